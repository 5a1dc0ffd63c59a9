"""Level 1, the recruit: fires where that takes the most, else goes toward the goal, else opens a door, else holds.

Frozen: it is the yardstick of all other levels. What changes how it plays is another version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, DeclineShot, Done, Hold, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.moving import doors_of, moves_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered, MindView
from squadlog.extras.commander.mind.reasons import why_words
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import LEAST, falling_shots, shot_at_mover, shots_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import Posed
    from squadlog.facts.ground_facts import Target


class RecruitMind:
    """A commander of level 1."""

    name = "recruit/1"

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        view = MindView(posed)
        if view.now.asked():
            match view.now.due.ask().kind:
                case "declare":
                    return _order(view)
                case "fire":
                    return _fire(view)
                case "opportunity":
                    return _watch(view)
        return answer_safely(view)

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
        if (best := _best(view, _choices(view, unit))) is not None:
            return best
    done = Done()
    return Considered(says=done, why="all have their orders") if view.stands(done) else answer_safely(view)


def _choices(view: MindView, unit: int) -> Iterator[ChoiceWeighed]:
    """What a soldier might do, in the order of preference."""
    seen, shots = shots_of(view, unit)
    yield from (one for one in shots if one.worth >= LEAST)
    yield from moves_of(view, unit, seen=seen)
    yield from doors_of(view, unit)
    yield ChoiceWeighed(says=Hold(unit=unit), worth=0.0)


def _fire(view: MindView) -> Considered:
    """The shot that takes the most; one that takes next to nothing is let go (FIR-01)."""
    unit = view.question.units[0]
    shots = sorted(falling_shots(view), key=lambda one: -one.worth)
    return _shoots(view, shots, WithholdFire(unit=unit))


def _watch(view: MindView) -> Considered:
    """Fires at whoever moves past if that takes anything (ACT-55)."""
    pending = view.known.pending
    if not isinstance(pending, OpportunityOffer):
        return answer_safely(view)
    watcher = pending.watchers[0]
    return _shoots(view, shot_at_mover(view, watcher, pending.mover), DeclineShot(unit=watcher))


def _shoots(view: MindView, shots: Iterable[ChoiceWeighed], lets_go: Command) -> Considered:
    """The first of these shots that is worth it and stands, else none."""
    worth_it = (one for one in shots if one.worth >= LEAST)
    return _best(view, (*worth_it, ChoiceWeighed(says=lets_go, worth=0.0))) or answer_safely(view)


def _best(view: MindView, choices: Iterable[ChoiceWeighed]) -> Considered | None:
    """The first choice that stands, with all that were compared; None where none does."""
    weighed = tuple(choices)
    best = next((one for one in weighed if view.stands(one.says)), None)
    return None if best is None else Considered(says=best.says, why=why_words(best), weighed=weighed)
