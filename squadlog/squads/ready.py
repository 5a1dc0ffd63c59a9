"""The squads that ship with the program, and the folder they lie in."""

from pathlib import Path

from squadlog.base.names import clean_text
from squadlog.base.read_files import read_file
from squadlog.book.book import Rulebook
from squadlog.book.places import data_dir
from squadlog.squads.exchange import ExchangeError, import_squad
from squadlog.squads.plan import SquadPlan

_MOST = 256 * 1024
"""The most bytes of a squad file."""


def ready_squads(folder: Path | None = None) -> tuple[str, ...]:
    """The keys of the ready squads, in alphabetical order: their file names without the ending."""
    squads = (folder or data_dir("scenarios")) / "squads"
    return tuple(sorted(path.stem for path in squads.glob("*.json")))


def load_squad(key: str, book: Rulebook, folder: Path | None = None) -> SquadPlan:
    """The ready squad of that key. Raises ExchangeError if there is none or its file is wrong."""
    if key not in ready_squads(folder):
        known = ", ".join(ready_squads(folder))
        raise ExchangeError(f"There is no ready squad called {key}; there are {known}.")
    path = (folder or data_dir("scenarios")) / "squads" / f"{key}.json"
    return import_squad(path.read_bytes(), book, source=path.name)


def squad_beside(name: str, folder: Path, book: Rulebook) -> SquadPlan:
    """The squad in a file of a folder, and of no other one. Raises ExchangeError for one outside of it, or none."""
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()):
        raise ExchangeError(
            f"{clean_text(name, limit=80)} is outside the folder of the scenario; put the squad beside it."
        )
    return import_squad(read_file(path, _MOST, clean_text(name, limit=80)), book, source=path.name)
