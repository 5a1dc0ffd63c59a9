"""Battles as they would stand, to be asked what a choice would come to in them."""

from typing import Any

from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import CHAPTER_STATES, keep_state
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import STILL, Battle, Mode, Posture, QueuedShot, Trace, Unit
from squadlog.rules.desk.considered.values import OddsAsked

STEP_M = 1.0


def there(battle: Battle, unit: Unit, posture: Posture, asked: OddsAsked) -> Battle:
    """The battle once the unit has that stance, where it would stand; as it is where that is as now."""
    if posture == unit.posture and asked.at is None:
        return battle
    placed = changed(unit, posture=posture, moved=STILL, action=None, declaration=None)
    if asked.at is not None:
        placed = changed(placed, position=asked.at, floor=asked.floor, place="")
    return _with(battle, placed)


def _with(battle: Battle, *units: Unit, **otherwise: object) -> Battle:
    later: Any = {"units": {**battle.units, **{one.id: one for one in units}}, **otherwise}
    return changed(battle, **later)


def as_issued(battle: Battle, number: int) -> Battle:
    """The battle with what its own side alone knows of a unit as it was issued, where nobody says otherwise."""
    unit = full = battle.units[number]
    for key in battle.chapters:
        if (kept := CHAPTER_STATES.get(key)) is not None and kept.private and full.holds(key) is None:
            full = full if kept.unit.begins is None else keep_state(full, key, kept.unit.begins(full.soldier))
    return battle if full is unit else _with(battle, full)


def as_if_firing(battle: Battle, unit: int, weapon: str, *, aimed: bool) -> Battle:
    """The battle with that shot waiting, the weapon in hand."""
    held = changed(battle.units[unit], in_hand=weapon)
    others = tuple(shot for shot in battle.fire_queue if shot.unit != unit)
    queue = (*others, QueuedShot(unit=unit, weapon=weapon, aimed=aimed))
    # In the fire step itself a preview would say whose turn it is to roll (FIR-44), which is nothing of the shot.
    return _with(battle, held, fire_queue=queue, stage="actions" if battle.stage == "fire" else battle.stage)


def as_if_watching(battle: Battle, unit: int, weapon: str, target: int) -> Battle:
    """The battle with that watcher asked about a target that comes into view where it is.

    It walks, or crawls if it lies there; who kneels has stood up to do so (ACT-23, ACT-25).
    """
    held = changed(battle.units[unit], in_hand=weapon, opportunity=weapon, action=None, declaration=None)
    was = battle.units[target]
    gait: Mode = "crawl" if was.posture == "prone" else "walk"
    posture: Posture = "prone" if was.posture == "prone" else "standing"
    mover = changed(was, posture=posture, moved=Trace(mode=gait, metres=STEP_M))
    return _with(battle, held, mover, pending=OpportunityOffer(mover=target, watchers=(unit,)))
