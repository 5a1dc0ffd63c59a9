"""What a menu or a form says is read back as the very order, and stands; what it refuses is what the rules answer."""

from random import Random

import pytest
from support.offered_orders import faults_of_slot

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import TABLE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.scenes import load_battle

BOMBS = ("grenades", "explosives", "launchers")


def battle(path, key, chapters):
    """A ready battle at the table, where the first grouping gives its orders."""
    setup = load_battle(key, load_rulebook(), rulings_with(()), chapters=chapters)
    session = Session.create(open_store(path), replace(setup, seed=5, typed_dice=()))
    for sentence in ("begin", "initiative"):
        assert not isinstance(session.say(sentence), Refusal)
    return session.seat(Speaker(seat=TABLE))


@pytest.mark.parametrize(("key", "chapters"), [("newcomer", BOMBS), ("tutorial_map", ("automatic_fire",))])
def test_every_order_that_is_offered_stands_and_every_refusal_is_that_of_the_rules(tmp_path, key, chapters):
    """Two slots of a battle without a map and of one with; tests/large/orders.py goes through all to their ends."""
    seat, rng, slots, faults = battle(tmp_path / "one.db", key, chapters), Random(7), 0, []
    while slots < 2:
        ask = seat.due.ask()
        if ask.kind == "declare":
            faults += faults_of_slot(seat, ask.units, rng, forms=3)
            slots += 1
            seat.say(f"kneel {ask.units[0]}" if slots % 2 else f"fire {ask.units[-1]}")
        outcome = seat.say({"declare": "done", "choose_order": "move", "fire": "withhold"}.get(ask.kind, ""))
        assert not isinstance(outcome, Refusal), outcome
    assert faults == []
