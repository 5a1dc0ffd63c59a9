"""Ammunition and automatic fire: rounds, magazines, bursts (AMO, AUT)."""

from collections.abc import Iterable
from typing import Annotated, Literal

from squadlog.base.limits import Before, Bounds
from squadlog.battle.arms import Arm
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.state import Unit
from squadlog.book.gear import Weapon
from squadlog.book.magazine_classes import class_of, issued_magazines
from squadlog.extras.calc import function
from squadlog.extras.calc.rolls import modifiers
from squadlog.reports.soldier import stand_in
from squadlog.rules.ammunition.magazines import boxes, capacity, count_rounds_left, due, usable
from squadlog.rules.ammunition.record import KEY, Magazines
from squadlog.rules.automatic_fire.bursts import hits, is_allowed, mode_lines, rounds_of
from squadlog.rules.automatic_fire.firing import levels_of, movement_keys
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED
from squadlog.rules.common.checks import build_ledger, judge_face
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import tick_boxes, wound_levels
from squadlog.rules.fire.to_hit import TEST


class RoundsSoFar(function.Input):
    """A weapon, the magazines for it, and the rounds that were fired, reloaded whenever one ran dry."""

    weapon: function.Word = function.ask_key(description="weapon code, such as SR")
    magazines: function.Count = function.ask_key(
        description="magazines at first, the one in the weapon included"
    )
    fired: function.Count = function.ask_key(default=0, description="rounds fired in all")


@function.calculation(
    "Rounds and magazines after so many shots; an empty magazine is changed for the next (AMO-02..AMO-17).",
    gives="left in the magazine; magazines_left (boxes not crossed off); usable; reload (one is due and possible); "
    "nulls for weapons without magazines",
    example=(
        {"weapon": "P", "magazines": 2, "fired": 15},
        {"left": 9, "magazines_left": 1, "usable": True, "reload": False},
    ),
)
def _ammunition(given: RoundsSoFar, ctx: RulesContext) -> function.Answer:
    reading, weapon = ctx.reading, function.row(ctx.book.weapons, given.weapon, "weapon")
    if weapon.magazine is None:
        return {"left": None, "magazines_left": None, "usable": True, "reload": False}
    if given.fired > given.magazines * weapon.magazine:
        most = given.magazines * weapon.magazine
        raise function.InputError(f"in: fired should be {most} at most; there are no more rounds (AMO-13).")
    unit = _bearer(weapon.code, given.magazines, given.fired, ctx)
    return {
        "left": count_rounds_left(unit, weapon.code, reading),
        "magazines_left": boxes(unit, class_of(weapon, reading.rulings), reading),
        "usable": usable(unit, weapon.code, reading),
        "reload": due(unit, weapon.code, reading),
    }


def _bearer(weapon: str, magazines: int, fired: int, ctx: RulesContext) -> Unit:
    """A soldier with that weapon, its rounds marked; it has reloaded as long as there was something to put in."""
    unit = stand_in.unit({"weapons": (weapon,)})
    most = capacity(unit, weapon, ctx.reading) or 0
    kind = class_of(ctx.book.weapons[weapon], ctx.rulings)
    reloads = max(0, fired - 1) // most
    inside = fired - reloads * most if magazines else most
    more = magazines - issued_magazines(kind, ctx.rulings) - reloads
    return stand_in.unit(
        {"weapons": (weapon,)},
        arms=(Arm(code=weapon, fired=inside),),
        held=((KEY, Magazines().more(kind, more)),),
    )


class BurstHits(function.Input):
    """A concentrated burst that has hit."""

    rounds: Annotated[int, Bounds(ge=1, le=5), Before(function.whole)] = function.ask_key(
        description="rounds of the burst, 1 to 5"
    )
    face: function.Face = function.ask_key(description="face for the rounds that hit, 1 to 10 (0 is 10)")


@function.calculation(
    "How many rounds of a concentrated burst hit, once it has hit (AUT-21..AUT-25).",
    gives="rounds that hit",
    example=({"rounds": 5, "face": 7}, 3),
)
def _burst_hits(given: BurstHits, ctx: RulesContext) -> function.Answer:
    return hits(given.rounds, given.face, ctx.reading)


Fire = Literal["shot", "concentrated", "area"]


class BurstRate(function.Input):
    """What was fired in a turn, and what is to be fired next."""

    fired: Annotated[tuple[Fire, ...], Bounds(strict=False, max_length=40)] = function.ask_key(
        default=(), description="each of shot, area, concentrated"
    )
    next: Fire = function.ask_key(description="shot, area or concentrated")


@function.calculation(
    "Whether one more fire of that kind is allowed in a turn with bursts in it (AUT-03, AUT-17, AUT-26).",
    gives="true or false",
    example=({"fired": ["area", "area"], "next": "area"}, True),
)
def _burst_rate(given: BurstRate, ctx: RulesContext) -> function.Answer:
    return is_allowed(given.fired, given.next, ctx.reading)


class BurstTarget(function.Input):
    """One of those in the sector."""

    m: function.Metres = function.ask_key(description="metres to it")
    mods: function.Words = function.ask_key(
        default=(), description="lines of the to-hit table that are its own"
    )
    af: function.Count = function.ask_key(description="armour factor")
    face: function.Face = function.ask_key(description="face to hit it with, 1 to 10 (0 is 10)")


