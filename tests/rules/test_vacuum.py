"""Suits that leak where there is no air: ENV-15, ENV-16, ENV-18..ENV-22, ENV-24, A-98, A-100, A-146."""

import pytest
from support.airless import TOXIC, VACUUM, airless, at, hit, leaks, passes
from support.battles import table

from squadlog.battle.commands import Correct, Declare, Done, Fire
from squadlog.battle.terms import Environment
from squadlog.facts.ground_facts import StatedSighting
from squadlog.facts.seats import TABLE
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import hints
from squadlog.rules.desk.chapters import on_track
from squadlog.rules.vacuum.record import SayBreach
from squadlog.rules.vacuum.suits import holds_air
from squadlog.rules.weather.record import ChangeWeather, SayWhere


@pytest.mark.parametrize(("levels", "size"), [(1, "small"), (2, "big"), (3, "big")])
def test_a_hit_of_any_level_breaches_the_suit_env_18_env_19_env_20(levels, size):
    """ENV-18, ENV-19, ENV-20, ENV-21: the next level comes in the same subphase two turns later."""
    played = airless()
    hit(played, 11, levels)
    assert leaks(played, 11) == [(size, "T3.s1")]
    assert [event.leak.size for event in played.of_kind("suit_breached")] == [size]


@pytest.mark.parametrize("cause", ["fire", "melee", "blast", "whatever"])
def test_it_matters_nothing_what_the_hit_came_from_env_18(cause):
    """ENV-18."""
    played = airless()
    hit(played, 11, 1, cause)
    assert leaks(played, 11) == [("small", "T3.s1")]


def test_a_hit_without_a_level_or_where_there_is_air_breaches_nothing_env_18():
    """ENV-18, ENV-15: nor does one in a battle that has air, or in which vacuum is not played."""
    played = airless()
    hit(played, 11, 0)
    assert leaks(played, 11) == []
    for environment, chapters in ((Environment(), ("vacuum",)), (VACUUM, ())):
        other = airless(environment, setup_changes={"chapters": chapters})
        hit(other, 11, 2)
        assert leaks(other, 11) == []


def test_a_small_breach_costs_one_more_level_and_has_sealed_itself_env_19_env_21():
    """ENV-19, ENV-21, A-100: not before the same subphase two turns on; it neither dazes nor breaches."""
    played = airless()
    played.do(Correct(unit=11, changes=(("vacuum", "small:T3.s4"), ("wound", "L")), reason="a scene"))
    at(played, 3, 3)
    passes(played)
    assert (str(played.battle.now), played.unit(11).wound) == ("T3.s4", "L")
    passes(played)
    assert (played.unit(11).wound, leaks(played, 11)) == ("M", [])
    assert not played.unit(11).dazed(played.battle.now)
    (due,) = played.of_kind("leak_due")
    told = "The suit of 11 Trooper 11 leaks: one more level, then it has sealed itself [ENV-19]."
    assert (due.next, narrate(due, played.battle, TABLE)) == (None, told)
    assert played.of_kind("suit_breached") == []


def test_a_big_breach_costs_a_level_every_twenty_subphases_until_death_env_20():
    """ENV-20, A-100."""
    played = airless()
    passes(played)
    hit(played, 11, 2)
    for turn, wound in ((3, "S"), (5, "U"), (7, "D")):
        at(played, turn, 2)
        passes(played)
        assert played.unit(11).wound == wound
    at(played, 9, 2)
    passes(played)
    assert len(played.of_kind("leak_due")) == 3
    played.do(Correct(unit=12, changes=(("vacuum", "big:T3.s4"),), reason="the clock was set on"))
    passes(played)
    passes(played)
    assert (played.unit(12).wound, leaks(played, 12)) == ("L", [("big", "T11.s3")])


@pytest.mark.parametrize(("reads", "big"), [("one_clock", 1), ("each", 2)])
def test_there_is_one_big_breach_in_a_suit_or_each_runs_for_itself_a_100(reads, big):
    """A-100: every hit of one level has its own one level in either case."""
    played = airless(rulings={"vacuum.multiple": reads})
    for levels in (2, 1, 1):
        hit(played, 11, levels)
    passes(played)
    played.do(Correct(unit=11, changes=(("wound", "none"),), reason="lives on"))
    hit(played, 11, 2)
    sizes = [size for size, _ in leaks(played, 11)]
    assert (sizes.count("big"), sizes.count("small")) == (big, 2)


@pytest.mark.parametrize(
    ("suit", "proof", "with_power"),
    [("BI", True, True), ("M", True, True), ("SSS", True, True), ("MZG", True, True), ("SNF", True, True),
     ("LI", False, True), ("RS", False, True), ("TS", False, False), ("No", False, False)],
)  # fmt: skip
def test_these_suits_hold_in_a_vacuum_env_16_a_98(suit, proof, with_power):
    """ENV-16, A-98."""
    for reads, holds in (("list", proof), ("list_and_power", with_power)):
        at_table = table(rulings={"vacuum.suits": reads})
        assert holds_air(suit, at_table.book, at_table.rulings) is holds


def test_without_a_suit_that_holds_it_is_as_with_a_big_breach_a_146():
    """A-146, ENV-16: from the first subphase without air on, and again and again."""
    played = airless(soldiers={11: {"armour": "TS"}})
    passes(played)
    assert leaks(played, 11) == [("bare", "T3.s2")]
    assert leaks(played, 12) == []
    hit(played, 11, 1)
    assert leaks(played, 11) == [("bare", "T3.s2")]
    at(played, 3, 2)
    passes(played)
    assert (played.unit(11).wound, leaks(played, 11)) == ("M", [("bare", "T5.s2")])
    (due,) = played.of_kind("leak_due")
    told = "11 Trooper 11 has no air: one more level, the next in T5.s2 [ENV-20]."
    assert narrate(due, played.battle, TABLE) == told


