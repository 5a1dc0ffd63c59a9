"""What a shot or an explosion does to a charge, by one d10 in its row (EXP-12..EXP-17, EXP-28, A-78, A-151)."""

from collections.abc import Iterator
from fractions import Fraction

from squadlog.base.dice import Roll
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.book.explosives import ChargeFire
from squadlog.book.gear import Weapon
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.blasts.record import lit
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.explosive import Fused, SetOff, Struck
from squadlog.rules.common.table import ShotAt, Table
from squadlog.rules.explosives.going_off import as_fused, fuse_of, light, out_of_it
from squadlog.rules.explosives.record import CHARGE, CHARGES, ChargeTested, Outcome
from squadlog.rules.fire.gunnery import weapon_row
from squadlog.rules.laid_out.telling import end, show
from squadlog.rules.laid_out.things import LaidThing, thing_called

EXPLOSION = "explosion"
TEST, _DIE = "charge", 10
"""What the die is called."""


def row_of(weapon: Weapon, rulings: Rulings) -> str:
    """The row of the table for a weapon as it is set (EXP-13..EXP-16); a laser pistol by a reading (A-78)."""
    small = weapon.hands == "pistol" or weapon.family == "caseless"
    if small and weapon.family == "laser" and rulings.is_("charge.laser_pistol_row", "laser"):
        small = False
    return "small_arms" if small else weapon.family


def outcome_of(row: ChargeFire, face: int) -> Outcome:
    """What a face means in a row."""
    if row.nothing is not None and row.nothing[0] <= face <= row.nothing[1]:
        return "nothing"
    return "destroyed" if row.destroyed[0] <= face <= row.destroyed[1] else "explodes"


def _needed(row: ChargeFire) -> str:
    return f"{row.destroyed[0]}-{row.destroyed[1]} destroys it, {row.explodes[0]} or more sets it off"


def never(battle: Battle, unit: int, thing: str, table: Table) -> Refusal | None:
    """Whoever sees it may shoot at it (EXP-12)."""
    del battle, unit, thing, table
    return None


def hit(story: Story, name: str, by: int, weapon: str, table: Table) -> None:
    """A shot or burst at an installed charge hits by itself: one die (EXP-12, A-78). May raise `DieNeeded`."""
    charge = thing_called(story.battle, name)
    if charge is None or charge.condition != "whole":
        return
    firer = story.battle.units[by]
    row = row_of(weapon_row(firer, weapon, table), table.rulings)
    _on_lying(story, charge, row, side=firer.side, by=by, table=table)


def _rolled(  # noqa: PLR0917 - the die, of what, by whom
    story: Story, row: str, item: str, side: str, by: int | None, table: Table, *, secret: bool = False, **of: object
) -> Outcome:  # fmt: skip
    entry = table.book.charge_fire[row]
    who = "" if by is None else str(by)
    face = table.dice.roll(Roll(name=TEST, who=who, side=side, needed=_needed(entry), secret=secret))
    outcome = outcome_of(entry, face.value)
    told = {"row": entry.name, "rule": entry.rule, "outcome": outcome, "item": item, "by": by} | of
    story.tell(ChargeTested(face=face, **told))  # type: ignore[arg-type]
    return outcome


def _on_lying(story: Story, charge: LaidThing, row: str, *, side: str, by: int | None, table: Table) -> None:
    """Of one that lies in secret its owner rolls, and nobody else is told unless it goes off (EXP-18)."""
    rule = table.book.charge_fire[row].rule
    rolls = charge.side if charge.covered else side
    outcome = _rolled(story, row, charge.item, rolls, by, table, secret=charge.covered, thing=charge)
    if outcome == "nothing":
        return
    if outcome == "explodes":
        show(story, charge.id, rule, by=by)
        if (
            fuse_of(story.battle, charge.number) is None
            and (now := thing_called(story.battle, charge.id)) is not None
        ):
            light(story, (now,), side=side, by=by)
        return
    out_of_it(story, charge, "it is destroyed", rule)
    end(story, charge.id, rule, by=by)


SHOT_AT = {
    CHARGE: ShotAt(
        refused=never, hit=hit, told="hits without a roll; one d10 says what it does to it [EXP-12]"
    )
}


def blasted(story: Story, fused: Fused, struck: tuple[Struck, ...], table: Table) -> None:
    """One die for each charge that it reaches: installed, loose, and carried where the table plays so (EXP-17)."""
    for charge in things_reached(story.battle, fused, (CHARGE,), table):
        if charge.number in fused.things and fused.what in CHARGES:
            continue
        if fuse_of(story.battle, charge.number) is None:  # what was set off goes off all the same
            _on_lying(story, charge, EXPLOSION, side=fused.side, by=fused.by, table=table)
    if table.rulings.is_("charge.carried_vulnerable", "true"):
        for one in struck:
            if one.levels is not None:
                _carried(story, one.unit, fused, table)


def sets_off(battle: Battle, fused: Fused, table: Table) -> Iterator[SetOff]:
    """The charges that lie within its reach, each with the chance that its die sets it off (EXP-17)."""
    row = table.book.charge_fire[EXPLOSION]
    first, last = row.explodes
    for charge in things_reached(battle, fused, (CHARGE,), table):
        own = charge.number in fused.things and fused.what in CHARGES
        if own or charge.item not in CHARGES or fuse_of(battle, charge.number) is not None:
            continue
        lit = Fused(id=0, **as_fused((charge,), battle.now, fused.side, fused.by))  # type: ignore[arg-type]
        chance = Fraction(last - first + 1, _DIE)
        yield SetOff(of=charge.id, told=charge.called, fused=lit, chance=chance, rule=row.rule)


def _carried(story: Story, number: int, fused: Fused, table: Table) -> None:
    unit = story.battle.units[number]
    for item in [item for item in unit.items if item in CHARGES]:
        outcome = _rolled(story, EXPLOSION, item, fused.side, fused.by, table, bearer=number)
        if outcome == "explodes":
            at = unit.position
            spot = None if at is None else Waypoint(x=at.x, y=at.y, floor=unit.floor)
            _light_at(story, item, spot, f"on {unit.id} {unit.soldier.name}", fused)


def _light_at(story: Story, item: str, spot: Waypoint | None, told: str, by: Fused) -> None:
    """One that is not installed goes off where it is."""
    now = story.battle.now
    story.tell(lit(story.battle, what=item, at=now, since=now, side=by.side, by=by.by, spot=spot, told=told))
