"""A battle as it goes to others: JSON of a documented form, bounded, without the numbers of the file that it lay in.

Steps are counted from 1. Events keep version and body as they were stored, so that every hash holds.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import After, Bounds
from squadlog.base.names import SafeName, SafeText

FORMAT: Literal["squadlog-battle"] = "squadlog-battle"
VERSION: Literal[1] = 1
MAX_STEPS = 100_000
_BODY = 4_000_000
"""The most characters of an event's body."""


def _time(text: str) -> str:
    datetime.fromisoformat(text)
    return text


_Number = Annotated[int, Bounds(ge=1, le=MAX_STEPS)]
_Word = Annotated[str, Bounds(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
Mark = Annotated[str, Bounds(pattern=r"^[0-9a-f]{0,64}$")]
Time = Annotated[str, Bounds(max_length=40), After(_time)]
_Version = Annotated[str, Bounds(pattern=r"^([0-9]{1,4}(\.[0-9]{1,4}){1,3})?$")]


class EventPaper(CheckedModel):
    """An event: its kind, the version of that kind, and its body as JSON text, byte for byte as it is hashed."""

    kind: _Word
    version: Annotated[int, Bounds(ge=1, le=1000)]
    body: Annotated[str, Bounds(max_length=_BODY)]


class StepPaper(CheckedModel):
    """A step of the record: the number of the one it follows (none for the first), what was said, what came of it.

    `command` is the JSON of what was said, empty for the first; `hash` is SHA-256 over the hash of the step before,
    command, by, at, label, decided_by and the events, as one line of JSON.
    """

    parent: _Number | None
    command: Annotated[str, Bounds(max_length=200_000)]
    by: SafeText
    at: Time
    label: _Word
    decided_by: _Version
    hash: Annotated[str, Bounds(pattern=r"^[0-9a-f]{64}$")]
    events: Annotated[tuple[EventPaper, ...], Bounds(strict=False, min_length=1, max_length=20_000)]


class MovePaper(CheckedModel):
    """A move from one step to another: undo, redo or a jump."""

    left: _Number
    reached: _Number
    by: SafeText
    at: Time
    why: SafeText


class BattlePaper(CheckedModel):
    """A battle with all its branches: steps are counted from 1, `head` is the one that stands.

    `awaiting` is the half-answered command whose die is waited for, as JSON text, or none.
    """

    format: Literal["squadlog-battle"]
    version: Literal[1]
    written_by: _Version
    title: SafeName
    created: Time
    moment: SafeName
    tables_hash: Mark
    rulings_hash: Mark
    head: _Number
    awaiting: Annotated[str, Bounds(max_length=200_000)] | None
    steps: Annotated[tuple[StepPaper, ...], Bounds(strict=False, min_length=1, max_length=MAX_STEPS)]
    moves: Annotated[tuple[MovePaper, ...], Bounds(strict=False, max_length=MAX_STEPS)]
    branches: Annotated[Mapping[SafeName, _Number], Bounds(max_length=10_000)]
