"""The `serai` command: finds the command, runs it, and turns whatever happens into an exit code.

0 done, 1 a check failed, 2 the call or an input was wrong (one line on standard error), 130 interrupted. The commands are
imported only when they run, so that `serai --help` is quick. SERAI_DEBUG=1 shows the traceback of an unexpected error.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType

from serai.cli.errors import CallError
from serai.cli.parser import build_parser

DONE, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except SystemExit as leaving:  # argparse has shown a help text
        return leaving.code if isinstance(leaving.code, int) else DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _quiet()
    except CallError as error:
        return _complain(str(error))
    except Exception as error:  # the last resort: nobody should ever see a traceback by accident
        if os.environ.get("SERAI_DEBUG") == "1":
            raise
        return _complain(f"unexpected {type(error).__name__}: {error} (SERAI_DEBUG=1 shows where)")
    return code


def _run(arguments: list[str]) -> int:
    parser = build_parser()
    given = parser.parse_args(arguments)
    if given.version:
        print(_version())
        return DONE
    if given.command is None:
        parser.print_help()
        return DONE
    command: ModuleType = importlib.import_module(f"serai.cli.commands.{given.command}")
    code: int = command.run(given)
    return code


def _version() -> str:
    from importlib import metadata

    from serai import _build

    return f"serai {metadata.version('serai')}, rules {'compiled' if _build.compiled() else 'from source'}"


def _complain(message: str) -> int:
    print(f"serai: {' '.join(message.split())}", file=sys.stderr)
    return WRONG


def _quiet() -> int:
    """Whoever read our output has gone: nothing is left to say, also not at the interpreter's exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


if __name__ == "__main__":
    sys.exit(main())
