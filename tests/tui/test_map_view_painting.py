"""What the map view paints again in a running app, and what it leaves as it is."""

from dataclasses import replace

from support.ground_view import HOUSE, people, run, text, zoom_to

from squadlog.ground.compiled.conditions import Conditions, Spot
from squadlog.ground.drawing.figures.overlays import Arc, Area
from squadlog.ground.map.model import Map
from squadlog.tui.map.glyphs import LINES


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
            view.painting.rows.forget_all(ground=True)
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
        view.drawn_layers = view.drawn_layers - {"scale", "rooms"}  # names are whole or not there
        zoom_to(view, 0.25)
        view.centre_on(12, 10)
        await pilot.pause()
        before = text(app)
        for _ in range(9):
            view.action_pan(2, 1)
        await pilot.pause()
        assert [row[:-18] for row in text(app)[:-9]] == [row[18:] for row in before[9:]]

    run(steps, people(), size=(40, 12))


def test_the_edge_of_an_area_or_an_arc_hides_no_wall_door_or_window():
    rooms = tuple(room.model_copy(update={"surface": None}) for room in HOUSE.rooms)
    house = people(
        drawn=HOUSE.model_copy(update={"rooms": rooms, "decorations": ()})
    )  # nothing but what is built
    whole = (((-1.0, -1.0), (25.0, -1.0), (25.0, 21.0), (-1.0, 21.0)),)
    across = tuple(((x, 0.0), (x + 0.4, 0.0), (x + 0.4, 20.0), (x, 20.0)) for x in range(24))

    async def steps(app, view, pilot):
        view.drawn_layers = view.drawn_layers - {"terrain"}
        await pilot.pause()
        before = text(app)
        arcs = tuple(Arc(Spot(12, 10), 0, 360, radius / 2) for radius in range(4, 24))
        view.show(replace(house, overlays=(Area((*whole, *across)), *arcs)))
        await pilot.pause()
        built = set("▗▖▄▝▐▞▟▘▚▌▙▀▜▛█□▣⊠═║" + LINES[1:])
        kept = [
            (old, new) for one, other in zip(before, text(app), strict=True)
            for old, new in zip(one, other, strict=True) if old in built
        ]  # fmt: skip
        assert all(any(char in row for row in text(app)) for char in "▫⋄")
        assert kept
        assert all(old == new for old, new in kept)

    run(steps, scene=house)


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


def test_typed_names_are_text_not_markup():
    drawn = Map.model_validate(
        {"title": "a map", "width_m": 20.0, "height_m": 10.0,
         "rooms": [{"name": "[b]red[/b]", "points": [[1, 1], [19, 1], [19, 9], [1, 9]]}]}
    )  # fmt: skip

    async def steps(app, _view, _pilot):
        assert "[b]red[/b]" in "".join(text(app))

    run(steps, people(drawn=drawn))
