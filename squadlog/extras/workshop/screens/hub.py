"""The workshop: what somebody has made, and what can be made."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import MapError, SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import in_metres
from squadlog.base.names import clean_text
from squadlog.book.places import data_dir
from squadlog.extras.workshop.screens import hub_scenes
from squadlog.extras.workshop.screens.hub_scenes import file_rows
from squadlog.extras.workshop.screens.map_panel import how_it_goes
from squadlog.extras.workshop.screens.new_map import NewMapDialog
from squadlog.extras.workshop.screens.packs import hub_packs
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.map.model import Map
from squadlog.setup.own import maps as own_maps
from squadlog.setup.own import scenes
from squadlog.setup.own.kept import KeptFile
from squadlog.store.labels import NO_LABEL
from squadlog.tui.asker import Asker
from squadlog.tui.book.labelling import ALL, ask_label, ask_narrowing, labels_of
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.completion import FileSuggester
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import Headline, Rest, StoredScreen
from squadlog.tui.chrome.stored import MenuEntry, heading_row, offer_words
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PASTE_CELLS, LineDialog
from squadlog.tui.map.view import MapView

with lazy_imports():
    from squadlog.extras.workshop.screens import map_imports, map_table
    from squadlog.session.deleting import files
    from squadlog.squads.sharing import codes

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.screen import Screen

    from squadlog.tui.chrome.desk import Desk

MAKE = (
    MenuEntry("new_map", "n", "New map", "walls, doors, woods, furniture"),
    MenuEntry("import_map", "I", "Import a map", "map file, SVG, Universal VTT, Foundry"),
)
OWN, SHIPPED = "own ", "shipped "
"""What the keys of rows begin with: this user's files, and those of the program."""
_NAMES = 14
"""Cells that the names of offers take at least."""
EXAMPLE, EXAMPLE_ROWS = "the_long_ford.toml", 24
"""The map that is shown beneath how one makes one, and the rows from which there is room for it."""
LOOKS_AFTER_S = 0.1
"""How long the cursor rests before what it stands on is read."""


class MapPreview(MapView, can_focus=False, inherit_bindings=False):
    """A map to be looked at."""


