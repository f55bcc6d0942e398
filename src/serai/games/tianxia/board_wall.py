"""The wall: its sections with nomads, structures and soldiers, the coming attack, and the sites of the invasion paths."""

from typing import Final

from serai.core.bits import bit
from serai.core.ink import BOLD, DIM, LOSS, MAY, flowed, paint
from serai.core.language import text
from serai.games.tianxia import tables as t
from serai.games.tianxia.attack import contribution
from serai.games.tianxia.board_sight import Sight
from serai.games.tianxia.board_signs import (
    GAP,
    NONE_SIGN,
    Row,
    amount_sign,
    blocks,
    box,
    building_sign,
    card_number,
    counts,
    labeled,
    letter,
    letters,
    spaces,
    table,
    tile_sign,
    titles,
)
from serai.games.tianxia.names import BUILDING_TYPES
from serai.games.tianxia.outlook_attack import Forecast, forecast
from serai.games.tianxia.state import NONE
from serai.games.tianxia.text_words import building_words, printed, site_words

LONG_TRACK: Final = 6  # spaces of the attack track that can be drawn
LEADER: Final = "◆"
SPACE: Final = "─"
BATTLE: Final = "×"
INDENT: Final = 2
NUMBER: Final = "  "  # columns of the number of a section

# ---- the sections ----------------------------------------------------------------------------------------------------


def wall(sight: Sight, width: int) -> list[str]:
    """What stands in each section, and how its battle would go now; where there is none, who contributes what."""
    keys = ("", "leader", "strength", "walls", "tower", "soldiers-here")
    rows: list[Row] = [([*titles(keys, sight.lang), card_title(sight)], [])]
    made = [forecast(sight.position, section) for section in range(t.SECTIONS)]
    rows += [(section_cells(sight, section), shares(sight, one)) for section, one in enumerate(made)]
    first, *drawn = blocks(rows, width)
    for one, lines in zip(made, drawn, strict=True):
        first += [*lines, *(battle(sight, one, width) if one.battle else [])]
    return first


def section_name(sight: Sight, section: int) -> str:
    """The number of a section and its name."""
    name = sight.tables.section_names[section]
    told = text("tx-board-section", sight.lang, word=printed(name), name=name)
    return paint(f"{section + 1} {told}", BOLD)


def section_cells(sight: Sight, section: int) -> list[str]:
    """Leader, strength, walls, tower, soldiers, and what the attack card of the round has brought."""
    position, tables = sight.position, sight.tables
    walls = slice(section * int(tables.wall_spaces), (section + 1) * int(tables.wall_spaces))
    soldiers = slice(section * int(tables.soldier_spaces), (section + 1) * int(tables.soldier_spaces))
    return [
        section_name(sight, section),
        leader_sign(sight, section),
        paint(str(int(position.strength[section])), BOLD),
        spaces(position.walls[walls]),
        spaces([int(position.towers[section])]),
        spaces(position.soldiers[soldiers]),
        card_sign(sight, section),
    ]


def leader_sign(sight: Sight, section: int) -> str:
    """The attack track with the leader on it: ─◆─×; the last space is the battle."""
    here, start, last = (
        int(sight.position.leaders[section]),
        int(sight.tables.start_space),
        int(sight.tables.battle_space),
    )
    arrived = here == last
    if last - start >= LONG_TRACK:
        return paint(f"{here}/{last}", LOSS if arrived else "")
    track = "".join(LEADER if at == here else BATTLE if at == last else SPACE for at in range(start, last + 1))
    return paint(track, LOSS if arrived else "")


def card_title(sight: Sight) -> str:
    """The attack card of the round."""
    if sight.attack < 0:
        return ""
    number = card_number(sight.tables.attack_names[sight.attack])
    return labeled(text("tx-board-attack", sight.lang), number)


def card_sign(sight: Sight, section: int) -> str:
    """Spaces moved and strength added by the card: →2 +1."""
    if sight.attack < 0:
        return ""
    at = sight.attack * t.SECTIONS + section
    return f"→{int(sight.tables.attack_move[at])} +{int(sight.tables.attack_strength[at])}"


# ---- the coming attack -----------------------------------------------------------------------------------------------


def shares(sight: Sight, made: Forecast) -> list[str]:
    """Of a section without a battle: its defense, and what each family contributes to it."""
    if made.battle or not made.defense:
        return []
    position, section = sight.position, made.section
    signs = " ".join(f"{letter(int(one))} {int(contribution(position, one, section))}" for one in made.ranked)
    return [f"{paint(defense_words(made, sight.lang), DIM)}: {signs}"]


def battle(sight: Sight, made: Forecast, width: int) -> list[str]:
    """The battle of a section as it would go now (TX-19)."""
    lang = sight.lang
    first = " " * INDENT + paint(text("tx-board-battle", lang), BOLD)
    outcome = f"{defense_words(made, lang)}: {result(made, lang)}"
    return flowed([first, outcome, *toll(sight, made), *ranks(sight, made)], width, 2 * INDENT, GAP)


