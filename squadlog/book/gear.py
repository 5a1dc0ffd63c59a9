"""T-04, T-05 and TA-14: weapons, suits, and the price of everything else."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book.entry import ArmourFactor, Count, Key, Modifier, Penetration, Points, Row, RuleId
from squadlog.book.packs.effects import Effects
from squadlog.book.people import Side


class Weapon(Row):
    """A weapon, or one mode of the OMNI rifle: both modes share `code`, and are paid once.

    `magazine` is rounds per magazine, `None` for a laser, which never runs dry. `automatic` is false where the remark
    says no auto fire. `hands` is the class of magazine box it draws on.
    `kicks` marks those whose shot shakes the firer in zero gravity (ZRG-05).
    """

    cost: Points
    to_hit: Modifier
    pf: Penetration
    magazine: Annotated[int, Bounds(ge=1, le=100)] | None = None
    automatic: bool
    family: Literal["laser", "slug", "spike", "caseless"]
    hands: Literal["rifle", "pistol"]
    code: Key
    kicks: bool = False


class Armour(Row):
    """A suit: armour factor, penalty on whoever strikes its wearer, and what is built in.

    `move_factor` is the cost in metres per metre while pack or thrusters are off (1 = no cost). `detection` helps the
    wearer to detect. `power`, `fire_control`, `sensor_helmet` and `space` (vacuum-proof, ENV-16) are the notes to the
    to-hit table and the environment chapter. `side` and `max_per_squad` limit who may wear it.
    `base_mm` is what the base of its wearer measures across at least, for a suit of a pack; None: T-17 says it.
    """

    cost: Points
    af: ArmourFactor
    melee: Modifier
    move_factor: Annotated[float, Bounds(ge=1, le=5)]
    pack: bool
    detection: Modifier
    power: bool
    fire_control: bool
    sensor_helmet: bool
    space: bool
    thrusters: bool
    side: Side | None = None
    max_per_squad: Count | None = None
    base_mm: Annotated[float, Bounds(ge=10, le=100)] | None = None


class Cost(Row):
    """A thing bought besides soldiers, suits and weapons.

    `cost` is in points, or for `unit = "percent"` in hundredths of the value of what it is bought for. `scope` says
    whether one purchase serves a unit or a side. A limit is `None` where the book prints none; `limit_ruling` names the
    ruling that sets one for a side (0: none), `limit_with` another row that counts towards the same limit, `limit_rule`
    the rule that prints it, if not that of the price. `chapter` is the advanced chapter that uses it, empty while none
    does; `secret`: the other sides are not told what a side has of it. `effects` is what a thing of a pack
    changes for whoever carries it, as terms of rules; no printed row has any.
    """

    cost: Points
    unit: Literal["points", "percent"] = "points"
    scope: Literal["unit", "side"]
    limit_per_unit: Count | None = None
    limit_per_side: Count | None = None
    limit_ruling: str = ""
    limit_with: str = ""
    limit_rule: str = ""
    advanced: bool = True
    chapter: str = ""
    secret: bool = False
    effects: Effects = ""
    rule: RuleId
