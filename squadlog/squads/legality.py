"""What is wrong with a squad: one sentence and one rule for each point, and what the players let pass."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.squads.cost import bill
from squadlog.squads.goods import called_together, equipment_for_sale, most_of, needs_bearer
from squadlog.squads.outfit import outfit_violations
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation

_RANGER_RULE = "BLD-12"


def violations(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, *, zero_g: bool = False
) -> tuple[Violation, ...]:
    """Every broken rule, the squad's first, then soldier by soldier; those let pass by agreement carry the reason.

    `zero_g` judges the squad for a battle without gravity (TRP-03). An agreement about one soldier covers him alone;
    one about the squad covers everybody.
    """
    found = [*_squad(plan, book, rulings)]
    for soldier in plan.soldiers:
        found.extend(outfit_violations(plan, soldier, book, rulings, zero_g=zero_g))
    return tuple(weighed(plan, violation) for violation in found)


def illegal(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, *, zero_g: bool = False
) -> tuple[Violation, ...]:
    """The violations that forbid the squad: neither a warning nor let pass."""
    return tuple(
        violation for violation in violations(plan, book, rulings, zero_g=zero_g) if violation.forbids
    )


def weighed(plan: SquadPlan, violation: Violation) -> Violation:
    """The same with the reason why the players let it pass, where they do."""
    if violation.unknown:
        return violation
    for agreement in plan.agreements:
        if agreement.rule == violation.rule and agreement.soldier in (None, violation.soldier):
            return replace(violation, waived=agreement.reason)
    return violation


def _squad(plan: SquadPlan, book: Rulebook, rulings: Rulings) -> Iterator[Violation]:
    spent = bill(plan, book, rulings)
    if spent.left < 0:
        yield Violation(
            code="over-budget",
            sentence=f"The squad costs {spent.total} of {plan.budget} points: {-spent.left} too many.",
            rule="BLD-10",
        )
    size = 2 * int(rulings.number("squad.fireTeamSize"))
    if len(plan.soldiers) > size:
        yield Violation(
            code="too-many-soldiers",
            sentence=f"The squad has {len(plan.soldiers)} soldiers; two fire teams are {size}.",
            rule="BLD-01",
        )
    if plan.quality not in book.qualities:
        yield Violation(
            code="unknown-quality",
            sentence=f"{plan.quality} is no quality of the tables; choose one of {', '.join(book.qualities)}.",
            rule="QUA-08",
            unknown=True,
        )
    for name, count in Counter(soldier.name for soldier in plan.soldiers).items():
        if count > 1:
            yield Violation(
                code="name-twice",
                sentence=f"{count} soldiers are called {name}; each needs a name of his own.",
                rule="BLD-08",
                soldier=name,
            )
    leaders = [soldier.name for soldier in plan.soldiers if soldier.leader is not None]
    if len(leaders) > 1:
        yield Violation(
            code="two-leaders",
            sentence=f"{' and '.join(leaders)} are named leader; a squad has one.",
            rule="LDR-01",
        )
    yield from _limited_suits(plan, book)
    yield from _squad_equipment(plan, book, rulings)


def _limited_suits(plan: SquadPlan, book: Rulebook) -> Iterator[Violation]:
    for key, count in Counter(soldier.armour for soldier in plan.soldiers).items():
        suit = book.armours.get(key)
        if suit is not None and suit.max_per_squad is not None and count > suit.max_per_squad:
            yield Violation(
                code="too-many-suits",
                sentence=f"{count} soldiers wear the {suit.name}; {suit.max_per_squad} of a squad may.",
                rule=_RANGER_RULE,
            )


def _squad_equipment(plan: SquadPlan, book: Rulebook, rulings: Rulings) -> Iterator[Violation]:
    on_sale = {row.key: row for scope in (True, False) for row in equipment_for_sale(book, squad=scope)}
    for thing in plan.equipment:
        row = on_sale.get(thing.item)
        if row is None:
            yield Violation(
                code="unknown-equipment",
                sentence=f"{thing.item} is no equipment of the tables; choose one of {', '.join(on_sale)}.",
                rule="BLD-02",
                unknown=True,
            )
            continue
        if thing.bearer is None and needs_bearer(thing.item):
            yield Violation(
                code="no-bearer",
                sentence=f"Nobody carries the {row.name}; name the member who does.",
                rule="BLD-08",
            )
        elif thing.bearer is not None and plan.named(thing.bearer) is None:
            yield Violation(
                code="bearer-unknown",
                sentence=f"The {row.name} is given to {thing.bearer}, who is not in the squad.",
                rule="BLD-08",
            )
    counted = Counter(thing.item for thing in plan.equipment)
    for key in counted:
        row = on_sale.get(key)
        if row is None or (key > row.limit_with and counted[row.limit_with]):
            continue
        most, count = most_of(row, rulings), counted[key] + counted[row.limit_with]
        if most is not None and count > most:
            yield Violation(
                code="too-many-items",
                sentence=f"The squad has {count} of {called_together(row, book)}; a side may have {most}.",
                rule=row.limit_rule or row.rule,
            )
