"""What comes about by itself at a moment: dazes that end, cars that arrive, airlocks.

WND-02, STO-11, ACT-75, ACT-76.
"""

from dataclasses import replace

import pytest
from support.battles import skirmish, table

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.feature import Feature
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.reports.track import track
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.on_track import Bar
from squadlog.rules.desk import chapters, flow
from squadlog.rules.desk.chapters import scheduled_effects
from squadlog.session.view.seat_value import seat_state

NOW = Moment(1, 4)
CAR = Feature(id="E", kind="elevator", name="Lift", floors=5, car=1, heading=3, arrives=Moment(1, 6))
DOORS = (
    Feature(id="A1", kind="airlock_door", name="Outer", airlock="L", state="open", used=True),
    Feature(id="A2", kind="airlock_door", name="Inner", airlock="L", state="open"),
)


def coming(battle):
    return [(due.at, due.of, due.what, due.part) for due in scheduled_effects(battle)]


def test_a_daze_is_over_after_its_last_subphase_wnd_02():
    """WND-02."""
    dazed = {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}
    battle = skirmish((1, 2), units={1: dazed, 2: dazed | {"wound": "U"}}, now=NOW)
    ((at, *rest),) = coming(battle)
    assert (at, *rest) == (Moment(1, 6), 1, "daze is over", "opens")
    assert battle.units[1].dazed(Moment(1, 5))
    assert not battle.units[1].dazed(at)
    assert coming(replace(battle, now=at)) == []


@pytest.mark.parametrize(("subphase", "floor"), [(6, 1), (7, 3)])
def test_a_car_arrives_as_the_subphase_after_its_journey_opens_sto_11(subphase, floor):
    """STO-11, AMB-35."""
    battle = skirmish(features=[CAR], now=Moment(1, subphase))
    assert coming(battle) == [(Moment(1, 7), "E", "car arrives on floor 3", "opens")]
    recorder = EventRecorder(battle)
    flow.fall_due(recorder, table(), "closes")
    assert not recorder.events
    flow.fall_due(recorder, table(), "opens")
    assert recorder.battle.features["E"].car == floor


def test_a_door_of_an_airlock_that_was_passed_shuts_as_the_subphase_closes_act_76():
    """ACT-75, ACT-76, AMB-32."""
    cycling = Ongoing(kind="open_airlock", start=NOW, end=Moment(1, 8), feature="L")
    battle = skirmish(features=DOORS, units={1: {"action": cycling}}, now=NOW)
    assert coming(battle) == [
        (Moment(1, 8), "L", "airlock is cycled", "slot"),
        (NOW, "A1", "shuts", "closes"),
    ]
    recorder = EventRecorder(battle)
    flow.fall_due(recorder, table(), "opens")
    assert not recorder.events
    flow.fall_due(recorder, table(), "closes")
    assert [door.state for door in recorder.battle.features.values()] == ["closed", "open"]


def test_a_chapter_has_things_of_its_own_come_about(monkeypatch):
    """ADV-01: such as a fuse."""

    def fuse(battle):
        del battle
        burnt = NoteWritten(text="bang")
        yield ScheduledEffect(
            at=Moment(1, 5),
            of="fuse",
            what="goes off",
            happens=lambda recorder, _: recorder.emit(burnt),
            track=Bar("fuse", row="fuse"),
        )

    monkeypatch.setattr(chapters, "BASIC", ("fuses",))
    monkeypatch.setattr(chapters, "HOUSE", ())
    monkeypatch.setattr(chapters, "chapter_of", lambda key: Chapter(key=key, time=TimeHooks(scheduled=fuse)))
    chapters.desk.cache_clear()
    try:
        told = []
        for subphase in (4, 5):
            recorder = EventRecorder(skirmish(now=Moment(1, subphase)))
            flow.fall_due(recorder, table(), "opens")
            told.append([event.text for event in recorder.events])
        assert told == [[], ["bang"]]
        row = track(known(skirmish(now=NOW), "red"), "red")[-1]
        assert (row.of, row.name) == ("fuse", "fuse")
        assert [(mark.start, mark.until) for mark in row.marks] == [(NOW, NOW)]
    finally:
        chapters.desk.cache_clear()


def test_the_track_tells_what_is_to_come_at_the_last_subphase_before_log_14_log_18():
    """LOG-14, LOG-18, WND-02, STO-11: units in initiative order, then whatever else falls due."""
    units = {
        2: {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)},
        11: {"action": Ongoing(kind="reload", start=NOW, end=Moment(1, 9))},
    }
    battle = known(skirmish((1, 2), features=[CAR, *DOORS], units=units, now=NOW), "red")
    ends = [(row.of, mark.until) for row in track(battle, "red") for mark in row.marks]
    assert ends == [(2, Moment(1, 5)), (11, Moment(1, 9)), ("E", Moment(1, 6))]


def test_a_seat_is_told_what_is_to_come_wnd_02_sto_11():
    """WND-02, STO-11."""
    battle = skirmish(features=[CAR, *DOORS], now=NOW)
    assert seat_state(known(battle, "red"), "red")["due"] == [
        {"at": Moment(1, 7), "of": "E", "what": "car arrives on floor 3"}
    ]
