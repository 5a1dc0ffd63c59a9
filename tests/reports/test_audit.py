"""The audit: deciding a record again, and telling a mended fault from a divergence."""

import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from support.battles import skirmish
from support.melees import engaged
from support.told_ground import seen

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.events.referee import Overruled
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Trace
from squadlog.battle.terms import Side
from squadlog.book.mended import Mended, load_mended
from squadlog.facts.ground_facts import Crossed
from squadlog.reports import audit
from squadlog.reports.audit import _difference, _explaining, _format_faults, _Found
from squadlog.reports.occasions import CONDITIONS, Occasion
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

GOLDEN = Path(__file__).parents[1] / "golden" / "0.1.0"

FAULTS = (
    Mended(version="0.2", rules=("ACT-45",), what="a", commands=("declare",), touches=("unit_moved",)),
    Mended(
        version="0.3", rules=("MOV-06", "ACT-45"), what="b", commands=("declare", "done"),
        touches=("unit_moved.charged", "shot_fired.face"), where=("map",), dice=True,
    ),
    Mended(version="0.3", rules=("CAS-01",), what="c", commands=("done",), touches=("battle_ended.scores",)),
)  # fmt: skip


def told(found, command="declare", *, on_a_map=True):
    battle = skirmish()
    if on_a_map:
        battle = replace(battle, setup=replace(battle.setup, map="drawn"))
    occasion = Occasion(battle=battle, said={"kind": command}, events=(), overruled=False)
    return _format_faults(_explaining(found, occasion, FAULTS))


@pytest.mark.parametrize(
    ("found", "by"),
    [
        (_Found("", refused_by="ACT-45"), "mended in 0.2: ACT-45; mended in 0.3: MOV-06, ACT-45"),
        (_Found("", refused_by="MOV-06"), "mended in 0.3: MOV-06, ACT-45"),
        (_Found("", refused_by="FIR-01"), ""),
        (_Found("", other_dice=True), "mended in 0.3: MOV-06, ACT-45"),
        (_Found("", fields=("unit_moved.trace",)), "mended in 0.2: ACT-45"),
        (
            _Found("", fields=("unit_moved.trace", "unit_moved.charged")),
            "mended in 0.2: ACT-45; mended in 0.3: MOV-06, ACT-45",
        ),
        (_Found("", fields=("shot_fired.face", "shot_fired.target")), ""),
        (_Found("", kinds=("unit_moved", "unit_performed")), "mended in 0.2: ACT-45"),
        (_Found("", kinds=("battle_ended",)), ""),
        (_Found(""), ""),
    ],
)
def test_a_difference_is_explained_only_by_a_fault_that_says_what_differs(found, by):
    assert told(found) == by


def test_a_fault_shows_only_after_its_commands_and_under_its_conditions():
    charged = _Found("", fields=("unit_moved.charged",))
    assert told(charged, "done") == "mended in 0.3: MOV-06, ACT-45"
    assert told(charged, "done", on_a_map=False) == ""
    assert told(charged, "fire") == ""


@pytest.mark.parametrize(
    ("name", "holds", "fails"),
    [
        ("map", {"ground": "drawn"}, {}),
        ("sides", {"sides": 3}, {"sides": 2}),
        ("let_stand", {"overruled": True}, {}),
        ("let_stand", {"assist": "track"}, {"assist": "enforce"}),
        ("dive", {"said": {"action": "dive"}}, {"said": {"action": "leap"}}),
        ("dive", {"doing": "dive"}, {"doing": "leap"}),
        ("hair", {"metres": 2.005}, {"metres": 2.5}),
        ("hair", {"metres": 1.509}, {"metres": 1.52}),
        ("hair", {"said": {"move": {"distance_m": 2.01}}}, {"said": {"move": {"distance_m": 2.02}}}),
        ("hair", {"said": {"move": {"distance_m": 2.01}}}, {"said": {"move": None}}),
        ("storeys", {"floor": 2}, {"floor": 1}),
        ("two_fights", {"fights": ((1, 11), (12, 1))}, {"fights": ((1, 11), (12, 11))}),
    ],
)
def test_a_condition_tells_where_a_fault_could_show(name, holds, fails):
    assert CONDITIONS[name](occasion(**holds))
    assert not CONDITIONS[name](occasion(**fails))


