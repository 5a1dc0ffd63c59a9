"""Squad construction: prices and the figures of a squad log."""

from typing import Annotated

from squadlog.base.limits import Before, Bounds
from squadlog.extras.calc import function
from squadlog.rules.common.context import RulesContext
from squadlog.squads.cost import bill, rating_row, unit_value
from squadlog.squads.hiding import Price, hiding_price, prices_for_choice
from squadlog.squads.log_values import melee, ranged_figure
from squadlog.squads.plan import SOLDIERS, WEAPONS, SoldierPlan, SquadPlan


class SquadCost(function.Input):
    """Soldiers who are all alike, and what the squad may cost."""

    troop: function.Word = function.ask_key(description="troop type, such as combat_arms")
    race: function.Word = function.ask_key(default="Human", description="race, which costs nothing")
    armor: function.Word = function.ask_key(description="suit, such as BI")
    weapons: Annotated[function.Words, Bounds(max_length=WEAPONS)] = function.ask_key(
        default=(), description="weapon codes each carries"
    )
    count: Annotated[int, Bounds(ge=1, le=SOLDIERS), Before(function.whole)] = function.ask_key(
        default=8, description=f"soldiers, 1 to {SOLDIERS}"
    )
    budget: function.Points = function.ask_key(default=400, description="points allowed")


@function.calculation(
    "Price of one soldier and of a squad of soldiers alike (BLD-03..BLD-11).",
    gives="unit: point value of one soldier; squad: price of all; left: points left, negative when over",
    example=(
        {"troop": "combat_arms", "armor": "BI", "weapons": ["SR", "SP"], "count": 8, "budget": 400},
        {"unit": 46, "squad": 368, "left": 32},
    ),
)
def _squad_cost(given: SquadCost, ctx: RulesContext) -> function.Answer:
    book = ctx.book
    function.row(book.troops, given.troop, "troop")
    function.row(book.armours, given.armor, "armor")
    function.race_row(given.race, ctx)
    soldier = SoldierPlan(
        name="1", troop=given.troop, armour=given.armor, weapons=_rifles(given.weapons, ctx)
    )
    squad = SquadPlan(
        name="squad",
        budget=given.budget,
        soldiers=tuple(soldier.model_copy(update={"name": str(n + 1)}) for n in range(given.count)),
    )
    account = bill(squad, book, ctx.rulings)
    return {
        "unit": unit_value(squad, 0, book, ctx.rulings),
        "squad": account.total,
        "left": account.left,
    }


def _rifles(weapons: tuple[str, ...], ctx: RulesContext) -> tuple[str, ...]:
    """Weapons by code; both modes of an OMNI rifle are one rifle, paid once (WPN-02)."""
    codes = [function.row(ctx.book.weapons, key, "weapons").code for key in weapons]
    return tuple(code for key, code in zip(weapons, codes, strict=True) if key == code or code not in weapons)


class LogMods(function.Input):
    """One soldier and one weapon, or one mode of it."""

    troop: function.Word = function.ask_key(description="troop type")
    race: function.Word = function.ask_key(default="Human", description="race")
    weapon: function.Word = function.ask_key(
        description="weapon code; OR_slug is the OMNI rifle in slug mode"
    )


@function.calculation(
    "The two modifiers of a squad log (LOG-07).",
    gives="ranged: to-hit of troop, race and weapon; melee: of troop and race",
    example=({"troop": "combat_arms", "race": "Human", "weapon": "SR"}, {"ranged": 0, "melee": -1}),
)
def _log_mods(given: LogMods, ctx: RulesContext) -> function.Answer:
    book = ctx.book
    function.row(book.troops, given.troop, "troop")
    function.row(book.weapons, given.weapon, "weapon")
    soldier = SoldierPlan(name="1", troop=given.troop, race=function.race_row(given.race, ctx).key)
    return {
        "ranged": ranged_figure(soldier, given.weapon, book, ctx.rulings).value,
        "melee": melee(soldier, book, ctx.rulings).value,
    }


class LeaderCost(function.Input):
    """The leader of a squad."""

    rating: Annotated[int, Bounds(ge=-2, le=2), Before(function.whole)] = function.ask_key(
        description="his rating, -2 to 2; minus is the better leader"
    )


@function.calculation(
    "Price of a leader; a bad one enlarges the budget (LDR-08, LDR-09).",
    gives="points, negative for what the squad gets",
    example=({"rating": -2}, 20),
)
def _leader_cost(given: LeaderCost, ctx: RulesContext) -> function.Answer:
    led = rating_row(given.rating, ctx.book)
    return 0 if led is None else led.cost


class HideCost(function.Input):
    """The units of a side that begin hidden."""

    values: Annotated[tuple[function.Points, ...], Bounds(strict=False, max_length=64)] = function.ask_key(
        description="the point values of the units that hide"
    )
    policy: Price = function.ask_key(description="percent: a share of each; flat: one price for all")


@function.calculation(
    "What a side pays for the units that begin hidden (HID-04, HID-05, A-05, A-06).",
    gives="points",
    example=({"values": [46, 46, 46], "policy": "percent"}, 35),
)
def _hide_cost(given: HideCost, ctx: RulesContext) -> function.Answer:
    if given.policy not in prices_for_choice(ctx.rulings):
        raise function.InputError(
            f"policy: this table always pays {prices_for_choice(ctx.rulings)[0]} [A-05]"
        )
    points = hiding_price(given.values, given.policy, ctx.book, ctx.rulings)
    return int(points) if points.denominator == 1 else float(points)


FUNCTIONS = (_squad_cost, _log_mods, _leader_cost, _hide_cost)
