"""The table's last word."""

from typing import assert_never

from squadlog.battle.changed import changed
from squadlog.battle.corrections import corrected
from squadlog.battle.events import referee
from squadlog.battle.state import Battle


def fold_referee(battle: Battle, event: referee.RefereeEvent) -> Battle:
    """The battle after a correction, a ruling, a dial, dice or a note."""
    match event:
        case referee.Overruled() | referee.NoteWritten():
            return battle
        case referee.UnitCorrected():
            unit = corrected(battle.units[event.unit], event.changes, battle.now)
            return changed(battle, units={**battle.units, event.unit: unit})
        case referee.RulingSet():
            return changed(battle, rulings={**battle.rulings, event.name: event.option})
        case referee.AssistSet():
            return changed(battle, assist={**battle.assist, event.subsystem: event.level})
        case referee.DiceSet():
            return changed(battle, typed_dice=event.typed)
        case _:
            assert_never(event)
