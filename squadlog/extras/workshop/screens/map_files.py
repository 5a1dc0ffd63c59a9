"""The map table and its files: exported, brought in, drawn for the printer, with a picture beneath."""

from collections.abc import Callable
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.base.records import replace
from squadlog.base.write_files import make_folder, write_new
from squadlog.extras.workshop.foreign.squares import USUAL_M
from squadlog.extras.workshop.maps import keeping
from squadlog.extras.workshop.maps.beneath import PictureBeneath, lay_under
from squadlog.extras.workshop.screens.map_draft import MapDraft
from squadlog.extras.workshop.screens.map_view import TableView
from squadlog.extras.workshop.screens.table_files import TableFiles
from squadlog.ground.checking.load import sound
from squadlog.setup.own.maps import path_of_name
from squadlog.tui.asker import waits
from squadlog.tui.chrome.screens import RoomScreen

with lazy_imports():
    from squadlog.extras.workshop.foreign import exporting
    from squadlog.extras.workshop.screens import beneath, map_imports
    from squadlog.ground.drawing import draw_svg


_UNIVERSAL = (".uvtt", ".dd2vtt", ".df2vtt")


class MapFiles(TableFiles):
    """The files of a map; by its name one is a drawing, or a file for other programs."""

    def __init__(
        self, screen: RoomScreen, draft: MapDraft, view: TableView, redraw: Callable[[], None]
    ) -> None:
        super().__init__(
            screen,
            draft,
            redraw,
            "Save as (.toml), or export as a drawing (.svg) or a Universal VTT file (.uvtt):",
        )
        self._draft, self._view = draft, view

    async def save_to(self, path: Path) -> None:
        """Write it into the file of that name, as a drawing of this floor if the name is one."""
        if path.suffix.lower() == ".svg":
            self._draw_svgs(path, (self._draft.bench.floor,))
        elif path.suffix.lower() in _UNIVERSAL:
            self._export(path)
        else:
            await super().save_to(path)

    def _export(self, path: Path) -> None:
        """Write this floor as a Universal VTT file; never over another file."""
        bench = self._draft.bench
        made = self.asker.found(
            lambda: exporting.export_universal_vtt(sound(bench.drawn, "The map"), bench.floor, USUAL_M)
        )
        if made is not None and self.asker.did(lambda: write_new(path, made.text)):
            self.asker.tell(f"Wrote {clean_text(path.name, limit=100)}. {' '.join(made.told)}")

    @waits
    async def action_print(self) -> None:
        """A drawing of each floor, as large as the printer wants it."""
        proposal = self.path.with_suffix(".svg")
        path = await self.path_typed("Draw every floor for print, in the file:", proposal)
        if path is not None:
            self._draw_svgs(path, tuple(range(1, self._draft.bench.drawn.floors + 1)))

    def _draw_svgs(self, path: Path, floors: tuple[int, ...]) -> None:
        """Write drawings, one a floor; never over another file."""
        to = [path if len(floors) == 1 else path.with_stem(f"{path.stem}_{floor}") for floor in floors]

        def write() -> None:
            make_folder(path)
            for floor, file in zip(floors, to, strict=True):
                write_new(file, draw_svg.draw_svg(self._draft.bench.drawn, floor=floor))

        self.asker.did(write, f"Drawn: {clean_text(', '.join(file.name for file in to), limit=200)}.")

    # Bringing in

    @waits
    async def action_bring_in(self) -> None:
        """Another map on the table as a copy, of ours or of another program; u brings back what was there."""
        question = "Import a map file, an SVG drawing, a Universal VTT file or a Foundry scene:"
        path = path_of_name(await self.asker.line(question) or "")
        found = await map_imports.bring_map(self.asker, path) if path is not None else None
        if found is None:
            return
        self._draft.bring(found.map)
        if found.picture is not None:
            self.lay_beneath(found.picture)
        self._redraw()

    # The picture beneath

    def find_picture(self) -> None:
        """Lay the picture beneath again that lay there the last time."""
        draft = self._draft
        laid = keeping.picture_of(draft.file.path) if draft.file is not None else None
        if laid is not None:
            self.lay_beneath(laid)

    def lay_beneath(self, laid: PictureBeneath) -> None:
        """Lay a picture beneath where it is said to lie; why it cannot be read is said."""
        try:
            self._view.picture, wide, high = beneath.read_picture(laid.path)
        except SquadlogError as error:
            self.asker.refuse(error)
            return
        self._draft.bench = replace(self._draft.bench, beneath=replace(laid, wide=wide, high=high))

    def lay_picture(self) -> None:
        """Look into the picture that the table wants beneath, if it wants one."""
        path, bench = self._draft.bench.wants, replace(self._draft.bench, wants="")
        if not path:
            return
        try:
            self._view.picture, wide, high = beneath.read_picture(path)
        except SquadlogError as error:
            self._draft.bench = bench.say(str(error), amiss=True)
            return
        laid = lay_under(bench.drawn, str(file_named(path).absolute()), wide, high)
        words = "The picture is beneath the map: J sets its scale by two points, j fades it."
        self._draft.bench = replace(bench, beneath=laid).say(words)
