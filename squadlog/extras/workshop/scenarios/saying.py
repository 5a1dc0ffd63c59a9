"""A word of a form as people read and type it, and as it stands in the file."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

from squadlog.setup.own.page_part import PageWord
from squadlog.setup.own.writing import in_toml

_SPOT = re.compile(r"\s*(-?[0-9.]+)\s*,\s*(-?[0-9.]+)\s*")
_HINTS = {
    "line": "words", "whole": "a whole number, such as 6",
    "metres": "metres, such as 2.5", "wholes": "numbers: 0, 5, 15",
    "spot": "metres east, metres north: 12, 4.5", "outline": "corners, three or more: 4,4 10,4 10,8",
    "pairs": "two words each, commas between them", "counts": "how many of each: key 4, other_key 2",
    "gifts": "a name, a colon, what it is; a semicolon before the next name",
    "starts": "a name and metres east,north, then floor and facing if you like; a semicolon before the next",
    "options": "ruling = option, with semicolons between them",
    "sets": "way = value, with semicolons between them", "one": "one of a list", "many": "any of a list",
    "yes": "yes or no",
}  # fmt: skip


def hint(word: PageWord) -> str:
    """How a value is written, in a few words."""
    return _HINTS[word.form]


def format_held(word: PageWord, held: Any) -> str:  # noqa: ANN401 - whatever the file holds
    """What a word holds, as it would be typed; empty for nothing. What does not fit the word is shown as it stands."""
    try:
        return _SAID.get(word.form, _plain)(held) if held is not None else ""
    except (TypeError, ValueError, KeyError, IndexError, AttributeError):
        return str(held)


def read(word: PageWord, text: str) -> Any:  # noqa: ANN401 - whatever the file is to hold
    """What was typed as the file holds it; None for nothing. ValueError, in half a sentence, for what cannot be."""
    if not text.strip():
        return None
    try:
        return _READ.get(word.form, str.strip)(text)
    except ValueError as error:
        told = str(error)
        raise ValueError(told if told.startswith("should") else f"should be {hint(word)}") from None


def _plain(held: object) -> str:
    if isinstance(held, bool):
        return "yes" if held else "no"
    return f"{held:g}" if isinstance(held, float) else str(held)


def _join(held: Any) -> str:  # noqa: ANN401 - a list
    return ", ".join(_plain(one) for one in held)


def _spot_said(held: Any) -> str:  # noqa: ANN401 - two figures
    return f"{held[0]:g},{held[1]:g}"


def _start_said(name: str, start: Any) -> str:  # noqa: ANN401 - a table
    floor = f" floor {start['floor']}" if start.get("floor", 1) != 1 else ""
    facing = f" facing {start['facing']:g}" if start.get("facing") is not None else ""
    return f"{name} {start['x']:g},{start['y']:g}{floor}{facing}"


_SAID: dict[str, Callable[[Any], str]] = {
    "many": _join,
    "wholes": _join,
    "spot": _spot_said,
    "outline": lambda held: " ".join(_spot_said(one) for one in held),
    "pairs": lambda held: ", ".join(f"{one} {other}" for one, other in held),
    "counts": lambda held: ", ".join(f"{key} {many}" for key, many in held.items()),
    "gifts": lambda held: "; ".join(f"{name}: {', '.join(given)}" for name, given in held.items()),
    "starts": lambda held: "; ".join(_start_said(name, start) for name, start in held.items()),
    "options": lambda held: "; ".join(f"{key} = {one}" for key, one in held.items()),
    "sets": lambda held: "; ".join(f"{key} = {in_toml(one)}" for key, one in held.items()),
}


def _figure(text: str) -> float:
    number = float(text)
    if number != number or abs(number) > 1e6:  # noqa: PLR0124 - what is no number is not itself
        raise ValueError
    return int(number) if number.is_integer() else number


def _whole(text: str) -> int:
    return int(text.strip())


def _yes(text: str) -> bool:
    found = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}
    if text.strip().lower() not in found:
        raise ValueError
    return found[text.strip().lower()]


def _spot(text: str) -> list[float]:
    found = _SPOT.fullmatch(text)
    if found is None:
        raise ValueError
    return [_figure(found[1]), _figure(found[2])]


def _outline(text: str) -> list[list[float]]:
    return [_spot(one) for one in re.sub(r"\s*,\s*", ",", text.strip()).split()]


def _parts(text: str, between: str = ",") -> list[str]:
    return [one.strip() for one in text.split(between) if one.strip()]


def _pairs(text: str) -> list[list[Any]]:
    found = [one.split() for one in _parts(text)]
    if any(len(one) != 2 for one in found):
        raise ValueError
    return [[int(one) if one.isdigit() else one, other] for one, other in found]


def _counts(text: str) -> dict[str, int]:
    found = [one.rsplit(None, 1) for one in _parts(text)]
    if any(len(one) != 2 for one in found):
        raise ValueError
    return {key: int(many) for key, many in found}


def _gifts(text: str) -> dict[str, list[str]]:
    found = [one.partition(":") for one in _parts(text, ";")]
    if any(not (name.strip() and _parts(given)) for name, _, given in found):
        raise ValueError
    return {name.strip(): _parts(given) for name, _, given in found}


_START = re.compile(r"(.+?)\s+([0-9.]+)\s*,\s*([0-9.]+)(?:\s+floor\s+(\d+))?(?:\s+facing\s+([0-9.]+))?")


def _starts(text: str) -> dict[str, dict[str, Any]]:
    made: dict[str, dict[str, Any]] = {}
    for one in _parts(text, ";"):
        found = _START.fullmatch(one)
        if found is None:
            raise ValueError
        name, x, y, floor, facing = found.groups()
        made[name] = {"x": _figure(x), "y": _figure(y)}
        made[name] |= {"floor": int(floor)} if floor else {}
        made[name] |= {"facing": _figure(facing)} if facing else {}
    return made


def _options(text: str) -> dict[str, Any]:
    found = [one.partition("=") for one in _parts(text, ";")]
    if any(not (key.strip() and held.strip()) for key, _, held in found):
        raise ValueError
    return {key.strip(): held.strip() for key, _, held in found}


def _sets(text: str) -> dict[str, Any]:
    return {way: _in_toml(one) for way, one in _options(text).items()}


def _in_toml(text: str) -> Any:  # noqa: ANN401 - whatever a file holds
    """A value as the file writes it; what is none is a text."""
    try:
        return tomllib.loads(f"one = {text}")["one"]
    except tomllib.TOMLDecodeError:
        return text


_READ: dict[str, Callable[[str], Any]] = {
    "whole": _whole,
    "metres": _figure,
    "yes": _yes,
    "many": _parts,
    "wholes": lambda text: [_whole(one) for one in _parts(text)],
    "spot": _spot,
    "outline": _outline,
    "pairs": _pairs,
    "counts": _counts,
    "gifts": _gifts,
    "starts": _starts,
    "options": _options,
    "sets": _sets,
}
