"""Squads by name, settings by key."""

import sqlite3
from contextlib import closing

import pytest
from support.files import by_hand
from support.matches import hasty_store

from squadlog.base.errors import StoreError
from squadlog.store.checking import check


def test_a_squad_saved_is_loaded_word_for_word(store):
    store.squads.save("Doe's squad", '{"a": "\\u00fc"}')
    assert store.squads.load("Doe's squad") == '{"a": "\\u00fc"}'


def test_saving_again_takes_the_place_of_the_old_squad(store):
    store.squads.save("Alpha", "1")
    store.squads.save("Alpha", "2")
    assert (store.squads.names(), store.squads.load("Alpha")) == (("Alpha",), "2")


def test_names_come_in_alphabetical_order(store):
    for name in ("Gamma", "Alpha", "Beta"):
        store.squads.save(name, "{}")
    assert store.squads.names() == ("Alpha", "Beta", "Gamma")


def test_a_copy_changes_apart_from_its_original(store):
    store.squads.save("Alpha", "1")
    store.squads.copy("Alpha", "Beta")
    store.squads.save("Beta", "2")
    assert (store.squads.load("Alpha"), store.squads.load("Beta")) == ("1", "2")


def test_a_renamed_squad_keeps_what_it_is(store):
    store.squads.save("Alpha", "1")
    store.squads.rename("Alpha", "Beta")
    assert (store.squads.names(), store.squads.load("Beta")) == (("Beta",), "1")


@pytest.mark.parametrize("act", ["copy", "rename"])
def test_a_taken_name_is_refused_and_nothing_is_lost(store, act):
    store.squads.save("Alpha", "1")
    store.squads.save("Beta", "2")
    with pytest.raises(StoreError, match="called Beta already"):
        getattr(store.squads, act)("Alpha", "Beta")
    assert (store.squads.load("Alpha"), store.squads.load("Beta")) == ("1", "2")


@pytest.mark.parametrize("act", ["load", "delete"])
def test_an_unknown_squad_is_told_by_name(store, act):
    with pytest.raises(StoreError, match="no squad called Zeta"):
        getattr(store.squads, act)("Zeta")


@pytest.mark.parametrize("name", ["", "  ", "a\x1b[31m", "x\u202ey", "n" * 41, "a\nb"])
def test_a_name_unfit_to_be_shown_is_refused(store, name):
    with pytest.raises(StoreError, match="no name for a squad"):
        store.squads.save(name, "{}")
    assert store.squads.names() == ()


def test_a_name_that_looks_like_sql_is_only_a_name(store):
    store.squads.save("'; DROP TABLE squad; --", "1")
    assert store.squads.load("'; DROP TABLE squad; --") == "1"


def test_a_deleted_squad_is_gone(store):
    store.squads.save("Alpha", "1")
    store.squads.delete("Alpha")
    assert store.squads.names() == ()


def test_a_setting_never_set_has_its_default(store):
    assert store.settings.get("theme", "plain") == "plain"


def test_a_setting_holds_the_last_value(store):
    store.settings.set("theme", "dark")
    store.settings.set("theme", "light")
    assert store.settings.all() == {"theme": "light"}


def test_a_setting_changes_from_what_another_program_has_kept_meanwhile(store):
    other = hasty_store(store.path)
    assert (store.settings.get("pace"), other.settings.get("pace")) == ("", "")
    for one in (store, other, store):
        one.settings.change("pace", lambda kept: f"{kept}+")
    assert (store.settings.get("pace"), other.settings.get("pace")) == ("+++", "+++")
    other.close()


def test_a_squad_whose_text_is_none_is_told_by_its_name_and_can_be_taken_off(store):
    """The other squads are there as ever."""
    for name in ("Alpha", "Beta"):
        store.squads.save(name, "{}")
    by_hand(store.path, "UPDATE squad SET body = CAST(x'ff61' AS TEXT) WHERE name = 'Alpha'")
    for asked in (store.squads.load, lambda name: store.squads.copy(name, "Gamma")):
        with pytest.raises(StoreError, match=r"^The squad Alpha is damaged: .*squads delete.*backup restore"):
            asked("Alpha")
    assert (store.squads.names(), store.squads.load("Beta")) == (("Alpha", "Beta"), "{}")
    with pytest.raises(StoreError, match="row 1 of the table squad, body: it is no text"):
        check(store.path)
    store.squads.delete("Alpha")
    assert store.squads.names() == ("Beta",)
    assert check(store.path).squads == 1


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ("UPDATE squad SET name = CAST(x'ff61' AS TEXT)", "row 1 of the table squad, name"),
        ("UPDATE squad SET modified = CAST(x'ff61' AS TEXT)", "row 1 of the table squad, modified"),
        ("UPDATE setting SET value = CAST(x'ff61' AS TEXT)", "row 1 of the table setting, value"),
        ("UPDATE setting SET \"key\" = CAST(x'ff61' AS TEXT)", "row 1 of the table setting, key"),
    ],
)
def test_a_check_names_the_row_whose_text_is_none(store, change, where):
    store.squads.save("Alpha", "{}")
    store.settings.set("theme", "dark")
    by_hand(store.path, change)
    with pytest.raises(StoreError, match=f"{where}: it is no text"):
        check(store.path)


def test_a_name_that_a_damaged_page_has_lost_is_told_with_its_row(store):
    """NULL where the schema allows none: only damage brings that about."""
    store.squads.save("Alpha", "{}")
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = 1")
        connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE name = 'squad'")
    by_hand(store.path, "UPDATE squad SET name = NULL")
    with pytest.raises(StoreError, match="row 1 of the table squad, name: it is no text"):
        store.squads.names()


def test_names_and_settings_that_are_no_text_are_told_with_their_row(store):
    store.squads.save("Alpha", "{}")
    store.settings.set("theme", "dark")
    by_hand(store.path, "UPDATE squad SET name = CAST(x'ff61' AS TEXT)")
    by_hand(store.path, "UPDATE setting SET value = CAST(x'ff61' AS TEXT)")
    with pytest.raises(StoreError, match="row 1 of the table squad, name: it is no text"):
        store.squads.names()
    with pytest.raises(StoreError, match="the setting theme: it is no text"):
        store.settings.get("theme")
    with pytest.raises(StoreError, match="row 1 of the table setting, value: it is no text"):
        store.settings.all()


def test_no_squad_of_ones_own_is_called_like_one_that_comes_with_the_program(store):
    store.squads.save("Alpha", "{}")
    for give in (
        lambda: store.squads.save("ready:tog_line", "{}"),
        lambda: store.squads.save_all({"READY:x": "{}"}),
        lambda: store.squads.copy("Alpha", "ready:x"),
        lambda: store.squads.rename("Alpha", "ready:x"),
    ):
        with pytest.raises(
            StoreError, match=r"what begins with ready: is a squad that comes with the program"
        ):
            give()
    by_hand(store.path, "INSERT INTO squad VALUES ('ready:old', '{}', '')")
    store.squads.save("ready:old", "{ }")
    assert store.squads.names() == ("Alpha", "ready:old"), "one of before stays what it was"
