"""What shots are worth: the points that they take on average, by the exact odds of the rules (CAS-01..06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.commands import Declare, Fire, OpportunityShot
from squadlog.battle.state import ShotPlan
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.facts.ground_facts import Position, StatedSighting
from squadlog.ground.sight.arcs import in_front

with lazy_imports():
    from squadlog.rules.desk.considered import shot_there
    from squadlog.survey import sightings
    from squadlog.survey.danger import onlookers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.facts.ground_facts import Sighting
    from squadlog.rules.common.chances import Odds
    from squadlog.survey.seat_survey import Survey

DAZE = 0.05
"""What a hit that only dazes is worth, as a share of the target's points: he loses a second or two (WND-01)."""
LEAST = 0.05
"""Points below which a shot is not worth its cartridge."""


def shots_of(view: MindView, unit: int) -> tuple[bool, tuple[ChoiceWeighed, ...]]:
    """Whether a soldier sees an enemy, and the orders by which he would fire what he has in hand, the best first.

    The plain shot from where he is, at those in front of him; without a map at whomever the table lets him.
    """
    soldier, survey = view.known.units[unit], view.now.rules.survey()
    if survey is None or unit not in survey.figures:
        aimed_at = (one for one in view.now.rules.targets(unit) if isinstance(one, int))
        seen: dict[int, Sighting | None] = dict.fromkeys(one for one in aimed_at if _is_foe(view, one))
    else:
        figure = survey.figures[unit]
        (there,) = onlookers.look_at_places(survey.world, figure, [figure.spot], stays=True)
        seen = {
            one.unit: one.sighting
            for one in there.sees
            if in_front(figure, survey.figures[one.unit].spot, survey.readings)
        }
        seen = {one: facts for one, facts in seen.items() if not view.known.units[one].out}
        if not seen:
            return bool(there.sees or there.seen_by), ()
    if not soldier.in_hand:
        return bool(seen), ()
    found = filter(None, (plain_shot(view, unit, target, facts) for target, facts in seen.items()))
    shots = sorted(found, key=lambda one: -one.worth)
    while shots and survey is not None and unit in survey.figures and _is_too_close(survey, shots[0]):
        del shots[0]
    return bool(seen), tuple(shots)


def _is_too_close(survey: Survey, shot: ChoiceWeighed) -> bool:
    """Whether the line of a shot is too close to call: only people say that the target is in sight there (LOS-03)."""
    says = shot.says
    if not isinstance(says, Declare) or says.shot is None or not isinstance(says.shot.target, int):
        return False
    facts = sightings.sighting(survey.world, says.unit, says.shot.target, StatedSighting())
    return facts is None or bool(facts.too_close)


def _is_foe(view: MindView, target: int) -> bool:
    units = view.known.units
    return units[target].side != view.posed.side and not units[target].out


def plain_shot(
    view: MindView, unit: int, target: int, facts: Sighting | None, stated: StatedSighting | None = None
) -> ChoiceWeighed | None:
    """The order for a plain shot at a target, as it is seen, with what is `stated` of it; None where none can hit."""
    soldier = view.known.units[unit]
    at = soldier.position or Position(x=0.0, y=0.0)
    stands = shot_there.StandThere(unit=unit, at=at, floor=soldier.floor, posture=soldier.posture)
    shown = view.shots.from_there(stands, target, facts)
    if shown.blocked is not None or shown.odds is None or not shown.odds.hit:
        return None
    plan = ShotPlan(weapon=soldier.in_hand or "", target=target, stated=stated or StatedSighting())
    says = Declare(unit=unit, action="fire_throw", weapon=soldier.in_hand, shot=plan)
    return weigh_odds(view, says, target, shown.odds, takes_s=max(view.rules.quote(says).cost_ap, 1))


def falling_shots(view: MindView) -> Iterator[ChoiceWeighed]:
    """The shots that may be fired now that one falls, weighed by the points that they take."""
    for answer in view.question.answers:
        for says in view.says(answer):
            if isinstance(says, Fire) and isinstance(says.target, int):
                yield from filter(None, [weigh_shot(view, says, says.target)])


def shot_at_mover(view: MindView, watcher: int, mover: int) -> Iterator[ChoiceWeighed]:
    """The shot of a watcher at somebody who moves past."""
    yield from filter(None, [weigh_shot(view, OpportunityShot(unit=watcher), mover)])


def weigh_shot(view: MindView, says: Fire | OpportunityShot, target: int) -> ChoiceWeighed | None:
    """A shot that falls now; None where it is blocked."""
    shown = view.now.rules.preview(says)
    if shown.blocked is not None or shown.odds is None or target not in view.known.units:
        return None
    return weigh_odds(view, says, target, shown.odds)


def weigh_odds(
    view: MindView, says: Command, target: int, odds: Odds, *, takes_s: int | None = None
) -> ChoiceWeighed:
    """A shot by the points that it takes of the target's, a second where it `takes_s` so many to be fired."""
    hit = float(odds.hit)
    share = view.now.rules.share_taken(target, odds)
    points = view.known.units[target].soldier.value * (share + DAZE * hit)
    takes = () if takes_s is None else (WorthTerm("is fired in", takes_s, "s"),)
    return ChoiceWeighed(
        says=says,
        worth=points / (takes_s or 1),
        terms=(
            WorthTerm("takes", round(points, 2), "points on average"),
            WorthTerm("hits", round(100 * hit), "chance"),
            *takes,
        ),
    )
