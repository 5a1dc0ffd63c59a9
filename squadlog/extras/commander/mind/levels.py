"""The levels of commanders, the weakest first, and who thinks at each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence, clean_text, meant_instead

with lazy_imports():  # who asks only which levels there are waits for none of them
    from squadlog.extras.commander.mind import hands, recruit, safe, sergeant, veteran

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.extras.commander.mind.posed import Mind


def _recruit() -> Mind:
    return recruit.RecruitMind()


def _sergeant() -> Mind:
    return sergeant.SergeantMind()


def _veteran() -> Mind:
    return veteran.VeteranMind()


def _hands() -> Mind:
    return hands.HandsMind()


def _cautious() -> Mind:
    return safe.CautiousMind()


LEVELS: Mapping[str, Callable[[], Mind]] = {
    "recruit": _recruit, "sergeant": _sergeant, "veteran": _veteran, "hands": _hands,
}  # fmt: skip
"""Who can be played against."""
BY_THE_PAGE = "hands"
"""The one who plays by the instructions on the page of a scenario."""
BESIDE: Mapping[str, Callable[[], Mind]] = {"cautious": _cautious}
"""Who plays on the bench alone: the cautious one does nothing that it is not made to."""
ALIKE = frozenset({"recruit", "hands"})
"""Levels that play alike in any temper: the recruit is frozen, the hands do as they are told."""


class NoLevelError(SquadlogError):
    """There is no commander of that level."""


def level_of_commander(level: str) -> str:
    """The level that is meant, in any case, among those that can be played against. NoLevelError for another word."""
    return _meant(level, LEVELS)


def commander_of(level: str) -> Mind:
    """A commander of a level, in any case, those of the bench too. NoLevelError for another word, with the nearest."""
    every = {**LEVELS, **BESIDE}
    return every[_meant(level, every)]()


def best_level() -> str:
    """The strongest level that thinks for itself."""
    return [level for level in LEVELS if level != BY_THE_PAGE][-1]


def _meant(level: str, every: Mapping[str, object]) -> str:
    typed = level.strip().casefold()
    if typed in every:
        return typed
    told = f"there is no commander {clean_text(level, limit=40)!r}; {meant_instead(typed, every)}"
    raise NoLevelError(as_sentence(told))
