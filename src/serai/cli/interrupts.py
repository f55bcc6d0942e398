"""Ctrl-C waits while the command starts: an import or a conversion that is broken off half-way leaves wreckage behind."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def hold() -> None:
    """From here on Ctrl-C waits."""
    signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))


def release() -> None:
    """Let Ctrl-C through again. One that has waited raises KeyboardInterrupt here."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))


@contextmanager
def held() -> Iterator[None]:
    """Ctrl-C waits inside of the block, and raises KeyboardInterrupt at its end."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
