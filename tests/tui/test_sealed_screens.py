"""A sealed battle on the screen: begun, opened from home, and played in two terminals on one file."""

import shutil
import sqlite3
import time
from contextlib import closing
from unittest.mock import patch

import pytest
from support.attacks import page, with_its_word
from support.sealing import CHEAP, WORDS, Terminal, to_seal
from support.window import Window
from textual.widgets import Input

from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.saying import PrivateNote
from squadlog.session import sealed
from squadlog.session.secrecy import terminals
from squadlog.tui.chrome.strip_list import StripList


@pytest.fixture(autouse=True)
def _alone(monkeypatch):
    monkeypatch.setattr("squadlog.store.seal.keys.SCRYPT", CHEAP)
    with patch.dict(sealed.GIVEN, clear=True), patch.dict(terminals._TERMINALS, clear=True):
        yield


async def typed(table, *lines):
    for line in lines:
        table.app.screen.query_one("#word", Input).value = line
        await table.press("enter")


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
def test_a_battle_is_sealed_as_it_begins_and_opened_from_home_by_the_word_of_a_seat(play, size):
    async def steps(table):
        await table.press("b")
        table.app.screen.query_one("#ready", StripList).choose("newcomer")
        await table.press("s")
        assert "sealed" in table.text()
        await table.press("enter")
        assert table.screen == "SealDialog"
        await table.squeeze()
        await table.press("escape")
        assert not table.app.desk.battles()
        await table.press("enter")
        await typed(table, "rusty hinges", "dusty hinges")
        assert "The two passwords differ." in table.text()
        await typed(table, "rusty hinges", "rusty hinges", "", "sky over fords", "sky over fords", "")
        assert table.screen == "BattleScreen"
        assert "rusty hinges" not in table.text()
        sides = [side.id for side in table.seat.known.setup.sides]
        await table.press("escape")
        sealed.GIVEN.clear()
        table.app.open_battle(1)
        await table.pilot.pause()
        assert table.screen == "UnsealDialog"
        await table.squeeze()
        await table.press("enter")
        await typed(table, "sky over fords")
        assert "This is not the password of" in table.text()
        await typed(table, "rusty hinges")
        assert table.screen == "BattleScreen"
        seat = table.app.screen.seat
        assert seat.who.seat == sides[0]
        assert f"{seat.seal.stands} " in table.text().splitlines()[0] + " "

    play(steps, size)


def test_a_display_of_a_sealed_battle_needs_no_word(play, tmp_path):
    Terminal(tmp_path / "squadlog.db").create(to_seal()).store.close()

    async def steps(table):
        table.app.open_battle(1)
        await table.pilot.pause()
        await table.press("end", "enter")
        assert table.screen == "BattleScreen"
        assert table.app.screen.seat.who.looks

    play(steps, (80, 24))


def test_a_word_that_finds_the_battle_damaged_is_told_so_and_the_program_goes_on(play, tmp_path):
    """What a side has written alone a judge alone finds damaged, after his word was taken."""
    path = tmp_path / "squadlog.db"
    Terminal(path).create(to_seal()).store.close()
    said = page(PrivateNote(text="mine", seat="red"), NoteWritten(text="another", seat="red"))
    with_its_word(Terminal(path).open(1, "red"), "red", said)

    async def steps(table):
        table.app.open_battle(1)
        await table.pilot.pause()
        await table.press("down", "down", "enter")
        await typed(table, "rusty hinges", WORDS["referee"])
        assert table.screen == "UnsealDialog"
        assert "Battle 1, entry 2, is damaged" in table.text()
        await table.press("escape")
        assert table.screen == "HomeScreen"

    play(steps, (80, 24))


def test_the_screen_says_whose_terminal_is_waited_for(play, tmp_path):
    """HID-15."""
    path = tmp_path / "squadlog.db"
    made = Terminal(path).create(to_seal())

    async def steps(table):
        table.app.open_battle(1)
        await table.pilot.pause()
        await table.press("down", "enter")
        await typed(table, WORDS["blue"])
        assert table.app.screen.seat.who.seat == "blue"
        await table.say("placed blue")
        assert "waits for an open terminal of Red or of the referee" in table.text()
        made.looks()
        table.app.screen.following.look()
        await table.pilot.pause()
        assert "waits for an open terminal" not in table.text()
        assert table.app.screen.seat.head == 2

    play(steps, (120, 36))


def _say(windows, terminal, said, label):
    """Type it at the last prompt until it stands: on a busy machine a key may come before the prompt is open."""
    window = windows[-1]
    for _ in range(6):
        window.press(":")
        time.sleep(0.5)
        window.press(f"{said}\r")
        late = time.monotonic() + 10
        while time.monotonic() < late:
            time.sleep(0.1)
            for one in windows:
                one.read()
            terminal.looks()
            if terminal.session.record.tree.head.label == label:
                return
        window.press("\x1b")
    raise AssertionError(said)


def test_two_terminals_open_what_both_lend_each_other_and_neither_has_the_others_word(tmp_path):
    """HID-08, HID-13: from two words typed at two terminals to a placement that the other's terminal decided."""
    made = Terminal(tmp_path / "squadlog.db").create(
        to_seal(), words={"red": "rusty hinges", "blue": "sky over fords"}
    )
    windows = []
    try:
        for seat, word in (("red", "rusty hinges"), ("blue", "sky over fords")):
            windows.append(Window(tmp_path, "play", "1", "--seat", seat, size=(120, 36)))
            windows[-1].until("Password of ")
            windows[-1].press(f"{word}\r")
            windows[-1].until("seat of")
        # Somebody who has no word looks on: what he sees decided was decided at one of the two.
        onlooker = Terminal(tmp_path / "squadlog.db").open(1)
        for said, label in (("hide 11 at 20,10", "in_secret"), ("placed blue", "placed")):
            _say(windows, onlooker, said, label)
        with made.at():
            made.session.changed()
            assert "pile 1: unit 11 at 20,10" in made.session.exports["referee"].proofs()[0].placed
    finally:
        for window in windows:
            window.close()


def test_a_screen_that_is_open_tells_what_was_put_back_under_it(play, tmp_path):
    """HID-13: not only whoever opens the battle anew."""
    path = tmp_path / "squadlog.db"
    made = Terminal(path).create(to_seal())
    older = tmp_path / "older"
    shutil.copy(path, older)
    made.say("red", "note It is noon.")

    async def steps(table):
        table.app.open_battle(1)
        await table.pilot.pause()
        await table.press("end", "enter")
        assert table.screen == "BattleScreen"
        assert "This computer has seen" not in table.text()
        with closing(sqlite3.connect(older)) as source, closing(sqlite3.connect(path)) as target:
            source.backup(target)
        table.app.screen.following.look()
        await table.pilot.pause()
        assert "This computer has seen the battle go further" in " ".join(table.text().split())

    play(steps, (160, 40))
