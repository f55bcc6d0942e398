"""The runner: what passes, what fails and how it says so, what is damaged."""

import json
import random
from pathlib import Path

import pytest

from serai.core.documents import Document, DocumentError
from serai.core.state import CHANCE
from serai.rulebook.check import Report, check_rulings, merged, position_of, run
from serai.rulebook.rulings import Ruling, RulingError, load_rulings, read_rulings

HEAD = "game: river_of_gold\nrulings:\n"
SAIL = """
  - id: SAIL
    title: {en: Koku over the limit, it: Koku oltre il limite}
    rules: [ROG-4.1, ROG-9.1]
    source: seed
    position:
      to_act: A
      seats.A: {die: 1, koku: 24, ships: [14, 8], hand: [monk_3, artisan_1]}
      seats.B.favor: 0
    moves:
      - A: sail 1
      - A: bonus koku
      - A: end
      - chance: die 4
    refuse:
      - {B: favor down, rule: ROG-6.2}
    expect:
"""
MINIMAL = "  - {id: X, refuse: [{A: sail 1, rule: ROG-8.1}]}\n"


def ruling(text: str) -> Ruling:
    """The only ruling of a text."""
    (found,) = read_rulings((HEAD + text).encode(), "test.yaml")
    return found


def sailing(expect: str) -> Ruling:
    """The ruling above with these expectations, in one line."""
    return ruling(SAIL.rstrip() + f" {{{expect}}}\n")


def report(tmp_path: Path, text: str) -> Report:
    """The report about a file."""
    path = tmp_path / "rulings.yaml"
    path.write_text(text, encoding="utf-8")
    return check_rulings([path])


# ---- what passes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "expect",
    [
        "seats.A.koku: 25, seats.A.die: 4, to_act: B, over: false",
        "seats: {A: {koku: 25, die: 4}}",
        "seats.A.ships: [1, 8]",
        "seats.A.hand: [artisan_1, monk_3]",
        "seats.A.hand: [monk_3, artisan_1]",
        "scores.A: 2, scores: {A: 2, A.elders: 0}",
        "turns_left: null, discards: [], legal_includes: [sail 1, SAIL  2]",
        "legal_excludes: [favor down, end], ranking: [A, B]",
        "over: false, winners: []",
    ],
)
def test_what_holds(expect: str) -> None:
    """Dotted or nested paths, lists in any order where order means nothing."""
    outcome = run(sailing(expect))
    assert outcome.passed, str(outcome)


def test_an_empty_place_is_null() -> None:
    """A shore space without a building stands nowhere in the document, and is null."""
    document, _ = position_of(sailing(""))
    shore = document["shore"]
    assert isinstance(shore, dict)
    empty = next(number for number in range(1, 31) if str(number) not in shore)
    assert run(sailing(f"shore.{empty}: null")).passed
    assert run(sailing("seats.A.kokku: null")).came == "nothing: there is no such place in the position"


def test_the_example_of_the_documentation() -> None:
    """It passes as it stands there."""
    text = (Path(__file__).parents[2] / "docs" / "rulings-format.md").read_text(encoding="utf-8")
    lines = text[text.index("    game: river_of_gold") : text.index("## Keys")].splitlines()
    (found,) = read_rulings("\n".join(line[4:] for line in lines).encode(), "docs")
    outcome = run(found)
    assert outcome.passed, str(outcome)


def test_setup_can_be_fixed() -> None:
    """Outcomes one after the other; whatever is not fixed comes from seed 0."""
    fixed = ruling(
        "  - id: X\n    start: setup\n    seats: 3\n"
        "    moves: [{chance: scoring rst_3}, {chance: scoring rst_1}, {chance: first b}]\n"
        "    expect: {scoring.1: rst_3, scoring.2: rst_1, first: B, to_act: B}\n"
    )
    outcome = run(fixed)
    assert outcome.passed, str(outcome)
    document, dealt = position_of(fixed)
    assert document["to_act"] == "chance"
    assert dealt.to_act != CHANCE


