"""The `serai` command: finds the command, runs it, and turns whatever happens into an exit code.

0 done, 1 a check failed, 2 the call or an input was wrong (one line on standard error), 130 interrupted. The commands are
imported only when they run, so that `serai --help` is quick. SERAI_DEBUG=1 shows the traceback of an unexpected error.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from serai.cli import interrupts, streams
from serai.cli.errors import CallError

DONE, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Ctrl-C waits until the command is ready to be interrupted."""
    interrupts.hold()
    streams.arrange()
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
    except SystemExit as leaving:  # argparse has shown a help text
        code = leaving.code if isinstance(leaving.code, int) else DONE
    except KeyboardInterrupt:
        code = INTERRUPTED
    except CallError as error:
        code = _wrong(str(error))
    except OSError as error:
        code = _lost(error)
    except Exception as error:
        code = _unexpected(error)
    return _end(code)


def _run(arguments: list[str]) -> int:
    from serai.cli.parser import build_parser

    parser = build_parser()
    given = parser.parse(arguments)
    if given.version:
        print(_version())
        return DONE
    if given.command is None:
        parser.print_help()
        return DONE
    command: ModuleType = importlib.import_module(f"serai.cli.commands.{given.command}")
    interrupts.release()
    code: int = command.run(given)
    return code


def _version() -> str:
    from importlib import metadata

    from serai import _build

    return f"serai {metadata.version('serai')}, rules {'compiled' if _build.compiled() else 'from source'}"


def _wrong(message: str) -> int:
    streams.complain(message)
    return WRONG


def _lost(error: OSError) -> int:
    """An error without the name of a file is one of standard output, found when it was written or only now."""
    problem = streams.flush_output()
    if problem is None and error.filename is None:
        problem = error
    return _unexpected(error) if problem is None else _unwritten(problem)


def _unwritten(problem: OSError) -> int:
    """Whoever read our output has gone, which is no fault; or the disk is full."""
    if isinstance(problem, BrokenPipeError):
        return DONE
    return _wrong(f"standard output cannot be written: {problem.strerror or problem}")


def _unexpected(error: Exception) -> int:
    """The last resort: nobody should ever see a traceback by accident."""
    if os.environ.get("SERAI_DEBUG") == "1":
        interrupts.release()
        raise error
    return _wrong(f"unexpected {type(error).__name__}: {error} (SERAI_DEBUG=1 shows where)")


def _end(code: int) -> int:
    """Write out what was printed, and honor a Ctrl-C that came meanwhile."""
    problem = streams.flush_output()
    if problem is not None and code in (DONE, FAILED) and not isinstance(problem, BrokenPipeError):
        code = _unwritten(problem)
    try:
        interrupts.release()
    except KeyboardInterrupt:
        code = INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
