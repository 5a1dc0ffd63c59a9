"""Fields of a unit that the referee may set by hand, and how their values are written."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, get_args

from squadlog.battle import by_hand
from squadlog.battle.arms import OMNI, SLUG, Arms, arms_of
from squadlog.battle.chapter_state import set_by_hand
from squadlog.battle.feature import Feature, FeatureState
from squadlog.battle.moment import Moment
from squadlog.battle.scored import record_hurt
from squadlog.battle.state import WOUNDS, Battle, Posture, Unit
from squadlog.facts.ground_facts import Position


def _nothing(text: str) -> None:
    if text.lower() not in by_hand.NONE:
        raise ValueError(f"{text!r}: here you can only remove it (write none); declare it to start it")


_UNIT_FIELDS: Mapping[str, Callable[[str], object]] = {
    "wound": by_hand.one_of(WOUNDS),
    "posture": by_hand.one_of(get_args(Posture)),
    "performed": by_hand.read_yes_no,
    "pack_on": by_hand.read_yes_no,
    "hit_bonus": by_hand.read_yes_no,
    "floor": by_hand.read_whole,
    "place": lambda text: by_hand.read_maybe(text) or "",
    "in_hand": by_hand.read_maybe,
    "opportunity": by_hand.read_maybe,
    "items": by_hand.read_words,
    "keys": by_hand.read_words,
    "action": _nothing,
}
_ARM_FIELDS: Mapping[str, Callable[[str], Any]] = {
    "omni": by_hand.one_of(("spike", SLUG)),
    "weapons": by_hand.read_words,
    "jammed": by_hand.read_words,
}
UNIT_FIELDS = (*_UNIT_FIELDS, *_ARM_FIELDS, "dazed", "at", "facing", "by")


def unit_fields(unit: Unit | None) -> tuple[str, ...]:
    """What can be set of a unit: the fields that all have, and what the chapters in force keep of this one.

    None is a unit that there is not.
    """
    return UNIT_FIELDS if unit is None else (*UNIT_FIELDS, *(key for key, _ in unit.held))


def _arms_set_right(unit: Unit, said: Mapping[str, Any]) -> Arms:
    arms = arms_of(said["weapons"], unit.arms) if "weapons" in said else unit.arms
    if "jammed" in said:
        arms = tuple(replace(arm, jammed=arm.code in said["jammed"]) for arm in arms)
    if "omni" in said:
        mode = SLUG if said["omni"] == SLUG else ""
        arms = tuple(replace(arm, mode=mode) if arm.code == OMNI else arm for arm in arms)
    return arms


def correct_unit(unit: Unit, changes: tuple[tuple[str, str], ...], now: Moment) -> Unit:
    """`unit` with the referee's changes; `dazed` takes the last dazed subphase, or `none`, `at` a place as `12.5,8`.

    `by` is the side whose work its wound is, or that of the wound set beside it.

    Raises ValueError, in one sentence, for an unknown field or a value the field cannot hold.
    """
    values: dict[str, Any] = {}
    said: dict[str, Any] = {}
    by: str | None = None
    for name, text in changes:
        if name == "dazed":
            until = None if text.lower() in by_hand.NONE else by_hand.read_moment(text)
            values.update(dazed_until=until, dazed_at=None if until is None else min(now, until))
        elif name == "at":
            point = by_hand.read_point(text)
            before = values.get("position", unit.position) or Position(x=0.0, y=0.0)
            values["position"] = None if point is None else replace(before, x=point[0], y=point[1])
        elif name == "facing":
            before = values.get("position", unit.position)
            if before is None:
                raise ValueError("a unit off the map has no facing; first place it, with at")
            values["position"] = replace(before, facing_deg=by_hand.read_degrees(text))
        elif name == "by":
            by = by_hand.read_maybe(text) or ""
        elif name in _ARM_FIELDS:
            said[name] = _ARM_FIELDS[name](text)
        elif reader := _UNIT_FIELDS.get(name):
            values[name] = reader(text)
        elif any(name == key for key, _ in unit.held):
            unit = set_by_hand(unit, name, text)
        else:
            raise ValueError(f"{name!r} cannot be corrected; these can: {', '.join(unit_fields(unit))}")
    if said:
        values["arms"] = _arms_set_right(unit, said)
    wound = values.get("wound", unit.wound)
    if by is not None:
        values["hurt_by"] = record_hurt(unit if wound != unit.wound else replace(unit, hurt_by=()), wound, by)
    elif unit.hurt_by:
        values["hurt_by"] = record_hurt(unit, wound, "")
    return replace(unit, **values)


_FEATURE_FIELDS: Mapping[str, Callable[[str], object]] = {
    "state": by_hand.one_of(get_args(FeatureState)),
    "damage": by_hand.read_whole,
    "key": by_hand.read_maybe,
    "car": lambda text: None if text.lower() in by_hand.NONE else by_hand.read_whole(text),
    "pressure": by_hand.read_yes_no,
}
FEATURE_FIELDS = (*_FEATURE_FIELDS, "at", "width")
TURN_FIELDS = ("moment", "order", "initiative", "slot")


def turn_fields(battle: Battle) -> tuple[str, ...]:
    """What can be set of the turn, and of what the chapters in force keep of the battle as a whole."""
    return (*TURN_FIELDS, *(key for key, _ in battle.held))


WIDEST_M = 100.0
"""The widest stretch of a wall that falls or is set right as one."""


def stretch_point(text: str) -> tuple[float, float]:
    """Where a stretch of a wall is corrected, as `10,5`; ValueError, in one sentence, for anything else."""
    point = by_hand.read_point(text)
    if point is None:
        raise ValueError("a stretch of a wall needs a place: write metres east and north as 12.5,8")
    return point


def _width(text: str) -> float:
    try:
        metres = float(text.removesuffix("m"))
    except ValueError:
        metres = math.nan
    if not 0 < metres <= WIDEST_M:
        raise ValueError(f"{text!r} is not a width: write metres, more than 0 and {WIDEST_M:g} at most")
    return metres


def correct_feature(feature: Feature, changes: tuple[tuple[str, str], ...]) -> Feature:
    """`feature` with the referee's changes; ValueError, in one sentence, as for units.

    `at` and `width` say where a stretch of a wall is, and how wide.
    """
    values: dict[str, Any] = {}
    for name, text in changes:
        if name == "at":
            values["at"] = stretch_point(text)
            continue
        if name == "width":
            values["width_m"] = _width(text)
            continue
        if name not in _FEATURE_FIELDS:
            raise ValueError(f"{name!r} cannot be corrected; these can: {', '.join(FEATURE_FIELDS)}")
        values[name] = _FEATURE_FIELDS[name](text)
    return replace(feature, **values)
