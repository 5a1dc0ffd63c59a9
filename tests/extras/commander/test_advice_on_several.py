"""Advice on several soldiers: who is advised later reckons with the orders of those before him."""

from itertools import permutations
from math import hypot

import pytest

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Hold
from squadlog.battle.evolve import fast_forward
from squadlog.battle.known import known
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.exercises.shelf import find_exercise
from squadlog.extras.commander.mind import levels
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.goals import end_of_way
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, MindView, Posed
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.weights import Weights
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import Speaker
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.desk import engine
from squadlog.session import deciding
from squadlog.session.battle_session import Session, open_store
from squadlog.session.said.advising import adviser_of


def situation(posed):
    view = MindView(posed)
    return Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())


@pytest.fixture(scope="module")
def first_shot():
    """A battle as somebody is to fire who may put an enemy out: the battle, his side and the order."""
    setup = setup_of(BattleMatch(scenario="tutorial_map", levels=("sergeant", "sergeant"), seed=2), 0)
    bout = Bout(setup, {side.id: commander_of("sergeant") for side in setup.sides})
    before = bout.battle
    while bout.step():
        side, says = bout.said[-1]
        if isinstance(says, Declare) and says.shot is not None:
            posed = Posed(known=known(before, side), side=side, meant=(says,))
            if any(situation(posed).claimed.values()):
                return before, side, says
        before = bout.battle
    raise AssertionError("nobody fires a shot that may put an enemy out")


def test_a_shot_that_a_friend_is_meant_to_fire_is_claimed_as_one_that_he_has_in_hand(first_shot):
    battle, side, says = first_shot
    given = fast_forward(engine.decide(battle, says, deciding.table_at(battle)), battle)
    now, then = (Posed(known=known(one, side), side=side) for one in (battle, given))
    claimed = situation(replace(now, meant=(says,))).claimed
    assert claimed == pytest.approx(situation(then).claimed)
    assert claimed[says.shot.target] > situation(now).claimed.get(says.shot.target, 0.0)
    assert situation(replace(now, meant=(Hold(unit=says.unit),))).claimed == situation(now).claimed


def test_nobody_is_advised_to_go_where_one_before_him_is_meant_to_stand():
    posed = find_exercise("toward_the_water").posed
    friend, *_ = MindView(posed).undecided()
    weighed = commander_of("sergeant").weigh(posed, friend)
    goes = next(one.says for one in weighed if isinstance(one.says, Declare) and one.says.move.path)
    unit = next(one.id for one in situation(posed).friends if one.id != friend)
    meant = situation(replace(posed, meant=(goes,)))
    there = end_of_way(meant.survey.figures[friend].spot, goes.move.path)
    assert there in meant.taken_but(unit).spots
    spots = {one: meant.net.spot(one) for one in meant.net.near(there)}
    nearest = min(spots, key=lambda one: hypot(spots[one].x - there.x, spots[one].y - there.y))
    assert nearest in meant.taken_but(unit).nodes
    assert nearest not in situation(posed).taken_but(unit).nodes


def test_half_of_a_squad_is_advised_to_watch_and_the_others_to_go(first_shot):
    """ACT-54: who is meant to watch counts as one who does."""
    battle, side, _ = first_shot
    posed = Posed(known=known(battle, side), side=side)
    now = situation(posed)
    one, other = next(pair for pair in permutations(now.friends, 2) if pair[0] in now.beside(pair[1]))
    watches = Declare(unit=one.id, action="opportunity_fire", weapon=one.in_hand)
    then = situation(replace(posed, meant=(watches, Hold(unit=other.id))))
    idle = one.opportunity is None and (one.action is None or one.action.kind != "opportunity_fire")
    assert idle
    assert then.share_watching(other) == now.share_watching(other) + 1 / len(now.beside(other))
    assert then.share_watching(one) == now.share_watching(one)


@pytest.mark.parametrize(("floors", "ends"), [((None, None), 1), ((2, None), 2), ((2, 0), 0)])
def test_a_way_ends_at_its_last_place_on_the_floor_that_was_said_last(floors, ends):
    path = [Waypoint(x=1.0, y=at, floor=floor) for at, floor in enumerate(floors)]
    assert end_of_way(Spot(9.0, 9.0, 1), path) == Spot(1.0, 1.0, ends)


def test_each_is_weighed_with_what_those_before_him_were_advised(tmp_path, prepared, monkeypatch):
    heard = []

    class Hears:
        name = "hears/1"

        def weigh(self, posed, unit):
            heard.append((unit, posed.meant))
            if unit == 2:
                return ()
            return (ChoiceWeighed(says=Hold(unit=unit), worth=1.0),)

    monkeypatch.setattr(levels, "LEVELS", {"hears": Hears})
    store = open_store(tmp_path / "squadlog.db")
    adviser = adviser_of(
        Session.open(store, prepared("begin", "initiative", "move", typed=False)).seat(Speaker())
    )
    for unit in (1, 2, 3, 4, 1):
        adviser(unit)
    store.close()
    one, three = Hold(unit=1), Hold(unit=3)
    assert heard == [(1, ()), (2, (one,)), (3, (one,)), (4, ()), (1, (three,))]  # 4 is an enemy of theirs
