"""A burst as it is fired: who is engaged, by which test, and what comes of it (AUT-07..AUT-30)."""

from collections.abc import Iterator
from functools import partial

from squadlog.base.dice import Roll
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.refusal import Refusal, listed, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle
from squadlog.rules.automatic_fire import bursts, sweeping
from squadlog.rules.automatic_fire.odds import area_odds, concentrated_odds
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED, BurstFired, Mode
from squadlog.rules.common.checks import adjust_ledger, as_read
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.fire import Manner, ShotTaken
from squadlog.rules.common.previews import RolledFor
from squadlog.rules.common.shots.gunnery import weapon_row
from squadlog.rules.common.shots.shot import (
    Shot,
    can_jam,
    is_natural_one,
    roll_shot,
    strike,
    tell_jam,
    with_levels,
)
from squadlog.rules.common.wounds import armour_factor, wound_levels
from squadlog.rules.fire import obstacles, opportunity, to_hit

_no = refuses("fire")

_GAITS = tuple(f"{who}_{gait}" for who in ("firer", "target") for gait in ("walk", "run", "sprint", "crawl"))
_ALL_MOVEMENT = (
    *_GAITS, "firer_jump", "firer_turn_45", "firer_turn_over_45", "target_jump", "target_dive",
)  # fmt: skip
_NEARLY_DEG = 1e-6
HITS = "rounds that hit"


# What speaks against it


