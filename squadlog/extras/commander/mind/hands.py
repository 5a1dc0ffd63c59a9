"""The referee's hands: each soldier does what the page of the scenario instructs him to do.

Guards, patrols, attackers, civilians (`facts/scenario/instruction`). Whom no instruction names plays as a recruit.
Shots are weighed as a recruit weighs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Continue, Declare, DeclineShot, FaceAttacker, Hold, WithholdFire
from squadlog.extras.commander.mind import doors
from squadlog.extras.commander.mind.chapters import melee
from squadlog.extras.commander.mind.choosing import end_slot
from squadlog.extras.commander.mind.currency.blows import BLOW_S, BlowsWeighed
from squadlog.extras.commander.mind.goals import (
    BEHIND_M,
    locked_doors,
    stands_in_way,
    taken_but,
    wants_charges,
    way_among_doors,
)
from squadlog.extras.commander.mind.instructed import errand_of
from squadlog.extras.commander.mind.moving import FAST, STEADY, THERE_M, doors_of, moves_of, turn_to
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered, MindView, WorthTerm
from squadlog.extras.commander.mind.reasons import why_words
from squadlog.extras.commander.mind.recruit import RecruitMind
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import LEAST, shots_of
from squadlog.extras.commander.mind.weights import Weights
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.sight.arcs import in_front
from squadlog.survey.named_areas import inside_of
from squadlog.survey.walking.walking_net import walking_net

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.instructed import Errand
    from squadlog.extras.commander.mind.posed import Posed
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.seat_survey import Survey

_AT_EASE = ("walk", "crawl")
"""How they go before the alarm."""


class HandsMind:
    """A commander who plays by the instructions on the page."""

    name = "hands/1"

    def __init__(self) -> None:
        self._others = RecruitMind()

    def think(self, posed: Posed) -> Considered:
        """What it would say now."""
        view = MindView(posed)
        if view.now.asked():
            kind = view.now.due.ask().kind
            if kind == "declare":
                return self._order(view)
            if kind in ("fire", "opportunity"):
                return self._shot(view, kind)
            if kind == "intent":
                return melee.choose_by_points(view, Weights())
        return answer_safely(view)

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now, the best first. KeyError for one that is not known."""
        view = MindView(posed)
        errand = errand_of(view.known, view.now.rules.survey(), unit)
        if errand is None:
            return self._others.weigh(posed, unit)
        return tuple(one for one in _choices(view, unit, errand) if view.stands(one.says))

    def _order(self, view: MindView) -> Considered:
        """An order for the next soldier who lacks one; with none left, that the slot is done (ACT-16).

        Who watches with his weapon ready is not asked: he is sent on where his errand has changed.
        """
        asked = view.undecided()
        for unit in (*asked, *view.watching()):
            errand = errand_of(view.known, view.now.rules.survey(), unit)
            weighed: Iterable[ChoiceWeighed]
            if unit not in asked:
                weighed = () if errand is None else _goes(view, unit, errand, seen=False)
            elif errand is None:
                weighed = self._others.weigh(view.posed, unit)
            else:
                weighed = _choices(view, unit, errand)
            best = next((one for one in weighed if view.stands(one.says)), None)
            if best is not None:
                why = why_words(best) if errand is None else _why(view, unit, errand, best)
                return Considered(says=best.says, why=why, weighed=(best,))
        return end_slot(view)

    def _shot(self, view: MindView, kind: str) -> Considered:
        """A shot that falls or at somebody who moves past, as a recruit fires it; none of who attacks nobody."""
        unit = view.question.units[0]
        errand = errand_of(view.known, view.now.rules.survey(), unit)
        for at_door in doors.shot_at_door(view, unit) if kind == "fire" else ():
            if view.stands(at_door.says):
                return Considered(says=at_door.says, why="fires at the door.")
        if errand is None or errand.attacks:
            return self._others.think(view.posed)
        lets_go: Command = WithholdFire(unit=unit) if kind == "fire" else DeclineShot(unit=unit)
        return (
            Considered(says=lets_go, why=f"{errand.doing}.") if view.stands(lets_go) else answer_safely(view)
        )


