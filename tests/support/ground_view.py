"""A map view alone on the screen, driven by a pilot, that keeps what it told and what it painted."""

import asyncio
from contextlib import asynccontextmanager

from support.on_maps import MAPS
from textual.app import App

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.figures.map_scene import MapScene, UnitLabel
from squadlog.tui.chrome.themes import THEMES, meanings
from squadlog.tui.map.view import MapView

HOUSE = load_map(MAPS / "the_counting_house.toml")


class Ground(App):
    """Nothing but a map view."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, scene):
        super().__init__()
        self.scene, self.told, self.painted = scene, [], []

    def get_theme_variable_defaults(self):
        return meanings(self.current_theme)

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
    """The rows that the terminal shows, without looks."""
    return ["".join(part.text for part in strip) for strip in app.screen._compositor.render_strips()]


def run(steps, scene=None, size=(80, 24)):
    """Run `steps(app, view, pilot)` over a scene, which is two people in the house unless given."""

    async def whole():
        async with opened(scene or people((1, 10, 10, 1), (2, 15, 10, 1)), size) as (app, view, pilot):
            await steps(app, view, pilot)

    asyncio.run(whole())


def zoom_to(view, scale_m):
    """The scale nearest to so many metres for a column."""
    while view.frame.scale_m > scale_m and view.frame.zoomed(1, 0, 0).scale_m < view.frame.scale_m:
        view.action_zoom(1)
    while view.frame.scale_m < scale_m and view.frame.zoomed(-1, 0, 0).scale_m > view.frame.scale_m:
        view.action_zoom(-1)
