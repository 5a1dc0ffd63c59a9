"""Two homes for tests of mail: each a file, keys and a memory of its own, as on two computers that share nothing."""

import os
from contextlib import contextmanager
from unittest.mock import patch

from support.at_home import at_home
from support.matches import hasty_store

from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.extras.mail.sending import send
from squadlog.extras.mail.state import state_of
from squadlog.extras.mail.taking import take
from squadlog.facts.seats import Speaker
from squadlog.session import sealed
from squadlog.session.battle_session import Session
from squadlog.session.secrecy import terminals

MOST_MAILS = 40


def at_a_computer(monkeypatch, folder):
    """Commands from here on are given at a computer of its own, whose files lie in that folder."""
    at_home(monkeypatch, folder)
    monkeypatch.setenv("SQUADLOG_SEEN", str(folder / "seen"))
    monkeypatch.setattr(sealed, "GIVEN", {})


class MailHome:
    """A player's computer."""

    def __init__(self, path):
        path.mkdir(parents=True)
        self.store = hasty_store(path / "squadlog.db")
        self._seen, self._given, self._lent = str(path / "seen"), {}, {}

    @contextmanager
    def at(self):
        with (
            patch.object(sealed, "GIVEN", self._given),
            patch.object(terminals, "_TERMINALS", self._lent),
            patch.dict(os.environ, {"SQUADLOG_SEEN": self._seen}),
        ):
            yield self

    def create(self, setup):
        with self.at():
            Session.create(self.store, setup)
        return self

    def send(self, number=1, to=None):
        with self.at():
            return send(self.store, number, to).text.encode()

    def take(self, data):
        with self.at():
            return take(self.store, data)

    def state(self, number=1):
        return state_of(self.store, number)

    @contextmanager
    def seat(self, number=1):
        with self.at():
            yield Session.open(self.store, number).seat(Speaker())

    def say(self, *sentences, number=1):
        """The last outcome of these sentences, none of which is refused."""
        with self.seat(number) as seat:
            for sentence in sentences:
                outcome = seat.say(sentence)
                assert isinstance(outcome, Accepted | DieAsked), (sentence, outcome)
        return outcome

    def log(self, number=1):
        with self.seat(number) as seat:
            return [line for entry in seat.log.entries() for line in entry.lines]


def two_homes(path, setup, to="blue"):
    """A battle at the first home, which judges and plays the other side, and the second, which has taken its packet."""
    host, guest = MailHome(path / "one" / "home"), MailHome(path / "two" / "elsewhere")
    host.create(setup)
    guest.take(host.send(to=to))
    return host, guest


def exchange(host, guest):
    """The guest answers and the host takes it."""
    return host.take(guest.send())


def played_by_mail(host, guest, plays, until):
    """Play from packet to packet until `until` is true of the host's seat; how many packets that took.

    `plays` says a sentence for what a seat is asked, or nothing more.
    """
    for mails in range(MOST_MAILS):
        home, other = (guest, host) if mails % 2 == 0 else (host, guest)
        with home.seat() as seat:
            while not seat.die.roll and (sentence := plays(seat)):
                outcome = seat.say(sentence)
                assert isinstance(outcome, Accepted | DieAsked), (sentence, outcome)
            if home is host and until(seat):
                return mails
        other.take(home.send())
    raise AssertionError(until)
