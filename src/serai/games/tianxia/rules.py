"""The rules of Tianxia: every question goes to the chapter that answers it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.bits import bits, nth_bit
from serai.core.state import FIRST_CHANCE, LEGAL
from serai.games.tianxia.actions import (
    BANNER,
    BOARD_BARGE,
    BUILDING,
    BUY_STEPS,
    DELIVER,
    DISCARD_MARKER,
    END,
    ENTER,
    EXCHANGE,
    EXTRA,
    FIGHT,
    FINISH,
    FIRST,
    FORTIFY_TURN,
    GOVERN,
    INSTALL,
    LOSE_COINS,
    LOSS,
    MERCHANT,
    MERCHANT_TO,
    PASS,
    PASSED,
    REGION,
    RETURN,
    REWARDS,
    ROUND_TILE,
    SHIP_TURN,
    SHIPPING,
    SOLDIER_IN,
    SOLDIERS,
    STEP,
    STEP_ACTION,
    STEP_ADVANCE,
    STEP_BATTLE,
    STEP_CLEANUP,
    STEP_EFFECT,
    STEP_INCOME,
    STEP_LIMU_LOSS,
    STEP_LIMU_PUSH,
    STEP_LOSSES,
    STEP_NEUTRAL,
    STEP_NEXT,
    STEP_PARTS,
    STEP_PLAYERS,
    STEP_RAID,
    STEP_RESET,
    STEP_ROUND,
    STOP,
    SWAP,
    TAKE,
    TAKE_BACK,
    TAKE_KIND,
    TOWER_IN,
    TRACK,
    TRAIN_TURN,
    TRAINING,
    TURN,
    USE_MERCHANTS,
    WALL_IN,
)
from serai.games.tianxia.attack import (
    battle_step,
    limu_loss_step,
    lose_coins,
    losses_step,
    raid_step,
    reset_step,
    why_not_lose,
)
from serai.games.tianxia.barges import answer_merchant, board_barge, why_not_board, why_not_merchant
from serai.games.tianxia.chance import (
    first_outcome,
    is_tile,
    outcome_count,
    outcomes,
    perform_outcome,
    unseen_pick,
    unseen_total,
    weight,
)
from serai.games.tianxia.choices import add_range, answers
from serai.games.tianxia.cleanup import cleanup_step
from serai.games.tianxia.effects import effect_step, parts_step, take, why_not_take
from serai.games.tianxia.exchange import further, stop_exchange, swap, why_not_further, why_not_swap
from serai.games.tianxia.free import (
    any_free,
    discard_marker,
    discard_objective,
    free_moment,
    take_back,
    use_merchants,
    use_tile,
    why_not_discard,
    why_not_discard_marker,
    why_not_take_back,
    why_not_use_merchants,
    why_not_use_tile,
)
from serai.games.tianxia.governors import (
    answer_install,
    govern,
    install_vacant,
    why_not_govern,
    why_not_install,
)
from serai.games.tianxia.income import income_step, neutral_step
from serai.games.tianxia.invariants import broken
from serai.games.tianxia.limu import limu_push_step
from serai.games.tianxia.military import (
    answer_building,
    building_vacant,
    can_fortify_more,
    can_train_more,
    fortify,
    free_soldier,
    soldiers_vacant,
    train,
    why_not_building,
    why_not_fortify,
    why_not_free_soldier,
    why_not_soldier,
    why_not_stop_fortify,
    why_not_stop_train,
)
from serai.games.tianxia.palace import (
    answer_step,
    banner,
    extra,
    track_vacant,
    why_not_banner,
    why_not_extra,
    why_not_step,
)
from serai.games.tianxia.passing import (
    buy_steps,
    can_buy,
    pass_turn,
    round_tile_vacant,
    take_round_tile,
    why_not_buy,
    why_not_round_tile,
)
from serai.games.tianxia.region import enter, fight, why_not_end_region, why_not_enter, why_not_fight
from serai.games.tianxia.rounds import advance_step, round_step
from serai.games.tianxia.rule_ids import TX_7_2, TX_7_7, TX_18_6, TX_21_1, TX_23_1, TX_23_2
from serai.games.tianxia.scoring import final_score, limu_wins, tie_break
from serai.games.tianxia.setup import players_step, return_objective, why_not_return
from serai.games.tianxia.ships import (
    answer_shipping,
    can_ship_more,
    first_reward,
    ship,
    ship_more,
    shipping_vacant,
    why_not_more,
    why_not_ship,
    why_not_shipping,
)
from serai.games.tianxia.state import Position
from serai.games.tianxia.tables import GOODS, MOST_DELIVERY_SPACES, MOST_WORKER_SPACES, TOWER, WALL
from serai.games.tianxia.turns import action_step, next_step


@final
class TianxiaState(Position):
    """A position that knows the rules."""

    def clone(self) -> "TianxiaState":
        """An independent copy; data that never changes in place is shared."""
        return TianxiaState(self.tables, self.seats, self.options, self)

    # ---- legality ------------------------------------------------------------------------------------------------

    def rule_against(self, action: i64) -> i64:
        """The rule that forbids an action here (core/state.py)."""
        if self.depth == 0:
            return TX_21_1
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            return LEGAL if self.chance_weight(action) > 0 else TX_23_1
        if action < END or action >= self.tables.banner_base:
            return TX_23_1
        if free_moment(kind):
            if self.is_free(action):
                return self.rule_against_free(action)
            rule: i64 = self.rule_against_turn(kind, action)
        elif kind <= TAKE:
            rule = self.rule_against_question(kind, action)
        else:
            rule = self.rule_against_effect(kind, action)
        return rule if rule != TX_23_2 else self.rule_of_the_moment(kind, action)

    def is_free(self, action: i64) -> bool:
        """Whether an action is a free one (TX-18)."""
        if action < LOSE_COINS:
            return action == DISCARD_MARKER or USE_MERCHANTS <= action < MERCHANT_TO
        return self.tables.use_tile_base <= action < self.tables.return_base

    def rule_against_free(self, action: i64) -> i64:
        """Free actions at one of their moments (TX-18.7)."""
        tables = self.tables
        seat: i64 = self.top_seat()
        if action == DISCARD_MARKER:
            return why_not_discard_marker(self, seat)
        if action < TAKE_BACK:
            return why_not_use_merchants(self, seat, action - USE_MERCHANTS)
        if action < MERCHANT_TO:
            return why_not_take_back(self, seat, action - TAKE_BACK)
        if action < tables.discard_base:
            return why_not_use_tile(self, seat, action - tables.use_tile_base)
        return why_not_discard(self, seat, action - tables.discard_base)

    def rule_against_turn(self, kind: i64, action: i64) -> i64:
        """The turn itself (TX-7.2), its parts and its end."""
        seat: i64 = self.top_seat()
        if kind == TURN:
            if action == PASS:
                return LEGAL  # always (TX-23.5)
            if ENTER <= action < FIGHT:
                return why_not_enter(self, seat, action - ENTER)
            if FIGHT <= action < BOARD_BARGE:
                return why_not_fight(self, seat, action - FIGHT)
            if BOARD_BARGE <= action < GOVERN:
                return why_not_board(self, seat, action - BOARD_BARGE)
        elif kind == REGION:
            return self.rule_against_region(action)
        elif kind == SHIP_TURN:
            if action == STOP:
                return LEGAL
            if DELIVER <= action < FIRST:
                return why_not_more(self, delivery_slot(action), delivery_space(action), delivery_good(action))
        elif kind == FORTIFY_TURN:
            if action == STOP:
                return why_not_stop_fortify(self)
            if WALL_IN <= action < SOLDIER_IN:
                return why_not_fortify(self, structure_of(action), section_of(action))
        elif kind == TRAIN_TURN:
            if action == STOP:
                return why_not_stop_train(self)
            if SOLDIER_IN <= action < USE_MERCHANTS:
                return why_not_soldier(self, action - SOLDIER_IN)
        elif action == END:
            return LEGAL
        elif kind == PASSED and BUY_STEPS <= action < LOSE_COINS:
            return why_not_buy(self, action - BUY_STEPS + 1)
        return TX_23_2

    def rule_against_region(self, action: i64) -> i64:
        """The parts of a Region turn (TX-8.6)."""
        if action == END:
            return why_not_end_region(self)
        if action == BANNER:
            return why_not_banner(self)
        if action == EXTRA:
            return why_not_extra(self)
        if GOVERN <= action < SWAP:
            at: i64 = action - GOVERN
            return why_not_govern(self, at // MOST_WORKER_SPACES, at % MOST_WORKER_SPACES)
        if SWAP <= action < DELIVER:
            return why_not_swap(self, (action - SWAP) // GOODS, (action - SWAP) % GOODS)
        if DELIVER <= action < FIRST:
            return why_not_ship(self, delivery_slot(action), delivery_space(action), delivery_good(action))
        return TX_23_2

    def rule_against_question(self, kind: i64, action: i64) -> i64:
        """Questions without free actions."""
        tables = self.tables
        if kind == TRACK:
            if STEP <= action < TAKE_KIND:
                return why_not_step(self, action - STEP)
        elif kind == TAKE:
            if TAKE_KIND <= action < WALL_IN:
                return why_not_take(self, action - TAKE_KIND)
        elif kind == EXCHANGE:
            if action == STOP:
                return LEGAL
            if SWAP <= action < DELIVER:
                return why_not_further(self, (action - SWAP) // GOODS, (action - SWAP) % GOODS)
        elif kind == ROUND_TILE:
            if tables.round_tile_base <= action < tables.use_tile_base:
                return why_not_round_tile(self, action - tables.round_tile_base)
        elif kind == RETURN and tables.return_base <= action:
            return why_not_return(self, action - tables.return_base)
        return TX_23_2

    def rule_against_effect(self, kind: i64, action: i64) -> i64:
        """Actions as effects, which may be declined (TX-2.4), and questions outside the own turn."""
        if kind == REWARDS:
            return LEGAL if FIRST <= action < STEP else TX_23_2
        if kind == MERCHANT:
            return why_not_merchant(self, action - MERCHANT_TO) if MERCHANT_TO <= action < BUY_STEPS else TX_23_2
        if kind == LOSS:
            lost: bool = LOSE_COINS <= action < self.tables.round_tile_base
            return why_not_lose(self, action - LOSE_COINS) if lost else TX_23_2
        if action == STOP:
            return LEGAL
        if kind == SOLDIERS or kind == TRAINING:
            if SOLDIER_IN <= action < USE_MERCHANTS:
                section: i64 = action - SOLDIER_IN
                return why_not_free_soldier(self, section) if kind == SOLDIERS else why_not_soldier(self, section)
        elif kind == BUILDING:
            if WALL_IN <= action < SOLDIER_IN:
                return why_not_building(self, structure_of(action), section_of(action))
        elif kind == INSTALL:
            if GOVERN <= action < SWAP:
                at: i64 = action - GOVERN
                return why_not_install(self, at // MOST_WORKER_SPACES, at % MOST_WORKER_SPACES)
        elif DELIVER <= action < FIRST:
            return why_not_shipping(self, delivery_slot(action), delivery_space(action), delivery_good(action))
        return TX_23_2

    def rule_of_the_moment(self, kind: i64, action: i64) -> i64:
        """What an action that is no answer to the pending decision offends against."""
        if self.is_free(action):
            return TX_18_6
        if kind == RETURN:
            return TX_23_2
        if PASS <= action < GOVERN:
            return TX_7_2
        return TX_7_7 if action == END else TX_23_2

    def vacant(self, kind: i64) -> bool:
        """Decisions that are passed over because nothing can come of them (TX-23.7, TX-7.7)."""
        if kind <= FINISH:
            return self.turn_vacant(kind)
        if kind == TRACK:
            return track_vacant(self)
        if kind == ROUND_TILE:
            return round_tile_vacant(self)
        if kind == SOLDIERS:
            return soldiers_vacant(self)
        if kind == TRAINING:
            return not can_train_more(self)
        if kind == BUILDING:
            return building_vacant(self)
        if kind == INSTALL:
            return install_vacant(self)
        return kind == SHIPPING and shipping_vacant(self)

    def turn_vacant(self, kind: i64) -> bool:
        """Moments of the own turn: nothing to go on with, and no free action."""
        if kind <= REGION:
            return False
        if kind == SHIP_TURN:
            more: bool = can_ship_more(self)
        elif kind == FORTIFY_TURN:
            more = can_fortify_more(self)
        elif kind == TRAIN_TURN:
            more = can_train_more(self)
        else:
            more = kind == PASSED and can_buy(self)
        return not more and not any_free(self, self.top_seat())

    def candidates(self) -> vec[i64]:
        """Ranges of actions worth asking about at the pending decision (core/state.py)."""
        if self.depth == 0:
            return vec[i64]()
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            start: i64 = first_outcome(self.tables, kind)
            return add_range(vec[i64](), start, start + outcome_count(self.tables, kind))
        return answers(self, kind)

    # ---- chance --------------------------------------------------------------------------------------------------

    def chance_weight(self, outcome: i64) -> i64:
        """The weight of an outcome at the pending chance decision (chance.py)."""
        if self.depth == 0:
            return 0
        kind: i64 = self.top_kind()
        if kind < FIRST_CHANCE:
            return 0
        index: i64 = outcome - first_outcome(self.tables, kind)
        if index < 0 or index >= outcome_count(self.tables, kind):
            return 0
        return weight(self, kind, index)

    def chance_total(self) -> i64:
        """As in core/state.py; without going through the outcomes one by one."""
        kind: i64 = self.top_kind()
        return unseen_total(self) if is_tile(kind) else bits(outcomes(self, kind))

    def chance_pick(self, ticket: i64) -> i64:
        """As in core/state.py; without going through the outcomes one by one."""
        kind: i64 = self.top_kind()
        index: i64 = unseen_pick(self, ticket) if is_tile(kind) else nth_bit(outcomes(self, kind), ticket)
        return first_outcome(self.tables, kind) + index

    # ---- doing it ------------------------------------------------------------------------------------------------

    def perform(self, action: i64) -> None:
        """Carry out a legal action or outcome (core/state.py)."""
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            perform_outcome(self, kind, action - first_outcome(self.tables, kind))
        elif free_moment(kind):
            if self.is_free(action):
                self.perform_free(action)
            elif kind == TURN:
                self.perform_turn(action)
            else:
                self.perform_part(kind, action)
        elif kind <= TAKE:
            self.perform_question(kind, action)
        else:
            self.perform_effect(kind, action)

    def perform_free(self, action: i64) -> None:
        """Free actions leave the decision on the stack."""
        tables = self.tables
        seat: i64 = self.top_seat()
        if action == DISCARD_MARKER:
            discard_marker(self, seat)
        elif action < TAKE_BACK:
            use_merchants(self, seat, action - USE_MERCHANTS)
        elif action < MERCHANT_TO:
            take_back(self, seat, action - TAKE_BACK)
        elif action < tables.discard_base:
            use_tile(self, seat, action - tables.use_tile_base)
        else:
            discard_objective(self, seat, action - tables.discard_base)

    def perform_turn(self, action: i64) -> None:
        """One of the four turns (TX-7.2)."""
        seat: i64 = self.top_seat()
        if action == PASS:
            pass_turn(self, seat)
        elif action < FIGHT:
            enter(self, seat, action - ENTER)
        elif action < BOARD_BARGE:
            fight(self, seat, action - FIGHT)
        else:
            board_barge(self, seat, action - BOARD_BARGE)

    def perform_part(self, kind: i64, action: i64) -> None:
        """The parts of a turn; a Region turn, a pass and every other turn end with END."""
        if action == END or action == STOP:
            self.drop()
        elif action == BANNER:
            banner(self)
        elif action == EXTRA:
            extra(self)
        elif action < SWAP:
            govern(self, (action - GOVERN) // MOST_WORKER_SPACES, (action - GOVERN) % MOST_WORKER_SPACES)
        elif action < DELIVER:
            swap(self, (action - SWAP) // GOODS, (action - SWAP) % GOODS)
        elif action < FIRST:
            if kind == REGION:
                ship(self, delivery_slot(action), delivery_space(action), delivery_good(action))
            else:
                ship_more(self, delivery_slot(action), delivery_space(action), delivery_good(action))
        elif action < SOLDIER_IN:
            fortify(self, structure_of(action), section_of(action))
        elif action < USE_MERCHANTS:
            train(self, action - SOLDIER_IN)
        else:
            buy_steps(self, action - BUY_STEPS + 1)

    def perform_question(self, kind: i64, action: i64) -> None:
        """Answers without free actions."""
        tables = self.tables
        if kind == TRACK:
            answer_step(self, action - STEP)
        elif kind == TAKE:
            take(self, action - TAKE_KIND)
        elif kind == ROUND_TILE:
            take_round_tile(self, action - tables.round_tile_base)
        elif kind == RETURN:
            return_objective(self, action - tables.return_base)
        elif action == STOP:
            stop_exchange(self)
        else:
            further(self, (action - SWAP) // GOODS, (action - SWAP) % GOODS)

    def perform_effect(self, kind: i64, action: i64) -> None:
        """Answers to effects, and outside the own turn."""
        if kind == REWARDS:
            first_reward(self, action - FIRST)
        elif kind == MERCHANT:
            answer_merchant(self, action - MERCHANT_TO)
        elif kind == LOSS:
            lose_coins(self, action - LOSE_COINS)
        elif action == STOP:
            self.drop()
        elif kind == SOLDIERS:
            free_soldier(self, action - SOLDIER_IN)
        elif kind == TRAINING:
            train(self, action - SOLDIER_IN)
        elif kind == BUILDING:
            answer_building(self, structure_of(action), section_of(action))
        elif kind == INSTALL:
            answer_install(self, (action - GOVERN) // MOST_WORKER_SPACES, (action - GOVERN) % MOST_WORKER_SPACES)
        else:
            answer_shipping(self, delivery_slot(action), delivery_space(action), delivery_good(action))

    def step(self, kind: i64) -> None:
        """Carry out the step on top of the stack (core/state.py)."""
        if kind == STEP_NEXT:
            next_step(self)
        elif kind == STEP_PARTS:
            parts_step(self)
        elif kind == STEP_EFFECT:
            effect_step(self)
        elif kind == STEP_INCOME:
            income_step(self)
        elif kind == STEP_NEUTRAL:
            neutral_step(self)
        elif kind == STEP_PLAYERS:
            players_step(self)
        elif kind == STEP_ROUND:
            round_step(self)
        elif kind == STEP_ADVANCE:
            advance_step(self)
        elif kind == STEP_ACTION:
            action_step(self)
        else:
            self.attack_step(kind)

    def attack_step(self, kind: i64) -> None:
        """Steps of the Attack phase, of Cleanup, and of Li Mu."""
        if kind == STEP_BATTLE:
            battle_step(self)
        elif kind == STEP_RAID:
            raid_step(self)
        elif kind == STEP_LOSSES:
            losses_step(self)
        elif kind == STEP_LIMU_LOSS:
            limu_loss_step(self)
        elif kind == STEP_RESET:
            reset_step(self)
        elif kind == STEP_CLEANUP:
            cleanup_step(self)
        elif kind == STEP_LIMU_PUSH:
            limu_push_step(self)

    # ---- results -------------------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """Points, the final scoring included as things stand (TX-21.1)."""
        return final_score(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """Governors, figurines, turn order (TX-21.2)."""
        return tie_break(self, seat)

    def winners(self) -> list[int]:
        """The first place; a single player may lose to Li Mu (TX-22.12, TX-22.16)."""
        return [] if self.depth > 0 or limu_wins(self) else self.ranking()[0]

    def faults(self) -> list[str]:
        """The broken invariants (invariants.py)."""
        return broken(self)


def delivery_slot(action: i64) -> i64:
    """The slot of a delivery."""
    return (action - DELIVER) // (MOST_DELIVERY_SPACES * GOODS)


def delivery_space(action: i64) -> i64:
    """The space of a delivery."""
    return (action - DELIVER) // GOODS % MOST_DELIVERY_SPACES


def delivery_good(action: i64) -> i64:
    """The good of a delivery, 0 to 2."""
    return (action - DELIVER) % GOODS


def structure_of(action: i64) -> i64:
    """The structure of an action that builds."""
    return WALL if action < TOWER_IN else TOWER


def section_of(action: i64) -> i64:
    """The section of an action that builds."""
    return action - WALL_IN if action < TOWER_IN else action - TOWER_IN
