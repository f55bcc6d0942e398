"""A table's life: who may act, what is recorded, taking back, closing."""

from collections.abc import Sequence
from contextlib import suppress

import pytest

from serai import IllegalAction, game
from serai.bots import bot
from serai.core.chance import Dealer, SecretDealer, SeedDealer
from serai.core.documents import digest
from serai.core.game import Game
from serai.core.options import complete
from serai.core.record import Entry, Record, check_secret, final_state, header_for, published_secret
from serai.core.record_file import read
from serai.match.match import Match, MatchError
from tests.match.tables import bot_acts

SECRET = bytes(range(32))


@pytest.fixture(scope="module")
def river() -> Game:
    """The game on the table."""
    return game("river_of_gold")


class Shelf:
    """A keeper that remembers, and fails on demand."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.full = False

    def append(self, entries: Sequence[Entry]) -> None:
        """Keep, or raise."""
        if self.full:
            raise OSError("no space left")
        self.entries += entries


def table(
    river: Game, seats: Sequence[str] = ("you", "you"), dealer: Dealer | None = None, shelf: Shelf | None = None
) -> Match:
    """A new match; with no dealer given chance comes from SECRET, and the header commits to it."""
    secret = SECRET if dealer is None else None
    record = Record(header_for(river, len(seats), complete(river.options, {}), secret))
    bots = [None if name == "you" else bot.make(name, river, seat) for seat, name in enumerate(seats)]
    return Match(river, record, dealer or SecretDealer(SECRET), bots, shelf)


def play(match: Match, decisions: int) -> None:
    """That many decisions, by whoever must act; people take the first legal action that ends something."""
    for _ in range(decisions):
        if match.over:
            return
        if match.bot_to_act() is not None:
            bot_acts(match)
        else:
            match.act(match.to_act, match.state.legal_actions()[-1])


def hash_of(match: Match) -> str:
    """The hash of the present position."""
    return digest(match.game.document(match.state))


def test_setup_is_dealt_and_recorded(river: Game) -> None:
    """A new table waits for a seat; every outcome so far is in the record and was kept."""
    shelf = Shelf()
    match = table(river, shelf=shelf)
    assert match.to_act >= 0
    assert {entry.who for entry in match.record.entries} == {"chance"}
    assert shelf.entries == match.record.entries
    assert match.record.entries[-1].hash == hash_of(match)


def test_every_entry_carries_the_hash_of_its_position(river: Game) -> None:
    """The record replays, hash by hash, to where the match is."""
    match = table(river, ("you", "random", "greedy:30"))
    play(match, 30)
    again = read(match.record.text().encode())
    assert digest(river.document(final_state(river, again))) == hash_of(match)


def test_only_the_seat_to_act_may_act(river: Game) -> None:
    """Anybody else is refused and nothing changes."""
    match = table(river)
    before, entries = hash_of(match), len(match.record.entries)
    with pytest.raises(MatchError) as caught:
        match.act(1 - match.to_act, match.state.legal_actions()[0])
    assert caught.value.key == "refused-seat"
    assert (hash_of(match), len(match.record.entries)) == (before, entries)


def test_an_illegal_action_names_its_rule_and_changes_nothing(river: Game) -> None:
    """IllegalAction carries the paragraph."""
    match = table(river)
    before = hash_of(match)
    illegal = next(action for action in range(river.space.size) if match.state.rule_against(action) != 0)
    with pytest.raises(IllegalAction) as caught:
        match.act(match.to_act, illegal)
    assert caught.value.rule.startswith("ROG-")
    assert hash_of(match) == before


@pytest.mark.parametrize("number", [-1, 10**9])
def test_an_action_that_there_is_not(river: Game, number: int) -> None:
    """Numbers outside the space are refused, not looked up."""
    match = table(river)
    with pytest.raises(ValueError, match="no action"):
        match.act(match.to_act, number)


def test_a_move_that_cannot_be_kept_has_not_happened(river: Game) -> None:
    """The keeper fails: state, record, line and chance to come are as before."""
    shelf = Shelf()
    match = table(river, shelf=shelf)
    twin = table(river)
    shelf.full = True
    before, entries = hash_of(match), len(match.record.entries)
    with pytest.raises(OSError, match="space"):
        match.act(match.to_act, match.state.legal_actions()[-1])
    assert (hash_of(match), len(match.record.entries), len(match.line)) == (before, entries, entries)
    shelf.full = False
    play(match, 5)
    play(twin, 5)
    assert hash_of(match) == hash_of(twin)


def test_undo_goes_to_before_the_last_decision_of_a_person(river: Game) -> None:
    """Moves of bots in between are taken back with it; the record only grows."""
    match = table(river, ("you", "random"))
    while match.bot_to_act() is not None:
        bot_acts(match)
    before, entries = hash_of(match), len(match.record.entries)
    match.act(0, match.state.legal_actions()[-1])
    while match.to_act != 0:
        bot_acts(match)
    match.undo()
    assert hash_of(match) == before
    assert match.to_act == 0
    assert len(match.record.entries) > entries
    assert match.record.entries[-1].do == f"undo {entries}"
    assert match.record.entries[-1].hash == before


def test_undo_all_the_way_and_redo_all_the_way(river: Game) -> None:
    """Repeatable both ways; chance comes out the same again, and the record verifies."""
    match = table(river)
    hashes = [hash_of(match)]
    for _ in range(12):
        play(match, 1)
        hashes.append(hash_of(match))
    for expected in hashes[-2::-1]:
        match.undo()
        assert hash_of(match) == expected
    with pytest.raises(MatchError) as caught:
        match.undo()
    assert caught.value.key == "refused-undo"
    for expected in hashes[1:]:
        match.redo()
        assert hash_of(match) == expected
    with pytest.raises(MatchError):
        match.redo()
    assert digest(river.document(final_state(river, read(match.record.text().encode())))) == hashes[-1]


def test_undo_to_any_entry_and_redo(river: Game) -> None:
    """Also to points where chance follows: it is dealt again as it was, and redo plays what the seats did."""
    match = table(river)
    play(match, 8)
    reached, line = hash_of(match), [happening.entry.number for happening in match.line]
    for target in [0, *line[:-1]]:
        present = [happening.entry.number for happening in match.line]
        at = line.index(target) + 1 if target else 0
        match.undo(present[at - 1] if at else 0)
        with suppress(MatchError):  # when nothing but chance was taken back, it has been dealt again
            match.redo()
        assert hash_of(match) == reached
        assert len(match.line) == len(line)
    assert digest(river.document(final_state(river, read(match.record.text().encode())))) == reached


def test_taking_back_cannot_fish_for_better_chance(river: Game) -> None:
    """The same moves after an undo meet the same outcomes; another move forgets the redo."""
    match = table(river)
    play(match, 8)
    wanted = [entry.do for entry in match.record.present()]
    for _ in range(8):
        match.undo()
    play(match, 8)
    assert [entry.do for entry in match.record.present()] == wanted
    with pytest.raises(MatchError):
        match.redo()


def test_undo_of_one_seat_goes_to_its_own_decision(river: Game) -> None:
    """Asked for a seat, the point lies before that seat's decision, not before the other person's."""
    match = table(river)
    play(match, 10)
    for seat in (0, 1):
        point = match.before_last_decision([seat])
        after = next(entry for entry in match.record.entries if entry.number > point)
        assert after.who == "AB"[seat]


@pytest.mark.parametrize("target", [-1, 9_999])
def test_undo_to_nowhere(river: Game, target: int) -> None:
    """Only entries of the present line can be gone back to."""
    match = table(river)
    with pytest.raises(MatchError):
        match.undo(target)


def test_undo_of_the_setup_deals_it_again(river: Game) -> None:
    """Back to entry 0 the dealer lays the same table out once more."""
    match = table(river)
    before = hash_of(match)
    match.undo(0)
    assert hash_of(match) == before
    assert final_state(river, match.record).over is False


def test_a_record_goes_on_where_it_stopped(river: Game) -> None:
    """Also when it stops in the middle of chance, and after undoing."""
    whole = table(river)
    play(whole, 20)
    whole.undo()
    data = whole.record.text().encode()
    resumed = Match(river, read(data), SecretDealer(SECRET), [None, None])
    assert hash_of(resumed) == hash_of(whole)
    lines = data.splitlines(keepends=True)
    cut = read(b"".join(lines[:10]))
    settled = Match(river, cut, SecretDealer(SECRET), [None, None])
    assert settled.to_act >= 0
    assert settled.record.entries[:20] == whole.record.entries[:20]


def test_the_secret_is_published_at_the_end_and_proves_the_chance(river: Game) -> None:
    """Not before, only once; then nothing can be taken back."""
    match = table(river, ("random", "random"))
    assert match.finish() is False
    play(match, 10_000)
    assert match.over
    assert match.finish() is True
    assert match.finish() is False
    record = read(match.record.text().encode())
    assert published_secret(record) == SECRET
    check_secret(river, record, SECRET)
    with pytest.raises(MatchError) as caught:
        match.undo(0)
    assert caught.value.key == "refused-undo-published"
    with pytest.raises(MatchError) as caught:
        match.act(0, 0)
    assert caught.value.key == "refused-over"


def test_a_seeded_game_has_no_secret_to_publish(river: Game) -> None:
    """Its chance is open anyway."""
    match = table(river, ("random", "random"), dealer=SeedDealer(3))
    play(match, 10_000)
    assert match.over
    assert match.finish() is False


def test_events_hide_what_a_seat_may_not_know(river: Game) -> None:
    """Starting hands: each seat reads its own cards, a spectator none."""
    match = table(river)
    own = [match.events(match.line, seat) for seat in (0, 1)]
    assert own[0] != own[1]
    assert match.events(match.line, -2) not in own


def test_as_many_controllers_as_seats(river: Game) -> None:
    """Anything else is refused."""
    with pytest.raises(ValueError, match="2 seats"):
        Match(river, Record(header_for(river, 2, {}, None)), SeedDealer(0), [None])
