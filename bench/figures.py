"""Figures of play: bots play many games, and what happens in them is counted; Markdown tables.

    python -m bench.figures yellow-and-yangtze --games 60 --seats 4 --bots greedy --seed figures
    python -m bench.figures river-of-gold --games 1000 --seats 3 --bots random --json

Counted are the length of the games, the actions by their verb, the events by their name and by what they are about, the
scores by category, by place from the starting player and, where the bots differ, by seat. `KEPT` says for each game what
is worth a table besides. Equal calls play equal games. A win that is shared counts for each winner; the interval behind
a share of wins is Wilson's with 95 % confidence. In --json a table has `title`, `columns` and `rows`, with the numbers as
printed, null where there is none.
"""

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from serai import _build
from serai.bots import bot
from serai.cli.commands.simulate import wilson
from serai.cli.common import Progress, game_of, options_of, seats_of
from serai.cli.errors import CallError
from serai.cli.parser import MOST_GAMES, MOST_SEATS, names, option, whole
from serai.cli.parser import seed as seed_text
from serai.cli.streams import clean
from serai.core.chance import SeedDealer
from serai.core.documents import Document
from serai.core.events import Journal
from serai.core.game import Game
from serai.core.options import Options
from serai.core.seats import seat_name
from serai.core.state import CHANCE, EVERYTHING, State
from serai.games.river_of_gold.names import CUSTOMERS
from serai.games.yellow_and_yangtze.names import COLORS

ABOUT: Final = ("what", "color")  # keys that say what an event is about, in any game; the first that is there counts
LENGTHS: Final = {"turn": "turns", "round": "rounds"}  # events that make a game long, where a game has them
SPREAD: Final = ("lowest", "quarter", "median", "mean", "three quarters", "highest")
WON: Final = ("won", "won %", "from %", "to %")

Cell = str | int | float | None
Pair = tuple[str, str]
Told = Callable[[Sequence[Document]], Iterable[Pair]]


