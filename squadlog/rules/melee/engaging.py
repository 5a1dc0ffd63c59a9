"""Engaging an enemy hand to hand, answering it in time, and how engagements end (MEL-02..09, MEL-16..18)."""

from squadlog.battle.commands import Declare, Engage, Escape
from squadlog.battle.events.action import ActionLost, UnitMoved, UnitPerformed
from squadlog.battle.events.fire import ShotWithheld
from squadlog.battle.events.melee import Engaged, MeleeActionEnded, MeleeDissolved
from squadlog.battle.pending import Engagement, EscapeAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Trace, Unit
from squadlog.battle.story import Story
from squadlog.facts.ground_facts import GRACE_M
from squadlog.rules.common import wounds
from squadlog.rules.common.arriving import turn_toward
from squadlog.rules.common.confined import apart
from squadlog.rules.common.refusing import named, nonsense, unknown_unit
from squadlog.rules.common.table import Table
from squadlog.rules.melee.reach import refusal_reach, refused
from squadlog.rules.melee.rolls import fights, is_able, opponent
from squadlog.rules.moving.strides import NO_GROUND

_NEXT_PLACE_M = 1.0


def refusal_engage(
    battle: Battle, command: Engage, table: Table, *, starting: bool = False
) -> Refusal | None:
    """Why this unit cannot attack that enemy hand to hand (MEL-02, MEL-03, STO-06, AMB-102, AMB-133, AMB-140).

    Whose slot it is, is not asked here. `starting`: the unit declares a move in the same breath, which replaces what
    it was doing.
    """
    unit, target = battle.units.get(command.unit), battle.units.get(command.target)
    if unit is None or target is None:
        return unknown_unit(command.unit if unit is None else command.target)
    if unit is target:
        return nonsense("itself", f"{named(unit)} cannot attack themselves.", "GEN-11", "Name an enemy.")
    checks = (_fitness(battle, unit, target, table), _timing(battle, unit, table, starting=starting))
    return next(filter(None, checks), None) or refusal_reach(command, unit, target, table)


def _fitness(battle: Battle, unit: Unit, target: Unit, table: Table) -> Refusal | None:
    name, foe = named(unit), named(target)
    if unit.side == target.side:
        return refused("friend", f"{foe} is on the same side.", "MEL-02", "Name an enemy.")
    if unit.out or wounds.is_dazed(unit, battle.now, table):
        return refused("unable", f"{name} is in no state to fight.", "WND-04")
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
    if wounds.is_dazed(target, battle.now, table) and table.rulings.is_("melee.dazedDefender", "no"):
        sentence = f"{foe} is dazed and can neither fight nor avoid."
        return refused("dazed-defender", sentence, "MEL-05", "Wait.")
    return None


def _timing(battle: Battle, unit: Unit, table: Table, *, starting: bool) -> Refusal | None:
    """Melee is declared after a move, a turn or nothing; beside nothing at all if it takes the subphase (AMB-140)."""
    if battle.queued(unit.id) is not None:
        sentence = f"{named(unit)} has a shot to take."
        return refused("engage-after-action", sentence, "MEL-03", "Engage next subphase.")
    action = None if starting else unit.action
    if table.rulings.is_("melee.declareCost", "uses_subphase"):
        began = unit.declaration is not None and unit.declaration.choice not in ("nothing", "continue")
        if starting or unit.performed or began:
            sentence = "Declaring melee takes the whole subphase."
            return refused("takes-subphase", sentence, "MEL-03", "Engage, no more.")
    if action is not None and action.end <= battle.now and not _is_move(action.kind, table):
        sentence = f"{named(unit)} ends an action in this subphase: {_called(action.kind, table)}."
        return refused("engage-after-action", sentence, "MEL-03", "Give that up, or engage next subphase.")
    return None


def _called(action: str, table: Table) -> str:
    row = table.book.actions.get(action)
    return row.name.lower() if row is not None else action.removeprefix("extra:")


