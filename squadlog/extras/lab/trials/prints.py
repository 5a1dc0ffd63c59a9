"""The fingerprint of all by which a lab's battles are played: code, tables and rulings, scenarios and their maps."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import squadlog
from squadlog.base import plugs
from squadlog.battle.opening import open_battle
from squadlog.battle.record.codec import event_to_json
from squadlog.book.places import data_dir
from squadlog.extras.lab.trials.playing import find_bench, setup_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.terms import Setup
    from squadlog.extras.lab.trials.cell import Cell

_ROOMS = (
    "base", "battle", "book", "extras/lab/trials/cell.py", "extras/lab/trials/playing.py", "facts", "ground",
    "language", "reports/fought", "rules", "session/asking", "session/deciding.py", "session/seat.py",
    "session/seat_access.py", "session/trials/benches.py", "session/trials/weighed.py", "session/view",
    "setup", "squads", "survey",
)  # fmt: skip
"""Where a battle is played and its row made; what is concluded from rows is none of it."""
_DIGITS = 12


def fingerprint(seed: int, cell: Cell) -> str:
    """12 hexadecimal digits that change with anything by which battles of a cell might come out otherwise.

    The seed of the lab is a part of it.

    Raises SquadlogError for a cell that cannot be played.
    """
    return fingerprint_of(seed, cell, setup_of(seed, cell, 0))


def fingerprint_of(seed: int, cell: Cell, setup: Setup) -> str:
    """The fingerprint of a cell, made ready by whoever asks: `setup` is its battle 0."""
    digest = sha256(f"{_of_program()} {seed} {cell!r}".encode())
    digest.update(event_to_json(open_battle(setup)).encode())
    return digest.hexdigest()[:_DIGITS]


@cache
def _of_program() -> str:
    python = ".".join(map(str, sys.version_info[:2]))  # since 3.12 it sums up otherwise
    libraries = f"python {python}, shapely {version('shapely')}, numpy {version('numpy')}"
    digest = sha256(libraries.encode())
    home = Path(squadlog.__path__[0])
    for path in sorted(_files(home)):
        digest.update(path.relative_to(home).as_posix().encode())
        digest.update(path.read_bytes())
    for path in sorted(data_dir("tables").glob("*.toml")):  # which lie elsewhere once it is installed
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(home: Path) -> Iterator[Path]:
    drawing = (f"extras/{one.key}" for one in plugs.extras() if "drawn_battle" in one.answers)
    for room in (*_ROOMS, *find_bench().rooms, *drawing):
        yield from (home / room).rglob("*.py") if not room.endswith(".py") else (home / room,)
