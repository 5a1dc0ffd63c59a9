"""What people answer as a new lab is asked for, checked answer by answer: what is wrong, and what would be right."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, whole_number
from squadlog.base.read_files import file_named
from squadlog.base.records import replace
from squadlog.extras.lab.asked.lab import EXCHANGED, Lab, LabError, require_sound
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import find_bench, setup_of
from squadlog.setup.scenes import is_file
from squadlog.squads.scene_files import load_scene, ready_battles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.extras.lab.asked.lab import LabQuestion

QUICK = "quick"
"""The word before points and grounds, where battles are to be drawn at random."""
_ANY = Lab(question="fair", scenarios=("newcomer",), levels=("recruit",))
"""A lab that is sound, in which one answer is tried."""
_PAIR = 2


def list_ready() -> tuple[str, ...]:
    """The keys of the ready battles that a lab can weigh: those of two sides."""
    return tuple(key for key in ready_battles() if len(load_scene(key).sides) == _PAIR)


def read_battles_said(said: str) -> tuple[int, tuple[str, ...]]:
    """The points, 0 for none, and the scenarios of `newcomer ford.toml` or `quick 200 wood open`.

    Raises SquadlogError for what names no battle of two sides.
    """
    words, points = split_words(said), 0
    if words[:1] == [QUICK]:
        points = whole_number(" ".join(words[1:2])) or 0
        if not points or not words[2:]:
            raise LabError(f"Say points and a kind of ground, such as {QUICK} 200 wood.")
        words = words[2:]
    scenarios = tuple(dict.fromkeys(map(whole_path, words)))
    require_battles(scenarios, points)
    return points, scenarios


def split_words(said: str) -> list[str]:
    """The words of an answer, or what stands in quotation marks. Raises LabError where a mark is not closed."""
    try:
        return shlex.split(said)
    except ValueError:
        raise LabError(f"A quotation mark is open in {clean_text(said, limit=40)!r}; close it.") from None


def require_battles(scenarios: Sequence[str], points: int) -> None:
    """Raise SquadlogError unless each of these can be played, with points as battles that are drawn."""
    require_sound(replace(_ANY, scenarios=tuple(scenarios), points=points))
    for scenario in scenarios:
        cell = Cell(key="", scenario=scenario, levels=("", ""), called=("", ""), points=points)
        setup_of(_ANY.seed, cell, 0)


def whole_path(scenario: str) -> str:
    """A scenario file by its whole path, which is found from any folder; a key as it was said."""
    return str(file_named(scenario).resolve()) if is_file(scenario) else scenario


def read_levels(said: str, question: LabQuestion) -> tuple[str, ...]:
    """The levels that are named, commas or not. Raises SquadlogError for a wrong one, or for too few."""
    levels, plays = tuple(said.replace(",", " ").split()), find_bench()
    for level in levels:
        plays.mind(level)
    require_sound(replace(_ANY, levels=levels))
    if question == "levels" and len(levels) < _PAIR:
        raise LabError("levels: name two or more to be compared.")
    return levels


def read_within(said: str) -> int:
    """How many points in 100. Raises LabError."""
    within = _whole(said)
    require_sound(replace(_ANY, within=within))
    return within


def read_most_battles(said: str, question: LabQuestion) -> int:
    """How many battles of each cell at most. Raises LabError, also for an odd number where they come in pairs."""
    battles = _whole(said.replace(",", ""))
    require_sound(replace(_ANY, question="levels" if question in EXCHANGED else "fair", battles=battles))
    return battles


def _whole(said: str) -> int:
    number = whole_number(said.strip())
    if number is None:
        raise LabError(f"{clean_text(said, limit=40)!r} is no whole number.")
    return number
