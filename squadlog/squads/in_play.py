"""What a squad may own on paper and no battle can use yet: it belongs to chapters of the advanced rules."""

from collections.abc import Iterator

from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.gear import Cost
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation

NOT_IN_PLAY = "not in play"
ORDINARY = "regular"
"""The quality that changes nothing (QUA-05)."""


def usable(row: Cost) -> bool:
    """Whether a battle can use a thing that is bought."""
    return not row.advanced


def idle(plan: SquadPlan, book: Rulebook) -> tuple[Violation, ...]:
    """What the squad has that no battle can use yet: things, leadership, quality.

    None of it forbids the squad (LDR-08, QUA-08).
    """
    return tuple(_idle(plan, book))


def _idle(plan: SquadPlan, book: Rulebook) -> Iterator[Violation]:
    if plan.quality != ORDINARY:
        sentence = f"The squad is {plan.quality}; no battle counts quality yet."
        yield Violation(code="not-in-play", sentence=sentence, rule="QUA-08", warning=True)
    for thing in plan.equipment:
        yield from _thing(thing.item, thing.bearer, book)
    for soldier in plan.soldiers:
        if soldier.leader is not None:
            sentence = f"{soldier.name} is named leader; no battle counts leadership yet."
            yield Violation(
                code="not-in-play", sentence=sentence, rule="LDR-08", soldier=soldier.name, warning=True
            )
        for item in soldier.equipment:
            yield from _thing(item, soldier.name, book)


def _thing(item: str, bearer: str | None, book: Rulebook) -> Iterator[Violation]:
    row = book.costs.get(item)
    if row is not None and not usable(row):
        sentence = f"{bearer or 'The squad'} has {row.name}, which no battle can use yet."
        yield Violation(code="not-in-play", sentence=sentence, rule=row.rule, soldier=bearer, warning=True)
