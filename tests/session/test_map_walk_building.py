"""The relay station walked through at the keyboard: locked doors, keys, a window, a breached wall, who sees whom."""

import pytest
from support.strolls import Stroll

from squadlog.battle.commands import Declare
from squadlog.battle.outcome import Accepted

SERGEANT, PICKET, AT_WINDOW, INSIDE, GUARD, IN_COMM, GUNNER = 9, 10, 11, 17, 18, 22, 8


@pytest.fixture
def station(store):
    return Stroll(store, "blow_the_damn_thing_up")


def test_map_10_the_west_door_stops_whoever_walks_against_it(station):
    refused = station.refused(SERGEANT, f"walk {SERGEANT} via 15.9,18")
    assert (refused.code, refused.rule) == ("in-the-way", "MAP-10")
    assert "West door" in refused.sentence or "west" in refused.sentence


def test_act_71_a_locked_door_is_not_opened_without_its_key(station):
    """SET-09."""
    station.go(PICKET, (15.4, 18.6))
    for word in ("open", "unlock"):
        refused = station.refused(PICKET, f"{word} {PICKET} D1")
        assert (refused.code, refused.rule) == ("no-key", "ACT-71")


def test_act_68_a_door_out_of_reach_is_not_handled(station):
    refused = station.refused(SERGEANT, f"unlock {SERGEANT} D1")
    assert (refused.code, refused.rule) == ("out-of-reach", "ACT-68")


def test_act_70_the_sergeant_unlocks_the_door_and_walks_down_the_corridor(station):
    """MOV-02, SET-09: in at the west door, past the guard room."""
    station.go(SERGEANT, (15.4, 18))
    station.act(SERGEANT, f"unlock {SERGEANT} D1")
    assert station.feature("D1").state == "open"
    station.go(SERGEANT, (18.5, 18))
    assert "corridor" in station.session.rules["referee"].survey().whereabouts(SERGEANT)


def test_act_69_a_door_that_was_closed_and_locked_again_keeps_people_out(station):
    station.go(SERGEANT, (15.4, 18))
    station.act(SERGEANT, f"unlock {SERGEANT} D1", f"close {SERGEANT} D1")
    assert station.feature("D1").state == "closed"
    station.act(SERGEANT, f"lock {SERGEANT} D1")
    assert station.feature("D1").state == "locked"
    assert station.refused(SERGEANT, f"walk {SERGEANT} via 17.5,18").code == "in-the-way"


def test_los_03_a_closed_door_hides_the_room_and_an_open_one_shows_it(station):
    station.go(GUARD, (24, 18))
    assert not station.sees(GUARD, IN_COMM)
    station.go(INSIDE, (23.2, 18.5))
    station.act(INSIDE, f"unlock {INSIDE} D4")
    assert station.feature("D4").state == "open"
    station.act(GUARD, f"turn {GUARD} facing north")
    assert station.sees(GUARD, IN_COMM)
    assert station.sees(IN_COMM, GUARD)


def test_obs_01_the_slug_rifle_breaches_the_wall_and_somebody_walks_through_the_hole(station):
    """AMB-135: a stretch of one metre falls after two shots of PF 7 at AF 4."""
    station.refused(GUNNER, f"walk {GUNNER} via 31,24.2")
    station.shoot(GUNNER, "W1 aim 31,24")
    stretch = next(one for one in station.battle.features.values() if one.part_of == "W1")
    assert (stretch.damage, stretch.at) == (6, (31.0, 24.0))
    station.act(GUNNER, f"hold {GUNNER}")
    station.shoot(GUNNER, f"{stretch.id}")
    assert station.feature(stretch.id).state == "destroyed"
    station.go(GUNNER, (31, 24.6), (31, 22.8))
    assert "generator" in station.session.rules["referee"].survey().whereabouts(GUNNER)


def test_map_12_a_picket_leaps_in_by_the_window(station):
    """ACT-41: walking stops at the sill, a leap ends kneeling beyond it."""
    station.go(AT_WINDOW, (18.5, 24.7))
    station.act(AT_WINDOW, f"turn {AT_WINDOW} facing south")
    refused = station.refused(AT_WINDOW, f"walk {AT_WINDOW} via 18.5,23")
    assert (refused.code, refused.rule) == ("in-the-way", "MAP-12")
    station.act(AT_WINDOW, f"leap {AT_WINDOW}")
    assert station.unit(AT_WINDOW).posture == "kneeling"
    assert "guard" in station.session.rules["referee"].survey().whereabouts(AT_WINDOW)


def test_obs_04_a_door_shot_to_pieces_is_a_way_in(station):
    """ACT-72: the slug rifle (PF 7) brings an outer door (AF 3) down with two shots."""
    station.say("deployed blue")
    station.say(f"put {GUNNER} 1.5,16.5 facing east")
    station.say("begin overrule because he is on his own")
    station.shoot(GUNNER, "D1")
    station.act(GUNNER, f"hold {GUNNER}")
    station.shoot(GUNNER, "D1")
    assert station.feature("D1").state == "destroyed"
    station.go(SERGEANT, (15.4, 18), (17.4, 18))


def test_a_door_opened_by_a_sentence_or_by_a_command_is_the_same(station):
    """The keyboard and the screens say the same thing."""
    station.go(SERGEANT, (15.4, 18))
    station.turn_of(SERGEANT)
    unlock = Declare(unit=SERGEANT, action="open_close_door", feature="D1", extras=("unlock",))
    assert isinstance(station.session.submit(unlock), Accepted)
    declared = station.battle
    station.session.undo(1)
    station.say(f"unlock {SERGEANT} D1")
    assert station.battle == declared
