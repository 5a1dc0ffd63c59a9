"""Two plain shelves of the file: squads by name, settings by key. The store does not read what lies on them."""

import sqlite3
from collections.abc import Callable, Mapping

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.store import deleted
from squadlog.store.faults import damage_error
from squadlog.store.file import OpenFile
from squadlog.store.records import fit, now

with lazy_imports():
    from squadlog.store import labels

_BODY_OF = "SELECT body FROM squad WHERE name = ?"
_IS_SQUAD = "SELECT 1 FROM squad WHERE name = ? AND body = ?"
_SAVE = (
    "INSERT INTO squad (name, body, modified) VALUES (?, ?, ?)"
    " ON CONFLICT (name) DO UPDATE SET body = excluded.body, modified = excluded.modified"
)
# As bytes, so that a text that is none is told with its row.
_NAMES = "SELECT rowid, CAST(name AS BLOB) FROM squad ORDER BY name"
_LOAD = "SELECT CAST(body AS BLOB) FROM squad WHERE name = ?"
_GET = 'SELECT CAST(value AS BLOB) FROM setting WHERE "key" = ?'
_KEPT = 'SELECT 1 FROM setting WHERE "key" = ? AND value = ?'
_SETTINGS = 'SELECT rowid, CAST("key" AS BLOB), CAST(value AS BLOB) FROM setting'
SET = (
    'INSERT INTO setting ("key", value) VALUES (?, ?)'
    ' ON CONFLICT ("key") DO UPDATE SET value = excluded.value'
)


READY = "ready:"
_NO_NAME = "This is no name for a squad"


class SquadShelf:
    """Squads kept by name, as JSON text."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def names(self) -> tuple[str, ...]:
        """Every squad, in alphabetical order."""
        with self._file.reading() as connection:
            found = connection.execute(_NAMES).fetchall()
        return tuple(_text(self._file, name, f"row {row} of the table squad, name") for row, name in found)

    def load(self, name: str) -> str:
        """The JSON of a squad; StoreError when there is none of that name."""
        row = self._file.asked(_LOAD, name)
        if row is None:
            raise _unknown(name)
        try:
            return bytes(row[0]).decode()
        except UnicodeDecodeError:
            raise StoreError(
                f"The squad {name} is damaged: what is kept of it is no text. squadlog squads delete takes it off the"
                " shelf, squadlog backup restore brings a backup of the file back."
            ) from None

    def save(self, name: str, body: str) -> None:
        """Keep a squad under a name, in place of the one that had it. StoreError for a name that no squad may have."""
        name = self._fit(name)
        with self._file.writing(lambda: (_IS_SQUAD, (name, body))) as connection:
            connection.execute(_SAVE, (name, body, now()))

    def save_all(self, bodies: Mapping[str, str]) -> None:
        """Keep several new squads, all or none. StoreError for a name that is taken or unfit to be shown."""
        fitting = {self._fit(name): body for name, body in bodies.items()}
        last = next(reversed(fitting.items()))
        with self._file.writing(lambda: (_IS_SQUAD, last)) as connection:
            for name, body in fitting.items():
                _require_free(connection, name)
                connection.execute(_SAVE, (name, body, now()))

    def copy(self, name: str, new: str) -> None:
        """Copy a squad under another name. StoreError when `new` is taken."""
        body = self.load(name)
        new = self._fit(new)
        with self._file.writing(lambda: (_IS_SQUAD, (new, body))) as connection:
            _require_free(connection, new)
            connection.execute(
                "INSERT INTO squad (name, body, modified) VALUES (?, ?, ?)", (new, body, now())
            )

    def rename(self, name: str, new: str, body: str | None = None) -> None:
        """Rename a squad, with a new `body` where one is given. StoreError when `new` is taken."""
        kept, new = self.load(name), self._fit(new)
        body = kept if body is None else body
        with self._file.writing(lambda: (_IS_SQUAD, (new, body))) as connection:
            if new != name:
                _require_free(connection, new)
            connection.execute(
                "UPDATE squad SET name = ?, body = ?, modified = ? WHERE name = ?", (new, body, now(), name)
            )
            labels.rename_label(connection, "squad", name, new)

    def _fit(self, name: str) -> str:
        """A name as it is kept. A squad that has the name of a ready one already, of before, keeps it."""
        name = fit(name, _NO_NAME)
        if name.casefold().startswith(READY) and self._file.asked(_BODY_OF, name) is None:
            raise StoreError(f"{_NO_NAME}: what begins with {READY} is a squad that comes with the program.")
        return name

    def delete(self, name: str, *, for_good: bool = False) -> None:
        """Delete a squad, see `store.deleted`; StoreError when there is none of that name."""
        row = self._file.asked(_LOAD, name)
        if row is None:
            raise _unknown(name)
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT name FROM squad)", (name,))
        ) as connection:
            label = labels.take_label(connection, "squad", name)
            if not for_good:
                body = bytes(row[0]).decode(errors="replace")
                deleted.keep(connection, "squad", name, body=body, label=label)
            connection.execute("DELETE FROM squad WHERE name = ?", (name,))


def _unknown(name: str) -> StoreError:
    return StoreError(f"There is no squad called {name}.")


def _text(file: OpenFile, stored: bytes, where: str) -> str:
    """What stands in a row, as text; StoreError, naming the row, for what is none, as on a damaged page."""
    try:
        return bytes(stored).decode()
    except (TypeError, UnicodeDecodeError):
        raise damage_error(file.path, f"{where}: it is no text") from None


def _require_free(connection: sqlite3.Connection, name: str) -> None:
    if connection.execute(_BODY_OF, (name,)).fetchone() is not None:
        raise StoreError(f"There is a squad called {name} already.")


class Settings:
    """Settings of this user, as text by key."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def get(self, key: str, default: str = "") -> str:
        """A setting, or `default` if it was never set."""
        row = self._file.asked(_GET, key)
        return default if row is None else _text(self._file, row[0], f"the setting {key}")

    def set(self, key: str, value: str) -> None:
        """Keep a setting."""
        with self._file.writing(lambda: (_KEPT, (key, value))) as connection:
            connection.execute(SET, (key, value))

    def change(self, key: str, into: Callable[[str], str]) -> None:
        """Keep what `into` makes of a setting as it stands by then, of an empty text where it was never set."""
        made = ""
        with self._file.writing(lambda: (_KEPT, (key, made))) as connection:
            row = connection.execute(_GET, (key,)).fetchone()
            made = into("" if row is None else _text(self._file, row[0], f"the setting {key}"))
            connection.execute(SET, (key, made))

    def drop(self, key: str) -> None:
        """Remove a setting."""
        gone = ('SELECT 1 WHERE ? NOT IN (SELECT "key" FROM setting)', (key,))
        with self._file.writing(lambda: gone) as connection:
            connection.execute('DELETE FROM setting WHERE "key" = ?', (key,))

    def all(self) -> dict[str, str]:
        """Every setting."""
        with self._file.reading() as connection:
            found = connection.execute(_SETTINGS).fetchall()
        said: dict[str, str] = {}
        for row, key, value in found:
            where = f"row {row} of the table setting"
            said[_text(self._file, key, f"{where}, key")] = _text(self._file, value, f"{where}, value")
        return said
