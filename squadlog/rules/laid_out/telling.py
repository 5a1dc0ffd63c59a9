"""What a chapter tells of its things as they are found, destroyed or go off."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.rules.common.kept.laid_things import Condition, ThingGone, ThingShown, laid_out, thing_called


def show(recorder: EventRecorder, name: str, rule: str, *, by: int | None = None) -> None:
    """Show a covered thing to all from now on."""
    thing = thing_called(recorder.battle, name)
    if thing is not None and thing.covered:
        recorder.emit(ThingShown(thing=thing, rule=rule, by=by))


def end(
    recorder: EventRecorder,
    name: str,
    rule: str,
    *,
    condition: Condition = "destroyed",
    by: int | None = None,
) -> None:
    """End a whole thing, by destruction unless `condition` says otherwise.

    Only its side is told of one that lies in secret: show it first.
    """
    thing = thing_called(recorder.battle, name)
    if thing is not None and thing.condition == "whole":
        recorder.emit(ThingGone(thing=thing, condition=condition, rule=rule, by=by))


def show_all(recorder: EventRecorder, kind: str) -> None:
    """Show all where the things of a kind lie or have lain, as their chapter goes out of force (ADV-01)."""
    for thing in laid_out(recorder.battle).things:
        if thing.kind == kind:
            show(recorder, thing.id, "ADV-01")
