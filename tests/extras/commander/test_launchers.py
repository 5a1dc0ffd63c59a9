"""What a sergeant makes of grenades and launchers: at crowds, by the rules' own foresight, and never among his own."""

from dataclasses import replace

import pytest
from support.asked_minds import changed
from support.in_the_yard import MINE, about, amount, best, of_chapter, placed, situation, turned, yard

from squadlog.battle.commands import Declare
from squadlog.battle.state import Ongoing, ShotPlan
from squadlog.extras.commander.mind.chapters import launchers
from squadlog.extras.commander.mind.chapters.grenades import GRENADES
from squadlog.extras.commander.mind.chapters.launchers import LAUNCHERS
from squadlog.extras.commander.mind.chapters.let_go import odds_of_blast
from squadlog.extras.commander.mind.shooting import DAZE
from squadlog.rules.launchers.record import Loaded

CROWD = {"u1": (4, 4, 90), "u2": (4.5, 5, 90)}


@pytest.fixture(scope="module")
def behind_a_wall():
    """Two behind a wall, 15 m from a soldier with a launcher; a friend beside the wall sees them."""
    return placed(yard(launchers=(MINE,)), u3=(19.5, 4, 270), u4=(9.5, 11, 220), **CROWD)


def with_load(posed, **how):
    held = tuple(
        (key, Loaded(**how) if key == "launchers" else kept) for key, kept in posed.known.units[MINE].held
    )
    return changed(posed, MINE, held=held)


def taken(now, what):
    """What the rules have it take of enemies, wherever it may lie."""
    rules, units = now.view.now.rules, now.view.known.units
    return sum(
        units[unit].soldier.value * (rules.share_taken(unit, odds) + DAZE * float(odds.hit))
        for unit, odds in odds_of_blast(now.view, what).items()
        if units[unit].side == "blue"
    )


def test_a_crowd_behind_a_wall_is_launched_at_where_a_friend_sees_it(behind_a_wall):
    """GLA-07, GLA-10..12: all that are in the launcher, by what the rules foresee of them together."""
    first, now = best(behind_a_wall)[0], situation(behind_a_wall)
    assert (first.says.action, first.says.shot.weapon, amount(first, "launches")) == ("launch", "4", 4)
    assert amount(first, "takes") == round(taken(now, now.view.now.blasts.foreseen(first.says)), 1)
    assert amount(first, "costs his own side") < amount(first, "takes") / 10


def test_nobody_launches_at_what_none_of_them_sees_or_too_near(behind_a_wall):
    """GLA-08, GLA-12."""
    unseen = changed(behind_a_wall, 4, wound="D")
    near = placed(behind_a_wall, u3=(12.5, 11.5, 220), u1=(4.5, 11, 90), u2=(5, 11.5, 90))
    assert of_chapter(LAUNCHERS, unseen) == []
    assert of_chapter(LAUNCHERS, near) == []


def test_nobody_launches_or_throws_where_a_friend_would_be_in_the_blast(behind_a_wall):
    """GRN-35."""
    among = placed(behind_a_wall, u4=(5, 4, 90))
    assert of_chapter(LAUNCHERS, among) == []
    assert of_chapter(GRENADES, placed(among, u3=(4, 12, 180))) == []


def test_a_launcher_is_kept_for_a_crowd_and_never_fired_empty(behind_a_wall):
    """GLA-03: the last two are no more than two, and none is launched at one whom it hardly hurts."""
    (two,) = {one.says.shot.weapon for one in of_chapter(LAUNCHERS, with_load(behind_a_wall, fired=2))}
    assert two == "2"
    assert of_chapter(LAUNCHERS, with_load(behind_a_wall, fired=4)) == []
    dying = changed(changed(behind_a_wall, 2, wound="D"), 1, wound="S")
    worthless = changed(dying, 1, soldier=replace(dying.known.units[1].soldier, value=2), in_hand=None)
    assert of_chapter(LAUNCHERS, worthless) == []


