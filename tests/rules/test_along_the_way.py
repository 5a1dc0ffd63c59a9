"""What meets a unit along its way comes about metre by metre (ACT-55, ACT-58)."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.fire import OpportunityDeclined
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing
from squadlog.facts.ground_facts import Glimpse, StatedMove
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.actions import ActionHooks, PathEncounter, PathTrigger
from squadlog.rules.desk import chapters
from squadlog.rules.desk.along_the_way import meet_on_the_way
from squadlog.rules.fire.chapter import CHAPTER as FIRE

NOW = Moment(1, 4)
READY = {"opportunity": "SR"}


def mines(*metres):
    """A chapter with mines on the way of everybody, each of which is told and stops nobody."""

    def comes(recorder, mover, met, board):
        del mover, board
        recorder.emit(*(NoteWritten(text=f"mine {one.who} after {one.at_m:g} m") for one in met))
        return False

    def finds(battle, mover, facts, board):
        del battle, mover, facts, board
        return [PathEncounter(at_m=at_m, who=number) for number, at_m in enumerate(metres, 1)]

    return Chapter(key="mines", actions=ActionHooks(path_triggers=(PathTrigger(finds=finds, comes=comes),)))


@pytest.fixture
def in_force(monkeypatch):
    def put(*others):
        monkeypatch.setattr(chapters, "BASIC", tuple(one.key for one in others))
        monkeypatch.setattr(chapters, "HOUSE", ())
        monkeypatch.setattr(chapters, "chapter_of", {one.key: one for one in others}.get)
        chapters.desk.cache_clear()

    yield put
    chapters.desk.cache_clear()


def met(*glimpses, move_m=4.0):
    """What came about on a run of unit 11, and who is asked; the watchers see it after these metres."""
    move = StatedMove(
        distance_m=move_m, seen_by=tuple(Glimpse(watcher=unit, at_m=at_m) for unit, at_m in glimpses)
    )
    run = Ongoing(kind="move", start=NOW, end=NOW, mode="run")
    mover = {"action": run, "declaration": Declaration(choice="start", move=move)}
    recorder = EventRecorder(skirmish((1, 2), units={1: READY, 2: READY, 11: mover}, now=NOW))
    board = table()
    waits = meet_on_the_way(recorder, 11, board.surveyor.move(11, "run", move), board)
    offer = recorder.battle.pending
    assert (waits is not None) == (offer is not None)
    return [event.text for event in recorder.events if event.kind == "note_written"], offer and offer.watchers


def test_watchers_between_whom_nothing_lies_are_asked_together_act_58(in_force):
    """ACT-55, ACT-58."""
    in_force(FIRE)
    assert met((1, 3.0), (2, 1.0)) == ([], (2, 1))


def test_what_lies_before_a_watcher_comes_first_and_what_lies_behind_waits_act_55(in_force):
    """ACT-55."""
    in_force(FIRE, mines(2.5, 0.5))
    assert met((1, 3.0), (2, 1.0)) == (["mine 2 after 0.5 m"], (2,))
    in_force(mines(1.0), FIRE)
    assert met((1, 1.0)) == (["mine 1 after 1 m"], (1,))
    in_force(FIRE, mines(1.0))
    assert met((1, 1.0)) == ([], (1,))


def test_a_way_that_nobody_watches_is_gone_through_whole(in_force):
    """ACT-55."""
    in_force(FIRE, mines(2.0, 1.0))
    assert met() == (["mine 2 after 1 m", "mine 1 after 2 m"], None)


def test_nothing_lies_along_a_way_of_no_metres_act_55(in_force):
    """ACT-55."""
    in_force(mines(0.0), FIRE)
    assert met((1, 0.0), move_m=0.0) == ([], None)


def test_whoever_sees_a_move_after_something_else_has_met_it_is_asked_as_well_act_55(in_force):
    """ACT-55: asked are those who were asked, not everybody who holds fire."""
    in_force(FIRE, mines(2.0))
    move = StatedMove(distance_m=4.0, seen_by=(Glimpse(watcher=1, at_m=1.0), Glimpse(watcher=2, at_m=3.0)))
    run = Ongoing(kind="move", start=NOW, end=NOW, mode="run")
    mover = {"action": run, "declaration": Declaration(choice="start", move=move)}
    recorder, board = EventRecorder(skirmish((1, 2), units={1: READY, 2: READY, 11: mover}, now=NOW)), table()
    facts = board.surveyor.move(11, "run", move)
    asked = []
    while meet_on_the_way(recorder, 11, facts, board):
        (watcher,) = recorder.battle.pending.watchers
        asked.append(watcher)
        recorder.emit(OpportunityDeclined(unit=watcher))
    assert asked == [1, 2]
    assert recorder.battle.units[11].declaration.asked == (1, 2)
