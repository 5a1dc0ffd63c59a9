"""Which readings of unclear rules the measuring follows: the rulings in force, field by field."""

from functools import lru_cache
from typing import Any

from squadlog.field.ground.readings import Readings
from squadlog.rulebook.rulings import Rulings

RULED: dict[str, str] = {
    "mixed_woods": "los.mixedWoods",
    "half_posture": "cover.halfAndPosture",
    "window_posture": "cover.windowPosture",
    "wall_peek": "cover.wallPeek",
    "cover_stacking": "cover.stacking",
    "elevation": "los.elevationCompare",
    "dead_zone_from": "los.deadZoneGeometry",
    "units_as_cover": "los.unitsAsCover",
    "firer_side": "cover.firerSide",
    "unlisted_cover": "cover.unlistedFeatures",
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
    "dead_zone_min_lines": "los.deadZoneMinLines",
    "engage_arc_deg": "melee.engageGeometry",
}
SWITCHES: dict[str, tuple[str, str]] = {
    "woods_boundary_blocks": ("los.woodsBoundary", "block"),
    "woods_need_firing": ("cover.woodsNeedFiring", "literal"),
}
"""Readings that are true under one option of a ruling."""


@lru_cache(maxsize=32)
def readings_of(rulings: Rulings) -> Readings:
    """The readings that measuring follows under these rulings."""
    fields: dict[str, Any] = {field: rulings.choice(name) for field, name in RULED.items()}
    fields |= {field: int(rulings.number(name)) for field, name in NUMBERS.items()}
    fields |= {field: rulings.is_(name, option) for field, (name, option) in SWITCHES.items()}
    return Readings(**fields)
