"""`squadlog arena`: what it prints, what it refuses, and how it leaves when it is interrupted."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SHORT = ("--option", "ply_limit=12", "--option", "first_player=red", "--processes", "1")


def test_a_match_is_told_in_words(call):
    code, out, err = call("arena", "phalanx-board", "greedy", "random", "--games", "4", *SHORT)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Phalanx, the board game: greedy against random, 4 games, 1 s a move, seed 1"
    heads = ("score", "of decided games", "of points", "length", "time of greedy", "time of random")
    assert tuple(line.split("  ")[0] for line in lines[2:]) == heads
    assert "95 % confidence: " in lines[4]
    assert "8.0 moves a game" in lines[5]
    assert "s at worst" in lines[6]


def test_a_match_is_told_as_json(call):
    words = ("arena", "phalanx-board", "2", "1", "--games", "2", "--seconds", "0.5", "--seed", "9", "--json")
    told = json.loads(call(*words, *SHORT)[1])
    assert told["players"] == ["greedy", "random"]
    assert (told["seed"], told["seconds"], told["options"]["ply_limit"]) == (9, 0.5, "12")
    count = told["tally"]
    assert count["won"] + count["lost"] + count["drawn"] == count["games"] == 2
    assert set(count["points"]) == {"share", "low", "high"}
    assert count["pace"][0]["moves"] == 8


def test_the_same_player_twice_is_told_apart(call):
    out = call("arena", "phalanx-board", "random", "random", "--games", "2", *SHORT)[1]
    assert "random (first) against random (second)" in out


def test_one_who_only_tries_moves_out_can_be_met_on_the_board(call):
    words = ("arena", "phalanx-board", "tryout", "random", "--games", "2", "--seconds", "0.02")
    code, out, _ = call(*words, *SHORT)
    assert code == 0
    assert "tryout against random, 2 games" in out
    assert " tried" in next(line for line in out.splitlines() if line.startswith("time of tryout"))


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("generals", "greedy", "tryout"), "does not play Generals and Majors, only open games"),
        (("phalanx-bord", "greedy", "random"), "phalanx-board"),
        (("phalanx-board", "gredy", "random"), "did you mean greedy?"),
        (("phalanx-board", "greedy"), "Missing: PLAYER"),
        (("phalanx-board", "greedy", "random", "--seed=--"), "--seed needs a value"),
        (("phalanx-board", "greedy", "random", "--games", "0"), "whole number from 1"),
        (("phalanx-board", "greedy", "random", "--games", "9" * 5000), "whole number from 1"),
        (("phalanx-board", "greedy", "random", "--seconds", "nan"), "from 0.001 to 3600"),
        (("phalanx-board", "greedy", "random", "--option", "ply_limit"), "NAME=VALUE"),
        (("phalanx-board", "greedy", "random", "--option", "ply_limt=3"), "ply_limit"),
        (("phalanx-board", "greedy", "random", "--option", "ply_limit=x"), "whole number"),
        (("phalanx-board", "1", "1", "--option", "ply_limit=3", "--option", "ply_limit=4"), "twice"),
        (("phalanx-board", "1", "1", "--option", "repetition_limit=1"), "repetition_limit"),
    ],
)
def test_what_makes_no_sense_is_code_2_and_one_sentence_with_what_would_be_right(call, words, hint):
    code, out, err = call("arena", *words)
    assert (code, out) == (2, "")
    assert hint in err.splitlines()[-1]
    assert "Traceback" not in err


def test_a_terminal_sees_progress_and_is_left_clean(call, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    _, out, err = call("arena", "phalanx-board", "random", "random", "--games", "2", *SHORT)
    assert "] 1 of 2: " in err
    assert " drawn, 8 moves, " in err
    assert err.endswith("\x1b[2K")
    assert "\x1b" not in out


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal to watch")
def test_the_interrupt_key_ends_every_process_and_what_was_played_is_told():
    words = ["arena", "phalanx-board", "greedy", "random", "--games", "100000", "--processes", "2", "--json"]
    program = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        f"from squadlog.__main__ import main; sys.exit(main({words!r}))"
    )
    ours, theirs = os.openpty()
    arena = subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=theirs,
        cwd=Path(__file__).parents[3],
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    while b"] 2 of 100000" not in shown:
        shown += os.read(ours, 1000)
    os.killpg(arena.pid, signal.SIGINT)
    told = json.loads(arena.communicate(timeout=20)[0])
    games = told["tally"]["games"]
    shown += os.read(ours, 10_000)
    os.close(ours)
    assert arena.returncode == 130
    assert games >= 2
    assert f"Stopped after {games} of 100000 games.".encode() in shown
    assert b"Traceback" not in shown
