"""The line of a prompt at a real terminal: completion, history, and nothing secret in it."""

from support.window import Window

UP, TAB, END_OF_INPUT = "\x1b[A", "\t", "\x04"
ASKS = "\x1b[?2004h"
"""What the terminal is told as a line is begun."""


def test_a_line_is_completed_called_back_and_a_secret_one_is_neither_kept_nor_left_standing(home, call):
    lines = ("begin", "initiative", "move", "walk 3 2m engage 6", "done", "face 6", "done")
    call("play", "newcomer", "--as", "text", "--seed", "2", stdin="\n".join(lines))
    window = Window(home, "play", "--as", "text")

    def said(keys):
        window.press(keys)
        return window.until(ASKS)

    window.until(ASKS)
    cleared = said("parry 6\r")
    assert "\x1b[2J" in cleared
    assert "Commonwealth chooses in secret" in cleared
    assert "1: attack" in said("\r")
    assert "3 Tobias Renn has chosen" in said("1\r")
    assert "1 John Doe prepares opportunity fire" in said(f"wat{TAB} 1\r")
    assert "Note: all is well" in said("note all is well\r")
    # The oldest line that is called back is the first that was not secret.
    assert "another action was started" in said(f"{UP}{UP}{UP}{UP}\r")
    window.press(END_OF_INPUT)
    window.until("is kept")
    assert window.close() == 0
