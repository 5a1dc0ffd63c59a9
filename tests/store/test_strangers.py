"""Records that tell what cannot be, although every hash fits: the entry is named, as for any other damage."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from squadlog.base.errors import StoreError
from squadlog.session.battle_session import Session
from squadlog.store.hashes import rehash
from squadlog.store.record_file import Store
from squadlog.store.strangers import nonsense_in

GOLDEN = Path(__file__).parents[1] / "golden"
BATTLES = sorted(
    path
    for path in GOLDEN.glob("0.*/*.sql")
    if not path.stem.startswith(("game_", "sealed", "careers", "mail"))
)
REPAIR = "It was left as it is; squadlog backup restore brings a backup of the file back."


def opened(path, dump, *edits):
    """The file of a dump after these edits, of an event each: its kind, which of them, what is said from now on."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(dump.read_text(encoding="utf-8"))
        for kind, place, said in edits:
            ask = "SELECT id, body FROM event WHERE kind = ? ORDER BY id LIMIT 1 OFFSET ?"
            row, body = file.execute(ask, (kind, place)).fetchone()
            told = json.dumps({**json.loads(body), **said})
            file.execute("UPDATE event SET body = ? WHERE id = ?", (told, row))
            file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(file))
        file.commit()
    return Store(path)


@pytest.mark.parametrize("dump", BATTLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_battle_of_any_release_tells_of_somebody_who_is_not_in_it(tmp_path, dump):
    store = opened(tmp_path / "squadlog.db", dump)
    for one in store.battles():
        assert nonsense_in(store.load(one.id)) is None


WRONG = (
    (("unit_performed", 0, {"unit": 99}), "unit_performed unit: there is no soldier 99"),
    (("unit_performed", 1, {"unit": -5}), "unit_performed unit: there is no soldier -5"),
    (("unit_performed", 2, {"unit": 10**12}), "unit_performed unit: there is no soldier 1000000000000"),
    (("action_declared", 0, {"unit": 0}), "action_declared unit: there is no soldier 0"),
)


@pytest.mark.parametrize(("edit", "told"), WRONG)
def test_an_event_of_somebody_whom_there_is_not_is_named_where_all_was_hashed_anew(tmp_path, edit, told):
    store = opened(tmp_path / "squadlog.db", GOLDEN / "0.8.0" / "fire_fight.sql", edit)
    assert store.first_broken(1) is None
    with pytest.raises(StoreError) as raised:
        Session.open(store, 1)
    assert str(raised.value).startswith("Battle 1, entry ")
    assert str(raised.value).endswith(f"is damaged: {told}. {REPAIR}")


def test_a_grouping_that_nobody_has_is_named_as_the_log_is_read(tmp_path):
    edit = ("order_chosen", 0, {"grouping": "nobody"})
    store = opened(tmp_path / "squadlog.db", GOLDEN / "0.8.0" / "over.sql", edit)
    battle = Session.open(store, 1)
    with pytest.raises(
        StoreError, match=r"entry \d+, is damaged: order_chosen grouping: there is no grouping"
    ):
        list(battle.log["referee"].entries())


LATER = (
    ("raid", ("order_set", 0, {"order": ["red-1", "nobody"]}), "order: there is no grouping 'nobody'"),
    ("raid", ("stage_entered", 0, {"stage": "nowhere"}), "stage: there is no step 'nowhere'"),
)


@pytest.mark.parametrize(("name", "edit", "told"), LATER)
def test_what_goes_wrong_as_a_battle_is_shown_is_told_of_the_entry_that_says_it(tmp_path, name, edit, told):
    store = opened(tmp_path / "squadlog.db", GOLDEN / "0.8.0" / f"{name}.sql", edit)
    damage = nonsense_in(store.load(1))
    assert damage is not None
    assert f"is damaged: {told}. {REPAIR}" in str(damage)


def test_a_fault_of_the_program_over_a_sound_record_stays_one(tmp_path):
    battle = Session.open(opened(tmp_path / "squadlog.db", GOLDEN / "0.8.0" / "over.sql"), 1)
    with pytest.raises(KeyError, match="ours"), battle.record.sound():
        raise KeyError("ours")
