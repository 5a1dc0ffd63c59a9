"""Parts of the map view by themselves: which part of a map is seen, and what of it is painted anew."""

from textual.geometry import Offset, Size

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.model import Map
from squadlog.tui.map.parts.painting import MapPainting
from squadlog.tui.map.parts.window import MapWindow
from squadlog.tui.map.scene import LAYERS, MapScene

FIELD = MapScene(Map(title="a field", width_m=200.0, height_m=100.0))
PLAIN = frozenset[str](LAYERS) - {"zones"}


def window(cols=80, rows=24):
    seen = MapWindow()
    seen.fit(FIELD, Size(cols, rows), fills=False)
    return seen


def test_a_map_that_nobody_has_asked_a_part_of_is_seen_whole_in_every_size():
    seen = window()
    corners = [seen.frame.cell(x, y) for x in (0.5, 199.5) for y in (0.5, 99.5)]
    assert all(seen.frame.holds(*corner) for corner in corners)
    seen.fit(FIELD, Size(40, 12), fills=False)
    assert all(seen.frame.holds(*seen.frame.cell(x, y)) for x in (0.5, 199.5) for y in (0.5, 99.5))


def test_a_part_that_was_asked_for_keeps_its_scale_in_another_size():
    seen = window()
    seen.look(seen.frame.zoomed(3, 40, 12))
    scale = seen.frame.scale_m
    seen.fit(FIELD, Size(60, 20), fills=False)
    assert (seen.frame.scale_m, seen.frame.cols, seen.frame.rows) == (scale, 60, 20)


def test_the_cursor_is_revealed_by_no_more_than_is_needed():
    seen = window()
    seen.look(seen.frame.zoomed(3, 40, 12))
    seen.cursor = Spot(199.0, 99.0, 1)
    assert not seen.frame.holds(*seen.cursor_cell)
    seen.reveal()
    assert seen.frame.holds(*seen.cursor_cell)
    before = seen.frame
    seen.reveal()
    assert seen.frame == before


def test_nothing_is_painted_again_where_nothing_has_changed_and_all_of_another_floor():
    seen = window()
    painting = MapPainting(seen)
    assert painting.renew(FIELD, seen, PLAIN) is None
    assert painting.renew(FIELD, seen, PLAIN) == []
    assert painting.unit_at(Offset(3, 3)) is None
    seen.cursor = Spot(100.0, 50.0, 1)
    assert seen.cursor_cell.y in painting.renew(FIELD, seen, PLAIN)
    seen.floor = 2
    assert painting.renew(FIELD, seen, PLAIN) is None
