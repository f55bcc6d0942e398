"""RiverOfGoldState: sends every question and every action to its chapter. The list of decisions is ROG-23."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.bits import bit, bits, lowest, nth_bit
from serai.core.state import FIRST_CHANCE, LEGAL
from serai.games.river_of_gold.actions import (
    ACTION,
    ACTIVATE,
    AFTER,
    ANSWERS,
    BONUS,
    BUILD,
    BUY_FAVOR,
    CHANCE_MARKET,
    CHANCE_STARTING,
    CLAIM,
    DELIVER,
    DIE_CHOICE,
    DISCARD,
    DISCARD_CARD,
    END_TURN,
    FAVOR_STEP,
    FIRST_OUTCOME,
    GOOD,
    MAKE_ROYAL,
    MARK,
    MERCHANTS,
    PATRON,
    PICK_PATRON,
    PLACE_MARKER,
    ROLL,
    ROYAL,
    SAIL,
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
    TRADE,
)
from serai.games.river_of_gold.build import build, why_not_build, why_not_site
from serai.games.river_of_gold.chance import equal_outcomes, first_outcome, outcome_count, perform_outcome
from serai.games.river_of_gold.customers import delivery_step, make_royal, mark, mark_is_vacant, why_not_mark
from serai.games.river_of_gold.deliver import (
    deliver,
    discard,
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
from serai.games.river_of_gold.row import discard_end_tile, refill
from serai.games.river_of_gold.rule_ids import (
    ROG_5_2,
    ROG_5_7,
    ROG_14_1,
    ROG_14_6,
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
    deal_step,
    laid_weight,
    pick_patron,
    players_step,
    resources_step,
    why_not_patron,
)
from serai.games.river_of_gold.state import DIE, FAVOR, SILK, Position
from serai.games.river_of_gold.tables import (
    GOODS,
    IMPERIAL,
    KAIU_SHIHOBU,
    MERCHANT,
    ROW,
    SHORES,
    SHORES_IN_REGION,
    STARTING,
    Tables,
)
from serai.games.river_of_gold.trade import buy_favor, trade_goods, why_not_buy_favor, why_not_trade
from serai.games.river_of_gold.turn import (
    begin_turn,
    end_turn,
    leave_to_chance,
    next_step,
    owed_step,
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
        return RiverOfGoldState(self.tables, self.seats, self.options, self)

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
        rule: i64 = self.rule_against_answer(kind, action)
        return rule if rule != ROG_23_2 else self.rule_of_the_moment(action)

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
        if CLAIM <= action < END_TURN:
            return ROG_14_1
        if action == END_TURN:
            return ROG_5_2
        return ROG_23_1 if action < FIRST_OUTCOME else ROG_20_3

    def rule_against_after(self, action: i64) -> i64:
        """ROG-23.3: claim a mastery or end the turn; the die is fixed once the action has begun (ROG-5.7)."""
        if action == END_TURN:
            return LEGAL
        if CLAIM <= action < END_TURN:
            return why_not_claim(self, action - CLAIM)
        if FAVOR_STEP <= action < BUILD:
            return ROG_5_7
        return ROG_23_3 if action < FIRST_OUTCOME else ROG_20_3

    def rule_of_the_moment(self, action: i64) -> i64:
        """What an action that is no answer to the small question offends against (ROG-23.2 to 23.6)."""
        if action >= FIRST_OUTCOME:
            return ROG_20_3
        if self.active < 0:
            return ROG_23_6
        if self.top_seat() != self.active:
            return ROG_14_6 if CLAIM <= action < END_TURN else ROG_23_4
        if FAVOR_STEP <= action < BUILD:
            return ROG_5_7
        return ROG_23_3 if self.top_kind() == DIE_CHOICE else ROG_23_2

    def rule_against_trade(self, kind: i64, action: i64) -> i64:
        """ROG-19.6 and 19.7: trades stand beside every decision of the active player's own turn (ROG-23.5), and no other."""
        if kind == PATRON or self.active < 0 or self.top_seat() != self.active:
            return ROG_19_7
        if action == BUY_FAVOR:
            return why_not_buy_favor(self)
        return why_not_trade(self, (action - TRADE) // GOODS, (action - TRADE) % GOODS)

    def rule_against_answer(self, kind: i64, action: i64) -> i64:
        """The answers to the small questions; ROG-23.2 for everything that is none."""
        if kind == GOOD:
            if TAKE_GOOD <= action < MAKE_ROYAL:
                return why_not_take(self, action - TAKE_GOOD)
            return ROG_23_2
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
        if kind == DIE_CHOICE and ROLL <= action < PICK_PATRON:
            return LEGAL
        if kind == PATRON and PICK_PATRON <= action < FIRST_OUTCOME:
            return why_not_patron(self, action - PICK_PATRON)
        return ROG_23_2

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
        ranges = vec[i64](capacity=10)
        if self.top_seat() == self.active:
            ranges = self.trade_candidates(ranges)
        return append(append(ranges, ANSWERS[kind * 2]), ANSWERS[kind * 2 + 1])

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
            if why_not_site(self, seat, shore) == LEGAL:
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
