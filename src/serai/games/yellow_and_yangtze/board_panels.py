"""What lies around the map: title, display, pagodas, box, states, and the conflict that is pending."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.documents import Node
from serai.core.ink import BOLD, DIM, GOLD, LOSS, flowed, paint, seat_ink, spread, wrapped
from serai.core.language import text
from serai.core.seats import seat_name
from serai.games.yellow_and_yangtze.board_sight import Side, Sight, StateSeen, Support
from serai.games.yellow_and_yangtze.board_signs import (
    MARKER,
    PAGODA,
    color_sign,
    count_signs,
    fitted,
    held_signs,
    labeled,
    leader_sign,
    letter,
)
from serai.games.yellow_and_yangtze.names import LEADERS
from serai.games.yellow_and_yangtze.scoring import ORDINARY, assigned
from serai.games.yellow_and_yangtze.tables import COLORS, YELLOW

CONFLICT: Final = f"bold {LOSS}"
# The decisions as documents name them, and the key of each in the texts.
DECISIONS: Final = {
    "action": "action",
    "pagoda": "pagoda",
    "move": "move",
    "pick": "pick",
    "chain": "chain",
    "attack": "attack",
    "defend": "defend",
    "support": "support",
    "winner": "winner",
    "toll": "toll",
    "chance first": "chance-first",
    "chance box": "chance-box",
    "chance hand": "chance-hand",
    "chance display": "chance-display",
}

# ---- title -----------------------------------------------------------------------------------------------------------


def title(sight: Sight, width: int) -> list[str]:
    """The game and how far it is; whose decision is pending; the bag, and turns without a draw."""
    lang = sight.lang
    name = paint(text("yy-board-title", lang), f"bold {GOLD}")
    lines = [spread(f"{name}  {progress(sight)}", bag(sight), width)]
    if not sight.over:
        lines.append(spread(pending(sight), turn(sight), width))
    if sight.idle_turns and not sight.over:
        lines.append(idle(sight))
    return lines


def progress(sight: Sight) -> str:
    """The final results, best first, or the setup; nothing during the game."""
    if sight.over:
        return paint(text("yy-board-over", sight.lang), BOLD) + "  " + "  ".join(results(sight))
    return text("yy-board-setup", sight.lang) if sight.active < 0 else ""


def results(sight: Sight) -> list[str]:
    """Each seat's lowest color after the best use of the yellow points, best first; ties as in YY-18.4."""
    fours = sorted(((best_use(points), -seat) for seat, points in enumerate(sight.points) if points), reverse=True)
    return [f"{letter(-seat)} {four[0]}" for four, seat in fours]


def best_use(points: Sequence[int]) -> list[int]:
    """The four colors after the best use of the yellow points, ascending (YY-18.7)."""
    four = assigned(vec[i64]([i64(n) for n in points[:ORDINARY]]), points[YELLOW])
    return [int(n) for n in four]


def bag(sight: Sight) -> str:
    """Tiles left in the bag."""
    return text("yy-board-bag", sight.lang, count=sight.bag)


def turn(sight: Sight) -> str:
    """Whose turn it is."""
    if sight.active < 0:
        return ""
    key = "yy-board-turn-you" if sight.active == sight.viewer else "yy-board-turn"
    return paint(text(key, sight.lang, seat=seat_name(sight.active)), seat_ink(sight.active))


def idle(sight: Sight) -> str:
    """Turns in a row without a tile drawn, and when they end the game (YY-17.4)."""
    key = "yy-board-idle" if sight.idle_end else "yy-board-idle-endless"
    limit = {"limit": sight.idle_end} if sight.idle_end else {}
    words = text(key, sight.lang, turns=sight.idle_turns, **limit)
    if not sight.drew:
        words += text("yy-board-idle-still", sight.lang)
    near = sight.idle_end and sight.idle_end - sight.idle_turns <= sight.seats
    return paint(words, f"bold {LOSS}" if near else DIM)


def pending(sight: Sight) -> str:
    """Who decides, and what about."""
    if sight.top is None:
        return ""
    what = decision(sight.top, sight.lang)
    if sight.deciding < 0:
        return f"► {text('yy-board-chance', sight.lang)}: {what}"
    return f"{paint('►', seat_ink(sight.deciding))} {letter(sight.deciding)}: {what}"


def decision(top: Node, lang: str) -> str:
    """The pending decision, with its places and numbers."""
    do = top["do"].word(DECISIONS)
    given = {key: told for key in ("left", "space", "to", "due", "side", "seat") if (told := words_of(top.get(key)))}
    return text(f"yy-board-decides-{DECISIONS[do]}", lang, **given)


def words_of(node: Node | None) -> str | int:
    """A number or a name of a frame; nothing for null and for keys it has not."""
    return node.value if node is not None and isinstance(node.value, str | int) else ""


# ---- display, pagodas, box -------------------------------------------------------------------------------------------


def market(sight: Sight, width: int) -> list[str]:
    """The display, the pagodas that are left, and what has gone to the box."""
    lang = sight.lang
    boxed = held_signs(sight.box)
    if unseen := sum(sight.replaced_sizes) + sight.removed:
        boxed.append(paint(text("yy-board-box-unseen", lang, count=unseen), DIM))
    if sight.removed:
        boxed.append(paint(text("yy-board-removed", lang, count=sight.removed), DIM))
    supply = [sight.in_supply(color) for color in range(COLORS)]
    groups = [
        labeled(text("yy-board-display", lang), held_signs(sight.display)),
        labeled(text("yy-board-supply", lang), count_signs(supply)),
        labeled(text("yy-board-box", lang), boxed),
    ]
    return fitted(groups, width)


