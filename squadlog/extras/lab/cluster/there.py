"""What a process on another machine does for a lab: it says its fingerprints, then plays until it is told to stop.

One that was started with several threads plays one battle at a time all the same.
"""

from __future__ import annotations

import shutil
import threading
import time
import weakref
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import replace
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.record.codec import events_from_json
from squadlog.extras.lab.cluster.sent import unpack_lab
from squadlog.extras.lab.trials.playing import play_setup, row_of, seed_of, setup_of
from squadlog.extras.lab.trials.prints import fingerprint_of
from squadlog.extras.lab.trials.rows import format_row

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.extras.lab.cluster.sent import SentCell
    from squadlog.extras.lab.trials.playing import TrialRow

_ONE_BATTLE = threading.Lock()


class _StoppedError(Exception):
    """A battle is left since it is not wanted any more."""


class LabThere:
    """A lab that another machine has sent. `stops`: no battle is begun any more, or the one under way is left too."""

    def __init__(self, text: str) -> None:
        folder = Path(mkdtemp(prefix="squadlog-lab-"))
        weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)
        self.stops: Literal["", "soon", "at once"] = ""
        self.lab = unpack_lab(text)
        self.cells = [_CellThere(one, folder) for one in self.lab.cells]

    def fingerprints(self) -> dict[str, str]:
        """The fingerprint of each cell by its key, as this process reckons it. Raises SquadlogError."""
        seed = self.lab.seed
        return {
            one.sent.cell.key: fingerprint_of(seed, one.sent.cell, one.setup(seed, 0)) for one in self.cells
        }

    def play(self, piece: int) -> TrialRow:
        """A piece of its work. Raises SquadlogError for what cannot be played."""
        number, place = divmod(piece, len(self.cells))
        cell = self.cells[place].sent.cell
        setup = self.cells[place].setup(self.lab.seed, number)
        return row_of(cell, number, setup, play_setup(cell, number, setup, self._go_on).fought)

    def _go_on(self) -> None:
        if self.stops == "at once":
            raise _StoppedError


class _CellThere:
    """A cell whose battles are made of what was sent."""

    def __init__(self, sent: SentCell, folder: Path) -> None:
        self.sent = sent
        self._opened = _setup_in(sent.opened) if sent.opened else None
        self._drawn = sent.cell
        if sent.map:
            path = folder / f"{len(list(folder.iterdir()))}.toml"
            path.write_text(sent.map, encoding="utf-8")
            self._drawn = replace(sent.cell, scenario=str(path))

    def setup(self, seed: int, number: int) -> Setup:
        """The battle of that number, ready to begin."""
        if self._opened is None:
            return setup_of(seed, self._drawn, number)
        return replace(self._opened, seed=seed_of(seed, self.sent.cell, number))


def _setup_in(opened: str) -> Setup:
    (event,) = events_from_json([opened.encode()])
    if not isinstance(event, BattleCreated):
        raise TypeError(f"{event} opens no battle")
    return event.setup


_LABS: dict[str, LabThere] = {}
_MOST_LABS = 8


def take_in(run: str, text: str) -> dict[str, str]:
    """Take a lab in under the name of its run; its fingerprints by cell. Raises SquadlogError."""
    lab = LabThere(text)
    told = lab.fingerprints()
    for forgotten in list(_LABS)[: -(_MOST_LABS - 1)]:  # of machines that never said that they leave
        leave(forgotten)
    _LABS[run] = lab
    return told


def play_pieces(run: str, pieces: list[int]) -> tuple[list[str], float] | None:
    """The rows of pieces of a run until it is stopped, and the seconds that they took; None where it is not known."""
    lab = _LABS.get(run)
    if lab is None:
        return None
    rows: list[str] = []
    with _ONE_BATTLE:
        began = time.perf_counter()
        for piece in pieces:
            if lab.stops:
                break
            try:
                rows.append(format_row(lab.play(piece)))
            except _StoppedError:
                break
        return rows, time.perf_counter() - began


def stop_soon(run: str) -> None:
    """Begin no more battles of that run."""
    if run in _LABS:
        _LABS[run].stops = "soon"


def leave(run: str) -> None:
    """Leave the battle of that run that is under way, and forget the run."""
    lab = _LABS.pop(run, None)
    if lab is not None:
        lab.stops = "at once"