class BurstArea(function.Input):
    """An area burst."""

    weapon: function.Word = function.ask_key(description="weapon code, such as SC")
    rounds_left: function.Count = function.ask_key(description="rounds in the magazine")
    mods: function.Words = function.ask_key(
        default=(), description="lines of the to-hit table that hold for all"
    )
    burst_in_run: function.Steps = function.ask_key(
        default=1, description="the how-manieth burst of an unbroken run"
    )
    targets: Annotated[tuple[BurstTarget, ...], Bounds(strict=False, max_length=40)] = function.ask_key(
        description="who is in the sector, in any order"
    )


def _weapon(code: str, rounds_left: int, ctx: RulesContext) -> tuple[Weapon, int]:
    """The row of a weapon that fires bursts, and the rounds of its next one."""
    weapon = function.row(ctx.book.weapons, code, "weapon")
    if not weapon.automatic or weapon.magazine is None:
        raise function.InputError(f"in: {weapon.name} does not fire automatically (AUT-01).")
    if not 1 <= rounds_left <= weapon.magazine:
        raise function.InputError(
            f"in: rounds_left should be 1 to {weapon.magazine}; an empty magazine is changed (AMO-10)."
        )
    return weapon, rounds_of(rounds_left, ctx.reading)


def _ledger(
    mods: tuple[str, ...], extra: Iterable[Line], ctx: RulesContext, without: tuple[str, ...] = ()
) -> Ledger:
    lines = [one for one in modifiers(mods, ctx) if one.key not in without]
    return build_ledger(TEST, (*lines, *extra), ctx)


@function.calculation(
    "An area burst, nearest first (AUT-08..AUT-15). mods as for to_hit; those of movement are left out.",
    gives="results (hit, miss, not engaged) and levels in the order given; rounds_left; reload",
    example=(
        {
            "weapon": "SR",
            "rounds_left": 2,
            "mods": ["fire_control"],
            "targets": [
                {"m": 12, "af": 2, "face": 2},
                {"m": 8, "af": 2, "face": 2},
                {"m": 4, "af": 2, "face": 2},
            ],
        },
        {
            "results": ["not engaged", "hit", "hit"],
            "levels": [None, 3, 3],
            "rounds_left": 0,
            "reload": True,
        },
    ),
)
def _burst_area(given: BurstArea, ctx: RulesContext) -> function.Answer:
    weapon, rounds = _weapon(given.weapon, given.rounds_left, ctx)
    order = sorted(range(len(given.targets)), key=lambda place: given.targets[place].m)
    results: list[function.Answer] = ["not engaged"] * len(order)
    levels: list[function.Answer] = [None] * len(order)
    hit = 0
    for place in order:
        if hit >= rounds:
            break
        one = given.targets[place]
        extra = mode_lines(AREA, given.burst_in_run, ctx)
        check = judge_face(_ledger((*given.mods, *one.mods), extra, ctx, movement_keys(ctx)), one.face)
        results[place] = "hit" if check.success else "miss"
        if check.success:
            hit += 1
            natural = one.face == check.ledger.scale.natural_success
            levels[place] = wound_levels(weapon.pf, one.af, natural, ctx)
    left = given.rounds_left - rounds
    return {"results": results, "levels": levels, "rounds_left": left, "reload": not left}


class BurstConcentrated(function.Input):
    """A concentrated burst."""

    weapon: function.Word = function.ask_key(description="weapon code, such as SR")
    rounds_left: function.Count = function.ask_key(description="rounds in the magazine")
    mods: function.Words = function.ask_key(default=(), description="lines of the to-hit table")
    burst_in_run: function.Steps = function.ask_key(
        default=1, description="the how-manieth burst of an unbroken run"
    )
    face: function.Face = function.ask_key(description="face to hit, 1 to 10 (0 is 10)")
    hits_face: function.Face = function.ask_key(default=1, description="face for the rounds that hit")
    af: function.Count = function.ask_key(description="armour factor of the target")


@function.calculation(
    "A concentrated burst (AUT-16..AUT-27). mods as for to_hit.",
    gives="net; hit; rounds_hit; levels in all (null for a miss); wound; rounds_left",
    example=(
        {
            "weapon": "SR",
            "rounds_left": 10,
            "mods": ["fire_control", "target_run"],
            "burst_in_run": 2,
            "face": 4,
            "hits_face": 9,
            "af": 2,
        },
        {"net": 7, "hit": True, "rounds_hit": 4, "levels": 12, "wound": "D", "rounds_left": 5},
    ),
)
def _burst_concentrated(given: BurstConcentrated, ctx: RulesContext) -> function.Answer:
    weapon, rounds = _weapon(given.weapon, given.rounds_left, ctx)
    extra = mode_lines(CONCENTRATED, given.burst_in_run, ctx) if rounds > 1 else ()
    check = judge_face(_ledger(given.mods, extra, ctx), given.face)
    count = hits(rounds, given.hits_face, ctx.reading) if check.success else 0
    natural = given.face == check.ledger.scale.natural_success
    total = levels_of(weapon.pf, given.af, count, ctx, natural_one=natural)
    return {
        "net": check.net,
        "hit": check.success,
        "rounds_hit": count,
        "levels": total if check.success else None,
        "wound": tick_boxes("none", total, ctx),
        "rounds_left": given.rounds_left - rounds,
    }


FUNCTIONS = (_ammunition, _burst_hits, _burst_rate, _burst_area, _burst_concentrated)
