"""The order that moves which were tried out are told in: the one to be made first, the others by their worth."""

from collections.abc import Sequence
from typing import NamedTuple

_HARDLY = 50
"""A move tried in fewer than one of this many rounds looks better or worse than it is by mere luck."""


class Tried(NamedTuple):
    """A move, in how many rounds it was tried, and what it was worth in them on average."""

    rounds: int
    worth: float


def in_order(tried: Sequence[Tried]) -> list[int]:
    """The places of the moves in `tried`, in the order they are told in.

    The move to be made is the one tried most often, which luck misleads least; a later one may look slightly better.
    Moves hardly tried come last.
    """
    least = sum(one.rounds for one in tried) / _HARDLY
    often = sorted(range(len(tried)), key=lambda place: (-tried[place].rounds, -tried[place].worth))
    rest = sorted(often[1:], key=lambda place: (tried[place].rounds < least, -tried[place].worth))
    return [*often[:1], *rest]
