"""Folders and tags that a user gives to battles, squads, maps and scenarios.

Each thing with a label has a setting of its own, `label.battle 3`, so that a program that knows no labels keeps them.
"""

import json
import sqlite3
from collections.abc import Iterable

from squadlog.base.errors import StoreError
from squadlog.base.names import fold_name
from squadlog.base.records import record
from squadlog.store.file import OpenFile
from squadlog.store.records import fit

KINDS = ("battle", "squad", "map", "scenario")
"""What can be in a folder and have tags: a battle by its number, the others by name."""
MOST_TAGS = 12
_LEAD = "label."
_GET = 'SELECT CAST(value AS BLOB) FROM setting WHERE "key" = ?'
_ALL = 'SELECT CAST("key" AS BLOB), CAST(value AS BLOB) FROM setting WHERE "key" GLOB \'label.*\''
_SET = 'INSERT OR REPLACE INTO setting ("key", value) VALUES (?, ?)'
_DROP = 'DELETE FROM setting WHERE "key" = ?'
_IS = 'SELECT 1 WHERE ? IS (SELECT value FROM setting WHERE "key" = ?)'


@record
class Label:
    """The folder that a thing is in (empty: none) and its tags, in the order in which they were given."""

    folder: str = ""
    tags: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Whether there is any."""
        return bool(self.folder or self.tags)

    @property
    def words(self) -> str:
        """Folder and tags in short, as a list has them: `Club 2026 / night, wet`; empty for none."""
        return " / ".join(filter(None, (self.folder, ", ".join(self.tags))))

    def fits(self, folder: str | None, tags: Iterable[str]) -> bool:
        """Whether it is in that folder (None: in any or none; empty: in none) and has all these tags."""
        mine = set(map(fold_name, self.tags))
        in_it = folder is None or fold_name(folder) == fold_name(self.folder)
        return in_it and all(fold_name(tag) in mine for tag in tags)


NO_LABEL = Label()


def key_of(kind: str, name: str) -> str:
    """The setting that holds the label of a thing."""
    return f"{_LEAD}{kind} {name}"


def forget_label(pen: sqlite3.Connection, kind: str, name: str) -> None:
    """Drop the label of a thing that leaves the file."""
    pen.execute(_DROP, (key_of(kind, name),))


def rename_label(pen: sqlite3.Connection, kind: str, name: str, new: str) -> None:
    """Keep the label of a thing under its new name."""
    if name != new:
        forget_label(pen, kind, new)
        pen.execute('UPDATE setting SET "key" = ? WHERE "key" = ?', (key_of(kind, new), key_of(kind, name)))


def take_label(pen: sqlite3.Connection, kind: str, name: str) -> str:
    """The label of a thing that is being deleted, as it is kept with it; empty for none. It is dropped here."""
    row = pen.execute(_GET, (key_of(kind, name),)).fetchone()
    forget_label(pen, kind, name)
    return "" if row is None else bytes(row[0]).decode(errors="replace")


def put_label(pen: sqlite3.Connection, kind: str, name: str, kept: object) -> None:
    """Give a thing that is restored the label that was kept with it."""
    if isinstance(kept, str) and (label := _read(kept)):
        pen.execute(_SET, (key_of(kind, name), _write(label)))


def _write(label: Label) -> str:
    return json.dumps({"folder": label.folder, "tags": label.tags})


def _read(text: str) -> Label:
    """What a setting says; nothing for one that somebody else has written."""
    try:
        match json.loads(text):
            case {"folder": str(folder), "tags": [*tags]} if all(isinstance(tag, str) for tag in tags):
                return Label(folder=folder, tags=tuple(tags))
    except (ValueError, RecursionError):
        pass
    return NO_LABEL


class Labels:
    """The labels of everything in the file."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def of(self, kind: str) -> dict[str, Label]:
        """The labels of all things of a kind, by name; those without one are not among them."""
        with self._file.reading() as connection:
            rows = connection.execute(_ALL).fetchall()
        lead, found = key_of(kind, ""), {}
        for row in rows:
            key, value = (bytes(one).decode(errors="replace") for one in row)
            if key.startswith(lead) and (label := _read(value)):
                found[key.removeprefix(lead)] = label
        return found

    def get(self, kind: str, name: str) -> Label:
        """The label of a thing."""
        row = self._file.asked(_GET, key_of(kind, name))
        return NO_LABEL if row is None else _read(bytes(row[0]).decode(errors="replace"))

    def put(self, kind: str, name: str, label: Label) -> Label:
        """Give a thing this label in place of the one it had, and give what is kept of it.

        StoreError for a folder or a tag that is unfit to be shown, and for more tags than twelve.
        """
        folder = fit(label.folder, "This is no name for a folder") if label.folder.strip() else ""
        tags: dict[str, str] = {}
        for tag in label.tags:
            tags.setdefault(fold_name(tag), fit(tag, "This is no tag"))
        if len(tags) > MOST_TAGS:
            raise StoreError(f"{len(tags)} tags are too many for one thing; the limit is {MOST_TAGS}.")
        kept = Label(folder=folder, tags=tuple(tags.values()))
        key, text = key_of(kind, name), _write(kept) if kept else None
        with self._file.writing(lambda: (_IS, (text, key))) as pen:
            if text is None:
                pen.execute(_DROP, (key,))
            else:
                pen.execute(_SET, (key, text))
        return kept
