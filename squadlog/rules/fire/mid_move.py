"""Where a mover is when a watcher fires at it, and how it is seen there (ACT-53, ACT-55, AMB-17)."""

from collections.abc import Iterator
from dataclasses import replace

from squadlog.base.lengths import in_metres
from squadlog.battle.commands import OpportunityShot
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Trace, Unit
from squadlog.facts.ground_facts import MoveFacts, Sighting, StatedMove
from squadlog.rules.common.arriving import battle_at
from squadlog.rules.common.context import RulesContext

_no = refuses("fire")

WATCHED_DEG = 90.0
"""The arc of readied fire (ACT-53)."""
_NEARLY_M = 1e-6
_MODE_OF_ACTION = {"jump": "jump", "dive": "dive", "change_facing": "turn"}


def trace_as_declared(mover: Unit, at_m: float = 0.0) -> Trace:
    """How a unit in the middle of its move is moving: as declared, `at_m` metres on its way."""
    action = mover.action
    if action is None:
        return Trace(mode="walk", metres=at_m)
    slower = mover.declaration.mode if mover.declaration is not None else None
    mode = _MODE_OF_ACTION.get(action.kind, slower or action.mode)
    return Trace(mode=mode, metres=at_m)


def nonsense_place(command: OpportunityShot) -> Refusal | None:
    """A point of the move that is no number of metres; nobody can overrule it."""
    if command.at_m is None or 0 <= command.at_m < float("inf"):
        return None
    return nonsense("bad-distance", "The point of the move is metres, 0 or more.", "ACT-55")


def objections_place(
    battle: Battle, command: OpportunityShot, mover: Unit, ctx: RulesContext
) -> Iterator[Refusal]:
    """Objections to where on its way the mover is shot at: from where it came into view on (ACT-55, AMB-17)."""
    facts, at_m = move_of(mover, ctx), point_of(battle, command, ctx)
    stopped = mover.moved.mode is not None
    length = mover.moved.metres if stopped else facts.distance.value
    if length is None and facts.way:
        length = facts.way[-1].at_m if facts.stop is None else facts.stop.at_m
    if length is not None and at_m > length + _NEARLY_M:
        sentence = f"Unit {mover.id} moves {in_metres(length)} only."
        yield _refuse_place("beyond-move", sentence, f"Fire after {in_metres(length)} or less.")
    first = _first_glimpse(facts, command.unit)
    if first is None:
        return
    if at_m < first - _NEARLY_M:
        sentence = f"Unit {mover.id} comes into view after {in_metres(first)}."
        yield _refuse_place("not-yet-seen", sentence, "Fire there or later.")
    elif at_m > first + _NEARLY_M and ctx.rulings.is_("opportunityFire.trigger", "previous_step"):
        sentence = f"Unit {mover.id} was in view before that point."
        yield _refuse_place("seen-before", sentence, f"Fire after {in_metres(first)}, as they appear.")


def move_of(mover: Unit, ctx: RulesContext) -> MoveFacts:
    """What the move under way meets."""
    stated = mover.declaration.move if mover.declaration is not None else StatedMove()
    return ctx.surveyor.move(mover.id, trace_as_declared(mover).mode or "walk", stated)


def _first_glimpse(facts: MoveFacts, watcher: int) -> float | None:
    return next((glimpse.at_m for glimpse in facts.seen_by or () if glimpse.watcher == watcher), None)


def point_of(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> float:
    """The metres of its move after which the mover is shot at: as said, else where it comes into view (ACT-55).

    A mover that an earlier watcher has stopped is shot at where it lies.
    """
    offered = battle.pending
    if command.at_m is not None or not isinstance(offered, OpportunityOffer):
        return command.at_m or 0.0
    mover = battle.units[offered.mover]
    first = _first_glimpse(move_of(mover, ctx), command.unit)
    if first is None:
        return mover.moved.metres
    return first


def sighting_of_mover(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> Sighting:
    """How the watcher who is asked sees the mover at that point of its move, if it may be shot at there (ACT-53).

    On a map it is looked at where it is by then, and its front is the narrow one, unless the table says otherwise.
    Where it comes into view the line is by its nature a close one; that it is open there has been settled by asking
    at all.
    """
    offered = battle.pending
    if not isinstance(offered, OpportunityOffer):
        raise TypeError("an opportunity shot answers an offer")
    surveyor = table_there(battle, command, ctx).surveyor
    sighting = surveyor.sighting(command.unit, offered.mover, command.stated)
    if sighting.too_close and sighting.in_sight.value and _as_it_appears(battle, command, ctx):
        sighting = replace(sighting, too_close=False)
    if sighting.in_arc.origin != "measured":
        return sighting
    return replace(sighting, in_arc=surveyor.faces(command.unit, offered.mover, WATCHED_DEG))


def _as_it_appears(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> bool:
    """Whether it is shot at where it comes into view, or where an earlier watcher has stopped it."""
    if command.at_m is None:
        return True
    return abs(command.at_m - point_of(battle, replace(command, at_m=None), ctx)) <= _NEARLY_M


def table_there(battle: Battle, command: OpportunityShot, ctx: RulesContext) -> RulesContext:
    """The table with the mover at that point of its move; one that was stopped before lies where it is."""
    offered = battle.pending
    mover = battle.units[offered.mover] if isinstance(offered, OpportunityOffer) else None
    if mover is None or mover.moved.mode is not None:
        return ctx
    station = move_of(mover, ctx).station(point_of(battle, command, ctx))
    return ctx if station is None else ctx.at(battle_at(battle, mover.id, station))


def _refuse_place(code: str, sentence: str, instead: str) -> Refusal:
    return _no(code, sentence, "ACT-55", instead)
