"""What furniture and scenery are drawn of: areas, lines and discs in metres, each in the tone of what it is made of."""

from typing import Literal, TypeAlias

from squadlog.base.records import value

Spot: TypeAlias = tuple[float, float]
Spots: TypeAlias = tuple[Spot, ...]
Form = Literal["area", "line", "disc"]
Tone = Literal[
    "wood", "dark_wood", "light_wood", "cloth", "linen", "metal", "dark_metal", "stone", "dark_stone",
    "leaf", "dark_leaf", "light_leaf", "earth", "sand", "water", "glass", "glow", "paint", "paper", "shade",
    "line", "mark",
]  # fmt: skip
"""What a shape is made of; `line` is a fine dark line, `mark` a fine light one, `shade` a shadow on the ground."""


@value
class FurnishingShape:
    """Several areas, lines or discs of one tone, to be drawn as one.

    `paths` are the closed areas, the open lines, or the middles of the discs. `size_m` is the width of the lines (0: as
    fine as the picture has them) or the radius of the discs. `dash_m`: metres of line and of gap.
    """

    form: Form
    tone: Tone
    paths: tuple[Spots, ...]
    size_m: float = 0.0
    dash_m: tuple[float, float] | None = None


@value
class Furnishing:
    """A piece as it is drawn: what fills its outline, and the shapes on it, each over the one before.

    `looks` is what it looks like. `body` is the tone of its outline, or of the line of a path; None: the outline is no
    edge of the thing, which stands within it.
    """

    looks: str
    body: Tone | None
    shapes: tuple[FurnishingShape, ...] = ()


def area(tone: Tone, *paths: Spots) -> FurnishingShape:
    """Closed areas of a tone."""
    return FurnishingShape("area", tone, paths)


def line(
    tone: Tone, *paths: Spots, size_m: float = 0.0, dash_m: tuple[float, float] | None = None
) -> FurnishingShape:
    """Open lines of a tone."""
    return FurnishingShape("line", tone, paths, size_m, dash_m)


def disc(tone: Tone, radius_m: float, *middles: Spot) -> FurnishingShape:
    """Discs of one size."""
    return FurnishingShape("disc", tone, (middles,), radius_m)
