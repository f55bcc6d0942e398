"""The coming attack in words, as it would go if it began now (`outlook_attack.py`). All of it lies open."""

from collections.abc import Iterable, Mapping

from serai.core.language import text
from serai.core.state import State
from serai.core.vectors import replaced
from serai.core.words import joined, sentence, stopped
from serai.games.tianxia import tables as t
from serai.games.tianxia.names import FAMILIES, PHASES
from serai.games.tianxia.outlook_attack import Forecast, forecast
from serai.games.tianxia.state import NONE, Position, changed
from serai.games.tianxia.tables import Tables
from serai.games.tianxia.text_words import (
    amount_words,
    family_words,
    in_section_words,
    listed,
    mapping,
    place_words,
    position,
    section_words,
    whole,
)


def attack_outlook(state: State, lang: str = "en") -> list[str]:
    """What the coming attack would bring, section by section: defense, strength, ranks, raids. Sentences, in order.

    Nothing before the first round, and once the game is over.
    """
    here = position(state)
    return [] if here.over or not here.round else _all_sections(here, lang)


def attack_of_view(tables: Tables, view: Mapping[str, object], lang: str = "en") -> list[str]:
    """The same from a view or position document: all that matters to a battle lies open (TX-1.12)."""
    over = view["phase"] == PHASES[-1]
    return [] if over or not view["round"] else _all_sections(wall_of_view(tables, view), lang)


def _all_sections(state: Position, lang: str) -> list[str]:
    made: list[str] = []
    for section in range(t.SECTIONS):
        made += section_outlook(state, forecast(state, section), lang)
    return made


def wall_of_view(tables: Tables, view: Mapping[str, object]) -> Position:
    """A position with the nomads, the wall and the sites of a view or position document, and nothing else."""
    state = Position(tables, len(mapping(view["seats"])), {"difficulty": "normal"})
    for section in range(t.SECTIONS):
        shown = mapping(mapping(view["sections"])[str(section + 1)])
        state.leaders = changed(state.leaders, section, whole(shown["leader"]))
        state.strength = replaced(state.strength, section, whole(shown["strength"]))
        state.towers = changed(state.towers, section, _family(shown["tower"]))
        for space, family in enumerate(listed(shown["walls"])):
            state.walls = changed(state.walls, section * tables.wall_spaces + space, _family(family))
        for place, family in enumerate(listed(shown["soldiers"])):
            state.soldiers = changed(state.soldiers, section * tables.soldier_spaces + place, _family(family))
    for site, name in enumerate(tables.site_names):
        shown = mapping(mapping(view["sites"])[name])
        building = shown["building"]
        if building is None:
            continue
        state.building_at = changed(state.building_at, site, tables.building_names.index(str(building)))
        for space, family in enumerate(listed(shown["governors"])):
            if family is not None:
                state.seat_governor(_family(family), site, space)
    return state


def _family(name: object) -> int:
    """A family by its name in documents, or NONE."""
    return NONE if name is None else FAMILIES.index(str(name).lower())


def section_outlook(state: Position, made: Forecast, lang: str) -> list[str]:
    """The same of one section."""
    return [stopped(sentence(line)) for line in section_lines(state, made, lang)]


def section_lines(state: Position, made: Forecast, lang: str) -> list[str]:
    """The same, as lines without capital and full stop."""
    args: dict[str, str | int] = {
        "section": section_words(state.tables, int(made.section), lang),
        "strength": int(made.strength),
        "defense": int(made.defense),
    }
    if not made.battle:
        here = int(state.leaders[made.section])
        lines = [text("tx-forecast-quiet", lang, **args, space=here, battle=int(state.tables.battle_space))]
        return lines + contribution_lines(state, made, lang)
    lines = [text("tx-forecast", lang, **args, result=_result(made, lang))]
    lines.append(rank_line(state, made, lang))
    if made.victory_points:
        points = amount_words("points", int(made.victory_points), lang)
        lines.append(text("tx-forecast-victory", lang, family=family_words(int(made.ranked[0])), points=points))
    if not made.won():
        lines += raid_lines(state, made, lang)
    return lines


def _result(made: Forecast, lang: str) -> str:
    """How the battle would end, and what it costs."""
    if not made.won():
        return text("tx-forecast-lost", lang, left=int(made.left))
    if made.fallen_count() == 0:
        return text("tx-forecast-holds", lang)
    return text("tx-forecast-won", lang, count=int(made.fallen_count()), list=_counts(made.fallen, lang))


def _counts(row: Iterable[int], lang: str) -> str:
    """How many of each family: A 2 and Li Mu 1."""
    counts = ((family, int(count)) for family, count in enumerate(row))
    return joined((f"{family_words(family)} {count}" for family, count in counts if count), lang)


def contribution_lines(state: Position, made: Forecast, lang: str) -> list[str]:
    """Where there is no battle yet: what each family contributes so far, best first; nothing if nobody does."""
    if not len(made.ranked):
        return []
    names = [f"{family_words(int(family))} {int(made.contributed[family])}" for family in made.ranked]
    where = in_section_words(state.tables, int(made.section), lang)
    return [text("tx-forecast-contributions", lang, section=where, list=", ".join(names))]


def rank_line(state: Position, made: Forecast, lang: str) -> str:
    """Who would be ranked in a section, with the points."""
    where = in_section_words(state.tables, int(made.section), lang)
    points = state.tables.rank_points
    names = [
        text(
            "tx-with",
            lang,
            thing=family_words(int(family)),
            what=amount_words("points", int(points[rank]) if rank < len(points) else 0, lang),
        )
        for rank, family in enumerate(made.ranked)
    ]
    if not names:
        return text("tx-forecast-no-ranks", lang, section=where)
    return text("tx-forecast-ranks", lang, section=where, list=", ".join(names))


def raid_lines(state: Position, made: Forecast, lang: str) -> list[str]:
    """The sites that would be raided, whose Governors go, and what everybody would lose."""
    sites = joined((place_words(state, int(site), lang) for site in made.raided), lang)
    count = sum(int(one) for one in made.expelled)
    governors = _counts(made.expelled, lang)
    lines = [text("tx-forecast-raid", lang, list=sites, count=count, governors=governors)]
    if made.losses:
        tables = state.tables
        lines.append(
            text(
                "tx-forecast-losses",
                lang,
                left=int(made.losses),
                coins=amount_words("coins", int(tables.loss_coins), lang),
                points=amount_words("points", int(tables.loss_points), lang),
            )
        )
    return lines
