"""A write that fails at the very end of a commit: the file is asked what stands, and that is what is told."""

import shutil

import pytest
from support.failing_disk import FailingDisk
from support.matches import BOARD, whole

from squadlog.battle.commands import Begin, Note
from squadlog.battle.outcome import Accepted, Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.move_maker import Made
from squadlog.session.battle_session import Session, open_store
from squadlog.store import file

REMARK = "This is kept, but the disk reported an error"


@pytest.fixture(autouse=True)
def _waits_for_the_disk(monkeypatch):
    """As a player's file does: which call of the disk fails is counted here."""
    monkeypatch.setattr(file, "_settle", file._settle.__wrapped__)


def said(path, session, words, *, how="broken", before_last=0):
    """What comes of words when the disk fails at the last of their calls, or so many before; on a copy it does not."""
    copy = path.with_name("copy.db")
    shutil.copyfile(path, copy)
    with FailingDisk() as disk:
        again = type(session)(open_store(copy), session.id)
        opened = disk.calls
        words(again)
        calls = disk.calls - opened
    with FailingDisk() as disk:
        again = type(session)(open_store(path), session.id)
        disk.how, disk.at = how, disk.calls + calls - before_last
        outcome = words(again)
        assert disk.failed
    return again, outcome


def test_what_is_kept_after_all_is_told_as_kept_with_what_the_disk_said(session, path):
    again, outcome = said(path, session, lambda table: table.submit(Begin()))
    assert isinstance(outcome, Accepted)
    assert outcome.lines[-1].startswith(REMARK)
    assert (
        Session.open(open_store(path), session.id).views.seen("referee")
        == again.views.seen("referee")
        != session.views.seen("referee")
    )
    assert isinstance(again.submit(Note(text="and on")), Accepted)
    assert not again.submit(Note(text="and on")).lines[-1].startswith(REMARK)


def test_what_is_not_kept_is_told_as_not_kept_and_nothing_is_held_of_it(session, path):
    again, outcome = said(path, session, lambda table: table.submit(Begin()), before_last=2)
    assert isinstance(outcome, Refusal)
    assert "nothing was changed" in outcome.sentence
    assert (
        Session.open(open_store(path), session.id).views.seen("referee")
        == again.views.seen("referee")
        == session.views.seen("referee")
    )
    assert isinstance(again.submit(Begin()), Accepted)


def test_the_same_holds_for_undo_and_for_moves_of_side_games(session, path, store):
    session.submit(Begin())
    _, outcome = said(path, session, Session.undo, how="late")
    assert isinstance(outcome, Moved)
    match = Match.create(store, BOARD)
    move = whole(match).state.notation(whole(match).state.moves()[0])
    _, outcome = said(path, match, lambda game: game.moves.say(move), how="late")
    assert isinstance(outcome, Made)
