"""Deleting files of this user; `store.deleted` keeps what was in them for thirty days."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.write_files import make_folder, remove, write_new
from squadlog.setup.own.maps import side_file
from squadlog.store.labels import NO_LABEL

if TYPE_CHECKING:
    from squadlog.store.deleted import DeletedThing
    from squadlog.store.record_file import Store


def delete_file(store: Store, kind: str, path: Path, *, for_good: bool = False) -> None:
    """Delete the file of a map or a scenario, with what is kept beside it. Raises SquadlogError."""
    side = side_file(path)
    try:
        files = {
            str(one.absolute()): one.read_bytes().decode(errors="surrogateescape")
            for one in (path, side)
            if one.is_file()
        }
        kept = None if for_good else store.deleted.keep_file(kind, path.stem, files)
        try:
            path.unlink(missing_ok=True)
        except OSError:
            if kept is not None:
                store.deleted.forget(kept, restored=True)
            raise
    except OSError as error:
        told = f"{clean_text(str(path), limit=300)} cannot be deleted: {error.strerror or error}."
        raise SquadlogError(told) from None
    remove(side)
    if for_good:
        store.labels.put(kind, path.stem, NO_LABEL)


def write_back(one: DeletedThing) -> None:
    """Write the deleted files back where they were. Raises SquadlogError where a file of that name is there."""
    for name, text in one.held["files"].items():
        make_folder(Path(name))
        write_new(Path(name), text.encode(errors="surrogateescape"))
