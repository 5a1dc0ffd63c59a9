"""What a seat is told of a record: its log and what is made of it, each by itself."""

import json

import pytest
from support.battles import setup
from support.session_parts import parts

from squadlog.base.errors import SquadlogError
from squadlog.battle.commands import Begin, Note
from squadlog.session.asking.victory import VictoryCount
from squadlog.session.telling.exports import Exports
from squadlog.session.telling.log import SeatLog


def _log(made, seat="red"):
    return SeatLog(made.record, made.views, seat)


def _exports(made, seat):
    count = VictoryCount(made.record, made.views, seat)
    return Exports(made.record, made.views, _log(made, seat), count, seat)


def test_the_log_tells_its_lines_oldest_first(store):
    log = _log(parts(store, setup(), Note(text="one"), Begin()))
    assert [entry.kind for entry in log.entries()] == ["created", "note", "begin"]
    assert log.newest().kind == "begin"
    assert log.latest(2)[0] == "Note: one"
    assert [event for event, _ in log.told_each(9)] == []


def test_notes_are_found_with_their_line_and_nobody_has_wounds_at_first(store):
    log = _log(parts(store, setup(), Begin(), Note(text="look here", entry=2)))
    assert [note.text for note in log.notes()] == [note.text for note in log.notes_on(2)] == ["look here"]
    assert log.health() == log.health(1) == ()


def test_the_referee_alone_takes_the_whole_record_away(store):
    made = parts(store, setup(), Begin())
    assert json.loads(_exports(made, "referee").export("battle"))["title"] == made.record.title
    with pytest.raises(SquadlogError, match="shows every secret"):
        _exports(made, "red").export("battle")
    with pytest.raises(ValueError, match="shows every secret"):
        _exports(made, "red").audit()


def test_what_was_decided_is_decided_so_again(store):
    exports = _exports(parts(store, setup(), Note(text="one"), Begin()), "referee")
    assert (exports.audit(whole=True), exports.broken(), exports.proofs()) == ((), None, ())
    assert exports.chronicle().seat == "referee"
