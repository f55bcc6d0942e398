"""An open field for tests of rules: positions written as text, moves in the notation, spaces as axial coordinates.

The field has all spaces with q and r at most 5 steps from 0,0. All are land unless a test lists river spaces. A position
reads `K@0,0 R@1,0 A:r@-1,0`: tiles k r u g y in capitals, leaders with their owner. Everything that is not mentioned is
off the board. Hands and display hold what a test gives them, the bag the rest.
"""

from collections.abc import Iterable
from functools import cache

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from serai.core.chance import SeedDealer
from serai.core.events import Fact, Journal
from serai.core.options import OptionValue
from serai.core.state import CHANCE, LEGAL
from serai.games.yellow_and_yangtze import actions as a
from serai.games.yellow_and_yangtze import facts as f
from serai.games.yellow_and_yangtze.actions import action_space
from serai.games.yellow_and_yangtze.components import load
from serai.games.yellow_and_yangtze.groups import regroup
from serai.games.yellow_and_yangtze.names import LETTERS
from serai.games.yellow_and_yangtze.pagoda import set_pagoda
from serai.games.yellow_and_yangtze.rules import YellowAndYangtzeState
from serai.games.yellow_and_yangtze.state import FIRST_LEADER
from serai.games.yellow_and_yangtze.tables import COLORS, LAND, RIVER, Map, Tables

RADIUS = 5
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DEFAULTS: dict[str, OptionValue] = {
    "war_toll": "strength",
    "war_bystanders": "participate",
    "war_pick": "allowed",
    "tie_break": "shared",
    "short_two_player_game": False,
    "map": "standard",
    "idle_rounds_limit": 10,
}

Axial = tuple[int, int]


def axial(text: str) -> Axial:
    """`1,-1` as numbers."""
    q, r = text.split(",")
    return int(q), int(r)


def spaces_of_field() -> list[Axial]:
    """All spaces, in the order of their ids: row by row, from west to east."""
    around = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in around for q in around if abs(q + r) <= RADIUS]


def id_of(space: Axial) -> str:
    """The id of a space, as maps write it: row letter, column."""
    q, r = space
    row = r + RADIUS
    return f"{'ABCDEFGHIJK'[row]}{q + row // 2 + 4:02d}"


@cache
def field_tables(river: str = "") -> Tables:
    """The standard component set with this field in the place of its maps."""
    standard = load()
    tables = Tables()
    for name in ("tiles", "pagodas", "hand_size", "display_size", "actions", "short_game_tiles"):
        setattr(tables, name, getattr(standard, name))
    spaces = spaces_of_field()
    number = {space: at for at, space in enumerate(spaces)}
    wet = {axial(word) for word in river.split()}
    tables.space_names = [id_of(space) for space in spaces]
    assert tables.space_names == sorted(tables.space_names)
    one = Map("standard")
    one.terrain = vec[i64]([RIVER if space in wet else LAND for space in spaces])
    one.neighbor = vec[i64]([number.get((q + dq, r + dr), -1) for q, r in spaces for dq, dr in STEPS])
    one.capitals = vec[i64]([number[0, 0]])
    tables.map_names = ["standard"]
    tables.maps = [one]
    tables.triangle_spaces = triangles(spaces, number)
    tables.seal()
    return tables


def triangles(spaces: list[Axial], number: dict[Axial, int]) -> vec[i64]:
    """All triples of adjacent spaces, ascending."""
    found = set()
    for q, r in spaces:
        for (dq, dr), (eq, er) in zip(STEPS, STEPS[1:] + STEPS[:1], strict=True):
            corners = [number.get(corner, -1) for corner in ((q, r), (q + dq, r + dr), (q + eq, r + er))]
            if min(corners) >= 0:
                found.add(tuple(sorted(corners)))
    flat = vec[i64]()
    for triple in sorted(found):
        for corner in triple:
            flat = append(flat, corner)
    return flat


