"""What draws a soldier on: the objectives of his side by their points, those of the enemy, a locked door, a charge."""

from __future__ import annotations

from collections import deque
from functools import cached_property
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING

from squadlog.battle.moment import SUBPHASES
from squadlog.extras.commander.mind import doors
from squadlog.extras.commander.mind.aims.objectives import WHOLE, aims, last_turn
from squadlog.extras.commander.mind.aims.standing import is_ahead
from squadlog.extras.commander.mind.aims.wanted import SUPPORTS_M, places_wanted
from squadlog.extras.commander.mind.goals import (
    BEHIND_M,
    NO_WAY_M,
    stands_in_way,
    wants_charges,
    way_among_doors,
    way_to_foes,
    way_to_spots,
)
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.fairness.on_foot import STEP_M
from squadlog.rules.explosives.record import PLASTIC
from squadlog.survey.named_areas import inside_of
from squadlog.survey.walking.walking_net import FAR_M

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from squadlog.extras.commander.mind.aims.wanted import PlaceWanted
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.facts.scenario.area import NamedArea
    from squadlog.survey.seat_survey import Survey
    from squadlog.survey.walking.walking_net import WalkingField, WalkingNet

_LEAST, _MOST = 0.4, 2.0
"""How much less and more than by `Weights.goal` an objective draws, by the points that hang on it."""
_DEFENDS = 0.5
"""How much of that draws those who keep an enemy from it."""
_FLEES = 2.0
"""Points for each metre away from charges of his own side that wait."""
_HASTE, _SLOWLY, _FASTEST_M = 2.0, 3.0, 5.0
"""How much more an objective draws at most as time runs out, the seconds that a metre takes under fire, and the most
metres in a second."""
_LONG_S = 200
"""After so many seconds one hastens where a battle has no end."""
_AWAY_M = 20.0
"""How far off enemies are taken to be who are to be fought."""
_OUTSIDE_M = 3.0
"""So many metres count for who is not quite there, so that nobody stops before it."""
_DETOUR_M = 10.0
"""So many metres are added to each way as places are compared by the points that they bring."""
_ALONG_M, _ABREAST_M = 12.0, 6.0
"""From how near friends go along, who are as far from the place but for so many metres."""
_ROOM_M = 6.0
"""So far from a door one who stands in the way goes on rather than back."""
_BEHIND_M = 4.0
"""So much farther from it than most of his grouping he does not watch but comes up."""


