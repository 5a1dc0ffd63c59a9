"""The lines of a battle as a seat reads them, kept from one search to the next while the battle stands where it stood.

What is kept lies with the other copies, one file for each seat, readable by this account alone, and may be deleted at
any moment. Of a sealed battle nothing is kept: it is read anew, as the seats know it that are open in this process.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any
from zlib import crc32

from squadlog import __version__
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, so_many
from squadlog.base.records import value
from squadlog.battle.saying import NOTES
from squadlog.book.copies import Copies
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.finding.hits import fold
from squadlog.store.backup import make_private

with lazy_imports():
    from squadlog.base import write_files
    from squadlog.reports.many import faces
    from squadlog.session import battle_session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from squadlog.session.seat import Seat
    from squadlog.store.record_file import Store
    from squadlog.store.records import BattleSummary

_LAYOUT = 3
READING_S = 20.0
"""How long battles are read that are not kept from an earlier search; the newest are read first."""


@value
class LineRead:
    """A line of the log, or a note (`of` is "line" or "note"), with its entry and its moment."""

    entry: int
    moment: str
    of: str
    text: str


@value
class BattleText:
    """What a seat can read of a battle: the names of its sides, its lines, and the same lines folded.

    `faces` are those of its dice by who rolled them, `scenario` is the key of the ready one (else empty), `title`
    what the battle was called as it began. `points` by side, `winner` (a side's name), `turns` and `kind` say how it
    ended; `kind` is empty while it goes on. It was played for `minutes`, pauses left out.
    """

    sides: tuple[str, ...]
    lines: tuple[LineRead, ...]
    folded: tuple[str, ...]
    faces: dict[str, list[int]]
    scenario: str
    title: str
    points: dict[str, str]
    winner: str
    turns: int
    kind: str
    minutes: int


class BattleTexts:
    """The texts of the battles of a file for one seat, those kept of before and those read now.

    `seated` once any of them has that seat.
    """

    def __init__(self, store: Store, seat: str) -> None:
        self._store, self._seat = store, seat
        self._path = _path(store, seat)
        self._kept = _load(self._path)
        self._fresh = self.seated = False
        self.unread: list[str] = []

    def each(
        self, within_s: float = READING_S, tells: Callable[[int, int], bool] = lambda _done, _of: True
    ) -> Iterator[tuple[BattleSummary, BattleText | None]]:
        """Every battle with its text, the one last played first; None where it has no such seat or was not read.

        Reads for at most that long; `unread` says what that left out. `tells` is called with how many battles are done
        and how many there are, and ends it by False.
        """
        battles, late, until = self._store.battles(), 0, monotonic() + within_s
        try:
            for done, battle in enumerate(battles):
                if not tells(done, len(battles)):
                    return
                read = self.ready(battle.id)
                if read is None and monotonic() > until:
                    late += 1
                elif read is None:
                    try:
                        read = self.read(battle.id)
                    except SquadlogError as error:
                        self.unread.append(f"Battle {battle.id} was not looked through: {error}")
                yield battle, read
            if late:
                told = f"{so_many(late, 'older battle')} not read yet, but for title and tags"
                self.unread.append(f"{told}: say it again to go on reading.")
            elif battles and not self.seated and not self.unread:
                seat = clean_text(self._seat, limit=40)
                raise SquadlogError(f"No battle has the seat {seat}: name a side by its id, or referee.")
        finally:
            self.keep({battle.id for battle in battles})

    def ready(self, number: int) -> BattleText | None:
        """The text of a battle that is kept and still right; None where it must be read."""
        match self._kept.get(str(number)):
            case [mark, sides, lines, folded, *more] if mark == self._store.state_mark(number):
                with suppress(TypeError):
                    read = BattleText(
                        tuple(sides), tuple(LineRead(*one) for one in lines), tuple(folded), *more
                    )
                    self.seated = True
                    return read
        return None

    def read(self, number: int) -> BattleText | None:
        """Read a battle; None where it has no such seat. Raises StoreError."""
        mark, sealed = self._store.state_mark(number), self._store.is_sealed(number)
        played = battle_session.Session.open(self._store, number)
        seat = played.views.speaker(Speaker(seat=self._seat)).seat
        sides = {side.id for side in played.views.seen(NOBODY).setup.sides}
        if seat not in (TABLE, NOBODY, REFEREE, *sides):
            return None
        self.seated = True
        if not played.passwords.may_sit(seat):
            seat = NOBODY
        found = _text(played.seat(Speaker(seat=seat)))
        if not sealed:
            lines = [[line.entry, line.moment, line.of, line.text] for line in found.lines]
            rest = (
                found.faces,
                found.scenario,
                found.title,
                found.points,
                found.winner,
                found.turns,
                found.kind,
                found.minutes,
            )
            self._kept[str(number)] = [mark, list(found.sides), lines, list(found.folded), *rest]
            self._fresh = True
        return found

    def keep(self, numbers: set[int]) -> None:
        """Keep what was read now for the next time, of the battles that there are; not missed where that fails."""
        if self._path is None or not self._fresh:
            return
        told = {number: one for number, one in self._kept.items() if int(number) in numbers}
        text = json.dumps({"of": _mark(), "battles": told}, ensure_ascii=False, separators=(",", ":"))
        with suppress(SquadlogError, OSError, ValueError):
            beside = self._path.with_name(f"{self._path.name}.{os.getpid()}")
            write_files.make_folder(beside)
            make_private(beside)
            beside.write_text(text, encoding="utf-8")
            beside.replace(self._path)


def _text(seat: Seat) -> BattleText:
    known, entries = seat.known, seat.log.entries()
    lines = [
        LineRead(entry.id, str(entry.moment), "line", line)
        for entry in entries
        if entry.kind not in NOTES
        for line in entry.lines
    ]
    lines += [LineRead(note.entry, str(note.moment), "note", note.text) for note in seat.log.notes()]
    setup, result = known.setup, seat.victory.result()
    over = result or {"winner": None, "kind": ""}
    points = {setup.side_name(one.side): str(one.points) for one in seat.victory.score()} if result else {}
    return BattleText(
        sides=tuple(side.name for side in setup.sides),
        lines=tuple(lines),
        folded=tuple(fold(line.text) for line in lines),
        faces=faces.faces_by(((entry.by, entry.events) for entry in entries), known),
        scenario=setup.scenario,
        title=setup.title,
        points=points,
        winner=setup.side_name(over["winner"] or ""),
        turns=known.now.turn,
        kind=over["kind"],
        minutes=seat.log.minutes_played().minutes,
    )


def _mark() -> str:
    return f"{__version__} {_LAYOUT}"


def _path(store: Store, seat: str) -> Path | None:
    if Copies.folder is None:
        return None
    return Copies.folder() / f"found-{crc32(f'{store.path.absolute()} {seat}'.encode()):08x}.json"


def _load(path: Path | None) -> dict[str, Any]:
    if path is not None:
        with suppress(OSError, ValueError, RecursionError):
            match json.loads(path.read_bytes()):
                case {"of": str(mark), "battles": dict() as kept} if mark == _mark():
                    return kept
    return {}
