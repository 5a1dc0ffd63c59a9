"""Two plain shelves of the file: squads by name, settings by key. The store does not read what lies on them."""

import sqlite3

from squadlog.errors import StoreError
from squadlog.names import safe_name
from squadlog.store.file import OpenFile
from squadlog.store.records import now

_BODY_OF = "SELECT body FROM squad WHERE name = ?"
_IS_SQUAD = "SELECT 1 FROM squad WHERE name = ? AND body = ?"
_SAVE = (
    "INSERT INTO squad (name, body, modified) VALUES (?, ?, ?)"
    " ON CONFLICT (name) DO UPDATE SET body = excluded.body, modified = excluded.modified"
)
_SET = (
    'INSERT INTO setting ("key", value) VALUES (?, ?)'
    ' ON CONFLICT ("key") DO UPDATE SET value = excluded.value'
)


_NO_NAME = "This is no name for a squad"


def fit(name: str, lead: str) -> str:
    """A name as it is kept (trimmed); StoreError, which begins with `lead`, for one unfit to be shown."""
    try:
        return safe_name(name)
    except ValueError as error:
        raise StoreError(f"{lead}: {error}.") from None


class SquadShelf:
    """Squads kept by name, as JSON text."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def names(self) -> tuple[str, ...]:
        """Every squad, in alphabetical order."""
        with self._file.reading() as connection:
            return tuple(str(name) for (name,) in connection.execute("SELECT name FROM squad ORDER BY name"))

    def load(self, name: str) -> str:
        """The JSON of a squad; StoreError when there is none of that name."""
        row = self._file.asked(_BODY_OF, name)
        if row is None:
            raise StoreError(f"There is no squad called {name}.")
        return str(row[0])

    def save(self, name: str, body: str) -> None:
        """Keep a squad under a name, in place of the one that had it. StoreError for a name unfit to be shown."""
        name = fit(name, _NO_NAME)
        with self._file.writing(lambda: (_IS_SQUAD, (name, body))) as connection:
            connection.execute(_SAVE, (name, body, now()))

    def copy(self, name: str, new: str) -> None:
        """A second squad like the first. StoreError when `new` is taken."""
        body = self.load(name)
        new = fit(new, _NO_NAME)
        with self._file.writing(lambda: (_IS_SQUAD, (new, body))) as connection:
            _require_free(connection, new)
            connection.execute(
                "INSERT INTO squad (name, body, modified) VALUES (?, ?, ?)", (new, body, now())
            )

    def rename(self, name: str, new: str, body: str | None = None) -> None:
        """Another name for a squad, which may stand in a new `body` as well. StoreError when `new` is taken."""
        kept, new = self.load(name), fit(new, _NO_NAME)
        body = kept if body is None else body
        with self._file.writing(lambda: (_IS_SQUAD, (new, body))) as connection:
            if new != name:
                _require_free(connection, new)
            connection.execute(
                "UPDATE squad SET name = ?, body = ?, modified = ? WHERE name = ?", (new, body, now(), name)
            )

    def delete(self, name: str) -> None:
        """Take a squad off the shelf; StoreError when there is none of that name."""
        self.load(name)
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT name FROM squad)", (name,))
        ) as connection:
            connection.execute("DELETE FROM squad WHERE name = ?", (name,))


def _require_free(connection: sqlite3.Connection, name: str) -> None:
    if connection.execute(_BODY_OF, (name,)).fetchone() is not None:
        raise StoreError(f"There is a squad called {name} already.")


class Settings:
    """Settings of this user, as text by key."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def get(self, key: str, default: str = "") -> str:
        """A setting, or `default` if it was never set."""
        row = self._file.asked('SELECT value FROM setting WHERE "key" = ?', key)
        return default if row is None else str(row[0])

    def set(self, key: str, value: str) -> None:
        """Keep a setting."""
        kept = ('SELECT 1 FROM setting WHERE "key" = ? AND value = ?', (key, value))
        with self._file.writing(lambda: kept) as connection:
            connection.execute(_SET, (key, value))

    def all(self) -> dict[str, str]:
        """Every setting."""
        with self._file.reading() as connection:
            return {str(key): str(value) for key, value in connection.execute("SELECT * FROM setting")}
