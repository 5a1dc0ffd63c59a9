"""What is said at a battle by others than people, as commanders: by whoever an extra has sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.plugs import answers, run_beside, runs_beside
from squadlog.base.records import record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.session.seat import Seat

SETTING = "speakers"
"""The setting beside a battle, `speakers.NUMBER`, in which an extra keeps who else speaks there."""

BESIDE = "others"
"""The key under which they run beside a battle."""


@record
class OtherSaid:
    """A word of somebody who is no person: for which side, under what name, the sentence, and why.

    `lines` are what the table heard of it. `fault` is why he has left the side to people, empty while he sits there;
    then he has said nothing.
    """

    side: str
    name: str
    sentence: str = ""
    why: str = ""
    lines: tuple[str, ...] = ()
    fault: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """What is told of it, a line each."""
        if self.fault:
            return (
                f"The {self.name} has left {self.side} to you: {self.fault}. squadlog commander seats it again.",
            )
        return self.lines


def others_speak(seat: Seat) -> Iterator[OtherSaid]:
    """What others say now, as they say it, until a person is asked. Raises StoreError."""
    if seat.store.settings.get(f"{SETTING}.{seat.id}", ""):
        for speaks in answers("speaks"):
            yield from speaks(seat)


def have_others_beside(seat: Seat) -> bool:
    """Have those who speak there do so beside the battle, in a process of their own, as long as it is open here.

    False where nobody does, or where they do so already for another screen of this program.
    """
    if not seat.store.settings.get(f"{SETTING}.{seat.id}", "") or runs_beside(seat.id, BESIDE):
        return False
    begun = [runs for begins in answers("beside") if (runs := begins(seat)) is not None]
    for runs in begun:
        run_beside(seat.id, runs)
    return bool(begun)
