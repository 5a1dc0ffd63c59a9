"""The map with everybody on it: what hangs on nothing but who stands where and what play has done to the ground."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
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
from squadlog.ground.sight.line_of_sight import SightLine, look, look_round
from squadlog.ground.sight.los_verdict import off_line_m
from squadlog.ground.sight.visible import SeenGround
from squadlog.survey.drawn import Compiled

_MOST_LINES = 5000
"""How many measured lines are kept."""
_MOST_KEPT = 3000
"""How many are kept for who stands so again."""
_BESIDE_M = 0.01


def _posed(one: Figure) -> tuple[int, Spot, str, float]:
    """All of somebody that a line to him hangs on, and one from him."""
    return one.number, one.spot, one.posture, one.base_m


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
        asked = self._hangs_on(viewer, target, looks_out=looks_out, aimed_at=aimed_at, margin=margin)
        found = self._lines_kept.get(asked)
        if found is None:
            found = look(
                self.ground,
                viewer,
                target,
                self.readings,
                looks_out=looks_out,
                aimed_at=aimed_at,
                with_margin=margin,
            )
            self._keep(asked, found)
        return found

    def look_round(self, viewer: Figure, targets: Sequence[tuple[Figure, bool]]) -> None:
        """Look along the lines to several targets at once, as far as they are not known; each with if it looks out."""
        new: dict[tuple[Figure, bool], tuple[object, ...]] = {}
        for target, looks_out in targets:
            if (viewer, target, looks_out, None) not in self._lines:
                asked = self._hangs_on(viewer, target, looks_out=looks_out)
                if asked not in self._lines_kept:
                    new[target, looks_out] = asked
        out = frozenset(number for number, (_target, looks_out) in enumerate(new) if looks_out)
        there = [target for target, _looks_out in new]
        found = look_round(self.ground, viewer, there, self.readings, looking_out=out)
        for ((target, looks_out), asked), line in zip(new.items(), found, strict=True):
            self._keep(asked, line)
            self._lines[viewer, target, looks_out, None] = line

    def _keep(self, asked: tuple[object, ...], line: SightLine) -> None:
        if len(self._lines_kept) >= _MOST_KEPT:
            self._lines_kept.clear()
        self._lines_kept[asked] = line

    def _hangs_on(
        self,
        viewer: Figure,
        target: Figure,
        *,
        looks_out: bool,
        aimed_at: str | None = None,
        margin: bool = False,
    ) -> tuple[object, ...]:
        """All that a line hangs on while what is built on the map stays as it is."""
        between = self._near_line(viewer.spot, target.spot, FAR_M if margin else self.readings.close_call_m)
        return (*_posed(viewer), *_posed(target), looks_out, aimed_at, margin, between)

    def _near_line(self, one: Spot, other: Spot, within_m: float) -> tuple[tuple[int, Spot], ...]:
        """Who stands or kneels so near a line that he could be on it, were the heads shifted by so much."""
        near_m = FIGURE_RADIUS_M + within_m + _BESIDE_M
        return tuple(
            (figure.number, figure.spot)
            for figure in self.conditions.figures
            if figure.posture != "prone" and off_line_m(figure.spot, one, other) <= near_m
        )

    @cached_property
    def leaving(self) -> dict[tuple[int, frozenset[int]], tuple[Unit, Moment, bool]]:
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
