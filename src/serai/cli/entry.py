"""Where the `serai` script begins. Its first statement makes Ctrl-C wait until the command is ready to be interrupted."""

import signal

signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))


def main() -> int:
    """Run one command; the exit code. Nothing interrupts what Python does afterwards to come to an end."""
    from serai.cli import interrupts

    try:
        from serai.cli.main import INTERRUPTED
        from serai.cli.main import main as command

        code = command()
    except KeyboardInterrupt:
        code = INTERRUPTED
    interrupts.hold()
    return code