def defense_words(made: Forecast, lang: str) -> str:
    """The defense of a section."""
    return text("tx-board-defense", lang, defense=int(made.defense))


def result(made: Forecast, lang: str) -> str:
    """How the battle would end."""
    if not made.won():
        return paint(text("tx-board-lost", lang, left=int(made.left)), LOSS)
    return paint(text("tx-board-holds" if made.fallen_count() == 0 else "tx-board-won", lang), MAY)


def toll(sight: Sight, made: Forecast) -> list[str]:
    """The soldiers that would fall, the sites raided, the Governors driven out, the losses of every family."""
    lang, parts = sight.lang, []
    if made.fallen_count():
        parts.append(labeled(text("tx-board-fallen", lang), counts(made.fallen)))
    if len(made.raided):
        sites = ", ".join(site_words(sight.tables, int(site)) for site in made.raided)
        parts.append(labeled(text("tx-board-raid-on", lang), sites))
    expelled = counts(made.expelled)
    if expelled:
        parts.append(labeled(text("tx-board-expelled", lang), expelled))
    if made.losses:
        parts.append(paint(text("tx-board-losses", lang, count=int(made.losses)), LOSS))
    return parts


def ranks(sight: Sight, made: Forecast) -> list[str]:
    """The points of the families for their ranks, and of the first for a victory."""
    points = [int(one) for one in sight.tables.rank_points]
    signs = []
    for rank, family in enumerate(made.ranked):
        sign = amount_sign("points", points[rank] if rank < len(points) else 0, sight.lang)
        if rank == 0 and made.victory_points:
            sign += "+" + amount_sign("points", int(made.victory_points), sight.lang)
        signs.append(f"{letter(int(family))} {sign}")
    return [labeled(text("tx-board-ranks", sight.lang), " ".join(signs))] if signs else []


# ---- the invasion paths ----------------------------------------------------------------------------------------------


def paths(sight: Sight, width: int) -> list[str]:
    """A line for each site, in the order of the raids behind each section."""
    first, *heads = titles(("site", "building", "raid", "cost", "spaces"), sight.lang)
    rows: list[Row] = [([NUMBER + first, *heads], [effect_head(sight)])]
    for section in range(t.SECTIONS):
        for place in range(t.PATH_SITES):
            site = int(sight.tables.path[section * t.PATH_SITES + place])
            number = paint(f"{section + 1} ", BOLD) if place == 0 else NUMBER
            name, *cells = site_cells(sight, site)
            rows.append(([number + name, *cells], site_parts(sight, site)))
    return table(rows, width, " ")


def effect_head(sight: Sight) -> str:
    """What flows behind the columns: the effect, and the Bonus tile in brackets."""
    effect, tile = (text(f"tx-board-{key}", sight.lang) for key in ("does", "tile"))
    return paint(f"{effect} ({tile})", DIM)


def site_cells(sight: Sight, site: int) -> list[str]:
    """A site, its building, raid value, wood, worker spaces."""
    tables, lang = sight.tables, sight.lang
    building = int(sight.position.building_at[site])
    kind = text("tx-board-slot", lang, kind=BUILDING_TYPES[int(tables.site_type[site])])
    return [
        site_words(tables, site),
        paint(kind, DIM) if building == NONE else building_words(tables, building, lang),
        str(int(tables.site_raid[site])),
        cost_sign(sight, site, building),
        worker_spaces(sight, site),
    ]


def cost_sign(sight: Sight, site: int, building: int) -> str:
    """The printed wood, and that of the additional-cost token (TX-9.2)."""
    sign = paint(NONE_SIGN, DIM)
    if building != NONE:
        sign = amount_sign("wood", int(sight.tables.building_cost[building]), sight.lang)
    if int(sight.position.tokens) & int(bit(site)):
        sign += paint(f"+{int(sight.tables.token_wood)}", LOSS)
    return sign


def worker_spaces(sight: Sight, site: int) -> str:
    """The worker spaces: the Governor, or the extra wood of an empty one: [A][+1]."""
    signs = []
    for space, family in enumerate(sight.governors(site)):
        extra = sight.extra_wood(space)
        signs.append(box(f"+{extra}" if family == NONE and extra else letters([family])))
    return "".join(signs)


def site_parts(sight: Sight, site: int) -> list[str]:
    """What the building does, and the Bonus tile."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    building, tile = int(position.building_at[site]), int(position.tile_at[site])
    parts = [] if building == NONE else [building_sign(tables, building, lang)]
    if building != NONE and int(tables.building_points[building]):
        parts[0] += f" (+{amount_sign('points', int(tables.building_points[building]), lang)})"
    return parts + ([f"({tile_sign(tables, tile, lang)})"] if tile != NONE else [])
