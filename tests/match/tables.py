"""Tables to try things at: who sits there in one word each, and moves that end something."""

from collections.abc import Sequence

import serai
from serai.core.chance import Dealer, SecretDealer
from serai.core.documents import digest
from serai.core.options import complete
from serai.core.record import Entry, Record, final_state, header_for
from serai.core.record_file import read
from serai.match.match import Match
from serai.match.table import Chair, Change, Seating, Table

RIVER = serai.game("river_of_gold")
SECRET = bytes(range(32))
BOTS = ("random", "greedy:20")


def chair(word: str) -> Chair:
    """`open`, a bot's name, or a person whose id and name the word is."""
    if word == "open":
        return Chair("open")
    return Chair("bot", name=word, bot=word) if word in BOTS else Chair("person", word, word.title())


def a_match(seats: int, dealer: Dealer | None = None) -> Match:
    """A new match, its setup dealt."""
    record = Record(header_for(RIVER, seats, complete(RIVER.options, {}), None if dealer else SECRET))
    return Match(RIVER, record, dealer or SecretDealer(SECRET))


def bot_acts(match: Match) -> None:
    """The bot whose decision is pending makes it."""
    match.act(match.to_act, match.bot_choice())


def taken_back(match: Match) -> list[tuple[Entry, ...]]:
    """What each undo left to be played again, the last undo first."""
    stack, layers = match._position.line.redo, []
    while stack is not None:
        layers.append(stack.left())
        stack = stack.below
    return layers


def a_table(*words: str) -> Table:
    """A new table."""
    return Table(a_match(len(words)), Seating(tuple(chair(word) for word in words)))


def holder_to_act(table: Table) -> str:
    """Who must decide; empty when a bot must, or nobody."""
    to_act = table.match.to_act
    return table.seating.chairs[to_act].holder if to_act >= 0 and table.seating.chairs[to_act].playing else ""


def a_move(table: Table, choice: int = -1) -> int:
    """A legal move; the last one ends something, as a rule."""
    legal = table.match.state.legal_actions()
    return legal[choice % len(legal)]


def step(table: Table, choice: int = -1) -> Change:
    """One decision of whoever must decide."""
    holder = holder_to_act(table)
    if holder:
        change = table.act(holder, RIVER.notation(a_move(table, choice)))
    else:
        change = table.bot_act(table.match.to_act, a_move(table, choice))
    table.commit(change)
    return change


def until(table: Table, holder: str) -> None:
    """Play until that person must decide."""
    while holder_to_act(table) != holder:
        step(table)


def away_from(table: Table, holder: str) -> None:
    """Play until somebody else must decide."""
    while holder_to_act(table) == holder:
        step(table)


def to_the_end(table: Table) -> None:
    """Play the game out."""
    while not table.match.over:
        step(table)


def hash_of(table: Table) -> str:
    """The hash of the present position."""
    return digest(RIVER.document(table.match.state))


def reloaded(table: Table, dealer: Dealer | None = None) -> Table:
    """The table as it comes back from what was kept of it."""
    record = read(table.match.record.text().encode())
    match = Match(RIVER, record, dealer or SecretDealer(SECRET), settle=False)
    return Table(match, Seating.from_document(table.seating.document()))


def replays(table: Table) -> bool:
    """Whether the record, written and read, leads to the present position, hash by hash."""
    record = read(table.match.record.text().encode())
    return digest(RIVER.document(final_state(RIVER, record))) == hash_of(table)


def played(table: Table) -> Sequence[str]:
    """The moves of the present line without chance, each with its seat."""
    return [f"{h.entry.who} {h.entry.do}" for h in table.match.line if h.entry.who != "chance"]
