"""The time per move of the computer players, which also bounds hints and reviews: read, kept, and within which bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from squadlog.store.shelves import Settings

USUAL_S, LEAST_S, MOST_S = 3.0, 0.1, 600.0
_SETTING = "game_seconds"


def read_seconds(text: str) -> float | None:
    """A time per move that somebody typed, with a point or a comma; None if it is none."""
    try:
        seconds = float(text.strip().replace(",", ".")) if text.isascii() else 0.0
    except ValueError:
        return None
    return seconds if LEAST_S <= seconds <= MOST_S else None


def pace(settings: Settings) -> float:
    """The time per move that this user has set, in seconds; the usual one if that cannot be read. Raises StoreError."""
    return read_seconds(settings.get(_SETTING)) or USUAL_S


def keep_pace(settings: Settings, seconds: float) -> None:
    """Remember a time per move. Raises StoreError."""
    settings.set(_SETTING, f"{seconds:g}")
