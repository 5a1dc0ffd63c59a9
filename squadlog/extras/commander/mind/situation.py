"""A battle as a sergeant sees it: who fights on, who sees whom, who has shots left, and what a place is worth."""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.moment import SUBPHASES
from squadlog.battle.state import SHOTS
from squadlog.extras.commander.mind.aims.losses import LossesWeighed
from squadlog.extras.commander.mind.armed import shots_left
from squadlog.extras.commander.mind.chapters.let_go import out_by_blasts
from squadlog.extras.commander.mind.coming import EnemiesComing
from squadlog.extras.commander.mind.exchange import NO_SHOT, SHOTS_A_TURN, left_after, looks_out
from squadlog.extras.commander.mind.goals import locked_doors
from squadlog.extras.commander.mind.memory.unseen import Unseen
from squadlog.facts.ground_facts import StatedSighting
from squadlog.ground.sight.arcs import in_front
from squadlog.survey.walking.walking_net import walking_net

with lazy_imports():
    from squadlog.survey import sightings
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.exchange import ShotsWeighed, ShotWorth
    from squadlog.extras.commander.mind.memory.unseen import DangerUnseen
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.facts.ground_facts import Sighting
    from squadlog.ground.compiled.conditions import Figure
    from squadlog.survey.danger.lines_known import PostureAt
    from squadlog.survey.seat_survey import Survey

AIM_S = 3
"""Seconds of an aimed shot (ACT-50)."""
SURELY = 0.9
"""Nobody is hit more surely than that in a second, as far as it plans."""


class PlaceWeighed(NamedTuple):
    """What a place is worth to a soldier who fights from there, in points over this turn and part of the next.

    `gives` is what one aimed shot at `target` takes, `takes` what the shots take that the enemies have left in this
    turn, and `later` those of the next, all of them together. `hazard` is how likely he is hit in a second, and `eases`
    what his friends lose less since some of the enemies' shots are at him.
    """

    stands: PostureAt
    gives: float
    takes: float
    later: float
    target: int | None
    seen_by: int
    hazard: float
    eases: float = 0.0