def _why(view: MindView, unit: int, errand: Errand, choice: ChoiceWeighed) -> str:
    """What he does and what was weighed: `is on its round to the gate: goes 2 m, leaves 7.5 m to the goal.`."""
    does = errand.doing if _is_far(view, unit, errand) else errand.there
    return f"{does}: {why_words(choice)}" if choice.terms else f"{does}."


def _choices(view: MindView, unit: int, errand: Errand) -> Iterator[ChoiceWeighed]:
    """What a soldier might do by his errand, in the order of preference."""
    seen = False
    if errand.breaks:
        yield from doors.sets_off(view, unit)
    if errand.attacks:
        yield ChoiceWeighed(says=FaceAttacker(unit=unit), worth=0.0)
        seen, shots = shots_of(view, unit)
        fire = [one for one in shots if one.worth >= LEAST]
        yield from sorted((*fire, *_charges(view, unit, errand)), key=lambda one: -one.worth)
    if view.known.units[unit].action is not None:
        yield ChoiceWeighed(says=Continue(unit=unit), worth=0.0)
    yield from _goes(view, unit, errand, seen=seen)
    if errand.lies:
        yield ChoiceWeighed(says=Declare(unit=unit, action="position_change", posture="prone"), worth=0.0)
    if errand.watches and _is_near(view, unit, errand):
        yield from _looks(view, unit, errand)
    yield ChoiceWeighed(says=Hold(unit=unit), worth=0.0)


def _charges(view: MindView, unit: int, errand: Errand) -> Iterator[ChoiceWeighed]:
    """Attacks hand to hand at enemies whom he reaches in this second, by points a second (MEL-02).

    An enemy in his way, or where he is to be, keeps him from the metres behind.
    """
    survey = view.now.rules.survey()
    if survey is None or unit not in survey.figures or view.known.units[unit].fighting:
        return
    here, farthest_m = survey.figures[unit].spot, float(view.now.rules.farthest_m(unit, "run") or 0.0)
    net = walking_net(view.known.setup.map, locked_doors(view.known))
    taken = taken_but(net, survey, unit)
    before, blows = net.within(here, farthest_m, taken), BlowsWeighed.by_points(view, Weights())
    for foe, figure in survey.figures.items():
        his, away_m = view.known.units[foe], distance_m(figure.spot, here)
        is_near = figure.spot.floor == here.floor and away_m <= farthest_m + melee.REACH_M
        if his.side == view.posed.side or his.out or not is_near:
            continue
        is_beside = away_m <= melee.REACH_M
        place = None if is_beside else melee.place_beside(net, figure.spot, before, 1.0)
        if place is None and not is_beside:
            continue
        odds = blows.odds(unit, foe)
        behind = (
            odds.nearer * Weights().goal * BEHIND_M if _is_kept_by(view, unit, errand, figure.spot) else 0.0
        )
        worth = (odds.gains + behind) / BLOW_S
        says = melee.attack(view, net, unit, foe, place, taken=taken) if worth >= LEAST else None
        if says is not None:
            yield ChoiceWeighed(says=says, worth=worth, terms=melee.fight_terms(foe, odds))


def _is_kept_by(view: MindView, unit: int, errand: Errand, spot: Spot) -> bool:
    """Whether an enemy at a spot keeps a soldier from where he is to be."""
    survey = view.now.rules.survey()
    if survey is None or errand.area is None:
        return False
    here = survey.figures[unit].spot
    field, _ = way_among_doors(view.known, survey, errand.area, here)
    return inside_of(survey.world, spot, errand.area) or stands_in_way(field, here, spot)


