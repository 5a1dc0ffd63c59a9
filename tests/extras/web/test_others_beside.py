"""Who is no person speaks beside a served battle as long as it is served, and for one screen of a program alone."""

import pytest
from support.battles import setup
from support.matches import hasty_store

from squadlog.base.plugs import RunsBeside, marks_beside, stop_beside
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.session.battle_session import Session
from squadlog.session.said import others, who_sits


@pytest.fixture
def begun(tmp_path, monkeypatch):
    """A battle with somebody who is no person, and what was begun and ended beside it."""
    store, told = hasty_store(tmp_path / "squadlog.db"), []
    number = Session.create(store, setup((1,), (11,))).id
    store.settings.set(f"{who_sits.SETTING}.{number}", "somebody")

    def begins(seat):
        told.append(f"begun {seat.id}")
        return RunsBeside(others.BESIDE, lambda: "thinks", lambda: told.append("ended"))

    monkeypatch.setattr(others, "answers", lambda question: [begins] if question == "beside" else [])
    yield store, number, told
    stop_beside(number)


def test_they_begin_with_the_table_and_end_with_it(begun):
    store, number, told = begun
    table = BattleTable(store, number)
    assert marks_beside(number) == ("thinks",)
    table.close()
    assert told == [f"begun {number}", "ended"]


def test_where_a_screen_of_the_program_has_them_already_they_go_on_after_the_table(begun):
    store, number, told = begun
    assert others.have_others_beside(BattleTable(store, number)._eyes) is False
    second = BattleTable(store, number)
    second.close()
    assert told == [f"begun {number}"]
    assert marks_beside(number) == ("thinks",)


def test_where_people_alone_sit_nothing_is_begun(begun):
    store, number, told = begun
    store.settings.set(f"{who_sits.SETTING}.{number}", "")
    BattleTable(store, number).close()
    assert told == []


def test_whoever_is_seated_while_a_table_is_served_speaks_from_then_on(begun):
    store, number, told = begun
    store.settings.set(f"{who_sits.SETTING}.{number}", "")
    table = BattleTable(store, number)
    table.tick()
    assert told == []
    store.settings.set(f"{who_sits.SETTING}.{number}", "somebody")
    table.tick()
    table.tick()
    assert told == [f"begun {number}"]
    table.close()
    assert told[-1] == "ended"


def test_those_who_have_ended_by_themselves_begin_again_once_others_are_seated(begun, monkeypatch):
    store, number, told = begun
    gone = []

    def begins(seat):
        told.append(f"begun {seat.id}")
        return RunsBeside(others.BESIDE, lambda: "", lambda: told.append("ended"), lambda: bool(gone))

    monkeypatch.setattr(others, "answers", lambda question: [begins] if question == "beside" else [])
    table = BattleTable(store, number)
    gone.append("itself")
    table.tick()
    assert told == [f"begun {number}"]
    store.settings.set(f"{who_sits.SETTING}.{number}", "others")
    table.tick()
    assert told == [f"begun {number}", f"begun {number}", "ended"]
    table.close()
