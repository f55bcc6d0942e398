"""The handlers: parse, authorise, call, encode. What is done stands elsewhere."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from serai.server import library, questions, render, security
from serai.server import library_messages as lm
from serai.server import messages as m
from serai.server import socket as sockets
from serai.server.description import described
from serai.server.desk import Asker
from serai.server.front import Caller, Front, Looking
from serai.server.hub import not_read, not_saved
from serai.server.identity import set_cookie
from serai.server.live import ENCODER, LiveTable
from serai.server.log import tell
from serai.server.refusal import Refusal
from serai.server.settings import LOOPBACK
from serai.store.check import record_text
from serai.store.errors import StoreDamaged, StoreError

Asked = Request[Any, Any, Any]
Lang = Annotated[m.Language | None, QueryParameter(name="lang")]
Seen = Annotated[int | None, QueryParameter(name="after", ge=0, le=1_000_000)]
EyesOf = Annotated[m.Letter | None, QueryParameter(name="eyes")]
Behind = Annotated[bool, QueryParameter(name="behind")]  # a page at which several people sit: see `Eyes`
Named = FromPath[str]
MOST_LISTED: Final = 100
LOG_PAGE: Final = 200
ENTRY: Final = 150  # bytes of an entry in the store, about


def front_of(connection: "Asked | WebSocket[Any, Any, Any]") -> Front:
    """The parts of the server."""
    front: Front = connection.app.state.front
    return front


# ---- the guest -------------------------------------------------------------------------------------------------------


@get("/me")
async def me(request: Asked) -> lm.Me | None:
    """The guest behind the cookie; null for nobody."""
    caller = await front_of(request).caller(request, "looks")
    return None if caller.person is None else me_of(caller)


def me_of(caller: Caller) -> lm.Me:
    """A guest, as they see themselves."""
    person = caller.known()
    return lm.Me(name=person.name, lang="it" if person.lang == "it" else "en")


@post("/me", status_code=HTTP_200_OK)
async def become(request: Asked, data: JSONBody[m.Guest]) -> Response[lm.Me]:
    """Sit down with a name: a new guest with a cookie, or another name for the one who asks."""
    front = front_of(request)
    caller = await front.caller(request, "guests", data.lang)
    try:
        if caller.person is not None:
            person = await front.guests.change(caller.person, data.name, data.lang)
            await front.rename(person)
            return Response(lm.Me(name=person.name, lang=data.lang))
        person, token = await front.guests.welcome(data.name, data.lang)
    except StoreError as error:
        raise not_saved(error) from None
    front.metrics.count("guests")
    return Response(lm.Me(name=person.name, lang=data.lang), headers={"set-cookie": set_cookie(token, caller.secure)})


@post("/logout", status_code=HTTP_200_OK)
async def logout(request: Asked) -> Response[None]:
    """Take the cookie away, and its token out of use: here and in every other browser, sockets too."""
    front = front_of(request)
    caller = await front.caller(request, "looks")
    if caller.person is not None:
        try:
            await front.leave(caller.person)
        except StoreError as error:
            raise not_saved(error) from None
    return Response(None, headers={"set-cookie": set_cookie("", caller.secure, 0)})


@get("/reach")
async def reach(request: Asked) -> lm.Reach:
    """The address to invite by. At the server's own machine a page knows only a name that leads others nowhere."""
    front = front_of(request)
    await front.caller(request, "looks")
    settings = front.settings
    here = security.host_name(security.header(request.scope, b"host")) in LOOPBACK
    if settings.public_url or not here or settings.behind_proxy:
        return lm.Reach(url=settings.public_url, alone=False)
    return lm.Reach(url=next(iter(settings.network), ""), alone=not settings.network)


# ---- games and rules -------------------------------------------------------------------------------------------------


@get("/games")
async def games_(request: Asked, lang: Lang = None) -> list[lm.GameLine]:
    """The four tables."""
    caller = await front_of(request).caller(request, "looks", lang)
    return list(library.game_lines(caller.lang))


@get("/games/{game:str}")
async def game(request: Asked, game: Named) -> lm.GameInfo:
    """A game's component data."""
    await front_of(request).caller(request, "looks")
    return library.game_info(game)


