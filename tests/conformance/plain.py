"""Plain data compared place by place: which places differ, which values stand where, and data with one place changed."""

import copy
from collections.abc import Iterator
from typing import Final

Path = tuple[str | int, ...]
Difference = tuple[Path, object, object]


class _Absent:
    """What stands at a place that is not there."""

    def __repr__(self) -> str:
        """For messages of failed tests."""
        return "absent"


ABSENT: Final = _Absent()


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


def mappings(value: object, path: Path = ()) -> Iterator[tuple[Path, dict[str, object]]]:
    """Every mapping in the data, the outermost first, with its place."""
    if isinstance(value, dict):
        yield path, value
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from mappings(inner, (*path, key))


def differences(one: object, other: object, path: Path = ()) -> Iterator[Difference]:
    """The smallest places where two data differ, with both values; lists of different length differ as a whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from differences(one.get(key, ABSENT), other.get(key, ABSENT), (*path, str(key)))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, (*path, at))
    elif type(one) is not type(other) or one != other:
        yield path, one, other


def value_at(value: object, path: Path) -> object:
    """What stands at a place, or ABSENT."""
    for key in path:
        if isinstance(value, dict):
            value = value.get(key, ABSENT)
        elif isinstance(value, list) and isinstance(key, int):
            value = value[key] if key < len(value) else ABSENT
        else:
            return ABSENT
    return value


def with_value(value: object, path: Path, new: object) -> object:
    """A copy of the data in which something else stands at a place; ABSENT takes the place away."""
    made = copy.deepcopy(value)
    inside: object = value_at(made, path[:-1])
    assert isinstance(inside, dict | list)
    if new is ABSENT:
        del inside[path[-1]]  # type: ignore[arg-type]
    else:
        inside[path[-1]] = copy.deepcopy(new)  # type: ignore[index,unused-ignore]
    return made


def kind_of_place(path: Path) -> Path:
    """The place without the numbers and seats in it: the hands of all seats are one kind of place."""
    return tuple(
        "#" if isinstance(key, int) or key.isdigit() else "?" if key in tuple("ABCDE") else key for key in path
    )
