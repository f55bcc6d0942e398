"""The files of the web app: index.html for every address of a page, the built files for long."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Final

from litestar import MediaType, Response

from serai.core.language import languages, text

BUILT: Final = "/assets/"  # names with a hash of their content: they never change
TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
}
TEXT: Final = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


def missing_page() -> bytes:
    """What is shown while the app has not been built: how to do that."""
    said = "".join(f'<p lang="{lang}">{escape(text("server-app-missing", lang))}</p>' for lang in languages())
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Serai</title><h1>Serai</h1>{said}</html>'.encode()
    )


@dataclass(frozen=True)
class Page:
    """A file ready to be sent."""

    body: bytes
    packed: bytes  # the same, gzip; empty where that is no use
    kind: str
    tag: str
    changed: float


class Files:
    """A folder of files, read when they are asked for and kept until they change."""

    def __init__(self, folder: Path) -> None:
        """The folder may be missing: then there is a page that says how to build it."""
        self._folder = folder.resolve()
        self._known: dict[Path, Page] = {}

    def answer(self, path: str, packs: bool, known: str) -> Response[bytes]:
        """The answer to a request; `packs`: the other side understands gzip; `known`: the tags of what it has."""
        found, built = self.find(path), path.startswith(BUILT)
        if found is None and built:
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        page = found or self.find("/index.html")
        if page is None:
            return Response(missing_page(), status_code=503, media_type=MediaType.HTML)
        age = "public, max-age=31536000, immutable" if built else "no-cache"
        headers = {"cache-control": age, "etag": page.tag, "vary": "accept-encoding"}
        if page.tag in known:
            return Response(b"", status_code=304, media_type=page.kind, headers=headers)
        if packs and page.packed:
            return Response(page.packed, media_type=page.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(page.body, media_type=page.kind, headers=headers)

    def find(self, path: str) -> Page | None:
        """The file of an address, if there is one."""
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime
            page = self._known.get(file)
            if page is None or page.changed != changed:
                page = self._known[file] = _read(file, changed)
        except (OSError, ValueError):  # a name too long, a zero byte, a file that has just gone
            return None
        return page


def _read(file: Path, changed: float) -> Page:
    body = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    plain = kind.startswith(TEXT)
    packed = gzip.compress(body, 9, mtime=0) if plain and len(body) > 600 else b""
    tag = f'"{blake2b(body, digest_size=10).hexdigest()}"'
    return Page(body, packed, kind, tag, changed)
