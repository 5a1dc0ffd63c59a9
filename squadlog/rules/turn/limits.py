"""What nobody can mean: floors, moments, weapons and figures that a battle cannot have (GEN-04, MAP-01, LOG-08).

The referee has the last word about what is so, but not about what there is.
"""

from squadlog.battle.feature import ELEVATOR, STAIRS, Feature
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal, listed, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.common.arriving import ON
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.refusing import off_the_map
from squadlog.rules.fire.obstacles import halves_to_fall
from squadlog.rules.house.airlocks import CHAMBER

MOST_FLOORS = 99
_MOST_TURNS = 999
_IN_USE = ("in_hand", "opportunity")


def turn_fault(battle: Battle, moment: Moment) -> str:
    """Why a battle has no such moment, in a few words; empty if it has: its turns are agreed, or 999 at most.

    GEN-04.
    """
    agreed = battle.setup.turns
    if moment.turn <= (agreed or _MOST_TURNS):
        return ""
    return f"{moment} is beyond the last turn: " + (
        f"{agreed} were agreed" if agreed else f"at most {_MOST_TURNS}"
    )


def refusal_unit(battle: Battle, unit: Unit, said: set[str], ctx: RulesContext) -> Refusal | None:
    """Why no unit of this battle can be so, or None; `said` names what was set of it."""
    if "dazed" in said and unit.dazed_until is not None and unit.dazed_until.turn > _MOST_TURNS:
        sentence = f"A unit cannot be dazed through {unit.dazed_until}."
        return nonsense("no-such-moment", sentence, "GEN-04", f"Turns count from 1 to {_MOST_TURNS}.")
    if said & {"at", "floor"} and (refused := _nowhere(battle, unit, ctx)):
        return refused
    if "place" in said and (refused := _no_such_place(battle, unit.place)):
        return refused
    if "weapons" in said and (
        strange := [weapon for weapon in unit.weapons if weapon not in ctx.book.weapons]
    ):
        sentence = f"There is no weapon {strange[0]!r}."
        return nonsense("no-such-weapon", sentence, "LOG-08", f"There are {listed(ctx.book.weapons)}.")
    for name in _IN_USE:
        weapon = getattr(unit, name)
        if name in said and weapon is not None and weapon not in unit.weapons:
            sentence = f"{unit.soldier.name} does not carry {weapon}."
            return nonsense(
                "no-such-weapon", sentence, "ACT-49", f"They carry {', '.join(unit.weapons) or 'none'}."
            )
    return None


def _no_such_place(battle: Battle, place: str) -> Refusal | None:
    """A stairway, an elevator or an airlock that there is not; on top of something may stand who the referee says."""
    there = dict.fromkeys(
        f"{one.kind}:{one.id}" if one.kind in (STAIRS, ELEVATOR) else f"{CHAMBER}{one.airlock}"
        for one in battle.features.values()
        if one.kind in (STAIRS, ELEVATOR) or one.airlock is not None
    )
    if not place or place in there or (place.startswith(ON) and place != ON):
        return None
    known = ", ".join((*there, f"{ON}OBSTACLE", "none"))
    return nonsense("no-such-place", f"There is no place {place!r}.", "STO-06", f"Places: {known}.")


def _nowhere(battle: Battle, unit: Unit, ctx: RulesContext) -> Refusal | None:
    """A place off the map or on a floor that there is not; what stands in the way there is for the referee to say."""
    if battle.setup.map and unit.position is not None:
        at = unit.position
        return off_the_map(Waypoint(x=at.x, y=at.y, floor=unit.floor), ctx.surveyor.ground)
    lowest = min((one.lowest for one in battle.features.values() if one.kind == ELEVATOR), default=1)
    if min(lowest, 1) <= unit.floor <= MOST_FLOORS:
        return None
    sentence = f"There is no floor {unit.floor}."
    return nonsense("no-floor", sentence, "STO-01", f"Floors count from {min(lowest, 1)} to {MOST_FLOORS}.")


def refusal_feature(feature: Feature, ctx: RulesContext) -> Refusal | None:
    """Why no feature can be so, or None: damage it cannot have, floors out of order, a car where it never goes."""
    enough = halves_to_fall(ctx)
    if not 0 <= feature.damage <= enough:
        return _no(f"Damage runs from 0 to {enough} half levels.")
    if not 0 <= feature.floors <= MOST_FLOORS:
        return _no(f"Floors run from 0 to {MOST_FLOORS}.")
    if feature.kind == ELEVATOR and feature.lowest > max(feature.floors, 1):
        return _no(f"Its lowest floor is {feature.lowest}, its highest {feature.floors}.")
    if (
        feature.kind == ELEVATOR
        and feature.car is not None
        and not feature.lowest <= feature.car <= max(feature.floors, 1)
    ):
        return _no(f"Its car goes from floor {feature.lowest} to {max(feature.floors, 1)}.")
    return None


def _no(sentence: str) -> Refusal:
    return nonsense("bad-feature", sentence, "LOG-01")
