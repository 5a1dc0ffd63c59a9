"""Doors, airlocks, elevators, stairs and objects as one chapter (ACT-60..ACT-78, STO)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.house import airlocks, details, doors, elevators, objects


def due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """Cars first, then airlocks."""
    yield from elevators.due(battle)
    yield from airlocks.due(battle)


CHAPTER = Chapter(
    key="house",
    actions=ActionHooks(
        handlers={
            "open_close_door": ActionHandler(
                refusal=doors.refusal,
                extras=doors.cost_extras,
                effect=doors.take_effect,
                details=details.of_door,
                here=details.has_doors,
            ),
            "open_airlock": ActionHandler(
                refusal=airlocks.refusal_cycle,
                effect=airlocks.finish_cycle,
                details=details.of_airlock,
                here=details.has_airlocks,
            ),
            "call_elevator": ActionHandler(
                refusal=elevators.refusal_call,
                extras=elevators.call_extras,
                effect=elevators.finish_call,
                details=details.of_call,
                here=details.has_elevators,
            ),
            "elevator_floor": ActionHandler(
                refusal=elevators.refusal_ride,
                extras=elevators.ride_surcharge,
                effect=elevators.ridden,
                details=details.of_ride,
                here=details.has_elevators,
            ),
            "stairs_floor": ActionHandler(
                refusal=elevators.refusal_stairs,
                effect=elevators.finish_stairs,
                details=details.of_stairs,
                here=details.has_stairs,
            ),
            "exchange": ActionHandler(
                refusal=objects.refusal_exchange, effect=objects.finish_exchange, details=details.of_exchange
            ),
            "drop_object": ActionHandler(
                refusal=objects.refusal_drop, effect=objects.finish_drop, details=details.of_drop
            ),
            "pick_up_object": ActionHandler(
                refusal=objects.refusal_pick_up,
                extras=objects.pick_up_extras,
                effect=objects.finish_pick_up,
                details=details.of_pick_up,
            ),
            "change_omni_mode": ActionHandler(
                refusal=objects.refusal_omni, effect=objects.omni_changed, serves=objects.has_omni
            ),
            "clear_weapon": ActionHandler(
                refusal=objects.refusal_clear, effect=objects.finish_clear, details=details.of_clearing
            ),
            "use_device": ActionHandler(
                refusal=objects.refusal_device, details=details.of_device, serves=details.has_devices
            ),
            "reload": ActionHandler(details=details.of_reload),
        }
    ),
    time=TimeHooks(scheduled=due),
)
