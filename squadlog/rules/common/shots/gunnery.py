"""Weapons in use: which row of the weapon table fires, and what keeps it from firing (FIR-38..43, ZRG-07)."""

from collections.abc import Sequence

from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Unit
from squadlog.book.gear import Armour, Weapon
from squadlog.book.rulings import Rulings
from squadlog.rules.common.context import BookReading, RulesContext

_no_fire = refuses("fire")
_no_zero_g = refuses("zero_g")


def weapon_row(unit: Unit, weapon: str, ctx: RulesContext | BookReading) -> Weapon:
    """The row of the weapon table that counts: an OMNI rifle has one for each of its modes (WPN-02)."""
    return ctx.book.weapon_in(weapon, unit.mode_of(weapon))


def has_sensor_helmet(suit: Armour, ctx: RulesContext) -> bool:
    """Whether a suit has a sensor helmet, which a jammer jams and a ground sensor speaks to (SEN-10, ECM-04, A-26)."""
    fire_control = ctx.rulings.is_("suits.sensor_helmet", "fire_control")
    return suit.fire_control if fire_control else suit.sensor_helmet


def may_fire_now(shots: Sequence[Moment], now: Moment, reading: BookReading) -> bool:
    """Whether the rate of fire allows a shot in `now` after those `shots` (FIR-38, FIR-39, AMB-87)."""
    return too_soon(shots, now, reading) is None and shots_left(shots, now, reading) > 0


def too_soon(shots: Sequence[Moment], now: Moment, reading: BookReading) -> Moment | None:
    """The first subphase that lets the last of those shots rest as long as it must, if that is after `now` (FIR-39)."""
    pause = reading.book.figure("pause")
    resting = [shot for shot in shots if 0 <= now.index - shot.index <= pause]
    return resting[-1].later(pause + 1) if resting else None


def next_shot(shots: Sequence[Moment], now: Moment, reading: BookReading) -> Moment:
    """The first subphase after `now` in which `shots` allow another, by pause and by number (FIR-38, FIR-39)."""
    then = too_soon(shots, now, reading) or now.later(1)
    while not shots_left(shots, then, reading):
        then = then.later(1)
    return then


def shots_per_turn(reading: BookReading) -> int:
    """How often a unit may fire in a turn, or in ten subphases (FIR-38, AMB-87)."""
    return reading.book.figure("shots")


def shots_left(shots: Sequence[Moment], now: Moment, reading: BookReading) -> int:
    """How many more it may fire after those `shots`, the pause between two of them aside (FIR-38, AMB-87)."""
    return max(0, shots_per_turn(reading) - len(counted_shots(shots, now, reading.rulings)))


def counted_shots(shots: Sequence[Moment], now: Moment, rulings: Rulings) -> tuple[Moment, ...]:
    """The shots that count against the rate of fire in `now`: of this turn, or of ten subphases (FIR-38, AMB-87)."""
    if not shots:
        return ()
    if slides(rulings):
        return tuple(shot for shot in shots if 0 <= now.index - shot.index < SUBPHASES)
    return tuple(shot for shot in shots if shot.turn == now.turn)


def slides(rulings: Rulings) -> bool:
    """Whether shots count for ten subphases and not for a turn (AMB-87)."""
    return rulings.is_("rof.window", "sliding")


def span(now: Moment, rulings: Rulings) -> str:
    """How long shots count for the rate of fire, in words."""
    return "within ten subphases" if slides(rulings) else f"in turn {now.turn}"


def rate_refusal(unit: Unit, now: Moment, reading: BookReading) -> Refusal | None:
    """Why the rate of fire forbids a shot in `now`, or None."""
    if too_soon(unit.shots, now, reading):
        last = unit.shots[-1]
        sentence = f"Unit {unit.id} fired in {last}; a unit may not fire in two consecutive subphases."
        instead = f"They may fire again in {next_shot(unit.shots, now, reading)}."
        return _no_fire("fired-just-before", sentence, "FIR-39", instead)
    if not shots_left(unit.shots, now, reading):
        return refuse_used_up(unit, shots_per_turn(reading), now, reading.rulings, "FIR-38")
    return None


