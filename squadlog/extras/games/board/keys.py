"""The keys of positions: 64 bits, changed by a few exclusive-ors with every turn."""

from collections.abc import Sequence

from squadlog.base.dice import Chance

_PLACES = 512  # more than any board has

_chance = Chance("phalanx-board")
SIDE_TO_MOVE = _chance.bits(64)
"""What the key gains and loses as the turn passes; in it when it is Black's."""
PLACE_KEYS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(_chance.bits(64) for _ in range(_PLACES)),
    tuple(_chance.bits(64) for _ in range(_PLACES)),
)
"""What a piece of each seat, on each place, gives to the key."""


def key_of(armies: tuple[Sequence[int], Sequence[int]], mover: int) -> int:
    """The key from scratch: equal positions have equal keys, others hardly ever."""
    key = SIDE_TO_MOVE if mover else 0
    for army, keys in zip(armies, PLACE_KEYS, strict=True):
        for place in army:
            key ^= keys[place]
    return key
