"""Why not, and what if: with the rule, for the one whose decision it is, changing nothing."""

from collections import Counter

import pytest

from serai import games
from serai.core.game import Game
from serai.core.reasons import Reason
from serai.core.state import State
from tests.server.people import Person, Plain, Seat, key

RULING = "/api/games/river_of_gold/rulings/ROG-R19/table"  # A has 7 Koku; shores 13 and 14 can be paid, 11, 12, 15 not


@pytest.fixture
def seat(ada: Person) -> Seat:
    """A known position; Ada holds every seat."""
    return Seat(ada, ada.post(RULING, {"key": key()})["id"])


def why(seat: Seat, query: str = "", **asked: object) -> list[Plain]:
    """The lines of an answer."""
    lines: list[Plain] = seat.person.post(f"/api/tables/{seat.id}/why{query}", asked)["lines"]
    return lines


def test_one_action(seat: Seat) -> None:
    """The rule and what is missing, in both languages; or that it is possible."""
    (line,) = why(seat, action="build 11 1")
    assert (line["rule"], line["actions"]) == ("ROG-7.2", ["build 11 1"])
    assert "8" in line["text"]
    (italian,) = why(seat, "?lang=it", action="build 11 1")
    assert "costa 8 koku" in italian["text"]
    (possible,) = why(seat, action="build 13 1")
    assert possible["rule"] is None
    assert possible["text"]


def test_a_thing(seat: Seat) -> None:
    """Every action that names it: what is possible first, one line for each different reason."""
    lines = why(seat, about={"shore": 11})
    assert lines[0]["rule"] == "ROG-7.2"
    assert lines[0]["actions"] == ["build 11 1", "build 11 2", "build 11 3", "build 11 4"]
    assert [line["rule"] for line in lines] == ["ROG-7.2"]  # and not that no marker can be put there now
    lines = why(seat, about={"shore": 13})
    assert [line["rule"] for line in lines[:4]] == [None] * 4
    assert len(lines) <= 8
    assert why(seat, about={"shore": 13, "row": 2})[0]["actions"] == ["build 13 2"]
    assert all(
        "merchant_1" in action for line in why(seat, about={"customer": "merchant_1"}) for action in line["actions"]
    )
    assert why(seat, about={"seat": "B"}) == [
        {"actions": [], "text": "Nothing can be done with this.", "rule": None, "help": ""}
    ]
    (only,) = why(seat, action="mark 11")
    assert only["rule"] == "ROG-23.1"
    (river,) = why(seat, about={"river": 7})
    assert (river["actions"], river["rule"]) == ([], "ROG-8.2")
    assert river["text"].startswith("With the die at ")
    (italian,) = why(seat, "?lang=it", about={"river": 7})
    assert italian["text"].startswith("Con il dado su ")
    assert why(seat, about={"shore": 99})[0]["actions"] == []


