"""Where the battles of a cell were hot, on their map as the program draws maps in a terminal."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static
from textual.worker import get_current_worker

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import HeatLaid
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.screens import retitle
from squadlog.tui.map.glyphs import HEAT
from squadlog.tui.map.view import MapView
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.lab.told import heat as heats
    from squadlog.ground.checking import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from squadlog.extras.lab.told.heat import CellHeat
    from squadlog.extras.lab.trials.running import RunningLab
    from squadlog.facts.heat import HeatKind
    from squadlog.reports.heat.map_heat import MapHeat

ANEW_EVERY_S = 10.0
"""How often the map is drawn anew while a lab is played."""
CALLED: dict[HeatKind, str] = {"fell": "fell", "struck": "were attacked", "fired": "fired"}
"""What soldiers did or suffered there."""
_FALLS: tuple[HeatKind, ...] = ("fell",)


def legend(kinds: Sequence[HeatKind]) -> str:
    """What the signs stand for: figures of one kind alone, else a sign for each."""
    if len(kinds) == 1:
        return f"where soldiers {CALLED[kinds[0]]}: 9 most often, 1 seldom"
    return "  ".join(f"{HEAT[kind]} {words}" for kind, words in CALLED.items() if kind in kinds)


def lay_heat(heat: MapHeat, kinds: Sequence[HeatKind]) -> MapScene:
    """The map with what happened of these kinds. Raises MapError for no map."""
    spots = tuple(one for one in heat.spots if one.kind in kinds)
    laid = HeatLaid(heat.sides, spots, battles=heat.battles)
    return MapScene(load.map_agreed_on(heat.map), overlays=(laid,))


class HeatView(MapView, can_focus=False, inherit_bindings=False):
    """A map to be looked at, as large as there is room."""

    fills: ClassVar[bool] = True

    def show_heat(self, heat: MapHeat, kinds: Sequence[HeatKind]) -> None:
        """Show where it was hot."""
        self.cells = cells_of_user(self.app)
        self.show(lay_heat(heat, kinds))


class HeatPane(Vertical):
    """The heat of a cell beside what it has found; why there is none, where there is none."""

    DEFAULT_CSS = """
    HeatPane {
        #heat-why {
            height: auto;
        }

        HeatView {
            height: 1fr;
            display: none;
        }
    }
    """

    class Read(ValueMessage):
        """The heat of a cell has been read, or why it cannot be."""

        key: str
        found: CellHeat | str

    def __init__(self, *, id: str, classes: str) -> None:  # noqa: A002 - textual's name
        super().__init__(id=id, classes=classes)
        self._key, self._at = "", 0.0

    def compose(self) -> ComposeResult:
        """The map, or why there is none."""
        yield Static("", id="heat-why", markup=False)
        yield HeatView()

    def take(self, lab: RunningLab | None, key: str, *, now: bool) -> None:
        """Show a cell of a lab, in a moment: at once for another cell or where it is to be `now`, else now and then."""
        since = time.monotonic() - self._at
        if lab is None or key not in lab.cells or not self.display:
            return
        if key == self._key and since < ANEW_EVERY_S and not now:
            return
        self._key, self._at = key, time.monotonic()
        self.run_worker(partial(self._read, lab, key), thread=True, exclusive=True, group="glance")

    def _read(self, lab: RunningLab, key: str) -> None:
        worker = get_current_worker()
        try:
            found: CellHeat | str = heats.heat_of(lab, lab.cells[key])
        except SquadlogError as error:
            found = str(error)
        if not worker.is_cancelled:
            self.post_message(self.Read(key, found))

    def on_heat_pane_read(self, event: Read) -> None:
        """Show it, if its cell is still the one."""
        event.stop()
        if event.key != self._key or not self.is_mounted:
            return
        why = event.found if isinstance(event.found, str) else heats.say_why_no_map(event.found)
        self.query_one("#heat-why", Static).update(Content(why))
        view = self.query_one(HeatView)
        view.display = not why
        retitle(self, Content(legend(_FALLS) if view.display else "map"))
        if not isinstance(event.found, str) and not why:
            view.show_heat(event.found.heat, _FALLS)
