"""Errors that end a command."""


class CallError(Exception):
    """The call or an input was wrong: one line for people, exit code 2."""
