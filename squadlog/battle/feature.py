"""The features of the ground that a battle keeps track of: doors, walls, furniture, elevators, stairways."""

from typing import Literal

from squadlog.base.records import record
from squadlog.battle.moment import Moment

FeatureState = Literal["closed", "open", "locked", "destroyed", "intact"]
ELEVATOR, STAIRS = "elevator", "stairs"
"""The kinds of feature that are no row of the obstacle table."""


@record
class Feature:
    """A door, wall, piece of furniture, elevator or stairway that the battle keeps track of.

    `kind` is a key of the obstacle table, or `elevator` or `stairs`. `damage` counts half wound levels
    (AMB-117). The two doors of an airlock share `airlock` and `pressure` names the door that may open. An elevator or a
    stairway has the floors from `lowest` up to `floors`. `af` is its armour factor, `None` for the one of the table.

    On a map its id is that of the feature drawn there. A stretch of a wall that is shot at is `part_of` that wall,
    centred on the point `at` in metres (AMB-135), and `width_m` wide, as is the hole when it falls (OBS-01).
    """

    id: str
    kind: str
    name: str
    state: FeatureState = "intact"
    damage: int = 0
    key: str | None = None
    airlock: str | None = None
    pressure: bool = True
    floors: int = 0
    lowest: int = 1
    car: int | None = None
    heading: int | None = None
    arrives: Moment | None = None
    calls: tuple[int, ...] = ()
    used: bool = False
    part_of: str | None = None
    at: tuple[float, float] | None = None
    af: int | None = None
    width_m: float = 1.0
