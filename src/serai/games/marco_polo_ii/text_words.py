"""Names and short descriptions of the things on the table, made from the tables, in either language."""

from collections.abc import Mapping, Sequence

from serai.core.documents import Document
from serai.core.language import text
from serai.core.positions import members
from serai.core.state import State
from serai.core.words import joined
from serai.games.marco_polo_ii import tables as t
from serai.games.marco_polo_ii.names import CARD_KINDS, CHARACTERS, COSTS, COUNTED, GAINS, ROLES, SEALS
from serai.games.marco_polo_ii.state import Position
from serai.games.marco_polo_ii.tables import Tables

Amounts = Mapping[str, int]  # {"coins": 3}, as in the component file


def position(state: State) -> Position:
    """The state as a position of this game. Raises TypeError for another game's."""
    if not isinstance(state, Position):
        raise TypeError(f"{type(state).__name__} is no position of Marco Polo II")
    return state


class Asking:
    """What is asked about one position, in one language."""

    def __init__(self, state: Position, lang: str) -> None:
        """Of a game that is over, `kind` and `seat` are 0."""
        self.state = state
        self.tables = state.tables
        self.lang = lang
        self.kind = int(state.top_kind()) if state.depth > 0 else 0
        self.seat = max(0, int(state.top_seat())) if state.depth > 0 else 0

    def say(self, key: str, **args: str | int) -> str:
        """A text in the language of the question."""
        return text("mp2-" + key, self.lang, **args)


# ---- amounts ---------------------------------------------------------------------------------------------------------


def amount_words(what: str, amount: int, lang: str) -> str:
    """An amount of a thing that is gained or paid: 3 coins, 1 jade, 2 goods of any kind, 1 black die."""
    return text("mp2-amount", lang, what=what, amount=int(amount))


def amounts_words(amounts: Amounts, lang: str) -> str:
    """Amounts as a list, in the order of the purse and then the icons, zeros left out; `nothing` for none."""
    parts = [amount_words(what, amounts[what], lang) for what in GAINS if amounts.get(what, 0)]
    return joined(parts, lang) or text("mp2-nothing", lang)


def package_data(tables: Tables, package: int, times: int = 1) -> dict[str, int]:
    """What a package gives, taken so many times, as plain data."""
    row = [int(tables.gain(package, column)) * times for column in range(len(GAINS))]
    return {what: amount for what, amount in zip(GAINS, row, strict=True) if amount}


def package_words(tables: Tables, package: int, lang: str, times: int = 1) -> str:
    """What a package gives, taken so many times."""
    return amounts_words(package_data(tables, package, times), lang)


def cost_data(tables: Tables, cost: int, times: int = 1) -> dict[str, int]:
    """A cost, so many times, as plain data."""
    row = [int(tables.cost(cost, column)) * times for column in range(len(COSTS))]
    return {what: amount for what, amount in zip(COSTS, row, strict=True) if amount}


def cost_words(tables: Tables, cost: int, lang: str, times: int = 1) -> str:
    """A cost, so many times."""
    return amounts_words(cost_data(tables, cost, times), lang)


# ---- dice, seals, characters -----------------------------------------------------------------------------------------


