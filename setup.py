"""Compiles the modules of compiled-modules.txt with mypyc while the package is built.

    SERAI_COMPILE=0    never compile
    SERAI_COMPILE=1    compile, or fail with everything the compilers said
    (unset)            compile if that is possible; otherwise say why in one line and go on without
    SERAI_DEBUG=1      keep debugging symbols

Beside the compiled modules stands `serai/_compiled.json`, which says from which sources they were made;
`serai/_build.py` compares it with the sources at import.
"""

from __future__ import annotations

import contextlib
import functools
import glob
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

MODE = os.environ.get("SERAI_COMPILE", "")
LIST = Path("compiled-modules.txt")
SOURCES = Path("src")
PACKAGE = "serai"
MANIFEST = "_compiled.json"
LOG = Path("build", "compile.log")
SECONDS_EACH = 0.7  # a module, on two cores


def modules_to_compile() -> list[Path]:
    """The source files that compiled-modules.txt takes in and does not take out again, in order of path."""
    taken_in: set[Path] = set()
    taken_out: set[Path] = set()
    for number, line in enumerate(LIST.read_text(encoding="utf-8").splitlines(), start=1):
        pattern = line.partition("#")[0].strip()
        paths = {Path(path) for path in glob.glob(pattern.removeprefix("!"))}
        if pattern.startswith("!"):
            taken_out |= paths
        elif pattern and not paths:
            raise SystemExit(f"{LIST}:{number}: no file matches {pattern!r}")
        else:
            taken_in |= paths
    return sorted(path for path in taken_in - taken_out if path.name != "__init__.py")


@functools.cache
def reason_not_to_compile() -> str:
    """Why the modules cannot be compiled here, or nothing."""
    if MODE == "0":
        return "SERAI_COMPILE=0"
    if not has_compiler():
        return "no C compiler with Python's headers was found"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    return ""


def has_compiler() -> bool:
    """Whether a C compiler is there that finds Python.h."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    probe = [*command, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    try:
        return subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def extensions(sources: list[Path]) -> list[Extension]:
    """Translate the sources to C: one group with one shared library, so that calls between modules stay direct.

    Each module is a file of its own: as one file they would take the compiler four times as long.
    """
    from mypyc.build import mypycify

    # No configuration file: how strict we are with ourselves must not decide whether a build succeeds, and an
    # isolated build environment holds none of the libraries that uncompiled modules import.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    debug_level = "1" if os.environ.get("SERAI_DEBUG") else "0"
    paths = [str(source) for source in sources]
    form: dict[str, Any] = {"opt_level": "3", "debug_level": debug_level, "group_name": PACKAGE}
    made = mypycify([*options, *paths], separate=False, multi_file=True, **form)
    group = [extension for extension in made if isinstance(extension, Extension)]
    for extension in group:
        extension.extra_compile_args += flags_for_one_library()
    return group


def flags_for_one_library() -> list[str]:
    """Let the C compiler inline calls between our modules: nobody else calls into the group's library."""
    return [] if os.name == "nt" else ["-fvisibility=hidden"]


def manifest_of(sources: list[Path]) -> str:
    """The manifest of what is compiled now: dotted names, paths inside the package, hashes of the sources."""
    modules = {}
    for source in sources:
        name = ".".join(source.relative_to(SOURCES).with_suffix("").parts)
        inside = source.relative_to(SOURCES / PACKAGE).as_posix()
        modules[name] = {"source": inside, "sha256": hashlib.sha256(source.read_bytes()).hexdigest()}
    return json.dumps({"python": EXTENSION_SUFFIXES[0], "modules": modules}, indent=1) + "\n"


def remove_compiled(folder: Path) -> None:
    """Remove whatever an earlier build left in a folder: nothing old may be loaded beside something new."""
    leftovers = [folder / PACKAGE / MANIFEST]
    for suffix in ("so", "pyd"):
        leftovers += folder.glob(f"{PACKAGE}/**/*.{suffix}")
        leftovers += folder.glob(f"*__mypyc*.{suffix}")
    for path in leftovers:
        path.unlink(missing_ok=True)


@contextlib.contextmanager
def output_kept_in(log: Path) -> Iterator[None]:
    """Send what this process and its children print to a file."""
    log.parent.mkdir(parents=True, exist_ok=True)
    sys.stdout.flush()
    sys.stderr.flush()
    saved = os.dup(1), os.dup(2)
    try:
        with log.open("wb") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for target, original in zip((1, 2), saved, strict=True):
            os.dup2(original, target)
            os.close(original)


