"""Engaging an enemy hand to hand, answering it in time, and how engagements end (MEL-02..09, MEL-16..18)."""

from squadlog.battle.commands import Declare, Engage, Escape
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionLost, UnitMoved, UnitPerformed
from squadlog.battle.events.fire import ShotWithheld
from squadlog.battle.events.melee import Engaged, MeleeActionEnded, MeleeDissolved
from squadlog.battle.pending import Engagement, EscapeAsked
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Trace, Unit
from squadlog.facts.ground_facts import GRACE_M
from squadlog.rules.common import wounds
from squadlog.rules.common.arriving import turn_toward
from squadlog.rules.common.confined import apart
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee.reach import refusal_reach, refused
from squadlog.rules.melee.rolls import fights, is_able, opponent
from squadlog.rules.moving.step_costs import NO_GROUND

_NEXT_PLACE_M = 1.0


def refusal_engage(
    battle: Battle, command: Engage, ctx: RulesContext, *, starting: bool = False
) -> Refusal | None:
    """Why this unit cannot attack that enemy hand to hand (MEL-02, MEL-03, STO-06, AMB-102, AMB-133, AMB-140).

    Whose slot it is, is not asked here. `starting`: the unit declares a move in the same breath, which replaces what
    it was doing.
    """
    unit, target = battle.units.get(command.unit), battle.units.get(command.target)
    if unit is None or target is None:
        return unknown_unit(command.unit if unit is None else command.target)
    if unit is target:
        return nonsense("itself", f"{unit.called} cannot attack themselves.", "GEN-11", "Name an enemy.")
    checks = (_fitness(battle, unit, target, ctx), _timing(battle, unit, ctx, starting=starting))
    return next(filter(None, checks), None) or refusal_reach(command, unit, target, ctx)


def _fitness(battle: Battle, unit: Unit, target: Unit, ctx: RulesContext) -> Refusal | None:
    name, foe = unit.called, target.called
    if unit.side == target.side:
        return refused("friend", f"{foe} is on the same side.", "MEL-02", "Name an enemy.")
    if unit.out or wounds.is_dazed(unit, battle.now, ctx):
        return refused("unable", f"{name} is not able to fight.", "WND-04")
    if target.out:
        return refused("needs-no-melee", f"{foe} is out of the fight: no melee is needed.", "WND-17")
    if unit.fighting:
        sentence = f"{name} is fighting already."
        return refused("fighting", sentence, "MEL-31", "One melee action has one target.")
    if any({unit.id, target.id} == set(e.key) for e in battle.engagements):
        return refused("engaged-already", f"{name} and {foe} are engaged already.", "MEL-17")
    if must_answer(battle, unit.id):
        sentence = f"{name} is under attack."
        return refused("must-answer", sentence, "MEL-05", "Face the attacker, or move clear.")
    if wounds.is_dazed(target, battle.now, ctx) and ctx.rulings.is_("melee.dazedDefender", "no"):
        sentence = f"{foe} is dazed and can neither fight nor avoid."
        return refused("dazed-defender", sentence, "MEL-05", "Wait.")
    return None


def _timing(battle: Battle, unit: Unit, ctx: RulesContext, *, starting: bool) -> Refusal | None:
    """Melee is declared after a move, a turn or nothing; beside nothing at all if it takes the subphase (AMB-140)."""
    if battle.queued(unit.id) is not None:
        sentence = f"{unit.called} has a shot to take."
        return refused("engage-after-action", sentence, "MEL-03", "Engage next subphase.")
    action = None if starting else unit.action
    if ctx.rulings.is_("melee.declareCost", "uses_subphase"):
        began = unit.declaration is not None and unit.declaration.choice not in ("nothing", "continue")
        if starting or unit.performed or began:
            sentence = "Melee takes the whole subphase."
            return refused("takes-subphase", sentence, "MEL-03", "Engage and do nothing else.")
    if action is not None and action.end <= battle.now and not _is_move(action.kind, ctx):
        sentence = f"{unit.called} ends an action in this subphase: {_name_action(action.kind, ctx)}."
        return refused("engage-after-action", sentence, "MEL-03", "Give that up, or engage next subphase.")
    return None


def _name_action(action: str, ctx: RulesContext) -> str:
    row = ctx.book.actions.get(action)
    return row.name.lower() if row is not None else action.removeprefix("extra:")


def _is_move(action: str, ctx: RulesContext) -> bool:
    row = ctx.book.actions.get(action)
    return action == "change_facing" or (row is not None and row.is_move)


