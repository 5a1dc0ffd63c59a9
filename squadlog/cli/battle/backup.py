"""Copies of the file: making one, listing, checking, bringing one back."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.base.plugs import extras, other_records
from squadlog.base.user_paths import user_file
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.options import read
from squadlog.cli.printing import print_json, print_lines, print_listed, table, tell
from squadlog.cli.streams import Streams
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.store import backup, checking, restoring

if TYPE_CHECKING:
    from squadlog.store.checking import Checked


def run(name: str, words: list[str]) -> int:
    """`backup [list|check|restore]`."""
    options = read(call(name), words)
    return {"list": _list, "check": _check, "restore": _restore}.get(options.what, _make)(options)


def _make(options: Namespace) -> int:
    with open_store() as store:
        copy = store.backup()
    Streams.kept = True
    print_json("backup", {"backup": str(copy)}) if options.json else print_lines([str(copy)])
    return OK


def _list(options: Namespace) -> int:
    copies = backup.backups(user_file())[::-1]
    if options.json:
        print_listed(
            "backups", options.json, [{"file": str(copy), "bytes": copy.stat().st_size} for copy in copies]
        )
    else:
        rows = [(copy.name, f"{copy.stat().st_size / 1024:,.0f} kB") for copy in copies]
        print_lines(table(rows, head=("copy", "size")))
    if not copies:
        tell("There is no backup yet; squadlog backup makes one.")
        return NOTHING
    return OK


def _check(options: Namespace) -> int:
    found = checking.check(options.file or user_file())
    if options.json:
        told = json_value(found._asdict())
        told["file_format"] = told.pop("format")
        print_json("backup-check", {**told, "path": str(found.path), "sound": True})
    else:
        print_lines([f"{found.path} is sound: {_holds(found)}."])
    return OK


def _restore(options: Namespace) -> int:
    done = restoring.restore(user_file(), options.which)
    Streams.kept = True
    aside = None if done.aside is None else str(done.aside)
    if options.json:
        print_json("restored", {"restored": str(done.checked.path), "aside": aside})
        return OK
    print_lines([f"Restored from {done.checked.path}: {_holds(done.checked)}."])
    if aside:
        tell(f"The old file is kept as {aside}.")
    return OK


def _holds(found: "Checked") -> str:
    plays, keeps = other_records(), next((one for one in extras() if one.books), None)
    parts = [so_many(found.battles, "battle"), so_many(found.squads, "squad")]
    if plays is not None:
        parts.insert(1, so_many(found.games, plays.holds[0]))
    if keeps is not None and found.companies:
        parts.append(f"{found.companies} {keeps.holds[found.companies > 1]}")
    if alone := (0 if plays else found.games) + (0 if keeps else found.companies):
        parts.append(f"{alone} left alone")
    counted = ", ".join(parts)
    if found.steps is None:
        return f"{counted}; its format is {found.format}, in which steps have no hashes yet"
    return f"{counted}; {so_many(found.steps, 'step')}, every hash fits"
