"""Doors, airlocks, elevators, stairs and objects as one chapter (ACT-60..ACT-78, STO)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.rules.common.chapter import Act, Chapter, Due
from squadlog.rules.house import airlocks, details, doors, elevators, objects


def due(battle: Battle) -> Iterator[Due]:
    """Cars first, then airlocks."""
    yield from elevators.due(battle)
    yield from airlocks.due(battle)


CHAPTER = Chapter(
    key="house",
    due=due,
    acts={
        "open_close_door": Act(
            refusal=doors.refusal,
            extras=doors.cost_extras,
            effect=doors.take_effect,
            details=details.of_door,
            here=details.has_doors,
        ),
        "open_airlock": Act(
            refusal=airlocks.refusal_cycle,
            effect=airlocks.cycled,
            details=details.of_airlock,
            here=details.has_airlocks,
        ),
        "call_elevator": Act(
            refusal=elevators.refusal_call,
            extras=elevators.call_extras,
            effect=elevators.called,
            details=details.of_call,
            here=details.has_elevators,
        ),
        "elevator_floor": Act(
            refusal=elevators.refusal_ride,
            extras=elevators.ride_extras,
            effect=elevators.ridden,
            details=details.of_ride,
            here=details.has_elevators,
        ),
        "stairs_floor": Act(
            refusal=elevators.refusal_stairs,
            effect=elevators.climbed,
            details=details.of_stairs,
            here=details.has_stairs,
        ),
        "exchange": Act(
            refusal=objects.refusal_exchange, effect=objects.exchanged, details=details.of_exchange
        ),
        "drop_object": Act(refusal=objects.refusal_drop, effect=objects.dropped, details=details.of_drop),
        "pick_up_object": Act(
            refusal=objects.refusal_pick_up,
            extras=objects.pick_up_extras,
            effect=objects.picked_up,
            details=details.of_pick_up,
        ),
        "change_omni_mode": Act(
            refusal=objects.refusal_omni, effect=objects.omni_changed, serves=objects.has_omni
        ),
        "clear_weapon": Act(
            refusal=objects.refusal_clear, effect=objects.cleared, details=details.of_clearing
        ),
        "use_device": Act(
            refusal=objects.refusal_device, details=details.of_device, serves=details.has_devices
        ),
        "reload": Act(details=details.of_reload),
    },
)
