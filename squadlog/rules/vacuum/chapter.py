"""Vacuum and hostile air: suits that leak, ships and houses that lose their air (ENV-15..ENV-24)."""

from collections.abc import Iterator
from functools import partial

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.on_track import Bar
from squadlog.rules.common.wounds import boxes, wound
from squadlog.rules.vacuum import air, leaks, record
from squadlog.rules.vacuum.suits import KEY, holds_air

CAUSE = "vacuum"
"""Of a level that a leak costs: it neither dazes nor breaches (A-100)."""


def _hurt(recorder: EventRecorder, number: int, levels: int, cause: str, ctx: RulesContext) -> None:
    """Breach the suit of a unit hit for at least one level, where there is no air outside it (ENV-18).

    What is torn open cannot be torn open again, unless each breach runs for itself (A-100).
    """
    if cause == CAUSE or not air.airless(recorder.battle):
        return
    unit = recorder.battle.units[number]
    leak = leaks.find_leak(levels, recorder.battle.now, ctx)
    if leak is None or not _is_suited(unit, ctx):
        return
    if not air.is_exposed(recorder.battle, number, ctx.at(recorder.battle)):
        return
    open_already = any(one.size == "big" for one in record.leaks_of(unit))
    if leak.size == "big" and open_already and ctx.rulings.is_("vacuum.multiple", "one_clock"):
        return
    recorder.emit(record.SuitBreached(unit=number, leak=leak))


def _is_suited(unit: Unit, ctx: RulesContext) -> bool:
    return holds_air(unit.soldier.armour, ctx.book, ctx.rulings)


def _due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """Each leak comes round, and as a subphase opens one looks where there still is air."""
    if not air.airless(battle):
        return
    yield ScheduledEffect(at=battle.now, of=KEY, what="where there is air", part="opens", happens=_look_round)
    for unit in battle.units.values():
        for leak in record.leaks_of(unit) if unit.wound != "D" else ():
            yield ScheduledEffect(
                at=leak.next,
                of=f"{KEY}:{unit.id}",
                what=f"a leak costs {unit.called} a level",
                part="closes",
                happens=partial(_come_round, unit=unit.id, leak=leak),
                track=Bar(
                    word="leaks",
                    glyph="!",
                    says=f"costs {unit.called} a level",
                    row=f"{unit.id} {_HAS[leak.size]}",
                ),
                since=leak.since,
            )


_HAS = {"small": "suit leaks", "big": "suit torn open", "bare": "no air"}


def _come_round(recorder: EventRecorder, ctx: RulesContext, *, unit: int, leak: record.Leak) -> None:
    """One more level, without a daze; where there is air by now, none (ENV-19, ENV-20, A-100).

    What is late, the clock having been set, comes once, and then after its time again.
    """
    state = recorder.battle.units.get(unit)
    if state is None or state.wound == "D" or leak not in record.leaks_of(state):
        return
    spared = not air.is_exposed(recorder.battle, unit, ctx.at(recorder.battle))
    bites = replace(leak, next=recorder.battle.now)
    recorder.emit(record.LeakDue(unit=unit, leak=leak, next=leaks.following(bites, ctx), spared=spared))
    if not spared:
        wound(recorder, unit, 1, ctx, by=None, cause=CAUSE)


def _look_round(recorder: EventRecorder, ctx: RulesContext) -> None:
    """What is open by now has let the air out; then who has none to breathe is told (ENV-17, ENV-23, A-99, A-146)."""
    ctx = ctx.at(recorder.battle)
    changed = air.changes(recorder.battle, ctx)
    if changed is not None:
        recorder.emit(changed)
    for number, unit in recorder.battle.units.items():
        if unit.wound == "D" or _is_suited(unit, ctx) or air.in_reserve(recorder.battle, unit):
            continue
        bare = any(leak.size == "bare" for leak in record.leaks_of(unit))
        exposed = air.is_exposed(recorder.battle, number, ctx)
        if exposed and not bare:
            _suffocates(recorder, number, ctx)
        elif bare and not exposed:
            recorder.emit(record.AirAgain(unit=number))


def _suffocates(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """Without a suit that holds it is as with a breach too big to seal, or death at once (A-146)."""
    now = recorder.battle.now
    if ctx.rulings.is_("vacuum.unsealed", "dead"):
        wound(recorder, number, len(boxes(ctx)), ctx, by=None, cause=CAUSE)
    else:
        leak = record.Leak(size="bare", since=now, next=leaks.later(now, ctx))
        recorder.emit(record.SuitBreached(unit=number, leak=leak))


def _objections_breach(battle: Battle, _command: record.SayBreach, _ctx: RulesContext) -> Iterator[Refusal]:
    if not air.airless(battle):
        sentence = "There is air to breathe everywhere."
        yield nonsense("air", sentence, "ENV-17", "weather vacuum removes it.")
    elif record.air_of(battle).said:
        sentence = "That is already stated."
        yield nonsense("breached", sentence, "ENV-17", "correct vacuum=none because ... mends it.")


def _say_breach(recorder: EventRecorder, _command: record.SayBreach, _ctx: RulesContext) -> None:
    recorder.emit(record.BreachSaid())


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(handlers=by_command(CommandHandler(_objections_breach, _say_breach))),
    time=TimeHooks(scheduled=_due),
    soldiers=SoldierHooks(hurt=_hurt),
)
