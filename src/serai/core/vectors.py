"""Small helpers for the vectors that states and tables are made of. Compiled, like all the rules."""

from librt.vecs import vec
from mypy_extensions import i64


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of equal numbers."""
    return vec[i64]([value] * count)


def replaced(numbers: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy with one number changed: for vectors that clones share."""
    changed = numbers[:]
    changed[index] = value
    return changed