def refuse_used_up(unit: Unit, times: int, now: Moment, rulings: Rulings, rule: str) -> Refusal:
    """The refusal of a unit that has fired as often as it may."""
    sentence = f"Unit {unit.id} has fired {times} times {span(now, rulings)}, which is the most allowed."
    return _no_fire("rate-of-fire", sentence, rule, "They may do anything except fire.")


def rate_of(unit: Unit, now: Moment, manner: str, ctx: RulesContext) -> Refusal | None:
    """Why the rate of fire forbids a shot of this manner in `now`, or None; the ordinary one has no word."""
    if manner in ctx.in_force.fire.manners:
        return ctx.in_force.fire.manners[manner].rate(unit, now, ctx)
    single = ctx.in_force.fire.single_rate
    return rate_refusal(unit, now, ctx.reading) if single is None else single(unit, now, ctx)


def may_fire_somehow(unit: Unit, weapon: str, now: Moment, ctx: RulesContext) -> bool:
    """Whether the rate of fire allows a weapon any shot at all in `now`."""
    words = (
        "",
        *(word for word, one in ctx.in_force.fire.manners.items() if one.fits(unit, weapon, ctx)),
    )
    return any(rate_of(unit, now, word, ctx) is None for word in words)


def nonsense_manner(manner: str, ctx: RulesContext) -> Refusal | None:
    """A way of firing that the chapters in force do not know, which nobody can overrule."""
    if not manner or manner in ctx.in_force.fire.manners:
        return None
    known = ", ".join(ctx.in_force.fire.manners) or "none but the ordinary shot"
    sentence = f"There is no such way to fire: {manner!r}."
    return nonsense("unknown-manner", sentence, "FIR-01", f"There are: {known}.")


def nonsense_weapon(unit: Unit, weapon: str, ctx: RulesContext) -> Refusal | None:
    """A weapon that the unit does not carry, which nobody can overrule; None if it does."""
    if weapon not in ctx.book.weapons or weapon not in unit.weapons:
        sentence = f"Unit {unit.id} does not carry {weapon or 'a weapon of that name'}."
        instead = f"They carry {', '.join(unit.weapons) or 'no weapon'}."
        return nonsense("no-such-weapon", sentence, "ACT-49", instead)
    return None


def weapon_refusal(battle: Battle, unit: Unit, weapon: str, ctx: RulesContext) -> Refusal | None:
    """Why a weapon the unit carries cannot be fired now, its rate of fire aside; None if it can."""
    row = weapon_row(unit, weapon, ctx)
    if weapon in unit.jammed:
        sentence = f"The {row.name} of unit {unit.id} is jammed."
        return _no_fire("jammed", sentence, "FIR-42", "Clear the weapon first, or exchange it for another.")
    if weapon != unit.in_hand:
        sentence = f"Unit {unit.id} does not have the {row.name} in hand."
        instead = f"They hold {unit.in_hand or 'nothing'}; exchange weapons first."
        return _no_fire("not-in-hand", sentence, "ACT-62", instead)
    return slug_refusal(battle, unit, weapon, ctx) or ctx.against_weapon(battle, unit, weapon)


def slug_refusal(battle: Battle, unit: Unit, weapon: str, ctx: RulesContext) -> Refusal | None:
    """Why a weapon that fires slugs is useless in zero gravity, an OMNI rifle as it is set; or None (ZRG-07)."""
    if not battle.setup.environment.zero_g or weapon not in ctx.book.weapons:
        return None
    row = weapon_row(unit, weapon, ctx)
    if row.family != "slug":
        return None
    sentence = f"The {row.name} cannot be used in zero gravity."
    instead = "Use another weapon, or switch an OMNI rifle to spike."
    return _no_zero_g("slug-in-zero-g", sentence, "ZRG-07", instead)