class SoldierTask:
    """What draws one soldier on now, by `a_metre` points for each of the `metres` that he is away from it.

    `area` is where an objective wants him, None where enemies draw him. `door` is a locked door on his way there, which
    he opens or leaves to somebody else. `feared` are charges of his squad that would reach him where he stands.
    """

    def __init__(
        self,
        view: MindView,
        survey: Survey,
        unit: int,
        weights: Weights,
        unseen: Sequence[Spot] = (),
        *,
        here: Spot | None = None,
    ) -> None:
        """Where no enemy is known those `unseen` draw him, where they may be.

        `here` is where one hides who stands nowhere.
        """
        self._view, self._survey, self._here = view, survey, here or survey.figures[unit].spot
        self.unit = view.known.units[unit]
        self.area: NamedArea | None = None
        self.door: doors.LockedDoor | None = None
        self.waits = False
        self.feared = doors.feared_by(view, unit) if view.known.held else ()
        self.a_metre, self._within_m, self._defends = weights.pull, 0.0, False
        self._field: WalkingField | None = None
        if self.feared:
            self.a_metre, self._field = _FLEES, doors.way_clear_of_charges(view.known, self.feared)
            return
        wanted = max(self._places(), key=lambda one: one[0], default=None)
        if wanted is None:
            self.a_metre = self._drawn_to_enemies(weights)
            seen = way_to_foes(view.known, survey, view.posed.side)
            self._field = seen or way_to_spots(view.known.setup.map, unseen)
            return
        _, metres, place, self._field, through = wanted
        self.area, self._within_m = place.area, place.within_m
        self.a_metre = self._draws(weights.goal, place.points, metres - place.within_m, place.by)
        if place.defends:
            self.a_metre *= _DEFENDS
        self._defends = place.defends
        if through:
            self.door = doors.door_ahead(view.known, survey, self._here, self._field)
        if self.door is not None and doors.waits(view, unit, self.door):
            self._make_room(self._field, self.door)

    def metres(self, spot: Spot) -> float:
        """How far it is on foot from a spot: nothing where nobody is drawn, `NO_WAY_M` where no way leads."""
        if self._field is None:
            return 0.0
        field = self._field
        metres = field.from_spot(spot) if self.waits else field.from_spots([spot])[0]
        if metres >= FAR_M:
            return NO_WAY_M
        left_m = max(0.0, metres - self._within_m)
        if left_m <= 0 and self._is_within(spot):
            return 0.0
        return max(left_m, STEP_M)

    def costs(self, metres: float) -> float:
        """The points that so many metres to go cost; some metres more where an objective is not met from there."""
        outside_m = _OUTSIDE_M if metres and self.area is not None else 0.0
        return self.a_metre * (metres + outside_m)

    def _is_within(self, spot: Spot) -> bool:
        """Whether a spot on the net of which an area begins lies in it; near it, where that is enough."""
        if self.area is None or self._within_m or self.waits:
            return True
        return inside_of(self._survey.world, spot, self.area)

    def nearest(self, net: WalkingNet, metres: Mapping[int, float]) -> list[int]:
        """The place on a net that brings him on most, of those to which a way of so many metres leads; none or one.

        None where no objective draws him.
        """
        if self.area is None or self._field is None or self._field.net is not net:
            return []
        to_go, within_m = self._field.metres, self._within_m
        ranked = sorted(
            (max(0.0, float(to_go[node]) - within_m), away_m, node) for node, away_m in metres.items()
        )
        return [node for *_, node in ranked[:1]]

    def ahead(self, spot: Spot, metres: float) -> Spot | None:
        """Where he comes who goes so many metres on from a spot, or as far as there is to go; None for nowhere."""
        if self._field is None:
            return None
        way = deque(islice(self._field.down_from(spot), int(metres / STEP_M)), maxlen=1)
        return way[0] if way else None

    def behind(self, spot: Spot) -> float:
        """The points of the way from which one keeps him who stands at a spot: in his way, or on the ground he wants.

        No more than those of so many metres as an open door is worth.
        """
        field, area = self._field, self.area
        if field is None or area is None or self.waits or spot.floor != self._here.floor:
            return 0.0
        if inside_of(self._survey.world, spot, area):
            return self.a_metre * BEHIND_M
        to_go = self.metres(self._here)
        on_it = stands_in_way(field, self._here, spot)
        return self.a_metre * min(BEHIND_M, to_go) if on_it and to_go < NO_WAY_M else 0.0

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

    def goes_with(self, spots: Sequence[Spot]) -> int:
        """How many who stand at these go to the place with him: those near him who have about as far to go.

        None where he is there, keeps an enemy from it, or leaves the way to somebody else.
        """
        if self.area is None or self._defends or self.waits or self.is_there:
            return 0
        mine, here = self.metres(self._here), self._here
        near = [one for one in spots if distance_m(one, here) <= _ALONG_M]
        return sum(0 < self.metres(one) <= mine + _ABREAST_M for one in near)

    def _make_room(self, field: WalkingField, door: doors.LockedDoor) -> None:
        """He goes aside for him who opens a door; or on toward it, where he is before him and there is room yet."""
        aside = doors.aside_of(self._view, self._survey, self.unit.id, self._here, field, door)
        has_room = door.metres > _ROOM_M and aside.from_spots([self._here])[0] > 0
        if not (has_room and self._leads(field)):
            self.waits, self._field, self._within_m = True, aside, 0.0

    def _leads(self, field: WalkingField) -> bool:
        """Whether he is on the way to the door before him who has the charge, and goes on so that he can follow."""
        if self.door is None:
            return False
        carrier = doors.carrier_of(self._view, self.door)
        if carrier is None or carrier not in self._survey.figures:
            return False
        his, mine = field.from_spots([self._survey.figures[carrier].spot, self._here])
        return mine < his

    def _places(self) -> Iterator[tuple[float, float, PlaceWanted, WalkingField, bool]]:
        """The places that are wanted and can be reached in time: what each is worth the way, and how far it is.

        Whether the way leads through locked doors.
        """
        for one in places_wanted(self._view, self.unit):
            field, through = way_among_doors(self._view.known, self._survey, one.area, self._here)
            (metres,) = field.from_spots([self._here])
            in_time = one.by is None or metres - one.within_m < self._left_s(one.by) * _FASTEST_M
            if in_time and metres < FAR_M:
                place = one if self._is_needed(one, field, metres) else one._replace(within_m=SUPPORTS_M)
                yield one.points / (metres + _DETOUR_M), metres, place, field, through

    def _is_needed(self, place: PlaceWanted, field: WalkingField, metres: float) -> bool:
        """Whether he is among the nearest, of whom so many are enough there."""
        if not place.needs:
            return True
        figures, units = self._survey.figures, self._view.known.units
        others = [
            one.id
            for one in units.values()
            if one.side == self.unit.side and not one.out and one.id != self.unit.id and one.id in figures
            and (not place.may or one.id in place.may)
        ]  # fmt: skip
        away = field.from_spots([figures[one].spot for one in others])
        return (
            sum((there, one) < (metres, self.unit.id) for there, one in zip(away, others, strict=True))
            < place.needs
        )

    def _left_s(self, by: int | None) -> int:
        """The seconds until a turn ends; those in which one is to be done where nothing ever ends."""
        now = self._view.known.now
        if by is None:
            return max(1, _LONG_S - now.index)
        return max(1, (by - now.turn + 1) * SUBPHASES - now.subphase + 1)

    def _draws(self, a_metre: float, points: float, metres: float, by: int | None) -> float:
        """What each metre is worth toward so many points, the more as time runs out (SCN-15)."""
        haste = min(1.0, _SLOWLY * max(0.0, metres) / self._left_s(by))
        return a_metre * min(max(points / WHOLE, _LEAST), _MOST) * (1.0 + _HASTE * haste)

    def _drawn_to_enemies(self, weights: Weights) -> float:
        """What each metre toward the enemy is worth where no place is wanted.

        More for who has an objective that only fighting meets; nothing for a side whose enemies have to come.
        """
        known, side = self._view.known, self.unit.side
        fights = [one for one in aims(known) if one.area is None]
        mine = [one for one in fights if one.side == side]
        if mine:
            best = max(mine, key=lambda one: one.points)
            return self._draws(weights.pull, best.points, _AWAY_M, best.by)
        if any(one.side != side for one in fights) and last_turn(known) is not None and is_ahead(self._view):
            return 0.0
        return weights.pull
