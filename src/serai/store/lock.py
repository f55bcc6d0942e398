"""One server for one data folder: whoever holds `serai.lock` there may write."""

import fcntl
import os
from pathlib import Path
from typing import Final

from serai.store.errors import StoreBusy, StoreError

NAME: Final = "serai.lock"


def hold(folder: Path) -> int:
    """A handle that holds the folder until it is closed, or the process ends in whatever way. Raises StoreError."""
    path = folder / NAME
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise StoreBusy(f"{folder}: another server is using this data folder") from None
    except OSError as error:
        os.close(handle)
        raise StoreError(f"{path}: {error.strerror}") from None
    return handle
