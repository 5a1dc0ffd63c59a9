"""The table's last word."""

from dataclasses import replace
from typing import assert_never

from squadlog.battle.changed import changed
from squadlog.battle.corrections import correct_unit
from squadlog.battle.events import referee
from squadlog.battle.folds.ranks import add_soldier, regroup, turn_corrected, without
from squadlog.battle.state import Battle


def fold_referee(battle: Battle, event: referee.RefereeEvent) -> Battle:
    """The battle after a correction, a ruling, a dial, dice or a note."""
    match event:
        case referee.Overruled() | referee.NoteWritten():
            return battle
        case referee.UnitCorrected():
            unit = correct_unit(battle.units[event.unit], event.changes, battle.now)
            return changed(battle, units={**battle.units, event.unit: unit})
        case referee.TurnCorrected():
            return turn_corrected(battle, event)
        case referee.Regrouped():
            return regroup(battle, event.groupings)
        case referee.ActionAdded():
            others = (one for one in battle.setup.extra_actions if one.name != event.action.name)
            return changed(battle, setup=replace(battle.setup, extra_actions=(*others, event.action)))
        case referee.UnitAdded():
            return add_soldier(battle, event)
        case referee.UnitRemoved():
            return without(battle, event.unit)
        case referee.RulingSet():
            return changed(battle, rulings={**battle.rulings, event.name: event.option})
        case referee.AssistSet():
            return changed(battle, assist={**battle.assist, event.subsystem: event.level})
        case referee.DiceSet():
            return changed(battle, typed_dice=event.typed)
        case referee.ChapterSwitched():
            return changed(battle, switched=(*battle.switched, (event.chapter, event.on)))
        case _:
            assert_never(event)
