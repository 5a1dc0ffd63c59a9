"""A soldier, a body or a marker as it stands on a drawn map: what tells one from another at a glance."""

from typing import Literal

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Posture, Spot

ChipKind = Literal["unit", "body", "marker"]
DAZED, WATCHING, IN_MELEE = "z", "◎", "⚔"
"""The signs of the rules of every battle; each chapter brings its own."""


@value
class Chip:
    """A chip on a map. Nothing of it is more than what the seat that looks knows.

    `text`: the number, or what is written on a marker.
    `side`: the place of its side among those of the battle; `hue` is one of `hues.HUES`.
    `wound`: the letter of its wound, or empty.
    `signs`: what ails it or what it is about, a character each, the gravest first.
    `name`: of the soldier, or what the marker is.
    `words`: all of it in a line, for whoever points at it or has it read aloud.
    """

    text: str
    spot: Spot
    kind: ChipKind = "unit"
    number: int = 0
    side: int = 0
    hue: str = "1"
    facing_deg: float | None = None
    posture: Posture = "standing"
    wound: str = ""
    signs: tuple[str, ...] = ()
    name: str = ""
    words: str = ""
    chosen: bool = False
    asked: bool = False
    endangered: bool = False


@value
class PlacedChip:
    """A chip and its box: `x` and `y` are its middle, metres east and north, `size_m` the side of the square.

    `led`: it stands so far from where the figure is that a line leads there.
    """

    chip: Chip
    x: float
    y: float
    size_m: float
    led: bool = False

    @property
    def box(self) -> tuple[float, float, float, float]:
        """West, south, east, north."""
        half = self.size_m / 2
        return self.x - half, self.y - half, self.x + half, self.y + half
