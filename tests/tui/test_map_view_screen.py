"""The map view in a running app: what is painted again, what keys and mouse do, and how it looks."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from textual import events
from textual.app import App
from textual.color import Color
from textual.geometry import Offset

from squadlog.field.conditions import Conditions, Figure, Spot
from squadlog.field.load import load_map
from squadlog.field.model import Map
from squadlog.tui.map_glyphs import INKS
from squadlog.tui.map_scene import Arc, Area, MapScene, PathLine, Sight, UnitLabel
from squadlog.tui.map_view import MapView
from squadlog.tui.themes import THEMES

MAPS = Path(__file__).parents[2] / "scenarios" / "maps"
HOUSE = load_map(MAPS / "the_counting_house.toml")


class Ground(App):
    """Nothing but a map view."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, scene):
        super().__init__()
        self.scene, self.told, self.painted = scene, [], []

    def compose(self):
        app = self

        class Watched(MapView):
            def refresh(self, *regions, **options):
                app.painted.append(regions)
                return super().refresh(*regions, **options)

        yield Watched()

    def on_mount(self):
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name
        self.query_one(MapView).show(self.scene)
        self.query_one(MapView).focus()

    def on_map_view_cursor_moved(self, event):
        self.told.append(("cursor", event.spot))

    def on_map_view_picked(self, event):
        self.told.append(("picked", event.spot, event.unit))


def people(*units, drawn=HOUSE, **more):
    """A scene with units as (number, x, y, floor)."""
    figures = tuple(Figure(number, Spot(x, y, floor), 90) for number, x, y, floor in units)
    labels = {figure.number: UnitLabel(f"C{figure.number}", "C", facing_deg=90) for figure in figures}
    return MapScene(drawn, Conditions(figures=figures), labels, **more)


@asynccontextmanager
async def opened(scene, size):
    app = Ground(scene)
    async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        yield app, app.query_one(MapView), pilot


def text(app):
    return ["".join(part.text for part in strip) for strip in app.screen._compositor.render_strips()]


def run(steps, scene=None, size=(80, 24)):
    async def whole():
        async with opened(scene or people((1, 10, 10, 1), (2, 15, 10, 1)), size) as (app, view, pilot):
            await steps(app, view, pilot)

    asyncio.run(whole())


def rows_of(regions):
    return sorted(y for region in regions for y in region.line_range)


def test_a_unit_that_moves_along_its_row_paints_that_row_alone():
    async def steps(app, view, pilot):
        app.painted.clear()
        view.show(people((1, 11, 10, 1), (2, 15, 10, 1)))
        row = view.frame.cell(11, 10)[1]
        assert [rows_of(regions) for regions in app.painted] == [[row]]
        await pilot.pause()
        assert "→C1" in text(app)[row]

    run(steps)


def test_a_unit_that_moves_to_another_row_paints_those_two():
    async def steps(app, view, pilot):
        before = text(app)
        app.painted.clear()
        view.show(people((1, 10, 15, 1), (2, 15, 10, 1)))
        touched = rows_of(region for regions in app.painted for region in regions)
        assert touched == sorted(view.frame.cell(10, y)[1] for y in (10, 15))
        await pilot.pause()
        assert [
            y for y, (was, now) in enumerate(zip(before, text(app), strict=True)) if was != now
        ] == touched

    run(steps)


def test_the_same_scene_again_paints_nothing():
    async def steps(app, view, _pilot):
        app.painted.clear()
        view.show(replace(view.scene))
        assert app.painted == []

    run(steps)


def test_what_is_painted_row_by_row_is_what_a_new_view_would_paint():
    async def steps(app, view, pilot):
        for scene in (people((1, 12, 4, 1)), people((1, 12, 6, 1), (2, 3, 3, 1)), people((2, 12, 6, 1))):
            view.show(scene)
            view.point_at(Spot(scene.conditions.figures[0].spot.x, 8.0))
            await pilot.pause()
            shown = text(app)
            view._rows.forget_all(ground=True)
            view.refresh()
            await pilot.pause()
            assert text(app) == shown

    run(steps)


def test_a_door_that_is_opened_is_seen_at_once():
    async def steps(app, view, pilot):
        before = "".join(text(app)).count("□")
        view.show(replace(view.scene, conditions=Conditions(doors={door.id: "open" for door in HOUSE.doors})))
        await pilot.pause()
        assert "".join(text(app)).count("□") > before

    run(steps)


def test_panning_shows_the_same_cells_elsewhere():
    async def steps(app, view, pilot):
        view.drawn_layers = view.drawn_layers - {"scale"}
        view.zoom_to(0.25)
        view.centre_on(12, 10)
        await pilot.pause()
        before = text(app)
        for _ in range(9):
            view.pan(2, 1)
        await pilot.pause()
        assert [row[:-18] for row in text(app)[:-9]] == [row[18:] for row in before[9:]]

    run(steps, people(), size=(40, 12))


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
        view.move_cursor(-10_000, 10_000)
        assert view.cursor == Spot(0.0, 0.0)

    run(steps)


