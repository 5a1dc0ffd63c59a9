"""What of a battle goes to another home, sealed as it lies there, and how a home goes on from what came.

A parcel holds the steps from one on, counted in the order in which they were written, so that both homes count alike.
"""

import sqlite3
from collections.abc import Mapping
from typing import Annotated

from squadlog.base.checked_model import CheckedModel
from squadlog.base.errors import StoreError
from squadlog.base.limits import Bounds
from squadlog.base.names import SafeName
from squadlog.battle.record.steps import HeadMove
from squadlog.store import packing, reading, shelves
from squadlog.store.packets import MAX_STEPS, Mark, MovePaper, StepPaper, Time
from squadlog.store.records import end_key
from squadlog.store.writing import new_id

_ENDING = 400_000
"""The most characters of what says how far a record goes."""
_Count = Annotated[int, Bounds(ge=0, le=MAX_STEPS)]
_TIMES = "SELECT created, moment FROM battle WHERE id = ?"
_ADD = (
    "INSERT INTO battle (title, created, modified, moment, head_id, format, tables_hash, rulings_hash, awaiting, game)"
    " VALUES (?, ?, ?, ?, NULL, ?, ?, ?, ?, '')"
)
_GO_ON = (
    "UPDATE battle SET title = ?, modified = ?, moment = ?, format = ?, awaiting = ? WHERE id = ?"
    " AND head_id IS NOT NULL"
)
_THERE = "SELECT id, last_id FROM step WHERE battle_id = ? ORDER BY id"
_MOVED = "SELECT count(*) FROM headmove WHERE battle_id = ?"


class Parcel(CheckedModel):
    """The steps of a sealed battle after the first `before`, its moves after the first `moved`, and where it stands.

    `end` is what says beside the record how far it goes; steps are counted from 1, those before them included.
    """

    title: SafeName
    created: Time
    moment: SafeName
    tables_hash: Mark
    rulings_hash: Mark
    before: _Count
    moved: _Count
    head: Annotated[int, Bounds(ge=1, le=MAX_STEPS)]
    awaiting: Annotated[str, Bounds(max_length=200_000)] | None
    end: Annotated[str, Bounds(max_length=_ENDING)]
    steps: Annotated[tuple[StepPaper, ...], Bounds(strict=False, max_length=MAX_STEPS)]
    moves: Annotated[tuple[MovePaper, ...], Bounds(strict=False, max_length=MAX_STEPS)]

    def check_whole(self) -> None:
        """Check that each number is of a step that there is. Raises ValueError."""
        most = self.before + len(self.steps)
        for place, step in enumerate(self.steps, start=self.before + 1):
            if (step.parent is None) is not (place == 1) or (step.parent or 0) >= place:
                raise ValueError(f"step {place} should follow one before it")
        if max(self.head, *(number for move in self.moves for number in (move.left, move.reached)), 0) > most:
            raise ValueError(f"it should tell of no step after {most}")


def parcel(connection: sqlite3.Connection, battle: int, before: int = 0, moved: int = 0) -> Parcel:
    """A sealed battle out of the file, from a step and a move on. StoreError for none, or one that is not sealed."""
    read = reading.record(connection, battle, game=False)
    if not read.end:
        raise StoreError(f"Battle {battle} is not sealed, or was sealed by an older squadlog.")
    steps = tuple(read.steps.values())
    numbers = {step.id: number for number, step in enumerate(steps, start=1)}
    ends = {step.last: numbers[step.id] for step in steps}
    created, moment = connection.execute(_TIMES, (battle,)).fetchone()

    def move_paper(move: HeadMove) -> MovePaper:
        told = {**move._asdict(), "left": ends[move.left], "reached": ends[move.reached]}
        return MovePaper.model_construct(**told)

    return Parcel.model_construct(
        title=read.title, created=created, moment=moment, tables_hash=read.tables_hash,
        rulings_hash=read.rulings_hash, before=before, moved=moved, head=ends[read.head],
        awaiting=None if read.half is None else read.half.stored, end=read.end,
        steps=tuple(packing.step_paper(connection, step, numbers) for step in steps[before:]),
        moves=tuple(map(move_paper, read.moves[moved:])),
    )  # fmt: skip


def put_parcel(
    pen: sqlite3.Connection, sent: Parcel, battle: int | None, settings: Mapping[str, str], *, first: int, modified: str
) -> int:  # fmt: skip
    """Write what came under a new number, or behind what is there, with settings of its own beside it.

    One that begins with the first step takes the place of all that is there. A setting `mail` becomes `mail.N`. Events
    get ids from `first` on. Gives the number. StoreError where the battle has not gone as far as the parcel says.
    """
    if battle is None:
        row = (sent.title, sent.created, modified, sent.moment, reading.SIGNED)
        battle = new_id(pen.execute(_ADD, (*row, sent.tables_hash, sent.rulings_hash, sent.awaiting)))
    elif (
        pen.execute(
            _GO_ON, (sent.title, modified, sent.moment, reading.SIGNED, sent.awaiting, battle)
        ).rowcount
        != 1
    ):
        raise StoreError(f"There is no battle {battle}.")
    elif not sent.before:
        for table in ("branch", "headmove", "event", "step"):
            pen.execute(f"DELETE FROM {table} WHERE battle_id = ?", (battle,))  # noqa: S608 - our own words
    there = pen.execute(_THERE, (battle,)).fetchall()
    if (len(there), pen.execute(_MOVED, (battle,)).fetchone()[0]) != (sent.before, sent.moved):
        raise StoreError("The battle continued meanwhile; nothing changed here.")
    packing.add_steps(pen, battle, sent.steps, there, first)
    packing.add_moves(pen, battle, sent.moves, [last for _, last in there])
    pen.execute("UPDATE battle SET head_id = ? WHERE id = ?", (there[sent.head - 1][1], battle))
    told = {f"{name}.{battle}": value for name, value in settings.items()}
    for key, value in {end_key(battle): sent.end, **told}.items():
        pen.execute(shelves.SET, (key, value))
    return battle
