"""The map with everybody on it: what hangs on nothing but who stands where and what play has done to the ground."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from squadlog.base.records import replace
from squadlog.battle.moment import Moment
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import Whereabouts
from squadlog.ground.compiled.conditions import Conditions, Figure
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.sight.clouds import Veil
from squadlog.ground.sight.line_of_sight import SightLine, look
from squadlog.ground.sight.visible import SeenGround
from squadlog.survey.drawn import Compiled

_MOST_LINES = 5000
"""How many measured lines are kept."""


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
            known = look(
                self.ground,
                viewer,
                target,
                self.readings,
                looks_out=looks_out,
                aimed_at=aimed_at,
                with_margin=margin,
            )
            self._lines[asked] = known
        return known

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
    def _lines(self) -> dict[tuple[Figure, Figure, bool, str | None], SightLine]:
        return {}

    @cached_property
    def _footings(self) -> dict[frozenset[int], WalkableGround]:
        return {}
