"""Backups are checked, brought back whole, and leave nothing behind when they are killed."""

import os
import sqlite3
import time
from pathlib import Path

import pytest
from support.files import by_hand
from support.matches import BOARD, at_random, referee

from squadlog.base.dice import Chance
from squadlog.base.errors import StoreError
from squadlog.extras.games.session.match import Match
from squadlog.store.backup import backups
from squadlog.store.checking import check
from squadlog.store.chronicles import NewEntries
from squadlog.store.record_file import Store
from squadlog.store.restoring import restore
from squadlog.store.schema import VERSION

GOLDEN = Path(__file__).parent / "golden" / "version1.sql"


@pytest.fixture
def match(store):
    at_random(Match.create(store, BOARD), Chance(2), 3)
    return at_random(Match.create(store, BOARD, by="Ann"), Chance(1), 6)


def test_a_sound_file_is_told_with_what_is_in_it(store, match):
    match.undo(2)
    match.record.name_branch("here")
    store.squads.save("Alpha", "{}")
    store.chronicles.write([NewEntries("company:0a", 0, ("{}", "{}")), NewEntries("annals", 0, ("{}",))])
    found = check(store.path)
    assert found == (store.path, VERSION, 0, 2, 1, 4 + 7, 1)


def test_a_copy_of_an_older_format_is_looked_through_as_far_as_it_goes(tmp_path):
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old)
    connection.executescript(GOLDEN.read_text(encoding="utf-8"))
    connection.close()
    before = old.read_bytes()
    assert check(old) == (old, 1, 1, 0, 1, None, 0)
    assert old.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("UPDATE step SET \"by\" = 'Mallory' WHERE id = {step}", "Side game 2, entry 4, .*its hash does not fit"),
        ("UPDATE step SET first_id = 'x' WHERE id = {step}", "Side game 2, entry 4, .*row holds what it cannot"),
        ("UPDATE event SET parent_id = 1 WHERE step_id = {step}", "entry 4, .*does not follow the one before"),
        ("UPDATE event SET battle_id = 1 WHERE step_id = {step}", "Side game 1 is damaged: .*belong to no entry"),
        ("UPDATE event SET step_id = step_id - 1 WHERE step_id = {step}", "entry 3, .*its hash does not fit"),
        ("UPDATE battle SET created = x'07' WHERE id = 2", "Battle 2 .*row 2 of the table battle, created: .*string"),
        ("UPDATE battle SET head_id = 999 WHERE id = 2", "Side game 2 .*stands is the end of no entry"),
        ("UPDATE squad SET body = x'00'", "row 1 of the table squad, body"),
        ("UPDATE setting SET value = x'ff'", "row 1 of the table setting, value"),
        ("DELETE FROM step WHERE id = {step}", "points to a step that is not there"),
        ("CREATE TRIGGER t AFTER INSERT ON step BEGIN DELETE FROM step; END", "holds the trigger 't'"),
    ],
)  # fmt: skip
def test_the_first_thing_that_does_not_fit_is_named(store, match, change, words):
    store.squads.save("Alpha", "{}")
    store.settings.set("theme", "dark")
    step = list(store.load(match.id, game=True).steps)[3]
    store.close()
    connection = sqlite3.connect(store.path)
    with connection:
        connection.execute(change.format(step=step))
    connection.close()
    with pytest.raises(StoreError, match=words) as told:
        check(store.path)
    assert "\n" not in str(told.value)


def test_a_backup_is_brought_back_and_the_file_that_was_there_kept_beside_it(store, match):
    copy, then = store.backup(), referee(match).view.text()
    at_random(match, Chance(9), 3)
    now = referee(match).view.text()
    store.close()
    done = restore(store.path)
    assert done.checked.path == copy
    back, aside = Store(store.path), Store(done.aside)
    assert (referee(Match(back, match.id)).view.text(), referee(Match(aside, match.id)).view.text()) == (
        then,
        now,
    )
    back.close()
    aside.close()


def test_a_damaged_backup_is_refused_and_another_may_be_named(store):
    at_random(Match.create(store, BOARD), Chance(1), 3)
    good, bad = store.backup(), store.backup()
    store.close()
    by_hand(bad, "UPDATE step SET at = 'never' WHERE id = 3")
    before = store.path.read_bytes()
    with pytest.raises(StoreError, match="its hash does not fit"):
        restore(store.path)
    assert store.path.read_bytes() == before
    assert sorted(store.path.parent.iterdir()) == sorted(
        [store.path.parent / "backups", store.path, Path(f"{store.path}-journal")]
    )
    assert restore(store.path, good.name).checked.path == good


@pytest.mark.parametrize(
    ("which", "words"),
    [("1999", "1999 is no backup: squadlog-"), ("squadlog", "squadlog could be several backups: squadlog-")],
)
def test_a_name_that_says_no_backup_or_several_is_told(store, which, words):
    store.backup()
    store.backup()
    with pytest.raises(StoreError, match=words):
        restore(store.path, which)


