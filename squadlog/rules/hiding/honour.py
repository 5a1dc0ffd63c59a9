"""What is said and told of piles that stand on paper, by the honour system (HID-14, HID-15)."""

from typing import ClassVar

from squadlog.base.records import record
from squadlog.battle.chapter_state import Fold, replace_states
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import TABLE
from squadlog.rules.hiding import piles
from squadlog.rules.hiding.folds import standing


@record
class MarkPile(ChapterCommand):
    """A pile of a side lies there, under the number that it has on paper."""

    side: str
    pile: int
    at: Waypoint | None = None
    overrule: str = ""


@record
class SayFound(ChapterCommand):
    """The owner says that a pile was found: who was beneath and how he faces, or nobody (DET-16, DET-17).

    `pile` None: the one that is asked about.
    """

    by_owner: ClassVar[bool] = True
    pile: int | None = None
    unit: int | None = None
    facing_deg: float = 0.0


@record
class SayMissed(ChapterCommand):
    """The owner says that a pile was not found (DET-18)."""

    pile: int | None = None


@record
class PileMarked(ChapterEvent):
    """A pile was entered whose owner alone knows what is beneath."""

    pile: piles.Pile


@record
class PileMissed(ChapterEvent):
    """The owner has said that a searcher did not find what lies there, if anything does."""

    pile: int
    by: int


def find_owed(battle: Battle, number: int | None = None) -> tuple[piles.Pile, piles.Unanswered] | None:
    """The pile of that number whose owner owes an answer, or the first such pile; None: there is none."""
    hiding = piles.hiding_of(battle)
    found = ((hiding.pile(one.pile), one) for one in hiding.owed if number in (None, one.pile))
    return next(((pile, one) for pile, one in found if pile is not None), None)


def of_pile(battle: Battle, command: SayFound | SayMissed) -> str:
    """The side whose pile it is."""
    asked = find_owed(battle, command.pile)
    return TABLE if asked is None else asked[0].side


def _apply_hides(battle: Battle, event: piles.HidesOnPaper) -> Battle:
    return standing(replace_states(battle, piles.KEY, {event.unit: True}), event.unit, None)


def _apply_marked(battle: Battle, event: PileMarked) -> Battle:
    return piles.hiding_of.add(battle, piles=event.pile)


def _apply_reached(battle: Battle, event: piles.PileReached) -> Battle:
    return piles.owing(battle, piles.Unanswered(pile=event.pile, by=event.by, rule="DET-19"))


def _apply_missed(battle: Battle, event: PileMissed) -> Battle:
    hiding = piles.hiding_of(battle)
    gone = next((one for one in hiding.owed if (one.pile, one.by) == (event.pile, event.by)), None)
    left = tuple(one for one in hiding.owed if one is not gone)
    return piles.hiding_of.change(battle, owed=left)


FOLDS: dict[type[ChapterEvent], Fold] = by_event(_apply_hides, _apply_marked, _apply_reached, _apply_missed)