@get("/games/{game:str}/rulebook")
async def rulebook(request: Asked, game: Named, lang: Lang = None) -> lm.BookView:
    """A whole rulebook."""
    caller = await front_of(request).caller(request, "looks", lang)
    return library.book_view(game, caller.lang)


@get("/games/{game:str}/rules")
async def rules(
    request: Asked, game: Named, q: Annotated[str, QueryParameter(max_length=200)] = "", lang: Lang = None
) -> list[lm.HitLine]:
    """What fits an id or words, the best first."""
    caller = await front_of(request).caller(request, "looks", lang)
    return await asyncio.to_thread(library.hits, game, q, caller.lang)


@get("/games/{game:str}/rulings")
async def rulings(request: Asked, game: Named, lang: Lang = None) -> lm.RulingList:
    """All rulings."""
    caller = await front_of(request).caller(request, "looks", lang)
    return await asyncio.to_thread(library.ruling_list, game, caller.lang)


@get("/games/{game:str}/rulings/{ruling:str}")
async def ruling_(request: Asked, game: Named, ruling: Named, lang: Lang = None) -> lm.RulingView:
    """A ruling with its moves in words."""
    caller = await front_of(request).caller(request, "looks", lang)
    name = library.ruling_of(game, ruling).id
    return await asyncio.to_thread(library.ruling_view, game, name, caller.lang)


@post("/games/{game:str}/rulings/{ruling:str}/table")
async def try_ruling(
    request: Asked, game: Named, ruling: Named, data: JSONBody[m.TryRuling], lang: Lang = None
) -> lm.Created:
    """A table at the position of a ruling."""
    front = front_of(request)
    caller = await front.caller(request, "tables", lang)
    return await front.opening.ruling(caller.known(), library.ruling_of(game, ruling), data)


# ---- tables ----------------------------------------------------------------------------------------------------------


@post("/tables")
async def new_table(request: Asked, data: JSONBody[m.NewTable], lang: Lang = None) -> lm.Created:
    """Set a table up."""
    front = front_of(request)
    caller = await front.caller(request, "tables", lang)
    return await front.opening.new(caller.known(), data)


@get("/tables")
async def tables(
    request: Asked, which: Annotated[m.Scope, QueryParameter(name="scope")] = "mine"
) -> list[lm.TableLine]:
    """The caller's tables, or those that may be watched."""
    front = front_of(request)
    caller = await front.caller(request, "looks")
    try:
        if which == "watch":
            rows = await front.store.watchable(MOST_LISTED)
        else:
            rows = await front.store.tables_of(caller.id, MOST_LISTED) if caller.id else []
    except StoreError:
        raise not_read() from None
    return library.table_lines(rows, caller.id)


