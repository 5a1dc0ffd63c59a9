"""What a lab that was asked is called: its title, and its file among this user's labs."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from squadlog.base.names import list_names
from squadlog.extras.lab.asked.contenders import stem_of_scenario, stem_of_squad
from squadlog.extras.lab.asked.lab import CONTESTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.lab.asked.lab import Lab, LabQuestion


def title_of(
    question: LabQuestion,
    scenarios: Sequence[str],
    points: int,
    squads: Sequence[str] = (),
    things: Sequence[str] = (),
) -> str:
    """The question in words, as the first line of what is found."""
    if question == "worth":
        return f"What is it worth: {list_names(things)}?"
    if question == "rank":
        met = (
            list_names(map(stem_of_squad, squads))
            if len(squads) > 1
            else f"{stem_of_squad(squads[0])} or any ready one"
        )
        return f"Which squad wins: {met}?"
    called = list_names(PurePath(one).name for one in scenarios)
    of = f"quick battles of {points} points, {called}" if points else called
    return f"Is it fair: {of}?" if question == "fair" else f"Which commander is better: {of}"


def stem_of(lab: Lab) -> str:
    """What the file of a lab is called that was asked and not named."""
    of = lab.scenarios if lab.question not in CONTESTS else (*lab.things, *map(stem_of_squad, lab.squads))
    called = map(stem_of_scenario, of[:3])
    return "-".join((lab.question, *called, *([str(lab.points)] if lab.points else [])))
