"""A record that an extra brings to a served table: what each seat there sees and may say, as values.

Whoever serves lays them out, and knows neither the rules nor the kind of record. What is hidden from a seat is not in
what it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from squadlog.base.records import value

if TYPE_CHECKING:
    from squadlog.battle.outcome import Moved
    from squadlog.battle.refusal import Refusal

ONLOOKER = ""
"""The seat of a display: whoever looks on."""
Ring = tuple[tuple[float, float], ...]
"""The corners of an outline, x to the right and y down, in squares of the board."""


@value
class RecordSeat:
    """A seat: its name, the same for as long as the record is served, and in words what it plays."""

    name: str
    plays: tuple[str, ...] = ()


@value
class RecordMove:
    """Something that may be said now, and what it means.

    `taps` are the marks of what is tapped on the way to it, in their order; empty for what is said at once.
    """

    say: str
    means: str
    taps: tuple[str, ...] = ()


@value
class BoardShape:
    """Something that lies on a board. `kind` says how it is painted, in one or two words; `letter` stands on it."""

    kind: str
    rings: tuple[Ring, ...]
    mark: str = ""
    words: str = ""
    letter: str = ""

    @property
    def middle(self) -> tuple[float, float]:
        """Where the letter stands."""
        ring = self.rings[0]
        return round(sum(x for x, _ in ring) / len(ring), 2), round(sum(y for _, y in ring) / len(ring), 2)


@value
class HandCard:
    """A card of one's own hand; without a `mark` nothing can be done with it now. `colour` names its colour."""

    name: str
    colour: str
    mark: str = ""
    words: str = ""


@value
class RecordView:
    """What a seat sees: who is asked what, what it may say, what lies open, the last moves, the newest first.

    `mine`: this seat is asked. `marks` are the words of what can be tapped. `size` is the breadth and height of the
    board, in squares. `undo` is what this seat would take back; empty where it may not.
    `moved` counts how often it was gone back and forth: what is said after that is another word than before.
    """

    entry: int
    sentence: str
    mine: bool = False
    more: tuple[str, ...] = ()
    moves: tuple[RecordMove, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    board: tuple[BoardShape, ...] = ()
    size: tuple[int, int] = (0, 0)
    hand: tuple[HandCard, ...] = ()
    lines: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    undo: str = ""
    moved: int = 0


class ServedRecord(Protocol):
    """A record in use for all its seats, on one thread. Each may raise StoreError once the record is gone."""

    number: int
    title: str

    def seats(self) -> tuple[RecordSeat, ...]:
        """Who may sit here, beside a display."""

    def changed(self) -> bool:
        """Whether it has gone on since this was asked last, several times a second. Computers play here."""

    def view(self, seat: str) -> RecordView:
        """What that seat, or `ONLOOKER`, sees now."""

    def value(self, seat: str) -> dict[str, Any]:
        """All that it knows, as JSON carries it, with its `format`."""

    def say(self, seat: str, sentence: str, *, at: int | None, key: str) -> Moved | Refusal:
        """Say something from there."""

    def undo(self, seat: str, *, at: int | None, key: str) -> Moved | Refusal:
        """Take back what that seat did last."""

    def close(self) -> None:
        """Let whatever plays by itself end."""
