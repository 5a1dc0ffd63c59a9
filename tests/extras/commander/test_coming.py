"""Who may come into sight of a place, and what readied fire is worth there (ACT-52)."""

import pytest

from squadlog.battle.state import Trace
from squadlog.extras.commander.mind.coming import COMES_FROM_M, TAKEN_OF_A_MOVER
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.posed import MindView
from squadlog.extras.commander.mind.sergeant import SergeantMind
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.weights import Weights
from squadlog.ground.compiled.conditions import Spot
from tests.support.asked_minds import asked, changed


def situation(posed):
    view = MindView(posed)
    return Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())


def share(now, spot):
    """How much of the dearest enemy who may come is reckoned with, 1 for one who is seen a second from now."""
    return now.coming.worth_watching(spot) / (TAKEN_OF_A_MOVER * max(one.soldier.value for one in now.foes))


def shares(now):
    """Those of places all over the map, of soldiers of one price."""
    spots = [now.net.spot(node) for node in range(len(now.net)) if now.net.is_coarse(node)]
    return {round(share(now, spot), 3) for spot in spots}


def test_who_is_in_sight_a_second_from_now_is_worth_the_whole_shot():
    now = situation(asked("long_ford", "red"))
    assert [share(now, now.survey.figures[one.id].spot) for one in now.friends] == pytest.approx([1.0] * 8)


def test_the_later_somebody_comes_into_sight_the_less_watching_is_worth():
    """From behind things nobody is seen until he has come round them; after some seconds a fifth is left."""
    found = shares(situation(asked("long_ford", "red")))
    assert {0.2, 0.9, 1.0} <= found <= {0.2, *(round(0.9**second, 3) for second in range(6))}


def test_nobody_who_is_far_off_is_watched_for():
    now = situation(asked("long_ford", "red"))
    foes = [now.survey.figures[one.id].spot for one in now.foes]
    far = Spot(x=min(one.x for one in foes) - COMES_FROM_M - 1, y=foes[0].y)
    assert now.coming.worth_watching(far) == 0


def test_readied_fire_is_weighed_by_who_may_come_into_sight():
    """ACT-52: of eight in the Counting House four stand where nobody comes into sight for seconds."""
    posed = asked("counting_house", "blue")
    now = situation(posed)
    shares_of = {one.id: share(now, now.survey.figures[one.id].spot) for one in now.friends}
    assert [unit for unit, one in shares_of.items() if one < 0.25] == [9, 10, 11, 12]
    weighed = SergeantMind().weigh(posed, 13)
    (watch,) = (one for one in weighed if getattr(one.says, "action", "") == "opportunity_fire")
    (term,) = (one for one in watch.terms if one.name == "watches for")
    assert term.amount == round(now.coming.worth_watching(now.survey.figures[13].spot), 1)


def test_who_has_just_come_and_has_an_enemy_in_his_sights_goes_on_for_more_alone():
    """Nobody walks to and fro for the sake of a shot that he never fires: what he gives up is told."""
    posed = asked("tutorial_map", "blue")
    come = changed(posed, 1, moved=Trace(mode="walk", metres=2.0))
    ways = [
        {one.says: one for one in SergeantMind().weigh(where, 1) if getattr(one.says, "action", "") == "move"}
        for where in (posed, come)
    ]
    alike = ways[0].keys() & ways[1].keys()
    assert alike
    for says in alike:
        before, after = (way[says] for way in ways)
        (given_up,) = (one.amount for one in after.terms if one.name == "gives up a shot in hand worth")
        assert before.worth - after.worth == pytest.approx(given_up, abs=0.06)
        assert given_up > 0
