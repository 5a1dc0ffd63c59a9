"""Recorded games of the card games, replayed line by line.

Behind every move stands the position after it: how many cards each seat has in hand and reserve, or the strength of
both sides, and how many moves the next player has.
"""

from pathlib import Path

import pytest

from squadlog.games.score import read, replay, write

RECORDED = sorted(
    path
    for path in Path(__file__).with_name("recorded").glob("*.txt")
    if path.stem.startswith(("cards_", "generals_"))
)


def _note(game, state):
    if game == "generals":
        return f"{state.table.strength(0)}-{state.table.strength(1)}, {len(state.moves())} moves"
    counts = " ".join(
        str(len(hand) + len(reserve)) for hand, reserve in zip(state.hands, state.reserves, strict=True)
    )
    return f"{counts}, {len(state.moves())} moves"


def test_there_are_recorded_games_of_both():
    assert len(RECORDED) >= 7


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_line_by_line(path):
    text = path.read_text(encoding="utf-8")
    score = read(text)
    states = replay(score)
    lines = [line for line in text.splitlines() if line[:1].isdigit()]
    assert len(lines) == len(states) - 1
    for line, after in zip(lines, states[1:], strict=True):
        assert line.partition("# ")[2] == _note(score.game, after)
    assert text.splitlines()[-1] == f"# {states[-1].outcome().reason}"
    assert write(score).splitlines() == [line.partition("#")[0].rstrip() for line in text.splitlines()[:-1]]
