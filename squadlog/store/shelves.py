"""Two plain shelves of the file: squads by name, settings by key. The store does not read what lies on them."""

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from squadlog.errors import StoreError
from squadlog.names import safe_name
from squadlog.store.file import OpenFile
from squadlog.store.records import now
from squadlog.store.rows import table


def _name(text: str) -> str:
    try:
        return safe_name(text)
    except ValueError as error:
        raise StoreError(f"This is no name for a squad: {error}.") from None


class SquadShelf:
    """Squads kept by name, as JSON text."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file
        self._squads = table("squad")

    def names(self) -> tuple[str, ...]:
        """Every squad, in alphabetical order."""
        with self._file.reading() as connection:
            rows = connection.execute(select(self._squads.c.name).order_by(self._squads.c.name))
            return tuple(row.name for row in rows)

    def load(self, name: str) -> str:
        """The JSON of a squad; StoreError when there is none of that name."""
        with self._file.reading() as connection:
            body = connection.execute(select(self._squads.c.body).where(self._squads.c.name == name)).scalar()
        if body is None:
            raise StoreError(f"There is no squad called {name}.")
        return str(body)

    def save(self, name: str, body: str) -> None:
        """Keep a squad under a name, in place of the one that had it. StoreError for a name unfit to be shown."""
        values = {
            "name": _name(name),
            "body": body,
            "modified": now(),
        }
        statement = upsert(self._squads).values(values)
        changed = {"body": statement.excluded.body, "modified": statement.excluded.modified}
        with self._file.writing() as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=["name"], set_=changed))

    def copy(self, name: str, new: str) -> None:
        """A second squad like the first. StoreError when `new` is taken."""
        body = self.load(name)
        new = _name(new)
        with self._file.writing() as connection:
            self._require_free(connection, new)
            connection.execute(insert(self._squads).values(name=new, body=body, modified=now()))

    def rename(self, name: str, new: str) -> None:
        """Another name for a squad. StoreError when `new` is taken."""
        self.load(name)
        new = _name(new)
        if new == name:
            return
        with self._file.writing() as connection:
            self._require_free(connection, new)
            connection.execute(update(self._squads).where(self._squads.c.name == name).values(name=new))

    def delete(self, name: str) -> None:
        """Take a squad off the shelf; StoreError when there is none of that name."""
        self.load(name)
        with self._file.writing() as connection:
            connection.execute(delete(self._squads).where(self._squads.c.name == name))

    def _require_free(self, connection: Connection, name: str) -> None:
        if (
            connection.execute(select(self._squads.c.name).where(self._squads.c.name == name)).scalar()
            is not None
        ):
            raise StoreError(f"There is a squad called {name} already.")


class Settings:
    """Settings of this user, as text by key."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file
        self._settings = table("setting")

    def get(self, key: str, default: str = "") -> str:
        """A setting, or `default` if it was never set."""
        with self._file.reading() as connection:
            value = connection.execute(
                select(self._settings.c.value).where(self._settings.c.key == key)
            ).scalar()
        return default if value is None else str(value)

    def set(self, key: str, value: str) -> None:
        """Keep a setting."""
        statement = upsert(self._settings).values(key=key, value=value)
        with self._file.writing() as connection:
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["key"], set_={"value": statement.excluded.value}
                )
            )

    def all(self) -> dict[str, str]:
        """Every setting."""
        with self._file.reading() as connection:
            return {row.key: row.value for row in connection.execute(select(self._settings))}
