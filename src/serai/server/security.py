"""Who may ask at all, and what every answer carries.

Requests that change something, and the handshake of a socket, must come from our own pages or from a program that is no
browser: browsers always say where a request comes from (Origin, Sec-Fetch-Site), so what says nothing is none
(docs/decisions/0020-same-origin-without-tokens.md).
"""

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from serai.server.refusal import Refusal
from serai.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Message, Scope

MOST_DEPTH: Final = 16
FEW_BRACKETS: Final = 16  # text with fewer cannot be nested deeper
SQUARE: Final = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS: Final = bytes(sign for sign in range(256) if sign not in b"[]{}")
SAFE: Final = ("GET", "HEAD", "OPTIONS")

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"vary", b"accept-encoding"),
)
HOST: Final = re.compile(rb"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")  # a name or an address, and a port


def header(scope: "Scope", name: bytes) -> str:
    """A header of a request; empty when it is not there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def is_secure(scope: "Scope", settings: Settings) -> bool:
    """Whether the request came over https, as far as we can know."""
    if settings.behind_proxy and (told := header(scope, b"x-forwarded-proto")):
        return told.split(",")[-1].strip().lower() in ("https", "wss")
    return scope["scheme"] in ("https", "wss")


def address_of(scope: "Scope", settings: Settings) -> str:
    """Where a request comes from: the last address that a proxy of ours has added, else the other end itself."""
    if settings.behind_proxy and (told := header(scope, b"x-forwarded-for")):
        return told.split(",")[-1].strip()[:60]
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def check_host(scope: "Scope", settings: Settings) -> None:
    """Answer only to our own names, where we know them: a page elsewhere could point its name at us. Raises Refusal.

    Whatever we are called, a request says so once, and in a form that nobody can read in another way.
    """
    told = [value for key, value in scope["headers"] if key == b"host"]
    plain = len(told) == 1 and HOST.fullmatch(told[0]) is not None
    missing = not told and scope.get("http_version") == "1.0"  # which knows no such header
    if not (plain or missing) or (settings.hosts and host_name(header(scope, b"host")) not in settings.hosts):
        raise Refusal("forbidden", "server-refused-host-name")


def host_name(netloc: str) -> str:
    """A host without its port, in small letters."""
    name = netloc.lower()
    return name if name.endswith("]") else name.rpartition(":")[0] if ":" in name else name


def check_origin(scope: "Scope", settings: Settings) -> None:
    """Refuse what another site's page sends. Raises Refusal."""
    check_host(scope, settings)
    site, origin = header(scope, b"sec-fetch-site"), header(scope, b"origin")
    if site and site != "same-origin":
        raise Refusal("forbidden", "server-refused-origin")
    if origin and not is_own(origin, scope, settings):
        raise Refusal("forbidden", "server-refused-origin")


def is_own(origin: str, scope: "Scope", settings: Settings) -> bool:
    """Whether an origin is ours: the host that was asked, or the public address."""
    try:
        there = urlsplit(origin)
    except ValueError:
        return False
    if there.scheme not in ("http", "https") or not there.netloc:
        return False
    own = {header(scope, b"host").lower()}
    if settings.public_url:
        own.add(urlsplit(settings.public_url).netloc.lower())
    if settings.behind_proxy and (told := header(scope, b"x-forwarded-host")):
        own.add(told.split(",")[-1].strip().lower())
    default = ":443" if there.scheme == "https" else ":80"
    return there.netloc.lower() in own or there.netloc.lower() in {name.removesuffix(default) for name in own}


def check_body(scope: "HTTPScope", body: bytes) -> None:
    """JSON only, and not nested deeply. Raises Refusal."""
    kind = header(scope, b"content-type").partition(";")[0].strip().lower()
    if body and kind != "application/json":
        raise Refusal("malformed", "server-refused-content-type")
    check_depth(body)


def check_depth(body: bytes) -> None:
    """Refuse JSON that is nested deeply, before anybody reads it. Raises Refusal."""
    if body.count(b"[") + body.count(b"{") <= FEW_BRACKETS:
        return
    brackets = without_texts(body).translate(SQUARE, NO_BRACKETS)
    for _ in range(MOST_DEPTH):  # each time the innermost pairs go
        brackets = brackets.replace(b"[]", b"")
    if b"[]" in brackets or brackets.count(b"[") > MOST_DEPTH:
        raise Refusal("malformed", "server-refused-deep")


def without_texts(body: bytes) -> bytes:
    """JSON without its texts, also one that is never closed. Each step reads it once: hostile JSON takes no longer."""
    plain = body.replace(b"\\\\", b"").replace(b'\\"', b"") if b"\\" in body else body
    return b"".join(plain.split(b'"')[::2])


async def add_headers(message: "Message", scope: "Scope") -> None:
    """What every answer over HTTP carries."""
    if message["type"] == "http.response.start":
        given = {name.lower() for name, _ in message["headers"]}
        extra = [pair for pair in HEADERS if pair[0] not in given]
        if scope["path"].startswith("/api") and b"cache-control" not in given:
            extra.append((b"cache-control", b"no-store"))
        message["headers"] = [*message["headers"], *extra]
