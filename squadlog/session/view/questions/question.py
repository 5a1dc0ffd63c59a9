"""What a battle asks of a seat, and the answers that stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle import commands
from squadlog.battle.standing import STANDING
from squadlog.facts.ground_facts import feature_of
from squadlog.facts.seats import TABLE
from squadlog.language.say import say
from squadlog.reports.wording import name_of, thing
from squadlog.session.chapters import is_set_up
from squadlog.session.view.answer import Answer
from squadlog.session.view.questions import pending
from squadlog.session.view.questions.answers import offer_answers, order_answers, step_answers
from squadlog.session.view.questions.caught import caught_form
from squadlog.session.view.questions.die import die_form, die_words, roller
from squadlog.session.view.questions.on_paper import concern_form, concerns_of
from squadlog.session.view.questions.placing import place_answers
from squadlog.session.view.questions.question_value import Question
from squadlog.session.view.shots.filling import filled_card
from squadlog.session.view.shots.form import NOTHING_SAID
from squadlog.session.view.shots.of_seat import asked_shot
from squadlog.session.view.shots.target_answers import target_choices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.rules.common.ask import Ask, AskOption
    from squadlog.session.seat import Seat
    from squadlog.session.view.fields import Form


def question(seat: Seat, said: Mapping[str, str] = NOTHING_SAID) -> Question:
    """What is asked now, as that seat may hear it; its forms filled in with what is `said`, by their fields."""
    battle, ask, roll = seat.known, seat.due.ask(), seat.die.roll
    side = roll.side if roll is not None else ask.side
    name = battle.setup.side_name(side)
    if not seat.asked():
        waits = f"{name} rolls a die: {die_words(roll)}." if roll is not None else ask.sentence
        own = " and ".join(seat.people_asked()) if side == seat.who.seat else ""
        whom = f"Waits for {own or name}. " if name else ""
        ready = _waited_for(seat, ask)
        return _wait(Question(
            kind=ask.kind if roll is None else "die", step=ask.step if roll is None else "",
            sentence=f"{whom}{waits}", side=name, typed=tuple(filter(None, (ask.typed, ready and _UNREADY))),
            back=Answer("unready", "not ready after all", listed=False) if ready else None,
        ), ready)  # fmt: skip
    if roll is not None:
        return _ask_die(battle, roll, said, seat.for_other_home(roll.side))
    asked = _build_question(seat, battle, ask, said)
    if (shot := asked_shot(seat)) is not None:
        _, form = filled_card(seat.rules, shot, said, last=seat.earlier.shot_at_last(shot.unit))
        asked = replace(asked, forms=(form,))
    mine = [one for one in asked.answers if one.says is None or seat.rules.not_mine(one.says) is None]
    asked = replace(asked, answers=tuple(_each_once(mine)))
    return replace(asked, units=ask.units, step=ask.step, side=name if ask.kind not in _ANYBODYS else "")


def _each_once(answers: Iterable[Answer]) -> Iterable[Answer]:
    """Each sentence once, as Enter says it where it does."""
    kept: dict[str, Answer] = {}
    for one in answers:
        if one.say not in kept or one.enter:
            kept[one.say] = one
    return kept.values()


_ANYBODYS = ("begin", "roll_initiative", "over")
_UNREADY = "unready takes yours back."


def _wait(asked: Question, *more: str) -> Question:
    """What is asked of others, with nothing for this seat to say."""
    again = "Press Enter to look again."
    return replace(asked, more=(*filter(None, more), again), spare=(again,), mine=False)


def _waited_for(seat: Seat, ask: Ask) -> str:
    """Whom a side that is ready waits for before play; empty for none."""
    refused = seat.rules.refusal(commands.Begin()) if ask.kind == "begin" and seat.due.is_ready else None
    if refused is None:
        return ""
    said = refused.sentence[:1].lower() + refused.sentence[1:]  # what is asked has said most of it already
    return f"{'' if said in ask.sentence else f'{refused.sentence} '}{_UNREADY}"


def _build_question(seat: Seat, battle: Known, ask: Ask, said: Mapping[str, str]) -> Question:
    asked = Question(kind=ask.kind, sentence=ask.sentence, typed=(ask.typed,) if ask.typed else ())
    match ask.kind:
        case "begin":
            opens = seat.due.opens()
            word = "begin" if isinstance(opens, commands.Begin) else "say that you are ready"
            return _ask_all(seat, asked, word, opens, ask.options)
        case "roll_initiative":
            return _ask_all(seat, asked, "roll", commands.RollInitiative(), ask.options)
        case "choose_order" if ask.grouping is not None:
            return replace(asked, answers=tuple(order_answers(ask.grouping)))
        case "declare":
            return _ask_orders(seat, battle, ask)
        case "fire" if ask.units:
            return _ask_shot(seat, battle, ask)
        case "step" if ask.options:
            told = (f"Press Enter for {ask.enter}.",) if ask.enter else ()
            more = (*seat.due.foretold(), *told)
            forms = tuple(_step_forms(battle, ask, said))
            answers = tuple(step_answers(ask))
            return replace(asked, more=more, spare=told, hint=ask.hint, answers=answers, forms=forms)
        case "over":
            lines = ("report tells it whole, score shows the points, undo undoes, quit leaves.",)
            return replace(asked, more=lines, spare=lines, answers=offer_answers(seat.due.offers()))
    return pending.ask_pending(seat, asked, said)


def _ask_all(
    seat: Seat, asked: Question, word: str, usual: Command, options: Iterable[AskOption]
) -> Question:
    """What all are asked before a turn: Enter does it where nothing speaks against it.

    Whoever has nothing to say of it waits for the others.
    """
    placing = tuple(place_answers(seat))
    answers = [*offer_answers(seat.due.offers()), *placing]
    answers += (one for one in offer_answers(options, listed=False) if _stands(seat, one))
    refused = seat.rules.refusal(usual)
    if refused is None:
        answers.append(Answer(say(usual), f"{word} now", enter=True, listed=False, says=usual))
    return replace(
        asked,
        kind="place" if placing else asked.kind,
        answers=tuple(answers),
        mine=bool(answers),
        more=(f"Press Enter to {word}." if refused is None else str(refused), *_where_to_place(seat)),
        spare=(f"Press Enter to {word}.",),
        typed=(*asked.typed, *((refused.instead,) if refused is not None and refused.instead else ())),
    )


def _where_to_place(seat: Seat) -> Iterator[str]:
    """Where sides lay down what is secret, for who sits at a table that all share."""
    if seat.who.seat == TABLE and is_set_up(seat.known) and seat.due.has_secrets:
        sides = " or ".join(f"--seat {side}" for side in seat.known.side_ids())
        yield f"What is placed in secret, each side places at its own seat: squadlog play {seat.id} {sides}."


def _stands(seat: Seat, answer: Answer) -> bool:
    return answer.says is not None and seat.rules.refusal(answer.says) is None


def _step_forms(battle: Known, ask: Ask, said: Mapping[str, str]) -> Iterator[Form]:
    """What may be filled in to answer a step: whom a blast catches, or what of a side on paper concerns us."""
    if ask.step == "caught":
        yield caught_form(battle, said, ask.sentence)
    elif ask.step in ("theirs", "their_shot"):
        yield from filter(None, (concern_form(battle, one, said) for one in concerns_of(ask.step)))


def _ask_die(battle: Known, roll: Roll, said: Mapping[str, str], elsewhere: str = "") -> Question:
    needed = f"; {roll.needs}" if roll.needed else ""
    lowest = "1 to 9, and 0 for 10" if roll.die == 10 else f"1 to {roll.die}"
    whose = roller(battle, roll)
    how = f"Type the number rolled, {lowest}; or write roll, and the app rolls."
    return Question(
        kind="die",
        sentence=f"Roll a {die_words(roll)}: {whose}{needed}.",
        more=(elsewhere or how,),
        spare=(how,),
        units=(int(roll.who),) if roll.who.isdigit() else (),
        forms=() if elsewhere else (die_form(battle, roll, said),),
        side=battle.setup.side_name(roll.side),
    )


def _ask_orders(seat: Seat, battle: Known, ask: Ask) -> Question:
    asked = Question(kind="declare", sentence=ask.sentence)
    if ask.grouping is None:
        return asked
    busy = [n for n in ask.units if battle.units[n].action is not None or battle.units[n].holds(STANDING)]
    free = [n for n in ask.units if n not in busy]
    now, offers = battle.now, offer_answers(seat.due.offers(), listed=False)
    refused = seat.rules.refusal(commands.Done())
    hints = seat.rules.hints()
    lines = [*hints, *(f"{one.means}: {one.say}." for one in offers)]
    if free:
        lines.append(f"Free: {', '.join(name_of(battle, n) + _say_hindered(battle, n) for n in free)}.")
    if busy:
        lines.append(f"Busy: {', '.join(name_of(battle, n) for n in busy)}.")
    spare = [one for one in (*lines, "Press Enter for done.") if one not in hints]
    if refused is not None:
        lines.append(str(refused))
    elif not free:
        lines.append("Press Enter for done.")
    hint = ""
    if free:
        hint = f"Write orders, such as walk {free[0]} 2m; {free[0]} lists what they can do; done ends the orders."
    must = () if refused is None else tuple(_must_act(seat, ask.units))
    done = Answer("done", "end the orders", enter=not free, listed=False, says=commands.Done())
    return replace(
        asked,
        sentence=f"Turn {now.turn}, subphase {now.subphase}: {battle.groupings[ask.grouping].name} acts.",
        more=tuple(lines),
        spare=tuple(spare),
        hint=hint,
        answers=(*offers, *((done,) if refused is None else must)),
    )


def _must_act(seat: Seat, units: Iterable[int]) -> Iterator[Answer]:
    """What those can do who may not do nothing, before the orders can end: the first of their actions that stands."""
    for number in units:
        if seat.rules.refusal(commands.Hold(unit=number)) is None:
            continue
        for choice in seat.rules.choices(number):
            if choice.refusal is None and seat.rules.refusal(choice.command) is None:
                told = f"{name_of(seat.known, number)}: {choice.label.casefold()}"
                yield Answer(say(choice.command), told, listed=False, says=choice.command)
                break


def _say_hindered(battle: Known, number: int) -> str:
    return " (dazed)" if battle.units[number].dazed(battle.now) else ""


def _falls(seat: Seat, unit: int) -> bool:
    """Whether the shot of a unit may be fired as it was ordered, as far as its seat knows."""
    says = commands.Fire(unit=unit)
    return seat.rules.refusal(says) is None and seat.rules.preview(says).blocked is None


def _ask_shot(seat: Seat, battle: Known, ask: Ask) -> Question:
    unit = ask.units[0]
    shot = battle.queued(unit)
    planned = shot.plan.target if shot is not None and shot.plan else None
    choices = tuple(one for one in target_choices(seat, battle, unit) if _stands(seat, one))
    hint = ""
    if choices:
        stated = f"You can add range and cover, such as {choices[0].say} range 15 cover half-hard. "
        hint = "" if battle.setup.map else stated
        if isinstance(shown := choices[0].says, commands.Fire) and isinstance(shown.target, int):
            hint += f"targets {unit} {shown.target} tells where that chance comes from."
    usual = []
    at = ""
    if isinstance(planned, int) and any(choice.say == f"fire {unit} at {planned}" for choice in choices):
        at = name_of(battle, planned)
    elif (feature := feature_of(planned)) is not None and _falls(seat, unit):
        at = thing(battle, feature)
    if at:
        listed = not isinstance(planned, int)  # a soldier stands among the targets already
        usual.append(Answer(f"fire {unit}", f"fire at {at}, as ordered", enter=True, listed=listed))
    let_go = Answer(f"hold-fire {unit}", "hold fire")
    told = tuple(f"Press Enter to {one.means}." for one in usual)
    return Question(
        kind="fire",
        sentence=ask.sentence,
        more=told,
        spare=told,
        hint=hint,
        answers=(*choices, *usual, let_go),
    )
