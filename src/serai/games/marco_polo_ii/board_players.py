"""The players: purse, dice, seals, figures, shields, contracts, what their characters can do; goal cards."""

from serai.core.bits import bits
from serai.core.ink import BOLD, DIM, MAY, flowed, paint, plain, seat_ink, spread, wrapped
from serai.core.language import text
from serai.core.positions import members
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.board_cities import labeled
from serai.games.marco_polo_ii.board_sight import Sight
from serai.games.marco_polo_ii.board_signs import (
    IMPROVED_SIGN,
    NONE_SIGN,
    UNROLLED,
    amount_sign,
    amount_signs,
    contract_sign,
    die_sign,
    held_seal,
    letter,
    package_sign,
    seal_letter,
    shield_sign,
    shield_signs,
)
from serai.games.marco_polo_ii.names import RESOURCES
from serai.games.marco_polo_ii.scoring import goal_of, open_shields, shield_vp, shields, shields_seen
from serai.games.marco_polo_ii.state import BLACK, IMPROVED, NONE, VP
from serai.games.marco_polo_ii.text_help import lacking
from serai.games.marco_polo_ii.text_words import character_words, cost_data, location_words, number_of, power_words

INDENT = 2

# ---- all players -----------------------------------------------------------------------------------------------------


def players(sight: Sight, width: int, tall: bool) -> list[str]:
    """A few lines for each player; on a low screen as few as will do, and without what the characters can do."""
    lines: list[str] = []
    for seat in range(sight.seats):
        lines += player(sight, seat, width, tall)
    return lines


def player(sight: Sight, seat: int, width: int, tall: bool) -> list[str]:
    """Name and score; purse, dice, seals; figures, posts, shields; contracts; tiles kept; the character's power."""
    position, lang = sight.position, sight.lang
    lines = [spread(name(sight, seat), amount_sign("vp", int(position.has(seat, VP)), lang), width)]
    groups = [
        [*purse(sight, seat), dice(sight, seat), seals(sight, seat)],
        [*pieces(sight, seat), shield_count(sight, seat)],
        [*contracts(sight, seat), *kept(sight, seat)],
    ]
    if not tall:
        groups = [[part for group in groups for part in group]]
    for group in groups:
        lines += indented(flowed(group, width - INDENT))
    character = int(position.characters[seat])
    if tall and character != NONE:
        power = power_words(sight.tables, character, lang)
        lines += [paint(line, DIM) for line in indented(wrapped(power, width - INDENT))]
    return lines


def indented(lines: list[str]) -> list[str]:
    """Lines moved to the right."""
    return [" " * INDENT + line for line in lines]


def name(sight: Sight, seat: int) -> str:
    """The mark of who decides, the seat's letter, its character; whether it is the viewer's, first, or first next."""
    position, lang = sight.position, sight.lang
    mark = "►" if seat == int(position.to_act) else " "
    character = int(position.characters[seat])
    who = paint(character_words(character, lang), BOLD) if character != NONE else ""
    words = [
        text(f"mp2-board-{key}", lang)
        for key, holds in (
            ("you", seat == sight.viewer),
            ("first", seat == int(position.first)),
            ("hourglass", seat == int(position.hourglass)),
        )
        if holds
    ]
    told = paint(f"({', '.join(words)})", DIM) if words else ""
    return " ".join(part for part in (f"{mark}{letter(seat)}", who, told) if part)


def purse(sight: Sight, seat: int) -> list[str]:
    """Coins and camels, then the goods; what one has none of is dim."""
    signs = []
    for column, what in enumerate(RESOURCES):
        amount = int(sight.position.has(seat, column))
        sign = amount_sign(what, amount, sight.lang)
        signs.append(sign if amount else paint(plain(sign), DIM))
    return [" ".join(signs[: t.PEPPER]), " ".join(signs[t.PEPPER :])]


def dice(sight: Sight, seat: int) -> str:
    """The dice not placed yet, own ones first."""
    signs = [paint(str(value), seat_ink(seat)) for value in sight.hand(seat, 0)]
    signs += [die_sign(BLACK, value) for value in sight.hand(seat, 1)]
    signs += [die_sign(BLACK, UNROLLED)] * int(sight.position.unrolled[seat])
    return labeled("mp2-board-hand", " ".join(signs) or NONE_SIGN, sight.lang)


def seals(sight: Sight, seat: int) -> str:
    """The seals of all four types, improved ones with their mark."""
    signs = [held_seal(seal, int(sight.position.seal_of(seat, seal)), sight.lang) for seal in range(t.SEALS)]
    return labeled("mp2-board-seals", " ".join(signs), sight.lang)


def pieces(sight: Sight, seat: int) -> list[str]:
    """Where the figures stand, how many posts are left, and what the next one scores."""
    lang, tables = sight.lang, sight.tables
    parts = []
    places = [location_words(tables, place, lang) for place in sight.figures_of(seat)]
    if places:
        parts.append(labeled("mp2-board-figure", ", ".join(places), lang))
    left, placed = int(sight.position.posts_left(seat)), int(bits(sight.position.posts[seat]))
    posts = text("mp2-board-posts", lang, count=left)
    vp = int(tables.post_vp[placed + 1]) if left else 0
    if vp:
        posts += " " + text("mp2-board-next", lang, what=amount_sign("vp", vp, lang))
    return [*parts, posts]


