"""The rules of a table, one by one: who may act, sitting down, pause, resigning, substitutes, closing."""

from collections.abc import Callable

import pytest

from serai import IllegalAction
from serai.core.actions import NotationError
from serai.core.language import languages, text
from serai.core.seats import seat_name
from serai.match.seating import Chair, Seating
from serai.match.table import Change, MatchError, Table
from tests.match.tables import (
    RIVER,
    a_move,
    a_table,
    away_from,
    hash_of,
    holder_to_act,
    played,
    reloaded,
    replays,
    step,
    to_the_end,
    until,
)

Ask = Callable[[], Change | None]


def refused(ask: Ask, code: str) -> str:
    """Ask for something that is refused with that code; the key, which has a text in every language."""
    with pytest.raises(MatchError) as caught:
        ask()
    assert caught.value.code == code
    for lang in languages():
        assert text(caught.value.key, lang)
    return caught.value.key


def move(table: Table) -> str:
    """A legal move as it is written."""
    return RIVER.notation(a_move(table))


# ---- acting ----------------------------------------------------------------------------------------------------------


def test_only_who_holds_the_seat_to_act_acts() -> None:
    table = a_table("ada", "bo")
    until(table, "ada")
    before = hash_of(table)
    assert refused(lambda: table.act("bo", move(table)), "not_your_turn") == "refused-seat"
    assert refused(lambda: table.act("eve", move(table)), "not_yours") == "refused-no-seat"
    assert hash_of(table) == before
    table.commit(table.act("ada", move(table)))
    assert hash_of(table) != before


def test_somebody_with_several_seats_acts_for_whichever_must() -> None:
    table = a_table("ada", "ada", "bo")
    actors = set()
    for _ in range(60):
        if holder_to_act(table) == "ada":
            actors.add(table.match.to_act)
        step(table)
    assert actors == {0, 1}
    assert table.seats_of("ada") == [0, 1]
    assert table.people() == [0, 1, 2]


def test_an_illegal_move_names_its_rule_and_nonsense_is_no_move() -> None:
    table = a_table("ada", "ada")
    illegal = next(action for action in range(RIVER.space.size) if table.match.state.rule_against(action) != 0)
    with pytest.raises(IllegalAction) as caught:
        table.act("ada", RIVER.notation(illegal))
    assert caught.value.rule.startswith("ROG-")
    with pytest.raises(NotationError):
        table.act("ada", "fly away")


def test_a_bot_is_asked_for_its_own_seat_only() -> None:
    table = a_table("ada", "random")
    until(table, "ada")
    assert table.bot_to_act() == ""
    for seat in (0, 1):
        refused(lambda seat=seat: table.bot_act(seat, a_move(table)), "not_your_turn")  # type: ignore[misc]
    away_from(table, "ada")
    assert table.bot_to_act() == "random"
    refused(lambda: table.bot_act(0, a_move(table)), "not_your_turn")
    refused(lambda: table.act("ada", move(table)), "not_your_turn")
    table.commit(table.bot_act(1, a_move(table)))


def test_nothing_has_happened_before_a_change_is_committed() -> None:
    table = a_table("ada", "bo")
    until(table, "ada")
    before = hash_of(table), table.seating, table.match.last
    act, pause = table.act("ada", move(table)), table.pause("bo", True)
    assert (hash_of(table), table.seating, table.match.last) == before
    assert table.status_after(pause) == "paused"
    table.commit(pause)
    assert refused(lambda: table.commit(act), "stale") == "refused-stale"


def test_after_the_end_nobody_acts() -> None:
    table = a_table("ada", "random")
    to_the_end(table)
    assert table.status == "over"
    assert table.bot_to_act() == ""
    refused(lambda: table.act("ada", "end"), "over")
    refused(lambda: table.pause("ada", True), "over")
    refused(lambda: table.resign("ada", "random"), "over")
    refused(lambda: table.substitute("ada", "random"), "over")


def test_the_secret_is_published_when_the_game_is_over() -> None:
    table = a_table("ada", "random")
    assert table.finish().empty
    to_the_end(table)
    assert table.undo_offer("ada").kind == "free"
    table.commit(table.finish())
    assert table.match.published
    assert table.finish().empty
    offer = table.undo_offer("ada")
    assert (offer.kind, offer.key) == ("none", "refused-undo-published")
    refused(lambda: table.ask_undo("ada"), "over")
    assert reloaded(table).match.published


