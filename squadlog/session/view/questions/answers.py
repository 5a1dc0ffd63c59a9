"""The answers to what the rules ask, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.battle import commands
from squadlog.language.say import say
from squadlog.session.view.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.state import Choice, Known
    from squadlog.rules.common.ask import Ask, AskOption


def offer_answers(options: Iterable[AskOption], *, listed: bool = True) -> tuple[Answer, ...]:
    """What may be said beside what is asked."""
    return tuple(
        Answer(say(one.says), one.words, asks=one.asks, says=one.says, listed=listed) for one in options
    )


def step_answers(ask: Ask) -> Iterator[Answer]:
    """The usual answers to a step that a chapter adds to the turn."""
    for number, one in enumerate(ask.options, start=1):
        yield Answer(
            say(one.says), one.words, enter=number == ask.enter, many=one.many, asks=one.asks, says=one.says
        )


_CHOICES: tuple[tuple[Choice, str, str], ...] = (
    ("MOVE", "m", "MOVE: act before those that COUNTERMOVE"),
    ("COUNTERMOVE", "c", "COUNTERMOVE: act after them, and see what they do"),
)


def order_answers(grouping: str) -> Iterator[Answer]:
    """The two answers of a grouping that is asked for its order (INI-06)."""
    for choice, letter, means in _CHOICES:
        command = commands.ChooseOrder(grouping=grouping, choice=choice)
        yield Answer(say(command), means, letter=letter, says=command)


@value
class RolledStanding:
    """How a grouping stands in the roll for initiative, in words, with its side; `asked`: it is asked now."""

    side: str
    told: str
    asked: bool = False


def standings(battle: Known, grouping: str) -> Iterator[RolledStanding]:
    """How each grouping stands in the roll, as one of them is asked for its order (INI-06)."""
    rolls = [one.roll for one in battle.standings]
    for one in battle.standings:
        group = battle.groupings[one.grouping]
        told = one.choice or ("must MOVE" if one is battle.standings[-1] else "undecided")
        tied = ", tied" if rolls.count(one.roll) > 1 else ""
        roll = "" if one.roll is None else f"rolled {one.roll}{tied}, "
        yield RolledStanding(group.side, f"{group.name}: {roll}{told}", one.grouping == grouping)
