"""What a standing order has its unit do in this second, as an ordinary order; or why it is over."""

from collections.abc import Iterator, Sequence
from math import atan2, degrees, hypot

from squadlog.base.lengths import in_metres
from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold, Order
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import Task
from squadlog.battle.state import Battle, Mode, ShotPlan, Unit
from squadlog.battle.way import THERE_M, rest_of_way
from squadlog.facts.ground_facts import Position, StatedMove, Waypoint
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import Autopilot
from squadlog.rules.common.shots import gunnery
from squadlog.rules.moving import movement
from squadlog.rules.standing_orders import record
from squadlog.rules.standing_orders.watching import End, look_at, what_has_happened

_WAITS = ("fired-just-before", "rate-of-fire")
_NEARLY_M = 1e-6
_NEARLY_DEG = 1.0
_GAITS: tuple[Mode, ...] = ("sprint", "run", "walk")
_Next = tuple[Task, Sequence[Order]] | End
"""What is left of a task, and the orders to try for it; or its end."""


def orders(recorder: EventRecorder, number: int, ctx: RulesContext) -> Sequence[Order]:
    """What the unit would do now: the first of these that the rules allow."""
    battle, unit = recorder.battle, recorder.battle.units[number]
    order = record.standing(unit)
    if order is None:
        return ()
    now = look_at(battle, unit, ctx)
    found = what_has_happened(battle, unit, order, now) or _NEXT[order.task.what](battle, unit, order, ctx)
    if isinstance(found, End):
        end(recorder, number, found)
        return ()
    task, said = found
    told = record.StandingOrder(task=task, looked=now, begun=order.begun or bool(said))
    if told != order:
        recorder.emit(record.StandingOrderGoesOn(unit=number, order=told))
    return said


def _go(battle: Battle, unit: Unit, order: record.StandingOrder, ctx: RulesContext) -> _Next:
    if unit.action is not None:
        return order.task, ()
    if order.task.metres is not None:
        return _so_many_metres(battle, unit, order, ctx)
    task = _rest_of_the_way(battle, unit, order, ctx)
    if isinstance(task, End):
        return task
    move = StatedMove(path=task.path, as_far=True)
    facts = ctx.meets(unit.id, task.mode, move)
    if facts.way and movement.goes_m(battle, unit.id, task.mode, facts, ctx) < _NEARLY_M:
        if facts.stop is not None:
            why = facts.stop.sentence.removesuffix(".").removesuffix(
                f" after {in_metres(facts.stop.at_m, 2)}"
            )
            return End(why, facts.stop.rule)
        return End("it gets no further", "MOV-04")
    moves = [Declare(unit=unit.id, action="move", mode=mode, move=move) for mode in _no_faster(task.mode)]
    return task, (*moves, *_turn_first(unit, task.path[0]))


def _no_faster(mode: Mode) -> tuple[Mode, ...]:
    """The way of moving that was said, then slower ones: who cannot run at once, or turns too sharply for it, walks."""
    return _GAITS[_GAITS.index(mode) :] if mode in _GAITS else (mode,)


def _turn_first(unit: Unit, goal: Waypoint) -> Iterator[Declare]:
    """Who cannot set out as it faces turns on the spot."""
    if (here := unit.position) is None:
        return
    bearing = degrees(atan2(goal.x - here.x, goal.y - here.y)) % 360
    if abs((bearing - here.facing_deg + 180) % 360 - 180) > _NEARLY_DEG:
        yield Declare(unit=unit.id, action="change_facing", move=StatedMove(facing_deg=bearing))


def _so_many_metres(battle: Battle, unit: Unit, order: record.StandingOrder, ctx: RulesContext) -> _Next:
    """What is left of the metres, or as many of them as the allowance lets it cover in this second."""
    left = round((order.task.metres or 0.0) - (unit.before.metres if order.begun else 0.0), 3)
    if left < _NEARLY_M:
        return End("it has come as far as it was to", done=True)
    if order.begun and not unit.before.metres:
        return End("it got no further", "MOV-04")
    task = replace(order.task, metres=left)
    moves = [(mode, _up_to(battle, unit, mode, left, ctx)) for mode in _no_faster(task.mode)]
    return task, [Declare(unit=unit.id, action="move", mode=mode, move=move) for mode, move in moves]


