"""What one soldier may wear and carry."""

from collections import Counter
from collections.abc import Iterator, Mapping

from squadlog.book.book import Rulebook
from squadlog.book.entry import Row
from squadlog.book.people import Troop
from squadlog.book.rulings import Rulings
from squadlog.squads.goods import equipment_for_sale, modes
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.violation import Violation

CHARGES = ("plastic_charge", "shaped_charge")
_BARE = "No"
MOST_CHARGES = 2
"""Of either kind, that a soldier carries (EXP-03)."""


def usual_suit(troop: Troop, rulings: Rulings, *, naval: bool) -> str:
    """The armour key the troop table names for this soldier; techs of the fleet have their own (AMB-63)."""
    if troop.zero_g_naval is None or not naval:
        return troop.suits[-1]
    return "SSS" if rulings.is_("troops.techSuit", "sss") else troop.suits[0]


def outfit_violations(
    plan: SquadPlan, soldier: SoldierPlan, book: Rulebook, rulings: Rulings, *, zero_g: bool
) -> Iterator[Violation]:
    """Everything wrong with one soldier, beginning with choices that the tables do not have (BLD-02)."""
    unknown = tuple(_unknown(soldier, book))
    yield from unknown
    if (troop := book.troops.get(soldier.troop)) is not None:
        yield from _troop(plan, soldier, troop, rulings, zero_g=zero_g)
        if soldier.armour in book.armours:
            yield from _suit(plan, soldier, troop, book, rulings)
    armour = book.armours.get(soldier.armour)
    if armour is not None and armour.side is not None and plan.side != armour.side:
        yield Violation(
            code="suit-side",
            sentence=f"{soldier.name}: the {armour.name} is for the {armour.side} only, not for {plan.side}.",
            rule="BLD-12",
            soldier=soldier.name,
        )
    yield from _weapons(soldier)
    yield from _equipment(soldier, book)


def _unknown(soldier: SoldierPlan, book: Rulebook) -> Iterator[Violation]:
    tables: tuple[tuple[str, str, Mapping[str, Row], str], ...] = (
        ("troop", soldier.troop, book.troops, "BLD-03"),
        ("race", soldier.race, book.races, "BLD-04"),
        ("armour", soldier.armour, book.armours, "BLD-05"),
    )
    for what, key, table, rule in tables:
        if key not in table:
            yield _no_such(soldier, what, key, tuple(table), rule)
    for weapon in soldier.weapons:
        if not modes(weapon, book):
            sold = tuple(row.key for row in book.weapons.values() if row.key == row.code)
            yield _no_such(soldier, "weapon", weapon, sold, "BLD-06")
    own = tuple(row.key for row in equipment_for_sale(book, squad=False))
    for item in soldier.equipment:
        if item not in own:
            yield _no_such(soldier, "equipment", item, own, "BLD-02")


def _no_such(soldier: SoldierPlan, what: str, key: str, known: tuple[str, ...], rule: str) -> Violation:
    return Violation(
        code=f"unknown-{what}",
        sentence=f"{soldier.name}: {key} is no {what} of the tables; choose one of {', '.join(known)}.",
        rule=rule,
        soldier=soldier.name,
        unknown=True,
    )


def _troop(
    plan: SquadPlan, soldier: SoldierPlan, troop: Troop, rulings: Rulings, *, zero_g: bool
) -> Iterator[Violation]:
    name = soldier.name
    if troop.side is not None and plan.side != troop.side:
        yield Violation(
            code="troop-side",
            sentence=f"{name}: {troop.people} serve the {troop.side} only, not {plan.side}.",
            rule="BLD-13",
            soldier=name,
        )
    fixed = rulings.is_("troops.penal", "barred")
    if troop.weapon is not None:
        others = [weapon for weapon in soldier.weapons if weapon != troop.weapon]
        if troop.weapon not in soldier.weapons or (fixed and others):
            only = "only " if fixed else ""
            yield Violation(
                code="troop-weapon",
                sentence=f"{name}: {troop.people} carry {only}the {troop.weapon}.",
                rule="BLD-13",
                soldier=name,
            )
    if zero_g and troop.zero_g is None and fixed:
        yield Violation(
            code="no-zero-g",
            sentence=f"{name}: {troop.people} have no zero-G value and may not be used in zero gravity.",
            rule="TRP-03",
            soldier=name,
        )


