"""The map table: a map is drawn on screen, by cursor, figures and mouse, and checked while one draws."""

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static
from textual.worker import get_current_worker

from squadlog.base.records import replace
from squadlog.extras.workshop.maps.bench import Bench
from squadlog.extras.workshop.maps.beneath import PictureBeneath
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.extras.workshop.maps.pieces import Point, box_of, everything, title_of
from squadlog.extras.workshop.maps.pressing import press
from squadlog.extras.workshop.maps.snapping import on_grid, snap
from squadlog.extras.workshop.maps.tools import CHOOSE
from squadlog.extras.workshop.screens.map_draft import MapDraft
from squadlog.extras.workshop.screens.map_files import MapFiles
from squadlog.extras.workshop.screens.map_panel import TablePanel, under_words
from squadlog.extras.workshop.screens.map_view import TableView
from squadlog.ground.checking.check import check
from squadlog.ground.checking.remark import MapRemark
from squadlog.ground.map.model import Map
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.maps import open_map
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.pictures.asking import are_wanted, pictures
from squadlog.tui.chrome.screens import Rest, RoomScreen

CHECK_AFTER_S = 0.15
"""How long the hand rests before the map is checked."""


class MapTableScreen(RoomScreen):
    """A map on the table. Each key makes the next state of the table; the screen draws it."""

    CSS_PATH = "map_table.tcss"
    AUTO_FOCUS = "#table"
    HELP = (
        "Choose a tool by its letter (w wall, d door, f furniture ...), then set points: the arrows move the cursor "
        "by one step of the grid, with Shift by ten, Tab to the next corner, and Enter sets a point; or type them. "
        "4,4 is a point, 4,4 20,16 two points, 4,4 16x12 a corner and a size, 5.2 and an arrow a length that way, "
        "@2,0 a step from the last point. Draw walls point by point and end with Enter on the last point; b draws a "
        "rectangle. Doors and windows go into the nearest wall, one metre wide unless you type a width: 8,4 1.5.\n"
        "The last piece you drew is chosen: n names it, i gives an id, o goes through its states (open, locked ...), "
        "k gives a door its key, a changes anything else, m moves, p copies (p then 3*2x0: three in a row), M "
        "mirrors, q turns, x removes, . draws the same piece again. v and Enter choose the piece under the cursor, "
        "again the piece beneath it; space adds to the choice.\n"
        "R names every room that walls enclose, Y copies a floor up, PageUp and PageDown change the floor, T changes "
        "title, size and ground of the map. < and > set the grid. u undoes, y redoes, Escape drops the tool.\n"
        "J lays a photograph beneath the map, sets its scale by two points and moves it; j fades and hides it. ! "
        "goes to the first error. ctrl+s saves, E saves or exports under another name (.toml, .svg, .uvtt), I imports "
        "a map or a drawing, P draws it for print. The wheel, + and - zoom, ctrl with the arrows or the right button "
        "pans, Home shows the whole map."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "ctrl+s", "files.save", "Save", id="table.save",
            tooltip="Write the map into its file; a new one is asked for its name.",
        ),
        Binding("u", "press('u')", "Undo", id="table.undo"),
        Binding("y", "press('y')", "Redo", id="table.redo", show=False),
        Binding(
            "E", "files.save_as", "Save as", id="table.export",
            tooltip="Write the map elsewhere: a map file, or by the name of the file an SVG drawing of this floor.",
        ),
        Binding("I", "files.bring_in", "Import", id="table.import"),
        Binding("P", "files.print", "Print", id="table.print"),
        Binding("exclamation_mark", "press('!')", "Fault", id="table.fault", show=False),
    ]  # fmt: skip

    def __init__(
        self, drawn: Map, file: KeptFile | None = None, *, beneath: PictureBeneath | None = None
    ) -> None:
        super().__init__()
        self._brought = beneath
        self.draft = MapDraft(drawn, file)
        self.view = TableView(id="table")
        self._files = MapFiles(self, self.draft, self.view, self.redraw)
        self.parts = {"files": self._files}
        self._remarks: tuple[MapRemark, ...] | None = None
        self._checked: Map | None = None
        self._resting = Rest(self, CHECK_AFTER_S, self._check_now)
        self._framed: tuple[KeptFile | None, bool] | None = None

    def compose(self) -> ComposeResult:
        """The map, what belongs to it beside it, and two lines beneath."""
        with Horizontal(id="table-halves"):
            with Vertical(id="table-map", classes="panel"):
                yield self.view
            yield TablePanel("", id="table-panel", classes="panel", markup=False)
        yield Static("", id="table-status", markup=False)
        yield Static("", id="table-hint", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the map, and the picture that lay beneath it the last time."""
        self.view.cells = cells_of_user(self.app)
        if are_wanted(self.app):
            self.view.shown_by = pictures(self.app)
        if self._brought is not None:
            self._files.lay_beneath(self._brought)
        else:
            self._files.find_picture()
        self.redraw()

    def on_resize(self) -> None:
        """Draw the table again in another size."""
        self.soon(self.redraw)

    # What is pressed and shown

    def on_table_view_pressed(self, event: TableView.Pressed) -> None:
        """Do what a key of the table does."""
        event.stop()
        self.action_press(event.key)

    def action_press(self, key: str) -> None:
        """Press a key of the table, as a click on it does."""
        if key == "!":
            self._to_fault()
        else:
            self.draft.bench = press(replace(self.draft.bench, reach_m=self.view.reach_m), key)
            self._files.lay_picture()
        self.redraw()

    def on_table_view_showed(self, event: TableView.Showed) -> None:
        """Take a point shown with the mouse.

        A click lays it, a drag draws from here to there, or moves what is chosen.
        """
        event.stop()
        bench = self.draft.bench
        if bench.asked is not None:
            return
        match event.deed:
            case "down":
                self.draft.bench = press(self._shown_at(event.point), "enter")
            case "drag" if (
                bench.carried is None and bench.tool is CHOOSE and event.far and bench.draft.chosen
            ):
                self.draft.bench = press(bench, "m")
                self.draft.bench = self._shown_at(event.point)
            case "drag":
                self.draft.bench = replace(self._shown_at(event.point), told=bench.told, amiss=bench.amiss)
            case "up" if event.far and (bench.carried is not None or (bench.laid and bench.boxed)):
                self.draft.bench = press(self._shown_at(event.point), "enter")
            case _:
                return
        self.redraw()

    def _shown_at(self, point: Point) -> Bench:
        """The table with its cursor where the mouse means it: on what draws it there, or for a choice just there.

        What is carried goes by whole steps of the grid.
        """
        bench, near_m = self.draft.bench, self.view.frame.scale_m
        if bench.carried is not None:
            x, y = bench.carried.begun
            by = on_grid((point[0] - x, point[1] - y), bench.step_m)
            point = x + by[0], y + by[1]
        elif bench.tool is not CHOOSE:
            start = bench.laid[-1] if bench.laid and not bench.boxed else None  # a box has corners, no way
            point = snap(bench.drawn, bench.floor, point, bench.step_m, within_m=near_m, begun=start).point
        return replace(bench, cursor=bench.kept_in(point), reach_m=self.view.reach_m, typed="")

    def _to_fault(self) -> None:
        """Choose what the first remark of the check is about, and go there."""
        remark = next(iter(self._remarks or ()), None)
        found = [
            (at, one)
            for at, one in everything(self.draft.bench.drawn)
            if remark is not None and title_of(one) == remark.feature
        ]
        if remark is None or not found:
            words = "The map has no errors." if remark is None else remark.sentence
            self.draft.bench = self.draft.bench.say(words)
            return
        at, one = found[0]
        west, south, east, north = box_of(one)
        floor = getattr(one, "floor", 1)
        bench = self.draft.bench.with_draft(Draft(self.draft.bench.drawn, (at,)), remark.sentence).on_floor(
            floor
        )
        self.draft.bench = replace(bench, cursor=bench.kept_in(((west + east) / 2, (south + north) / 2)))

    # What is shown

    def redraw(self) -> None:
        """Draw the table as it is now; check the map when the hand rests."""
        bench = self.draft.bench
        self.view.lay(bench)
        if bench.drawn is not self._checked:
            self._remarks = None
            self._resting.begin()
        self.query_one(TablePanel).tell(bench, self._remarks)
        status, hint = under_words(bench, max(20, self.size.width - 2))
        self.query_one("#table-status", Static).update(status, layout=False)
        self.query_one("#table-hint", Static).update(hint, layout=False)
        framed = (self.draft.file, self.draft.unsaved)
        if framed != self._framed:
            self._framed = framed
            frame = self.query_one("#table-map")
            frame.border_title = self.draft.called
            saved = (
                Content.styled("not saved: ctrl+s", "$warning") if self.draft.unsaved else Content("saved")
            )
            frame.border_subtitle = saved

    def action_back(self) -> None:
        """Leave the table; what is not saved is asked about."""
        self._files.leave()

    def _check_now(self) -> None:
        self._check(self.draft.bench.drawn)

    @work(thread=True, exclusive=True, group="check")
    def _check(self, drawn: Map) -> None:
        found = check(drawn)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._found, drawn, found)

    def _found(self, drawn: Map, remarks: tuple[MapRemark, ...]) -> None:
        if self.stands and drawn is self.draft.bench.drawn:
            self._checked, self._remarks = drawn, remarks
            self.query_one(TablePanel).tell(self.draft.bench, remarks)

    @staticmethod
    def of_file(path: Path) -> "MapTableScreen":
        """The table with the map of a file. Raises MapError."""
        return MapTableScreen(*open_map(path))
