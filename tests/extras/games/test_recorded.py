"""Recorded games of all side games, replayed line by line.

Behind every move stands what the position after it comes to: points, cards of each seat or strength of both sides, and
how many moves the next player has. The last line says why the game ended.
"""

from pathlib import Path

import pytest

from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.score import read, replay, write

RECORDED = sorted(Path(__file__).with_name("recorded").glob("*.txt"))


def _points(state):
    return f"{state.points(0)}-{state.points(1)}, {len(state.moves())} turns"


def _cards(state):
    counts = (len(hand) + len(reserve) for hand, reserve in zip(state.hands, state.reserves, strict=True))
    return f"{' '.join(map(str, counts))}, {len(state.moves())} moves"


def _strength(state):
    return f"{state.table.strength(0)}-{state.table.strength(1)}, {len(state.moves())} moves"


NOTES = {"phalanx-board": _points, "phalanx-cards": _cards, "generals": _strength}
"""By game, what is noted behind a move."""


def test_every_game_has_a_recording():
    assert {read(path.read_text(encoding="utf-8")).game for path in RECORDED} == set(GAMES)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_line_by_line(path):
    text = path.read_text(encoding="utf-8")
    score = read(text)
    states = replay(score)
    noted = [line.partition("# ")[2] for line in text.splitlines() if line[:1].isdigit()]
    assert noted == [NOTES[score.game](state) for state in states[1:]]
    assert text.splitlines()[-1] == f"# {states[-1].outcome().reason}"


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_is_written_as_it_was_read(path):
    text = path.read_text(encoding="utf-8")
    assert write(read(text)).splitlines() == [
        line.partition("#")[0].rstrip() for line in text.splitlines()[:-1]
    ]
