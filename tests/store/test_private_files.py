"""Who else on the machine may read what is kept, and what stays of what was deleted."""

import os
import stat

import pytest

from squadlog.store.record_file import Store
from squadlog.store.records import StoredEvent
from squadlog.store.restoring import restore

pytestmark = pytest.mark.skipif(os.name == "nt", reason="modes are of Unix")


def _mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def lenient():
    before = os.umask(0)
    yield
    os.umask(before)


def test_no_other_account_reads_the_folder_the_file_its_journal_or_a_backup(tmp_path):
    store = Store(tmp_path / "home" / "squadlog.db")
    copy = store.backup()
    assert {_mode(store.path.parent), _mode(copy.parent)} == {0o700}
    assert {_mode(store.path), _mode(copy)} == {0o600}
    store.close()
    restored = restore(store.path)
    assert {_mode(path) for path in (store.path, restored.aside)} == {0o600}


def test_a_file_that_is_shared_on_purpose_stays_so_and_its_backups_with_it(tmp_path):
    path = tmp_path / "squadlog.db"
    Store(path).close()
    path.chmod(0o660)
    store = Store(path)
    assert _mode(store.backup()) == 0o660
    store.close()
    restore(path)
    assert _mode(path) == 0o660


def test_what_is_deleted_is_gone_from_the_file_and_stays_in_the_backups_of_before(tmp_path):
    store = Store(tmp_path / "squadlog.db")
    said = "the bridge at midnight"
    number = store.create_record("t", [StoredEvent("x", 1, said)], moment="")
    copy = store.backup()
    store.delete_record(number, for_good=True)
    store.close()
    assert said.encode() not in store.path.read_bytes()
    assert said.encode() in copy.read_bytes()
