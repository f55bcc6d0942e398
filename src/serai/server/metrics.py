"""Figures of the running server in the text format that Prometheus reads."""

from collections import Counter, deque
from collections.abc import Mapping
from typing import Final

QUANTILES: Final = (0.5, 0.9, 0.99)
LAGS: Final = 3_000  # a minute of them
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How long something took, in buckets (seconds)."""

    def __init__(self) -> None:
        """Nothing seen yet."""
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0
        self.seen = 0

    def note(self, seconds: float) -> None:
        """One more."""
        at = 0
        while at < len(SECONDS) and seconds > SECONDS[at]:
            at += 1
        self.counts[at] += 1
        self.total += seconds
        self.seen += 1

    def lines(self, name: str) -> list[str]:
        """The lines of the text format."""
        made, below = [f"# TYPE {name} histogram"], 0
        for edge, count in zip(SECONDS, self.counts, strict=False):
            below += count
            made.append(f'{name}_bucket{{le="{edge:g}"}} {below}')
        made.append(f'{name}_bucket{{le="+Inf"}} {self.seen}')
        return [*made, f"{name}_sum {self.total:.6f}", f"{name}_count {self.seen}"]


class Summary:
    """The quantiles of the latest so many values."""

    def __init__(self, window: int) -> None:
        """Nothing seen yet."""
        self._latest: deque[float] = deque(maxlen=window)
        self.total = 0.0
        self.seen = 0

    def note(self, seconds: float) -> None:
        """One more."""
        self._latest.append(seconds)
        self.total += seconds
        self.seen += 1

    def lines(self, name: str) -> list[str]:
        """The lines of the text format."""
        made, ordered = [f"# TYPE {name} summary"], sorted(self._latest) or [0.0]
        for quantile in QUANTILES:
            value = ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]
            made.append(f'{name}{{quantile="{quantile:g}"}} {value:.6f}')
        return [*made, f"{name}_sum {self.total:.6f}", f"{name}_count {self.seen}"]


class Metrics:
    """Everything that is counted. Gauges are asked for when somebody looks."""

    def __init__(self) -> None:
        """All at zero."""
        self.acknowledged = Histogram()  # from the message's arrival until its answer is ready
        self.committed = Histogram()  # what of it the store took
        self.thought = Histogram()  # a bot's decision, waiting for a worker included
        self.loop_lag = Summary(LAGS)
        self.counters: Counter[tuple[str, str, str]] = Counter()

    def count(self, name: str, label: str = "", value: str = "") -> None:
        """One more of something, e.g. `count("refused", "code", "stale")`."""
        self.counters[(name, label, value)] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """The whole page."""
        lines: list[str] = []
        for name, number in gauges.items():
            lines += [f"# TYPE serai_{name} gauge", f"serai_{name} {number:g}"]
        for name in sorted({name for name, _, _ in self.counters}):
            lines.append(f"# TYPE serai_{name}_total counter")
            for (counted, label, value), count in sorted(self.counters.items()):
                if counted == name:
                    shown = f'{{{label}="{value}"}}' if label else ""
                    lines.append(f"serai_{name}_total{shown} {count}")
        lines += self.acknowledged.lines("serai_acknowledge_seconds")
        lines += self.committed.lines("serai_store_commit_seconds")
        lines += self.thought.lines("serai_bot_seconds")
        lines += self.loop_lag.lines("serai_loop_lag_seconds")
        return "\n".join(lines) + "\n"
