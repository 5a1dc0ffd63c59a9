"""Throwing oneself on a grenade before it goes off (GRN-29..GRN-33)."""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Deed, Ongoing
from squadlog.facts.shapes import metres_apart, within
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.kept.explosions import ONTO, FuseChanged, exploding
from squadlog.rules.moving import details

_no_movement = refuses("movement")
_no_timing = refuses("timing")

DIVE = "dive"
_ON_IT_M = 1.0
_KIND = "fragmentation"


def _fuse(done: Deed) -> int | None:
    told = next((one.removeprefix(ONTO) for one in done.extras if one.startswith(ONTO)), "")
    return int(told) if told.isascii() and told.isdigit() else None


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why nobody can throw himself on that, or None; a dive onto nothing is judged as ever."""
    if not any(one.startswith(ONTO) for one in command.extras):
        return None
    fused = exploding(battle).of(_fuse(command) or 0)
    if fused is None:
        there = ", ".join(str(one.id) for one in exploding(battle).fused if one.what == _KIND)
        sentence = "There is no grenade with that number."
        return nonsense("nothing-lit", sentence, "GRN-30", f"There are: {there}." if there else "")
    if fused.what != _KIND:
        sentence = "Only a fragmentation grenade can be smothered."
        return _no_movement("no-sacrifice", sentence, "GRN-33", "Move out of its reach.")
    lands = battle.now.later(ctx.book.actions[DIVE].ap - 1)
    if lands > fused.at:
        sentence = f"The dive ends in {lands}, and it goes off in {fused.at}."
        return _no_timing("too-late", sentence, "GRN-30", "Get into cover.")
    return None


def lies_on(battle: Battle, number: int, fused: Fused, ctx: RulesContext) -> bool:
    """Whether a unit lies where a grenade does, as far as the map can tell (GRN-30)."""
    unit = battle.units.get(number)
    if unit is None or unit.posture != "prone":
        return False
    if unit.position is None or fused.spot is None:
        return True
    east_m, north_m = unit.position.x - fused.spot.x, unit.position.y - fused.spot.y
    apart = metres_apart(east_m, north_m, bases_m=ctx.reading.base_m(unit.soldier))
    return unit.floor == (fused.spot.floor or 1) and within(apart, _ON_IT_M)


def finish_dive(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Lay the diver on the grenade, if the dive reached it (GRN-30)."""
    fused = exploding(recorder.battle).of(_fuse(action) or 0)
    if fused is None or fused.smothered is not None or not lies_on(recorder.battle, number, fused, ctx):
        return
    who = recorder.battle.units[number].called
    recorder.emit(
        FuseChanged(fused=replace(fused, smothered=number), cause=f"{who} lies on it", rule="GRN-30")
    )


def of_dive(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """The details of a dive as without grenades, and which lying grenade it goes onto."""
    lying = [one for one in exploding(battle).fused if one.what == _KIND]
    if lying:
        options = (None, *(f"{ONTO}{one.id}" for one in lying))
        yield Detail(slot="extras", label="onto a grenade", options=options)
    yield from details.of_dive(battle, said, ctx)
