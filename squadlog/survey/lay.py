"""The lay of the land: a battle, its map and the readings in force, put together once for many questions."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

from squadlog.battle.state import Battle
from squadlog.dice import ScriptedDice
from squadlog.facts import Sighting, StatedSighting, StatedSurveyor, YesNo
from squadlog.field.arcs import in_front
from squadlog.field.conditions import Conditions, Figure
from squadlog.field.ground import Ground
from squadlog.field.model import Map
from squadlog.field.moves_ground import Footing
from squadlog.field.readings import Readings
from squadlog.field.sight import SightLine, look
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings
from squadlog.rules.table import Table
from squadlog.rules.to_hit import looks_out
from squadlog.survey.drawn import Compiled, compiled
from squadlog.survey.figures import conditions_of
from squadlog.survey.reading import readings_of

_KEPT = 4
_MOST_LINES = 5000
_lays: "deque[Lay]" = deque(maxlen=_KEPT)


@dataclass(frozen=True)
class Lay:
    """What can be measured of a battle on a map; worked out when first asked for. The battle must have a map."""

    battle: Battle
    book: Rulebook
    rulings: Rulings

    @cached_property
    def compiled(self) -> Compiled:
        """The map, compiled. Raises MapError if the text of the set-up is none."""
        return compiled(self.battle.setup.map)

    @property
    def map(self) -> Map:
        """The map as drawn."""
        return self.compiled.map

    @cached_property
    def readings(self) -> Readings:
        """The readings in force."""
        return readings_of(self.rulings)

    @cached_property
    def conditions(self) -> Conditions:
        """What play has done to the map by now."""
        return conditions_of(self.battle, self.map)

    @cached_property
    def ground(self) -> Ground:
        """The ground to look across."""
        return self.compiled.ground(self.conditions)

    @cached_property
    def footing(self) -> Footing:
        """The ground to move over."""
        return self.compiled.footing(self.conditions, self.readings)

    def footing_without(self, away: frozenset[int]) -> Footing:
        """The same with these units not in anybody's way."""
        standing = tuple(one for one in self.conditions.figures if one.number not in away)
        return self.compiled.footing(replace(self.conditions, figures=standing), self.readings)

    @cached_property
    def figures(self) -> Mapping[int, Figure]:
        """Everybody on the map by number, the fallen too."""
        here = (*self.conditions.figures, *self.conditions.bodies)
        return MappingProxyType({one.number: one for one in here})

    @cached_property
    def table(self) -> Table:
        """What the rules may ask while they are asked what measuring depends on: no dice, and facts as stated."""
        return Table(book=self.book, rulings=self.rulings, surveyor=StatedSurveyor(), dice=ScriptedDice(()))

    def line(
        self,
        viewer: Figure,
        target: Figure,
        *,
        looks_out: bool = False,
        aimed_at: str | None = None,
        margin: bool = False,
    ) -> SightLine:
        """One line, looked along once however often it is asked for; with its margin if that is wanted."""
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
    def _lines(self) -> dict[tuple[Figure, Figure, bool, str | None], SightLine]:
        return {}

    def looks_out(self, target: Figure, viewer: Figure) -> bool:
        """Whether a unit tries to fire toward another, both taken to stand where their figures do (AMB-77)."""
        if target.number not in self.battle.units or viewer.number not in self.battle.units:
            return False
        arcs = _Arcs(self.readings, {target.number: target, viewer.number: viewer})
        asked = Table(book=self.book, rulings=self.rulings, surveyor=arcs, dice=self.table.dice)
        return looks_out(self.battle, target.number, viewer.number, asked)


def lay_of(battle: Battle, book: Rulebook, rulings: Rulings) -> Lay:
    """The lay of a battle; the last few are kept, since one screen asks the same battle many things."""
    for known in _lays:
        if known.battle is battle and known.book is book and known.rulings == rulings:
            return known
    _lays.append(Lay(battle, book, rulings))
    return _lays[-1]


@dataclass(frozen=True)
class _Arcs(StatedSurveyor):
    """Tells who is in whose arc and nothing else: whether a unit looks out must not hang on who sees it."""

    readings: Readings
    figures: Mapping[int, Figure]

    def sighting(self, viewer: int, target: int | str, stated: StatedSighting, /) -> Sighting:
        """The arc measured (FOV-01), the rest as stated."""
        told = super().sighting(viewer, target, stated)
        one, other = self.figures.get(viewer), self.figures.get(target) if isinstance(target, int) else None
        if one is None or other is None:
            return told
        front = YesNo(value=in_front(one, other.spot, self.readings), origin="measured")
        return Sighting(distance=told.distance, in_arc=front, in_sight=told.in_sight)
