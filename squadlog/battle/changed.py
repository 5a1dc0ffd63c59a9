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

    StateT = TypeVar("StateT", Unit, Battle)
    _new, _set = object.__new__, object.__setattr__

    def changed(state: StateT, /, **changes: object) -> StateT:
        """`state` with other values in some fields; TypeError for a field that there is not. A draft stays itself."""
        kind, before = type(state), state.__dict__
        if kind is DraftUnit or kind is DraftBattle:
            if not changes.keys() <= before.keys():
                raise TypeError(f"{kind.__name__} has no such field: {', '.join(changes)}")
            before.update(changes)
            return state
        values = before | changes
        if len(values) != len(before):
            raise TypeError(f"{', '.join(changes.keys() - before)}: no field of {kind.__name__}")
        new = _new(kind)
        _set(new, "__dict__", values)
        return new
