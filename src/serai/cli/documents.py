"""Position documents from files: JSON, or YAML without surprises."""

from typing import Final

from serai.cli.common import read_bytes
from serai.cli.errors import CallError
from serai.core.documents import MAX_BYTES, DocumentError, depth_of, parse_json

MAX_NESTING: Final = 40


def read_document(path: str) -> object:
    """The plain data in a file, JSON or YAML; `-` is standard input. Raises CallError."""
    data = read_bytes(path, MAX_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CallError(f"{path}: not UTF-8 text (byte {error.start})") from None
    try:
        if text.lstrip()[:1] in ("{", "["):
            document = parse_json(text, "the document")
        else:
            document = _parse_yaml(text)
        depth_of(document, MAX_NESTING)
    except DocumentError as error:
        raise CallError(f"{path}: {error}") from None
    return document


def _parse_yaml(text: str) -> object:
    """YAML with plain values only: no anchors, aliases or tags; a key stands once."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        nesting = 0
        for event in yaml.parse(text, Loader=loader):
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
                raise DocumentError("", f"line {event.start_mark.line + 1}: anchors, aliases and tags are not allowed")
            nesting += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if nesting > MAX_NESTING:
                raise DocumentError("", f"nested deeper than {MAX_NESTING} levels")
        node = yaml.compose(text, Loader=loader)
        _refuse_twins(node)
        document: object = yaml.load(text, Loader=loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1} column {mark.column + 1}: " if mark is not None else ""
        problem = getattr(error, "problem", None) or getattr(error, "reason", None) or "not readable"
        raise DocumentError("", f"{place}neither JSON nor YAML: {problem}") from None
    except ValueError as error:  # a date or number that cannot be
        raise DocumentError("", str(error)) from None
    return document


def _refuse_twins(node: object) -> None:
    """Refuse a mapping that names a key twice."""
    import yaml

    if isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            _refuse_twins(inner)
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            name = str(key.value)
            if name in seen:
                raise DocumentError("", f"line {key.start_mark.line + 1}: the key {name!r} stands twice")
            seen.add(name)
            _refuse_twins(value)


def write_document(document: object) -> str:
    """Plain data as YAML, keys in their order."""
    import yaml

    text: str = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
    return text