def shield_count(sight: Sight, seat: int) -> str:
    """The shields that all can count, and what they are worth without a goal card; for who sees it, with it."""
    position, tables = sight.position, sight.tables
    seen, goal = int(shields_seen(position, seat)), int(goal_of(position, seat))
    matched = int(tables.goal_shields[goal]) if goal >= 0 else 0
    count = int(shields(position, seat))
    extra = int(open_shields(position, seat)) - int(bits(seen))
    signs = [sign for sign in (shield_signs(tables, seen, matched), f"+{extra}" if extra else "") if sign]
    if signs:
        signs.append(f"= {count}: {amount_sign('vp', int(shield_vp(position, count)), sight.lang)}")
    return labeled("mp2-board-shields", " ".join(signs) or NONE_SIGN, sight.lang)


def contracts(sight: Sight, seat: int) -> list[str]:
    """The active contracts, for the viewer with what is lacking, and how many have been completed."""
    position, lang = sight.position, sight.lang
    row = [int(contract) for contract in position.contracts[seat * t.ACTIVE : (seat + 1) * t.ACTIVE]]
    done = text("mp2-board-completed", lang, count=int(bits(position.completed[seat])))
    signs = []
    for contract in row:
        if contract != NONE:
            signs += [contract_sign(sight.tables, contract, lang), *ready(sight, seat, contract)]
    signs += [paint(NONE_SIGN, DIM)] * row.count(NONE)
    signs[0] = labeled("mp2-board-active", signs[0], lang)
    return [*signs, done]


def ready(sight: Sight, seat: int, contract: int) -> list[str]:
    """Whether the viewer can complete a contract, or what is lacking; nothing for others."""
    if seat != sight.viewer or sight.over:
        return []
    cost = cost_data(sight.tables, int(sight.tables.contract_cost[contract]))
    lack, _ = lacking(sight.position, seat, cost)
    if not lack:
        return [f"({paint(text('mp2-board-ready', sight.lang), MAY)})"]
    return [f"({paint(text('mp2-board-lacks', sight.lang), DIM)} {amount_signs(lack, sight.lang)})"]


def kept(sight: Sight, seat: int) -> list[str]:
    """The outpost tiles that Filippo keeps."""
    tables = sight.tables
    tiles = members(int(sight.position.kept)) if int(sight.position.characters[seat]) == t.FILIPPO_VITELLO else []
    if not tiles:
        return []
    signs = [package_sign(tables, int(tables.outpost_package[tile]), sight.lang) for tile in tiles]
    signs[0] = labeled("mp2-board-kept", signs[0], sight.lang)
    return [*(f"{sign}," for sign in signs[:-1]), signs[-1]]


# ---- characters to choose from, goal cards ---------------------------------------------------------------------------


def offered(sight: Sight, width: int) -> list[str]:
    """The characters that can be chosen, and what they can do, as long as somebody has none (MP2-4.6)."""
    if NONE not in list(sight.position.characters):
        return []
    lines: list[str] = []
    for character in members(int(sight.position.offered)):
        words = f"{character_words(character, sight.lang)}: {power_words(sight.tables, character, sight.lang)}"
        head, *rest = wrapped(words, width, INDENT)
        length = len(character_words(character, sight.lang))
        lines += [paint(head[:length], BOLD) + head[length:], *rest]
    return lines


def goals(sight: Sight, width: int) -> list[str]:
    """The goal cards that the viewer knows: those to choose from or the one kept, and those put away.

    The one kept is told with those of the others when the game is over.
    """
    if sight.viewer < 0:
        return []
    position, lang = sight.position, sight.lang
    lines: list[str] = []
    for key, mask in (("goal", position.goals), ("put-away", position.rejected)):
        if sight.over and key == "goal":
            continue
        signs = [goal_sign(sight, sight.viewer, goal) for goal in members(int(mask[sight.viewer]))]
        if signs:
            signs[0] = labeled(f"mp2-board-{key}", signs[0], lang)
            lines += flowed(signs, width, INDENT, "   ")
    return lines


def goal_sign(sight: Sight, seat: int, goal: int) -> str:
    """A goal card by its number: seals with their VP, shields; what the seat has reached stands out."""
    tables, lang, position = sight.tables, sight.lang, sight.position
    parts = []
    for seal in range(t.SEALS):
        vp = int(tables.goal_vp[goal * t.SEALS + seal])
        if vp:
            reached = int(position.seal_of(seat, seal)) == IMPROVED
            sign = f"{seal_letter(seal, lang)}{IMPROVED_SIGN} {text('mp2-board-amount', lang, what='vp', amount=vp)}"
            parts.append(paint(sign, MAY if reached else ""))
    seen = int(shields_seen(position, seat))
    for shield in members(int(tables.goal_shields[goal])):
        own = bool(seen >> shield & 1)
        parts.append(paint(shield_sign(tables, shield, own), MAY if own else ""))
    return f"{paint(number_of(tables.goal_names[goal]), BOLD)} ({', '.join(parts) or NONE_SIGN})"


def revealed(sight: Sight, width: int) -> list[str]:
    """When the game is over, the goal cards of all."""
    if not sight.over:
        return []
    signs = [
        f"{letter(seat)} {goal_sign(sight, seat, goal)}"
        for seat in range(sight.seats)
        if (goal := int(goal_of(sight.position, seat))) >= 0
    ]
    return flowed(signs, width, INDENT, "   ")
