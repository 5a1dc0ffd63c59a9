"""Words with a tone: what a face of the program may say in a colour of its own, and says without one as well."""

from collections.abc import Iterable
from typing import Literal

from squadlog.base.records import value

Tone = Literal["", "bold", "quiet", "out", "wounded", "dazed"]
"""What the words are about: of no account, somebody out of the fight or in danger of it, wounded, dazed."""


@value
class Toned:
    """A part of a line, with its tone."""

    text: str
    tone: Tone = ""


def plain_text(parts: Iterable[Toned]) -> str:
    """The parts as one text without their tones."""
    return "".join(part.text for part in parts)