def test_without_a_backup_that_is_said(store):
    with pytest.raises(StoreError, match="There is no backup of"):
        restore(store.path)


def _journal(path):
    return [path.with_name(f"{path.name}-journal")] if path.with_name(f"{path.name}-journal").exists() else []


@pytest.mark.parametrize("damage", ["empty", "text", "gone", "torn"])
def test_a_file_that_cannot_be_used_any_more_is_replaced_by_its_backup(store, match, damage):
    """And nothing of it is thrown away."""
    store.backup()
    text = referee(match).view.text()
    store.close()
    content = {"empty": b"", "text": b"milk, eggs", "torn": store.path.read_bytes()[:20_000]}.get(damage)
    if content is None:
        store.path.unlink()
    else:
        store.path.write_bytes(content)
        with pytest.raises(
            StoreError, match="squadlog backup restore brings back the newest of its 1 backups"
        ):
            Store(store.path).battles()
    done = restore(store.path)
    assert (done.aside and done.aside.read_bytes()) == content
    assert sorted(done.checked.path.parents[1].glob("*")) == sorted(
        {store.path, done.aside or store.path, store.path.parent / "backups", *_journal(store.path)}
    )
    again = Store(store.path)
    assert referee(Match(again, match.id)).view.text() == text
    again.close()


def test_a_file_that_somebody_is_writing_to_is_not_replaced(store, monkeypatch):
    monkeypatch.setattr("squadlog.store.restoring._BUSY_S", 0.05)
    store.backup()
    writer = sqlite3.connect(store.path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="Another squadlog is writing"):
        restore(store.path)
    writer.close()


def test_a_disk_too_full_for_the_days_backup_is_told_and_keeps_nobody_from_the_file(store):
    store.squads.save("Alpha", "{}")
    store.close()
    (store.path.parent / "backups").write_text("no folder")
    again = Store(store.path)
    assert again.squads.names() == ("Alpha",)
    assert again.remark().startswith(f"Today's backup of {store.path} could not be made: ")
    assert again.remark() == ""
    again.close()


def test_what_a_killed_backup_left_is_taken_away_unless_it_is_still_being_made(store):
    folder = store.backup().parent
    names = ("left.part", "left.part-journal", "locked.part", "young.part")
    left, journal, locked, young = (folder / f"squadlog-{name}" for name in names)
    for part in (left, journal, locked, young):
        part.touch()
    writer = sqlite3.connect(locked, isolation_level=None)
    writer.execute("CREATE TABLE a (b)")
    writer.execute("BEGIN EXCLUSIVE")
    for part in (left, journal, locked):
        os.utime(part, times=(time.time() - 60, time.time() - 60))
    Store(store.path).close()
    assert set(folder.glob("*.part*")) - {Path(f"{locked}-journal")} == {locked, young}
    writer.close()
    assert len(backups(store.path)) == 1


def test_an_empty_file_is_told_and_its_backups_are_offered_and_a_path_without_a_file_is_a_new_one(tmp_path):
    path = tmp_path / "squadlog.db"
    Store(path).close()
    path.write_bytes(b"")
    with pytest.raises(
        StoreError, match=r"is empty, what was in it is gone. There is no backup of it. Who deletes it"
    ):
        Store(path)
    assert path.read_bytes() == b""
    path.unlink()
    assert Store(path).battles() == ()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE step SET last_id = last_id + 1 WHERE id = 4",
        "UPDATE step SET last_id = first_id - 1 WHERE id = 4",
        "UPDATE event SET step_id = 5 WHERE step_id = 4",
    ],
)
@pytest.mark.parametrize("name", ["escape", "game_cards_gambling"])
def test_a_copy_of_an_older_format_whose_steps_are_not_whole_is_not_called_sound(tmp_path, change, name):
    old = tmp_path / "old.db"
    connection = sqlite3.connect(old)
    stored = Path(__file__).parents[1] / "golden" / "0.1.0" / f"{name}.sql"
    connection.executescript(stored.read_text(encoding="utf-8"))
    assert check(old).steps is None
    with connection:
        connection.execute(change)
    connection.close()
    told = "Side game 1, entry 4," if name.startswith("game") else "Battle 1, entry 4,"
    with pytest.raises(StoreError, match=f"{told} is damaged: its events are not all there"):
        check(old)


def test_a_backup_on_a_disk_that_is_only_read_is_refused_in_a_sentence(store, monkeypatch):
    def read_only(*_):
        raise OSError(30, "Read-only file system", "/mnt/backups/x.part")

    monkeypatch.setattr("squadlog.store.file.back_up", read_only)
    with pytest.raises(StoreError) as refused:
        store.backup()
    assert str(refused.value) == f"{store.path} cannot be backed up: Read-only file system."
