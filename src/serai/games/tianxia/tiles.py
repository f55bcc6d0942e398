"""TX-16: Bonus tiles and Jade Figurines."""

from mypy_extensions import i64

from serai.core.bits import bit
from serai.core.vectors import replaced
from serai.games.tianxia.facts import TILE_BOXED, TILE_TAKEN
from serai.games.tianxia.state import Position, changed
from serai.games.tianxia.tables import LIMU


def may_take(state: Position, family: i64, tile: i64) -> bool:
    """No figurine of a kind that the family has already (TX-16.3)."""
    figurine: i64 = tile - state.tables.figurine
    return figurine < 0 or state.figurines[family] & bit(figurine) == 0


def take_tile(state: Position, family: i64, tile: i64, rule: i64) -> None:
    """A Bonus tile that may be taken must be (TX-16.4): a one-time tile lies face up (TX-16.2).

    Li Mu keeps figurines alone (TX-22.5).
    """
    tables = state.tables
    if tile >= tables.figurine:
        mask: i64 = state.figurines[family] | bit(tile - tables.figurine)
        state.figurines = replaced(state.figurines, family, mask)
    elif family == LIMU:
        box_tile(state, family, tile, rule)
        return
    else:
        at: i64 = family * tables.tiles + tile
        state.open_tiles = changed(state.open_tiles, at, i64(state.open_tiles[at]) + 1)
    state.note(TILE_TAKEN, family, 0, tile, rule)


def box_tile(state: Position, family: i64, tile: i64, rule: i64) -> None:
    """A Bonus tile leaves the game: it lies nowhere any more."""
    state.note(TILE_BOXED, family, 0, tile, rule)