@post("/import", request_max_body_size=m.MAX_IMPORT + m.MAX_IMPORT // 2, opt={"before_reading": "imports"})
async def import_(request: Asked, data: JSONBody[m.Import], lang: Lang = None) -> lm.Created:
    """A table at the end of a record that somebody brings along."""
    front = front_of(request)
    caller = await front.caller(request, "", lang)  # the permission was used before the body was read
    person = caller.known()
    front.limiter.take("copied", person.id, caller.address, len(data.record))
    return await front.opening.record(person, data)


@get("/join/{token:str}")
async def invitation(request: Asked, token: Named) -> lm.Invite:
    """What an invite link leads to."""
    front = front_of(request)
    caller = await front.caller(request, "looks")
    row = await front.opening.invited(token)
    line = library.table_line(row, caller.id)
    live = await front.hub.table(row.id)
    seats = line.seats if live.seating is None else render.plain_seats(live.seating, caller.id)
    host = next((chair.name for chair in live.chairs if chair.holder == row.host), "")
    return lm.Invite(table=row.id, game=row.game, title=line.title, host=host, seats=seats)


@post("/join/{token:str}")
async def join(request: Asked, token: Named, data: JSONBody[m.Join], lang: Lang = None) -> lm.Created:
    """Sit down by an invite link."""
    front = front_of(request)
    caller = await front.caller(request, "tables", lang)
    return await front.opening.join(caller.known(), token, data)


# ---- one table -------------------------------------------------------------------------------------------------------


async def looking(
    request: Asked, table: str, lang: str | None, eyes: str | None, kind: str = "looks", behind: bool = False
) -> Looking:
    """A caller at a table they may see. Raises Refusal."""
    return await front_of(request).looking(request, table, lang, eyes, kind, behind)


@get("/tables/{table:str}")
async def table_(
    request: Asked, table: Named, lang: Lang = None, after: Seen = None, eyes: EyesOf = None, behind: Behind = False
) -> m.TableView:
    """The table as the caller may see it; with `after` the news since that entry."""
    look = await looking(request, table, lang, eyes, behind=behind)
    return look.live.view(look.viewer, after)


@get("/tables/{table:str}/events")
async def events(
    request: Asked,
    table: Named,
    after_version: Annotated[int | None, QueryParameter(ge=0)] = None,
    wait: Annotated[float, QueryParameter(ge=0, le=60)] = 25,
    lang: Lang = None,
    after: Seen = None,
    eyes: EyesOf = None,
    behind: Behind = False,
) -> list[m.ServerMessage]:
    """What is new since a version: at once, or as soon as there is something; nothing after `wait` seconds.

    Without a version, the table as it is, at once.
    """
    look = await looking(request, table, lang, eyes, behind=behind)
    live, known = look.live, -1 if after_version is None else after_version
    live.poll(look.caller.id)
    if live.version <= known:
        await live.changes(min(wait, front_of(request).settings.longest_wait))
        if front_of(request).has_left(look.caller):
            raise Refusal("forbidden", "server-refused-guest")
        live.poll(look.caller.id)
    return [live.view(look.viewer, after)] if live.version > known else []


@post("/tables/{table:str}/actions", status_code=HTTP_200_OK)
async def act(
    request: Asked,
    table: Named,
    data: JSONBody[m.ClientMessage],
    lang: Lang = None,
    after: Seen = None,
    eyes: EyesOf = None,
    behind: Behind = False,
) -> m.Outcome:
    """A request to the table, as over the socket; answered together with the table as it stands then."""
    look = await looking(request, table, lang, eyes, "actions", behind)
    asker = Asker(look.caller.id, look.caller.lang, look.eyes)
    answer = await front_of(request).desk.answer(look.live, asker, data)
    return m.Outcome(answer=answer, table=look.live.view(look.viewer, after))


@post("/tables/{table:str}/why", status_code=HTTP_200_OK)
async def why(
    request: Asked, table: Named, data: JSONBody[m.Why], lang: Lang = None, eyes: EyesOf = None
) -> m.WhyAnswer:
    """Why an action, or anything with a thing, is not possible now."""
    look = await looking(request, table, lang, eyes, "questions")
    return questions.why(look.live, look.deciding(), data)


@post("/tables/{table:str}/preview", status_code=HTTP_200_OK)
async def preview(
    request: Asked, table: Named, data: JSONBody[m.Preview], lang: Lang = None, eyes: EyesOf = None
) -> m.PreviewAnswer:
    """What an action would bring, up to the first chance."""
    look = await looking(request, table, lang, eyes, "questions")
    return questions.preview(look.live, look.deciding(), data)


@get("/tables/{table:str}/log")
async def log(
    request: Asked,
    table: Named,
    before: Annotated[int | None, QueryParameter(ge=1, le=1_000_001)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LOG_PAGE)] = 50,
    lang: Lang = None,
    eyes: EyesOf = None,
) -> m.LogPage:
    """Entries of the log before entry `before` (without it: the last ones), oldest first."""
    look = await looking(request, table, lang, eyes)
    last = look.live.history.last
    end = last if before is None else min(last, before - 1)
    start = max(0, end - limit)
    return m.LogPage(items=render.log_items(look.live, range(start, end), look.viewer), first=start == 0)