def test_what_is_not_fixed_is_always_the_same() -> None:
    """Twice the same ruling, twice the same position."""
    first, second = (position_of(sailing(""))[1] for _ in range(2))
    assert first.hash() == second.hash()


def test_impossible_outcomes_can_be_refused() -> None:
    """While the chance decision is pending, before it is settled."""
    moves = "moves: [{chance: scoring rst_3}]"
    assert run(
        ruling(f"  - {{id: X, start: setup, {moves}, refuse: [{{chance: scoring rst_3, rule: ROG-20.3}}]}}\n")
    ).passed
    outcome = run(
        ruling(f"  - {{id: X, start: setup, {moves}, refuse: [{{chance: scoring rst_4, rule: ROG-20.3}}]}}\n")
    )
    assert (outcome.place, outcome.came) == ("refuse[0]", "it is legal")


def test_options_and_seats() -> None:
    """Are those of the position."""
    document, _ = position_of(
        ruling("  - {id: X, seats: 4, options: {noble_influence: first}, expect: {over: false}}\n")
    )
    assert isinstance(document["seats"], dict)
    assert len(document["seats"]) == 4
    assert isinstance(document["options"], dict)
    assert document["options"]["noble_influence"] == "first"


def test_changes_reach_inside() -> None:
    """Mappings of the base stay, but for what changes; what the base has not is set as a whole."""
    base: Document = {"a": {"b": {"c": 1}, "d": 2}, "e": None, "f": {}}
    changes: Document = {"a": {"b.c": 3}, "e": {"x": {"y": 1}}, "a.d": {}, "f": {"g": {"h": 1}}}
    assert merged(base, changes) == {"a.b.c": 3, "e": {"x": {"y": 1}}, "a.d": {}, "f.g": {"h": 1}}
    with pytest.raises(DocumentError, match="twice"):
        merged(base, {"a": {"d": 1}, "a.d": 2})


# ---- what fails ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expect", "place", "expected", "came"),
    [
        ("seats.A.koku: 24", "seats.A.koku", 24, 25),
        ("seats: {A: {koku: 24}}", "seats.A.koku", 24, 25),
        ("over: 0", "over", 0, False),
        ("seats.A.die: '4'", "seats.A.die", "4", 4),
        ("to_act: A", "to_act", "A", "B"),
        ("seats.A.ships: [8, 1]", "seats.A.ships", [8, 1], [1, 8]),
        ("seats.A.hand: [artisan_1]", "seats.A.hand", ["artisan_1"], ["artisan_1", "monk_3"]),
        ("scores.A: 3", "scores.A", 3, 2),
        ("scores: {A: {vp: 9}}", "scores.A.vp", 9, None),
        ("scores.F: 3", "scores.F", 3, "no such seat; seats are A, B"),
        ("ranking: [B, A]", "ranking", [["B"], ["A"]], [["A"], ["B"]]),
        ("winners: [A]", "winners", ["A"], []),
        ("legal_includes: [sail 1, end]", "legal_includes", "legal: end", None),
        ("legal_excludes: [sail 1, end]", "legal_excludes", "not legal: sail 1", None),
        ("legal: [sail 1]", "legal", "legal and nothing else: sail 1", None),
        ("seats.E.koku: 1", "seats.E.koku", 1, "nothing: there is no such place in the position"),
    ],
)
def test_what_does_not_hold(expect: str, place: str, expected: object, came: object) -> None:
    """The place, what was expected there, what came."""
    outcome = run(sailing(expect))
    assert not outcome.passed
    assert (outcome.place, outcome.expected) == (f"expect.{place}", expected)
    assert came is None or outcome.came == came
    assert "\n" not in str(outcome)


