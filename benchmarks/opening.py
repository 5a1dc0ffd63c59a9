"""Opening a battle of 5,000 events, against the bare fetch and pydantic validation of its rows."""

import gc
import sqlite3
import tempfile
import time
from pathlib import Path

from playing import played

from squadlog.battle.codec import event_adapter
from squadlog.battle.evolve import replay
from squadlog.session import Session, open_store

EVENTS = 5000
ROUNDS = 9


def bare(path, battle):
    """The rows fetched by sqlite3, each body checked by pydantic."""
    connection = sqlite3.connect(path)
    validate = event_adapter().validate_json
    rows = connection.execute("SELECT body FROM event WHERE battle_id = ? ORDER BY id", (battle,)).fetchall()
    events = [validate(body) for (body,) in rows]
    connection.close()
    return events


def clocked(work):
    # Processor time: both are work, not waiting, and the figures then hold on a busy machine.
    gc.collect()
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def main():
    fast = Path("/dev/shm")  # noqa: S108 - the record is written here only to be read, so it need not be durable
    with tempfile.TemporaryDirectory(dir=fast if fast.is_dir() else None) as folder:
        path = Path(folder) / "squadlog.db"
        store = open_store(path)
        session = played(store, EVENTS)
        number, stands = session.id, session.battle
        del session
        ours, theirs = [], []
        for _ in range(ROUNDS):
            took, opened = clocked(lambda: Session.open(store, number))
            assert opened.battle == stands
            ours.append(took)
            del opened
            took, fetched = clocked(lambda: bare(path, number))
            assert replay(fetched) == stands
            theirs.append(took)
            events = len(fetched)
            del fetched
        opened, fetched = min(ours), min(theirs)
        print(
            f"{events} events: open {opened * 1000:.1f} ms, bare fetch and validation {fetched * 1000:.1f} ms"
        )
        print(f"ratio {opened / fetched:.2f} (at most 2)")


if __name__ == "__main__":
    main()