# ---- what is worth a table -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A table of one event: how often it happens with each value of a key of its data.

    Values in `words` have a row even if nothing happens with them. With `among`, all values have one that any of these
    events brings into a game, and the table says in how many games that is.
    """

    title: str
    event: str
    key: str
    words: tuple[str, ...] = ()
    among: tuple[str, ...] = ()


def nothing_told(events: Sequence[Document]) -> Iterable[Pair]:
    """No figure that needs several events."""
    return ()


@dataclass(frozen=True)
class Kept:
    """What is worth a table in one game, besides that which every game has."""

    lines: tuple[Line, ...] = ()
    parameters: tuple[tuple[str, str], ...] = ()  # of a verb, told apart by the words of this parameter
    part: Line | None = None  # what a seat is for the whole game, such as a character: scores by it
    told: Told = nothing_told  # the title of a table and a row of it, for each time


def conflicts(events: Sequence[Document]) -> Iterable[Pair]:
    """Who wins the revolts and wars of Yellow & Yangtze (YY-14, YY-15)."""
    attacker, war = "", [Document()]
    for event in events:
        name = event["event"]
        if name == "revolt":
            attacker = str(event["seat"])
        elif name == "revolt_won":
            yield "Revolts by who wins", "attacker" if event["seat"] == attacker else "defender"
        elif name == "war":
            war = [event]
        elif name in ("war_side", "war_leader"):
            war.append(event)
        elif name == "war_won":
            yield "Wars by the winner's strength before support", _strongest(war, event["state"])
            yield "Wars by where the uniting player has leaders in dispute", _uniting(war, event["state"])


def _strongest(war: list[Document], winner: object) -> str:
    strengths = {side["state"]: int(str(side["strength"])) for side in war if side["event"] == "war_side"}
    if strengths[winner] < max(strengths.values()):
        return "weaker than another state"
    return "the strongest alone" if list(strengths.values()).count(strengths[winner]) == 1 else "level with another"


def _uniting(war: list[Document], winner: object) -> str:
    own = {side["state"] for side in war if side["event"] == "war_leader" and side["seat"] == war[0]["seat"]}
    if not own:
        return "nowhere"
    if winner not in own:
        return "only where it is lost"
    return "only where it is won" if len(own) == 1 else "on both sides"


CONTRACTS: Final = ("contract_laid", "contract_dealt", "contract_drawn")

KEPT: Final[dict[str, Kept]] = {
    "river_of_gold": Kept(
        lines=(
            Line("Buildings built", "built", "building"),
            Line("Buildings visited", "visited", "building"),
            Line("Customers delivered", "delivered", "type", CUSTOMERS),
            Line("Influence by region", "influence", "region"),
            Line("Masteries claimed, where they lie", "claimed", "mastery", among=("mastery_laid",)),
            Line("Clan patrons", "patron_picked", "patron", among=("patron_shown",)),
        ),
        part=Line("Scores by clan", "clan_dealt", "clan"),
    ),
    "yellow_and_yangtze": Kept(
        lines=(
            Line("Wars by the number of states", "war", "states", ("2", "3")),
            Line("Leaders in dispute in wars", "war_leader", "leader"),
            Line("Revolts by leader", "revolt", "leader"),
            Line("Pagodas established by color", "pagoda_built", "color", COLORS),
            Line("Ends of the game", "ended", "by", ("bag", "idle")),
        ),
        parameters=(("riot", "tiles"),),
        told=conflicts,
    ),
    "marco_polo_ii": Kept(
        lines=(
            Line("Characters chosen, where they can be", "character_chosen", "character", among=("character_shown",)),
            Line("Trading posts by city", "post_placed", "location"),
            Line("Guild seals taken", "seal_taken", "seal"),
            Line("Guild seals improved", "seal_improved", "seal"),
            Line("City cards used, where they lie", "card_used", "card", among=("card_shown",)),
            Line("Contracts taken, where they lie in a city", "contract_taken", "contract", among=("contract_laid",)),
            Line("Contracts completed, where they are in the game", "contract_completed", "contract", among=CONTRACTS),
        ),
        parameters=(("book", "space"), ("travel", "space"), ("special", "city"), ("bag", "what")),
        part=Line("Scores by character", "character_chosen", "character"),
    ),
}


# ---- playing ---------------------------------------------------------------------------------------------------------


class PlayError(Exception):
    """A game could not be played to its end; the message says which one and why."""


@dataclass
class Played:
    """A game that has ended."""

    state: State
    actions: list[int] = field(default_factory=list)
    outcomes: int = 0
    events: list[Document] = field(default_factory=list)


def play(game: Game, options: Options, lineup: Sequence[str], seed: str) -> Played:
    """Play one game, everything that happens being told. Raises PlayError."""
    bots = [bot.make(name, game, f"{seed} seat {seat}") for seat, name in enumerate(lineup)]
    state, dealer, journal = game.new_state(len(lineup), options), SeedDealer(seed), Journal()
    state.journal = journal
    state.settle()
    played = Played(state)
    while not state.over:
        if len(played.actions) == game.length_limit:
            raise PlayError(f"seed {seed!r}: longer than {game.length_limit} decisions")
        if state.to_act == CHANCE:
            state.play(dealer.deal(state))
            played.outcomes += 1
        else:
            played.actions.append(_decide(game, state, bots, seed))
        played.events += [game.event(fact, EVERYTHING) for fact in journal.take()]
    return played


def _decide(game: Game, state: State, bots: Sequence[bot.Bot], seed: str) -> int:
    """Let the seat to act decide; the action. Raises PlayError."""
    seat, actions = int(state.to_act), state.legal_actions()
    if not actions:
        raise PlayError(f"seed {seed!r}: dead end, seat {seat_name(seat)} has no legal action")
    player = bots[seat]
    chosen = player.choose(game.view(state, seat) if player.needs_view else {}, actions)
    if chosen not in actions:
        raise PlayError(f"seed {seed!r}: {player.name} chose action {chosen}, which is not legal")
    state.play(chosen)
    return chosen


# ---- counting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What a seat came to in one game. `place` counts clockwise from the starting player, 0 where nobody is known as one."""

    seat: int
    place: int
    part: str
    score: int
    won: bool
    categories: dict[str, int]


