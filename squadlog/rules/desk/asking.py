"""Whose word the battle waits for in each of its steps, as a sentence."""

from collections.abc import Callable, Iterator
from typing import assert_never, get_args

from squadlog.base.records import replace
from squadlog.base.remember_last import remember_last
from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.pending import EscapeAsked, Intent, IntentAsked, OpportunityOffer, Pending, SharesAsked
from squadlog.battle.state import Battle
from squadlog.rules.blasts.asking import asks as ask_caught
from squadlog.rules.common.advanced import words_of
from squadlog.rules.common.ask import Ask
from squadlog.rules.common.kept.explosions import STAGE as EXPLOSIONS
from squadlog.rules.common.kept.laid_things import late
from squadlog.rules.common.step_words import step_words
from squadlog.rules.desk.chapters import desk, first_ask
from squadlog.rules.turn import initiative


def _ask_setup(battle: Battle) -> Ask:
    """Before the battle: everybody, to begin it (SET-05)."""
    # Those that are in force always ask nothing here, and are not loaded for it.
    asked = desk(battle.chapters, alone=True).turn.set_up_asks(battle) if battle.chapters else None
    return asked or Ask(kind="begin", sentence="Set up the table, then begin turn 1.")


def _ask_initiative(battle: Battle) -> Ask:
    """The roll, then the owner of each grouping in turn (SEQ-02, INI-06)."""
    if not battle.standings:
        sentence = f"Turn {battle.now.turn}: roll for initiative."
        return Ask(
            kind="roll_initiative",
            sentence=" ".join([sentence, *_new_questions(battle), *_even_splits(battle)]),
        )
    chooser = initiative.next_to_choose(battle)
    if chooser is None:
        return Ask(kind="roll_initiative", sentence="The order is being set.")
    grouping = battle.groupings[chooser]
    standing = next(entry for entry in battle.standings if entry.grouping == chooser)
    rolled = "" if standing.roll is None else f" rolled {standing.roll}"
    return Ask(
        kind="choose_order",
        sentence=f"{grouping.name}{rolled}: MOVE or COUNTERMOVE?",
        side=grouping.side,
        grouping=chooser,
        units=grouping.units,
    )


def _new_questions(battle: Battle) -> Iterator[str]:
    """What has just come into force and is laid out or plotted before the roll (ADV-03)."""
    if battle.held and (came := late(battle)):
        names = " and ".join(words_of(key).name.lower() for key in came)
        yield f"Before that, each side places the objects that come with {names}."


def _even_splits(battle: Battle) -> Iterator[str]:
    """The groupings whose owner may still pick the race that speaks for them (INI-12)."""
    for grouping in battle.groupings.values():
        races = initiative.leading_races(battle.members(grouping.id))
        if len(races) > 1 and grouping.race is None:
            yield f"{grouping.name} is evenly split: its owner may pick {' or '.join(races)} [INI-12]."


def _ask_actions(battle: Battle) -> Ask:
    """The owner of the grouping whose slot it is (ACT-02)."""
    grouping = battle.active
    if grouping is None:
        return Ask(kind="declare", sentence="The action step is closing.")
    open_units = tuple(
        unit.id
        for unit in battle.members(grouping.id)
        if not (
            unit.out or unit.performed or unit.declaration is not None or why_incapacitated(unit, battle.now)
        )
    )
    if open_units:
        sentence, typed = f"{grouping.name}: give orders to {', '.join(map(str, open_units))}", ", then done."
    elif not grouping.units:
        sentence, typed = f"{grouping.name}, whose units this seat does not know: give orders", ", then done."
    else:
        sentence, typed = f"{grouping.name} has its orders", ": done resolves them."
    return Ask(
        kind="declare", sentence=sentence + typed, side=grouping.side, grouping=grouping.id, units=open_units,
        typed=typed,
    )  # fmt: skip


