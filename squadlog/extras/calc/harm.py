"""Harm: wound boxes, what a wound costs and is worth, and obstacles shot to pieces."""

from fractions import Fraction
from typing import Annotated

from squadlog.base.limits import Before, Bounds
from squadlog.battle.arms import Arm
from squadlog.battle.feature import Feature
from squadlog.battle.state import Wound
from squadlog.extras.calc import function
from squadlog.reports.soldier import stand_in
from squadlog.rules.common import wounds
from squadlog.rules.common.checks import scale_of
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scoring.victory import score_line
from squadlog.rules.fire import obstacles
from squadlog.rules.fire.to_hit import TEST

Strength = Annotated[int, Bounds(ge=0, le=20), Before(function.whole)]
Factor = Annotated[int, Bounds(ge=-20, le=20), Before(function.whole)]
"""An armour factor: a race may bring it below 0 (AMB-42)."""
_TARGET = "target"


class Wounds(function.Input):
    """A ranged hit on a unit."""

    weapon: function.Word | None = function.ask_key(default=None, description="weapon code; or give pf")
    pf: Strength | None = function.ask_key(default=None, description="penetration, instead of weapon")
    armor: function.Word | None = function.ask_key(default=None, description="suit; or give af")
    af: Factor | None = function.ask_key(
        default=None, description="armour factor of the suit, instead of armor"
    )
    race: function.Word = function.ask_key(default="Human", description="race of the target")
    nat: function.Face = function.ask_key(description="unmodified face of the hit")
    had: Wound = function.ask_key(default="none", description="wound level before: none, L, M, S, U, D")

    def _agrees(self) -> None:
        if (self.weapon is None) == (self.pf is None):
            raise ValueError("needs either weapon or pf")
        if (self.armor is None) == (self.af is None):
            raise ValueError("needs either armor or af")


@function.calculation(
    "What a ranged hit does: PF - AF with race and natural 1, then the boxes (DMG-02..09, WND-01).",
    gives="levels inflicted (not capped by the boxes); level after; dazed, as by every ranged hit",
    example=(
        {"weapon": "SR", "armor": "BI", "race": "Human", "nat": 4, "had": "L"},
        {"levels": 2, "level": "S", "dazed": True},
    ),
)
def _wounds(given: Wounds, ctx: RulesContext) -> function.Answer:
    book = ctx.book
    pf = function.row(book.weapons, given.weapon, "weapon").pf if given.weapon is not None else given.pf or 0
    suit = function.row(book.armours, given.armor, "armor").af if given.armor is not None else given.af or 0
    af = wounds.with_race(suit, function.race_row(given.race, ctx).key, ctx)
    levels = wounds.wound_levels(pf, af, given.nat == scale_of(TEST, ctx).natural_success, ctx)
    level = wounds.tick_boxes(given.had, levels, ctx)
    return {"levels": levels, "level": level, "dazed": True}  # WND-01: any ranged hit dazes


class Rates(function.Input):
    """A wound level."""

    level: Wound = function.ask_key(description="none, L, M, S, U or D")


@function.calculation(
    "What a wound level does to its bearer (WND-08..WND-18).",
    gives="rates: base metres at a walk, a run, a sprint; roll: modifier to its own rolls; ap: extra AP; each null "
    "for a unit out of the fight",
    example=({"level": "S"}, {"rates": [1, 2, 3], "roll": 3, "ap": 2}),
)
def _rates(given: Rates, ctx: RulesContext) -> function.Answer:
    level = ctx.book.wounds[given.level]
    if level.out:
        return {"rates": None, "roll": None, "ap": None}
    rates = wounds.wounded_rates(stand_in.unit(wound=given.level), ctx)
    return {"rates": [function.tidy(rate) for rate in rates], "roll": level.roll, "ap": level.extra_ap}


class Vp(function.Input):
    """A casualty."""

    value: function.Points = function.ask_key(description="point value of the unit")
    level: Wound = function.ask_key(description="final wound level: none, L, M, S, U or D")


@function.calculation(
    "Victory points for a casualty (CAS-01..CAS-06).",
    gives="points, exact to three decimals",
    example=({"value": 46, "level": "M"}, 11.5),
)
def _vp(given: Vp, ctx: RulesContext) -> function.Answer:
    return function.tidy(score_line(stand_in.unit({"value": given.value}, wound=given.level), ctx).points)


class ObstacleHit(function.Input):
    """A weapon and what it is fired at until it falls."""

    weapon: function.Word = function.ask_key(description="weapon code")
    obstacle: function.Word = function.ask_key(
        description="key of the obstacle table, such as external_wall, or a feature listed with it"
    )


@function.calculation(
    "Shooting an obstacle to pieces (OBS-04..OBS-08, OBS-11, OBS-12, OBS-15).",
    gives="per_shot: levels of one shot, 0 if it can never destroy it; shots: how many it takes, null if never; "
    "through: the last shot also attacks beyond; beyond_pf: PF of that attack",
    example=(
        {"weapon": "SR", "obstacle": "external_wall"},
        {"per_shot": 1, "shots": 5, "through": False, "beyond_pf": 4},
    ),
)
def _obstacle(given: ObstacleHit, ctx: RulesContext) -> function.Answer:
    """Fire until it falls; the shot that brings it down tells whether it goes on beyond (OBS-11)."""
    weapon = function.row(ctx.book.weapons, given.weapon, "weapon")
    if obstacles.obstacle_row(given.obstacle, ctx) is None:
        function.row(ctx.book.obstacles, given.obstacle, "obstacle")
    shots = damage = 0
    falls = False
    while not falls:
        feature = Feature(id=_TARGET, kind=given.obstacle, name=_TARGET, damage=damage)
        battle = stand_in.duel({"weapons": (weapon.code,)}, features=(feature,))
        if weapon.key != weapon.code:
            battle = stand_in.with_state(battle, arms=(Arm(code=weapon.code, mode=weapon.family),))
        shot = obstacles.battering(battle, stand_in.ONE, weapon.code, _TARGET, ctx)
        shots, damage, falls = shots + 1, damage + shot.half_levels, shot.falls
        if not shot.half_levels:
            break
    return {
        "per_shot": function.tidy(Fraction(shot.half_levels, 2)),
        "shots": shots if shot.falls else None,
        "through": shot.through,
        "beyond_pf": shot.pf_beyond,
    }


FUNCTIONS = (_wounds, _rates, _vp, _obstacle)
