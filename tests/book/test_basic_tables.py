"""The basic tables as a whole, against values typed from the printed book: all shipped, none to be changed."""

import pytest


def test_gen_10_the_counters_add_up_to_211(book):
    assert sum(row.count for row in book.components.values()) == 211


def test_die_10_target_numbers(book):
    basic = {key: row.value for key, row in book.targets.items() if not row.advanced}
    assert basic == {"ranged": 7, "melee": 5, "avoid": 5, "zero_g": 8}


def test_rou_05_rout_is_tested_on_a_hundred(book):
    rout = book.targets["rout"]
    assert (rout.die, rout.value, rout.good) == (100, 5, "high")


@pytest.mark.parametrize(
    "number", [*(f"T-{n:02}" for n in range(1, 15)), *(f"TA-{n:02}" for n in range(1, 17))]
)
def test_every_printed_table_is_shipped(book, number):
    shipped = {name for header in book.headers.values() for name in (header.table, *header.also)}
    assert number in shipped


def test_a_row_knows_its_own_key(book):
    assert all(row.key == key for key, row in book.weapons.items())


def test_the_book_cannot_be_changed_by_accident(book):
    with pytest.raises(AttributeError, match="Weapon is printed: pf stays what it is"):
        book.weapons["SR"].pf = 9
    with pytest.raises(TypeError):
        book.weapons["new"] = book.weapons["SR"]


def test_breach_and_open_door_markers_are_as_many_as_printed(book):
    """GEN-14, GEN-10."""
    assert (book.components["breach"].count, book.components["open_door"].count) == (10, 20)
