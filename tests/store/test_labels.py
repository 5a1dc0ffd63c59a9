"""Folders and tags: given, told, taken away, and carried along by whatever becomes of the thing."""

import pytest

from squadlog.base.errors import StoreError
from squadlog.store.labels import NO_LABEL, Label
from squadlog.store.record_file import Store

CLUB = Label(folder="Club 2026", tags=("night", "league 3"))


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "squadlog.db")


def test_a_label_is_kept_for_one_thing_of_one_kind(store):
    store.labels.put("battle", "3", CLUB)
    assert store.labels.get("battle", "3") == CLUB
    assert store.labels.of("battle") == {"3": CLUB}
    assert not store.labels.of("squad")
    assert store.labels.get("battle", "33") == NO_LABEL


def test_an_empty_label_leaves_nothing_in_the_file(store):
    store.labels.put("map", "ford", CLUB)
    store.labels.put("map", "ford", NO_LABEL)
    assert not store.settings.all()


def test_a_tag_said_twice_is_kept_once_as_it_was_said_first(store):
    assert store.labels.put("map", "ford", Label(tags=("Night", "night ", "wet"))).tags == ("Night", "wet")


@pytest.mark.parametrize("bad", [Label(folder="x" * 41), Label(tags=("a\x1bb",)), Label(tags=("",))])
def test_what_cannot_be_shown_is_refused_and_the_label_stays(store, bad):
    store.labels.put("map", "ford", CLUB)
    with pytest.raises(StoreError):
        store.labels.put("map", "ford", bad)
    assert store.labels.get("map", "ford") == CLUB


def test_more_than_twelve_tags_are_refused(store):
    with pytest.raises(StoreError, match="limit is 12"):
        store.labels.put("map", "ford", Label(tags=tuple(map(str, range(13)))))


@pytest.mark.parametrize(
    "text", ["", "[]", '{"folder": 1, "tags": []}', '{"folder": "", "tags": [3]}', "[" * 9999]
)
def test_a_setting_that_is_no_label_counts_as_none(store, text):
    store.settings.set("label.battle 3", text)
    assert store.labels.get("battle", "3") == NO_LABEL
    assert store.labels.of("battle") == {}


def test_a_folder_and_tags_are_found_whatever_their_capitals():
    assert CLUB.fits("club 2026", ["NIGHT"])
    assert not CLUB.fits("club 2026", ["night", "day"])
    assert NO_LABEL.fits("", ())
    assert not CLUB.fits("", ())
    assert CLUB.fits(None, ())


def test_a_squad_takes_its_label_along_when_renamed_and_when_restored(store):
    store.squads.save("Red", "{}")
    store.labels.put("squad", "Red", CLUB)
    store.squads.rename("Red", "Blue")
    assert store.labels.of("squad") == {"Blue": CLUB}
    store.squads.delete("Blue")
    assert store.labels.of("squad") == {}
    store.deleted.restore(store.deleted.all("squad")[0])
    assert store.labels.of("squad") == {"Blue": CLUB}


def test_a_new_squad_does_not_inherit_the_label_of_a_deleted_one_of_its_name(store):
    store.squads.save("Red", "{}")
    store.labels.put("squad", "Red", CLUB)
    store.squads.delete("Red")
    store.squads.save("Red", "{}")
    assert store.labels.get("squad", "Red") == NO_LABEL
