"""The referee may set any fact of a unit straight, in words."""

import pytest
from support.battles import skirmish

from squadlog.battle.corrections import UNIT_FIELDS, correct_feature, correct_unit
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment

NOW = Moment(2, 3)


def _unit():
    return skirmish().units[1]


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("wound", "M", "M"),
        ("posture", "prone", "prone"),
        ("performed", "yes", True),
        ("in_hand", "none", None),
        ("jammed", "SR, SP", ("SR", "SP")),
        ("floor", "2", 2),
        ("pack_on", "off", False),
        ("place", "none", ""),
        ("keys", "red key", ("red key",)),
    ],
)
def test_a_field_takes_the_value_written(field, text, value):
    assert getattr(correct_unit(_unit(), ((field, text),), NOW), field) == value


def test_a_daze_is_set_by_its_last_subphase_and_taken_away():
    dazed = correct_unit(_unit(), (("dazed", "T2.s5"),), NOW)
    assert dazed.dazed(NOW)
    assert dazed.dazed(Moment(2, 5))
    assert not dazed.dazed(Moment(2, 6))
    assert not correct_unit(dazed, (("dazed", "none"),), NOW).dazed(NOW)


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("wound", "X"),
        ("posture", "flying"),
        ("floor", "two"),
        ("performed", "maybe"),
        ("action", "fire_throw"),
        ("dazed", "7"),
    ],
)
def test_a_value_the_field_cannot_hold_is_refused(field, text):
    with pytest.raises(ValueError, match=r"\S"):
        correct_unit(_unit(), ((field, text),), NOW)


def test_an_unknown_field_is_refused_with_the_fields_there_are():
    with pytest.raises(ValueError, match="wound"):
        correct_unit(_unit(), (("hit_points", "4"),), NOW)
    assert "wound" in UNIT_FIELDS


def test_a_door_is_set_straight_and_nonsense_is_refused():
    door = Feature(id="D1", kind="internal_door", name="Door", state="closed")
    assert correct_feature(door, (("state", "locked"),)).state == "locked"
    with pytest.raises(ValueError, match="closed"):
        correct_feature(door, (("state", "ajar"),))
