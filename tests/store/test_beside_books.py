"""Books of entries that are kept beside one record: nobody else's, and gone with it."""

import pytest

from squadlog.store.record_file import Store
from squadlog.store.records import beside_book


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "squadlog.db")


def test_what_is_added_stands_behind_what_is_there_whoever_wrote_it(store):
    other = Store(store.path)
    for one, bodies in ((store, "a"), (other, "bc"), (store, "d")):
        one.chronicles.add(beside_book(3, "reasons"), *bodies)
    assert [row.body for row in store.chronicles.of(beside_book(3, "reasons"))] == ["a", "b", "c", "d"]


def test_a_book_beside_a_record_is_none_of_the_books_that_are_listed(store):
    store.chronicles.add(beside_book(3, "reasons"), "a")
    store.chronicles.add("company:able", "b")
    assert store.chronicles.books() == ("company:able",)
