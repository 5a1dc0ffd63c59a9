"""The clock: a moment is one subphase of one turn; and what counts until one."""

from dataclasses import dataclass
from typing import Self

SUBPHASES = 10


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """Subphase `subphase` (1 to 10) of turn `turn` (1 and up). Ten subphases make a turn (GEN-04)."""

    turn: int
    subphase: int

    @classmethod
    def at(cls, index: int) -> Self:
        """The moment `index` subphases after T1.s1."""
        turn, subphase = divmod(index, SUBPHASES)
        return cls(turn + 1, subphase + 1)

    @property
    def index(self) -> int:
        """Subphases since T1.s1, which is 0. Moments compare and subtract through it."""
        return (self.turn - 1) * SUBPHASES + self.subphase - 1

    def later(self, subphases: int) -> "Moment":
        """The moment `subphases` later (earlier when negative)."""
        return Moment.at(self.index + subphases) if subphases else self

    def __str__(self) -> str:
        """As people write it: `T2.s7`."""
        return f"T{self.turn}.s{self.subphase}"


class Duty(str):
    """A sentence about something to be done, with the last moment at which doing it counts.

    It reads as any other sentence; whoever tells reminders asks for `last`.
    """

    __slots__ = ("last",)
    last: Moment

    @classmethod
    def until(cls, last: Moment, sentence: str) -> Self:
        """The sentence, which counts up to and with that moment."""
        made = cls(sentence)
        made.last = last
        return made


def end_of(start: Moment, cost: int) -> Moment:
    """The last subphase of an action of `cost` AP begun in `start`: the first one counts (ACT-06)."""
    return start.later(cost - 1)
