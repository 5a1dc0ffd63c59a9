"""Hand to hand: charges and answers to them, weighed by what blows take both ways (MEL-02..30).

A charge counts what the fight takes, what it costs, what the enemy who is held no longer fires, and the way behind one
who stands in it. An enemy who may get clear does so where that is better for him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Engage, FaceAttacker, GiveIntent
from squadlog.battle.pending import IntentAsked
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.choosing import best_of
from squadlog.extras.commander.mind.currency.blows import BlowsWeighed
from squadlog.extras.commander.mind.currency.fight import SURELY
from squadlog.extras.commander.mind.currency.fighter import STANCE_S
from squadlog.extras.commander.mind.moving import step_along, turn_to
from squadlog.extras.commander.mind.places import PlaceToGo, metres_on, order_to
from squadlog.extras.commander.mind.posed import TOLD, ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.rules.melee.engaging import must_answer
from squadlog.survey.danger.lines_known import PostureAt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.pending import Intent
    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.currency.blows import FightOdds
    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.posed import Considered, MindView
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed
    from squadlog.extras.commander.mind.weights import Weights
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.walking.walking_net import GroundTaken, WalkingNet

_FROM_M = 8.0
"""From how far off somebody charges at most."""
REACH_M = 0.95
"""How near to him one stops (MEL-02)."""
_TRIES = 2
"""Enemies to whom a way is measured."""


class _Charge(NamedTuple):
    """A charge at an enemy: its worth, how many seconds off it is, where it ends and what that place is."""

    worth: float
    foe: int
    seconds: float
    place: PlaceToGo | None
    at: PlaceWeighed
    terms: tuple[WorthTerm, ...]


def orders(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """To face who has attacked him, and charges at the enemies near by, the best two."""
    known, mine = soldier.view.known, soldier.unit
    if not known.setup.map:
        return
    if attacks := must_answer(known, mine.id):
        charge = _weigh(soldier, attacks[0].attacker, None)
        yield soldier.choice(FaceAttacker(unit=mine.id), charge.worth, charge.at, *charge.terms)
        return
    ranked = sorted(_charges(soldier), key=lambda one: -one.worth)
    for one in [one for one in ranked if one.worth > soldier.stays][:_TRIES]:
        if (says := _says(soldier, one)) is not None:
            yield soldier.choice(says, one.worth, one.at, *one.terms)


def _charges(soldier: SoldierWeighed) -> Iterator[_Charge]:
    """The charges that might be worth it."""
    now, mine, here = soldier.now, soldier.unit, soldier.figure.spot
    near = [
        one.id
        for one in now.foes
        if (at := now.survey.figures[one.id].spot).floor == here.floor
        and distance_m(at, here) <= _FROM_M
        and not _are_engaged(now.view.known, mine.id, one.id)
        and _is_promising(soldier, one)
    ]
    if not near or mine.fighting:
        return
    taken = now.taken_but(mine.id)
    before = now.net.within(here, _FROM_M, taken)
    for foe in near:
        spot = now.survey.figures[foe].spot
        if distance_m(spot, here) <= REACH_M:
            yield _weigh(soldier, foe, None)
        elif (place := place_beside(now.net, spot, before, soldier.pace)) is not None:
            yield _weigh(soldier, foe, place)


def _is_promising(soldier: SoldierWeighed, foe: Unit) -> bool:
    """Whether a fight with an enemy could gain anything, whatever the way there costs."""
    now, weights = soldier.now, soldier.weights
    odds = now.blows.odds(soldier.unit.id, foe.id)
    keeps = weights.denies * sum(now.threat(foe))
    best = weights.taken * odds.takes - weights.fear * odds.costs + keeps
    return best + odds.nearer * soldier.task.behind(now.survey.figures[foe.id].spot) > TOLD


def place_beside(net: WalkingNet, foe: Spot, before: Mapping[int, int], pace: float) -> PlaceToGo | None:
    """The nearest place of those `before` leads to from which somebody at a spot can be attacked; None for none."""
    for node in before:
        spot = net.spot(node)
        if distance_m(spot, foe) <= REACH_M:
            metres = metres_on(before)[node]
            return PlaceToGo(node, spot, metres, metres / pace, before)
    return None


def _weigh(soldier: SoldierWeighed, foe: int, place: PlaceToGo | None) -> _Charge:
    """What a fight with an enemy comes to that begins at a place, None where he stands, in the worse case of two."""
    now, mine, weights = soldier.now, soldier.unit, soldier.weights
    his = now.view.known.units[foe]
    seconds = 0.0 if place is None else place.seconds + (0.0 if mine.posture == "standing" else STANCE_S)
    stands = now.stand(mine.id) if place is None else PostureAt(place.spot)
    held = _holders(now.view.known, foe, but=mine.id)
    odds = now.blows.odds(mine.id, foe, seconds, struck=1 / (held + 1))
    (at,) = now.weigh_places(mine.id, [stands], without=foe)
    at = at._replace(gives=0.0, target=None)
    behind = odds.nearer * soldier.task.behind(now.survey.figures[foe].spot)
    soon, later = now.threat(his) if not held else (0.0, 0.0)
    keeps = weights.denies * (soon * weights.met_later**seconds + later)
    claimed = 1 - weights.claims * now.claimed.get(foe, 0.0)
    gains = weights.taken * odds.takes * claimed - weights.fear * odds.costs + keeps + behind
    unhurt = (1 - min(SURELY, soldier.here.hazard)) ** seconds
    fights = soldier.worth(at, seconds, 0) + unhurt * gains
    terms = (
        *fight_terms(foe, odds),
        *((WorthTerm("keeps him from taking", round(keeps, 1)),) if keeps >= TOLD else ()),
        *((WorthTerm("clears a way worth", round(behind, 1)),) if behind >= TOLD else ()),
    )
    if gets_clear := _chance_to_get_clear(now, mine.id, his):
        (after,) = now.weigh_places(mine.id, [stands])
        clear = soldier.worth(after, seconds + 1, soldier.left)
        if his.performed:
            clear += weights.taken * now.blows.free_blow(mine.id, foe)
        fights = min(fights, gets_clear * clear + (1 - gets_clear) * fights)
    return _Charge(fights, foe, seconds, place, at, terms)


def fight_terms(foe: int, odds: FightOdds) -> tuple[WorthTerm, ...]:
    """What a fight with an enemy takes and costs, as it is told."""
    return (
        WorthTerm(f"a fight with {foe} takes", round(odds.takes, 1), "points on average"),
        WorthTerm("costs", round(odds.costs, 1)),
    )


def _chance_to_get_clear(now: Situation, unit: int, foe: Unit) -> float:
    """How likely an enemy who wants to gets clear: surely, who has yet to act; by a roll, who has acted.

    MEL-08, MEL-10. None does who has attacked him himself, fights, kneels or is dazed.
    """
    if (
        must_answer(now.view.known, unit)
        or foe.fighting
        or foe.posture == "kneeling"
        or foe.dazed(now.view.known.now)
    ):
        return 0.0
    return now.blows.chance_to_avoid(foe.id, unit) if foe.performed else 1.0


def _are_engaged(known: Known, unit: int, foe: int) -> bool:
    return any({unit, foe} == {*one.key} for one in known.engagements)


def _holders(known: Known, foe: int, *, but: int) -> int:
    """How many others fight an enemy hand to hand."""
    return sum(foe in one.key and but not in one.key for one in known.engagements)


def _says(soldier: SoldierWeighed, charge: _Charge) -> Command | None:
    """The order of a charge: at him, or that begins the way."""
    view, mine = soldier.view, soldier.unit
    if charge.place is not None and mine.posture != "standing":
        return Declare(unit=mine.id, action="position_change", posture="standing")
    taken = soldier.now.taken_but(mine.id)
    says = attack(view, soldier.now.net, mine.id, charge.foe, charge.place, taken=taken)
    if says is not None:
        return says
    if charge.place is None or charge.seconds <= 1:
        return None
    at = soldier.here._replace(target=charge.foe)
    begun = order_to(soldier.now, mine, charge.place, at)
    return None if begun is None else begun.says


def attack(
    view: MindView, net: WalkingNet, unit: int, foe: int, place: PlaceToGo | None, *, taken: GroundTaken
) -> Command | None:
    """The order by which a soldier attacks an enemy hand to hand in this second; None where he cannot (MEL-02, MEL-03).

    `place` is where he goes to, None where he stands beside him; others take ground that is `taken`.
    """
    survey = view.now.rules.survey()
    if survey is None:
        return None
    here, spot = survey.figures[unit].spot, survey.figures[foe].spot
    if place is None:
        turns = turn_to(view, unit, here, round(bearing_deg(here, spot), 1))
        at_once: list[Command] = [Engage(unit=unit, target=foe)]
        at_once += [replace(turns, engage=foe)] if isinstance(turns, Declare) else []
        return view.first_that_stands(at_once)
    way = net.way(here, place.node, place.before, taken)
    for mode in ("walk", "run"):
        if place.metres > float(view.now.rules.farthest_m(unit, mode) or 0.0) or survey.objection(unit, mode):
            continue
        step = step_along(view, unit, mode, (here, *way), round(bearing_deg(place.spot, spot), 1))
        if step is not None and isinstance(step[0], Declare):
            says = replace(step[0], engage=foe)
            if view.stands(says):
                return says
    return None


def intents(view: MindView, blows: BlowsWeighed) -> list[ChoiceWeighed]:
    """What a fighter might choose as a fight opens, each by the enemy's best reply to it, the best first.

    MEL-10..16, MEL-28. Empty where none is asked.
    """
    asked = view.known.pending
    if not isinstance(asked, IntentAsked):
        return []
    unit = asked.unit
    foe = asked.defender if unit == asked.attacker else asked.attacker
    struck = 1 / (_holders(view.known, foe, but=unit) + 1)
    both = blows.odds(unit, foe, struck=struck).gains
    strikes = min(both, blows.odds(unit, foe, stances=("attack", "parry"), struck=struck).gains)
    parries = min(
        blows.odds(unit, foe, stances=("parry", one), struck=struck).gains for one in ("attack", "parry")
    )
    avoids = blows.chance_to_avoid(unit, foe)
    leaves = (1 - avoids) * both - avoids * blows.free_blow(foe, unit)
    worths: dict[Intent, float] = {
        "attack": strikes, "parry": parries, "avoid": leaves, "out": min(strikes, 0.0) - TOLD,
    }  # fmt: skip
    ranked = sorted(((worths[one], one) for one in asked.options), key=lambda one: -one[0])
    return [
        ChoiceWeighed(says=GiveIntent(unit=unit, intent=intent), worth=worth, terms=(_at_worst(worth),))
        for worth, intent in ranked
    ]


def choose_by_points(view: MindView, weights: Weights) -> Considered:
    """What a fighter chooses as a fight opens, where a soldier is worth his points alone."""
    return best_of(view, intents(view, BlowsWeighed.by_points(view, weights))) or answer_safely(view)


def _at_worst(worth: float) -> WorthTerm:
    return WorthTerm("gains at least" if worth >= 0 else "loses at most", round(abs(worth), 1))


def answers(now: Situation) -> Iterator[ChoiceWeighed]:
    """How a soldier of the side fights who is asked."""
    yield from intents(now.view, now.blows)


MELEE = ChapterWeighed(orders=orders, answers=answers)
