"""What is made once for a side is made anew as soon as a die is awaited, though no entry was added to the log."""

from support.battles import setup
from support.matches import hasty_store

from squadlog.extras.web.pages.once import once_for_side
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session


def rolled_for(seat):
    """Whose die is awaited, as a piece of a page would tell it."""
    return "nobody's" if seat.die.roll is None else f"a die of {seat.die.roll.side}, {seat.die.name}"


def test_each_die_that_is_awaited_is_told_by_what_is_made_for_a_side(tmp_path):
    store = hasty_store(tmp_path / "squadlog.db")
    session = Session.create(store, setup((1,), (11,), typed_dice=("red", "blue")))
    table, red = session.seat(Speaker()), session.seat(Speaker(seat="red", name="Ann"))
    table.say("begin")
    assert once_for_side(red, rolled_for) == "nobody's"
    head = red.head
    table.say("initiative")
    first = once_for_side(red, rolled_for)
    assert first.startswith("a die of")
    table.answer("4")
    second = once_for_side(red, rolled_for)
    assert red.head == head
    assert second not in (first, "nobody's")
