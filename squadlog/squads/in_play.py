"""What a squad owns on paper, and what of it counts in a battle: much of it belongs to advanced chapters."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from squadlog.book.book import Rulebook
from squadlog.book.gear import Cost
from squadlog.squads import hiding
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation

NOT_IN_PLAY = "not in play"
ORDINARY = "regular"
"""The quality that changes nothing (QUA-05)."""
OF_SQUAD: Mapping[str, tuple[str, Any]] = {"quality": ("quality", ORDINARY)}
OF_SOLDIER: Mapping[str, tuple[str, Any]] = {"leader": ("leadership", None)}
"""What is chosen among several for a squad, and for a soldier, and counts by an advanced chapter alone.

The field of the plan, the chapter, and what stands there where the chapter is not played (QUA-08, LDR-10).
"""
CHAPTERS = frozenset((hiding.KEY, *(chapter for chapter, _ in (*OF_SQUAD.values(), *OF_SOLDIER.values()))))
"""The chapters that give a meaning to something of a plan."""


def as_played(plan: SquadPlan, chapters: Collection[str]) -> SquadPlan:
    """The squad as a battle by these advanced chapters prices and judges it (ADV-01).

    Its sheet keeps what was chosen: the next battle may be played by that chapter.
    """
    whole = {name: without for name, (key, without) in OF_SQUAD.items() if key not in chapters}
    each = {name: without for name, (key, without) in OF_SOLDIER.items() if key not in chapters}
    soldiers = tuple(one.model_copy(update=each) for one in plan.soldiers) if each else plan.soldiers
    played = plan.model_copy(update={**whole, "soldiers": soldiers})
    return played if hiding.KEY in chapters else hiding.nobody_hidden(played)


def usable(row: Cost) -> bool:
    """Whether a battle can use a thing that is bought."""
    return bool(row.chapter) or row.key in (hiding.PERCENT, hiding.FLAT) or not row.advanced


def idle(plan: SquadPlan, book: Rulebook) -> tuple[Violation, ...]:
    """The things of the squad that no battle can use yet. None of them forbids the squad."""
    return tuple(_idle(plan, book))


def _idle(plan: SquadPlan, book: Rulebook) -> Iterator[Violation]:
    for thing in plan.equipment:
        yield from _thing(thing.item, thing.bearer, book)
    for soldier in plan.soldiers:
        for item in soldier.equipment:
            yield from _thing(item, soldier.name, book)


def _thing(item: str, bearer: str | None, book: Rulebook) -> Iterator[Violation]:
    row = book.costs.get(item)
    if row is not None and not usable(row):
        sentence = f"{bearer or 'The squad'} has {row.name}, which no battle can use yet."
        yield Violation(code="not-in-play", sentence=sentence, rule=row.rule, soldier=bearer, warning=True)
