"""Scenery of the open: trees, bushes, flowers, stumps and reeds, which change no rule."""

from squadlog.ground.random_maps import nature
from squadlog.ground.random_maps.sketch import Pt, Sketch, around, quarters

_WILD = ("bush", "bush", "grass", "grass", "flowers", "stump", "rock", "conifer", "tree")
_SIZES = {
    "tree": 1.25,
    "conifer": 1.0,
    "bush": 0.75,
    "rock": 0.25,
    "stump": 0.5,
    "flowers": 0.75,
    "grass": 1.0,
}


def plant(sketch: Sketch, kind: str, place: Pt, size_m: float | None = None) -> bool:
    """Draw a plant round a place where nothing stands; whether there was room."""
    size = size_m or _SIZES.get(kind, 0.75)
    outline = nature.blob(sketch, place, size, rough=20)
    box = around(outline)
    if len(outline) < 3 or not sketch.free(box, 0.0):
        return False
    sketch.decorate(kind, outline)
    return True


def scatter(sketch: Sketch, much: float, brook: list[Pt]) -> None:
    """Draw what grows in a wood, and reeds along its brook."""
    for _ in range(round(14 * min(much, 2.5))):
        place = sketch.between(1.5, sketch.width_m - 1.5), sketch.between(1.5, sketch.height_m - 1.5)
        plant(sketch, sketch.chance.pick(_WILD), place)
    for step in range(6 if brook else 0):
        x, y = nature.at(brook, (step + 0.5) / 6)
        side = 1.75 if sketch.one_in(2) else -1.75
        plant(sketch, "reeds", (quarters(x + side), quarters(y)), 0.5)
