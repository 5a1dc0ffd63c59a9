"""An answer that stands as it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value

if TYPE_CHECKING:
    from squadlog.battle.commands import Command


@value
class Answer:
    """An answer that stands as it is offered: the sentence that says it, and what that means.

    `enter`: Enter alone says it. Those of `many` can be given all together, one after the other. For one that `asks`
    for something, what is typed comes to stand in its command `says`, else None where only the sentence is known. Not
    `listed`: it goes without saying, and has no number in a list. `letter` is its key, where it has one by name.
    """

    say: str
    means: str
    enter: bool = False
    many: bool = False
    asks: str = ""
    listed: bool = True
    letter: str = ""
    says: Command | None = None
