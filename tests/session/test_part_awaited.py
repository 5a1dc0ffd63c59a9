"""What a battle waits for, by itself; and the die as a seat may know it."""

from support.battles import setup
from support.session_parts import parts

from squadlog.battle.commands import Begin, RollInitiative
from squadlog.battle.outcome import Moved
from squadlog.session.asking.die import DieOfSeat


def _waiting(store):
    return parts(store, setup(typed_dice=("red",)), Begin(), RollInitiative())


def test_nothing_is_waited_for_before_a_die_is_asked_for(store):
    awaited = parts(store, setup()).awaited
    assert (awaited.roll, awaited.name, awaited.first(), awaited.command()) == (None, "", None, None)
    assert awaited.drop().code == "no-die-awaited"


def test_the_die_comes_before_everything_else_and_is_its_sides_die_07(store):
    made = _waiting(store)
    assert made.awaited.roll.side == "red"
    assert made.awaited.first().code == "die-awaited"
    assert made.awaited.not_your_word("blue", "die").code == "not-yours"
    assert made.awaited.not_your_word("red", "die") is None


def test_what_waits_is_withdrawn_with_its_faces(store):
    made = _waiting(store)
    assert isinstance(made.awaited.withdraw(), Moved)
    assert (made.record.half, made.awaited.roll) == (None, None)


def test_a_seat_hears_the_command_that_waits_and_which_die_comes_after_a_face(store):
    made = _waiting(store)
    die = DieOfSeat(made.record, made.awaited, "blue")
    assert (die.roll, die.name) == (made.awaited.roll, made.awaited.name)
    assert die.half_said() == RollInitiative()
    assert die.after(()) == made.awaited.roll