def _is_move(action: str, table: Table) -> bool:
    row = table.book.actions.get(action)
    return action == "change_facing" or (row is not None and row.is_move)


def refusal_escape(battle: Battle, command: Escape, table: Table) -> Refusal | None:
    """Why this is not the move a successful avoidance owes: it must end beyond 1 m of the attacker (MEL-12, AMB-104).

    Whether the unit can move like that at all is for the movement chapter to say.
    """
    asked = battle.pending
    if not isinstance(asked, EscapeAsked) or asked.unit != command.unit:
        return nonsense("no-escape", f"Unit {command.unit} has no escape to make.", "MEL-12")
    clears = table.meets(command.unit, command.mode, command.move).clears
    if (
        clears.value
        or clears.origin == "default"
        or table.rulings.is_("melee.avoidMove", "as_far_as_possible")
    ):
        return None
    foe = named(battle.units[asked.attacker])
    sentence = f"This move does not end beyond 1 m of {foe}."
    instead = "Move farther away; if there is no way, end with overrule because ... ."
    return refused("still-in-reach", sentence, "MEL-12", instead)


def leaves(command: Declare, table: Table) -> bool:
    """Whether a declaration takes the unit beyond 1 m of its attackers in this very subphase (MEL-08).

    It must be said so, or measured, and the move must cover ground now: a turn does not, nor does the first second of
    a dive.
    """
    covers_ground = command.mode not in (None, *NO_GROUND) or command.action == "jump"
    if not covers_ground or command.move.distance_m == 0:
        return False
    mode = "jump" if command.action == "jump" else command.mode or ""
    return table.meets(command.unit, mode, command.move).clears.value


def avoid_too_far(battle: Battle, unit: int, metres: float | None, table: Table) -> Refusal | None:
    """Read literally, whoever avoids melee moves to the next place only: 1 m (AMB-07). None under the default."""
    if table.rulings.is_("melee.avoidGridText", "ignore") or (
        metres is not None and metres <= _NEXT_PLACE_M + GRACE_M
    ):
        return None
    name = named(battle.units[unit])
    return refused("avoids-too-far", f"{name} avoids melee by a move of 1 m here.", "ACT-83", "State 1 m.")


