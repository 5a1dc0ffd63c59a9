"""Battles of commanders, watched for soldiers who walk to and fro: back within three seconds, and nothing new since."""

from collections import Counter, deque
from math import hypot
from typing import NamedTuple

from squadlog.battle.commands import Declare
from squadlog.battle.events.fire import ShotFired, UnitWounded
from squadlog.battle.known import known
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.mind.tasks import SoldierTask
from squadlog.extras.commander.mind.weights import Weights
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.say import say
from squadlog.survey.danger.lines_known import LookAsked, PostureAt, lines_known

BACK_S, BACK_M = 3, 1.0
"""Who was farther than that from where he stood, and is nearer than that again within so many seconds, has gone back.

Of one who went two metres at most, half of that counts: who walks round a corner is no nearer to where he was.
"""


class WentBack(NamedTuple):
    """A soldier who went back to where he had been: when he was out, how far, and the orders with their reasons."""

    unit: int
    when: str
    metres: float
    orders: tuple[str, ...]

    def __str__(self) -> str:
        """In as many lines as there were orders, and one."""
        told = f"{self.unit} goes {self.metres:.1f} m and back about {self.when}:"
        return "\n    ".join((told, *self.orders))


class _Second(NamedTuple):
    """A battle as a second of it begins, and all that has happened before."""

    index: int
    battle: object
    events: int


class WatchedBout(Bout):
    """A battle in memory that keeps who went back with nothing new to him, in `went_back`; `orders` counts by kind.

    New to him is a shot at him or of his own, a wound or a death of anybody, a door, another task, somebody who hides
    or comes to light, and an enemy who walked into the sight, or out of it, of where he was or where he went.
    """

    def __init__(self, setup, minds):
        super().__init__(setup, minds)
        self.went_back: list[WentBack] = []
        self.orders = Counter[str]()
        self.back_with_cause = Counter[str]()
        self._why = ""
        self._given: dict[int, list[tuple[int, str]]] = {}
        self._events: list[object] = []
        self._seconds: deque[_Second] = deque(maxlen=BACK_S + 1)

    def _thought(self, side, posed):
        considered = super()._thought(side, posed)
        self._why = considered.why
        return considered

    def _said(self, side, command):
        at = self.battle.now.index
        if not super()._said(side, command):
            return False
        self._events += self.happened
        if isinstance(command, Declare):
            self.orders[command.mode or command.action] += 1
            self._given.setdefault(command.unit, []).append(
                (at, f"{self.battle.now} {say(command)}: {self._why}")
            )
        if self.battle.stage == "actions" and (
            not self._seconds or self._seconds[-1].index != self.battle.now.index
        ):
            self._seconds.append(_Second(self.battle.now.index, self.battle, len(self._events)))
            for unit in self.battle.units.values():
                self._look_at(unit)
        return True

    def _look_at(self, unit):
        """Whether a soldier has just gone back to where he was."""
        *earlier, last = self._seconds
        there = _spot(unit)
        if unit.out or there is None:
            return
        for first in earlier:
            if last.index - first.index > BACK_S:
                continue
            began = _spot(first.battle.units.get(unit.id))
            if began is None or _apart_m(began, there) > BACK_M:
                continue
            between = [one for one in earlier if first.index < one.index]
            away = max(between, key=lambda one: self._away_m(one, unit.id, began), default=None)
            metres = 0.0 if away is None else self._away_m(away, unit.id, began)
            if metres <= BACK_M or _apart_m(began, there) > metres / 2:
                continue
            went, came = self._between(unit.id, first, away), self._between(unit.id, away, last)
            if not went or not came:
                continue
            cause = self._cause(unit.id, first, away, last)
            if cause:
                self.back_with_cause[cause] += 1
            else:
                self.went_back.append(WentBack(unit.id, str(away.battle.now), metres, (*went, *came)))
            return

    def _away_m(self, at, unit, began):
        spot = _spot(at.battle.units.get(unit))
        return 0.0 if spot is None else _apart_m(spot, began)

    def _between(self, unit, first, last):
        """What a soldier was ordered from one second to another."""
        return [told for at, told in self._given.get(unit, ()) if first.index <= at < last.index]

    def _cause(self, unit, first, away, last):
        """What is new to him since; empty for nothing."""
        for event in self._events[first.events : last.events]:
            if isinstance(event, UnitWounded):
                return "a wound"
            if isinstance(event, ShotFired) and unit in (event.unit, event.target):
                return "a shot"
        if first.battle.features != last.battle.features:
            return "a door"
        side = first.battle.units[unit].side
        before, after = (known(one.battle, side) for one in (first, last))
        if {*before.units} != {*after.units}:
            return "somebody came or went"
        then, now = (_Seen(one, side) for one in (before, after))
        if then.task(unit) != now.task(unit):
            return "another task"
        places = [PostureAt(Spot(*_spot(one.battle.units[unit]))) for one in (first, away)]
        if then.who_sees(places) != now.who_sees(places):
            return "an enemy's walk"
        return ""


class _Seen:
    """A battle as a side knows it."""

    def __init__(self, told, side):
        self._view = MindView(Posed(known=told, side=side))
        self._side, self._survey = side, self._view.now.rules.survey()

    def task(self, unit):
        """What draws a soldier on, in a few words."""
        task = SoldierTask(self._view, self._survey, unit, Weights())
        door = None if task.door is None else task.door.id
        return task.area and task.area.id, door, task.waits, bool(task.feared)

    def who_sees(self, places):
        """Which enemies see each of these places, wherever they face."""
        world, units, figures = self._survey.world, self._view.known.units, self._survey.figures
        foes = [one for one in units.values() if one.side != self._side and not one.out and one.id in figures]
        pairs = [(one, at) for one in foes for at in places]
        asked = [
            LookAsked(PostureAt(figures[one.id].spot, figures[one.id].posture), at, out=True)
            for one, at in pairs
        ]
        seen = lines_known(world).look(world, asked)
        return {(one.id, at) for (one, at), facts in zip(pairs, seen, strict=True) if facts is not None}


def _spot(unit):
    return None if unit is None or unit.position is None else (unit.position.x, unit.position.y, unit.floor)


def _apart_m(one, other):
    return hypot(one[0] - other[0], one[1] - other[1]) + 100 * abs(one[2] - other[2])
