"""What screens and command line ask about a battle on its map. Nothing here decides or changes anything."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.book.book import Rulebook
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import GRACE_M, StatedMove, Waypoint
from squadlog.ground.compiled.bearings import bearing_deg
from squadlog.ground.compiled.conditions import Conditions, Figure, MapCounter, Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.drawing.side_view import SideView, side_view
from squadlog.ground.map.model import Map
from squadlog.ground.moving import landmarks
from squadlog.ground.moving.landmarks import Landmark
from squadlog.ground.moving.reached import Reachable
from squadlog.ground.moving.refuge import refuge
from squadlog.ground.sight import watching
from squadlog.ground.sight.arcs import in_front, left_to_right
from squadlog.ground.sight.line_of_sight import SightLine
from squadlog.ground.sight.shades import HAZY, SEEN
from squadlog.ground.sight.visible import SeenGround, seen_ground
from squadlog.ground.sight.watching import SeenFrom, WatchTarget
from squadlog.rules.common.refusing import off_the_map
from squadlog.survey import nearby
from squadlog.survey.aiming import best_point
from squadlog.survey.drawn import map_of_text
from squadlog.survey.figures import counters_of, placeholder
from squadlog.survey.measured_battle import MeasuredBattle, measure_battle
from squadlog.survey.reaching import Ruled, area_of, objection, rule_move
from squadlog.survey.sightings import line_to
from squadlog.survey.static_site import StaticSite


@dataclass(frozen=True)
class Survey:
    """One battle as it stands, measured. Units are named by number and must be among `figures`: KeyError otherwise."""

    battle: Known
    book: Rulebook
    rulings: Rulings

    @cached_property
    def world(self) -> MeasuredBattle:
        """Battle, map and readings put together."""
        return measure_battle(self.battle, self.book, self.rulings)

    @property
    def map(self) -> Map:
        """The map as drawn, with its scenery."""
        return map_of_text(self.battle.setup.map)

    @property
    def conditions(self) -> Conditions:
        """What play has done to it by now."""
        return self.world.conditions

    @property
    def counters(self) -> tuple[MapCounter, ...]:
        """What lies on it by the chapters in force."""
        return counters_of(self.world.battle)

    @property
    def readings(self) -> Readings:
        """The readings that measuring follows."""
        return self.world.readings

    @property
    def figures(self) -> Mapping[int, Figure]:
        """All units on the map, the fallen too."""
        return self.world.figures

    # Looking

    def sight(
        self,
        viewer: int,
        target: int,
        *,
        viewer_at: Spot | None = None,
        target_at: Spot | None = None,
        margin: bool = False,
    ) -> SightLine:
        """One unit's line to another, from and to where they stand or places they have not moved to (LOS-01).

        `margin` asks by how little it misses another verdict, which takes many times as long.
        """
        one, other = self._figure(viewer, viewer_at), self._figure(target, target_at)
        return line_to(self.world, one, other, margin=margin)

    def sight_back(
        self, viewer: int, target: int, *, viewer_at: Spot | None = None, target_at: Spot | None = None
    ) -> SightLine:
        """A line looked along from the target: posture and corners may have it judged otherwise (LOS-08)."""
        one, other = self._figure(viewer, viewer_at), self._figure(target, target_at)
        return line_to(self.world, other, one)

    def sight_from(
        self, viewer: Spot, target: int | Spot, *, target_at: Spot | None = None, margin: bool = False
    ) -> SightLine:
        """The line from a viewer on a mere spot to a unit or to another spot; with its `margin` if that is asked."""
        other = placeholder(target) if isinstance(target, Spot) else self._figure(target, target_at)
        return line_to(self.world, placeholder(viewer), other, margin=margin)

    def sight_to(
        self, viewer: int, target: Spot | str, *, viewer_at: Spot | None = None, margin: bool = False
    ) -> SightLine | None:
        """The line to a spot, as to a unit there, or to a feature by id; None for one not on the map.

        With its `margin` if that is asked.
        """
        one = self._figure(viewer, viewer_at)
        if isinstance(target, Spot):
            return self.world.line(one, placeholder(target), margin=margin)
        aimed = best_point(self.world, one, target, None)
        if aimed is None:
            return None
        return self.world.line(one, placeholder(aimed.spot), aimed_at=aimed.id, margin=margin)

    def targets(
        self, viewer: int, at: Spot | None = None, *, margins: bool = False
    ) -> tuple[WatchTarget, ...]:
        """Every other unit that stands, friend and foe, as this one sees it, left to right (FOV-04).

        `margins` asks for the margin of every line too.
        """
        one = self._figure(viewer, at)
        there = {other.spot: other for other in self.conditions.figures if other.number != viewer}
        if not margins:
            everybody = [(other, self.world.looks_out(other, one)) for other in there.values()]
            self.world.site.look_round(one, everybody)
        return tuple(
            WatchTarget(
                number=there[spot].number,
                in_arc=in_front(one, spot, self.readings),
                bearing_deg=bearing_deg(one.spot, spot),
                line=line_to(self.world, one, there[spot], margin=margins),
            )
            for spot in left_to_right(one, there)
        )

    def who_sees(self, target: int | Spot) -> tuple[SeenFrom, ...]:
        """The units of any side with a unit, or a mere spot, in arc and sight (FOV-04)."""
        figure = placeholder(target) if isinstance(target, Spot) else self._figure(target)
        found = []
        for watcher in self.conditions.figures:
            if watcher.number != figure.number and in_front(watcher, figure.spot, self.readings):
                line = line_to(self.world, watcher, figure)
                if line.verdict != "blocked" and not (line.smoke and self.world.veil.hides):
                    found.append(SeenFrom(watcher.number, line))
        return tuple(found)

    def seen_ground(self, viewer: int, floor: int) -> SeenGround:
        """What of a floor the unit sees from where it stands, and what through smoke; worked out once."""
        known = self.known_seen(viewer, floor)
        if known is None:
            known = seen_ground(
                self.world.ground, self._figure(viewer), floor, self.readings, self.world.veil
            )
            self.learn_seen(viewer, known)
        return known

    def known_seen(self, viewer: int, floor: int) -> SeenGround | None:
        """The ground seen from a unit, if it has been worked out or was given; None otherwise."""
        return self.world.site.seen.get((self._figure(viewer), floor, self.world.veil))

    def learn_seen(self, viewer: int, seen: SeenGround) -> None:
        """Remember what another thread worked out for this battle."""
        self.world.site.seen[self._figure(viewer), seen.floor, self.world.veil] = seen

    def danger(self, unit: int, path: Sequence[Spot], *, hazy: bool = False) -> tuple[tuple[int, ...], ...]:
        """The numbers of the enemies that see a unit, for every metre of a way from where it stands.

        If `hazy`, only those that see it through smoke; where smoke blocks nobody does (A-71).
        """
        mover = self._figure(unit)
        foes = [one for one in self.conditions.figures if one.side != mover.side]
        return watching.danger(
            self.world.ground,
            mover,
            (mover.spot, *path),
            foes,
            self.readings,
            veil=self.world.veil,
            shade=HAZY if hazy else SEEN,
        )

    def side_view(
        self, viewer: int, target: int | Spot, *, viewer_at: Spot | None = None, target_at: Spot | None = None
    ) -> SideView:
        """The line to a unit, or to a unit on a spot, from the side."""
        other = placeholder(target) if isinstance(target, Spot) else self._figure(target, target_at)
        return side_view(self.world.ground, self._figure(viewer, viewer_at), other, self.readings)

    # Moving

    def measure(
        self,
        unit: int,
        mode: str,
        path: Sequence[Spot],
        facing_deg: float | None = None,
        *,
        asks_watchers: bool = True,
    ) -> Ruled:
        """A way through these spots: metres, cost, what ends it, and why the rules would refuse it.

        Who comes to see it takes longest, and is told only where it `asks_watchers`; the rules need it for no refusal.
        """
        way = tuple(Waypoint(x=spot.x, y=spot.y, floor=spot.floor) for spot in path)
        seen_by = None if asks_watchers else ()
        return self.measure_stated(unit, mode, StatedMove(path=way, facing_deg=facing_deg, seen_by=seen_by))

    def off_the_map(self, stated: StatedMove) -> Refusal | None:
        """Why a way leads to no floor of the map, as its declarer is told (MAP-01)."""
        said = (
            off_the_map(one, partial(nearby.ground, self.world))
            for one in stated.path
            if one.floor is not None
        )
        return next(filter(None, said), None)

    def measure_stated(self, unit: int, mode: str, stated: StatedMove) -> Ruled:
        """A move measured as it would be declared: by metres, straight ahead, as far as it goes (MOV-01, MOV-06)."""
        return rule_move(self.world, unit, mode, stated)

    def reachable(self, unit: int, mode: str) -> Reachable:
        """Where the unit can end one subphase of moving so; worked out once."""
        if (unit, mode) not in self._areas:
            self._areas[unit, mode] = area_of(self.world, unit, mode)
        return self._areas[unit, mode]

    def refuge(self, unit: int, mode: str) -> Reachable:
        """The part of it where no enemy who fights on would see the unit; worked out once (ROU-21, ROU-22)."""
        return self.refuges(unit, mode)[0]

    def refuges(self, unit: int, mode: str) -> tuple[Reachable, Reachable]:
        """The refuge of a unit, and the part where enemies would see it through smoke alone (A-71)."""
        if (unit, mode) not in self._refuges:
            side, units = self._figure(unit).side, self.battle.units
            foes = [one for one in self.conditions.figures if one.side != side and not units[one.number].out]
            reach = self.reachable(unit, mode)
            self._refuges[unit, mode] = refuge(self.world.ground, reach, foes, self.readings, self.world.veil)
        return self._refuges[unit, mode]

    def known_refuges(self, unit: int, mode: str) -> tuple[Reachable, Reachable] | None:
        """The refuges of a unit, if they have been worked out or were given; None otherwise."""
        return self._refuges.get((unit, mode))

    def known_reach(self, unit: int, mode: str) -> Reachable | None:
        """The reach of a unit, if it has been worked out or was given; None otherwise."""
        return self._areas.get((unit, mode))

    def learn(
        self, unit: int, mode: str, reach: Reachable, hidden: tuple[Reachable, Reachable] | None = None
    ) -> None:
        """Remember what another thread worked out for this battle: a reach, and the refuges in it."""
        self._areas[unit, mode] = reach
        if hidden is not None:
            self._refuges[unit, mode] = hidden

    def apart(self) -> "Survey":
        """A survey of this battle with a memory of its own, for another thread: they share only what never changes."""
        own, world = (
            Survey(self.battle, self.book, self.rulings),
            MeasuredBattle(self.battle, self.book, self.rulings),
        )
        vars(world)["site"] = StaticSite(self.world.compiled, self.world.conditions, self.world.readings)
        vars(own)["world"] = world
        return own

    def way_to(self, unit: int, mode: str, spot: Spot) -> tuple[Spot, ...] | None:
        """A way there within one subphase that the rules let pass, without the start; None for a spot out of reach."""
        found = self.reachable(unit, mode)
        if spot.floor != found.start.spot.floor:
            return None
        ways = found.ways_to(spot.x, spot.y, near_m=GRACE_M)
        return next(
            (way for way in ways if self.measure(unit, mode, way, asks_watchers=False).refusal is None), None
        )

    def objection(self, unit: int, mode: str) -> Refusal | None:
        """What forbids the unit every move of this kind now, wherever it would lead; None if there are some."""
        return objection(self.world, unit, mode)

    # In words

    def look(self, unit: int | Spot, within_m: float | None = None) -> tuple[Landmark, ...]:
        """Who and what is on the floor of a unit, or of a spot, by distance, whether seen or not."""
        here = placeholder(unit) if isinstance(unit, Spot) else self._figure(unit)
        return landmarks.look(self.world.footing, here, within_m=within_m)

    def nearest_cover(self, unit: int) -> tuple[Landmark, ...]:
        """The three nearest things that give cover (FIR-24..26)."""
        return landmarks.nearest_cover(self.world.footing, self._figure(unit))

    def whereabouts(self, unit: int | Spot) -> str:
        """What the place of a unit, or a spot, is called."""
        spot = unit if isinstance(unit, Spot) else self._figure(unit).spot
        return landmarks.whereabouts(self.world.footing, spot)

    @cached_property
    def _areas(self) -> dict[tuple[int, str], Reachable]:
        return {}

    @cached_property
    def _refuges(self) -> dict[tuple[int, str], tuple[Reachable, Reachable]]:
        return {}

    def _figure(self, number: int, at: Spot | None = None) -> Figure:
        figure = self.figures[number]
        return figure if at is None else replace(figure, spot=at)


def survey_of(battle: Known) -> Survey:
    """A battle measured by its own book and by the readings that are in force in it."""
    return Survey(battle, book_of(battle.setup), rulings_of(battle.rulings, battle.setup.version))
