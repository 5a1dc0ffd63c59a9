"""Charges: carried, installed, disarmed, detonated, tampered with (EXP-01..EXP-11, EXP-18..EXP-29)."""

from support.charges import carrying, detonate, disarm, install, laid, lies, wait

from squadlog.battle.moment import Moment


def test_a_charge_is_installed_in_five_subphases_and_lies_there_for_all_exp_05():
    """EXP-01, EXP-02, EXP-05, EXP-29."""
    game = carrying()
    game.do(install(target="D1"))
    assert game.unit(1).action.end == Moment(1, 5)
    laid(game, subphases=4)
    assert lies(game, 1) is None
    wait(game)
    thing = lies(game, 1)
    assert (thing.side, thing.by, thing.feature, thing.covered) == ("red", 1, "D1", False)
    assert game.unit(1).items == ("plastic_charge",)


def test_a_door_gives_way_to_two_charges_one_after_the_other_and_not_to_two_at_once_exp_22():
    """EXP-22, EXP-23, EXP-24, A-82."""
    for orders, damage in (((detonate(item="1,3"),), 8), ((detonate(item="1"), detonate(item="3")), 10)):
        game = carrying()
        laid(game, install(1, target="D1"), install(2, target="D1"))
        for order in orders:
            game.do(order)
            wait(game)
        assert game.battle.features["D1"].damage == damage
        assert (game.battle.features["D1"].state == "destroyed") == (damage == 10)
        assert {lies(game, number).condition for number in (1, 3)} == {"spent"}


def test_friends_disarm_and_enemies_set_off_exp_09():
    """EXP-09, EXP-10, EXP-11."""
    game = carrying()
    laid(game, install(target="D1"))
    laid(game, disarm(2, "1"))
    assert lies(game, 1) is None
    (loose,) = game.battle.things
    assert loose.name == "plastic_charge"
