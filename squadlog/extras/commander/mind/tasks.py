"""What draws a soldier on: the objectives of his side by their points, those of the enemy, a locked door, a charge."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from squadlog.battle.moment import SUBPHASES
from squadlog.extras.commander.mind import doors
from squadlog.extras.commander.mind.goals import (
    NO_WAY_M,
    wants_charges,
    way_among_doors,
    way_clear_of,
    way_to_goal,
    way_to_spots,
)
from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.fairness.on_foot import STEP_M
from squadlog.rules.explosives.record import PLASTIC
from squadlog.survey.walking.walking_net import FAR_M

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.facts.scenario.objective import Objective
    from squadlog.survey.seat_survey import Survey
    from squadlog.survey.walking.walking_net import WalkingField

_AT_AREA = frozenset({"hold", "reach", "leave", "charges", "destroy", "carried"})
"""Kinds of objectives that are met at a place."""
WHOLE = 100.0
"""The points of an objective toward which `Weights.goal` is given, those of a primary one (TA-16)."""
_LEAST, _MOST = 0.4, 1.5
_SECONDARY = 50.0
_DEFENDS, _DEFENDS_M = 0.5, 8.0
"""How much of that draws those who keep an enemy from it, and from how far they do."""
_SUPPORTS_M = 9.0
"""From how far those without a charge support him who lays it."""
_BESIDE_M = 4.0
"""How near to a thing one is to be who is to destroy it."""
_FLEES = 2.0
"""Points for each metre away from charges of his own side that wait."""
_HASTE, _SLOWLY = 2.0, 3.0
"""How much more an objective draws at most as time runs out, and the seconds that a metre takes under fire."""
_ASIDE_M, _WAY_STEPS = 1.0, 24
"""How far others keep from the way of him who has the charge, and so many half metres of it."""
_ROOM_M = 6.0
"""So far from a door one who stands in the way goes on rather than back."""
_BEHIND_M = 4.0
"""So much farther from it than most of his grouping he does not watch but comes up."""


class PlaceWanted(NamedTuple):
    """An area where a side wants somebody to be, within so many metres of it, and the points that hang on it."""

    area: NamedArea
    points: float
    within_m: float = 0.0
    defends: bool = False


class SoldierTask:
    """What draws one soldier on now, by `a_metre` points for each of the `metres` that he is away from it.

    `area` is where an objective wants him, None where enemies draw him. `door` is a locked door on his way there, which
    he opens or leaves to somebody else. `feared` are charges of his squad that would reach him where he stands.
    """

    def __init__(
        self, view: MindView, survey: Survey, unit: int, weights: Weights, unseen: Sequence[Spot] = ()
    ) -> None:
        """Where no enemy is known those `unseen` draw him, where they may be."""
        self._view, self._survey, self._here = view, survey, survey.figures[unit].spot
        self.unit = view.known.units[unit]
        self.area: NamedArea | None = None
        self.door: doors.LockedDoor | None = None
        self.waits = False
        self.feared = doors.feared_by(view, unit) if view.known.held else ()
        self.a_metre, self._within_m = weights.pull, 0.0
        self._field: WalkingField | None = None
        if self.feared:
            self.a_metre, self._field = _FLEES, self._clear_of_charges()
            return
        wanted = min(self._places(), key=lambda one: one[0], default=None)
        if wanted is None:
            seen = way_to_goal(view.known, survey, view.posed.side)
            self._field = seen or way_to_spots(view.known.setup.map, unseen)
            return
        metres, place, self._field, through = wanted
        self.area, self._within_m = place.area, place.within_m
        self.a_metre = weights.goal * min(max(place.points / WHOLE, _LEAST), _MOST)
        if place.defends:
            self.a_metre *= _DEFENDS
        self.a_metre *= self._haste(metres)
        if through:
            self.door = doors.door_ahead(view.known, survey, self._here, self._field)
        if self.door is not None and doors.waits(view, unit, self.door):
            aside = way_clear_of(view.known, [*self._in_the_way(self._field)])
            if (
                self.door.metres > _ROOM_M
                and aside.from_spots([self._here])[0] > 0
                and self._leads(self._field)
            ):
                return
            self.waits, self._field, self._within_m = True, aside, 0.0

    def metres(self, spot: Spot) -> float:
        """How far it is on foot from a spot: nothing where nobody is drawn, `NO_WAY_M` where no way leads."""
        if self._field is None:
            return 0.0
        (metres,) = self._field.from_spots([spot])
        return max(0.0, metres - self._within_m) if metres < FAR_M else NO_WAY_M

    def ahead(self, spot: Spot, metres: float) -> Spot | None:
        """Where he comes who goes so many metres on from a spot, or as far as there is to go; None for nowhere."""
        if self._field is None:
            return None
        way = deque(islice(self._field.down_from(spot), int(metres / STEP_M)), maxlen=1)
        return way[0] if way else None

    @cached_property
    def is_there(self) -> bool:
        """Whether he is where he is drawn to."""
        return self.metres(self._here) <= 0

    @property
    def is_awaited(self) -> bool:
        """Whether others wait for him: he opens the next door, stands in the way of him who does, or lays a charge."""
        if self.door is not None:
            return not self.waits or not self.is_there
        area = self.area
        lays = PLASTIC in self.unit.items
        return area is not None and lays and wants_charges(self._view.known, self.unit.side, area)

    def is_behind(self, others: Sequence[Spot]) -> bool:
        """Whether he is farther back than most of these."""
        if self._field is None or not others or self.a_metre <= 0:
            return False
        return self.metres(self._here) > median(self.metres(one) for one in others) + _BEHIND_M

    def _haste(self, metres: float) -> float:
        """How much more it draws as the turns of the battle run out (SCN-15)."""
        known = self._view.known
        if not known.setup.turns:
            return 1.0
        left_s = max(1, (known.setup.turns - known.now.turn) * SUBPHASES)
        return 1.0 + _HASTE * min(1.0, _SLOWLY * metres / left_s)

    def _clear_of_charges(self) -> WalkingField:
        laid = [Spot(one.position.x, one.position.y, one.floor) for one in self.feared if one.position]
        return way_clear_of(self._view.known, [(spot, doors.CLEAR_M) for spot in laid])

    def _leads(self, field: WalkingField) -> bool:
        """Whether he is on the way to the door before him who has the charge, and goes on so that he can follow."""
        if self.door is None:
            return False
        carrier = doors.carrier_of(self._view, self.door)
        if carrier is None or carrier not in self._survey.figures:
            return False
        his, mine = field.from_spots([self._survey.figures[carrier].spot, self._here])
        return mine < his

    def _in_the_way(self, field: WalkingField) -> Iterator[tuple[Spot, float]]:
        """The door, and the way of him to it who has the charge: from these others keep away."""
        if self.door is None:
            return
        yield Spot(self.door.x, self.door.y, self._here.floor), doors.ASIDE_M
        carrier = doors.carrier_of(self._view, self.door)
        if carrier is not None and carrier in self._survey.figures:
            for spot in islice(field.down_from(self._survey.figures[carrier].spot), 0, _WAY_STEPS, 2):
                yield spot, _ASIDE_M

    def _places(self) -> Iterator[tuple[float, PlaceWanted, WalkingField, bool]]:
        """The places that are wanted: how far each is, and whether the way leads through locked doors."""
        for one in places_wanted(self._view.known, self.unit):
            field, through = way_among_doors(self._view.known, self._survey, one.area, self._here)
            (metres,) = field.from_spots([self._here])
            if metres < FAR_M:
                yield metres, one, field, through


def places_wanted(known: Known, unit: Unit) -> list[PlaceWanted]:
    """Where the page wants one of a side to be; where it wants nobody, the places that the enemy wants."""
    page = known.setup.page
    own, theirs = list[PlaceWanted](), list[PlaceWanted]()
    for one in page.objectives:
        if one.kind == "prevent" and one.side == unit.side:
            kept = page.objective(one.of)
            if kept is not None and (area := area_of(known, kept)) is not None:
                own.append(PlaceWanted(area, points_of(one), _DEFENDS_M))
        elif one.kind in _AT_AREA and (area := area_of(known, one)) is not None:
            if one.side != unit.side:
                theirs.append(PlaceWanted(area, points_of(one), _DEFENDS_M, defends=True))
            elif one.kind != "carried" or any(item in one.items for item in unit.items):
                supports = one.kind == "charges" and PLASTIC not in unit.items
                own.append(PlaceWanted(area, points_of(one), _SUPPORTS_M if supports else 0.0))
    return own or theirs


def area_of(known: Known, one: Objective) -> NamedArea | None:
    """Where an objective is met, on the map; things that are to be destroyed are about where they stand."""
    area = known.setup.page.area(one.area) if one.area else None
    if area is None and one.features:
        area = NamedArea(id=one.id, near=one.features, within_m=_BESIDE_M)
    return area if area is not None and area.drawn else None


def points_of(one: Objective) -> float:
    """The points that an objective may bring at most (TA-16, SCN-10)."""
    if one.worth != "points":
        return WHOLE if one.worth == "primary" else _SECONDARY
    return float(max((*one.table, one.each * one.count)))
