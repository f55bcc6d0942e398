"""The command line: every command with its arguments and an example."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from serai.cli.errors import CallError
from serai.core.documents import short

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MOST_GAMES: Final = 10_000_000
MOST_SEATS: Final = 5
DATA_HELP: Final = "where tables are kept: a folder, or postgresql://... (default: the user's data directory)"


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line, and lets options stand before, between and after the other arguments."""

    intermixed = False  # set for commands; argparse cannot do it for the parser that holds them
    commands: Mapping[str, "Parser"]  # set for the parser that holds them

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments of the whole line; what is left over is a complaint of the command's own."""
        given: argparse.Namespace
        given, unknown = self.parse_known_args(arguments)  # type: ignore[no-untyped-call]
        if unknown:
            (self if given.command is None else self.commands[given.command]).error(
                f"unknown arguments: {short(' '.join(unknown))}"
            )
        return given

    def error(self, message: str) -> NoReturn:
        """Raise CallError with what is wrong and where help is."""
        raise CallError(f"{message} (see {self.prog} --help)")

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """As in argparse, but that it cannot be written is not hidden."""
        print(self.format_help(), end="", file=file)

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """As in argparse, intermixed for commands (which call it once more from inside)."""
        if not self.intermixed:
            return super().parse_known_args(args, namespace)
        self.intermixed = False
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.intermixed = True


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers within limits."""

    def read(text: str) -> int:
        plain = text.strip().replace("_", "")
        digits = plain.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 12 and low <= int(plain) <= high):
            raise argparse.ArgumentTypeError(f"expected a whole number from {low} to {high}, got {short(text)}")
        return int(plain)

    return read


def seconds(text: str) -> float:
    """A short time in seconds, such as 0.6."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 60:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to 60, got {short(text)}")
    return found


def seed(text: str) -> str:
    """A seed: a number or any short text."""
    if not text or len(text) > 200:
        raise argparse.ArgumentTypeError("expected a number or a text of at most 200 characters")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{short(text)} is no UTF-8 text") from None
    return text


def language(text: str) -> str:
    """A language there is."""
    from serai.core.language import check_language

    try:
        return check_language(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def names(text: str) -> list[str]:
    """A list with commas."""
    found = [part.strip() for part in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"expected names with commas between them, got {short(text)}")
    return found


def option(text: str) -> tuple[str, str]:
    """`name=value`."""
    name, equals, value = text.partition("=")
    if not name.strip() or not equals or not value.strip():
        raise argparse.ArgumentTypeError(f"expected name=value, got {short(text)}")
    return name.strip(), value.strip()


def build_parser() -> Parser:
    """The whole command line."""
    parser = Parser(
        prog="serai",
        description="Board games of trade and empire, by the exact rules.",
        epilog="Start with: serai serve --open (in the browser), or serai play (here at the terminal)\n"
        "Help for a command: serai play --help",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="show the version and whether the rules run compiled")
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for add in (_play, _serve, _check, _simulate, _replay, _bench, _rules, _position, _games, _backup, _doctor):
        add(commands)
    parser.commands = commands.choices
    return parser


Commands = argparse._SubParsersAction  # the only name argparse has for it


def _command(commands: "Commands[Parser]", name: str, does: str, example: str) -> Parser:
    parser = commands.add_parser(
        name,
        help=does,
        description=does[0].upper() + does[1:] + ".",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.intermixed = True
    return parser


def _play(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands, "play", "sit down and play at the terminal", "serai play river-of-gold --seats you,greedy --lang it"
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game; without it a menu asks")
    parser.add_argument(
        "--seats",
        type=names,
        metavar="LIST",
        help="who sits where: you, greedy (the web page says Shrewd; either word will do), random (Carefree); default: "
        "you,greedy,greedy",
    )
    parser.add_argument("--seed", type=seed, metavar="N", help="settle all chance from a seed (default: secret chance)")
    _game_options(parser)
    _language(parser)
    parser.add_argument(
        "--data", metavar="DIR", help="the folder where games are kept (default: the user's data directory)"
    )
    begin = parser.add_mutually_exclusive_group()
    begin.add_argument("--load", metavar="FILE", help="go on from a record, in a copy of it")
    begin.add_argument("--continue", action="store_true", dest="go_on", help="go on with the latest kept game")
    begin.add_argument("--position", metavar="FILE", help="begin from a position document, JSON or YAML")
    begin.add_argument("--ruling", metavar="ID", help="begin from the position of a ruling, with you in every seat")


def _serve(commands: "Commands[Parser]") -> None:
    parser = _command(commands, "serve", "open the web table", "serai serve --open")
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="where to listen (default: this machine only)")
    parser.add_argument(
        "--port", type=whole(1, 65_535), metavar="P", help="default: 8420, or the next one that is free"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--data", metavar="PLACE", help=DATA_HELP)
    where.add_argument("--database", metavar="PLACE", help="the same as --data")
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--bot-pace", type=seconds, default=0.6, metavar="S", help="seconds between moves of bots (default: 0.6)"
    )
    parser.add_argument("--workers", type=whole(1, 64), metavar="N", help="processes in which bots think")
    parser.add_argument("--public-url", metavar="URL", help="the address under which people reach this server")
    parser.add_argument("--limits", choices=("on", "off"), default="on", help="off: no rate limits (to measure)")
    parser.add_argument("--behind-proxy", action="store_true", help="believe the X-Forwarded headers of a proxy")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info", help="default: info"
    )


def _check(commands: "Commands[Parser]") -> None:
    parser = _command(commands, "check", "run rulings; without PATH all that ship", "serai check --game river-of-gold")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="a rulings file, or a folder of them")
    parser.add_argument("--game", metavar="GAME", help="only the rulings of this game")
    _components(parser)
    _json(parser)