@dataclass
class Tally:
    """What all games came to."""

    game: Game
    lineup: list[str]
    games: int = 0
    lengths: dict[str, list[int]] = field(default_factory=dict)
    leads: list[int] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    verbs: Counter[str] = field(default_factory=Counter)
    words: Counter[tuple[str, str]] = field(default_factory=Counter)  # verb, word
    events: Counter[str] = field(default_factory=Counter)
    games_with: Counter[str] = field(default_factory=Counter)  # events: games in which they happen
    things: Counter[Pair] = field(default_factory=Counter)  # event, what it is about
    amounts: Counter[Pair] = field(default_factory=Counter)  # the same
    values: Counter[Pair] = field(default_factory=Counter)  # title, value
    values_with: Counter[Pair] = field(default_factory=Counter)  # the same: games in which it happens
    offered: Counter[Pair] = field(default_factory=Counter)  # the same: games in which it could

    @property
    def kept(self) -> Kept:
        """What is worth a table in this game."""
        return KEPT.get(self.game.id, Kept())

    def add(self, played: Played) -> None:
        """Count a game that has ended."""
        self.games += 1
        happened = Counter(str(event["event"]) for event in played.events)
        self.events += happened
        self.games_with.update(set(happened))
        self._add_lengths(played, happened)
        self._add_actions(played.actions)
        self._add_things(played.events)
        self._add_values(played.events)
        self._add_results(played)

    def _add_lengths(self, played: Played, happened: Counter[str]) -> None:
        lengths = {"decisions": len(played.actions), "chance outcomes": played.outcomes}
        lengths |= {name: happened[event] for event, name in LENGTHS.items() if event in happened}
        for name, length in lengths.items():
            self.lengths.setdefault(name, []).append(length)

    def _add_actions(self, actions: Sequence[int]) -> None:
        told = dict(self.kept.parameters)
        for action in actions:
            made = self.game.structure(action)
            verb = str(made["do"])
            self.verbs[verb] += 1
            if verb in told:
                self.words[verb, str(made.get(told[verb], ""))] += 1

    def _add_things(self, events: Sequence[Document]) -> None:
        for event in events:
            thing = next((event[key] for key in ABOUT if key in event), None)
            if thing is not None:
                about = str(event["event"]), str(thing)
                self.things[about] += 1
                amount = event.get("amount")
                if isinstance(amount, int):
                    self.amounts[about] += amount

    def _add_values(self, events: Sequence[Document]) -> None:
        found = Counter(self.kept.told(events))
        for line in self.kept.lines:
            found.update((line.title, str(event[line.key])) for event in events if event["event"] == line.event)
            brought = {(line.title, str(event[line.key])) for event in events if event["event"] in line.among}
            self.offered.update(brought)
        self.values += found
        self.values_with.update(set(found))

    def _add_results(self, played: Played) -> None:
        state, seats = played.state, len(self.lineup)
        first = next((str(event["seat"]) for event in played.events if event["event"] == "first"), "")
        starting = next((seat for seat in range(seats) if seat_name(seat) == first), None)
        parts, won = self._parts(played.events), state.winners()
        for seat in range(seats):
            place = 0 if starting is None else (seat - starting) % seats + 1
            shown = self.game.breakdown(state, seat).items()
            categories = {name: value for name, value in shown if value is not None}
            score, part = int(state.score(seat)), parts.get(seat_name(seat), "")
            self.results.append(Result(seat, place, part, score, seat in won, categories))
        ordered = sorted((int(state.score(seat)) for seat in range(seats)), reverse=True)
        self.leads.append(ordered[0] - ordered[1] if seats > 1 else 0)

    def _parts(self, events: Sequence[Document]) -> dict[str, str]:
        part = self.kept.part
        if part is None:
            return {}
        return {str(event["seat"]): str(event[part.key]) for event in events if event["event"] == part.event}


