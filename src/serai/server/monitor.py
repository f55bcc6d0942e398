"""For whoever watches over the server: is it there, is it fit for use, and what does it measure of itself."""

import logging
from typing import Any

from litestar import MediaType, Request, get

from serai.server.api import front_of
from serai.server.hub import not_read
from serai.server.log import tell
from serai.server.refusal import Refusal
from serai.store.errors import StoreError

Asked = Request[Any, Any, Any]


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/ready")
async def ready(request: Asked) -> dict[str, str]:
    """The store answers as well, and what goes on beside the requests goes on. Raises Refusal."""
    if front_of(request).dead:
        raise Refusal("not_ready")
    try:
        await front_of(request).store.ready()
    except StoreError as error:
        tell("store_failed", logging.ERROR, doing="ready", fault=f"{type(error).__name__}: {error}")
        raise not_read() from None
    return {"status": "ready"}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Figures for Prometheus."""
    return front_of(request).figures()
