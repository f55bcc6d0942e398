"""The API's description of itself (OpenAPI), with the words that stand for seats and bots, which no type holds."""

from typing import Any, Final

from serai.bots import bot as bots
from serai.server.opening import OPEN, YOU

Plain = dict[str, Any]

WHO: Final = {
    YOU: "the sender",
    OPEN: "for somebody with the invite link",
}


def described(schema: Plain) -> Plain:
    """The same description; every place for a seat or a bot lists what can stand there."""
    kinds: Plain = schema["components"]["schemas"]
    named = ", ".join(bots.words())
    persons = "; ".join(f"`{word}`: {meaning}" for word, meaning in WHO.items())
    seat: Plain = {"enum": [*WHO, *bots.words()], "description": f"{persons}; or a bot: {named}"}
    kinds["NewTable"]["properties"]["seats"]["items"].update(seat)
    branch = {"enum": [YOU, *bots.words()], "description": f"`{YOU}`: {WHO[YOU]}; or a bot: {named}"}
    kinds["Branch"]["properties"]["seats"]["items"].update(branch)
    kinds["Start"]["properties"]["bot"].update(enum=bots.words(), description=f"a bot: {named}")
    kinds["Substitute"]["properties"]["bot"].update(
        enum=["", *bots.words()], description=f"a bot: {named}; empty: take the seats back"
    )
    return schema
