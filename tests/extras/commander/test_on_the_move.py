"""What a second's move is worth: the ground slows it, a bounce pack carries on, and what is refused is no choice."""

from dataclasses import replace

import pytest
from support.matches import hasty_store

from squadlog.battle.commands import Hold
from squadlog.battle.refusal import Refusal
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.mind.choosing import best_of
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.orders_weighed import OrdersWeighed
from squadlog.extras.commander.mind.places import WayBegun, order_to
from squadlog.extras.commander.mind.posed import ChoiceWeighed, MindView, Posed, WorthTerm
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.weights import Weights
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session


@pytest.mark.parametrize(
    ("metres", "whole", "runs", "slows", "seconds"),
    [
        (4, 4, True, False, 1.0),  # a run that gets there
        (2, 8, True, False, 4.0),  # light woods: 2 m of a run of 4 in each second
        (4, 4, False, True, 1.0),  # a walk with the pack on: he stands there
        (8, 8, True, True, 2.0),  # a run with it: he has to walk on for a second
        (4, 8, False, True, 2.0),  # a walk first, then a run, is no sooner there
        (8, 16, True, True, 3.0),
    ],
)
def test_the_ground_and_a_pack_tell_when_he_stands_there(metres, whole, runs, slows, seconds):
    """MOV-05, BNC-08, BNC-09: nobody stops at a run while a pack carries him."""
    begun = WayBegun(says=Hold(unit=1), metres=metres, whole=whole, runs=runs)
    assert begun.seconds(slows=slows) == seconds


def test_whom_a_pack_carries_on_walks_what_he_may_walk(tmp_path):
    """BNC-09: a run would not let him fire in the next second."""
    setup = setup_of(BattleMatch(scenario="tutorial_map", levels=("sergeant", "recruit")), 0)
    setup = replace(setup, typed_dice=(), seed=5)
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), setup).seat(Speaker())
    for said in ("begin", "initiative", "move", "walk 1 4m", "done", "done"):
        assert not isinstance(seat.say(said), Refusal)
    view = MindView(Posed(known=seat.known, side="blue"))
    now = Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())
    orders = OrdersWeighed(now, 1)
    near = next(one for one in orders._places if 2.5 <= one.metres <= 4)
    assert [one.unit for one in orders.way_terms(orders.here)] == ["m to go to the enemy"]
    runs = {slows: order_to(now, orders.unit, near, orders.here, slows=slows).runs for slows in (False, True)}
    assert runs == {False: True, True: False}


def test_what_the_rules_refuse_is_neither_said_nor_told_as_the_next_best():
    class View:
        class Rules:
            @staticmethod
            def refusal(_command):
                return None

        rules = Rules()

        @staticmethod
        def stands(command):
            return command.unit not in (1, 3)

    told = (WorthTerm("takes", 1.0),)
    offered = [
        ChoiceWeighed(says=Hold(unit=number), worth=-float(number), terms=told) for number in (1, 2, 3, 4)
    ]
    considered = best_of(View(), offered)
    assert considered.says == Hold(unit=2)
    assert [one.says.unit for one in considered.weighed] == [2, 4]
