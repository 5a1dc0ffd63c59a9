"""Cover and woods on a line of fire (LOS-06..16, FIR-23..28, ACT-24, ACT-26)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.book.cover_names import feature_names, read_feature
from squadlog.facts.ground_facts import Metres, Sighting, YesNo, list_crossed
from squadlog.rules.fire.cover import cover_lines, refusal_cover, unknown_cover

YES = YesNo(value=True, origin="stated")
OPEN = Sighting(distance=Metres(value=12, origin="stated"), in_arc=YES, in_sight=YES)
HIDDEN = "hidden"


def target(posture="standing"):
    return skirmish(units={11: {"posture": posture}}).units[11]


def seen(*covers, light=0.0, heavy=0.0):
    return replace(OPEN, crossed=list_crossed(covers, {"light_woods": light, "heavy_woods": heavy}))


def outcome(sighting, posture="standing", *, active=False, **rulings):
    """The sum of the cover, or the rule that hides the target."""
    reading = table(rulings={name.replace("__", "."): option for name, option in rulings.items()})
    refused = refusal_cover(target(posture), sighting, active, reading)
    if refused is not None:
        return refused.rule
    return sum(line.value for line in cover_lines(target(posture), sighting, reading) if line.applied)


CELLS = {
    # feature: standing, standing and firing, kneeling and firing, kneeling
    "chair": (1, 1, 3, "LOS-09"),  # FIR-23, FIR-25
    "marsh": (1, 1, 3, 3),  # AMB-49
    "unit": (1, 1, 1, 1),  # AMB-82
    "window": (2, 2, 5, "LOS-09"),  # FIR-24, LOS-14
    "counter": (2, 2, 5, "LOS-09"),  # FIR-27, LOS-15
    "light_woods": (3, 3, 3, 3),  # FIR-25, LOS-12
    "heavy_woods": (5, 5, 5, 5),  # FIR-26, LOS-13
    "internal_door": ("LOS-10", 3, 3, "LOS-10"),  # FIR-25, LOS-16
    "external_wall": ("LOS-10", 5, 5, "LOS-10"),  # FIR-26, LOS-16
    "column": ("LOS-10", 5, 5, "LOS-10"),
    "half_soft": (1, 1, 3, "LOS-09"),
    "half_hard": (2, 2, 5, "LOS-09"),
    "full_soft": ("LOS-10", 3, 3, "LOS-10"),
    "full_hard": ("LOS-10", 5, 5, "LOS-10"),
}


@pytest.mark.parametrize(("feature", "cells"), CELLS.items(), ids=CELLS)
def test_what_a_feature_does_by_posture_and_by_what_the_target_does(feature, cells):
    """FIR-23..28, LOS-09, LOS-10, LOS-12..16: half cover of a standing target never depends on its firing."""
    found = tuple(
        outcome(seen(feature), posture, active=active)
        for posture, active in (
            ("standing", False),
            ("standing", True),
            ("kneeling", True),
            ("kneeling", False),
        )
    )
    assert found == cells


@pytest.mark.parametrize("feature", CELLS)
@pytest.mark.parametrize("active", [True, False])
def test_lying_behind_something_is_as_good_as_kneeling(feature, active):
    """ACT-24, ACT-26: prone and kneeling alike turn half cover into full cover."""
    assert outcome(seen(feature), "prone", active=active) == outcome(seen(feature), "kneeling", active=active)


@pytest.mark.parametrize(
    ("light", "heavy", "found"),
    [(0, 0, 0), (10, 0, 3), (10.01, 0, "LOS-07"), (0, 3, 5), (0, 3.01, "LOS-06"), (9, 2.5, 8), (0.1, 0, 3)],
)
def test_woods_hide_beyond_their_limit_and_hinder_short_of_it(light, heavy, found):
    """LOS-06, LOS-07, LOS-12, LOS-13, TER-11, AMB-71: NEW-21."""
    assert outcome(seen(light=light, heavy=heavy)) == found


def test_whether_the_very_limit_of_woods_blocks_is_a_ruling_amb_70():
    """AMB-70."""
    assert outcome(seen(light=10), los__woodsBoundary="block") == "LOS-07"
    assert outcome(seen(heavy=3), los__woodsBoundary="block") == "LOS-06"


@pytest.mark.parametrize(
    ("light", "heavy", "weighted"),
    [(5, 1.5, 8), (5, 1.6, "LOS-06"), (9.9, 0, 3), (10, 0, 3), (0.1, 2.97, 8), (0.1, 2.98, "LOS-06")],
)
def test_both_kinds_of_woods_may_be_weighed_together_amb_71(light, heavy, weighted):
    """AMB-71, exact to the metre as written."""
    assert outcome(seen(light=light, heavy=heavy), los__mixedWoods="weighted") == weighted


def test_light_woods_may_count_as_heavy_amb_71():
    """AMB-71."""
    assert outcome(seen(light=2, heavy=1), los__mixedWoods="all_heavy") == 5
    assert outcome(seen(light=3, heavy=1), los__mixedWoods="all_heavy") == "LOS-06"


@pytest.mark.parametrize(
    ("option", "light", "heavy"), [("cover_list", 3, 5), ("terrain_column", 1, 3), ("both", 4, 8)]
)
def test_which_modifier_woods_give_is_a_ruling_amb_72(option, light, heavy):
    """TER-10, AMB-72."""
    assert outcome(seen(light=5), fire__woodsModifier=option) == light
    assert outcome(seen(heavy=2), fire__woodsModifier=option) == heavy


def test_woods_may_hide_whoever_does_not_fire_amb_73():
    """AMB-73, LOS-10."""
    assert outcome(seen(light=5), cover__woodsNeedFiring="literal") == "LOS-10"
    assert outcome(seen(light=5), active=True, cover__woodsNeedFiring="literal") == 3


def test_half_cover_may_ignore_posture_amb_74():
    """AMB-74."""
    for active in (True, False):
        assert outcome(seen("counter"), "kneeling", active=active, cover__halfAndPosture="always") == 2
        assert outcome(seen("chair"), "prone", active=active, cover__halfAndPosture="always") == 1


def test_a_window_may_hide_a_low_target_outright_amb_75():
    """LOS-08, AMB-75."""
    assert outcome(seen("window"), "kneeling", active=True) == 5
    assert outcome(seen("window"), "kneeling", active=True, cover__windowPosture="outright") == "LOS-08"
    assert outcome(seen("window"), active=True, cover__windowPosture="outright") == 2


@pytest.mark.parametrize(
    ("feature", "rule"), [("external_wall", "LOS-03"), ("internal_door", "LOS-04"), ("column", "LOS-05")]
)
def test_walls_doors_and_columns_may_always_block_amb_76(feature, rule):
    """LOS-03, LOS-04, LOS-05, AMB-76."""
    assert outcome(seen(feature), active=True) in (3, 5)
    assert outcome(seen(feature), active=True, cover__wallPeek="block") == rule
    assert outcome(seen(feature), active=True, cover__wallPeek="adjacent") in (3, 5)


def test_covers_of_different_kinds_add_up_each_once_amb_78():
    """AMB-78, DIE-08."""
    line = seen("window", "counter", "window")
    assert outcome(line) == 4
    assert outcome(line, cover__stacking="highest") == 2


def test_the_cover_that_does_not_count_stays_in_sight_amb_78():
    reading = table(rulings={"cover.stacking": "highest"})
    lines = cover_lines(target(), seen("chair", "column"), reading)
    assert [(line.value, line.applied) for line in lines] == [(1, False), (5, True)]


def test_other_units_on_the_line_amb_82():
    """FIR-23, AMB-82: once, for each, or hiding who is low."""
    crowd = seen("unit", "unit", "unit")
    assert outcome(crowd) == 1
    assert outcome(crowd, los__unitsAsCover="per_unit") == 3
    assert outcome(crowd, "kneeling", active=True) == 1
    assert outcome(crowd, "kneeling", active=True, los__unitsAsCover="block") == "AMB-82"
    assert outcome(crowd, los__unitsAsCover="block") == 1


def test_a_window_may_have_to_be_shot_out_first_amb_118():
    """AMB-118."""
    assert outcome(seen("window")) == 2
    assert outcome(seen("window"), obstacle__window="must_destroy") == "AMB-118"


@pytest.mark.parametrize(
    ("feature", "value"),
    [
        ("sliding_door", 3),
        ("airlock_door", 5),
        ("bulkhead_door", 5),
        ("internal_bulkhead", 5),
        ("obstacle", 5),
    ],
)
def test_features_without_a_class_take_that_of_their_nearest_relative_amb_137(feature, value):
    """AMB-137, FIR-25, FIR-26: or only block."""
    assert outcome(seen(feature), active=True) == value
    assert outcome(seen(feature), active=True, cover__unlistedFeatures="no_cover") == 0
    assert outcome(seen(feature), cover__unlistedFeatures="no_cover") == "LOS-10"


def test_a_console_is_waist_high_amb_137():
    assert outcome(seen("console")) == 2
    assert outcome(seen("console"), cover__unlistedFeatures="no_cover") == 0


@pytest.mark.parametrize("written", ["half-hard", "Half Hard", " half_hard "])
def test_covers_may_be_written_as_people_write_them(written):
    assert outcome(seen(written)) == 2


def test_a_cover_nobody_knows_is_refused_for_good():
    refused = unknown_cover(seen("a big cow"), table())
    assert (refused.code, refused.subsystem) == ("unknown-cover", None)


@pytest.mark.parametrize("metres", [-1.0, float("inf"), float("nan")])
def test_lengths_that_are_no_lengths_are_refused_for_good(metres):
    assert unknown_cover(seen(light=metres), table()).code == "bad-distance"


@given(st.sampled_from(feature_names(table().book)))
def test_every_name_offered_is_understood(name):
    assert read_feature(name, table().book) is not None


def test_a_hiding_feature_shows_what_it_would_give():
    """LOS-17: if the table lets the shot stand, its cover counts."""
    (line,) = cover_lines(target("kneeling"), seen("counter"), table())
    assert (line.key, line.value, line.rule) == ("full_hard", 5, "FIR-27")


def test_soft_cover_of_a_kneeler_is_cited_as_full_soft_cover():
    """FIR-25; FIR-27 speaks of hard cover."""
    (line,) = cover_lines(target("kneeling"), seen("chair"), table())
    assert (line.key, line.value, line.rule) == ("full_soft", 3, "FIR-25")


def test_a_feature_without_a_class_is_listed_and_adds_nothing():
    """AMB-137."""
    bare = table(rulings={"cover.unlistedFeatures": "no_cover"})
    (line,) = cover_lines(target(), seen("console"), bare)
    assert (line.value, line.applied) == (0, False)


def test_two_names_of_other_units_are_one_kind_of_cover():
    """AMB-78, AMB-82: unless each unit counts."""
    seen_past = seen("unit", "other_unit", "other_unit")
    assert outcome(seen_past) == 1
    assert outcome(seen_past, los__unitsAsCover="per_unit") == 3
