"""What the tables say holds for what is stated and for what is measured alike."""

from dataclasses import replace

import pytest
from support.battles import table
from support.drawn import draw
from support.on_maps import on_map

from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.fire.woods import refusal_woods
from squadlog.survey.surveyor import MapSurveyor


def book_with(name, key, **says):
    """The printed book but for one row."""
    book = table().book
    rows = getattr(book, name)
    return book.replaced(**{name: {**rows, key: rows[key].replaced(**says)}})


@pytest.mark.parametrize(
    ("kind", "char", "limit_m", "deep_m"), [("light", "l", 20, 15), ("heavy", "h", 6, 5)]
)
def test_woods_hide_on_a_map_from_the_depth_on_that_the_table_prints_los_06_los_07(
    kind, char, limit_m, deep_m
):
    book = book_with("cover", f"{kind}_woods", max_m=limit_m)
    scene = draw(f".A.{char * deep_m}.X.")
    spots = {
        1: (scene.spots["A"].x, scene.spots["A"].y, 90.0),
        11: (scene.spots["X"].x, scene.spots["X"].y, 270.0),
    }
    seen = MapSurveyor(on_map(scene.map, spots), book, table().rulings).sighting(1, 11, StatedSighting())
    assert (seen.in_sight.value, seen.depth_m(f"{kind}_woods")) == (True, pytest.approx(deep_m))
    assert refusal_woods(seen, replace(table(), book=book)) is None


@pytest.mark.parametrize(("reach_m", "sees"), [(3, False), (1, True)])
def test_a_dead_zone_reaches_on_a_map_as_far_as_the_table_prints_los_21(reach_m, sees):
    book = book_with("figures", "dead_zone", value=reach_m)
    battle = on_map(draw("2220000000").map, {1: (1.5, 0.5, 90.0), 11: (6.5, 0.5, 270.0)})
    seen = MapSurveyor(battle, book, table().rulings).sighting(1, 11, StatedSighting())
    assert seen.in_sight.value is sees
