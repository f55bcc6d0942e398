"""The commands that only read: their JSON, their exit codes, and what goes where."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from serai import game, game_ids
from serai.bots import bot
from serai.cli.main import main
from serai.core.chance import SecretDealer
from serai.core.language import missing
from serai.core.options import complete
from serai.core.record import Record, header_for
from serai.match.match import Match
from serai.store.errors import StoreError


def answer(capsys: pytest.CaptureFixture[str], *call: str, code: int = 0) -> str:
    """What a command prints; nothing on standard error when it succeeds."""
    assert main(list(call)) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    assert err == "" or code != 0
    return out


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game with an undo in it and its secret published."""
    river = game("river_of_gold")
    secret = bytes(range(16))
    bots = [bot.make("random", river, seat) for seat in range(2)]
    match = Match(
        river,
        Record(header_for(river, 2, complete(river.options, {}), secret)),
        SecretDealer(secret),
        bots,
    )
    for _ in range(9):
        match.act(match.to_act, match.bot_choice())
    match.undo(match.line[-6].entry.number)
    while not match.over:
        match.act(match.to_act, match.bot_choice())
    match.finish()
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(match.record.text())
    return path


@pytest.mark.parametrize("name", ["river_of_gold", "river-of-gold", "RIVER", "r", " River-Of-Gold "])
def test_names_of_games(name: str) -> None:
    """Hyphens, case, any start that fits one game only."""
    assert game(name).id == "river_of_gold"


@pytest.mark.parametrize("name", ["", "x", "river_of_gold_2", "..", "river_of_gold.game", "x" * 10_000])
def test_names_of_no_game(name: str) -> None:
    """ValueError with the games there are, and never an import."""
    with pytest.raises(ValueError, match="river_of_gold") as caught:
        game(name)
    assert len(str(caught.value)) < 200


def test_import_is_quick_and_light() -> None:
    """`import serai` and `serai --help` load no YAML, no color, no game."""
    heavy = ["yaml", "msgspec", "rich", "fluent.runtime", "serai.games.river_of_gold"]
    code = (
        f"import sys, serai.cli.main; serai.cli.main.main(['--help']); print([m for m in {heavy} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith("[]")


def test_both_languages_of_the_terminal_say_the_same() -> None:
    """Every key in both, with the same arguments."""
    assert [fault for fault in missing("it") if fault.startswith(("term-", "order-", "refused-"))] == []


@pytest.mark.parametrize("call", ["", "play", "check", "simulate", "replay", "bench", "rules", "position", "games"])
def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str], call: str) -> None:
    """Exit 0, on standard output."""
    assert "serai" in answer(capsys, *([call] if call else []), "--help")


def test_help_names_both_ways_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    """In the browser and at the terminal; and that bots have two names."""
    told = answer(capsys, "--help")
    assert "serai serve --open" in told
    assert "serai play" in told
    assert "Shrewd" in answer(capsys, "play", "--help")


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Options with values and rule, and where the data comes from."""
    known = json.loads(answer(capsys, "games", "--json"))
    assert [entry["id"] for entry in known] == game_ids()
    assert all(entry["data"]["note"] and entry["options"] for entry in known)
    told = answer(capsys, "games")
    assert told.startswith("river-of-gold  River of Gold, 2 to 4 players")
    assert re.search(r"Clan patrons \(ROG-24\.4\)\n +--option clan_patrons=false +Without \(default\)\n", told)
    assert re.search(r"--option stack_top_tile_open=false +No\n", told)
    italian = answer(capsys, "games", "--lang", "it")
    assert re.search(r"Patroni dei clan \(ROG-24\.4\)\n +--option clan_patrons=false +Senza \(predefinito\)\n", italian)


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    """The keys of the contract; equal seeds give equal games."""
    call = ["simulate", "river", "--games", "3", "--seats", "3", "--seed", "5", "--json"]
    report = json.loads(answer(capsys, *call))
    assert (report["game"], report["seats"], report["games"], report["violations"]) == ("river_of_gold", 3, 3, 0)
    assert set(report["winners"]) == set("ABC")
    assert report["scores"]["min"] <= report["scores"]["mean"] <= report["scores"]["max"]
    assert report["mean_decisions"] == pytest.approx(report["decisions"] / 3, abs=0.01)
    again = json.loads(answer(capsys, *call))
    assert again["decisions"] == report["decisions"]
    assert again["scores"] == report["scores"]
    assert "violations       0" in answer(capsys, "simulate", "river", "--games", "2", "--bots", "greedy:10,random")


def test_simulate_reports_what_is_violated(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit 1, counted, with an example: here a game that is longer than its limit."""
    monkeypatch.setattr(type(game("river_of_gold")), "length_limit", 50)
    report = json.loads(answer(capsys, "simulate", "river", "--games", "2", "--json", code=1))
    assert report["violations"] == 2
    assert "longer than 50" in report["violation_examples"][0]


