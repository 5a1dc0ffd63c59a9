"""Events in the words of the table: one line for each that matters, none for what only the program needs."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, assert_never, get_args

from squadlog.base.names import decimal, end_sentence, so_many
from squadlog.battle.events import action as act
from squadlog.battle.events import fire, melee, referee, turn
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begin_battle, evolve
from squadlog.battle.known import redact_by_chapters, redact_event
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.scored import format_unknown
from squadlog.battle.state import Battle
from squadlog.facts.seats import REFEREE
from squadlog.reports.narrate_action import narrate_action, narrate_left_out
from squadlog.reports.narrate_combat import narrate_fire, narrate_melee
from squadlog.reports.narrate_referee import narrate_referee
from squadlog.reports.wording import (
    by_agreement,
    faces,
    join_with_commas,
    name_of,
    reasons,
    rules_broken_by_side,
)
from squadlog.rules.common.advanced import together


def tell(battle: Battle | None, events: Sequence[Event], seat: str = REFEREE) -> tuple[str, ...]:
    """The lines of a run of events, each with its moment; `battle` is the one before, None before the creation.

    Those who were left out of orders for several for one reason share a line, where the first of them was.
    """
    return tuple(line for lines in tell_each(battle, events, seat) for line in lines)


def tell_each(
    battle: Battle | None, events: Sequence[Event], seat: str = REFEREE
) -> tuple[tuple[str, ...], ...]:
    """The lines of a run of events, those of each event by themselves."""
    told: list[tuple[str, ...]] = []
    left = [event for event in events if isinstance(event, act.OrderLeftOut)]
    for event in events:
        battle = begin_battle(event) if battle is None else battle
        if isinstance(event, act.OrderLeftOut):
            heard = (one for one in left if redact_by_chapters(one, battle, seat) is not None)
            said = tuple(narrate_left_out(heard, battle)) if event is left[0] else ()
        else:
            said = tuple(narrate(event, battle, seat).split("\n"))
        timeless = (
            isinstance(event, _TIMELESS) or battle.stage == "setup" or getattr(event, "timeless", False)
        )
        told.append(tuple(line if timeless else f"{battle.now} {line}" for line in said if line))
        battle = evolve(battle, event)
    return tuple(told)


_WITH_SECRETS = (referee.UnitCorrected, referee.TurnCorrected, referee.NoteWritten, referee.Overruled)
"""What of the referee's events a seat may not read as it is."""
_TIMELESS = (
    turn.BattleCreated, turn.TurnBegun, turn.InitiativeRolled, turn.OrderChosen, turn.OrderSet,
    turn.SubphaseOpened, turn.TurnEnded, turn.BattleEnded,
)  # fmt: skip


def narrate(event: Event, battle: Battle, seat: str = REFEREE) -> str:
    """One event as a line, or as several, without its moment; empty for what nobody needs to read.

    `battle` is the one before the event (after it, for the creation). `seat` is who reads: what another side chose in
    secret is only said to have been chosen.
    """
    of_corrections = isinstance(event, _WITH_SECRETS)
    told = (redact_event if of_corrections else redact_by_chapters)(event, battle, seat)
    if told is None:
        return ""
    if isinstance(told, ChapterEvent):
        return together(battle.chapters).tells[type(told)](told, battle)
    return _NARRATORS[type(told)](told, battle, seat)


def _frame(event: turn.TurnEvent, battle: Battle) -> str:
    match event:
        case turn.BattleCreated():
            sides = " against ".join(side.name for side in event.setup.sides)
            opening = sides if event.setup.title == sides else f"{event.setup.title}: {sides}"
            opening = f"{opening}, {so_many(len(event.setup.soldiers), 'unit')}."
            passed = (one for one in event.setup.remarks if one.reason)
            agreed = (by_agreement(one.rule, one.soldier, end_sentence(one.reason)) for one in passed)
            return "\n".join((opening, *agreed, *rules_broken_by_side(event.setup)))
        case turn.TurnBegun():
            return f"Turn {event.turn} begins."
        case turn.InitiativeRolled():
            rolls = "; ".join(_initiative(roll, battle) for roll in event.rolls)
            return f"Initiative, lowest first: {rolls}."
        case turn.OrderChosen():
            forced = " (highest roll, no choice)" if event.forced else ""
            return f"{battle.groupings[event.grouping].name}: {event.choice}{forced}."
        case turn.OrderSet():
            names = join_with_commas(battle.groupings[name].name for name in event.order)
            return f"Order of turn {battle.now.turn}: {names}."
        case turn.SubphaseOpened():
            return f"— {event.moment} —"
        case turn.StageEntered() | turn.SlotOpened() | turn.SubphaseClosed():
            return ""
        case turn.AskedAnew():
            return _narrate_questions(event, battle)
        case turn.TurnEnded():
            return f"Turn {event.turn} ends."
        case turn.BattleEnded():
            scores = ", ".join(
                f"{battle.setup.side_name(score.side)} {decimal(Fraction(score.points))}"
                f"{format_unknown(score.unknown)}"
                for score in event.scores
            )
            count = f"The result stands: {scores}" if event.again else f"Victory points: {scores}"
            return f"The battle is over: {event.reason}." + (f" {count}." if scores else "")
        case _:
            assert_never(event)


def _narrate_questions(event: turn.AskedAnew, battle: Battle) -> str:
    if event.asked is not None:
        watchers = join_with_commas(name_of(battle, number) for number in event.asked.watchers)
        return f"Opportunity fire at {name_of(battle, event.asked.mover)}: {watchers} to choose."
    if isinstance(battle.pending, OpportunityOffer):
        return f"No opportunity fire at {name_of(battle, battle.pending.mover)} is left to decide."
    unit = None if battle.pending is None else battle.pending.unit
    return "" if unit is None else f"{name_of(battle, unit)} no longer has to choose."


def _initiative(roll: turn.GroupingRoll, battle: Battle) -> str:
    name = battle.groupings[roll.grouping].name
    # A name may end in a number, and only the first face counts: the others settle a tie (INI-15).
    first, *ties = roll.faces
    why = reasons(roll.lines)
    after = f" ({why}) = {roll.total}" if why and roll.total is not None else ""
    tied = f", then {faces(ties)} for the tie" if ties else ""
    return f"{name} rolled {first.value}{after}{tied}"


def _plainly(narrator: Callable[[Any, Battle], str]) -> Callable[[Any, Battle, str], str]:
    """One that tells every reader the same."""
    return lambda event, battle, _seat: narrator(event, battle)


_NARRATORS: dict[type, Callable[[Any, Battle, str], str]] = {
    **dict.fromkeys(get_args(turn.TurnEvent), _plainly(_frame)),
    **dict.fromkeys(get_args(act.ActionEvent), _plainly(narrate_action)),
    **dict.fromkeys(get_args(fire.FireEvent), _plainly(narrate_fire)),
    **dict.fromkeys(get_args(melee.MeleeEvent), narrate_melee),
    **dict.fromkeys(get_args(referee.RefereeEvent), _plainly(narrate_referee)),
}
"""Event to narrator; each takes the union of its family and ends in `assert_never`."""
