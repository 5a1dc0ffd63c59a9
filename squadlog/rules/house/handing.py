"""Handing something over: two units exchange with each other, and both pay (ACT-62, ACT-63, ACT-67, AMB-126).

Both declare `exchange` and name each other as partner; whoever names a thing it carries gives it. The thing passes
when the later of the two actions ends: the one that is done first waits, holding it out.
"""

from dataclasses import replace

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionDeclared, ItemHanded
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Declaration, Ongoing, Unit
from squadlog.rules.common.context import RulesContext
from squadlog.rules.house.belongings import no, refusal_not_carried, sort_carried, thing


def refusal(battle: Battle, unit: Unit, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot exchange with the partner it names, or None."""
    partner = battle.units.get(command.partner or 0)
    if partner is None or partner.id == unit.id:
        return nonsense("no-partner", f"There is no unit {command.partner} to exchange with.", "ACT-63")
    if partner.out:
        instead = "Pick it up from the body."
        return no("partner-out", f"{partner.soldier.name} cannot give or take.", "ACT-67", instead)
    named = thing(command)
    if named is not None and sort_carried(unit, named) is None and sort_carried(partner, named) is None:
        return refusal_not_carried(unit, named, "ACT-62")
    near = ctx.surveyor.reach(unit.id, partner.id, None)
    if not near.value:
        sentence = near.reason or f"{partner.soldier.name} is more than 1 m away."
        return no("out-of-reach", sentence, "ACT-63", "Move closer first.")
    theirs = partner.action
    late = theirs is not None and theirs.kind == "exchange" and theirs.partner == unit.id
    if late and theirs is not None and theirs.start != battle.now and not _any_start(ctx):
        sentence = f"{partner.soldier.name} began their part in {theirs.start}; both must start together."
        return no("not-together", sentence, "ACT-63", "Let both start in the same subphase.")
    return None


def _any_start(ctx: RulesContext) -> bool:
    return ctx.rulings.is_("exchange.sync", "any_start")


def _matching(battle: Battle, unit_id: int, action: Ongoing, ctx: RulesContext) -> Ongoing | None:
    """The partner's half of the exchange, if it is under way."""
    partner = battle.units.get(action.partner or 0)
    theirs = partner.action if partner is not None else None
    if theirs is None or theirs.kind != "exchange" or theirs.partner != unit_id:
        return None
    together = _any_start(ctx) or theirs.start == action.start or "timing" in action.let_stand
    return theirs if together else None


def take_effect(recorder: EventRecorder, unit_id: int, action: Ongoing, ctx: RulesContext) -> None:
    """Finish one half of a hand-over: give the thing, or wait until the partner is done (AMB-126)."""
    if action.partner is None:
        return
    theirs = _matching(recorder.battle, unit_id, action, ctx)
    now = recorder.battle.now
    if theirs is None and "timing" in action.let_stand:
        for giver, taker in ((action.partner, unit_id), (unit_id, action.partner)):
            if sort_carried(recorder.battle.units[giver], thing(action)) is not None:
                _hand(recorder, giver, taker, thing(action))
                return
    if theirs is not None and theirs.end <= now:
        ours = sort_carried(recorder.battle.units[unit_id], thing(action)) is not None
        if sort_carried(recorder.battle.units[action.partner], thing(theirs)) is not None:
            _hand(recorder, action.partner, unit_id, thing(theirs))
        if ours:
            _hand(recorder, unit_id, action.partner, thing(action))
    elif theirs is not None:
        _wait(recorder, unit_id, replace(action, end=theirs.end))
    elif _any_start(ctx) and _pending(recorder.battle, unit_id, action):
        _wait(recorder, unit_id, replace(action, end=now.later(1)))


def _pending(battle: Battle, unit_id: int, action: Ongoing) -> bool:
    """Whether one of the two carries the thing named, so that the other half is worth waiting for."""
    pair = (battle.units[unit_id], battle.units[action.partner or unit_id])
    return any(sort_carried(unit, thing(action)) is not None for unit in pair)


def _wait(recorder: EventRecorder, unit_id: int, action: Ongoing) -> None:
    told = recorder.battle.units[unit_id].declaration or Declaration(choice="continue")
    recorder.emit(ActionDeclared(unit=unit_id, declaration=told, action=action))


def _hand(recorder: EventRecorder, giver: int, taker: int, named: str | None) -> None:
    sort = sort_carried(recorder.battle.units[giver], named)
    if named is not None and sort is not None:
        recorder.emit(ItemHanded(giver=giver, taker=taker, item=named, sort=sort))
