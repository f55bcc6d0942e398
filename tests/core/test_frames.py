"""Numbers of decision frames as readable data, and back (core/frames.py): every form, and what it refuses."""

import pytest

from serai.core.documents import DocumentError, Node
from serai.core.frames import FLAG, Form, Frames, Layout, Part, counts, from_1, number, numbers_from_1, parts
from serai.core.state import State

NAMES = {"things": ["red", "green", "blue"]}
ROWS = {"rows": [{}, {"coins": 2}, {"coins": 1, "vp": 3}, {"coins": 2}]}
LAYOUT = {
    1: Layout("null", ("a", Form("name or null", names="things"))),
    2: Layout("set", ("a", numbers_from_1(6))),
    3: Layout("flag", ("a", FLAG)),
    4: Layout("counts", ("a", counts("things", 6))),
    5: Layout("row", ("a", Form("row", names="rows"))),
    6: Layout(
        "parts", ("a", parts(Part("what", from_1(6), 6), Part("sure", FLAG, 2), Part("set", numbers_from_1(2), 4)))
    ),
    7: Layout("number", ("a", number(1, 9))),
}
FRAMES = Frames(LAYOUT, "ROG", NAMES, ROWS)

VALUES: list[tuple[int, int, object]] = [
    (1, 0, None),
    (1, 3, "blue"),
    (2, 0, []),
    (2, 0b100101, [1, 3, 6]),
    (3, 0, False),
    (3, 1, True),
    (4, 0, {}),
    (4, 5 | 63 << 12, {"red": 5, "blue": 63}),
    (5, 0, {}),
    (5, 2, {"coins": 1, "vp": 3}),
    (6, 2 * 8 + 4 + 1, {"what": 3, "sure": True, "set": [1]}),
    (7, 9, 9),
]


def read(entry: dict[str, object]) -> State:
    """The stack of a document with one entry."""
    state = State(2, {})
    FRAMES.read(state, Node([entry], "pending"), ["A", "B"])
    return state


@pytest.mark.parametrize(("kind", "value", "shown"), VALUES)
def test_a_number_is_written_and_read_again(kind: int, value: int, shown: object) -> None:
    state = State(2, {})
    state.push(kind, 1, value, 0)
    entry = {"do": LAYOUT[kind].name, "seat": "B", "a": shown}
    assert FRAMES.write(state) == [entry]
    again = read(entry)
    assert (again.top_kind(), again.top_seat(), again.top_a(), again.top_b()) == (kind, 1, value, 0)


def test_of_equal_rows_the_first_is_read() -> None:
    assert read({"do": "row", "seat": None, "a": {"coins": 2}}).top_a() == 1


@pytest.mark.parametrize(
    ("do", "shown", "path"),
    [
        ("null", "black", "a"),
        ("set", [1, 1], "a[1]"),
        ("set", [7], "a[0]"),
        ("set", 3, "a"),
        ("flag", 1, "a"),
        ("counts", {"black": 1}, "a.black"),
        ("counts", {"red": 64}, "a.red"),
        ("counts", {"red": 0}, "a.red"),
        ("row", {"coins": 3}, "a"),
        ("row", {"coins": True}, "a.coins"),
        ("parts", {"what": 7, "sure": True, "set": []}, "a.what"),
        ("parts", {"what": 1, "sure": True}, "a"),
        ("parts", {"what": 1, "sure": True, "set": [], "more": 1}, "a.more"),
        ("number", 10, "a"),
    ],
)
def test_what_no_number_is_written_as_is_refused_with_its_place(do: str, shown: object, path: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read({"do": do, "seat": None, "a": shown})
    assert caught.value.path == f"pending[0].{path}"


def test_a_frame_can_belong_to_somebody_who_holds_no_seat() -> None:
    frames = Frames(LAYOUT, "ROG", NAMES, ROWS, others={4: "li_mu"})
    state = State(2, {})
    for seat in (4, 1, -1):
        state.push(7, seat, 9, 0)
    written = frames.write(state)
    assert [entry["seat"] for entry in written] == ["li_mu", "B", None]
    again = State(2, {})
    frames.read(again, Node(written, "pending"), ["A", "B"])
    assert [int(again.frames[at * 4 + 1]) for at in range(3)] == [4, 1, -1]
    with pytest.raises(DocumentError, match=r"pending\[0\].seat: expected one of A, B; got 'li_mu'"):
        read({"do": "number", "seat": "li_mu", "a": 9})
