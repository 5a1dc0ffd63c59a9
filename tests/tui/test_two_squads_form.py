"""The form of two squads on 80 columns: whole words, no false alarm, only keys that do something."""

from textual.widgets import Input, Select

from squadlog.tui.chrome.chooser import Tick


def test_every_word_of_the_form_is_whole_on_80_columns(play):
    async def steps(table):
        await table.press("b", "end", "tab")
        own = table.app.screen.query_one("#own")
        room = own.scrollable_content_region.width
        labels = [str(tick.label) for tick in own.query(Tick)]
        assert "fire teams roll initiative" in labels
        assert max(len("[ ] ") + len(label) for label in labels) <= room
        await table.press(*["tab"] * 16)
        assert "Hostile air such as toxic" in table.text()

    play(steps, (80, 24))


def test_an_empty_field_for_turns_is_no_fault(play):
    """It says `no limit`, and that is what comes of it."""

    async def steps(table):
        await table.press("b", "end")
        turns = table.app.screen.query_one("#turns", Input)
        turns.focus()
        await table.press("tab")
        assert turns.is_valid
        assert not turns.has_class("-invalid")

    play(steps, (80, 24))


def test_the_keys_of_ready_battles_are_offered_for_ready_battles_only(play):
    async def steps(table):
        await table.press("b")
        assert "t Who types dice" in table.text()
        await table.press("end")
        assert "t Who types dice" not in table.text()
        assert table.app.screen._typed == -1
        await table.press("t", "s")
        assert (table.app.screen._typed, table.app.screen._sealed) == (-1, False)
        await table.press("home")
        assert "t Who types dice" in table.text()

    play(steps, (80, 24))


def test_letters_find_a_squad_in_the_list_that_drops_down(play):
    async def steps(table):
        await table.press("b", "end", "tab", "tab", "enter", "j", "o", "h", "enter")
        assert table.app.screen.query_one("#squad-red", Select).value == "ready:john_doe"

    play(steps, (80, 24))
