"""Level 1, the recruit: fires where it takes the most points, else goes on toward the goal, else opens a door, else holds.

Frozen: it is the yardstick of all other levels. What changes how it plays is another version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import DeclineShot, Done, Hold, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.extras.commander.mind.moving import doors_of, moves_of
from squadlog.extras.commander.mind.posed import Looking, Thought, Weighed
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import LEAST, falling_shots, shot_at_mover, shots_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.posed import Posed


class Recruit:
    """A commander of level 1."""

    name = "recruit/1"

    def think(self, posed: Posed) -> Thought:
        """What it would say now."""
        looking = Looking(posed)
        if looking.now.asked() and posed.roll is None:
            match looking.now.due.ask().kind:
                case "declare":
                    return _order(looking)
                case "fire":
                    return _fire(looking)
                case "opportunity":
                    return _watch(looking)
        return answer_safely(looking)


def _order(looking: Looking) -> Thought:
    """An order for the next soldier who lacks one; with none left, that the slot is done (ACT-16)."""
    for unit in looking.now.due.undecided():
        if looking.known.units[unit].side != looking.posed.side:
            continue
        weighed = tuple(_choices(looking, unit))
        best = next((one for one in weighed if looking.stands(one.says)), None)
        if best is not None:
            return Thought(says=best.says, why=_why(best), weighed=weighed)
    done = Done()
    return Thought(says=done, why="all have their orders") if looking.stands(done) else answer_safely(looking)


def _choices(looking: Looking, unit: int) -> Iterator[Weighed]:
    """What a soldier might do, in the order of preference."""
    seen, shots = shots_of(looking, unit)
    yield from (one for one in shots if one.worth >= LEAST)
    yield from moves_of(looking, unit, seen=seen)
    yield from doors_of(looking, unit)
    yield Weighed(says=Hold(unit=unit), worth=0.0)


def _fire(looking: Looking) -> Thought:
    """The shot that takes the most; one that takes next to nothing is let go (FIR-01)."""
    unit = looking.question.units[0]
    shots = sorted(falling_shots(looking), key=lambda one: -one.worth)
    weighed = (
        *(one for one in shots if one.worth >= LEAST),
        Weighed(says=WithholdFire(unit=unit), worth=0.0),
    )
    best = next((one for one in weighed if looking.stands(one.says)), None)
    return (
        answer_safely(looking) if best is None else Thought(says=best.says, why=_why(best), weighed=weighed)
    )


def _watch(looking: Looking) -> Thought:
    """Fires at whoever moves past if that takes anything (ACT-55)."""
    pending = looking.known.pending
    if not isinstance(pending, OpportunityOffer):
        return answer_safely(looking)
    watcher = pending.watchers[0]
    shots = [one for one in shot_at_mover(looking, watcher, pending.mover) if one.worth >= LEAST]
    weighed = (*shots, Weighed(says=DeclineShot(unit=watcher), worth=0.0))
    best = next((one for one in weighed if looking.stands(one.says)), None)
    return (
        answer_safely(looking) if best is None else Thought(says=best.says, why=_why(best), weighed=weighed)
    )


def _why(best: Weighed) -> str:
    """The reason in a line, of the terms that were weighed and no others."""
    if isinstance(best.says, Hold | WithholdFire | DeclineShot):
        return "nothing better was found"
    return ", ".join(f"{one.name} {one.amount:g} {one.unit}" for one in best.terms)
