"""The line of a prompt at a real terminal: completion, history, and nothing secret in it."""

from support.window import Window

UP, TAB, END_OF_INPUT = "\x1b[A", "\t", "\x04"


def test_a_line_is_completed_called_back_and_a_secret_one_is_neither_kept_nor_left_standing(home, call):
    lines = ("begin", "initiative", "move", "walk 3 2m engage 6", "done", "face 6", "done")
    call("play", "newcomer", "--as", "text", "--seed", "2", stdin="\n".join(lines))
    window = Window(home, "play", "--as", "text")
    window.until("TOG>")
    window.press("parry 6\r")
    window.until("\x1b[2J")
    window.until("Commonwealth>")
    window.press("\r")
    window.until("in secret>")
    window.press("1\r")
    window.until("Commonwealth>")
    window.press(f"wat{TAB} 1\r")
    window.until("1 John Doe watches")
    window.press("note all is well\r")
    window.until("Note: all is well")
    window.press(f"{UP}{UP}{UP}{UP}\r")
    # The oldest line that is called back is the first that was not secret.
    window.until("another action was started")
    window.press(END_OF_INPUT)
    window.until("is kept")
    assert window.close() == 0
