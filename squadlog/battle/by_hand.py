"""Values as people write them by hand: what a word, a number, a moment or a place that was typed comes to.

Every reader raises ValueError, in a few words, for what is none of its kind.
"""

import math
from collections.abc import Callable

from squadlog.battle.moment import SUBPHASES, Moment

NONE = ("", "none", "no", "-")
"""What takes something away."""
_MOST = 999_999
"""The largest number that can be typed."""


def read_moment(text: str) -> Moment:
    """`T2.s7` or `2.7` as a moment."""
    try:
        turn, subphase = (int(part) for part in text.lower().replace("t", "").replace("s", "").split("."))
    except ValueError:
        raise ValueError(f"{text!r} is not a moment: write turn and subphase as T2.s7") from None
    if turn < 1 or not 1 <= subphase <= SUBPHASES:
        raise ValueError(f"{text!r} is not a moment: turns count from 1 and subphases from 1 to {SUBPHASES}")
    return Moment(turn, subphase)


def one_of(options: tuple[str, ...]) -> Callable[[str], str]:
    """Reads a word that is one of these."""

    def read(text: str) -> str:
        if text not in options:
            raise ValueError(f"{text!r} is not one of {', '.join(options)}")
        return text

    return read


def read_yes_no(text: str) -> bool:
    """Yes or no, on or off."""
    if text.lower() in ("yes", "on", "true", "1"):
        return True
    if text.lower() in ("no", "off", "false", "0"):
        return False
    raise ValueError(f"{text!r} is neither yes nor no")


def read_whole(text: str) -> int:
    """A whole number, which may have a sign."""
    try:
        number = int(text)
    except ValueError:
        raise ValueError(f"{text!r} is not a whole number") from None
    if abs(number) > _MOST:
        raise ValueError(f"{text!r} is too large")
    return number


def read_words(text: str) -> tuple[str, ...]:
    """Words with commas between; none for nothing."""
    return () if text.lower() in NONE else tuple(part.strip() for part in text.split(",") if part.strip())


def read_maybe(text: str) -> str | None:
    """The text itself; None where there is to be nothing."""
    return None if text.lower() in NONE else text


def read_degrees(text: str) -> float:
    """Degrees clockwise from north, from 0 to less than 360."""
    try:
        degrees = float(text)
    except ValueError:
        degrees = math.nan
    if not math.isfinite(degrees):
        raise ValueError(f"{text!r} is not a direction: write degrees clockwise from north")
    return degrees % 360.0


def read_point(text: str) -> tuple[float, float] | None:
    """Metres east and north as `12.5,8`; None for no place."""
    if text.lower() in NONE:
        return None
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError:
        x = y = math.nan
    if not (math.isfinite(x) and math.isfinite(y)):
        raise ValueError(f"{text!r} is not a place: write metres east and north as 12.5,8 (or none)")
    return x, y
