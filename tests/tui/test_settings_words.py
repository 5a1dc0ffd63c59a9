"""What the settings say of the row that the cursor stands on."""

from squadlog.tui.book.settings import SETTINGS, key_of, what_it_does


def plain(told):
    return "\n".join(line.plain for line in told)


def test_a_key_says_which_it_came_as_and_how_it_becomes_another():
    told = plain(key_of("battle.undo"))
    assert told.startswith("Undo\nIt came as u. ")
    assert "backspace gives it back" in told


def test_every_setting_says_what_it_changes():
    assert [plain(what_it_does(one.name)).splitlines()[0] for one in SETTINGS] == [
        one.title for one in SETTINGS
    ]
    assert "the colour-blind tell apart" in plain(what_it_does("sides"))
