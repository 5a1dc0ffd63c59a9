"""The quiet signs of scenery: one in the middle of each thing, dots along each line."""

from collections.abc import Iterator, Mapping, Sequence

from squadlog.ground.map.scenery import Decoration, DecorationKind
from squadlog.tui.map import glyphs
from squadlog.tui.map.lands.look import TINTS
from squadlog.tui.map.names import spans
from squadlog.tui.map.raster import Path

_TREES, _PLANTS, _STONES = glyphs.TREE, glyphs.PLANT, glyphs.STONE
SIGNS: Mapping[DecorationKind, str] = {
    "tree": _TREES, "conifer": _TREES, "palm": _TREES, "bush": _PLANTS, "flowers": _PLANTS, "grass": _PLANTS,
    "reeds": _PLANTS, "plant": _PLANTS, "hedge": _PLANTS, "rock": _STONES, "stump": _STONES, "log": _STONES,
    "rubble": _STONES, "crater": _STONES, "statue": _STONES, "grave": _STONES,
}  # fmt: skip
"""What stands for things of a kind; `glyphs.THING` for what is neither here nor a tint."""


def signs(decorations: Sequence[Decoration], floor: int) -> Iterator[tuple[float, float, str]]:
    """Where a sign of scenery stands on a floor, and which: metres east and north."""
    for one in decorations:
        sign = SIGNS.get(one.kind, "" if one.kind in TINTS else glyphs.THING)
        if one.floor == floor and one.width_m is None and sign:
            yield *inner_point(one.points), sign


def lines(decorations: Sequence[Decoration], floor: int) -> list[Path]:
    """The lines of a floor that are dotted: fences, rails and the like, and none that tints the ground."""
    return [
        one.points
        for one in decorations
        if one.floor == floor and one.width_m is not None and one.kind not in TINTS
    ]


def inner_point(ring: Path) -> tuple[float, float]:
    """A point within a polygon: the middle of its widest stretch at half its height."""
    ys = [y for _, y in ring]
    y = (min(ys) + max(ys)) / 2
    wide = max(spans(ring, y), key=lambda span: span[1] - span[0], default=(ring[0][0], ring[0][0]))
    return (wide[0] + wide[1]) / 2, y
