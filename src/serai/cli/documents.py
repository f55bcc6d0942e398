"""Position documents from files: JSON, or YAML without surprises."""

from serai.cli.common import read_bytes
from serai.cli.errors import CallError
from serai.core.documents import MAX_BYTES, DocumentError, depth_of, parse_json
from serai.core.plain_yaml import PlainYamlError, read_plain


def read_document(path: str) -> object:
    """The plain data in a file, JSON or YAML; `-` is standard input. Raises CallError."""
    data = read_bytes(path, MAX_BYTES)
    try:
        if data.lstrip()[:1] in (b"{", b"["):
            document = parse_json(data, "the document")
        else:
            document = read_plain(data)
        depth_of(document)
    except (DocumentError, PlainYamlError) as error:
        raise CallError(f"{path}: {error}") from None
    return document


def write_document(document: object) -> str:
    """Plain data as YAML, keys in their order."""
    import yaml

    text: str = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
    return text
