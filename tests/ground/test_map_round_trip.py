"""Writing a map and reading it again changes nothing."""

from hypothesis import given
from support.drawn_maps import maps
from support.laws import law

from squadlog.ground.checking.load import parse_map
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.import_svg import import_svg
from squadlog.ground.map.dump import dump_map
from squadlog.ground.map.model import Map


@given(maps())
@law(80)
def test_a_map_written_as_toml_reads_back_the_same(drawn):
    assert parse_map(dump_map(drawn), "again.toml") == drawn


@given(maps(millimetres=True))
@law(80)
def test_a_map_drawn_as_svg_reads_back_the_same(drawn):
    assert import_svg(draw_svg(drawn), "again.svg") == drawn


def test_every_field_of_a_map_is_written():
    written = dump_map(
        Map(title="x", width_m=9, height_m=9, ground="space", contour_step_m=2, storey_m=4, floors=3)
    )
    assert written.split("\n")[:8] == [
        "[map]", 'title = "x"', "width_m = 9", "height_m = 9", 'ground = "space"', "contour_step_m = 2",
        "storey_m = 4", "floors = 3",
    ]  # fmt: skip
