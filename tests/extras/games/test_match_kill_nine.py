"""kill -9 at any moment of a side game, then reopening, continues at the last confirmed move or one write later."""

import hashlib
import os
import random
from functools import partial

from support.killed import told_until_killed
from support.matches import CARDS, at_random, referee, whole

from squadlog.base.dice import Chance
from squadlog.extras.games.score import replay
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import open_store

KILLS = 20


def _mark(match):
    """Head and position, as one short word."""
    return f"{match.record.head}:{hashlib.sha256(referee(match).view.text().encode()).hexdigest()[:16]}"


def _play(path, number, seed, out):
    """In the child: play forever, and write the mark after each thing that was confirmed."""
    match, chance = Match(open_store(path), number), Chance(seed)
    while True:
        os.write(out, f"{_mark(match)}\n".encode())
        if whole(match).state.to_move is None or chance.below(6) == 0:
            match.undo(min(3, len(whole(match).score.moves) or 1))
        else:
            at_random(match, chance, 1)


def test_no_kill_loses_a_move_that_was_confirmed(path):
    store = open_store(path)
    number = Match.create(store, CARDS).id
    store.close()
    rng, confirmed_moves = random.Random(5), 0
    for kill in range(KILLS):
        play = partial(_play, path, number, kill)
        confirmed = told_until_killed(play, rng.randrange(5), rng.uniform(0, 0.03))
        confirmed_moves += len(confirmed) - 1
        store = open_store(path)
        match = Match(store, number)
        assert replay(whole(match).score)[-1] == whole(match).state
        if _mark(match) != confirmed[-1]:
            # The one write on its way may have reached the disk without being confirmed; nothing else may differ.
            last = int(confirmed[-1].split(":")[0])
            moves = match.record.tree._moves
            before = match.record.tree.line()[-2:][0]
            assert before == last or match.record.tree.at(moves[-1].left).id == last
        store.close()
    assert confirmed_moves > KILLS