def refusal_escape(battle: Battle, command: Escape, ctx: RulesContext) -> Refusal | None:
    """Why this is not the move a successful avoidance owes: it must end beyond 1 m of the attacker (MEL-12, AMB-104).

    Whether the unit can move like that at all is for the movement chapter to say.
    """
    asked = battle.pending
    if not isinstance(asked, EscapeAsked) or asked.unit != command.unit:
        return nonsense("no-escape", f"Unit {command.unit} has no escape to make.", "MEL-12")
    clears = ctx.meets(command.unit, command.mode, command.move).clears
    if clears.value or clears.origin == "default" or ctx.rulings.is_("melee.avoidMove", "as_far_as_possible"):
        return None
    foe = battle.units[asked.attacker].called
    sentence = f"This move does not end more than 1 m from {foe}."
    instead = "Move farther away; if there is no way, add overrule because ... ."
    return refused("still-in-reach", sentence, "MEL-12", instead)


def leaves(command: Declare, ctx: RulesContext) -> bool:
    """Whether a declaration takes the unit beyond 1 m of its attackers in this very subphase (MEL-08).

    It must be said so, or measured, and the move must cover ground now: a turn does not, nor does the first second of
    a dive.
    """
    covers_ground = command.mode not in (None, *NO_GROUND) or command.action == "jump"
    if not covers_ground or command.move.distance_m == 0:
        return False
    mode = "jump" if command.action == "jump" else command.mode or ""
    return ctx.meets(command.unit, mode, command.move).clears.value


def avoid_too_far(battle: Battle, unit: int, metres: float | None, ctx: RulesContext) -> Refusal | None:
    """Read literally, whoever avoids melee moves to the next place only: 1 m (AMB-07). None under the default."""
    if ctx.rulings.is_("melee.avoidGridText", "ignore") or (
        metres is not None and metres <= _NEXT_PLACE_M + GRACE_M
    ):
        return None
    name = battle.units[unit].called
    return refused("avoids-too-far", f"{name} avoids melee by a move of 1 m here.", "ACT-83", "State 1 m.")


def engage(
    recorder: EventRecorder, attacker: int, defender: int, ctx: RulesContext, *, let_stand: bool = False
) -> None:
    """Attack hand to hand: both lose what they had under way, and the fight opens in the next subphase (MEL-03..07).

    A running melee action of the defender is kept, unless the table reads otherwise (AMB-107); a shot it has already
    performed too (AMB-103). Nothing happens if either is no longer able to, e.g. when the move before it was
    stopped by a shot, unless the table lets it stand, or if the two are engaged already.
    """
    battle = recorder.battle
    target = battle.units[defender]
    pair = {attacker, defender}
    able = not target.out and is_able(battle, attacker, ctx)
    if not (able or let_stand) or any(pair == set(e.key) for e in battle.engagements):
        return
    wounds.lose_action(recorder, attacker, "engages an enemy", "MEL-03")
    if not target.fighting or ctx.rulings.is_("melee.multiple", "yes"):
        wounds.lose_action(recorder, defender, "engaged in melee", "ACT-13")
    elif target.opportunity is not None:
        held = wounds.OPPORTUNITY_HELD
        recorder.emit(ActionLost(unit=defender, action=held, cause="engaged in melee", rule="ACT-13"))
    if battle.queued(defender) is not None and ctx.rulings.is_("melee.dueActionKept", "lose"):
        recorder.emit(ShotWithheld(unit=defender, reason="engaged in melee"))
    helpless = wounds.unable(target, battle.now, ctx) is not None
    late = target.performed
    recorder.emit(
        Engaged(
            engagement=Engagement(
                attacker=attacker,
                defender=defender,
                declared=battle.now,
                late=late,
                helpless=helpless,
                let_stand=let_stand,
            )
        )
    )


def must_answer(battle: Battle, unit: int) -> tuple[Engagement, ...]:
    """The attacks of this subphase that a unit, not having acted, must face or move clear of now.

    MEL-05, MEL-07, MEL-08. Empty for a unit that has acted, that was helpless when attacked, or that is held
    by another melee (AMB-107).
    """
    state = battle.units[unit]
    if not battle.engagements or state.performed or state.out or state.fighting:
        return ()
    return tuple(
        e
        for e in battle.engagements
        if e.defender == unit
        and e.declared == battle.now
        and e.status == "declared"
        and not (e.late or e.helpless)
    )


def awaits_opening(battle: Battle, unit: int) -> bool:
    """Whether a fight a unit has begun, or was caught in, is still to open in this subphase (AMB-141).

    Only if fights open at the defender's place in the order: until then neither may go and do something else.
    """
    return any(e.status == "declared" and e.declared < battle.now for e in battle.engaging(unit))


def face(recorder: EventRecorder, unit: int) -> None:
    """Turn an attacked unit to its attacker for its subphase; it is not late, nor gets away (MEL-07)."""
    state = recorder.battle.units[unit]
    recorder.emit(
        UnitMoved(
            unit=unit,
            trace=Trace(mode="turn"),
            charged=0.0,
            allowance=0.0,
            since_turn_m=0.0,
            barred=state.barred,
        )
    )
    attacks = [
        e for e in recorder.battle.engaging(unit) if e.defender == unit and e.declared == recorder.battle.now
    ]
    if attacks:
        turn_toward(recorder, unit, attacks[0].attacker)


