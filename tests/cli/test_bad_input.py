"""Whatever is wrong with a call or an input: exit code 2, one clear line on standard error, nothing else, no traceback."""

from pathlib import Path

import pytest

from serai.cli.main import main

CALLS = [
    (["nonsense"], "nonsense"),
    (["--nonsense"], "nonsense"),
    (["games", "extra"], "extra"),
    (["games", "extra"], "serai games --help"),
    (["simulate", "river", "--nonsense"], "serai simulate --help"),
    (["simulate"], "GAME"),
    (["simulate", ""], "there is no game"),
    (["simulate", "chess"], "river_of_gold"),
    (["simulate", "river", "--games", "0"], "--games"),
    (["simulate", "river", "--games", "-3"], "--games"),
    (["simulate", "river", "--games", "many"], "'many'"),
    (["simulate", "river", "--games", "9" * 30], "--games"),
    (["simulate", "river", "--seats", "1"], "2 to 4"),
    (["simulate", "river", "--seats", "5"], "2 to 4"),
    (["simulate", "river", "--bots", "greedy,"], "--bots"),
    (["simulate", "river", "--bots", "clever"], "random, greedy"),
    (["simulate", "river", "--bots", "random:5"], "no budget"),
    (["simulate", "river", "--bots", "greedy:"], "budget"),
    (["simulate", "river", "--bots", "greedy:0"], "budget"),
    (["simulate", "river", "--bots", "greedy:x"], "budget"),
    (["simulate", "river", "--bots", "random,random", "--seats", "3"], "3 seats"),
    (["simulate", "river", "--option", "clan_patrons"], "name=value"),
    (["simulate", "river", "--option", "clan_patrons=maybe"], "ROG-24.4"),
    (["simulate", "river", "--option", "nonsense=1"], "clan_patrons"),
    (["simulate", "river", "--option", "clan_patrons=true", "--option", "clan_patrons=false"], "twice"),
    (["simulate", "river", "--components", "missing.yaml"], "missing.yaml"),
    (["simulate", "river", "--seed", ""], "--seed"),
    (["simulate", "river", "--seed", "\udcff"], "UTF-8"),
    (["play", "river", "--seed", "\udcff"], "UTF-8"),
    (["position", "river", "--new", "--seed", "\udcff"], "UTF-8"),
    (["bench", "chess"], "river_of_gold"),
    (["bench", "river", "--seats", "5"], "2 to 4"),
    (["bench", "river", "--seconds", "0"], "--seconds"),
    (["replay"], "FILE"),
    (["replay", "missing.jsonl"], "missing.jsonl"),
    (["replay", "."], "directory"),
    (["replay", "/dev/zero"], "no regular file"),
    (["replay", "\033[2J\n\u202e"], "\\x1b[2J"),
    (["replay", "nul\0byte"], "cannot be read"),
    (["replay", "missing.jsonl", "--to", "-1"], "--to"),
    (["position"], "GAME"),
    (["position", "river"], "--new"),
    (["position", "river", "--new", "missing.json"], "--new"),
    (["position", "river", "missing.json"], "missing.json"),
    (["position", "river", "missing.json", "--seed", "1"], "--seed"),
    (["position", "river", "--new", "--seats", "9"], "--seats"),
    (["position", "river", "--new", "--view", "E"], "A, B"),
    (["position", "river", "--new", "--view", ""], "A, B"),
    (["position", "river", "--new", "--lang", "xx"], "--lang"),
    (["rules"], "GAME"),
    (["rules", "chess"], "river_of_gold"),
    (["rules", "river", "ROG-8.5", "--lang", "xx"], "--lang"),
    (["check", "missing.yaml"], "missing.yaml"),
    (["check", "--game", "chess"], "river_of_gold"),
    (["play", "chess"], "river_of_gold"),
    (["play", "river", "--seats", "you"], "2 to 4"),
    (["play", "river", "--seats", "you,clever"], "or `you`"),
    (["play", "river", "--seats", "me"], "no bot 'me'"),
    (["play", "river", "--data", "postgresql://serai.example/games"], "kept in a folder"),
    (["serve", "--data", "mysql://serai.example/games"], "a folder or postgresql://"),
    (["doctor", "--data", "mysql://serai.example/games"], "a folder or postgresql://"),
    (["play", "river", "--load", "missing.jsonl"], "missing.jsonl"),
    (["play", "river", "--load", "missing.jsonl", "--option", "clan_patrons=true"], "--option"),
    (["play", "river", "--data", "~nosuch/x"], "~nosuch"),
    (["play", "river", "--continue"], "no game"),
    (["play", "river", "--continue", "--load", "x"], "--load"),
    (["play", "river", "--continue", "--seed", "7"], "--seed"),
]

