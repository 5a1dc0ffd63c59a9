"""Tempers: how a commander weighs the same numbers. What it knows and how far it sees is its level, not its temper."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import as_sentence, clean_text, meant_instead
from squadlog.base.records import value

if TYPE_CHECKING:
    from collections.abc import Mapping


@value
class Temper:
    """How a commander weighs: each number is what a term is multiplied by, 1 for a commander as it comes.

    `taken` weighs the points that it takes, `loss` those that it may lose, `way` the way toward its goal. Once its side
    has lost more than the share `withdraws_at` of the soldiers with whom it began (0 to 1), the way counts backward: it
    draws away from the enemy and fires where it stands. At 1 it never does.
    """

    name: str
    words: str
    taken: float = 1.0
    loss: float = 1.0
    way: float = 1.0
    withdraws_at: float = 1.0


TEMPERS: Mapping[str, Temper] = MappingProxyType({
    one.name: one
    for one in (
        Temper("steady", "weighs what it takes and what it may lose alike", withdraws_at=0.6),
        Temper("bold", "goes on where others would lie down", taken=1.2, loss=0.5, way=1.5),
        Temper("careful", "gives nothing away, and goes only where it is covered", loss=1.8, way=0.7, withdraws_at=0.5),
        Temper("hold", "stays where it stands and fires", way=0.0),
        Temper("skittish", "falls back once a fourth of its soldiers are lost", loss=1.4, withdraws_at=0.25),
    )
})  # fmt: skip
"""The tempers by name, the usual one first."""
STEADY = "steady"
DRAWN = "drawn"
"""What is typed to have one drawn."""


class NoTemperError(SquadlogError):
    """There is no temper of that name."""


def temper_of(name: str) -> Temper:
    """The temper of that name; the steady one for an empty name, and for one that another program kept."""
    return TEMPERS.get(name, TEMPERS[STEADY])


def temper_meant(said: str) -> str:
    """The name of the temper that is meant, in any case. NoTemperError for another word, with the nearest."""
    typed = said.strip().casefold()
    if typed in TEMPERS:
        return typed
    told = f"there is no temper {clean_text(said, limit=40)!r}; {meant_instead(typed, (*TEMPERS, DRAWN))}"
    raise NoTemperError(as_sentence(told))
