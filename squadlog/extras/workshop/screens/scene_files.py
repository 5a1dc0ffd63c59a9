"""The scenario table and its files: saved, saved elsewhere, left."""

from pathlib import Path
from typing import Any

from textual.screen import Screen

from squadlog.base.errors import SquadlogError
from squadlog.base.names import cleaned
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.maps import typed_path
from squadlog.setup.own.scenes import SceneFile
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.screens import RoomScreen, tell
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.parts import KeyedPart


class SceneFiles(KeyedPart):
    """Writes the draft into its file; a file that holds something else is written over only when that is allowed."""

    def __init__(self, screen: RoomScreen, draft: SceneDraft) -> None:
        self._screen, self._draft = screen, draft

    def action_save(self) -> None:
        """Write the scenario into its file; a new one is asked for its name."""
        file = self._draft.file
        self._screen.run_worker(
            self._save_as("Save the scenario in the file:") if file is None else self._save(file)
        )

    def action_save_as(self) -> None:
        """Write the scenario into another file."""
        self._screen.run_worker(self._save_as("Save a copy in the file:"))

    async def _save_as(self, question: str) -> None:
        file = self._draft.file
        proposal = str(file.path if file is not None else keeping.usual_path(self._draft.paper))
        path = typed_path(await self._asked(LineDialog(question, value=proposal)) or "")
        if path is not None:
            await self._save(file if file is not None and file.path == path else SceneFile(path=path))

    async def _asked(self, dialog: Screen[Any]) -> Any:  # noqa: ANN401 - what the dialog answers
        return await self._screen.app.push_screen_wait(dialog)

    async def _sure(self, question: str) -> bool:
        return await self._asked(ConfirmDialog(question)) is True

    async def _save(self, file: SceneFile) -> None:
        shown = cleaned(str(file.path), limit=120)
        if not keeping.strange(file) or await self._sure(f"{shown} has other content. Overwrite it?"):
            try:
                path: Path = self._draft.save(file)
            except SquadlogError as error:
                tell(self._screen.app, str(error), severity="error")
            else:
                tell(self._screen.app, f"Saved in {cleaned(str(path), limit=200)}.")

    def leave(self) -> None:
        """Leave the table; what is not saved is asked about."""
        if self._draft.unsaved:
            self._screen.run_worker(self._leave_unsaved())
        else:
            self._screen.leave()

    async def _leave_unsaved(self) -> None:
        if await self._sure("The scenario is not saved. Leave anyway? You lose the changes."):
            self._screen.leave()
