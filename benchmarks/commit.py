"""A decided and stored command, against one bare durable commit of sqlite3 with the same settings, in CPU time."""

import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

from measuring import Figures
from playing import commands, played

from squadlog.battle.outcome import Accepted
from squadlog.session.battle_session import Session, open_store

ROUNDS = 300
MOST = 3


def bare_file(path):
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT)")
    return connection


def bare_commit(connection, bodies):
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("INSERT INTO event (body) VALUES (?)", [(body,) for body in bodies])
    connection.execute("COMMIT")


def say_next(session, said):
    """What came of the next command that is accepted, and the seconds of processor time it took."""
    for command in commands(session.views.seen("referee"), session.due["referee"].ask(), said):
        start = time.process_time()
        outcome = session.submit(command)
        took = time.process_time() - start
        if isinstance(outcome, Accepted):
            return outcome, took
    raise SystemExit("nothing more can be said")


def main():
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "squadlog.db")
        session = played(store, 200)
        connection = bare_file(Path(folder) / "bare.db")
        ours, theirs, told = [], [], 0
        for round_ in range(ROUNDS):
            outcome, took = say_next(session, round_)
            ours.append(took)
            told += len(outcome.events)
            bodies = ["x" * 300] * len(outcome.events)
            start = time.process_time()
            bare_commit(connection, bodies)
            theirs.append(time.process_time() - start)
        assert connection.execute("SELECT count(*) FROM event").fetchone() == (told,)
        assert Session.open(store, session.id).views.seen("referee") == session.views.seen("referee")
        connection.close()
        decided, bare = statistics.median(ours), statistics.median(theirs)
        print(f"decided and stored {decided * 1000:.2f} ms, bare durable commit {bare * 1000:.2f} ms")
        figures = Figures()
        figures.at_most("a command decided and stored, against a bare durable commit", decided / bare, MOST)
        figures.end()


if __name__ == "__main__":
    main()
