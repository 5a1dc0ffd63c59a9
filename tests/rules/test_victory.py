"""What casualties are worth (CAS-01..07, AMB-97)."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, skirmish, soldier, table
from support.playing import Played

from squadlog.battle.commands import Correct
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.scored import VictoryReckoning
from squadlog.battle.state import WOUNDS
from squadlog.battle.terms import Grouping, Side
from squadlog.rules.common import wounds as wounds_chapter
from squadlog.rules.common.scoring.victory import final_scores, score, tolls

SHARES = {
    "none": Fraction(0),
    "L": Fraction(1, 10),
    "M": Fraction(1, 4),
    "S": Fraction(1, 2),
    "U": Fraction(3, 4),
    "D": Fraction(1),
}


def points(battle, **rulings):
    reading = table(rulings={name.replace("__", "."): option for name, option in rulings.items()})
    return {entry.side: entry.points for entry in score(battle, reading)}


@pytest.mark.parametrize(("wound", "share"), SHARES.items())
def test_a_wound_is_worth_its_share_of_the_units_points(wound, share):
    """CAS-01, CAS-02, CAS-03, CAS-04, CAS-05, CAS-06: NEW-57."""
    battle = skirmish(units={11: {"wound": wound}})
    assert points(battle) == {"red": 46 * share, "blue": 0}


def test_a_daze_alone_is_worth_nothing():
    """CAS-01."""
    battle = skirmish()
    assert (
        points(skirmish(units={11: {"dazed_at": battle.now, "dazed_until": battle.now.later(3)}}))["red"] == 0
    )


def test_points_go_to_the_enemy_whoever_fired():
    """CAS-07, AMB-97: the final wound counts, not who caused it."""
    battle = skirmish(red=(1, 2), units={2: {"wound": "D"}})
    assert points(battle) == {"red": 0, "blue": 46}


def test_fractions_are_exact_or_rounded_down_unit_by_unit_amb_97():
    """AMB-97."""
    battle = skirmish(blue=(11, 12), units={11: {"wound": "L"}, 12: {"wound": "L"}})
    assert points(battle)["red"] == Fraction(46, 5)
    assert points(battle, victory__fractions="whole")["red"] == 8


def test_every_unit_has_its_line_with_the_rule_that_prices_it():
    """CAS-03."""
    (red, _) = score(skirmish(blue=(11, 12), units={11: {"wound": "M"}}), table())
    assert [(line.unit, line.wound, line.points, line.rule) for line in red.lines] == [
        (11, "M", Fraction(23, 2), "CAS-03"),
        (12, "none", 0, "CAS-01"),
    ]


def test_the_record_keeps_points_as_a_fraction_in_words():
    """CAS-07."""
    scores = final_scores(VictoryReckoning(scores=score(skirmish(units={11: {"wound": "L"}}), table())))
    assert [(entry.side, entry.points) for entry in scores] == [("red", "23/5"), ("blue", "0/1")]


@given(st.lists(st.sampled_from(WOUNDS), min_size=2, max_size=2), st.integers(1, 60))
def test_a_worse_wound_is_never_worth_less(levels, value):
    """CAS-01..06."""
    better, worse = sorted(levels, key=WOUNDS.index)
    totals = [
        points(skirmish(soldiers={11: {"value": value}}, units={11: {"wound": level}}))["red"]
        for level in (better, worse)
    ]
    assert totals[0] <= totals[1] <= value


# More than two sides

GREEN = Side(id="green", name="Green")
THREE = {
    "sides": (Side(id="red", name="Red"), Side(id="blue", name="Blue"), GREEN),
    "groupings": (
        Grouping(id="red", name="Red squad", side="red", units=(1,)),
        Grouping(id="blue", name="Blue squad", side="blue", units=(11,)),
        Grouping(id="green", name="Green squad", side="green", units=(21,)),
    ),
    "soldiers": (soldier(1, "red"), soldier(11, "blue"), soldier(21, "green")),
}


def three_sides():
    battle = first_state(replace(setup(), **THREE))
    return replace(battle, stage="actions", order=("red", "blue", "green"))


def wounded(battle, *wounds):
    for unit, levels, by in wounds:
        recorder = EventRecorder(battle)
        wounds_chapter.wound(recorder, unit, levels, table(), by=by, cause="fire")
        battle = recorder.battle
    return battle


def test_of_three_sides_the_one_that_inflicted_a_wound_scores_it_cas_07():
    """CAS-07, AMB-142."""
    battle = wounded(three_sides(), (11, 5, 1))
    assert points(battle) == {"red": 46, "blue": 0, "green": 0}
    assert points(battle, victory__credit="every_enemy") == {"red": 46, "blue": 0, "green": 46}


def test_a_unit_wounded_by_two_enemies_is_shared_wound_by_wound_cas_07():
    """CAS-07, AMB-142: red made it M (1/4), green killed it."""
    battle = wounded(three_sides(), (11, 2, 1), (11, 3, 21))
    assert points(battle) == {"red": Fraction(23, 2), "blue": 0, "green": Fraction(69, 2)}


@pytest.mark.parametrize(("reading", "each"), [("shared", 23), ("nobody", 0)])
@pytest.mark.parametrize("by", [None, 11])
def test_a_wound_that_no_enemy_inflicted_is_a_reading_amb_143(by, reading, each):
    """AMB-143: nobody knows who, or it was a friend."""
    battle = wounded(three_sides(), (11, 5, by))
    assert points(battle, victory__unknown=reading) == {"red": each, "blue": 0, "green": each}


def test_the_referee_says_whose_work_a_wound_is_cas_07():
    """CAS-07, AMB-143: beside the wound, or afterwards."""
    played = Played(three_sides())
    played.do(Correct(unit=11, changes=(("wound", "D"),), reason="it fell off the roof"))
    assert points(played.battle) == {"red": 23, "blue": 0, "green": 23}
    played.do(Correct(unit=11, changes=(("by", "green"),), reason="it was pushed"))
    assert points(played.battle) == {"red": 0, "blue": 0, "green": 46}
    played.do(Correct(unit=11, changes=(("wound", "none"),), reason="it lives"))
    played.do(Correct(unit=11, changes=(("wound", "S"), ("by", "red")), reason="hit"))
    assert points(played.battle) == {"red": 23, "blue": 0, "green": 0}


def test_only_an_enemy_inflicts_a_wound_and_of_two_sides_nobody_asks_cas_07():
    """CAS-07, AMB-97."""
    said = Correct(unit=11, changes=(("by", "blue"),), reason="a stray shot")
    assert Played(three_sides()).refused(said).code == "unknown-side"
    assert Played(skirmish()).refused(said).code == "two-sides"


@pytest.mark.parametrize(("battle", "kept"), [(three_sides(), (("red", "M"),)), (skirmish(), ())])
def test_whose_work_a_wound_is_is_kept_where_more_than_two_sides_fight_cas_07(battle, kept):
    """CAS-07."""
    assert wounded(battle, (11, 2, 1)).units[11].hurt_by == kept


@given(levels=st.lists(st.tuples(st.integers(1, 3), st.sampled_from([1, 21, None])), max_size=5))
def test_what_a_unit_loses_is_scored_once_cas_07(levels):
    """CAS-07: whoever inflicted what, all shares together are that of its wound."""
    battle = wounded(three_sides(), *((11, count, by) for count, by in levels))
    assert sum(points(battle).values()) == 46 * SHARES[battle.units[11].wound]


def ticked(unit, before, after, by=None):
    return UnitWounded(unit=unit, levels=1, before=before, after=after, by=by)


def test_every_wound_tells_what_it_brought_and_together_they_are_the_count():
    """CAS-07: also one that is set right by hand; a wound that stays as it is brings nothing."""
    battle, reading = skirmish(red=(1, 2), blue=(11, 12)), table()
    events = [
        ticked(11, "none", "M", by=1),
        ticked(2, "none", "L"),
        UnitCorrected(unit=12, changes=(("posture", "prone"),), reason="seen so"),
        ticked(11, "M", "D", by=2),
        UnitCorrected(unit=11, changes=(("wound", "S"),), reason="misread"),
    ]
    told = tuple(tolls(battle, events, reading))
    assert [(one.unit, one.by, one.before, one.after) for one in told] == [
        (11, 1, "none", "M"),
        (2, None, "none", "L"),
        (11, 2, "M", "D"),
        (11, None, "D", "S"),
    ]
    stood = dict.fromkeys(("red", "blue"), Fraction(0))
    for one in told:
        for side, brought in one.points:
            stood[side] += brought
    for event in events:
        battle = evolve(battle, event)
    assert stood == points(battle) == {"red": Fraction(23), "blue": Fraction(46, 10)}
