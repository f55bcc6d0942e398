"""The application: handlers, checks, answers to what goes wrong, and the files of the web app, put together."""

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import HttpMethod, Litestar, MediaType, Request, Response, route
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from serai.server import api, monitor, security
from serai.server import messages as m
from serai.server.files import Files
from serai.server.front import Front
from serai.server.live import ENCODER
from serai.server.log import tell
from serai.server.refusal import Refusal
from serai.server.settings import Settings
from serai.store.store import Store

PACKED_FROM: Final = 1_000  # bytes of an answer that is worth packing
PACKED_HOW: Final = 5  # 1 quick to 9 small; it is done in the loop
AS_IT_IS: Final = "as_it_is"  # marks a handler that packs its answers itself
CODES: Final = {400: "malformed", 404: "unknown", 405: "malformed", 413: "too_large", 415: "malformed", 429: "too_many"}

Asked = Request[Any, Any, Any]


def create_app(store: Store, settings: Settings | None = None, opened: bool = False) -> Litestar:
    """The application over a store, which it opens and closes, unless somebody else has opened it."""
    chosen = settings or Settings()
    front = Front(store, chosen)
    files = Files(chosen.static)

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        if not opened:
            await store.open()
        await front.open()
        try:
            yield
        finally:
            await front.close()
            if not opened:
                await store.close()

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={AS_IT_IS: True},
    )
    async def pages(request: Asked) -> Response[bytes]:
        """A file of the web app."""
        packs = "gzip" in request.headers.get("accept-encoding", "")
        return files.answer(request.scope["path"], packs, request.headers.get("if-none-match", ""))

    app = Litestar(
        route_handlers=[api.API, monitor.health, monitor.ready, monitor.metrics, pages],
        before_request=check,
        before_send=[security.add_headers],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http, Exception: on_fault},
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Serai",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=m.MAX_MESSAGE,
        compression_config=CompressionConfig(
            "gzip", minimum_size=PACKED_FROM, gzip_compress_level=PACKED_HOW, exclude_opt_key=AS_IT_IS
        ),
        logging_config=None,
        debug=False,
    )
    app.state.front = front
    return app


async def check(request: Asked) -> None:
    """What must hold before a handler sees a request. Raises Refusal."""
    front: Front = request.app.state.front
    if request.method in security.SAFE:
        security.check_host(request.scope, front.settings)
        return
    security.check_origin(request.scope, front.settings)
    kind = request.route_handler.opt.get("before_reading")
    if kind is not None:  # a large body: first we want to know who sends it, and how often
        (await front.caller(request, kind)).known()
    try:
        body = await request.body()
    except InternalServerException:  # the other side has gone in the middle of it: nobody hears the answer
        raise Refusal("malformed") from None
    security.check_body(request.scope, body)


# ---- what goes wrong -------------------------------------------------------------------------------------------------


def language_of(request: Asked) -> str:
    """The language for a refusal."""
    asked = request.scope["query_string"]
    if b"lang=it" in asked or b"lang=en" in asked:
        return "it" if b"lang=it" in asked else "en"
    return "it" if request.headers.get("accept-language", "").lower().startswith("it") else "en"


def answered(request: Asked, refusal: Refusal) -> Response[bytes]:
    """A refusal as an answer over HTTP."""
    front: Front = request.app.state.front
    front.note_refusal(refusal, "http", security.address_of(request.scope, front.settings))
    headers = {"retry-after": str(refusal.retry_after)} if refusal.retry_after else {}
    body = ENCODER.encode(refusal.problem(language_of(request)))
    return Response(body, status_code=refusal.status, media_type=MediaType.JSON, headers=headers)


def on_refusal(request: Asked, refusal: Refusal) -> Response[bytes]:
    """What we refuse ourselves."""
    return answered(request, refusal)


def on_http(request: Asked, error: HTTPException) -> Response[bytes]:
    """What the framework refuses: bodies and parameters that do not fit, addresses that are not there."""
    refusal = Refusal(CODES.get(error.status_code, "internal" if error.status_code >= 500 else "malformed"))
    if error.status_code >= 500:
        tell("fault", logging.ERROR, error, method=str(request.method))
    elif error.status_code == 400:
        refusal.help = complaint(error)
    response = answered(request, refusal)
    response.status_code = error.status_code
    return response


def complaint(error: HTTPException) -> str:
    """Which part of a request does not fit, for whoever writes programs."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return ("; ".join(parts) or error.detail)[:300]


def on_fault(request: Asked, error: Exception) -> Response[bytes]:
    """A mistake of ours: the log gets all of it, the other side only that it happened."""
    tell("fault", logging.ERROR, error, method=str(request.method))
    return answered(request, Refusal("internal"))