def _suit(
    plan: SquadPlan, soldier: SoldierPlan, troop: Troop, book: Rulebook, rulings: Rulings
) -> Iterator[Violation]:
    if soldier.character is not None:  # it wears what it brings (LEG-11)
        return
    policy = rulings.choice("build.suitPolicy")
    usual = usual_suit(troop, rulings, naval=plan.naval)
    if policy != "scenario" and soldier.armour != usual:
        wears = "none" if soldier.armour == _BARE else book.armours[soldier.armour].name
        meant = "no suit" if usual == _BARE else f"the suit {book.armours[usual].name} ({usual})"
        must = "must wear" if policy == "mandatory" else "usually wear"
        yield Violation(
            code="unusual-suit",
            sentence=f"{soldier.name}: {troop.people} {must} {meant}, not {wears}.",
            rule="BLD-09",
            soldier=soldier.name,
            warning=policy == "suggested",
        )


def _weapons(soldier: SoldierPlan) -> Iterator[Violation]:
    if not soldier.weapons:
        yield Violation(
            code="unarmed",
            sentence=f"{soldier.name} has no firearm, only the free melee weapon.",
            rule="BLD-07",
            soldier=soldier.name,
            warning=True,
        )
    for weapon, count in Counter(soldier.weapons).items():
        if count > 1:
            yield Violation(
                code="weapon-twice",
                sentence=f"{soldier.name} carries the {weapon} {count} times; one of each kind can be used.",
                rule="BLD-06",
                soldier=soldier.name,
            )


def charges(soldier: SoldierPlan) -> int:
    """How many charges of either kind a soldier carries (EXP-03)."""
    return sum(key in CHARGES for key in soldier.equipment)


def _equipment(soldier: SoldierPlan, book: Rulebook) -> Iterator[Violation]:
    for key, count in Counter(soldier.equipment).items():
        row = book.costs.get(key)
        if row is None:
            continue
        if row.limit_per_unit is not None and count > row.limit_per_unit:
            yield Violation(
                code="too-many-items",
                sentence=f"{soldier.name} has {count} of {row.name}; {row.limit_per_unit} may be carried.",
                rule=row.rule,
                soldier=soldier.name,
            )
    if (carried := charges(soldier)) > MOST_CHARGES:
        yield Violation(
            code="too-many-charges",
            sentence=f"{soldier.name} has {carried} charges; a soldier carries two at most.",
            rule="EXP-03",
            soldier=soldier.name,
        )
    if "grenade_launcher" in soldier.equipment:
        yield from _launcher(soldier, book)


def _launcher(soldier: SoldierPlan, book: Rulebook) -> Iterator[Violation]:
    rifles = [w for w in soldier.weapons if w in book.weapons and book.weapons[w].hands == "rifle"]
    fitting = [weapon for weapon in rifles if weapon in ("LR", "SR", "SAR", "OR")]
    if not fitting:
        yield Violation(
            code="launcher-without-rifle",
            sentence=f"{soldier.name} needs a rifle (LR, SR, SAR or OR) to fix the grenade launcher to.",
            rule="GLA-01",
            soldier=soldier.name,
        )
    if "grenades" in soldier.equipment:
        yield Violation(
            code="launcher-and-grenades",
            sentence=f"{soldier.name} has a grenade launcher, which takes the place of hand grenades.",
            rule="GLA-02",
            soldier=soldier.name,
        )
