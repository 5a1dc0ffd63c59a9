"""Nobody of a sergeant's stays where something is about to go off, if he can get clear of it (GRN-26..39)."""

from math import hypot

import pytest
from support.in_the_yard import MINE, amount, best, placed, situation, yard

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.battle.evolve import fast_forward
from squadlog.extras.commander.mind.currency.fighter import STANCE_S
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.kept.explosions import FuseLit
from squadlog.survey.danger.lines_known import PostureAt

THERE = (10.0, 10.0)


def lying(posed, at=THERE, what="fragmentation", *, in_s=1):
    """Asked with something that lies there and goes off after so many seconds."""
    now = posed.known.now
    fused = Fused(
        id=1, what=what, at=now.later(in_s), since=now, side="blue", spot=Waypoint(x=at[0], y=at[1], floor=1)
    )
    return replace(posed, known=fast_forward((FuseLit(fused=fused),), posed.known))


@pytest.fixture(scope="module")
def beside():
    """The soldier a metre from where it lies, nobody else within ten."""
    return placed(yard(), u3=(THERE[0] + 1, THERE[1], 90), u4=(3, 3, 0))


def end_of(choice):
    """Where an order takes him, and how far that is from where it lies."""
    path = choice.says.move.path
    return hypot(path[-1].x - THERE[0], path[-1].y - THERE[1])


def test_he_runs_out_of_reach_of_a_grenade_and_says_so(beside):
    """GRN-29, GRN-38: within the two seconds that are left."""
    choices = best(lying(beside))
    choice = choices[0]
    assert isinstance(choice.says, Declare)
    assert choice.says.action == "move"
    assert end_of(choice) > 1.0
    assert amount(choice, "gets clear of a blast that would cost") > 1
    holds = next(one for one in choices if isinstance(one.says, Hold))
    assert amount(holds, "a blast there would cost") > amount(choice, "gets clear of a blast that would cost")


def test_smoke_is_not_fled(beside):
    """GRN-35 is of fragmentation grenades alone."""
    choice = best(lying(beside, what="smoke"))[0]
    assert "blast" not in str(choice.terms)
    assert choice.says == best(beside)[0].says


def test_what_it_would_cost_is_by_its_rings_and_the_cover_from_it(beside):
    """GRN-37, GRN-38: nothing beyond six metres."""
    now = situation(lying(beside))
    spots = [Spot(THERE[0] + metres, THERE[1], 1) for metres in (1, 3, 6.5)]
    near, farther, beyond = now.blasts.costs(MINE, [PostureAt(one) for one in spots])
    assert near >= farther >= beyond == 0
    assert near > 0


def test_a_place_that_he_reaches_too_late_saves_him_nothing(beside):
    """GRN-34: it goes off before the melee of its second, after all have moved."""
    assert situation(lying(beside)).blasts.within_s == 2
    assert situation(lying(beside, in_s=0)).blasts.within_s == 1 < STANCE_S


def test_one_who_is_far_off_does_not_walk_into_it(beside):
    away = placed(beside, u3=(THERE[0] + 9, THERE[1], 270))
    for choice in best(lying(away)):
        if getattr(choice.says, "action", "") == "move" and choice.says.move.path:
            assert end_of(choice) > 6


def test_where_nothing_lies_nothing_is_asked(beside):
    now = situation(beside)
    assert now.blasts.within_s == 0
    assert {one.blast for one in now.weigh_places(MINE, [now.stand(MINE)])} == {0.0}
