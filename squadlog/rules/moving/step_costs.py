"""How far a unit may go in one subphase, with reasons (MOV-04, RAC-01, WND-11, WND-15, BNC-01)."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from squadlog.base.records import record
from squadlog.battle.state import Battle, Unit, Wound
from squadlog.book.people import Race
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.hooks.soldiers import MetreLine
from squadlog.rules.moving import bounce
from squadlog.rules.moving.path import CRAWLS, FAST, exact, is_doubled
from squadlog.rules.weather import sky

FOOTPRINT_M = Fraction(1, 2)
_ROW_KEYS = {"crawl_back": "backward_crawl"}
IN_PLACE = ("kneel", "stairs")
"""Ways of moving beside an action that are done with it, and are no move of a subphase by themselves."""
NO_GROUND = ("turn", *IN_PLACE)
"""The modes that cover no ground."""
_WOUNDED = ("M", "S")
_REMEMBERED = 500
"""How many results are remembered."""
_CLEAR = (("clear",),)


@record
class Allowance:
    """Metres of clear ground a unit may cover in this subphase, never below 0, and how they come about."""

    metres: Fraction
    lines: tuple[MetreLine, ...]


@record
class Leap:
    """A jump or a dive: metres covered when nothing is stated, and the most that may be stated.

    The most includes the first free spot behind the widest obstacle that it clears: `farthest` is past such a one. A
    jump is always over something; a dive need not be.
    """

    usual: Fraction
    farthest: Fraction
    anyhow: Fraction


def row_key(mode: str) -> str:
    """The key of the mode in the table of movement modes."""
    return _ROW_KEYS.get(mode, mode)


def allowance(battle: Battle, unit_id: int, mode: str, ctx: RulesContext) -> Allowance:
    """The unit's allowance in `mode`. Zero for a turn on the spot, kneeling down and stairs."""
    if mode in NO_GROUND:
        return Allowance(metres=Fraction(0), lines=())
    unit = battle.units[unit_id]
    pack_on = bounce.pack_in_use(battle, unit, ctx)
    return allowed(
        mode,
        unit.soldier.race,
        unit.wound,
        pack_on,
        ctx.reading,
        more=() if pack_on else ctx.strides(unit, row_key(mode)),
        snow=not pack_on and sky.is_snowed_in(battle, unit_id, ctx),
    )


@lru_cache(maxsize=_REMEMBERED)
def allowed(
    mode: str,
    race: str,
    wound: Wound,
    pack_on: bool,
    reading: BookReading,
    *,
    more: tuple[MetreLine, ...],
    snow: bool,
) -> Allowance:
    """What a soldier of that race, so wounded, is allowed in `mode`, by what counts for it."""
    lines = (*_lines(mode, race, wound, reading, pack_on=pack_on, snow=snow), *more)
    total = sum((line.metres for line in lines if line.applied), Fraction(0))
    return Allowance(metres=max(Fraction(0), total), lines=lines)


def _lines(
    mode: str, kind: str, wound: Wound, reading: BookReading, *, pack_on: bool, snow: bool
) -> Iterator[MetreLine]:
    row, race = reading.book.move_modes[row_key(mode)], reading.book.races[kind]
    like = _counts_as(mode, reading)
    base = exact(row.base_m or 0)
    yield MetreLine(key="base", label=row.name, metres=base, rule=row.rule)
    reach = base
    if like is not None:
        snowed = exact(getattr(reading.book.environment.rows["snow"], f"{like}_m")) if snow else None
        hurts = snowed is None or reading.rulings.is_("snow.wounds", "lower")
        level = reading.book.wounds[wound]
        rate = exact(getattr(level, f"{like}_m"))
        if rate != base:
            yield MetreLine(
                key="wound",
                label=f"{level.name} wound",
                metres=rate - base,
                rule="WND-11" if wound == "M" else "WND-15",
                applied=hurts,
                note="" if hurts else "the base in snow counts (A-96)",
            )
        reach = rate if hurts else base
        if snowed is not None:
            yield _snow(snowed - reach)
            reach = min(reach, snowed)
        stride = exact(getattr(race, f"{like}_m"))
        if stride:
            why = _race_ignored(wound if hurts else "none", reading, pack_on=pack_on)
            yield MetreLine(
                key="race", label=race.name, metres=stride, rule="RAC-01", applied=not why, note=why
            )
    elif mode in CRAWLS:
        yield from _crawling_race(race)
    if is_doubled(mode, pack_on=pack_on, ctx=reading):
        yield MetreLine(key="pack", label="Bounce pack", metres=reach, rule="BNC-01")


def _snow(more: Fraction) -> MetreLine:
    """What snow takes of the base that would hold without it: the lower of the two holds (ENV-13, A-96)."""
    note = "" if more < 0 else "the wounded base is no higher (A-96)"
    return MetreLine(key="snow", label="snow", metres=more, rule="ENV-13", applied=not note, note=note)


def _counts_as(mode: str, reading: BookReading) -> str | None:
    """The mode whose race and wound figures hold for `mode`, or None (AMB-52)."""
    if mode in FAST:
        return mode
    if mode == "backward" and reading.rulings.is_("move.sideBackDetails", "backward_only"):
        return "walk"
    return None


def _race_ignored(wound: Wound, reading: BookReading, *, pack_on: bool) -> str:
    if pack_on:
        return "ignored while the pack is in use (RAC-09)"
    if wound in _WOUNDED and reading.rulings.is_("wounds.rateScope", "race_ignored"):
        return "the wounded rate replaces it (AMB-95)"
    return ""


def _crawling_race(race: Race) -> Iterator[MetreLine]:
    if race.walk_m:
        metres = exact(race.walk_m)
        note = "never applies to crawling"
        yield MetreLine(key="race", label=race.name, metres=metres, rule="RAC-02", applied=False, note=note)


def leap_metres(battle: Battle, unit: Unit, mode: str, usual_m: float, ctx: RulesContext) -> Leap:
    """How far a jump or dive that usually covers `usual_m` carries here (ACT-42, ACT-45, ZRG-08, AMB-61)."""
    usual = exact(usual_m) * _leap_factor(battle, unit, mode, ctx)
    beyond = clears_width(battle, unit, mode, ctx) + FOOTPRINT_M
    fixed = mode == "jump" and not ctx.rulings.is_("jump.distance", "clear_obstacle")
    farthest = usual if fixed else max(usual, beyond)
    return Leap(usual=usual, farthest=farthest, anyhow=farthest if mode == "jump" else usual)


def clears_width(battle: Battle, unit: Unit, mode: str, ctx: RulesContext) -> Fraction:
    """Metres of the widest obstacle that a jump or dive gets over (ACT-42, ACT-45, ZRG-08, AMB-61)."""
    return exact(ctx.book.move_modes[mode].crosses_m) * _leap_factor(battle, unit, mode, ctx)


def _leap_factor(battle: Battle, unit: Unit, mode: str, ctx: RulesContext) -> int:
    factor = 2 if mode == "jump" and battle.setup.environment.zero_g else 1
    pack_on = bounce.pack_in_use(battle, unit, ctx)
    return factor * 2 if is_doubled(mode, pack_on=pack_on, ctx=ctx) else factor


def steps_of(ground: tuple[tuple[str, ...], ...], metres: Fraction) -> tuple[tuple[str, ...], ...]:
    """The metres stated and clear ones beyond them, enough for `metres` of allowance."""
    return ground + _CLEAR * (int(metres) + 1 - len(ground))
