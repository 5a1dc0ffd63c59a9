"""A store of its own for each test, a small battle in it, and the random player at its session."""

from random import Random

import pytest
from support.battles import setup
from support.players import RandomPlayer

from squadlog.battle.commands import Note, SetDice
from squadlog.battle.refusal import Refusal
from squadlog.session import deciding
from squadlog.session.battle_session import Session, open_store


def make_setup(*, seed=7, typed=(), each=2):
    red, blue = tuple(range(1, 1 + each)), tuple(range(11, 11 + each))
    return setup(red, blue, seed=seed, typed_dice=typed, title="Corner shop")


class Table:
    """Everybody round the table at once: says something legal, or answers the die that is waited for."""

    def __init__(self, session, seed):
        self.session, self._rng, self._player = session, Random(seed), RandomPlayer(seed)

    def turn(self):
        """One thing said or one face typed; whether it stood (False: refused, or the battle is over)."""
        session = self.session
        if session.awaited.roll is not None:
            return not isinstance(session.answer(str(self._rng.randrange(10))), Refusal)
        wish = self._rng.random()
        if wish < 0.04:
            command = Note(text="a note [b]in brackets[/b]")
        elif wish < 0.06:
            command = SetDice(side=self._rng.choice(("red", "blue")), typed=self._rng.random() < 0.5)
        else:
            command = self._player.next(
                session.views.seen("referee"), deciding.table_at(session.record.battle)
            )
        return command is not None and not isinstance(session.submit(command, by="tester"), Refusal)

    def play(self, turns):
        """That many turns; gives the session."""
        for _ in range(turns):
            self.turn()
        return self.session


@pytest.fixture
def path(tmp_path):
    return tmp_path / "squadlog.db"


@pytest.fixture
def store(path):
    opened = open_store(path)
    yield opened
    opened.close()


@pytest.fixture
def setup_of():
    return make_setup


@pytest.fixture
def seated():
    """Seats the random player at a session."""
    return Table


@pytest.fixture
def session(store):
    return Session.create(store, make_setup(), by="referee")
