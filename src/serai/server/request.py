"""A request to change a table: who asks, under which key; what the store is given for it; and what a refusal says."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from serai.core.reasons import IllegalAction
from serai.core.seats import seat_name
from serai.match.change import Change
from serai.match.errors import MatchError
from serai.match.seating import Seating
from serai.server.live import LiveTable
from serai.server.refusal import Refusal
from serai.store.rows import Append


def digest_of(message: msgspec.Struct, about: str = "") -> str:
    """What was asked (and of what), to tell a request sent again from another one under the same key."""
    said = msgspec.json.encode((type(message).__name__, about, message))
    return hashlib.blake2b(said, digest_size=12).hexdigest()


def holders_of(seating: Seating) -> dict[int, str]:
    """Which person sits where."""
    return {seat: chair.holder for seat, chair in enumerate(seating.chairs) if chair.kind == "person"}


def to_act_text(seat: int) -> str:
    """Who must act, as the store keeps it."""
    return seat_name(seat) if seat >= 0 else ""


def is_answered(seq: int) -> None:
    """What is done with the answer to a request that nobody waits for."""


@dataclass(frozen=True)
class Request:
    """Who wants a change: a person with a key and the digest of what they ask (all empty when it is the server itself).

    `seq` is the last entry they know of. `answered` is called with the number of the last entry once the change is safe,
    before anybody is told.
    """

    person: str = ""
    key: str = ""
    digest: str = ""
    seq: int | None = None
    lang: str = "en"
    answered: Callable[[int], None] = is_answered


OUR_OWN: Final = Request()


def append_of(live: LiveTable, change: Change, request: Request) -> tuple[Append, Mapping[int, str] | None]:
    """A change as the store keeps it, and who holds which seat from now on (None: as before)."""
    table, seating = live.table, change.seating
    append = Append(
        table=live.id,
        expected=table.match.last,
        entries=change.entries,
        seating=None if seating is None else msgspec.json.encode(seating.document()).decode(),
        status=table.status_after(change),
        to_act=to_act_text(change.to_act),
        person=request.person,
        key=request.key,
        request=request.digest,
    )
    moved = seating is not None and holders_of(seating) != holders_of(table.seating)
    return append, holders_of(seating) if seating is not None and moved else None


def as_refusal(error: Exception, live: LiveTable, lang: str) -> Refusal:
    """What a table says, as a refusal in the language of the one who asked."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, MatchError):
        return Refusal(error.code, error.key)
    if isinstance(error, IllegalAction):
        game, state = live.game, live.table.match.state
        action = game.parse(error.notation)
        reason = game.reason(state, action, int(state.rule_against(action)), lang)
        return Refusal.in_words("illegal", reason.text, reason.rule, reason.help)
    return Refusal("malformed", "server-refused-notation")
