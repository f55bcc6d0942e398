"""What is published works where nothing of ours was installed before: source archive -> wheel -> new environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import urllib.error
import urllib.request
import venv
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import setup as packaging
from bench.tables import free_port

ROOT = Path(__file__).resolve().parent.parent
DATA = (".yaml", ".md", ".ftl")

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("SERAI_", "PYTHON"))}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The source archive and the wheel made from it, out of a copy of this tree without anything compiled."""
    tree = tmp_path_factory.mktemp("tree") / "serai"
    tree.mkdir()
    left_out = shutil.ignore_patterns("*.so", "_compiled.json", "__pycache__", "*.egg-info", "node_modules")
    for name in ("src", "locales", "tests", "requirements"):
        shutil.copytree(ROOT / name, tree / name, symlinks=True, ignore=left_out)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, tree / path.name)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", tree / "dist", tree, cwd=tree)
    (source,) = (tree / "dist").glob("*.tar.gz")
    (wheel,) = (tree / "dist").glob("*.whl")
    return source, wheel


def data_files() -> set[str]:
    """Every data file of the package, as it must appear beneath `serai/`, that of symbolic links included."""
    package = ROOT / "src" / "serai"
    found = set()
    for folder, _, names in os.walk(package, followlinks=True):
        found |= {Path(folder, name).relative_to(package).as_posix() for name in names if name.endswith(DATA)}
    return found


def test_the_source_archive_holds_sources_and_data_and_nothing_compiled(archives: tuple[Path, Path]) -> None:
    with tarfile.open(archives[0]) as archive:
        members = {member.name.partition("/")[2]: member for member in archive.getmembers()}
    assert {f"src/serai/{name}" for name in data_files()} <= members.keys()
    assert {"compiled-modules.txt", "setup.py", "LICENSE", "NOTICE", "src/serai/py.typed"} <= members.keys()
    assert not [name for name in members if name.endswith((".so", ".pyc", "_compiled.json"))]
    assert not [name for name, member in members.items() if member.issym()]


def test_the_wheel_holds_data_and_compiled_modules(archives: tuple[Path, Path]) -> None:
    names = set(zipfile.ZipFile(archives[1]).namelist())
    assert {f"serai/{name}" for name in data_files()} <= names
    assert {"serai/py.typed", "serai/server/static/index.html"} <= names
    assert any(name.startswith("serai/server/static/assets/") and name.endswith(".woff2") for name in names)
    modules = packaging.modules_to_compile()
    if modules and not packaging.reason_not_to_compile():
        suffix = EXTENSION_SUFFIXES[0]
        compiled = {path.relative_to("src").with_suffix("").as_posix() + suffix for path in modules}
        assert compiled | {"serai/_compiled.json"} <= names
    else:
        assert archives[1].name.endswith("-py3-none-any.whl")


def test_the_installed_wheel_runs(archives: tuple[Path, Path], tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    install = ("install", "--quiet", "--no-deps", "--no-index", archives[1])
    run(sys.executable, "-m", "pip", "--python", python, *install, cwd=tmp_path)
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=tmp_path).strip())
    # The libraries are those of this environment: a plain path line, searched after the new environment's own folder.
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")

    code = "import serai; print(serai.__file__); print(serai._build.compiled())"
    found, compiled = run(python, "-c", code, cwd=tmp_path, SERAI_STALE="error").splitlines()
    assert Path(found).is_relative_to(tmp_path)
    possible = bool(packaging.modules_to_compile()) and not packaging.reason_not_to_compile()
    assert compiled == str(possible)
    assert "usage" in run(tmp_path / "env" / "bin" / "serai", "--help", cwd=tmp_path).lower()
    assert run(tmp_path / "env" / "bin" / "serai", "games", cwd=tmp_path).strip()
    port = free_port()
    command = (tmp_path / "env" / "bin" / "serai", "serve", "--port", str(port), "--data", tmp_path / "data")
    with subprocess.Popen([str(part) for part in command], cwd=tmp_path, stderr=subprocess.PIPE) as server:
        try:
            assert "<title>Serai" in answer(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()


def answer(url: str, server: subprocess.Popen[bytes]) -> str:
    """What a server answers as soon as it is there."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(url, timeout=10) as page:
                return str(page.read().decode())
        except urllib.error.URLError:  # not there yet
            assert server.poll() is None, server.stderr and server.stderr.read()
            time.sleep(0.1)
    raise AssertionError(f"nothing answers at {url}")
