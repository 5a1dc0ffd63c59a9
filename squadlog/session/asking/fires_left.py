"""How many more shots the rate of fire leaves soldiers, of a battle as a seat knows it or knew it once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.rules.common import advanced
from squadlog.rules.common.shots import gunnery

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.state import Known
    from squadlog.rules.common.context import BookReading


def count_shots_left(seen: Known, reading: BookReading, numbers: Sequence[int] = ()) -> Mapping[int, int]:
    """The shots left to these units, or to each that is known, by number (FIR-38, AMB-87)."""
    left: dict[int, int] = {}
    for one in numbers or seen.units:
        unit = seen.units[one]
        other = advanced.fires_left(unit, seen.now, *reading) if unit.held else None
        left[one] = gunnery.shots_left(unit.shots, seen.now, reading) if other is None else other.count
    return left