def occasion(
    *,
    ground="",
    sides=2,
    overruled=False,
    assist="enforce",
    said=None,
    doing=None,
    metres=2.0,
    fights=(),
    floor=1,
):
    battle = skirmish(engagements=tuple(engaged(*pair) for pair in fights))
    setup = replace(battle.setup, map=ground, sides=tuple(Side(id=str(n), name=str(n)) for n in range(sides)))
    action = None if doing is None else Ongoing(kind=doing, start=Moment(1, 1), end=Moment(1, 1))
    units = {number: replace(unit, action=action) for number, unit in battle.units.items()}
    units[1] = replace(units[1], floor=floor)
    battle = replace(battle, setup=setup, units=units, assist={"fire": assist})
    moved = UnitMoved(unit=1, trace=Trace(mode="walk", metres=metres), charged=2, allowance=4, since_turn_m=2)
    return Occasion(battle=battle, said=said or {}, events=(moved,), overruled=overruled)


@pytest.fixture
def old_dive(tmp_path):
    """A battle that 0.1.0 decided, with a dive of 2.5 m from standstill."""
    path = tmp_path / "squadlog.db"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript((GOLDEN / "dive.sql").read_text(encoding="utf-8"))
    with contextlib.closing(Store(path)) as store:
        yield path, Session.open(store, store.battles()[0].id)


def test_a_fault_mended_since_is_told_as_an_earlier_reading(old_dive):
    """ACT-45, ACT-46: 0.1.0 let a dive from standstill go 2.5 m with nothing to dive over."""
    _, session = old_dive
    (found,) = session.exports["referee"].audit()
    assert found.earlier == "mended in 0.2: ACT-45, ACT-46"
    assert found.what.endswith("or name the obstacle: over low-obstacle")


def test_what_no_mended_fault_explains_is_a_divergence(old_dive, monkeypatch):
    _, session = old_dive
    rest = tuple(fault for fault in load_mended() if "ACT-45" not in fault.rules)
    monkeypatch.setattr(audit, "mended_since", lambda _: rest)
    (found,) = session.exports["referee"].audit()
    assert found.earlier == ""


@pytest.mark.parametrize(
    ("story", "kind", "was", "forged"),
    [
        ("escape", "unit_moved", '"metres":2.0', '"metres":1.0'),
        ("fire_fight", "unit_moved", '"charged":2.0', '"charged":1.0'),
        ("fire_fight", "shot_fired", '"target":9', '"target":10'),
        ("house", "unit_moved", '"allowance":2.5', '"allowance":6.0'),
    ],
)
def test_a_hand_on_an_old_record_does_not_hide_behind_a_mended_fault(tmp_path, story, kind, was, forged):
    path = tmp_path / "squadlog.db"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript((GOLDEN / f"{story}.sql").read_text(encoding="utf-8"))
        changed = file.execute(
            "UPDATE event SET body = replace(body, ?, ?) WHERE kind = ? AND body LIKE ?",
            (was, forged, kind, f"%{was}%"),
        )
        assert changed.rowcount
        file.commit()
    with contextlib.closing(Store(path)) as store:
        session = Session.open(store, store.battles()[0].id)
        assert [difference for difference in session.exports["referee"].audit() if not difference.earlier]


def test_what_was_let_stand_may_be_worded_otherwise_today():
    """The words of a refusal are no decision; its code and its rule are."""
    then = Overruled(code="too-far", rule="ACT-45", sentence="2.5 m at most", reason="so")
    assert not list(audit._difference([then], [replace(then, sentence="2 m at most")]))
    (found,) = audit._difference([then], [replace(then, sentence="2 m at most", rule="MOV-06")])
    assert found.fields == ("overruled.rule",)
    (found,) = audit._difference([then], [replace(then, reason="otherwise")])
    assert found.fields == ("overruled.reason",)


def test_a_move_that_is_carried_out_since_it_was_let_stand_is_no_divergence():
    """GEN-06: 0.1.0 let a sprint of a dazed soldier stand and left it where it was."""
    found = _Found("", kinds=("unit_performed", "unit_moved"))
    stood = replace(occasion(overruled=True), said={"kind": "done"})
    assert "GEN-06" in _format_faults(_explaining(found, stood, load_mended()))
    assert not _format_faults(_explaining(found, replace(stood, overruled=False), load_mended()))


@pytest.mark.parametrize(
    ("now", "differs"),
    [
        (Crossed(kind="light_woods", metres=2.5, at_m=1.5), False),
        (Crossed(kind="light_woods", metres=3.5), True),
    ],
    ids=["where it is crossed", "how deep"],
)
def test_where_a_line_meets_what_it_crosses_older_records_do_not_tell_los_01(now, differs):
    """LOS-01: no rule asks for it."""
    was = Crossed(kind="light_woods", metres=2.5)
    shot = ShotFired(unit=1, weapon="SR", sort="plain", target=11, moment=Moment(1, 1))
    before, after = (replace(shot, sighting=replace(seen(), crossed=(one,))) for one in (was, now))
    assert [found.fields for found in _difference([before], [after])] == [("shot_fired.sighting",)] * differs