# ---- tables ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """Rows of a word and numbers. Columns that end in `%` hold percentages."""

    title: str
    columns: tuple[str, ...]
    rows: list[list[Cell]]

    def markdown(self) -> str:
        """The table as Markdown, under a heading."""
        head = "| " + " | ".join(self.columns) + " |"
        rule = "| " + " | ".join("---" if at == 0 else "---:" for at in range(len(self.columns))) + " |"
        rows = ["| " + " | ".join(self._cells(row)) + " |" for row in self.rows]
        return "\n".join([f"### {self.title}", "", head, rule, *rows])

    def _cells(self, row: list[Cell]) -> list[str]:
        return [self._cell(name, cell) for name, cell in zip(self.columns, row, strict=True)]

    def _cell(self, name: str, cell: Cell) -> str:
        if cell is None or isinstance(cell, str):
            return cell or ""
        return f"{cell:,}" if isinstance(cell, int) else f"{cell:,.1f}" if name.endswith("%") else f"{cell:,.2f}"


def spread(values: Sequence[int]) -> list[Cell]:
    """The values in six numbers, as `SPREAD` names them."""
    quarters = statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
    middle = [round(number, 2) for number in (*quarters[:2], statistics.fmean(values), quarters[2])]
    return [min(values), *middle, max(values)]


def percent(share: float) -> float:
    """A share in percent, rounded as it is printed."""
    return round(100 * share, 1)


def scores_table(title: str, column: str, groups: dict[str, list[Result]]) -> Table:
    """Scores and wins by group."""
    rows: list[list[Cell]] = []
    for name, some in groups.items():
        scores, won = [one.score for one in some], sum(one.won for one in some)
        deviation = round(statistics.stdev(scores), 2) if len(scores) > 1 else 0.0
        figures: list[Cell] = [len(some), round(statistics.fmean(scores), 2), deviation, min(scores), max(scores)]
        interval = [percent(end) for end in wilson(won, len(some))]
        rows.append([name, *figures, won, percent(won / len(some)), *interval])
    return Table(title, (column, "games", "mean score", "deviation", "lowest", "highest", *WON), rows)


def grouped(results: Iterable[Result], name_of: Callable[[Result], str]) -> dict[str, list[Result]]:
    """Results by name, in the order of the names."""
    groups: dict[str, list[Result]] = {}
    for one in results:
        groups.setdefault(name_of(one), []).append(one)
    return dict(sorted(groups.items()))


def tables(tally: Tally) -> list[Table]:
    """All tables that have a row."""
    made = [_lengths(tally), *_scores(tally), _actions(tally), *_parameters(tally)]
    titles = list(dict.fromkeys([*(line.title for line in tally.kept.lines), *sorted(one for one, _ in tally.values)]))
    made += [_values(tally, title) for title in titles]
    return [table for table in (*made, _events(tally), _things(tally)) if table.rows]


def _lengths(tally: Tally) -> Table:
    return Table("Length", ("a game has", *SPREAD), [[name, *spread(some)] for name, some in tally.lengths.items()])


