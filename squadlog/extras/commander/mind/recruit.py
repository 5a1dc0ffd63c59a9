"""Level 1, the recruit: fires where that takes the most, else goes toward the goal, else opens a door, else holds.

Frozen: it is the yardstick of all other levels. What changes how it plays is another version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.choosing import answer, best_of, end_slot
from squadlog.extras.commander.mind.moving import doors_of, moves_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, MindView
from squadlog.extras.commander.mind.shooting import LEAST, shots_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import Considered, Posed
    from squadlog.facts.ground_facts import Target


class RecruitMind:
    """A commander of level 1."""

    name = "recruit/1"

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        return answer(MindView(posed), _order, LEAST)

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now, the best first."""
        view = MindView(posed)
        view.known.units[unit]
        return tuple(one for one in _choices(view, unit) if view.stands(one.says))

    def weigh_command(self, posed: Posed, command: Command) -> ChoiceWeighed | None:
        """What an order is worth to him: a plain shot what it takes, to hold or to move nothing; else None."""
        match command:
            case Hold() | Declare(shot=None, mode=str()) | Declare(shot=None, action="move"):
                return ChoiceWeighed(says=command, worth=0.0)
            case Declare(action="fire_throw", shot=ShotPlan(target=target)):
                _, shots = shots_of(MindView(posed), command.unit)
                found = (one for one in shots if _aims_at(one.says, target))
                return next((replace(one, says=command) for one in found), None)
        return None


def _aims_at(says: Command, target: Target | None) -> bool:
    return isinstance(says, Declare) and says.shot is not None and says.shot.target == target


def _order(view: MindView) -> Considered:
    """An order for the next soldier who lacks one; with none left, that the slot is done (ACT-16)."""
    for unit in view.undecided():
        if (best := best_of(view, _choices(view, unit))) is not None:
            return best
    return end_slot(view)


def _choices(view: MindView, unit: int) -> Iterator[ChoiceWeighed]:
    """What a soldier might do, in the order of preference."""
    seen, shots = shots_of(view, unit)
    yield from (one for one in shots if one.worth >= LEAST)
    yield from moves_of(view, unit, seen=seen)
    yield from doors_of(view, unit)
    yield ChoiceWeighed(says=Hold(unit=unit), worth=0.0)
