"""Looking and firing on real maps: woods, cover, dead zones, arcs and ranges, with nothing stated (LOS, FIR, FOV)."""

import pytest
from support.playing_on_maps import field_of, play, table_before_11

from squadlog.battle.commands import Fire
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot
from squadlog.facts.ground_facts import StatedSighting
from squadlog.reports.narrate import tell
from squadlog.rules.desk.preview import preview

FIRE_STEP = {"stage": "fire", "now": Moment(1, 2), "fire_queue": (QueuedShot(unit=1, weapon="SR"),)}
AT_11 = Fire(unit=1, target=11)


def facing_each_other(ground, apart_m, *, x=2.0, units=None, rulings=None, soldiers=None):
    """Unit 1 in the west has a shot waiting at unit 11, so many metres to its east."""
    places = {1: (x, 10.0, 90.0), 11: (x + apart_m, 10.0, 270.0)}
    return play(
        ground,
        places,
        units=units,
        rulings=rulings,
        soldiers=soldiers or {1: {"weapons": ("SR",)}},
        **FIRE_STEP,
    )


def modifiers(played):
    """What counts in the ledger of the shot, by key, and what is noted of it."""
    ledger = preview(played.battle, AT_11, played.table()).ledger
    return {line.key: (line.value, line.note) for line in ledger.lines if line.applied}


# Woods


def woods(kind, deep_m):
    return field_of(
        f"""
[[terrain]]
id = "wood"
kind = "{kind}"
points = [[6, 0], [{6 + deep_m}, 0], [{6 + deep_m}, 20], [6, 20]]
"""
    )


@pytest.mark.parametrize(
    ("kind", "deep_m", "key", "value"), [("light", 10, "full_soft", 3), ("heavy", 3, "full_hard", 5)]
)
def test_woods_on_the_line_are_measured_and_add_to_the_roll(kind, deep_m, key, value):
    """LOS-06, LOS-07, FIR-25, FIR-26, AMB-70.

    Exactly at its limit a wood does not hide yet, if nothing is too close.
    """
    played = facing_each_other(woods(kind, deep_m - 0.5), 20.0)
    found = modifiers(played)
    assert found[key] == (value, f"{deep_m - 0.5:.1f} m, measured")


@pytest.mark.parametrize(("kind", "key", "value"), [("light", "full_soft", 3), ("heavy", "full_hard", 5)])
def test_the_mere_rim_of_a_wood_counts_and_its_depth_is_not_told_as_nothing_los_12_los_13(kind, key, value):
    played = facing_each_other(woods(kind, 0.04), 20.0)
    assert modifiers(played)[key] == (value, "measured")


@pytest.mark.parametrize(("kind", "deep_m", "rule"), [("light", 10.5, "LOS-07"), ("heavy", 3.5, "LOS-06")])
def test_woods_that_are_too_deep_hide_the_target(kind, deep_m, rule):
    """LOS-06, LOS-07."""
    refused = facing_each_other(woods(kind, deep_m), 20.0).refused(AT_11)
    assert (refused.code, refused.rule) == ("out-of-sight", rule)


def test_woods_within_a_hand_of_their_limit_are_the_tables_to_decide():
    """LOS-07, AMB-70."""
    played = facing_each_other(woods("light", 10.02), 20.0)
    assert played.refused(AT_11).code == "too-close"
    played.do(Fire(unit=1, target=11, stated=StatedSighting(in_sight=True)), 9)


# Cover


@pytest.mark.parametrize(("cover", "value"), [("half_soft", 1), ("half_hard", 2)])
def test_what_stands_before_the_target_covers_it(cover, value):
    """FIR-23, FIR-24, LOS-15, TX-23: one for soft, two for hard half cover."""
    found = modifiers(facing_each_other(table_before_11(cover=cover), 20.0))
    assert found[cover] == (value, "measured")


def test_half_cover_hides_whoever_kneels_and_does_not_look_out():
    """LOS-09, AMB-74, AMB-77, NEW-23."""
    kneeling = {11: {"posture": "kneeling"}}
    refused = facing_each_other(table_before_11(), 20.0, units=kneeling).refused(AT_11)
    assert (refused.code, refused.rule) == ("out-of-sight", "LOS-09")
    looking_out = {11: {"posture": "kneeling", "opportunity": "SR"}}
    found = modifiers(facing_each_other(table_before_11(), 20.0, units=looking_out))
    assert found["full_soft"][0] == 3


def test_cover_at_the_muzzle_shields_nobody():
    """AMB-129: unless it is read to the letter."""
    near = {"x": 18.5}
    assert "half_soft" not in modifiers(facing_each_other(table_before_11(), 12.0, x=19.5))
    literal = facing_each_other(table_before_11(), 12.0, x=19.5, rulings={"cover.firerSide": "literal"})
    assert modifiers(literal)["half_soft"][0] == 1
    assert "half_soft" in modifiers(facing_each_other(table_before_11(), 12.0, **near))


def test_another_unit_on_the_line_is_soft_cover():
    """AMB-82, LOS-16."""
    played = play(
        field_of(""),
        {1: (2.0, 10.0, 90.0), 11: (22.0, 10.0, 270.0), 12: (12.0, 10.0, 270.0)},
        soldiers={1: {"weapons": ("SR",)}},
        **FIRE_STEP,
    )
    assert modifiers(played)["half_soft"][0] == 1


# Elevation

CLIFF = "".join(
    f"""
[[contour]]
id = "line{place}"
points = [[{x}, 0], [{x}, 20]]
closed = false
up = "left"
"""
    for place, x in enumerate((10.0, 10.3, 10.6))
)


@pytest.mark.parametrize(("x", "hidden"), [(15.0, True), (19.4, True), (19.9, False)])
def test_three_lines_within_a_metre_make_a_dead_zone_of_nine_metres(x, hidden):
    """LOS-19, LOS-21, TX-22: from the lowest line on, along the line of sight."""
    played = facing_each_other(field_of(CLIFF), x - 5.0, x=5.0)
    if hidden:
        refused = played.refused(AT_11)
        assert refused.code == "out-of-sight"
        assert "dead" in refused.sentence
    else:
        played.do(AT_11, 9)


# Arcs and ranges


def test_a_target_behind_the_front_is_refused_and_the_range_is_in_the_log():
    """FOV-04, GEN-06."""
    places = {1: (10.0, 10.0, 270.0), 11: (22.4, 10.0, 270.0)}
    behind = play(field_of(""), places, soldiers={1: {"weapons": ("SR",)}}, **FIRE_STEP)
    assert behind.refused(AT_11).code == "out-of-arc"
    turned = facing_each_other(field_of(""), 12.4)
    before = turned.battle
    lines = tell(before, turned.do(AT_11, 9))
    assert any("at 12.4 m, measured" in line for line in lines)
