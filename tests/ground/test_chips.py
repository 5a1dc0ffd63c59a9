"""Chips on a drawn map: never on each other, never cut, told apart without colour; words give way to them."""

import random
import re
import time
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from large.chips import faults
from support.crowds import crowd
from support.laws import law
from support.on_maps import MAPS

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled import shapes
from squadlog.ground.compiled.conditions import Breach, Conditions, Spot
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.drawing.figures.chip_key import KeyRoom, key_rows, place_key
from squadlog.ground.drawing.figures.draw_figures import draw_figures
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import Arc, CoverMet, PathLine, Pointed, Shaded, Sight, Walked
from squadlog.ground.drawing.figures.place_chips import place_chips
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.ground.drawing.looks.palette import LOOKS

HOUSE = load_map(MAPS / "the_counting_house.toml")
_looks = pytest.mark.parametrize("look", LOOKS)


@pytest.mark.parametrize("number", range(20))
def test_no_chip_lies_on_another_and_words_give_way(number):
    assert list(faults(number, "chips")) == []


@given(st.integers(1, 60), st.floats(1.0, 90.0), st.floats(1.0, 90.0), st.integers(0, 99))
@law(30)
def test_every_chip_finds_room_on_any_map(count, wide, high, seed):
    rng = random.Random(seed)
    spot = Spot(rng.uniform(0, wide), rng.uniform(0, high))
    placed = place_chips([Chip(str(number), spot) for number in range(count)], wide, high)
    for place, one in enumerate(placed):
        west, south, east, north = one.box
        assert west > -1e-3
        assert south > -1e-3
        assert east < wide + 1e-3
        assert north < high + 1e-3
        for other in placed[:place]:
            near = (one.size_m + other.size_m) / 2 - 1e-6
            assert abs(one.x - other.x) >= near or abs(one.y - other.y) >= near


def test_a_chip_alone_stands_where_its_figure_stands_and_one_pushed_aside_is_led_back():
    alone, *_ = place_chips([Chip("1", Spot(9.5, 8.25))], 24.0, 20.0)
    assert (alone.x, alone.y, alone.led) == (
        pytest.approx(9.5, abs=0.02),
        pytest.approx(8.25, abs=0.02),
        False,
    )
    two = place_chips([Chip("1", Spot(9.5, 8.25)), Chip("2", Spot(9.5, 8.25))], 24.0, 20.0)
    assert all(one.led for one in two)


def scene(count=40, seed=4, **more):
    return MapScene(HOUSE, chips=crowd(random.Random(seed), HOUSE, count=count, way="anywhere"), **more)


def elements(text):
    return list(ET.fromstring(f"<svg>{text}</svg>").iter())  # noqa: S314 - our own


@_looks
def test_each_chip_has_its_number_and_its_words_for_whoever_cannot_see_it(look):
    chips = scene().chips
    found = elements(draw_figures(scene(), look, 1))
    assert sorted(one.text for one in found if one.tag == "title") == sorted(chip.words for chip in chips)
    written = [one.text for one in found if one.tag == "text"]
    assert {chip.text for chip in chips} <= set(written)


def test_without_colour_sides_and_postures_are_told_apart_by_what_is_drawn():
    def drawn(**more):
        one = MapScene(HOUSE, chips=(Chip("7", Spot(9.0, 9.0), **more),))
        text = draw_figures(one, "ink", 1)
        assert set(re.findall(r"#[0-9a-f]{3,6}\b", text)) <= {"#000", "#fff", "#d9d6d0"}
        return text

    sides = {drawn(side=side, hue=str(side + 1)) for side in range(4)}
    postures = {drawn(posture=posture) for posture in ("standing", "kneeling", "prone")}
    wounds = {drawn(wound=wound) for wound in ("", "L", "M", "S")}
    signs = {drawn(signs=(sign,)) for sign in "z◎⚔⚑f"}
    facings = {drawn(facing_deg=degrees) for degrees in (0.0, 90.0, 180.0)}
    kinds = {drawn(kind=kind) for kind in ("unit", "body", "marker")}
    assert [len(one) for one in (sides, postures, wounds, signs, facings, kinds)] == [4, 3, 4, 5, 3, 3]


def overlays():
    here, there = Spot(3.0, 3.0), Spot(12.0, 9.0)
    return (
        Shaded((shapes.disc("cloud", there, 3.0, "a <bad> &"), *shapes.rings(there, ((1, 9), (3, 4))))),
        PathLine((here, there, Spot(15.0, 3.0)), ("7 m", "12 m")),
        Sight(here, there, "clear", "10.8 m", (CoverMet((8.0, 6.3), "crates"),)),
        Arc(here, 45.0, 90.0, 8.0, "opportunity fire"),
        Walked(((here, there),), ("T1",)),
        Pointed(((there, "x", "40%"),)),
    )


@_looks
def test_figures_and_overlays_are_for_a_strict_page_too(look):
    stood = Conditions(
        doors={HOUSE.doors[0].id: "open"},
        destroyed=frozenset({HOUSE.obstacles[0].id}),
        breaches=(Breach(HOUSE.walls[0].id, HOUSE.walls[0].line[0], 1.5),),
    )
    whole = draw_look(HOUSE, look, figures=scene(overlays=overlays(), conditions=stood), names=True)
    for element in ET.fromstring(whole).iter():  # noqa: S314 - our own
        assert "style" not in element.attrib
        for key, said in element.attrib.items():
            assert not key.endswith("href") or said.startswith("#")
            assert all(one.startswith("#") for one in re.findall(r"url\(([^)]*)\)", said))
    ids = re.findall(r' id="([^"]+)"', whole)
    assert len(ids) == len(set(ids))
    for told in (
        "7 m",
        "10.8 m",
        "crates",
        "opportunity fire",
        "40%",
        f"{HOUSE.doors[0].id}: open",
        "breach in",
        ": destroyed",
        "a &lt;bad&gt; &amp;",
    ):
        assert told in whole


def test_forty_chips_take_little_room_and_little_time():
    there = scene()
    text = draw_figures(there, "table", 1)
    assert len(text) < 40 * 400
    took = []
    for _ in range(5):
        began = time.process_time()
        draw_figures(there, "table", 1)
        took.append(time.process_time() - began)
    assert min(took) < 0.03  # 10 ms where nothing else runs


def test_a_key_beside_the_map_tells_the_sides_and_each_sign_that_is_on_it_as_far_as_there_is_room():
    chips = (
        Chip("1", Spot(5, 5), side=0, hue="1", signs=("z",), posture="kneeling"),
        Chip("2", Spot(9, 5), side=1, hue="2", signs=("⚑",), wound="L"),
    )
    there = MapScene(HOUSE, chips=chips, sides=("Wardens", "Raiders"), meanings=(("⚑", "routed unit"),))
    told = ["Wardens", "Raiders", "kneeling", "wounds, a dot a level", "dazed", "routed unit"]
    assert [words for _, words in key_rows(there)] == told
    room = KeyRoom(x=25.0, wide=6.0, top=4.2, bottom=0.0, row_m=1.0)
    placed, words = place_key(there, room)
    assert [word.text for word in words] == told[:4]
    assert all(word.x + word.wide_m / 2 <= room.x + room.wide + 1e-9 for word in words)
    assert all(room.bottom <= one.box[1] and one.box[3] <= room.top for one in placed)
