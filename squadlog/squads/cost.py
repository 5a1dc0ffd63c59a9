"""What a squad costs, item by item, and what each of its soldiers is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.book.morale import LeaderRating
from squadlog.book.rulings import Rulings
from squadlog.squads.hiding import hidden_places, hiding_price, price_on_paper
from squadlog.squads.lasting import read_lasting

if TYPE_CHECKING:  # start-up cost: pydantic, which a battle that is under way does without
    from squadlog.squads.plan import SoldierPlan, SquadPlan


@record
class Item:
    """One line of a bill, in points; a negative price enlarges the budget (LDR-09). `soldier` `None`: the squad.

    `in_value` tells whether it counts in the point value of the soldier who has it (BLD-11).
    """

    what: str
    points: int
    rule: str
    soldier: str | None = None
    in_value: bool = True


@record
class Bill:
    """The price of a squad against its budget. Things not in the tables are not billed; `legality` names them."""

    items: tuple[Item, ...]
    budget: int

    @property
    def total(self) -> int:
        """Points spent."""
        return sum(item.points for item in self.items)

    @property
    def left(self) -> int:
        """Points not spent; negative when the squad is over its budget (BLD-10)."""
        return self.budget - self.total


def soldier_items(
    soldier: SoldierPlan, book: Rulebook, rulings: Rulings, entrusted: tuple[str, ...] = ()
) -> tuple[Item, ...]:
    """The lines of one soldier: troop, armour, weapons, own equipment, squad items he keeps, leadership, lasting."""
    return tuple(_soldier_items(soldier, book, rulings, entrusted))


def _soldier_items(
    soldier: SoldierPlan, book: Rulebook, rulings: Rulings, entrusted: tuple[str, ...]
) -> Iterator[Item]:
    name = soldier.name
    if (troop := book.troops.get(soldier.troop)) is not None:
        yield Item(what=troop.name, points=troop.cost, rule="BLD-03", soldier=name)
    if (armour := book.armours.get(soldier.armour)) is not None:
        yield Item(what=armour.name, points=armour.cost, rule="BLD-05", soldier=name)
    for key in soldier.weapons:
        if (weapon := book.weapons.get(key)) is not None and weapon.key == weapon.code:
            yield Item(what=weapon.name, points=weapon.cost, rule="BLD-06", soldier=name)
    for key in soldier.equipment:
        if (cost := book.costs.get(key)) is not None and cost.unit == "points":
            yield Item(what=cost.name, points=cost.cost, rule=cost.rule, soldier=name)
    for key in entrusted:
        if (cost := book.costs.get(key)) is not None and cost.unit == "points":
            yield Item(what=cost.name, points=cost.cost, rule="BLD-08", soldier=name)
    if (row := rating_row(soldier.leader, book)) is not None:
        counted = rulings.is_("value.include_leader", "true")
        yield Item(what=row.name, points=row.cost, rule=row.rule, soldier=name, in_value=counted)
    for lasting in read_lasting(soldier.lasting):
        if lasting.points:
            yield Item(what=f"{lasting.name} (lasting)", points=lasting.points, rule="", soldier=name)


def rating_row(rating: int | None, book: Rulebook) -> LeaderRating | None:
    """The row of a leader's rating, with its price (LDR-08); None for nobody's and for one that is not for sale."""
    return next((row for row in book.leaders.values() if row.rating == rating), None)


def bill(plan: SquadPlan, book: Rulebook, rulings: Rulings) -> Bill:
    """The whole squad, soldier by soldier, then what is nobody's own, then quality and hiding (QUA-10, HID-04)."""
    book = book_with(plan.packs, book)
    items: list[Item] = []
    keepers: set[str] = set()
    for soldier in plan.soldiers:
        entrusted = () if soldier.name in keepers else plan.entrusted(soldier.name)
        keepers.add(soldier.name)
        items.extend(soldier_items(soldier, book, rulings, entrusted))
    for thing in plan.equipment:
        cost = book.costs.get(thing.item)
        if (
            cost is not None
            and cost.unit == "points"
            and (thing.bearer is None or thing.bearer not in keepers)
        ):
            items.append(Item(what=cost.name, points=cost.cost, rule=cost.rule, in_value=False))
    per_soldier = quality_cost(plan.quality, book, rulings)
    if per_soldier:
        points = per_soldier * len(plan.soldiers)
        items.append(Item(what=f"{plan.quality} quality", points=points, rule="QUA-10", in_value=False))
    if (price := price_on_paper(plan, rulings)) is not None:
        values = [_own_value(plan, place, book, rulings) for place in hidden_places(plan)]
        decoys = len(values) * int(book.figure("decoys"))
        what, rule = (
            f"{len(values)} hidden, up to {decoys} decoys",
            "HID-04" if price == "percent" else "HID-05",
        )
        points = ceil(hiding_price(values, price, book, rulings))
        items.append(Item(what=what, points=points, rule=rule, in_value=False))
    return Bill(items=tuple(items), budget=plan.budget)


def bills(plans: Sequence[SquadPlan], book: Rulebook, rulings: Rulings) -> tuple[Bill, ...]:
    """The squads of one side: their hiding is rounded once (A-06), and the last that hides has the difference."""
    book = book_with((text for plan in plans for text in plan.packs), book)
    each = [bill(plan, book, rulings) for plan in plans]
    hiding = [place for place, plan in enumerate(plans) if price_on_paper(plan, rulings) == "percent"]
    if len(hiding) < 2:
        return tuple(each)
    values = [
        [_own_value(plans[at], one, book, rulings) for one in hidden_places(plans[at])] for at in hiding
    ]
    paid = sum(ceil(hiding_price(own, "percent", book, rulings)) for own in values)
    due = ceil(hiding_price([value for own in values for value in own], "percent", book, rulings))
    if due != paid:
        last = each[hiding[-1]]
        less = Item(what="hiding rounded once a side", points=due - paid, rule="A-06", in_value=False)
        each[hiding[-1]] = replace(last, items=(*last.items, less))
    return tuple(each)


def quality_cost(quality: str, book: Rulebook, rulings: Rulings) -> int:
    """Points per soldier for the quality of the squad; the table prints none (A-57, `cost.quality`)."""
    row = book.qualities.get(quality)
    if row is None:
        return 0
    steps_above_regular = max(0, -row.initiative)
    return row.cost + int(rulings.number("cost.quality")) * steps_above_regular


def unit_value(plan: SquadPlan, index: int, book: Rulebook, rulings: Rulings) -> int:
    """The point value of soldier `index` (0 and up), as written on the log and used for victory (BLD-11, AMB-06).

    What was paid to hide him is in it where the table reads it so (A-08).
    """
    book = book_with(plan.packs, book)
    own = _own_value(plan, index, book, rulings)
    hides = index in hidden_places(plan) and price_on_paper(plan, rulings) == "percent"
    if not hides or rulings.is_("hiding.surcharge_in_value", "false"):
        return own
    return own + ceil(hiding_price((own,), "percent", book, rulings))


def _own_value(plan: SquadPlan, index: int, book: Rulebook, rulings: Rulings) -> int:
    soldier = plan.soldiers[index]
    first = next(place for place, other in enumerate(plan.soldiers) if other.name == soldier.name)
    entrusted = plan.entrusted(soldier.name) if first == index else ()
    parts = soldier_items(soldier, book, rulings, entrusted)
    total = sum(item.points for item in parts if item.in_value)
    return total + (1 if rulings.is_("log.pointValueFormula", "sum_plus_1") else 0)
