"""When a mended fault could show at all: the conditions in `tables/mended.toml`, asked of one step of a record."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from squadlog.base.records import record
from squadlog.battle.events.action import UnitMoved
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle

_HAIR_M = 0.0101
"""A centimetre, as far as it can be told from a sum of parts."""


@record
class Occasion:
    """One step: the battle before it, what was said (the command's JSON, read), the events that the record has.

    `overruled`: the table has let something stand in this battle, in this step or before it.
    """

    battle: Battle
    said: Mapping[str, Any]
    events: Sequence[Event]
    overruled: bool


def _dive(at: Occasion) -> bool:
    doing = (unit.action for unit in at.battle.units.values())
    return at.said.get("action") == "dive" or any(
        action is not None and action.kind == "dive" for action in doing
    )


def _let_stand(at: Occasion) -> bool:
    return at.overruled or any(dial != "enforce" for dial in at.battle.assist.values())


def _hair(at: Occasion) -> bool:
    """Whether a unit covered, or would cover, a hair more than a number of full or half metres."""
    moved = [event.trace.metres for event in at.events if isinstance(event, UnitMoved)]
    stated = (at.said.get("move") or {}).get("distance_m") or 0
    return any(0 < metres % 0.5 <= _HAIR_M for metres in (*moved, stated))


def _two_fights(at: Occasion) -> bool:
    attackers = {engagement.attacker for engagement in at.battle.engagements}
    return any(engagement.defender in attackers for engagement in at.battle.engagements)


def _is_unplayed(at: Occasion) -> bool:
    """Somebody has a quality or a rating that the battle is not played by."""
    chapters, soldiers = at.battle.chapters, [unit.soldier for unit in at.battle.units.values()]
    return ("quality" not in chapters and any(one.quality != "regular" for one in soldiers)) or (
        "leadership" not in chapters and any(one.leader is not None for one in soldiers)
    )


CONDITIONS: Mapping[str, Callable[[Occasion], bool]] = {
    "dive": _dive,
    "hair": _hair,
    "holds": lambda at: any(one.kind == "hold" for one in at.battle.setup.page.objectives),
    "let_stand": _let_stand,
    "map": lambda at: bool(at.battle.setup.map),
    "over": lambda at: at.battle.stage == "over",
    "pack": lambda at: any(unit.pack_on for unit in at.battle.units.values()),
    "ride": lambda at: any(unit.place.startswith("elevator:") for unit in at.battle.units.values()),
    "sides": lambda at: len(at.battle.setup.sides) > 2,
    "storeys": lambda at: len({unit.floor for unit in at.battle.units.values()}) > 1,
    "slots": lambda at: at.battle.rulings.get("melee.openingStep") == "slot",
    "two_fights": _two_fights,
    "unplayed": _is_unplayed,
}
"""Somebody dives; a hair more than a metre was moved; ground is to be held; the table let something stand; there is a
map; the battle is over; somebody has its bounce pack on; somebody is in an elevator; there are three sides or more;
fights open at the defender's place in the order; there are units on more than one floor; somebody attacks one enemy and
is attacked by another; somebody has a quality or a rating that is not played."""
