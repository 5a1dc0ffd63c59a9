"""What lies ready for a scenario under work: the book, maps, squads, chapters, by what is loaded."""

from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import MapError, SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.workshop.scenarios.choosing import Choice, ReadyShelf
from squadlog.session.chapters import beginnings, chapter_names
from squadlog.setup.own.maps import own_maps
from squadlog.setup.own.paper import Paper
from squadlog.setup.own.scenes import ground_of

with lazy_imports():
    from squadlog.setup import maps

if TYPE_CHECKING:
    from squadlog.ground.map.model import Map
    from squadlog.tui.chrome.desk import Desk

OWN, READY = "own:", "ready:"
"""How a map or squad of this user is told from one of the program."""


def shelf_of(desk: "Desk", paper: Paper, folder: Path) -> ReadyShelf:
    """Everything that can be named, and the map of the paper."""
    return ReadyShelf(
        book=desk.book,
        rulings=desk.rulings,
        maps=_maps(),
        squads=_squads(desk),
        chapters=chapter_names(),
        beginnings=beginnings(),
        ground=_ground(paper, folder),
    )


def _maps() -> tuple[Choice, ...]:
    own = [(f"{OWN}{path.stem}", "a map of your workshop, kept beside the scenario") for path in own_maps()]
    return (*own, *((key, "") for key in maps.ready_maps()))


def _squads(desk: "Desk") -> tuple[Choice, ...]:
    try:
        names = desk.squad_names()
    except SquadlogError:
        return ()
    own = [(f"{OWN}{name}", "a saved squad, written out") for name in names if not name.startswith(READY)]
    return (*own, *((name.removeprefix(READY), "ready") for name in names if name.startswith(READY)))


def _ground(paper: Paper, folder: Path) -> "Map | None":
    try:
        return ground_of(paper, folder)
    except (MapError, OSError, ValueError):
        return None
