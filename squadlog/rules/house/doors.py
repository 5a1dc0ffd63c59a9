"""Doors, keys and airlocks, and the doors of elevators (ACT-66..76, SET-08, SET-09, STO-08).

`Declare.extras` says what is wanted: `open`, `close`, `lock` or `unlock`; without a word a closed door is opened and
an open one closed. A unit in a chamber has the place `airlock:<id>`, one in a car `elevator:<id>`.
"""

from collections.abc import Mapping
from dataclasses import replace

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.feature import ELEVATOR, Feature, FeatureState
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.house import airlocks
from squadlog.rules.house.airlocks import features_on_way, note_passage, pass_through, refusal_pass
from squadlog.rules.house.doorways import is_open, no, opening, out_of_reach, state_of, twins, unknown

__all__ = [
    "features_on_way",
    "is_open",
    "note_passage",
    "pass_through",
    "refusal_pass",
]

WORDS = ("open", "close", "lock", "unlock")
_DONE = {"open": "opened", "close": "closed", "lock": "locked", "unlock": "unlocked"}


def wanted_of_door(feature: Feature, extras: tuple[str, ...], ctx: RulesContext) -> str:
    """What is to be done to the door: the word said, or what fits its state.

    Opening a locked door means unlocking it, where one action does both (AMB-31).
    """
    said = [extra for extra in extras if extra in WORDS]
    state = state_of(feature)
    word = said[0] if said else {"open": "close", "locked": "unlock"}.get(state, "open")
    if word == "open" and state == "locked" and ctx.rulings.is_("door.unlockOpensToo", "one_action"):
        return "unlock"
    return word


def spell_out_extras(battle: Battle, command: Declare, ctx: RulesContext) -> tuple[str, ...]:
    """The words of a declaration, with what is wanted of a door spelled out: it stands as it was paid for (ACT-08)."""
    feature = battle.features.get(command.feature or "")
    if command.action != "open_close_door" or feature is None:
        return command.extras
    kept = tuple(extra for extra in command.extras if extra not in WORDS)
    return (*kept, wanted_of_door(feature, command.extras, ctx))


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot open, close, lock or unlock that door, or None."""
    feature = battle.features.get(command.feature or "")
    unit = battle.units.get(command.unit)
    if unit is None or feature is None or not opening(feature, ctx):
        return unknown(battle, command, ctx)
    if (refused := _words(command)) or (refused := out_of_reach(unit, feature, ctx, rule="ACT-68")):
        return refused
    if feature.state == "destroyed":
        return no("destroyed", f"{feature.name} is destroyed and stays open.", "ACT-72", "Walk through.")
    word = wanted_of_door(feature, command.extras, ctx)
    if word in ("lock", "unlock"):
        return _locking(unit, feature, word, ctx)
    if word == "open":
        return _opening(battle, unit, feature)
    return (
        None
        if is_open(feature)
        else no("already-closed", f"{feature.name} is not open.", "ACT-68", "Open it.")
    )


def _words(command: Declare) -> Refusal | None:
    said = dict.fromkeys(extra for extra in command.extras if extra in WORDS)
    if len(said) < 2:
        return None
    sentence = f"One order cannot {' and '.join(said)} a door."
    return nonsense("contradiction", sentence, "ACT-68", "Say one of them.")


def _locking(unit: Unit, feature: Feature, word: str, ctx: RulesContext) -> Refusal | None:
    state = state_of(feature)
    if feature.kind == ELEVATOR or feature.key is None:
        return no("no-lock", f"{feature.name} has no lock.", "SET-09", "Open or close it.")
    if word == "unlock" and state != "locked":
        return no("not-locked", f"{feature.name} is not locked.", "ACT-70", "Open it.")
    if word == "lock" and state == "locked":
        return no("already-locked", f"{feature.name} is locked already.", "ACT-70", "Unlock it.")
    if feature.key not in unit.keys:
        instead = "Get the key, or destroy the door." if word == "unlock" else "Get the key."
        rule = "ACT-71" if word == "unlock" else "ACT-70"
        return no("no-key", f"{unit.soldier.name} has no key to {feature.name}.", rule, instead)
    if word == "lock" and state == "open" and ctx.rulings.is_("door.unlockOpensToo", "two_actions"):
        sentence = f"{feature.name} must be closed before it is locked."
        return no("close-first", sentence, "ACT-70", "Close it first.")
    return None


def _opening(battle: Battle, unit: Unit, feature: Feature) -> Refusal | None:
    if is_open(feature):
        return no("already-open", f"{feature.name} is open already.", "ACT-68", "Close it, or walk through.")
    if state_of(feature) == "locked":
        return no("locked", f"{feature.name} is locked.", "ACT-71", "Unlock it with its key, or destroy it.")
    if feature.kind == ELEVATOR:
        return _car_elsewhere(unit, feature)
    return airlocks.refusal_open(battle, feature)


def _car_elsewhere(unit: Unit, feature: Feature) -> Refusal | None:
    """An elevator's door opens only where its car stands (STO-08, STO-12)."""
    if feature.heading is not None:
        sentence = f"{feature.name} is on its way."
        return no("car-moving", sentence, "STO-08", f"It arrives in {feature.arrives}.")
    if feature.car != unit.floor:
        where = "nobody knows where" if feature.car is None else f"on floor {feature.car}"
        return no("car-elsewhere", f"The car of {feature.name} is {where}.", "STO-08", "Call it first.")
    return None


