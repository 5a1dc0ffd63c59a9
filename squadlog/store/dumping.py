"""One record as SQL."""

import sqlite3

from squadlog.store.records import end_key
from squadlog.store.schema import SCHEMA

_END = """SELECT quote("key") || ',' || quote(value) FROM setting WHERE "key" = ?"""


def dump(connection: sqlite3.Connection, record: int) -> str:
    """SQL that recreates the rows of one record in an empty file: the tables first, then parents before children."""
    lines = ["BEGIN TRANSACTION;", SCHEMA.strip()]
    for name in ("battle", "step", "event", "headmove", "branch"):
        key = "id" if name == "battle" else "battle_id"
        columns = [column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")]
        quoted = " || ',' || ".join(f'quote("{column}")' for column in columns)
        query = f"SELECT {quoted} FROM {name} WHERE {key} = ? ORDER BY rowid"  # noqa: S608 - our own names
        lines.extend(f"INSERT INTO {name} VALUES({row});" for (row,) in connection.execute(query, (record,)))
    lines.extend(
        f"INSERT INTO setting VALUES({row});" for (row,) in connection.execute(_END, (end_key(record),))
    )
    return "\n".join([*lines, "COMMIT;", ""])
