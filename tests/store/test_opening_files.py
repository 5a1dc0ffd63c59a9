"""Opening, refusing, migrating and backing up the file."""

import os
import re
import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from squadlog.base.errors import StoreError
from squadlog.base.user_paths import user_file
from squadlog.store import backup, file, migrating, schema
from squadlog.store.record_file import Store


def _pragma(store, name):
    with store._file.reading() as connection:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("journal_mode", "truncate"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("trusted_schema", 0),
        ("application_id", schema.APPLICATION_ID),
        ("user_version", schema.VERSION),
    ],
)
def test_the_file_is_durable_and_signed(tmp_path, monkeypatch, name, value):
    """As whoever plays opens it, not in the haste of the other tests."""
    monkeypatch.setattr(file, "_settle", file._settle.__wrapped__)
    assert _pragma(Store(tmp_path / "squadlog.db"), name) == value


def test_the_file_of_this_user_follows_squadlog_home(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "elsewhere"))
    assert user_file() == tmp_path / "elsewhere" / "squadlog.db"


def test_without_squadlog_home_the_file_lies_in_the_users_data_folder(tmp_path, monkeypatch):
    monkeypatch.delenv("SQUADLOG_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert user_file() == tmp_path / "squadlog" / "squadlog.db"


def _refused(path):
    before = path.read_bytes()
    with pytest.raises(StoreError) as refused:
        Store(path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_a_text_file_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "notes.db"
    path.write_text("milk, eggs\n" * 50)
    assert "not a squadlog file" in _refused(path)


def test_a_short_file_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "short.db"
    path.write_bytes(b"SQLite format 3\x00")
    assert "not a squadlog file" in _refused(path)


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "bookmarks.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE places (url TEXT)")
    other.commit()
    other.close()
    assert "another program" in _refused(path)


def test_a_file_of_a_newer_version_is_refused_in_one_sentence_and_left_alone(tmp_path):
    path = tmp_path / "squadlog.db"
    Store(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version={schema.VERSION + 1}")
    newer.close()
    assert "newer squadlog" in _refused(path)


def test_a_folder_in_place_of_the_file_is_refused(tmp_path):
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in the file system there")
def test_a_pipe_in_place_of_the_file_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "squadlog.db")
    with pytest.raises(StoreError, match="cannot be opened: it is a pipe or a device, and no file"):
        Store(tmp_path / "squadlog.db")


def test_a_place_that_cannot_hold_a_file_is_refused(tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("not a folder")
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(letter / "squadlog.db")


def test_a_damaged_page_is_told_in_one_sentence_that_names_the_backups(tmp_path):
    path = tmp_path / "squadlog.db"
    store = Store(path)
    for number in range(200):
        store.squads.save(f"Squad {number}", "x" * 2000)
    copy = store.backup()
    store.close()
    with path.open("r+b") as stream:
        stream.seek(4096 * 9)
        stream.write(os.urandom(4096 * (path.stat().st_size // 4096 - 9)))
    with pytest.raises(StoreError, match=rf"damaged .* backups in {re.escape(str(copy.parent))}"):
        Store(path).squads.load("Squad 150")


def test_a_damaged_file_pushes_no_good_copy_out(tmp_path):
    path = tmp_path / "squadlog.db"
    store = Store(path)
    for number in range(200):
        store.squads.save(f"Squad {number}", "x" * 2000)
    good = store.backup()
    store.close()
    with path.open("r+b") as stream:
        stream.seek(4096 * 9)
        stream.write(os.urandom(4096 * (path.stat().st_size // 4096 - 9)))
    connection = sqlite3.connect(path)
    assert backup.back_up_daily(path, connection, datetime.now(UTC) + timedelta(days=1)) is None
    connection.close()
    assert backup.backups(path) == (good,)


def _never():
    raise AssertionError("nobody asks what stands after a commit that did not fail")


def test_a_second_writer_gets_one_clear_sentence(store, path, monkeypatch):
    monkeypatch.setattr(file, "BUSY_MS", 50)
    second = Store(path)
    with store._file.writing(_never), pytest.raises(StoreError, match="Another squadlog is writing"):
        second.settings.set("theme", "dark")
    second.settings.set("theme", "light")
    assert store.settings.get("theme") == "light"
    second.close()


def test_what_fails_half_way_is_not_written_at_all(store):
    def half():
        with store._file.writing(_never) as connection:
            connection.execute("INSERT INTO setting VALUES ('theme', 'dark')")
            raise RuntimeError("the lights go out")

    with pytest.raises(RuntimeError):
        half()
    assert store.settings.get("theme", "unset") == "unset"


def test_a_copy_is_made_on_the_first_opening_of_a_day_and_holds_everything(path):
    store = Store(path)
    store.squads.save("Alpha", "{}")
    store.close()
    assert backup.backups(path) == ()
    Store(path).close()
    (copy,) = backup.backups(path)
    assert Store(copy).squads.names() == ("Alpha",)
    Store(path).close()
    assert backup.backups(path) == (copy,)


def test_five_copies_are_kept_and_the_oldest_goes(path):
    Store(path).close()
    connection = sqlite3.connect(path)
    days = [datetime(2030, 1, day, tzinfo=UTC) for day in range(1, 8)]
    made = [backup.back_up_daily(path, connection, day) for day in days]
    connection.close()
    assert backup.backups(path) == tuple(made[-5:])


def test_a_migration_runs_forward_once_after_a_backup(path, monkeypatch):
    before = schema.VERSION
    store = Store(path)
    store.squads.save("Alpha", "{}")
    store.close()
    coloured = schema.STATEMENTS["table", "squad"].replace(
        "modified VARCHAR", "colour VARCHAR, modified VARCHAR"
    )
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)
    monkeypatch.setattr(schema, "STATEMENTS", {**schema.STATEMENTS, ("table", "squad"): coloured})
    add = "ALTER TABLE squad ADD COLUMN colour VARCHAR"
    monkeypatch.setattr(migrating, "MIGRATIONS", {before: lambda connection: connection.execute(add)})
    Store(path).close()
    again = Store(path)
    assert _pragma(again, "user_version") == before + 1
    with again._file.reading() as connection:
        assert connection.execute("SELECT name, colour FROM squad").fetchall() == [("Alpha", None)]
    again.close()
    old = sqlite3.connect(backup.backups(path)[0])
    assert old.execute("PRAGMA user_version").fetchone() == (before,)
    old.close()


def test_a_migration_that_fails_leaves_the_old_file_as_it_was(path, monkeypatch):
    store = Store(path)
    store.squads.save("Alpha", "{}")
    store.close()
    before = path.read_bytes()
    version = schema.VERSION
    monkeypatch.setattr(schema, "VERSION", version + 1)

    def broken(connection):
        connection.execute("DELETE FROM squad")
        connection.execute("SELECT * FROM nowhere")

    monkeypatch.setattr(migrating, "MIGRATIONS", {version: broken})
    with pytest.raises(StoreError):
        Store(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert Store(path).squads.names() == ("Alpha",)


def test_a_new_file_whose_first_word_cannot_be_kept_goes_as_it_came(tmp_path):
    path = tmp_path / "squadlog.db"
    store = Store(path)
    with pytest.raises(StoreError):
        store.rename_record(1, "Sunday")
    store.close()
    assert list(tmp_path.iterdir()) == []
    Store(path).close()
    assert path.exists(), "who only looks leaves an empty file"


def test_a_new_file_that_others_have_written_to_stays_whatever_becomes_of_the_first_word(tmp_path):
    path = tmp_path / "squadlog.db"
    store, other = Store(path), Store(path)
    other.settings.set("key", "value")
    with pytest.raises(StoreError):
        store.rename_record(1, "Sunday")
    store.close()
    assert other.settings.get("key") == "value"
    other.close()


def test_a_file_that_cannot_be_made_is_told_as_that_and_leaves_nothing(tmp_path, monkeypatch):
    path = tmp_path / "squadlog.db"

    def full(_):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(schema, "create", full)
    with pytest.raises(StoreError) as refused:
        Store(path)
    assert str(refused.value).startswith(f"{path} could not be made: disk I/O error; nothing is left of it.")
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_that_fails_as_it_is_opened_is_taken_away_again(tmp_path, monkeypatch):
    def failing(*_):
        raise sqlite3.OperationalError("unable to open database file")

    monkeypatch.setattr("squadlog.store.file._settle", failing)
    with pytest.raises(StoreError):
        Store(tmp_path / "squadlog.db")
    assert list(tmp_path.iterdir()) == []
