"""A table's whole life at random: whatever people and bots do, the promises of the table hold after every step."""

from collections.abc import Callable

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from serai.core.seats import SEAT_LETTERS, seat_number
from serai.match.table import Change, MatchError, Table
from tests.conformance.walk import scaled
from tests.match.tables import RIVER, a_move, a_table, hash_of, holder_to_act, reloaded, step, taken_back

TABLES = (
    ("ada", "bo"),
    ("ada", "bo", "random"),
    ("ada", "ada", "bo"),
    ("ada", "random", "bo", "cy"),
    ("ada", "random"),
    ("ada", "ada"),
    ("ada", "open", "bo"),
)
people = st.integers(0, 9)  # who sits there, one after the other; 9 is eve, who does not


def life(wanted: Callable[[Table], bool]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A rule only for tables like that: what would be refused anyway is tried often enough elsewhere."""
    return precondition(lambda self: wanted(self.table))


class Life(RuleBasedStateMachine):
    """Every rule asks for something as a person or for a bot; what is refused must have changed nothing."""

    table: Table

    @initialize(words=st.sampled_from(TABLES), decisions=st.sampled_from([0, 12, 30, 60, 200]))
    def sit_down(self, words: tuple[str, ...], decisions: int) -> None:
        self.table = a_table(*words)
        self.kept = list(self.table.match.record.entries)
        for _ in range(0 if self.table.status == "waiting" else decisions):
            if not self.table.match.over:
                step(self.table)

    def ask(self, request: Callable[[], Change]) -> Change | None:
        """Ask, check what must hold of every change, let it count; nothing when it was refused."""
        table = self.table
        before = hash_of(table), table.seating, table.match.last, table.match.moment
        try:
            change = request()
        except MatchError:
            change = None
        assert (hash_of(table), table.seating, table.match.last, table.match.moment) == before
        if change is not None:
            status, to_act = table.status_after(change), change.to_act
            table.commit(change)
            assert (table.status, table.match.to_act) == (status, to_act)
        return change

    def person(self, number: int) -> str:
        """Somebody who sits here, or eve."""
        holders = [chair.holder for chair in self.table.seating.chairs if chair.kind == "person"]
        return "eve" if number == 9 else holders[number % len(holders)]

    # ---- what people do ------------------------------------------------------------------------------------------

    @rule(number=people, choice=st.integers(0, 40))
    def act(self, number: int, choice: int) -> None:
        self.acts(self.person(number), choice)

    def acts(self, who: str, choice: int) -> None:
        table = self.table
        if table.match.over:
            return
        seat, status = table.match.to_act, table.status
        chair = table.seating.chairs[seat]
        change = self.ask(lambda: table.act(who, RIVER.notation(a_move(table, choice))))
        assert (change is not None) == (status == "playing" and chair.playing and chair.holder == who)
        if change is not None:
            self.check_decisions(change, {seat})
            assert table.seating.request is None

    @rule(moves=st.lists(st.integers(0, 40), min_size=1, max_size=12))
    def play_on(self, moves: list[int]) -> None:
        for choice in moves:
            if holder_to_act(self.table):
                self.acts(holder_to_act(self.table), choice)
            else:
                self.bot(choice)

    @rule(choice=st.integers(0, 40))
    def bot(self, choice: int) -> None:
        table = self.table
        bot, seat = table.bot_to_act(), table.match.to_act
        if table.match.over:
            return
        change = self.ask(lambda: table.bot_act(seat, a_move(table, choice)))
        assert (change is not None) == bool(bot)
        if change is not None:
            assert table.seating.chairs[seat].bot == bot
            self.check_decisions(change, {seat})

    @rule(number=people, back=st.none() | st.integers(0, 30))
    def undo(self, number: int, back: int | None) -> None:
        self.undoes(self.person(number), back)

    @rule(back=st.none() | st.integers(0, 6))
    @life(lambda table: table.status == "playing" and bool(holder_to_act(table)))
    def undo_in_turn(self, back: int | None) -> None:
        self.undoes(holder_to_act(self.table), back)

    def undoes(self, who: str, back: int | None) -> None:
        table = self.table
        line = [0, *(happening.entry.number for happening in table.match.line)]
        to = None if back is None else line[-1 - back % len(line)]
        offer = table.undo_offer(who, to)
        own, solo, seating = set(table.seats_of(who)), table.solo, table.seating
        change = self.ask(lambda: table.ask_undo(who, to))
        if offer.kind != "free":
            assert change is None or change.entries == ()
            return
        assert change is not None
        taken = [
            h.entry for h in table.match.history[offer.to : change.entries[0].number - 1] if h.entry.number in line
        ]
        others = [chair for chair in seating.chairs if chair.playing and chair.holder != who]
        assert taken
        assert solo or not others or all(entry.who in {SEAT_LETTERS[seat] for seat in own} for entry in taken)
        assert any(entry.who != "chance" for entry in taken)

    @rule(number=people, yes=st.booleans())
    def answer(self, number: int, yes: bool) -> None:
        self.answers(self.person(number), yes)

    def answers(self, who: str, yes: bool) -> None:
        table = self.table
        waiting = table.waiting_for()
        change = self.ask(lambda: table.answer_undo(who, yes))
        if change is not None and change.entries:  # it has happened: everybody had agreed but who says so now
            assert yes
            assert set(waiting) <= set(table.seats_of(who))

    @life(lambda table: table.seating.request is not None)
    @rule()
    def all_agree(self) -> None:
        for seat in self.table.waiting_for():
            self.answers(self.table.seating.chairs[seat].holder, True)

    @rule(number=people)
    @life(lambda table: bool(taken_back(table.match)))
    def redo(self, number: int) -> None:
        self.redoes(self.person(number))

    @rule()
    @life(lambda table: table.status == "playing" and bool(taken_back(table.match) and holder_to_act(table)))
    def redo_in_turn(self) -> None:
        self.redoes(holder_to_act(self.table))

    def redoes(self, who: str) -> None:
        table = self.table
        possible, own = table.can_redo(who), set(table.seats_of(who))
        change = self.ask(lambda: table.redo(who))
        assert (change is not None) == possible
        if change is not None:
            self.check_decisions(change, own | {seat for seat, chair in enumerate(table.seating.chairs) if chair.bot})

    @rule(number=people)
    @life(lambda table: not table.seating.paused)
    def pause(self, number: int) -> None:
        self.ask(lambda: self.table.pause(self.person(number), True))

    @rule(number=people)
    @life(lambda table: table.seating.paused)
    def go_on(self, number: int) -> None:
        self.ask(lambda: self.table.pause(self.person(number), False))

    @rule(number=people, bot=st.sampled_from(["", "", "random", "greedy:20"]))
    def substitute(self, number: int, bot: str) -> None:
        self.ask(lambda: self.table.substitute(self.person(number), bot))

    @rule(number=people, really=st.integers(0, 20))
    def resign(self, number: int, really: int) -> None:
        if really == 0:
            self.ask(lambda: self.table.resign(self.person(number), "random"))

    @rule(who=st.sampled_from(["cy", "di"]))
    @life(lambda table: table.status == "waiting")
    def sit(self, who: str) -> None:
        self.ask(lambda: self.table.sit(None, who, who.title()))

    @rule()
    @life(lambda table: table.match.over)
    def finish(self) -> None:
        self.ask(self.table.finish)

    @rule()
    def come_back_after_a_crash(self) -> None:
        self.table = reloaded(self.table)

    # ---- what must hold ------------------------------------------------------------------------------------------

    def check_decisions(self, change: Change, seats: set[int]) -> None:
        """Only those seats have decided; chance and the table are nobody's."""
        who = {entry.who for entry in change.entries} - {"chance", "table"}
        assert {seat_number(letter) for letter in who} <= seats

    @invariant()
    def nothing_is_deleted(self) -> None:
        entries = self.table.match.record.entries
        assert entries[: len(self.kept)] == self.kept
        self.kept = list(entries)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    @invariant()
    def its_record_replays_hash_by_hash_and_it_comes_back_as_it_is(self) -> None:
        table, again = self.table, reloaded(self.table)
        assert hash_of(again) == hash_of(table)
        assert (again.status, again.seating) == (table.status, table.seating)
        assert again.match.history == table.match.history
        assert taken_back(again.match) == taken_back(table.match)
        for who in ("ada", "bo", "cy", "eve"):
            assert again.undo_offer(who) == table.undo_offer(who)
            assert again.can_redo(who) == table.can_redo(who)

    @invariant()
    def who_is_asked_plays_here(self) -> None:
        table = self.table
        if table.seating.request is not None:
            assert table.seating.chairs[table.seating.request.by].playing
            assert table.waiting_for()
            assert table.bot_to_act() == ""
        assert table.status != "closed" or not table.people()


def test_the_promises_of_a_table_hold_whatever_is_done() -> None:
    run_state_machine_as_test(
        Life,
        settings=settings(
            derandomize=True, deadline=None, database=None, max_examples=scaled(24), stateful_step_count=40
        ),
    )
