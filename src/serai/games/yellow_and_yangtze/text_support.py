"""What a viewer knows of the tiles that the seats can add to a conflict (YY-19)."""

from dataclasses import dataclass

from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import EVERYTHING, FRAME
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze.names import COLORS, LEADERS
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.tables import BLACK, RED
from serai.games.yellow_and_yangtze.tables import COLORS as COLOR_COUNT
from serai.games.yellow_and_yangtze.text_words import added_words


@dataclass(frozen=True)
class Reserve:
    """What a seat can still add: at least `low` and at most `high` tiles, and a leader off the board."""

    seat: int
    low: int
    high: int
    leader: bool

    @property
    def most(self) -> int:
        """The strength it adds at most."""
        return self.high + int(self.leader)


def held(state: Position, viewer: int, seat: int, color: int) -> tuple[int, int]:
    """How many tiles of a color a hand holds, at least and at most, as the viewer knows."""
    if viewer in (seat, EVERYTHING):
        return int(state.in_hand(seat, color)), int(state.in_hand(seat, color))
    row = range(seat * COLOR_COUNT, (seat + 1) * COLOR_COUNT)
    unsure = int(state.unsure[seat])
    at = row[color]
    low = int(state.seen[at]) + max(0, int(state.maybe[at]) - unsure)
    others = sum(int(state.seen[i]) for i in row if i != at)
    others += max(0, sum(int(state.maybe[i]) for i in row if i != at) - unsure)
    return low, max(low, min(int(state.hand_total(seat)) - others, unaccounted(state, viewer, color)))


def unaccounted(state: Position, viewer: int, color: int) -> int:
    """How many tiles of a color lie where the viewer cannot see them."""
    count = int(state.tables.tiles[color]) - int(state.display[color]) - int(state.box[color])
    count -= int(state.committed(color))
    count -= sum(1 for piece in state.board if piece == color + 1)
    if viewer >= 0:
        at = viewer * COLOR_COUNT + color
        count -= int(state.hand[at]) + int(state.replaced[at])
    return count


def waiting(state: Position, kinds: tuple[int, ...]) -> list[int]:
    """The seats that have still to decide, in their order."""
    frames = [(int(state.frames[at * FRAME]), int(state.frames[at * FRAME + 1])) for at in range(state.depth)]
    return [seat for kind, seat in reversed(frames) if kind in kinds]


def reserves(state: Position, viewer: int) -> list[Reserve]:
    """What those can add who have still to decide in the pending conflict."""
    revolt = state.revolt_color < COLOR_COUNT
    color = BLACK if revolt else RED
    seats = waiting(state, (a.ATTACK, a.DEFEND) if revolt else (a.HELP,))
    return [Reserve(seat, *held(state, viewer, seat, color), bool(state.off_board(seat, color))) for seat in seats]


def reserve_words(reserve: Reserve, color: int, lang: str) -> str:
    """What one seat can add: B up to 4 red tiles and the Soldier."""
    if reserve.most == 0:
        return text("yy-reserve-none", lang, seat=seat_name(reserve.seat))
    if reserve.low == reserve.high or reserve.high == 0:
        added = added_words(reserve.high, color, reserve.leader, lang)
        return text("yy-reserve", lang, seat=seat_name(reserve.seat), added=added)
    args: dict[str, str | int] = {
        "high": reserve.high,
        "color": COLORS[color],
        "leader": LEADERS[color] if reserve.leader else "none",
    }
    if reserve.low == 0:
        return text("yy-reserve-up-to", lang, seat=seat_name(reserve.seat), **args)
    return text("yy-reserve-range", lang, seat=seat_name(reserve.seat), low=reserve.low, **args)
