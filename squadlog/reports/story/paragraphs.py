"""The story of a battle in paragraphs, in the words of its log: what came of it, without the arithmetic.

A paragraph is a subphase in which something came about. Orders and steps are left out; how far everybody went stands
at the end of a turn. Arithmetic and odds of each shot have a table of their own.
"""

from collections.abc import Iterator
from typing import get_args

from squadlog.battle.events import action, fire, melee, referee, turn
from squadlog.battle.events.union import Event
from squadlog.battle.ledger import Check
from squadlog.battle.moment import Moment
from squadlog.records import record
from squadlog.reports.story.chronicle import Chronicle
from squadlog.reports.wording import metres, summed
from squadlog.rules.standing_orders.record import StandingOrderEnded, StandingOrderGiven, StandingOrderGoesOn
from squadlog.rules.timed_play.record import ClockPaused, ClockSet

_QUIET: frozenset[type] = frozenset({
    *get_args(action.DeedEvent), action.UnitPlaced, action.PlaceTaken, action.WeaponTaken,
    fire.OpportunityOffered, fire.OpportunityDeclined, fire.ShotWithheld, fire.EffectsApplied,
    melee.ChoiceAsked, melee.IntentGiven, melee.MeleeBegun, melee.MeleeActionEnded, melee.BonusSpent,
    melee.SharesGiven, *get_args(turn.TurnEvent),
    referee.Overruled, referee.RulingSet, referee.AssistSet, referee.DiceSet, referee.ActionAdded,
    referee.ChapterSwitched,
    StandingOrderGiven, StandingOrderGoesOn, StandingOrderEnded, ClockSet, ClockPaused,
})  # fmt: skip
_FRAME = (turn.BattleCreated, turn.BattleEnded, turn.InitiativeRolled, turn.OrderSet)
_RULE = "—"
"""What the log draws between two subphases."""
_FAR_M = 0.05
_WALKERS = 20


@record
class StoryTurn:
    """What came about in a turn: its paragraphs, each with its moment (None: before or between subphases)."""

    turn: int
    passages: tuple[tuple[Moment | None, str], ...]


def story(chronicle: Chronicle) -> tuple[StoryTurn, ...]:
    """The turns of a battle; turn 0 is what was before the first, and nothing of it may be told."""
    found: dict[int, list[tuple[Moment | None, list[str]]]] = {}
    walked: dict[int, dict[int, float]] = {}
    begun = 0
    for entry in chronicle.entries:
        now = entry.moment
        for event, lines in chronicle.told(entry.id):
            match event:
                case turn.TurnBegun():
                    begun = event.turn
                case turn.SubphaseOpened():
                    now = event.moment
                case action.UnitMoved():
                    way = walked.setdefault(now.turn, {})
                    way[event.unit] = way.get(event.unit, 0.0) + event.trace.metres
                case _:
                    pass
            said = [
                _plainly(line, event, now) for line in lines if _matters(event) and not line.startswith(_RULE)
            ]
            if said:
                outside = begun != now.turn or isinstance(event, _FRAME)
                _into(found.setdefault(begun, []), None if outside else now, said)
    return tuple(
        StoryTurn(
            turn=number,
            passages=(
                *((at, " ".join(lines)) for at, lines in found.get(number, ())),
                *((None, words) for words in _far(walked.get(number, {}), chronicle)),
            ),
        )
        for number in range(begun + 1)
        if found.get(number) or walked.get(number)
    )


def _matters(event: Event | None) -> bool:
    """Whether it belongs into the story; what is told of nothing that this seat can name does."""
    return event is None or isinstance(event, _FRAME) or type(event) not in _QUIET


def _into(passages: list[tuple[Moment | None, list[str]]], at: Moment | None, lines: list[str]) -> None:
    if passages and passages[-1][0] == at:
        passages[-1][1].extend(lines)
    else:
        passages.append((at, lines))


def _plainly(line: str, event: Event | None, now: Moment) -> str:
    """A line without its moment, which the paragraph has, and without the arithmetic of its test."""
    line = line.removeprefix(f"{now} ")
    check = getattr(event, "check", None)
    if isinstance(check, Check):
        for success, failure in (("hits", "misses"), ("succeeds", "fails")):
            line = line.replace(f"{summed(check, success=success, failure=failure)}: ", "")
    return line


def _far(walked: dict[int, float], chronicle: Chronicle) -> Iterator[str]:
    """How far everybody went in a turn, those who went farthest first."""
    far = sorted(((one, number) for number, one in walked.items() if one >= _FAR_M), reverse=True)
    if far:
        told = (f"{chronicle.called(number)} {metres(round(one, 1))}" for one, number in far[:_WALKERS])
        more = f" and {len(far) - _WALKERS} more" if len(far) > _WALKERS else ""
        yield f"On their way: {', '.join(told)}{more}."
