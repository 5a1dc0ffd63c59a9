"""What the settings say of the row that the cursor stands on."""

from fractions import Fraction

from support.battles import skirmish

from squadlog.battle.known import known
from squadlog.session.view.words.status import status_of
from squadlog.tui.battle.orderlist import status_words
from squadlog.tui.book.settings import SETTINGS, key_of, what_it_does


def plain(told):
    return "\n".join(line.plain for line in told)


def test_a_key_says_which_it_came_as_and_how_it_becomes_another():
    told = plain(key_of("battle.undo"))
    assert told.startswith("Undo\nOriginal key: u. ")
    assert "backspace restores" in told


def test_every_setting_says_what_it_changes():
    assert [plain(what_it_does(one.name)).splitlines()[0] for one in SETTINGS] == [
        one.title for one in SETTINGS
    ]
    assert "Colour-blind players can tell" in plain(what_it_does("sides"))


def test_the_top_line_of_a_battle_tells_how_long_was_played_where_that_is_wished():
    battle = known(skirmish(), "table")
    wished = status_words(
        battle, status_of("The Ford", battle, (Fraction(0), Fraction(0)), played="played 48 min"), 120
    ).plain
    assert "played 48 min" in wished
    assert (
        "played"
        not in status_words(battle, status_of("The Ford", battle, (Fraction(0), Fraction(0))), 120).plain
    )


def test_the_top_line_tells_in_short_that_a_commander_waits_where_the_sentence_has_no_room():
    battle = known(skirmish(), "table")
    status = status_of("The Ford", battle, (Fraction(0), Fraction(0)))
    waits, short = ("Red waits, since something was undone: K goes on",), "Red waits: K goes on"
    assert status_words(battle, status, 90, waits, short).plain.endswith(f" · {waits[0]}")
    assert status_words(battle, status, 60, waits, short).plain.endswith(f" · {short}")
    assert "Red waits" not in status_words(battle, status, 60, waits).plain, "it has no short form"