class Situation:
    """One battle as its side knows it, on its map."""

    def __init__(self, view: MindView, survey: Survey, weights: Weights, shots: ShotsWeighed) -> None:
        self.view, self.survey, self.weights = view, survey, weights
        self.losses = LossesWeighed(view)
        """What hangs on each soldier beyond his points."""
        self.shots = shots.counting(self.losses)
        self.world = survey.world
        self.lines = lines.lines_known(self.world)
        self.left: Mapping[int, int] = shots_left(view)
        self.seconds = SUBPHASES + 1 - view.known.now.subphase
        """Seconds of this turn that are left, this one among them."""
        self.net = walking_net(view.known.setup.map, locked_doors(view.known))
        """The ways on foot as doors are locked now."""
        units, figures = view.known.units, survey.figures
        standing = [one for one in units.values() if not one.out and one.id in figures]
        self.foes = [one for one in standing if one.side != view.posed.side]
        self.friends = [one for one in standing if one.side == view.posed.side]
        self._looks: dict[tuple[int, int], Sighting | None] = {}
        self.unseen = Unseen(self)
        """The enemies who may be there and whom nobody sees."""
        self.coming = EnemiesComing(self)
        """The enemies who may come into sight."""

    def stand(self, unit: int) -> PostureAt:
        """How a soldier stands now."""
        figure = self.survey.figures[unit]
        return lines.PostureAt(figure.spot, figure.posture)

    @cached_property
    def _taken(self) -> Mapping[int, frozenset[int]]:
        return {number: self.net.taken_by([one.spot]) for number, one in self.survey.figures.items()}

    def taken_but(self, unit: int) -> frozenset[int]:
        """The places where somebody else than a soldier stands, by their nodes on the net of the map."""
        return frozenset().union(*(nodes for number, nodes in self._taken.items() if number != unit))

    @cached_property
    def watched_by(self) -> Mapping[int, frozenset[int]]:
        """The friends that each enemy sees now, in front of it."""
        figures, readings = self.survey.figures, self.world.readings
        pairs = [
            (foe.id, one.id)
            for foe in self.foes
            for one in self.friends
            if in_front(figures[foe.id], figures[one.id].spot, readings)
        ]
        asked = [
            lines.LookAsked(
                self.stand(foe), self.stand(one), self.world.looks_out(figures[one], figures[foe])
            )
            for foe, one in pairs
        ]
        seen = self.lines.look(self.world, asked)
        found: dict[int, set[int]] = {foe.id: set() for foe in self.foes}
        for (foe, one), facts in zip(pairs, seen, strict=True):
            if facts is not None:
                found[foe].add(one)
        return {foe: frozenset(some) for foe, some in found.items()}

    @cached_property
    def claimed(self) -> Mapping[int, float]:
        """The chance that each enemy is out by what friends have in hand, or by what lies there and goes off."""
        foes = {one.id for one in self.foes}
        outs = [*self._outs_by_shots(), *out_by_blasts(self.view, self.friends)]
        found: dict[int, float] = {}
        for target, out in outs:
            if target in foes:
                found[target] = 1 - (1 - found.get(target, 0.0)) * (1 - out)
        return found

    def _outs_by_shots(self) -> Iterator[tuple[int, float]]:
        for one in self.friends:
            shot = None if one.action is None or one.action.kind not in SHOTS else one.action.shot
            if shot is not None and isinstance(shot.target, int) and shot.target in self.survey.figures:
                yield shot.target, self.shot_now(one.id, shot.target).out

    def shot_now(self, firer: int, target: int, *, aimed: bool = False) -> ShotWorth:
        """The shot of a soldier at an enemy as both stand, whichever way he faces; none where he does not see him.

        Whoever stands between the two is left out; see `shot_said`.
        """
        figures = self.survey.figures
        out = self.world.looks_out(figures[target], figures[firer])
        (facts,) = self.lines.look(self.world, [lines.LookAsked(self.stand(firer), self.stand(target), out)])
        return NO_SHOT if facts is None else self._shot(firer, target, facts, aimed=aimed)

    def shot_said(self, firer: int, target: int, *, aimed: bool = False, manner: str = "") -> ShotWorth:
        """The shot as the rules would have it if it were ordered now, with all that is on the line.

        None along a line that is too close to call: only people say that one is in sight there (LOS-03).
        """
        if (firer, target) not in self._looks:
            self._looks[firer, target] = sightings.sighting(self.world, firer, target, StatedSighting())
        facts = self._looks[firer, target]
        if facts is None or not facts.in_sight.value or facts.too_close:
            return NO_SHOT
        return self._shot(firer, target, facts, aimed=aimed, manner=manner)

    def _shot(self, firer: int, target: int, facts: Sighting, *, aimed: bool, manner: str = "") -> ShotWorth:
        at, to = self.stand(firer), self.stand(target)
        mode = self.view.known.units[target].moved.mode or ""
        return self.shots.worth(
            self.view, firer, at, target, to, facts, aimed=aimed, mode=mode, manner=manner
        )

    def fires_again(self, unit: Unit) -> tuple[float, float]:
        """How many shots somebody may fire yet in this turn and, for less, in the next."""
        now = min(self.left[unit.id], self.seconds)
        return now, self.weights.next_turn * SHOTS_A_TURN

    def aimed_shots(self, left: int, after_s: float, hazards: tuple[float, float]) -> float:
        """How many aimed shots are worth their points, if the first may begin after so many seconds.

        `hazards` are how likely he is hit in a second, before that and then: who is hit loses what he was about.
        """
        count, at = 0.0, after_s + AIM_S
        meanwhile, there = hazards
        for _ in range(left):
            if at > self.seconds:
                break
            unhurt = (1 - meanwhile) ** after_s * (1 - there) ** min(at - after_s, AIM_S)
            count += self.weights.later**at * unhurt
            at += AIM_S
        after = self.weights.later ** (self.seconds + AIM_S)
        return count + self.weights.next_turn * SHOTS_A_TURN * after

    def in_front_of(self, figure: Figure) -> list[int]:
        """The enemies whom a soldier sees in front of him."""
        foes = [
            one
            for one in self.foes
            if in_front(figure, self.survey.figures[one.id].spot, self.world.readings)
        ]
        return [one.id for one in foes if self.shot_now(figure.number, one.id).hit]

    def beside(self, unit: Unit) -> list[Unit]:
        """The others of his grouping who fight on."""
        return [one for one in self.friends if one.grouping == unit.grouping and one.id != unit.id]

    def share_watching(self, unit: Unit) -> float:
        """The share of the others of his grouping who fight on and have their fire readied; 0 where he is alone."""
        others = self.beside(unit)
        return sum(
            one.opportunity is not None or (one.action is not None and one.action.kind == "opportunity_fire")
            for one in others
        ) / max(1, len(others))

    # What places are worth

    def weigh_places(
        self,
        unit: int,
        stands: Sequence[PostureAt],
        *,
        facing: Figure | None = None,
        along: Sequence[int] = (),
    ) -> list[PlaceWeighed]:
        """What each place is worth; `facing`: he stays as he faces, and fires only at who is in front of him.

        `along` are how many friends come along to each, so that an enemy there has so many to fire at.
        """
        foes = [(one, self.stand(one.id)) for one in self.foes]
        out, back = list[lines.LookAsked](), list[lines.LookAsked]()
        for at in stands:
            for foe, his in foes:
                out.append(lines.LookAsked(at, his, looks_out(foe)))
                back.append(lines.LookAsked(his, at, out=True))
        seen, seen_back = self.lines.look(self.world, out), self.lines.look(self.world, back)
        idle, unseen = self._idle(back, seen_back), self.unseen.dangers(unit, stands)
        found = []
        for row, at in enumerate(stands):
            here = slice(row * len(foes), (row + 1) * len(foes))
            found.append(
                self._weigh(
                    unit,
                    at,
                    foes,
                    seen[here],
                    seen_back[here],
                    idle[here],
                    unseen[row],
                    facing=facing,
                    along=along[row] if along else 0,
                )
            )
        return found

    def _idle(
        self, back: Sequence[lines.LookAsked], seen: Sequence[Sighting | None]
    ) -> list[Sighting | None]:
        """Who would see him though he does not look out: nobody who does not see him looking out (LOS-10)."""
        rows = [row for row, facts in enumerate(seen) if facts is not None and facts.crossed]
        asked = [back[row]._replace(out=False) for row in rows]
        found = list(seen)
        for row, facts in zip(rows, self.lines.look(self.world, asked), strict=True):
            found[row] = facts
        return found

    def _weigh(  # noqa: PLR0917 - one soldier at one place, and all lines of it
        self,
        unit: int,
        at: PostureAt,
        foes: Sequence[tuple[Unit, PostureAt]],
        seen: Iterable[Sighting | None],
        back: Iterable[Sighting | None],
        idle: Iterable[Sighting | None],
        unseen: DangerUnseen,
        *,
        facing: Figure | None,
        along: int,
    ) -> PlaceWeighed:
        gives, target, eyes, eases = 0.0, None, 0, [0.0, 0.0]
        value = self.value_of(unit)
        # What share of his points is left, and how likely nobody hits him: if he does not look out, and if he does.
        now, later, unhurt = (
            [one, one]
            for one in (
                left_after(unseen.soon, value, 1),
                left_after(unseen.later, value, 1),
                1 - min(SURELY, unseen.hazard),
            )
        )
        for (foe, his), mine, theirs, unasked in zip(foes, seen, back, idle, strict=True):
            if theirs is not None:
                shared = max(len(self.watched_by[foe.id] - {unit}), along) + 1
                shot = self.shots.worth(self.view, foe.id, his, unit, at, theirs)
                soon, next_turn = self.fires_again(foe)
                at_once = self.weights.at_once if soon >= 1 else 0.0
                eased = self._eased(foe.id, unit) * (soon + next_turn)
                for out in (False, True) if unasked is not None else (True,):
                    now[out] *= left_after(shot.points, value, soon / shared)
                    later[out] *= left_after(shot.points, value, next_turn / shared)
                    eases[out] += eased
                    unhurt[out] *= (1 - min(SURELY, shot.hit) * at_once) ** (1 / shared)
                eyes += unasked is not None
            if mine is not None and (facing is None or in_front(facing, his.spot, self.world.readings)):
                shot = self.shots.worth(self.view, unit, at, foe.id, his, mine, aimed=True)
                gain = (
                    self.weights.taken
                    * shot.points
                    * (1 - self.weights.claims * self.claimed.get(foe.id, 0.0))
                )
                gain += self.weights.denies * shot.out * self.threat(foe)[1]
                if gain > gives:
                    gives, target = gain, foe.id
        out = target is not None
        takes, next_takes = value * (1 - now[out]), value * now[out] * (1 - later[out])
        return PlaceWeighed(at, gives, takes, next_takes, target, eyes, 1 - unhurt[out], eases[out])

    def value_of(self, unit: int) -> float:
        """What a soldier is worth alive: his points, and what hangs on him besides."""
        return self.view.known.units[unit].soldier.value + self.losses.more(unit)

    def threat(self, foe: Unit) -> tuple[float, float]:
        """What an enemy may yet take of those whom it sees, in this turn and in the next."""
        (soon, _), (later, _) = self._threats[foe.id]
        return soon, later

    def denied(self, target: int, shot: ShotWorth, waits_s: int = 0) -> float:
        """What a shot that falls after so many seconds keeps its target from taking, who is hit or put out by it."""
        return self.denied_by({target: shot}, waits_s)

    def denied_by(self, shots: Mapping[int, ShotWorth], waits_s: int = 0) -> float:
        """What all whom one blow hits, or puts out, after so many seconds no longer take.

        A friend whom several of them threaten is spared no more than he is worth.
        """
        hit = [(*self._threats[foe][0], shot.hit) for foe, shot in shots.items()]
        out = [(*self._threats[foe][1], shot.out) for foe, shot in shots.items()]
        return self._spared(hit) * self.weights.met_later**waits_s + self._spared(out)

    def _spared(self, threats: Sequence[tuple[float, int | None, float]]) -> float:
        """What is spared if each of these threats, so many points of one friend, goes with that chance."""
        spared = 0.0
        for friend in dict.fromkeys(one for _, one, _ in threats if one is not None):
            if (value := self.value_of(friend)) <= 0:
                continue
            shares = [(points / value, chance) for points, one, chance in threats if one == friend]
            left = prod(1 - share for share, _ in shares)
            spared += value * (prod(1 - share * (1 - chance) for share, chance in shares) - left)
        return spared

    def _eased(self, foe: int, unit: int) -> float:
        """What a shot of an enemy takes less of the others whom it sees, once it may as well fire at this soldier."""
        others = [points for one, points in self._harms[foe].items() if one != unit]
        return sum(others) / (len(others) * (len(others) + 1)) if others else 0.0

    @cached_property
    def _harms(self) -> Mapping[int, Mapping[int, float]]:
        """The points that a shot of each enemy takes of each of those whom it sees."""
        seen = self.watched_by
        return {foe.id: {one: self.shot_now(foe.id, one).points for one in seen[foe.id]} for foe in self.foes}

    @cached_property
    def _threats(self) -> Mapping[int, tuple[tuple[float, int | None], tuple[float, int | None]]]:
        """What each enemy may take of whom it threatens most, in this turn and in the next."""
        return {
            foe.id: (self._threat(foe.id, soon), self._threat(foe.id, later))
            for foe in self.foes
            for soon, later in [self.fires_again(foe)]
        }

    def _threat(self, foe: int, shots: float) -> tuple[float, int | None]:
        values = {one: self.value_of(one) for one in self._harms[foe]}
        found = (
            (values[one] * (1 - left_after(points, values[one], shots)), one)
            for one, points in self._harms[foe].items()
        )
        return max(found, key=lambda one: one[0], default=(0.0, None))
