"""A few seconds of a battle as a loop: who moved to where he stands in a picture, who was hit, and then who fired."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from squadlog.base.records import replace
from squadlog.battle.state import Known
from squadlog.extras.paper.chip_marks import chip_marks
from squadlog.extras.paper.marks import Looped, Mark, Place
from squadlog.ground.drawing.figures.chip import Chip, PlacedChip
from squadlog.survey.drawing.chips import chips_of

_STEP_S, _HOLD_S = 0.8, 2.2
"""Seconds of a subphase of the loop, and of its end, which is held."""


class BattleLoop:
    """The battles that lead to a picture, the oldest first; without some nothing moves."""

    def __init__(self, earlier: Sequence[Known]) -> None:
        self._earlier = earlier
        self._seconds = _STEP_S * len(earlier) + _HOLD_S
        self._until = round(_STEP_S * len(earlier) / self._seconds, 3)

    def chip(self, placed: PlacedChip, at: Place, scale_mm: float) -> Iterator[Mark]:
        """A chip about its middle on paper: where it moved or looked otherwise, a loop up to where it is."""
        size_mm = placed.size_m * scale_mm
        marks = tuple(chip_marks(placed, at, size_mm))
        now, stood = placed.chip, [chips.get(placed.chip.number) for chips in self._chips]
        before = stood[-1] if stood and now.number else None
        if before is None:
            yield from marks
            return
        ways = tuple(_ways(now, stood, scale_mm))
        ways = ways if any(map(any, ways)) else ()
        loop = Looped(marks=marks, seconds=self._seconds, ways=ways, until=self._until)
        if _look(before) != _look(now):
            yield replace(loop, seen=(self._until, 1.0))
            then = replace(placed, chip=replace(before, spot=now.spot))
            marks = tuple(chip_marks(then, at, size_mm))
            yield replace(loop, marks=marks, seen=(0.0, self._until), still=False)
        elif ways:
            yield loop
        else:
            yield from marks

    def shots(self, shots: Sequence[Mark]) -> Iterator[Mark]:
        """The lines of attacks, which are seen at the end of a loop."""
        if shots and self._earlier:
            yield Looped(marks=tuple(shots), seconds=self._seconds, seen=(self._until, 1.0))
        else:
            yield from shots

    @cached_property
    def _chips(self) -> list[dict[int, Chip]]:
        return [{chip.number: chip for chip in chips_of(battle)} for battle in self._earlier]


def _look(chip: Chip) -> tuple[object, ...]:
    return chip.kind, chip.posture, chip.wound, chip.signs


def _ways(now: Chip, stood: Sequence[Chip | None], scale_mm: float) -> Iterator[Place]:
    """How far from its place in the picture it was each time, in millimetres; 0 where it was not on the floor."""
    for then in stood:
        there = now.spot if then is None or then.spot.floor != now.spot.floor else then.spot
        yield (there.x - now.spot.x) * scale_mm, (now.spot.y - there.y) * scale_mm
