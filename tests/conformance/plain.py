"""Plain data compared place by place: which places differ, and which words stand where."""

from collections.abc import Iterator

Path = tuple[str | int, ...]


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every place that holds no further places, with its value; an empty list or mapping is such a value."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from leaves(inner, (*path, str(key)))
    elif isinstance(value, list) and value:
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, at))
    else:
        yield path, value


def words(value: object) -> set[str]:
    """Every text in the data."""
    return {leaf for _, leaf in leaves(value) if isinstance(leaf, str)}


def differences(one: object, other: object, path: Path = ()) -> Iterator[tuple[Path, object, object]]:
    """The smallest places where two data differ, with both values; lists of different length differ as a whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            absent = object()
            yield from differences(one.get(key, absent), other.get(key, absent), (*path, str(key)))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, (*path, at))
    elif type(one) is not type(other) or one != other:
        yield path, one, other
