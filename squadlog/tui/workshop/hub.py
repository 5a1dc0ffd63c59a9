"""The workshop: what somebody has made, and what can be made."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.errors import MapError, SquadlogError
from squadlog.field.map.model import Map
from squadlog.lazily import lazily
from squadlog.names import cleaned
from squadlog.rulebook.places import data_dir
from squadlog.tui.chrome.chrome import RoomScreen, tell
from squadlog.tui.chrome.confirm import ConfirmSheet
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.stored import MenuEntry, blank, headed, offer_words
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import LineSheet
from squadlog.tui.workshop.new_map import NewMapSheet
from squadlog.workshop.maps import keeping

with lazily():
    from squadlog.tui.workshop import map_table

MAKE = (
    MenuEntry("new_map", "n", "New map", "walls, doors, woods, furniture, storeys, drawn on screen"),
    MenuEntry("import_map", "I", "Import a map", "a map file or an SVG drawing, as a copy"),
)
OWN, SHIPPED = "own ", "shipped "
"""What the keys of rows begin with: this user's files, and those of the program."""
_NAMES = 14


class WorkshopMenu(StripList):
    """The one list of the screen."""

    decides = True


class WorkshopScreen(RoomScreen):
    """Maps to draw and to go on with."""

    CSS_PATH = "hub.tcss"
    AUTO_FOCUS = "#workshop"
    HELP = (
        "Here maps are drawn. n begins a new one, I brings in a map file or an SVG drawing as a copy. Enter on a map of "
        "yours goes on with it, on one of the program's it lays a copy on the table; the program's own stays as it is. "
        "delete takes a map of yours away, after a second word. A map is played on by its name: choose it for a new "
        "battle."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new_map", "New map", id="workshop.new_map"),
        Binding("I", "import_map", "Import", id="workshop.import"),
        Binding("delete", "delete", "Delete", id="workshop.delete", show=False),
    ]

    def compose(self) -> ComposeResult:
        """A title and the list."""
        yield Static(Content.assemble(("Workshop", "bold"), "  maps of your own"), id="title", markup=False)
        menu = WorkshopMenu(id="workshop", classes="panel")
        menu.border_title = "what is on the bench"
        yield menu
        yield KeyBar()

    def on_mount(self) -> None:
        """Show what there is."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Something may have been saved meanwhile."""
        if self.is_mounted:
            self.fill()

    def fill(self) -> None:
        """What can be made, and what there is."""
        self.query_one(WorkshopMenu).fill(list(self._rows()))

    def _rows(self) -> Iterator[ListRow]:
        wide = self.app.size.width - 8
        yield headed("Make")
        for offer in MAKE:
            yield ListRow(offer.key, offer_words(offer, wide, _NAMES))
        own = keeping.own_maps()
        yield blank("own")
        yield headed("Your maps")
        for path in own:
            yield ListRow(f"{OWN}{path}", Content(f"     {cleaned(path.stem.replace('_', ' '), limit=60)}"))
        if not own:
            yield ListRow("none", Content.styled("     none yet", "$quiet"), stops=False)
        yield blank("shipped")
        yield headed("Maps of the program, to begin from a copy")
        for path in sorted((data_dir("scenarios") / "maps").glob("*.toml")):
            yield ListRow(f"{SHIPPED}{path}", Content(f"     {path.stem.replace('_', ' ')}"))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Do what was chosen."""
        event.stop()
        if event.key == "new_map":
            self.action_new_map()
        elif event.key == "import_map":
            self.action_import_map()
        elif event.key.startswith(OWN):
            self._open(Path(event.key.removeprefix(OWN)), copy=False)
        elif event.key.startswith(SHIPPED):
            self._open(Path(event.key.removeprefix(SHIPPED)), copy=True)

    @work
    async def action_new_map(self) -> None:
        """Ask for title and size, and lay the empty map on the table."""
        drawn = await self.app.push_screen_wait(NewMapSheet())
        if drawn is not None:
            self._lay(drawn, None)

    @work
    async def action_import_map(self) -> None:
        """A map from elsewhere on the table, as a copy."""
        answer = await self.app.push_screen_wait(LineSheet("Import a map file or an SVG drawing:"))
        path = keeping.typed_path(answer or "")
        if path is not None:
            self._open(path, copy=True)

    def _open(self, path: Path, *, copy: bool) -> None:
        try:
            if copy:
                drawn, told = keeping.imported(path)
                for sentence in told[:3]:
                    tell(self.app, sentence)
                self._lay(drawn, None)
            else:
                self._lay(*keeping.opened(path))
        except MapError as error:
            tell(self.app, str(error), severity="error")

    def _lay(self, drawn: Map, file: keeping.MapFile | None) -> None:
        self.app.push_screen(map_table.MapTableScreen(drawn, file))

    @work
    async def action_delete(self) -> None:
        """Take a map of this user's away, after a second word."""
        chosen = self.query_one(WorkshopMenu).chosen or ""
        if not chosen.startswith(OWN):
            return
        path = Path(chosen.removeprefix(OWN))
        question = f"Delete the map {cleaned(path.name, limit=60)}?"
        if await self.app.push_screen_wait(ConfirmSheet(question)) is True:
            self._delete(path)

    def _delete(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
            keeping.keep_picture(path, None)
        except (OSError, SquadlogError) as error:
            places(self.app).say(str(error), error=True)
        self.fill()
