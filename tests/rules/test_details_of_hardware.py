"""What the panel asks about orders with hardware, slot by slot: grenades, launchers, explosives, fire_missions."""

import pytest
from support.charges import carrying, disarm, install, lies, planted, wait
from support.grenades import stated, throw
from support.launchers import launch
from support.launchers import stated as with_launcher

from squadlog.battle.commands import Declare
from squadlog.rules.explosives.installing import details_device
from squadlog.rules.explosives.record import PLASTIC
from squadlog.rules.grenades.chapter import of_throw
from squadlog.rules.launchers.launching import details


def asked(found):
    return {one.slot: one.options for one in found}


@pytest.mark.parametrize(
    ("option", "offered"), [("each_throw", ("smoke",)), ("none", ("smoke", "fragmentation"))]
)
def test_a_throw_asks_for_the_grenade_in_hand_first_and_for_the_point_amo_11(option, offered):
    """AMO-11, GRN-01."""
    game = stated("smoke", rulings={"grenade.ready": option})
    board, _ = game._table(())
    assert asked(of_throw(game.battle, throw(item="smoke"), board)) == {"item": offered, "aim": ()}


def test_without_a_word_of_which_grenade_it_is_asked_for_grn_01():
    """GRN-01, AMO-11."""
    game = stated("", rulings={"grenade.ready": "none"})
    refused = game.refused(throw())
    assert (refused.code, refused.sentence) == ("no-grenade", "Say which grenade.")
    assert stated("").refused(throw()).code == "not-ready"


def test_a_salvo_asks_for_the_point_alone_gla_07():
    """GLA-07."""
    game = with_launcher()
    board, _ = game._table(())
    assert list(asked(details(game.battle, launch("2"), board))) == ["aim"]


def test_whoever_has_one_kind_of_charge_need_not_say_which_exp_05():
    """EXP-05."""
    game = carrying()
    game.do(Declare(unit=1, action="install_charge"))
    for _ in range(5):
        wait(game)
    assert lies(game, 1).item == PLASTIC


def test_a_device_may_be_a_charge_that_lies_there_exp_09():
    """EXP-09: on no map every charge is within reach; where none lies, it is what the unit carries."""
    game = carrying()
    board, _ = game._table(())
    assert "extras" not in asked(details_device(game.battle, disarm(2), board))
    planted(game, install(1))
    found = asked(details_device(game.battle, disarm(2), board))
    assert (found["extras"], found["item"][0]) == (("disarm", None), "charge 1")
