"""Whose word the battle waits for, as a sentence."""

from collections.abc import Callable, Iterator
from typing import assert_never

from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, Pending, SharesAsked
from squadlog.battle.state import Battle
from squadlog.rules.ask import Ask
from squadlog.rules.refusing import named
from squadlog.rules.turn import initiative


def ask(battle: Battle) -> Ask:
    """The next thing to be said. Never empty: even a battle that is over says so."""
    if battle.pending is not None:
        return _answer(battle, battle.pending)
    return _STAGES[battle.stage](battle)


def _setup(battle: Battle) -> Ask:
    del battle
    return Ask(kind="begin", sentence="Set up the table, then begin turn 1.")


def _initiative(battle: Battle) -> Ask:
    if not battle.standings:
        sentence = f"Turn {battle.now.turn}: roll for initiative."
        return Ask(kind="roll_initiative", sentence=" ".join([sentence, *_even_splits(battle)]))
    chooser = initiative.next_to_choose(battle)
    if chooser is None:
        return Ask(kind="roll_initiative", sentence="The order is being set.")
    grouping = battle.groupings[chooser]
    standing = next(entry for entry in battle.standings if entry.grouping == chooser)
    return Ask(
        kind="choose_order",
        sentence=f"{grouping.name} rolled {standing.roll}: MOVE or COUNTERMOVE?",
        side=grouping.side,
        grouping=chooser,
        units=grouping.units,
    )


def _even_splits(battle: Battle) -> Iterator[str]:
    """The groupings whose owner may still pick the race that speaks for them (INI-12)."""
    for grouping in battle.groupings.values():
        races = initiative.leading_races(battle.members(grouping.id))
        if len(races) > 1 and grouping.race is None:
            yield f"{grouping.name} is evenly split: its owner may pick {' or '.join(races)} [INI-12]."


def _actions(battle: Battle) -> Ask:
    grouping = battle.active
    if grouping is None:
        return Ask(kind="declare", sentence="The action step is closing.")
    open_units = tuple(
        unit.id
        for unit in battle.members(grouping.id)
        if not (unit.out or unit.performed or unit.declaration is not None)
    )
    if open_units:
        sentence = f"{grouping.name}: give orders to {', '.join(map(str, open_units))}, then done."
    else:
        sentence = f"{grouping.name} has its orders: done resolves them."
    return Ask(kind="declare", sentence=sentence, side=grouping.side, grouping=grouping.id, units=open_units)


def _fire(battle: Battle) -> Ask:
    shooters = tuple(shot.unit for shot in battle.fire_queue)
    if not shooters:
        return Ask(kind="fire", sentence="The fire step is closing.")
    first = battle.units[shooters[0]]
    return Ask(
        kind="fire",
        sentence=f"{named(first)} fires: at whom, or withhold?",
        side=first.side,
        units=shooters,
    )


def _resolving(battle: Battle) -> Ask:
    return Ask(kind="declare", sentence=f"The {battle.stage} step is being resolved.")


def _over(battle: Battle) -> Ask:
    return Ask(kind="over", sentence=f"The battle is over: {battle.result}.")


_STAGES: dict[str, Callable[[Battle], Ask]] = {
    "setup": _setup,
    "initiative": _initiative,
    "openings": _resolving,
    "actions": _actions,
    "fire": _fire,
    "melee": _resolving,
    "over": _over,
}


def _answer(battle: Battle, pending: Pending) -> Ask:
    match pending:
        case OpportunityOffer():
            watcher, mover = battle.units[pending.watchers[0]], battle.units[pending.mover]
            sentence = (
                f"{named(mover)} moves: does it come into view of {named(watcher)}, and is the shot taken?"
            )
            return Ask(kind="opportunity", sentence=sentence, side=watcher.side, units=pending.watchers)
        case IntentAsked():
            unit = battle.units[pending.unit]
            foe = battle.units[pending.defender if unit.id == pending.attacker else pending.attacker]
            sentence = f"{named(unit)} against {named(foe)}, in secret: {', '.join(pending.options)}?"
            if others := [named(battle.units[n]) for n in battle.opening_with(unit.id) if n != foe.id]:
                sentence += f" It is engaged with {', '.join(others)} too, and strikes one only."
            return Ask(kind="intent", sentence=sentence, side=unit.side, units=(unit.id,))
        case EscapeAsked():
            unit = battle.units[pending.unit]
            sentence = (
                f"{named(unit)} got away: move it beyond 1 m of {named(battle.units[pending.attacker])}."
            )
            return Ask(kind="escape", sentence=sentence, side=unit.side, units=(unit.id,))
        case SharesAsked():
            unit = battle.units[pending.unit]
            attackers = ", ".join(map(str, pending.attackers))
            sentence = f"{named(unit)} parries: split its +{pending.left} among {attackers}."
            return Ask(kind="shares", sentence=sentence, side=unit.side, units=(unit.id,))
        case _:
            assert_never(pending)
