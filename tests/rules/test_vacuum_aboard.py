"""Ships and houses that lose their air, measured: ENV-15, ENV-17, ENV-22..ENV-24, SHP-10, A-99, ACT-74."""

import pytest
from support.airless import TOXIC, aboard, breaks, hit, leaks, passes, without_air
from support.playing_on_maps import field_of, play

from squadlog.battle.changed import changed
from squadlog.battle.commands import Correct, CorrectFeature
from squadlog.battle.terms import Environment

REST = {"starboard airlock", "hold", "corridor mid", "crew quarters", "galley", "corridor forward", "computer room",
        "captain", "bridge", "port airlock"}  # fmt: skip


def test_a_whole_ship_keeps_its_air_and_outside_there_is_none_env_15_env_17():
    """ENV-15, ENV-17: who is not on the map yet does not suffocate outside."""
    played = aboard(soldiers={1: {"armour": "TS"}, 12: {"armour": "TS"}})
    away = changed(played.unit(12), position=None)
    played.battle = changed(played.battle, units={**played.battle.units, 12: away})
    passes(played)
    assert leaks(played, 12) == []
    assert without_air(played) == set()
    assert leaks(played, 1) == [("bare", "T3.s2")]
    for unit in (2, 11, 13):
        hit(played, unit, 1)
        assert leaks(played, unit) == []


def test_an_airlock_that_is_opened_outward_is_no_breach_of_the_ship_env_17():
    """ENV-17, ACT-74: who is in its chamber has no air, and nobody else; both doors open empty the ship."""
    played = aboard(soldiers={2: {"armour": "TS"}})
    breaks(played, "D1", state="open")
    passes(played)
    assert without_air(played) == {"port airlock"}
    assert leaks(played, 2) == [("bare", "T3.s2")]
    assert leaks(played, 13) == []
    breaks(played, "D2", state="open")
    assert without_air(played) == {"port airlock"}
    passes(played)
    assert without_air(played) == REST
    assert leaks(played, 13) == [("bare", "T3.s3")]


@pytest.mark.parametrize(("read", "empty"), [("holds", {"port airlock"}), ("breached", REST)])
def test_an_airlock_that_has_lost_its_outer_door_is_a_breach_where_the_table_reads_it_so_a_99b(read, empty):
    """ENV-17, A-99b: the inner door is shut; an outer door that only stands open is none."""
    played = aboard(rulings={"vacuum.airlock": read})
    breaks(played, "D1", state="open")
    passes(played)
    assert without_air(played) == {"port airlock"}
    breaks(played, "D1")
    passes(played)
    assert without_air(played) == empty


def test_the_chamber_has_the_pressure_of_the_door_that_may_open_env_17_act_74():
    """ENV-17, ACT-74, ACT-75: cycled outward it is empty, cycled back it is full."""
    played = aboard(soldiers={2: {"armour": "TS"}})
    for door, pressure in (("D1", "yes"), ("D2", "no")):
        played.do(CorrectFeature(feature=door, changes=(("pressure", pressure),), reason="cycled"))
    passes(played)
    assert without_air(played) == {"port airlock"}
    for door, pressure in (("D1", "no"), ("D2", "yes")):
        played.do(CorrectFeature(feature=door, changes=(("pressure", pressure),), reason="cycled"))
    passes(played)
    assert without_air(played) == set()
    assert leaks(played, 2) == []
    assert [event.unit for event in played.of_kind("air_again")] == [2]


@pytest.mark.parametrize("hole", [("D1", "D2"), ("hull",), ("bow-window",)])
def test_a_breached_ship_goes_to_vacuum_with_the_next_subphase_env_17_shp_10(hole):
    """ENV-17, SHP-10, A-99: by whatever made the hole. Who has a suit that holds goes on, others begin to die."""
    played = aboard()
    breaks(played, *hole)
    assert without_air(played) == set()
    passes(played)
    assert without_air(played) == REST
    assert [(number, leaks(played, number)) for number in (11, 12, 13)] == [
        (11, []), (12, []), (13, [("bare", "T3.s2")])
    ]  # fmt: skip
    (told,) = played.of_kind("air_changed")
    assert told.through
    passes(played)
    assert len(played.of_kind("air_changed")) == 1
    hit(played, 12, 1)
    assert leaks(played, 12) == [("small", "T3.s3")]


def test_what_went_to_vacuum_stays_so_when_the_doors_are_shut_again_env_17():
    """ENV-17."""
    played = aboard()
    breaks(played, "D1", "D2", state="open")
    passes(played)
    breaks(played, "D1", "D2", state="closed")
    passes(played)
    assert REST - {"port airlock", "starboard airlock"} <= without_air(played)
    assert leaks(played, 13) == [("bare", "T3.s2")]


