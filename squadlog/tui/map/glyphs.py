"""The characters of the map view, the ink of each and what lies behind it: told in words, never by colour alone."""

# ruff: noqa: RUF001 - signs of a map; none of them is meant as a letter

from typing import Literal

from squadlog.ground.map.structures import DoorState

Ink = Literal[
    "blank", "woods", "heavy", "water", "marsh", "space", "edge", "contour", "zone", "name", "low", "high", "stairs",
    "inner", "wall", "window", "door", "locked", "gone", "body", "dropped", "path", "area", "arc", "arc-wide",
    "arc-narrow", "sight", "blocked", "walked", "figure", "unseen",
    "blast-1", "blast-2", "blast-3", "blast-4", "past", "cloud", "laid", "landing",
    "side-1", "side-2", "side-3", "side-4", "side-blue", "side-orange", "side-purple", "side-green", "side-red",
    "chosen", "endangered", "scale", "cursor", "cursor-mark", "texture", "scenery", "plant",
]  # fmt: skip
Fill = Literal[
    "void", "ground", "floor", "light", "thick", "stream", "deep", "wet", "black", "shallow", "grass", "earth", "sand",
    "rock", "snow", "paving", "asphalt", "boards", "tiles", "carpet", "metal", "path", "rug", "shade", "crown",
]  # fmt: skip

INKS: tuple[Ink, ...] = Ink.__args__  # type: ignore[attr-defined]  # a Literal lists its values there
"""Every ink."""
NUMBER: dict[Ink, int] = {ink: place for place, ink in enumerate(INKS)}
"""The number of each ink, as a picture of the ground has them."""
FILLS: tuple[Fill, ...] = Fill.__args__  # type: ignore[attr-defined]  # likewise
"""What a cell is filled with, behind its sign."""
LETTERS: frozenset[Ink] = frozenset(
    {"name", "scale", "chosen", "cursor", "path", "body", "figure", "walked", "endangered", "side-1", "side-2",
     "side-3", "side-4", "side-blue", "side-orange", "side-purple", "side-green", "side-red",
     "blast-1", "blast-2", "blast-3", "blast-4", "landing"}
)  # fmt: skip
"""Inks that letters and figures are written in: they stand out 4.5 to 1, signs 3 to 1."""

SHADED: frozenset[Ink] = frozenset(
    {"blast-1", "blast-2", "blast-3", "blast-4", "past", "cloud", "laid"}
)  # fmt: skip
"""Inks of what lies on the ground: what is built stands on it as it is."""

# A cell's code: its ink in the lower seven bits, its fill in the next five, then whether nobody sees it.
FILL_BIT, UNSEEN_BIT = 7, 12
UNSEEN = 1 << UNSEEN_BIT
INK_MASK, FILL_MASK = (1 << FILL_BIT) - 1, (1 << UNSEEN_BIT - FILL_BIT) - 1
AS_FILL = len(INKS)
"""An ink of this number and more is the fill of the number that is over: the edge between two grounds in one cell."""

GROUND: dict[str, tuple[tuple[str, str], Ink, Fill]] = {
    "clear": (("    ", "    "), "blank", "ground"),
    "light": (("♧   ", "  , "), "woods", "light"),
    "heavy": (("♣ ♣ ", " ♣ ♣"), "heavy", "thick"),
    "stream": (("~   ", "  ~ "), "water", "stream"),
    "river": (("≈   ", "  ≈ "), "water", "deep"),
    "lake": (("≋   ", "  ≋ "), "water", "deep"),
    "marsh": (("ψ . ", " .  "), "marsh", "wet"),
    "space": (("·   ", "  · "), "space", "black"),
}
"""For each kind of ground the four characters that its even and its odd rows show by turns, their ink, and the fill."""

