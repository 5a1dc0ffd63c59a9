"""Coming out of hiding: to fire, all of a grouping at once where that is an ambush (AMS-01), or to go on to a goal.

Who hides is fired at by nobody, and waits (HID-16, HID-18). He comes out for a shot that is good enough, or before he
would be found; for nothing less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.chapters.lurking import Lurker
from squadlog.extras.commander.mind.currency.fight import SURELY
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.extras.commander.mind.tasks import SoldierTask
from squadlog.rules.ambush.freeze import idle
from squadlog.rules.ambush.record import KEY as AMBUSH
from squadlog.rules.hiding.piles import KEY, Reveal, hiding_of, is_hidden
from squadlog.rules.rout.record import is_routed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed

_WAITS_FOR = 0.5
"""How surely a shot must hit for which he comes out though he might wait for a better one."""
_FEWEST = 2
"""One lone soldier springs no ambush (AMS-02)."""
_PATIENCE = 2
"""Turns that a side without an objective lies in wait before it goes to look for the enemy."""


def _comes_out(now: Situation, unit: int) -> Iterator[ChoiceWeighed]:
    """To come out now, in points more than to lie there; nothing where that is worth less than to wait."""
    soldier = now.view.known.units[unit]
    if not _is_beneath_a_pile(now.view.known, soldier):
        return
    lurker = Lurker(now, unit)
    target, shot = lurker.best
    says, weights = Reveal(unit=unit), now.weights
    if target is not None and shot.hit:
        frozen = _ambush(now, soldier.grouping)
        fires = _fires(now, lurker, frozen)
        potential = weights.taken * shot.points / shot.hit * _WAITS_FOR + frozen
        waits = 0.0 if _is_joined(now, soldier.grouping) else potential * lurker.stays_unseen
        if fires > max(0.0, waits):
            terms = [
                WorthTerm("comes out to fire: takes", round(shot.points, 1), "points on average"),
                WorthTerm("hits", round(100 * shot.hit), "chance"),
                WorthTerm("may lose", round(lurker.here.takes + lurker.here.later, 1)),
            ]
            if lurker.is_found:
                terms.append(
                    WorthTerm("would else be found next turn", round(100 * lurker.is_found), "chance")
                )
            if frozen:
                terms.append(WorthTerm("an ambush saves", round(frozen, 1), "points of enemy fire"))
            yield ChoiceWeighed(says=says, worth=fires - waits, terms=tuple(terms))
        return
    metres, gains = _draws(now, lurker)
    gains -= weights.fear * (lurker.here.takes + lurker.here.later)
    if gains > weights.watch * now.coming.worth_watching(lurker.figure.spot):
        term = WorthTerm("comes out to go on toward the goal, for", round(metres, 1), "m")
        yield ChoiceWeighed(says=says, worth=gains, terms=(term,))


def _is_beneath_a_pile(known: Known, soldier: Unit) -> bool:
    """Whether he hides beneath a pile that lies on the map."""
    pile = hiding_of(known).over(soldier.id)
    return is_hidden(soldier) and pile is not None and pile.position is not None


def _fires(now: Situation, lurker: Lurker, frozen: float) -> float:
    """What it comes to that he comes out, fires, and fights on from there."""
    target, shot = lurker.best
    weights, here = now.weights, lurker.here
    denies = 0.0 if target is None else now.denied(target, shot)
    more = here.gives * now.aimed_shots(now.left[lurker.unit.id] - 1, 1.0, (0.0, min(SURELY, here.hazard)))
    takes = here.takes * weights.met_later + here.later
    return weights.taken * shot.points + weights.denies * denies + frozen + more - weights.fear * takes


def _draws(now: Situation, lurker: Lurker) -> tuple[float, float]:
    """The metres to where his side wants to be, and what going there in this turn is worth."""
    view = now.view
    unseen = [at.spot for _, _, at in now.unseen.places]
    here, unit = lurker.figure.spot, lurker.unit.id
    task = SoldierTask(view, now.survey, unit, now.weights, unseen, here=here)
    if task.area is None and view.known.now.turn <= _PATIENCE:
        return 0.0, 0.0
    metres = task.metres(here)
    pace = float(view.now.rules.farthest_m(unit, "run") or 0.0)
    return metres, task.a_metre * min(metres, pace * now.seconds)


def _is_joined(now: Situation, grouping: str) -> bool:
    """Whether another of his grouping has come out in this very second: then nobody waits any more."""
    known = now.view.known
    rose = (
        known.units[unit] for unit, at in hiding_of(known).rose if at == known.now and unit in known.units
    )
    return any(one.grouping == grouping for one in rose)


def _ambush(now: Situation, grouping: str) -> float:
    """What each of a grouping saves if all of it fire out of hiding at once; nothing where that is no ambush (AMS-01).

    Whoever is caught fires nothing for the next seconds (AMS-03).
    """
    known = now.view.known
    if AMBUSH not in known.chapters:
        return 0.0
    able = [one for one in known.members(grouping) if not (one.out or is_routed(one))]
    if len(able) < _FEWEST:
        return 0.0
    rose = {unit for unit, at in hiding_of(known).rose if at == known.now}
    struck = set[int]()
    for one in able:
        if one.id in rose:
            shot = None if one.action is None else one.action.shot
            targets = (
                [shot.target]
                if shot is not None and isinstance(shot.target, int)
                else now.in_front_of(now.survey.figures[one.id])
            )
        elif _is_beneath_a_pile(known, one):
            target, _ = Lurker(now, one.id).best
            targets = [] if target is None else [target]
        else:
            return 0.0
        if not targets:
            return 0.0
        struck.add(targets[0])
    seconds = len(idle(known.now, now.view.now.rules.reading))
    saves = sum(now.threat(known.units[one])[0] for one in struck) * min(1.0, seconds / now.seconds)
    return float(now.weights.denies * saves / len(able))


def _fires_at_once(soldier: SoldierWeighed) -> Iterator[ChoiceWeighed]:
    """The plain shots of one who came out in this second, at what the ambush of his grouping saves besides."""
    now, unit = soldier.now, soldier.unit
    if (
        (unit.id, now.view.known.now) not in hiding_of(now.view.known).rose
        or not soldier.left
        or not unit.in_hand
    ):
        return
    frozen = _ambush(now, unit.grouping)
    if not frozen:
        return
    for target in now.in_front_of(soldier.figure):
        shot = now.shot_said(unit.id, target)
        if shot.hit:
            worth = now.weights.taken * shot.points + now.weights.denies * now.denied(target, shot)
            plan = ShotPlan(weapon=unit.in_hand, target=target)
            says = Declare(unit=unit.id, action="fire_throw", weapon=unit.in_hand, shot=plan)
            yield soldier.choice(
                says, worth + frozen + soldier.worth(soldier.here, 1.0, soldier.left - 1), soldier.here,
                WorthTerm("takes", round(shot.points, 1), "points on average"),
                WorthTerm("hits", round(100 * shot.hit), "chance"),
                WorthTerm("the ambush saves", round(frozen, 1), "points of enemy fire"),
            )  # fmt: skip


AMBUSHING = ChapterWeighed(key=KEY, orders=_fires_at_once, out_of_sight=_comes_out)
"""What a commander makes of hiding, and of ambush with it."""
