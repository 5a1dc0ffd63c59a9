"""What stands on the subphase track: actions that end, and whatever comes about by itself (LOG-14, LOG-18)."""

from collections.abc import Iterator

from squadlog.battle.moment import Moment
from squadlog.battle.state import Known
from squadlog.records import value
from squadlog.rules.desk.chapters import falling_due


@value
class TrackMark:
    """A unit or a feature where its action ends or, with `what`, in the last subphase before that comes about."""

    at: Moment
    who: str
    what: str = ""


def marks(battle: Known) -> Iterator[TrackMark]:
    """Who ends an action when, in initiative order, a shot still to fall now; then what falls due, by whom likewise."""
    to_fall = {shot.unit for shot in battle.fire_queue}
    order: dict[int | str, int] = {}
    for unit in battle.in_order():
        order[unit.id] = len(order)
        if unit.out:
            continue
        if unit.action is not None:
            yield TrackMark(unit.action.end, str(unit.id))
        elif unit.id in to_fall:
            yield TrackMark(battle.now, str(unit.id))
    for due in sorted(falling_due(battle), key=lambda due: order.get(due.of, len(order))):
        if due.track and due.at > battle.now:
            last = Moment.at(due.at.index - 1) if due.part == "opens" else due.at
            yield TrackMark(last, str(due.of), due.track)
