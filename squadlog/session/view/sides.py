"""How a side is told from another: by a hue, and by a sign beside it that says the same.

A side that is called after a colour has that hue; any other has one by its place in the battle.
"""

from squadlog.battle.state import Known
from squadlog.ground.drawing.figures.hues import hues_of

SIGNS = ("◆", "▲", "■", "✚")


def side_place(battle: Known, side: str) -> int:
    """The place of a side among those of the battle, 0 to 3: a fifth looks like the first."""
    return next((at for at, entry in enumerate(battle.setup.sides) if entry.id == side), 0) % len(SIGNS)


def side_hue(battle: Known, side: str) -> str:
    """The hue of a side, one of `HUES`; that of the first for a side that takes no part."""
    sides = battle.setup.sides
    place = next((at for at, entry in enumerate(sides) if entry.id == side), 0)
    return hues_of(tuple(entry.name for entry in sides))[place]


def side_sign(battle: Known, side: str) -> str:
    """The sign that stands beside the hue of a side, one cell wide."""
    return SIGNS[side_place(battle, side)]