def die_words(die: int, lang: str) -> str:
    """A die in hand by its kind: a 4, a black 4."""
    return shown_words(int(die) // 2 + 1, die % 2 == 1, lang)


def shown_words(value: int, black: bool, lang: str) -> str:
    """A die by what it shows."""
    return text("mp2-a-die", lang, value=int(value), kind="black" if black else "own")


def dice_words(counts: Sequence[int], lang: str) -> str:
    """The dice of a hand, by their kinds: a 3, a 3 and a black 5."""
    return joined((die_words(die, lang) for die, count in enumerate(counts) for _ in range(int(count))), lang)


def seal_words(seal: int, lang: str) -> str:
    """A seal with its article: the farmer."""
    return text("mp2-the-seal", lang, seal=SEALS[seal])


def seal_title(seal: int, lang: str) -> str:
    """A seal as the title of a line: Farmer."""
    return text("mp2-seal-title", lang, seal=SEALS[seal])


def character_words(character: int, lang: str) -> str:
    """The name of a character."""
    return text("mp2-character", lang, character=CHARACTERS[character])


def power_words(tables: Tables, character: int, lang: str) -> str:
    """What a character can do."""
    args: dict[str, str | int] = {}
    if character == t.ABHA_BASU:
        args = {
            "round": package_words(tables, tables.abha_round, lang),
            "completed": package_words(tables, tables.abha_completed, lang),
            "vp": int(tables.abha_vp),
        }
    elif character == t.DE_WU:
        args = {
            "dice": int(tables.de_wu_dice),
            "improved": package_words(tables, tables.de_wu_improved, lang),
            "shields": int(tables.de_wu_shields),
        }
    elif character == t.ISABELLA_DONATI:
        args = {
            "single": by_die_words([package_data(tables, p) for p in tables.isabella_single], lang),
            "pair": by_die_words([package_data(tables, p) for p in tables.isabella_pair], lang),
        }
    elif character == t.MAILIN:
        args = {"start": package_words(tables, tables.mailin_start, lang)}
    elif character == t.MONGKE_KHAN:
        choices = (package_words(tables, package, lang) for package in tables.mongke_choice)
        args = {
            "oasis": package_words(tables, tables.mongke_oasis, lang),
            "choice": joined(choices, lang, "join-or"),
        }
    return text("mp2-power-" + CHARACTERS[character].replace("_", "-"), lang, **args)


# ---- places ----------------------------------------------------------------------------------------------------------


def printed_words(name: str, lang: str) -> str:
    """The printed name of a place in a language: proper names stay, those made of ordinary words are translated."""
    return text("mp2-printed", lang, place=printed_key(name), name=name)


def printed_key(name: str) -> str:
    """A printed name as the texts tell it apart: gobi-wells."""
    return name.lower().replace(" ", "-")


def location_words(tables: Tables, location: int, lang: str) -> str:
    """A city or oasis by its printed name."""
    return printed_words(tables.printed_names[location], lang)


def locations_words(tables: Tables, mask: int, lang: str, key: str = "join-and") -> str:
    """The locations of a bit mask as a list."""
    return joined((location_words(tables, at, lang) for at in members(mask)), lang, key)


def role_name(tables: Tables, location: int) -> str:
    """What a location is, as a word of data."""
    return ROLES[tables.role[location]]


def place_data(tables: Tables, space: int) -> Document:
    """An action space as plain data: its id, and of a special city or a card slot what its words need."""
    made: Document = {"space": tables.space_names[space]}
    if t.SPECIAL_SPACE <= space < t.CARD_SPACE:
        made["city"] = tables.printed_names[tables.special_city[space - t.SPECIAL_SPACE]]
    elif t.CARD_SPACE <= space < t.BAG_SPACE:
        made.update(slot_data(tables, space - t.CARD_SPACE))
    return made


def slot_data(tables: Tables, slot: int) -> Document:
    """Where a card slot is: its id, number, and city unless it is beside the action spaces."""
    name = tables.card_slot_names[slot]
    made: Document = {"slot": name, "number": int(number_of(name))}
    city = int(tables.card_city[slot])
    if city >= 0:
        made["city"] = tables.printed_names[city]
        made["slots"] = sum(1 for other in tables.card_city if other == city)
    return made


def place_words(data: Mapping[str, object], lang: str, form: str = "") -> str:
    """An action space, from plain data; in the form `on` with what a sentence puts before it."""
    key = f"mp2-space-{form}" if form else "mp2-space"
    if "slot" in data:
        sort = "card" if "city" in data else "open"
        if sort == "card" and data["slots"] != 1:
            sort = "card-number"
        city = printed_words(str(data["city"]), lang) if "city" in data else ""
        return text(key, lang, space=sort, city=city, number=str(data["number"]))
    if "city" in data:
        return text(key, lang, space="city", city=printed_words(str(data["city"]), lang), number="")
    return text(key, lang, space=str(data["space"]), city="", number="")


def on_space_words(tables: Tables, space: int, lang: str) -> str:
    """The same with what a sentence puts before it: on Book II, on the card of Kashgar."""
    return place_words(place_data(tables, space), lang, "on")


# ---- tiles and cards -------------------------------------------------------------------------------------------------


def number_of(name: str) -> str:
    """What tells a component from the others of its sort: the end of its id, a number without leading zeros."""
    tail = name.rpartition("_")[2] or name.replace("_", " ").strip()
    return str(int(tail)) if tail.isascii() and tail.isdigit() else tail


def exchange_words(cost: Amounts, gain: Amounts, lang: str) -> str:
    """What is paid and what it brings: 1 camel and 3 pepper for 5 VP and 1 black die."""
    return text("mp2-exchange", lang, cost=amounts_words(cost, lang), gain=amounts_words(gain, lang))


def contract_data(tables: Tables, contract: int) -> Document:
    """A contract as plain data: its id, whether it is a starting one, what it costs and gives."""
    return {
        "contract": tables.contract_names[contract],
        "starting": contract < tables.starting,
        "cost": cost_data(tables, int(tables.contract_cost[contract])),
        "gain": package_data(tables, int(tables.contract_package[contract])),
    }


def contract_name(tables: Tables, contract: int, lang: str) -> str:
    """The name of a contract: contract 13, starting contract 5."""
    return contract_name_words(contract_data(tables, contract), lang)


def contract_name_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    kind = "starting" if data.get("starting") is True else "normal"
    return text("mp2-contract", lang, kind=kind, number=number_of(str(data["contract"])))


def contract_words(tables: Tables, contract: int, lang: str) -> str:
    """A contract with what it costs and gives."""
    return contract_data_words(contract_data(tables, contract), lang)


def contract_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    exchange = exchange_words(amounts_of(data["cost"]), amounts_of(data["gain"]), lang)
    return text("mp2-with", lang, thing=contract_name_words(data, lang), what=exchange)


def amounts_of(value: object) -> dict[str, int]:
    """Amounts read from plain data. Raises ValueError for something else."""
    if not isinstance(value, dict) or not all(isinstance(amount, int) for amount in value.values()):
        raise ValueError(f"event: amounts are a mapping of numbers, not {value!r}")
    return value


def by_die_words(values: Sequence[Amounts], lang: str) -> str:
    """What a die brings, by its number: 1: 1 pepper, 2–6: 3 pepper."""
    parts: list[str] = []
    start = 0
    for end in range(1, len(values) + 1):
        if end == len(values) or values[end] != values[start]:
            key = "mp2-by-die-one" if end == start + 1 else "mp2-by-die"
            what = amounts_words(values[start], lang)
            parts.append(text(key, lang, low=start + 1, high=end, what=what))
            start = end
    return "; ".join(parts)


def card_data(tables: Tables, card: int) -> Document:
    """A city card as plain data: its id, its kind, and its numbers as in the component file."""
    kind = int(tables.card_kind[card])
    made: Document = {"card": tables.card_names[card], "kind": CARD_KINDS[kind]}
    cost = [cost_data(tables, int(tables.card_cost[card * 2 + way])) for way in range(2)]
    gain = [package_data(tables, int(tables.card_package[card * 2 + way])) for way in range(2)]
    row = slice(card * t.FACES, (card + 1) * t.FACES)
    if kind == t.COUNT:
        made["what"] = COUNTED[tables.card_what[card]]
    if kind in (t.CONVERT, t.SEAL_CARD):
        made["cost"] = cost[0]
    if kind in (t.PER_PIP, t.COUNT, t.CONVERT):
        made["gain"] = gain[0]
    elif kind == t.TABLE:
        made["gains"] = [package_data(tables, int(package)) for package in tables.card_table[row]]
    elif kind == t.TWO_WAY:
        made["first"] = {"cost": cost[0], "gain": gain[0]}
        made["second"] = {"cost": cost[1], "gain": gain[1]}
    elif kind == t.BONUSES:
        made["times"] = [int(times) for times in tables.card_times[row]]
    return made


def card_words(tables: Tables, card: int, lang: str) -> str:
    """What a city card does: 2 coins for each pip."""
    return card_data_words(card_data(tables, card), lang)


def card_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data. Raises ValueError for data that is no card."""
    kind = data.get("kind")
    if kind == "per_pip":
        return text("mp2-card-per-pip", lang, gain=amounts_words(amounts_of(data["gain"]), lang))
    if kind == "count":
        gain = amounts_words(amounts_of(data["gain"]), lang)
        return text("mp2-card-count", lang, what=str(data["what"]), gain=gain)
    if kind == "table":
        return text("mp2-card-table", lang, list=by_die_words([amounts_of(one) for one in _list(data["gains"])], lang))
    if kind == "convert":
        return text("mp2-card-convert", lang, exchange=_exchange(data, lang))
    if kind == "two_way":
        first, second = (_exchange(_mapping(data[way]), lang) for way in ("first", "second"))
        return text("mp2-card-two-way", lang, first=first, second=second)
    if kind == "bonuses":
        times = [{"city_bonuses": int(str(one))} for one in _list(data["times"])]
        return text("mp2-card-bonuses", lang, list=_bonuses(times, lang))
    if kind == "seal":
        return text("mp2-card-seal", lang, cost=amounts_words(amounts_of(data["cost"]), lang))
    raise ValueError(f"event: there is no kind of card {kind!r}")


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"event: a list is expected, not {value!r}")
    return value


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise ValueError(f"event: a mapping is expected, not {value!r}")
    return value


def _exchange(data: Mapping[str, object], lang: str) -> str:
    return exchange_words(amounts_of(data["cost"]), amounts_of(data["gain"]), lang)


def _bonuses(times: Sequence[Amounts], lang: str) -> str:
    """How many city bonuses a die brings, by its number."""
    parts: list[str] = []
    start = 0
    for end in range(1, len(times) + 1):
        if end == len(times) or times[end] != times[start]:
            key = "mp2-by-die-one" if end == start + 1 else "mp2-by-die"
            what = amount_words("city_bonuses", times[start]["city_bonuses"], lang)
            parts.append(text(key, lang, low=start + 1, high=end, what=what))
            start = end
    return "; ".join(parts)


def shield_words(tables: Tables, shield: int, lang: str) -> str:
    """A shield by the end of its id: shield A."""
    return text("mp2-shield", lang, shield=number_of(tables.shield_names[shield]).upper())


def goal_data(tables: Tables, goal: int) -> Document:
    """A goal card as plain data: its id, the VP of its seals, its shields."""
    return {
        "goal": tables.goal_names[goal],
        "seals": {word: int(vp) for word, vp in zip(SEALS, tables.goal_vp[goal * t.SEALS :], strict=False) if vp},
        "shields": [tables.shield_names[shield] for shield in members(int(tables.goal_shields[goal]))],
    }


def goal_words(tables: Tables, goal: int, lang: str) -> str:
    """A goal card with its icons."""
    return goal_data_words(goal_data(tables, goal), lang)


def goal_data_words(data: Mapping[str, object], lang: str) -> str:
    """The same, from plain data."""
    parts = [text("mp2-goal-seal", lang, seal=seal, vp=vp) for seal, vp in amounts_of(data["seals"]).items()]
    parts += [text("mp2-shield", lang, shield=number_of(str(one)).upper()) for one in _list(data["shields"])]
    name = text("mp2-goal", lang, number=number_of(str(data["goal"])))
    return text("mp2-with", lang, thing=name, what=", ".join(parts) or text("mp2-nothing", lang))
