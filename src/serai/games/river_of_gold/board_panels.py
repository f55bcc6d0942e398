"""What lies around the river: title, influence tracks, masteries, building row and stacks."""

from typing import Final

from serai.core.bits import bits
from serai.core.language import text
from serai.core.seats import seat_name
from serai.core.state import CHANCE
from serai.games.river_of_gold import tables as t
from serai.games.river_of_gold.actions import (
    ACTION,
    AFTER,
    BONUS,
    DIE_CHOICE,
    DISCARD,
    GOOD,
    MARK,
    MERCHANTS,
    PATRON,
    ROYAL,
    SELL,
)
from serai.games.river_of_gold.board_ink import (
    BOLD,
    DIM,
    GOLD,
    left,
    paint,
    region_ink,
    ruled,
    seat_ink,
    spread,
    width_of,
)
from serai.games.river_of_gold.board_sight import Sight
from serai.games.river_of_gold.board_signs import GOOD_SIGNS, amount_sign, letter, owned, owner, signs, visitor
from serai.games.river_of_gold.scoring import final_score
from serai.games.river_of_gold.state import ENDLESS
from serai.games.river_of_gold.tables import CLAIMS, REGIONS, ROW
from serai.games.river_of_gold.text_prompts import question
from serai.games.river_of_gold.text_words import METRICS, building_name, scoring_places

_DECISIONS: Final = {
    ACTION: "action",
    BONUS: "bonus",
    MERCHANTS: "merchants",
    SELL: "sell",
    GOOD: "good",
    ROYAL: "royal",
    MARK: "mark",
    DISCARD: "discard",
    AFTER: "after",
    DIE_CHOICE: "die",
    PATRON: "patron",
}


# ---- title -----------------------------------------------------------------------------------------------------------


def title(sight: Sight, width: int) -> list[str]:
    """The name of the game and the clock; whose decision is pending, and deck and discard pile."""
    lang = sight.lang
    name = paint(text("rog-board-title", lang), f"bold {GOLD}")
    piles = text("rog-board-piles", lang, deck=sight.deck, discards=int(bits(sight.position.discards)))
    return [spread(f"{name}  {clock(sight)}", turn(sight), width), spread(pending(sight), paint(piles, DIM), width)]


def clock(sight: Sight) -> str:
    """The era and what is left until the Emperor's Visit or the end."""
    lang, position = sight.lang, sight.position
    if sight.over:
        return paint(text("rog-board-over", lang), BOLD) + "  " + "  ".join(_scores(sight))
    if not sight.laid_out:
        return text("rog-board-setup", lang)
    if int(position.turns_left) != ENDLESS:
        return paint(text("rog-board-last-turns", lang, turns=int(position.turns_left)), BOLD)
    if position.end_due:
        return paint(text("rog-board-end-due", lang), BOLD)
    if position.visit_due:
        return paint(text("rog-board-visit-due", lang), BOLD)
    first, second = sight.stack(0)[0], sight.stack(1)[0]
    return text("rog-board-era-1", lang, tiles=first) if first else text("rog-board-era-2", lang, tiles=second)


def _scores(sight: Sight) -> list[str]:
    """The final scores, best first."""
    scores = sorted(((int(final_score(sight.position, seat)), seat) for seat in range(sight.seats)), reverse=True)
    return [f"{letter(seat)} {score}" for score, seat in scores]


def turn(sight: Sight) -> str:
    """Whose turn it is."""
    active = int(sight.position.active)
    if active < 0 or sight.over:
        return ""
    key = "rog-board-turn-you" if active == sight.viewer else "rog-board-turn"
    return paint(text(key, sight.lang, seat=seat_name(active)), seat_ink(active))


def pending(sight: Sight) -> str:
    """Who decides, and what about."""
    lang, to_act = sight.lang, int(sight.position.to_act)
    if sight.over:
        return ""
    if to_act == CHANCE:
        return f"► {text('rog-board-chance', lang)}: {question(sight.position, lang)}"
    what = text("rog-board-decides", lang, what=_DECISIONS[int(sight.position.top_kind())])
    return f"{paint('►', seat_ink(to_act))} {letter(to_act)}: {what}"


# ---- influence -------------------------------------------------------------------------------------------------------


def track_rewards(sight: Sight, region: int) -> dict[int, str]:
    """The signs of the rewards on a region's track by space; the good is the region's own."""
    tables = sight.tables
    found: dict[int, str] = {}
    for space, kind, amount in zip(tables.track_space, tables.track_kind, tables.track_amount, strict=True):
        what = t.SILK + int(tables.track_good[region]) if kind == t.TRACK_GOOD else int(kind)
        found[int(space)] = found.get(int(space), "") + amount_sign(what, int(amount))
    return found


def next_space(sight: Sight, at: int) -> int:
    """The next reward space of a track, or 0 at the end of it."""
    return min((int(space) for space in sight.tables.track_space if space > at), default=0)


def places(sight: Sight, region: int) -> str:
    """The scoring tile of a region: 10/6/2."""
    tile = int(sight.position.scoring[region])
    return "/".join(str(vp) for vp in scoring_places(sight.tables, tile, sight.seats)) if tile >= 0 else "?"