def test_the_edge_of_an_area_or_an_arc_hides_no_wall_door_or_window():
    house = replace(people(), overlays=())
    whole = (((-1.0, -1.0), (25.0, -1.0), (25.0, 21.0), (-1.0, 21.0)),)
    across = tuple(((x, 0.0), (x + 0.4, 0.0), (x + 0.4, 20.0), (x, 20.0)) for x in range(24))

    async def steps(app, view, pilot):
        before = text(app)
        arcs = tuple(Arc(Spot(12, 10), 0, 360, radius / 2) for radius in range(4, 24))
        view.show(replace(house, overlays=(Area((*whole, *across)), *arcs)))
        await pilot.pause()
        built = set("▗▖▄▝▐▞▟▘▚▌▙▀▜▛█□▣⊠═║")
        kept = [
            (old, new) for one, other in zip(before, text(app), strict=True)
            for old, new in zip(one, other, strict=True) if old in built
        ]  # fmt: skip
        assert all(any(char in row for row in text(app)) for char in "▫⋄")
        assert kept
        assert all(old == new for old, new in kept)

    run(steps, scene=house)


def test_enter_on_a_label_picks_its_unit():
    async def steps(app, view, pilot):
        view.point_at(Spot(15, 10))
        await pilot.press("enter")
        await pilot.pause()
        assert app.told[-1] == ("picked", Spot(15, 10), 2)

    run(steps)


def test_the_view_goes_along_with_a_cursor_that_leaves_it():
    async def steps(_app, view, _pilot):
        view.zoom_to(0.25)
        view.point_at(Spot(12, 10))
        for _ in range(60):
            view.move_cursor(1, 0)
        col, row = view.frame.cell(view.cursor.x, view.cursor.y)
        assert view.frame.holds(col, row)
        assert view.cursor.x > 22

    run(steps, size=(40, 12))


def test_a_click_picks_and_a_drag_pans():
    async def steps(app, view, pilot):
        view.zoom_to(0.25)
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
        view.zoom_to(0.5)
        view.centre_on(12, 10)
        at = view.frame.cell(8, 12)
        spot = view.spot_at(Offset(*at))
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
        view.zoom_to(0.25)
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


def test_a_layer_that_is_off_is_not_drawn():
    async def steps(app, view, pilot):
        for layer, sign in (
            ("rooms", "shop"),
            ("units", "C1"),
            ("scale", "↑N"),
            ("terrain", "~"),
            ("obstacles", "▓"),
        ):
            assert sign in "".join(text(app)), layer
            view.drawn_layers = view.drawn_layers - {layer}
            await pilot.pause()
            assert sign not in "".join(text(app)), layer

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
            view.zoom(99)
            view.centre_on(0.5, 0.5)
            view.move_cursor(0, 0)

    run(steps, people((1, 0.5, 0.5, 1), drawn=drawn), size)


def test_another_size_keeps_a_view_that_was_chosen_and_shows_all_of_one_that_was_whole():
    async def steps(_app, view, pilot):
        await pilot.resize_terminal(40, 12)
        await pilot.pause()
        assert view.frame == view.frame.fitted()
        view.zoom_to(0.25)
        view.centre_on(12, 10)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert view.frame.scale_m == 0.25
        assert view.frame.cell(12, 10) == (30, 10)

    run(steps)


def test_another_map_is_shown_whole():
    async def steps(app, view, pilot):
        view.zoom(3)
        view.floor = 2
        view.show(people(drawn=load_map(MAPS / "pest_control.toml")))
        await pilot.pause()
        assert view.floor == 1
        assert view.frame == view.frame.fitted()
        assert "galley" in "".join(text(app))

    run(steps)


def test_typed_names_are_text_not_markup():
    drawn = Map.model_validate(
        {"title": "a map", "width_m": 20.0, "height_m": 10.0,
         "rooms": [{"name": "[b]red[/b]", "points": [[1, 1], [19, 1], [19, 9], [1, 9]]}]}
    )  # fmt: skip

    async def steps(app, _view, _pilot):
        assert "[b]red[/b]" in "".join(text(app))

    run(steps, people(drawn=drawn))


def luminance(color):
    parts = [part / 255 for part in (color.r, color.g, color.b)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_in_every_look_letters_stand_out_4_5_to_1_and_signs_3_to_1(theme):
    """WCAG 2, 1.4.3 and 1.4.11."""
    letters = {"name", "scale", "chosen", "cursor", "path", "body"} | {
        ink for ink in INKS if ink.startswith("side")
    }

    async def steps(app, view, pilot):
        app.theme = theme.name
        await pilot.pause()
        for ink, style in zip(INKS, view._mixed(), strict=True):
            front, back = (luminance(Color.from_rich_color(color)) for color in (style.color, style.bgcolor))
            ratio = (max(front, back) + 0.05) / (min(front, back) + 0.05)
            assert ratio >= (4.5 if ink in letters else 3), (ink, round(ratio, 2))

    run(steps)


def test_another_theme_paints_every_row_in_its_colours():
    async def steps(app, view, pilot):
        before = app.screen._compositor.render_strips()
        app.theme = THEMES[1].name
        await pilot.pause()
        after = app.screen._compositor.render_strips()
        assert all(list(one) != list(other) for one, other in zip(before, after, strict=True))
        assert view.frame == view.frame.fitted()

    run(steps)


def test_the_house_looks_as_it_did(snap_compare):
    overlays = (
        PathLine((Spot(10, 10), Spot(14, 10), Spot(14, 6)), ("4 m", "8 m")),
        Arc(Spot(10, 10), 90, 90, 5),
        Sight(Spot(10, 10), Spot(6, 2), "blocked"),
    )
    scene = people((1, 10, 10, 1), (2, 19, 5, 1), (3, 19.1, 5, 1), overlays=overlays)
    assert snap_compare(Ground(scene), terminal_size=(80, 24))
