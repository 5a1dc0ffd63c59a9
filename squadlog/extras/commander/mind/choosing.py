"""Choosing among what was weighed: the first choice that stands, a shot or none, or that a slot is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import DeclineShot, Done, Fire, Hold, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered
from squadlog.extras.commander.mind.reasons import rather_than, why_words
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import falling_shots, shot_at_mover

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import MindView


LEAST = 0.3
"""Points below which one of the two shots of a turn is kept (FIR-38)."""


def answer(view: MindView, order: Callable[[MindView], Considered], least: float) -> Considered:
    """What is said to whatever is asked: an `order`, a shot that takes so many points or none, else the safe answer."""
    if view.now.asked():
        match view.now.due.ask().kind:
            case "declare":
                return order(view)
            case "fire":
                return fire_falling(view, least)
            case "opportunity":
                return fire_at_mover(view, least)
    return answer_safely(view)


def best_of(
    view: MindView, choices: Iterable[ChoiceWeighed], *, tells_holding: bool = False
) -> Considered | None:
    """The first choice that stands, with those that it was compared with; None where none does.

    What the rules refuse is no choice: nothing better is told of, and the next best is one that stands.
    `tells_holding`: its reasons say too what it would be to hold, or that he cannot (BNC-09).
    """
    offered = tuple(choices)
    weighed = tuple(_that_stand(view, offered))
    if not weighed:
        return None
    best = weighed[0]
    if not tells_holding:
        return Considered(says=best.says, why=why_words(best), weighed=weighed)
    hold = next((one for one in offered if isinstance(one.says, Hold)), None)
    may_hold = hold is None or view.rules.refusal(hold.says) is None
    if not may_hold:
        weighed = tuple(one for one in weighed if one is not hold)
    why = rather_than(best, weighed, may_hold=may_hold)
    return Considered(says=best.says, why=why, weighed=weighed)


def _that_stand(view: MindView, choices: Iterable[ChoiceWeighed]) -> Iterator[ChoiceWeighed]:
    """The choices from the first that stands on, without those refused before the next that is more than to hold."""
    stood, next_best = False, False
    for one in choices:
        if next_best or view.stands(one.says):
            yield one
            next_best = next_best or (stood and not isinstance(one.says, Hold))
            stood = True


def end_slot(view: MindView) -> Considered:
    """That the slot is done (ACT-16); the safe answer where that does not stand."""
    done = Done()
    return Considered(says=done, why="all have their orders") if view.stands(done) else answer_safely(view)


def shoot(view: MindView, shots: Iterable[ChoiceWeighed], lets_go: Command) -> Considered:
    """The first of these shots that stands, else none is fired."""
    return best_of(view, (*shots, ChoiceWeighed(says=lets_go, worth=0.0))) or answer_safely(view)


def fire_falling(view: MindView, least: float, *, as_planned: bool = False) -> Considered:
    """The shot that takes the most now that one falls; one that takes less than so many points is let go (FIR-01).

    `as_planned`: it is fired at whom it was ordered at, as long as that takes so many points.
    """
    queued = view.known.queued(view.question.units[0]) if as_planned else None
    target = None if queued is None or queued.plan is None else queued.plan.target
    shots = sorted(
        falling_shots(view), key=lambda one: (_target_of(one) != target or one.worth < least, -one.worth)
    )
    worth_it = (one for one in shots if one.worth >= least)
    return shoot(view, worth_it, WithholdFire(unit=view.question.units[0]))


def _target_of(shot: ChoiceWeighed) -> object:
    return shot.says.target if isinstance(shot.says, Fire) else None


def fire_at_mover(view: MindView, least: float) -> Considered:
    """Fires at whoever moves past if that takes so many points (ACT-55)."""
    pending = view.known.pending
    if not isinstance(pending, OpportunityOffer):
        return answer_safely(view)
    watcher = watcher_asked(view, pending)
    shots = (one for one in shot_at_mover(view, watcher, pending.mover) if one.worth >= least)
    return shoot(view, shots, DeclineShot(unit=watcher))


def watcher_asked(view: MindView, pending: OpportunityOffer) -> int:
    """Who of those that watch a move is asked whether he fires: the first whom the commander commands (ACT-55)."""
    return next((one for one in pending.watchers if view.commands(one)), pending.watchers[0])
