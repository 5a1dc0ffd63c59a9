"""Squads by name: one's own on the shelf, then those that come with the program."""

from typing import TYPE_CHECKING

from squadlog.book.load import load_rulebook
from squadlog.cli.faults import NotFoundError
from squadlog.squads.exchange import import_squad
from squadlog.squads.plan import SquadPlan
from squadlog.squads.ready import load_squad, ready_squads

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

READY = "ready:"


def own_name(store: "Store", name: str) -> str | None:
    """The squad of one's own that is called so, whatever the case; None if there is none."""
    names = store.squads.names()
    if name in names:
        return name
    return next((known for known in names if known.casefold() == name.casefold()), None)


def plan_called(store: "Store", name: str) -> SquadPlan:
    """The squad of that name; `ready:KEY` is one that comes with the program. Raises NotFoundError."""
    book = load_rulebook()
    if not name.startswith(READY) and (own := own_name(store, name)) is not None:
        return import_squad(store.squads.load(own).encode(), book, source=own)
    key = name.removeprefix(READY).casefold()
    for ready in ready_squads():
        if key in (ready, ready.replace("_", " ")):
            return load_squad(ready, book)
    for ready in ready_squads():
        plan = load_squad(ready, book)
        if plan.name.casefold() == key:
            return plan
    known = ", ".join((*store.squads.names(), *(READY + ready for ready in ready_squads())))
    raise NotFoundError(f"There is no squad called {name}; there are {known}.")
