"""The chapters that commanders use, asked as one: those in force in the battle, and what extras have of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base import plugs
from squadlog.extras.commander.mind.chapters import ambushing, placing, rallying, searching
from squadlog.extras.commander.mind.chapters.arms import ARMS
from squadlog.extras.commander.mind.chapters.bursts import BURSTS
from squadlog.extras.commander.mind.chapters.charges import CHARGES
from squadlog.extras.commander.mind.chapters.grenades import GRENADES
from squadlog.extras.commander.mind.chapters.launchers import LAUNCHERS
from squadlog.extras.commander.mind.chapters.melee import MELEE
from squadlog.extras.commander.mind.chapters.scoring import SCORING
from squadlog.extras.commander.mind.chapters.smoke import SMOKE
from squadlog.extras.commander.mind.posed import WorthTerm

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
    from squadlog.extras.commander.mind.currency.fighter import FighterWeighed
    from squadlog.extras.commander.mind.posed import ChoiceWeighed
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

CHAPTERS: tuple[ChapterWeighed, ...] = (
    ARMS,
    BURSTS,
    CHARGES,
    SCORING,
    GRENADES,
    LAUNCHERS,
    MELEE,
    SMOKE,
    placing.PLACING,
    searching.SEARCHING,
    ambushing.AMBUSHING,
    rallying.RALLYING,
)
"""The chapters of the program that commanders use, a module each beside this one."""


def chapters_in_force(known: Known) -> Iterator[ChapterWeighed]:
    """The chapters that a commander uses in a battle."""
    return (one for one in CHAPTERS if not one.key or one.key in known.chapters)


def orders_of_chapters(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """The orders of all chapters in force that a soldier might be given now.

    What an extra says of its own chapters is told in points more than to stand on and fight.
    """
    for one in chapters_in_force(soldier.view.known):
        if one.orders is not None:
            yield from one.orders(soldier)
    for of_extra in plugs.answers("orders_weighed"):
        for says, gains in of_extra(soldier):
            term = WorthTerm("gains", round(gains, 1))
            yield soldier.choice(says, soldier.stays + gains, soldier.here, term)


def orders_at_table(soldier: FighterWeighed) -> Iterator[ChoiceWeighed]:
    """The orders that all chapters in force have for a soldier where no map measures."""
    for one in chapters_in_force(soldier.view.known):
        if one.at_table is not None:
            yield from one.at_table(soldier)


def answers_of_chapters(now: Situation) -> Iterator[ChoiceWeighed]:
    """What all chapters in force might answer to what is asked now."""
    for one in chapters_in_force(now.view.known):
        if one.answers is not None:
            yield from one.answers(now)


def orders_out_of_sight(now: Situation, unit: int) -> Iterator[ChoiceWeighed]:
    """The orders that all chapters in force have for a soldier who stands on no map."""
    for one in chapters_in_force(now.view.known):
        if one.out_of_sight is not None:
            yield from one.out_of_sight(now, unit)