# ---- states ----------------------------------------------------------------------------------------------------------


def states(sight: Sight, width: int) -> list[str]:
    """The states by number: the leaders that hold each together, its size, its red tiles, its pagodas."""
    if not sight.states:
        return [paint(text("yy-board-no-states", sight.lang), DIM)]
    groups = [state_parts(sight, number, one) for number, one in enumerate(sight.states, 1)]
    return fitted(groups, width, join="  ", indent=4)


def state_parts(sight: Sight, number: int, one: StateSeen) -> list[str]:
    """A state in parts that stay whole."""
    lang = sight.lang
    leaders = [f"{leader_sign(seat, color)} {space}" for seat, color, space in one.leaders]
    leaders[0] = f"{paint(f'{number:>2}', BOLD)}  {leaders[0]}"
    size = f"{text('yy-board-spaces', lang, count=len(one.spaces))} · {text('yy-board-red', lang, count=one.red)}"
    pagodas = " ".join(f"{color_sign(color)}{paint(PAGODA, BOLD)}" for color in one.pagodas)
    return [*leaders, size, *([pagodas] if pagodas else [])]


# ---- conflicts -------------------------------------------------------------------------------------------------------


def conflict(sight: Sight, width: int) -> list[str]:
    """The war or the revolt that is pending; nothing when there is none."""
    if sight.war_space:
        return war(sight, width)
    return revolt(sight, width) if sight.revolt else []


def war(sight: Sight, width: int) -> list[str]:
    """The marker, each side with its strength, and who is still to decide (YY-15)."""
    lang = sight.lang
    seat = seat_name(sight.active)
    head = text("yy-board-war", lang, seat=seat, space=sight.war_space, marker=MARKER)
    lines = [paint(line, CONFLICT) for line in wrapped(head, width, 2)]
    for side in sight.sides:
        lines += flowed(side_parts(sight, side), width, 4)
    if sight.paid:
        lines += flowed([text("yy-board-paid", lang), *sight.paid], width, 4, " ")
    return lines + deciders(sight, ("support",), range(sight.seats), width)


def side_parts(sight: Sight, side: Side) -> list[str]:
    """A state at war: direction, number, space, leaders; red tiles, support, total."""
    lang = sight.lang
    here = set(side.spaces)
    leaders = [leader_sign(*piece) for space, piece in sorted(sight.leader_at.items()) if space in here]
    number = sight.state_of.get(side.space, -1) + 1
    where = text("yy-board-side", lang, number=number, space=side.space)
    name = f"{paint(f'{side.side:<2}', BOLD)} {where}"
    added = [
        f"+ {letter(seat)} {support_words(sight, one, 'soldier')}"
        for seat, one in enumerate(sight.support)
        if one is not None and one.side == side.side
    ]
    total = paint(f"= {side.total}", BOLD)
    return [f"{name}  {' '.join(leaders)}".rstrip(), text("yy-board-red", lang, count=side.red), *added, total]


def revolt(sight: Sight, width: int) -> list[str]:
    """Both sides with their strength (YY-14)."""
    pending = sight.revolt
    assert pending is not None
    lang = sight.lang
    head = text("yy-board-revolt", lang, leader=LEADERS[pending.color])
    lines = [paint(line, CONFLICT) for line in wrapped(head, width, 2)]
    for role, seat in (("attacker", pending.attacker), ("defender", pending.defender)):
        space = sight.space_of(seat, pending.color)
        black, one = sight.blacks_around(space), sight.support[seat]
        name = f"{text(f'yy-board-{role}', lang)} {leader_sign(seat, pending.color)} {space}"
        added = [] if one is None else [f"+ {support_words(sight, one, 'governor')}"]
        total = black + (0 if one is None else one.tiles + one.leader)
        ties = [paint(text("yy-board-wins-ties", lang), DIM)] if role == "defender" else []
        parts = [name, text("yy-board-black", lang, count=black), *added, paint(f"= {total}", BOLD), *ties]
        lines += flowed(parts, width, 4)
    return lines + deciders(sight, ("attack", "defend"), (pending.attacker, pending.defender), width)


def support_words(sight: Sight, one: Support, leader: str) -> str:
    """What a seat has added: 2, 2 and the Soldier, the Soldier."""
    words = [str(one.tiles)] if one.tiles or not one.leader else []
    return " + ".join([*words, text("yy-board-leader", sight.lang, leader=leader)] if one.leader else words)


def deciders(sight: Sight, words: tuple[str, ...], seats: range | tuple[int, ...], width: int) -> list[str]:
    """Who is still to decide about support, the next one first, and who has added nothing."""
    asked = sight.asked(words)
    passed = [seat for seat in seats if sight.support[seat] is None and seat not in asked]
    parts = []
    for key, told in (("yy-board-asked", asked), ("yy-board-passed", passed)):
        if told:
            parts.append(f"{paint(text(key, sight.lang), DIM)} {' '.join(letter(seat) for seat in told)}")
    return flowed(parts, width, 4, "   ")
