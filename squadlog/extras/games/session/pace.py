"""How the computer players play: their time per move, which also bounds hints and reviews, and when they give up.

Read, kept, and within which bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from squadlog.store.shelves import Settings

_LEAST_S, _MOST_S = 0.1, 600.0
_LEAST_HOPE, _MOST_HOPE = 0.01, 0.4
"""The least and the greatest chance of a win that a computer may give up below."""
SECONDS_SPAN = f"from {_LEAST_S:g} to {_MOST_S:g}"
"""Which times per move there can be, in seconds."""
HOPE_SPAN = f"from {100 * _LEAST_HOPE:g} to {100 * _MOST_HOPE:g}"
"""Below which hopes computers can resign, in per cent."""
_SECONDS, _RESIGNS = "game_seconds", "game_resigns"


class Pace(NamedTuple):
    """How computers play: seconds for a move, and below which hope they resign, 0 for never."""

    seconds: float = 3.0
    resigns_below: float = 0.05


USUAL = Pace()


def read_seconds(text: str) -> float | None:
    """A time per move that somebody typed, with a point or a comma; None if it is none."""
    try:
        seconds = float(text.strip().replace(",", ".")) if text.isascii() else 0.0
    except ValueError:
        return None
    return seconds if _LEAST_S <= seconds <= _MOST_S else None


def read_hope(text: str) -> float | None:
    """Below which hope a computer resigns, as somebody typed it: per cent, or `off` for 0; None if it is neither."""
    typed = text.strip().casefold().removesuffix("%").strip().replace(",", ".")
    if typed in ("off", "never", "0"):
        return 0.0
    try:
        hope = float(typed) / 100 if typed.isascii() else 0.0
    except ValueError:
        return None
    return hope if _LEAST_HOPE <= hope <= _MOST_HOPE else None


def hope_words(hope: float) -> str:
    """A hope as it is typed: `5 %`, or `off`."""
    return f"{100 * hope:g} %" if hope else "off"


def kept_pace(settings: Settings) -> Pace:
    """How the computers of this user play; as usual where that cannot be read. Raises StoreError."""
    seconds, hope = read_seconds(settings.get(_SECONDS)), read_hope(settings.get(_RESIGNS))
    return Pace(seconds or USUAL.seconds, USUAL.resigns_below if hope is None else hope)


def keep_pace(
    settings: Settings, *, seconds: float | None = None, resigns_below: float | None = None
) -> None:
    """Remember what is given. Raises StoreError."""
    if seconds is not None:
        settings.set(_SECONDS, f"{seconds:g}")
    if resigns_below is not None:
        settings.set(_RESIGNS, f"{100 * resigns_below:g}" if resigns_below else "off")