def engage(story: Story, attacker: int, defender: int, table: Table, *, let_stand: bool = False) -> None:
    """Attack hand to hand: both lose what they had under way, and the fight opens in the next subphase (MEL-03..07).

    A running melee action of the defender is kept, unless the table reads otherwise (AMB-107); a shot it has already
    performed too (AMB-103). Nothing happens if either is no longer able to, e.g. when the move before it was
    stopped by a shot, unless the table lets it stand, or if the two are engaged already.
    """
    battle = story.battle
    target = battle.units[defender]
    pair = {attacker, defender}
    able = not target.out and is_able(battle, attacker, table)
    if not (able or let_stand) or any(pair == set(e.key) for e in battle.engagements):
        return
    wounds.lose_action(story, attacker, "engages an enemy", "MEL-03")
    if not target.fighting or table.rulings.is_("melee.multiple", "yes"):
        wounds.lose_action(story, defender, "engaged in melee", "ACT-13")
    elif target.opportunity is not None:
        held = wounds.OPPORTUNITY_HELD
        story.tell(ActionLost(unit=defender, action=held, cause="engaged in melee", rule="ACT-13"))
    if battle.queued(defender) is not None and table.rulings.is_("melee.dueActionKept", "lose"):
        story.tell(ShotWithheld(unit=defender, reason="engaged in melee"))
    helpless = wounds.unable(target, battle.now, table) is not None
    late = target.performed
    story.tell(
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


def face(story: Story, unit: int) -> None:
    """An attacked unit spends its subphase turning to its attacker; it will not be late, nor get away (MEL-07)."""
    state = story.battle.units[unit]
    story.tell(
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
        e for e in story.battle.engaging(unit) if e.defender == unit and e.declared == story.battle.now
    ]
    if attacks:
        turn_toward(story, unit, attacks[0].attacker)


def evaded(story: Story, unit: int) -> None:
    """A unit has moved beyond 1 m of every enemy it was engaged with: those engagements are over (MEL-08, MEL-09).

    No roll, no free attack; whoever attacked must engage from scratch (MEL-17), and a melee action under way at
    somebody who is gone ends (AMB-110, AMB-133).
    """
    for engagement in story.battle.engaging(unit):
        _part(story, engagement, "moved clear", "MEL-08")


def escaped(story: Story, unit: int) -> None:
    """The move after a successful avoidance is done: the attacker must engage from scratch (MEL-12, MEL-17).

    However far the move got, the unit has acted for this subphase.
    """
    for engagement in story.battle.engaging(unit):
        _part(story, engagement, "got away", "MEL-17")
    runner = story.battle.units[unit]
    if not runner.performed or runner.declaration is not None:
        story.tell(UnitPerformed(unit=unit))


def cleanup(story: Story, table: Table) -> None:
    """End engagements that have nobody left to fight, or whose two stand on different floors (AMB-110).

    A fighter dazed in mid-melee, or kept from acting otherwise, loses its action; the other goes on, unless the table
    has the melee end with it.
    """
    battle = story.battle
    for unit in battle.in_order():
        if unit.fighting and not is_able(battle, unit.id, table):
            cause, rule = wounds.unable(unit, battle.now, table) or ("dazed", "WND-03")
            wounds.lose_action(story, unit.id, cause, rule)
    for engagement in battle.engagements:
        one, other = (story.battle.units[number] for number in engagement.key)
        if one.out or other.out:
            _part(story, engagement, "out of the fight", "AMB-110")
        elif one.floor != other.floor and not engagement.let_stand:
            _part(story, engagement, "apart", "MEL-02")
        elif _is_broken_off(story.battle, engagement, table):
            _part(story, engagement, "dazed", "AMB-110")


def part_the_distant(story: Story, number: int, table: Table, *, off_the_map: bool) -> None:
    """A unit was set down elsewhere: whoever is out of its reach is no longer engaged with it (MEL-02, STO-06).

    That is measured; somebody who was taken off the map, or shut in a stairway or a car, is out of everybody's reach
    outside it.
    """
    units = story.battle.units
    for engagement in story.battle.engaging(number):
        near = table.surveyor.reach(*engagement.key, None)
        shut_off = apart(units[engagement.attacker], units[engagement.defender], table)
        if off_the_map or (near.origin == "measured" and not near.value):
            _part(story, engagement, "apart", "MEL-02")
        elif shut_off and not engagement.let_stand:
            _part(story, engagement, "apart", "STO-06")


def stays_behind(story: Story, asked: EscapeAsked, table: Table) -> None:
    """Who got away but can no longer move owes no move; it is not held either (MEL-12, MEL-17).

    Somebody who kneels cannot move at all, and has acted where it is (ACT-25, AMB-104).
    """
    kneels = story.battle.units[asked.unit].posture == "kneeling"
    if not kneels and is_able(story.battle, asked.unit, table):
        return
    for engagement in story.battle.engaging(asked.unit):
        if asked.attacker in engagement.key:
            _part(story, engagement, "got away", "MEL-17")
    if kneels and not story.battle.units[asked.unit].performed:
        story.tell(UnitPerformed(unit=asked.unit))


def _is_broken_off(battle: Battle, engagement: Engagement, table: Table) -> bool:
    if (
        engagement.status != "fighting"
        or engagement.helpless
        or table.rulings.is_("melee.incapacitated", "other_rolls")
    ):
        return False
    return not all(is_able(battle, number, table) for number in engagement.key)


def _part(story: Story, engagement: Engagement, cause: str, rule: str) -> None:
    """The two are no longer engaged; a melee action of one at the other ends."""
    for number in engagement.key:
        if fights(story.battle, number, opponent(engagement, number)):
            story.tell(MeleeActionEnded(unit=number, cause=cause))
    story.tell(
        MeleeDissolved(attacker=engagement.attacker, defender=engagement.defender, cause=cause, rule=rule)
    )
