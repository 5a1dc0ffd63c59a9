"""One shot that is rolled: the die, the jam, the wound levels, and what it does to its target (FIR-41, DMG-01..06)."""

from collections.abc import Callable

from squadlog.base.dice import Face, Roll
from squadlog.base.records import record, replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.fire import ShotFired, WeaponJammed
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.state import Effect, Unit
from squadlog.facts.ground_facts import unit_of
from squadlog.rules.common.checks import roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import armour_factor, daze, levels_by_af, wound, wound_levels

TO_HIT = "to hit"
JAM = "jam"
_ORDINARY = ("plain", "aimed")


@record
class Shot:
    """A shot as rolled: its test, all faces in order, the levels of a hit and whether the weapon jams.

    `by_af` are the levels for each armour factor, where nobody has said which one the target has.
    """

    check: Check
    faces: tuple[Face, ...]
    levels: int
    jams: bool
    by_af: tuple[int, ...] = ()

    def effect(self, firer: int, target: int) -> tuple[Effect, ...]:
        """What it will do to the unit `target`: nothing for a miss, else a daze and its levels (WND-01)."""
        if not self.check.success:
            return ()
        return (Effect(target=target, by=firer, levels=self.levels, daze=True, by_af=self.by_af),)

    def told_of(self, fired: ShotFired) -> ShotFired:
        """The event of a shot, with what was rolled for it."""
        return replace(fired, check=self.check, faces=self.faces, levels=self.levels)


def can_jam(sort: str, ctx: RulesContext) -> bool:
    """Whether a shot of this sort can jam its weapon: all that are rolled, or ordinary ones at units (AMB-89)."""
    return sort in _ORDINARY or ctx.rulings.is_("jam.scope", "any_shot")


def roll_shot(  # noqa: PLR0917 - who, at whom, with what
    firer: Unit,
    target: Unit,
    ledger: Ledger,
    pf: int,
    sort: str,
    ctx: RulesContext,
    *,
    may_jam: bool = True,
    about: str = "",
    row: str = "",
) -> Shot:
    """Roll to hit, and on a natural 1 roll again for a jam; the hit still counts. May raise `DieNeeded`.

    The armour factor is that of `target`; the rest is as in `roll_against`.
    """
    af = armour_factor(target, ctx)
    shot = roll_against(firer, af, ledger, pf, sort, ctx, may_jam=may_jam, about=about, row=row)
    return (
        shot
        if not shot.check.success
        else with_levels(
            shot,
            target,
            lambda af: wound_levels(pf, af, is_natural_one(shot), ctx, through_breach=sort == "beyond"),
        )
    )


def is_natural_one(shot: Shot) -> bool:
    """Whether it hit by the lowest face of its die."""
    return shot.check.face == shot.check.ledger.scale.natural_success


def with_levels(shot: Shot, target: Unit, levels_of: Callable[[int], int]) -> Shot:
    """The shot with its levels open where nobody has said what armour the target wears."""
    by_af = levels_by_af(target, levels_of)
    return replace(shot, levels=0, by_af=by_af) if by_af else shot


def roll_against(  # noqa: PLR0917 - who, against what armour, with what
    firer: Unit,
    af: int,
    ledger: Ledger,
    pf: int,
    sort: str,
    ctx: RulesContext,
    *,
    may_jam: bool = True,
    about: str = "",
    row: str = "",
) -> Shot:
    """Roll to hit against an armour factor. May raise `DieNeeded`.

    `sort` is the sort of the shot as the event names it; `beyond` is one through a fresh breach (OBS-15). `may_jam` is
    false where a natural 1 of the same pull of the trigger has been asked already (AUT-29). `about` says at whom.
    `row` names the dice of one burst.
    """
    check, face = roll_check(
        ctx, ledger, name=TO_HIT, who=str(firer.id), side=firer.side, about=about, row=row
    )
    faces: tuple[Face, ...] = (face,)
    jams = False
    natural_one = face.value == ledger.scale.natural_success
    if natural_one and may_jam and can_jam(sort, ctx):
        highest = ctx.book.figure("jam")
        needed = f"{highest} or less jams the weapon"
        again = ctx.dice.roll(Roll(name=JAM, who=str(firer.id), side=firer.side, needed=needed, row=row))
        faces, jams = (face, again), again.value <= highest
    levels = wound_levels(pf, af, natural_one, ctx, through_breach=sort == "beyond") if check.success else 0
    return Shot(check=check, faces=faces, levels=levels, jams=jams)


def tell_jam(recorder: EventRecorder, unit: int, weapon: str) -> None:
    """Jam the weapon, unless it is jammed already (FIR-42)."""
    if weapon not in recorder.battle.units[unit].jammed:
        recorder.emit(WeaponJammed(unit=unit, weapon=weapon))


def strike(recorder: EventRecorder, effect: Effect, ctx: RulesContext) -> None:
    """Apply a hit to a unit: daze it if it is conscious, then tick its wound boxes (WND-01, DMG-07)."""
    victim = unit_of(effect.target)
    if victim is None:
        return
    if effect.daze:
        daze(recorder, victim, effect.cause, ctx)
    wound(recorder, victim, effect.levels, ctx, by=effect.by or None, cause=effect.cause, by_af=effect.by_af)
