"""Faults of earlier versions: what deciding an old step again may find different, and why that is no divergence."""

from functools import cache
from pathlib import Path
from typing import Annotated

from squadlog.base.limits import Bounds
from squadlog.book.entry import Entry, Names, RuleIds, Text
from squadlog.book.load import load_list
from squadlog.book.places import data_dir
from squadlog.book.versions import Version, before


class Mended(Entry):
    """One fault that was mended, and its version.

    It shows only in steps of these kinds of `commands` where all conditions of `where` hold (`reports.occasions` knows
    them). `touches` names what comes out otherwise since: kinds of events, or one field of a kind
    (`unit_moved.charged`); `dice`: other dice are asked for. A command that is refused since then is refused by one of
    the `rules`.
    """

    version: Version
    rules: RuleIds
    what: Annotated[Text, Bounds(min_length=1)]
    commands: Names
    where: Names = ()
    touches: Names = ()
    dice: bool = False


def load_mended(tables: Path | None = None) -> tuple[Mended, ...]:
    """Every mended fault, in the order of the table. Raises RulebookError naming key and what is expected."""
    return _load_mended(tables or data_dir("tables"))


@cache
def _load_mended(folder: Path) -> tuple[Mended, ...]:
    return tuple(load_list(folder, "mended.toml", "mended", Mended))


def mended_since(version: str) -> tuple[Mended, ...]:
    """The faults that a step decided by this version may still show; empty means the first version."""
    return tuple(fault for fault in load_mended() if before(version, fault.version))
