"""A table without a map at which a commander plays red: what it is told, and what it says."""

import re

from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle


def begin_at_table(folder, level):
    """The Back Door without a map, in its first second: a person at blue, who moves first, that level at red."""
    setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7)
    begun = Session.create(hasty_store(folder / "squadlog.db"), setup).seat(Speaker())
    Commanders(begun.store, begun.id).sit("red", level)
    list(speak(begun))
    for one in ("begin", "initiative", "move"):
        assert not isinstance(begun.say(one), Refusal)
        list(speak(begun))
    return begun


def hear(seat, *sentences):
    """What the commander says after these words of a person, which stand."""
    for one in sentences:
        outcome = seat.say(one)
        assert not isinstance(outcome, Refusal), (one, outcome)
    said = list(speak(seat))
    assert not [one.fault for one in said if one.fault]
    return [one.sentence for one in said]


def asked(said):
    """The lines that were asked about, from whom to whom."""
    notes = [one for one in said if one.startswith("note aside: How far is it")]
    return [pair for note in notes for pair in re.findall(r"from (\d+) to (the nearest|\d+)", note)]
