"""MarcoPoloState: sends every question and every action to its chapter. The list of decisions is MP2-22.2."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bits, nth_bit
from serai.core.state import FIRST_CHANCE, LEGAL
from serai.games.marco_polo_ii.actions import (
    AGAIN,
    BAG,
    BUY,
    CHARACTER,
    CHOOSE_CHARACTER,
    CHOOSE_DIRECTION,
    CHOOSE_OASIS,
    CHOOSE_OFFER,
    CITY_CONTRACT,
    COMPENSATE,
    CONTRACTS,
    COPY,
    DECLINE,
    DICE,
    DIE,
    DIFFERENT,
    DIRECTION,
    DOUBLE,
    DUE,
    END,
    EXTRA,
    FIRST_PLACING,
    FIXED_ACTIONS,
    FROM,
    FURTHER,
    GIVE,
    GIVE_GOOD,
    GO,
    GOAL,
    GOOD,
    IMPROVE,
    JADE_COUNTS,
    KEEP,
    LAST_PLACING,
    LATER,
    MARKER,
    OASIS,
    OFFER,
    OPEN_DIE,
    PAIRS,
    PATH,
    PAY,
    PAY_JADE,
    PLACE_BOOK,
    REPEAT,
    REROLL,
    ROOM,
    SEAL,
    SETTLE_PAIR,
    STEP_ARRIVE,
    STEP_BEGIN,
    STEP_BLACK,
    STEP_BONUSES,
    STEP_COMPENSATE,
    STEP_COMPLETED,
    STEP_CONVERT,
    STEP_DRAW,
    STEP_DUE,
    STEP_GIVE,
    STEP_GO,
    STEP_MOVE,
    STEP_NEXT,
    STEP_PACKAGE,
    STEP_PLAYERS,
    STEP_POOL,
    STEP_REFILL,
    STEP_REWARD,
    STEP_ROLL,
    STEP_ROUND,
    STEP_SETTLE,
    STEP_SINGLES,
    STEP_TOOK,
    STOP,
    TAKE,
    TAKE_COINS,
    TAKE_GOOD,
    TAKE_ICON,
    TAKE_OPEN,
    TAKE_SEAL,
    TURN,
    TURN_DIE,
)
from serai.games.marco_polo_ii.black_dice import (
    answer_open,
    black_step,
    why_not_open,
)
from serai.games.marco_polo_ii.bonus_actions import (
    bag,
    buy,
    reroll,
    turn_die,
    use_tile,
    why_not_bag,
    why_not_buy,
    why_not_reroll,
    why_not_turn,
    why_not_use,
)
from serai.games.marco_polo_ii.books import (
    take_offer,
    why_not_offer,
)
from serai.games.marco_polo_ii.cards import (
    again,
    choose_direction,
    convert_step,
    marker_vacant,
    repeat_vacant,
    take_marker,
    why_not_direction,
    why_not_marker,
    why_not_stop_bonuses,
)
from serai.games.marco_polo_ii.chance import (
    first_outcome,
    outcome_count,
    outcomes,
    perform_outcome,
)
from serai.games.marco_polo_ii.choices import (
    answers,
    choices,
    one_range,
)
from serai.games.marco_polo_ii.contracts import (
    answer_keep,
    city_contract_vacant,
    complete,
    completed_step,
    contracts_vacant,
    draw_step,
    make_room,
    refill_step,
    take_by_icon,
    take_in_action,
    took_step,
    why_not_complete,
    why_not_keep,
    why_not_room,
    why_not_stop,
    why_not_take,
)
from serai.games.marco_polo_ii.invariants import faults as broken
from serai.games.marco_polo_ii.payment import (
    answer_pay,
    give,
    give_step,
    why_not_give,
    why_not_pay,
)
from serai.games.marco_polo_ii.placing import (
    further,
    place,
    seal_now,
    why_not_further,
    why_not_place,
    why_not_seal_now,
)
from serai.games.marco_polo_ii.posts import (
    answer_bonus,
    answer_claim,
    answer_extra,
    answer_pick,
    arrive_step,
    move_post,
    pool_step,
    why_not_bonus,
    why_not_claim,
    why_not_from,
    why_not_leave,
    why_not_pick,
    why_not_post,
)
from serai.games.marco_polo_ii.rewards import (
    copy,
    package_step,
    reward_step,
    take_different,
    take_good,
    take_icon,
    why_not_copy,
    why_not_different,
    why_not_icon,
)
from serai.games.marco_polo_ii.rounds import (
    answer_double,
    answer_due_city,
    answer_due_seal,
    bonuses_step,
    compensate,
    compensate_step,
    due_step,
    no_more_pairs,
    roll_step,
    round_step,
    settle_pair,
    settle_step,
    singles_step,
    why_not_compensate,
    why_not_double,
    why_not_due_city,
    why_not_due_seal,
    why_not_pair,
)
from serai.games.marco_polo_ii.rule_ids import (
    MP2_6_2,
    MP2_16_1,
    MP2_20_1,
    MP2_22_1,
    MP2_22_2,
)
from serai.games.marco_polo_ii.scoring import (
    final_score,
)
from serai.games.marco_polo_ii.seals import (
    improve,
    improved_step,
    take_seal,
    why_not_improve,
    why_not_seal,
)
from serai.games.marco_polo_ii.setup import (
    choose_character,
    effects_step,
    keep_goal,
    players_step,
    why_not_character,
    why_not_goal,
)
from serai.games.marco_polo_ii.state import (
    FIRST_SEAL,
    Position,
)
from serai.games.marco_polo_ii.tables import (
    CAMELS,
)
from serai.games.marco_polo_ii.travel import (
    answer_oasis,
    decline,
    go,
    go_step,
    move_step,
    step,
    why_not_decline,
    why_not_go,
    why_not_step,
)
from serai.games.marco_polo_ii.turn import (
    begin_step,
    end_turn,
    next_step,
    why_not_end,
)


@final
class MarcoPoloState(Position):
    """A position that knows the rules."""

    def clone(self) -> "MarcoPoloState":
        """An independent copy; data that never changes in place is shared."""
        return MarcoPoloState(self.tables, self.seats, self.options, self)

    # ---- legality ------------------------------------------------------------------------------------------------

    def rule_against(self, action: i64) -> i64:
        """The rule that forbids an action here (core/state.py)."""
        if self.depth == 0:
            return MP2_20_1
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            return LEGAL if self.chance_weight(action) > 0 else MP2_22_1
        if action >= self.tables.roll_base:
            return MP2_22_1
        if kind == TURN or kind == LATER:
            return self.rule_against_turn(kind, action)
        if kind < TURN:
            rule: i64 = self.rule_against_start(kind, action)
        elif kind <= KEEP:
            rule = self.rule_against_inside(kind, action)
        else:
            rule = self.rule_against_reward(kind, action)
        return rule if rule != MP2_22_2 else self.rule_of_the_moment(kind, action)

    def rule_against_turn(self, kind: i64, action: i64) -> i64:
        """Bonus actions, one main action, the end of the turn (MP2-6.2)."""
        tables = self.tables
        seat: i64 = self.top_seat()
        if FIRST_PLACING <= action < LAST_PLACING:
            at: i64 = action - FIRST_PLACING
            return why_not_place(self, seat, at // DICE, at % DICE) if kind == TURN else MP2_6_2
        if LAST_PLACING <= action < REROLL:
            return why_not_bag(self, seat, (action - BAG) % DICE)
        if REROLL <= action < TURN_DIE:
            return why_not_reroll(self, seat, action - REROLL)
        if TURN_DIE <= action < IMPROVE:
            return why_not_turn(self, seat, (action - TURN_DIE) // 2, (action - TURN_DIE) % 2)
        if IMPROVE <= action < CHOOSE_OFFER:
            return why_not_improve(self, seat, action - IMPROVE)
        if action == END:
            return why_not_end(self, kind)
        if action == BUY:
            return why_not_buy(self, seat)
        if tables.complete_base <= action < tables.outpost_base:
            return why_not_complete(self, seat, action - tables.complete_base)
        if tables.outpost_base <= action < tables.claim_base:
            return why_not_use(self, seat, action - tables.outpost_base)
        return MP2_22_2

    def rule_of_the_moment(self, kind: i64, action: i64) -> i64:
        """What an action that is no answer to the pending decision offends against."""
        if kind < TURN or self.active < 0:
            return MP2_22_2
        tables = self.tables
        if FIRST_PLACING <= action < LAST_PLACING or action == END:
            return MP2_6_2
        if BAG <= action < CHOOSE_OFFER or action == BUY or tables.complete_base <= action < tables.claim_base:
            return MP2_16_1
        return MP2_22_2

    def rule_against_start(self, kind: i64, action: i64) -> i64:
        """The answers in setup and at the start of a round; MP2-22.2 for everything that is none."""
        tables = self.tables
        if kind == CHARACTER:
            if CHOOSE_CHARACTER <= action < FIXED_ACTIONS:
                return why_not_character(self, action - CHOOSE_CHARACTER)
        elif kind == GOAL:
            if tables.goal_base <= action < tables.roll_base:
                return why_not_goal(self, action - tables.goal_base)
        elif kind == PAIRS:
            if action == STOP:
                return LEGAL
            if SETTLE_PAIR <= action < TAKE_COINS:
                return why_not_pair(self, action - SETTLE_PAIR + 1)
        elif kind == COMPENSATE:
            if TAKE_COINS <= action < TAKE_OPEN:
                return why_not_compensate(self, action - TAKE_COINS)
        elif TAKE_SEAL <= action < GIVE_GOOD:
            seal: i64 = action - TAKE_SEAL
            return why_not_double(self, FIRST_SEAL + seal) if kind == DOUBLE else why_not_due_seal(self, seal)
        elif tables.bonus_base <= action < tables.copy_base:
            city: i64 = action - tables.bonus_base
            return why_not_double(self, city) if kind == DOUBLE else why_not_due_city(self, city)
        return MP2_22_2

    def rule_against_inside(self, kind: i64, action: i64) -> i64:
        """The answers inside a main action or movement, and around contracts."""
        tables = self.tables
        if kind == FURTHER:
            if DIE <= action < PLACE_BOOK:
                return why_not_further(self, action - DIE)
            if TAKE_SEAL <= action < GIVE_GOOD:
                return why_not_seal_now(self, action - TAKE_SEAL)
        elif kind == OFFER:
            if CHOOSE_OFFER <= action < TAKE_SEAL:
                return why_not_offer(self, self.top_seat(), self.top_a(), action - CHOOSE_OFFER, self.due)
        elif kind == SEAL:
            if TAKE_SEAL <= action < GIVE_GOOD:
                return why_not_seal(self, self.top_seat(), action - TAKE_SEAL, self.top_a())
        elif kind == PATH:
            if action == GO:
                return why_not_go(self)
            if action == DECLINE:
                return why_not_decline(self)
            if tables.step_base <= action < tables.contract_base:
                return why_not_step(self, (action - tables.step_base) // 2, (action - tables.step_base) % 2)
        elif kind == ROOM or kind == KEEP:
            if tables.discard_base <= action < tables.complete_base:
                contract: i64 = action - tables.discard_base
                return why_not_room(self, contract) if kind == ROOM else why_not_keep(self, contract)
        elif tables.contract_base <= action < tables.discard_base:
            return why_not_take(self, action - tables.contract_base)
        elif kind == CONTRACTS and action == STOP:
            return why_not_stop(self)
        elif kind == CITY_CONTRACT and action == DECLINE:
            return LEGAL
        return MP2_22_2

    def rule_against_reward(self, kind: i64, action: i64) -> i64:
        """The answers about prices, rewards and cards."""
        tables = self.tables
        if kind == PAY:
            if PAY_JADE <= action < TAKE_ICON:
                return why_not_pay(self, (action - PAY_JADE) // JADE_COUNTS, (action - PAY_JADE) % JADE_COUNTS)
        elif kind == GIVE:
            if GIVE_GOOD <= action < TAKE_GOOD:
                return why_not_give(self, action - GIVE_GOOD)
        elif kind == TAKE:
            if TAKE_ICON <= action < CHOOSE_DIRECTION:
                return why_not_icon(self, action - TAKE_ICON)
        elif kind == GOOD or kind == DIFFERENT:
            if TAKE_GOOD <= action < PAY_JADE:
                return LEGAL if kind == GOOD else why_not_different(self, action - TAKE_GOOD)
        elif kind == COPY:
            if tables.copy_base <= action < tables.post_base:
                return why_not_copy(self, action - tables.copy_base)
        elif kind == OASIS:
            if CHOOSE_OASIS <= action < SETTLE_PAIR:
                return LEGAL
        elif kind == OPEN_DIE:
            if TAKE_OPEN <= action < CHOOSE_CHARACTER:
                return why_not_open(self, action - TAKE_OPEN + 1)
        elif kind >= DIRECTION:
            return self.rule_against_card(kind, action)
        else:
            return self.rule_against_arrival(kind, action)
        return MP2_22_2

    def rule_against_arrival(self, kind: i64, action: i64) -> i64:
        """The answers about posts and what they bring (MP2-11.12)."""
        tables = self.tables
        if kind == EXTRA:
            if action == DECLINE:
                return LEGAL
            if tables.post_base <= action < tables.from_base:
                return why_not_post(self, action - tables.post_base)
        elif kind == FROM:
            if tables.from_base <= action < tables.goal_base:
                return why_not_from(self, action - tables.from_base)
        elif action == DECLINE:
            return why_not_leave(self)
        elif tables.claim_base <= action < tables.bonus_base:
            return why_not_claim(self, action - tables.claim_base)
        elif tables.bonus_base <= action < tables.copy_base:
            return why_not_bonus(self, action - tables.bonus_base)
        elif tables.contract_base <= action < tables.discard_base:
            return why_not_pick(self, action - tables.contract_base)
        return MP2_22_2

    def rule_against_card(self, kind: i64, action: i64) -> i64:
        """The answers about city cards (MP2-15.9)."""
        tables = self.tables
        if kind == DIRECTION:
            if CHOOSE_DIRECTION <= action < CHOOSE_OASIS:
                return why_not_direction(self, action - CHOOSE_DIRECTION)
        elif kind == REPEAT:
            if action == STOP or action == AGAIN:
                return LEGAL
        elif action == STOP:
            return why_not_stop_bonuses(self)
        elif tables.bonus_base <= action < tables.copy_base:
            return why_not_marker(self, action - tables.bonus_base)
        return MP2_22_2

    def vacant(self, kind: i64) -> bool:
        """Decisions that are passed over because nothing can come of them (MP2-22.7)."""
        if kind == CONTRACTS:
            return contracts_vacant(self)
        if kind == CITY_CONTRACT:
            return city_contract_vacant(self)
        if kind == REPEAT:
            return repeat_vacant(self)
        return kind == MARKER and marker_vacant(self)

    def candidates(self) -> vec[i64]:
        """Ranges of actions worth asking about at the pending decision (core/state.py)."""
        if self.depth == 0:
            return vec[i64]()
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            start: i64 = first_outcome(self.tables, kind)
            return one_range(start, start + outcome_count(self.tables, kind))
        return answers(self, kind)

    def legal(self) -> vec[i64]:
        """The legal actions; those of a turn are listed directly (choices.py)."""
        if self.depth > 0:
            kind: i64 = self.top_kind()
            if kind == TURN or kind == LATER:
                return choices(self, kind)
        return super().legal()

    # ---- chance --------------------------------------------------------------------------------------------------

    def chance_weight(self, outcome: i64) -> i64:
        """The weight of an outcome at the pending chance decision: 1 or 0 (MP2-22.14)."""
        if self.depth == 0:
            return 0
        kind: i64 = self.top_kind()
        if kind < FIRST_CHANCE:
            return 0
        index: i64 = outcome - first_outcome(self.tables, kind)
        if index < 0 or index >= outcome_count(self.tables, kind):
            return 0
        return outcomes(self, kind) >> index & 1

    def chance_total(self) -> i64:
        """As in core/state.py; without going through the outcomes."""
        return bits(outcomes(self, self.top_kind()))

    def chance_pick(self, ticket: i64) -> i64:
        """As in core/state.py; without going through the outcomes."""
        kind: i64 = self.top_kind()
        return first_outcome(self.tables, kind) + nth_bit(outcomes(self, kind), ticket)

    # ---- doing it ------------------------------------------------------------------------------------------------

    def perform(self, action: i64) -> None:
        """Carry out a legal action or outcome (core/state.py)."""
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            perform_outcome(self, kind, action - first_outcome(self.tables, kind))
        elif kind == TURN or kind == LATER:
            self.perform_turn(action)
        elif kind < TURN:
            self.perform_start(kind, action)
        elif kind <= KEEP:
            self.perform_inside(kind, action)
        elif kind < COPY:
            self.perform_price(kind, action)
        else:
            self.perform_reward(kind, action)

    def perform_turn(self, action: i64) -> None:
        """Bonus actions leave the decision on the stack; the main action and the end of the turn take it off."""
        tables = self.tables
        seat: i64 = self.top_seat()
        if action == END:
            end_turn(self)
        elif action == BUY:
            buy(self, seat)
        elif action < LAST_PLACING:
            self.drop()
            self.push(LATER, seat, 0, 0)
            place(self, (action - FIRST_PLACING) // DICE, (action - FIRST_PLACING) % DICE)
        elif action < REROLL:
            bag(self, seat, (action - BAG) // DICE, (action - BAG) % DICE)
        elif action < TURN_DIE:
            reroll(self, seat, action - REROLL)
        elif action < IMPROVE:
            turn_die(self, seat, (action - TURN_DIE) // 2, (action - TURN_DIE) % 2)
        elif action < CHOOSE_OFFER:
            improve(self, seat, action - IMPROVE)
        elif action < tables.outpost_base:
            complete(self, seat, action - tables.complete_base)
        else:
            use_tile(self, seat, action - tables.outpost_base)

    def perform_start(self, kind: i64, action: i64) -> None:
        """Answers in setup and at the start of a round."""
        tables = self.tables
        if kind == CHARACTER:
            choose_character(self, action - CHOOSE_CHARACTER)
        elif kind == GOAL:
            keep_goal(self, action - tables.goal_base)
        elif kind == DOUBLE:
            seal: bool = action < GIVE_GOOD
            answer_double(self, FIRST_SEAL + action - TAKE_SEAL if seal else action - tables.bonus_base)
        elif kind == DUE:
            if action < GIVE_GOOD:
                answer_due_seal(self, action - TAKE_SEAL)
            else:
                answer_due_city(self, action - tables.bonus_base)
        elif kind == COMPENSATE:
            compensate(self, action - TAKE_COINS)
        elif action == STOP:
            no_more_pairs(self)
        else:
            settle_pair(self, action - SETTLE_PAIR + 1)

    def perform_inside(self, kind: i64, action: i64) -> None:
        """Answers inside a main action or movement, and around contracts."""
        tables = self.tables
        if kind == PATH:
            if action == GO:
                go(self)
            elif action == DECLINE:
                decline(self)
            else:
                step(self, (action - tables.step_base) // 2, (action - tables.step_base) % 2)
        elif kind == OFFER:
            take_offer(self, action - CHOOSE_OFFER)
        elif kind == SEAL:
            take_seal(self, action - TAKE_SEAL)
        elif kind == FURTHER:
            if action < PLACE_BOOK:
                further(self, action - DIE)
            else:
                seal_now(self, action - TAKE_SEAL)
        elif action == STOP or action == DECLINE:
            self.drop()
        elif kind == CONTRACTS:
            take_in_action(self, action - tables.contract_base)
        elif kind == CITY_CONTRACT:
            take_by_icon(self, action - tables.contract_base)
        elif kind == ROOM:
            make_room(self, action - tables.discard_base)
        else:
            answer_keep(self, action - tables.discard_base)

    def perform_price(self, kind: i64, action: i64) -> None:
        """Answers about prices, goods and the order of icons."""
        if kind == PAY:
            answer_pay(self, (action - PAY_JADE) // JADE_COUNTS, (action - PAY_JADE) % JADE_COUNTS)
        elif kind == GIVE:
            give(self, action - GIVE_GOOD)
        elif kind == TAKE:
            take_icon(self, action - TAKE_ICON)
        elif kind == GOOD:
            take_good(self, action - TAKE_GOOD)
        else:
            take_different(self, action - TAKE_GOOD)

    def perform_reward(self, kind: i64, action: i64) -> None:
        """Answers about arrival, cards and black dice."""
        tables = self.tables
        if kind == COPY:
            copy(self, action - tables.copy_base)
        elif kind == OASIS:
            answer_oasis(self, action - CHOOSE_OASIS)
        elif kind == REPEAT and action == AGAIN:
            again(self)
        elif action == STOP or action == DECLINE:
            self.drop()
        elif kind == DIRECTION:
            choose_direction(self, action - CHOOSE_DIRECTION)
        elif kind == MARKER:
            take_marker(self, action - tables.bonus_base)
        elif kind == OPEN_DIE:
            answer_open(self, action - TAKE_OPEN + 1)
        elif kind == EXTRA:
            answer_extra(self, action - tables.post_base)
        elif kind == FROM:
            move_post(self, action - tables.from_base)
        elif action < tables.discard_base:
            answer_pick(self, action - tables.contract_base)
        elif action < tables.bonus_base:
            answer_claim(self, action - tables.claim_base)
        else:
            answer_bonus(self, action - tables.bonus_base)

    def step(self, kind: i64) -> None:
        """Carry out the step on top of the stack (core/state.py)."""
        if kind >= STEP_PACKAGE:
            self.reward_step(kind)
        elif kind == STEP_NEXT:
            next_step(self)
        elif kind == STEP_REFILL:
            refill_step(self)
        elif kind == STEP_BEGIN:
            begin_step(self)
        elif kind == STEP_ROUND:
            round_step(self)
        elif kind == STEP_BONUSES:
            bonuses_step(self)
        elif kind == STEP_DUE:
            due_step(self)
        elif kind == STEP_ROLL:
            roll_step(self)
        elif kind == STEP_SETTLE:
            settle_step(self)
        elif kind == STEP_SINGLES:
            singles_step(self)
        elif kind == STEP_COMPENSATE:
            compensate_step(self)
        elif kind == STEP_PLAYERS:
            players_step(self)
        else:
            effects_step(self)

    def reward_step(self, kind: i64) -> None:
        """Steps of rewards, movement and prices."""
        if kind == STEP_PACKAGE:
            package_step(self)
        elif kind == STEP_REWARD:
            reward_step(self)
        elif kind == STEP_GO:
            go_step(self)
        elif kind == STEP_ARRIVE:
            arrive_step(self)
        elif kind == STEP_POOL:
            pool_step(self)
        elif kind == STEP_BLACK:
            black_step(self)
        elif kind == STEP_MOVE:
            move_step(self)
        elif kind == STEP_DRAW:
            draw_step(self)
        elif kind == STEP_GIVE:
            give_step(self)
        elif kind == STEP_CONVERT:
            convert_step(self)
        elif kind == STEP_TOOK:
            took_step(self)
        elif kind == STEP_COMPLETED:
            completed_step(self)
        else:
            improved_step(self)

    # ---- results -------------------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """VP, the final scoring included as things stand (MP2-20)."""
        return final_score(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """Camels (MP2-20.8, MP2-20.9)."""
        return self.has(seat, CAMELS)

    def faults(self) -> list[str]:
        """The broken invariants (invariants.py)."""
        return broken(self)
