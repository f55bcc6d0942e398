"""The inks of River of Gold; what all games' drawings are made with is `serai.core.ink`."""

from typing import Final

from serai.core.ink import (
    BOLD,
    DIM,
    GOLD,
    LOSS,
    MAY,
    beside,
    cut,
    escape,
    flowed,
    left,
    paint,
    plain,
    right,
    ruled,
    seat_ink,
    spread,
    width_of,
    wrapped,
)

__all__ = [
    "BOLD",
    "DIM",
    "GOLD",
    "LOSS",
    "MAY",
    "beside",
    "cut",
    "escape",
    "flowed",
    "left",
    "paint",
    "plain",
    "region_ink",
    "right",
    "ruled",
    "seat_ink",
    "spread",
    "width_of",
    "wrapped",
]

REGION_INKS: Final = ("#8d80a8", "#4f9a4f", "#b5852a", "#cc5a4a", "#2c9a9a", "#4a86c8")


def region_ink(region: int) -> str:
    """The style of a region."""
    return REGION_INKS[region % len(REGION_INKS)]
