"""Standing orders as one chapter of the house: giving one, ending it, and what comes of it second by second."""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import MOVING, Battle, Unit
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.on_track import Bar, OnTrack
from squadlog.rules.common.shots import gunnery
from squadlog.rules.common.slot import refusal_out
from squadlog.rules.standing_orders import record
from squadlog.rules.standing_orders.leading import LEAD
from squadlog.rules.standing_orders.watching import look_at
from squadlog.rules.standing_orders.words import task_words

_RULE = "ACT-16"


def _objections_give(battle: Battle, command: GiveStandingOrder, ctx: RulesContext) -> Iterator[Refusal]:
    """What makes no sense; whether the rules allow what comes of it is asked second by second."""
    yield from _of_whom(battle, command.units)
    for number in command.units:
        if refused := refusal_out(battle, number) or _senseless(
            battle, battle.units[number], command.task, ctx
        ):
            yield refused


def _of_whom(battle: Battle, units: tuple[int, ...]) -> Iterator[Refusal]:
    if not units or len(set(units)) != len(units):
        sentence = "A standing order names each of its units once."
        yield nonsense("named-twice" if units else "nobody", sentence, _RULE)
    yield from (unknown_unit(number) for number in units if number not in battle.units)


def _senseless(battle: Battle, unit: Unit, task: Task, ctx: RulesContext) -> Refusal | None:
    match task.what:
        case "go":
            return _no_goal(battle, unit, task)
        case "fire":
            target = battle.units.get(task.target if task.target is not None else -1)
            if target is None or target.id == unit.id:
                return (
                    unknown_unit(task.target)
                    if target is None
                    else nonsense("itself", f"{unit.called} cannot do that to themselves.", "GEN-11")
                )
            if target.out:
                return nonsense("down", f"{target.called} is down already.", "WND-17", "Name another unit.")
            weapon = task.weapon or unit.in_hand or ""
            return gunnery.nonsense_weapon(unit, weapon, ctx)
        case "hold":
            if task.until is not None and task.until <= battle.now:
                sentence = f"It is {battle.now} already."
                return nonsense("past", sentence, _RULE, "Name a later moment, such as T2.s3.")
            return None


def _no_goal(battle: Battle, unit: Unit, task: Task) -> Refusal | None:
    said = (bool(task.path), task.beside is not None, task.metres is not None)
    if sum(said) != 1 or (task.metres is not None and not 0 < task.metres < float("inf")):
        sentence = "Say where they go, or how many metres in all."
        return nonsense("no-goal", sentence, _RULE, "Such as run to 14,8.")
    if task.mode not in MOVING or task.mode == "jump":
        sentence = f"{task.mode.capitalize()} cannot be a standing order."
        return nonsense("no-mode", sentence, "ACT-34", "Walk, run ...")
    if task.metres is None and unit.position is None:
        sentence = f"{unit.called} is off the map."
        return nonsense("no-map", sentence, _RULE, "Say how many metres in all: run 40m.")
    if task.beside is not None and (task.beside == unit.id or task.beside not in battle.units):
        return unknown_unit(task.beside)
    return None


def _give(recorder: EventRecorder, command: GiveStandingOrder, ctx: RulesContext) -> None:
    for number in command.units:
        now = look_at(recorder.battle, recorder.battle.units[number], ctx)
        recorder.emit(
            record.StandingOrderGiven(unit=number, order=record.StandingOrder(task=command.task, looked=now))
        )


def _objections_end(battle: Battle, command: EndStandingOrder, _ctx: RulesContext) -> Iterator[Refusal]:
    yield from _of_whom(battle, command.units)
    if not any(record.standing(battle.units[number]) for number in command.units):
        yield nonsense("no-standing-order", "None of these units has a standing order.", _RULE)


def _end(recorder: EventRecorder, command: EndStandingOrder, _ctx: RulesContext) -> None:
    for number in command.units:
        if record.standing(recorder.battle.units[number]) is not None:
            recorder.emit(record.StandingOrderEnded(unit=number, why="it was called off"))


def _due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """A pause that ends at a moment."""
    for unit in battle.units.values():
        order = record.standing(unit) if unit.held else None
        if order is not None and order.task.until is not None:
            yield ScheduledEffect(
                at=order.task.until,
                of=unit.id,
                what=f"{unit.called} has held as long as it was to",
                track=_bar(order.task),
            )


def _track(battle: Battle) -> Iterator[OnTrack]:
    """What goes on until something happens."""
    for unit in battle.units.values():
        order = record.standing(unit) if unit.held else None
        if order is not None and order.task.until is None and not unit.out:
            yield OnTrack(of=unit.id, start=battle.now, until=None, bar=_bar(order.task))


def _bar(task: Task) -> Bar:
    words = task_words(task)
    return Bar(word=words, look="open", glyph="↻", says=f"has the standing order {words}")


CHAPTER = Chapter(
    key=record.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_give, _give), CommandHandler(_objections_end, _end, goes_on=False)
        )
    ),
    actions=ActionHooks(autopilots=(LEAD,)),
    time=TimeHooks(scheduled=_due, track=_track),
)
