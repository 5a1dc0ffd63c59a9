"""What meets a unit along its way comes about metre by metre; opportunity fire is the first of it (ACT-55, ACT-58)."""

from itertools import groupby
from operator import itemgetter

from squadlog.base.records import value
from squadlog.battle.event_recorder import EventRecorder
from squadlog.facts.ground_facts import MoveFacts
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.chapters import desk


@value
class Halt:
    """Why a move does not go on now: a watcher must be asked, or the mover stays `at_m` metres on its way."""

    at_m: float | None = None


def meet_on_the_way(recorder: EventRecorder, mover: int, facts: MoveFacts, ctx: RulesContext) -> Halt | None:
    """Have what meets a move about to be made come about, by its metres; None where nothing keeps it from going on.

    Where somebody must be asked, whoever carries out the move stops, and asks again when it goes on. Of things at one
    point those of the chapter that comes first in the book come first. Nothing lies along a way of no metres.
    """
    if facts.distance.value == 0:
        return None
    parts = desk(recorder.battle.chapters).actions.path_triggers
    met = [(one.at_m, part, one) for part in parts for one in part.finds(recorder.battle, mover, facts, ctx)]
    met.sort(key=itemgetter(0))
    begun = recorder.battle
    for (part, _), run in groupby(met, key=lambda one: (one[1], one[0] if one[1].one_by_one else None)):
        before, those = recorder.battle, tuple(one for _, _, one in run)
        if part.comes(recorder, mover, those, ctx if before is begun else ctx.at(before)):
            return Halt()
        unit = recorder.battle.units[mover]
        if before.units[mover].action is not None and (unit.out or unit.action is None):
            return Halt(at_m=those[0].at_m)
    return None