def _up_to(battle: Battle, unit: Unit, mode: Mode, left_m: float, ctx: RulesContext) -> StatedMove:
    whole = StatedMove()
    reach_m = movement.goes_m(battle, unit.id, mode, ctx.meets(unit.id, mode, whole), ctx)
    return whole if reach_m < left_m else StatedMove(distance_m=left_m)


def _rest_of_the_way(
    battle: Battle, unit: Unit, order: record.StandingOrder, ctx: RulesContext
) -> Task | End:
    """The task with the places that are still ahead."""
    here, task = unit.position, order.task
    if here is None:
        return End("it stands on no map")
    if task.beside is not None:
        other = battle.units.get(task.beside)
        if other is None or other.position is None:
            return End(f"there is no unit {task.beside} on the map")
        if ctx.surveyor.reach(unit.id, other.id, None).value:
            return End(f"it is beside {other.called}", done=True)
        return replace(task, path=(Waypoint(x=other.position.x, y=other.position.y),))
    start = Position(x=order.looked.at[0], y=order.looked.at[1]) if order.looked.at else here
    left = rest_of_way(task.path, start, here)
    if not left:
        return End(f"it is at {task.path[-1].x:g},{task.path[-1].y:g}", done=True)
    stuck = order.begun and hypot(here.x - start.x, here.y - start.y) < THERE_M
    return End("it got no further", "MOV-04") if stuck else replace(task, path=left)


def _fire(battle: Battle, unit: Unit, order: record.StandingOrder, ctx: RulesContext) -> _Next:
    target = battle.units.get(order.task.target or 0)
    weapon = order.task.weapon or unit.in_hand
    if target is None or target.out:
        return End(f"{target.called} is down" if target else "its target is no longer there", done=True)
    if weapon is None:
        return End("it has no weapon in hand", "ACT-49")
    if (nonsense := gunnery.nonsense_weapon(unit, weapon, ctx)) is not None:
        return End(nonsense.sentence.removesuffix("."), "ACT-49")
    if weapon in unit.jammed:
        return End(f"its {weapon} is jammed", "FIR-42")
    if unit.action is not None or gunnery.rate_of(unit, battle.now, "", ctx):
        return order.task, ()
    shot = ShotPlan(weapon=weapon, target=target.id)
    return order.task, (Declare(unit=unit.id, action="fire_throw", weapon=weapon, shot=shot),)


def _hold(battle: Battle, unit: Unit, order: record.StandingOrder, _ctx: RulesContext) -> _Next:
    if order.task.until is not None and battle.now >= order.task.until:
        return End(f"it is {battle.now}", done=True)
    return order.task, (() if unit.action is not None else (Hold(unit=unit.id),))


_NEXT = {"go": _go, "fire": _fire, "hold": _hold}


def end(recorder: EventRecorder, number: int, why: End) -> None:
    """Tell that a standing order is over."""
    recorder.emit(record.StandingOrderEnded(unit=number, why=why.why, done=why.done, rule=why.rule))


def handle_refusal(recorder: EventRecorder, number: int, why: Refusal) -> None:
    """End the standing order that the rules refuse, but for a unit that merely may not fire yet."""
    if why.code not in _WAITS:
        end(recorder, number, End(why.sentence.removesuffix("."), why.rule))


def overtaken(recorder: EventRecorder, number: int) -> None:
    """End the standing order of a unit that was given another by hand."""
    end(recorder, number, End("it was told something else"))


LEAD = Autopilot(
    leads=lambda unit: record.standing(unit) is not None,
    orders=orders,
    refused=handle_refusal,
    overtaken=overtaken,
)
