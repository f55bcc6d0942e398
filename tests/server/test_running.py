"""Where the server listens, what it prints, and calls that are wrong."""

import ipaddress
import socket
from pathlib import Path

import pytest
from litestar.testing import TestClient

from serai.cli.commands import serve
from serai.cli.errors import CallError
from serai.cli.main import main
from serai.server import running
from serai.server.app import create_app
from serai.server.running import Address, PortTaken
from serai.server.settings import LOOPBACK, Settings
from serai.store.store import open_store


def test_the_next_port_when_nobody_asked_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a port asked for, it is that one or none."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(running, "PORT", port)
        with Address("127.0.0.1", None).listen() as listener:
            assert port < listener.getsockname()[1] < port + running.TRIES
        with pytest.raises(PortTaken, match=f"port {port} is taken"):
            Address("127.0.0.1", port).listen()
        monkeypatch.setattr(running, "TRIES", 1)
        with pytest.raises(PortTaken):
            Address("127.0.0.1", None).listen()


def test_the_address_to_type() -> None:
    """As people reach it."""
    with Address("0.0.0.0", None).listen() as listener:
        port = listener.getsockname()[1]
        assert running.url_of(listener, Settings()) == f"http://127.0.0.1:{port}/"
        assert running.url_of(listener, Settings(public_url="https://serai.example")) == "https://serai.example/"
        assert running.with_hosts(Settings(), listener).hosts == ()
    with Address("127.0.0.1", None).listen() as listener:
        assert running.with_hosts(Settings(), listener).hosts == LOOPBACK
        assert running.with_hosts(Settings(behind_proxy=True), listener).hosts == ()


def test_the_addresses_for_others(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The machine's own in its network, where the server listens to that; none where nobody else reaches it."""
    monkeypatch.setattr(running, "own_address", lambda: "192.168.1.7")
    with Address("0.0.0.0", None).listen() as listener:
        port = listener.getsockname()[1]
        assert running.with_hosts(Settings(), listener).network == (f"http://192.168.1.7:{port}",)
        assert running.with_hosts(Settings(public_url="https://serai.example"), listener).network == ()
        monkeypatch.setattr(running, "own_address", lambda: "")
        assert running.with_hosts(Settings(), listener).network == ()
    with Address("127.0.0.1", None).listen() as listener:
        assert running.with_hosts(Settings(), listener).network == ()
    serve.announce("http://127.0.0.1:8420/", ("http://192.168.1.7:8420",), False)
    assert capsys.readouterr().out.splitlines() == [
        "Serai: http://127.0.0.1:8420/",
        "For others in the house: http://192.168.1.7:8420/",
    ]


def test_the_own_address_is_one_that_others_could_use() -> None:
    """Never this machine's name for itself."""
    found = running.own_address()
    assert not found or not ipaddress.ip_address(found).is_loopback


@pytest.mark.parametrize(
    ("settings", "host", "reach"),
    [
        (Settings(), "127.0.0.1:8420", {"url": "", "alone": True}),
        (Settings(), "serai.lan:8420", {"url": "", "alone": False}),
        (
            Settings(network=("http://10.0.0.2:8420",)),
            "localhost:8420",
            {"url": "http://10.0.0.2:8420", "alone": False},
        ),
        (Settings(network=("http://10.0.0.2:8420",)), "10.0.0.2:8420", {"url": "", "alone": False}),
        (Settings(public_url="https://serai.example"), "127.0.0.1", {"url": "https://serai.example", "alone": False}),
        (Settings(behind_proxy=True), "127.0.0.1", {"url": "", "alone": False}),
    ],
)
def test_the_address_to_invite_by(tmp_path: Path, settings: Settings, host: str, reach: object) -> None:
    """The public one; else, for a page at the server's own machine, the one of the network, or that there is none."""
    with TestClient(create_app(open_store(tmp_path), settings)) as client:
        assert client.get("/api/reach", headers={"host": host}).json() == reach


def test_opening_a_browser(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The address is printed in any case, also where there is no browser."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    serve.announce("http://127.0.0.1:8420/", (), False)
    assert (opened, capsys.readouterr().out) == ([], "Serai: http://127.0.0.1:8420/\n")
    serve.open_browser("http://127.0.0.1:8420/")
    assert opened == ["http://127.0.0.1:8420/"]
    assert "no browser" in capsys.readouterr().err
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    serve.open_browser("http://127.0.0.1:8420/")
    assert len(opened) == 1
    assert "no browser" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "0"],
        ["--port", "x"],
        ["--bot-pace", "-1"],
        ["--bot-pace", "nan"],
        ["--workers", "0"],
        ["--public-url", "ftp://x"],
        ["--public-url", "serai.example"],
        ["--data", "x", "--database", "postgresql://y"],
        ["--log-level", "loud"],
        ["--nonsense"],
    ],
)
def test_calls_that_are_wrong(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 2 and one line."""
    assert main(["serve", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_host_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody else's address cannot be listened at."""
    assert main(["serve", "--host", "203.0.113.1", "--data", str(tmp_path)]) == 2
    assert "203.0.113.1" in capsys.readouterr().err


def test_public_addresses() -> None:
    """An origin and nothing after it."""
    assert serve.public_url("https://serai.example/") == "https://serai.example"
    assert serve.public_url(None) == ""
    with pytest.raises(CallError):
        serve.public_url("https://serai.example/path")
