"""One record as SQL."""

import sqlite3

from squadlog.store.schema import SCHEMA


def dump(connection: sqlite3.Connection, record: int) -> str:
    """SQL that recreates the rows of one record in an empty file: the tables first, then parents before children."""
    lines = ["BEGIN TRANSACTION;", SCHEMA.strip()]
    for name in ("battle", "step", "event", "headmove", "branch"):
        key = "id" if name == "battle" else "battle_id"
        columns = [column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")]
        quoted = " || ',' || ".join(f'quote("{column}")' for column in columns)
        query = f"SELECT {quoted} FROM {name} WHERE {key} = ? ORDER BY rowid"  # noqa: S608 - our own names
        lines.extend(f"INSERT INTO {name} VALUES({row});" for (row,) in connection.execute(query, (record,)))
    return "\n".join([*lines, "COMMIT;", ""])
