"""The words of the schema and the rows that define it say the same; files of whatever age end up alike."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable
from support.files import by_hand

from squadlog.base.errors import StoreError
from squadlog.store import schema
from squadlog.store.record_file import Store
from squadlog.store.rows import StoredRow

GOLDEN = Path(__file__).parent / "golden" / "version1.sql"


def test_the_words_of_the_schema_are_what_the_rows_define():
    defined = {}
    for table in StoredRow.metadata.tables.values():
        defined["table", table.name] = CreateTable(table)
        defined |= {("index", index.name): CreateIndex(index) for index in table.indexes}
    words = {key: schema.plain(str(made.compile(dialect=sqlite.dialect()))) for key, made in defined.items()}
    assert words == schema.STATEMENTS


def in_file(path):
    connection = sqlite3.connect(path)
    there = schema.found(connection)
    connection.close()
    return there


def test_a_migrated_file_is_laid_out_as_a_new_one_and_its_rows_still_point_to_each_other(tmp_path):
    new, old = tmp_path / "new.db", tmp_path / "old.db"
    Store(new).close()
    connection = sqlite3.connect(old)
    connection.executescript(GOLDEN.read_text(encoding="utf-8"))
    connection.close()
    store = Store(old)
    assert in_file(old) == in_file(new) == schema.STATEMENTS
    with store._file.reading() as reader:
        assert reader.execute("PRAGMA foreign_key_check").fetchall() == []
    store.delete_record(1, for_good=True)
    with store._file.reading() as reader:
        assert reader.execute("SELECT count(*) FROM event").fetchone() == (0,)
    store.close()


STRANGE = [
    "CREATE TRIGGER mischief AFTER INSERT ON step BEGIN UPDATE step SET label = 'x'; END",
    "CREATE VIEW looks AS SELECT * FROM battle",
    "CREATE TABLE places (url TEXT)",
    "CREATE INDEX mine ON battle (title)",
    "CREATE VIRTUAL TABLE found USING fts5(words)",
]


@pytest.mark.parametrize("statement", STRANGE)
@pytest.mark.parametrize("old", [False, True])
def test_what_squadlog_did_not_put_into_the_file_is_named_and_the_file_refused(tmp_path, statement, old):
    path = tmp_path / "squadlog.db"
    if old:
        connection = sqlite3.connect(path)
        connection.executescript(GOLDEN.read_text(encoding="utf-8"))
        connection.close()
    else:
        Store(path).close()
    by_hand(path, statement)
    before = path.read_bytes()
    name = statement.split()[3 if "VIRTUAL" in statement else 2]
    with pytest.raises(
        StoreError, match=f"changed by something else: it holds the .*{name}.*left as it is"
    ) as told:
        Store(path)
    assert "\n" not in str(told.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DROP INDEX ix_event_step_id", "the index ix_event_step_id is missing"),
        ("DROP TABLE branch", "the table branch is missing"),
        ("ALTER TABLE step ADD COLUMN mood TEXT", "the table step is not as squadlog makes it"),
        ("ALTER TABLE setting RENAME COLUMN value TO worth", "the table setting is not as squadlog makes it"),
    ],
)
def test_what_is_missing_or_changed_in_the_layout_is_named_and_the_file_refused(tmp_path, statement, words):
    path = tmp_path / "squadlog.db"
    Store(path).close()
    by_hand(path, statement)
    with pytest.raises(StoreError, match=words):
        Store(path)


def test_a_trigger_that_is_put_into_an_open_file_does_not_run(tmp_path):
    store = Store(tmp_path / "squadlog.db")
    store.settings.set("theme", "dark")
    by_hand(store.path, "CREATE TRIGGER mischief AFTER UPDATE ON setting BEGIN DELETE FROM setting; END")
    with pytest.raises(StoreError, match="holds the trigger 'mischief'"):
        store.settings.set("theme", "light")
    by_hand(store.path, "DROP TRIGGER mischief")
    store.settings.set("theme", "light")
    assert store.settings.get("theme") == "light"
    store.close()


def test_what_sqlite_makes_for_itself_is_no_stranger(tmp_path):
    path = tmp_path / "squadlog.db"
    Store(path).close()
    by_hand(path, "ANALYZE")
    Store(path).close()
