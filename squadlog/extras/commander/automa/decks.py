"""The cards of groups without a mind, and the deck of each temper, from `decks.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from squadlog.base.records import value

if TYPE_CHECKING:
    from collections.abc import Mapping

CARDS_OF_A_DECK = 10
"""As many as a die has faces."""
HOW_TO_PLAY = (
    "Draw a card for each group as the turn begins; it stands until the next one.",
    "Each soldier, as he acts, does the first line where he sees an enemy, else the second.",
    "Where several places or enemies would do, take the nearest; of two as near, roll for it.",
    "Who is in the middle of an action finishes it; what the rules forbid him is left out, and he holds.",
    "The goal is what the scenario gives the group, else the nearest enemy.",
    "Instead of drawing, you may roll a d10 and read the card of that number.",
)
"""The rules of the cards, a sentence each."""


@value
class AutomaCard:
    """What a group wants: what those do who see an enemy, and what the `others` do.

    `actions` are keys of the action table that it names. After one that `shuffles` the deck is shuffled.
    """

    key: str
    name: str
    sees: str
    others: str
    actions: tuple[str, ...]
    shuffles: bool = False


@cache
def decks() -> Mapping[str, tuple[AutomaCard, ...]]:
    """The ten cards of each temper, in the order of the faces of a die."""
    table: dict[str, Any] = tomllib.loads(Path(__file__).with_name("decks.toml").read_text("utf-8"))
    cards = {
        key: AutomaCard(
            key, one["name"], one["sees"], one["else"], tuple(one["actions"]), one.get("shuffles", False)
        )
        for key, one in table["cards"].items()
    }
    return MappingProxyType(
        {temper: tuple(cards[one] for one in row) for temper, row in table["decks"].items()}
    )
