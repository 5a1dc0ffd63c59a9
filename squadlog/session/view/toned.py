"""Words with a tone: what a face of the program may say in a colour of its own, and says without one as well."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from squadlog.base.lengths import format_kept
from squadlog.base.records import value

if TYPE_CHECKING:
    from squadlog.battle.refusal import Refusal

Tone = Literal["", "bold", "quiet", "heading", "asked", "out", "wounded", "dazed", "hit", "miss", "refused"]
"""What the words are about: of no account, a heading, what is asked now, somebody out of the fight or in danger of it,
wounded, dazed, a shot that hits or misses, a no."""
REFUSED = "✗ "
"""What a refusal begins with."""


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


def refusal_words(refusal: "Refusal") -> tuple[Toned, ...]:
    """A refusal: its sign, the sentence, its rule, and what would be legal instead."""
    return Toned(REFUSED, "refused"), Toned(format_kept(str(refusal)))
