"""What the screens do when their terminal goes away without a word."""

import time

import pytest
from support.window import Window

from squadlog.session.battle_session import Session, open_store


def test_the_program_ends_when_its_terminal_is_closed_and_what_was_said_is_kept(tmp_path):
    window = Window(tmp_path, "play", "newcomer")
    window.until("The Back Door")
    window.press("\r")
    window.until("initiative")
    assert window.close() == 0
    assert [
        entry.kind for entry in Session.open(open_store(tmp_path / "squadlog.db"), 1).log["referee"].entries()
    ] == [
        "created",
        "begin",
    ]


@pytest.mark.parametrize("wait_s", [0.1, 0.6])
def test_a_terminal_may_be_closed_while_the_program_begins(tmp_path, wait_s):
    window = Window(tmp_path)
    time.sleep(wait_s)
    window.close()  # waits for its end