def test_only_what_open_doors_connect_is_emptied_where_the_table_reads_it_so_a_99():
    """A-99: compartment by compartment, as each door goes."""
    played = aboard(rulings={"vacuum.extent": "connected_compartments"})
    breaks(played, "D1", "D2")
    passes(played)
    assert without_air(played) == {"port airlock", "hold"}
    assert leaks(played, 13) == []
    breaks(played, "D5", "D8", state="open")
    passes(played)
    assert without_air(played) == {"port airlock", "hold", "corridor mid", "crew quarters"}
    assert leaks(played, 13) == [("bare", "T3.s3")]


@pytest.mark.parametrize("zero_g", [False, True])
def test_the_boarding_with_and_without_gravity_env_17_env_24(zero_g):
    """ENV-17, ENV-24, A-146: outer door, inner door and a bulkhead door, one after the other."""
    played = aboard(environment=Environment(vacuum=True, zero_g=zero_g))
    lost = []
    for door in ("D1", "D2", "D5"):
        breaks(played, door)
        passes(played)
        lost.append(without_air(played))
    assert lost == [{"port airlock"}, REST, REST]
    assert leaks(played, 13) == [("bare", "T3.s3")]
    assert leaks(played, 12) == []


HOUSE = field_of(
    '[[wall]]\nid = "h"\nkind = "external_wall"\nline = [[10, 4], [30, 4], [30, 16], [10, 16], [10, 4]]\n'
    '[[wall]]\nid = "i"\nkind = "internal_wall"\nline = [[20, 4], [20, 16]]\n'
    '[[door]]\nid = "D"\nkind = "external_door"\nends = [[10, 9.5], [10, 10.5]]\n'
    '[[door]]\nid = "E"\nkind = "internal_door"\nends = [[20, 9.5], [20, 10.5]]\n'
    '[[window]]\nid = "W"\nends = [[14, 4], [15, 4]]\n'
    '[[wall]]\nid = "s"\nkind = "external_wall"\nline = [[33, 4], [38, 4], [38, 9], [33, 9], [33, 4]]\n'
)
"""A house of two rooms, and a shed beside it."""
INDOORS = {1: (4.0, 10.0, 90.0), 11: (15.0, 10.0, 270.0), 12: (25.0, 10.0, 270.0), 13: (35.0, 6.0, 0.0)}


def housed(**more):
    bare = {number: {"armour": "TS"} for number in INDOORS}
    changes = {"chapters": ("vacuum",), "environment": TOXIC}
    return play(HOUSE, INDOORS, soldiers=bare, setup_changes=changes, **more)


def gasps(played):
    return [number for number in INDOORS if leaks(played, number)]


def test_in_a_house_that_is_whole_and_shut_people_are_safe_from_hostile_air_env_23():
    """ENV-22, ENV-23: as long as it is; another house is another."""
    played = housed()
    passes(played)
    assert gasps(played) == [1]
    breaks(played, "D", state="open")
    passes(played)
    assert gasps(played) == [1, 11, 12]
    breaks(played, "D", state="closed")
    passes(played)
    assert gasps(played) == [1]
    breaks(played, "W")
    passes(played)
    assert gasps(played) == [1, 11, 12]


def test_an_inner_door_keeps_it_out_where_the_table_reads_it_so_a_99_env_23():
    """ENV-23, A-99."""
    played = housed(rulings={"vacuum.extent": "connected_compartments"})
    breaks(played, "D", state="open")
    passes(played)
    assert gasps(played) == [1, 11]


def test_a_hole_in_a_wall_opens_what_lies_behind_it_env_23():
    """ENV-23, OBS-01: an inner wall opens nothing to the outside."""
    played = housed(rulings={"vacuum.extent": "connected_compartments"})
    breaks(played, "i")
    passes(played)
    assert gasps(played) == [1]
    breaks(played, "D", state="open")
    passes(played)
    assert gasps(played) == [1, 11, 12]


def test_who_walks_out_gasps_and_who_comes_in_breathes_env_23():
    """ENV-23: as the next subphase opens."""
    played = housed()
    passes(played)
    played.do(Correct(unit=1, changes=(("at", "16,8"),), reason="carried in"))
    played.do(Correct(unit=13, changes=(("at", "35,14"),), reason="carried out"))
    passes(played)
    assert gasps(played) == [13]


def test_who_goes_out_by_an_airlock_leaves_the_ship_its_air_env_17_act_74():
    """ENV-17, ACT-74: inner door open and shut, outer door open and shut, and the chamber filled again."""
    played = aboard()
    lost = []
    for door, state in (("D2", "open"), ("D2", "closed"), ("D1", "open"), ("D1", "closed")):
        breaks(played, door, state=state)
        passes(played)
        lost.append(without_air(played))
    assert lost == [set(), set(), {"port airlock"}, set()]
