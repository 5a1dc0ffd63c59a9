"""The rows of the file as SQLModel has them, made of the words of `schema.py`: a field of its type for each column.

Nothing that is done while playing needs this page; whoever checks a file holds every row of it against these.
"""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from typing import Any

from pydantic import create_model
from sqlmodel import SQLModel

from squadlog.store.schema import SCHEMA, STATEMENTS

_TYPES: Mapping[str, Any] = {"INTEGER": int, "VARCHAR": str}


def row_models() -> Mapping[str, type[SQLModel]]:
    """What a row of each table must be, by the name of the table."""
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.executescript(SCHEMA)
        return {table: _model(empty, table) for kind, table in STATEMENTS if kind == "table"}


def _model(empty: sqlite3.Connection, table: str) -> type[SQLModel]:
    columns = empty.execute('SELECT name, type, "notnull" FROM pragma_table_info(?)', (table,))
    fields: dict[str, Any] = {
        name: (_TYPES[of] if filled else _TYPES[of] | None, ...) for name, of, filled in columns
    }
    return create_model(table, __base__=SQLModel, **fields)
