"""Fields of a unit that the referee may set by hand, and how their values are written."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, get_args

from squadlog.base.records import value
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


ANY = "names, separated by commas, or none"
"""What may be written where nothing else is said of it."""


@value
class UnitField:
    """A fact of a unit that the referee may set: what reads it, what may be written, what it is called, what it is now.

    `read` raises ValueError, in one sentence, for what it cannot hold. Without a `label` it is called by its name,
    without `now` the unit has it in a field of that name.
    """

    read: Callable[[str], Any]
    hint: str = ANY
    label: str = ""
    now: Callable[[Unit], object] | None = None


_A_WEAPON = "one of their weapons, or none"
UNIT_FIELDS: Mapping[str, UnitField] = {
    "wound": UnitField(by_hand.one_of(WOUNDS), ", ".join(WOUNDS)),
    "posture": UnitField(by_hand.one_of(get_args(Posture)), "standing, kneeling, prone"),
    "performed": UnitField(by_hand.read_yes_no, label="has acted"),
    "pack_on": UnitField(by_hand.read_yes_no, label="bounce pack on"),
    "hit_bonus": UnitField(by_hand.read_yes_no, label="melee bonus (MEL-27)"),
    "floor": UnitField(by_hand.read_whole, "a whole number"),
    "place": UnitField(
        lambda text: by_hand.read_maybe(text) or "", "stairs:S1, elevator:E1, airlock:A1, on:table or none", "is in"
    ),
    "in_hand": UnitField(by_hand.read_maybe, _A_WEAPON, "in hand"),
    "opportunity": UnitField(by_hand.read_maybe, _A_WEAPON, "opportunity fire with"),
    "items": UnitField(by_hand.read_words),
    "keys": UnitField(by_hand.read_words),
    "action": UnitField(_nothing, "none gives it up", now=lambda unit: unit.action and unit.action.kind),
    "omni": UnitField(by_hand.one_of(("spike", SLUG)), "spike, slug", "OMNI rifle set to"),
    "weapons": UnitField(by_hand.read_words),
    "jammed": UnitField(by_hand.read_words),
    "dazed": UnitField(
        lambda text: None if text.lower() in by_hand.NONE else by_hand.read_moment(text),
        "the last dazed subphase, as T2.s7, or none", "dazed to", lambda unit: unit.dazed_until,
    ),
    "at": UnitField(
        by_hand.read_point, "metres east and north on the map, as 12.5,8, or none for off the map",
        now=lambda unit: unit.position and f"{unit.position.x:g},{unit.position.y:g}",
    ),
    "facing": UnitField(
        by_hand.read_degrees, "degrees clockwise from north",
        now=lambda unit: unit.position and f"{unit.position.facing_deg:g}",
    ),
    "by": UnitField(
        by_hand.read_maybe, "the side that inflicted the wound, or none", "wounded by",
        lambda unit: tuple(dict.fromkeys(side for side, _ in unit.hurt_by if side)),
    ),
}  # fmt: skip


def unit_fields(unit: Unit | None) -> tuple[str, ...]:
    """What can be set of a unit: the fields that all have, and what the chapters in force keep of this one.

    None is a unit that there is not.
    """
    return tuple(UNIT_FIELDS) if unit is None else (*UNIT_FIELDS, *(key for key, _ in unit.held))


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
        match name, UNIT_FIELDS.get(name):
            case _, None if any(name == key for key, _ in unit.held):
                unit = set_by_hand(unit, name, text)
            case _, None:
                raise ValueError(f"{name!r} cannot be corrected; these can: {', '.join(unit_fields(unit))}")
            case "dazed", field:
                until = field.read(text)
                values.update(dazed_until=until, dazed_at=None if until is None else min(now, until))
            case "at", field:
                point = field.read(text)
                before = values.get("position", unit.position) or Position(x=0.0, y=0.0)
                values["position"] = None if point is None else replace(before, x=point[0], y=point[1])
            case "facing", field:
                before = values.get("position", unit.position)
                if before is None:
                    raise ValueError("a unit off the map has no facing; first place it, with at")
                values["position"] = replace(before, facing_deg=field.read(text))
            case "by", field:
                by = field.read(text) or ""
            case (("omni" | "weapons" | "jammed"), field):
                said[name] = field.read(text)
            case _, field:
                values[name] = field.read(text)
    if said:
        values["arms"] = _arms_set_right(unit, said)
    wound = values.get("wound", unit.wound)
    if by is not None:
        values["hurt_by"] = record_hurt(unit if wound != unit.wound else replace(unit, hurt_by=()), wound, by)
    elif unit.hurt_by:
        values["hurt_by"] = record_hurt(unit, wound, "")
    return replace(unit, **values)


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


_FEATURE_FIELDS: Mapping[str, Callable[[str], object]] = {
    "state": by_hand.one_of(get_args(FeatureState)),
    "damage": by_hand.read_whole,
    "key": by_hand.read_maybe,
    "car": lambda text: None if text.lower() in by_hand.NONE else by_hand.read_whole(text),
    "pressure": by_hand.read_yes_no,
    "at": stretch_point,
    "width": _width,
}
FEATURE_FIELDS = tuple(_FEATURE_FIELDS)


def correct_feature(feature: Feature, changes: tuple[tuple[str, str], ...]) -> Feature:
    """`feature` with the referee's changes; ValueError, in one sentence, as for units.

    `at` and `width` say where a stretch of a wall is, and how wide.
    """
    values: dict[str, Any] = {}
    for name, text in changes:
        if name not in _FEATURE_FIELDS:
            raise ValueError(f"{name!r} cannot be corrected; these can: {', '.join(FEATURE_FIELDS)}")
        values["width_m" if name == "width" else name] = _FEATURE_FIELDS[name](text)
    return replace(feature, **values)
