"""What a wide terminal has room for: whole influence tracks, and a board for each player beside the river."""

from serai.core.language import text
from serai.core.positions import members
from serai.games.river_of_gold.board_ink import BOLD, DIM, flowed, left, paint, region_ink, ruled, spread
from serai.games.river_of_gold.board_panels import masteries, places, track_rewards
from serai.games.river_of_gold.board_players import die, extras, ships, who
from serai.games.river_of_gold.board_sight import Sight
from serai.games.river_of_gold.board_signs import GOOD_SIGNS, letter, letters
from serai.games.river_of_gold.state import FAVOR, FAVOR_LIMIT, KOKU, SILK, VP
from serai.games.river_of_gold.tables import GOODS, MAX_INFLUENCE, REGIONS
from serai.games.river_of_gold.text_words import customer_words

_SPACE = 4  # columns of a track space: room for four markers
_NAME = 22
_PLACES = 8

TRACK_WIDTH = _NAME + _PLACES + 1 + 19 * _SPACE


# ---- tracks ----------------------------------------------------------------------------------------------------------


def tracks(sight: Sight) -> list[str]:
    """The numbers of the spaces, and a line for each region: name, scoring tile, spaces with rewards and markers."""
    last = int(sight.tables.influence_max)
    head = left(text("rog-board-influence", sight.lang), _NAME) + left(text("rog-board-places", sight.lang), _PLACES)
    head += left("0", _SPACE + 1) + "".join(left(str(space), _SPACE) for space in range(1, last + 1))
    return [paint(head.rstrip(), DIM), *(_track(sight, region, last) for region in range(REGIONS))]


def _track(sight: Sight, region: int, last: int) -> str:
    name = text("rog-board-region", sight.lang, region=region + 1)
    line = left(paint(f"{region + 1} {name}", f"bold {region_ink(region)}"), _NAME)
    line += left(places(sight, region), _PLACES)
    rewards = track_rewards(sight, region)
    goal = _flower(sight)
    for space in range(last + 1):
        here = [seat for seat in range(sight.seats) if int(sight.position.influence_in(seat, region)) == space]
        mark = rewards.get(space, "◇" if space == goal else "·")
        line += left(letters(here) if here else paint(mark, BOLD if space in rewards else DIM), _SPACE + (space == 0))
    return line.rstrip()


def _flower(sight: Sight) -> int:
    """The space that the Mastery of the Courts asks for; -1 when it is not in play."""
    for card in sight.position.masteries:
        if card >= 0 and int(sight.tables.mastery_metric[card]) == MAX_INFLUENCE:
            return int(sight.tables.mastery_at_least[card])
    return -1


def mastery_columns(sight: Sight, width: int) -> list[str]:
    """The masteries side by side, two lines each, below a header."""
    count = int(sight.tables.masteries_in_play)
    field = width // count
    lines = masteries(sight, field - 3)[1:]
    head = ruled(text("rog-board-masteries", sight.lang), width)
    rows = ["".join(left(line, field) for line in lines[at::2]).rstrip() for at in range(2)]
    return [head, *rows]


# ---- players ---------------------------------------------------------------------------------------------------------


def player_boards(sight: Sight, width: int) -> list[str]:
    """A board for each player, one below the other."""
    lines: list[str] = []
    for seat in range(sight.seats):
        lines += player_board(sight, seat, width)
        lines.append("")
    return lines[:-1]


def player_board(sight: Sight, seat: int, width: int) -> list[str]:
    """Seat and VP, Koku and goods, favor and hand, die, ships, patron and delivered customers."""
    lang, position = sight.lang, sight.position
    mark = "►" if seat == int(position.to_act) else " "
    head = f"{mark}{letter(seat)} {who(sight, seat)}"
    score = f"{paint(str(position.has(seat, VP)), BOLD)} {text('rog-board-player-vp', lang)}"
    held = [int(position.has(seat, SILK + good)) for good in range(GOODS)]
    goods = " ".join(paint(f"{n}{sign}", BOLD if n else DIM) for n, sign in zip(held, GOOD_SIGNS, strict=True))
    favor = f"{text('rog-board-player-favor', lang)} {position.has(seat, FAVOR)}/{position.has(seat, FAVOR_LIMIT)}"
    hand = f"{text('rog-board-player-hand', lang)} {sight.hand_sizes[seat]}"
    fleet = f"{text('rog-board-player-ships', lang)} {ships(sight, seat)}"
    lines = [
        spread(head, score, width),
        spread(f"  {paint(f'{position.has(seat, KOKU)}k', BOLD)} {goods}", favor, width),
        f"  {text('rog-board-player-die', lang)} {die(sight, seat)}",
        spread(f"  {fleet}", hand, width),
    ]
    return [*lines, *("  " + line for line in flowed(extras(sight, seat, True), width - 2, gap=" · "))]


def discards(sight: Sight, width: int) -> list[str]:
    """The cards of the discard pile, which everybody may look through."""
    cards = members(int(sight.position.discards))
    if not cards:
        return []
    names = [customer_words(sight.tables, card, sight.lang) for card in cards]
    names[0] = f"{paint(text('rog-board-discards', sight.lang), DIM)} {names[0]}"
    return flowed(names, width, 3, ", ")
