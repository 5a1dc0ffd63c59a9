"""A table of the workshop and its files: saved, saved elsewhere, left."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from squadlog.base.names import clean_text
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.maps import path_of_name
from squadlog.tui.asker import Asker, waits
from squadlog.tui.chrome.screens import RoomScreen
from squadlog.tui.parts import KeyedPart


class UnderWork(Protocol):
    """What lies on a table: the word for it, and its file, None while it is kept in none."""

    kind: str
    file: KeptFile | None

    @property
    def read(self) -> Callable[[Path], str]:
        """What gives the text of such a file. Raises SquadlogError."""

    @property
    def usual_path(self) -> Path:
        """The file it is kept in if nobody says otherwise."""

    @property
    def would_lose(self) -> bool:
        """Whether somebody who leaves now loses what was done."""

    def save(self, file: KeptFile) -> Path:
        """Write it into a file, which is its own from then on; where that lies. Raises SquadlogError."""


class TableFiles(KeyedPart):
    """Writes what is under work into its file; one that holds something else is written over only when that is allowed.

    `redraw` is called when it is saved, `elsewhere` is the question for the name of another file.
    """

    def __init__(
        self, screen: RoomScreen, work: UnderWork, redraw: Callable[[], None], elsewhere: str
    ) -> None:
        self.asker = Asker(screen)
        self._screen, self._work, self._redraw, self._elsewhere = screen, work, redraw, elsewhere

    @waits
    async def action_save(self) -> None:
        """Write it into its file; a new one is asked for its name."""
        if self._work.file is None:
            await self._ask_where(f"Save the {self._work.kind} in the file:")
        else:
            await self.save(self._work.file)

    @waits
    async def action_save_as(self) -> None:
        """Write it into another file."""
        await self._ask_where(self._elsewhere)

    async def _ask_where(self, question: str) -> None:
        path = await self.path_typed(question, self.path)
        if path is not None:
            await self.save_to(path)

    @property
    def path(self) -> Path:
        """The file it is kept in, or would be."""
        return self._work.file.path if self._work.file is not None else self._work.usual_path

    async def path_typed(self, question: str, proposal: Path) -> Path | None:
        """The file that somebody names; None for none."""
        return path_of_name(await self.asker.line(question, str(proposal)) or "")

    async def save_to(self, path: Path) -> None:
        """Write it into the file of that name."""
        file = self._work.file
        await self.save(file if file is not None and file.path == path else KeptFile(path=path))

    async def save(self, file: KeptFile) -> None:
        """Write it into a file, and tell where that lies, or why it was not written."""
        question = f"{clean_text(str(file.path), limit=120)} has other content. Overwrite it?"
        if file.differs(self._work.read) and not await self.asker.sure(question):
            return
        path = self.asker.found(lambda: self._work.save(file))
        if path is not None:
            self.asker.tell(f"Saved in {clean_text(str(path), limit=200)}.")
            self._redraw()

    def leave(self) -> None:
        """Leave the table; what is not saved is asked about."""
        if self._work.would_lose:
            self._leave_unsaved()
        else:
            self._screen.leave()

    @waits
    async def _leave_unsaved(self) -> None:
        if await self.asker.sure(f"The {self._work.kind} is not saved. Leave anyway? You lose the changes."):
            self._screen.leave()
