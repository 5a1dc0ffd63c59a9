"""`new --sealed`: words are asked at the terminal; with one a seat is read, without it only what all know."""

import getpass
import io
import json
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from unittest.mock import Mock, patch

import pytest
from support.sealing import CHEAP

from squadlog.__main__ import main
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.words import ask_password
from squadlog.facts.seats import TABLE
from squadlog.session import sealed
from squadlog.session.secrecy import terminals


@pytest.fixture
def terminal(call, monkeypatch):
    """A command in a process of its own, at which these words are typed, in their order."""
    monkeypatch.setattr("squadlog.store.seal.keys.SCRYPT", CHEAP)

    def run(*words, typed=()):
        left, asked = list(typed), []

        def getpass(prompt):
            asked.append(prompt)
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("getpass.getpass", getpass)
        with patch.dict(sealed.GIVEN, clear=True), patch.dict(terminals._TERMINALS, clear=True):
            code, out, err = call(*words)
        assert not left, left
        run.asked = asked
        return code, out, err

    return run


@pytest.fixture
def begun(terminal):
    """Battle 1 with hiding, and its two sides."""
    words = (
        "rusty hinges",
        "rusty hinges",
        "sky over fords",
        "sky over fords",
        "long whistle",
        "long whistle",
    )
    code, _, err = terminal("new", "newcomer", "--with", "hiding", "--sealed", typed=words)
    assert code == 0, err
    stands = json.loads(terminal("show", "--json", typed=("long whistle",))[1])
    return [side["id"] for side in stands["sides"]]


def test_each_seat_is_asked_for_its_word_and_hears_nothing_without(terminal, begun):
    one, other = begun
    code, _, err = terminal("show", "--seat", one)
    assert (code, "typed at a terminal" in err) == (2, True)
    code, _, err = terminal("show", "--seat", one, typed=("sky over fords",))
    assert (code, f"This is not the password of {one}." in err) == (4, True)
    assert terminal("show", "--seat", one, typed=("rusty hinges",))[0] == 0
    assert terminal("show", "--seat", other, typed=("sky over fords",))[0] == 0
    assert terminal("log", typed=("long whistle",))[0] == 0
    assert terminal.asked == ["Password of the referee (Enter for those of all sides): "]


def test_placement_is_said_alone_and_the_rest_waits_for_the_referee(terminal, begun):
    """HID-08, HID-13, HID-15."""
    one, other = begun
    stands = json.loads(terminal("show", "--json", "--seat", one, typed=("rusty hinges",))[1])
    unit = next(key for key, content in stands["units"].items() if content["soldier"]["side"] == one)
    assert terminal("do", f"hide {unit}", "--seat", one, typed=("rusty hinges",))[0] == 0
    with patch("squadlog.cli.battle.do._PATIENCE_S", 0.0):
        code, out, _ = terminal("do", f"placed {one}", "--seat", one, typed=("rusty hinges",))
    assert (code, "waits for an open terminal" in out) == (0, True)
    _, _, err = terminal("do", "note hello", "--seat", other, typed=("sky over fords",))
    assert "waits for an open terminal" in err
    assert "waits for an open terminal" in terminal("next", "--seat", one, typed=("rusty hinges",))[1]
    assert "has placed its hidden units" in terminal("log", typed=("long whistle",))[1]


def test_each_terminal_shows_the_four_signs_of_the_record(terminal, begun):
    one, other = begun
    said = terminal("do", "note hello", typed=("long whistle",))[2]
    (signs,) = re.findall(r"Signs: ([0-9a-f]{4})\.", said)
    for seat, word in ((one, "rusty hinges"), (other, "sky over fords")):
        assert f"   signs {signs}\n" in terminal("show", "--seat", seat, typed=(word,))[1]
    assert signs in terminal("check", "1")[1]


@pytest.mark.usefixtures("begun")
def test_checks_and_backups_need_no_word(terminal):
    assert terminal("check", "1")[0] == 0
    assert terminal("backup")[0] == 0
    assert terminal("backup", "check")[0] == 0
    assert terminal("battles")[0] == 0
    assert terminal("backup", "restore")[0] == 0


def test_a_process_that_has_read_nothing_yet_reads_the_events_of_chapters_from_a_seal(terminal, begun, shell):
    """HID-13: what reads pages knows by itself what can stand on them."""
    one, _ = begun
    assert terminal("do", f"placed {one}", typed=("long whistle",))[0] == 0
    for line in ("squadlog check 1", f"squadlog log --battle 1 --seat {TABLE}"):
        done = shell(line)
        assert done.returncode == 0, done.stderr


def test_reveal_opens_the_seal_for_everybody_once_the_battle_is_over(terminal, begun):
    """HID-13."""
    one, _ = begun
    assert terminal("reveal", "1", "--seat", one, typed=("rusty hinges",))[0] == 1
    assert terminal("do", "end because it is late", typed=("long whistle",))[0] == 0
    assert terminal("reveal", "1", typed=("long whistle",))[0] == 0
    assert terminal("log")[0] == 0
    assert terminal("show", "--seat", one)[0] == 0


