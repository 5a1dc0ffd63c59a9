"""Who fights, in which groupings, and what they can do besides: agreed before play, or set right by the referee.

INI-02, INI-03, INI-12, INI-14, ACT-19, LOG-16.
"""

from dataclasses import replace

from squadlog.base.names import safe_name, safe_text
from squadlog.battle.commands import AddAction, AddUnit, Regroup, RemoveUnit
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.melee import MeleeActionEnded, MeleeDissolved
from squadlog.battle.events.referee import ActionAdded, Regrouped, UnitAdded, UnitRemoved
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.battle.terms import ExtraAction, Grouping
from squadlog.rules.common import arriving, wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.turn.initiative import leading_races
from squadlog.rules.turn.limits import MOST_FLOORS

_MOST_MODIFIER = 20
_MOST_AP = 100
_HIGHEST_NUMBER = 999
_OFF = "taken off the table"


def refusal_regroup(battle: Battle, command: Regroup, ctx: RulesContext) -> Refusal | None:
    """Why units cannot be grouped so, or a race or modifier not be settled so; None if they can."""
    if refused := _unsafe(command.grouping, command.name, text=command.reason):
        return refused
    known = battle.groupings.get(command.grouping)
    if not (command.units or command.name or command.race or command.modifier is not None):
        sentence = "Name its units, or give its race or modifier."
        return nonsense("nothing-to-group", sentence, "INI-02", "Name units.")
    if refused := _units_objection(battle, command, known):
        return refused
    if command.modifier is not None and abs(command.modifier) > _MOST_MODIFIER:
        sentence = f"A modifier runs from -{_MOST_MODIFIER} to {_MOST_MODIFIER}."
        return nonsense("bad-modifier", sentence, "INI-14")
    if (command.units or command.modifier is not None) and battle.stage != "setup" and not command.reason:
        rule = "INI-03" if command.units else "INI-14"
        sentence = "Groupings and the scenario's modifiers to their rolls are fixed before play."
        return nonsense("fixed", sentence, rule, "To change it anyway, add: because ...")
    if command.units and (battle.stage not in ("setup", "initiative") or battle.standings):
        sentence = f"Initiative of turn {battle.now.turn} has been rolled for the groupings as they are."
        return nonsense("rolled", sentence, "INI-01", "Regroup as the next turn opens, before its roll.")
    return _race_objection(regroup(battle, command), battle, command, ctx)


def _units_objection(battle: Battle, command: Regroup, known: Grouping | None) -> Refusal | None:
    if known is None and not command.units:
        groupings = ", ".join(battle.groupings)
        sentence = f"There is no grouping {command.grouping!r}."
        return nonsense(
            "unknown-grouping", sentence, "INI-02", f"Groupings: {groupings}; a new one needs units."
        )
    for number in command.units:
        if number not in battle.units:
            return unknown_unit(number, "INI-02")
    sides = {battle.units[number].side for number in command.units} | ({known.side} if known else set())
    if len(sides) > 1 or len(set(command.units)) != len(command.units):
        sentence = "A grouping consists of units of one side, each named once."
        return nonsense("two-sides", sentence, "INI-02", "Name units of one side.")
    return None


def _race_objection(
    groupings: tuple[Grouping, ...], battle: Battle, command: Regroup, ctx: RulesContext
) -> Refusal | None:
    """The owner picks among the races that lead, on an even split only (INI-12)."""
    if not command.race or command.race == "none":
        return None
    if command.race not in ctx.book.races:
        races = ", ".join(ctx.book.races)
        return nonsense("unknown-race", f"There is no race {command.race!r}.", "INI-12", f"Races: {races}.")
    units = next(one.units for one in groupings if one.id == command.grouping)
    leading = leading_races(battle.units[number] for number in units)
    if command.race in leading:
        return None
    if len(leading) == 1:
        sentence = f"Most of this grouping are {leading[0]}; the owner picks on an even split only."
    else:
        sentence = f"The even split of this grouping is between {' and '.join(leading)}."
    return nonsense("no-choice", sentence, "INI-12", f"Choose {' or '.join(leading)}.")


def regroup(battle: Battle, command: Regroup) -> tuple[Grouping, ...]:
    """All groupings as the command has them; those that nobody belongs to any more are gone."""
    known = battle.groupings.get(command.grouping)
    moved = set(command.units)
    if known is None:
        side = battle.units[command.units[0]].side
        known = Grouping(id=command.grouping, name=command.name or command.grouping, side=side, units=())
    joined = tuple(number for number in command.units if number not in known.units)
    told = replace(
        known,
        name=command.name or known.name,
        units=(*known.units, *joined),
        race={"": known.race, "none": None}.get(command.race, command.race),
        modifier=known.modifier if command.modifier is None else command.modifier,
        instead_of=known.instead_of if command.modifier is None else "",
    )
    others = {**battle.groupings, told.id: told}
    left = (
        one if one.id == told.id else replace(one, units=tuple(n for n in one.units if n not in moved))
        for one in others.values()
    )
    return tuple(one for one in left if one.units)


def resolve_regroup(recorder: EventRecorder, command: Regroup, _ctx: RulesContext) -> None:
    """Divide the units into the groupings given, from here on."""
    recorder.emit(Regrouped(groupings=regroup(recorder.battle, command), reason=safe_text(command.reason)))


