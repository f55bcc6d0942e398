"""RiverOfGoldState: sends every question and every action to its chapter. The list of decisions is ROG-23."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import FIRST_CHANCE, LEGAL
from serai.games.river_of_gold.actions import (
    ACTION,
    ACTIVATE,
    AFTER,
    BONUS,
    BUILD,
    BUY_FAVOR,
    CHANCE_CLAN,
    CHANCE_DIE,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_MARKET,
    CHANCE_MASTERY,
    CHANCE_REVEAL,
    CHANCE_ROW,
    CHANCE_SCORING,
    CHANCE_SHIP,
    CHANCE_STARTING,
    CHANCE_TOP,
    CLAIM,
    DEAL_CLAN,
    DELIVER,
    DIE_CHOICE,
    DIE_FACE,
    DISCARD,
    DISCARD_CARD,
    DRAW_CARD,
    END_TURN,
    FAVOR_STEP,
    FIRST_OUTCOME,
    FIRST_PLAYER,
    GOOD,
    MAKE_ROYAL,
    MARK,
    MASTERY_CARD,
    MERCHANTS,
    PATRON,
    PICK_PATRON,
    PLACE_MARKER,
    REVEAL_PATRON,
    ROLL,
    ROYAL,
    SAIL,
    SCORING_TILE,
    SELL,
    SELL_GOOD,
    SET_DIE,
    STEP_AFTER_SAIL,
    STEP_AFTER_SAIL_VP,
    STEP_BEGIN,
    STEP_DEAL,
    STEP_DELIVERY,
    STEP_DRAW,
    STEP_FINISH_MOVE,
    STEP_INFLUENCE,
    STEP_MERCHANTS,
    STEP_NEXT,
    STEP_OWED,
    STEP_OWNERS,
    STEP_PLAYERS,
    STEP_REFILL,
    STEP_RESOURCES,
    STEP_ROLL,
    STEP_ROW_DISCARD,
    STEP_TRIGGER,
    STEP_VISIT,
    STEP_VISITORS,
    STOP,
    TAKE_BONUS,
    TAKE_GOOD,
    TILE,
    TRADE,
)
from serai.games.river_of_gold.build import build, why_not_build
from serai.games.river_of_gold.customers import delivery_step, make_royal, mark, mark_is_vacant, why_not_mark
from serai.games.river_of_gold.deliver import (
    deliver,
    discard,
    draw,
    draw_step,
    why_not_deliver,
    why_not_discard,
)
from serai.games.river_of_gold.favor import spend_favor, why_not_favor
from serai.games.river_of_gold.gains import has_room_for_good
from serai.games.river_of_gold.influence import influence_step
from serai.games.river_of_gold.invariants import faults as broken
from serai.games.river_of_gold.journey import (
    activate,
    bonus_is_vacant,
    merchants_step,
    sell,
    sell_is_vacant,
    take_bonus,
    take_good,
    why_not_activate,
    why_not_bonus,
    why_not_sell,
    why_not_take,
)
from serai.games.river_of_gold.mastery import claim, why_not_claim
from serai.games.river_of_gold.row import discard_end_tile, refill, show_top
from serai.games.river_of_gold.rule_ids import (
    ROG_5_7,
    ROG_17_4,
    ROG_19_7,
    ROG_20_3,
    ROG_23_1,
    ROG_23_2,
    ROG_23_3,
    ROG_23_4,
    ROG_23_6,
)
from serai.games.river_of_gold.sail import (
    after_sail_step,
    after_sail_vp_step,
    finish_move,
    owners_step,
    sail,
    visitors_step,
    why_not_sail,
)
from serai.games.river_of_gold.scoring import final_score
from serai.games.river_of_gold.setup import (
    choose_first,
    deal_clan,
    deal_step,
    laid_weight,
    launch,
    lay_mastery,
    lay_row,
    lay_scoring,
    lay_tile,
    not_among,
    patrons_of,
    pick_patron,
    players_step,
    resources_step,
    reveal_patron,
    why_not_patron,
)
from serai.games.river_of_gold.state import DIE, FAVOR, SILK, Position
from serai.games.river_of_gold.tables import (
    ERA_1,
    GOODS,
    IMPERIAL,
    KAIU_SHIHOBU,
    MERCHANT,
    PATRONS,
    ROW,
    SHORES,
    SHORES_IN_REGION,
    STARTING,
    Tables,
    bit,
    bits,
    lowest,
    nth_bit,
)
from serai.games.river_of_gold.trade import buy_favor, trade_goods, why_not_buy_favor, why_not_trade
from serai.games.river_of_gold.turn import (
    begin_turn,
    end_turn,
    leave_to_chance,
    next_step,
    owed_step,
    roll,
    roll_step,
    set_die,
    trigger_step,
    visit_step,
)


@final
class RiverOfGoldState(Position):
    """A position that knows the rules."""

    def clone(self) -> "RiverOfGoldState":
        """An independent copy; data that never changes in place is shared."""
        return RiverOfGoldState(self.tables, self.seats, self)

    # ---- legality ------------------------------------------------------------------------------------------------

    def rule_against(self, action: i64) -> i64:
        """The rule that forbids an action here (core/state.py)."""
        if self.depth == 0:
            return ROG_17_4
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            return LEGAL if self.chance_weight(action) > 0 else ROG_20_3
        if TRADE <= action <= BUY_FAVOR:
            return self.rule_against_trade(kind, action)
        if kind == ACTION:
            return self.rule_against_turn(action)
        if kind == AFTER:
            return self.rule_against_after(action)
        return self.rule_against_answer(kind, action)

    def rule_against_turn(self, action: i64) -> i64:
        """ROG-23.1: favor, build, sail or deliver."""
        if BUILD <= action < SAIL:
            return why_not_build(self, (action - BUILD) // ROW, (action - BUILD) % ROW)
        if action < FAVOR_STEP:
            return ROG_23_1
        if action < BUILD:
            return why_not_favor(self)
        if action < DELIVER:
            return why_not_sail(self, (action - SAIL) // 3, (action - SAIL) % 3)
        if action < TRADE:
            return why_not_deliver(self, action - DELIVER)
        return ROG_23_1

    def rule_against_after(self, action: i64) -> i64:
        """ROG-23.3: claim a mastery or end the turn; the die is fixed once the action has begun (ROG-5.7)."""
        if action == END_TURN:
            return LEGAL
        if CLAIM <= action < END_TURN:
            return why_not_claim(self, action - CLAIM)
        return ROG_5_7 if FAVOR_STEP <= action < BUILD else ROG_23_3

    def rule_against_trade(self, kind: i64, action: i64) -> i64:
        """ROG-19.6 and 19.7: trades stand beside every decision of the active player's own turn (ROG-23.5), and no other."""
        if kind == PATRON or self.active < 0 or self.top_seat() != self.active:
            return ROG_19_7
        if action == BUY_FAVOR:
            return why_not_buy_favor(self)
        return why_not_trade(self, (action - TRADE) // GOODS, (action - TRADE) % GOODS)

    def rule_against_answer(self, kind: i64, action: i64) -> i64:
        """ROG-23.2, 23.3, 23.4 and 23.6: the answers to the small questions."""
        if kind == GOOD:
            if TAKE_GOOD <= action < MAKE_ROYAL:
                return why_not_take(self, action - TAKE_GOOD)
            return ROG_23_2 if self.top_seat() == self.active else ROG_23_4
        if kind == BONUS and TAKE_BONUS <= action < ACTIVATE:
            return why_not_bonus(self, action - TAKE_BONUS)
        if kind == MERCHANTS and ACTIVATE <= action < SELL_GOOD:
            return why_not_activate(self, merchant_card(self.tables, action - ACTIVATE))
        if kind == SELL:
            if action == STOP:
                return LEGAL
            if SELL_GOOD <= action < STOP:
                return why_not_sell(self, action - SELL_GOOD)
        if kind == ROYAL and MAKE_ROYAL <= action < PLACE_MARKER:
            return LEGAL
        if kind == MARK and PLACE_MARKER <= action < DISCARD_CARD:
            return why_not_mark(self, action - PLACE_MARKER)
        if kind == DISCARD and DISCARD_CARD <= action < CLAIM:
            return why_not_discard(self, action - DISCARD_CARD)
        if kind == DIE_CHOICE:
            return LEGAL if ROLL <= action < PICK_PATRON else ROG_23_3
        if kind == PATRON:
            return why_not_patron(self, action - PICK_PATRON) if PICK_PATRON <= action < FIRST_OUTCOME else ROG_23_6
        return ROG_5_7 if FAVOR_STEP <= action < BUILD else ROG_23_2

    def vacant(self, kind: i64) -> bool:
        """Decisions that are passed over because nothing can come of them (ROG-4.7, ROG-4.9, ROG-23.7)."""
        if kind == GOOD:
            return not has_room_for_good(self, self.top_seat())
        if kind == BONUS:
            return bonus_is_vacant(self, self.top_seat())
        if kind == SELL:
            return sell_is_vacant(self, self.top_seat())
        return kind == MARK and mark_is_vacant(self)

    # ---- candidates ----------------------------------------------------------------------------------------------

    def candidates(self) -> vec[i64]:
        """Ranges of actions worth asking about at the pending decision (core/state.py)."""
        if self.depth == 0:
            return vec[i64]()
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            start: i64 = first_outcome(kind)
            return append(append(vec[i64](capacity=2), start), start + outcome_count(self, kind))
        if kind == ACTION:
            return self.turn_candidates()
        ranges = vec[i64](capacity=6)
        if self.top_seat() == self.active and kind != PATRON:
            ranges = self.trade_candidates(ranges)
        start = 0
        end: i64 = 0
        if kind == AFTER:
            start, end = CLAIM, ROLL
        elif kind == GOOD:
            start, end = TAKE_GOOD, MAKE_ROYAL
        elif kind == BONUS:
            start, end = TAKE_BONUS, ACTIVATE
        elif kind == MERCHANTS:
            start, end = ACTIVATE, SELL_GOOD
        elif kind == SELL:
            start, end = SELL_GOOD, TAKE_GOOD
        elif kind == ROYAL:
            start, end = MAKE_ROYAL, PLACE_MARKER
        elif kind == MARK:
            start, end = PLACE_MARKER, DISCARD_CARD
        elif kind == DISCARD:
            start, end = DISCARD_CARD, CLAIM
        elif kind == DIE_CHOICE:
            start, end = ROLL, PICK_PATRON
        elif kind == PATRON:
            start, end = PICK_PATRON, FIRST_OUTCOME
        return append(append(ranges, start), end)

    def turn_candidates(self) -> vec[i64]:
        """Candidates before the action: shore spaces of the die's region that can be built on, cards of the hand."""
        ranges = vec[i64](capacity=40)
        seat: i64 = self.active
        if self.has(seat, FAVOR) > 0:
            ranges = append(append(ranges, FAVOR_STEP), BUILD)
        at: i64 = (self.has(seat, DIE) - 1) * SHORES_IN_REGION
        end: i64 = at + SHORES_IN_REGION
        if self.patron[seat] == KAIU_SHIHOBU:
            at, end = 0, SHORES
        while at < end:
            shore: i64 = self.tables.region_shores[at]
            if self.shore_tile[shore] < 0 and why_not_build(self, shore, ROW - 1) == LEGAL:
                ranges = append(append(ranges, BUILD + shore * ROW), BUILD + shore * ROW + ROW)
            at += 1
        ranges = append(append(ranges, SAIL), DELIVER)
        cards: i64 = self.hand[seat]
        while cards != 0:
            card: i64 = lowest(cards)
            cards &= ~bit(card)
            ranges = append(append(ranges, DELIVER + card), DELIVER + card + 1)
        return self.trade_candidates(ranges)

    def trade_candidates(self, ranges: vec[i64]) -> vec[i64]:
        """Trades of goods the active player has more than one of, and favor."""
        for give in range(GOODS):
            if self.has(self.active, SILK + give) > 1:
                ranges = append(append(ranges, TRADE + give * GOODS), TRADE + give * GOODS + GOODS)
        return append(append(ranges, BUY_FAVOR), TAKE_BONUS)

    # ---- chance --------------------------------------------------------------------------------------------------

    def chance_weight(self, outcome: i64) -> i64:
        """The weight of an outcome at the pending chance decision (ROG-20.3)."""
        if self.depth == 0:
            return 0
        kind: i64 = self.top_kind()
        index: i64 = outcome - first_outcome(kind)
        if index < 0 or index >= outcome_count(self, kind):
            return 0
        if kind == CHANCE_MARKET:
            return laid_weight(self, IMPERIAL, index)
        if kind == CHANCE_STARTING:
            return laid_weight(self, STARTING, index)
        return equal_outcomes(self, kind) >> index & 1

    def chance_total(self) -> i64:
        """As in core/state.py; without going through the outcomes where all have the weight 1."""
        kind: i64 = self.top_kind()
        if kind == CHANCE_MARKET or kind == CHANCE_STARTING:
            return super().chance_total()
        return bits(equal_outcomes(self, kind))

    def chance_pick(self, ticket: i64) -> i64:
        """As in core/state.py; without going through the outcomes where all have the weight 1."""
        kind: i64 = self.top_kind()
        if kind == CHANCE_MARKET or kind == CHANCE_STARTING:
            return super().chance_pick(ticket)
        return first_outcome(kind) + nth_bit(equal_outcomes(self, kind), ticket)

    # ---- doing it ------------------------------------------------------------------------------------------------

    def perform(self, action: i64) -> None:
        """Carry out a legal action or outcome (core/state.py)."""
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            perform_outcome(self, kind, action - first_outcome(kind))
        elif action < TRADE and kind == ACTION:
            self.perform_turn(action)
        elif action < BUY_FAVOR:
            trade_goods(self, (action - TRADE) // GOODS, (action - TRADE) % GOODS)
        elif action == BUY_FAVOR:
            buy_favor(self)
        elif action < DISCARD_CARD:
            self.perform_answer(action)
        else:
            self.perform_late(action)

    def perform_turn(self, action: i64) -> None:
        """Step 1, or the one action of the turn, after which step 3 follows (ROG-5)."""
        if action < BUILD:
            spend_favor(self, 1 if action == FAVOR_STEP else -1)
            return
        seat: i64 = self.top_seat()
        self.drop()
        self.push(AFTER, seat, 0, 0)
        if action < SAIL:
            build(self, (action - BUILD) // ROW, (action - BUILD) % ROW)
        elif action < DELIVER:
            sail(self, (action - SAIL) // 3, (action - SAIL) % 3)
        else:
            deliver(self, action - DELIVER)

    def perform_answer(self, action: i64) -> None:
        """Answers inside an action (ROG-23.2, ROG-23.4)."""
        if action < ACTIVATE:
            take_bonus(self, action - TAKE_BONUS)
        elif action < SELL_GOOD:
            activate(self, merchant_card(self.tables, action - ACTIVATE))
        elif action < STOP:
            sell(self, action - SELL_GOOD)
        elif action == STOP:
            self.drop()
        elif action < MAKE_ROYAL:
            take_good(self, action - TAKE_GOOD)
        elif action < PLACE_MARKER:
            make_royal(self, action - MAKE_ROYAL)
        else:
            mark(self, action - PLACE_MARKER)

    def perform_late(self, action: i64) -> None:
        """Discards, step 3, Kakita Ryoku's die, patrons."""
        if action < CLAIM:
            discard(self, action - DISCARD_CARD)
        elif action < END_TURN:
            claim(self, action - CLAIM)
        elif action == END_TURN:
            end_turn(self)
        elif action == ROLL:
            leave_to_chance(self)
        elif action < PICK_PATRON:
            set_die(self, action - SET_DIE + 1)
        else:
            pick_patron(self, action - PICK_PATRON)

    def step(self, kind: i64) -> None:
        """Carry out the step on top of the stack (core/state.py)."""
        if kind == STEP_VISITORS:
            visitors_step(self)
        elif kind == STEP_OWNERS:
            owners_step(self)
        elif kind == STEP_INFLUENCE:
            influence_step(self)
        elif kind == STEP_REFILL:
            gap: i64 = self.top_a()
            self.drop()
            refill(self, gap)
        elif kind == STEP_OWED:
            owed_step(self)
        elif kind == STEP_AFTER_SAIL:
            after_sail_step(self)
        elif kind == STEP_AFTER_SAIL_VP:
            after_sail_vp_step(self)
        elif kind == STEP_VISIT:
            visit_step(self)
        elif kind == STEP_TRIGGER:
            trigger_step(self)
        elif kind == STEP_ROLL:
            roll_step(self)
        elif kind == STEP_NEXT:
            next_step(self)
        elif kind == STEP_DELIVERY:
            delivery_step(self)
        elif kind == STEP_DRAW:
            draw_step(self)
        elif kind == STEP_MERCHANTS:
            merchants_step(self)
        else:
            self.rare_step(kind)

    def rare_step(self, kind: i64) -> None:
        """Steps of journeys and of the setup."""
        if kind == STEP_ROW_DISCARD:
            self.drop()
            discard_end_tile(self)
        elif kind == STEP_FINISH_MOVE:
            finish_move(self)
        elif kind == STEP_PLAYERS:
            players_step(self)
        elif kind == STEP_RESOURCES:
            resources_step(self)
        elif kind == STEP_DEAL:
            deal_step(self)
        elif kind == STEP_BEGIN:
            seat: i64 = self.top_seat()
            self.drop()
            begin_turn(self, seat)
        else:
            raise ValueError("a step that no chapter knows")

    # ---- results -------------------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """ROG-18: all categories together."""
        return final_score(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """ROG-18.7: most favor left."""
        return self.has(seat, FAVOR)

    def faults(self) -> list[str]:
        """The invariants broken here (invariants.py)."""
        return broken(self)


def merchant_card(tables: Tables, index: i64) -> i64:
    """The card of the index-th merchant."""
    return nth_bit(tables.type_mask[MERCHANT], index)


def first_outcome(kind: i64) -> i64:
    """The first outcome of a kind of chance."""
    if kind == CHANCE_DIE or kind == CHANCE_SHIP:
        return DIE_FACE
    if kind == CHANCE_DRAW:
        return DRAW_CARD
    if kind == CHANCE_SCORING:
        return SCORING_TILE
    if kind == CHANCE_MASTERY:
        return MASTERY_CARD
    if kind == CHANCE_FIRST:
        return FIRST_PLAYER
    if kind == CHANCE_REVEAL:
        return REVEAL_PATRON
    if kind == CHANCE_CLAN:
        return DEAL_CLAN
    return TILE


def outcome_count(state: Position, kind: i64) -> i64:
    """How many outcomes a kind of chance can have at most."""
    tables = state.tables
    if kind == CHANCE_DIE or kind == CHANCE_SHIP:
        return 6
    if kind == CHANCE_DRAW:
        return tables.customers
    if kind == CHANCE_SCORING:
        return tables.scoring_tiles
    if kind == CHANCE_MASTERY:
        return tables.masteries
    if kind == CHANCE_FIRST:
        return state.seats
    if kind == CHANCE_REVEAL:
        return PATRONS
    if kind == CHANCE_CLAN:
        return len(tables.clan_names)
    return tables.tiles


def equal_outcomes(state: Position, kind: i64) -> i64:
    """The mask of the outcomes that can happen, where all of them have the weight 1 (ROG-20.3)."""
    if kind == CHANCE_DIE or kind == CHANCE_SHIP:
        return 0x3F
    if kind == CHANCE_DRAW:
        return state.deck()  # ROG-3.3
    if kind == CHANCE_TOP:
        return state.unseen & state.tables.era_mask[state.top_a()]  # ROG-20.6
    if kind == CHANCE_ROW:
        return state.unseen & state.tables.era_mask[ERA_1]  # ROG-3.7
    if kind == CHANCE_SCORING:
        return not_among(state.scoring, state.tables.scoring_tiles)  # ROG-3.1
    if kind == CHANCE_MASTERY:
        return not_among(state.masteries, state.tables.masteries)  # ROG-3.2
    if kind == CHANCE_REVEAL:
        return patrons_of(state, state.top_a())  # ROG-21.1
    if kind == CHANCE_CLAN:
        return not_among(state.clan, len(state.tables.clan_names))  # ROG-21.1
    return bit(state.seats) - 1  # ROG-3.8


def perform_outcome(state: Position, kind: i64, index: i64) -> None:
    """Carry out a chance outcome."""
    if kind == CHANCE_DIE:
        roll(state, index + 1)
    elif kind == CHANCE_DRAW:
        draw(state, index)
    elif kind == CHANCE_TOP:
        era: i64 = state.top_a()
        state.drop()
        show_top(state, era, index)
    elif kind == CHANCE_SHIP:
        launch(state, index + 1)
    elif kind == CHANCE_SCORING:
        lay_scoring(state, index)
    elif kind == CHANCE_MASTERY:
        lay_mastery(state, index)
    elif kind == CHANCE_MARKET or kind == CHANCE_STARTING:
        lay_tile(state, index)
    elif kind == CHANCE_ROW:
        lay_row(state, index)
    elif kind == CHANCE_FIRST:
        choose_first(state, index)
    elif kind == CHANCE_REVEAL:
        reveal_patron(state, index)
    else:
        deal_clan(state, index)
