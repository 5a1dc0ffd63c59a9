"""Recorded games of the board game (A.4 to A.7), replayed line by line.

Behind every move stand the points of Red and Black after it, and how many turns the next player has.
"""

from pathlib import Path

import pytest

from squadlog.games.score import read, replay, write

RECORDED = sorted(Path(__file__).with_name("recorded").glob("board_*.txt"))


def test_there_are_recorded_games():
    assert len(RECORDED) >= 4


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_line_by_line(path):
    text = path.read_text(encoding="utf-8")
    score = read(text)
    states = replay(score)
    lines = [line for line in text.splitlines() if line[:1].isdigit()]
    assert len(lines) == len(states) - 1
    for line, after in zip(lines, states[1:], strict=True):
        assert line.partition("# ")[2] == f"{after.points(0)}-{after.points(1)}, {len(after.moves())} turns"
    assert text.splitlines()[-1] == f"# {states[-1].outcome().reason}"
    assert write(score).splitlines() == [line.partition("#")[0].rstrip() for line in text.splitlines()[:-1]]
