"""Parts of the map by themselves: which part of it is seen, what is painted anew, what the hand holds and gives."""

from types import SimpleNamespace

import pytest
from textual.geometry import Offset, Size

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.map.model import Map
from squadlog.session.view.map.in_hand_tools import Hand
from squadlog.session.view.map.ruler import Ruler
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.messages import MapAnswered, MapLeft, MapOrdered
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.parts.map_orders import MapOrders
from squadlog.tui.map.parts.painting import MapPainting
from squadlog.tui.map.parts.tool_keys import ToolKeys
from squadlog.tui.map.parts.unit_keys import UnitKeys
from squadlog.tui.map.parts.window import MapWindow
from squadlog.tui.map.tools_keys import ASKED, REFUSED

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


# The hand

HERE, THERE = Spot(1.0, 1.0), Spot(9.0, 1.0)


class Panel:
    """Hears what the parts say; nothing of it is seen."""

    is_mounted = display = False

    def __init__(self):
        self.heard = []

    def post_message(self, message):
        self.heard.append(message)


def in_hand(panel, kind="declare", **holds):
    """A hand over four units that stand in a row, with what is asked of the first side."""
    units = {
        number: SimpleNamespace(
            id=number, side="blue" if number < 3 else "red", out=False, floor=1,
            position=SimpleNamespace(x=float(number), y=1.0, facing_deg=0.0),
        )
        for number in range(1, 5)
    }  # fmt: skip
    known = SimpleNamespace(units=units, in_order=units.values, stage="setup")
    seat = SimpleNamespace(
        known=known,
        who=SimpleNamespace(looks=False, seat="blue"),
        due=SimpleNamespace(ask=lambda: SimpleNamespace(kind=kind, options=(), units=())),
        rules=SimpleNamespace(survey=lambda: None),
    )
    view = SimpleNamespace(point_at=lambda _: None, follow=lambda _: None, frame=SimpleNamespace(scale_m=0.5))
    held = ToolInHand(seat, panel, view, lambda: None)
    held.hand = Hand(cursor=HERE, **holds)
    return held


def test_the_next_unit_comes_after_the_chosen_one_and_after_the_last_the_first():
    panel = Panel()
    held = in_hand(panel, chosen=4, tool="ruler")
    UnitKeys(panel, held).action_choose(1)
    UnitKeys(panel, in_hand(panel, chosen=2, tool="ruler")).action_choose(-1)
    assert [one.number for one in panel.heard] == [1, 1]


def test_with_a_sight_line_the_next_are_the_targets_the_enemies_first_and_the_nearest_of_them():
    held = in_hand(Panel(), chosen=2, tool="sight")
    went = []
    held.point_at = went.append
    units = UnitKeys(None, held)
    units.action_choose(1)
    held.hand = held.hand.with_cursor(Spot(3.0, 1.0))
    units.action_choose(1)
    units.action_choose(-1)
    assert went == [3, 4, 1]


@pytest.mark.parametrize(("tool", "empty"), [("look", True), ("ruler", False)])
def test_the_map_is_left_with_an_empty_hand_and_the_tool_is_put_away_first(tool, empty):
    panel = Panel()
    held = in_hand(panel, tool=tool)
    ToolKeys(panel, held, None).action_leave()
    assert held.hand.tool == "look"
    assert [type(one) for one in panel.heard] == [MapLeft] * empty


def test_a_corner_is_set_where_the_ruler_ends_and_is_taken_back_before_the_ruler_is():
    panel = Panel()
    held = in_hand(panel, tool="ruler", ruler=Ruler(start=HERE, end=THERE))
    tools = ToolKeys(panel, held, None)
    tools.action_corner()
    assert held.hand.ruler.corners == (THERE,)
    tools.action_take_back()
    assert (held.hand.ruler.corners, held.hand.tool) == ((), "ruler")
    tools.action_take_back()
    assert held.hand.tool == "look"


def test_where_no_move_is_asked_for_a_ruler_leaves_enter_to_what_is_asked():
    panel = Panel()
    held = in_hand(panel, kind="fire", tool="ruler", ruler=Ruler(start=HERE, end=THERE))
    orders = MapOrders(panel, held, None)
    assert orders.enter_does() == ASKED
    orders.action_enter()
    assert [type(one) for one in panel.heard] == [MapAnswered]


def test_what_a_rule_refuses_is_not_given_by_enter_and_a_bell_says_so():
    panel, rung = Panel(), []
    panel.app = SimpleNamespace(bell=lambda: rung.append(1))
    held = in_hand(panel, tool="place")
    held.now = SimpleNamespace(refusal="it may not")
    orders = MapOrders(panel, held, None)
    assert orders.enter_does() == REFUSED
    orders.action_enter()
    assert (rung, panel.heard) == ([1], [])


def test_a_command_is_said_to_the_screen_and_no_command_is_not():
    panel = Panel()
    held = in_hand(panel)
    held.give(None)
    held.give("hold")
    assert [(type(one), one.command) for one in panel.heard] == [(MapOrdered, "hold")]