def test_two_words_that_differ_begin_no_battle(terminal):
    code, _, err = terminal("new", "newcomer", "--sealed", typed=("rusty hinges", "dusty hinges"))
    assert (code, "differ" in err) == (2, True)
    assert terminal("battles", "list", "--json")[1].strip() == "[]"


def test_without_the_library_the_program_says_what_to_install():
    code = "import sys; sys.modules['cryptography'] = None\n"
    code += "from squadlog.store.seal.ciphers import SealError, require_library\n"
    code += "try:\n    require_library()\nexcept SealError as error:\n    print(error)\n"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert told == "A sealed battle needs the library cryptography: pip install 'squadlog[seal]'.\n"


def test_words_that_are_easily_guessed_begin_no_battle(terminal):
    code, _, err = terminal("new", "newcomer", "--with", "hiding", "--sealed", typed=("rust",))
    assert (code, "at least 8 characters" in err) == (2, True)
    again = ("rusty hinges", "rusty hinges", "rusty hinges")
    code, _, err = terminal("new", "newcomer", "--with", "hiding", "--sealed", typed=again)
    assert (code, "its own password" in err) == (2, True)


def test_without_a_terminal_a_word_is_asked_for_in_one_sentence(monkeypatch):
    """Nobody types a word for all to see, and nobody reads where Python lies."""
    monkeypatch.setattr("getpass.getpass", partial(getpass.fallback_getpass, stream=io.StringIO()))
    monkeypatch.setattr("sys.stdin", io.StringIO("rusty hinges\n"))
    with pytest.raises(NotUnderstoodError, match="The password of red must be typed at a terminal"):
        ask_password("red")


def put_back(terminal, home):
    """Somebody puts an older copy of the file back, as this computer notices."""
    file = home / "squadlog.db"
    older = file.read_bytes()
    assert terminal("do", "note It is noon.", typed=("long whistle",))[0] == 0
    file.write_bytes(older)


@pytest.mark.usefixtures("begun")
def test_a_check_whose_words_are_lost_has_told_nobody(terminal, home, monkeypatch):
    put_back(terminal, home)

    class Full(io.StringIO):
        def write(self, _):
            raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(sys, "stdout", Full())
        terminal("check", "1")
    seen = "This computer has seen the battle go further"
    assert seen in terminal("check", "1")[2]
    assert seen not in terminal("check", "1")[2]


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("seat", [(), ("--seat", TABLE), ("--seat", "referee")])
def test_text_play_tells_at_every_seat_what_was_seen_otherwise(terminal, home, seat):
    """HID-13: at the screen that all look at as well."""
    put_back(terminal, home)
    typed = () if TABLE in seat else ("long whistle",)
    out = terminal("play", "1", "--as", "text", *seat, typed=typed)[1]
    assert "This computer has seen the battle go further" in " ".join(out.split())


def test_reveal_without_the_word_says_what_opens_the_seal(terminal, begun):
    """HID-13: not that nobody had placed anything."""
    one, other = begun
    assert (
        terminal("do", f"placed {one}", f"placed {other}", "end because late", typed=("long whistle",))[0]
        == 0
    )
    for seat, typed in ((one, ("rusty hinges",)), (TABLE, ())):
        code, out, err = terminal("reveal", "1", "--seat", seat, typed=typed)
        assert (code, out, "The referee's password opens the seal" in err) == (1, "", True)


@pytest.mark.usefixtures("begun")
def test_the_file_of_errors_keeps_no_sentence_of_a_side(terminal, home, monkeypatch):
    """It lies beside the battles, where the others may read it."""
    said = ("do", "hide 1 at 3,4", "--seat", "referee")
    monkeypatch.setattr(sys, "argv", ["squadlog", *said])
    with monkeypatch.context() as broken:
        broken.setattr("squadlog.cli.battle.do.run", Mock(side_effect=KeyError("a bug")))
        assert terminal(*said)[0] == 4
    kept = (home / "errors.log").read_text()
    assert " do\n" in kept
    assert "hide 1" not in kept


@pytest.mark.usefixtures("begun")
def test_text_play_tells_what_was_put_back_while_it_is_open(terminal, home, monkeypatch, capsys):
    """HID-13: not only whoever opens the battle anew."""
    older = home / "older"
    shutil.copy(home / "squadlog.db", older)
    assert terminal("do", "note It is noon.", typed=("long whistle",))[0] == 0

    class Typist(io.StringIO):
        heard = ""

        def readline(self, _=-1):
            Typist.heard, first = Typist.heard + capsys.readouterr().out, not Typist.heard
            if first:
                with (
                    closing(sqlite3.connect(older)) as source,
                    closing(sqlite3.connect(home / "squadlog.db")) as target,
                ):
                    source.backup(target)
            return "show\n" if first else "quit\n"

    monkeypatch.setattr(sys, "stdin", Typist())
    main(["play", "1", "--as", "text", "--seat", TABLE])
    told = " ".join((Typist.heard + capsys.readouterr().out).split())
    assert "The battle continued in another window. This computer has seen the battle go further" in told
