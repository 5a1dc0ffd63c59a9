"""A battle taken out of the file whole, and one put in whole under a new number."""

import sqlite3
from collections.abc import Mapping, Sequence

from squadlog import __version__
from squadlog.base.errors import StoreError
from squadlog.battle.record.steps import Step
from squadlog.store import reading
from squadlog.store.hashes import first_broken
from squadlog.store.packets import FORMAT, VERSION, BattlePaper, EventPaper, MovePaper, StepPaper
from squadlog.store.writing import new_id

_EVENTS = "SELECT kind, version, body FROM event WHERE step_id = ? ORDER BY id"
_TIMES = "SELECT created, moment FROM battle WHERE id = ?"
_SAID = ("command", "by", "at", "label", "decided_by", "hash")
"""What a step says of itself alike in the file and in a packet."""
_ADD_BATTLE = (
    "INSERT INTO battle (title, created, modified, moment, head_id, format, tables_hash, rulings_hash, awaiting, game)"
    " VALUES (?, ?, ?, ?, NULL, ?, ?, ?, ?, '')"
)
_ADD_STEP = (
    'INSERT INTO step (battle_id, command, "by", at, label, parent_id, first_id, last_id, decided_by, hash)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_EVENT = (
    "INSERT INTO event (id, battle_id, step_id, parent_id, kind, version, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


def battle_paper(connection: sqlite3.Connection, battle: int) -> BattlePaper:
    """A battle out of the file. Raises StoreError for none, a damaged one, and one whose secrets lie sealed."""
    read = reading.record(connection, battle, game=False)
    if read.sealed:
        raise StoreError(
            f"Battle {battle} is sealed: what its sides keep secret is not given to others, and what is left of it"
            " without that nobody could check."
        )
    if broken := first_broken(connection, battle):
        raise read.damaged(broken.what, broken.step)
    numbers = {step: number for number, step in enumerate(read.steps, start=1)}
    ends = {step.last: numbers[step.id] for step in read.steps.values()}
    created, moment = connection.execute(_TIMES, (battle,)).fetchone()
    return BattlePaper.model_construct(
        format=FORMAT,
        version=VERSION,
        written_by=__version__,
        title=read.title,
        created=created,
        moment=moment,
        tables_hash=read.tables_hash,
        rulings_hash=read.rulings_hash,
        head=ends[read.head],
        awaiting=None if read.half is None else read.half.stored,
        steps=tuple(step_paper(connection, step, numbers) for step in read.steps.values()),
        moves=tuple(
            MovePaper.model_construct(
                **{**move._asdict(), "left": ends[move.left], "reached": ends[move.reached]}
            )
            for move in read.moves
        ),
        branches={name: ends[event] for name, event in read.branches.items()},
    )


def step_paper(connection: sqlite3.Connection, step: Step, numbers: Mapping[int, int]) -> StepPaper:
    """A step as it goes to others, with its events; `numbers` are those of the steps by their ids."""
    return StepPaper.model_construct(
        **{name: getattr(step, name) for name in _SAID},
        parent=None if step.parent is None else numbers[step.parent],
        events=tuple(
            EventPaper.model_construct(kind=kind, version=version, body=body)
            for kind, version, body in connection.execute(_EVENTS, (step.id,))
        ),
    )


def put_in(pen: sqlite3.Connection, packet: BattlePaper, *, first: int, modified: str) -> int:
    """Write a battle under a new number, its events from the id `first` on, and give the number."""
    head = (
        packet.title, packet.created, modified, packet.moment, reading.FORMAT,
        packet.tables_hash, packet.rulings_hash, packet.awaiting,
    )  # fmt: skip
    battle = new_id(pen.execute(_ADD_BATTLE, head))
    there: list[tuple[int, int]] = []
    add_steps(pen, battle, packet.steps, there, first)
    lasts = [last for _, last in there]
    add_moves(pen, battle, packet.moves, lasts)
    pen.executemany(
        "INSERT INTO branch (battle_id, name, event_id) VALUES (?, ?, ?)",
        [(battle, name, lasts[step - 1]) for name, step in packet.branches.items()],
    )
    pen.execute("UPDATE battle SET head_id = ? WHERE id = ?", (lasts[packet.head - 1], battle))
    return battle


def add_steps(
    pen: sqlite3.Connection, battle: int, steps: Sequence[StepPaper], there: list[tuple[int, int]], first: int
) -> None:
    """Write steps behind those that are `there`, each by its id and that of its last event, and add them to these.

    Their events get ids from `first` on.
    """
    for step in steps:
        before, behind = (None, None) if step.parent is None else there[step.parent - 1]
        last = first + len(step.events) - 1
        words = (step.command, step.by, step.at, step.label)
        number = new_id(
            pen.execute(_ADD_STEP, (battle, *words, before, first, last, step.decided_by, step.hash))
        )
        pen.executemany(
            _ADD_EVENT,
            [
                (
                    place,
                    battle,
                    number,
                    behind if place == first else place - 1,
                    event.kind,
                    event.version,
                    event.body,
                )
                for place, event in enumerate(step.events, start=first)
            ],
        )
        there.append((number, last))
        first = last + 1


def add_moves(pen: sqlite3.Connection, battle: int, moves: Sequence[MovePaper], lasts: Sequence[int]) -> None:
    """Write moves of the head; `lasts` are the ids of the last event of each step."""
    pen.executemany(
        'INSERT INTO headmove (battle_id, left_id, reached_id, "by", at, why) VALUES (?, ?, ?, ?, ?, ?)',
        [
            (battle, lasts[move.left - 1], lasts[move.reached - 1], move.by, move.at, move.why)
            for move in moves
        ],
    )
