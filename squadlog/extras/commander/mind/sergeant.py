"""Level 2, the sergeant: weighs fire, aim, watch, stance and places in one currency, expected victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.commands import Declare, DeclineShot, Done, Hold, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.moving import doors_of
from squadlog.extras.commander.mind.places import Goal, Place, order_to, places_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered, MindView, WorthTerm
from squadlog.extras.commander.mind.reasons import why_words
from squadlog.extras.commander.mind.recruit import RecruitMind
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import falling_shots, shot_at_mover, shots_of
from squadlog.extras.commander.mind.situation import AIM_S, Situation, postures
from squadlog.extras.commander.mind.weights import Weights

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.posed import Posed
    from squadlog.extras.commander.mind.situation import PlaceWeighed

_STANCE_S = 2
_TRIES = 6


class SergeantMind:
    """A commander of level 2."""

    def __init__(self, weights: Weights | None = None, name: str = "sergeant/1") -> None:
        self.name = name
        self._weights, self._shots = weights or Weights(), ShotsWeighed()
        self._without_map = RecruitMind()

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        view = MindView(posed)
        if view.now.rules.survey() is None:
            return self._without_map.think(posed)
        if view.now.asked():
            match view.now.due.ask().kind:
                case "declare":
                    return self._order(view)
                case "fire":
                    return self._fire(view)
                case "opportunity":
                    return self._watch(view)
        return answer_safely(view)

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now, the best first."""
        view = MindView(posed)
        view.known.units[unit]
        if view.now.rules.survey() is None:
            return self._without_map.weigh(posed, unit)
        return tuple(one for one in self._choices(view, unit) if view.stands(one.says))

    def _order(self, view: MindView) -> Considered:
        for unit in view.now.due.undecided():
            if view.known.units[unit].side == view.posed.side:
                weighed = self._choices(view, unit)
                best = next((one for one in weighed if view.stands(one.says)), None)
                if best is not None:
                    return Considered(says=best.says, why=why_words(best), weighed=weighed)
        done = Done()
        return Considered(says=done, why="all have their orders") if view.stands(done) else answer_safely(view)

    def _choices(self, view: MindView, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do, the best first."""
        survey = view.now.rules.survey()
        if survey is None or unit not in survey.figures:
            return (ChoiceWeighed(says=Hold(unit=unit), worth=0.0),)
        now = Situation(view, survey, self._weights, self._shots)
        found = _Weighing(now, view.known.units[unit]).choices()
        return tuple(sorted(found, key=lambda one: -one.worth))

    def _fire(self, view: MindView) -> Considered:
        unit = view.question.units[0]
        shots = sorted(falling_shots(view), key=lambda one: -one.worth)
        return _shoots(view, shots, WithholdFire(unit=unit))

    def _watch(self, view: MindView) -> Considered:
        pending = view.known.pending
        if not isinstance(pending, OpportunityOffer):
            return answer_safely(view)
        watcher = pending.watchers[0]
        return _shoots(view, shot_at_mover(view, watcher, pending.mover), DeclineShot(unit=watcher))


_LEAST_SHOT = 0.3
"""Points below which one of two shots a turn is kept for later."""


def _shoots(view: MindView, shots: Iterable[ChoiceWeighed], lets_go: Command) -> Considered:
    weighed = (*(one for one in shots if one.worth >= _LEAST_SHOT), ChoiceWeighed(says=lets_go, worth=0.0))
    best = next((one for one in weighed if view.stands(one.says)), None)
    if best is None:
        return answer_safely(view)
    return Considered(says=best.says, why=why_words(best), weighed=weighed)


class _Weighing:
    """One soldier's choices."""

    def __init__(self, now: Situation, unit: Unit) -> None:
        self.now, self.unit, self.id = now, unit, unit.id
        self.view, self.weights = now.view, now.weights
        self.figure = now.survey.figures[unit.id]
        self.left = now.left.get(unit.id, 0)
        self.goal = Goal(now)
        here = now.stand(unit.id)
        self.here, self.turned = now.weigh_places(unit.id, [here], facing=self.figure) + now.weigh_places(unit.id, [here])

    def choices(self) -> Iterator[ChoiceWeighed]:
        stay = self._stay(self.here, 1.0, self.left)
        yield self._choice(Hold(unit=self.id), stay, self.here)
        yield from self._fires()
        yield from self._watches(stay)
        yield from self._changes()
        yield from self._turns()
        yield from self._goes()
        for one in doors_of(self.view, self.id):
            yield replace(one, worth=stay + 0.01)

    def _stay(self, at: PlaceWeighed, after_s: float, left: int, metres: float | None = None) -> float:
        """The worth of fighting on from a place, from so many seconds on."""
        shots = self.now.aimed_shots(left, after_s, (min(0.9, self.here.hazard), min(0.9, at.hazard)))
        goal = self.goal.worth(at.stands.spot, self.unit)
        met = self.weights.met_later**after_s
        takes = self.here.takes * (1 - met) + at.takes * met + at.later
        return at.gives * shots - self.weights.fear * takes + goal

    def _choice(self, says: Command, worth: float, at: PlaceWeighed, *terms: WorthTerm) -> ChoiceWeighed:
        told = (
            *terms,
            WorthTerm("is worth", round(worth, 2)),
            WorthTerm("may take", round(at.gives, 2), "points with an aimed shot"),
            WorthTerm("may lose", round(at.takes + at.later, 2)),
            WorthTerm("is seen by", at.seen_by, "enemies"),
        )
        return ChoiceWeighed(says=says, worth=worth, terms=told)

    def _fires(self) -> Iterator[ChoiceWeighed]:
        """Plain and aimed shots from where he is at those in front of him."""
        if not self.left or not self.unit.in_hand:
            return
        _, shots = shots_of(self.view, self.id)
        after = self._stay(self.here, 1.0, self.left - 1)
        for one in shots[:3]:
            plan = one.says.shot  # type: ignore[union-attr]
            target = plan.target
            foe = self.view.known.units[target]
            points = next(term.amount for term in one.terms if term.name == "takes")
            hit = next(term.amount for term in one.terms if term.name == "hits") / 100
            shown = self.now.shot_now(self.id, target)
            claim = 1 - self.weights.claims * self.now.claimed.get(target, 0.0)
            soon, later = (self.weights.denies * part for part in self.now.threat(foe))
            denies = hit * soon + shown.out * later
            yield self._choice(one.says, points * claim + denies + after, self.here, *one.terms[:2])
            aimed = self.now.shot_now(self.id, target, aimed=True)
            lasts = (self.weights.later * (1 - min(0.9, self.here.hazard))) ** AIM_S
            denies = aimed.hit * soon * self.weights.met_later**AIM_S + aimed.out * later
            worth = lasts * (aimed.points * claim + denies)
            worth += self._stay(self.here, AIM_S, self.left - 1)
            says = Declare(
                unit=self.id, action="aimed_fire", weapon=self.unit.in_hand,
                shot=ShotPlan(weapon=self.unit.in_hand, target=target),
            )  # fmt: skip
            yield self._choice(
                says, worth, self.here,
                WorthTerm("takes", round(aimed.points, 2), "points on average"),
                WorthTerm("hits", round(100 * aimed.hit), "chance"),
            )  # fmt: skip

    def _watches(self, stay: float) -> Iterator[ChoiceWeighed]:
        """Readied fire, where nobody is in sight yet (ACT-52)."""
        if not self.left or not self.unit.in_hand or self.here.target is not None or not self.now.foes:
            return
        best = self.goal.comes(self.unit)
        if not best:
            return
        worth = stay + self.weights.watch * best
        if self.unit.opportunity is not None:
            yield self._choice(Hold(unit=self.id), worth, self.here, WorthTerm("watches for", round(best, 2)))
        else:
            says = Declare(unit=self.id, action="opportunity_fire", weapon=self.unit.in_hand)
            yield self._choice(says, worth - 0.05, self.here, WorthTerm("watches for", round(best, 2)))

    def _changes(self) -> Iterator[ChoiceWeighed]:
        """Standing, kneeling, lying down where he is (ACT-22)."""
        if self.unit.opportunity is not None and self.here.seen_by == 0:
            return
        stands = [lines.Stand(self.figure.spot, one) for one in postures(self.unit.posture)]
        for at in self.now.weigh_places(self.id, stands, facing=self.figure):
            says = Declare(unit=self.id, action="position_change", posture=at.stands.posture)
            worth = self._stay(at, _STANCE_S, self.left)
            yield self._choice(says, worth, at)

    def _turns(self) -> Iterator[ChoiceWeighed]:
        """Facing whom he would fire at if he faced him (ACT-27)."""
        target = self.turned.target
        if target is None or target == self.here.target:
            return
        says = self.goal.turn(self.id, self.figure, target)
        if says is not None:
            yield self._choice(says, self._stay(self.turned, 1.0, self.left), self.turned)

    def _goes(self) -> Iterator[ChoiceWeighed]:
        """Going to a place near by, to fight from there standing, kneeling or lying."""
        places = places_of(self.now, self.unit)
        weighed = self.now.weigh_places(self.id, [lines.Stand(one.spot) for one in places])
        lying = self.unit.posture != "standing"
        ranked = sorted(
            ((self._worth_there(place, at, lying), place, at) for place, at in zip(places, weighed, strict=True)),
            key=lambda one: -one[0],
        )
        lower = [
            (place, lines.Stand(place.spot, posture))
            for _, place, _ in ranked[:_TRIES]
            for posture in ("kneeling", "prone")
        ]
        low = self.now.weigh_places(self.id, [at for _, at in lower])
        ranked += [
            (self._worth_there(place, at, lying, _STANCE_S), place, at)
            for (place, _), at in zip(lower, low, strict=True)
        ]
        ranked.sort(key=lambda one: -one[0])
        tried: set[object] = set()
        for worth, place, at in ranked[: 2 * _TRIES]:
            if place.node in tried or len(tried) >= _TRIES:
                continue
            tried.add(place.node)
            if lying:
                says: Command | None = Declare(unit=self.id, action="position_change", posture="standing")
            else:
                says = order_to(self.now, self.unit, place, at)
            if says is not None:
                yield self._choice(
                    says, worth, at, WorthTerm("goes", round(place.metres, 1), "m"),
                    WorthTerm(f"there {at.stands.posture},", round(place.seconds, 0), "s from here"),
                )  # fmt: skip

    def _worth_there(self, place: Place, at: PlaceWeighed, lying: bool, stance_s: float = 0.0) -> float:
        seconds = place.seconds + stance_s + (_STANCE_S if lying else 0)
        return self._stay(at, seconds, self.left)
