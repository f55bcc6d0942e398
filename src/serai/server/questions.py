"""Why not, and what if: answered from what the person may know, on a world imagined behind their view.

Nothing here looks at the true state: two worlds that a seat cannot tell apart give the same answer to the letter.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from serai.core.actions import Family, NotationError
from serai.core.chance import Generator
from serai.core.events import Journal
from serai.core.game import Game
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE, LEGAL, State
from serai.server.live import LiveTable, Viewer
from serai.server.messages import EventLine, Preview, PreviewAnswer, Why, WhyAnswer, WhyLine
from serai.server.refusal import Refusal
from serai.server.render import event_line

MOST_LINES: Final = 8
MOST_ACTIONS: Final = 12  # named in one line; of those a rule says the same of, so many are put into words
MOST_ASKED: Final = 4_000  # actions looked at for one question
WORLD: Final = b"what the seat may know"
OTHER_WORLD: Final = b"what the seat may know as well"


def imagined(live: LiveTable, viewer: Viewer, world: bytes = WORLD) -> State:
    """A position the viewer could be in: always the same for the same view and world."""
    game = live.game
    return live.cached(
        ("imagined", viewer.sight.eyes, world),
        lambda: game.imaginer(game.view(live.table.match.state, viewer.sight.eyes)).sample(Generator(world)),
    )


def decides(live: LiveTable, viewer: Viewer) -> bool:
    """Whether the pending decision is the viewer's, seen through that seat."""
    seat = live.table.match.to_act
    return seat >= 0 and seat == viewer.sight.eyes and live.person_decides()


# ---- why not ---------------------------------------------------------------------------------------------------------


def why(live: LiveTable, viewer: Viewer, asked: Why) -> WhyAnswer:
    """The reasons. Raises Refusal when nothing, or no action, is asked about."""
    game = live.game
    actions = asked_actions(game, asked)
    if not decides(live, viewer):
        return WhyAnswer(lines=[WhyLine(actions=[], text=not_now(live, viewer), rule=None)])
    state = imagined(live, viewer)
    ruled = [(action, int(state.rule_against(action))) for action in actions]
    if asked.about and not any(rule == LEGAL for _, rule in ruled):
        reason = game.about(state, asked.about, viewer.lang)
        if reason is not None:
            return WhyAnswer(lines=[WhyLine(actions=[], text=reason.text, rule=reason.rule, help=reason.help)])
    if not actions:
        return WhyAnswer(lines=[WhyLine(actions=[], text=text("server-why-nothing", viewer.lang), rule=None)])
    return WhyAnswer(lines=reasons(game, state, ruled, viewer.lang)[:MOST_LINES])


def asked_actions(game: Game, asked: Why) -> list[int]:
    """The actions that a question is about. Raises Refusal."""
    if (asked.action is None) == (asked.about is None):
        raise Refusal("malformed", "server-refused-why")
    if asked.action is not None:
        try:
            action = game.parse(asked.action)
        except NotationError:
            raise Refusal("malformed", "server-refused-notation") from None
        if game.space.family(action).chance:
            raise Refusal("malformed", "server-refused-notation")
        return [action]
    if not asked.about:
        raise Refusal("malformed", "server-refused-why")
    return list(itertools.islice(naming(game, asked.about), MOST_ASKED))


def naming(game: Game, about: Mapping[str, str | int]) -> Iterator[int]:
    """Every action, chance apart, that names all these things; `do` is its verb."""
    for family in game.space.families:
        names = {"do", *(parameter.name for parameter in family.parameters)}
        if not family.chance and set(about) <= names and about.get("do", family.verb) == family.verb:
            yield from within(family, about)


def within(family: Family, about: Mapping[str, str | int]) -> Iterator[int]:
    """The actions of one family that name all these things."""
    choices: list[range] = []
    for parameter in family.parameters:
        if parameter.name not in about:
            choices.append(range(len(parameter.words)))
        elif (word := str(about[parameter.name])) in parameter.words:
            at = parameter.words.index(word)
            choices.append(range(at, at + 1))
        else:
            return
    for picked in itertools.product(*choices):
        index = 0
        for parameter, at in zip(family.parameters, picked, strict=True):
            index = index * len(parameter.words) + at
        yield family.base + index


