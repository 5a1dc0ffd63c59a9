"""Where the data lives: inside the installed package, or beside it in a source tree."""

from functools import cache
from pathlib import Path
from typing import Literal

from squadlog.base.errors import RulebookError

PACKAGE = Path(__file__).resolve().parent.parent


@cache
def shipped() -> Path:
    """The folder of the shipped tables, looked for once: a battle asks for its tables at every command."""
    return data_dir("tables")


def data_dir(name: Literal["tables", "scenarios"], package: Path = PACKAGE) -> Path:
    """The folder of the shipped data called `name`.

    A wheel carries it inside the package, a checkout beside it. Raises RulebookError if it is in neither place.
    """
    candidates = (package / "_data" / name, package.parent / name)
    for folder in candidates:
        if folder.is_dir():
            return folder
    looked = " and ".join(str(folder) for folder in candidates)
    raise RulebookError(f"The {name} folder is missing: looked for {looked}.")