@pytest.mark.parametrize(
    ("old", "new", "place", "came"),
    [
        ("A: sail 1", "B: sail 1", "moves[0]", "A must act"),
        ("A: bonus koku", "A: sail 2", "moves[1]", "ROG-"),
        ("A: bonus koku", "A: die 3", "moves[1]", "ROG-"),
        ("chance: die 4", "A: sail 1", "moves[3]", "B must act"),
        ("A: sail 1", "chance: die 4", "moves[0]", "A must act"),
        ("B: favor down", "B: favor up", "refuse[0]", "ROG-6.2"),
        ("B: favor down", "A: favor down", "refuse[0]", "B must act"),
        ("B: favor down", "B: sail 1", "refuse[0]", "it is legal"),
        ("rule: ROG-6.2", "rule: ROG-6.4", "refuse[0]", "ROG-6.2"),
    ],
)
def test_moves_that_do_not_fit(old: str, new: str, place: str, came: str) -> None:
    """The report says who must act, or the reason with its rule."""
    if new == "B: favor up":
        old, new = "rule: ROG-6.2}", "rule: ROG-6.1}"
    outcome = run(ruling(SAIL.replace(old, new).rstrip() + " {over: false}\n"))
    assert not outcome.passed
    assert outcome.place == place
    assert came in str(outcome.came)


def test_the_report(tmp_path: Path) -> None:
    """Counts, and each failure with its id, what was expected and what came; plain enough for JSON."""
    failing = SAIL.replace("SAIL", "WRONG").rstrip() + " {seats.A.koku: 24}\n"
    made = report(tmp_path, HEAD + SAIL.rstrip() + " {seats.A.koku: 25}\n" + failing)
    assert (made.passed, made.failed, made.skipped) == (1, 1, 0)
    data = json.loads(json.dumps(made.data()))
    assert data["failures"] == [
        {
            "id": "WRONG",
            "game": "river_of_gold",
            "file": str(tmp_path / "rulings.yaml"),
            "rules": ["ROG-4.1", "ROG-9.1"],
            "place": "expect.seats.A.koku",
            "expected": 24,
            "came": 25,
        }
    ]


def test_a_game_that_is_not_here_is_skipped(tmp_path: Path) -> None:
    """And only then is anything skipped."""
    made = report(tmp_path, "game: tianxia\nrulings: [{id: X, rules: [TIA-1.1], moves: [{A: pass}]}]\n")
    assert (made.passed, made.failed, made.skipped) == (0, 0, 1)


def test_rulings_of_other_games_are_left_out(tmp_path: Path) -> None:
    """When one game was asked for."""
    path = tmp_path / "a.yaml"
    path.write_text("game: tianxia\nrulings: [{id: X, moves: [{A: pass}]}]\n", encoding="utf-8")
    made = check_rulings([path], "river_of_gold")
    assert (made.passed, made.failed, made.skipped) == (0, 0, 0)


