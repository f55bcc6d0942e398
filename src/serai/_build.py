"""Compiled modules or sources? One answer for the whole process, given before any other module is imported.

A build leaves compiled modules beside their sources, and `_compiled.json`, which holds the hash of each source they
were made from. They are used only while every hash still agrees; otherwise, or when nothing says what they are, all of
Serai is loaded from source. So a compiled module never hides an edited source.

    SERAI_PURE=1         use the sources
    SERAI_STALE=error    compiled modules out of date are an error, not a message (for continuous integration)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from types import ModuleType

_FOLDER = os.path.dirname(os.path.abspath(__file__))
_MANIFEST = "_compiled.json"
_PACKAGE = __name__.partition(".")[0]

_compiled = False


def compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return _compiled


def arrange_imports() -> None:
    """Settle how Serai's modules are found. Raises ImportError when they are stale and SERAI_STALE=error."""
    global _compiled  # noqa: PLW0603 - the one answer
    pure = os.environ.get("SERAI_PURE") == "1"
    manifest = None if pure else _read_manifest()
    stale = [] if manifest is None else list(_stale_modules(manifest))
    _compiled = manifest is not None and not stale
    if stale:
        _report(stale)
    if not _compiled:
        sys.meta_path.insert(0, SourceFinder())


class SourceFinder:
    """Finds Serai's modules by their sources alone, whatever compiled files lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module of Serai, or None for every other module."""
        if path is None or not fullname.startswith(_PACKAGE + "."):
            return None
        for entry in path:
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        leftover = PathFinder.find_spec(fullname, path)
        if leftover is not None and isinstance(leftover.loader, ExtensionFileLoader):
            raise ModuleNotFoundError(f"{fullname}: only {leftover.origin} is left, its source is gone", name=fullname)
        return None


def _read_manifest() -> str | None:
    """The text of the manifest, empty if it cannot be read, or None if there is none."""
    try:
        with open(os.path.join(_FOLDER, _MANIFEST), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return ""


def _stale_modules(manifest: str) -> Iterator[str]:
    """The compiled modules that must not be used, each with the reason unless its source was edited."""
    try:
        suffix, modules = _manifest_content(manifest)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        yield f"{_PACKAGE}/{_MANIFEST} (damaged)"
        return
    if suffix not in EXTENSION_SUFFIXES:
        yield f"{_PACKAGE} (compiled for another Python)"
        return
    for name, inside, sha256 in modules:
        source = os.path.join(_FOLDER, inside)
        if _sha256(source) != sha256:
            yield name
        elif not os.path.exists(source.removesuffix(".py") + suffix):
            yield f"{name} (compiled file missing)"


def _manifest_content(manifest: str) -> tuple[str, list[tuple[str, str, str]]]:
    """The ending of compiled files, and each module with its source and the hash of it. Raises what damage raises."""
    import json

    content = json.loads(manifest)
    modules = [(name, entry["source"], entry["sha256"]) for name, entry in content["modules"].items()]
    if not modules or not all(name.replace(".", "").isidentifier() for name, _, _ in modules):
        raise ValueError("names of modules are missing")
    if not all(isinstance(value, str) for module in modules for value in (content["python"], *module)):
        raise TypeError("expected texts")
    return content["python"], modules


def _sha256(path: str) -> str:
    """The hash of a file; of one that is gone or cannot be read, nothing."""
    import hashlib

    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except (OSError, ValueError):
        return ""


def _report(stale: list[str]) -> None:
    """Say in one line that the compiled modules are out of date, or raise that line as an error."""
    more = f" and {len(stale) - 1} more" if len(stale) > 1 else ""
    message = f"compiled modules are out of date: {stale[0]}{more}"
    if os.environ.get("SERAI_STALE") == "error":
        raise ImportError(f"{message}. Compile again with: make setup", name=_PACKAGE)
    try:
        if sys.stderr is not None:  # print would write to standard output
            print(f"serai: {message}; running from source. Compile again with: make setup", file=sys.stderr)
    except OSError:
        pass  # a message that cannot be written is no reason not to run