DOORS: dict[DoorState, tuple[str, Ink]] = {
    "open": ("□", "door"),
    "closed": ("▣", "door"),
    "locked": ("⊠", "locked"),
    "destroyed": ("╳", "gone"),
}
WINDOW, SEALED = ("═", "║"), ("╪", "╫")
"""Along a wall that runs east and west, and along one that runs north and south."""
BREACH, DESTROYED = "∴", "╳"
TREE, PLANT, STONE, THING = "♠", "„", "∩", "◦"
"""Scenery, which changes no rule."""
GROWN = frozenset((TREE, PLANT))
"""Scenery in the ink of plants."""
LOW_SOFT, LOW_HARD, HIGH, STAIRS, ELEVATOR, ZONE = "░", "▒", "▓", "≡", "⇕", ":"
UPHILL = "▵▹▿◃"
"""On a contour line: higher ground lies north, east, south, west of it."""
ARROWS = "↑↗→↘↓↙←↖"
STANDING, BODY, DROPPED = "●", "†", "*"
MARKS = {"asked": "!", "wounded": "w", "dazed": "z"}
"""Behind the number of a unit: what it is asked, or what ails it."""
STATES = {"melee": "x", "watching": "o"}
POSTURES = {"kneeling": "k", "prone": "p"}
"""Behind the number of a unit, where there is room: what it is about, and that it does not stand."""
PIN = "▪"
"""Where a unit stands whose chip had to be pushed off."""
SWEPT, SWEPT_FRIEND = "›", "‼"
"""Before the place of whoever a sector of fire engages, nearest first: a foe, a friend."""
STRUCK = "¤"
"""Before the levels that an explosion costs whoever it reaches; a friend has the sign of one in a sector of fire."""
AIM, LANDING = "◎", "◇"
"""The point that is aimed at, and where it may come to lie instead."""
HEAT: dict[str, str] = {"struck": "∘", "fired": "∗", "fell": "†"}
"""Where somebody was attacked, fired, fell; what is later lies over what is earlier."""
SHADES: dict[str, str] = {"past": "+", "cloud": "∷", "square": "▤", "circle": "∘", "sector": "⋄"}
"""What an area laid over the ground is strewn with; a ring shows its penetration, danger its chance in tenths."""
TRAIL, WALKED, AREA, ARC, BLOCKED, CLOSE = "•", "°", "▫", "⋄", "×", "?"
ARCS: dict[int, tuple[str, Ink]] = {180: ("∙", "arc"), 90: ("∘", "arc-wide"), 45: ("∗", "arc-narrow")}
"""The sign and the ink of the arcs that the rules know; any other has the sign `ARC`."""
SIGHT, COVER = "─│╱╲", "┼"
"""A free line of sight, by its slope on the screen, and where it meets what covers its target."""
LINES = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""An internal wall, by where it goes on: 1 north, 2 east, 4 south, 8 west."""
HATCH, HAZE = "/", "'"
"""Every few cells of what the chosen unit does not see, and of what it sees through smoke alone."""
BRAILLE = 0x2800
"""The first braille character, the one without dots."""
TOP, BOTTOM, WEST, EAST = "▁", "▔", "▕", "▏"
"""The edge of the map, in the cells just outside."""

LEGEND: tuple[tuple[str, str], ...] = (
    ("▛▀▜", "external wall or bulkhead"),
    ("┏━┓", "internal wall or bulkhead"),
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
    ("♠", "tree, as scenery: no cover, no woods"),
    ("„", "bush, flowers, reeds, as scenery"),
    ("∩", "stone, log or rubble, as scenery"),
    ("◦", "another thing that is scenery"),
    ("⠢▵▹▿◃", "contour line; the triangle points uphill"),
    (":", "edge of a start zone"),
    ("C3↗", "unit: the arrow points where it faces"),
    ("●", "unit that faces nowhere"),
    ("C3+", "several units on this spot of the screen"),
    ("C3!", "unit that must act now"),
    ("C3w", "wounded unit"),
    ("C3z", "dazed unit"),
    ("C3x", "unit in melee, where there is room to tell"),
    ("C3o", "unit ready for opportunity fire, where there is room to tell"),
    ("C3k", "kneeling unit, where there is room to tell"),
    ("C3p", "prone unit, where there is room to tell"),
    ("▪", "where a unit stands that has its label at the end of the line"),
    ("C3›1", "in the sector of fire, rolled for first"),
    ("C3‼2", "FRIEND in the sector of fire"),
    ("C3¤2", "an explosion deals them 2 wound levels; 0: a daze"),
    ("C3‼2", "the same of a FRIEND"),
    ("*2", "goes off in 2 subphases"),
    ("6432", "penetration (PF) in the rings of an explosion"),
    ("+", "latest explosion"),
    ("740", "danger: the chance in tenths that the hardest shot wounds there"),
    ("-", "danger: an enemy could see that in a second"),
    ("①②", "the best places in reach, in their order"),
    ("∷", "smoke"),
    ("▤", "area of a holotarp or another square"),
    ("◎", "the point aimed at"),
    ("◇", "where it may scatter to"),
    ("†", "body"),
    ("*", "dropped object"),
    ("•1", "path and its legs"),
    ("°", "the unit's path so far"),
    ("▫", "edge of an area, such as the move range"),
    ("∙", "the arc of 180°"),
    ("∘", "the arc of 90°"),
    ("∗", "the arc of 45°"),
    ("⋄", "edge of another arc"),
    ("─│╱╲", "free line of sight"),
    ("┼", "cover on a line of sight"),
    ("×", "blocked line of sight"),
    ("?", "line of sight too close to call"),
    ("/", "out of sight of the chosen unit"),
    ("'", "in sight through smoke alone"),
    ("[ ]", "cursor"),
    ("▁▔▕▏", "edge of the map"),
)
"""Every sign of the map view: a sample, and what it means."""


def arrow(facing_deg: float) -> str:
    """The arrow of a direction, clockwise from north."""
    return ARROWS[int(facing_deg % 360 / 45 + 0.5) % 8]
