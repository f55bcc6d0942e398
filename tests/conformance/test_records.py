"""Records: the truth and the save file; whatever is damaged is refused, naming the line (core/record.py)."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from serai.core.chance import Dealer, Generator, SecretDealer, SeedDealer
from serai.core.documents import digest
from serai.core.game import Game
from serai.core.options import complete
from serai.core.record import (
    Entry,
    Header,
    Record,
    RecordError,
    check_secret,
    final_state,
    header_for,
    published_secret,
    replay,
    start_state,
    undo_target,
)
from serai.core.record_file import read
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State
from tests.conformance.walk import Case, deep_cases, on_cases, scaled, some_cases

SECRET = b"a secret that nobody knows"


Line = list[tuple[int, State]]  # entries of the present line, and the states they led to; first the start as entry 0


def half(line: Line) -> int:
    """The middle of the line."""
    return (len(line) - 1) // 2


def start(line: Line) -> int:
    """The start of the game."""
    return 0


def before_chance(line: Line) -> int:
    """The middle one of the points where chance decides."""
    points = [at for at, (_, state) in enumerate(line[:-1]) if state.to_act == CHANCE]
    return points[len(points) // 2]


def before_a_seat(line: Line) -> int:
    """The last point but one where a seat decides, or the start."""
    return [0, 0, *(at for at, (_, state) in enumerate(line[:-1]) if state.to_act >= 0)][-2]


UNDOS = (before_chance, half, before_a_seat, start, before_chance)  # the last at the end of the game


def played(
    case: Case, dealer: Dealer, secret: bytes | None = None, undos: tuple[Callable[[Line], int], ...] = ()
) -> tuple[Record, list[str]]:
    """The record of a random game, and the hash after each entry.

    Each of `undos` names a point of the line to go back to: one after every 40 further entries, the last at the end.
    Where chance decides there, it must decide as it did: taking back is no fishing for better dice.
    """
    game, chooser = case.game, case.chooser()
    record = Record(header_for(game, case.seats, complete(game.options, case.options), secret))
    state = start_state(game, record.header)
    line: Line = [(0, state.clone())]
    hashes = [digest(game.document(state))]
    waiting, due, as_before = list(undos), 40, ""
    while waiting or not state.over:
        if waiting and (state.over or (len(waiting) > 1 and len(record.entries) >= due)):
            kept = 1 + waiting.pop(0)(line)
            as_before = record.entries[line[kept][0] - 1].do
            line, due = line[:kept], len(record.entries) + 40
            state = line[-1][1].clone()
            outcomes = sum(record.entries[number - 1].who == "chance" for number, _ in line[1:])
            dealer.seek(outcomes)
            record.add("table", f"undo {line[-1][0]}", digest(game.document(state)))
        else:
            who = seat_name(int(state.to_act))
            actions = state.legal()
            action = dealer.deal(state) if state.to_act == CHANCE else actions[chooser.below(len(actions))]
            if state.to_act == CHANCE and as_before:
                assert game.notation(int(action)) == as_before
            as_before = ""
            state.play(action)
            record.add(who, game.notation(int(action)), digest(game.document(state)))
            line.append((len(record.entries), state.clone()))
        hashes.append(record.entries[-1].hash)
    return record, hashes


def dealer_of(kind: str) -> tuple[Dealer, bytes | None]:
    """A dealer, and the secret that its record commits to."""
    return (SecretDealer(SECRET), SECRET) if kind == "secret" else (SeedDealer(11), None)


def changed(record: Record, at: int, **what: str) -> Record:
    """The record with something changed in the entry at that index."""
    entries = list(record.entries)
    entries[at] = replace(entries[at], **what)  # type: ignore[arg-type]
    return Record(record.header, entries)


def refused_line(game: Game, record: Record) -> int:
    """The line that replay blames."""
    with pytest.raises(RecordError) as caught:
        final_state(game, record)
    assert "\n" not in str(caught.value)
    return caught.value.line


# ---- whole records -----------------------------------------------------------------------------------------------


@on_cases(deep_cases(scaled(4)))
@pytest.mark.parametrize("kind", ["seed", "secret"])
def test_a_record_is_written_read_and_replayed_to_equal_hashes(case: Case, kind: str) -> None:
    dealer, secret = dealer_of(kind)
    record, hashes = played(case, dealer, secret)
    again = read(record.text().encode())
    assert again == record
    assert again.text() == record.text()
    assert [step.entry.hash for step in replay(case.game, again)] == hashes[1:]
    final = final_state(case.game, again)
    assert final.over
    assert digest(case.game.document(final)) == hashes[-1]


@on_cases(some_cases(scaled(4)))
def test_the_first_n_entries_lead_to_the_hash_of_entry_n(case: Case) -> None:
    dealer, secret = dealer_of("seed")
    record, hashes = played(case, dealer, secret)
    chooser = Generator(b"n")
    for _ in range(3):
        n = int(chooser.below(len(record.entries)))
        state = final_state(case.game, Record(record.header, record.entries[:n]))
        assert digest(case.game.document(state)) == hashes[n]


@on_cases(deep_cases(scaled(4)))
@pytest.mark.parametrize("kind", ["seed", "secret"])
def test_undo_goes_back_to_an_entry_and_deletes_nothing(case: Case, kind: str) -> None:
    dealer, secret = dealer_of(kind)
    record, hashes = played(case, dealer, secret, UNDOS)
    undone = [entry for entry in record.entries if entry.who == "table"]
    assert len(undone) == len(UNDOS)
    again = read(record.text().encode())
    assert [step.entry.hash for step in replay(case.game, again)] == hashes[1:]
    for entry in undone:
        assert entry.hash == hashes[int(entry.do.split()[1])]
    assert record.entries[undone[0].number].who == record.entries[undone[-1].number].who == "chance"
    straight = Record(record.header)
    for kept in record.present():
        straight.add(kept.who, kept.do, kept.hash)
    assert digest(case.game.document(final_state(case.game, straight))) == hashes[-1]
    if secret is not None:
        check_secret(case.game, again, secret)
    outcomes = [case.game.parse(entry.do) for entry in record.present() if entry.who == "chance"]
    assert [case.game.notation(outcome) for outcome in outcomes] == [
        kept.do for kept in record.present() if kept.who == "chance"
    ]


# ---- the secret --------------------------------------------------------------------------------------------------


@on_cases(some_cases(1))
def test_the_committed_secret_is_confirmed_and_any_other_is_refused(case: Case) -> None:
    record, _ = played(case, SecretDealer(SECRET), SECRET)
    check_secret(case.game, record, SECRET)
    with pytest.raises(RecordError) as caught:
        check_secret(case.game, record, SECRET + b"!")
    assert caught.value.line == 1
    record.add("table", f"secret {SECRET.hex()}", record.entries[-1].hash)
    assert published_secret(record) == SECRET
    assert final_state(case.game, record).over


@on_cases(deep_cases(scaled(4)))
def test_an_outcome_that_the_secret_did_not_deal_is_found(case: Case) -> None:
    game = case.game
    record, _ = played(case, SecretDealer(SECRET), SECRET)
    choices: list[tuple[int, State, int]] = []
    state = start_state(game, record.header)
    for at, entry in enumerate(record.entries):
        others = [each for each in state.legal_actions() if game.notation(each) != entry.do]
        if entry.who == "chance" and others:
            choices.append((at, state.clone(), others[-1]))
        state.play(game.parse(entry.do))
    assert choices
    at, state, other = choices[case.seed % len(choices)]
    state.play(other)
    forged = Record(record.header, record.entries[:at])
    forged.add("chance", game.notation(other), digest(game.document(state)))
    final_state(game, forged)  # every hash is right
    with pytest.raises(RecordError) as caught:
        check_secret(game, forged, SECRET)
    assert caught.value.line == at + 2


@on_cases(some_cases(1))
def test_an_outcome_where_chance_does_not_decide_is_found(case: Case) -> None:
    game = case.game
    record, _ = played(case, SecretDealer(SECRET), SECRET)
    at = max(at for at, entry in enumerate(record.entries) if entry.who not in ("chance", "table"))
    outcome = next(entry.do for entry in record.entries if entry.who == "chance")
    forged = Record(record.header, record.entries[:at])
    forged.add("chance", outcome, record.entries[at].hash)
    with pytest.raises(RecordError) as caught:
        check_secret(game, forged, SECRET)
    assert caught.value.line == at + 2


# ---- damage ------------------------------------------------------------------------------------------------------


@on_cases(some_cases(1))
def test_replay_refuses_the_first_entry_that_differs(case: Case) -> None:
    game = case.game
    record, hashes = played(case, SeedDealer(11))
    for at in (0, len(record.entries) // 2, len(record.entries) - 1):
        entry = record.entries[at]
        state = final_state(game, Record(record.header, record.entries[:at]))
        who = "chance" if entry.who != "chance" else "A"
        assert refused_line(game, changed(record, at, hash="0" * 16)) == at + 2
        assert refused_line(game, changed(record, at, who=who)) == at + 2
        assert refused_line(game, changed(record, at, do="no such move")) == at + 2
        illegal = next(action for action in range(game.space.size) if state.rule_against(action) != LEGAL)
        assert refused_line(game, changed(record, at, do=game.notation(illegal))) == at + 2
        for other in state.legal_actions():
            copy = state.clone()
            copy.play(other)
            if digest(game.document(copy)) != hashes[at + 1]:
                assert refused_line(game, changed(record, at, do=game.notation(other))) == at + 2
                break


@on_cases(some_cases(1))
def test_a_truncated_last_line_is_left_out_and_reported_and_any_other_damage_names_its_line(case: Case) -> None:
    record, _ = played(case, SeedDealer(11))
    data = record.text().encode()
    cut = read(data[:-9])
    assert cut.truncated
    assert cut.entries == record.entries[:-1]
    assert not read(data).truncated
    lines = data.splitlines(keepends=True)
    for at in (1, len(lines) // 2):
        damages = [
            [*lines[:at], lines[at][:-9] + b"\n", *lines[at + 1 :]],
            [*lines[:at], lines[at], *lines[at:]],
            [*lines[:at], b"\xff\xfe\n", *lines[at + 1 :]],
            [*lines[:at], b"x" * 100_000 + b"\n", *lines[at + 1 :]],
        ]
        for damage in damages:
            with pytest.raises(RecordError) as caught:
                read(b"".join(damage))
            assert caught.value.line in (at + 1, at + 2)


@pytest.mark.parametrize("do", ["undo", "undo ", "undo x", "undo -1", "undo 7", "undo \N{SUPERSCRIPT TWO}", "cheat"])
def test_an_undo_that_leads_nowhere_is_refused_with_its_line(game: Game, do: str) -> None:
    record = Record(header_for(game, game.seats[0], complete(game.options, {}), SECRET), [Entry(1, "table", do, "0")])
    assert refused_line(game, record) == 2
    if undo_target(do) is None:
        check_secret(game, record, SECRET)  # says something about outcomes only, and there are none
        assert record.present() == []
    else:
        for ask in (lambda: check_secret(game, record, SECRET), record.present):
            with pytest.raises(RecordError) as caught:
                ask()
            assert caught.value.line == 2


def test_a_record_of_something_else_is_refused_at_its_header(game: Game) -> None:
    header = header_for(game, game.seats[0], complete(game.options, {}))
    wrong: list[Header] = [
        replace(header, game="chess"),
        replace(header, rules="0"),
        replace(header, seats=game.seats[1] + 1),
        replace(header, seats=game.seats[0] - 1),
        replace(header, options={"no such option": 1}),
        replace(header, components="0123abcd"),
    ]
    for bad in wrong:
        assert refused_line(game, Record(bad)) == 1
