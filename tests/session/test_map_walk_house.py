"""The counting house walked through at the keyboard: stairs climbed, the elevator called and ridden (STO-02..13)."""

import pytest
from support.strolls import Stroll

HESTER, GIL = 16, 15


@pytest.fixture
def house(store):
    return Stroll(store, "counting_house")


def test_sto_04_stairs_lead_down_to_the_hall_and_up_again(house):
    """MAP-16, STO-03: one walks into the stairway, climbs, and walks out on the other floor."""
    house.go(GIL, (11, 12))
    assert house.refused(GIL, f"stairs {GIL} down feature S1").code == "not-in-stairway"
    house.go(GIL, (11, 14))
    assert house.unit(GIL).place == "stairs:S1"
    house.act(GIL, f"stairs {GIL} down feature S1")
    assert house.where(GIL) == (11, 14, 1)
    house.go(GIL, (11, 12), (11, 10))
    assert house.unit(GIL).place == ""
    assert "hall" in house.session.rules["referee"].survey().whereabouts(GIL)
    house.go(GIL, (11, 12), (11, 14))
    house.act(GIL, f"stairs {GIL} up feature S1")
    assert house.where(GIL) == (11, 14, 2)


def test_sto_06_whoever_is_in_the_stairway_and_whoever_is_not_do_not_see_each_other(house):
    """AMB-36."""
    assert house.sees(HESTER, GIL)
    house.go(GIL, (11, 12), (11, 14))
    assert not house.sees(HESTER, GIL)
    assert not house.sees(GIL, HESTER)


def test_sto_04_stairs_out_of_reach_are_not_climbed(house):
    assert house.refused(HESTER, f"stairs {HESTER} down feature S1").code == "out-of-reach"


def test_sto_08_the_elevator_is_called_opened_entered_ridden_and_left(house):
    """STO-07, STO-09, STO-10, MAP-17."""
    house.go(HESTER, (13, 12.4))
    assert house.refused(HESTER, f"open {HESTER} lift").code == "car-elsewhere"
    house.act(HESTER, f"call {HESTER} lift")
    for _ in range(12):
        if house.feature("lift").car == 2 and house.feature("lift").heading is None:
            break
        house.act(HESTER, f"hold {HESTER}")
    house.act(HESTER, f"open {HESTER} E2", f"walk {HESTER} via 13,14")
    assert house.unit(HESTER).place == "elevator:lift"
    house.act(HESTER, f"ride {HESTER} -1 feature lift")
    assert house.where(HESTER) == (13.0, 14.0, 1)
    house.act(HESTER, f"open {HESTER} lift", f"walk {HESTER} via 13,12.5")
    assert house.where(HESTER) == (13.0, 12.5, 1)
    assert house.unit(HESTER).place == ""


def test_sto_08_the_car_cannot_be_entered_while_its_door_is_shut(house):
    house.go(HESTER, (13, 12.4))
    assert house.refused(HESTER, f"walk {HESTER} via 13,14").code == "in-the-way"


def test_set_01_a_side_of_another_name_is_put_into_the_zone_it_was_given(house):
    """The raiders are green; the zone of Red is left over for them."""
    outside = house.session.say("put 1 12,10")
    assert (outside.code, outside.rule) == ("not-there", "SET-01")
    house.say("put 1 12.5,0.5 facing north")
    assert house.where(1) == (12.5, 0.5, 1)


def test_doors_of_the_elevator_are_opened_by_their_own_names_too(house):
    """STO-08: `E2` on the map is the elevator."""
    house.go(HESTER, (13, 12.4))
    assert house.refused(HESTER, f"open {HESTER} E2").code == "car-elsewhere"