def _objections(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> Iterator[Refusal]:
    unit = battle.units[shot.unit]
    if not bursts.is_automatic(unit, shot.weapon, ctx):
        name = weapon_row(unit, shot.weapon, ctx).name if shot.weapon in ctx.book.weapons else shot.weapon
        sentence = f"The {name} does not fire automatically."
        yield _no("not-automatic", sentence, "AUT-01", "Fire a single shot.")
    barred = {
        "opportunity": not ctx.rulings.is_("auto.opportunity", "true"),
        "aimed": shot.manner == AREA or not ctx.rulings.is_("auto.aimed", "concentrated"),
        "plain": False,
    }
    if barred[shot.sort]:
        instead = (
            "A concentrated one may be."
            if shot.sort == "aimed" and shot.manner == AREA
            else "Fire a single shot."
        )
        sentence = f"{shot.sort} fire cannot use a burst of that kind."
        yield _no(f"no-{shot.sort}-burst", sentence, "AUT-06", instead)


def objections_concentrated(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> Iterator[Refusal]:
    """A burst has a unit as its one target, the same as one just before it had (AUT-16, AUT-18)."""
    yield from _objections(battle, shot, ctx)
    if shot.target is None:
        if not shot.declared:
            sentence = "Only a soldier can be the target of a burst."
            yield _no("burst-at-feature", sentence, "AUT-16", "Fire single shots at it.")
        return
    last = bursts.other_target(battle.units[shot.unit], shot.target, battle.now)
    if last is not None:
        before = f"The burst of {last.moment} was at unit {last.target}"
        sentence = f"{before}; the next burst in a row must have the same target."
        victim = battle.units.get(last.target or 0)
        dead = victim is None or victim.wound == "D"
        there = "Sweep a sector" if dead else f"Fire at unit {last.target}"
        yield _no("other-target", sentence, "AUT-18", f"{there}, or let a subphase pass.")


def objections_area(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> Iterator[Refusal]:
    """The sector lies within the field of view, and somebody can tell who is in it (AUT-08, A-40, A-148)."""
    sector = shot.sector
    if sector is None and shot.declared:
        yield from _objections(battle, shot, ctx)
        return
    for number in () if sector is None else sector.units:
        if number not in battle.units:
            yield unknown_unit(number, "AUT-08")
            return
    if sector is not None and (shot.unit in sector.units or len(set(sector.units)) != len(sector.units)):
        sentence = "Name each unit in the sector once, but not the firer."
        yield nonsense("sector-twice", sentence, "AUT-15")
        return
    if sweeping.near(shot, ctx) is None:
        sentence = "Name the units in the sector, nearest first."
        yield nonsense("no-sector", sentence, "AUT-08", "area at 11 12 14")
        return
    yield from _objections(battle, shot, ctx)
    yield from _not_as_named(battle, shot, ctx)
    here = battle.units[shot.unit].position
    if here is not None and sector is not None and sector.axis_deg is not None:
        off = abs((sector.axis_deg - here.facing_deg + 180) % 360 - 180)
        most = sweeping.sway_deg(shot)
        if off > most + _NEARLY_DEG:
            sentence = f"The middle of the sector is {off:.0f} degrees off the facing of unit {shot.unit}."
            yield _no("sector-outside", sentence, "AUT-08", f"At most {most:g} degrees; turn first.")
    if shot.sort == "opportunity" and shot.target not in [
        one.unit for one in sweeping.find_engaged(battle, shot, ctx)
    ]:
        sentence = f"This burst does not include the mover, unit {shot.target}."
        yield _no("mover-outside", sentence, "ACT-53", "Sweep a sector with the mover in it.")


def _not_as_named(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> Iterator[Refusal]:
    """No sector holds those named; or they are not all of it in their order, and the table wants them all the same."""
    found = sweeping.measure_sector(shot, ctx)
    if found is None or shot.sector is None:
        return
    said = shot.sector.units
    if not found:
        sentence = (
            f"No sector of {sweeping.sector_deg(ctx):g} degrees in the field of view of unit {shot.unit} "
            f"holds {listed(map(str, said))}."
        )
        yield _no(
            sweeping.APART, sentence, "AUT-08", "Name units of one sector, or its middle: area facing north."
        )
    elif sweeping.as_named(shot):
        there = tuple(one.unit for one in found if battle.units[one.unit].wound != "D" or one.unit in said)
        if there != said:
            sentence = f"The sector holds, nearest first, {listed(map(str, there))}."
            yield _no(sweeping.OTHERS, sentence, "AUT-09", "The burst rolls for all of them.")


# The test


def ledger_of(battle: Battle, shot: ShotTaken, number: int, ctx: RulesContext) -> Ledger:
    """The modifiers of a burst at one of those it engages (AUT-11..AUT-13, AUT-19, AUT-20)."""
    firer = battle.units[shot.unit]
    sighting = sweeping.sighting_of(shot, number, ctx)
    moving = shot.moving if number == shot.target else None
    ledger = to_hit.ledger(
        battle, shot.unit, shot.weapon, number, sighting, shot.sort, ctx, target_moving=moving
    )
    lines = (_leave_out(one, ctx) for one in ledger.lines) if shot.manner == AREA else iter(ledger.lines)
    if shot.manner == AREA or bursts.rounds_now(firer, shot.weapon, ctx) > 1:
        run = bursts.run_now(firer, battle.now, ctx.reading)
        lines = iter((*lines, *bursts.mode_lines(shot.manner, run, ctx)))
    return as_read(adjust_ledger(replace(ledger, lines=tuple(lines)), shot.adjust), ctx)


def movement_keys(ctx: RulesContext) -> tuple[str, ...]:
    """The lines of movement that an area burst leaves out (AUT-11, A-39)."""
    return _ALL_MOVEMENT if ctx.rulings.is_("auto.movement_list", "all") else _GAITS


def _leave_out(entry: Line, ctx: RulesContext) -> Line:
    if not entry.applied or entry.key not in movement_keys(ctx):
        return entry
    return replace(entry, applied=False, note="an area burst leaves movement out [AUT-11]")


# What comes of it


def _open(recorder: EventRecorder, shot: ShotTaken, engages: tuple[int, ...], ctx: RulesContext) -> int:
    """The burst leaves the weapon; how many rounds it has."""
    unit = recorder.battle.units[shot.unit]
    rounds = bursts.rounds_now(unit, shot.weapon, ctx)
    mode: Mode = "area" if shot.manner == AREA else "concentrated"
    recorder.emit(
        BurstFired(
            unit=shot.unit,
            weapon=shot.weapon,
            mode=mode,
            rounds=rounds,
            run=bursts.run_now(unit, recorder.battle.now, ctx.reading),
            moment=recorder.battle.now,
            target=shot.target if mode == CONCENTRATED else None,
            engaged=engages,
            besides=_besides(shot, engages, ctx),
            counts=shot.sort != "opportunity" or opportunity.counts(ctx),
        )
    )
    return rounds


def _besides(shot: ShotTaken, engages: tuple[int, ...], ctx: RulesContext) -> tuple[int, ...]:
    """Who is rolled for without having been named, where some were."""
    said = () if shot.sector is None or not sweeping.measure_sector(shot, ctx) else shot.sector.units
    return tuple(number for number in engages if said and number not in said)


def _tell(recorder: EventRecorder, shot: ShotTaken, fired: ShotFired, ctx: RulesContext) -> None:
    """Apply an opportunity shot at once, others with the shots of the step (ACT-58, AMB-84)."""
    if shot.sort == "opportunity":
        effects, bare = fired.effects, replace(fired, effects=())
        recorder.emit(bare)
        for effect in effects:
            strike(recorder, effect, ctx)
        return
    obstacles.tell_shot(recorder, replace(fired, effects=()), fired.effects, ctx)


def resolve_concentrated(recorder: EventRecorder, shot: ShotTaken, ctx: RulesContext) -> None:
    """Roll once to hit, then for the number of rounds that hit, and work each out as its own hit.

    AUT-16..AUT-27. A natural 1 has one round do at least one level (A-35). May raise `DieNeeded`.
    """
    battle = recorder.battle
    number = shot.target
    if number is None:
        raise TypeError("a concentrated burst has a target")
    firer, victim = battle.units[shot.unit], battle.units[number]
    ledger, pf = ledger_of(battle, shot, number, ctx), weapon_row(firer, shot.weapon, ctx).pf
    rounds = bursts.rounds_now(firer, shot.weapon, ctx)
    rolled = roll_shot(firer, victim, ledger, pf, shot.sort, ctx)
    faces, count = rolled.faces, 0
    if rolled.check.success:
        count, face = 1, 1
        if bursts.is_rolled(rounds, ctx.reading):
            die = ctx.dice.roll(Roll(name=HITS, who=str(firer.id), side=firer.side))
            faces, face = (*faces, die), die.value
        count = bursts.hits(rounds, face, ctx.reading)
    natural = is_natural_one(rolled)
    levels = levels_of(pf, armour_factor(victim, ctx), count, ctx, natural_one=natural)
    rolled = replace(rolled, faces=faces, levels=levels)
    if count:
        rolled = with_levels(rolled, victim, lambda af: levels_of(pf, af, count, ctx, natural_one=natural))
    _open(recorder, shot, (number,), ctx)
    fired = _shot(recorder, shot, number, rolled, ctx)
    _tell(recorder, shot, replace(fired, hits=count, effects=fired.effects if count else ()), ctx)
    if rolled.jams:
        tell_jam(recorder, firer.id, shot.weapon)
    ctx.has_fired(recorder, firer.id, shot.weapon, rounds)


def levels_of(pf: int, af: int, rounds: int, ctx: RulesContext, *, natural_one: bool) -> int:
    """The wound levels of `rounds` hits, each worked out by itself; a natural 1 has one do at least one (AUT-27)."""
    if not rounds:
        return 0
    first = wound_levels(pf, af, natural_one, ctx)
    return first + wound_levels(pf, af, natural_one=False, ctx=ctx) * (rounds - 1)


def _shot(
    recorder: EventRecorder, shot: ShotTaken, number: int, rolled: Shot, ctx: RulesContext
) -> ShotFired:
    fired = ShotFired(
        unit=shot.unit,
        weapon=shot.weapon,
        sort=shot.sort,
        target=number,
        sighting=sweeping.sighting_of(shot, number, ctx),
        moment=recorder.battle.now,
        at_m=shot.at_m if number == shot.target else None,
        effects=rolled.effect(shot.unit, number),
        counts=False,
        manner=shot.manner,
    )
    return rolled.told_of(fired)


def resolve_area(recorder: EventRecorder, shot: ShotTaken, ctx: RulesContext) -> None:
    """Roll for each unit in the sector, nearest first, until the rounds are used up (AUT-09..AUT-15).

    One natural 1 calls for the jam roll, or each of them does (A-35); the burst goes on (AUT-29). May raise
    `DieNeeded`.
    """
    battle = recorder.battle
    firer = battle.units[shot.unit]
    order = sweeping.in_order(sweeping.find_engaged(battle, shot, ctx), shot, firer.side, ctx)
    rounds = bursts.rounds_now(firer, shot.weapon, ctx)
    pf, every = weapon_row(firer, shot.weapon, ctx).pf, ctx.rulings.is_("auto.jam", "per_roll")
    told: list[ShotFired] = []
    hit = asked = 0
    jams = False
    for one in order:
        if hit >= rounds:
            break
        ledger = ledger_of(battle, shot, one.unit, ctx)
        may = every or not asked
        victim = battle.units[one.unit]
        about = f"at {victim.called}, "
        rolled = roll_shot(firer, victim, ledger, pf, shot.sort, ctx, may_jam=may, about=about, row=AREA)
        asked += rolled.check.face == ledger.scale.natural_success
        jams, hit = jams or rolled.jams, hit + rolled.check.success
        told.append(_shot(recorder, shot, one.unit, rolled, ctx))
    _open(recorder, shot, tuple(fired.target for fired in told if isinstance(fired.target, int)), ctx)
    for fired in told:
        _tell(recorder, shot, fired, ctx)
    if jams:
        tell_jam(recorder, firer.id, shot.weapon)
    ctx.has_fired(recorder, firer.id, shot.weapon, rounds)


# What it would come to


def preview_concentrated(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> tuple[RolledFor, ...]:
    """The test of a concentrated burst, and the exact chances of all its rounds together."""
    if shot.target is None:
        return ()
    firer, victim = battle.units[shot.unit], battle.units[shot.target]
    ledger = ledger_of(battle, shot, victim.id, ctx)
    odds = concentrated_odds(
        ledger,
        weapon_row(firer, shot.weapon, ctx).pf,
        bursts.rounds_now(firer, shot.weapon, ctx),
        victim,
        ctx,
        can_jam=can_jam(shot.sort, ctx),
    )
    return (RolledFor(unit=victim.id, sighting=shot.sighting, ledger=ledger, odds=odds),)


def preview_area(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> tuple[RolledFor, ...]:
    """The units that would be rolled for, in order, with the exact chances of each."""
    firer, found = battle.units[shot.unit], sweeping.find_engaged(battle, shot, ctx)
    ledgers = [ledger_of(battle, shot, one.unit, ctx) for one in found]
    chances = area_odds(
        ledgers,
        [battle.units[one.unit] for one in found],
        weapon_row(firer, shot.weapon, ctx).pf,
        bursts.rounds_now(firer, shot.weapon, ctx),
        ctx,
    )
    return tuple(
        RolledFor(
            unit=one.unit,
            sighting=sweeping.sighting_of(shot, one.unit, ctx),
            ledger=ledger,
            odds=odds,
            engaged=at_all,
        )
        for one, ledger, (at_all, odds) in zip(found, ledgers, chances, strict=True)
    )


MANNERS = {
    CONCENTRATED: Manner(
        label="concentrated burst",
        aims=True,
        fits=bursts.is_automatic,
        rate=partial(bursts.refusal_burst, CONCENTRATED),
        objections=objections_concentrated,
        resolve=resolve_concentrated,
        preview=preview_concentrated,
    ),
    AREA: Manner(
        label="area burst",
        aims=False,
        fits=bursts.is_automatic,
        rate=partial(bursts.refusal_burst, AREA),
        objections=objections_area,
        resolve=resolve_area,
        preview=preview_area,
        sector_deg=sweeping.sector_deg,
    ),
}
