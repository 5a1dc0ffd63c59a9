"""The map with everybody on it: what hangs on nothing but who stands where and what play has done to the ground."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from types import MappingProxyType

from squadlog.base.records import replace
from squadlog.battle.moment import Moment
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import FAR_M, Whereabouts
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.sight.clouds import Veil
from squadlog.ground.sight.line_of_sight import SightLine, look
from squadlog.ground.sight.visible import SeenGround
from squadlog.survey.drawn import Compiled

_MOST_LINES = 5000
"""How many measured lines are kept."""
_BESIDE_M = 0.01


def _posed(one: Figure) -> tuple[int, Spot, str, float]:
    """All of somebody that a line to him hangs on, and one from him."""
    return one.number, one.spot, one.posture, one.base_m


def _apart_m(spot: Spot, one: Spot, other: Spot) -> float:
    """Metres in plan between a place and the straight line from one to the other."""
    wide, high = other.x - one.x, other.y - one.y
    x, y = spot.x - one.x, spot.y - one.y
    square = wide * wide + high * high
    share = min(max((x * wide + y * high) / square, 0.0), 1.0) if square else 0.0
    return hypot(x - share * wide, y - share * high)


@dataclass(frozen=True, eq=False)
class StaticSite:
    """Worked out when first asked for; shared by all battles that leave it as it is, as most commands do."""

    compiled: Compiled
    conditions: Conditions
    readings: Readings

    @cached_property
    def ground(self) -> Ground:
        """The ground to look across."""
        return self.compiled.ground(self.conditions)

    @cached_property
    def footing(self) -> WalkableGround:
        """The ground to move over."""
        return self.compiled.footing(self.conditions, self.readings)

    def footing_without(self, away: frozenset[int]) -> WalkableGround:
        """The ground to move over with these units not in anybody's way."""
        if away not in self._footings:
            standing = tuple(one for one in self.conditions.figures if one.number not in away)
            conditions = replace(self.conditions, figures=standing)
            self._footings[away] = self.compiled.footing(conditions, self.readings)
        return self._footings[away]

    @cached_property
    def figures(self) -> Mapping[int, Figure]:
        """All units on the map by number, the fallen too."""
        here = (*self.conditions.figures, *self.conditions.bodies)
        return MappingProxyType({one.number: one for one in here})

    def line(
        self,
        viewer: Figure,
        target: Figure,
        *,
        looks_out: bool = False,
        aimed_at: str | None = None,
        margin: bool = False,
    ) -> SightLine:
        """One line, looked along only once; with its margin if that is wanted."""
        asked = (viewer, target, looks_out, aimed_at)
        known = self._lines.get(asked)
        if known is None or (margin and known.margin_m is None):
            if len(self._lines) >= _MOST_LINES:
                self._lines.clear()
            known = self._lines[asked] = self._look(
                viewer, target, looks_out=looks_out, aimed_at=aimed_at, margin=margin
            )
        return known

    def _look(
        self, viewer: Figure, target: Figure, *, looks_out: bool, aimed_at: str | None, margin: bool
    ) -> SightLine:
        """A line looked along now, or before by somebody who stood so while nobody stood otherwise near it."""
        kept = self._lines_kept
        between = self._near_line(viewer.spot, target.spot, FAR_M if margin else self.readings.close_call_m)
        asked = (*_posed(viewer), *_posed(target), looks_out, aimed_at, margin, between)
        found = kept.get(asked)
        if found is None:
            if len(kept) >= _MOST_LINES:
                kept.clear()
            found = kept[asked] = look(
                self.ground,
                viewer,
                target,
                self.readings,
                looks_out=looks_out,
                aimed_at=aimed_at,
                with_margin=margin,
            )
        return found

    def _near_line(self, one: Spot, other: Spot, within_m: float) -> tuple[tuple[int, Spot], ...]:
        """Who stands or kneels so near a line that he could be on it, were the heads shifted by so much."""
        near_m = FIGURE_RADIUS_M + within_m + _BESIDE_M
        return tuple(
            (figure.number, figure.spot)
            for figure in self.conditions.figures
            if figure.posture != "prone" and _apart_m(figure.spot, one, other) <= near_m
        )

    @cached_property
    def leaving(self) -> dict[tuple[Unit, frozenset[int], Moment], bool]:
        """Whether units that have declared a move leave their places, when certain others are away."""
        return {}

    @cached_property
    def seen(self) -> dict[tuple[Figure, int, Veil], SeenGround]:
        """What of a floor somebody sees in this smoke, as far as it has been worked out."""
        return {}

    @cached_property
    def looked(self) -> dict[tuple[Figure, Whereabouts], SightLine | None]:
        """The lines to places that somebody has looked over, as drawn; None for a place out of its sight."""
        return {}

    @cached_property
    def _lines_kept(self) -> dict[tuple[object, ...], SightLine]:
        """The lines of every site on this map whose doors, walls and furniture are as here."""
        now = self.conditions
        return self.compiled.lines((frozenset(now.doors.items()), now.destroyed, now.breaches, self.readings))

    @cached_property
    def _lines(self) -> dict[tuple[Figure, Figure, bool, str | None], SightLine]:
        return {}

    @cached_property
    def _footings(self) -> dict[frozenset[int], WalkableGround]:
        return {}
