"""What a store answers instead of a result.

A `StoreError` means that the store could not do its work. `Stale` and `Repeated` are no faults of the store: it understood
the request and, for a good reason, keeps nothing new.
"""


class StoreError(Exception):
    """The store could not do it, and the request is not acknowledged.

    `unsure` tells that the connection or the disk failed in the middle of the commit: whether the request is kept will be
    known at the next look. Whoever sends it again with the same key finds out (`Repeated`, or it is kept now); whoever holds
    a table in memory must read it anew.
    """

    def __init__(self, message: str, unsure: bool = False) -> None:
        """`message` is one line in English, for the host and the log."""
        super().__init__(message)
        self.unsure = unsure


class StoreFull(StoreError):
    """There is no room left on the disk."""


class StoreBusy(StoreError):
    """Somebody else holds the store, or it cannot be reached now. A later attempt may succeed."""


class StoreDamaged(StoreError):
    """What is kept cannot be read as it was written; or the table has been put into quarantine."""


class Missing(StoreError):
    """There is no such table or person."""


class Stale(Exception):
    """The table has gone on: its last entry is number `found`, not the one that was expected. Nothing is kept."""

    def __init__(self, found: int) -> None:
        """The number of the last entry there is."""
        super().__init__(f"the last entry is number {found}")
        self.found = found


class Repeated(Exception):
    """The request with this key is kept already; it is not kept twice.

    `seq` is the number of the last entry after it, `request` the digest of what was asked then, `table` where.
    """

    def __init__(self, seq: int, request: str, table: str) -> None:
        """What is known of the first time."""
        super().__init__(f"kept before, as of entry {seq} of table {table}")
        self.seq = seq
        self.request = request
        self.table = table
