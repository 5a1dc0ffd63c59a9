"""Sealed battles for tests, and terminals: each opens the file by itself and has what words it was given alone."""

from contextlib import contextmanager
from unittest.mock import patch

from support.on_maps import on_map
from support.piles import FIELD, PLACES

from squadlog.base.records import replace
from squadlog.battle.terms import Start
from squadlog.facts.seats import Speaker
from squadlog.session import sealed
from squadlog.session.battle_session import Session
from squadlog.session.secrecy import terminals
from squadlog.store.record_file import Store

WORDS = {"red": "rusty hinges", "blue": "sky over fords", "referee": "long whistle"}
"""So long that none of them stands by chance in what is encrypted."""
OF_SIDES = {seat: WORDS[seat] for seat in ("red", "blue")}
CHEAP = {"n": 16, "r": 8, "p": 1}
"""What a word costs to try in a test."""


def to_seal(chapters=("hiding",), **changes):
    """Two of red against two of blue on a field, blue's to hide."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": chapters})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    return replace(battle.setup, **{"starts": starts, "seed": 987654321, **changes})


class Terminal:
    """A process of its own, as far as a seal is concerned."""

    def __init__(self, path):
        self.store = Store(path)
        self._given, self._lent = {}, {}
        self.session = None

    @contextmanager
    def at(self):
        with (
            patch.object(sealed, "GIVEN", self._given),
            patch.object(terminals, "_TERMINALS", self._lent),
            patch("squadlog.store.seal.keys.SCRYPT", CHEAP),
        ):
            yield self

    def create(self, setup, words=WORDS):
        with self.at():
            self.session = Session.create(self.store, setup, words=words)
        return self

    def open(self, number, *words):
        """Open a battle with the words of these seats."""
        with self.at():
            self.session = Session.open(self.store, number)
            for seat in words:
                self.session.passwords.unlock(seat, WORDS[seat])
        return self

    def say(self, seat, *sentences, **more):
        """The last outcome of these sentences."""
        with self.at():
            for sentence in sentences:
                if sentence == "begin":
                    self._others_ready(seat)
                outcome = self.session.seat(Speaker(seat=seat)).say(sentence, **more)
        return outcome

    def _others_ready(self, seat):
        """The other sides whose words this process was given say that they are ready (SET-05)."""
        record = self.session.record
        for side in record.battle.side_ids():
            if side != seat and seat in record.battle.side_ids() and record.seal.opened.may_sit(side):
                self.session.seat(Speaker(seat=side)).say("ready")

    def looks(self):
        """As a screen does, twice a second."""
        with self.at():
            return self.session.changed()

    def known(self, seat):
        with self.at():
            return self.session.seat(Speaker(seat=seat)).known

    def log(self, seat):
        with self.at():
            return tuple(self.session.seat(Speaker(seat=seat)).log.entries(undone=True))
