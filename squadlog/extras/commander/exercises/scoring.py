"""What an answer to an exercise is worth: its share of what lies between the worst and the best that a mind sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.extras.commander.mind.given import weigh_given
from squadlog.extras.commander.told.kept import keep_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.exercises.moment import Exercise
    from squadlog.extras.commander.mind.posed import ChoiceWeighed, Mind
    from squadlog.extras.commander.told.kept import ChoiceKept

OTHERS = 3
"""Other choices that are told beside the best."""


@record
class AnswerScored:
    """An answer to an exercise: its `share`, from 0 for the worst to 1 for the best that `by` saw there.

    None where it has no idea of the order, or where nothing is better than anything else. `others` are what else it
    looked at, the best first.
    """

    by: str
    said: ChoiceKept | None
    best: ChoiceKept
    others: tuple[ChoiceKept, ...]
    looked_at: int
    share: float | None


def score_answer(mind: Mind, exercise: Exercise, said: Command | None) -> AnswerScored:
    """Score an order to the soldier who is asked; None: whoever was asked gives up."""
    choices = mind.weigh(exercise.posed, exercise.unit)
    best = max(choices, key=lambda one: one.worth)
    given = None if said is None else weigh_given(mind, exercise.posed, said, choices)
    others = [one for one in choices if one is not best and (given is None or one.says != given.says)]
    if given is not None and given.worth > best.worth:
        best = given
    return AnswerScored(
        by=mind.name,
        said=None if given is None else keep_choice(given, exercise.known),
        best=keep_choice(best, exercise.known),
        others=tuple(keep_choice(one, exercise.known) for one in _of_each_kind(best, others)[:OTHERS]),
        looked_at=len(choices),
        share=None if given is None else _share(given.worth, [one.worth for one in (best, *choices)]),
    )


def _share(worth: float, every: Sequence[float]) -> float | None:
    least, most = min(every), max(every)
    return min(max((worth - least) / (most - least), 0.0), 1.0) if most > least else None


def _of_each_kind(best: ChoiceWeighed, others: Sequence[ChoiceWeighed]) -> list[ChoiceWeighed]:
    """The best choice of each kind of order, but for the kind of the best: ten places beside each other are one."""
    found: dict[object, ChoiceWeighed] = {}
    for one in sorted(others, key=lambda one: -one.worth):
        found.setdefault(kind_of(one), one)
    return [one for kind, one in found.items() if kind != kind_of(best)]


def kind_of(one: ChoiceWeighed) -> object:
    """What sort of order it is: the action with its way of moving and whom it is at."""
    says = one.says
    shot = getattr(says, "shot", None)
    action, mode = getattr(says, "action", ""), getattr(says, "mode", None)
    return says.kind, action, mode, getattr(shot, "target", None)
