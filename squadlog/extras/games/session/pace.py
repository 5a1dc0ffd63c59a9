"""How the computer players play: their time per move, which also bounds hints and reviews, and when they give up.

Read, kept, and within which bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from squadlog.store.shelves import Settings

USUAL_S, LEAST_S, MOST_S = 3.0, 0.1, 600.0
_SETTING = "game_seconds"
USUAL_HOPE, LEAST_HOPE, MOST_HOPE = 0.05, 0.01, 0.4
_RESIGNS = "game_resigns"


class Pace(NamedTuple):
    """How computers play: seconds for a move, and below which hope they resign, 0 for never."""

    seconds: float
    resigns_below: float


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


def read_hope(text: str) -> float | None:
    """Below which hope a computer resigns, as somebody typed it: per cent, or `off` for 0; None if it is neither."""
    typed = text.strip().casefold().removesuffix("%").strip().replace(",", ".")
    if typed in ("off", "never", "0"):
        return 0.0
    try:
        hope = float(typed) / 100 if typed.isascii() else 0.0
    except ValueError:
        return None
    return hope if LEAST_HOPE <= hope <= MOST_HOPE else None


def hope_words(hope: float) -> str:
    """Such a hope as it is typed: `5 %`, or `off`."""
    return f"{100 * hope:g} %" if hope else "off"


def resigns_below(settings: Settings) -> float:
    """Below which hope the computers of this user resign, 0 for never. Raises StoreError."""
    hope = read_hope(settings.get(_RESIGNS))
    return USUAL_HOPE if hope is None else hope


def keep_resigns_below(settings: Settings, hope: float) -> None:
    """Remember it. Raises StoreError."""
    settings.set(_RESIGNS, f"{100 * hope:g}" if hope else "off")
