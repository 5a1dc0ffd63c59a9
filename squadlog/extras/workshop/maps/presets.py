"""Things that stand in rooms and yards, with the size that they usually have."""

from squadlog.base.records import value
from squadlog.ground.map.structures import CoverClass, ObstacleKind


@value
class Preset:
    """A thing to be put down: its letter, its name, what it is to the rules, and how wide and deep it usually is.

    `named`: each of its room, such as the kitchen table. `stem` is the id of the first, where it is not the name.
    """

    letter: str
    name: str
    kind: ObstacleKind
    cover: CoverClass
    wide_m: float
    deep_m: float
    high: bool = False
    named: bool = False
    stem: str = ""


PRESETS: tuple[Preset, ...] = (
    Preset("t", "table", "furniture", "half_soft", 2, 1, named=True),
    Preset("d", "desk", "furniture", "half_soft", 2, 1, named=True),
    Preset("c", "counter", "counter", "half_hard", 2, 0.6, named=True),
    Preset("b", "bed", "furniture", "half_soft", 2, 1.5),
    Preset("o", "sofa", "furniture", "half_soft", 2, 1),
    Preset("s", "shelves", "shelving", "full_hard", 2, 0.6, high=True, stem="shelf-1"),
    Preset("k", "bookcase", "shelving", "full_hard", 1.5, 0.5, high=True),
    Preset("p", "column", "column", "full_hard", 0.4, 0.4, high=True),
    Preset("f", "safe", "other", "half_hard", 1, 1),
    Preset("x", "crates", "other", "half_hard", 1, 1),
    Preset("m", "machine", "machinery", "half_hard", 2, 2),
    Preset("n", "panel", "panel", "full_hard", 2, 0.2, high=True),
    Preset("r", "rocks", "other", "half_hard", 2, 1),
    Preset("h", "hedge", "other", "half_soft", 4, 0.5),
)
"""In the order of the palette."""
