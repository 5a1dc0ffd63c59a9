"""Dice. Every roll has a name, is asked for once, and is kept as a `Face` in the event it decided.

The rules ask a `Dice` for a face; where it comes from (the program's seed, somebody's fingers, a script) is
no concern of theirs. When a face has to be typed and has not been, the dice raise `DieNeeded`: the command is
then decided again, from the start, once the face is known.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b
from random import Random
from typing import Literal, Protocol, TypeVar

from squadlog.base.records import record

FaceSource = Literal["seeded", "typed", "scripted"]
SEEDS = 1_000_000
"""A seed that nobody chose is below this, short enough to be read aloud."""
_BOUND = r"\b(\d+ or (?:less|more))(?= \(|[,;.]|$)"
"""The bound of a test, as a die says what it needs."""


@record
class Roll:
    """A die to be rolled: its name, who rolls it for which side, and what it needs, in words.

    Dice of one `row` are rolled together and typed as a row of digits; empty for a die by itself. `secret`: only its
    side knows of the roll, so that nobody else can be asked for it.
    """

    name: str
    who: str = ""
    side: str = ""
    die: int = 10
    needed: str = ""
    row: str = ""
    secret: bool = False

    @property
    def needs(self) -> str:
        """`needs 9 or less (7 with -2)`; of a die that is no test, what its faces mean."""
        return re.sub(_BOUND, r"needs \1", self.needed, count=1)


@record
class Face:
    """The face that came up, 1 to `die` (the face printed 0 is 10: DIE-07)."""

    name: str
    value: int
    who: str = ""
    side: str = ""
    die: int = 10
    source: FaceSource = "seeded"


class DieNeeded(Exception):  # noqa: N818 - the table is asked for a die; nothing went wrong
    """A face must be typed before the command can be decided."""

    def __init__(self, roll: Roll) -> None:
        super().__init__(f"{roll.name} {roll.who}: a d{roll.die} must be rolled at the table")
        self.roll = roll


class Dice(Protocol):
    """Whatever answers a `Roll` with a `Face`; may raise `DieNeeded`."""

    def roll(self, roll: Roll, /) -> Face:
        """Answer one roll."""
        ...


def read_face(text: str, die: int = 10) -> int:
    """The face somebody typed, 1 to `die`; `0` (and `00` on a d100) is the highest face (DIE-07).

    Raises ValueError with one sentence when it is no face of that die.
    """
    typed = text.strip()
    if not (typed.isascii() and typed.isdigit() and len(typed) <= len(str(die))):
        raise ValueError(f"{typed!r} is not a face of a d{die}: type a number from 1 to {die} (0 is {die})")
    value = int(typed) or die
    if value > die:
        raise ValueError(f"{value} is not a face of a d{die}: type a number from 1 to {die} (0 is {die})")
    return value


def _face(roll: Roll, value: int, source: FaceSource) -> Face:
    return Face(name=roll.name, who=roll.who, side=roll.side, die=roll.die, value=value, source=source)


class SeededDice:
    """The program's dice: the n-th roll of a seed is always the same face.

    `used` is how many faces the record already holds, so a battle reopened or undone rolls on where it was.
    """

    def __init__(self, seed: int, used: int = 0) -> None:
        self._seed, self._used = seed, used

    def roll(self, roll: Roll, /) -> Face:
        """The next face of the seed."""
        digest = blake2b(f"{self._seed}/{self._used}/{roll.die}".encode(), digest_size=16).digest()
        self._used += 1
        return _face(roll, int.from_bytes(digest) % roll.die + 1, "seeded")

    def skip(self) -> None:
        """Count a face that somebody else supplied."""
        self._used += 1


class ScriptedDice:
    """Faces laid out beforehand, for tests and replays; raises `DieNeeded` when they run out."""

    def __init__(self, values: Sequence[int], source: FaceSource = "scripted") -> None:
        self._values, self._source, self._next = tuple(values), source, 0

    def roll(self, roll: Roll, /) -> Face:
        """The next face laid out; ValueError if it is not on that die."""
        if self._next >= len(self._values):
            raise DieNeeded(roll)
        value = self._values[self._next]
        if not 1 <= value <= roll.die:
            raise ValueError(f"{value} is not a face of a d{roll.die}")
        self._next += 1
        return _face(roll, value, self._source)

    @property
    def left(self) -> int:
        """How many faces have not been used."""
        return len(self._values) - self._next


class MixedDice:
    """Some sides type their faces, the program rolls for the others, and whatever is rolled in secret.

    `typed_sides` are the sides that roll at the table; a roll that belongs to no side is typed when every
    side types. `entered` are the faces typed so far for the command being decided.
    """

    def __init__(
        self,
        *,
        seed: int,
        used: int,
        typed_sides: Collection[str],
        sides: Collection[str],
        entered: Sequence[int],
    ) -> None:
        self._seeded = SeededDice(seed, used)
        self._typed = frozenset(typed_sides)
        self._all_type = set(sides) <= self._typed
        self._entered = ScriptedDice(entered, "typed")

    def roll(self, roll: Roll, /) -> Face:
        """A typed face for a side that types, else the program's."""
        if not roll.secret and (roll.side in self._typed or (not roll.side and self._all_type)):
            face = self._entered.roll(roll)
            self._seeded.skip()
            return face
        return self._seeded.roll(roll)


_Item = TypeVar("_Item")


class Chance:
    """A stream of chance for dealing cards and for players that try things out: the same seed, the same stream.

    Only bits are taken from Python's generator, whose bits are the same in every version of Python.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed))  # noqa: S311 - a game, no secret
        self.bits = self._random.getrandbits
        """`bits(k)`: a number of k random bits. For those who draw millions of numbers."""

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, `limit` (1 or more); each is as likely as the others."""
        width = limit.bit_length()
        while (drawn := self.bits(width)) >= limit:
            pass
        return drawn

    def pick(self, things: Sequence[_Item]) -> _Item:
        """One of the things, at random."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[_Item]) -> list[_Item]:
        """The things in a random order."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
