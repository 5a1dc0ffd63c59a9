"""What a shot or an explosion does to a charge, by one d10 in its row (EXP-12..EXP-17, EXP-28, A-78, A-151)."""

from collections.abc import Iterator
from fractions import Fraction

from squadlog.base.dice import Roll
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.book.explosives import ChargeFire
from squadlog.book.gear import Weapon
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, SetOff, Struck
from squadlog.rules.common.hooks.ground import ShotAt
from squadlog.rules.common.kept.explosions import fuse_lit_event
from squadlog.rules.common.kept.laid_things import LaidThing, thing_called
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.explosives.going_off import as_fused, fuse_of, light, out_of_it
from squadlog.rules.explosives.record import CHARGE, CHARGES, ChargeTested, Outcome
from squadlog.rules.laid_out.telling import end, show

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


def _say_needed(row: ChargeFire) -> str:
    return f"{row.destroyed[0]}-{row.destroyed[1]} destroys it, {row.explodes[0]} or more sets it off"


def never(_battle: Battle, _unit: int, _thing: str, _ctx: RulesContext) -> Refusal | None:
    """No refusal: a unit that sees it may shoot at it (EXP-12)."""
    return None


def hit(recorder: EventRecorder, name: str, by: int, weapon: str, ctx: RulesContext) -> None:
    """Roll one die for an installed charge that a shot or burst hits (EXP-12, A-78). May raise `DieNeeded`."""
    charge = thing_called(recorder.battle, name)
    if charge is None or charge.condition != "whole":
        return
    firer = recorder.battle.units[by]
    row = row_of(weapon_row(firer, weapon, ctx), ctx.rulings)
    _on_lying(recorder, charge, row, side=firer.side, by=by, ctx=ctx)


def _roll_charge(  # noqa: PLR0917 - the die, of what, by whom
    recorder: EventRecorder, row: str, item: str, side: str, by: int | None, ctx: RulesContext, *,
    secret: bool = False, **of: object,
) -> Outcome:  # fmt: skip
    entry = ctx.book.charge_fire[row]
    who = "" if by is None else str(by)
    face = ctx.dice.roll(Roll(name=TEST, who=who, side=side, needed=_say_needed(entry), secret=secret))
    outcome = outcome_of(entry, face.value)
    told = {"row": entry.name, "rule": entry.rule, "outcome": outcome, "item": item, "by": by} | of
    recorder.emit(ChargeTested(face=face, **told))  # type: ignore[arg-type]
    return outcome


def _on_lying(
    recorder: EventRecorder, charge: LaidThing, row: str, *, side: str, by: int | None, ctx: RulesContext
) -> None:
    """Roll for a lying charge; its owner rolls for a secret one, and others are told only if it goes off (EXP-18)."""
    rule = ctx.book.charge_fire[row].rule
    rolls = charge.side if charge.covered else side
    outcome = _roll_charge(recorder, row, charge.item, rolls, by, ctx, secret=charge.covered, thing=charge)
    if outcome == "nothing":
        return
    if outcome == "explodes":
        show(recorder, charge.id, rule, by=by)
        if (
            fuse_of(recorder.battle, charge.number) is None
            and (now := thing_called(recorder.battle, charge.id)) is not None
        ):
            light(recorder, (now,), side=side, by=by)
        return
    out_of_it(recorder, charge, "it is destroyed", rule)
    end(recorder, charge.id, rule, by=by)


SHOT_AT = ShotAt(refused=never, hit=hit, told="hits without a roll; one d10 says what it does to it [EXP-12]")


def roll_charges_reached(
    recorder: EventRecorder, fused: Fused, struck: tuple[Struck, ...], ctx: RulesContext
) -> None:
    """Roll one die for each charge within reach: installed, loose, and carried where the house rules say so.

    EXP-17.
    """
    for charge in things_reached(recorder.battle, fused, (CHARGE,), ctx):
        if charge.number in fused.things and fused.what in CHARGES:
            continue
        if fuse_of(recorder.battle, charge.number) is None:  # what was set off goes off all the same
            _on_lying(recorder, charge, EXPLOSION, side=fused.side, by=fused.by, ctx=ctx)
    if ctx.rulings.is_("charge.carried_vulnerable", "true"):
        for one in struck:
            if one.levels is not None:
                _test_carried(recorder, one.unit, fused, ctx)


def sets_off(battle: Battle, fused: Fused, ctx: RulesContext) -> Iterator[SetOff]:
    """The charges that lie within its reach, each with the chance that its die sets it off (EXP-17)."""
    row = ctx.book.charge_fire[EXPLOSION]
    first, last = row.explodes
    for charge in things_reached(battle, fused, (CHARGE,), ctx):
        own = charge.number in fused.things and fused.what in CHARGES
        if own or charge.item not in CHARGES or fuse_of(battle, charge.number) is not None:
            continue
        lit = Fused(id=0, **as_fused((charge,), battle.now, fused.side, fused.by))  # type: ignore[arg-type]
        chance = Fraction(last - first + 1, _DIE)
        yield SetOff(of=charge.id, told=charge.called, fused=lit, chance=chance, rule=row.rule)


def _test_carried(recorder: EventRecorder, number: int, fused: Fused, ctx: RulesContext) -> None:
    unit = recorder.battle.units[number]
    for item in [item for item in unit.items if item in CHARGES]:
        outcome = _roll_charge(recorder, EXPLOSION, item, fused.side, fused.by, ctx, bearer=number)
        if outcome == "explodes":
            at = unit.position
            spot = None if at is None else Waypoint(x=at.x, y=at.y, floor=unit.floor)
            _light_at(recorder, item, spot, f"on {unit.called}", fused)


def _light_at(recorder: EventRecorder, item: str, spot: Waypoint | None, told: str, by: Fused) -> None:
    """Light a charge that is not installed, where it is."""
    recorder.emit(fuse_lit_event(recorder.battle, what=item, side=by.side, by=by.by, spot=spot, told=told))