def test_or_it_is_death_at_once_a_146():
    """A-146."""
    played = airless(soldiers={11: {"armour": "TS"}}, rulings={"vacuum.unsealed": "dead"})
    passes(played)
    assert (played.unit(11).wound, played.unit(12).wound) == ("D", "none")


def test_hostile_air_is_as_a_vacuum_outdoors_and_nothing_indoors_env_22_env_23():
    """ENV-22, ENV-23: who goes in breathes again; a leak there costs nothing."""
    played = airless(TOXIC, soldiers={11: {"armour": "TS"}})
    played.do(SayWhere(units=(12,), where="indoors"))
    passes(played)
    assert leaks(played, 11) == [("bare", "T3.s2")]
    hit(played, 12, 1)
    assert leaks(played, 12) == []
    hit(played, 1, 1)
    played.do(SayWhere(units=(1, 11), where="indoors"))
    passes(played)
    assert leaks(played, 11) == []
    assert [event.unit for event in played.of_kind("air_again")] == [11]
    at(played, 3, 2)
    passes(played)
    assert played.unit(1).wound == "L"
    assert [event.spared for event in played.of_kind("leak_due")] == [True]


def test_vacuum_comes_and_goes_by_agreement_env_15():
    """ENV-15: where it is played."""
    played = airless(Environment(), soldiers={11: {"armour": "No"}})
    played.do(ChangeWeather(condition="hostile", air="corrosive"))
    assert played.battle.setup.environment.told == ("corrosive air",)
    passes(played)
    assert leaks(played, 11) == [("bare", "T3.s2")]
    played.do(ChangeWeather(condition="hostile", to="off"))
    hit(played, 12, 1)
    assert leaks(played, 12) == []
    other = airless(Environment(), setup_changes={"chapters": ()})
    assert other.refused(ChangeWeather(condition="vacuum")).rule == "ENV-15"


def test_vacuum_brings_no_zero_gravity_and_is_not_brought_by_it_env_24():
    """ENV-24."""
    assert not airless().battle.setup.environment.zero_g
    played = airless(Environment(zero_g=True))
    hit(played, 11, 2)
    assert leaks(played, 11) == []
    both = airless(Environment(zero_g=True, vacuum=True))
    hit(both, 11, 2)
    assert leaks(both, 11) == [("big", "T3.s1")]


def test_a_breach_without_a_map_is_said_and_empties_all_from_the_next_subphase_on_env_17():
    """ENV-17, A-99: who is indoors is safe until then."""
    played = airless(soldiers={11: {"armour": "TS"}})
    played.do(SayWhere(units=(11, 12), where="indoors"))
    passes(played)
    assert leaks(played, 11) == []
    played.do(SayBreach())
    hit(played, 12, 1)
    assert leaks(played, 12) == []
    passes(played)
    assert leaks(played, 11) == [("bare", "T3.s3")]
    hit(played, 12, 1)
    assert leaks(played, 12) == [("small", "T3.s3")]
    assert played.refused(SayBreach()).sentence == "That is already stated."
    assert airless(Environment()).refused(SayBreach()).rule == "ENV-17"


def test_the_referee_sets_leaks_and_air_right_log_01():
    """LOG-01, ENV-19."""
    played = airless()
    played.do(Correct(unit=11, changes=(("vacuum", "big:T2.s5,small:T3.s1"),), reason="forgotten"))
    assert leaks(played, 11) == [("big", "T2.s5"), ("small", "T3.s1")]
    for wrong in ("large:T2.s5", "big"):
        refused = played.refused(Correct(unit=11, changes=(("vacuum", wrong),), reason="x"))
        assert refused.sentence.startswith(f"'{wrong}' is not a breach: write small:T5.s7")


def test_the_clock_of_a_leak_stands_on_the_track_env_19():
    """ENV-19, LOG-14: from the hit to the level that it costs, in a row of its own."""
    played = airless()
    hit(played, 11, 1)
    (mark,) = [mark for mark in on_track(played.battle) if mark.of == "vacuum:11"]
    assert (str(mark.start), str(mark.until), mark.bar.row) == ("T1.s1", "T3.s1", "11 suit leaks")


def test_a_shot_in_a_vacuum_is_fired_and_breaches_env_18():
    """ENV-18, NX-17: said, rolled and told."""
    played = airless()
    played.do(Declare(unit=1, action="fire_throw", weapon="SR"))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=1, target=11, stated=StatedSighting(distance_m=9)), 4)
    (wounded,) = played.of_kind("unit_wounded")
    assert wounded.levels == 2
    assert leaks(played, 11) == [("big", "T3.s1")]


def test_without_a_map_the_first_subphase_says_that_everybody_counts_as_outdoors():
    """ENV-23: and no longer in the second, nor where there is air, nor once it is said."""
    played = airless()
    (told,) = hints(played.battle, "red", table().rulings)
    assert "indoors" in told
    said = airless()
    said.do(SayWhere(units=(1,), where="indoors"))
    passes(played)
    for other in (played, airless(Environment()), said):
        assert hints(other.battle, "red", table().rulings) == ()
