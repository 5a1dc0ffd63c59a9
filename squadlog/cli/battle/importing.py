"""`import`: a battle of somebody else's becomes one of this file, once everything about it is found sound."""

from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.base.read_files import MissingError, read_file
from squadlog.cli import current
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_store, remember
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.cli.streams import stdin_bytes

with lazy_imports():
    from squadlog.session.battle_archive import copies, import_check, paper

if TYPE_CHECKING:
    from squadlog.reports.audit import Difference

_SHOWN = 20
"""How many remarks are shown."""


def run(name: str, words: list[str]) -> int:
    """`import FILE`. Nothing is written unless all of it is sound; code 1 where the rules lead elsewhere."""
    options = read(call(name), words)
    source = "stdin" if options.file == "-" else options.file
    tried = import_check.try_battle(paper.read(_data(options.file), source), source)
    if not options.json:
        _tell(tried.earlier, "decided by an earlier reading ")
        _tell(tried.differences, "")
    if tried.differences and not options.anyway:
        tell(
            f"{so_many(len(tried.differences), 'divergence')} from the rules: nothing was imported; --anyway imports "
            "the battle as it is."
        )
        return REFUSED
    with open_store() as store:
        there = copies.copies(store, tried.packet)
        number = store.put_in(tried.packet)
        remember(store, current.BATTLE, "Battle", number)
    steps = len(tried.packet.steps)
    if options.json:
        print_json(
            "import",
            {
                "battle": number,
                "title": tried.packet.title,
                "entries": steps,
                "differences": tried.differences,
                "earlier": tried.earlier,
            },
        )
    else:
        print_lines(
            [f"battle {number}: {tried.packet.title}, {tried.packet.moment}, {so_many(steps, 'step')}"]
        )
        tell("All hashes are valid; every command was decided again.")
        for sentence in there:
            tell(sentence)
    return OK


def _data(file: str) -> bytes:
    if file == "-":
        return stdin_bytes(paper.MAX_BYTES)
    try:
        return read_file(Path(file), paper.MAX_BYTES)
    except MissingError as error:
        raise NotFoundError(str(error)) from None


def _tell(found: "tuple[Difference, ...]", how: str) -> None:
    for one in found[:_SHOWN]:
        told = f"{how}({one.earlier})" if one.earlier else "the rules give another result"
        tell(f"step {one.step}, {one.moment}: {told}: {one.what}.")
    if len(found) > _SHOWN:
        tell(f"... and {len(found) - _SHOWN} more.")
