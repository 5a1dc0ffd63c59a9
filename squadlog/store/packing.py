"""A battle taken out of the file whole, and one put in whole under a new number."""

import sqlite3

from squadlog import __version__
from squadlog.base.errors import StoreError
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
        steps=tuple(
            StepPaper.model_construct(
                **{name: getattr(step, name) for name in _SAID},
                parent=None if step.parent is None else numbers[step.parent],
                events=tuple(
                    EventPaper.model_construct(kind=kind, version=version, body=body)
                    for kind, version, body in connection.execute(_EVENTS, (step.id,))
                ),
            )
            for step in read.steps.values()
        ),
        moves=tuple(
            MovePaper.model_construct(
                **{**move._asdict(), "left": ends[move.left], "reached": ends[move.reached]}
            )
            for move in read.moves
        ),
        branches={name: ends[event] for name, event in read.branches.items()},
    )


def put_in(pen: sqlite3.Connection, packet: BattlePaper, *, first: int, modified: str) -> int:
    """Write a battle under a new number, its events from the id `first` on, and give the number."""
    head = (
        packet.title, packet.created, modified, packet.moment, reading.FORMAT,
        packet.tables_hash, packet.rulings_hash, packet.awaiting,
    )  # fmt: skip
    battle = new_id(pen.execute(_ADD_BATTLE, head))
    ids: list[int] = []
    lasts: list[int] = []
    for step in packet.steps:
        parent = None if step.parent is None else step.parent - 1
        last = first + len(step.events) - 1
        before = None if parent is None else ids[parent]
        words = (step.command, step.by, step.at, step.label)
        row = (battle, *words, before, first, last, step.decided_by, step.hash)
        ids.append(new_id(pen.execute(_ADD_STEP, row)))
        behind = None if parent is None else lasts[parent]
        pen.executemany(
            _ADD_EVENT,
            [
                (
                    place,
                    battle,
                    ids[-1],
                    behind if place == first else place - 1,
                    event.kind,
                    event.version,
                    event.body,
                )
                for place, event in enumerate(step.events, start=first)
            ],
        )
        lasts.append(last)
        first = last + 1
    pen.executemany(
        'INSERT INTO headmove (battle_id, left_id, reached_id, "by", at, why) VALUES (?, ?, ?, ?, ?, ?)',
        [
            (battle, lasts[move.left - 1], lasts[move.reached - 1], move.by, move.at, move.why)
            for move in packet.moves
        ],
    )
    pen.executemany(
        "INSERT INTO branch (battle_id, name, event_id) VALUES (?, ?, ?)",
        [(battle, name, lasts[step - 1]) for name, step in packet.branches.items()],
    )
    pen.execute("UPDATE battle SET head_id = ? WHERE id = ?", (lasts[packet.head - 1], battle))
    return battle