def _scores(tally: Tally) -> list[Table]:
    results = tally.results
    winners = [one for one in results if one.won]
    rows: list[list[Cell]] = [["all seats", *spread([one.score for one in results])]]
    if winners:
        rows.append(["winners", *spread([one.score for one in winners])])
    made = [
        Table("Scores", ("score of", *SPREAD), [*rows, ["winner's lead over the next", *spread(tally.leads)]]),
        _categories(results, winners),
        scores_table(
            "Scores by place, clockwise from the starting player",
            "place",
            grouped((one for one in results if one.place), lambda one: str(one.place)),
        ),
    ]
    by_seat = grouped(results, lambda one: f"{seat_name(one.seat)}: {tally.lineup[one.seat]}")
    if len(set(tally.lineup)) > 1:
        made.append(scores_table("Scores by seat and bot", "seat", by_seat))
    if tally.kept.part is not None:
        by_part = grouped((one for one in results if one.part), lambda one: one.part)
        made.append(scores_table(tally.kept.part.title, tally.kept.part.key, by_part))
    return made


def _categories(results: Sequence[Result], winners: Sequence[Result]) -> Table:
    rows: list[list[Cell]] = []
    for name in results[0].categories:
        means: list[Cell] = [round(statistics.fmean(one.categories[name] for one in results), 2)]
        means.append(round(statistics.fmean(one.categories[name] for one in winners), 2) if winners else None)
        rows.append([name, *means])
    return Table("Points by category", ("category", "mean of all seats", "mean of winners"), rows)


def _actions(tally: Tally) -> Table:
    """Every verb, also those that nobody used."""
    rows: list[list[Cell]] = []
    for family in tally.game.space.families:
        if not family.chance:
            times = tally.verbs[family.verb]
            share = percent(times / max(1, tally.verbs.total()))
            rows.append([f"`{family.verb}`", times, round(times / tally.games, 2), share])
    return Table("Actions", ("action", "times", "a game", "of all decisions %"), rows)


def _parameters(tally: Tally) -> list[Table]:
    """Verbs told apart by a parameter, every word of it being named."""
    made = []
    for verb, name in tally.kept.parameters:
        family = next(one for one in tally.game.space.families if one.verb == verb)
        words = next(one.words for one in family.parameters if one.name == name)
        rows: list[list[Cell]] = [
            [f"`{verb} {word}`", tally.words[verb, word], round(tally.words[verb, word] / tally.games, 2)]
            for word in words
        ]
        made.append(Table(f"Action `{verb}` by {name}", ("action", "times", "a game"), rows))
    return made


def _values(tally: Tally, title: str) -> Table:
    """The table of a line, or of what a game tells of several events; the most frequent first."""
    line = next((one for one in tally.kept.lines if one.title == title), None)
    found = {value for one, value in (*tally.values, *tally.offered) if one == title}
    if line is not None and line.among:
        return _values_among(tally, line, found)
    found.update(line.words if line else ())
    total = sum(tally.values[title, value] for value in found)
    rows: list[list[Cell]] = []
    for value in sorted(found, key=lambda value: (-tally.values[title, value], value)):
        times = tally.values[title, value]
        rows.append([value, times, round(times / tally.games, 2), percent(times / max(1, total))])
    return Table(title, (line.key if line else "which", "times", "a game", "share %"), rows)


def _values_among(tally: Tally, line: Line, found: Iterable[str]) -> Table:
    """The table of a line whose values are not in every game; first what happens most often where it can."""
    rates: list[tuple[float, str]] = []
    for value in found:
        rates.append((tally.values[line.title, value] / max(1, tally.offered[line.title, value]), value))
    rows: list[list[Cell]] = []
    for rate, value in sorted(rates, key=lambda one: (-one[0], one[1])):
        times, games = tally.values[line.title, value], tally.offered[line.title, value]
        rows.append(
            [value, games, times, round(rate, 2), percent(tally.values_with[line.title, value] / max(1, games))]
        )
    return Table(line.title, (line.key, "games with it", "times", "a game with it", "in games with it %"), rows)


def _events(tally: Tally) -> Table:
    rows: list[list[Cell]] = []
    for name, times in sorted(tally.events.items(), key=lambda one: (-one[1], one[0])):
        rows.append([f"`{name}`", times, round(times / tally.games, 2), percent(tally.games_with[name] / tally.games)])
    return Table("Events", ("event", "times", "a game", "games with it %"), rows)


