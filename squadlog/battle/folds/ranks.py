"""The ranks as the referee sets them: who shares a roll, who acts now, who has joined or left."""

from dataclasses import replace

from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import set_right_of_all
from squadlog.battle.events.referee import TurnCorrected, UnitAdded
from squadlog.battle.folds.fire import nobody_left_to_ask
from squadlog.battle.folds.part import fresh
from squadlog.battle.pending import IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Battle, QueuedShot, Unit
from squadlog.battle.terms import Grouping, Start


def turn_corrected(battle: Battle, event: TurnCorrected) -> Battle:
    """The battle with moment, initiative, order and slot as they are said to be.

    Whose slot it was goes on acting unless somebody else is named; who is named may act, though it has before.
    """
    for key, text in event.held:
        battle = set_right_of_all(battle, key, text)
    active = battle.active
    order = battle.order if event.order is None else event.order
    slot = event.slot or (active.id if active is not None else None)
    battle = changed(
        battle,
        now=event.moment or battle.now,
        standings=battle.standings if event.standings is None else event.standings,
        order=order,
        acting=order.index(slot) if slot in order else battle.acting,
        fire_queue=battle.fire_queue if event.order is None else _in_order(battle, order),
    )
    if event.slot is None:
        return battle
    units = {
        number: changed(unit, performed=False, declaration=None) if unit.grouping == event.slot else unit
        for number, unit in battle.units.items()
    }
    return changed(battle, units=units, resolving=())


def _in_order(battle: Battle, order: tuple[str, ...]) -> tuple[QueuedShot, ...]:
    """The shots that wait, rolled in the order of the turn (FIR-44)."""
    places = {grouping: place for place, grouping in enumerate(order)}
    last = len(order)
    return tuple(
        sorted(battle.fire_queue, key=lambda shot: places.get(battle.units[shot.unit].grouping, last))
    )


def regroup(battle: Battle, groupings: tuple[Grouping, ...]) -> Battle:
    """The battle with these groupings; a unit that changed over shares the roll of its new one."""
    of = {number: grouping.id for grouping in groupings for number in grouping.units}
    units = {
        number: unit if unit.grouping == of[number] else changed(unit, grouping=of[number])
        for number, unit in battle.units.items()
    }
    return changed(battle, units=units, groupings={grouping.id: grouping for grouping in groupings})


def add_soldier(battle: Battle, event: UnitAdded) -> Battle:
    """The battle with one soldier more, last in its grouping."""
    number, at = event.soldier.id, event.position
    start = None if at is None else Start(unit=number, position=at, floor=event.floor)
    unit = fresh(
        event.soldier, event.grouping, battle.setup, start, battle.chapters, under_way=battle.stage != "setup"
    )
    grouping = battle.groupings[event.grouping]
    grouping = replace(grouping, units=(*grouping.units, number))
    return changed(
        battle,
        units={**battle.units, number: changed(unit, floor=event.floor)},
        groupings={**battle.groupings, grouping.id: grouping},
    )


def without(battle: Battle, gone: int) -> Battle:
    """The battle without one soldier, and without anything under way that names it."""
    battle = _drop_questions(battle, gone)
    units = {number: _drop_targets(unit, gone) for number, unit in battle.units.items() if number != gone}
    left = (
        replace(grouping, units=tuple(number for number in grouping.units if number != gone))
        for grouping in battle.groupings.values()
    )
    groupings = {grouping.id: grouping for grouping in left if grouping.units}
    return changed(
        battle,
        units=units,
        groupings=groupings,
        standings=tuple(standing for standing in battle.standings if standing.grouping in groupings),
        order=tuple(name for name in battle.order if name in groupings),
        acting=sum(name in groupings for name in battle.order[: battle.acting]),
        resolving=tuple(number for number in battle.resolving if number != gone),
        mover=None if battle.mover == gone else battle.mover,
        fire_queue=tuple(
            shot if shot.plan is None or shot.plan.target != gone else replace(shot, plan=None)
            for shot in battle.fire_queue
            if shot.unit != gone
        ),
        effects=tuple(effect for effect in battle.effects if gone not in (effect.by, effect.target)),
        engagements=tuple(e for e in battle.engagements if gone not in e.key),
        shares=tuple(share for share in battle.shares if gone not in share[:2]),
    )


def _drop_questions(battle: Battle, gone: int) -> Battle:
    """Nobody is asked who is gone, nor about somebody who is."""
    pending = battle.pending
    match pending:
        case None:
            return battle
        case OpportunityOffer() if pending.mover != gone:
            left = tuple(number for number in pending.watchers if number != gone)
            return (
                changed(battle, pending=replace(pending, watchers=left))
                if left
                else nobody_left_to_ask(battle)
            )
        case OpportunityOffer():
            concerned = True
        case IntentAsked():
            concerned = gone in (pending.attacker, pending.defender)
        case SharesAsked():
            concerned = gone in (pending.unit, *pending.attackers)
        case _:
            concerned = gone in (pending.unit, pending.attacker)
    return changed(battle, pending=None) if concerned else battle


def _drop_targets(unit: Unit, gone: int) -> Unit:
    """What a unit is about, without the one who is gone."""
    action, declared = unit.action, unit.declaration
    if action is not None:
        action = replace(
            action,
            target=None if action.target == gone else action.target,
            partner=None if action.partner == gone else action.partner,
            shot=replace(action.shot, target=None)
            if action.shot is not None and action.shot.target == gone
            else action.shot,
        )
    if declared is not None:
        into = None if declared.move.into == str(gone) else declared.move.into
        engage = None if declared.engage == gone else declared.engage
        declared = replace(declared, engage=engage, move=replace(declared.move, into=into))
    return changed(unit, action=action, declaration=declared)