class Field:
    """A position on the field, to be played on."""

    def __init__(
        self,
        pieces: str,
        *,
        hands: dict[str, str] | None = None,
        seats: int = 3,
        river: str = "",
        display: str = "",
        turn: str = "A",
        left: int = 2,
        pagodas: Iterable[str] = (),
        points: dict[str, str] | None = None,
        bag: str | None = None,
        **options: OptionValue,
    ) -> None:
        """`bag` empties the bag into the box but for these tiles; pagodas are triangles such as `0,0 1,0 1,-1`."""
        self.tables = field_tables(river)
        self.space = action_space(self.tables)
        state = YellowAndYangtzeState(self.tables, seats, DEFAULTS | options)
        self.state = state
        for piece in pieces.split():
            self._lay(piece)
        for seat, letters in (hands or {}).items():
            for letter in letters:
                self._add(state.hand, self.seat(seat) * COLORS, letter)
        for letter in display:
            self._add(state.display, 0, letter)
        for seat, letters in (points or {}).items():
            for letter in letters:
                state.points[self.seat(seat) * COLORS + LETTERS.index(letter)] += 1
        for corners in pagodas:
            self._build(corners)
        self._fill_bag(bag)
        regroup(state)
        state.first = 0
        state.active = self.seat(turn)
        state.push(a.ACTION, state.active, left, 0)

    def _lay(self, piece: str) -> None:
        what, where = piece.split("@")
        space = self.at(where)
        if ":" in what:
            seat, letter = what.split(":")
            leader = self.seat(seat) * COLORS + LETTERS.index(letter)
            self.state.board[space] = u8(FIRST_LEADER + leader)
            self.state.leader_at[leader] = u8(space)
        else:
            self.state.board[space] = u8(LETTERS.index(what.lower()) + 1)

    def _add(self, row: vec[u8], base: int, letter: str) -> None:
        row[base + LETTERS.index(letter)] = u8(row[base + LETTERS.index(letter)] + 1)

    def _build(self, corners: str) -> None:
        triangle = self.tables.triangle_names.index(self._triangle(corners.split()).upper())
        color = int(self.state.tile_on(self.tables.triangle_spaces[triangle * 3]))
        slot = int(self.tables.first_slot[color])
        while self.state.pagoda_on[slot] >= 0:
            slot += 1
        set_pagoda(self.state, slot, triangle)

    def _fill_bag(self, bag: str | None) -> None:
        for color in range(COLORS):
            left = int(self.state.rest(color))
            kept = left if bag is None else bag.count(LETTERS[color])
            self.state.bag[color] = u8(kept)
            self.state.into_box(color, left - kept)

    @staticmethod
    def seat(letter: str) -> int:
        """The number of a seat."""
        return "ABCD".index(letter)

    def at(self, where: str) -> int:
        """The number of a space."""
        return self.tables.space_names.index(id_of(axial(where)))

    def where(self, space: int) -> str:
        """The coordinates of a space."""
        q, r = spaces_of_field()[space]
        return f"{q},{r}"

    def _triangle(self, corners: list[str]) -> str:
        return "-".join(sorted(id_of(axial(corner)).lower() for corner in corners))

    def action(self, text: str) -> int:
        """The action of a notation with coordinates: `place red 1,0`, `pagoda 0,0 1,0 1,-1`."""
        words = text.split()
        places = [word for word in words if "," in word]
        plain = [word for word in words if "," not in word]
        if len(places) == 3:
            plain.append(self._triangle(places))
        elif places:
            plain.append(id_of(axial(places[0])).lower())
        return self.space.parse(" ".join(plain))

    def why_not(self, text: str) -> int:
        """The rule against an action, or LEGAL."""
        action = self.action(text)
        rule = int(self.state.rule_against(action))
        assert (rule == LEGAL) == (action in self.state.legal_actions())
        return rule

    def do(self, *moves: str) -> list[Fact]:
        """Carry out moves, written `A place red 1,0`; chance is settled from a seed. Returns the facts."""
        journal = Journal()
        dealer = SeedDealer(1)
        for move in moves:
            seat, _, text = move.partition(" ")
            assert "ABCD"[self.state.to_act] == seat, f"{move}: {self.state.to_act} is to act"
            assert self.why_not(text) == LEGAL, f"{move}: {self.why_not(text)}"
            self.state.journal = journal
            self.state.play(self.action(text))
            while self.state.to_act == CHANCE:
                self.state.play(dealer.deal(self.state))
            self.state.journal = None
            self.check()
        return journal.take()

    def check(self) -> None:
        """All invariants hold, but that hands and display are full: a test may leave them so."""
        assert [fault for fault in self.state.faults() if "full when a turn begins" not in fault] == []

    def board(self) -> str:
        """All pieces, in the order of their spaces."""
        return " ".join(
            f"{self._piece(int(piece))}@{self.where(at)}" for at, piece in enumerate(self.state.board) if piece
        )

    def _piece(self, piece: int) -> str:
        if piece < FIRST_LEADER:
            return LETTERS[piece - 1].upper()
        return f"{'ABCD'[(piece - FIRST_LEADER) // COLORS]}:{LETTERS[(piece - FIRST_LEADER) % COLORS]}"

    def has(self, pieces: str) -> bool:
        """Whether all these pieces are on the board."""
        return set(pieces.split()) <= set(self.board().split())

    def points(self, seat: str) -> str:
        """A seat's points, as letters."""
        row = self.seat(seat) * COLORS
        return "".join(LETTERS[color] * int(self.state.points[row + color]) for color in range(COLORS))

    def hand(self, seat: str) -> str:
        """A seat's tiles, as letters."""
        row = self.seat(seat) * COLORS
        return "".join(LETTERS[color] * int(self.state.hand[row + color]) for color in range(COLORS))

    def shown(self) -> str:
        """The display, as letters."""
        return "".join(LETTERS[color] * int(self.state.display[color]) for color in range(COLORS))

    def pagodas(self, color: str) -> list[str]:
        """The triangles of a color that carry a pagoda, as sets of coordinates."""
        first = int(self.tables.first_slot[LETTERS.index(color)])
        end = int(self.tables.first_slot[LETTERS.index(color) + 1])
        standing = [int(self.state.pagoda_on[slot]) for slot in range(first, end) if self.state.pagoda_on[slot] >= 0]
        return sorted(" ".join(self.where(int(s)) for s in self.corners(triangle)) for triangle in standing)

    def corners(self, triangle: int) -> list[int]:
        """The three spaces of a triangle."""
        return [int(self.tables.triangle_spaces[triangle * 3 + corner]) for corner in range(3)]

    def states(self) -> list[str]:
        """Every state as its leaders, sorted: `A:k B:r`."""
        found: dict[int, list[str]] = {}
        for space, piece in enumerate(self.state.board):
            if piece >= FIRST_LEADER and self.state.group[space]:
                found.setdefault(int(self.state.group[space]), []).append(self._piece(int(piece)))
        return sorted(" ".join(sorted(leaders)) for leaders in found.values())


def told(facts: list[Fact], what: int) -> list[tuple[int, int, int]]:
    """Seat, amount and item of all facts of a kind, in order."""
    return [(seat, amount, item) for kind, seat, amount, item, _ in facts if kind == what]


def gains(facts: list[Fact]) -> list[str]:
    """Who gained what: `A r 1 by 705`."""
    return [
        f"{'ABCD'[seat]} {LETTERS[color]} {amount} by {rule}"
        for kind, seat, amount, color, rule in facts
        if kind == f.GAINED
    ]
