"""Opening a battle of 5,000 events, against the bare fetch and pydantic validation of its rows."""

import sqlite3
import tempfile
from pathlib import Path
from typing import Annotated

from measuring import Figures, medians, spent
from playing import played
from pydantic import Field, TypeAdapter

from squadlog.battle.events.union import BasicEvent
from squadlog.battle.evolve import replay
from squadlog.battle.known import known
from squadlog.facts.seats import REFEREE
from squadlog.session.battle_session import Session, open_store

EVENTS = 5000
ROUNDS = 9
MOST = 2
VALIDATE = TypeAdapter(Annotated[BasicEvent, Field(discriminator="kind")]).validate_json


def bare(path, battle):
    """The rows fetched by sqlite3, each body checked by pydantic."""
    connection = sqlite3.connect(path)
    validate = VALIDATE
    rows = connection.execute("SELECT body FROM event WHERE battle_id = ? ORDER BY id", (battle,)).fetchall()
    events = [validate(body) for (body,) in rows]
    connection.close()
    return events


def main():
    fast = Path("/dev/shm")  # noqa: S108 - the record is written here only to be read, so it need not be durable
    with tempfile.TemporaryDirectory(dir=fast if fast.is_dir() else None) as folder:
        path = Path(folder) / "squadlog.db"
        store = open_store(path)
        session = played(store, EVENTS)
        number, stands = session.id, session.views.seen(REFEREE)
        del session
        assert Session.open(store, number).views.seen(REFEREE) == stands
        fetched = bare(path, number)
        assert known(replay(fetched), REFEREE) == stands
        print(f"{len(fetched)} events")
        del fetched
        opened, plain = medians(
            [lambda: spent(lambda: Session.open(store, number)), lambda: spent(lambda: bare(path, number))],
            ROUNDS,
        )
    print(f"open {opened * 1000:.1f} ms, bare fetch and validation {plain * 1000:.1f} ms")
    figures = Figures()
    figures.at_most("a battle opened, against bare fetch and validation", opened / plain, MOST)
    figures.end()


if __name__ == "__main__":
    main()
