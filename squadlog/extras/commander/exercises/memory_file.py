"""What a side remembers of enemies whom it does not see, as the file of an exercise has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.battle.folds.part import fresh
from squadlog.battle.moment import Moment
from squadlog.battle.start.form import UNIT_TYPES, read_plain, to_plain
from squadlog.battle.terms import Soldier
from squadlog.extras.commander.mind.memory.remembered import (
    NOTHING_YET,
    EnemiesRemembered,
    EnemyLastSeen,
    PilesFound,
)
from squadlog.facts.ground_facts import Position

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup

_SEEN, _PILES = "last_seen", "piles_found"
_MOST = 200
"""Enemies and piles that a side has in an exercise at most."""


def write_remembered(kept: EnemiesRemembered) -> dict[str, Any]:
    """What is remembered, as plain data by its word in the file; nothing where that is nothing."""
    seen = [
        {
            "soldier": to_plain(one.unit.soldier), "at": to_plain(one.unit.position), "floor": one.unit.floor,
            "posture": one.unit.posture, "in_hand": one.unit.in_hand or "",
            "turn": one.when.turn, "subphase": one.when.subphase,
        }
        for one in kept.gone
    ]  # fmt: skip
    piles = [{"side": one.side, "men": one.men, "decoys": one.decoys} for one in kept.found]
    return {name: held for name, held in ((_SEEN, seen), (_PILES, piles)) if held}


def read_remembered(asked: dict[str, Any], setup: Setup) -> EnemiesRemembered:
    """What is remembered by the table of an exercise. ValueError, KeyError or TypeError for what cannot be."""
    seen, piles = asked.get(_SEEN, []), asked.get(_PILES, [])
    if not seen and not piles:
        return NOTHING_YET
    if len(seen) > _MOST or len(piles) > _MOST:
        raise ValueError(f"a side remembers {_MOST} enemies at most")
    sides = {one.id for one in setup.sides}
    found = tuple(_piles(one, sides) for one in piles)
    return EnemiesRemembered(gone=tuple(_last_seen(one, setup, sides) for one in seen), found=found)


def _last_seen(held: dict[str, Any], setup: Setup, sides: set[str]) -> EnemyLastSeen:
    soldier: Soldier = read_plain(Soldier, held["soldier"])
    _require_side(soldier.side, sides)
    unit = replace(
        fresh(soldier, "", setup, None, ()),
        position=read_plain(Position, held["at"]),
        floor=read_plain(int, held["floor"]),
        posture=read_plain(UNIT_TYPES["posture"], held["posture"]),
        in_hand=str(held["in_hand"]) or None,
    )
    when = Moment(turn=read_plain(int, held["turn"]), subphase=read_plain(int, held["subphase"]))
    return EnemyLastSeen(unit=unit, when=when)


def _piles(held: dict[str, Any], sides: set[str]) -> PilesFound:
    found = PilesFound(
        side=str(held["side"]), men=read_plain(int, held["men"]), decoys=read_plain(int, held["decoys"])
    )
    _require_side(found.side, sides)
    if not (0 <= found.men <= _MOST and 0 <= found.decoys <= _MOST):
        raise ValueError(f"a side has found 0 to {_MOST} soldiers and decoys")
    return found


def _require_side(side: str, sides: set[str]) -> None:
    if side not in sides:
        raise ValueError(f"there is no side {clean_text(side, limit=40)}")
