"""What the table should talk about before a battle of these squads begins."""

from collections.abc import Collection, Iterator, Sequence

from squadlog.base.names import so_many
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.setup.chapters import faults_by_chapters
from squadlog.setup.plan import Force
from squadlog.squads.cost import bill, bills
from squadlog.squads.counters import counter_shortages
from squadlog.squads.in_play import as_played
from squadlog.squads.legality import together, violations, weigh
from squadlog.squads.packed import book_for
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation


def doubts(
    forces: Sequence[Force],
    book: Rulebook,
    rulings: Rulings,
    *,
    chapters: Collection[str] = (),
    zero_g: bool = False,
) -> tuple[tuple[str, Violation], ...]:
    """What the table should talk about before it begins: squad name (empty: the whole battle) and violation.

    A squad is priced and judged by the advanced `chapters` in force, and by no other (ADV-01).
    """
    book = book_for((force.plan for force in forces), book)
    found: list[tuple[str, Violation]] = []
    if not 2 <= len(forces) <= 4:
        found.append(
            (
                "",
                Violation(
                    code="squad-count",
                    sentence=f"{so_many(len(forces), 'squad')} in this battle; the game is made for two to four.",
                    rule="GEN-02",
                    warning=True,
                ),
            )
        )
    found.extend(
        ("", shortage) for shortage in counter_shortages([force.plan for force in forces], book, rulings)
    )
    for force in forces:
        plan = as_played(force.plan, chapters)
        by_chapters = (weigh(plan, one) for one in faults_by_chapters(plan, chapters, book))
        faults = (*violations(plan, book, rulings, zero_g=zero_g), *by_chapters)
        # Fire teams have leaders where the scenario or the players say so (LDR-02).
        led = "two-leaders" if force.grouping == "teams" else ""
        found.extend((plan.name, one) for one in faults if one.code != led)
    of_sides: dict[str, list[SquadPlan]] = {}
    for force in forces:
        of_sides.setdefault(force.side_name, []).append(as_played(force.plan, chapters))
    for side, plans in of_sides.items():
        found.extend(
            ("", one) for one in (*together(side, plans, book, rulings), *_once(side, plans, book, rulings))
        )
    return tuple(found)


def _once(side: str, plans: Sequence[SquadPlan], book: Rulebook, rulings: Rulings) -> Iterator[Violation]:
    """Which of its squads has the difference where their hiding is rounded once for all of them (A-06)."""
    for plan, spent in zip(plans, bills(plans, book, rulings), strict=True):
        less = bill(plan, book, rulings).total - spent.total
        if less:
            points = so_many(less, "point")
            sentence = f"The price of hiding is rounded once for {side}: {plan.name} pays {points} less than by itself."
            yield Violation(code="hiding-once", sentence=sentence, rule="A-06", warning=True)
