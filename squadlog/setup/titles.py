"""What a battle is called that nobody has named: by its sides, and apart from others of that name in the file."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from squadlog.base.names import cells, fold_name
from squadlog.base.records import replace

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.terms import Setup

_MOST, _LONGEST = 40, 36
"""Columns of a title, and of one before its number; a wide letter takes two."""


def cut_title(title: str, most: int = _MOST) -> str:
    """As much of a title as the columns hold that one may have."""
    while cells(title) > most:
        title = title[:-1]
    return title.rstrip()


def name_apart(setup: Setup, titles: Iterable[str]) -> Setup:
    """A set-up whose title is none of these: `Red against Blue`, then `Red against Blue 2`."""
    taken = {fold_name(title) for title in titles}
    if fold_name(setup.title) not in taken:
        return setup
    base = cut_title(setup.title, _LONGEST)
    return replace(
        setup, title=next(name for nth in count(2) if fold_name(name := f"{base} {nth}") not in taken)
    )
