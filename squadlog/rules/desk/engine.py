"""The referee's desk: a command comes in, events or a refusal go out.

`decide` is a pure function of battle, command and table; only the dice on the table are used up. Whoever greys a
button asks `refusal`, which is the same why-not without a roll. `ask` says what the battle waits for.
"""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import METRES, shown_in
from squadlog.base.records import replace
from squadlog.battle import commands as say
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.commands import Command, Done, PlaceUnit
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import OrderLeftOut, ResolutionOrdered
from squadlog.battle.events.referee import Overruled
from squadlog.battle.events.union import Event
from squadlog.battle.known import redact_event
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.rights import SECRET, owner
from squadlog.battle.saying import Noting
from squadlog.battle.state import Battle
from squadlog.facts.seats import NOBODY
from squadlog.rules import places
from squadlog.rules.common import (
    arriving,
    chapter_states,  # noqa: F401 - chapters keep theirs in a battle that is decided
)
from squadlog.rules.common.advanced import BY_SETUP, words_of
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, by_command, no_objection, one_objection
from squadlog.rules.common.refusing import group_refusals
from squadlog.rules.desk import orders, referee, switching
from squadlog.rules.desk.asked_anew import settle_after_correction
from squadlog.rules.desk.asking import ask
from squadlog.rules.desk.chapters import add_chapters, desk, forbidden
from squadlog.rules.desk.flow import begin_turn, set_right_after_the_end
from squadlog.rules.desk.led import overtaken
from squadlog.rules.desk.perform import after_interruption, resolve_escape, resolve_opportunity_shot
from squadlog.rules.desk.steps import advance, ahead, foretold
from squadlog.rules.desk.told import TOLD, Told, at_once
from squadlog.rules.fire import opportunity
from squadlog.rules.moving.movement import refusal_stand_still

__all__ = ["ahead", "ask", "decide", "foretold", "refusal"]


def _objections_begin(battle: Battle, _command: say.Begin, ctx: RulesContext) -> Iterator[Refusal]:
    if battle.stage != "setup":
        yield nonsense("begun", "The battle has begun already.", "SET-05")
        return
    yield from desk(battle.chapters).turn.unready(battle, ctx, "")


def _resolve_begin(recorder: EventRecorder, _command: say.Begin, ctx: RulesContext) -> None:
    desk(recorder.battle.chapters).turn.opens(recorder, ctx)
    for number in recorder.battle.units:
        arriving.settle_where(recorder, number, ctx)
    begin_turn(recorder, 1, ctx)


def _objections_done(battle: Battle, command: Done, ctx: RulesContext) -> Iterator[Refusal]:
    grouping = battle.active
    if grouping is None or battle.pending is not None or battle.resolving:
        yield nonsense("not-now", "No grouping is declaring at this point.", "ACT-16")
        return
    strangers = [number for number in command.order if number not in grouping.units]
    if strangers or len(set(command.order)) != len(command.order):
        members = ", ".join(map(str, grouping.units))
        sentence = f"The order may name each unit of {grouping.name} once."
        yield nonsense("bad-order", sentence, "ACT-16", f"Its units: {members}.")
        return
    for unit in battle.members(grouping.id):
        if not (unit.out or unit.performed or unit.declaration) and (
            refused := refusal_stand_still(battle, unit.id, ctx)
        ):
            yield refused


def _resolve_done(recorder: EventRecorder, command: Done, _ctx: RulesContext) -> None:
    """Perform the slot in the order asked for, then the rest by their place in the grouping (AMB-13)."""
    grouping = recorder.battle.active
    if grouping is None:
        raise TypeError("no grouping is declaring")
    able = [unit for unit in recorder.battle.members(grouping.id) if not (unit.out or unit.performed)]
    rest = [unit.id for unit in able if unit.id not in command.order]
    first = [number for number in command.order if any(unit.id == number for unit in able)]
    recorder.emit(ResolutionOrdered(order=(*first, *rest)))


def _objections_orders(battle: Battle, command: say.Orders, ctx: RulesContext) -> Iterator[Refusal]:
    """Nothing as long as one of them can take its order; what keeps the others is told as it is carried out."""
    units = [one.unit for one in command.orders]
    if not units or len(set(units)) != len(units):
        sentence = "An order for several units names each unit once." if units else "The order names no unit."
        yield nonsense("named-twice" if units else "nobody", sentence, "ACT-16")
        return
    refused: list[tuple[int, Refusal]] = []
    for order in command.orders:
        if (why := refusal(battle, order, ctx)) is None:
            return
        refused.append((order.unit, why))
    yield _nobody_can(battle, refused)


_MOST_REASONS = 4
"""How many reasons are told at once."""


