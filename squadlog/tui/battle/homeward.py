"""Who fought goes back into other games: sheets of characters, counters of Centurion, written from a screen.

LEG-19, CEN-04.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from textual.binding import Binding
from textual.screen import Screen

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.read_files import file_named
from squadlog.base.write_files import write_new
from squadlog.tui.chrome.typed import ask_line

with lazy_imports():
    from squadlog.book import load
    from squadlog.setup import going_back

if TYPE_CHECKING:
    from squadlog.session.seat import Seat
    from squadlog.squads.conversion.sheet import Form

Goes = Literal["characters", "counters"]
KEYS = (
    Binding("c", "goes_back('characters')", "Character sheets", id="back.characters", show=False),
    Binding("k", "goes_back('counters')", "Centurion counters", id="back.counters", show=False),
)
HELP = (
    "c writes the sheets of the characters as they return to Legionnaire, with their wounds (of all soldiers if no "
    "soldier is a character); k writes the squads as Centurion infantry counters. The file ends in .toml, .json or "
    ".txt."
)
_FORMS: Mapping[str, "Form"] = {".toml": "toml", ".json": "json", ".txt": "text"}


def goes_back(screen: Screen[None], seat: "Seat", what: Goes, told: Callable[[str], None]) -> None:
    """Ask for a new file and write it; `told` hears what came of that."""
    papers = "Character sheets" if what == "characters" else "Centurion counters"
    question = f"{papers}: a new file, ending in {', '.join(_FORMS)}:"
    ask_line(
        screen.app,
        question,
        lambda name: told(_write(seat, what, file_named(name))),
        value=f"{what}.toml",
    )


def _write(seat: "Seat", what: Goes, path: Path) -> str:
    form = _FORMS.get(path.suffix)
    if form is None:
        return f"The name has to end in {', '.join(_FORMS)}."
    try:
        book = load.book_of(seat.known.setup)
        write_new(path, going_back.in_writing(seat.known, what, form, book, seat.rules.rulings))
    except SquadlogError as error:
        return str(error)
    return f"Written to {path}."