def test_position_there_and_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """JSON, YAML and standard input give the same document."""
    new = ["position", "river", "--new", "--seats", "3", "--seed", "7"]
    document = json.loads(answer(capsys, *new, "--json"))
    text = answer(capsys, *new)
    assert yaml.safe_load(text) == document
    for name, content in (("position.json", json.dumps(document)), ("position.yaml", text)):
        (tmp_path / name).write_text(content)
        assert json.loads(answer(capsys, "position", "--json", "river", str(tmp_path / name))) == document
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert json.loads(answer(capsys, "position", "river", "-", "--json")) == document


def test_position_moves_and_views(capsys: pytest.CaptureFixture[str]) -> None:
    """Legal actions with number, notation, structure and words; a view without the others' hands."""
    new = ["position", "river", "--new", "--seed", "7"]
    told = json.loads(answer(capsys, *new, "--moves", "--json"))
    state = game("river").start(seats=2, seed=7)
    assert [move["action"] for move in told["moves"]] == state.legal_actions()
    assert all(set(move) == {"action", "notation", "structure", "text"} for move in told["moves"])
    lines = answer(capsys, *new, "--moves").splitlines()
    assert len(lines) == len(told["moves"])
    assert lines[0].startswith(f"{told['to_act']}  {told['moves'][0]['notation']}")
    views = {seat: json.loads(answer(capsys, *new, "--view", seat, "--json")) for seat in ("a", "B", "spectator")}
    assert views["a"] == state.view(0)
    assert views["B"] == state.view(1)
    assert views["spectator"] == state.view(-2)


