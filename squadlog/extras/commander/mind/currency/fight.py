"""A fight as a side knows it: who fights on, with how many shots, what friends claim, what enemies threaten.

Where the two stand is another matter: a map measures it, or a table tells it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from squadlog.battle.moment import SUBPHASES
from squadlog.battle.state import SHOTS
from squadlog.extras.commander.mind.aims.losses import LossesWeighed
from squadlog.extras.commander.mind.armed import bursting, shots_left
from squadlog.extras.commander.mind.chapters.let_go import out_by_blasts
from squadlog.extras.commander.mind.currency.blows import BlowsWeighed
from squadlog.extras.commander.mind.exchange import SHOTS_A_TURN, left_after
from squadlog.rules.automatic_fire.record import CONCENTRATED
from squadlog.session.view.map.danger import covers_alike

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence

    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.exchange import ShotsWeighed, ShotWorth
    from squadlog.extras.commander.mind.memory.unseen import DangerUnseen
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.facts.ground_facts import Sighting
    from squadlog.survey.danger.lines_known import PostureAt

_WATCHES = "opportunity_fire"
"""The action by which fire is readied (ACT-52)."""
AIM_S = 3
"""Seconds of an aimed shot (ACT-50)."""
SURELY = 0.9
"""Nobody is hit more surely than that in a second, as far as it plans."""


class PlaceWeighed(NamedTuple):
    """What a place is worth to a soldier who fights from there, in points over this turn and part of the next.

    `gives` is what one aimed shot at `target` takes, `takes` what the shots take that the enemies have left in this
    turn, and `later` those of the next, all of them together. `hazard` is how likely he is hit in a second, and `eases`
    what his friends lose less since some of the enemies' shots are at him. `blast` is what it takes that lies there
    and is about to go off.
    """

    stands: PostureAt
    gives: float
    takes: float
    later: float
    target: int | None
    seen_by: int
    hazard: float
    eases: float = 0.0
    blast: float = 0.0


class FoeAcross(NamedTuple):
    """An enemy as he stands, how a soldier sees him, and how he sees that one, who looks out or does not."""

    foe: Unit
    stands: PostureAt
    seen: Sighting | None
    sees: Sighting | None
    sees_idle: Sighting | None


class FightWeighed(ABC):
    """One battle as its side knows it; whatever tells who sees whom fills in `watched_by` and `shot_now`."""

    def __init__(self, view: MindView, weights: Weights, shots: ShotsWeighed) -> None:
        self.view, self.weights = view, weights
        self.losses = LossesWeighed(view)
        """What hangs on each soldier beyond his points."""
        self.shots = shots.counting(self.losses)
        self.blows = BlowsWeighed(view, weights, self.value_of)
        """Its fights hand to hand."""
        self._bursts: dict[tuple[Hashable, ...], ShotWorth] = {}
        self.left: Mapping[int, int] = shots_left(view)
        self.seconds = SUBPHASES + 1 - view.known.now.subphase
        """Seconds of this turn that are left, this one among them."""
        standing = [one for one in view.known.units.values() if not one.out and self.is_there(one.id)]
        self.foes = [one for one in standing if one.side != view.posed.side]
        self.friends = [one for one in standing if one.side == view.posed.side]

    def is_there(self, unit: int) -> bool:
        """Whether a soldier who is not out takes part: on a map, whoever stands on it."""
        return unit in self.view.known.units

    @property
    @abstractmethod
    def watched_by(self) -> Mapping[int, frozenset[int]]:
        """The friends that each enemy sees now, in front of it."""

    @abstractmethod
    def shot_now(self, firer: int, target: int, *, aimed: bool = False) -> ShotWorth:
        """The shot of a soldier at an enemy as both stand; none where he does not see him."""

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
        for friend, target, _ in self.shots_in_hand():
            yield target, self.shot_now(friend, target).out

    def shots_in_hand(self) -> Iterator[tuple[int, int, bool]]:
        """The shots that friends have in hand or are meant to fire at enemies: who, at whom, and whether he aims."""
        orders = [
            (one.id, one.action.kind, one.action.shot) for one in self.friends if one.action is not None
        ]
        orders += [(one.unit, one.action, one.shot) for one in self.view.meant]
        for unit, kind, shot in orders:
            target = None if shot is None or kind not in SHOTS else shot.target
            if isinstance(target, int) and self.is_there(target):
                yield unit, target, kind == "aimed_fire"

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

    def beside(self, unit: Unit) -> list[Unit]:
        """The others of his grouping who fight on."""
        return [one for one in self.friends if one.grouping == unit.grouping and one.id != unit.id]

    def share_watching(self, unit: Unit) -> float:
        """The share of the others of his grouping who fight on and have their fire readied; 0 where he is alone.

        Those who are meant to ready it first are among them, as advice on several has it.
        """
        others = self.beside(unit)
        meant = {one.unit for one in self.view.meant if one.action == _WATCHES}
        return sum(
            one.opportunity is not None
            or one.id in meant
            or (one.action is not None and one.action.kind == _WATCHES)
            for one in others
        ) / max(1, len(others))

    # What a place is worth

    def weigh_place(
        self,
        unit: int,
        at: PostureAt,
        across: Iterable[FoeAcross],
        unseen: DangerUnseen,
        *,
        along: int = 0,
    ) -> PlaceWeighed:
        """What it is worth to a soldier to fight on so, with each enemy across from him.

        `unseen` is what enemies may take whom nobody sees; `along` are how many friends come along.
        """
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
        for foe, his, mine, theirs, unasked in across:
            if theirs is not None:
                shared = max(len(self.watched_by[foe.id] - {unit}), along) + 1
                shot = self.harm(foe.id, his, unit, at, theirs)
                soon, next_turn = self.fires_again(foe)
                at_once = self.weights.at_once if soon >= 1 else 0.0
                eased = self._eased(foe.id, unit) * (soon + next_turn)
                for out in (False, True) if unasked is not None else (True,):
                    now[out] *= left_after(shot.points, value, soon / shared)
                    later[out] *= left_after(shot.points, value, next_turn / shared)
                    eases[out] += eased
                    unhurt[out] *= (1 - min(SURELY, shot.hit) * at_once) ** (1 / shared)
                eyes += unasked is not None
            if mine is not None:
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

    @cached_property
    def bursting(self) -> frozenset[int]:
        """The enemies who may fire bursts."""
        return bursting(self.view, self.foes)

    def harm(self, foe: int, his: PostureAt, unit: int, at: PostureAt, sighting: Sighting) -> ShotWorth:
        """The shot of an enemy at a soldier who stands so; his burst, where that takes more (AUT-16)."""
        if foe not in self.bursting:
            return self.shots.worth(self.view, foe, his, unit, at, sighting)
        key: tuple[Hashable, ...] = (foe, his.posture, unit, at.posture, covers_alike(sighting))
        if self.view.shots.hangs_on_the_place:
            key = (*key, his.spot, at.spot)
        if key not in self._bursts:
            both = (
                self.shots.worth(self.view, foe, his, unit, at, sighting, manner=manner)
                for manner in ("", CONCENTRATED)
            )
            self._bursts[key] = max(both, key=lambda one: one.points)
        return self._bursts[key]

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
