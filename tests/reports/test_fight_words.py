"""The story of a fight: each attack with what came of it, no sentence like the one before, nothing told twice."""

import itertools
import re

import pytest
from support.golden_battles import golden_session

from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.moment import Moment
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.reports.story.fight_words import FightTold
from squadlog.reports.story.paragraphs import story
from squadlog.reports.story.report import report
from squadlog.rules.common.reported import AttackMade

HIT, MISS = (
    Check(ledger=Ledger(test="to_hit", target=5), face=face, net=face, success=face < 6) for face in (3, 9)
)


def made(unit, target, check=HIT, after="L", *, how="shot", sort=""):
    wound = UnitWounded(unit=target, levels=1, before="none", after=after, by=unit) if check is HIT else None
    return AttackMade(
        entry=1, moment=Moment(1, 1), kind=how, by=unit, side="red", at=target, aimed_at=str(target),
        weapon="SR", sort=sort, range_m=12.0, check=check, levels=int(check is HIT), wound=wound,
    )  # fmt: skip


def told(*attacks):
    return list(FightTold(lambda number: f"{number} Trooper").told(attacks))


@pytest.mark.parametrize("how", ["shot", "melee"])
@pytest.mark.parametrize("check", [HIT, MISS])
def test_no_two_attacks_one_after_the_other_are_told_alike(how, check):
    sentences = told(*(made(place, place + 50, check, how=how) for place in range(1, 41)))
    assert len(sentences) == 40
    forms = [re.sub(r"\d+", "N", one) for one in sentences]
    assert all(one != other for one, other in itertools.pairwise(forms))
    for place, one in enumerate(sentences, 1):
        assert f"{place} Trooper" in one
        assert f"{place + 50} Trooper" in one
        assert ("lightly wounded" in one) is (check is HIT)


def test_those_who_miss_the_same_one_are_told_together_and_whoever_hits_it_is_not_among_them():
    sentences = told(made(1, 9, MISS), made(2, 9, HIT, "D"), made(3, 9, MISS), made(4, 8, MISS))
    assert sentences[0] == "1 Trooper and 3 Trooper fire at 9 Trooper and miss."
    assert sentences[1] == "2 Trooper hits 9 Trooper at 12 m with SR: dead."
    assert len(sentences) == 3


def test_a_swept_sector_is_one_sentence_with_all_whom_it_reached():
    """AUT-10: each is rolled for, of one pull of the trigger."""
    sort = "burst, sector"
    (sentence,) = told(
        made(1, 7, HIT, "S", sort=sort), made(1, 8, MISS, sort=sort), made(1, 9, HIT, "D", sort=sort)
    )
    assert sentence == (
        "1 Trooper sweeps a sector with SR: 7 Trooper is seriously wounded; 9 Trooper is dead; 8 Trooper is missed."
    )


@pytest.mark.parametrize("name", ["bursts_and_rout", "fire_fight", "raid", "melee_running", "mined"])
def test_a_story_has_every_hit_and_neither_sums_nor_rules(tmp_path, name):
    with golden_session(name, tmp_path) as session:
        chronicle = session.seat(Speaker(seat=REFEREE)).exports.chronicle()
        attacks = report(chronicle).attacks
        words = " ".join(text for turn in story(chronicle, attacks) for _, text in turn.passages)
        for one in attacks:
            if one.wound is not None:
                assert chronicle.called(one.wound.unit) in words
        assert not re.search(r"needs \d| = -?\d|\[[A-Z]{3}-\d|commitment", words)
        assert words.count(" is wounded by ") == 0


def test_a_wound_is_told_once_with_the_attack_that_did_it(tmp_path):
    """WND-01: what a shot led to stands with the shot."""
    with golden_session("fire_fight", tmp_path) as session:
        chronicle = session.seat(Speaker(seat=REFEREE)).exports.chronicle()
        words = " ".join(text for turn in report(chronicle).story for _, text in turn.passages)
        assert words.count("moderately wounded") == 2
        assert "dazed to" not in words


def test_a_blow_that_misses_says_nothing_of_what_its_victim_did():
    """Who is dazed keeps nobody off; and nobody `comes before` a rifle."""
    sentences = told(*(made(place, place + 50, MISS, how="melee") for place in range(1, 7)))
    assert not [one for one in sentences if "keeps" in one]
    watched = [made(place, place + 50, how="shot", sort="opportunity") for place in range(1, 7)]
    assert not [one for one in told(*watched) if "comes before" in one]
    assert any("was waiting for" in one for one in told(*watched))
