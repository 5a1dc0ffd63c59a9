"""`dataclasses.replace` for the two values that every event renews: the battle and its units.

A record of thousands of events is folded whole when it is opened. Copying the fields in one go, instead of naming
thirty of them to a constructor, is what keeps that shorter than reading the events.
"""

from typing import TYPE_CHECKING, TypeVar

__all__ = ["changed"]

if TYPE_CHECKING:
    from dataclasses import replace as changed  # the same to a type checker, which so checks every field
else:
    from squadlog.battle.draft import DraftBattle, DraftUnit
    from squadlog.battle.state import Battle, Unit

    _DRAFTS = (DraftUnit, DraftBattle)
    StateT = TypeVar("StateT", Unit, Battle)

    def changed(state: StateT, /, **changes: object) -> StateT:
        """`state` with other values in some fields; TypeError for a field that there is not. A draft stays itself."""
        if type(state) in _DRAFTS:
            if not changes.keys() <= state.__dict__.keys():
                raise TypeError(f"{type(state).__name__} has no such field: {', '.join(changes)}")
            state.__dict__.update(changes)
            return state
        new = object.__new__(type(state))
        values, before = new.__dict__, state.__dict__
        values.update(before)
        values.update(changes)
        if len(values) != len(before):
            raise TypeError(f"{', '.join(changes.keys() - before)}: no field of {type(state).__name__}")
        return new
