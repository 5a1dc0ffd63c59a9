"""What a lab that was asked is called: its title, and its file among this user's labs."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from squadlog.base.names import list_names
from squadlog.extras.lab.asked.contenders import stem_of_scenario, stem_of_squad
from squadlog.extras.lab.asked.lab import CONTESTS, NO_MAP, USUAL_GROUND, Lab, usual_levels, usual_within

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from squadlog.extras.lab.asked.lab import LabQuestion

_ASKS: Mapping[LabQuestion, str] = {
    "fair": "Is it fair", "levels": "Which commander is better",
    "rank": "Which squad wins", "worth": "What is it worth",
}  # fmt: skip


def title_of(lab: Lab) -> str:
    """The question in words, as the first line of what is found; what is unusual about it in brackets."""
    grounds = lab.scenarios if lab.question in CONTESTS else ()
    unusual = (
        (f"on {_name_grounds(grounds)}", grounds not in ((), (USUAL_GROUND.get(lab.question),))),
        (f"for {list_names(map(stem_of_squad, lab.squads))}", lab.question == "worth" and bool(lab.squads)),
        (f"with {list_names(lab.chapters)}", bool(lab.chapters)),
        ("to their end", lab.whole),
        (list_names(lab.levels), lab.levels != usual_levels(lab.question)),
        (f"within {lab.within} in 100", lab.within != usual_within(lab.question)),
        (f"seed {lab.seed}", lab.seed != Lab(question=lab.question).seed),
    )
    told = "; ".join(words for words, is_so in unusual if is_so)
    return f"{_ASKS[lab.question]}: {_called(lab)}{f' ({told})' if told else ''}?"


def _name_grounds(grounds: Iterable[str]) -> str:
    named = dict([NO_MAP])
    return list_names(named.get(one, stem_of_scenario(one)) for one in grounds)


def _called(lab: Lab) -> str:
    if lab.question == "worth":
        return list_names(lab.things)
    if lab.question == "rank":
        squads = [stem_of_squad(one) for one in lab.squads]
        return list_names(squads) if len(squads) > 1 else f"{squads[0]} or any ready one"
    called = list_names(PurePath(one).name for one in lab.scenarios)
    return f"quick battles of {lab.points} points, {called}" if lab.points else called


def stem_of(lab: Lab) -> str:
    """What the file of a lab is called that was asked and not named."""
    of = lab.scenarios if lab.question not in CONTESTS else (*lab.things, *map(stem_of_squad, lab.squads))
    called = map(stem_of_scenario, of[:3])
    return "-".join((lab.question, *called, *([str(lab.points)] if lab.points else [])))
