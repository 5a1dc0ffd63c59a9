"""Locked doors and charges: a door opened by key, shot or charge; charges laid at an objective, and set off (EXP).

What a door is worth are the metres behind it; what a charge is worth are the points of the page for one more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind import doors
from squadlog.extras.commander.mind.aims.objectives import count_gains
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.goals import BEHIND_M
from squadlog.extras.commander.mind.posed import WorthTerm
from squadlog.rules.explosives.detonating import own
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.scenario.progress import progress_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

_LIKELY = 0.7
"""How likely a charge that is laid goes off in the end."""


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """The doors and charges of a soldier."""
    yield from _opens(soldier)
    if not soldier.view.known.held:
        return
    yield from _sets_off(soldier)
    area = soldier.task.area
    if area is not None and soldier.task.is_there and (gains := charge_gains(soldier, 1)) > 0:
        term = WorthTerm("lays a charge that is worth", round(gains))
        laid = doors.lays(soldier.view, soldier.unit.id, soldier.now.survey, area)
        says = soldier.view.first_that_stands(one.says for one in laid)
        if isinstance(says, Declare):
            yield soldier.takes_time(says, _LIKELY * gains, term)


def _opens(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """How he gets the locked door open that is the next on his way."""
    door = soldier.task.door
    laid = own(soldier.view.known, soldier.unit) if soldier.view.known.held else ()
    if door is None or any(one.feature == door.id for one in laid):
        return
    for one in doors.opens(soldier.view, soldier.unit.id, door):
        if isinstance(one.says, Declare) and soldier.view.stands(one.says):
            yield soldier.takes_time(one.says, soldier.weights.goal * BEHIND_M, *one.terms)
            return


def _sets_off(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """The charges of his squad that endanger nobody of his side any more (EXP-06)."""
    for one in doors.sets_off(soldier.view, soldier.unit.id):
        if isinstance(one.says, Declare):
            laid = [thing.item for thing in own(soldier.view.known, soldier.unit)]
            behind = soldier.weights.goal * BEHIND_M if SHAPED in laid else 0.0
            yield soldier.takes_time(
                one.says, charge_gains(soldier, laid.count(PLASTIC)) + behind, *one.terms
            )


def charge_gains(soldier: SoldierWeighed, more: int) -> float:
    """The points that so many more charges bring where an objective wants them (SCN-10, A-127)."""
    known, side = soldier.view.known, soldier.unit.side
    wanted = [one for one in known.setup.page.objectives if (one.kind, one.side) == ("charges", side)]
    return max((count_gains(one, progress_of(known).count(one.id), more) for one in wanted), default=0.0)


def answers(now: Situation) -> Iterator[ChoiceWeighed]:
    """A shot that falls and was meant for a door is fired at it (OBS-03)."""
    if now.view.question.kind == "fire":
        yield from doors.shot_at_door(now.view, now.view.question.units[0])


CHARGES = ChapterWeighed(orders=orders, answers=answers)
"""In every battle: doors are locked without charges too."""
