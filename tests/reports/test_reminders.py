"""Reminders name what caused them, at the right subphase."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.reports.reminders import reminders
from squadlog.rules.common.shots.gunnery import may_fire_now

S4 = Moment(1, 4)


FIXED = table().reading
SLIDING = table(rulings={"rof.window": "sliding"}).reading


def at(moment, *, reading=FIXED, **unit):
    return reminders(skirmish(units={1: unit}, now=moment), reading)


def test_a_quiet_unit_is_not_mentioned():
    assert at(S4) == ()


@pytest.mark.parametrize(
    ("subphase", "said"), [(5, "up to and with T1.s7"), (7, "up to and with this subphase"), (8, None)]
)
def test_daze_is_recalled_until_it_ends_with_its_cause(subphase, said):
    """WND-02."""
    lines = at(Moment(1, subphase), dazed_at=S4, dazed_until=Moment(1, 7))
    assert [said in line and "T1.s4" in line for line in lines] == ([True] if said else [])


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("reload", "takes effect"),
        ("melee", "resolved at the end"),
        ("fire_throw", "fire begun"),
    ],
)
def test_an_action_is_recalled_in_the_subphase_in_which_it_ends(kind, said):
    """ACT-08, MEL-21."""
    action = Ongoing(kind=kind, start=Moment(1, 2), end=S4)
    assert said in at(S4, action=action)[0]
    assert at(Moment(1, 3), action=action) == ()


def test_a_jammed_weapon_and_readiness_are_recalled():
    """FIR-42, ACT-54."""
    jam, ready = at(S4, jammed=("SR",), opportunity="SP")
    assert "SR is jammed" in jam
    assert "SP" in ready


@pytest.mark.parametrize(
    ("shots", "said"),
    [
        ((Moment(1, 3),), "may not fire again in this subphase"),
        ((Moment(1, 1), Moment(1, 3)), "no more shots this turn"),
        ((Moment(1, 2),), None),
    ],
)
def test_the_rate_of_fire_is_recalled_while_it_binds(shots, said):
    """FIR-38."""
    lines = at(S4, shots=shots)
    assert [said in line for line in lines] == ([True] if said else [])


def test_shots_of_the_last_turn_bind_only_the_next_subphase():
    """FIR-38."""
    assert at(Moment(2, 2), shots=(Moment(1, 8), Moment(1, 10))) == ()


def test_where_any_ten_subphases_count_so_do_the_shots_of_the_last_turn():
    """FIR-38, AMB-87: until the tenth subphase after the earlier of the two."""
    fired = (Moment(1, 8), Moment(1, 10))
    (line,) = at(Moment(2, 2), shots=fired, reading=SLIDING)
    assert line.endswith("no more shots before T2.s8 [FIR-38].")
    assert at(Moment(2, 8), shots=fired, reading=SLIDING) == ()
    assert may_fire_now(fired, Moment(2, 8), SLIDING)


def test_who_is_out_of_the_fight_is_not_recalled():
    assert at(S4, wound="U", jammed=("SR",)) == ()


@pytest.mark.parametrize("stage", ["setup", "over"])
def test_outside_a_turn_nothing_is_recalled(stage):
    assert reminders(skirmish(units={1: {"jammed": ("SR",)}}, stage=stage), FIXED) == ()


def test_readiness_for_opportunity_fire_counts_to_the_end_of_the_last_turn():
    """ACT-54: what is not fired by then is not fired."""
    battle = skirmish(units={1: {"opportunity": "SR"}}, now=S4, setup_changes={"turns": 3})
    (told,) = reminders(battle, FIXED)
    assert (told.last, told.startswith("1 ")) == (Moment(3, 10), True)
    (told,) = reminders(skirmish(units={1: {"opportunity": "SR"}}, now=S4), FIXED)
    assert not hasattr(told, "last")
