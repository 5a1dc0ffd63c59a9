"""Bringing back whatever was deleted; `store.deleted` keeps it for thirty days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import fold_name
from squadlog.base.plugs import answers, extras

with lazy_imports():
    from squadlog.session.deleting import files

if TYPE_CHECKING:
    from squadlog.store.deleted import DeletedThing
    from squadlog.store.record_file import Store

_COMMANDS = {"battle": "battles", "squad": "squads", "map": "map", "scenario": "scenario", "pack": "pack"}


def command_for(kind: str) -> str:
    """The command that restores a thing of that kind; empty where what has it is not there."""
    if kind in _COMMANDS:
        return _COMMANDS[kind]
    return next((extra.restores[kind] for extra in extras() if kind in extra.restores), "")


def restore(store: Store, one: DeletedThing) -> None:
    """Restore a deleted thing. Raises SquadlogError where another has its name or its place by now."""
    if "files" in one.held:
        files.write_back(one)
        store.deleted.forget(one, restored=True)
        return
    for may_return in answers("may_return"):
        if why := may_return(store, one.kind, one.name):
            raise SquadlogError(why)
    store.deleted.restore(one)


def find_deleted(store: Store, name: str, *kinds: str) -> DeletedThing | None:
    """What was deleted last under that name, or with that number; None where nothing was."""
    there = store.deleted.all(*kinds)
    return next((one for one in there if _is_called(one, name)), None)


def _is_called(one: DeletedThing, name: str) -> bool:
    return name.strip() == str(one.number) if one.number else fold_name(one.name) == fold_name(name)


def can_be_restored(one: DeletedThing) -> str:
    """How it is brought back, as a sentence for whoever has deleted it."""
    which = str(one.number) if one.number else f'"{one.name}"' if " " in one.name else one.name
    return f"squadlog {command_for(one.kind)} restore {which} brings it back, for {one.days_left} days."
