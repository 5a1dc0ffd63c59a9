"""Whom an explosion catches where no map tells: who is within reach, with metres and cover."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.commands import Command

COVERS = ("none", "half", "full")
SAYS = "say_caught"
"""The kind of command that answers."""


@record
class Within:
    """One of those who may be within reach: his metres as typed (empty: he is not), and his cover."""

    metres: str = ""
    cover: str = "none"


def sentence(said: Iterable[tuple[int, Within]]) -> str:
    """What the form says, in the words of the language: `caught 7 1, 8 3.2 half`."""
    there = [
        f"{number} {one.metres}{'' if one.cover == 'none' else f' {one.cover}'}"
        for number, one in said
        if one.metres
    ]
    return f"caught {', '.join(there) or 'nobody'}"


def asks_within(says: Command) -> bool:
    """Whether the usual answer to what is asked is of that kind."""
    return says.kind == SAYS
