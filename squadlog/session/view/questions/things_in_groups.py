"""What there is to lay down, by its kind: soldiers to hide, soldiers to set up, objects, plotted fire."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.language.say import say
from squadlog.session.view.questions.placing import list_things, rows_to_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.rules.common.ask import Placeable
    from squadlog.session.seat import Seat
    from squadlog.session.view.questions.placing import ThingToPlace

_WORDS = {
    "hide": ("Hide soldiers", "Where they may hide"),
    "put": ("Set up soldiers", "Where they may stand"),
    "plot": ("Plotted fire", "Where it may fall"),
}
"""By the verb of the sentence that lays it: what the group is called, and what leads to the places for one of it."""
_OBJECTS = ("Objects", "Where it may lie")


@record
class ThingsOfAKind:
    """Things that are laid down alike: what they are together and where one of them may be, in words.

    Both are empty for what ends placing.
    """

    words: str
    where: str
    things: tuple[ThingToPlace, ...]

    @property
    def told(self) -> str:
        """What they are, how many, and how many of them are laid: `Hide soldiers: 12, 3 done`."""
        done = sum(one.laid for one in self.things)
        return f"{self.words}: {len(self.things)}{f', {done} done' if done else ''}"


def things_in_groups(seat: Seat) -> Iterator[ThingsOfAKind]:
    """What the side that sits here may lay down now, in its order; nothing where it is not asked for that."""
    rows = rows_to_place(seat)
    things = {one.key: one for one in list_things(seat)} if rows else {}
    for (words, where), found in groupby(rows, _kind):
        yield ThingsOfAKind(words=words, where=where, things=tuple(things[row.key] for row in found))


def _kind(row: Placeable) -> tuple[str, str]:
    if row.lays is None:
        return "", ""
    return _WORDS.get(say(row.lays(None, None, "")).split()[0], _OBJECTS)
