"""The woods, marsh and contour lines on many straight lines at once, before any rule judges them (LOS-01)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from squadlog.facts.concealment import WOODS, ContourStep
from squadlog.ground.compiled.chains import Bools, Floats, Ints, Passages, passages
from squadlog.ground.compiled.ground import Land

Span = tuple[float, float]
Stretch = tuple[str, str, Span]
"""A stretch of a line in one patch of growth: its name, its kind, and from where to where."""
_TOUCH = 1e-9
"""A patch with at most this share of the line is only touched, at a corner or along its edge."""


class _Stretches(NamedTuple):
    """Stretches of lines in patches of growth, those of a line in order from A."""

    line: Ints
    patch: Ints
    t0: Floats
    t1: Floats


@dataclass(frozen=True, eq=False)
class LandCrossed:
    """What grows on each of some `lines`, and where they go up and down; what is asked of rows is told by row."""

    land: Land
    lines: Floats

    @property
    def touched(self) -> Bools:
        """Which lines have woods, marsh or a contour line on them."""
        return self.grown_over | self.uneven

    @property
    def grown_over(self) -> Bools:
        """Which lines have woods or marsh on them."""
        return self._marked(self._stretches.line)

    @property
    def wooded(self) -> Bools:
        """Which lines have woods on them."""
        return self._marked(self._stretches.line[self._kinds != "marsh"])

    @property
    def marshy(self) -> Bools:
        """Which lines have marsh on them."""
        return self._marked(self._stretches.line[self._kinds == "marsh"])

    @property
    def uneven(self) -> Bools:
        """Which lines cross contour lines; it may be one up and down at once."""
        return self._marked(self._contours.line)

    @cached_property
    def lengths_m(self) -> Floats:
        """Metres of each line, but for the rounding of numbers."""
        lengths: Floats = np.hypot(self.lines[:, 2] - self.lines[:, 0], self.lines[:, 3] - self.lines[:, 1])
        return lengths

    @cached_property
    def depths_m(self) -> Mapping[str, Floats]:
        """Metres of each kind of woods on each line, but for the rounding of numbers."""
        found, many = self._stretches, len(self.lines)
        within = found.t1 - found.t0
        return {
            kind: np.bincount(found.line, within * (self._kinds == kind), many) * self.lengths_m
            for kind in WOODS
        }

    def grown(self, rows: Sequence[int] | Ints) -> Mapping[int, tuple[Stretch, ...]]:
        """The stretches of growth on those of these lines that have any."""
        here = np.flatnonzero(self._marked(rows)[self._stretches.line])
        told: dict[int, list[Stretch]] = defaultdict(list)
        for row, patch, t0, t1 in zip(*(column[here].tolist() for column in self._stretches), strict=True):
            told[row].append((*self.land.patches[patch], (t0, t1)))
        return {row: tuple(some) for row, some in told.items()}

    def steps(self, rows: Sequence[int] | Ints) -> Mapping[int, tuple[ContourStep, ...]]:
        """The contour lines on those of these lines that cross any; one through a head is not crossed (AMB-51)."""
        passed = self._contours
        here = np.flatnonzero(self._marked(rows)[passed.line])
        levels: dict[int, dict[float, int]] = defaultdict(lambda: defaultdict(int))
        columns = (column[here].tolist() for column in (passed.line, passed.t, passed.leaving))
        for row, t, leaving in zip(*columns, strict=True):
            levels[row][round(t, 12)] -= leaving  # a line that only touches goes up and down at once
        return {
            row: tuple(
                ContourStep(t, 1 if up > 0 else -1)
                for t, up in sorted(crossed.items())
                for _ in range(abs(up))
            )
            for row, crossed in levels.items()
        }

    def orders(self, rows: Bools, apart_m: float) -> Iterator[tuple[int, tuple[int, ...]]]:
        """In which order those of these lines go up and down whose contour lines are all farther apart than that."""
        passed = self._contours
        order = np.lexsort((passed.t, passed.line))
        line, t, up = passed.line[order], passed.t[order], -passed.leaving[order]
        more = line[1:] == line[:-1]
        near = more & ((t[1:] - t[:-1]) * self.lengths_m[line[1:]] <= apart_m)
        kept = rows.copy()
        kept[line[1:][near]] = False
        bounds = [*np.flatnonzero(np.concatenate([[True], ~more])).tolist(), len(line)]
        ups = tuple(up.tolist())
        for begin, end in pairwise(bounds if len(line) else ()):
            if kept[row := int(line[begin])]:
                yield row, ups[begin:end]

    def _marked(self, rows: Sequence[int] | Ints) -> Bools:
        found = np.zeros(len(self.lines), dtype=np.bool_)
        found[rows] = True
        return found

    @cached_property
    def _passed(self) -> Passages:
        return passages(self.lines, self.land.outlines)

    @cached_property
    def _contours(self) -> Passages:
        passed = self._passed
        return passed.only((passed.owner >= len(self.land.patches)) & (passed.t > 0) & (passed.t < 1))

    @cached_property
    def _stretches(self) -> _Stretches:
        passed = self._passed
        passed = passed.only(passed.owner < len(self.land.patches))
        order = np.lexsort((passed.t, passed.owner, passed.line))
        line, patch, t = passed.line[order], passed.owner[order], np.clip(passed.t[order], 0.0, 1.0)
        first = np.ones(len(line), dtype=np.bool_)
        first[1:] = (line[1:] != line[:-1]) | (patch[1:] != patch[:-1])
        begins = np.flatnonzero(first)
        place = np.arange(len(line)) - begins[np.cumsum(first) - 1]
        enters = np.flatnonzero(
            (place[:-1] % 2 == 0) & ~first[1:]
        )  # every other passage leads in, the next out
        enters = enters[t[enters + 1] - t[enters] > _TOUCH]
        leaves = enters + 1
        order = np.lexsort((t[leaves], t[enters], line[enters]))
        enters, leaves = enters[order], leaves[order]
        return _Stretches(line[enters], patch[enters], t[enters], t[leaves])

    @cached_property
    def _kinds(self) -> "np.ndarray[tuple[int], np.dtype[np.str_]]":
        """What kind of growth each stretch is of."""
        kinds = np.array([kind for _, kind in self.land.patches] or [""], dtype=np.str_)
        return kinds[self._stretches.patch]
