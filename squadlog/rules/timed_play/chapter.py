"""Timed play: what is agreed on, and what comes of a time that is up (TIM-01..TIM-04, A-110)."""

from collections.abc import Iterator

from squadlog.battle import commands
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.pending import EscapeAsked, Intent, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Mode
from squadlog.battle.terms import TimeLimit
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER, ActionHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, one_objection
from squadlog.rules.common.once_more import once_more
from squadlog.rules.common.slot import timing
from squadlog.rules.timed_play import record
from squadlog.rules.timed_play.decision import decision_of

_INTENTS: tuple[Intent, ...] = ("parry", "attack")
_ESCAPES: tuple[Mode, ...] = ("walk", "run", "crawl", "kneel")


def _refusal_set(battle: Battle, command: record.SetClock, _ctx: RulesContext) -> Refusal | None:
    """TIM-02: more or less than the book suggests, as the players agree."""
    if command.side and command.side not in battle.side_ids():
        return nonsense("unknown-side", f"There is no side {command.side!r}.", "TIM-02")
    if command.seconds is not None and not record.LEAST_S <= command.seconds <= record.MOST_S:
        sentence = f"A decision takes {record.LEAST_S} to {record.MOST_S} seconds, not {command.seconds}."
        return nonsense("no-such-time", sentence, "TIM-02", "clock off ends the limit.")
    return None


def _set(recorder: EventRecorder, command: record.SetClock, _ctx: RulesContext) -> None:
    recorder.emit(record.ClockSet(limit=TimeLimit(side=command.side, seconds=command.seconds)))


def _refusal_pause(battle: Battle, command: record.PauseClock, _ctx: RulesContext) -> Refusal | None:
    clock = record.clock_of(battle) or record.Clock()
    if clock.paused != command.paused:
        return None
    told = "The clock is already stopped." if command.paused else "The clock is not paused."
    return nonsense("as-it-is", told, "TIM-01")


def _pause(recorder: EventRecorder, command: record.PauseClock, _ctx: RulesContext) -> None:
    recorder.emit(record.ClockPaused(paused=command.paused))


def _refusal_time_out(battle: Battle, command: record.TimeOut, ctx: RulesContext) -> Refusal | None:
    """Time runs for a choice that is awaited and for nothing else (TIM-01, TIM-03)."""
    decision = decision_of(battle)
    if decision is None:
        sentence = "No player has to choose now; dice and resolving are not timed."
        return nonsense("not-timed", sentence, "TIM-03")
    if command.unit is not None and command.unit not in decision.units:
        awaited = ", ".join(battle.units[number].called for number in decision.units)
        return nonsense("not-timed", f"The battle waits for a choice of {awaited}.", "TIM-01")
    if record.limit_s(battle, decision.side, ctx.book) is None:
        whose = battle.setup.side_name(decision.side)
        return nonsense("no-limit", f"{whose} has no time limit.", "TIM-02", "clock 10 sets one.")
    return None


def _time_out(recorder: EventRecorder, command: record.TimeOut, ctx: RulesContext) -> None:
    decision = decision_of(recorder.battle)
    if decision is None:
        raise TypeError("nobody's choice is awaited")
    recorder.emit(
        record.TimeRanOut(
            unit=decision.units[0] if command.unit is None else command.unit,
            asked=decision.asked,
            seconds=record.limit_s(recorder.battle, decision.side, ctx.book) or 0,
            expiry=ctx.rulings.choice("timed.expiry"),
        )
    )


def _comes_to(battle: Battle, command: record.TimeOut, ctx: RulesContext) -> Iterator[commands.Command]:
    """What is done in place of a choice: least of all, or what the unit did last where the table plays so (A-110)."""
    match battle.pending:
        case OpportunityOffer(watchers=(watcher, *_)):
            yield commands.DeclineShot(unit=watcher)
        case IntentAsked(unit=unit, options=options):
            yield from (
                commands.GiveIntent(unit=unit, intent=intent) for intent in _INTENTS if intent in options
            )
        case EscapeAsked(unit=unit):
            yield from (
                commands.Escape(unit=unit, mode=mode, move=StatedMove(clears=True)) for mode in _ESCAPES
            )
        case SharesAsked(unit=unit, attackers=(first, *_), left=left):
            yield commands.ShareParry(unit=unit, shares=((first, left),))
        case None if (decision := decision_of(battle)) is not None:
            number = decision.units[0] if command.unit is None else command.unit
            yield from _orders(battle, number, ctx)


def _orders(battle: Battle, number: int, ctx: RulesContext) -> Iterator[commands.Command]:
    unit = battle.units[number]
    last = record.chosen_of(unit).last
    if (
        ctx.rulings.is_("timed.expiry", "repeat_last")
        and last is not None
        and (again := once_more(last, unit))
    ):
        yield again
    yield commands.Hold(unit=number)
    yield commands.FaceAttacker(unit=number)
    if unit.action is not None:
        yield commands.Continue(unit=number)


def _check_time(battle: Battle, command: commands.Declare, ctx: RulesContext) -> Refusal | None:
    """Whose time is up starts nothing new in this subphase (A-110); what it does once more is not changed either."""
    unit = battle.units[command.unit]
    again = ctx.rulings.is_("timed.expiry", "repeat_last") and unit.declaration is None
    if record.chosen_of(unit).ran_out != battle.now or again:
        return None
    sentence = f"The time of {unit.called} is up: they start nothing new in this subphase."
    return timing(
        "time-is-up",
        sentence,
        "TIM-04",
        "Actions under way continue; they may act again in the next subphase.",
    )


CHAPTER = Chapter(
    key=record.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(one_objection(_refusal_set), _set, goes_on=False),
            CommandHandler(one_objection(_refusal_pause), _pause, goes_on=False),
            CommandHandler(one_objection(_refusal_time_out), _time_out, goes_on=False, comes_to=_comes_to),
        )
    ),
    actions=ActionHooks(vetoes={WHATEVER: _check_time}),
)
