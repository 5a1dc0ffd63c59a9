"""The scenario on the table: as it is now, its steps there and back, its file, and what lies ready for it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.extras.workshop.scenarios.choosing import ReadyShelf
from squadlog.extras.workshop.screens.scene_shelf import shelf_of
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.kept import KeptFile, Trail
from squadlog.setup.own.paper import Paper

if TYPE_CHECKING:
    from squadlog.tui.chrome.desk import Desk


class SceneDraft:
    """A scenario under work. `changed` is called when it is otherwise than before."""

    kind = "scenario"
    read = staticmethod(keeping.scene_text)
    shelf: ReadyShelf
    """What lies ready for it; there is none before it was looked for."""

    def __init__(self, paper: Paper, file: KeptFile | None, changed: Callable[[], None]) -> None:
        self._trail = Trail(now=paper)
        self.file = file
        """None while it is kept in none."""
        self._kept = paper if file is not None and file.text is not None else None
        self._first, self._changed = paper, changed
        self._drawn: object = None

    @property
    def paper(self) -> Paper:
        """The scenario as it is now."""
        return self._trail.now

    @property
    def folder(self) -> Path:
        """The folder of the files that it names."""
        return self.file.path.parent if self.file is not None else keeping.own_folder()

    @property
    def unsaved(self) -> bool:
        """Whether the scenario is otherwise than in its file."""
        return self.paper != (self._first if self._kept is None else self._kept)

    @property
    def kept_words(self) -> Content:
        """The words that say whether it is saved."""
        if self.unsaved or self._kept is None:
            return Content.styled("not saved: ctrl+s", "$warning")
        return Content("saved")

    def become(self, paper: Paper) -> None:
        """Take this as the scenario, as a step that can be taken back."""
        self._take(self._trail.on(paper))

    def undo(self) -> bool:
        """Take the last step back; False where there is none."""
        return self._take(self._trail.back())

    def redo(self) -> bool:
        """Do the step again that was undone; False where there is none."""
        return self._take(self._trail.again())

    def _take(self, trail: Trail[Paper] | None) -> bool:
        if trail is None:
            return False
        self._trail = trail
        self._changed()
        return True

    @property
    def would_lose(self) -> bool:
        """Whether it is otherwise than in its file."""
        return self.unsaved

    @property
    def usual_path(self) -> Path:
        """The file it is kept in if nobody says otherwise."""
        return keeping.usual_path(self.paper)

    def save(self, file: KeptFile) -> Path:
        """Write it into a file, which is its own from then on; where that lies. Raises SquadlogError."""
        self._kept, self.file = keeping.save_scene(self.paper, file)
        self._trail = self._trail.on(self._kept)
        return self.file.path

    def shelve(self, desk: "Desk", *, anew: bool = True) -> None:
        """Look what lies ready; if not `anew`, only where its map is another than when that was looked for."""
        drawn = self.paper.raw.get("map"), self.paper.maps
        if anew or drawn != self._drawn:
            self.shelf, self._drawn = shelf_of(desk, self.paper, self.folder), drawn
