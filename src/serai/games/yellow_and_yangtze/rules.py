"""YellowAndYangtzeState: sends every question and every action to its chapter. The list of decisions is YY-21."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import FIRST_CHANCE, LEGAL
from serai.games.yellow_and_yangtze.actions import (
    ACTION,
    ATTACK,
    CHAIN,
    CHOOSE,
    COMMIT,
    DEFEND,
    END,
    HELP,
    MOVE,
    PAGODA,
    PASS,
    PICK,
    PLACE,
    REPLACE,
    STEP_AFTER,
    STEP_BEGIN,
    STEP_CHAIN,
    STEP_DRAW,
    STEP_END,
    STEP_NEXT,
    STEP_REVOLT,
    STEP_SHOW,
    STEP_WAR,
    SUPPORT,
    TAKE,
    TILE_COUNTS,
    TOLL,
    WINNER,
    WITHDRAW,
)
from serai.games.yellow_and_yangtze.chance import (
    first_outcome,
    outcome_count,
    owner_of,
    perform_outcome,
    total_weight,
    weight_of,
)
from serai.games.yellow_and_yangtze.choices import answers, choices
from serai.games.yellow_and_yangtze.invariants import faults as broken
from serai.games.yellow_and_yangtze.pagoda import (
    buy,
    establish_free,
    move,
    why_not_buy,
    why_not_establish,
    why_not_move,
)
from serai.games.yellow_and_yangtze.place import (
    chain_step,
    pick,
    pick_is_vacant,
    place,
    why_not_chain,
    why_not_pick,
    why_not_place,
)
from serai.games.yellow_and_yangtze.position_leader import (
    position,
    why_not_position,
    why_not_withdraw,
    withdraw,
)
from serai.games.yellow_and_yangtze.replace import replace, why_not_replace
from serai.games.yellow_and_yangtze.revolt import add_nothing, commit, revolt_step, why_not_commit
from serai.games.yellow_and_yangtze.riot import riot, why_not_riot
from serai.games.yellow_and_yangtze.rule_ids import (
    YY_5_4,
    YY_7_1,
    YY_7_10,
    YY_7_11,
    YY_14_3,
    YY_15_6,
    YY_17_3,
    YY_21_1,
    YY_22_3,
)
from serai.games.yellow_and_yangtze.scoring import result, tie_break
from serai.games.yellow_and_yangtze.state import Position
from serai.games.yellow_and_yangtze.turn import (
    after_step,
    begin_step,
    declare_end,
    draw_step,
    end_step,
    next_step,
    show_step,
)
from serai.games.yellow_and_yangtze.war import (
    add_support,
    choose,
    pay,
    peace_step,
    war_step,
    why_not_choose,
    why_not_pay,
    why_not_support,
)


@final
class YellowAndYangtzeState(Position):
    """A position that knows the rules."""

    def clone(self) -> "YellowAndYangtzeState":
        """An independent copy; data that never changes in place is shared."""
        return YellowAndYangtzeState(self.tables, self.seats, self.options, self)

    # ---- legality ------------------------------------------------------------------------------------------------

    def rule_against(self, action: i64) -> i64:
        """The rule that forbids an action here (core/state.py)."""
        if self.depth == 0:
            return YY_17_3
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            return LEGAL if self.chance_weight(action) > 0 else YY_22_3
        if action >= self.tables.first_base:
            return YY_22_3
        if kind == ACTION:
            return self.rule_against_turn(action)
        if kind == ATTACK or kind == DEFEND or kind == HELP or kind == WINNER or kind == TOLL:
            return self.rule_against_in_conflict(kind, action)
        return self.rule_against_after_placing(kind, action)

    def rule_against_turn(self, action: i64) -> i64:
        """The actions of a turn (YY-5.2), and its end."""
        tables = self.tables
        spaces: i64 = tables.spaces
        if action == END:
            return LEGAL
        if action == PASS:
            return YY_5_4
        if action < TAKE:
            return why_not_withdraw(self, action - WITHDRAW)
        if action < REPLACE:
            return YY_7_10
        if action < COMMIT:
            return why_not_replace(self, action - REPLACE)
        if action < PLACE:
            return YY_21_1
        if action < tables.leader_base:
            return why_not_place(self, (action - PLACE) // spaces, (action - PLACE) % spaces)
        if action < tables.riot_base:
            at: i64 = action - tables.leader_base
            return why_not_position(self, at // spaces, at % spaces)
        if action < tables.pay_base:
            riot_at: i64 = action - tables.riot_base
            return why_not_riot(self, riot_at // spaces + 1, riot_at % spaces)
        if tables.buy_base <= action < tables.move_base:
            buy_at: i64 = action - tables.buy_base
            return why_not_buy(self, buy_at // tables.triangles + 1, buy_at % tables.triangles)
        return YY_21_1

    def rule_against_in_conflict(self, kind: i64, action: i64) -> i64:
        """The answers in revolts and wars (YY-14.3, YY-15.5, YY-15.7, YY-15.11); YY-21.1 for everything that is none."""
        if kind == WINNER:
            return why_not_choose(self, action - CHOOSE) if CHOOSE <= action < PLACE else YY_21_1
        if kind == TOLL:
            if self.tables.pay_base <= action < self.tables.pagoda_base:
                return why_not_pay(self, action - self.tables.pay_base)
            return YY_21_1
        if action == PASS:
            return LEGAL
        if kind == HELP:
            if SUPPORT <= action < CHOOSE:
                at: i64 = (action - SUPPORT) // 2
                return why_not_support(self, at // TILE_COUNTS, at % TILE_COUNTS, (action - SUPPORT) % 2)
        elif COMMIT <= action < SUPPORT:
            return why_not_commit(self, (action - COMMIT) // 2, (action - COMMIT) % 2)
        return YY_21_1

    def rule_against_after_placing(self, kind: i64, action: i64) -> i64:
        """The answers after a tile: pagoda, pick, further blue tile; YY-21.1 for everything that is none."""
        tables = self.tables
        if kind == MOVE:
            if tables.move_base <= action < tables.first_base:
                return why_not_move(self, action - tables.move_base)
            return YY_21_1
        if action == PASS:
            return LEGAL
        if kind == PAGODA and tables.pagoda_base <= action < tables.buy_base:
            return why_not_establish(self, action - tables.pagoda_base)
        if kind == PICK and TAKE <= action < REPLACE:
            return why_not_pick(self, action - TAKE)
        if kind == CHAIN and PLACE <= action < tables.leader_base:
            return why_not_chain(self, (action - PLACE) // tables.spaces, (action - PLACE) % tables.spaces)
        return YY_21_1

    def vacant(self, kind: i64) -> bool:
        """The pick is passed over when the display is empty (YY-22.1)."""
        return kind == PICK and pick_is_vacant(self)

    def candidates(self) -> vec[i64]:
        """Ranges of actions worth asking about at the pending decision (core/state.py)."""
        if self.depth == 0:
            return vec[i64]()
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            start: i64 = first_outcome(self.tables, kind)
            return append(append(vec[i64](capacity=2), start), start + outcome_count(self, kind))
        return answers(self, kind)

    def legal(self) -> vec[i64]:
        """The legal actions; those of a turn are hundreds and are listed directly (choices.py)."""
        if self.depth > 0 and self.top_kind() == ACTION:
            return choices(self)
        return super().legal()

    # ---- chance --------------------------------------------------------------------------------------------------

    def chance_weight(self, outcome: i64) -> i64:
        """The weight of an outcome at the pending chance decision (YY-22.3)."""
        if self.depth == 0:
            return 0
        kind: i64 = self.top_kind()
        if kind < FIRST_CHANCE:
            return 0
        index: i64 = outcome - first_outcome(self.tables, kind)
        if index < 0 or index >= outcome_count(self, kind):
            return 0
        return weight_of(self, kind, index)

    def chance_total(self) -> i64:
        """As in core/state.py."""
        return total_weight(self, self.top_kind())

    def chance_pick(self, ticket: i64) -> i64:
        """As in core/state.py."""
        kind: i64 = self.top_kind()
        return first_outcome(self.tables, kind) + owner_of(self, kind, ticket)

    # ---- doing it ------------------------------------------------------------------------------------------------

    def perform(self, action: i64) -> None:
        """Carry out a legal action or outcome (core/state.py)."""
        kind: i64 = self.top_kind()
        if kind >= FIRST_CHANCE:
            perform_outcome(self, kind, action - first_outcome(self.tables, kind))
        elif kind == ACTION:
            self.perform_turn(action)
        elif action == PASS:
            self.perform_pass(kind)
        else:
            self.perform_answer(kind, action)

    def perform_turn(self, action: i64) -> None:
        """An action, after which the next one or the end of the turn follows (YY-5.3)."""
        if action == END:
            declare_end(self)
            return
        tables = self.tables
        spaces: i64 = tables.spaces
        seat: i64 = self.top_seat()
        left: i64 = self.top_a() - 1
        self.drop()
        self.push(STEP_AFTER, seat, left, 0)
        if action < TAKE:
            withdraw(self, action - WITHDRAW)
        elif action < COMMIT:
            replace(self, action - REPLACE)
        elif action < tables.leader_base:
            place(self, (action - PLACE) // spaces, (action - PLACE) % spaces, YY_7_1)
        elif action < tables.riot_base:
            position(self, (action - tables.leader_base) // spaces, (action - tables.leader_base) % spaces)
        elif action < tables.pay_base:
            riot(self, (action - tables.riot_base) // spaces + 1, (action - tables.riot_base) % spaces)
        else:
            at: i64 = action - tables.buy_base
            buy(self, at // tables.triangles + 1, at % tables.triangles)

    def perform_pass(self, kind: i64) -> None:
        """Decline what is offered."""
        if kind == HELP:
            add_nothing(self, YY_15_6)
        elif kind == ATTACK or kind == DEFEND:
            add_nothing(self, YY_14_3)
        else:
            self.drop()

    def perform_answer(self, kind: i64, action: i64) -> None:
        """The other answers inside an action (YY-21.1)."""
        tables = self.tables
        if kind == PAGODA:
            establish_free(self, action - tables.pagoda_base)
        elif kind == MOVE:
            move(self, action - tables.move_base)
        elif kind == PICK:
            pick(self, action - TAKE)
        elif kind == CHAIN:
            self.drop()
            place(self, (action - PLACE) // tables.spaces, (action - PLACE) % tables.spaces, YY_7_11)
        elif kind == HELP:
            at: i64 = (action - SUPPORT) // 2
            add_support(self, at // TILE_COUNTS, at % TILE_COUNTS, (action - SUPPORT) % 2)
        elif kind == WINNER:
            choose(self, action - CHOOSE)
        elif kind == TOLL:
            pay(self, action - tables.pay_base)
        else:
            commit(self, (action - COMMIT) // 2, (action - COMMIT) % 2)

    def step(self, kind: i64) -> None:
        """Carry out the step on top of the stack (core/state.py)."""
        if kind == STEP_AFTER:
            after_step(self)
        elif kind == STEP_DRAW:
            draw_step(self)
        elif kind == STEP_END:
            end_step(self)
        elif kind == STEP_SHOW:
            show_step(self)
        elif kind == STEP_NEXT:
            next_step(self)
        elif kind == STEP_CHAIN:
            chain_step(self)
        elif kind == STEP_REVOLT:
            revolt_step(self)
        elif kind == STEP_WAR:
            war_step(self)
        elif kind == STEP_BEGIN:
            begin_step(self)
        else:
            peace_step(self)

    # ---- results -------------------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """The seat's lowest color after the best use of its yellow points (YY-18.3)."""
        return result(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """The other three colors, then by the option the fewest yellow points (YY-18.4, YY-18.6)."""
        return tie_break(self, seat)

    def winners(self) -> list[int]:
        """All that share the first place have won (YY-18.5); with `tie_break: huang` nobody then has (YY-18.6, YY-18.8)."""
        first = super().winners()
        return [] if self.huang_ties and len(first) > 1 else first

    def faults(self) -> list[str]:
        """The invariants that this position breaks (YY-21.4)."""
        return broken(self)