def _nobody_can(battle: Battle, refused: Sequence[tuple[int, Refusal]]) -> Refusal:
    """Why none of them can take its order: the reason that they share, or each with its own."""
    _, first = refused[0]
    if len({why.sentence for _, why in refused}) == 1:
        return replace(first, subsystem=None)
    shared = len({why.rule for _, why in refused}) == 1
    reasons = group_refusals(
        battle.units, [(number, why.sentence, why.rule) for number, why in refused], cited=not shared
    )
    told = [f"{reason}." for reason in reasons[:_MOST_REASONS]]
    if (more := len(reasons) - len(told)) > 0:
        told.append(f"And {more} more.")
    sentence = f"None of them can. {' '.join(told)}"
    return nonsense("nobody-can", sentence, *((first.rule, first.instead) if shared else ("ACT-16",)))


def _resolve_orders(recorder: EventRecorder, command: say.Orders, ctx: RulesContext) -> None:
    """Give the orders one by one, as if each had been said by itself; leave out, with the reason, those refused."""
    for order in command.orders:
        if (refused := _carry_out(recorder, order, ctx.at(recorder.battle))) is not None:
            recorder.emit(
                OrderLeftOut(unit=order.unit, code=refused.code, sentence=refused.sentence, rule=refused.rule)
            )


_OWN = TOLD | by_command(
    CommandHandler(_objections_begin, _resolve_begin),
    CommandHandler(_objections_orders, _resolve_orders, goes_on=False),
    CommandHandler(_objections_done, _resolve_done),
    CommandHandler(opportunity.objections_shot, resolve_opportunity_shot),
    CommandHandler(orders.objections_escape, resolve_escape),
    CommandHandler(
        one_objection(referee.refusal_place_feature), referee.resolve_place_feature, sets_right=True
    ),
    CommandHandler(one_objection(referee.refusal_set_ruling), referee.resolve_set_ruling, sets_right=True),
    CommandHandler(one_objection(switching.refusal_switch), switching.resolve_switch, goes_on=False),
    CommandHandler(no_objection, referee.resolve_set_assist, goes_on=False),
    CommandHandler(one_objection(referee.refusal_set_dice), referee.resolve_set_dice, goes_on=False),
    CommandHandler(one_objection(referee.refusal_correct), referee.resolve_correct, sets_right=True),
    CommandHandler(
        one_objection(referee.refusal_correct_feature), referee.resolve_correct_feature, sets_right=True
    ),
    CommandHandler(one_objection(referee.refusal_note), referee.resolve_note, goes_on=False),
    CommandHandler(one_objection(referee.refusal_end), referee.resolve_end, goes_on=False),
)
"""What the desk itself answers: where more than one chapter has a word in it, and the referee's own."""
_ALWAYS = (Noting, say.SetAssist, say.SetDice, say.SetRuling, say.Correct, say.CorrectFeature)


def _answer(battle: Battle, command: Command) -> CommandHandler[RulesContext] | None:
    """None for what only a chapter that is not in force would answer."""
    return _OWN.get(type(command)) or desk(battle.chapters).commands.handlers.get(type(command))


def _objections(battle: Battle, command: Command, ctx: RulesContext) -> Iterator[Refusal]:
    if battle.stage == "over" and not (
        isinstance(command, _ALWAYS) or getattr(command, "after_the_end", False)
    ):
        yield nonsense(
            "over",
            "The battle is over.",
            "SEQ-07",
            "Say play on to continue; undo goes back to an earlier step.",
        )
        return
    answer = _answer(battle, command)
    if answer is None:
        yield _not_in_force(command)
        return
    if refused := forbidden(battle, command, ctx):
        yield refused
        if not isinstance(
            command, PlaceUnit
        ):  # whoever is set up out of his turn may be out of his area as well
            # What makes no sense cannot stand, though the table or a side on paper let the ban stand.
            yield from (one for one in answer.objections(battle, command, ctx) if one.subsystem is None)
            return
    if (told := desk(battle.chapters).commands.judged_in(battle, command, ctx)) is not battle:
        battle, ctx = told, ctx.at(told)
    yield from places.objections(battle, command, ctx)
    yield from answer.objections(battle, command, ctx)
    if answer.comes_to is not None:
        against = [refusal(battle, other, ctx) for other in answer.comes_to(battle, command, ctx)]
        if against and None not in against:
            yield from filter(None, against[:1])