def test_folders_and_progress(tmp_path: Path) -> None:
    """Every YAML file below a folder, each file once; whoever listens hears how far it has come."""
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "a.yml").write_text(HEAD + "  - {id: A, expect: {over: false}}\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text(HEAD + "  - {id: B, expect: {over: false}}\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no ruling", encoding="utf-8")
    heard: list[tuple[int, int]] = []
    made = check_rulings([tmp_path, tmp_path / "b.yaml"], progress=lambda done, total: heard.append((done, total)))
    assert made.passed == 2
    assert heard == [(1, 2), (2, 2)]


# ---- what is damaged -------------------------------------------------------------------------------------------------

DAMAGED = [
    ("", "empty"),
    ("[]", "expected a mapping"),
    ("rulings: []", "the key `game` is missing"),
    ("game: river_of_gold", "the key `rulings` is missing"),
    ("game: chess\nrulings: []", "there is no game 'chess'"),
    ("game: 5\nrulings: []", "game: expected a text"),
    ("game: river_of_gold\nrulings: 5", "rulings: expected a list"),
    ("game: river_of_gold\nrulings: []\nmore: 1", "more: unknown key"),
    (HEAD + "  - 5", "ruling number 1: expected a mapping"),
    (HEAD + "  - {expect: {over: false}}", "ruling number 1: the key `id` is missing"),
    (HEAD + "  - {id: a b, expect: {over: false}}", "ruling number 1: id"),
    (HEAD + MINIMAL + MINIMAL, "X: id: stands twice"),
    (HEAD + "  - {id: X}", "X: checks nothing"),
    (HEAD + "  - {id: X, expect: {over: false}, moevs: []}", "X: moevs: unknown key"),
    (HEAD + "  - {id: X, expect: {over: false}, title: {de: Y}}", "X: title.de: unknown key"),
    (HEAD + "  - {id: X, expect: {over: false}, rules: ROG-1.1}", "X: rules: expected a list"),
    (
        HEAD + "  - {id: X, expect: {over: false}, rules: [ROG-1.99]}",
        "X: rules[0]: the rulebook has no paragraph ROG-1.99",
    ),
    (HEAD + "  - {id: X, expect: {over: false}, source: hearsay}", "X: source: 'hearsay' is no source"),
    (HEAD + "  - {id: X, expect: {over: false}, seats: 1}", "X: seats: River of Gold is played by 2 to 4, not 1"),
    (HEAD + "  - {id: X, expect: {over: false}, seats: two}", "X: seats: expected a whole number"),
    (HEAD + "  - {id: X, expect: {over: false}, options: {fast: true}}", "X: options: there is no option 'fast'"),
    (HEAD + "  - {id: X, expect: {over: false}, options: {clan_patrons: maybe}}", "X: options: option clan_patrons"),
    (HEAD + "  - {id: X, expect: {over: false}, start: middle}", "X: start: expected one of setup"),
    (HEAD + "  - {id: X, expect: {over: false}, start: setup, position: {a: 1}}", "X: position: with `start: setup`"),
    (HEAD + "  - {id: X, expect: {over: false}, components: ../x.yaml}", "X: components: expected a file beside"),
    (HEAD + "  - {id: X, expect: {over: false}, components: none.yaml}", "X: components: "),
    (HEAD + "  - {id: X, expect: [over]}", "X: expect: expected a mapping"),
    (HEAD + "  - {id: X, expect: {legal: sail 1}}", "X: expect.legal: expected a list"),
    (HEAD + "  - {id: X, expect: {winners: A}}", "X: expect.winners: expected a list"),
    (HEAD + "  - {id: X, expect: {winners: [F]}}", "X: expect.winners[0]: expected one of A, B, C"),
    (HEAD + "  - {id: X, expect: {legal: [sail 9]}}", "X: expect.legal[0]: 'sail 9'"),
    (HEAD + "  - {id: X, moves: {A: sail 1}}", "X: moves: expected a list"),
    (HEAD + "  - {id: X, moves: [sail 1]}", "X: moves[0]: expected a mapping"),
    (HEAD + "  - {id: X, moves: [{A: sail 1, B: sail 1}]}", "X: moves[0]: expected one move"),
    (HEAD + "  - {id: X, moves: [{F: sail 1}]}", "X: moves[0]: 'F' is neither a seat"),
    (HEAD + "  - {id: X, moves: [{C: sail 1}]}", "X: moves[0]: nobody sits at C"),
    (HEAD + "  - {id: X, moves: [{A: 5}]}", "X: moves[0].A: expected a text"),
    (HEAD + "  - {id: X, moves: [{A: fly 1}]}", "X: moves[0]: 'fly 1' is no move of this game"),
    (HEAD + "  - {id: X, refuse: [{A: sail 1}]}", "X: refuse[0]: the key `rule` is missing"),
    (HEAD + "  - {id: X, refuse: [{A: sail 1, rule: ROG-99.1}]}", "X: refuse[0].rule: the rulebook has no paragraph"),
    (HEAD + "  - {id: X, refuse: [{A: sail one, rule: ROG-8.1}]}", "X: refuse[0]: 'sail one'"),
    (
        HEAD + "  - {id: X, position: {seats.B.koku: 31}, expect: {over: false}}",
        "X: position: seats.B.koku: 31 is above",
    ),
    (HEAD + "  - {id: X, position: {nonsense: 1}, expect: {over: false}}", "X: position: nonsense: unknown key"),
    (HEAD + "  - {id: X, position: {first.x: 1}, expect: {over: false}}", "X: position: first: has no `x` inside"),
    (HEAD + "  - {id: X, position: {seats: {A: {koku: 1}}, seats.A.koku: 2}, moves: [{A: end}]}", "is set twice"),
    (HEAD + "  - &x {id: X}\n  - *x", "line 3, column 5: anchors"),
    (HEAD + "  - {id: X, id: Y}", "the key 'id' stands twice"),
    (HEAD + "  - {id: X, expect: " + "[" * 50 + "]" * 50 + "}", "nested deeper"),
    (HEAD + MINIMAL[:-8], "line"),
    (HEAD + MINIMAL + "#" * 4_000_000, "larger than 4,000,000 bytes"),
]


@pytest.mark.parametrize(("text", "says"), DAMAGED, ids=[says for _, says in DAMAGED])
def test_damage_is_named(text: str, says: str, tmp_path: Path) -> None:
    """File, ruling and place, in one line."""
    with pytest.raises(RulingError) as caught:
        report(tmp_path, text)
    message = str(caught.value)
    assert message.startswith(str(tmp_path / "rulings.yaml") + ": ")
    assert says in message
    assert "\n" not in message
    assert len(message) < 600


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Missing, empty folder, the same ruling in two files."""
    for path in (tmp_path / "missing.yaml", tmp_path, tmp_path / "nul\0byte", Path("/dev/zero")):
        with pytest.raises(RulingError):
            load_rulings([path])
    for name in ("a.yaml", "b.yaml"):
        (tmp_path / name).write_text(HEAD + MINIMAL, encoding="utf-8")
    with pytest.raises(RulingError, match=r"b\.yaml: X: id: stands in .*a\.yaml too"):
        check_rulings([tmp_path])


@pytest.mark.parametrize("seed", range(4))
def test_flipped_bits_never_break_the_reader(seed: int) -> None:
    """A damaged file is refused or read; a ruling that was read passes, fails or is refused."""
    generator = random.Random(seed)
    whole = (HEAD + SAIL.rstrip() + " {seats.A.koku: 25, to_act: B, legal_includes: [sail 1]}\n").encode()
    for _ in range(250):
        data = bytearray(whole)
        for _ in range(generator.randint(1, 3)):
            data[generator.randrange(len(data))] ^= 1 << generator.randrange(8)
        if generator.random() < 0.1:
            del data[generator.randrange(len(data)) :]
        assert "\n" not in refusal(bytes(data))


@pytest.mark.parametrize("seed", range(4))
def test_wild_positions_never_break_the_runner(seed: int) -> None:
    """Any value at any place of the position is refused with its path, or can be played."""
    generator = random.Random(seed)
    document, _ = position_of(ruling(MINIMAL))
    places = all_places(document, "")
    values: list[object] = [None, True, -1, 0, 3, 10**15, 1.5, "", "A", "x" * 50, [], ["A"], [None], [[]], {}, {"1": 1}]
    for _ in range(200):
        changes: Document = {generator.choice(places): generator.choice(values) for _ in range(generator.randint(1, 2))}
        found = {"id": "X", "position": changes, "expect": {"over": False}}
        refused = refusal(json.dumps({"game": "river_of_gold", "rulings": [found]}).encode())
        assert not refused or "position" in refused, changes


def refusal(data: bytes) -> str:
    """Why a file, or a ruling in it, is refused; empty when all of it could be run."""
    try:
        for found in read_rulings(data, "fuzz.yaml"):
            str(run(found))
    except RulingError as error:
        return str(error)
    return ""


def all_places(value: object, path: str) -> list[str]:
    """Every dotted path of a document."""
    if not isinstance(value, dict):
        return [path]
    inner = [place for key, part in value.items() for place in all_places(part, f"{path}.{key}" if path else str(key))]
    return inner + ([path] if path else [])