def standings(sight: Sight, region: int) -> str:
    """Every seat's space and its next reward space, who is ahead first: A 7→9."""
    spaces = [(int(sight.position.influence_in(seat, region)), seat) for seat in range(sight.seats)]
    parts = []
    for at, seat in sorted(spaces, key=lambda pair: (-pair[0], pair[1])):
        goal = next_space(sight, at)
        number = paint(f"{at:>2}", BOLD) + (paint(f"→{goal:<2}", DIM) if goal else "   ")
        parts.append(f"{letter(seat)}{number}")
    return " ".join(parts)


def influence(sight: Sight) -> list[str]:
    """A header with the rewards of the tracks, and a line for each region."""
    lang = sight.lang
    rewards = [track_rewards(sight, region) for region in range(REGIONS)]
    parts = [f"{space}:{_common([found[space] for found in rewards])}" for space in rewards[0]]
    head = f"{text('rog-board-influence', lang)} {' '.join(parts)}"
    lines: list[str] = []
    for region in range(REGIONS):
        short = text("rog-board-region-short", lang, region=region + 1)
        name = left(paint(f"{region + 1} {short}", f"bold {region_ink(region)}"), 11)
        good = GOOD_SIGNS[int(sight.tables.track_good[region])]
        lines.append(f"{name}{paint(good, DIM)} {left(places(sight, region), 7)} {standings(sight, region)}")
    return [ruled(head, max(longest(lines), width_of(head))), *lines]


def _common(words: list[str]) -> str:
    """What all regions share, or all there are."""
    return "/".join(dict.fromkeys(words))


# ---- masteries -------------------------------------------------------------------------------------------------------


def masteries(sight: Sight, width: int) -> list[str]:
    """Two lines for each card in play: name and rewards, a claimed one with its seat; and what it asks for."""
    lines = [ruled(text("rog-board-masteries", sight.lang), width)]
    for slot in range(int(sight.tables.masteries_in_play)):
        card = int(sight.position.masteries[slot])
        if card < 0:
            lines += [paint("?", DIM), ""]
            continue
        name = text("rog-board-mastery", sight.lang, mastery=sight.tables.mastery_names[card])
        lines.append(spread(paint(name, BOLD), _claims(sight, slot, card), width))
        lines.append("  " + demand(sight, card))
    return lines


def demand(sight: Sight, card: int) -> str:
    """What a mastery asks for, in few words."""
    tables = sight.tables
    key = "rog-board-demand-" + METRICS[int(tables.mastery_metric[card])]
    return text(key, sight.lang, count=int(tables.mastery_at_least[card]))


def _claims(sight: Sight, slot: int, card: int) -> str:
    """The rewards of a card; those claimed with the letter of the seat."""
    at = (card * 3 + sight.seats - 2) * CLAIMS
    rewards = [int(vp) for vp in sight.tables.mastery_values[at : at + CLAIMS] if vp > 0]
    parts = []
    for place, vp in enumerate(rewards):
        seat = int(sight.position.claims[slot * CLAIMS + place])
        parts.append(f"{letter(seat)}{paint(f'={vp}v', DIM)}" if seat >= 0 else f"{vp}v")
    return " ".join(parts)


# ---- building row ----------------------------------------------------------------------------------------------------


def tile_lines(sight: Sight, tile: int) -> list[str]:
    """A tile on three short lines: what it is with its build bonus, its visitor reward, its owner reward."""
    tables, lang = sight.tables, sight.lang
    word = text("rog-board-building", lang, building=building_name(tables, tile))
    bonus = f"+{tables.tile_bonus[tile]}i"
    pays = signs(owner(tables, tile), lang) if owned(tables, tile) else "–"
    return [
        f"{left(paint(word, BOLD), 7)}{bonus}",
        f"{paint(text('rog-board-visit', lang), DIM)} {signs(visitor(tables, tile), lang)}",
        f"{paint(text('rog-board-owner', lang), DIM)} {pays}",
    ]


def building_row(sight: Sight, width: int) -> list[str]:
    """The four tiles of the row and the tops of the two stacks, side by side, on four lines."""
    field = width // (ROW + 2)
    blocks = [_row_block(sight, space, field) for space in range(ROW)]
    blocks += [_stack_block(sight, era, field) for era in range(2)]
    return ["".join(left(block[line], field) for block in blocks).rstrip() for line in range(4)]


def _row_block(sight: Sight, space: int, field: int) -> list[str]:
    tile = int(sight.position.row[space])
    end = f" +{amount_sign(t.FAVOR, int(sight.tables.end_tile_favor))}" if space == ROW - 1 else ""
    head = ruled(text("rog-board-row", sight.lang, space=space + 1) + end, field - 1)
    return [head, *(tile_lines(sight, tile) if tile >= 0 else [paint("–", DIM), "", ""])]


def _stack_block(sight: Sight, era: int, field: int) -> list[str]:
    count, top = sight.stack(era)
    head = ruled(text("rog-board-stack", sight.lang, era=era + 1, tiles=count), field - 1)
    if top >= 0:
        return [head, *tile_lines(sight, top)]
    return [head, "?" if sight.hidden_tops[era] else paint("–", DIM), "", ""]


def longest(lines: list[str]) -> int:
    """The width of the widest line."""
    return max((width_of(line) for line in lines), default=0)