# ---- sitting down ----------------------------------------------------------------------------------------------------


def test_the_game_waits_until_everybody_has_sat_down() -> None:
    table = a_table("ada", "open", "open")
    assert table.status == "waiting"
    assert table.bot_to_act() == ""
    for ask in (
        lambda: table.act("ada", move(table)),
        lambda: table.ask_undo("ada"),
        lambda: table.redo("ada"),
        lambda: table.pause("ada", True),
    ):
        assert refused(ask, "waiting") == "refused-waiting"
    assert table.undo_offer("ada").key == "refused-waiting"
    table.commit(table.sit(2, "bo", "Bo"))
    assert table.seats_of("bo") == [2]
    assert table.status == "waiting"
    change = table.sit(None, "cy", "Cy")
    assert table.status_after(change) == "playing"
    table.commit(change)
    assert (table.seats_of("cy"), table.status) == ([1], "playing")


def test_a_seat_is_taken_once_and_everybody_takes_one() -> None:
    table = a_table("ada", "open", "open")
    table.commit(table.sit(1, "bo", "Bo"))
    assert refused(lambda: table.sit(1, "cy", "Cy"), "forbidden") == "refused-taken"
    assert refused(lambda: table.sit(0, "cy", "Cy"), "forbidden") == "refused-taken"
    assert refused(lambda: table.sit(9, "cy", "Cy"), "forbidden") == "refused-taken"
    assert refused(lambda: table.sit(2, "ada", "Ada"), "forbidden") == "refused-sits"
    table.commit(table.sit(2, "cy", "Cy"))
    assert refused(lambda: table.sit(None, "di", "Di"), "forbidden") == "refused-full"


def test_two_who_take_the_last_seat_at_once() -> None:
    table = a_table("ada", "open")
    first, second = table.sit(1, "bo", "Bo"), table.sit(1, "cy", "Cy")
    table.commit(first)
    with pytest.raises(MatchError):
        table.commit(second)
    assert table.seats_of("bo") == [1]
    assert table.seats_of("cy") == []


def test_bots_fill_what_is_open() -> None:
    table = a_table("ada", "open", "open")
    refused(lambda: table.fill("bo", "random"), "not_yours")
    assert refused(lambda: table.fill("ada", "clever"), "unknown") == "refused-bot"
    table.commit(table.fill("ada", "Greedy:20 "))
    assert [chair.bot for chair in table.seating.chairs] == ["", "greedy:20", "greedy:20"]
    assert table.status == "playing"
    refused(lambda: table.fill("ada", "random"), "forbidden")


def test_people_change_their_names() -> None:
    table = a_table("ada", "bo", "ada")
    table.commit(table.rename("ada", "Lady Ada"))
    assert [chair.name for chair in table.seating.chairs] == ["Lady Ada", "Bo", "Lady Ada"]
    refused(lambda: table.rename("eve", "Eve"), "not_yours")
    assert table.rename("bo", "Bo").empty


def test_others_at_one_screen_keep_their_names() -> None:
    chairs = (Chair("person", "ada", "Ada"), Chair("person", "ada", "Cy"), Chair("person", "ada"))
    table = a_table("ada", "ada", "ada")
    table.seating = Seating(chairs)
    table.commit(table.rename("ada", "Lady Ada"))
    assert [chair.name for chair in table.seating.chairs] == ["Lady Ada", "Cy", ""]
    table.seating = Seating(tuple(Chair("person", "ada") for _ in chairs))
    assert table.rename("ada", "Ada").empty


# ---- pause -----------------------------------------------------------------------------------------------------------


def test_anybody_pauses_and_anybody_goes_on() -> None:
    table = a_table("ada", "bo", "random")
    until(table, "ada")
    table.commit(table.pause("bo", True))
    assert table.status == "paused"
    for ask in (
        lambda: table.act("ada", move(table)),
        lambda: table.ask_undo("ada"),
        lambda: table.redo("ada"),
    ):
        assert refused(ask, "paused") == "refused-paused"
    assert table.undo_offer("ada").key == "refused-paused"
    refused(lambda: table.pause("eve", False), "not_yours")
    assert table.pause("ada", True).empty
    table = reloaded(table)
    table.commit(table.pause("ada", False))
    table.commit(table.act("ada", move(table)))


