"""Where labs lie: a file of one's own anywhere, or one by its name in the folder of this user's labs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text, meant_instead
from squadlog.base.read_files import file_named
from squadlog.base.records import replace
from squadlog.base.user_paths import labs_folder
from squadlog.base.write_files import remove, write_new
from squadlog.extras.lab.asked.lab import LabError, format_lab, read_lab

if TYPE_CHECKING:
    from pathlib import Path

    from squadlog.extras.lab.asked.lab import Lab

ENDING = ".toml"


def find_lab(name: str) -> Path:
    """The file that people mean by a path or by a name. LabError where there is none."""
    if name.casefold().endswith(ENDING):
        return file_named(name)
    own = {path.stem: path for path in list_labs()}
    if name not in own:
        offered = (
            meant_instead(name, own) if own else "there is none yet; squadlog lab fair SCENARIO makes one"
        )
        raise LabError(f"There is no lab {clean_text(name, limit=60)!r}; {offered.removesuffix('?')}.")
    return own[name]


def list_labs() -> list[Path]:
    """The files of this user's labs, by name."""
    return sorted(labs_folder().glob(f"*{ENDING}"))


def keep_lab(lab: Lab, stem: str) -> Path:
    """The file of this user's lab that asks just this, made if there is none; called by `stem`, or with a number."""
    stem = re.sub(r"[^a-z0-9_]+", "-", stem.casefold()).strip("-")[:60] or lab.question
    for count in range(1, 1000):
        path = labs_folder() / f"{stem}{f'-{count}' if count > 1 else ''}{ENDING}"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            write_new(path, format_lab(lab))
            return path
        if _asks(path, lab):
            return path
    raise LabError(
        f"There are a thousand labs called {stem} already; squadlog lab new FILE writes one of your own."
    )


def _asks(path: Path, lab: Lab) -> bool:
    """Whether a file asks just this, whatever its title; one that is wrong asks something else."""
    try:
        return replace(read_lab(path), title=lab.title) == lab
    except SquadlogError:
        return False


def rows_of(path: Path) -> Path:
    """The file beside a lab's in which its rows are kept."""
    return path.with_suffix(".rows")


def when_written(path: Path) -> tuple[int, int]:
    """When a lab's file and its rows were written last, in nanoseconds; 0 where there is none."""
    return _when(path), _when(rows_of(path))


def _when(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def delete_lab(path: Path) -> None:
    """Delete the file of a lab and its rows for good. Raises SquadlogError."""
    try:
        path.unlink()
    except OSError as error:
        told = f"{clean_text(str(path), limit=300)} cannot be deleted: {error.strerror or error}."
        raise LabError(told) from None
    for one in (rows_of(path), _stop(path)):
        remove(one)


def ask_to_stop(path: Path) -> None:
    """Have whoever plays a lab stop after the battles that are under way."""
    _stop(path).touch()


def is_asked_to_stop(path: Path) -> bool:
    """Whether somebody has asked so since it began."""
    return _stop(path).exists()


def go_on(path: Path) -> None:
    """Forget that anybody asked a lab to stop."""
    remove(_stop(path))


def _stop(path: Path) -> Path:
    return path.with_suffix(".stop")
