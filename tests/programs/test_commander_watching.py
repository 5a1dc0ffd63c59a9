"""A commander in a process of his own: he says his words while it runs, and it ends with whoever began it."""

import time

from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.watching import begin_watching
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store


def until(holds, most_s=60.0):
    ends = time.monotonic() + most_s
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_he_goes_along_with_a_battle_and_ends_with_its_screen(call):
    call("new", "newcomer", "--seed", "7")
    store = open_store()
    seat = Session.open(store, 1).seat(Speaker())
    assert begin_watching(seat) is None
    Commanders(store, 1).sit("red", "recruit")
    runs = begin_watching(seat)
    assert runs.mark() == "TOG: recruit"
    until(lambda: seat.changed() and "TOG is ready." in " ".join(seat.log.latest(1)))
    runs.end()
    until(lambda: runs.mark() == "")
