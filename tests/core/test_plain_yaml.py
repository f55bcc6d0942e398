"""YAML without surprises, with the parser in C and with the one in Python."""

from typing import Annotated

import msgspec
import pytest
import yaml
from msgspec import Meta

from serai.core.plain_yaml import PlainYamlError, read_form, read_plain


@pytest.fixture(params=["C", "Python"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both parsers of PyYAML; the one in C is not everywhere."""
    if request.param == "Python":
        monkeypatch.delattr(yaml, "CSafeLoader", raising=False)


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
@pytest.mark.usefixtures("parser")
def test_plain_values(text: str, value: object) -> None:
    """Numbers, true, false, null, and text."""
    assert read_plain(text.encode()) == read_plain(text) == value


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "is empty"),
        (b"# nothing\n", "is empty"),
        (b"a: 1\n---\na: 2\n", "line 2, column 1: expected one document, a second one starts here"),
        (b"a: 1\nb: 2\na: 3\n", "line 3, column 1: the key 'a' stands twice"),
        (b"a: 1\n'a': 3\n", "line 2, column 1: the key 'a' stands twice"),
        (b"1: x\n'1': y\n", "line 2, column 1: the key '1' stands twice"),
        (b"a: &x 1\n", "line 1, column 4: anchors and aliases are not used here"),
        (b"a: 1\nb: *x\n", "line 2, column 4: anchors and aliases are not used here"),
        (b"a: !!int 1\n", "line 1, column 4: tags are not used here"),
        (b"a: !!python/object/apply:os.system [ls]\n", "line 1, column 4: tags are not used here"),
        (b"? [a]\n: 1\n", "line 1, column 3: a key must be a text or a number"),
        (b"? \n: 1\n", "a key must be a text or a number"),
        (b"~: 1\n", "line 1, column 1: a key must be a text or a number"),
        (b"a: [1, 2\n", "line 2, column 1: not YAML: "),
        (b"a: {b: 1\n", "line 2, column 1: not YAML: "),
        (b"a: \x00\n", "line 1, column 4: expected text without control characters, got U+0000"),
        (b"a: 1\n\xef\xbb\xbfb: 1\n", "line 2, column 1: expected text without control characters, got U+FEFF"),
        (b'a: "\\uD800"\n', "line 1, column "),
        (b'a: "\\UFFFFFFFF"\n', "not YAML: "),
        (b"\xff\xfe\x01", "line 1, column 1: not UTF-8 text"),
        (b"\xef\xbb\xbfa: 1\nb\xc3\xa8 \xff", "line 2, column 4: not UTF-8 text"),
        (b"[" * 900, "line 1, column 41: nested deeper than 40 levels"),
        (b"[" * 100_000, "nest"),
        (b"- " * 1_000 + b"x", "line 1, column 81: nested deeper than 40 levels"),
        (b"{a: " * 500 + b"1" + b"}" * 500, "line 1, column 161: nested deeper than 40 levels"),
        (b"a: " + b"x" * 4_000_000, "larger than 4,000,000 bytes"),
    ],
)
@pytest.mark.usefixtures("parser")
def test_refusals(data: bytes, says: str) -> None:
    """One short reason, with the line where there is one."""
    with pytest.raises(PlainYamlError) as caught:
        read_plain(data)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_an_alias_bomb_costs_nothing() -> None:
    """It is refused at the first anchor."""
    levels = "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30))
    with pytest.raises(PlainYamlError, match="anchors"):
        read_plain(f"a0: &a0 x\n{levels}\n".encode())


def test_limits_can_be_narrower() -> None:
    """As a caller needs them."""
    assert read_plain(b"[[1]]", max_bytes=5, max_depth=2) == [[1]]
    with pytest.raises(PlainYamlError, match="larger than 4 bytes"):
        read_plain(b"[[1]]", max_bytes=4)
    with pytest.raises(PlainYamlError, match="line 1, column 2: nested deeper than 1 levels"):
        read_plain(b"[[1]]", max_depth=1)


# ---- forms -----------------------------------------------------------------------------------------------------------

Name = Annotated[str, Meta(pattern=r"\A[a-z]+\Z", description="a word of small letters")]


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the form."""

    name: Name
    cargo: dict[str, Annotated[int, Meta(ge=1)]] = {}
    sails: Annotated[int, Meta(le=3)] | None = None


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A form."""

    ships: tuple[Ship, ...]
    flag: Ship | None = None
    home: tuple[Name, int] = ("sea", 1)


def test_data_becomes_a_form() -> None:
    """With its defaults."""
    made = read_form(read_plain("ships: [{name: lark, cargo: {rice: 2}}, {name: wren, sails: 3}]"), Fleet)
    assert made == Fleet((Ship("lark", {"rice": 2}), Ship("wren", sails=3)))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("null", "the file: expected mapping, got null"),
        ("[]", "the file: expected mapping, got list"),
        ("{}", "the file: expected a key ships"),
        ("{ships: [], sea: 1}", "the file: unknown key 'sea', expected one of ships, flag, home"),
        ("{ships: {}}", "ships: expected list, got mapping"),
        ("{ships: [{}]}", "ships[0]: expected a key name"),
        ("{ships: [{name: x, oars: 1}]}", "ships[0]: unknown key 'oars', expected one of name, cargo, sails"),
        ("{ships: [], flag: {oars: 1}}", "flag: unknown key 'oars', expected one of name, cargo, sails"),
        ('{ships: [], flag: {"o\\n`rs": 1}}', "flag: unknown key 'o\\n`rs', expected one of name, cargo, sails"),
        ("{ships: [{name: X}]}", "ships[0].name: expected a word of small letters"),
        ("{ships: [], home: [X, 1]}", "home[0]: expected a word of small letters"),
        ("{ships: [{name: 3}]}", "ships[0].name: expected str, got int"),
        ("{ships: [{name: x, sails: many}]}", "ships[0].sails: expected int or null, got str"),
        ("{ships: [{name: x, sails: 4}]}", "ships[0].sails: expected int <= 3"),
        ("{ships: [{name: x, sails: 1.5}]}", "ships[0].sails: expected int or null, got float"),
        ("{ships: [{name: x, cargo: {rice: 0}}]}", "ships[0].cargo[...]: expected int >= 1"),
    ],
)
def test_what_does_not_fit_a_form_is_answered_with_its_place(text: str, says: str) -> None:
    """And with what would be right."""
    with pytest.raises(PlainYamlError) as caught:
        read_form(read_plain(text), Fleet)
    assert str(caught.value) == says
