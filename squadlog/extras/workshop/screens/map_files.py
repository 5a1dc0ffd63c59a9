"""The map table between the screen and the files: saved, saved elsewhere, brought in, drawn for the printer."""

from dataclasses import replace as changed
from pathlib import Path

from textual import work
from textual.content import Content

from squadlog.base.errors import MapError, SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cleaned
from squadlog.base.read_files import file_named
from squadlog.base.records import replace
from squadlog.base.write_files import make_folder, write_new
from squadlog.extras.workshop.maps import keeping
from squadlog.extras.workshop.maps.bench import Bench, begun
from squadlog.extras.workshop.maps.beneath import laid_under
from squadlog.extras.workshop.screens.map_view import TableView
from squadlog.setup.own import maps as own_maps
from squadlog.setup.own.maps import MapFile
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.screens import RoomScreen, tell
from squadlog.tui.chrome.typed import LineDialog

with lazy_imports():
    from squadlog.extras.workshop.screens import beneath
    from squadlog.ground.drawing import draw_svg


class TableFiles(RoomScreen):
    """A table whose map is kept in a file, or in none yet."""

    def __init__(self, bench: Bench, file: MapFile | None) -> None:
        super().__init__()
        self.bench = bench
        self.file = file
        self._kept = bench.drawn if file is not None and file.text is not None else None

    def redraw(self) -> None:
        """Draw the table as it is now."""

    @property
    def unsaved(self) -> bool:
        """Whether the map is otherwise than in its file."""
        drawn = self.bench.drawn
        return (
            drawn is not self._kept
            and drawn != self._kept
            and bool(self.bench.trail.past or self.file is None)
        )

    @property
    def called(self) -> Content:
        """The file, for the border of the map."""
        name = self.file.path.name if self.file is not None else "a new map"
        return Content(cleaned(name, limit=60))

    @property
    def kept_words(self) -> Content:
        """Whether it is saved."""
        return Content.styled("not saved: ctrl+s", "$warning") if self.unsaved else Content("saved")

    # Saving

    @work
    async def action_save(self) -> None:
        """Write the map into its file; a new one is asked for its name."""
        if self.file is None:
            await self._save_as(str(own_maps.usual_path(self.bench.drawn)), "Save the map in the file:")
        elif not own_maps.strange(self.file) or await self._over(self.file.path):
            self._write(self.file)

    @work
    async def action_export(self) -> None:
        """Write the map elsewhere: a map file, or by the name of the file an SVG drawing of this floor."""
        path = self.file.path if self.file is not None else own_maps.usual_path(self.bench.drawn)
        await self._save_as(str(path), "Save as (.toml), or export as a drawing (.svg):")

    async def _save_as(self, proposal: str, question: str) -> None:
        answer = await self.app.push_screen_wait(LineDialog(question, value=proposal))
        path = own_maps.typed_path(answer or "")
        if path is None:
            return
        if path.suffix.lower() == ".svg":
            self._draw_svgs(path, (self.bench.floor,))
            return
        known = self.file if self.file is not None and self.file.path == path else MapFile(path=path)
        if not own_maps.strange(known) or await self._over(path):
            self._write(known)

    async def _over(self, path: Path) -> bool:
        shown = cleaned(str(path), limit=120)
        return await self._sure(f"{shown} has other content. Overwrite it?")

    async def _sure(self, question: str) -> bool:
        return await self.app.push_screen_wait(ConfirmDialog(question)) is True

    def _write(self, file: MapFile) -> bool:
        drawn = self.bench.drawn
        try:
            self.file = own_maps.saved(drawn, file)
            keeping.keep_picture(self.file.path, self.bench.beneath)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return False
        self._kept = drawn
        tell(self.app, f"Saved in {cleaned(str(self.file.path), limit=200)}.")
        self.redraw()
        return True

    @work
    async def action_print(self) -> None:
        """A drawing of each floor, as large as the printer wants it."""
        base = self.file.path if self.file is not None else own_maps.usual_path(self.bench.drawn)
        proposal = str(base.with_suffix(".svg"))
        answer = await self.app.push_screen_wait(
            LineDialog("Draw every floor for print, in the file:", value=proposal)
        )
        path = own_maps.typed_path(answer or "")
        if path is not None:
            self._draw_svgs(path, tuple(range(1, self.bench.drawn.floors + 1)))

    def _draw_svgs(self, path: Path, floors: tuple[int, ...]) -> None:
        """Write drawings, one a floor; never over another file."""
        to = [path if len(floors) == 1 else path.with_stem(f"{path.stem}_{floor}") for floor in floors]
        try:
            make_folder(path)
            for floor, file in zip(floors, to, strict=True):
                write_new(file, draw_svg.draw_svg(self.bench.drawn, floor=floor))
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        tell(self.app, f"Drawn: {cleaned(', '.join(file.name for file in to), limit=200)}.")

    # Bringing in

    @work
    async def action_bring_in(self) -> None:
        """Another map on the table as a copy, from a map file or an SVG drawing; u brings back what was there."""
        answer = await self.app.push_screen_wait(LineDialog("Import a map file or an SVG drawing:"))
        path = own_maps.typed_path(answer or "")
        if path is not None:
            self._bring(path)

    def _bring(self, path: Path) -> None:
        try:
            drawn, told = keeping.imported(path)
        except MapError as error:
            tell(self.app, str(error), severity="error")
            return
        for sentence in told[:3]:
            tell(self.app, sentence)
        bench = begun(drawn)
        self.bench = replace(
            bench, trail=changed(bench.trail, past=(*self.bench.trail.past, self.bench.draft))
        )
        self.redraw()

    # The picture beneath

    def find_picture(self) -> None:
        """Lay the picture beneath again that lay there the last time."""
        laid = keeping.picture_of(self.file.path) if self.file is not None else None
        if laid is None:
            return
        try:
            pixels, wide, high = beneath.read_picture(laid.path)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        self.bench = replace(self.bench, beneath=replace(laid, wide=wide, high=high))
        self.query_one(TableView).picture = pixels

    def lay_picture(self) -> None:
        """Look into the picture that the table wants beneath."""
        path, self.bench = self.bench.wants, replace(self.bench, wants="")
        try:
            pixels, wide, high = beneath.read_picture(path)
        except SquadlogError as error:
            self.bench = self.bench.say(str(error), amiss=True)
            return
        laid = laid_under(self.bench.drawn, str(file_named(path).absolute()), wide, high)
        self.query_one(TableView).picture = pixels
        words = "The picture is beneath the map: J sets its scale by two points, j fades it."
        self.bench = replace(self.bench, beneath=laid).say(words)

    # Leaving

    def action_back(self) -> None:
        """Leave the table; what is not saved is asked about."""
        if self.unsaved and self.bench.trail.past:
            self._leave_unsaved()
        else:
            self.leave()

    @work
    async def _leave_unsaved(self) -> None:
        if await self._sure("The map is not saved. Leave anyway? You lose the changes."):
            self.leave()
