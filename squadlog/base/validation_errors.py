"""What pydantic finds wrong in something that was read, in a few words: where it is, and what was expected there."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails, ValidationError

_SUBJECT = r"^(Input|String|Tuple|Dictionary|List|Value error,) "
_COUNTED = r" after validation, not .*$"
_KEY = 80
"""The most characters of a key that an error shows."""
_UNKNOWN = ("extra_forbidden", "unexpected_keyword_argument")


def first_fault(error: ValueError) -> "ErrorDetails":
    """The first thing wrong, of the ValidationError that pydantic or its core raised."""
    return cast("ValidationError", error).errors(include_url=False)[0]


def say_expected(fault: "ErrorDetails", words: Mapping[str, str] | None = None) -> str:
    """What was expected there, after the name of the place: `is missing`, `should be 1 or more`, `is wrong: ...`.

    `words` says some kinds of faults in words of its own.
    """
    kind = fault["type"]
    if words is not None and kind in words:
        return words[kind]
    if kind == "missing":
        return "is missing"
    if kind in _UNKNOWN:
        return "is not a known key"
    message = re.sub(_COUNTED, "", re.sub(_SUBJECT, "", fault["msg"])).replace("valid tuple", "valid list")
    return message if message.startswith("should") else f"is wrong: {message[:1].lower()}{message[1:]}"


def where(location: tuple[int | str, ...], whole: str = "") -> str:
    """The place of an error: `soldiers 3.troop`, lists counted from 1; `whole` is the name of it all."""
    said = whole
    for step in location:
        said += f" {step + 1}" if isinstance(step, int) else f"{'.' if said else ''}{_short(step)}"
    return said


def _short(key: str) -> str:
    """A key of somebody else's file may be of any length."""
    return key if len(key) <= _KEY else f"{key[: _KEY - 1]}…"
