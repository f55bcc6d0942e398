"""YAML without surprises."""

import pytest

from serai.core.documents import DocumentError
from serai.rulebook.strict_yaml import read_yaml


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: 1", {"a": 1}),
        ("a: -12", {"a": -12}),
        ("a: 1.5", {"a": 1.5}),
        ("a: '1'", {"a": "1"}),
        ("a: true", {"a": True}),
        ("a: 'true'", {"a": "true"}),
        ("a: null", {"a": None}),
        ("a: ~", {"a": None}),
        ("a:", {"a": None}),
        ("a: ''", {"a": ""}),
        ("a: {b: [1, {c: d}]}", {"a": {"b": [1, {"c": "d"}]}}),
        ("1: x", {"1": "x"}),
        ("{true: x}", {"true": "x"}),
        ("- - 1\n  - 2\n- 3", [[1, 2], 3]),
        ("a: >\n  one\n  two\n", {"a": "one two\n"}),
        # What YAML would turn into something else stays as it is written.
        ("[no, Off, y, 012, 0x1f, 1e3, .inf, 2024-01-01, 8:30, 1_000]",
         ["no", "Off", "y", "012", "0x1f", "1e3", ".inf", "2024-01-01", "8:30", "1_000"]),
        ("'<<': 1", {"<<": 1}),
        ("\ufeffa: è", {"a": "è"}),
    ],
)  # fmt: skip
def test_plain_values(text: str, value: object) -> None:
    """Numbers, true, false, null, and text."""
    assert read_yaml(text.encode()) == value


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b"# nothing\n", "empty"),
        (b"a: 1\n---\na: 2\n", "line 3: a second document"),
        (b"a: 1\nb: 2\na: 3\n", "line 3: the key 'a' stands twice"),
        (b"a: 1\n'a': 3\n", "stands twice"),
        (b"1: x\n'1': y\n", "stands twice"),
        (b"a: &x 1\n", "line 1: anchors"),
        (b"a: 1\nb: *x\n", "line 2: anchors"),
        (b"a: !!int 1\n", "tags"),
        (b"a: !!python/object/apply:os.system [ls]\n", "tags"),
        (b"? [a]\n: 1\n", "a key must be"),
        (b"? \n: 1\n", "a key must be"),
        (b"a: [1, 2\n", "line 2"),
        (b"a: {b: 1\n", "not YAML"),
        (b"a: \x00\n", "not YAML"),
        (b"\xff\xfe\x01", "not UTF-8 text (byte 0)"),
        (b"[" * 100_000, "nest"),
        (b"- " * 1_000 + b"x", "nested deeper than 40"),
        (b"{a: " * 500 + b"1" + b"}" * 500, "nested deeper than 40"),
        (b"a: " + b"x" * 4_000_000, "larger than 4,000,000 bytes"),
    ],
)
def test_refusals(data: bytes, says: str) -> None:
    """One short reason, with the line where there is one."""
    with pytest.raises(DocumentError) as caught:
        read_yaml(data)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_an_alias_bomb_costs_nothing() -> None:
    """It is refused at the first anchor."""
    levels = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30))
    with pytest.raises(DocumentError, match="anchors"):
        read_yaml(f"a0: &a0 x\n{levels}\n".encode())