@get("/tables/{table:str}/steps/{step:int}")
async def step_(
    request: Asked, table: Named, step: FromPath[int], lang: Lang = None, eyes: EyesOf = None
) -> m.StepView:
    """The table as it stood after an entry."""
    look = await looking(request, table, lang, eyes)
    if not 0 <= step <= look.live.history.last:
        raise Refusal("unknown", "server-unknown-step")
    return render.step_view(look.live, look.viewer, step)


@get("/tables/{table:str}/record", media_type="application/jsonl")
async def record(request: Asked, table: Named) -> Response[bytes]:
    """The record as a file, once the game is over and can be taken back no more.

    A secret that could not be published when the game ended is published first: the record ends with it.
    """
    look = await looking(request, table, None, None)
    body = await exported(front_of(request), look.caller, look.live)
    tell("record_exported", table=look.live.id, seat=look.live.letters_of(look.caller.id))
    name = f"{look.live.row.game}-{look.live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/jsonl", headers=headers)


async def exported(front: Front, caller: Caller, live: LiveTable) -> bytes:
    """A record. Raises Refusal while the game goes on, and while it can still be taken back."""
    if live.playable:
        return (await front.hub.record(live, caller.id)).encode()
    if live.row.status not in ("over", "closed") or not live.seats_of(caller.id):
        raise Refusal("forbidden", "server-refused-record-quarantined")
    try:
        return record_text(live.row, await front.store.record(live.id)).encode()
    except StoreDamaged:
        raise Refusal("quarantined") from None
    except StoreError:
        raise not_read() from None


@post("/tables/{table:str}/close", status_code=HTTP_200_OK)
async def close(request: Asked, table: Named, lang: Lang = None, eyes: EyesOf = None) -> m.TableView:
    """End all taking back of a game that is over, which publishes its secret; then its record can be had."""
    look = await looking(request, table, lang, eyes, "actions")
    await front_of(request).hub.close_record(look.live, look.caller.id)
    tell("game_closed", table=look.live.id, seat=look.live.letters_of(look.caller.id))
    return look.live.view(look.viewer, None)


@post("/tables/{table:str}/branch")
async def branch(request: Asked, table: Named, data: JSONBody[m.Branch], lang: Lang = None) -> lm.Created:
    """A new table that goes on from a step of this one."""
    front = front_of(request)
    look = await looking(request, table, lang, None, "tables")
    person = look.caller.known()
    front.limiter.take("copied", person.id, look.caller.address, ENTRY * min(data.step, look.live.seq))
    return await front.opening.branch(person, look.live, data)


@websocket("/tables/{table:str}/ws")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: Named,
    lang: Lang = None,
    after: Seen = None,
    eyes: EyesOf = None,
    behind: Behind = False,
) -> None:
    """A table over a WebSocket: views and answers out, requests in."""
    front = front_of(socket)
    try:
        security.check_origin(socket.scope, front.settings)
        look = await front.look(await front.caller(socket, "", lang), table, eyes, behind)
        asker = Asker(look.caller.id, look.caller.lang, look.eyes)
        with sockets.place(front, look.caller, look.live):
            await sockets.serve(front, socket, look.caller, look.live, asker, after)
    except Refusal as refusal:
        front.note_refusal(refusal, "socket", security.address_of(socket.scope, front.settings))
        await refuse_socket(socket, refusal, lang or "en")


async def refuse_socket(socket: WebSocket[Any, Any, Any], refusal: Refusal, lang: str) -> None:
    """Say why, then close: a page cannot read the answer to a handshake that fails."""
    if refusal.key in ("server-refused-origin", "server-refused-host-name"):
        await socket.close(sockets.POLICY)  # before it is accepted: the handshake fails with 403
        return
    await socket.accept()
    await socket.send_data(ENCODER.encode(refusal.refused("", lang)).decode())
    await socket.close(sockets.POLICY)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[dict[str, Any]]:
    """What this API is, for programs."""
    return Response(described(request.app.openapi_schema.to_schema()))


API: Final = Router(
    "/api",
    route_handlers=[
        me, become, logout, reach, games_, game, rulebook, rules, rulings, ruling_, try_ruling, new_table, tables, import_,
        invitation, join, table_, events, act, why, preview, log, step_, record, close, branch, table_socket, openapi,
    ],
)  # fmt: skip
