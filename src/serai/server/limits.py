"""Rate limits in memory: a bucket of permissions for each person and each address, refilled steadily."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from serai.server.refusal import Refusal
from serai.server.settings import Limits, Rate

MOST_BUCKETS: Final = 50_000  # the ones unused longest are forgotten first, which only ever forgives


class Limiter:
    """Knows who has asked for how much lately."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds."""
        self._limits = limits
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, person: str, address: str, amount: float = 1) -> None:
        """Use permissions of a kind (a field of Limits), of the person and of the address. Raises Refusal."""
        rate: Rate = getattr(self._limits, kind)
        wide = Rate(rate.burst * self._limits.per_address, rate.per_second * self._limits.per_address)
        self._use(kind, f"address {address}", wide, amount)
        if person:
            self._use(kind, person, rate, amount)

    def _use(self, kind: str, who: str, rate: Rate, amount: float) -> None:
        now, key = self._clock(), (kind, who)
        left, since = self._buckets.get(key, (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        self._buckets[key] = (left - amount if left >= amount else left, now)
        self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < amount:
            refusal = Refusal("too_many")
            refusal.retry_after = max(1, round((amount - left) / rate.per_second))
            raise refusal
