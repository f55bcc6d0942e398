"""A refused action, and advice that several reasons share: what is short, and which free actions would bring it."""

from collections.abc import Callable
from typing import Final

from serai.core.actions import ActionSpace
from serai.core.positions import members
from serai.core.state import LEGAL
from serai.core.words import stopped
from serai.games.tianxia import actions as k
from serai.games.tianxia import tables as t
from serai.games.tianxia.free import free_moment
from serai.games.tianxia.names import PURSE
from serai.games.tianxia.state import MARKERS, WORKERS, Position
from serai.games.tianxia.text_prompts import question
from serai.games.tianxia.text_words import (
    Asking,
    at_place_words,
    effect_words,
    in_section_words,
    kind_words,
    merchant_gain,
    objective_name,
    on_track_words,
    place_words,
    region_words,
    slot_words,
    tile_words,
    track_words,
)

Words = tuple[str, str]  # text and help

TURN_VERBS: Final = frozenset(("region", "military", "barge", "pass"))
FREE_VERBS: Final = frozenset(("discard_marker", "use_tile", "discard_objective", "merchant_action", "take_back"))


class Refused(Asking):
    """A forbidden action in one position and language."""

    def __init__(self, space: ActionSpace, state: Position, action: int, lang: str) -> None:
        """Look the action up."""
        super().__init__(state, lang)
        family = space.family(action)
        self.verb = family.verb
        self.at = (*family.indices(action), 0, 0, 0)

    # ---- words -------------------------------------------------------------------------------------------------------

    def region(self, region: int) -> str:
        """A region."""
        return region_words(self.tables, region)

    def place(self, site: int) -> str:
        """A site by its building."""
        return place_words(self.state, site, self.lang)

    def at_place(self, site: int) -> str:
        """The same with what a sentence puts before it."""
        return at_place_words(self.state, site, self.lang)

    def slot(self, slot: int) -> str:
        """The ship of a slot."""
        return slot_words(self.tables, slot, self.lang)

    def in_section(self, section: int) -> str:
        """In a section."""
        return in_section_words(self.tables, section, self.lang)

    def track(self, track: int) -> str:
        """A Palace track."""
        return track_words(self.tables, track, self.lang)

    def on_track(self, track: int) -> str:
        """On a Palace track."""
        return on_track_words(self.tables, track, self.lang)

    def tile(self, tile: int) -> str:
        """A Bonus tile."""
        return tile_words(self.tables, tile, self.lang)

    def kind_of(self, column: int) -> str:
        """A resource or good by its column, without a number."""
        return kind_words(PURSE[column], self.lang)

    # ---- what there is -----------------------------------------------------------------------------------------------

    def legal(self, base: int, count: int) -> list[int]:
        """Which actions of a family are legal here, counted from its first one."""
        return [index for index in range(count) if self.state.rule_against(int(base) + index) == LEGAL]

    def turn_region(self) -> int:
        """The region of the Region turn, also in the middle of its Exchange."""
        return int(self.state.top_b()) // 8 if self.kind == k.EXCHANGE else int(self.state.top_a())

    # ---- advice ------------------------------------------------------------------------------------------------------

    def pending(self) -> str:
        """What is asked now."""
        return stopped(self.say("why-pending", question=question(self.state, self.lang)))

    def short(self, key: str, column: int, need: int, **args: str | int) -> Words:
        """A price that is too high: what it is, what the seat has, and what would bring more."""
        what = PURSE[column]
        words = self.say(key, cost=self.amount(what, need), have=self.has(column), **args)
        return words, self.help_source(column)

    def help_source(self, column: int) -> str:
        """Free actions of the seat that bring a thing now; else where it comes from."""
        found = self.free_sources(column)
        if found:
            return self.say("help-free", list=self.any_of(found))
        if t.WOOD <= column < t.SILK:
            barge = column - t.WOOD
            if self.kind == k.TURN and self.state.rule_against(k.BOARD_BARGE + barge) == LEGAL:
                return self.say("help-barge", what=self.kind_of(column))
            return self.say("help-resource", what=self.kind_of(column))
        if t.SILK <= column < t.POINTS:
            regions = [
                self.region(region)
                for region in range(t.REGIONS)
                if int(self.tables.exchange_gain[region]) in (column, t.ANY_KIND)
            ]
            return self.say("help-good", what=self.kind_of(column), list=self.any_of(regions))
        return self.say("help-coins")

    def free_sources(self, column: int) -> list[str]:
        """The free actions that would bring a thing now, each with what it brings (TX-18)."""
        state, tables, seat = self.state, self.tables, self.seat
        if not free_moment(self.kind):
            return []
        found: list[str] = []
        spared = 1 if self.verb in ("region", "military") else 0  # the marker of the turn itself
        if column == t.COINS and state.piece(seat, MARKERS) > spared:
            coins = self.amount("coins", int(tables.discard_marker_coins))
            found.append(self.say("help-marker", gain=coins))
        for tile in range(tables.figurine):
            if state.open_tiles[seat * tables.tiles + tile] and self._brings(int(tables.tile_effect[tile]), column):
                found.append(self.tile(tile))
        for action in range(t.MERCHANT_ACTIONS):
            effect = merchant_gain(state, seat, action)
            if state.rule_against(k.USE_MERCHANTS + action) == LEGAL and self._brings(effect, column):
                found.append(self._with(self.say("merchant-action", number=action + 1), effect))
        for objective in members(int(state.objectives[seat])):
            effect = int(tables.objective_top[objective])
            if self._brings(effect, column):
                found.append(self._with(objective_name(tables, objective, self.lang), effect))
        return found

    def _with(self, thing: str, effect: int) -> str:
        return self.say("with", thing=thing, what=effect_words(self.tables, self.lang, effect))

    def _brings(self, effect: int, column: int) -> bool:
        """Whether an effect brings a thing, by itself or of choice."""
        if self.tables.gain(effect, column) > 0:
            return True
        if t.WOOD <= column < t.SILK:
            return bool(self.tables.any_resources[effect] > 0)
        return bool(t.SILK <= column < t.POINTS and self.tables.any_goods[effect] > 0)

    def help_workers(self) -> str:
        """Merchants that could come back, where that is possible now (TX-18.5)."""
        merchants = int(self.state.merchant_count(self.seat))
        if merchants and free_moment(self.kind):
            return self.say("help-take-back", count=merchants)
        return self.say("help-no-workers")

    def workers(self) -> int:
        """Workers in supply."""
        return self.piece(WORKERS)


Why = Callable[[Refused], Words]
