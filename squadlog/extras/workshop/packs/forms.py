"""What is asked of a row of a pack: the fields of each section, how each is written, and what it means."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from squadlog.base.records import record
from squadlog.book.people import Side

FieldKind = Literal["text", "count", "whole", "number", "yes", "one", "several"]


@record
class PackField:
    """A field of a row: how it is written, what it means, what there is to choose, and whether it may be left out."""

    name: str
    kind: FieldKind
    means: str
    choices: tuple[str, ...] = ()
    optional: bool = False


_COST = PackField(
    name="cost",
    kind="count",
    optional=True,
    means="in points; empty: worked out beside the nearest printed thing",
)
_NAME = PackField(
    name="name", kind="text", means="what people call it; whose it is stands behind it by itself"
)
_REMARK = PackField(name="remark", kind="text", optional=True, means="a line that stands on sheets and cards")
_SIDE = PackField(
    name="side", kind="one", choices=get_args(Side), optional=True, means="the one side that has it"
)


def _whole(name: str, means: str, *, optional: bool = False) -> PackField:
    return PackField(name=name, kind="whole", means=means, optional=optional)


def _count(name: str, means: str, *, optional: bool = False) -> PackField:
    return PackField(name=name, kind="count", means=means, optional=optional)


def _yes(name: str, means: str, *, optional: bool = False) -> PackField:
    return PackField(name=name, kind="yes", means=means, optional=optional)


def _one(name: str, means: str, *choices: str) -> PackField:
    return PackField(name=name, kind="one", means=means, choices=choices)


HEAD = (
    PackField(name="name", kind="text", means="what the pack is called"),
    PackField(name="by", kind="text", means="whose it is: it stands behind the name of every row"),
    PackField(name="version", kind="text", means="another one for every change that you give away"),
    PackField(name="notes", kind="text", optional=True, means="what others should know of it"),
)
FORMS: Mapping[str, tuple[PackField, ...]] = MappingProxyType(
    {
        "weapons": (
            _NAME, _COST,
            _count("pf", "penetration factor, 0 to 20"),
            _whole("to_hit", "added to the roll to hit: minus is good"),
            _count("magazine", "rounds in a magazine; empty: it never runs dry", optional=True),
            _yes("automatic", "it can fire bursts"),
            _one("family", "what it fires", "laser", "slug", "spike", "caseless"),
            _one("hands", "the magazines that it draws on", "rifle", "pistol"),
            _yes("kicks", "its shot shakes the firer in zero gravity", optional=True),
            _REMARK,
        ),
        "armours": (
            _NAME, _COST,
            _count("af", "armour factor, 0 to 20"),
            _whole("melee", "added to the roll of whoever strikes its wearer"),
            PackField(name="move_factor", kind="number", means="metres that a metre costs: 1 to 5"),
            _whole("detection", "added to its wearer's detection: minus is good"),
            _yes("pack", "a bounce pack is built in"),
            _yes("power", "it is powered"),
            _yes("fire_control", "it has fire control"),
            _yes("sensor_helmet", "it has a sensor helmet"),
            _yes("space", "it holds in a vacuum"),
            _yes("thrusters", "it has thrusters"),
            _SIDE,
            _count("max_per_squad", "how many of a squad may wear it", optional=True),
            PackField(
                name="base_mm", kind="number", optional=True,
                means="millimetres of its wearer's base, 10 to 100; empty: as printed suits",
            ),
            _REMARK,
        ),
        "troops": (
            _NAME, _COST,
            _whole("to_hit", "added to the roll to hit: minus is good"),
            _whole("melee", "added to melee rolls: minus is good"),
            _whole("zero_g", "added to zero-G checks; empty: not in zero gravity", optional=True),
            PackField(name="suits", kind="several", means="keys of the usual suits, the most usual last: PW, DW"),
            _yes("pack", "may use a bounce pack", optional=True),
            PackField(name="weapon", kind="text", optional=True, means="the one weapon that they carry, by its key"),
            _SIDE, _REMARK,
        ),
        "equipment": (
            _NAME,
            PackField(name="cost", kind="count", means="in points"),
            _one("scope", "bought for a soldier or for the side", "unit", "side"),
            _count("limit_per_unit", "how many a soldier may carry", optional=True),
            _count("limit_per_side", "how many a side may have", optional=True),
            PackField(
                name="chapter", kind="text", optional=True,
                means="the advanced chapter that it belongs to; empty: any battle",
            ),
            _yes("secret", "the others are not told that a side has it", optional=True),
            PackField(
                name="effects", kind="text", optional=True,
                means="what it changes for who carries it, as: to_hit -1, metres 1 run, may_not dive",
            ),
            _REMARK,
        ),
        "features": (
            _NAME,
            _count("af", "armour factor: five levels destroy it"),
            _one("cover", "the cover that it gives", "soft", "hard"),
            _one("height", "waist-high, or to the ceiling", "low", "high"),
            _one("kind", "what it is", "wall", "door", "window", "furniture", "other"),
            _one("destroyed", "what is left of it", "breach", "open", "removed"),
            _yes("plastic_proof", "plastic charges do nothing to it", optional=True),
            _REMARK,
        ),
    }
)  # fmt: skip
ONE_OF: Mapping[str, str] = MappingProxyType(
    {
        "weapons": "weapon", "armours": "suit", "troops": "troop type", "equipment": "piece of equipment",
        "features": "feature",
    }
)  # fmt: skip
"""What one row of a section is called."""
PATTERNS: Mapping[str, str] = MappingProxyType(
    {
        "weapons": "SR",
        "armours": "TS",
        "troops": "combat_arms",
        "equipment": "grenades",
        "features": "furniture",
    }
)
"""The printed row whose figures a new one begins with."""