def refusal_add_action(_battle: Battle, command: AddAction, ctx: RulesContext) -> Refusal | None:
    """Why an action cannot be added: it needs a name and a price (ACT-19)."""
    if refused := _unsafe(command.name, text=command.reason):
        return refused
    if not 1 <= command.ap <= _MOST_AP:
        return nonsense("bad-price", f"An action costs 1 to {_MOST_AP} AP.", "ACT-19", "Name its price.")
    if command.name in ctx.book.actions:
        sentence = f"{command.name} is already in the action table."
        return nonsense("printed-action", sentence, "ACT-19", "Choose another name.")
    return None


def resolve_add_action(recorder: EventRecorder, command: AddAction, _ctx: RulesContext) -> None:
    """Add an action that can be declared from here on, and only takes its time (ACT-19)."""
    added = ExtraAction(name=safe_name(command.name), ap=command.ap, combines=command.combines)
    recorder.emit(ActionAdded(action=added, reason=safe_text(command.reason)))


def refusal_add(battle: Battle, command: AddUnit, ctx: RulesContext) -> Refusal | None:
    """Why a soldier cannot be added: it needs a free number, a grouping of its side, and a known profile."""
    soldier, grouping = command.soldier, battle.groupings.get(command.grouping)
    things = (*soldier.equipment, *soldier.keys)
    if refused := _unsafe(soldier.name, *things, text=command.reason):
        return refused
    if not command.reason.strip():
        return nonsense("no-reason", "Adding a soldier needs a reason.", "LOG-02", "Add: because ...")
    if soldier.id in battle.units or not 1 <= soldier.id <= _HIGHEST_NUMBER:
        free = next(number for number in range(1, _HIGHEST_NUMBER + 1) if number not in battle.units)
        sentence = f"{soldier.id} is not a free counter number."
        return nonsense("number-taken", sentence, "LOG-02", f"{free} is free.")
    if grouping is None or grouping.side != soldier.side:
        groupings = ", ".join(battle.groupings)
        sentence = f"There is no grouping {command.grouping!r} for them."
        return nonsense("unknown-grouping", sentence, "INI-02", f"Groupings: {groupings}.")
    tables = (
        ("race", ctx.book.races, (soldier.race,)),
        ("troop", ctx.book.troops, (soldier.troop,)),
        ("armour", ctx.book.armours, (soldier.armour,)),
        ("weapon", ctx.book.weapons, soldier.weapons),
        ("quality", ctx.book.qualities, (soldier.quality,)),
    )
    for what, rows, keys in tables:
        if strange := [key for key in keys if key not in rows]:
            sentence = f"There is no {what} {strange[0]!r}."
            return nonsense("bad-profile", sentence, "LOG-03", f"There are {', '.join(list(rows)[:20])}.")
    if soldier.value < 0 or not 1 <= command.floor <= MOST_FLOORS:
        return nonsense("bad-profile", f"Value is 0 or more, floor from 1 to {MOST_FLOORS}.", "LOG-03")
    if command.position is None:
        return None
    if not battle.setup.map:
        return nonsense("no-map", "This battle has no map.", "SET-01", "Leave the place out.")
    stands = ctx.surveyor.stands(soldier.id, command.position, command.floor)
    return None if stands.value else nonsense("not-there", stands.reason, stands.rule, "Choose a free place.")


def resolve_add(recorder: EventRecorder, command: AddUnit, ctx: RulesContext) -> None:
    """Add the soldier, who has not acted in this subphase."""
    recorder.emit(
        UnitAdded(
            soldier=command.soldier,
            grouping=command.grouping,
            reason=safe_text(command.reason),
            position=command.position,
            floor=command.floor,
        )
    )
    if command.position is not None:
        arriving.settle_where(recorder, command.soldier.id, ctx)


def refusal_remove(battle: Battle, command: RemoveUnit, _ctx: RulesContext) -> Refusal | None:
    """Why a soldier cannot be removed: one must be left, and it needs a reason."""
    if command.unit not in battle.units:
        return unknown_unit(command.unit, "LOG-02")
    if refused := _unsafe(text=command.reason):
        return refused
    if not command.reason.strip():
        return nonsense("no-reason", "Removing a soldier needs a reason.", "LOG-02", "Add: because ...")
    if len(battle.units) == 1:
        sentence = "It is the last soldier of the battle."
        return nonsense("nobody-left", sentence, "LOG-02", "End the battle instead.")
    return None


def resolve_remove(recorder: EventRecorder, command: RemoveUnit, _ctx: RulesContext) -> None:
    """Remove the soldier, and end the actions and fights of units that were busy with it."""
    gone = command.unit
    wounds.lose_action(recorder, gone, _OFF, "LOG-02")
    for engagement in recorder.battle.engaging(gone):
        for number in engagement.key:
            action = recorder.battle.units[number].action
            if action is not None and action.kind == "melee" and action.target in engagement.key:
                recorder.emit(MeleeActionEnded(unit=number, cause=_OFF))
        attacker, defender = engagement.key
        recorder.emit(MeleeDissolved(attacker=attacker, defender=defender, cause=_OFF, rule="LOG-02"))
    for unit in recorder.battle.units.values():
        if unit.action is not None and gone in (unit.action.partner, unit.action.target):
            wounds.lose_action(recorder, unit.id, _OFF, "LOG-02")
    recorder.emit(UnitRemoved(unit=gone, reason=safe_text(command.reason)))


def _unsafe(*names: str, text: str = "") -> Refusal | None:
    try:
        for name in names:
            if name or name is names[0]:
                safe_name(name)
        safe_text(text)
    except ValueError as error:
        return nonsense("unsafe-text", f"This cannot be kept: {error}.", "LOG-01")
    return None
