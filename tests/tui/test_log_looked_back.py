"""The log of a battle: looking back moves nothing, standing at a line is said twice."""

ACTIONS = ("begin", "initiative", "3", "8", "move")
"""Typed dice: John Doe's squad rolls 3 and moves first, the others roll 8 and must move."""


def test_jumping_in_the_log_stands_at_that_line_and_marks_what_was_undone(play, prepared):
    async def steps(table):
        await table.press("l", "up", "up", "up", "enter", "y")
        assert "~" in table.text()
        assert table.seat.known.standings == ()
        await table.press("z")
        assert table.seat.known.standings

    play(steps, battle=prepared(*ACTIONS, "hold 1"))


def test_looking_back_through_the_log_moves_nothing_and_undo_there_asks(play, prepared):
    async def steps(table):
        head = table.seat.head
        await table.press("l", "comma", "comma")
        assert f"You look at line {head - 2}. The battle stays at line {head}" in table.text()
        await table.press("full_stop")
        assert f"You look at line {head - 1}." in table.text()
        await table.press("u")
        assert table.screen == "ConfirmDialog"
        await table.press("n")
        assert table.seat.head == head
        await table.press("full_stop", "u")
        assert table.seat.head == head - 1, "at the line where the battle stands it is the undo of the battle"

    play(steps, battle=prepared(*ACTIONS, "hold 1"))
