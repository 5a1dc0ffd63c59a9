"""Squad construction: prices and the figures of a squad log."""

from typing import Annotated

from squadlog.bounds import Before, Bounds
from squadlog.calc.function import Answer, Function, Input, Word, Words, asked, race_row, row, whole
from squadlog.rules.table import Table
from squadlog.squads.cost import bill, unit_value
from squadlog.squads.log_values import melee, ranged
from squadlog.squads.plan import SOLDIERS, WEAPONS, SoldierPlan, SquadPlan


class SquadCost(Input):
    """Soldiers who are all alike, and what the squad may cost."""

    troop: Word = asked(description="troop type, such as combat_arms")
    race: Word = asked(default="Human", description="race, which costs nothing")
    armor: Word = asked(description="suit, such as BI")
    weapons: Annotated[Words, Bounds(max_length=WEAPONS)] = asked(
        default=(), description="weapon codes each carries"
    )
    count: Annotated[int, Bounds(ge=1, le=SOLDIERS), Before(whole)] = asked(
        default=8, description=f"soldiers, 1 to {SOLDIERS}"
    )
    budget: Annotated[int, Bounds(ge=0, le=100_000), Before(whole)] = asked(
        default=400, description="points allowed"
    )


def _squad_cost(given: SquadCost, table: Table) -> Answer:
    book = table.book
    row(book.troops, given.troop, "troop")
    row(book.armours, given.armor, "armor")
    race_row(given.race, table)
    soldier = SoldierPlan(
        name="1", troop=given.troop, armour=given.armor, weapons=_rifles(given.weapons, table)
    )
    squad = SquadPlan(
        name="squad",
        budget=given.budget,
        soldiers=tuple(soldier.model_copy(update={"name": str(n + 1)}) for n in range(given.count)),
    )
    account = bill(squad, book, table.rulings)
    return {
        "unit": unit_value(squad, 0, book, table.rulings),
        "squad": account.total,
        "left": account.left,
    }


def _rifles(weapons: tuple[str, ...], table: Table) -> tuple[str, ...]:
    """Weapons by code; both modes of an OMNI rifle are one rifle, paid once (WPN-02)."""
    codes = [row(table.book.weapons, key, "weapons").code for key in weapons]
    return tuple(code for key, code in zip(weapons, codes, strict=True) if key == code or code not in weapons)


class LogMods(Input):
    """One soldier and one weapon, or one mode of it."""

    troop: Word = asked(description="troop type")
    race: Word = asked(default="Human", description="race")
    weapon: Word = asked(description="weapon code; OR_slug is the OMNI rifle in slug mode")


def _log_mods(given: LogMods, table: Table) -> Answer:
    book = table.book
    row(book.troops, given.troop, "troop")
    row(book.weapons, given.weapon, "weapon")
    soldier = SoldierPlan(name="1", troop=given.troop, race=race_row(given.race, table).key)
    return {"ranged": ranged(soldier, given.weapon, book).value, "melee": melee(soldier, book).value}


FUNCTIONS = (
    Function(
        name="squad_cost",
        summary="Price of one soldier and of a squad of soldiers alike (BLD-03..BLD-11).",
        takes=SquadCost,
        gives="unit: point value of one soldier; squad: price of all; left: points left, negative when over",
        example=(
            {"troop": "combat_arms", "armor": "BI", "weapons": ["SR", "SP"], "count": 8, "budget": 400},
            {"unit": 46, "squad": 368, "left": 32},
        ),
        compute=_squad_cost,
    ),
    Function(
        name="log_mods",
        summary="The two modifiers of a squad log (LOG-07).",
        takes=LogMods,
        gives="ranged: to-hit of troop, race and weapon; melee: of troop and race",
        example=({"troop": "combat_arms", "race": "Human", "weapon": "SR"}, {"ranged": 0, "melee": -1}),
        compute=_log_mods,
    ),
)