def test_no_grenade_is_launched_that_takes_less_than_it_is_worth_later(behind_a_wall, monkeypatch):
    """GLA-03: a second one at a crowd takes half of what the first does, the third less than 8 points."""
    monkeypatch.setattr(launchers, "_KEPT", 8.0)
    (one,) = of_chapter(LAUNCHERS, behind_a_wall)
    assert (amount(one, "launches"), amount(one, "which would be worth")) == (2, 16)


def test_a_shot_of_this_turn_goes_for_a_launch_and_none_for_a_throw(behind_a_wall):
    """GLA-06, GRN-40."""
    later = replace(
        behind_a_wall, known=replace(behind_a_wall.known, now=replace(behind_a_wall.known.now, subphase=9))
    )
    fired = changed(later, MINE, shots=tuple(replace(later.known.now, subphase=s) for s in (2, 4, 6)))
    assert of_chapter(LAUNCHERS, fired) == []
    thrower = placed(changed(fired, 4, shots=fired.known.units[MINE].shots), u4=(4, 12, 180))
    assert of_chapter(GRENADES, thrower, 4)


def test_a_wall_that_one_sees_over_is_thrown_over(behind_a_wall):
    """GRN-05, A-70: who kneels behind boxes is hidden from a shot, but not the place where he is."""
    kneels = placed(behind_a_wall, u1=(5.5, 8.6, 0), u2=(4.9, 8.6, 0), u4=(5.5, 13.9, 180))
    kneels = changed(changed(kneels, 1, posture="kneeling"), 2, posture="kneeling")
    now = situation(kneels)
    assert not now.in_front_of(now.survey.figures[4])
    assert of_chapter(GRENADES, kneels, 4)


def test_what_is_thrown_claims_all_whom_it_may_reach_by_its_own_odds(behind_a_wall):
    """And not him alone at whom it is thrown, by the odds of a rifle."""
    says = Declare(unit=MINE, action="launch", shot=ShotPlan(weapon="4", target=1))
    claimed = situation(changed(behind_a_wall, MINE, action=about(behind_a_wall, says))).claimed
    now = situation(behind_a_wall)
    odds = odds_of_blast(now.view, now.view.now.blasts.foreseen(says))
    assert claimed == {unit: pytest.approx(float(odds[unit].out)) for unit in (1, 2)}
    assert min(claimed.values()) > 0
    assert now.claimed == {}


def test_two_do_not_let_go_at_one_crowd_and_smoke_claims_nobody(behind_a_wall):
    thrower = placed(behind_a_wall, u4=(4, 12, 180))
    now, launch = thrower.known.now, ShotPlan(weapon="4", target=1)
    launched = Ongoing(kind="launch", start=now, end=now, shot=launch)
    smoke = Ongoing(kind="throw", start=now, end=now, shot=replace(launch, weapon="smoke"))
    assert of_chapter(GRENADES, thrower, 4)
    assert of_chapter(GRENADES, changed(thrower, MINE, action=launched), 4) == []
    smoked = changed(thrower, MINE, action=smoke)
    assert of_chapter(GRENADES, smoked, 4)
    assert situation(smoked).claimed == {}


def test_one_of_two_crowds_is_left_to_another_launcher(behind_a_wall):
    """Whoever stands elsewhere is not held back by what is let go at the first."""
    apart = placed(turned(behind_a_wall, 2), u2=(17, 13, 90))
    now = apart.known.now
    at_first = Ongoing(kind="throw", start=now, end=now, shot=ShotPlan(weapon="fragmentation", target=1))
    waits = placed(changed(apart, 4, action=at_first), u4=(4, 12, 180), u3=(17, 3, 0))
    assert [one.says.shot.target for one in of_chapter(LAUNCHERS, placed(waits, u2=(17, 13.5, 180)))] == [2]
