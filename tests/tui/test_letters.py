"""The letters of the actions: all of the book have one, no two the same, and none is a key of the panel itself."""

from squadlog.book.load import load_rulebook
from squadlog.session.view.orders.asked_facts import first_fact, open_choices
from squadlog.session.view.orders.letters import LETTERS
from squadlog.tui.book.settings import remappable, share_keys

ANSWERED = {"avoid_melee", "melee"}
"""Rows of the action table that nobody declares: they are answers in a melee, which is entered by `engage`."""
MENU = {"crawl", "move", "move_sideways", "move_backward", "position_change"}
"""Rows that the menu shows by their ways, such as `move:walk`."""


def test_every_action_of_the_book_basic_and_advanced_has_a_letter():
    named = {row.action for row in LETTERS}
    assert set(load_rulebook().actions) - ANSWERED - MENU <= named


def test_no_two_actions_have_the_same_letter_and_a_letter_is_one_letter():
    letters = [row.letter for row in LETTERS]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and letter.isascii() and letter.isalpha() for letter in letters)


def test_two_dozen_frequent_ones_are_small_and_come_first():
    small = [row.letter.islower() for row in LETTERS]
    assert small == sorted(small, reverse=True)
    assert 20 <= sum(small) <= 26


def test_names_begin_with_a_capital_letter_alike():
    assert all(row.name[0].isupper() for row in LETTERS)


def test_every_letter_can_be_changed_and_none_is_another_key_of_the_panel():
    keys = dict(remappable())
    for row in LETTERS:
        assert keys[row.binding].key == row.letter
        others = [name for name in keys if name != row.binding and share_keys(name, row.binding)]
        assert not [name for name in others if row.letter in keys[name].key.split(",")]


def test_a_letter_gives_no_order_while_it_is_open_what_is_meant_or_what_is_done_with_it():
    """A charge that is one's own is not disarmed by the letter that uses a device (EXP-09)."""
    weapons, disarm = ("item", ("SR", "SP", "none"), "SR"), ("extras", ("disarm", "none"), "disarm")
    assert open_choices(*weapons) == ("SP",)
    assert open_choices("item", ("SR", "none"), "SR") == ()
    assert first_fact((weapons, disarm)) == "item"
    assert first_fact((disarm,)) == "extras"
    assert first_fact((("extras", ("disarm", "none"), "none"),)) == ""


def test_detonating_is_offered_before_a_device_is_used_or_a_charge_disarmed():
    offered = [row.action for row in LETTERS]
    assert offered.index("detonate") < offered.index("use_device")