POSITIONS = [
    (b"", "is empty"),
    (b"[]", "mapping"),
    (b"{", "JSON"),
    (b"{}", "game"),
    (b'{"game": "river_of_gold", "game": "x"}', "twice"),
    (b"a: 1\na: 2\n", "twice"),
    (b"a: &x 1\nb: *x\n", "anchors"),
    (b"a: !!python/object:os.system {}\n", "tags"),
    (b"\xff\xfe\x00", "UTF-8"),
    (b"a: [\n", "YAML"),
    (b"[" * 100_000, "nested"),
    (b"- " * 1_000 + b"x", "nested"),
]

RECORDS = [
    (b"", "empty"),
    (b"\n", "empty"),
    (b"not json\n", "line 1"),
    (b"[]\n", "line 1"),
    (b'{"serai": 99, "game": "river_of_gold", "rules": "1", "seats": 2, "options": {}}\n', "format 99"),
    (b'{"serai": 1, "game": "chess", "rules": "1", "seats": 2, "options": {}}\n', "chess"),
    (b'{"serai": 1, "game": "river_of_gold", "rules": "0", "seats": 2, "options": {}}\n', "rules version"),
    (b'{"serai": 1, "game": "river_of_gold", "rules": "1", "seats": 99, "options": {}}\n', "99"),
    (b'{"serai": 1, "game": "river_of_gold", "rules": "1", "seats": 0, "options": {}}\n', "seats"),
    (b'{"serai": 1, "game": "river_of_gold", "rules": "1", "seats": 2, "options": {}}\n', "option"),
    (b'{"serai": 1, "game": "river_of_gold", "rules": "1", "seats": 2, "options": {"x": 1}}\n', "option"),
    (b"\xff" * 50 + b"\n", "UTF-8"),
]


def complaint(capsys: pytest.CaptureFixture[str], folder: Path) -> str:
    """The one line of complaint, without the folder, whose name tells the parameters of the test.

    Nothing may stand on standard output.
    """
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("serai: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "unexpected" not in err
    return err.replace(str(folder), "")


@pytest.mark.parametrize(("call", "named"), CALLS, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_wrong_calls_name_what_is_wrong(
    call: list[str], named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line that names the culprit, or what would be right."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(call) == 2
    assert named in complaint(capsys, tmp_path)


@pytest.mark.parametrize(("content", "named"), POSITIONS)
def test_wrong_positions(content: bytes, named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A position document that is none."""
    path = tmp_path / "position.json"
    path.write_bytes(content)
    assert main(["position", "river", str(path), "--moves"]) == 2
    assert named in complaint(capsys, tmp_path)


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify", "--json"], ["play", "--load"]])
@pytest.mark.parametrize(("content", "named"), RECORDS)
def test_wrong_records(
    command: list[str], content: bytes, named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A record that cannot be read, or that these games cannot play."""
    path = tmp_path / "record.jsonl"
    path.write_bytes(content)
    data = ["--data", str(tmp_path)] if command[0] == "play" else []
    assert main([command[0], *data, *command[1:], str(path)]) == 2
    assert named in complaint(capsys, tmp_path)


def test_a_place_for_games_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The data folder is a file."""
    (tmp_path / "file").write_text("")
    assert main(["play", "river", "--data", str(tmp_path / "file")]) == 2
    assert "cannot be kept" in complaint(capsys, tmp_path)


def test_an_unexpected_error_is_one_line_and_a_traceback_only_on_demand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last resort."""

    def broken(arguments: object) -> int:
        raise RuntimeError("a fault\nof ours")

    monkeypatch.setattr("serai.cli.commands.games.run", broken)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "serai: unexpected RuntimeError: a fault of ours (SERAI_DEBUG=1 shows where)\n"
    monkeypatch.setenv("SERAI_DEBUG", "1")
    with pytest.raises(RuntimeError):
        main(["games"])


def test_interrupting_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C."""

    def interrupted(arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("serai.cli.commands.games.run", interrupted)
    assert main(["games"]) == 130
