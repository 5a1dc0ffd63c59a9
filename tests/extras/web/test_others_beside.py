"""Who is no person speaks beside a served battle as long as it is served, and for one screen of a program alone."""

import pytest
from support.battles import setup
from support.matches import hasty_store

from squadlog.base.plugs import RunsBeside, marks_beside, stop_beside
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.session.battle_session import Session
from squadlog.session.said import others


@pytest.fixture
def begun(tmp_path, monkeypatch):
    """A battle with somebody who is no person, and what was begun and ended beside it."""
    store, told = hasty_store(tmp_path / "squadlog.db"), []
    number = Session.create(store, setup((1,), (11,))).id
    store.settings.set(f"{others.SETTING}.{number}", "somebody")

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
    store.settings.set(f"{others.SETTING}.{number}", "")
    BattleTable(store, number).close()
    assert told == []