def end_evaded(recorder: EventRecorder, unit: int) -> None:
    """End the engagements of a unit that moved beyond 1 m of every enemy it was engaged with (MEL-08, MEL-09).

    No roll, no free attack; an attacker must engage from scratch (MEL-17), and a melee action under way at a unit that
    is gone ends (AMB-110, AMB-133).
    """
    for engagement in recorder.battle.engaging(unit):
        _part(recorder, engagement, "moved clear", "MEL-08")


def end_escaped(recorder: EventRecorder, unit: int) -> None:
    """End the engagements of a unit after its escape move: an attacker must engage from scratch (MEL-12, MEL-17).

    The unit has acted for this subphase, however far it got.
    """
    for engagement in recorder.battle.engaging(unit):
        _part(recorder, engagement, "got away", "MEL-17")
    runner = recorder.battle.units[unit]
    if not runner.performed or runner.declaration is not None:
        recorder.emit(UnitPerformed(unit=unit))


def part_from_all(recorder: EventRecorder, unit: int, cause: str, rule: str) -> None:
    """End every engagement of a unit that takes no more part in any, and the melee actions at it (MEL-17)."""
    for engagement in recorder.battle.engaging(unit):
        _part(recorder, engagement, cause, rule)


def cleanup(recorder: EventRecorder, ctx: RulesContext) -> None:
    """End engagements that have nobody left to fight, or whose two stand on different floors (AMB-110).

    A fighter dazed in mid-melee, or kept from acting otherwise, loses its action; the other goes on, unless the table
    has the melee end with it.
    """
    battle = recorder.battle
    for unit in battle.in_order():
        if unit.fighting and not is_able(battle, unit.id, ctx):
            cause, rule = wounds.unable(unit, battle.now, ctx) or ("dazed", "WND-03")
            wounds.lose_action(recorder, unit.id, cause, rule)
    for engagement in battle.engagements:
        one, other = (recorder.battle.units[number] for number in engagement.key)
        if one.out or other.out:
            _part(recorder, engagement, "out of the fight", "AMB-110")
        elif one.floor != other.floor and not engagement.let_stand:
            _part(recorder, engagement, "apart", "MEL-02")
        elif _is_broken_off(recorder.battle, engagement, ctx):
            _part(recorder, engagement, "dazed", "AMB-110")


def part_the_distant(recorder: EventRecorder, number: int, ctx: RulesContext, *, off_the_map: bool) -> None:
    """End the engagements of a unit set down elsewhere with all who are out of its reach (MEL-02, STO-06).

    The reach is measured; a unit off the map, or shut in a stairway or a car, is out of reach of all outside.
    """
    units = recorder.battle.units
    for engagement in recorder.battle.engaging(number):
        near = ctx.surveyor.reach(*engagement.key, None)
        shut_off = apart(units[engagement.attacker], units[engagement.defender], ctx)
        if off_the_map or (near.origin == "measured" and not near.value):
            _part(recorder, engagement, "apart", "MEL-02")
        elif shut_off and not engagement.let_stand:
            _part(recorder, engagement, "apart", "STO-06")


def stays_behind(recorder: EventRecorder, asked: EscapeAsked, ctx: RulesContext) -> None:
    """Free a unit that got away but can no longer move: it owes no move (MEL-12, MEL-17).

    A kneeling unit cannot move at all, and has acted where it is (ACT-25, AMB-104).
    """
    kneels = recorder.battle.units[asked.unit].posture == "kneeling"
    if not kneels and is_able(recorder.battle, asked.unit, ctx):
        return
    for engagement in recorder.battle.engaging(asked.unit):
        if asked.attacker in engagement.key:
            _part(recorder, engagement, "got away", "MEL-17")
    if kneels and not recorder.battle.units[asked.unit].performed:
        recorder.emit(UnitPerformed(unit=asked.unit))


def _is_broken_off(battle: Battle, engagement: Engagement, ctx: RulesContext) -> bool:
    if (
        engagement.status != "fighting"
        or engagement.helpless
        or ctx.rulings.is_("melee.incapacitated", "other_rolls")
    ):
        return False
    return not all(is_able(battle, number, ctx) for number in engagement.key)


def _part(recorder: EventRecorder, engagement: Engagement, cause: str, rule: str) -> None:
    """End the engagement of the two, and a melee action of one at the other."""
    for number in engagement.key:
        if fights(recorder.battle, number, opponent(engagement, number)):
            recorder.emit(MeleeActionEnded(unit=number, cause=cause))
    recorder.emit(
        MeleeDissolved(attacker=engagement.attacker, defender=engagement.defender, cause=cause, rule=rule)
    )
