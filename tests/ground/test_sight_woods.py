"""Woods, marsh and water on the line.

MAP-01..06, MAP-23, LOS-06, LOS-07, LOS-12, LOS-13, TER-10, TER-11, AMB-70..73.
"""

import pytest
from support.drawn import draw
from support.readings import judge

from squadlog.facts.concealment import Grown, Thicket
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.sight_words import on_the_line


def woods(light=0, heavy=0, **kwargs):
    """A and X with so many metres of each woods between them."""
    return draw(f".A.{'l' * light}.{'h' * heavy}.X.").look("A", "X", **kwargs)


def test_three_metres_of_heavy_woods_are_cover_and_more_hides_los_06_los_13_map_03_ter_11():
    assert (woods(heavy=3).nominal, woods(heavy=4).verdict) == ("penalty", "blocked")
    assert woods(heavy=4).rule == "LOS-06"
    assert woods(heavy=2).rule == "LOS-13"


def test_ten_metres_of_light_woods_are_cover_and_more_hides_los_07_los_12_map_02_ter_11():
    assert (woods(light=10).nominal, woods(light=11).verdict) == ("penalty", "blocked")
    assert woods(light=11).rule == "LOS-07"
    assert woods(light=9).rule == "LOS-12"


@pytest.mark.parametrize(
    ("mixed", "used"),
    [("independent", [0.5, 0.5]), ("weighted", [1.0]), ("all_heavy", [0.5 + 5 / 3])],
)
def test_how_much_of_their_limits_both_woods_use_up_amb_71(mixed, used):
    """AMB-71: heavy woods, then light ones, or both together."""
    assert judge(mixed_woods=mixed).woods.shares({"light": 5.0, "heavy": 1.5}) == pytest.approx(used)


def test_exactly_the_limit_is_too_close_to_call_whichever_way_it_is_read_amb_70():
    reading = {"woods_boundary_blocks": True}
    assert (woods(heavy=3).verdict, woods(heavy=3, reading=reading).verdict) == ("too_close", "too_close")
    assert woods(heavy=3, reading=reading).nominal == "blocked"
    assert woods(light=10, reading=reading).nominal == "blocked"


def test_exactly_the_limit_is_decided_by_the_reading_when_nothing_is_too_close_amb_70():
    exact = {"close_call_m": 0.0}
    assert woods(light=10, reading=exact).verdict == "penalty"
    assert woods(light=10, reading={**exact, "woods_boundary_blocks": True}).verdict == "blocked"


def test_the_metres_of_each_woods_are_told():
    seen = woods(light=4, heavy=2)
    assert (seen.depth_m("light"), seen.depth_m("heavy")) == pytest.approx((4.0, 2.0))


@pytest.mark.parametrize("rim", ["light", "heavy"])
def test_the_mere_rim_of_a_wood_covers_and_is_told_without_its_depth_los_12_los_13(rim):
    points = [(2.0, 0.0), (2.04, 0.0), (2.04, 1.0), (2.0, 1.0)]
    other = "heavy" if rim == "light" else "light"
    trees = [{"id": "rim", "kind": rim, "points": points}]
    seen = draw(f".A...{other[0] * 2}.X.", terrain=trees).look("A", "X")
    assert (seen.nominal, {*on_the_line(seen)}) == ("penalty", {f"{rim} woods", f"2.0 m {other} woods"})
    assert seen.rule == ("LOS-13" if rim == "heavy" else "LOS-12")
    assert seen.reason.startswith(f"{rim.capitalize()} woods cover the target")


def test_woods_that_hide_together_tell_no_depth_of_nothing_amb_71():
    thicket = Thicket((Grown("heavy", 0.04), Grown("light", 11.0)), 0.5)
    assert thicket.spoken == "heavy and 11.0 m of light woods"


@pytest.mark.parametrize(
    ("light", "heavy", "reading", "nominal"),
    [
        (9, 2, "independent", "penalty"),
        (9, 2, "weighted", "blocked"),
        (4, 1, "weighted", "penalty"),
        (2, 2, "all_heavy", "blocked"),
        (2, 0, "all_heavy", "penalty"),
    ],
)
def test_mixed_woods_are_counted_as_the_ruling_says_amb_71(light, heavy, reading, nominal):
    assert woods(light, heavy, reading={"mixed_woods": reading}).nominal == nominal


def test_woods_hide_a_passive_target_only_under_the_literal_reading_amb_73():
    literal = {"woods_need_firing": True}
    assert woods(light=4).verdict == "penalty"
    assert woods(light=4, reading=literal).rule == "LOS-10"
    assert woods(light=4, reading=literal, looks_out=True).verdict == "penalty"


def test_woods_count_over_the_whole_line_even_in_separate_patches_los_06():
    seen = draw(".A.hh....hh.X.").look("A", "X")
    assert (seen.verdict, seen.rule, round(seen.depth_m("heavy"), 6)) == ("blocked", "LOS-06", 4.0)


def test_a_line_that_cuts_across_woods_counts_its_own_metres():
    """From corner to corner of a square of two metres."""
    scene = draw("""
        .X....
        ..hh..
        ..hh..
        ....A.
    """)
    seen = scene.look("A", "X")
    assert seen.depth_m("heavy") == pytest.approx(8**0.5)
    assert scene.look("X", "A").depth_m("heavy") == seen.depth_m("heavy")


def test_the_point_where_the_woods_become_too_deep_is_told_los_06():
    assert woods(heavy=4).point == (7.0, 0.5)


def test_a_clearing_drawn_over_woods_is_left_out_of_the_metres_map_01():
    clearing = {"id": "glade", "kind": "clear", "points": [(4, 0), (6, 0), (6, 1), (4, 1)]}
    assert draw(".A.hhhh.X.", terrain=[clearing]).look("A", "X").depth_m("heavy") == pytest.approx(2.0)


def test_a_map_that_is_all_woods_has_them_on_every_line():
    assert draw(".A.....X.", ground="light").look("A", "X").depth_m("light") == pytest.approx(6.0)


@pytest.mark.parametrize("posture", ["standing", "kneeling", "prone"])
def test_marsh_covers_and_never_hides_map_23_amb_49(posture):
    seen = draw(".A.mmmmmmmmmmmmmm.X.").look("A", "X", posture=posture)
    assert (seen.verdict, [crossing.key for crossing in seen.crossings]) == ("penalty", ["marsh"])


@pytest.mark.parametrize("kind", ["stream", "river", "lake"])
def test_open_water_is_nothing_to_a_line_map_04_map_05_map_06(kind):
    water = {"id": "w", "kind": kind, "points": [(3, 0), (6, 0), (6, 1), (3, 1)]}
    assert draw(".A......X.", terrain=[water]).look("A", "X").verdict == "clear"


def test_what_woods_hide_is_not_judged_by_nobody():
    """LOS-06: a look across woods without a judge is a mistake of the program, and no clear line."""
    scene = draw(".A.hh.X.")
    with pytest.raises(TypeError, match="nobody was handed in"):
        look(scene.ground(), scene.figure("A"), scene.figure("X"), Readings())