def _not_in_force(command: Command) -> Refusal:
    key = next(key for key, kept in CHAPTER_STATES.items() if type(command) in kept.commands)
    if key in BY_SETUP:
        name = words_of(key).name
        sentence = f"This battle was set up without {name[:1].lower()}{name[1:]}."
        instead = "They come with the file of a scenario or a squad; you cannot switch them on later."
        return nonsense("not-in-force", sentence, "ADV-01", instead)
    sentence = f"This command needs the advanced chapter {key}, which is not in force."
    instead = f"chapter {key} on switches it on from the next turn."
    return nonsense("not-in-force", sentence, "ADV-01", instead)


def refusal(battle: Battle, command: Command, ctx: RulesContext) -> Refusal | None:
    """Why a command is refused, or None. Rolls no dice.

    What the table overrules (`command.overrule`) or has turned the assist dial down for does not count.
    """
    ctx = add_chapters(ctx, battle)
    for objection in _objections(battle, command, ctx):
        if not _lets_stand(battle, command, objection):
            return objection
    return None


def _lets_stand(battle: Battle, command: Command, objection: Refusal) -> bool:
    if objection.subsystem is None:
        return False
    if getattr(command, "overrule", "") or battle.assist[objection.subsystem] != "enforce":
        return True
    return _is_passed_by(battle, command, objection)


def _is_passed_by(battle: Battle, command: Command, objection: Refusal) -> bool:
    """Whether a chapter in force has it stand without a word."""
    return bool(battle.chapters) and desk(battle.chapters).commands.lets_stand(battle, command, objection)


def decide(battle: Battle, command: Command, ctx: RulesContext) -> tuple[Event, ...] | Refusal:
    """The events a command leads to, through every step that follows by itself; or why it is refused.

    Raises `DieNeeded` when a face must be typed: decide again with the face laid out.
    """
    recorder = EventRecorder(battle)
    with shown_in(METRES):  # no word of an event depends on who reads it
        return _carry_out(recorder, command, add_chapters(ctx, battle)) or tuple(recorder.events)


def _carry_out(recorder: EventRecorder, command: Command, ctx: RulesContext) -> Refusal | None:
    """Answer a command as the battle stands in the recorder, or say why not and emit nothing."""
    battle, let_stand, before = recorder.battle, list[Refusal](), len(recorder.events)
    for objection in _objections(battle, command, ctx):
        if not _lets_stand(battle, command, objection):
            return objection
        let_stand.append(objection)
    for objection in let_stand:
        if not _is_passed_by(battle, command, objection):
            _tell_overruled(recorder, command, objection)
    if let_stand:
        ctx = replace(
            ctx,
            let_stand=frozenset(o.subsystem for o in let_stand if o.subsystem),
            waived=frozenset(o.code for o in let_stand),
        )
    if isinstance(command, Told):
        overtaken(recorder, command.unit)
    answer = _answer(battle, command)
    if answer is None:
        raise TypeError(f"nobody answers {command.kind}")
    answer.resolve(recorder, command, ctx)
    if answer.at_once:
        at_once(recorder, command, ctx)
    if answer.interrupts is not None:
        after_interruption(recorder, battle, answer.interrupts(command), ctx)
    if let_stand:
        _keep_secret(recorder, before, command, owner(battle, command))
    if answer.comes_to is not None:
        for other in answer.comes_to(battle, command, ctx):
            if _carry_out(recorder, other, ctx.at(recorder.battle)) is None:
                break
    over = battle.stage == "over"
    if over and answer.sets_right:
        set_right_after_the_end(recorder, battle, ctx)
    if answer.goes_on and recorder.battle.stage not in ("setup", "over"):
        if answer.sets_right and not over:
            ctx = ctx.ruled(recorder.battle)
            settle_after_correction(recorder, battle, ctx)
        advance(recorder, ctx)
    return None


def _keep_secret(recorder: EventRecorder, before: int, command: Command, side: str) -> None:
    """What was let stand in secret is its side's own: of such words, or where nobody else sees what comes of it.

    So it is of a secret placement, and of orders to somebody hidden (GEN-06, HID-02).
    """
    told = recorder.events[before:]
    if command.kind not in SECRET:
        others = [event for event in told if not isinstance(event, Overruled)]
        seen = any(redact_event(event, recorder.battle, NOBODY) for event in others)
        if seen or not others or side not in recorder.battle.side_ids():
            return
    recorder.events[before:] = [
        replace(event, side=side) if isinstance(event, Overruled) else event for event in told
    ]


def _tell_overruled(recorder: EventRecorder, command: Command, objection: Refusal) -> None:
    """Log what was let stand, unless the dial says that the program only keeps track."""
    reason = getattr(command, "overrule", "")
    if not reason:
        if objection.subsystem and recorder.battle.assist[objection.subsystem] == "track":
            return
        reason = "the program only suggests here"
    recorder.emit(
        Overruled(code=objection.code, rule=objection.rule, sentence=objection.sentence, reason=reason)
    )
