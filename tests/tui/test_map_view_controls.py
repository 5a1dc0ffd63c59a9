"""What keys, mouse, sizes and other scenes do to a map view in a running app."""

import pytest
from support.ground_view import people, run, text, zoom_to
from support.on_maps import MAPS
from textual import events
from textual.geometry import Offset

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.model import Map
from squadlog.tui.map.view import MapView


def test_the_keys_move_the_cursor_pick_pan_and_zoom():
    async def steps(app, view, pilot):
        await pilot.press("right")
        first = view.cursor
        await pilot.press("right", "up")
        assert view.cursor == Spot(first.x + view.frame.scale_m, first.y + 2 * view.frame.scale_m)
        assert ("cursor", view.cursor) in app.told
        await pilot.press("enter")
        assert app.told[-1] == ("picked", view.cursor, None)
        scale_m = view.frame.scale_m
        await pilot.press("plus", "plus", "plus")
        assert view.frame.scale_m < scale_m
        left = view.frame.left
        await pilot.press("shift+right")
        assert view.frame.left > left
        await pilot.press("0")
        assert view.frame == view.frame.fitted()

    run(steps)


def test_arrows_go_straight_from_where_the_cursor_was_not_to_the_middle_of_a_cell():
    async def steps(_app, view, pilot):
        view.point_at(Spot(10.03, 10.4))
        scale_m = view.frame.scale_m
        await pilot.press("left")
        assert view.cursor == Spot(10.03 - scale_m, 10.4)
        await pilot.press("up")
        assert view.cursor == Spot(10.03 - scale_m, 10.4 + 2 * scale_m)
        view.action_cursor(-10_000, 10_000)
        assert view.cursor == Spot(0.0, 0.0)

    run(steps)


def test_enter_on_a_label_picks_its_unit():
    async def steps(app, view, pilot):
        view.point_at(Spot(15, 10))
        await pilot.press("enter")
        await pilot.pause()
        assert app.told[-1] == ("picked", Spot(15, 10), 2)

    run(steps)


def test_the_view_goes_along_with_a_cursor_that_leaves_it():
    async def steps(_app, view, _pilot):
        zoom_to(view, 0.25)
        view.point_at(Spot(12, 10))
        for _ in range(60):
            view.action_cursor(1, 0)
        col, row = view.frame.cell(view.cursor.x, view.cursor.y)
        assert view.frame.holds(col, row)
        assert view.cursor.x > 22

    run(steps, size=(40, 12))


def test_a_click_picks_and_a_drag_pans():
    async def steps(app, view, pilot):
        zoom_to(view, 0.25)
        col, row = view.frame.cell(10, 10)
        await pilot.click(MapView, offset=(col, row))
        await pilot.pause()
        assert app.told[-1][0] == "picked"
        assert app.told[-1][2] == 1
        count, frame = len(app.told), view.frame
        await pilot.mouse_down(MapView, offset=(20, 10))
        await pilot.hover(MapView, offset=(15, 8))
        await pilot.mouse_up(MapView, offset=(15, 8))
        await pilot.pause()
        assert (view.frame.left, view.frame.top) == (frame.left + 5, frame.top + 2)
        assert len(app.told) == count

    run(steps)


def test_the_wheel_zooms_at_the_pointer():
    async def steps(_app, view, pilot):
        zoom_to(view, 0.5)
        view.centre_on(12, 10)
        at = view.frame.cell(8, 12)
        spot = view.window.spot_at(Offset(*at))
        for _ in range(3):
            await pilot._post_mouse_events([events.MouseScrollUp], widget=MapView, offset=at)
        assert view.frame.scale_m == 0.25
        assert view.frame.cell(spot.x, spot.y) == at
        for _ in range(9):
            await pilot._post_mouse_events([events.MouseScrollDown], widget=MapView, offset=at)
        assert view.frame == view.frame.fitted()

    run(steps, size=(40, 12))


def test_followed_the_unit_stays_in_view_and_takes_the_view_over_the_stairs():
    async def steps(_app, view, _pilot):
        zoom_to(view, 0.25)
        view.follow(1)
        for x, floor in ((2, 1), (20, 1), (12, 2)):
            view.show(people((1, x, 10, floor)))
            assert view.frame.holds(*view.frame.cell(x, 10))
            assert view.floor == floor
        view.follow(None)
        view.show(people((1, 2, 2, 1)))
        assert view.floor == 2

    run(steps, size=(40, 12))


def test_floors_end_with_the_map_and_each_shows_its_own_rooms():
    async def steps(app, view, pilot):
        assert "shop" in "".join(text(app))
        await pilot.press("pageup", "pageup")
        await pilot.pause()
        assert view.floor == 2
        assert "bedroom" in "".join(text(app))
        await pilot.press("pagedown", "pagedown")
        assert view.floor == 1

    run(steps)


@pytest.mark.parametrize(
    "size", [(1, 1), (20, 8), (80, 24), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize(
    "drawn",
    [
        Map(title="a map", width_m=1.0, height_m=1.0),
        Map(title="a map", width_m=1_000.0, height_m=1_000.0, floors=20),
        Map(title="a map", width_m=1_000.0, height_m=1.0),
    ],
    ids=["1x1", "1000x1000", "1000x1"],
)
def test_any_map_fits_any_view_and_can_be_looked_at_closely(drawn, size):
    async def steps(app, view, pilot):
        for _ in range(2):
            await pilot.pause()
            shown = text(app)
            assert len(shown) == size[1]
            assert all(len(row) == size[0] for row in shown)
            assert view.frame.holds(*view.frame.cell(0.5, 0.5))
            view.floor = drawn.floors
            view.show(people((1, 0.5, 0.5, drawn.floors), drawn=drawn))
            view.action_zoom(99)
            view.centre_on(0.5, 0.5)
            view.action_cursor(0, 0)

    run(steps, people((1, 0.5, 0.5, 1), drawn=drawn), size)


def test_another_size_keeps_a_view_that_was_chosen_and_shows_all_of_one_that_was_whole():
    async def steps(_app, view, pilot):
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        assert view.frame == view.frame.fitted()
        zoom_to(view, 0.25)
        view.centre_on(12, 10)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert view.frame.scale_m == 0.25
        assert view.frame.cell(12, 10) == (30, 10)

    run(steps)


def test_another_map_is_shown_whole():
    async def steps(app, view, pilot):
        view.action_zoom(3)
        view.floor = 2
        view.show(people(drawn=load_map(MAPS / "pest_control.toml")))
        await pilot.pause()
        assert view.floor == 1
        assert view.frame == view.frame.fitted()
        assert "galley" in "".join(text(app))

    run(steps)
