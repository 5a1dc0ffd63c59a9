"""Things that stand in rooms and yards, with the size that they usually have."""

from squadlog.base.records import value
from squadlog.ground.map.scenery import DecorationKind
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


@value
class SceneryPreset:
    """A decoration to be put down: its letter, its name, what it is, and how wide and deep it usually is.

    A `way` is a line through its points, so wide; it has no depth.
    """

    letter: str
    name: str
    kind: DecorationKind
    wide_m: float
    deep_m: float = 0.0

    @property
    def way(self) -> bool:
        """Whether it is a line."""
        return not self.deep_m


SCENERY: tuple[SceneryPreset, ...] = (
    SceneryPreset("t", "tree", "tree", 2.5, 2.5),
    SceneryPreset("n", "conifer", "conifer", 2, 2),
    SceneryPreset("b", "bush", "bush", 1, 1),
    SceneryPreset("f", "flowers", "flowers", 2, 1),
    SceneryPreset("g", "grass", "grass", 2, 1),
    SceneryPreset("e", "reeds", "reeds", 1, 2),
    SceneryPreset("o", "boulder", "rock", 1, 1),
    SceneryPreset("r", "rug", "rug", 2.5, 1.5),
    SceneryPreset("c", "chair", "chair", 0.5, 0.5),
    SceneryPreset("p", "plant", "plant", 0.6, 0.6),
    SceneryPreset("l", "lamp", "lamp", 0.4, 0.4),
    SceneryPreset("h", "camp fire", "fire", 1, 1),
    SceneryPreset("a", "papers", "papers", 1, 0.7),
    SceneryPreset("k", "barrel", "barrel", 0.7, 0.7),
    SceneryPreset("i", "sign", "sign", 1, 0.3),
    SceneryPreset("u", "rubble", "rubble", 1.5, 1),
    SceneryPreset("w", "puddle", "puddle", 1.5, 1),
    SceneryPreset("v", "car", "car", 4, 1.8),
)
"""Things without a rule, in the order of the palette."""
WAYS: tuple[SceneryPreset, ...] = (
    SceneryPreset("p", "path", "path", 1),
    SceneryPreset("r", "road", "road", 2),
    SceneryPreset("t", "rails", "rails", 1.5),
    SceneryPreset("f", "fence", "fence", 0.16),
    SceneryPreset("h", "hedge", "hedge", 0.6),
    SceneryPreset("m", "marking", "marking", 0.1),
    SceneryPreset("i", "pipe", "pipe", 0.25),
    SceneryPreset("c", "cable", "cable", 0.06),
    SceneryPreset("k", "kerb", "kerb", 0.2),
    SceneryPreset("l", "log", "log", 0.5),
)
"""Lines without a rule, in the order of the palette."""
