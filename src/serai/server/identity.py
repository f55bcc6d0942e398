"""Who somebody is: guests with a name and an opaque token in a cookie. Of the token only its SHA-256 is kept."""

import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from serai.server.refusal import Refusal
from serai.store.errors import StoreError
from serai.store.rows import Person
from serai.store.store import Store

PLAIN_COOKIE: Final = "serai"
SECURE_COOKIE: Final = "__Host-serai"  # a name that browsers accept over https only, for the whole host only
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 40
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{40,64}")
MOST_KNOWN: Final = 20_000
MOST_LEFT: Final = 1_000
MOST_MARKS: Final = 2  # on one letter
_STRIPPED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, bidi marks and their like
_UNSEEN: Final = frozenset(  # letters, marks and signs of which nothing is seen
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159))
) | frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000))))


def clean_name(name: str) -> str:
    """A name as it is shown: no control and direction characters, single spaces, 40 letters. Raises Refusal."""
    plain = "".join(" " if letter in "\t\n\r" else letter for letter in unicodedata.normalize("NFC", name))
    kept = "".join(one for one in plain if one not in _UNSEEN and unicodedata.category(one) not in _STRIPPED)
    shown = _without_piles(" ".join(kept.split()))[:LONGEST_NAME].strip()
    while len(unicodedata.normalize("NFKC", shown)) > LONGEST_NAME:  # signs that are as wide as a whole sentence
        shown = shown[:-1].strip()
    if not any(letter.isalnum() or unicodedata.category(letter).startswith("S") for letter in shown):
        raise Refusal("malformed", "server-refused-name")
    return shown


def _without_piles(name: str) -> str:
    """At most two marks on a letter, none on nothing: more of them would reach into the lines above and below."""
    made, marks = "", MOST_MARKS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= MOST_MARKS:
            made += letter
    return made


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(secure: bool) -> str:
    """The name of the cookie, by whether the request came over https."""
    return SECURE_COOKIE if secure else PLAIN_COOKIE


def set_cookie(token: str, secure: bool, seconds: int = YEAR) -> str:
    """The Set-Cookie header; with `seconds` 0 it takes the cookie away."""
    parts = [f"{cookie_name(secure)}={token}", "Path=/", f"Max-Age={seconds}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


class Guests:
    """The people the server knows. Lately seen ones are remembered, so that not every request asks the store."""

    def __init__(self, store: Store) -> None:
        """The store holds them for good."""
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._left: OrderedDict[str, None] = OrderedDict()  # lately: a look-up of them may be under way

    async def find(self, token: str) -> Person | None:
        """The person a token belongs to; nobody for a token that was never given out or has been given back."""
        if not TOKEN.fullmatch(token):
            return None
        hashed = token_hash(token)
        if hashed in self._left:
            return None
        person = self._known.get(hashed)
        if person is None:
            person = await self._store.person_by_token(hashed)
            if person is None or hashed in self._left:
                return None
        self._remember(hashed, person)
        return person

    async def welcome(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest and their token: 256 bits that nobody can guess, told once."""
        token, now = secrets.token_urlsafe(32), time.time()
        person = Person(secrets.token_urlsafe(12), clean_name(name), lang, token_hash(token), now, now)
        await self._store.add_person(person)
        self._remember(person.token_hash, person)
        return person, token

    async def change(self, person: Person, name: str, lang: str) -> Person:
        """Another name or language for a guest. Raises StoreError."""
        changed = replace(person, name=clean_name(name), lang=lang)
        try:
            await self._store.change_person(changed.id, changed.name, changed.lang)
        except StoreError:
            self._known.pop(person.token_hash, None)  # the store may hold it all the same
            raise
        self._remember(changed.token_hash, changed)
        return changed

    def has_left(self, person: Person) -> bool:
        """Whether a guest has lately given their token back."""
        return person.token_hash in self._left

    async def leave(self, person: Person) -> None:
        """Take a guest's token out of use, for good. Raises StoreError: then it stays in use, if the store says so."""
        try:
            await self._store.retire_token(person.id)
        except StoreError:
            self._known.pop(person.token_hash, None)  # the store may have done it all the same
            raise
        self._left[person.token_hash] = None
        self._known.pop(person.token_hash, None)
        while len(self._left) > MOST_LEFT:
            self._left.popitem(last=False)

    def _remember(self, hashed: str, person: Person) -> None:
        if hashed in self._left:
            return
        self._known[hashed] = person
        self._known.move_to_end(hashed)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
