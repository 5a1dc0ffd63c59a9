"""The words of the schema, and the rows made of them; files of whatever age end up alike."""

import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from pydantic import ValidationError
from support.files import by_hand

from squadlog.base.errors import StoreError
from squadlog.store import schema
from squadlog.store.record_file import Store
from squadlog.store.rows import row_models

GOLDEN = Path(__file__).parent / "golden" / "version1.sql"


def test_a_row_is_checked_against_the_columns_of_its_table():
    rows = row_models()
    assert set(rows) == {name for kind, name in schema.STATEMENTS if kind == "table"}
    event = {
        "id": 1,
        "battle_id": 1,
        "step_id": 1,
        "parent_id": None,
        "kind": "begun",
        "version": 1,
        "body": "{}",
    }
    rows["event"].model_validate(event, strict=True)
    for wrong in ({"body": None}, {"body": 1}, {"version": "1"}, {"parent_id": "1"}, {"step_id": None}):
        with pytest.raises(ValidationError):
            rows["event"].model_validate(event | wrong, strict=True)


def test_the_columns_of_the_file_are_those_that_it_has_had_since_the_fourth_format():
    """Whoever changes one needs a migration: files are laid out by these words, letter for letter."""
    words = "\n".join(f"{kind} {name}: {made}" for (kind, name), made in sorted(schema.STATEMENTS.items()))
    assert sha256(words.encode()).hexdigest()[:16] == "1837f5cf57185c30"


def in_file(path):
    connection = sqlite3.connect(path)
    there = schema.read_schema(connection)
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
