"""A record whose commands were said in an older version opens, waits for the same die, and is audited as ever."""

import pytest

from squadlog.base.errors import StoreError
from squadlog.battle.commands import Begin, RollInitiative
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.session.battle_session import Session, open_store


@pytest.fixture
def waiting(path, setup_of):
    """A battle in the middle of its initiative roll, as the first version wrote it; gives its number."""
    store = open_store(path)
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    assert isinstance(session.submit(RollInitiative()), DieAsked)
    store.close()
    return session.id


def test_a_half_said_command_of_an_older_version_waits_for_its_die_and_is_decided(path, waiting, monkeypatch):
    brought = []

    def from_1(body):
        brought.append(dict(body))
        return body

    monkeypatch.setattr("squadlog.battle.record.upcasting.COMMANDS", {("roll_initiative", 1): from_1})
    store = open_store(path)
    again = Session.open(store, waiting)
    assert again.die["referee"].half_said() == RollInitiative()
    assert isinstance(again.answer("3"), DieAsked)
    assert isinstance(again.answer("7"), Accepted)
    assert brought == [{"kind": "roll_initiative"}] * len(brought) != []
    brought.clear()
    assert (again.exports["referee"].audit(), brought) == ((), [{"kind": "roll_initiative"}])
    store.close()


def test_a_half_said_command_of_a_newer_version_is_told_and_left_alone(path, waiting, monkeypatch):
    monkeypatch.setattr("squadlog.battle.record.upcasting.COMMANDS", {("roll_initiative", 1): dict})
    store = open_store(path)
    session = Session.open(store, waiting)
    assert isinstance(session.awaited.withdraw(), Moved)
    session.submit(RollInitiative())
    store.close()
    monkeypatch.undo()
    store = open_store(path)
    with pytest.raises(StoreError, match="made by a newer squadlog; upgrade"):
        Session.open(store, waiting)
    store.close()
