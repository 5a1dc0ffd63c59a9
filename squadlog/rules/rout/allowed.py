"""What a routed unit may still do (ROU-21..ROU-24, A-53)."""

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, GiveIntent
from squadlog.battle.pending import IntentAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Sighting, StatedSighting
from squadlog.facts.shapes import at_least
from squadlog.rules.common import arriving
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.slot import timing
from squadlog.rules.fire.smoke_on_line import refusal_smoke
from squadlog.rules.rout.record import is_routed

MOVEMENTS = frozenset({"move", "jump", "dive", "change_facing", "stairs_floor", "elevator_floor"})
"""The moves of section 6, by their rows of the action table."""
_DOORS = frozenset({"open_close_door", "open_airlock", "call_elevator"})
_DEFENCE = frozenset({"melee", "avoid_melee"})
_LOWER = {"standing": 0, "kneeling": 1, "prone": 2}


def _extras(ctx: RulesContext) -> bool:
    return ctx.rulings.is_("rout.extra_actions", "true")


def may_go_on(unit: Unit, ctx: RulesContext) -> bool:
    """Whether what a unit has under way is something that a routed one may do; opportunity fire held is not."""
    if unit.opportunity is not None:
        return False
    action = unit.action
    if action is None or action.kind in MOVEMENTS:
        return True
    if action.kind == "position_change":
        return _extras(ctx) and _lower(unit, action.posture)
    return _extras(ctx) and action.kind in (_DEFENCE | _DOORS)


def _lower(unit: Unit, posture: str | None) -> bool:
    return posture is not None and _LOWER[posture] > _LOWER[unit.posture]


def objection(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """What speaks against an action because the unit is routed; None for all who are not."""
    unit = battle.units[command.unit]
    if not is_routed(unit):
        return None
    if command.engage is not None:
        return engaging(battle, command.unit)
    if command.action in MOVEMENTS:
        return _moving(battle, unit, command, ctx)
    if command.action == "position_change":
        if _extras(ctx) and _lower(unit, command.posture):
            return None
        return _only(unit, "getting up" if _extras(ctx) else "changing position")
    if command.action in _DOORS and _extras(ctx):
        return None
    return _only(unit)


def _only(unit: Unit, what: str = "that") -> Refusal:
    return _lasting(
        f"{unit.called} is routed: moving into cover or out of fire is allowed, {what} is not.",
        "ROU-21",
        "Move them away from the enemy, or have a leader rally them (rally).",
    )


def _lasting(sentence: str, rule: str, instead: str) -> Refusal:
    """Whatever else is said with it, no routed unit does that."""
    return replace(timing("routed", sentence, rule, instead), lasting=True)


def engaging(battle: Battle, number: int) -> Refusal | None:
    """A routed unit seeks no melee (ROU-24)."""
    unit = battle.units[number]
    if not is_routed(unit):
        return None
    return _lasting(
        f"{unit.called} is routed and cannot enter melee.", "ROU-24", "Move them away from the enemy."
    )


def forbids(battle: Battle, command: object, _ctx: RulesContext) -> Refusal | None:
    """Why a routed unit may not attack in an opening melee, if it can parry or get away; else None (ROU-24, A-53)."""
    if not isinstance(command, GiveIntent) or command.intent != "attack" or command.unit not in battle.units:
        return None
    asked = battle.pending
    if not isinstance(asked, IntentAsked) or len(asked.options) < 2:
        return None
    return engaging(battle, command.unit)


def _moving(battle: Battle, unit: Unit, command: Declare, ctx: RulesContext) -> Refusal | None:
    """On the map who is in nobody's sight stays; others go into cover, out of sight or away (ROU-21..ROU-23)."""
    if unit.position is None or battle.engaging(unit.id) or command.action == "change_facing":
        return None
    under_fire = _threats(battle, unit, ctx)
    if not under_fire:
        sentence = f"{unit.called} is routed, and no enemy can fire at them: they must stay where they are."
        return timing("routed-safe", sentence, "ROU-23", "Leave them where they are (hold).")
    if not command.move.path or command.mode is None:
        return None
    facts = ctx.meets(unit.id, command.mode, command.move)
    if not facts.way or facts.distance.value is None:
        return None
    there = arriving.battle_at(battle, unit.id, facts.station(facts.distance.value))
    after = _threats(there, there.units[unit.id], ctx.at(there))
    if all(_better(before, after[foe]) for foe, before in under_fire.items() if foe in after) and not (
        after.keys() - under_fire.keys()
    ):
        return None
    return timing(
        "routed-toward",
        f"{unit.called} is routed: this move leads neither into cover nor away from enemies who can fire at them.",
        "ROU-22",
        "Move them out of sight of the enemy, behind cover, or away.",
    )


def _better(before: Sighting, after: Sighting) -> bool:
    """Whether a line of fire has become no better for the enemy: longer, or through more cover."""
    more = len(after.crossed) > len(before.crossed)
    return more or at_least(after.distance.value or 0.0, before.distance.value or 0.0)


def _threats(battle: Battle, unit: Unit, ctx: RulesContext) -> dict[int, Sighting]:
    """The enemies who could fire at a unit, with their lines: all that fight on and have it in sight."""
    lines = {
        foe.id: ctx.surveyor.sighting(foe.id, unit.id, StatedSighting())
        for foe in battle.units.values()
        if foe.side != unit.side and not foe.out and foe.position is not None
    }
    return {
        number: line
        for number, line in lines.items()
        if line.in_sight.value and refusal_smoke(line, ctx) is None
    }
