"""What a table answers when it refuses."""


class MatchError(ValueError):
    """The table refuses: not this seat's decision, nothing to take back, the game is over. Nothing has changed.

    `key` names the message for people (`refused-...` in the Fluent files), `code` the kind of refusal for programs: one
    of those that `Refused` in the messages of the web table lists.
    """

    def __init__(self, key: str, message: str, code: str = "forbidden") -> None:
        """`message` is in English, for programs and logs."""
        super().__init__(message)
        self.key = key
        self.code = code
