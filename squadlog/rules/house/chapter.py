"""Doors, airlocks, elevators, stairs and objects as one chapter (ACT-60..ACT-78, STO)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.rules.chapter import TIME_ONLY, Act, Chapter, Due
from squadlog.rules.house import airlocks, doors, elevators, objects


def due(battle: Battle) -> Iterator[Due]:
    """Cars first, then airlocks."""
    yield from elevators.due(battle)
    yield from airlocks.due(battle)


CHAPTER = Chapter(
    key="house",
    due=due,
    acts={
        "open_close_door": Act(refusal=doors.refusal, extras=doors.cost_extras, effect=doors.take_effect),
        "open_airlock": Act(refusal=airlocks.refusal_cycle, effect=airlocks.cycled),
        "call_elevator": Act(
            refusal=elevators.refusal_call, extras=elevators.call_extras, effect=elevators.called
        ),
        "elevator_floor": Act(
            refusal=elevators.refusal_ride, extras=elevators.ride_extras, effect=elevators.ridden
        ),
        "stairs_floor": Act(refusal=elevators.refusal_stairs, effect=elevators.climbed),
        "exchange": Act(refusal=objects.refusal_exchange, effect=objects.exchanged),
        "drop_object": Act(refusal=objects.refusal_drop, effect=objects.dropped),
        "pick_up_object": Act(
            refusal=objects.refusal_pick_up, extras=objects.pick_up_extras, effect=objects.picked_up
        ),
        "change_omni_mode": Act(refusal=objects.refusal_omni, effect=objects.omni_changed),
        "clear_weapon": Act(refusal=objects.refusal_clear, effect=objects.cleared),
        "use_device": Act(refusal=objects.refusal_device),
        "reload": TIME_ONLY,
    },
)