def _ask_fire(battle: Battle) -> Ask:
    """Whose shot is rolled next (ACT-04)."""
    shooters = tuple(shot.unit for shot in battle.fire_queue)
    if not shooters:
        return Ask(kind="fire", sentence="The fire step is closing.")
    first = battle.units[shooters[0]]
    return Ask(
        kind="fire",
        sentence=f"{first.called} fires: choose a target or hold fire.",
        side=first.side,
        units=shooters,
    )


def _ask_resolving(battle: Battle) -> Ask:
    """Nobody: the step goes on by itself."""
    return Ask(kind="declare", sentence=f"The {step_words(battle.stage).name} step is being resolved.")


def _ask_over(battle: Battle) -> Ask:
    """Nobody any more (SEQ-07)."""
    return Ask(kind="over", sentence=f"The battle is over: {battle.result}.")


def _ask_pending(battle: Battle, pending: Pending) -> Ask:
    """Whose choice is waited for in the middle of a step."""
    match pending:
        case OpportunityOffer():
            watcher, mover = battle.units[pending.watchers[0]], battle.units[pending.mover]
            sentence = f"{mover.called} moves: does {watcher.called} see them, and shoot?"
            return Ask(kind="opportunity", sentence=sentence, side=watcher.side, units=pending.watchers)
        case IntentAsked():
            unit = battle.units[pending.unit]
            foe = battle.units[pending.defender if unit.id == pending.attacker else pending.attacker]
            # What there is to choose from tells what else was chosen: who may not know that is not told the options.
            said = [f"{option} {unit.id}" for option in pending.options or get_args(Intent)]
            among = f"{', '.join(said[:-1])} or {said[-1]}" if len(said) > 1 else said[0]
            whose = "In secret" if pending.options else "Its side chooses in secret"
            typed = f": {among}." if pending.options else f" {among}, as far as the rules allow."
            sentence = f"What does {unit.called} do against {foe.called}? {whose}{typed}"
            if others := [battle.units[n].called for n in battle.opening_with(unit.id) if n != foe.id]:
                sentence += f" Also engaged with {', '.join(others)}, and can strike only one."
            return Ask(kind="intent", sentence=sentence, side=unit.side, units=(unit.id,), typed=typed)
        case EscapeAsked():
            unit = battle.units[pending.unit]
            sentence = f"{unit.called} got away: move them more than 1 m from {battle.units[pending.attacker].called}."
            return Ask(kind="escape", sentence=sentence, side=unit.side, units=(unit.id,))
        case SharesAsked():
            unit = battle.units[pending.unit]
            attackers = ", ".join(map(str, pending.attackers))
            sentence = f"{unit.called} parries: split the +{pending.left} among {attackers}."
            return Ask(kind="shares", sentence=sentence, side=unit.side, units=(unit.id,))
        case _:
            assert_never(pending)


ASKS: dict[str, Callable[[Battle], Ask]] = {
    "setup": _ask_setup,
    "initiative": _ask_initiative,
    "openings": _ask_resolving,
    "actions": _ask_actions,
    "fire": _ask_fire,
    EXPLOSIONS: ask_caught,
    "melee": _ask_resolving,
    "over": _ask_over,
}
"""Who is asked in each step; `steps` has what goes on there by itself."""


@remember_last
def ask(battle: Battle) -> Ask:
    """The next thing to be said. Never empty: even a battle that is over says so.

    What a side on paper is asked is put to who is kept here.
    """
    asked = _ask(battle)
    if asked.side not in battle.setup.paper:
        return asked
    return replace(asked, side=battle.setup.voice_of(asked.side))


def _ask(battle: Battle) -> Ask:
    if battle.held and (first := first_ask(battle)) is not None:
        return first
    if battle.pending is not None:
        return _ask_pending(battle, battle.pending)
    asks = ASKS.get(battle.stage) or desk(battle.chapters).turn.steps[battle.stage].asks
    return asks(battle)
