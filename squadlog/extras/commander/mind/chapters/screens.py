"""What a cloud of smoke is worth to a side: fire that it is spared, its own that it gives up, the way that it opens.

A line through smoke has the odds that the rules give it. An enemy who sees somebody in the clear does not fire through
smoke, so that to screen one of two whom he sees spares next to nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.extras.commander.mind.chapters.let_go import spots_let_go
from squadlog.extras.commander.mind.currency.fighter import STANCE_S
from squadlog.extras.commander.mind.exchange import left_after, looks_out
from squadlog.facts.ground_facts import SMOKE, Cloud, Crossed
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.sight.clouds import puffs

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed
    from squadlog.facts.ground_facts import Sighting
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.danger.lines_known import PostureAt

AHEAD_M = 8.0
"""How far ahead on his way a soldier is thought of."""
_BESIDE_M = 15.0
"""Those of his grouping no farther off go the same way."""
_MOST, _FOES = 4, 4
"""How many who go on and how many enemies are thought of, those first who see most, and are nearest."""


class _Line(NamedTuple):
    """A line between a friend and an enemy: what a shot along it takes of the friend, and his of the enemy.

    Each in the clear and through smoke; nothing where one does not see the other. `idle`: the enemy sees him though
    he does not look out.
    """

    takes: tuple[float, float]
    gives: tuple[float, float]
    idle: bool


class _Place(NamedTuple):
    """Somewhere a friend stands or goes: how, what being there is worth besides, and the lines to the enemies."""

    stands: PostureAt
    worth: float
    lines: Mapping[int, _Line]


class Screened:
    """Those whom a cloud might screen who lie in the sight of enemies: a soldier, those who go his way, and others."""

    def __init__(self, soldier: SoldierWeighed) -> None:
        self._soldier, self.now = soldier, soldier.now
        now = soldier.now
        seen = {one.id for one in now.friends if any(one.id in some for some in now.watched_by.values())}
        self.walkers = [soldier.unit, *(one for one in now.beside(soldier.unit) if self._goes(one))][:_MOST]
        others = [one for one in now.friends if one.id in seen and one not in self.walkers]
        self.friends = [*self.walkers, *others[:_MOST]]
        here = soldier.figure.spot
        foes = sorted(
            now.foes,
            key=lambda one: (-len(now.watched_by[one.id]), distance_m(now.survey.figures[one.id].spot, here)),
        )
        self.foes = foes[:_FOES]
        self._radius_m = float(now.view.now.rules.reading.book.grenades.smoke_radius_m)
        self._there_are = tuple(
            self._cloud(spot) for spot in spots_let_go(now.view, now.friends, now.survey.figures, smoke=True)
        )
        """Smoke that rises in any case."""
        self._here = {
            one.id: self._place(one, now.stand(one.id), draws=one in self.walkers) for one in self.friends
        }
        self._there = {one.id: there for one in self.walkers if (there := self._ahead(one)) is not None}

    @property
    def ahead(self) -> Spot | None:
        """Where the soldier comes next on his way; None where none leads on."""
        there = self._there.get(self._soldier.unit.id)
        return None if there is None else there.stands.spot

    def _goes(self, unit: Unit) -> bool:
        """Whether one of his grouping is near enough to go the same way."""
        here, his = self._soldier.figure.spot, self.now.survey.figures[unit.id].spot
        return here.floor == his.floor and distance_m(here, his) <= _BESIDE_M

    def _ahead(self, unit: Unit) -> _Place | None:
        """Where he comes next on his way; None where none leads on."""
        spot = self._soldier.task.ahead(self.now.survey.figures[unit.id].spot, AHEAD_M)
        return None if spot is None else self._place(unit, lines.PostureAt(spot), draws=True)

    def _place(self, unit: Unit, stands: PostureAt, *, draws: bool) -> _Place:
        """A place of a friend; `draws`: he is one of those who are drawn on."""
        now, soldier = self.now, self._soldier
        away_m = 0.0
        if draws:
            up_m = 0.0 if stands.posture == "standing" else STANCE_S * soldier.pace
            away_m = soldier.task.metres(stands.spot) + up_m
        his = [now.stand(one.id) for one in self.foes]
        asked = [lines.LookAsked(at, stands, out) for out in (True, False) for at in his]
        asked += [lines.LookAsked(stands, at, looks_out(one)) for one, at in zip(self.foes, his, strict=True)]
        seen = now.lines.look(now.world, asked)
        found = {}
        for row, (foe, at) in enumerate(zip(self.foes, his, strict=True)):
            theirs, idle, mine = seen[row :: len(his)]
            if theirs is not None or mine is not None:
                takes = self._points(foe.id, at, unit.id, stands, theirs)
                gives = self._points(unit.id, stands, foe.id, at, mine, aimed=True)
                found[foe.id] = _Line(takes, gives, theirs is not None and idle is not None)
        return _Place(stands, -soldier.task.a_metre * away_m, found)

    def _points(
        self,
        firer: int,
        at: PostureAt,
        target: int,
        to: PostureAt,
        seen: Sighting | None,
        *,
        aimed: bool = False,
    ) -> tuple[float, float]:
        """The points that a shot takes in the clear, and through smoke."""
        if seen is None:
            return 0.0, 0.0
        shots, view = self.now.shots, self.now.view
        clear = shots.worth(view, firer, at, target, to, seen, aimed=aimed).points
        if self.now.world.veil.hides:
            return clear, 0.0
        smoked = replace(seen, crossed=(*seen.crossed, Crossed(kind=SMOKE, metres=1.0)))
        return clear, shots.worth(view, firer, at, target, to, smoked, aimed=aimed).points

    # What it comes to

    def gains(self, spot: Spot) -> float:
        """What it is worth to all of them that a cloud more stands there."""
        return self._worths([*self._there_are, self._cloud(spot)]) - self._without

    @property
    def goes_anyway(self) -> float:
        """What it is worth more to the soldier himself to go on than to stay; nothing where it is less."""
        stays, goes = self._both(self._soldier.unit, self._there_are, self._in_the_clear(self._there_are))
        return 0.0 if goes is None else max(0.0, goes - stays)

    @cached_property
    def _without(self) -> float:
        return self._worths(self._there_are)

    def _cloud(self, spot: Spot) -> Cloud:
        return Cloud(spot.x, spot.y, spot.floor, self._radius_m, SMOKE)

    def _worths(self, clouds: Sequence[Cloud]) -> float:
        """What it comes to for all of them if these clouds stand, each where he is best off: here, or on his way."""
        clear = self._in_the_clear(clouds)
        both = (self._both(one, clouds, clear) for one in self.friends)
        return sum(here if there is None else max(here, there) for here, there in both)

    def go_on(self, spot: Spot) -> int:
        """How many are better off on their way than where they are if a cloud more stands there."""
        clouds = [*self._there_are, self._cloud(spot)]
        clear = self._in_the_clear(clouds)
        found = (self._both(one, clouds, clear) for one in self.walkers)
        return sum(there is not None and there > here for here, there in found)

    def _both(
        self, unit: Unit, clouds: Sequence[Cloud], clear: Mapping[int, set[int]]
    ) -> tuple[float, float | None]:
        """What it comes to for one to fight on here, and to go on; None where no way leads on."""
        now, here, there = self.now, self._here[unit.id], self._there.get(unit.id)
        gives, takes, later = self._exchange(unit, here, clouds, clear)
        left, weights = now.left[unit.id], now.weights
        stays = gives * now.aimed_shots(left, 1.0, (0.0, 0.0)) - weights.fear * (takes + later) + here.worth
        if there is None:
            return stays, None
        after_s = AHEAD_M / self._soldier.pace + (0 if unit.posture == "standing" else STANCE_S)
        to_come = float(weights.met_later**after_s)
        gives, then, later = self._exchange(unit, there, clouds, clear)
        losses = takes * (1 - to_come) + then * to_come + later
        shots = now.aimed_shots(left, after_s, (0.0, 0.0))
        return stays, gives * shots - weights.fear * losses + there.worth

    def _smoked(self, foe: int, at: PostureAt, clouds: Sequence[Cloud]) -> bool:
        spot = self.now.survey.figures[foe].spot
        return bool(puffs(spot, at.spot, clouds, self.now.world.map.storey_m))

    def _in_the_clear(self, clouds: Sequence[Cloud]) -> dict[int, set[int]]:
        """The friends whom each enemy sees now, and not through smoke."""
        return {
            foe.id: {
                one
                for one in self.now.watched_by[foe.id]
                if not self._smoked(foe.id, self.now.stand(one), clouds)
            }
            for foe in self.foes
        }

    def _exchange(
        self, unit: Unit, place: _Place, clouds: Sequence[Cloud], clear: Mapping[int, set[int]]
    ) -> tuple[float, float, float]:
        """What an aimed shot of his takes there, and what enemies take in this turn and the next (as `PlaceWeighed`).

        Who has nobody to fire at does not look out.
        """
        now, value, gives = self.now, self.now.value_of(unit.id), 0.0
        left = {idle: [1.0, 1.0] for idle in (False, True)}
        for foe in self.foes:
            line = place.lines.get(foe.id)
            if line is None:
                continue
            smoked = self._smoked(foe.id, place.stands, clouds)
            gives = max(gives, now.weights.taken * line.gives[smoked])
            for turn, many in enumerate(self._shots(foe, unit.id, place, clear, smoked=smoked)):
                after = left_after(line.takes[smoked], value, many)
                left[False][turn] *= after
                left[True][turn] *= after if line.idle else 1.0
        soon, later = left[not gives]
        return gives, value * (1 - soon), value * soon * (1 - later)

    def _shots(
        self, foe: Unit, unit: int, place: _Place, clear: Mapping[int, set[int]], *, smoked: bool
    ) -> tuple[float, float]:
        """How many shots of an enemy are at him there, in this turn and in part of the next."""
        watched = self.now.watched_by[foe.id]
        others = clear[foe.id] - {unit}
        if smoked and others:
            return 0.0, 0.0
        shared = len(watched - {unit} if smoked else others) + 1
        soon, later = self.now.fires_again(foe)
        goes = place is not self._here[unit]
        if goes and foe.opportunity is not None and not smoked and unit not in watched:
            soon += 1  # readied fire at who comes into view, which smoke keeps from it (ACT-55, A-71)
        return soon / shared, later / shared