def test_few_of_many_actions_are_put_into_words(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thing that thousands of actions name: the rule is looked up for each, words are made for the first of each kind."""
    game = games.load("yellow_and_yangtze")
    table = ada.table("you", "you", game=game.id)
    query = f"?eyes={table.view()['to_act']}"
    made: list[tuple[str, int]] = []
    most = 0
    told = type(game).reason

    def reason(self: Game, state: State, action: int, rule: int, lang: str = "en") -> Reason:
        made.append((game.space.family(action).verb, rule))
        return told(game, state, action, rule, lang)

    monkeypatch.setattr(type(game), "reason", reason)
    for verb in sorted({family.verb for family in game.space.families if not family.chance}):
        made.clear()
        lines = why(table, query, about={"do": verb})
        assert lines
        most = max(most, *Counter(made).values(), 0)
    assert most == 12


def test_a_thing_of_one_verb(seat: Seat) -> None:
    """`do` beside a thing, or alone, leaves the actions of that verb."""
    for about, verb in (({"do": "buy", "what": "favor"}, "buy"), ({"do": "build", "shore": 11}, "build")):
        lines = why(seat, about=about)
        assert {action.split()[0] for line in lines for action in line["actions"]} == {verb}
    assert why(seat, about={"do": "end"})[0]["actions"] == ["end"]
    assert why(seat, about={"do": "dance"})[0]["actions"] == []


def test_what_reads_the_same_is_said_once(seat: Seat) -> None:
    """One line for a text, its rule and its help, with at most twelve of the actions; in both languages, at every step."""
    things: list[dict[str, object]] = [{"shore": shore} for shore in range(1, 25)]
    things += [{"customer": "merchant_1"}, {"ship": 1}, {"row": 1}, {"resource": "silk"}]
    for _ in range(6):
        view = seat.view(f"?eyes={seat.view()['to_act']}")
        for about in things:
            for lang in ("en", "it"):
                lines = why(seat, f"?lang={lang}", about=about)
                said = [(line["text"], line["rule"], line["help"]) for line in lines]
                assert len(set(said)) == len(said)
                assert all(len(set(line["actions"])) == len(line["actions"]) <= 12 for line in lines)
                possible = [line["rule"] is None for line in lines if line["actions"]]
                assert possible == sorted(possible, reverse=True)
        seat.done({"type": "act", "seq": view["seq"], "action": view["actions"][0]["action"]})


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"about": {}},
        {"action": "fly"},
        {"action": "draw monk_1"},
        {"action": "sail 1", "about": {"shore": 1}},
        {"about": {"shore": [1]}},
    ],
)
def test_questions_that_are_none(seat: Seat, asked: dict[str, object]) -> None:
    """Neither one action nor one thing; no action of this game; chance."""
    assert seat.person.post(f"/api/tables/{seat.id}/why", asked, 400)["code"] == "malformed"


def test_when_it_is_not_ones_turn(ada: Person, ugo: Person, nobody: Person) -> None:
    """It says whose turn it is, and nothing about what that seat may do."""
    table = ada.table("you", "open")
    assert why(table, action="sail 1")[0]["text"] == "The game begins when everybody has sat down."
    ugo.post(f"/api/join/{table.invite}", {})
    acting = table.view()["to_act"]
    waiting = Seat(ugo if acting == "A" else ada, table.id)
    for other, told in (
        (waiting, f"It is {acting}’s turn: what you may do will show when it is yours."),
        (Seat(nobody, table.id), "You are only watching: those who sit here decide."),
    ):
        (line,) = why(other, "?lang=en", about={"shore": 7})
        assert line == {"actions": [], "text": told, "rule": None, "help": ""}
        refusal = other.person.post(f"/api/tables/{table.id}/preview", {"action": "sail 1"}, 409)
        assert refusal["code"] == "not_your_turn"


def test_a_preview_changes_nothing(seat: Seat) -> None:
    """Costs and gains as events; whether chance follows; nothing happens."""
    before = seat.view()
    told = seat.person.post(f"/api/tables/{seat.id}/preview", {"action": "build 13 1"})
    assert {name: value for name, value in told["events"][0]["data"].items() if name != "rule"} == {
        "event": "pay",
        "seat": "A",
        "what": "koku",
        "amount": 6,
    }
    assert told["text"]
    assert seat.view() == before
    refusal = seat.person.post(f"/api/tables/{seat.id}/preview?lang=it", {"action": "build 11 1"}, 422)
    assert (refusal["code"], refusal["rule"]) == ("illegal", "ROG-7.2")
    assert seat.person.post(f"/api/tables/{seat.id}/preview", {"action": "fly"}, 400)["code"] == "malformed"


def test_previews_of_everything_that_is_legal(ada: Person) -> None:
    """What a preview tells, up to the first chance, is what then happens."""
    table = ada.table("you", "you", "you")
    for _ in range(30):
        view = table.view(f"?eyes={table.view()['to_act']}")
        if view["status"] == "over":
            break
        for action in view["actions"]:
            told = ada.post(f"/api/tables/{table.id}/preview?eyes={view['eyes']}", {"action": action["action"]})
            assert told["text"] == action["text"]
        action = view["actions"][len(view["actions"]) // 2]["action"]
        told = ada.post(f"/api/tables/{table.id}/preview?eyes={view['eyes']}", {"action": action})
        sent = {"type": "act", "seq": view["seq"], "action": action}
        after = table.send(sent, f"?eyes={view['eyes']}&after={view['seq']}")
        assert after["answer"]["type"] == "done"
        items = ada.get(f"/api/tables/{table.id}/log?before={view['seq'] + 2}&limit=1&eyes={view['eyes']}")["items"]
        assert {item["n"] for item in items} == {view["seq"] + 1}
        assert [event for item in items for event in item["events"]] == told["events"]
