"""An answer that stands as it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.records import replace, value

if TYPE_CHECKING:
    from collections.abc import Sequence

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

    def typed(self, words: str) -> Command | None:
        """The command with what was typed for it; None for an answer without a command."""
        if self.says is None or not self.asks:
            return self.says
        name = next(one for one in ("where", "words") if hasattr(self.says, one))
        said: Any = {name: words}
        return replace(self.says, **said)


def together(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """The answers that can be given all together, one after the other; empty where fewer than two can."""
    found = tuple(one for one in answers if one.many)
    return found if len(found) > 1 else ()
