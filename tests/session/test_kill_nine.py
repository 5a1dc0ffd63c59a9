"""kill -9 at any moment, then reopening, continues at the last confirmed step, in the middle of a prompt too.

A child process plays a battle whose players type their dice; it writes what it knows to be confirmed into a pipe.
The parent kills it at a random moment and opens the file again.
"""

import os
import random
import time
from functools import partial

from support.killed import is_one_step_on, mark, told_until_killed
from support.laws import times
from support.players import RandomPlayer

from squadlog.battle.evolve import replay
from squadlog.battle.known import known
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.session import deciding
from squadlog.session.battle_session import Session, open_store

KILLS = times(110)


def _play(path, battle, seed, out):
    """In the child: play forever, and write the mark after each thing that was confirmed."""
    session = Session.open(open_store(path), battle)
    player, rng = RandomPlayer(seed, warlike=0.1), random.Random(seed)
    os.write(out, f"{mark(session)}\n".encode())
    while True:
        if session.awaited.roll is not None:
            time.sleep(0.02)  # somebody rolls and reads a die
            outcome = session.answer(str(rng.randrange(10)))
        elif rng.random() < 0.15:
            outcome = session.undo()
        else:
            command = player.next(session.views.seen("referee"), deciding.table_at(session.record.battle))
            outcome = session.submit(command) if command else session.undo(min(20, session.record.head - 1))
        assert outcome is not None
        os.write(out, f"{mark(session)}\n".encode())


def test_no_kill_loses_anything_that_was_confirmed(path, setup_of):
    store = open_store(path)
    session = Session.create(store, setup_of(typed=("red", "blue"), each=3))
    number = session.id
    store.close()
    rng = random.Random(20)
    prompts = steps = 0
    for kill in range(KILLS):
        play = partial(_play, path, number, kill)
        confirmed = told_until_killed(play, rng.randrange(4), rng.uniform(0.0, 0.05))
        steps += len(confirmed) - 1
        store = open_store(path)
        reopened = Session.open(store, number)
        assert reopened.views.seen("referee") == known(
            replay(event for entry in reopened.log["referee"].entries() for event in entry.events), "referee"
        )
        if mark(reopened) != confirmed[-1]:
            # The one step being written may have reached the disk without being confirmed; nothing else may differ.
            assert is_one_step_on(reopened, confirmed[-1])

        prompts += reopened.awaited.roll is not None
        store.close()
    assert steps > KILLS
    assert prompts > 0, "no kill hit a prompt: nothing was learned of prompts"
    assert Session.open(open_store(path), number).exports["referee"].audit() == ()


def test_a_prompt_is_kept_with_the_faces_typed_for_it(store, setup_of, path):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.say("begin")
    asked = session.say("initiative")
    assert isinstance(asked, DieAsked)
    second = session.answer("4")
    assert isinstance(second, DieAsked)
    again = Session.open(open_store(path), session.id)
    assert again.awaited.roll == second.roll != asked.roll
    done = again.answer("9")
    assert isinstance(done, Accepted)
    assert sorted(face.value for roll in done.events[0].rolls for face in roll.faces) == [4, 9]
    assert again.awaited.roll is None
