"""The characters of the map view and the ink of each: what they mean is told in words, never by colour alone."""

# ruff: noqa: RUF001 - signs of a map; none of them is meant as a letter

from typing import Literal

from squadlog.field.map.structures import DoorState

Ink = Literal[
    "blank", "woods", "heavy", "water", "marsh", "space", "edge", "contour", "zone", "name", "low", "high", "stairs",
    "inner", "wall", "window", "door", "locked", "gone", "body", "dropped", "path", "area", "arc", "sight", "blocked",
    "side-1", "side-2", "side-3", "side-4", "chosen", "scale", "cursor", "cursor-mark",
]  # fmt: skip

INKS: tuple[Ink, ...] = Ink.__args__  # type: ignore[attr-defined]  # a Literal lists its values there
"""Every ink."""
NUMBER: dict[Ink, int] = {ink: place for place, ink in enumerate(INKS)}
"""The number of each ink, as a `Picture` has them."""

GROUND: dict[str, tuple[str, Ink]] = {
    "clear": ("  ", "blank"),
    "light": ("♧,", "woods"),
    "heavy": ("♣♣", "heavy"),
    "stream": ("~~", "water"),
    "river": ("≈≈", "water"),
    "lake": ("≋≋", "water"),
    "marsh": ("ψ.", "marsh"),
    "space": ("· ", "space"),
}
"""The two characters that cells of a kind of ground show by turns."""

DOORS: dict[DoorState, tuple[str, Ink]] = {
    "open": ("□", "door"),
    "closed": ("▣", "door"),
    "locked": ("⊠", "locked"),
    "destroyed": ("╳", "gone"),
}
WINDOW, SEALED = ("═", "║"), ("╪", "╫")
"""Along a wall that runs east and west, and along one that runs north and south."""
BREACH, DESTROYED = "∴", "╳"
LOW_SOFT, LOW_HARD, HIGH, STAIRS, ELEVATOR, ZONE = "░", "▒", "▓", "≡", "⇕", ":"
UPHILL = "▵▹▿◃"
"""On a contour line: higher ground lies north, east, south, west of it."""
ARROWS = "↑↗→↘↓↙←↖"
STANDING, BODY, DROPPED = "●", "†", "*"
TRAIL, AREA, ARC, BLOCKED, CLOSE = "•", "▫", "⋄", "×", "?"
SIGHT = "─│╱╲"
"""A free line of sight, by its slope on the screen."""
QUADRANTS = " ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█"
"""By the bits of its quarters: 8 upper left, 4 upper right, 2 lower left, 1 lower right."""
BRAILLE = 0x2800
TOP, BOTTOM, WEST, EAST = "▁", "▔", "▕", "▏"
"""The edge of the map, in the cells just outside."""

LEGEND: tuple[tuple[str, str], ...] = (
    ("▛▀▜", "external wall or bulkhead"),
    ("⡖⠒⢲", "internal wall or bulkhead"),
    ("□", "open door"),
    ("▣", "closed door"),
    ("⊠", "locked door"),
    ("╳", "destroyed door or window"),
    ("∴", "breach in a wall"),
    ("═║", "window"),
    ("╪╫", "sealed window of a ship"),
    ("░", "low obstacle, soft cover"),
    ("▒", "low obstacle, hard cover"),
    ("▓", "high obstacle"),
    ("≡", "stairs"),
    ("⇕", "elevator"),
    ("♧,", "light woods"),
    ("♣", "heavy woods"),
    ("~", "stream"),
    ("≈", "river"),
    ("≋", "lake"),
    ("ψ.", "marsh"),
    ("·", "space"),
    ("⠢▵▹▿◃", "contour line; the triangle points uphill"),
    (":", "edge of a start zone"),
    ("C3↗", "unit: the arrow stands where it is and points where it faces"),
    ("●", "unit that faces nowhere"),
    ("C3+", "more units stand on this spot of the screen"),
    ("†", "body"),
    ("*", "dropped thing"),
    ("•1", "path and its legs"),
    ("▫", "edge of an area, such as what can be reached"),
    ("⋄", "edge of an arc"),
    ("─│╱╲", "free line of sight"),
    ("×", "blocked line of sight"),
    ("?", "line of sight too close to call"),
    ("[ ]", "cursor"),
    ("▁▔▕▏", "edge of the map"),
)
"""Every sign of the map view: a sample, and what it means."""
