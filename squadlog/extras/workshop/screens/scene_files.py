"""The scenario table between the screen and the files: saved, saved elsewhere, played."""

import time
from dataclasses import replace as changed
from pathlib import Path
from typing import TYPE_CHECKING

from textual import work
from textual.content import Content

from squadlog.base.dice import SEEDS
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cleaned
from squadlog.extras.workshop.scenarios.choosing import ReadyShelf
from squadlog.extras.workshop.screens.scene_dialogs import ValueDialog
from squadlog.extras.workshop.screens.scene_shelf import OWN
from squadlog.facts.seats import REFEREE
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.maps import typed_path
from squadlog.setup.own.paper import Paper, PaperTrail
from squadlog.setup.own.scenes import SceneFile
from squadlog.setup.own.writing import written
from squadlog.tui.bringing import brought_to
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.places import opened_desk, places
from squadlog.tui.chrome.screens import RoomScreen, tell
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.picking import Given, PickDialog

with lazy_imports():
    from squadlog.ground.checking import load as map_files
    from squadlog.setup import eight_parts, paged, scenes
    from squadlog.squads import scene_files

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.setup.purchases import Brought
    from squadlog.squads.plan import SquadPlan
    from squadlog.squads.scene import Scene


class SceneFiles(RoomScreen):
    """A table whose scenario is kept in a file, or in none yet."""

    shelf: ReadyShelf

    def __init__(self, paper: Paper, file: SceneFile | None) -> None:
        super().__init__()
        self.trail = PaperTrail(now=paper)
        self.file = file
        self._kept = paper if file is not None and file.text is not None else None
        self._first = paper

    @property
    def paper(self) -> Paper:
        """The scenario as it is now."""
        return self.trail.now

    @property
    def folder(self) -> Path:
        """Where what it names by file lies."""
        return self.file.path.parent if self.file is not None else keeping.own_folder()

    @property
    def unsaved(self) -> bool:
        """Whether the scenario is otherwise than in its file."""
        return self.paper != (self._first if self._kept is None else self._kept)

    def redraw(self) -> None:
        """Draw the table as it is now."""

    async def ask(self, sheet: PickDialog | ValueDialog) -> Given | None:
        """The answer of a sheet; None when it was put aside."""
        return await self.app.push_screen_wait(sheet)

    # Saving

    @work
    async def action_save(self) -> None:
        """Write the scenario into its file; a new one is asked for its name."""
        if self.file is None:
            await self._save_as("Save the scenario in the file:")
        elif not keeping.strange(self.file) or await self._over(self.file.path):
            self._write(self.file)

    @work
    async def action_save_as(self) -> None:
        """Write the scenario into another file."""
        await self._save_as("Save a copy in the file:")

    async def _save_as(self, question: str) -> None:
        proposal = str(self.file.path if self.file is not None else keeping.usual_path(self.paper))
        path = typed_path(await self.app.push_screen_wait(LineDialog(question, value=proposal)) or "")
        if path is None:
            return
        known = self.file if self.file is not None and self.file.path == path else SceneFile(path=path)
        if not keeping.strange(known) or await self._over(path):
            self._write(known)

    async def _over(self, path: Path) -> bool:
        return await self._sure(f"{cleaned(str(path), limit=120)} has other content. Overwrite it?")

    async def _sure(self, question: str) -> bool:
        return await self.app.push_screen_wait(ConfirmDialog(question)) is True

    def _write(self, file: SceneFile) -> None:
        try:
            paper, self.file = keeping.saved(self.paper, file)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        self.trail, self._kept = self.trail.on(paper), paper
        tell(self.app, f"Saved in {cleaned(str(self.file.path), limit=200)}.")
        self.redraw()

    # Playing

    def scene(self) -> "Scene":
        """The scenario as its file will be read. Raises SquadlogError."""
        name = self.file.path.name if self.file is not None else "the scenario"
        chosen = paged.chosen_by(opened_desk(self.app).rulings)
        return scene_files.read_scene(written(self.paper.raw).encode(), name, chosen)

    def mustered(self, scene: "Scene", brought: "Brought") -> "Setup":
        """The battle that it describes, ready to begin; `brought` are squads of sides with points. SquadlogError."""
        desk, ground = opened_desk(self.app), ""
        for kept, drawn in self.paper.maps:
            if kept == scene.map:
                ground = map_files.text_agreed_on(map_files.sound(map_files.parse_map(drawn, kept), kept))
        return scenes.muster_scene(
            scene, desk.book, desk.rulings, ground=ground, beside=self.folder, brought=brought
        )

    @work
    async def action_play(self) -> None:
        """Begin the battle; sides with points to spend bring a squad each."""
        try:
            scene = self.scene()
            brought = await brought_to(self.app, scene)
            if brought is None:
                return
            setup = self.mustered(scene, brought)
            if "seed" not in self.paper.raw:
                setup = changed(setup, seed=time.time_ns() % SEEDS)
            seat = opened_desk(self.app).begin(setup)
        except (SquadlogError, KeyError, ValueError) as error:
            tell(self.app, cleaned(str(error), limit=300), severity="error")
            return
        places(self.app).show("battle", seat)

    def squad(self, chosen: str) -> "SquadPlan":
        """A squad of the shelf, or a ready one. Raises SquadlogError."""
        named = chosen.removeprefix(OWN) if chosen.startswith(OWN) else f"ready:{chosen}"
        return opened_desk(self.app).squad(named)

    def action_page(self) -> None:
        """The eight parts of it as they are read before play, or why there are none."""
        desk = opened_desk(self.app)
        try:
            scene = self.scene()
            parts = eight_parts.eight_parts(scene, desk.book, desk.rulings, self.folder, REFEREE)
        except (SquadlogError, KeyError, ValueError) as error:
            tell(self.app, cleaned(str(error), limit=300), severity="error")
            return
        places(self.app).show("reading", scene.title, Content("\n".join(eight_parts.lines_of(parts))))

    # Leaving

    def action_back(self) -> None:
        """Leave the table; what is not saved is asked about."""
        if self.unsaved:
            self._leave_unsaved()
        else:
            self.leave()

    @work
    async def _leave_unsaved(self) -> None:
        if await self._sure("The scenario is not saved. Leave anyway? You lose the changes."):
            self.leave()

    @property
    def kept_words(self) -> Content:
        """Whether it is saved."""
        if self.unsaved or self._kept is None:
            return Content.styled("not saved: ctrl+s", "$warning")
        return Content("saved")