def test_a_bot_waits_while_the_table_is_paused() -> None:
    table = a_table("ada", "random")
    until(table, "ada")
    away_from(table, "ada")
    table.commit(table.pause("ada", True))
    assert table.bot_to_act() == ""
    refused(lambda: table.bot_act(1, a_move(table)), "not_your_turn")
    table.commit(table.pause("ada", False))
    assert table.bot_to_act() == "random"


# ---- resigning -------------------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_has_resigned() -> None:
    table = a_table("ada", "bo")
    until(table, "ada")
    table.commit(table.resign("ada", "random"))
    assert table.status == "playing"
    assert table.people() == [1]
    assert table.bot_to_act() == "random"
    for ask in (
        lambda: table.act("ada", move(table)),
        lambda: table.substitute("ada", ""),
        lambda: table.resign("ada", "random"),
        lambda: table.pause("ada", True),
        lambda: table.ask_undo("ada"),
    ):
        assert refused(ask, "not_yours") == "refused-resigned"
    table = reloaded(table)
    to_the_end(table)
    assert replays(table)
    assert table.seating.chairs[0].resigned


def test_when_everybody_has_resigned_the_table_is_closed() -> None:
    table = a_table("ada", "bo", "random")
    table.commit(table.pause("ada", True))
    table.commit(table.resign("ada", "random"))
    change = table.resign("bo", "random")
    assert table.status_after(change) == "closed"
    table.commit(change)
    assert table.status == "closed"
    assert table.bot_to_act() == ""
    refused(lambda: table.bot_act(table.match.to_act, a_move(table)), "not_your_turn")
    refused(lambda: table.pause("bo", False), "not_yours")
    assert reloaded(table).status == "closed"


def test_who_resigns_alone_before_others_came_closes_the_table() -> None:
    table = a_table("ada", "open")
    table.commit(table.resign("ada", "random"))
    assert table.status == "closed"
    assert refused(lambda: table.sit(1, "bo", "Bo"), "over") == "refused-closed"


def test_resigning_gives_up_every_seat_and_cannot_be_taken_back() -> None:
    table = a_table("ada", "ada", "bo")
    for _ in range(10):
        step(table)
    table.commit(table.resign("ada", "random"))
    assert table.people() == [2]
    until(table, "bo")
    table.commit(table.ask_undo("bo", 0))
    assert [chair.resigned for chair in table.seating.chairs] == [True, True, False]


# ---- substitutes -----------------------------------------------------------------------------------------------------


def test_a_bot_takes_over_and_hands_back() -> None:
    table = a_table("ada", "bo")
    until(table, "ada")
    assert refused(lambda: table.substitute("ada", "clever"), "unknown") == "refused-bot"
    table.commit(table.substitute("ada", "random"))
    assert table.bot_to_act() == "random"
    assert table.people() == [0, 1]
    assert refused(lambda: table.act("ada", move(table)), "not_your_turn") == "refused-substituted"
    assert table.undo_offer("ada").key == "refused-substituted"
    step(table)
    table = reloaded(table)
    table.commit(table.substitute("ada", ""))
    until(table, "ada")
    table.commit(table.act("ada", move(table)))
    assert table.substitute("ada", "").empty


def test_who_has_a_substitute_still_pauses_and_resigns() -> None:
    table = a_table("ada", "bo")
    table.commit(table.substitute("ada", "random"))
    table.commit(table.pause("ada", True))
    table.commit(table.resign("ada", "greedy:20"))
    assert table.seating.chairs[0].bot == "greedy:20"


def test_a_move_of_a_substitute_stands_in_the_record_as_the_seats() -> None:
    table = a_table("ada", "bo")
    until(table, "ada")
    table.commit(table.substitute("ada", "random"))
    seat = table.match.to_act
    step(table)
    assert played(table)[-1].startswith(seat_name(seat))
    assert replays(table)