def reasons(game: Game, state: State, ruled: Sequence[tuple[int, int]], lang: str) -> list[WhyLine]:
    """What is possible first, then what something would help, then the rest. Actions come with the rule against them.

    Words take long: of each verb and rule only the first MOST_ACTIONS actions are put into words.

    What reads the same is said once, with all the actions that it is said of. That a verb is not asked now is said only
    where nothing else is to be said: whoever asks about a thing wants to hear of what could be done with it now.
    """
    found: dict[tuple[str, str | None, str], WhyLine] = {}
    ranks: dict[tuple[str, str | None, str], tuple[bool, bool, bool]] = {}
    asked_now = verbs_asked(game, state)
    worded: Counter[tuple[str, int]] = Counter()
    for action, rule in ruled:
        verb = game.space.family(action).verb
        worded[verb, rule] += 1
        if worded[verb, rule] > MOST_ACTIONS:
            continue
        said = line_of(game, state, action, rule, lang)
        key = (said.text, said.rule, said.help)
        forbidden = said.rule is not None
        rank = (forbidden, forbidden and verb not in asked_now, forbidden and not said.help)
        ranks[key] = min(rank, ranks.get(key, rank))
        line = found.setdefault(key, said)
        if line is not said and len(line.actions) < MOST_ACTIONS:
            line.actions += said.actions
    order = sorted(found, key=lambda key: ranks[key])
    at_hand = [key for key in order if not ranks[key][1]]
    return [found[key] for key in at_hand or order]


def line_of(game: Game, state: State, action: int, rule: int, lang: str) -> WhyLine:
    """What is to be said of one action, with the rule against it."""
    notation = game.notation(action)
    if rule == LEGAL:
        return WhyLine(actions=[notation], text=game.describe(state, action, lang), rule=None)
    reason = game.reason(state, action, rule, lang)
    return WhyLine(actions=[notation], text=reason.text, rule=reason.rule, help=reason.help)


def verbs_asked(game: Game, state: State) -> set[str]:
    """The verbs that the pending decision is about."""
    edges = [int(edge) for edge in state.candidates()]
    ranges = list(zip(edges[::2], edges[1::2], strict=True))
    return {
        family.verb
        for family in game.space.families
        if any(low < family.base + family.size and family.base < high for low, high in ranges)
    }


def not_now(live: LiveTable, viewer: Viewer) -> str:
    """Why nothing can be done now, whatever it is."""
    table, lang = live.table, viewer.lang
    if table.status != "playing":
        return text(f"server-why-{table.status}", lang)
    if not viewer.seats:
        return text("server-why-watching", lang)
    return text("server-why-turn", lang, seat=seat_name(table.match.to_act))


# ---- what if ---------------------------------------------------------------------------------------------------------


def preview(live: LiveTable, viewer: Viewer, asked: Preview) -> PreviewAnswer:
    """What an action would bring, up to the first chance. Raises Refusal when it is not the viewer's, or not legal."""
    if not decides(live, viewer):
        raise Refusal.in_words("not_your_turn", not_now(live, viewer))
    game, state = live.game, imagined(live, viewer).clone()
    try:
        action = game.parse(asked.action)
    except NotationError:
        raise Refusal("malformed", "server-refused-notation") from None
    rule = int(state.rule_against(action))
    if rule != LEGAL:
        reason = game.reason(state, action, rule, viewer.lang)
        raise Refusal.in_words("illegal", reason.text, reason.rule, reason.help)
    told = game.describe(state, action, viewer.lang)
    outlook = game.outlook(state, action, viewer.sight.eyes, viewer.lang)
    events = brought(game, state, action, viewer)
    if state.over:  # the end opens what was hidden, here only imagined: what another world says too is certain
        other = brought(game, imagined(live, viewer, OTHER_WORLD).clone(), action, viewer)
        events = [event for event in events if event in other]
    return PreviewAnswer(
        action=game.notation(action),
        text=told,
        outlook=outlook,
        events=[event for event in events if event.text],
        chance=state.to_act == CHANCE,
    )


def brought(game: Game, state: State, action: int, viewer: Viewer) -> list[EventLine]:
    """What happens when an action is played on a copy."""
    journal = Journal()
    state.journal = journal
    state.play(action)
    facts = [fact for part in game.parts(viewer.sight.eyes, journal.take(), viewer.lang) for fact in part.facts]
    return [event_line(game, game.event(fact, viewer.sight.eyes), viewer.lang) for fact in facts]
