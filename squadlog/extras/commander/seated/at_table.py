"""What a commander was told at a table without a map: read from the notes and the shots of the record."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.events.action import ActionDeclared, UnitMoved
from squadlog.battle.events.fire import ShotFired
from squadlog.extras.commander.mind.levels import LEVELS
from squadlog.extras.commander.mind.table.told import GroundWalked, LineTold, TableTold, read_notes
from squadlog.facts.ground_facts import StatedSighting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.session.seat import Seat

_OF_RANGES = re.compile(r"told\s+(?:#?\d|nothing\b)", re.IGNORECASE)


def told_at(seat: Seat, side: str, name: str, only: tuple[int, ...] = ()) -> TableTold | None:
    """What was told at the table a commander of a side, of that name, as a seat read it; None where a map measures.

    `only` are the soldiers whom he commands; none: all of his side. What he stated of their shots is no news to him.
    """
    known = seat.known
    if known.setup.map:
        return None
    own = only or tuple(one.id for one in known.units.values() if one.side == side)
    shots, walked = list[LineTold](), list[GroundWalked]()
    for entry, event in seat.log.happened(UnitMoved, ShotFired, ActionDeclared):
        match event:
            case UnitMoved():
                turned = bool(event.trace.turned_deg)
                walked.append(GroundWalked(event.unit, event.trace.metres, entry, turned=turned))
            case ShotFired() if event.unit not in own:
                shots += _of_shot(event, entry)
            case ActionDeclared() if event.unit not in own:
                shots += _of_plan(event, entry)
    return read_notes(seat.log.notes(), known, name, tuple(shots), tuple(walked))


def is_table_talk(by: str, text: str) -> bool:
    """Whether a note is a commander's, of ranges that it asks for and figures that it moves, or tells it a range."""
    return by in LEVELS or _OF_RANGES.match(text) is not None


def _of_shot(event: ShotFired, entry: int) -> Iterator[LineTold]:
    """What somebody stated of the range of a shot at a soldier."""
    seen = event.sighting
    if seen is None or not isinstance(event.target, int) or seen.distance.origin != "stated":
        return
    if (metres := seen.distance.value) is not None:
        covers = tuple(one.kind for one in seen.crossed if one.metres is None)
        depths = tuple((one.kind, one.metres) for one in seen.crossed if one.metres is not None)
        stated = StatedSighting(covers=covers, depths=depths)
        yield LineTold(event.unit, event.target, metres, metres, entry, stated)


def _of_plan(event: ActionDeclared, entry: int) -> Iterator[LineTold]:
    """What somebody stated of it as he planned it."""
    shot = None if event.action is None else event.action.shot
    if shot is not None and isinstance(shot.target, int) and (metres := shot.stated.distance_m) is not None:
        yield LineTold(event.unit, shot.target, metres, metres, entry, replace(shot.stated, distance_m=None))
