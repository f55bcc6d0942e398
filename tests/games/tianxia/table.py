"""A table for tests of the rules: a game that waits for seat A's first turn, changed by hand and played in notation."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import u8

from serai.core.actions import ActionSpace
from serai.core.bits import bit
from serai.core.chance import SeedDealer
from serai.core.events import Fact, Journal
from serai.core.reasons import rule_name
from serai.core.state import CHANCE, FIRST_CHANCE
from serai.core.vectors import filled, replaced
from serai.games.tianxia import actions as k
from serai.games.tianxia.actions import action_space
from serai.games.tianxia.components import load
from serai.games.tianxia.names import FAMILIES as FAMILY_NAMES
from serai.games.tianxia.names import PURSE, REGIONS, TRACKS
from serai.games.tianxia.names import WORKERS as WORKER_NAMES
from serai.games.tianxia.rules import TianxiaState
from serai.games.tianxia.setup import lay_out
from serai.games.tianxia.state import (
    DELIVERIES,
    MARKERS,
    MILITARY_SPACE,
    NONE,
    PALACE,
    TOWERS,
    WALLS,
    WORKERS,
    bytes_of,
    changed,
)
from serai.games.tianxia.tables import (
    BARGE_PLACES,
    FAMILIES,
    LIMU,
    MERCHANT_ACTIONS,
    MOST_DELIVERY_SPACES,
    MOST_WORKER_SPACES,
    PLAIN,
    Tables,
)

BOARDS = ("azure", "crimson", "jade", "ochre")


@cache
def space_of(tables: Tables) -> ActionSpace:
    """The action space of a component set."""
    return action_space(tables)


def begin(seats: int, tables: Tables | None = None, difficulty: str = "normal") -> TianxiaState:
    """A game before its first decision of chance."""
    state = TianxiaState(tables or load(), seats, {"difficulty": difficulty})
    lay_out(state)
    state.settle()
    return state


def family(name: str) -> int:
    """The number of a seat's letter or of `li_mu`."""
    return FAMILY_NAMES.index(name.lower())


