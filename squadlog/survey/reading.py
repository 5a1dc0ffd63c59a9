"""Which readings of unclear rules the measuring follows: the rulings in force, field by field."""

from functools import lru_cache
from typing import Any

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.compiled.readings import Readings
from squadlog.rules.common.context import BookReading
from squadlog.rules.fire.sight import judge_of

RULED: dict[str, str] = {
    "window_posture": "cover.windowPosture",
    "wall_peek": "cover.wallPeek",
    "cover_stacking": "cover.stacking",
    "units_as_cover": "los.unitsAsCover",
    "firer_side": "cover.firerSide",
    "unlisted_cover": "cover.unlistedFeatures",
    "blast_growth": "blast.growth",
    "breach_los": "obstacle.breachLos",
    "breach_section": "obstacle.section",
    "fov_anchor": "fov.anchor",
    "opportunity_anchor": "opportunityFire.arcAnchor",
    "reach_measure": "reach.measure",
    "contour_boundary": "contour.boundary",
    "slope_rows": "slope.rows",
    "mixed_meter": "move.mixedMeterChoice",
    "stacking": "stacking.passThrough",
    "stairs_isolation": "stairs.isolation",
    "window_traverse": "window.traverse",
    "low_obstacle_traverse": "lowObstacle.traverse",
    "onto_obstacle": "jump.ontoObstacle",
}
"""Readings whose options are called as in the rulings."""
NUMBERS: dict[str, str] = {
    "engage_arc_deg": "melee.engageGeometry",
}
FIGURES: dict[str, str] = {
    "reach_m": "reach",
}
"""The readings that are figures of the book."""


@lru_cache(maxsize=32)
def readings_of(reading: BookReading) -> Readings:
    """The readings that measuring follows, and the judge of what it finds, under this reading of the book."""
    rulings = reading.rulings
    fields: dict[str, Any] = {field: rulings.choice(name) for field, name in RULED.items()}
    fields |= {field: int(rulings.number(name)) for field, name in NUMBERS.items()}
    fields |= {field: reading.book.figures[key].value for field, key in FIGURES.items()}
    return Readings(**fields, judged_by=judge_of(reading))


def printed_readings() -> Readings:
    """The readings and the judge of the book as it is printed."""
    return readings_of(BookReading(load_rulebook(), load_rulings()))
