"""Compiled modules never hide an edited source (serai/_build.py).

Each test makes a small package with the real `_build.py`. Its "compiled" module is a file that no Python can load:
whoever tries to import it fails, so these tests need no compiler and still tell which of the two files was taken.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import setup as packaging
from serai import _build

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]
COMPILED = "state was loaded from its compiled file"
PROBE = f"""
import serai
from serai import _build
print("compiled:", _build.compiled())
try:
    import serai.core.state as state
except ImportError as error:
    assert {SUFFIX!r} in str(error), error
    print({COMPILED!r})
else:
    print("source:", state.VALUE)
"""


class Package:
    """A package `serai` in a folder of its own, with one compiled module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "serai"
        self.source = self.folder / "core" / "state.py"
        self.manifest = self.folder / "_compiled.json"
        self.source.parent.mkdir(parents=True)
        shutil.copy(_build.__file__, self.folder / "_build.py")
        (self.folder / "__init__.py").write_text("from serai import _build\n\n_build.arrange_imports()\n")
        (self.folder / "core" / "__init__.py").touch()
        self.source.write_text("VALUE = 1\n")
        self.source.with_name(f"state{SUFFIX}").write_text("not a library")
        self.write_manifest()

    def write_manifest(self, suffix: str = SUFFIX) -> None:
        sha256 = hashlib.sha256(self.source.read_bytes()).hexdigest()
        modules = {"serai.core.state": {"source": "core/state.py", "sha256": sha256}}
        self.manifest.write_text(json.dumps({"python": suffix, "modules": modules}))

    def run(self, code: str = PROBE, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("SERAI_")}
        return subprocess.run(
            [sys.executable, "-c", code],
            env=inherited | {"PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"} | environment,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def package(tmp_path: Path) -> Package:
    return Package(tmp_path)


def test_compiled_modules_are_used_while_every_hash_agrees(package: Package) -> None:
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: True", COMPILED]
    assert result.stderr == ""


def test_an_edited_source_is_not_hidden_and_one_line_says_so(package: Package) -> None:
    package.source.write_text("VALUE = 2\n")
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: False", "source: 2"]
    (line,) = result.stderr.splitlines()
    assert "serai.core.state" in line
    assert "make setup" in line


def test_without_a_manifest_the_sources_are_used_silently(package: Package) -> None:
    package.manifest.unlink()
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: False", "source: 1"]
    assert result.stderr == ""


def test_serai_pure_uses_the_sources_silently_even_when_stale(package: Package) -> None:
    package.source.write_text("VALUE = 2\n")
    result = package.run(SERAI_PURE="1")
    assert result.stdout.splitlines() == ["compiled: False", "source: 2"]
    assert result.stderr == ""


def test_serai_stale_error_names_the_module(package: Package) -> None:
    package.source.write_text("VALUE = 2\n")
    result = package.run(SERAI_STALE="error")
    assert result.returncode == 1
    assert "ImportError: compiled modules are out of date: serai.core.state" in result.stderr


def test_serai_stale_error_is_content_with_fresh_modules(package: Package) -> None:
    assert package.run(SERAI_STALE="error").stdout.splitlines() == ["compiled: True", COMPILED]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 200_000,
        b'{"python": "x", "modules": {"a": 1}}',
        f'{{"python": "{SUFFIX}", "modules": {{}}}}'.encode(),
        f'{{"python": "{SUFFIX}", "modules": {{"a": {{"source": 1, "sha256": ""}}}}}}'.encode(),
        f'{{"python": "{SUFFIX}", "modules": {{"a": {{"source": "a\\u0000", "sha256": ""}}}}}}'.encode(),
        f'{{"python": "{SUFFIX}", "modules": {{"core": {{"source": "core", "sha256": 1}}}}}}'.encode(),
        f'{{"python": "{SUFFIX}", "modules": {{"\\u001b[2J": {{"source": "core", "sha256": ""}}}}}}'.encode(),
    ],
)
def test_a_damaged_manifest_means_sources(package: Package, content: bytes) -> None:
    package.manifest.write_bytes(content)
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: False", "source: 1"]
    assert len(result.stderr.splitlines()) == 1


def test_a_folder_in_place_of_the_manifest_means_sources(package: Package) -> None:
    package.manifest.unlink()
    package.manifest.mkdir()
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: False", "source: 1"]
    assert len(result.stderr.splitlines()) == 1


def test_the_message_never_goes_to_standard_output(package: Package) -> None:
    package.source.write_text("VALUE = 2\n")
    closed = f"import os, sys; os.close(2); sys.stderr = None{PROBE}"
    assert package.run(closed).stdout.splitlines() == ["compiled: False", "source: 2"]


def test_modules_compiled_for_another_python_mean_sources(package: Package) -> None:
    package.write_manifest(suffix=".cpython-39-another.so")
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: False", "source: 1"]
    assert "another Python" in result.stderr


def test_a_missing_compiled_file_means_sources_for_the_whole_group(package: Package) -> None:
    package.source.with_name(f"state{SUFFIX}").unlink()
    result = package.run()
    assert result.stdout.splitlines() == ["compiled: False", "source: 1"]
    assert "serai.core.state (compiled file missing)" in result.stderr


def test_a_removed_source_does_not_live_on_in_its_compiled_file(package: Package) -> None:
    package.source.unlink()
    result = package.run("import serai.core.state")
    assert result.returncode == 1
    assert "ModuleNotFoundError: serai.core.state" in result.stderr
    assert "its source is gone" in result.stderr


def test_other_packages_keep_their_compiled_modules(package: Package) -> None:
    other = package.root / "other"
    other.mkdir()
    (other / "state.py").write_text("VALUE = 1\n")
    (other / f"state{SUFFIX}").write_text("not a library")
    result = package.run("import serai, other.state", SERAI_PURE="1")
    assert result.returncode == 1
    assert SUFFIX in result.stderr


def test_this_checkout_is_compiled_when_it_can_be() -> None:
    if os.environ.get("SERAI_PURE") == "1":
        assert not _build.compiled()
    elif packaging.modules_to_compile() and not packaging.reason_not_to_compile():
        assert _build.compiled(), "a C compiler is here, but the rules are not compiled: run make setup"


def test_every_listed_module_exists_and_no_package_file_is_compiled() -> None:
    listed = packaging.modules_to_compile()
    assert all(path.is_file() and path.suffix == ".py" for path in listed)
    assert not [path for path in listed if path.name == "__init__.py"]


def test_compiling_says_how_long_it_takes() -> None:
    """Whoever waits for the first start knows for what, and about how long."""
    assert packaging.how_long(10) == "about a minute"
    assert packaging.how_long(39) == "about a minute"
    assert packaging.how_long(260) == "about 3 minutes"
