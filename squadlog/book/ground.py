"""T-06, T-08 and T-09: terrain, cover and obstacles."""

from typing import Literal

from squadlog.book.entry import ArmourFactor, Keys, Metres, Modifier, Names, Row, RuleId

CoverCell = Modifier | Literal["blocked"]
DEEP = ("light_woods", "heavy_woods")
"""The rows of the cover table that hide by how deep they are, not by being there (LOS-06, LOS-07)."""


class Terrain(Row):
    """A kind of ground: `cost` is metres of allowance per metre, `None` where it is prohibited or capped by `max_m`.

    `detection` is the printed DET/FIRE modifier, `los_max_m` the depth beyond which it hides. `forbid` lists keys of
    move modes, or "all".
    """

    cost: Metres | None = None
    max_m: Metres | None = None
    detection: Modifier = 0
    los_max_m: Metres | None = None
    forbid: Keys = ()
    rule: RuleId


class CoverRow(Row):
    """What a feature on the line does to a shot, by the posture of the target.

    "active" is a target that fires or detects toward the firer, "idle" one that does not; "low" is kneeling or prone.
    A cell is a to-hit modifier, or "blocked" if the target cannot be shot at. `max_m` is the depth that still counts.
    """

    height: Literal["half", "full"]
    hardness: Literal["soft", "hard"]
    standing_active: CoverCell
    standing_idle: CoverCell
    low_active: CoverCell
    low_idle: CoverCell
    max_m: Metres | None = None
    rule: RuleId


class ObstacleRow(Row):
    """Something that can be shot to pieces: armour factor, the cover it gives, and what is left of it.

    `height` is "low" for waist-high, "high" for what reaches the ceiling. `destroyed` is what five levels do: a 1 m
    "breach", a door for ever "open", or the piece "removed". `also` names features without a row of their own.
    `plastic_proof`: plastic charges are useless against it (EXP-20).
    """

    af: ArmourFactor
    cover: Literal["soft", "hard"]
    height: Literal["low", "high"]
    kind: Literal["wall", "door", "window", "furniture", "other"]
    destroyed: Literal["breach", "open", "removed"]
    plastic_proof: bool = False
    also: Names = ()
    rule: RuleId