def test_replay(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    """The keys of the contract; part of a record; one line an entry."""
    whole = json.loads(answer(capsys, "replay", str(record), "--verify", "--json"))
    entries = [json.loads(line) for line in record.read_text().splitlines()[1:]]
    assert whole["entries"] == len(entries)
    assert whole["final_hash"] == entries[-1]["hash"]
    assert set(whole["scores"]) == {"A", "B"}
    part = json.loads(answer(capsys, "replay", str(record), "--to", "30", "--json"))
    assert (part["entries"], part["final_hash"]) == (30, entries[29]["hash"])
    assert answer(capsys, "replay", str(record), "--to", "0").startswith("0 entries")
    lines = answer(capsys, "replay", str(record), "--verify", "--lang", "it").splitlines()
    assert len(lines) == len(entries) + 2
    assert lines[-1].startswith("verificata: ")
    assert "segreto" in lines[-1]
    assert f"{len(entries)} voci, partita conclusa, punteggi A " in lines[-2]
    english = answer(capsys, "replay", str(record), "--verify").splitlines()
    assert "committed secret" in english[-1]
    assert english[-2].startswith(f"{len(entries)} entries, over, scores A ")


@pytest.mark.parametrize("place", ["hash", "do"])
def test_replay_finds_a_changed_entry(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, place: str
) -> None:
    """--verify fails with exit 1 and names the line."""
    lines = record.read_text().splitlines()
    entry = json.loads(lines[5])
    entry[place] = "0" * 16 if place == "hash" else "end"
    lines[5] = json.dumps(entry)
    changed = tmp_path / "changed.jsonl"
    changed.write_text("\n".join(lines) + "\n")
    told = json.loads(answer(capsys, "replay", str(changed), "--verify", "--json", code=1))
    assert (told["verified"], told["line"]) == (False, 6)


def test_replay_finds_chance_that_was_not_the_secrets(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    """Another secret than the committed one: a check that fails, or a record that is refused."""
    lines = record.read_text().splitlines()
    lines[-1] = lines[-1].replace("secret 00", "secret 01")
    (tmp_path / "changed.jsonl").write_text("\n".join(lines) + "\n")
    answer(capsys, "replay", str(tmp_path / "changed.jsonl"), "--verify", code=1)
    answer(capsys, "replay", str(tmp_path / "changed.jsonl"), code=2)


def test_a_truncated_record_is_replayed_and_reported(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    """The last line is left out."""
    (tmp_path / "cut.jsonl").write_bytes(record.read_bytes()[:-20])
    assert main(["replay", str(tmp_path / "cut.jsonl"), "--verify", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["truncated"] is True
    assert "cut off" in err


def test_a_truncated_record_that_is_refused_is_one_complaint(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    """That the last line is left out is told only of a record that is replayed."""
    lines = record.read_text().splitlines()
    lines[4] = lines[4].replace('"hash": "', '"hash": "f')
    (tmp_path / "cut.jsonl").write_text("\n".join(lines)[:-20])
    assert main(["replay", str(tmp_path / "cut.jsonl"), "--verify"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """By id, by words, whole; nothing found is exit 1."""
    assert answer(capsys, "rules", "river", "ROG-8.5").startswith("ROG-8.5")
    assert answer(capsys, "rules", "river", "visitor", "rewards").startswith("ROG-8.5  Sail: Visitor rewards\n")
    assert json.loads(answer(capsys, "rules", "river", "4.1", "--json"))[0]["id"] == "ROG-4.1"
    assert "ROG-4.3" in answer(capsys, "rules", "--lang", "it", "river", "limite", "favore")
    assert "ROG-24.4" in answer(capsys, "rules", "river")
    assert answer(capsys, "rules", "river", "qqqq", code=1) == ""
    assert json.loads(answer(capsys, "rules", "river", "qqqq", "--json", code=1)) == []


def test_a_ruling_with_its_moves(capsys: pytest.CaptureFixture[str]) -> None:
    """In words, with what must be refused, how it ends, and the command that sits down there."""
    told = answer(capsys, "rules", "river", "rog-r11")
    assert told.startswith("ROG-R11  A seventh silk is lost")
    assert re.search(r"^  A: Sail ship 1 .* \(sail 1\)$", told, re.MULTILINE)
    assert "  In the end: A, silk: 6\n" in told
    assert "serai play river-of-gold --ruling ROG-R11\n" in told
    italian = answer(capsys, "rules", "river", "R19", "--lang", "it")
    assert "Non possibile: A: build 11 1: " in italian
    assert "Per provare: serai play river-of-gold --ruling ROG-R19" in italian
    assert "--ruling" not in answer(capsys, "rules", "river", "ROG-4.2"), "a paragraph lists its rulings in short"


def test_rules_alone_asks_for_the_game_only(capsys: pytest.CaptureFixture[str]) -> None:
    """The words may be left out."""
    assert main(["rules"]) == 2
    complaint = capsys.readouterr().err
    assert "GAME" in complaint
    assert "QUERY" not in complaint


@pytest.mark.parametrize("given", ["--data", "--database"])
def test_the_store_of_a_server_is_a_folder_or_an_address(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By either name."""
    places: list[object] = []

    def stop(place: object) -> None:
        places.append(place)
        raise StoreError("enough")

    monkeypatch.setattr("serai.store.store.open_store", stop)
    for place in ("postgresql://serai.example/tables", "kept"):
        assert main(["serve", given, place]) == 2
    assert places == ["postgresql://serai.example/tables", Path("kept")]


def test_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What ships passes; a ruling that does not hold is exit 1 and told in full."""
    report = json.loads(answer(capsys, "check", "--game", "river", "--json"))
    assert (report["failed"], report["skipped"]) == (0, 0)
    (tmp_path / "wrong.yaml").write_text(
        "game: river_of_gold\nrulings:\n  - id: ROG-R9999\n    title: {en: Wrong, it: Sbagliato}\n    rules: [ROG-4.1]\n"
        "    source: seed\n    position: {seats.A.koku: 3}\n    expect: {seats.A.koku: 4}\n"
    )
    told = json.loads(answer(capsys, "check", str(tmp_path), "--json", code=1))
    assert (told["passed"], told["failed"], told["failures"][0]["id"]) == (0, 1, "ROG-R9999")
    assert "ROG-R9999" in answer(capsys, "check", str(tmp_path / "wrong.yaml"), code=1)


@pytest.mark.slow
def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    """The keys of the contract, for each game."""
    report = json.loads(answer(capsys, "bench", "river", "--seconds", "1", "--json"))
    for measured in report.values():
        assert isinstance(measured["compiled"], bool)
        assert min(measured[key] for key in ("decisions_per_second", "clones_per_second", "state_bytes")) > 0


def test_simulate_rotates_the_bots_through_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Every bot sits in every seat equally often, and its wins are counted wherever it sits."""
    lineup = ["--bots", "greedy:200,random", "--games", "8", "--rotate", "--json"]
    assert main(["simulate", "river_of_gold", *lineup]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sum(report["wins"]) == sum(report["winners"].values()) == 8 + report["ties"]
    assert report["wins"][0] >= 7
    assert min(report["winners"].values()) >= 3
