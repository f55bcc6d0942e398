"""What must hold for any input: success, or one documented error with a one-line message; nothing else.

A check raises `Finding` for a success that is none and lets any other exception through: both are failures.
"""

import random
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from serai.core.actions import NotationError
from serai.core.chance import Generator, SeedDealer
from serai.core.documents import DocumentError, canonical
from serai.core.events import Journal
from serai.core.game import Game
from serai.core.options import OptionError
from serai.core.record import RecordError, check_secret, final_state, published_secret
from serai.core.record_file import read
from serai.core.state import CHANCE, LEGAL, NOBODY, State

MAX_MESSAGE = 2000
WORDS_EVERY = 9  # positions between two that are put in words


class Finding(Exception):
    """Something is wrong with the game: what, in one line."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise Finding when the block takes longer. Only in the main thread of systems that have timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise Finding(f"no end after {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class RefusedWell:
    """Lets the documented errors pass if their message is one line of moderate length."""

    def __init__(self, *documented: type[ValueError]) -> None:
        """The errors that are documented here."""
        self.documented = documented

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        """Look at the message of a documented error and let it pass. Raises Finding."""
        if not isinstance(error, self.documented):
            return False
        message = str(error)
        if not message.strip() or len(message.splitlines()) > 1 or len(message) > MAX_MESSAGE:
            raise Finding(
                f"{type(error).__name__}: {len(message)} characters, not one line: {message[:200]!r}"
            ) from None
        return True


# ---- positions and views -----------------------------------------------------------------------------------------


def check_document(game: Game, document: object) -> bool:
    """A position document is refused, or it is a position that can be played to the end; whether it was accepted."""
    state: State | None = None
    with RefusedWell(DocumentError), deadline(20):
        state = game.state_from(document)
    if state is None:
        return False
    with deadline(60):
        check_written(game, state)
        check_views(game, state)
        for seed in range(2):
            play_to_the_end(game, state.clone(), seed)
    return True


def check_written(game: Game, state: State) -> None:
    """An accepted position is sound, and written and read again it is the same."""
    faults = state.faults()
    if faults:
        raise Finding(f"accepted with a fault: {faults[0]}")
    document = game.document(state)
    try:
        again = game.document(game.state_from(document))
    except DocumentError as error:
        raise Finding(f"accepted, but refused when written out: {error}") from None
    if canonical(again) != canonical(document):
        raise Finding("accepted, but not the same when written out and read again")


def check_views(game: Game, state: State) -> None:
    """Every view of an accepted position can be imagined from."""
    for viewer in (NOBODY, *range(int(state.seats))):
        view = game.view(state, viewer)
        try:
            other = game.imaginer(view).sample(Generator(b"fuzz"))
        except DocumentError as error:
            raise Finding(f"accepted, but the view of {viewer} is refused: {error}") from None
        if other.faults() or canonical(game.view(other, viewer)) != canonical(view):
            raise Finding(f"accepted, but what {viewer} imagines is another position")


def play_to_the_end(game: Game, state: State, seed: int) -> None:
    """Random play from a position: no fault, no dead end, no exception, words for everything, within the limit."""
    dealer, chooser = SeedDealer(seed), Generator(f"fuzz {seed}".encode())
    decisions = number = 0
    while decisions <= game.length_limit:
        faults = state.faults()
        if faults:
            raise Finding(f"after {number} actions a fault: {faults[0]}")
        if state.over:
            check_result(game, state)
            return
        actions = state.legal()
        if len(actions) == 0:
            raise Finding(f"after {number} actions a dead end: nothing is legal")
        if state.to_act == CHANCE:
            action = int(dealer.deal(state))
        else:
            action = int(actions[chooser.below(len(actions))])
            decisions += 1
        if state.rule_against(action) != LEGAL:
            raise Finding(f"after {number} actions the dealer deals what is illegal: {game.notation(action)}")
        with_words(game, state, action) if number % WORDS_EVERY == 0 else state.play(action)
        number += 1
    raise Finding(f"no end within {game.length_limit} decisions of seats")


def check_result(game: Game, state: State) -> None:
    """The result of a game that is over: parts that make the scores, and winners that stand first."""
    for seat in range(state.seats):
        parts = game.breakdown(state, seat)
        whole = {name: part for name, part in parts.items() if part is not None}
        if whole != parts or game.total(whole) != state.score(seat):
            raise Finding(f"a breakdown does not make the score {int(state.score(seat))}: {parts}")
        game.breakdown(state, seat, NOBODY)
    if state.winners() not in ([], state.ranking()[0]):
        raise Finding(f"{state.winners()} have won, but the places are {state.ranking()}")
    game.others(state)


def with_words(game: Game, state: State, action: int) -> None:
    """Play an action and put everything about it in words."""
    game.prompt(state)
    game.describe(state, action)
    if state.to_act >= 0:
        game.told(state, action, NOBODY)
    illegal = (action + 1) % game.space.size
    rule = int(state.rule_against(illegal))
    if rule != LEGAL:
        game.reason(state, illegal, rule)
    journal = Journal()
    state.journal = journal
    state.play(action)
    state.journal = None
    for fact in journal.take():
        game.event_text(game.event(fact, NOBODY))


def check_view(game: Game, view: object) -> bool:
    """A view is refused, or what is imagined from it is a sound position that can be played; whether it was accepted."""
    with RefusedWell(DocumentError), deadline(20):
        state = game.imaginer(view).sample(Generator(b"fuzz view"))
        check_written(game, state)
        play_to_the_end(game, state, 0)
        return True
    return False


def check_changes(game: Game, base: object, changes: object) -> bool:
    """Changes to a position are refused, or they lead to a position that can be played; whether they were accepted."""
    assert isinstance(base, dict)
    assert isinstance(changes, dict)
    with RefusedWell(DocumentError), deadline(20):
        return check_document(game, game.changed_position(base, changes))
    return False


# ---- records -----------------------------------------------------------------------------------------------------


def check_record(game: Game, data: bytes) -> bool:
    """The bytes of a record are refused at one of the steps, naming a line, or they replay; whether they do."""
    with RefusedWell(RecordError), deadline(60):
        record = read(data)
        read(record.text().encode("utf-8", "surrogatepass"))
        with RefusedWell(RecordError):
            check_secret(game, record, bytes(16))
        with RefusedWell(RecordError):
            published_secret(record)
        state = final_state(game, record)
        record.present()
        check_written(game, state)
        return True
    return False


# ---- small things ------------------------------------------------------------------------------------------------


def check_notation(game: Game, text: str) -> bool:
    """A text is refused, or it is the notation of an action; whether it is."""
    with RefusedWell(NotationError), deadline(5):
        action = game.parse(text)
        if game.notation(action) != " ".join(text.lower().split()):
            raise Finding(f"{text[:80]!r} is taken for {game.notation(action)!r}")
        return True
    return False


def check_structure(game: Game, structure: object) -> bool:
    """Data are refused, or they are the structure of an action; whether they are."""
    with RefusedWell(NotationError), deadline(5):
        action = game.from_structure(structure)
        if game.from_structure(game.structure(action)) != action:
            raise Finding(f"{structure!r} is taken for {game.notation(action)!r}")
        return True
    return False


def check_options(game: Game, options: object) -> bool:
    """Options are refused, or a game starts with them; whether it does."""
    assert isinstance(options, dict)
    with RefusedWell(OptionError), deadline(5):
        state = game.start(options=options)
        if game.start(options=options).hash() != state.hash():
            raise Finding("the same options give another start")
        return True
    return False


def check_game(game: Game, seed: int) -> bool:
    """A random game with random options and seats breaks nothing."""
    source = random.Random(seed)
    options = {option.name: source.choice(option.values) for option in game.options}
    state = game.start(source.randint(*game.seats), options=options).state
    with deadline(60):
        play_to_the_end(game, state, seed)
    return True