class WorkshopScreen(StoredScreen):
    """Scenarios to write and maps to draw, and those to go on with."""

    CSS_PATH = "hub.tcss"
    AUTO_FOCUS = "#workshop"
    HELP = (
        "Write scenarios, draw maps and make packs of own weapons here. s begins a new scenario, O opens a scenario "
        "file or a share code as a copy; y shows the share code of the highlighted scenario or pack. n begins a new "
        "map, I imports a map from elsewhere as a copy. a begins a new pack, A opens the file or code of one "
        "as a copy. Enter opens a file of yours; of a file of the program it opens a copy, and the original stays as "
        "it is. Delete removes a file of yours, after you confirm. You can choose your maps for a scenario and for a "
        "new battle. / shows one folder or tag alone, t gives the highlighted map or scenario a folder and tags."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "new_scene", "New scenario", id="workshop.new_scene"),
        Binding("O", "open_scene", "Open", id="workshop.open_scene"),
        Binding("n", "new_map", "New map", id="workshop.new_map"),
        Binding("I", "import_map", "Import", id="workshop.import"),
        Binding("a", "new_pack", "New pack", id="workshop.new_pack", show=False),
        Binding("A", "take_pack", "Take a pack", id="workshop.take_pack", show=False),
        Binding("y", "share", "Share code", id="workshop.share", show=False),
        Binding("delete", "delete", "Delete", id="workshop.delete", show=False),
        Binding("slash", "narrow", "Folder or tag", id="workshop.narrow", show=False),
        Binding("t", "label", "Folder and tags", id="workshop.label", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._looking = Rest(self, LOOKS_AFTER_S, self._look)
        self._asker = Asker(self)
        self._only = ALL

    def compose(self) -> ComposeResult:
        """A title and the list."""
        yield Headline("Workshop", "scenarios, maps and packs of your own")
        with Horizontal(id="workshop-halves"):
            menu = StripList(id="workshop", classes="panel", decides=True)
            menu.border_title = "my files"
            yield menu
            with Vertical(id="workshop-seen", classes="panel"):
                yield Static("", id="workshop-told", markup=False)
                yield MapPreview(id="workshop-map")
        yield KeyBar()

    def fill(self) -> None:
        """List what can be made, and what there is."""
        menu = self.query_one(StripList)
        menu.fill(list(self._rows()))
        menu.border_title = Content("my files" if self._only == ALL else f"my files · {self._only}")

    def _rows(self) -> Iterator[ListRow]:
        wide = self.query_one(StripList).content_size.width or 50
        yield heading_row("Make")
        for offer in (*hub_scenes.MAKE, *MAKE, *hub_packs.MAKE):
            yield ListRow(offer.key, offer_words(offer, wide, _NAMES))
        desk = places(self.app).desk
        of_scenes, of_maps = labels_of(self.app, "scenario"), labels_of(self.app, "map")
        yield from file_rows(
            hub_scenes.SCENE, "Your scenarios", scenes.own_scenes(), labels=of_scenes, only=self._only
        )
        yield from file_rows(OWN, "Your maps", own_maps.own_maps(), labels=of_maps, only=self._only)
        if self._only == ALL:
            yield from hub_packs.rows(desk.store if desk else None)
        titles = {one.key: one.title for one in desk.ready} if desk else {}
        ready = scenes.shipped_scenes()
        yield from file_rows(
            hub_scenes.BATTLE,
            "Ready battles (Enter opens a copy)",
            ready,
            titles,
            labels=of_scenes,
            only=self._only,
        )
        shipped = sorted((data_dir("scenarios") / "maps").glob("*.toml"))
        yield from file_rows(
            SHIPPED, "Maps of the program (Enter opens a copy)", shipped, labels=of_maps, only=self._only
        )

    @work
    async def action_narrow(self) -> None:
        """Show one folder or tag alone, or everything."""
        there = (*labels_of(self.app, "scenario").values(), *labels_of(self.app, "map").values())
        self._only = await ask_narrowing(self._asker, there, self._only)
        self.fill()

    @work
    async def action_label(self) -> None:
        """Give the map or the scenario under the cursor a folder and tags."""
        chosen = self.query_one(StripList).chosen or ""
        scene = hub_scenes.file_of(chosen)
        if scene is None and not chosen.startswith((OWN, SHIPPED)):
            self._asker.tell("Choose a map or a scenario; then t gives it a folder and tags.")
            return
        kind, path = (
            ("scenario", scene) if scene else ("map", Path(chosen.removeprefix(OWN).removeprefix(SHIPPED)))
        )
        put = partial(open_desk(self.app).store.labels.put, kind, path.stem)
        shown = clean_text(path.stem, limit=60)
        if await ask_label(self._asker, shown, labels_of(self.app, kind).get(path.stem, NO_LABEL), put):
            self.fill()

    # What the cursor stands on

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Show it, once the cursor rests."""
        event.stop()
        self._look_soon()

    def on_resize(self) -> None:
        """Fill the list and look again for another size."""
        self.soon(self.fill)
        self._look_soon()

    def _look_soon(self) -> None:
        self._looking.begin()

    def _look(self) -> None:
        """Show a map drawn small, and what it is; beside what can be made, how one draws."""
        if not self.stands:
            return
        key = self.query_one(StripList).chosen or ""
        if (pack := hub_packs.file_of(key)) is not None or key.startswith(
            (*hub_packs.KEYS, hub_packs.CARRIED)
        ):
            title, told = ("how to", hub_packs.how_it_goes()) if pack is None else hub_packs.preview(pack)
            self.query_one("#workshop-seen").border_title = Content(title)
            self._show(told, None)
            return
        if (scene := hub_scenes.file_of(key)) is not None or key in ("new_scene", "open_scene"):
            self._tell_scene(scene)
            return
        file = key.removeprefix(OWN).removeprefix(SHIPPED) if key.startswith((OWN, SHIPPED)) else ""
        drawn, told = _preview_map(Path(file)) if file else (None, how_it_goes())
        self.query_one("#workshop-seen").border_title = Content(drawn.title if drawn else "how to")
        self._show(told, drawn or (None if file else self._example()))

    def _example(self) -> Map | None:
        """A map of the program, where there is room for it beneath how one makes one."""
        if self.query_one("#workshop-seen").size.height < EXAMPLE_ROWS:
            return None
        return _preview_map(data_dir("scenarios") / "maps" / EXAMPLE)[0]

    def _show(self, told: Content, drawn: Map | None) -> None:
        self.query_one("#workshop-told", Static).update(told)
        preview = self.query_one(MapPreview)
        preview.display = drawn is not None
        if drawn is not None:
            preview.cells = cells_of_user(self.app)
            preview.show(MapScene(drawn))

    def _tell_scene(self, path: Path | None) -> None:
        """Tell what a scenario is; where there is none, how one is made."""
        title, told = ("how to", hub_scenes.how_it_goes()) if path is None else hub_scenes.preview_scene(path)
        self.query_one("#workshop-seen").border_title = Content(title)
        self._show(told, self._example() if path is None else None)

    # What is done

    async def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Do what was chosen."""
        event.stop()
        if (pack := hub_packs.file_of(event.key)) is not None:
            self._shown(lambda: hub_packs.table(pack, copy=event.key.startswith(hub_packs.EXAMPLE)))
        elif event.key.startswith(hub_packs.CARRIED):
            self._shown(lambda: hub_packs.carried_table(event.key, open_desk(self.app).store))
        elif (scene := hub_scenes.file_of(event.key)) is not None:
            self._open_scene(scene, copy=event.key.startswith(hub_scenes.BATTLE))
        elif event.key.startswith(OWN):
            self._open(Path(event.key.removeprefix(OWN)), copy=False)
        elif event.key.startswith(SHIPPED):
            self._open(Path(event.key.removeprefix(SHIPPED)), copy=True)
        else:  # what can be made is called as its action
            await self.run_action(event.key)

    def action_new_scene(self) -> None:
        """A new scenario on the table."""
        self.app.push_screen(hub_scenes.new_table())

    @work
    async def action_open_scene(self) -> None:
        """A scenario from elsewhere on the table, as a copy."""
        question = "Open a copy of the scenario file (→ completes), or paste a share code:"
        dialog = LineDialog(question, suggester=FileSuggester(".toml", ".code"), longest=PASTE_CELLS)
        answer = await self._asker.answer(dialog) or ""
        if codes.is_code(answer):
            self._shown(lambda: hub_scenes.take_code(answer))
        elif (path := own_maps.path_of_name(answer)) is not None:
            self._open_scene(path, copy=True)

    def _open_scene(self, path: Path, *, copy: bool) -> None:
        self._shown(lambda: hub_scenes.table(path, open_desk(self.app).book, copy=copy))

    def action_new_pack(self) -> None:
        """A new pack on the table."""
        self.app.push_screen(hub_packs.new_table())

    @work
    async def action_take_pack(self) -> None:
        """A pack from elsewhere on the table, as a copy."""
        question = "Open a copy of the pack file (→ completes), or paste a share code:"
        dialog = LineDialog(question, suggester=FileSuggester(".toml"), longest=PASTE_CELLS)
        answer = await self._asker.answer(dialog) or ""
        if codes.is_code(answer):
            self._shown(lambda: hub_packs.take_code(answer))
        elif (path := own_maps.path_of_name(answer)) is not None:
            self._shown(lambda: hub_packs.table(path, copy=True))

    def action_share(self) -> None:
        """The share code of the scenario or pack under the cursor."""
        chosen = self.query_one(StripList).chosen or ""
        if (pack := hub_packs.file_of(chosen)) is not None:
            self._shown(lambda: hub_packs.share_dialog(pack))
            return
        scene = hub_scenes.file_of(chosen)
        if scene is None:
            self._asker.tell("Choose a scenario, a ready battle or a pack; then y shows its share code.")
            return
        self._shown(lambda: hub_scenes.share_dialog(scene, open_desk(self.app)))

    def _shown(self, made: "Callable[[], Screen[None]]") -> None:
        try:
            self.app.push_screen(made())
        except SquadlogError as error:
            self._asker.refuse(clean_text(str(error), limit=300))

    @work
    async def action_new_map(self) -> None:
        """Ask for title and size, and lay the empty map on the table."""
        drawn = await self._asker.answer(NewMapDialog())
        if drawn is not None:
            self._lay(drawn, None)

    @work
    async def action_import_map(self) -> None:
        """A map from elsewhere on the table, as a copy."""
        question = "Import a map file, an SVG drawing, a Universal VTT file or a Foundry scene (→ completes):"
        dialog = LineDialog(question, suggester=FileSuggester(*map_imports.ENDINGS))
        path = own_maps.path_of_name(await self._asker.answer(dialog) or "")
        found = await map_imports.bring_map(self._asker, path) if path is not None else None
        if found is not None:
            self.app.push_screen(map_table.MapTableScreen(found.map, beneath=found.picture))

    def _open(self, path: Path, *, copy: bool) -> None:
        self._asker.did(lambda: self._lay_copy(path) if copy else self._lay(*own_maps.open_map(path)))

    def _lay_copy(self, path: Path) -> None:
        self._lay(own_maps.open_map(path)[0], None)

    def _lay(self, drawn: Map, file: KeptFile | None) -> None:
        self.app.push_screen(map_table.MapTableScreen(drawn, file))

    @work
    async def action_delete(self) -> None:
        """Take a map or a scenario of this user's away, after a second word."""
        chosen = self.query_one(StripList).chosen or ""
        if not chosen.startswith((OWN, hub_scenes.SCENE, hub_packs.PACK)):
            return
        path = hub_packs.file_of(chosen) or hub_scenes.file_of(chosen) or Path(chosen.removeprefix(OWN))
        kind = (
            "map" if chosen.startswith(OWN) else "pack" if chosen.startswith(hub_packs.PACK) else "scenario"
        )
        shown = clean_text(path.stem, limit=60)
        question = (
            f"Delete the {kind} {shown}? For thirty days, squadlog {kind} restore {shown} brings it back."
        )
        if await self._asker.sure(question):
            places(self.app).with_desk(lambda desk: self._delete(desk, kind, path))

    def _delete(self, desk: "Desk", kind: str, path: Path) -> None:
        self._asker.did(lambda: files.delete_file(desk.store, kind, path))
        self.fill()


def _preview_map(path: Path) -> tuple[Map | None, Content]:
    """The map of a file and how large it is, or why it cannot be read."""
    try:
        drawn, _ = own_maps.open_map(path)
    except MapError as error:
        return None, Content.styled(str(error), "$error")
    storeys = f", {drawn.floors} floors" if drawn.floors > 1 else ""
    many = sum(1 for _ in drawn.features()) + len(drawn.rooms)
    return drawn, Content(f"{drawn.width_m:g} x {in_metres(drawn.height_m)}{storeys}, {many} pieces")
