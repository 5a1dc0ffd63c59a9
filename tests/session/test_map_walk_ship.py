"""The ship walked through at the keyboard: bulkhead doors, an airlock cycled and left into space, who sees whom."""

import pytest
from support.strolls import Stroll

CORPORAL, MARINE, TECHNICIAN, PURSER, BOARDER = 9, 10, 13, 17, 4


@pytest.fixture
def ship(store):
    return Stroll(store, "pest_control")


def to_the_airlock(ship):
    """The corporal goes through the hold to the inner door of the port airlock."""
    ship.go(CORPORAL, (12, 18.6))
    ship.act(CORPORAL, f"unlock {CORPORAL} D5")
    ship.go(CORPORAL, (12, 17), (9.4, 16.4), (9, 12), (7.5, 10.6))


def test_map_21_the_bulkhead_door_keeps_the_marine_in_the_corridor(ship):
    refused = ship.refused(MARINE, f"walk {MARINE} via 12.1,17")
    assert (refused.code, refused.rule) == ("in-the-way", "MAP-21")


def test_act_75_nobody_opens_the_outer_door_before_the_chamber_is_cycled(ship):
    """ACT-73, ACT-74, ACT-76, AMB-32: in at the inner door, which shuts; cycle; out at the outer door."""
    to_the_airlock(ship)
    assert ship.where(CORPORAL) == (7.5, 10.6, 1)
    ship.act(CORPORAL, f"unlock {CORPORAL} D2")
    assert (ship.feature("D2").state, ship.feature("D1").pressure) == ("open", False)
    ship.go(CORPORAL, (7.5, 9))
    assert ship.unit(CORPORAL).place == "airlock:port"
    assert ship.feature("D2").state == "closed"
    ship.act(CORPORAL, f"unlock {CORPORAL} D1")
    assert ship.feature("D1").state == "closed"
    assert ship.refused(CORPORAL, f"open {CORPORAL} D1").code == "not-cycled"
    assert not ship.sees(CORPORAL, BOARDER)
    ship.act(CORPORAL, f"cycle {CORPORAL} D1", f"open {CORPORAL} D1")
    assert (ship.feature("D1").state, ship.feature("D2").pressure) == ("open", False)
    assert ship.sees(CORPORAL, BOARDER)
    assert ship.sees(BOARDER, CORPORAL)
    refused = ship.refused(CORPORAL, f"walk {CORPORAL} via 7.5,6.8")
    assert (refused.code, refused.rule) == ("in-the-way", "ACT-18")
    ship.go(CORPORAL, (7.5, 7.2))
    assert ship.unit(CORPORAL).place == ""
    assert ship.feature("D1").state == "closed"


def test_map_20_a_technician_with_the_key_goes_from_room_to_room(ship):
    """SET-09: round the racks, out at the sliding door, up the corridor and into the bridge; MAP-15 on the way."""
    ship.act(TECHNICIAN, f"walk {TECHNICIAN} toward D10")
    refused = ship.refused(TECHNICIAN, f"walk {TECHNICIAN} toward D10")
    assert (refused.code, refused.rule) == ("in-the-way", "MAP-15")
    ship.go(TECHNICIAN, (7.3, 24.6), (8.8, 24.6), (10.6, 25.5), (10.6, 26.1))
    assert not ship.sees(TECHNICIAN, PURSER)
    ship.act(TECHNICIAN, f"unlock {TECHNICIAN} D10")
    ship.go(TECHNICIAN, (10.6, 26.5), (12, 26.5), (12, 28.5))
    ship.act(TECHNICIAN, f"unlock {TECHNICIAN} D7")
    assert ship.sees(TECHNICIAN, PURSER)
    ship.go(TECHNICIAN, (12, 29.7))
    assert "bridge" in ship.session.rules["referee"].survey().whereabouts(TECHNICIAN)


def test_act_72_a_blasted_airlock_lets_the_boarders_in(ship):
    """ACT-74: both doors destroyed, the chamber is a passage like any other."""
    for door in ("D1", "D2"):
        ship.say(f"correct {door} state=destroyed because a shaped charge")
    ship.go(BOARDER, (7.5, 7.3), (7.5, 9))
    assert ship.unit(BOARDER).place == "airlock:port"
    ship.go(BOARDER, (7.5, 11))
    assert ship.unit(BOARDER).place == ""
    assert "hold" in ship.session.rules["referee"].survey().whereabouts(BOARDER)


def test_map_13_nobody_leaves_by_the_bow_window(ship):
    refused = ship.refused(17, "walk 17 via 11.5,33.5")
    assert refused.code == "in-the-way"


def test_obs_08_a_laser_rifle_never_breaches_a_bulkhead(ship):
    ship.turn_of(CORPORAL)
    ship.say(f"fire {CORPORAL} at B3")
    while ship.session.due["referee"].ask().kind != "fire":
        ship.say("done")
    refused = ship.session.say(f"fire {CORPORAL} at B3")
    assert (refused.code, refused.rule) == ("too-weak", "OBS-08")
