"""Which of several things on the ground is meant, for the refusal and for what comes of it (ACT-65, ECM-11)."""

import pytest
from support.side_things import mapped, stated, thing

from squadlog.battle.commands import Declare, Done
from squadlog.battle.known import known
from squadlog.battle.state import Thing
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.rules.jammer.record import ITEM, jammer_of


def two_jammers():
    """Both jammers lie on the ground, the one of blue dropped first; it is red's slot."""
    lie = (Thing(id=1, name=ITEM), Thing(id=2, name=ITEM))
    laid = (
        thing("jammer", "blue", object_id=1),
        thing("jammer", "red", object_id=2),
    )
    return stated(("jammer",), *laid, things=lie)


@pytest.mark.parametrize("item", [ITEM, "2"])
def test_of_two_jammers_on_the_ground_a_side_picks_up_its_own(item):
    """ECM-11, ACT-65."""
    game = two_jammers()
    game.do(Declare(unit=1, action="pick_up_object", item=item))
    game.do(Done())
    assert jammer_of(game.battle, "red").bearer == 1
    assert jammer_of(game.battle, "blue").bearer is None


def test_the_enemys_jammer_is_refused_by_its_number():
    """ECM-11."""
    assert two_jammers().refused(Declare(unit=1, action="pick_up_object", item="1")).rule == "ECM-11"


@pytest.mark.parametrize("words", ["jammer", "ecm_jammer", "ecm jammer", '"ecm_jammer"', "JAMMER"])
def test_a_jammer_is_called_by_either_name(words):
    """ECM-07."""
    command = parse(f"pick 1 {words}", known(two_jammers().battle, TABLE), load_rulebook())
    assert command.item == ITEM


def test_of_two_things_of_one_name_it_is_the_one_within_reach():
    """ACT-65, AMB-136."""
    lie = tuple(
        Thing(id=number, name="rope", position=Position(x=x, y=10.0)) for number, x in ((1, 20.0), (2, 5.5))
    )
    game = mapped((), things=lie)
    game.do(Declare(unit=1, action="pick_up_object", item="rope"))
    game.do(Done())
    assert [one.id for one in game.battle.things] == [1]
