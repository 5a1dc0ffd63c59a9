"""A pack on the workshop's table: as it is now, what it was before, and the file that it is kept in."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.write_files import write_whole
from squadlog.book.packs.pack import MOST_BYTES
from squadlog.extras.workshop.packs.draft import RawPack, text_of
from squadlog.session.packs.kept import read_pack, slug_path
from squadlog.setup.own.kept import KeptFile, Trail


class PackOnTable:
    """The pack under work. `changed` is called whenever it is another one."""

    kind = "pack"

    def __init__(self, raw: RawPack, file: KeptFile | None, changed: Callable[[], object]) -> None:
        self.trail: Trail[RawPack] = Trail(now=raw)
        self.file = file
        self._saved, self._changed = raw if file is not None else None, changed

    @property
    def raw(self) -> RawPack:
        """The pack as it is now."""
        return self.trail.now

    @property
    def read(self) -> Callable[[Path], str]:
        """What gives the text of such a file. Raises SquadlogError."""
        return lambda path: read_pack(path).text

    @property
    def usual_path(self) -> Path:
        """The file it is kept in if nobody says otherwise."""
        return slug_path(str(self.raw.get("name", "pack")))

    @property
    def would_lose(self) -> bool:
        """Whether somebody who leaves now loses what was done."""
        return self.raw != self._saved and bool(self.trail.past)

    def save(self, file: KeptFile) -> Path:
        """Write it into a file, which is its own from then on; where that lies. Raises SquadlogError."""
        text = text_of(self.raw)
        if len(text.encode()) > MOST_BYTES:
            raise SquadlogError(
                f"The pack has more than the {MOST_BYTES // 1024} KB that a pack has at most."
            )
        write_whole(file.path, text)
        self.file, self._saved = KeptFile(path=file.path, text=text), self.raw
        return file.path

    def change(self, raw: RawPack) -> None:
        """Make it another one."""
        self.trail = self.trail.on(raw)
        self._changed()

    def undo(self) -> bool:
        """Take the last step back; False where there is none."""
        return self._go(self.trail.back())

    def redo(self) -> bool:
        """Do again what was taken back last; False where nothing was."""
        return self._go(self.trail.again())

    def _go(self, trail: Trail[RawPack] | None) -> bool:
        if trail is None:
            return False
        self.trail = trail
        self._changed()
        return True


def open_pack(path: Path) -> tuple[RawPack, KeptFile]:
    """The pack of a file, faults or not: they are for the table to mend. Raises SquadlogError for what is no TOML."""
    text = read_pack(path).text
    return raw_of(text, path.name), KeptFile(path=path, text=text)


def raw_of(text: str, shown: str) -> RawPack:
    """The text of a pack as plain data. Raises SquadlogError for what is no TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise SquadlogError(f"{shown} is not valid TOML: {error}.") from None