def _goes(view: MindView, unit: int, errand: Errand, *, seen: bool) -> Iterator[ChoiceWeighed]:
    """On toward where he is to be, or what is to be done on the way and there."""
    survey = view.now.rules.survey()
    if survey is None or unit not in survey.figures:
        return
    modes = FAST if errand.runs and not (seen and errand.attacks) else STEADY if errand.runs else _AT_EASE
    if errand.breaks and (feared := doors.feared_by(view, unit)):
        clear = doors.way_clear_of_charges(view.known, feared)
        yield from moves_of(view, unit, seen=seen, to=clear, modes=FAST)
    elif errand.area is not None and _is_far(view, unit, errand):
        yield from _on(view, unit, errand, survey, modes)
    elif (
        errand.area is not None and errand.breaks and wants_charges(view.known, view.posed.side, errand.area)
    ):
        yield from doors.lays(view, unit, survey, errand.area)
    elif errand.seeks:
        yield from moves_of(view, unit, seen=seen, modes=modes)
        yield from doors_of(view, unit)


def _on(
    view: MindView, unit: int, errand: Errand, survey: Survey, modes: Sequence[str]
) -> Iterator[ChoiceWeighed]:
    """On toward his area, through doors that are shut and those that are locked."""
    if errand.area is None:
        return
    here = survey.figures[unit].spot
    to, through = way_among_doors(view.known, survey, errand.area, here)
    ahead = doors.door_ahead(view.known, survey, here, to) if through else None
    if ahead is not None and errand.breaks:
        yield from doors.opens(view, unit, ahead)
    if ahead is not None and errand.breaks and doors.waits(view, unit, ahead):
        to = doors.aside_of(view, survey, unit, here, to, ahead)
        yield from moves_of(view, unit, seen=False, to=to, modes=modes, there_m=0.0)
        return
    there_m = 0.0 if errand.breaks else THERE_M
    yield from moves_of(view, unit, seen=False, to=to, modes=modes, there_m=there_m)
    yield from doors_of(view, unit)


def _is_far(view: MindView, unit: int, errand: Errand) -> bool:
    """Whether a soldier is not yet where he is to be: in it, who attacks; beside it will do for others."""
    survey = view.now.rules.survey()
    if survey is not None and unit in survey.figures and errand.area is not None and errand.breaks:
        return not inside_of(survey.world, survey.figures[unit].spot, errand.area)
    return not _is_near(view, unit, errand)


def _is_near(view: MindView, unit: int, errand: Errand) -> bool:
    """Whether a soldier is where he is to be, or beside it."""
    survey = view.now.rules.survey()
    if survey is None or unit not in survey.figures or errand.area is None:
        return not errand.seeks
    here = survey.figures[unit].spot
    return way_among_doors(view.known, survey, errand.area, here)[0].from_spots([here])[0] <= THERE_M


def _looks(view: MindView, unit: int, errand: Errand) -> Iterator[ChoiceWeighed]:
    """He turns to the nearest enemy once he is woken, and keeps his weapon ready (ACT-27, ACT-52)."""
    soldier, survey = view.known.units[unit], view.now.rules.survey()
    if survey is not None and errand.woken and unit in survey.figures:
        here = survey.figures[unit]
        foes = [
            figure
            for number, figure in survey.figures.items()
            if view.known.units[number].side != soldier.side and not view.known.units[number].out
        ]
        if foes and not any(in_front(here, one.spot, survey.readings) for one in foes):
            near = min(foes, key=lambda one: (distance_m(one.spot, here.spot), one.number))
            facing = round(bearing_deg(here.spot, near.spot), 1)
            if (says := turn_to(view, unit, here.spot, facing)) is not None:
                yield ChoiceWeighed(says=says, worth=0.0, terms=(WorthTerm("faces", facing, "degrees"),))
    if soldier.in_hand and soldier.opportunity is None:
        yield ChoiceWeighed(
            says=Declare(unit=unit, action="opportunity_fire", weapon=soldier.in_hand), worth=0.0
        )