def _things(tally: Tally) -> Table:
    rows: list[list[Cell]] = []
    for (name, thing), times in sorted(tally.things.items()):
        counted = (name, thing) in tally.amounts
        amount = round(tally.amounts[name, thing] / tally.games, 2) if counted else None
        rows.append([f"`{name}` {thing}", times, round(times / tally.games, 2), amount])
    return Table("Events by what they are about", ("event", "times", "a game", "amount a game"), rows)


# ---- the program -----------------------------------------------------------------------------------------------------


def lineup_of(game: Game, bots: Sequence[str], seats: int | None) -> list[str]:
    """The bot of every seat, one name standing for all. Raises CallError."""
    count = seats_of(game, seats if seats is not None or len(bots) == 1 else len(bots))
    everyone = list(bots) * count if len(bots) == 1 else list(bots)
    if len(everyone) != count:
        raise CallError(f"--bots names {len(bots)} bots for {count} seats; name one for all, or one for each seat")
    try:
        return [bot.make(name, game, 0).name for name in everyone]
    except bot.BotError as error:
        raise CallError(str(error)) from None


def measured(game: Game, options: Options, lineup: list[str], games: int, seed: str) -> Tally:
    """Play the games and count. Raises PlayError."""
    tally, progress = Tally(game, lineup), Progress("game", games)
    try:
        for number in range(games):
            progress.show(number)
            tally.add(play(game, options, lineup, f"{seed} {number}"))
    finally:
        progress.close()
    return tally


def heading(tally: Tally, seed: str, took: float) -> str:
    """What was played, as Markdown."""
    bots = tally.lineup[0] if len(set(tally.lineup)) == 1 else ", ".join(tally.lineup)
    played = f"{tally.games:,} games, {len(tally.lineup)} seats, seed `{clean(seed)}`"
    rules = f"rules version {tally.game.rules_version}"
    return f"## {tally.game.title}: {bots}\n\n{played}, {rules}; {took:,.1f} s of processor time."


def report(tally: Tally, seed: str, options: Options, took: float) -> Document:
    """The same as data, with all tables."""
    return {
        "game": tally.game.id,
        "rules": tally.game.rules_version,
        "options": dict(options),
        "seats": len(tally.lineup),
        "games": tally.games,
        "bots": tally.lineup,
        "seed": seed,
        "compiled": _build.compiled(),
        "seconds": round(took, 3),
        "tables": [{"title": one.title, "columns": one.columns, "rows": one.rows} for one in tables(tally)],
    }


def main() -> int:
    """Play, count, print; 2 when the call was wrong, 1 when a game could not be played to its end."""
    parser = argparse.ArgumentParser(prog="python -m bench.figures", description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seats", type=whole(1, MOST_SEATS), metavar="K", help="players (default: as many as bots)")
    parser.add_argument("--bots", type=names, default=["random"], metavar="LIST", help="who plays (default: random)")
    parser.add_argument("--seed", type=seed_text, default="0", metavar="TEXT", help="default: 0")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="K=V", help="a variant")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    arguments = parser.parse_args()
    began = time.process_time()
    try:
        game = game_of(arguments.game)
        lineup, options = lineup_of(game, arguments.bots, arguments.seats), options_of(game, arguments.option)
        tally = measured(game, options, lineup, arguments.games, arguments.seed)
    except (CallError, PlayError) as error:
        print(f"bench.figures: {clean(str(error))}", file=sys.stderr)
        return 2 if isinstance(error, CallError) else 1
    took = time.process_time() - began
    if arguments.json:
        print(json.dumps(report(tally, arguments.seed, options, took)))
    else:
        print("\n\n".join([heading(tally, arguments.seed, took), *(one.markdown() for one in tables(tally))]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
