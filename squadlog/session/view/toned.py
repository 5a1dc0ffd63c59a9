"""Words with a tone: what a face of the program may say in a colour of its own, and says without one as well."""

from collections.abc import Iterable
from typing import Literal

from squadlog.base.records import value

Tone = Literal["", "bold", "quiet", "heading", "asked", "out", "wounded", "dazed", "hit", "miss"]
"""What the words are about: of no account, a heading, what is asked now, somebody out of the fight or in danger of it,
wounded, dazed, a shot that hits or misses."""


@value
class Toned:
    """A part of a line, with its tone; `strong` where it stands out. `side` is the side whose hue it has, if any."""

    text: str
    tone: Tone = ""
    side: str = ""
    strong: bool = False


def plain_text(parts: Iterable[Toned]) -> str:
    """The parts as one text without their tones."""
    return "".join(part.text for part in parts)
