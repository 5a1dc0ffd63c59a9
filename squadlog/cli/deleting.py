"""`delete`, `restore` and `list --deleted`, the same for everything that a user has."""

from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.printing import print_json, print_lines, print_listed, table, tell
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.session.deleting import restoring

if TYPE_CHECKING:
    from squadlog.store.record_file import Store


def delete(
    store: "Store", options: Namespace, name: str, kinds: tuple[str, ...], drop: Callable[[], object]
) -> int:
    """Delete what `drop` takes away; it raises NotFoundError where there is none.

    For good also what was deleted before.
    """
    try:
        drop()
    except NotFoundError:
        before = restoring.find_deleted(store, name, *kinds) if options.for_good else None
        if before is None:
            raise
        store.deleted.forget(before)
    gone = None if options.for_good else store.deleted.all(*kinds)[0]
    if options.json:
        if kinds == ("game",):
            print_json("game-deleted", {"deleted": int(name)})
        else:
            print_json("thing-deleted", {"kind": kinds[0], "deleted": name})
        return OK
    tell(
        f"{clean_text(name, limit=80)} is deleted for good."
        if gone is None
        else f"{gone.name} is deleted. {restoring.can_be_restored(gone)}"
    )
    return OK


def restore(store: "Store", options: Namespace, name: str, *kinds: str) -> int:
    """Bring back what was deleted last under that name or number. Raises NotFoundError."""
    one = restoring.find_deleted(store, name, *kinds)
    if one is None:
        listing = f"squadlog {restoring.command_for(kinds[0])} list --deleted"
        raise NotFoundError(
            f"Nothing called {clean_text(name, limit=80)} was deleted; {listing} lists deleted items."
        )
    restoring.restore(store, one)
    if options.json:
        print_json("thing-restored", {"kind": one.kind, "restored": str(one.number or one.name)})
    else:
        tell(f"{one.name} is restored.")
    return OK


def list_deleted(store: "Store", options: Namespace, *kinds: str) -> int:
    """What was deleted and can be brought back; code 5 for nothing."""
    found = store.deleted.all(*kinds)
    if options.json:
        rows = [{**json_value(one), "days_left": one.days_left} for one in found]
        told = [{key: row[key] for key in ("kind", "name", "number", "at", "days_left")} for row in rows]
        print_listed("deleted", options.json, told)
        return OK
    if not found:
        tell("Nothing was deleted in the last thirty days.")
        return NOTHING
    rows_told = [
        (one.number or "", one.name, one.at[:16].replace("T", " "), f"{one.days_left} days") for one in found
    ]
    print_lines(table(rows_told, head=("id", "name", "deleted (UTC)", "can be restored for")))
    return OK


def none_of(store: "Store", number: int, kind: str) -> str:
    """The sentence that there is no battle, or side `game`, of that number; with how to restore a deleted one."""
    what = "Side game" if kind == "game" else "Battle"
    if (gone := restoring.find_deleted(store, str(number), kind)) is not None:
        return f"{what} {number} was deleted. {restoring.can_be_restored(gone)}"
    return f"There is no {what.lower()} {number}; squadlog {restoring.command_for(kind)} lists them."