def _simulate(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands,
        "simulate",
        "let bots play many games, checking every position",
        "serai simulate river-of-gold --games 100 --bots greedy,random,random",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seats", type=whole(1, MOST_SEATS), metavar="K", help="players (default: as many as bots)")
    parser.add_argument("--bots", type=names, metavar="LIST", help="who plays (default: random in every seat)")
    parser.add_argument("--rotate", action="store_true", help="the bots move one seat on after every game")
    parser.add_argument("--seed", type=seed, default="0", metavar="S", help="default: 0")
    _game_options(parser)
    _json(parser)


def _replay(commands: "Commands[Parser]") -> None:
    parser = _command(commands, "replay", "play a record through, step by step", "serai replay game.jsonl --verify")
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--verify", action="store_true", help="check the hash of every position, and the chance")
    parser.add_argument("--to", type=whole(0, 1_000_000), metavar="N", help="stop after entry N")
    _components(parser)
    _language(parser)
    _json(parser)


def _bench(commands: "Commands[Parser]") -> None:
    parser = _command(commands, "bench", "measure the speed of games", "serai bench river-of-gold --json")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--seats", type=whole(1, MOST_SEATS), metavar="K", help="players (default: the most)")
    parser.add_argument(
        "--seconds", type=whole(1, 600), default=2, metavar="N", help="how long each measurement takes (default: 2)"
    )
    _json(parser)


def _rules(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands, "rules", "look up the rulebook and the rulings, by id or words", "serai rules river-of-gold ROG-8.5"
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "query", nargs="*", default=[], metavar="QUERY", help="an id or words; without it the whole rulebook"
    )
    _language(parser)
    _json(parser)


def _position(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands,
        "position",
        "show a position document, its legal actions, or what a seat sees",
        "serai position river-of-gold --new --seats 3 --seed 7 --moves",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a position document, JSON or YAML; - reads standard input"
    )
    parser.add_argument("--new", action="store_true", help="the position after setup instead of a file")
    parser.add_argument("--seats", type=whole(1, MOST_SEATS), metavar="K", help="players, with --new")
    parser.add_argument("--seed", type=seed, metavar="S", help="settles chance, with --new (default: 0)")
    parser.add_argument("--moves", action="store_true", help="the legal actions")
    parser.add_argument("--view", metavar="SEAT", help="what seat A, B, ... may know; `spectator` for nobody's seat")
    _game_options(parser)
    _language(parser)
    _json(parser)


def _games(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands, "games", "list the games, their options and the state of their data", "serai games --json"
    )
    _language(parser)
    _json(parser)


def _backup(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands,
        "backup",
        "copy everything that a server keeps into one file, also while it is running; or restore it",
        "serai backup --data /srv/serai serai-backup.sqlite",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="the file to write")
    _store(parser)
    parser.add_argument("--force", action="store_true", help="replace FILE if it is there")
    parser.add_argument("--restore", metavar="FILE", help="read a backup into the store of --data, which must be empty")
    _json(parser)


def _doctor(commands: "Commands[Parser]") -> None:
    parser = _command(
        commands,
        "doctor",
        "check everything that a server keeps, replay every game, measure its disk",
        "serai doctor --data /srv/serai",
    )
    _store(parser)
    parser.add_argument("--quarantine", action="store_true", help="mark damaged tables, so that the others play on")
    parser.add_argument(
        "--export",
        nargs=2,
        metavar=("ID", "FILE"),
        help="write the record of a table, even a damaged one; - writes to standard output",
    )
    _json(parser)


def _store(parser: Parser) -> None:
    parser.add_argument("--data", metavar="PLACE", help=DATA_HELP)


def _game_options(parser: Parser) -> None:
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="K=V",
        help="a variant (repeatable; see serai games)",
    )
    _components(parser)


def _components(parser: Parser) -> None:
    parser.add_argument("--components", metavar="FILE", help="component data of your own")


def _language(parser: Parser) -> None:
    parser.add_argument("--lang", type=language, metavar="LANG", help="language of all texts (default: en)")


def _json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
