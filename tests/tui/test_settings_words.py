"""What the settings say of the row that the cursor stands on."""

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
