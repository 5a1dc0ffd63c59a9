"""The exact odds of one shot against a twin that tries every pair of faces (FIR-41, DMG, T-14)."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.battle.commands import Fire, OpportunityShot
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import WOUNDS, Ongoing, QueuedShot
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.checks import judge_face, line
from squadlog.rules.common.shots.odds import chance_of_wound, shot_odds
from squadlog.rules.desk.preview import preview

PLAIN = table()


def by_hand(total, pf, af, before):
    """Every face and every face of the jam roll, counted."""
    ledger = Ledger(test="ranged", target=7, lines=(line("all", "all", total, "DIE-08"),))
    found, jam = {}, Fraction(0)
    for first, second in product(range(1, 11), repeat=2):
        if not judge_face(ledger, first).success:
            outcome = "miss"
        else:
            levels = max(pf - af, 1 if first == 1 else 0)
            outcome = WOUNDS[min(WOUNDS.index(before) + levels, 5)] if levels > 0 else "no_wound"
            jam += Fraction(int(first == 1 and second <= 2), 100)
        found[outcome] = found.get(outcome, 0) + Fraction(1, 100)
    return found, jam


@given(st.integers(-12, 12), st.integers(0, 7), st.integers(-1, 8), st.sampled_from(WOUNDS[:5]))
def test_the_odds_equal_a_count_of_all_faces(total, pf, af, before):
    """FIR-02, FIR-03, FIR-41, DMG-02, DMG-03, DMG-05, DMG-08."""
    highest = Ledger(test="ranged", target=7, lines=(line("all", "all", total, "DIE-08"),)).last_success
    odds = shot_odds(highest, pf, af, before, PLAIN)
    assert (odds.outcomes(), odds.jam) == by_hand(total, pf, af, before)


@given(
    st.integers(1, 9),
    st.integers(0, 7),
    st.integers(-1, 8),
    st.sampled_from(WOUNDS),
    st.sampled_from(["4", "5"]),
)
def test_the_odds_of_all_outcomes_sum_to_1(highest, pf, af, before, boxes):
    """AMB-90 included."""
    odds = shot_odds(highest, pf, af, before, table(rulings={"wounds.boxes": boxes}))
    assert sum(odds.outcomes().values()) == 1
    assert odds.hit + odds.miss == 1
    assert (odds.U == 0) or boxes == "5" or before == "U"


@pytest.mark.parametrize(
    ("total", "chance"),
    [(-6, 9), (-5, 9), (-2, 9), (-1, 8), (0, 7), (1, 6), (3, 4), (5, 2), (6, 1), (20, 1)],
)
def test_the_chance_to_hit_by_modifier(total, chance):
    """T-14, FIR-02, FIR-03."""
    highest = Ledger(test="ranged", target=7, lines=(line("all", "all", total, "DIE-08"),)).last_success
    assert shot_odds(highest, 5, 3, "none", PLAIN).hit == Fraction(chance, 10)


def test_a_rolled_shot_jams_once_in_fifty():
    """FIR-41, T-14."""
    assert shot_odds(1, 5, 3, "none", PLAIN).jam == Fraction(1, 50)
    assert shot_odds(9, 5, 3, "none", PLAIN, can_jam=False).jam == 0


def test_the_least_wound_through_a_breach_shows_in_the_odds_amb_91():
    """AMB-91."""
    reading = table(rulings={"damage.nat1Minimum": "not_through_breach"})
    assert Fraction(1, 10) == shot_odds(4, 2, 3, "none", PLAIN, through_breach=True).L
    assert shot_odds(4, 2, 3, "none", reading, through_breach=True).L == 0


@pytest.mark.parametrize("highest", [0, 11, -1])
def test_odds_of_an_impossible_test_are_an_error(highest):
    with pytest.raises(ValueError, match="1 to 10"):
        shot_odds(highest, 5, 3, "none", PLAIN)


def test_the_chance_of_at_least_a_level():
    odds = shot_odds(9, 5, 3, "M", PLAIN)
    assert Fraction(9, 10) == odds.U
    assert [chance_of_wound(odds, level) for level in ("L", "U", "D")] == [
        Fraction(9, 10),
        Fraction(9, 10),
        0,
    ]
    assert odds.out == Fraction(9, 10)


# The preview, which shows them


def test_a_preview_shows_ledger_odds_and_what_blocks():
    """FIR-04, FIR-41."""
    battle = skirmish(stage="fire", fire_queue=(QueuedShot(unit=1, weapon="SR"),))
    shown = preview(battle, Fire(unit=1, target=11), PLAIN)
    assert (shown.blocked, shown.ledger.total, shown.odds.M) == (None, -2, Fraction(9, 10))


def test_a_blocked_shot_still_shows_what_it_would_be():
    """LOS-17."""
    battle = skirmish(
        stage="fire", fire_queue=(QueuedShot(unit=1, weapon="SR"),), units={11: {"posture": "kneeling"}}
    )
    shown = preview(battle, Fire(unit=1, target=11, stated=StatedSighting(covers=("counter",))), PLAIN)
    assert (shown.blocked.rule, shown.ledger.total) == ("LOS-09", -2 + 5)


def test_a_shot_can_be_previewed_before_it_is_declared():
    """FIR-01: with the weapon in hand, in the action step."""
    shown = preview(skirmish(), Fire(unit=1, target=11), PLAIN)
    assert (shown.blocked, shown.odds.hit) == (None, Fraction(9, 10))


def test_a_shot_that_is_not_declared_yet_is_previewed_with_what_would_speak_against_it():
    """LOS-09, FIR-01: the reason stands beside the odds, in the action step too."""
    hidden = skirmish(units={11: {"posture": "kneeling"}})
    shown = preview(hidden, Fire(unit=1, target=11, stated=StatedSighting(covers=("counter",))), PLAIN)
    assert (shown.blocked.rule, shown.ledger.total) == ("LOS-09", -2 + 5)
    jammed = preview(skirmish(units={1: {"jammed": ("SR",)}}), Fire(unit=1, target=11), PLAIN)
    assert (jammed.blocked.code, jammed.ledger.total) == ("jammed", -2)


def test_an_aimed_shot_is_previewed_as_aimed():
    """ACT-50."""
    aiming = Ongoing(kind="aimed_fire", start=Moment(1, 1), end=Moment(1, 3), weapon="SR")
    shown = preview(skirmish(units={1: {"action": aiming}}), Fire(unit=1, target=11), PLAIN)
    assert shown.ledger.total == -5


def test_a_shot_at_a_feature_is_previewed_without_a_die():
    """OBS-03."""
    wall = Feature(id="W", kind="internal_wall", name="Wall", damage=6)
    shown = preview(skirmish(features=[wall]), Fire(unit=1, target="W"), PLAIN)
    assert (shown.ledger, shown.odds) == (None, None)
    assert (shown.battering.falls, shown.battering.through) == (True, True)


@pytest.mark.parametrize("command", [Fire(unit=9, target=11), Fire(unit=1), OpportunityShot(unit=1)])
def test_nonsense_has_a_reason_and_no_odds(command):
    shown = preview(skirmish(), command, PLAIN)
    assert shown.blocked.subsystem is None
    assert (shown.ledger, shown.odds) == (None, None)


def test_an_opportunity_shot_is_previewed_with_the_move_it_interrupts():
    """ACT-57, FIR-14."""
    running = Ongoing(kind="move", start=Moment(1, 1), end=Moment(1, 1), mode="run")
    battle = skirmish(
        units={1: {"opportunity": "SR"}, 11: {"action": running}},
        pending=OpportunityOffer(mover=11, watchers=(1,)),
    )
    shown = preview(battle, OpportunityShot(unit=1), PLAIN)
    assert (shown.blocked, shown.ledger.total) == (None, -2 + 1 + 3)


def test_a_preview_rolls_no_dice_and_says_what_the_shot_then_does():
    """The odds before the roll are the odds of the roll."""
    battle = skirmish(stage="fire", fire_queue=(QueuedShot(unit=1, weapon="SR"),))
    hits = sum(
        judge_face(preview(battle, Fire(unit=1, target=11), PLAIN).ledger, face).success
        for face in range(1, 11)
    )
    assert preview(battle, Fire(unit=1, target=11), PLAIN).odds.hit == Fraction(hits, 10)
