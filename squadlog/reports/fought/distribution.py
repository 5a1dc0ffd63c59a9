"""Sums of dice, exactly: how many of all the ways in which dice can fall come to each sum."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import gcd, prod

from squadlog.rules.common.reported import DieValues


class Distribution:
    """How likely each sum of some dice is, by what each face counts: `ways[sum]` of `of` ways come to it."""

    def __init__(self, dice: Iterable[DieValues]) -> None:
        self.ways, self.of = _ways_of_sum([_reduce(die) for die in dice])

    def __repr__(self) -> str:
        """All that it is: the ways of each sum."""
        return f"Distribution(ways={self.ways}, of={self.of})"

    @property
    def most(self) -> int:
        """The largest sum that there can be."""
        return len(self.ways) - 1

    @cached_property
    def mean(self) -> Fraction:
        """The sum that is to be expected."""
        return Fraction(sum(value * ways for value, ways in enumerate(self.ways)), self.of)

    @cached_property
    def _up_to(self) -> Sequence[int]:
        return tuple(accumulate(self.ways))

    def chance(self, value: int) -> Fraction:
        """The chance of just that sum."""
        return Fraction(self.ways[value], self.of) if 0 <= value <= self.most else Fraction(0)

    def at_most(self, value: int) -> Fraction:
        """The chance of that sum or less."""
        return Fraction(self._up_to[min(value, self.most)], self.of) if value >= 0 else Fraction(0)

    def at_least(self, value: int) -> Fraction:
        """The chance of that sum or more."""
        return 1 - self.at_most(value - 1)


def _reduce(die: DieValues) -> tuple[dict[int, int], int]:
    """The ways of each value in the fewest words: a chance of 5 in 10 is 1 in 2."""
    ways = Counter(die)
    common = gcd(*ways.values())
    return {value: many // common for value, many in ways.items()}, len(die) // common


def _ways_of_sum(dice: Sequence[tuple[dict[int, int], int]]) -> tuple[tuple[int, ...], int]:
    """The ways of each sum. They are held side by side in one large number, so that a die is a few multiplications."""
    of = prod(faces for _, faces in dice)
    width = of.bit_length() // 8 + 1
    side_by_side, most = 1, 0
    for ways, _ in dice:
        side_by_side = sum((side_by_side * many) << (value * width * 8) for value, many in ways.items())
        most += max(ways)
    held = side_by_side.to_bytes((most + 1) * width, "little")
    found = (held[at : at + width] for at in range(0, len(held), width))
    return tuple(int.from_bytes(one, "little") for one in found), of