def first_error(log: Path) -> str:
    """The first line of a log that speaks of an error, or its last line."""
    lines = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "no message")


def how_long(modules: int) -> str:
    """How long compiling so many modules takes on two cores."""
    minutes = max(1, round(modules * SECONDS_EACH / 60))
    return "about a minute" if minutes == 1 else f"about {minutes} minutes"


def say(line: str) -> None:
    print(f"serai: {line}", file=sys.stderr)


def say_uncompiled(reason: str) -> None:
    say(f"the rules run uncompiled (slower, otherwise the same): {reason}")


class BuildRules(build_ext):
    """Translates and compiles only when extensions are really built, not at each question of an installer."""

    def run(self) -> None:
        sources = modules_to_compile()
        self._remove_old()
        if not sources:
            return
        reason = reason_not_to_compile()
        if reason and MODE == "1":
            raise SystemExit(f"serai: cannot compile: {reason}")
        if not reason:
            say(f"compiling {len(sources)} modules ({how_long(len(sources))}, longer where the machine is busy)")
            reason = self._compile(sources) if MODE == "1" else self._compile_if_possible(sources)
        if reason:
            say_uncompiled(reason)

    def build_extension(self, ext: Extension) -> None:
        """Compile the files of an extension side by side, then link them."""
        sources = [os.fspath(source) for source in ext.sources]
        if len(sources) > 1:
            with ThreadPoolExecutor(int(self.parallel or 1)) as threads:
                made = [threads.submit(self._object_of, source, ext) for source in sources]
            ext.extra_objects = [*(one for each in made for one in each.result()), *(ext.extra_objects or [])]
            ext.sources = []
        super().build_extension(ext)

    def _object_of(self, source: str, ext: Extension) -> list[str]:
        """Compile one file, unless its object is there, made by the same compiler from what stands there now."""
        made = self.compiler.object_filenames([source], output_dir=self.build_temp)
        done = Path(f"{made[0]}.done")
        how = repr((version("mypy"), self.compiler.compiler_so, ext.include_dirs, ext.extra_compile_args))
        inputs = [source, *ext.depends, __file__]
        fresh = done.exists() and done.read_text(encoding="utf-8") == how
        if fresh and all(os.stat(path).st_mtime < os.stat(made[0]).st_mtime for path in inputs):
            return list(made)
        done.unlink(missing_ok=True)
        more = {"include_dirs": ext.include_dirs, "extra_postargs": ext.extra_compile_args}
        made = self.compiler.compile([source], output_dir=self.build_temp, **more)
        done.write_text(how, encoding="utf-8")
        return list(made)

    def _compile(self, sources: list[Path]) -> str:
        """Compile, or raise what the compilers raise."""
        manifest = manifest_of(sources)  # before compiling: a source edited meanwhile then counts as stale
        self.distribution.ext_modules = [*extensions(sources)]
        self.force = True
        self.parallel = self.parallel or os.cpu_count() or 1
        self.swig_opts = None  # type: ignore[assignment] # as finalize_options, run a second time, expects it
        self.finalize_options()
        super().run()
        folder = SOURCES if self.inplace else Path(self.build_lib)
        unfinished = folder / PACKAGE / f"{MANIFEST}.part"
        unfinished.write_text(manifest, encoding="utf-8")
        unfinished.replace(folder / PACKAGE / MANIFEST)
        return ""

    def _compile_if_possible(self, sources: list[Path]) -> str:
        """Compile; on failure leave nothing behind and return the reason."""
        try:
            with output_kept_in(LOG):
                try:
                    return self._compile(sources)
                except BaseException:
                    traceback.print_exc()
                    raise
        except (Exception, SystemExit):
            self._remove_old()
            return f"compiling failed, see {LOG}: {first_error(LOG)}"

    def _remove_old(self) -> None:
        remove_compiled(Path(self.build_lib))
        if self.inplace:
            remove_compiled(SOURCES)


class BuildSources(build_py):
    """Copies the package afresh: a module deleted since the last build must not live on in a wheel."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, PACKAGE), ignore_errors=True)
        if not self.distribution.has_ext_modules() and modules_to_compile():
            say_uncompiled(reason_not_to_compile())
        super().run()


class SeraiDistribution(Distribution):
    def has_ext_modules(self) -> bool:
        """True when something will be compiled; the extensions themselves are made when they are built."""
        return bool(modules_to_compile()) and (MODE == "1" or not reason_not_to_compile())


if __name__ == "__main__":  # tests import this file for what it knows
    setup(distclass=SeraiDistribution, cmdclass={"build_ext": BuildRules, "build_py": BuildSources})
