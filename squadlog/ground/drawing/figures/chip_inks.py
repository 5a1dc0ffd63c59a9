"""The inks of chips and of what is laid over a map, in each look: sides by hue, or by filling alone."""

from squadlog.base.records import value
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.drawing.figures.hues import HUES, PLACES

_HUES = {
    "blue": ("#1c5fb8", "#fff"), "orange": ("#f5a13c", "#000"), "purple": ("#7436b0", "#fff"),
    "green": ("#62d2a6", "#000"), "red": ("#d04a1c", "#fff"),
}  # fmt: skip
"""A dark hue with white numbers beside a light one with black: told apart without colour too."""
_DEEP = {"blue": "#003a8c", "orange": "#8a3c00", "purple": "#5a1f8f", "green": "#00543c", "red": "#8f1d00"}
"""What is dark enough for lines in high contrast."""
_BY_PLACE = dict(zip(HUES[:PLACES], HUES[PLACES:], strict=False))
FILLINGS = 4
"""The fillings of sides without colour: white, black, hatched, dotted."""


@value
class SideInk:
    """How the chips of a side are filled, edged and written on; `halo`: what is behind the letters, if anything."""

    fill: str
    letters: str
    edge: str = "#1a1714"
    wide: int = 4
    halo: str = ""


@value
class LookInks:
    """The inks of one look that no side has."""

    line: str
    paper: str
    wound: str
    alarm: str
    chosen: str
    way: str
    shot: str
    blocked: str
    watch: str
    unseen: str
    floor: str
    smoke: str


INKS = {
    "table": LookInks(
        "#1a1714", "#fff", "#c8102e", "#ffd54a", "#ffdd33", "#0b3d91", "#0a6b2d", "#b00020", "#b35c00",
        "#10131c", "#e4d9c0", "#f4f4f2",
    ),
    "ink": LookInks(
        "#000", "#fff", "#000", "#fff", "#000", "#000", "#000", "#000", "#000", "#000", "#fff", "#fff",
    ),
    "plain": LookInks(
        "#000", "#fff", "#a00018", "#fff", "#ffdd00", "#00319c", "#00591f", "#a00018", "#7a3d00", "#000",
        "#fff", "#fff",
    ),
}  # fmt: skip


def hue_name(chip: Chip) -> str:
    """Its hue as a colour."""
    return _BY_PLACE.get(chip.hue, chip.hue)


def hue_ink(hue: str, look: str) -> str:
    """The dark ink of a hue in a look, for lines; all are alike where there is no colour."""
    if look == "ink":
        return INKS[look].line
    name = _BY_PLACE.get(hue, hue)
    return _HUES[name][0] if look == "table" else _DEEP[name]


def side_key(chip: Chip, look: str) -> str:
    """What tells the side of a chip in a look: its hue, or where there is no colour its filling."""
    return str(chip.side % FILLINGS) if look == "ink" else hue_name(chip)


def side_ink(chip: Chip, look: str) -> SideInk:
    """How a side is drawn in a look. The pattern it may name is one of `patterns`."""
    place = chip.side % FILLINGS
    fill, letters = _HUES[hue_name(chip)]
    if look == "table":
        return SideInk(fill, letters)
    dark, named = ("#000", "") if look == "ink" else (_DEEP[hue_name(chip)], hue_name(chip))
    match place:
        case 0:
            return SideInk("#fff", "#000", edge=dark, wide=8)
        case 1:
            return SideInk(dark, "#fff", edge=dark)
        case 2:
            return SideInk(f"url(#_h{named})", "#000", edge=dark, wide=6, halo="#fff")
        case _:
            return SideInk(f"url(#_d{named})", "#000", edge=dark, wide=6, halo="#fff")


def patterns(ink: SideInk, look: str) -> str:
    """The pattern that an ink names, as SVG; empty where it names none."""
    if not ink.fill.startswith("url("):
        return ""
    name = ink.fill[5:-1]
    dark = "#000" if look == "ink" else _DEEP[name[2:]]
    head = f'<pattern id="{name}" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    drawn = "M0 3H13" if name[1] == "h" else "M0 3H13M3 0V13"
    return f'{head}<path d="M0 0H13V13H0z" fill="#fff"/><path d="{drawn}" stroke="{dark}" stroke-width="5"/></pattern>'