def cost_extras(battle: Battle, command: Declare, ctx: RulesContext) -> tuple[Line, ...]:
    """AP on top of the door action: 4 with a key, 1 to open an airlock's door (ACT-70, ACT-73)."""
    feature = battle.features.get(command.feature or "")
    extras = ctx.book.actions["open_close_door"].extras
    if feature is None:
        return ()
    word = wanted_of_door(feature, command.extras, ctx)
    locks = word in ("lock", "unlock")
    opens = word == "open" or (word == "unlock" and ctx.rulings.is_("door.unlockOpensToo", "one_action"))
    sealed = feature.airlock is not None or feature.kind == "airlock_door"
    lines = []
    if locks:
        lines.append(line("lock", f"{word} with the key", int(extras["lock_extra"]), "ACT-70"))
    if sealed:
        against = "" if opens else "only to open it"
        lines.append(line("airlock", "airlock door", int(extras["airlock_extra"]), "ACT-73", against=against))
    return tuple(lines)


def take_effect(recorder: EventRecorder, unit_id: int, action: Ongoing, ctx: RulesContext) -> None:
    """Put the door in the state wanted, if nothing has happened to it meanwhile or the table lets it stand.

    ACT-08, ACT-69.
    """
    feature = recorder.battle.features.get(action.feature or "")
    let_stand = "obstacles" in action.let_stand
    if feature is None or (feature.state == "destroyed" and not let_stand):
        return
    word = next(
        (extra for extra in action.extras if extra in WORDS), wanted_of_door(feature, action.extras, ctx)
    )
    both = ctx.rulings.is_("door.unlockOpensToo", "one_action")
    unit = recorder.battle.units[unit_id]
    if word == "open" and not let_stand and _opening(recorder.battle, unit, feature) is not None:
        return
    opens = let_stand or airlocks.refusal_open(recorder.battle, feature) is None
    states: Mapping[str, FeatureState] = {
        "open": "open",
        "close": "closed",
        "lock": "locked",
        "unlock": "open" if both and opens else "closed",
    }
    state = states[word]
    if state == state_of(feature):
        return
    used = feature.used or (feature.kind == ELEVATOR and state == "open")
    recorder.emit(
        FeatureSet(feature=replace(feature, state=state, used=used), unit=unit_id, what=_DONE[word])
    )
    if state == "open":
        _seal_twin(recorder, unit_id, feature)


def _seal_twin(recorder: EventRecorder, unit_id: int, feature: Feature) -> None:
    """Give the pressure to the opened side of an airlock; the other waits for a cycle (ACT-74)."""
    for twin in twins(recorder.battle, feature):
        if twin.pressure:
            recorder.emit(FeatureSet(feature=replace(twin, pressure=False), unit=unit_id, what="sealed"))
