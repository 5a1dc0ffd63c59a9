"""What speaks against the move of a declaration, by the kind of move it is (ACT-34..48, BNC, CMB-01)."""

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Mode, Unit
from squadlog.facts.ground_facts import MoveFacts, Obstruction
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.slot import timing
from squadlog.rules.house import doors, elevators
from squadlog.rules.moving import bounce, movement
from squadlog.rules.moving.marching import makes_sense

_no_movement = refuses("movement")


def refusal_declared_move(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot move, leap, turn, climb or stay as declared, or None; a pack is switched before it moves."""
    if refused := _pack_objection(battle, command, ctx):
        return refused
    switched = _switch_pack(battle, command)
    if switched is not battle:
        battle, ctx = switched, ctx.at(switched)
    match command.action, command.mode:
        case ("jump", _) | (_, "jump"):
            return _jumping(battle, command, ctx)
        case ("dive", _):
            return _diving(battle, command, ctx)
        case ("change_facing", _):
            return _moving(battle, command, "turn", ctx)[0]
        case ("stairs_floor", _) | (_, "stairs"):
            return _climbing(battle, command, ctx)
        case (_, None | "kneel"):
            return _staying(battle, command, ctx)
        case (_, mode):
            return _marching(battle, command, mode, ctx)


def measure_declared(battle: Battle, command: Declare, ctx: RulesContext) -> MoveFacts:
    """What the move of a declaration meets, its pack switched as it says."""
    switched = _switch_pack(battle, command)
    at = ctx if switched is battle else ctx.at(switched)
    return at.meets(command.unit, mode_of(command), command.move)


def mode_of(command: Declare) -> str:
    """How the unit moves by this declaration, empty if not at all."""
    match command.action:
        case "jump" | "dive":
            return command.action
        case "change_facing":
            return "turn"
        case _:
            return command.mode or ""


def _pack_objection(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    unit = battle.units[command.unit]
    if command.pack is False:
        return bounce.refusal_switch_off(battle, unit, ctx)
    if not command.pack or bounce.pack_available(battle, unit, ctx):
        return None
    return _no_movement("no-pack", f"{unit.called} has no bounce pack to use.", "BNC-13")


def _switch_pack(battle: Battle, command: Declare) -> Battle:
    """The battle with the pack of the unit as the declaration sets it."""
    unit = battle.units[command.unit]
    if command.pack is None or command.pack == unit.pack_on:
        return battle
    return replace(battle, units={**battle.units, unit.id: replace(unit, pack_on=command.pack)})


def _jumping(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """The ground is measured only for one who may jump at all."""
    if makes_sense(command.move):
        refused = movement.refusal_jumper(battle.units[command.unit])
        if refused or (ahead := _lies_ahead(command, "jump", ctx)):
            return refused or _stuck(ahead)
    return movement.refusal_jump(battle, command.unit, measure_declared(battle, command, ctx), ctx)


def _diving(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    if makes_sense(command.move):
        refused = movement.refusal_diver(battle.units[command.unit])
        if refused or (ahead := _lies_ahead(command, "dive", ctx)):
            return refused or _stuck(ahead)
    facts, past = measure_declared(battle, command, ctx), command.feature is not None
    return movement.refusal_dive(battle, command.unit, facts, ctx, past=past)


def _lies_ahead(command: Declare, mode: str, ctx: RulesContext) -> bool | Obstruction:
    """What surely lies before a unit, told no more than to go straight on: True for nothing, False for who knows."""
    bare = not (command.move.goes or command.move.swings) and command.move.distance_m is None
    elsewhere = command.floors or command.feature is not None
    return bare and not elsewhere and ctx.surveyor.sets_out(command.unit, mode)


def _stuck(ahead: bool | Obstruction) -> Refusal | None:
    return None if isinstance(ahead, bool) else movement.refusal_stuck(ahead)


def _climbing(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Stairs as an action of their own are judged by their chapter; beside another action they are judged here."""
    climbs = elevators.refusal_stairs(battle, command, ctx) if command.mode == "stairs" else None
    return climbs or movement.refusal_stand_still(battle, command.unit, ctx)


def _staying(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """An action without a way of moving covers no ground and turns nowhere (CMB-01)."""
    if command.move.goes or command.move.turns or command.move.facing_deg is not None:
        return timing(
            "no-mode-beside",
            f"{battle.units[command.unit].called} names no move mode beside the action, so they can neither "
            "move nor turn.",
            "CMB-01",
            "Name one (a turn on the spot is one), or leave the move out.",
        )
    return movement.refusal_stand_still(battle, command.unit, ctx)


def _moving(
    battle: Battle, command: Declare, mode: Mode, ctx: RulesContext
) -> tuple[Refusal | None, MoveFacts | None]:
    """What is against a move, and what it meets: the ground is measured only for one who may set out so at all."""
    if makes_sense(command.move):
        refused = movement.refusal_set_out(battle, battle.units[command.unit], mode, ctx)
        if refused or (ahead := _lies_ahead(command, mode, ctx)):
            return refused or _stuck(ahead), None
    facts = measure_declared(battle, command, ctx)
    return movement.refusal_move(battle, command.unit, mode, facts, ctx), facts


def _marching(battle: Battle, command: Declare, mode: Mode, ctx: RulesContext) -> Refusal | None:
    """A move over ground, which may fly over floors or pass a door when it is the action itself."""
    refused, facts = _moving(battle, command, mode, ctx)
    if refused or facts is None or command.action != "move":
        return refused
    unit = battle.units[command.unit]
    if command.floors and (refused := bounce.refusal_fly(battle, unit, command.floors, ctx)):
        return refused
    if facts.way and facts.way[-1].floor != unit.floor + command.floors:
        return _height(unit, facts, command.floors)
    ways = [command.feature] if command.feature is not None and not command.floors else []
    for feature in (*ways, *doors.features_on_way(battle, unit, facts)):
        if refused := doors.refusal_pass(battle, unit.id, feature, ctx):
            return refused
    return None


def _height(unit: Unit, facts: MoveFacts, floors: int) -> Refusal:
    """A flight says how many storeys it rises, and its path leads there (BNC-12)."""
    ends, goal = facts.way[-1].floor, unit.floor + floors
    sentence = f"The path of {unit.called} ends on floor {ends}, its flight on floor {goal}."
    instead = f"Lead the path in at a window on floor {goal}, or fly {ends - unit.floor:+d} floors."
    return _no_movement("flight-height", sentence, "BNC-12", instead)
