"""Taking back: what is free, what needs the consent of whom, what is not possible, and playing it again."""

import pytest

from serai.match.table import MatchError, Table
from tests.match.tables import (
    RIVER,
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


def refused(table: Table, holder: str, to: int | None = None) -> str:
    """The key with which taking back is refused; the offer says the same."""
    with pytest.raises(MatchError) as caught:
        table.ask_undo(holder, to)
    offer = table.undo_offer(holder, to)
    assert (offer.kind, offer.key) == ("none", caught.value.key)
    return caught.value.key


def in_the_middle(*words: str) -> Table:
    """A table after some turns, where the first person must decide and has decided before."""
    table = a_table(*words)
    for _ in range(24):
        step(table)
    if set(words) != {words[0]}:
        until(table, words[0])
        away_from(table, words[0])
        until(table, words[0])
    return table


def asking(*words: str) -> tuple[Table, int]:
    """A table where the first person asks to take back what others have decided after; the target."""
    table = in_the_middle(*words)
    offer = table.undo_offer(words[0])
    assert offer.kind == "ask"
    table.commit(table.ask_undo(words[0]))
    return table, offer.to


def say(table: Table, holder: str, yes: bool) -> str:
    """Answer; the key of the refusal, empty when the answer counts."""
    try:
        table.commit(table.answer_undo(holder, yes))
    except MatchError as error:
        return error.key
    return ""


# ---- free ------------------------------------------------------------------------------------------------------------


def test_own_decisions_are_taken_back_freely_until_somebody_else_decides() -> None:
    table = in_the_middle("ada", "bo")
    hashes, entries = [hash_of(table)], table.match.last
    while holder_to_act(table) == "ada":
        if "chance" in [entry.who for entry in step(table).entries]:
            hashes.clear()  # something was revealed
        hashes.append(hash_of(table))
    for expected in hashes[-2::-1]:
        assert table.undo_offer("ada").kind == "free"
        table.commit(table.ask_undo("ada"))
        assert hash_of(table) == expected
    assert table.match.last > entries
    assert replays(table)


def test_what_somebody_else_decided_on_is_not_free() -> None:
    table = in_the_middle("ada", "bo")
    offer = table.undo_offer("ada")
    assert (offer.kind, offer.ask) == ("ask", (1,))
    before = hash_of(table)
    table.commit(table.ask_undo("ada"))
    assert hash_of(table) == before
    assert table.seating.request is not None
    assert (table.seating.request.by, table.seating.request.to) == (0, offer.to)


def test_what_chance_revealed_is_not_free() -> None:
    table = a_table("ada", "bo")
    while True:
        holder = holder_to_act(table)
        change = step(table)
        if holder == "ada" and [entry.who for entry in change.entries][1:2] == ["chance"]:
            break
    assert table.undo_offer("ada").kind == "ask"


def test_alone_with_bots_everything_is_free() -> None:
    table = in_the_middle("ada", "random", "greedy:20")
    assert table.solo
    while table.undo_offer("ada").kind == "free":
        table.commit(table.ask_undo("ada"))
    assert refused(table, "ada") == "refused-undo"
    assert "A" not in [move[0] for move in played(table)]
    assert replays(table)


def test_with_every_seat_everything_is_free() -> None:
    table = in_the_middle("ada", "ada")
    assert table.solo
    table.commit(table.ask_undo("ada", 0))
    assert played(table) == []


def test_a_table_of_bots_is_nobodys() -> None:
    assert not a_table("random", "random").solo


def test_the_setup_stays_as_it_was_dealt() -> None:
    for words in (("ada", "ada"), ("ada", "bo")):
        table = a_table(*words)
        laid_out, setup = hash_of(table), len(table.match.line)
        assert refused(table, "ada", 0) == "refused-undo"
        for _ in range(9):
            step(table)
        offer = table.undo_offer("ada", 0)
        assert offer.to == setup
        table.commit(table.ask_undo("ada", 0))
        if len(set(words)) > 1:
            table.commit(table.answer_undo("bo", True))
        assert hash_of(table) == laid_out
        assert table.match.last == setup + 9 + 1 + sum(h.entry.who == "chance" for h in table.match.history[setup:])


def test_taking_back_to_a_given_entry() -> None:
    table = in_the_middle("ada", "random")
    target = [h.entry.number for h in table.match.line if h.entry.who == "A"][2] - 1
    wanted = played(table)[: sum(h.entry.who != "chance" for h in table.match.line if h.entry.number <= target)]
    table.commit(table.ask_undo("ada", target))
    assert played(table) == wanted


def test_only_the_present_line_can_be_gone_back_to() -> None:
    table = in_the_middle("ada", "ada")
    gone = table.match.line[-1].entry.number
    assert refused(table, "ada", gone) == "refused-undo"
    table.commit(table.ask_undo("ada"))
    for to in (gone, gone + 1, 9_999):
        assert refused(table, "ada", to) == "refused-undo-gone"


def test_who_has_not_decided_has_nothing_to_take_back() -> None:
    table = a_table("ada", "bo")
    assert refused(table, "ada") == refused(table, "bo") == "refused-undo"
    assert refused(table, "eve") == "refused-no-seat"


# ---- consent ---------------------------------------------------------------------------------------------------------


def test_it_happens_when_all_others_have_agreed() -> None:
    table, to = asking("ada", "bo", "cy", "random")
    before = hash_of(table)
    assert table.waiting_for() == (1, 2)
    assert say(table, "bo", True) == ""
    assert (table.waiting_for(), hash_of(table)) == ((2,), before)
    table = reloaded(table)
    assert say(table, "bo", True) == "refused-undo-not-asked"
    change = table.answer_undo("cy", True)
    assert change.entries[0].do == f"undo {to}"
    table.commit(change)
    assert table.seating.request is None
    assert table.match.line[-1].entry.number == to
    assert holder_to_act(table) == "ada"
    assert replays(table)


def test_one_refusal_is_enough() -> None:
    table, _ = asking("ada", "bo", "cy")
    before = hash_of(table)
    assert say(table, "cy", True) == ""
    assert say(table, "bo", False) == ""
    assert (table.seating.request, hash_of(table)) == (None, before)
    assert say(table, "cy", True) == "refused-undo-none"


def test_who_agreed_may_think_again_while_others_are_asked() -> None:
    table, _ = asking("ada", "bo", "cy")
    assert say(table, "bo", True) == say(table, "bo", False) == ""
    assert table.seating.request is None


def test_the_asker_withdraws_and_cannot_agree() -> None:
    table, _ = asking("ada", "bo")
    assert say(table, "ada", True) == "refused-undo-not-asked"
    assert say(table, "eve", True) == say(table, "eve", False) == "refused-undo-not-asked"
    assert say(table, "ada", False) == ""
    assert table.seating.request is None


def test_any_decision_withdraws_the_request() -> None:
    table, _ = asking("ada", "bo")
    assert holder_to_act(table) == "ada"
    step(table)
    assert table.seating.request is None


def test_bots_wait_while_somebody_is_asked() -> None:
    table = in_the_middle("ada", "bo", "random")
    while table.bot_to_act() == "" or table.undo_offer("ada").kind != "ask":
        step(table)
    table.commit(table.ask_undo("ada"))
    assert table.bot_to_act() == ""
    assert say(table, "bo", False) == ""
    assert table.bot_to_act() == "random"


def test_one_asks_at_a_time() -> None:
    table, to = asking("ada", "bo", "cy")
    with pytest.raises(MatchError) as caught:
        table.ask_undo("bo")
    assert caught.value.key == "refused-undo-asked"
    earlier = table.match.line[4].entry.number
    table.commit(table.ask_undo("ada", earlier))
    assert table.seating.request is not None
    assert earlier <= table.seating.request.to < to


def test_a_free_undo_of_somebody_else_withdraws_the_request() -> None:
    table = in_the_middle("ada", "bo")
    until(table, "bo")
    while table.undo_offer("bo").kind != "free":
        until(table, "bo")
        step(table)
    table.commit(table.ask_undo("ada"))
    table.commit(table.ask_undo("bo"))
    assert table.seating.request is None


def test_neither_who_has_resigned_nor_who_has_a_substitute_is_asked() -> None:
    table = in_the_middle("ada", "bo", "cy")
    table.commit(table.substitute("bo", "random"))
    assert table.undo_offer("ada").ask == (2,)
    table.commit(table.resign("cy", "random"))
    assert not table.solo
    assert table.undo_offer("ada").kind == "free"
    table.commit(table.substitute("bo", ""))
    assert table.undo_offer("ada").ask == (1,)


@pytest.mark.parametrize("way", ["resign", "substitute"])
def test_when_somebody_leaves_their_seat_to_a_bot_the_request_is_off(way: str) -> None:
    for holder in ("ada", "bo"):
        table, _ = asking("ada", "bo", "cy")
        table.commit(table.resign(holder, "random") if way == "resign" else table.substitute(holder, "random"))
        assert table.seating.request is None


def test_in_a_pause_consent_waits_but_a_refusal_counts() -> None:
    table, _ = asking("ada", "bo")
    table.commit(table.pause("bo", True))
    assert table.seating.request is not None
    assert say(table, "bo", True) == "refused-paused"
    assert say(table, "bo", False) == ""


def test_somebody_with_several_seats_is_asked_once_and_asks_in_the_name_of_one() -> None:
    table = in_the_middle("ada", "bo", "bo")
    table.commit(table.ask_undo("ada"))
    assert table.waiting_for() == (1, 2)
    assert say(table, "bo", True) == ""
    assert table.seating.request is None
    table = in_the_middle("bo", "ada", "ada")
    until(table, "bo")
    table.commit(table.ask_undo("ada"))
    assert table.seating.request is not None
    asked = table.seating.request
    after = next(h.entry for h in table.match.line if h.entry.number > asked.to)
    assert after.who == "ABC"[asked.by]
    assert asked.by in (1, 2)
    assert table.waiting_for() == (0,)


def test_the_end_can_be_taken_back_as_long_as_the_secret_is_not_out() -> None:
    table = a_table("ada", "random")
    to_the_end(table)
    table.commit(table.ask_undo("ada"))
    assert table.status == "playing"
    assert replays(table)


# ---- redo ------------------------------------------------------------------------------------------------------------


def test_redo_plays_again_with_bots_and_chance_also_after_a_reload() -> None:
    table = in_the_middle("ada", "random")
    reached, moves = hash_of(table), played(table)
    assert not table.can_redo("ada")
    table.commit(table.ask_undo("ada"))
    table = reloaded(table)
    assert table.can_redo("ada")
    table.commit(table.redo("ada"))
    assert (hash_of(table), played(table)) == (reached, moves)
    assert not table.can_redo("ada")


def test_redo_stops_before_the_decision_of_another_person() -> None:
    table, to = asking("ada", "bo")
    assert say(table, "bo", True) == ""
    lost = [h.entry for h in table.match.history if h.entry.number > to and h.entry.who in "AB"]
    assert not table.can_redo("bo")
    with pytest.raises(MatchError) as caught:
        table.redo("bo")
    assert caught.value.key == "refused-redo-other"
    change = table.redo("ada")
    own = [entry.do for entry in change.entries if entry.who == "A"]
    assert {entry.who for entry in change.entries} <= {"A", "chance"}
    assert own == [entry.do for entry in lost[: len(own)]]
    table.commit(change)
    assert holder_to_act(table) == "bo"
    assert not table.can_redo("ada")
    assert table.can_redo("bo")
    table.commit(table.redo("bo"))
    assert replays(table)


def test_another_move_forgets_what_could_be_played_again() -> None:
    table = in_the_middle("ada", "random")
    table.commit(table.ask_undo("ada"))
    while len(table.match.state.legal_actions()) == 1:
        table.commit(table.ask_undo("ada"))
    following = table.match.again()[0].do
    other = next(move for move in map(RIVER.notation, table.match.state.legal_actions()) if move != following)
    table.commit(table.act("ada", other))
    assert not table.can_redo("ada")
    with pytest.raises(MatchError) as caught:
        table.redo("ada")
    assert (caught.value.key, caught.value.code) == ("refused-redo", "nothing_to_undo")


def test_a_redo_withdraws_the_request() -> None:
    table = in_the_middle("ada", "bo", "random")
    step(table)
    while table.undo_offer("ada").kind != "free":
        until(table, "ada")
        step(table)
    table.commit(table.ask_undo("ada"))
    table.commit(table.ask_undo("ada", table.match.line[-8].entry.number))
    assert table.seating.request is not None
    table.commit(table.redo("ada"))
    assert table.seating.request is None


def test_taking_back_cannot_fish_for_better_chance() -> None:
    table = in_the_middle("ada", "random")
    wanted, moves = [h.entry.do for h in table.match.line], played(table)
    table.commit(table.ask_undo("ada", 0))
    for move in moves:
        who, do = move.split(" ", 1)
        table.commit(table.act("ada", do) if who == "A" else table.bot_act(1, RIVER.parse(do)))
    assert [h.entry.do for h in table.match.line] == wanted
