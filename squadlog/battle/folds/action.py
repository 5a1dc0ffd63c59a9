"""Declaring, moving, and what is lost or done by it."""

from typing import assert_never

from squadlog.battle.changed import changed
from squadlog.battle.events import action as act
from squadlog.battle.folds.part import unit_changed
from squadlog.battle.state import Battle


def fold_action(battle: Battle, event: act.DeedEvent) -> Battle:
    """The battle after a unit declared, moved or ended something."""
    match event:
        case act.UnitPerformed():
            unit = changed(battle.units[event.unit], performed=True, declaration=None)
            rest = tuple([number for number in battle.resolving if number != event.unit])
            return changed(battle, units={**battle.units, event.unit: unit}, resolving=rest)
        case act.ActionDeclared():
            action = battle.units[event.unit].action if event.action is None else event.action
            return unit_changed(battle, event.unit, declaration=event.declaration, action=action)
        case act.OrderLeftOut():
            return battle
        case act.ActionEnded():
            return unit_changed(battle, event.unit, action=None)
        case act.UnitMoved():
            unit = battle.units[event.unit]
            moved = unit_changed(
                battle,
                event.unit,
                moved=event.trace,
                since_turn_m=event.since_turn_m,
                barred=event.barred,
                posture=event.posture or unit.posture,
                position=event.to or unit.position,
            )
            return moved if moved.mover is None else changed(moved, mover=None)
        case act.PackSwitched():
            return unit_changed(battle, event.unit, pack_on=event.on)
        case act.ResolutionOrdered():
            return changed(battle, resolving=event.order)
        case act.ActionLost():
            if event.action == "opportunity_held":
                return unit_changed(battle, event.unit, opportunity=None)
            return unit_changed(battle, event.unit, action=None)
        case act.PostureChanged():
            return unit_changed(battle, event.unit, posture=event.posture)
        case act.OpportunityReadied():
            return unit_changed(
                battle,
                event.unit,
                opportunity=event.weapon,
                opportunity_let_stand=event.let_stand,
                let_pass=(),
            )
        case act.ShotQueued():
            return changed(battle, fire_queue=(*battle.fire_queue, event.shot))
        case _:
            assert_never(event)
