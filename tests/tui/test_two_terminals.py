"""Two terminals at one record: each shows at once what was done at the other, and leaves the disk alone."""

import os
import time
from pathlib import Path

import pytest
from support.matches import BOARD, seated
from support.window import Window

from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import Session, open_store

HERE = "Play continued in another window"
TICKS = os.sysconf("SC_CLK_TCK")


@pytest.fixture
def terminals(tmp_path):
    opened = []

    def at(*words):
        opened.append(Window(tmp_path, *words))
        return opened[-1]

    yield at
    for window in opened:
        window.close()


def spent_s(window):
    """The processor's time that the program behind a terminal has used."""
    user, system = Path(f"/proc/{window.run.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def spent_in(window, seconds):
    before = spent_s(window)
    time.sleep(seconds)
    return spent_s(window) - before


def test_two_terminals_at_a_side_game_see_each_others_moves(tmp_path, terminals):
    store = open_store(tmp_path / "squadlog.db")
    match = Match.create(store, BOARD)
    windows = [terminals("play", "--game", str(match.id)) for _ in range(2)]
    for window in windows:
        window.until("Ann (Red)")
    for mover, (one, other) in enumerate((windows, windows[::-1]), start=1):
        one.press("n\r")
        one.until("can go to")
        one.press("n\r")
        other.until(HERE)
        assert match.changed()
        assert match.progress.length == mover
    store.close()


def test_two_terminals_at_a_battle_see_each_others_steps(tmp_path, terminals):
    store = open_store(tmp_path / "squadlog.db")
    windows = [terminals("play", "newcomer")]
    windows[0].until("The Back Door")
    windows.append(terminals("play", "1"))
    windows[1].until("The Back Door")
    session = Session.open(store, 1)
    windows[1].press("\r")
    windows[0].until(HERE)
    assert session.changed()
    assert [entry.kind for entry in session.log["referee"].entries()] == ["created", "begin"]
    store.close()


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="only there it is known what a program has used"
)
def test_while_nothing_happens_a_terminal_at_a_side_game_does_next_to_nothing(tmp_path, terminals):
    store = open_store(tmp_path / "squadlog.db")
    match = Match.create(store, BOARD)
    window = terminals("play", "--game", str(match.id))
    window.until("Ann (Red)")
    # The first of them may be of what is still loaded.
    assert any(spent_in(window, 1) < 0.1 for _ in range(10))
    seated(match).say(seated(match).at(0).view.offers()[0])
    window.until(HERE)
    store.close()


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="only there it is known what a program has used"
)
def test_a_display_for_all_shows_what_is_done_and_does_next_to_nothing_until_then(tmp_path, terminals):
    store = open_store(tmp_path / "squadlog.db")
    player = terminals("play", "newcomer", "--seat", "tog", "--by", "Ann")
    player.until("seat of TOG")
    display = terminals("play", "1", "--seat", "table")
    display.until("display for all")
    # A hundredth of a processor at most, once all is loaded: it asks the file now and then, and draws nothing.
    assert any(spent_in(display, 3) <= 0.03 for _ in range(4))
    before = Session.open(store, 1).record.head
    display.press("\r")
    player.press("\r")
    display.until("TOG is ready")
    session = Session.open(store, 1)
    assert session.record.head == before + 1
    assert session.log["referee"].entries()[-1].by == "Ann"
    store.close()
