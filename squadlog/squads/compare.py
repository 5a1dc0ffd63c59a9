"""Two squads side by side: price, make-up and average figures."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.squads.cost import bill
from squadlog.squads.log_values import armour_factor, log_values, melee
from squadlog.squads.plan import SquadPlan


@record
class ComparedRow:
    """One line of the comparison, as it is shown; `-` where a squad has no such figure."""

    what: str
    first: str
    second: str

    @property
    def differs(self) -> bool:
        """Whether the squads differ here."""
        return self.first != self.second


def compare(
    first: SquadPlan, second: SquadPlan, books: Rulebook | tuple[Rulebook, Rulebook], rulings: Rulings
) -> tuple[ComparedRow, ...]:
    """Two squads line by line, by one book or each by its own.

    Averages are per soldier; the best ranged figure of each counts, minus being good. Raises KeyError for keys the
    tables do not have.
    """
    one, other = books if isinstance(books, tuple) else (books, books)
    left, right = _column(first, one, rulings), _column(second, other, rulings)
    return tuple(ComparedRow(what=what, first=left[what], second=right[what]) for what in left)


def _column(plan: SquadPlan, book: Rulebook, rulings: Rulings) -> dict[str, str]:
    spent = bill(plan, book, rulings)
    values = [log_values(plan, index, book, rulings) for index in range(len(plan.soldiers))]
    ranged = [min(figure.ranged.value for figure in value.figures) for value in values if value.figures]
    strongest = [max(figure.pf for figure in value.figures) for value in values if value.figures]
    return {
        "Side": plan.side,
        "Soldiers": str(len(plan.soldiers)),
        "Points": str(spent.total),
        "Budget": str(plan.budget),
        "Left over": str(spent.left),
        "Quality": plan.quality,
        "Troops": _counts(book.troops[soldier.troop].name for soldier in plan.soldiers),
        "Races": _counts(value.race for value in values),
        "Armour": _counts(soldier.armour for soldier in plan.soldiers),
        "Weapons": _counts(weapon for soldier in plan.soldiers for weapon in soldier.weapons),
        "Average points": _average([value.points for value in values]),
        "Average ranged modifier": _average(ranged),
        "Average melee modifier": _average(
            [melee(soldier, book, rulings).value for soldier in plan.soldiers]
        ),
        "Average strongest PF": _average(strongest),
        "Average AF": _average([armour_factor(soldier, book, rulings).value for soldier in plan.soldiers]),
        "Bounce packs": str(sum(value.pack for value in values)),
    }


def _counts(things: Iterable[str]) -> str:
    found = Counter(things)
    return ", ".join(f"{count} {thing}" for thing, count in found.most_common()) or "-"


def _average(values: list[int]) -> str:
    """To one decimal, halves away from zero; `-` for nobody."""
    if not values:
        return "-"
    tenths = Fraction(sum(values), len(values)) * 10
    rounded = int(abs(tenths) + Fraction(1, 2)) * (1 if tenths >= 0 else -1)
    return f"{rounded / 10:.1f}"
