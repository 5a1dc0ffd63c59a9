"""Whether an enemy can be attacked hand to hand from where one stands (MEL-02, STO-06, AMB-102, AMB-127)."""

from squadlog.base.lengths import in_metres
from squadlog.battle.commands import Engage
from squadlog.battle.refusal import Refusal, refuses, with_reason
from squadlog.battle.state import Battle, Unit
from squadlog.book.ground import DEEP
from squadlog.facts.ground_facts import GRACE_M, Sighting, StatedSighting, YesNo
from squadlog.rules.common.confined import apart
from squadlog.rules.common.context import RulesContext

refused = refuses("melee")
"""A refusal by the rules of melee, which the table may overrule."""

_LETS_FIGHT = ("LOS-06", "LOS-07", "LOS-08", "LOS-09")
"""Woods, windows and waist-high things may hide an enemy from fire, but stand in nobody's way hand to hand."""


def refusal_reach(command: Engage, unit: Unit, target: Unit, ctx: RulesContext) -> Refusal | None:
    """Why the enemy cannot be attacked from here, or None: floor, stairway, distance, front, what stands between.

    What was measured is said with its reason.
    """
    name, foe = unit.called, target.called
    if unit.floor != target.floor:
        return refused("other-floor", f"{foe} is on floor {target.floor}.", "MEL-02", "Go there first.")
    if apart(unit, target, ctx):
        sentence = "A unit cannot fight into a stairway or an elevator from outside."
        return refused("shut-off", sentence, "STO-06", "Go in first.")
    sighting = ctx.surveyor.sighting(unit.id, target.id, StatedSighting())
    near = ctx.surveyor.reach(unit.id, target.id, command.in_reach)
    reach_m = ctx.book.figures["reach"].value
    distance_m = sighting.distance.value if near.origin == "default" else None
    if not near.value or (distance_m is not None and distance_m >= reach_m + GRACE_M):
        sentence = near.reason or f"{foe} is more than {in_metres(reach_m)} away from {name}."
        code = "something-between" if _is_near(near, sighting, reach_m) else "out-of-reach"
        return refused(code, sentence, near.rule or "MEL-02", "Move closer, or go round it.")
    front = ctx.rulings.choice("melee.engageGeometry")
    faces = ctx.surveyor.faces(unit.id, target.id, float(front))
    if not faces.value:
        sentence = faces.reason or f"{name} does not face {foe}."
        instead = f"Turn until {foe} is in the {front} degrees in front."
        return refused("not-in-front", sentence, faces.rule or "MEL-02", instead)
    if _is_barred(sighting, ctx):
        sentence = f"A solid obstacle is between {name} and {foe}."
        return refused("something-between", with_reason(sentence, sighting.reason), "MEL-02", "Go round it.")
    return None


def _is_near(near: YesNo, sighting: Sighting, reach_m: float) -> bool:
    """Whether it is not the distance that keeps an enemy out of reach."""
    metres = sighting.distance.value
    return near.origin == "measured" and metres is not None and metres < reach_m + GRACE_M


def _is_barred(sighting: Sighting, ctx: RulesContext) -> bool:
    """Whether a wall, a closed door or something up to the ceiling stands between.

    Low things and woods do not (AMB-102).
    """
    if not sighting.in_sight.value:
        return sighting.rule not in _LETS_FIGHT
    return sighting.covers_origin == "measured" and any(
        _reaches_ceiling(one.kind, ctx) for one in sighting.crossed
    )


def _reaches_ceiling(feature: str, ctx: RulesContext) -> bool:
    row = ctx.book.cover.get(feature)
    return feature not in DEEP and (row.height if row is not None else feature[:4]) == "full"


def gets_there(battle: Battle, unit: int, target: int, ctx: RulesContext) -> bool:
    """Whether a unit is near enough for the attack it declared, its move made.

    Without a map whoever said so is (MEL-03).
    """
    near = ctx.at(battle).surveyor.reach(unit, target, None)
    return near.value or near.origin != "measured"
