"""The map of a scenario under work, with its areas on it: looked at beside the form, where there is room."""

from collections.abc import Iterator
from typing import Any

from squadlog.extras.workshop.scenarios.outlining import area_of
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.pointing import rings_of
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import Area, Overlay, Pointed
from squadlog.ground.map.model import Map
from squadlog.setup.own.paper import Paper
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.view import MapView


class SceneGround(MapView, can_focus=False, inherit_bindings=False):
    """The map, to be looked at."""

    def tell(self, drawn: Map, paper: Paper, chosen: str) -> None:
        """Show the areas of the paper; of a chosen one nothing but that, on the floor where it lies."""
        self._on = frozenset[str](LAYERS) - {"units", "bodies"}
        areas = [one for one in paper.listed("areas") if not chosen or one.get("id") == chosen]
        floor = next((one.get("floor") for one in areas if chosen), None)
        if isinstance(floor, int) and 1 <= floor <= drawn.floors:
            self.window.floor = floor
        self.show(MapScene(drawn, overlays=tuple(self._areas(drawn, areas))))

    def _areas(self, drawn: Map, areas: list[dict[str, Any]]) -> Iterator[Overlay]:
        for held in areas:
            area = area_of(held)
            if area is None or not area.drawn:
                continue
            rings = rings_of(drawn, area, self.floor)
            yield from (Area((ring,), self.floor) for ring in rings)
            if rings:
                x, y = (sum(part) / len(rings[0]) for part in zip(*rings[0], strict=True))
                yield Pointed(((Spot(x, y, self.floor), " ", area.called),))
