"""Bringing back whatever was deleted; `store.deleted` keeps it for thirty days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import folded

with lazy_imports():
    from squadlog.extras.careers.session import companies
    from squadlog.session.deleting import files

if TYPE_CHECKING:
    from squadlog.store.deleted import DeletedThing
    from squadlog.store.record_file import Store

COMMANDS = {
    "battle": "battles", "game": "games", "squad": "squads", "company": "company",
    "map": "map", "scenario": "scenario",
}  # fmt: skip
"""The command that restores a thing, by its kind."""


def restore(store: Store, one: DeletedThing) -> None:
    """Bring it back as it was. Raises SquadlogError where another one has its name or its place by now."""
    if "files" in one.held:
        files.write_back(one)
        store.deleted.forget(one)
        return
    if one.kind == "company" and any(
        folded(other.name) == folded(one.name) for other in companies.Companies(store).all()
    ):
        raise SquadlogError(f"There is another company called {one.name} now; delete that one first.")
    store.deleted.restore(one)


def called(store: Store, name: str, *kinds: str) -> DeletedThing | None:
    """What was deleted last under that name, or with that number; None where nothing was."""
    there = store.deleted.all(*kinds)
    return next((one for one in there if _is_called(one, name)), None)


def _is_called(one: DeletedThing, name: str) -> bool:
    return name.strip() == str(one.number) if one.number else folded(one.name) == folded(name)


def can_be_restored(one: DeletedThing) -> str:
    """How it is brought back, as a sentence for whoever has deleted it."""
    which = str(one.number) if one.number else f'"{one.name}"' if " " in one.name else one.name
    return f"squadlog {COMMANDS[one.kind]} restore {which} brings it back, for {one.days_left} days."
