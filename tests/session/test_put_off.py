"""Reminders are dismissed or put off for one seat, whatever is undone; a duty is told again at its last moment."""

import pytest
from support.battles import setup
from support.matches import hasty_store
from support.sealing import Terminal, to_seal

from squadlog.base.errors import SquadlogError
from squadlog.battle.moment import SUBPHASES, Duty, Moment
from squadlog.facts.seats import TABLE, Speaker
from squadlog.session.asking import put_off
from squadlog.session.battle_session import Session

NOW = Moment(2, 4)
JAM = "3 Quill: SR is jammed and must be cleared before it is fired [FIR-42]."
CHARGE = Duty.until(Moment(3, 10), "Charge 1 on D1 waits: detonate [EXP-06]")


@pytest.fixture
def session(tmp_path):
    return Session.create(hasty_store(tmp_path / "squadlog.db"), setup((1, 2), (11,)))


def _kept(session, seat=TABLE):
    return put_off.PutOff(session.record, seat)


def _told(kept, now, *sentences):
    return [one.sentence for one in kept.sort(sentences, now) if one.told]


def _put_off(kept, sentence, until=None, now=NOW):
    present = kept.sort((JAM, CHARGE), now)
    kept.put_off(next(one for one in present if one.sentence.endswith(sentence)), present, until)


def test_what_is_dismissed_is_told_no_more_and_all_of_it_again_when_asked(session):
    kept = _kept(session)
    _put_off(kept, JAM)
    assert _told(kept, NOW, JAM, CHARGE) == [CHARGE]
    assert _told(kept, Moment(9, 9), JAM) == []
    kept.take_back()
    assert _told(kept, NOW, JAM, CHARGE) == [JAM, CHARGE]
    assert not session.record.store.settings.all()


def test_what_is_put_off_is_told_again_from_that_moment_on(session):
    kept = _kept(session)
    _put_off(kept, JAM, Moment(3, 1))
    assert _told(kept, Moment(2, 10), JAM) == []
    assert _told(kept, Moment(3, 1), JAM) == [JAM]


def test_one_seat_puts_off_for_itself_alone_and_the_file_keeps_no_sentence(session):
    _put_off(_kept(session, "red"), JAM)
    assert _told(_kept(session, "blue"), NOW, JAM) == [JAM]
    assert _told(_kept(session, TABLE), NOW, JAM) == [JAM]
    assert "Quill" not in "".join(session.record.store.settings.all().values())


def test_undo_neither_brings_a_reminder_back_nor_loses_that_it_was_dismissed(session):
    seat = session.seat(Speaker())
    seat.say("begin")
    _put_off(_kept(session), JAM)
    seat.say("undo")
    assert _told(_kept(session), NOW, JAM) == []
    seat.say("redo")
    assert _told(_kept(session), NOW, JAM) == []


def test_a_duty_that_was_dismissed_is_told_once_more_at_its_last_moment_and_can_be_dismissed_there_too(
    session,
):
    """EXP-06: after it the charge is of no use to anybody."""
    kept, last = _kept(session), Moment(3, SUBPHASES)
    _put_off(kept, CHARGE)
    assert _told(kept, Moment(3, 9), CHARGE) == []
    assert _told(kept, last, CHARGE) == [f"{put_off.LAST}{CHARGE}"]
    _put_off(kept, CHARGE, now=last)
    assert _told(kept, last, CHARGE) == []


def test_what_is_kept_of_reminders_that_are_gone_goes_with_the_next_one(session):
    kept = _kept(session)
    _put_off(kept, JAM)
    present = kept.sort((CHARGE,), NOW)
    kept.put_off(present[0], present, None)
    assert _told(kept, NOW, JAM) == [JAM]


def test_of_a_sealed_battle_nothing_is_kept_in_the_file(tmp_path):
    path = hasty_store(tmp_path / "squadlog.db").path
    red = Terminal(path).create(to_seal())
    with red.at():
        before = red.store.settings.all()
        kept = _kept(red.session, "red")
        _put_off(kept, JAM)
        assert _told(_kept(red.session, "red"), NOW, JAM) == []
        assert red.store.settings.all() == before


@pytest.mark.parametrize("text", ["[]", "nonsense", '{"a": 1}', "[" * 9999])
def test_a_setting_that_somebody_else_wrote_dismisses_nothing(session, text):
    session.record.store.settings.set(f"reminders.{session.id}.{TABLE}", text)
    assert _told(_kept(session), NOW, JAM) == [JAM]


@pytest.mark.parametrize(
    ("text", "moment"),
    [("", Moment(2, 5)), ("until T3.s2", Moment(3, 2)), ("until turn 5", Moment(5, 1)), ("7", Moment(2, 7)),
     ("until subphase 9", Moment(2, 9))],
)  # fmt: skip
def test_until_when_is_said_as_at_a_table(text, moment):
    assert put_off.read_until(text, NOW) == moment


@pytest.mark.parametrize(
    "text", ["until T2.s4", "until 3", "until tea", "until turn x", "11", "until T2.s4 or so"]
)
def test_what_is_no_moment_to_come_is_refused_in_a_sentence(text):
    with pytest.raises(SquadlogError, match="Say until when"):
        put_off.read_until(text, NOW)


def test_a_deleted_battle_takes_along_what_is_kept_beside_it(session):
    """The next battle may have its number; what is kept of others stays."""
    _put_off(_kept(session), JAM)
    store, others = session.record.store, {"mail.77": "[]", "reminders.77.referee": "[]", "hints.77": "[]"}
    for name in ("mail", "mail-sent", "apart", "hints"):
        store.settings.set(f"{name}.{session.id}", "[]")
    for key, text in others.items():
        store.settings.set(key, text)
    store.delete_record(session.id, for_good=True)
    assert store.settings.all() == others
