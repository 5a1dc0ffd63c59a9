"""Areas laid over drawn maps: rings of explosions, smoke, squares, wedges and sectors, with words beside colours."""

from re import findall

import pytest
from support.drawn_maps import ground, wall

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.shapes import disc, rings, sector, square, wedge
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.draw_text import draw_text

FIELD = ground(width_m=14, height_m=7)
HERE = Spot(7, 3.5)
BANDS = ((1, 6), (2, 4), (3, 3))


def rows(*shapes, **more):
    page = draw_text(more.pop("drawn", FIELD), shapes=shapes, **more).splitlines()
    return [line[5:] for line in page[1:8]]


def test_the_rings_of_an_explosion_lie_inside_one_another_and_figures_are_units():
    here = Conditions(figures=(Figure(4, Spot(7.5, 3.5)),))
    assert rows(*rings(HERE, BANDS), conditions=here) == [
        "..............",
        ".....cccc.....",
        "....cbbbbc....",
        "....cba4bc....",
        "....cbbbbc....",
        ".....cccc.....",
        "..............",
    ]


def test_the_legend_tells_each_ring_with_its_penetration():
    told = draw_text(FIELD, shapes=rings(HERE, BANDS))
    assert "a  PF of a blast: 6" in told
    assert "c  PF of a blast: 3" in told


def test_walls_stand_on_top_of_whatever_is_laid_on_the_ground():
    drawn = ground(width_m=14, height_m=7, walls=(wall((7, 0), (7, 7)),))
    shown = rows(disc("cloud", HERE, 3, "smoke"), drawn=drawn)
    assert {row[7] for row in shown} == {"+"} or {row[7] for row in shown} == {"#"}
    assert "s" in shown[3]


def test_nothing_of_another_floor_is_drawn():
    drawn = ground(width_m=14, height_m=7, floors=2)
    assert not any("s" in row for row in rows(disc("cloud", Spot(7, 3.5, 2), 3, "smoke"), drawn=drawn))
    assert "smoke" not in draw_svg(drawn, shapes=[disc("cloud", Spot(7, 3.5, 2), 3, "smoke")])


@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        (disc("circle", HERE, 1, "mine"), (7.6, 4.1), (7.8, 4.3)),
        (square("square", HERE, 2, "tarp"), (8.99, 5.49), (9.01, 3.5)),
        (wedge(HERE, 90, (2, 4), 2, word="3"), (9.1, 5.4), (8.9, 3.5)),
        (wedge(HERE, 0, (0, 2), 1, word="3"), (7.9, 5.4), (7, 3.4)),
        (sector(HERE, 0, 90, 5, "sector of fire"), (7, 8), (9, 4.5)),
    ],
)
def test_what_an_outline_holds(shape, inside, outside):
    assert shape.holds(*inside)
    assert not shape.holds(*outside)


def test_a_drawing_names_its_areas_in_titles_and_in_the_legend():
    shapes = [*rings(HERE, BANDS), disc("cloud", HERE, 3, "smoke"), sector(HERE, 0, 45, 9, "sector of fire")]
    told = draw_svg(FIELD, shapes=shapes)
    assert "<title>PF of a blast: 6</title>" in told
    words = findall(r"<text[^>]*>([^<]*)</text>", told)
    assert {"smoke", "sector of fire", "PF of a blast"} <= set(words)
    assert words.count("6") == 1
    assert draw_svg(FIELD) == draw_svg(FIELD, shapes=[])
