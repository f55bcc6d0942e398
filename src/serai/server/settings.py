"""What can be set when the server starts."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).resolve().parent / "static"
LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Rate:
    """How much somebody may ask for: `burst` at once, refilled at `per_second`."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """How much one person or one address may ask for, by kind of request.

    They stop programs that run wild, not people: nobody is ever banned, and coming back after a lost connection costs
    nothing but a place among the open sockets.
    """

    guests: Rate = Rate(30, 0.2)
    tables: Rate = Rate(20, 0.2)
    actions: Rate = Rate(60, 20)
    looks: Rate = Rate(240, 40)  # reading: views, logs, steps, rules
    questions: Rate = Rate(40, 5)  # why not, and what if: each may look at thousands of actions
    imports: Rate = Rate(5, 0.05)
    copied: Rate = Rate(32e6, 32e6 / 86_400)  # bytes of the records that new tables begin with: brought along, branched
    per_address: float = 8  # an address (a club, a school) may ask for this many times what a person may
    sockets_per_person: int = 24
    sockets_per_address: int = 4_000
    sockets_per_table: int = 600
    bad_messages: int = 20  # malformed messages on one socket before it is closed


PLENTY: Final = Rate(1e9, 1e9)
UNLIMITED: Final = Limits(
    guests=PLENTY,
    tables=PLENTY,
    actions=PLENTY,
    looks=PLENTY,
    questions=PLENTY,
    imports=PLENTY,
    copied=PLENTY,
    sockets_per_person=100_000,
    sockets_per_address=100_000,
    sockets_per_table=100_000,
)


@dataclass(frozen=True)
class Settings:
    """How the server runs. `hosts` are the names it answers to (empty: any), `public_url` the address people use.

    `network` are the addresses at which other machines in the house reach it; none when it listens to this one alone.
    """

    bot_pace: float = 0.6  # seconds between two moves of bots that a person watches
    bot_deadline: float = 5.0  # seconds a bot may think
    workers: int = 1  # processes in which bots think
    worker_command: tuple[str, ...] = ()  # another worker program, for tests
    public_url: str = ""
    hosts: tuple[str, ...] = ()
    network: tuple[str, ...] = ()
    behind_proxy: bool = False  # trust X-Forwarded-Proto and X-Forwarded-For of the proxy in front
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)
    idle_seconds: float = 600.0  # a table nobody looks at leaves memory after this time
    longest_wait: float = 25.0  # seconds of a long poll
