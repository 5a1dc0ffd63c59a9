"""Whether a map is fair: the measure against its slow twin, and each question by a map that fails it."""

import pytest
from support.slow_fairness import SlowFairness

from squadlog.base.errors import MapError
from squadlog.ground.checking.load import parse_map
from squadlog.ground.fairness.fair import ALIKE, LookedOver, apart
from squadlog.ground.fairness.fair_words import verdict
from squadlog.survey.fair import fair, printed_reading, walking
from squadlog.survey.reading import readings_of

HEAD = '[map]\ntitle = "Ground"\nwidth_m = 16\nheight_m = 12\n'
ZONES = """
[[zone]]
id = "west"
side = "Red"
points = [[0, 0], [4.5, 0], [4.5, 12], [0, 12]]

[[zone]]
id = "east"
side = "Blue"
points = [[11.5, 0], [16, 0], [16, 12], [11.5, 12]]
"""
SMALL = """
[map]
title = "A house, a wood and a pond"
width_m = 10
height_m = 6
floors = 2

[[terrain]]
id = "wood"
kind = "heavy"
points = [[1.75, 3.75], [4.25, 3.5], [4, 6], [1.5, 6]]

[[terrain]]
id = "pond"
kind = "lake"
points = [[7.25, 4.5], [9, 4.5], [9, 6], [7.25, 6]]

[[contour]]
id = "hill"
points = [[7.75, 0.75], [9.75, 0.75], [9.75, 2.25], [7.75, 2.25]]

[[wall]]
id = "H1"
kind = "external_wall"
line = [[3, 0], [7, 0], [7, 3], [3, 3], [3, 0]]

[[wall]]
id = "H2"
kind = "external_wall"
floor = 2
line = [[3, 0], [7, 0], [7, 3], [3, 3], [3, 0]]

[[door]]
id = "D1"
kind = "external_door"
ends = [[4, 3], [5, 3]]

[[window]]
id = "W1"
ends = [[3, 1], [3, 2]]

[[stairs]]
id = "S1"
points = [[5.25, 0.75], [6.25, 0.75], [6.25, 2.25], [5.25, 2.25]]
floors = [1, 2]

[[obstacle]]
id = "bench"
kind = "counter"
cover = "half_hard"
points = [[5, 4], [6, 4], [6, 4.5], [5, 4.5]]

[[zone]]
id = "west"
side = "Red"
points = [[0, 0], [2.5, 0], [2.5, 6], [0, 6]]

[[zone]]
id = "east"
side = "Blue"
points = [[7.5, 0], [10, 0], [10, 6], [7.5, 6]]
"""
WALLED = """
[[wall]]
id = "W"
kind = "external_wall"
line = [[8, 0], [8, 12]]
"""
BUSH = '[[terrain]]\nid = "bush"\nkind = "light"\npoints = [[1, 1], [2, 1], [2, 2]]\n'


def _map(body, zones=ZONES):
    return parse_map(HEAD + body + zones, "ground.toml")


def _held(found):
    return {question.key: question.holds for question in found.questions}


def test_the_measure_says_what_looking_and_walking_line_by_line_and_step_by_step_says():
    drawn, reading = parse_map(SMALL, "small.toml"), printed_reading()
    over = LookedOver(drawn, readings_of(reading), walking(reading), drawn.zones)
    slow = SlowFairness(drawn, readings_of(reading), walking(reading), over.apart_m)
    assert [over.net.spot(mark) for mark in over.marks.tolist()] == sorted(
        slow.places, key=lambda spot: (spot.floor, spot.x, spot.y)
    )
    ours, theirs = (over.within([zone]) for zone in drawn.zones)
    red, blue = slow.zone("Red"), slow.zone("Blue")
    halves = over.halves(ours, theirs)
    assert over.sight(ours, theirs) == pytest.approx(slow.sight(red, blue))
    assert over.sight(theirs, ours) == pytest.approx(slow.sight(blue, red))
    assert over.covers(theirs, halves[0]) == pytest.approx(slow.cover(red, blue))
    assert over.covers(ours, halves[1]) == pytest.approx(slow.cover(blue, red))
    assert over.hidden() == pytest.approx(slow.hidden())
    assert over.covered_way(ours, theirs) == slow.covered_way(red, blue, over.apart_m)
    assert over.covered_way(theirs, ours) == slow.covered_way(blue, red, over.apart_m)


def test_bare_ground_hides_nobody_has_no_way_of_cover_and_is_its_own_mirror_image():
    found = fair(_map(""))
    assert _held(found) == {
        "on foot": True, "sight": True, "cover": True, "hidden": False, "way of cover Red": False,
        "way of cover Blue": False, "mirror image": False,
    }  # fmt: skip
    assert verdict(found).startswith("Not fair: hidden, ")
    assert found.questions[0].figures[0] == pytest.approx(8, abs=2)


def test_a_wall_from_edge_to_edge_lets_nobody_through():
    found = fair(_map(WALLED + BUSH))
    assert not _held(found)["on foot"]
    assert "has fewer than 4 places" in found.questions[0].sentence  # where nobody gets, nobody looks from


@pytest.mark.parametrize(("state", "through"), [("closed", True), ("open", True), ("locked", False)])
def test_whoever_walks_opens_doors_but_for_locked_ones(state, through):
    door = f'[[door]]\nid = "D"\nkind = "external_door"\nends = [[8, 5], [8, 6]]\nstate = "{state}"\n'
    assert _held(fair(_map(WALLED + door)))["on foot"] is through


def test_deep_water_and_cliffs_are_no_way_and_a_ford_is():
    river = '[[terrain]]\nid = "river"\nkind = "river"\npoints = [[7, 0], [9, 0], [9, 12], [7, 12]]\n'
    ford = '[[terrain]]\nid = "ford"\nkind = "stream"\npoints = [[7, 3], [9, 3], [9, 5], [7, 5]]\n'
    cliff = "".join(
        f'[[contour]]\nid = "C{int(4 * x)}"\nclosed = false\nup = "left"\npoints = [[{x}, 0], [{x}, 12]]\n'
        for x in (8, 8.25)
    )
    held = [_held(fair(_map(body)))["on foot"] for body in (river, river + ford, cliff)]
    assert held == [False, True, False]


def test_a_screen_before_one_zone_alone_is_not_fair():
    """The sides look over the ground between alike within ten per cent, or the map is not fair."""
    kind = 'id = "screen"\nkind = "other"\ncover = "full_hard"\nhigh = true'
    screen = f"[[obstacle]]\n{kind}\npoints = [[4.75, 1], [5, 1], [5, 11], [4.75, 11]]\n"
    found = fair(_map(screen))
    red, blue = next(question.figures for question in found.questions if question.key == "sight")
    assert red < blue
    assert not _held(found)["sight"]


@pytest.mark.parametrize(("one", "other", "by"), [(0.5, 0.45, 0.1), (0.45, 0.5, 0.1), (0, 0, 0), (0, 1, 1)])
def test_how_far_two_figures_are_apart_is_a_share_of_the_larger(one, other, by):
    assert apart(one, other) == pytest.approx(by)
    assert 0 < ALIKE <= 0.1


def test_a_map_without_the_zones_of_two_sides_or_of_many_hectares_is_told_in_one_sentence():
    with pytest.raises(MapError, match="only between two sides with start zones; it has those of none"):
        fair(_map("", ""))
    large = HEAD.replace("16", "1000").replace("12", "1000") + ZONES
    with pytest.raises(MapError, match="too large to be measured"):
        fair(parse_map(large, "large.toml"))
