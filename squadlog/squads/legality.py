"""What is wrong with a squad: one sentence and one rule for each point, and what the players let pass."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.book.rulings import Rulings
from squadlog.squads.cost import bill
from squadlog.squads.goods import equipment_for_sale, most_of, name_together, needs_bearer
from squadlog.squads.outfit import outfit_violations
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation

_RANGER_RULE, _JAMMER = "BLD-12", "ecm_jammer"


def violations(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, *, zero_g: bool = False
) -> tuple[Violation, ...]:
    """Every broken rule, the squad's first, then soldier by soldier; those let pass by agreement carry the reason.

    `zero_g` judges the squad for a battle without gravity (TRP-03). An agreement about one soldier covers him alone;
    one about the squad covers everybody.
    """
    book = book_with(plan.packs, book)
    found = [*_squad(plan, book, rulings)]
    for soldier in plan.soldiers:
        found.extend(outfit_violations(plan, soldier, book, rulings, zero_g=zero_g))
    return tuple(weigh(plan, violation) for violation in found)


def illegal(
    plan: SquadPlan, book: Rulebook, rulings: Rulings, *, zero_g: bool = False
) -> tuple[Violation, ...]:
    """The violations that forbid the squad: neither a warning nor let pass."""
    return tuple(
        violation for violation in violations(plan, book, rulings, zero_g=zero_g) if violation.forbids
    )


def weigh(plan: SquadPlan, violation: Violation) -> Violation:
    """A violation with the reason why the players let it pass, where they do."""
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
    yield from _check_suit_limits(plan, book)
    yield from _squad_equipment(plan, book, rulings)


def _check_suit_limits(plan: SquadPlan, book: Rulebook) -> Iterator[Violation]:
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
    yield from beyond_limits(counted, "The squad has {} of {}; a side may have {}.", book, rulings)
    yield from _not_with_the_leader(plan)


def _not_with_the_leader(plan: SquadPlan) -> Iterator[Violation]:
    """Somebody else bears the jammer than the leader whom the squad names (ECM-06)."""
    leaders = [soldier.name for soldier in plan.soldiers if soldier.leader is not None]
    for thing in plan.equipment:
        if thing.item == _JAMMER and leaders and thing.bearer is not None and thing.bearer not in leaders:
            yield Violation(
                code="not-with-the-leader",
                sentence=f"{thing.bearer} bears the ECM jammer; the leader of the squad, {leaders[0]}, carries it.",
                rule="ECM-06",
                soldier=thing.bearer,
            )


def beyond_limits(
    counted: Mapping[str, int], told: str, book: Rulebook, rulings: Rulings
) -> Iterator[Violation]:
    """What there is more of than a side may have; `told` is the sentence: how many, of what, how many it may have."""
    for key in counted:
        row = book.costs.get(key)
        if row is None or row.scope != "side" or (key > row.limit_with and counted.get(row.limit_with)):
            continue
        most, count = most_of(row, rulings), counted[key] + counted.get(row.limit_with, 0)
        if most is not None and count > most:
            sentence = told.format(count, name_together(row, book), most)
            yield Violation(code="too-many-items", sentence=sentence, rule=row.limit_rule or row.rule)


def together(side: str, plans: Sequence[SquadPlan], book: Rulebook, rulings: Rulings) -> Iterator[Violation]:
    """What several squads of a side break together, though none of them does by itself (TA-14, FMS-03)."""
    if len(plans) > 1:
        counted = Counter(thing.item for plan in plans for thing in plan.equipment)
        yield from beyond_limits(
            counted, f"The squads of {side} have {{}} of {{}}; a side may have {{}}.", book, rulings
        )
