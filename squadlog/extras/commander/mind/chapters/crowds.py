"""Crowds of enemies at whom something is thrown or launched: who stands among them, who sees them, what it comes to."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.extras.commander.mind.chapters.let_go import odds_of_blast, spots_let_go
from squadlog.extras.commander.mind.chapters.several import weigh_blow
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.arcs import in_front
from squadlog.rules.desk import foreseeing

with lazy_imports():
    from squadlog.survey.danger import lines_known as lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.commands import Declare
    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.chapters.several import BlowWeighed
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.soldier_weighed import SoldierWeighed
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.foreseen import Foreseen

_TRIES = 2
"""Crowds that are looked at."""
BESIDE_M = 5.0
"""How near to one others count with him."""
FUSE_S = 2
"""Seconds after which a grenade goes off (GRN-26)."""


class Crowd(NamedTuple):
    """A crowd: the enemy in its middle, where he is, and how far away."""

    foe: Unit
    spot: Spot
    metres: float


def crowds_before(
    soldier: SoldierWeighed, blast: str, least_m: float, most_m: float, worth: float
) -> list[Crowd]:
    """The enemies in his field of fire and in somebody's sight at whom a blast of a kind is worth so much.

    Those at whom it takes most if it lies there; none beside one at whom something of the kind is let go already.
    """
    now, figures = soldier.now, soldier.now.survey.figures
    taken = [*spots_let_go(now.view, now.friends, figures)]
    found = []
    for foe in now.foes:
        spot = figures[foe.id].spot
        metres = distance_m(soldier.figure.spot, spot)
        near = least_m <= metres <= most_m and in_front(soldier.figure, spot, now.world.readings)
        if near and not any(distance_m(spot, one) <= BESIDE_M for one in taken):
            found.append(Crowd(foe, spot, metres))
    most = sorted(
        ((_more_of_theirs(now, one.spot), one) for one in found), key=lambda one: (-one[0], one[1].foe.id)
    )
    seen = (one for more, one in most if more > 0 and _is_seen(now, soldier.unit.id, one.spot))
    lying = [(_if_it_lies_there(now, blast, one), one) for one in islice(seen, _TRIES)]
    lying.sort(key=lambda one: -one[0])
    return [one for gains, one in lying if gains >= worth]


def _more_of_theirs(now: Situation, spot: Spot) -> int:
    """How many more enemies than twice the friends are about a spot."""

    def about(units: Sequence[Unit]) -> int:
        spots = (now.survey.figures[one.id].spot for one in units)
        return sum(at.floor == spot.floor and distance_m(at, spot) <= BESIDE_M for at in spots)

    return about(now.foes) - 2 * about(now.friends)


def _is_seen(now: Situation, unit: int, spot: Spot) -> bool:
    """Whether he sees somebody who would stand there, or a friend does who has it before him (GRN-05, GRN-06)."""
    friends = (one.id for one in now.friends if one.id != unit)
    for eyes in (
        [unit],
        [one for one in friends if in_front(now.survey.figures[one], spot, now.world.readings)],
    ):
        asked = [lines.LookAsked(now.stand(one), lines.PostureAt(spot)) for one in eyes]
        if any(facts is not None for facts in now.lines.look(now.world, asked)):
            return True
    return False


def _if_it_lies_there(now: Situation, blast: str, crowd: Crowd) -> float:
    """What it comes to if it lies right there: what is worth nothing then is not looked at any further."""
    at = Waypoint(x=crowd.spot.x, y=crowd.spot.y, floor=crowd.spot.floor)
    what = now.view.now.blasts.at(blast, at)
    return 0.0 if what is None else weigh_blow(now, odds_of_blast(now.view, what), FUSE_S).gains


def aims_at(now: Situation, order: Declare, crowd: Crowd) -> Iterator[tuple[Declare, Foreseen]]:
    """The order aimed at him, or at the place where he is, with what it would come to wherever it may lie.

    The first that the rules let stand once what it needs is in hand; none where they let neither.
    """
    at = Waypoint(x=round(crowd.spot.x, 2), y=round(crowd.spot.y, 2), floor=crowd.spot.floor)
    if order.shot is None:
        return
    for target in (crowd.foe.id, at):
        says = replace(order, shot=replace(order.shot, target=target))
        if not is_refused(now, says):
            what = now.view.now.blasts.foreseen(says)
            if what is not None:
                yield says, what
            return


def is_refused(now: Situation, says: Declare) -> bool:
    """Whether the rules would not have an order that aims at a place, once what it needs is in hand."""
    return now.view.now.rules.by_rules(partial(_is_refused, says))


def _is_refused(says: Declare, seen: Known, ctx: RulesContext) -> bool:
    """Whether its chapter refuses an order as it is aimed, once what it needs is in hand."""
    ready, _ = foreseeing.ready_first(seen, says, ctx)
    return foreseeing.refusal(ready, says, ctx.at(ready)) is not None


def weigh_let_go(now: Situation, what: Foreseen) -> BlowWeighed:
    """What it comes to wherever it may lie: those whom it reaches have some seconds to get clear of it (GRN-29)."""
    blow = weigh_blow(now, odds_of_blast(now.view, what), FUSE_S)
    return blow._replace(gains=blow.gains * now.weights.later**FUSE_S)
