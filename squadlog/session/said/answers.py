"""Whose word something is, and what was answered to it, so that who says it again is answered again.

A command has its key in the record. Words to the record and faces are no commands: what was answered to them is kept
beside it, with the change itself.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import count
from typing import TYPE_CHECKING
from zlib import crc32

from squadlog.base.records import record, value
from squadlog.facts.seats import REFEREE, key_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


@value
class Voice:
    """Who says something, from which seat; `at` the log entry where they saw the record stand, with that `key`."""

    by: str = ""
    seat: str = REFEREE
    at: int | None = None
    key: str = ""

    @property
    def whose(self) -> str:
        """Whose its keys are: a side's own, or those of whoever speaks for all. Each name there has its own."""
        return key_of(self.seat)


@record
class KeptAnswer:
    """What was answered to a word or a face with this key, of who speaks for that side under that name.

    Of a word `told` is the sentence, or its beginning where it goes on with what was said in these `steps`. Of a face
    `die` names the die; what came of it is the step taken after the step `head` and behind the step `last`, of the
    command marked `said`.
    """

    key: str
    whose: str
    by: str
    told: str = ""
    steps: tuple[int, ...] = ()
    die: str = ""
    face: str = ""
    head: int = 0
    last: int = 0
    said: str = ""

    def is_of(self, voice: Voice) -> bool:
        """Whether it was given to this voice."""
        return (self.whose, self.by) == (voice.whose, voice.by)


def to_a_word(voice: Voice, told: str, steps: Iterable[int] = ()) -> str:
    """The answer to a word to the record as it is kept, in JSON; empty where it was said with no key."""
    if not voice.key:
        return ""
    return to_text(KeptAnswer(key=voice.key, whose=voice.whose, by=voice.by, told=told, steps=tuple(steps)))


def to_text(answer: KeptAnswer) -> str:
    """An answer as it is kept, in JSON."""
    return json.dumps({name: value for name, value in asdict(answer).items() if value})


def read(kept: Iterable[Mapping[str, object]]) -> Iterator[KeptAnswer]:
    """The answers that are kept, newest first; what is none is passed over."""
    for one in reversed(list(kept)):
        try:
            steps = tuple(map(int, one.get("steps", ())))  # type: ignore[call-overload]  # as it was written
            yield KeptAnswer(**{"key": "", "whose": "", "by": "", **one, "steps": steps})  # type: ignore[arg-type]
        except (TypeError, ValueError):
            continue


def mark_of(command: str) -> str:
    """What tells a command, in JSON, from another; empty for none that can be read here."""
    return f"{crc32(command.encode()):08x}" if command else ""


def keys_of(key: str) -> Iterator[str]:
    """The keys of what is said together, one for each: the key itself, then with `#2`, `#3`; all empty for none."""
    yield key
    yield from (f"{key}#{number}" if key else "" for number in count(2))
