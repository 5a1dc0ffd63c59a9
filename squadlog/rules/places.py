"""Every place that is typed lies on the map and on a floor of it, whatever it is said for (MAP-01).

One judge for all that names a place: a way, an aim, a fuse, a standing order, what is laid, installed, marked or set.
Without a map there are no such places, and whoever is told one says so.
"""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.commands import Command, Continue, Declare, Escape
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.refusing import off_the_map
from squadlog.rules.moving.marching import in_the_way

_MOVES = (Declare, Continue, Escape)
_LEAPS = ("jump", "dive")


def objections(battle: Battle, command: Command, ctx: RulesContext) -> Iterator[Refusal]:
    """What speaks against the first place of a command that lies off the map or on no floor; nobody can overrule it."""
    if not battle.setup.map:
        return
    for point in _places_named(command):
        if (refused := off_the_map(point, ctx.surveyor.ground)) is not None:
            yield refused
            return
    if not isinstance(command, _MOVES) or getattr(command, "action", "") in _LEAPS:
        return
    for point in command.move.path:
        if command.move.as_far and point.floor is None:  # a direction
            continue
        if (refused := off_the_map(point, ctx.surveyor.ground)) is not None:
            so_far = "" if point.floor is not None else _so_far(battle, command, ctx)
            yield replace(refused, instead=so_far or refused.instead)
            return


def _places_named(command: Command) -> Iterator[Waypoint]:
    shot, task = getattr(command, "shot", None), getattr(command, "task", None)
    said = (getattr(command, "at", None), getattr(command, "target", None), getattr(shot, "target", None))
    for place in (*said, *getattr(task, "path", ())):
        if isinstance(place, Waypoint):
            yield place


def _so_far(battle: Battle, command: Declare | Continue | Escape, ctx: RulesContext) -> str:
    """How far it can go that way."""
    unit = battle.units.get(command.unit)
    if unit is None:
        return ""
    mode = command.mode or (unit.action.mode if unit.action is not None else None) or ""
    stopped = in_the_way(ctx.surveyor.move(unit.id, mode, command.move))
    return "" if stopped is None else stopped.instead
