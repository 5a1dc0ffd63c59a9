"""The roll of a queued shot, and shots that do not fall: FIR-01, FIR-38, FIR-41, WND-04."""

import pytest
from support.battles import table
from support.fire_step import AT_11, fight, fired, resolved

from squadlog.base.dice import DieNeeded
from squadlog.battle.commands import Fire, WithholdFire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Adjustment
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot
from squadlog.rules.fire import shots


def test_a_hit_keeps_its_faces_facts_and_ledger():
    """FIR-01, FIR-04: -2 for fire control, 7 + -2 hits."""
    shot = fired(resolved(fight(), AT_11, 9))
    assert (shot.check.net, shot.check.success, shot.levels, shot.sort) == (7, True, 2, "plain")
    assert [face.value for face in shot.faces] == [9]


def test_a_miss_does_nothing():
    """DMG-01."""
    recorder = resolved(fight(), AT_11, 10)
    assert (fired(recorder).levels, fired(recorder).effects) == (0, ())


def test_a_natural_1_with_a_weak_weapon_wounds_once():
    """DMG-05, FIR-03: a caseless pistol against a marine suit."""
    weak = {1: {"weapons": ("P",)}, 11: {"armour": "MZG"}}
    recorder = resolved(fight(QueuedShot(unit=1, weapon="P"), soldiers=weak), AT_11, 1, 9)
    assert fired(recorder).levels == 1


@pytest.mark.parametrize(("second", "jams"), [(1, True), (2, True), (3, False), (10, False)])
def test_a_natural_1_is_rolled_again_and_1_or_2_jams(second, jams):
    """FIR-41: the hit still counts, and both faces are kept."""
    recorder = resolved(fight(), AT_11, 1, second)
    assert recorder.battle.units[1].jammed == (("SR",) if jams else ())
    assert [(face.name, face.value) for face in fired(recorder).faces] == [("to hit", 1), ("jam", second)]
    assert fired(recorder).check.success


@pytest.mark.parametrize("face", range(2, 11))
def test_no_other_face_is_rolled_again(face):
    """FIR-41."""
    assert len(fired(resolved(fight(), AT_11, face)).faces) == 1


def test_a_laser_jams_like_any_weapon():
    """FIR-43."""
    recorder = resolved(
        fight(QueuedShot(unit=1, weapon="LR"), soldiers={1: {"weapons": ("LR",)}}), AT_11, 1, 2
    )
    assert recorder.battle.units[1].jammed == ("LR",)


def test_ordinary_shots_jam_under_either_reading_amb_89():
    """AMB-89."""
    assert resolved(fight(), AT_11, 1, 1, jam__scope="units_only").battle.units[1].jammed == ("SR",)


def test_aimed_shots_are_told_as_such():
    """ACT-50, FIR-29."""
    shot = fired(resolved(fight(QueuedShot(unit=1, weapon="SR", aimed=True)), AT_11, 10))
    assert (shot.sort, shot.check.ledger.total) == ("aimed", -2 - 3)


def test_lines_added_and_struck_by_hand_count():
    """FIR-04: with their reasons kept."""
    adjust = (
        Adjustment(reason="sun", value=2),
        Adjustment(kind="strike", strike="fire_control", reason="broken"),
    )
    ledger = fired(resolved(fight(), Fire(unit=1, target=11, adjust=adjust), 10)).check.ledger
    assert ledger.total == 2
    assert any(not line.applied and "broken" in line.note for line in ledger.lines)


def test_a_die_that_must_be_typed_is_asked_for_by_name():
    """FIR-41: the second die is asked for once the first is known."""
    with pytest.raises(DieNeeded) as first:
        resolved(fight(), AT_11)
    with pytest.raises(DieNeeded) as second:
        resolved(fight(), AT_11, 1)
    assert (first.value.roll.name, first.value.roll.who, first.value.roll.side) == ("to hit", "1", "red")
    assert second.value.roll.name == "jam"


def test_a_shot_counts_for_the_rate_of_fire_and_leaves_the_queue():
    """FIR-38, AMB-88."""
    battle = resolved(fight(), AT_11, 10).battle
    assert (battle.units[1].shots, battle.fire_queue) == ((Moment(1, 2),), ())


def test_a_shot_let_go_is_not_counted():
    """AMB-83: the AP are spent."""
    recorder = EventRecorder(fight())
    shots.resolve_withhold(recorder, WithholdFire(unit=1), table())
    assert (recorder.battle.fire_queue, recorder.battle.units[1].shots) == ((), ())


def test_only_a_queued_shot_can_be_let_go():
    assert shots.refusal_withhold(fight(), WithholdFire(unit=11), table()).code == "no-queued-shot"
    assert shots.refusal_withhold(fight(), WithholdFire(unit=1), table()) is None


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}, ["dazed"]),
        ({"wound": "U"}, ["unconscious"]),
        ({"wound": "D"}, ["dead"]),
        ({"wound": "S"}, []),
    ],
)
def test_shots_of_those_who_can_no_longer_fire_are_lost(state, reason):
    """WND-04, WND-17, WND-18."""
    recorder = EventRecorder(fight(units={1: state}))
    shots.drop_unable(recorder, table())
    assert [event.reason for event in recorder.events] == reason


def test_a_late_daze_may_leave_the_shot_amb_92():
    """AMB-92."""
    recorder = EventRecorder(fight(units={1: {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}}))
    shots.drop_unable(recorder, table(rulings={"daze.sameSubphase": "yes"}))
    assert not recorder.events
