"""The turn as the referee sets it right: the moment, the initiative, the order, and whose slot it is.

INI-05..10, ACT-17.
"""

from squadlog.base.names import as_sentence, safe_text
from squadlog.battle.by_hand import read_moment
from squadlog.battle.chapter_state import set_right_of_all
from squadlog.battle.commands import CorrectTurn
from squadlog.battle.corrections import turn_fields
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.referee import TurnCorrected
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Standing
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.step_words import step_words
from squadlog.rules.turn.initiative import able_groupings, order_of
from squadlog.rules.turn.limits import turn_fault

_MOST_ROLL = 50


def refusal_correct_turn(battle: Battle, command: CorrectTurn, _ctx: RulesContext) -> Refusal | None:
    """Why the turn cannot be corrected: it must run, with a reason and values that fit."""
    if battle.stage in ("setup", "over"):
        return nonsense("not-now", "Correct the turn only while the battle runs.", "ACT-17")
    try:
        if not safe_text(command.reason):
            return nonsense("no-reason", "A correction needs its reason.", "LOG-01", "Add: because ...")
        _build_correction(battle, command)
    except ValueError as error:
        return nonsense("bad-correction", as_sentence(error), "LOG-01")
    return None


def resolve_correct_turn(recorder: EventRecorder, command: CorrectTurn, _ctx: RulesContext) -> None:
    """Correct the turn from here on, and ask the pending question anew."""
    recorder.emit(_build_correction(recorder.battle, command))


def _build_correction(battle: Battle, command: CorrectTurn) -> TurnCorrected:
    """What the changes come to. Raises ValueError, in a few words, for what this turn cannot be."""
    said = dict(command.changes)
    fields = turn_fields(battle)
    if not said or set(said) - set(fields) or len(said) != len(command.changes):
        raise ValueError(f"Say each of {', '.join(fields)} at most once")
    held = tuple(pair for pair in command.changes if battle.holds(pair[0]) is not None)
    for key, text in held:
        set_right_of_all(battle, key, text)
    standings = _standings(battle, said["initiative"]) if "initiative" in said else None
    order = _order(battle, said["order"]) if "order" in said else None
    if order is None and standings is not None and battle.stage != "initiative":
        order = order_of(standings, let_stand=True)
    return TurnCorrected(
        reason=safe_text(command.reason),
        moment=_moment(battle, said["moment"]) if "moment" in said else None,
        standings=standings,
        order=order,
        slot=_slot(battle, said["slot"], order or battle.order) if "slot" in said else None,
        held=held,
    )


def _moment(battle: Battle, text: str) -> Moment:
    moment = read_moment(text)
    if fault := turn_fault(battle, moment):
        raise ValueError(fault)
    if battle.stage == "initiative" and moment.subphase != 1:
        raise ValueError(f"Turn {battle.now.turn} has its initiative step; its subphases come after it")
    return moment


def _find_grouping(battle: Battle, text: str) -> str:
    called = battle.grouping_called(text)
    if called is None:
        raise ValueError(f"There is no grouping {text.strip()!r}: there are {', '.join(battle.groupings)}")
    return called


def _order(battle: Battle, text: str) -> tuple[str, ...]:
    order = tuple(_find_grouping(battle, part) for part in text.split(","))
    missing = [one.name for one in able_groupings(battle) if one.id not in order]
    if missing or len(set(order)) != len(order):
        raise ValueError(
            f"The order names each grouping once{f'; {missing[0]} is missing' if missing else ''}"
        )
    return order


def _standings(battle: Battle, text: str) -> tuple[Standing, ...]:
    """The rolls that were given, and for the rest those that stand, from the lowest up (INI-05)."""
    rolls = {one.grouping: one.roll for one in battle.standings if one.roll is not None}
    for part in text.split(","):
        name, colon, roll = part.rpartition(":")
        digits = roll.strip().removeprefix("-")
        if not colon or not (digits.isascii() and digits.isdigit()) or int(digits) > _MOST_ROLL:
            raise ValueError(f"{part.strip()!r} is not a roll: write grouping and roll, such as red:5")
        rolls[_find_grouping(battle, name)] = int(roll)
    missing = [one.name for one in able_groupings(battle) if one.id not in rolls]
    if missing:
        raise ValueError(f"Give the roll of every grouping; {missing[0]} has none")
    chosen = {standing.grouping: standing.choice for standing in battle.standings}
    ranked = sorted(rolls.items(), key=lambda pair: pair[1])
    return tuple(Standing(grouping=name, roll=roll, choice=chosen.get(name)) for name, roll in ranked)


def _slot(battle: Battle, text: str, order: tuple[str, ...]) -> str:
    slot = _find_grouping(battle, text)
    if battle.stage != "actions":
        raise ValueError(f"Slots belong to the action step; this is the {step_words(battle.stage).name} step")
    if slot not in order:
        raise ValueError(f"{battle.groupings[slot].name} has no place in the order of this turn")
    return slot
