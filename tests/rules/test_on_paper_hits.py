"""Hits on a side on paper and hits by it: bursts, blasts, whose they were, and what tables, health and score say."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.battles import table
from support.paper_sides import BesidePaper

from squadlog.battle.commands import Done, EndBattle
from squadlog.battle.moment import Moment
from squadlog.battle.scored import format_points
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import of_events
from squadlog.reports.narrate import tell
from squadlog.reports.service import services
from squadlog.reports.soldier.health import health
from squadlog.rules.automatic_fire.firing import levels_of
from squadlog.rules.common.reported import AttackMade
from squadlog.rules.common.scoring.victory import reckoning
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.on_paper.record import HitsSettled, OpenHit, paper
from squadlog.rules.on_paper.saying import ArmourSaid, TheyHit


def beside(*chapters: str, **changes: Any) -> BesidePaper:
    """Red acts first, with these chapters."""
    return BesidePaper(blue_first=False, chapters=chapters, **changes)


def attacks(played: BesidePaper) -> tuple[AttackMade, ...]:
    """The attacks of what was told so far."""
    return list_attacks(of_events(played.told))


def grenade_goes_off(played: BesidePaper) -> None:
    """Trooper 1 throws a grenade at figure 11, which goes off two subphases later."""
    for sentence in ("ready 1 fragmentation", "done", "quiet", "throw 1 fragmentation at 11 range 12"):
        played.say(sentence)
    played.say("done", 4)
    played.say("caught 11 0, 12 2 half, 2 3")
    while not paper(played.battle).open:
        played.do(Done())


@pytest.mark.parametrize("rounds", range(1, 6))
@pytest.mark.parametrize("pf", range(1, 10))
def test_an_open_hit_of_a_burst_is_asked_about_as_its_rounds(pf: int, rounds: int) -> None:
    """AUT-27, DMG-02: what is told of it are the penetrations that are worked out, never their sum."""
    by_af = tuple(levels_of(pf, af, rounds, table(), natural_one=False) for af in range(10))
    assert OpenHit(unit=11, by=1, levels=by_af, cause="fire").pfs == (pf,) * rounds


def test_a_burst_at_a_figure_asks_for_its_armour_once() -> None:
    """AUT-24, DMG-04."""
    played = beside("ammunition", "automatic_fire")
    for sentence in ("burst 1 at 11", "done", "next"):
        played.say(sentence)
    played.say("burst 1 at 11 range 12", 3, 5)
    assert "is hit 2 times, PF 5, 5. What" in played.asked.sentence
    told = list(tell(played.battle, played.say("af 11 4")))
    assert "T1.s1 11 Blue 1: PF 5, PF 5 - AF 4, 2 levels [DMG-02]." in told
    assert played.unit(11).wound == "M"
    assert [(one.at, one.hit, one.levels) for one in attacks(played)] == [(11, True, 2)]


def test_a_burst_over_a_sector_asks_once_for_each_whom_it_hits() -> None:
    """AUT-10, DMG-04: the second is proposed what was said of the first."""
    played = beside("ammunition", "automatic_fire", figures=(11, 12, 13))
    for sentence in ("burst 1 area at 11 12 13", "done", "next"):
        played.say(sentence)
    played.say("burst 1 area at 11 12 13 range 12", 2, 3, 9)
    asked = []
    while paper(played.battle).open:
        asked.append(played.asked.units)
        usual = played.asked.options[played.asked.enter - 1].says
        played.do(ArmourSaid(unit=11, af=3) if len(asked) == 1 else usual)
    assert asked == [(11,), (12,)]
    assert played.unit(12).wound == "M"


def test_a_grenade_asks_for_armour_once_for_each_figure_and_never_for_ours() -> None:
    """GRN-35..39, DMG-04: the half cover is counted before the armour, and ours are hurt by the armour we know."""
    played = beside("ammunition", "grenades", figures=(11, 12, 13))
    grenade_goes_off(played)
    assert {hit.unit for hit in paper(played.battle).open} == {11, 12}
    played.say("af 11 1")
    played.say("af 12 unknown")
    assert not paper(played.battle).open
    assert played.unit(11).wound != "none"
    assert played.unit(12).wound == "none"
    assert played.unit(12).dazed_until == played.unit(11).dazed_until
    made = {one.target: one for one in attacks(played) if one.kind == "blast"}
    assert made[11].wound is not None
    assert made[12].levels == 0


def test_their_shots_are_attacks_of_which_nobody_knows_the_die() -> None:
    """FIR-01: hit or miss and penetration, as they say."""
    played = BesidePaper()
    played.say("miss 1 by 12")
    played.say("hit 1 with SR by 11")
    played.say("hit 2 pf 4 blast")
    played.say("next")
    played.do(Done())
    missed, hit, blast = attacks(played)
    assert (missed.hit, missed.counts, missed.tested) == (False, True, False)
    assert (hit.by, hit.weapon, hit.way, hit.levels, hit.after) == (11, "SR", "stated PF 5", 2, "M")
    assert (blast.kind, blast.side, blast.after, blast.counts) == ("blast", "blue", "L", False)


def test_health_says_who_hurt_ours_and_with_what() -> None:
    """WND-01."""
    played = BesidePaper()
    played.say("hit 1 with SR by 11")
    played.say("next")
    played.do(Done())
    lines = list(health([(1, Moment(1, 1), played.told)], {}))
    assert [(one.what, one.by, one.weapon) for one in lines] == [("daze", 11, "SR"), ("wound", 11, "SR")]


@pytest.mark.parametrize("answer", ["af 11 unknown", ""])
def test_a_loss_that_they_admit_after_our_hit_is_his_who_hit(answer: str) -> None:
    """CAS-01: they work it out themselves, and it stays a kill of our soldier."""
    played = beside()
    played.say("fire 1 at 11 with SR range 12")
    played.say("done")
    played.say("next")
    played.say("fire 1", 5)
    if answer:
        played.say(answer)
    played.say("admit 11 dead")
    assert played.unit(11).wound == "D"
    assert services(played.battle.setup, played.told)[1].kills == (11,)


def test_a_loss_that_they_admit_of_their_own_is_nobodys() -> None:
    """LOG-10."""
    played = beside()
    played.say("admit 11 dead")
    assert services(played.battle.setup, played.told)[1].kills == ()


def _scores(played: BesidePaper) -> Iterator[str]:
    ctx = add_chapters(table(), played.battle)
    yield from (format_points(one) for one in reckoning(played.battle, ctx).scores)


def test_a_score_says_which_losses_it_leaves_out() -> None:
    """CAS-07: nothing that nobody knows is told as nothing."""
    played = BesidePaper()
    played.say("admit 11 dead")
    assert list(_scores(played)) == ["0 points and 1 loss of unknown worth", "0 points"]
    played.say("admit 12 light")
    told = list(tell(played.battle, played.do(EndBattle(reason="late"))))
    assert "Victory points: Red 0 and 2 losses of unknown worth, Blue 0." in told[-1]
    played.say("their 11 value 40")
    played.say("their 12 value 40")
    assert next(_scores(played)) == "44 points"


def test_what_was_settled_before_is_told_as_it_was() -> None:
    """LOG-01: a record without the levels has them of its penetrations."""
    played = BesidePaper()
    told = list(tell(played.battle, (HitsSettled(unit=11, pfs=(5,), af=3),)))
    assert "PF 5 - AF 3, 2 levels" in told[0]


def test_a_blast_of_somebody_with_a_rifle_is_not_the_rifle() -> None:
    """DMG-02: it asks for its own penetration, and the table of attacks names no weapon."""
    played = beside()
    played.say("their 11 with SR")
    assert played.refused(TheyHit(unit=2, by=11, blast=True)).code == "no-pf"
    played.say("hit 2 pf 4 blast by 11")
    assert attacks(played)[-1].weapon != "SR"