class Table:
    """A state with words: families are letters or `li_mu`, actions are notation.

    Seat A goes first, then B, C, D and Li Mu. Board of seat A: azure, then crimson, jade, ochre. Nobody owns anything but
    workers and markers, there are no Bonus tiles on the sites, no Objectives in hand, and nothing on the barges.
    """

    def __init__(self, seats: int = 4, seed: int = 0, tables: Tables | None = None, bare: bool = True) -> None:
        """A game at the first turn; `bare` takes away what setup and the first income have brought."""
        self.tables = tables or load()
        self.space = space_of(self.tables)
        self.state = begin(seats, self.tables)
        self.dealer = SeedDealer(seed)
        self._set_up()
        if bare:
            self._strip()

    def _set_up(self) -> None:
        state = self.state
        while state.top_kind() != k.TURN:
            kind = state.top_kind()
            if kind == k.CHANCE_PLACE:
                place = len(state.order)
                state.play(self.tables.place_base + (place if place < state.seats else LIMU))
            elif kind == k.CHANCE_BOARD:
                state.play(self.tables.board_base + state.top_seat())
            elif kind == k.CHANCE_BANNER:
                state.play(self.tables.banner_base + state.top_a())
            elif state.to_act == CHANCE:
                state.play(self.dealer.deal(state))
            else:
                state.play(state.legal_actions()[0])

    def _strip(self) -> None:
        state = self.state
        for seat in range(state.seats):
            for column in range(PLAIN):
                state.purse[seat * PLAIN + column] = 0
            state.deck |= int(state.objectives[seat])
        state.objectives = filled(state.seats, 0)
        for site in range(len(state.tile_at)):
            self._unsee(int(state.tile_at[site]))
        state.tile_at = bytes_of(len(state.tile_at), NONE)
        state.barges = bytes_of(len(state.barges), NONE)

    def _unsee(self, tile: int) -> None:
        if tile != NONE:
            self.state.unseen = changed(self.state.unseen, tile, int(self.state.unseen[tile]) + 1)
            self.state.supply += 1

    # ---- playing -------------------------------------------------------------------------------------------------

    def play(self, *notations: str) -> "Table":
        """Play actions that must be legal; chance in between is settled by the dealer unless it is named."""
        for notation in notations:
            action = self.space.parse(notation)
            outcome = self.space.family(action).chance
            while self.state.to_act == CHANCE and not outcome:
                self.state.play(self.dealer.deal(self.state))
            rule = self.state.rule_against(action)
            assert rule == 0, f"{notation}: {rule_name('TX', int(rule))}; legal: {self.legal()}"
            self.state.play(action)
        return self

    def settle(self) -> "Table":
        """Let the dealer settle pending chance."""
        while self.state.to_act == CHANCE:
            self.state.play(self.dealer.deal(self.state))
        return self

    def facts(self, *notations: str) -> list[Fact]:
        """Play, and tell what happened."""
        self.state.journal = Journal()
        self.play(*notations)
        facts = self.state.journal.take()
        self.state.journal = None
        return facts

    def rule(self, notation: str) -> str:
        """The rule against an action, or `legal`."""
        number = int(self.state.rule_against(self.space.parse(notation)))
        return rule_name("TX", number) if number else "legal"

    def legal(self) -> list[str]:
        """All legal actions in notation."""
        return [self.space.notation(action) for action in self.state.legal_actions()]

    def asked(self) -> str:
        """Whose decision it is and which: `A TURN`, or `chance`, or `over`."""
        if self.state.over:
            return "over"
        kind = int(self.state.top_kind())
        if kind >= FIRST_CHANCE:
            return "chance"
        words = {
            number: word
            for word, number in vars(k).items()
            if word.isupper() and isinstance(number, int) and word in DECISIONS
        }
        return f"{'ABCD'[int(self.state.to_act)]} {words[kind]}"

    # ---- reading -------------------------------------------------------------------------------------------------

    def purse(self, seat: str = "A") -> dict[str, int]:
        """What a family has, without what it has none of."""
        row = {word: int(self.state.has(family(seat), column)) for column, word in enumerate(PURSE)}
        return {word: amount for word, amount in row.items() if amount}

    def piece(self, column: int, seat: str = "A") -> int:
        """A number of its row of `pieces`."""
        return int(self.state.piece(family(seat), column))

    def barge(self, resource: str) -> list[str]:
        """The workers on a barge from the left."""
        at = ("wood", "stone", "rice").index(resource) * BARGE_PLACES
        row = [int(self.state.barges[at + place]) for place in range(BARGE_PLACES)]
        return [WORKER_NAMES[worker] for worker in row if worker != NONE]

    def track(self, name: str, seat: str = "A") -> int:
        """The position on a Palace track."""
        return self.piece(PALACE + TRACKS.index(name), seat)

    def merchants(self, seat: str = "A") -> list[int]:
        """Merchants on the three Merchant actions."""
        return [int(self.state.merchants_at(family(seat), action)) for action in range(MERCHANT_ACTIONS)]

    def seen(self, site: str) -> list[str]:
        """The families with a Governor at a site, by worker space."""
        at = self.site(site) * MOST_WORKER_SPACES
        row = [int(self.state.governors[at + space]) for space in range(MOST_WORKER_SPACES)]
        return [FAMILY_NAMES[one] if one != NONE else "" for one in row]

    def site(self, name: str) -> int:
        """The number of a site."""
        return self.tables.site_names.index(name)

    # ---- changing ------------------------------------------------------------------------------------------------

    def give(self, seat: str = "A", **amounts: int) -> "Table":
        """Set what a family has of coins, resources, goods, points."""
        for word, amount in amounts.items():
            self.state.purse[family(seat) * PLAIN + PURSE.index(word)] = amount
        return self

    def pieces(self, column: int, value: int, seat: str = "A") -> "Table":
        """Set a number of a row of `pieces`."""
        self.state.set_piece(family(seat), column, value)
        return self

    def palace(self, seat: str = "A", **tracks: int) -> "Table":
        """Set positions on Palace tracks."""
        for word, position in tracks.items():
            self.state.set_piece(family(seat), PALACE + TRACKS.index(word), position)
        return self

    def building(self, site: str, building: str) -> "Table":
        """The building at a site; if it lies elsewhere the two change places."""
        state, at = self.state, self.site(site)
        number = self.tables.building_names.index(building)
        before = int(state.building_at[at])
        for other in range(len(state.building_at)):
            if int(state.building_at[other]) == number:
                state.building_at = changed(state.building_at, other, before)
        state.building_at = changed(state.building_at, at, number)
        return self

    def govern(self, site: str, space: int = 1, seat: str = "A") -> "Table":
        """A Governor stands there since an earlier turn."""
        self.state.seat_governor(family(seat), self.site(site), space - 1)
        self.state.add_piece(family(seat), WORKERS, -1)
        return self

    def power(self, building: str, seat: str = "A") -> "Table":
        """A Governor stands at a passive building, wherever that lies."""
        number = self.tables.building_names.index(building)
        if number not in [int(one) for one in self.state.building_at]:
            self.building("han_1", building)
        at = [int(one) for one in self.state.building_at].index(number)
        return self.govern(self.tables.site_names[at], 2, seat)

    def tile(self, site: str, tile: str) -> "Table":
        """A Bonus tile lies at a site."""
        self.state.tile_at = changed(self.state.tile_at, self.site(site), self._draw(tile))
        return self

    def _draw(self, tile: str) -> int:
        number = self.tables.tile_names.index(tile)
        self.state.see_tile(number, True)
        return number

    def own_tiles(self, *tiles: str, seat: str = "A") -> "Table":
        """Bonus tiles of a family: face up, or figurines."""
        for name in tiles:
            number = self._draw(name)
            if number >= self.tables.figurine:
                mask = int(self.state.figurines[family(seat)]) | 1 << (number - int(self.tables.figurine))
                self.state.figurines = replaced(self.state.figurines, family(seat), mask)
            else:
                at = family(seat) * int(self.tables.tiles) + number
                self.state.open_tiles = changed(self.state.open_tiles, at, int(self.state.open_tiles[at]) + 1)
        return self

    def round_tiles(self, *tiles: str) -> "Table":
        """The round bonus tiles from the left."""
        for tile in self.state.round_tiles:
            self._unsee(int(tile))
        self.state.round_tiles = vec[u8]([u8(self._draw(tile)) for tile in tiles])
        return self

    def hand(self, *objectives: str, seat: str = "A") -> "Table":
        """Objectives in hand, out of the deck."""
        for name in objectives:
            number = self.tables.objective_names.index(name)
            self.state.deck &= ~bit(number)
            mask = int(self.state.objectives[family(seat)]) | bit(number)
            self.state.objectives = replaced(self.state.objectives, family(seat), mask)
        return self

    def markers(self, where: str, count: int, seat: str = "B") -> "Table":
        """Action markers of a family in a region, or on `fortify` or `train`."""
        spaces = {"fortify": MILITARY_SPACE, "train": MILITARY_SPACE + 1}
        at = spaces.get(where, REGIONS.index(where) if where in REGIONS else -1)
        before = int(self.state.markers[at * FAMILIES + family(seat)])
        self.state.markers = changed(self.state.markers, at * FAMILIES + family(seat), count)
        self.state.add_piece(family(seat), MARKERS, before - count)
        return self

    def load_barge(self, resource: str, *workers: str) -> "Table":
        """Workers on a barge from the left: letters, or `neutral`; those of players come from their supply."""
        at = ("wood", "stone", "rice").index(resource) * BARGE_PLACES
        for place, name in enumerate(workers):
            worker = WORKER_NAMES.index(name.lower())
            if worker < self.state.seats:
                self.state.add_piece(worker, WORKERS, -1)
            self.state.barges = changed(self.state.barges, at + place, worker)
        return self

    def employ(self, *counts: int, seat: str = "A") -> "Table":
        """Merchants on the three Merchant actions, out of the supply."""
        for action, count in enumerate(counts):
            self.state.add_piece(family(seat), WORKERS, int(self.state.merchants_at(family(seat), action)) - count)
            self.state.set_merchants(family(seat), action, count)
        return self

    def board(self, name: str, seat: str = "A") -> "Table":
        """The player board of a seat; whoever has it takes the seat's."""
        state, number = self.state, BOARDS.index(name)
        before = int(state.boards[family(seat)])
        for other, one in enumerate(state.boards):
            if int(one) == number:
                state.boards = changed(state.boards, other, before)
        state.boards = changed(state.boards, family(seat), number)
        return self

    def ship(self, slot: str, ship: str, demand: str, *covered: str) -> "Table":
        """A ship in a slot with its Demand tile, and who covers its spaces from the left (`-` for nobody)."""
        state, at = self.state, self.tables.slot_names.index(slot)
        for name, row, names in (
            ("ship_at", ship, self.tables.ship_names),
            ("demand_at", demand, self.tables.demand_names),
        ):
            number, lying = names.index(row), getattr(state, name)
            before = int(lying[at])
            left = "ships_left" if name == "ship_at" else "demands_left"
            if before != number:
                if number in [int(one) for one in lying]:
                    lying = changed(lying, [int(one) for one in lying].index(number), before)
                else:
                    setattr(state, left, (int(getattr(state, left)) | bit(before)) & ~bit(number))
            setattr(state, name, changed(lying, at, number))
        for space, name in enumerate(covered):
            if name != "-":
                state.delivered = changed(state.delivered, at * MOST_DELIVERY_SPACES + space, family(name))
                if family(name) != LIMU:
                    state.add_piece(family(name), DELIVERIES, -1)
        return self

    def wall(self, section: int, *walls: str, tower: str = "", soldiers: tuple[str, ...] = ()) -> "Table":
        """Walls, tower and soldiers of a section (1 to 4), from the left (`-` for an empty soldier space)."""
        state, at = self.state, section - 1
        for space, name in enumerate(walls):
            state.walls = changed(state.walls, at * self.tables.wall_spaces + space, family(name))
            state.add_piece(family(name), WALLS, 1)
        if tower:
            state.towers = changed(state.towers, at, family(tower))
            state.add_piece(family(tower), TOWERS, 1)
        for space, name in enumerate(soldiers):
            if name != "-":
                state.soldiers = changed(state.soldiers, at * self.tables.soldier_spaces + space, family(name))
                state.add_piece(family(name), WORKERS, -1)
        return self

    def nomads(self, section: int, space: int, strength: int) -> "Table":
        """Leader and strength of a section (1 to 4)."""
        self.state.leaders = changed(self.state.leaders, section - 1, space)
        self.state.strength = replaced(self.state.strength, section - 1, strength)
        return self


DECISIONS = (
    "RETURN", "TURN", "REGION", "SHIP_TURN", "FORTIFY_TURN", "TRAIN_TURN", "PASSED", "FINISH", "EXCHANGE", "ROUND_TILE",
    "TRACK", "TAKE", "SOLDIERS", "TRAINING", "BUILDING", "INSTALL", "SHIPPING", "REWARDS", "MERCHANT", "LOSS",
)  # fmt: skip
