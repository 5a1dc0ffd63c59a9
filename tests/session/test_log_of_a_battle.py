"""The log of a battle is put into words a line at a time, and only as far as somebody reads it."""

from support.battles import setup

from squadlog.battle.record.tree import SPAN
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.reports.logbook import Logbook
from squadlog.session.battle_session import Session, open_store


def long(tmp_path, steps):
    store = open_store(tmp_path / "a.db")
    session = Session.create(store, setup())
    for number in range(steps):
        session.say(f"note line {number}")
    return store, session


def test_of_a_long_log_only_what_is_read_is_put_into_words(tmp_path, monkeypatch):
    store, made = long(tmp_path, 200)
    session = Session.open(store, made.id)
    told, tell = [], Logbook.told_each
    monkeypatch.setattr(
        Logbook, "told_each", lambda self, step, seat: told.append(step) or tell(self, step, seat)
    )
    entries = session.log[REFEREE].entries()
    assert (len(entries), told) == (201, [])
    assert [entry.id for entry in entries[-3:]] == [199, 200, 201]
    assert len(told) == 3
    assert entries[-1] is entries[200]


def test_the_log_read_from_its_end_is_that_read_from_its_beginning(tmp_path):
    store, made = long(tmp_path, 3 * SPAN)
    backwards = list(reversed(Session.open(store, made.id).log[REFEREE].entries()))[::-1]
    assert backwards == list(made.log[REFEREE].entries())


def test_the_battle_as_it_stood_at_a_line_is_what_the_seat_knew_then(tmp_path):
    _store, session = long(tmp_path, 2)
    session.say("begin")
    seat = session.seat(Speaker(seat="red"))
    assert seat.log.stood_at(1).stage == "setup"
    assert seat.log.stood_at(session.record.head) == seat.known
    assert seat.log.stood_at(99) is None


def test_another_side_reads_nothing_of_a_standing_order_that_was_set_right(tmp_path):
    _store, session = long(tmp_path, 0)
    for sentence in ("begin", "standing 1 hold until seen", "correct 1 standing_orders=none because so"):
        session.say(sentence)
    kinds = {seat: [entry.kind for entry in session.log[seat].entries()] for seat in ("red", "blue", "table")}
    assert kinds["blue"][-1] == "begin"
    assert kinds["red"] == kinds["table"] == [*kinds["blue"], "give_standing_order", "correct"]
    assert all(entry.lines for entry in session.log["red"].entries()[-2:])
    assert session.log["red"].entries()[-1].command
