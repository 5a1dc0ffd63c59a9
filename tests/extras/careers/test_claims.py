"""A claim goes to another machine and its answer comes back; what is wrong is one sentence and nothing written."""

import contextlib
import json
from dataclasses import replace
from random import Random

import pytest
from support.mutated_files import bytes_changed, value_changed

from squadlog.base.errors import SquadlogError
from squadlog.extras.careers import claims
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company_events import ResultSide
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.results import results_that_count
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess, PaperBattle
from squadlog.squads.sharing import codes
from squadlog.store.record_file import Store


@pytest.fixture
def machines(tmp_path):
    """Two files far from each other: Able is kept in one, Baker in the other."""
    stores = [Store(tmp_path / f"{name}.db") for name in ("able", "baker")]
    doors = [CompanyLogAccess(Companies(store)) for store in stores]
    for door, name in zip(doors, ("Able", "Baker"), strict=True):
        door._companies.found(name)
    yield doors
    for store in stores:
        store.close()


def claimed(door, campaign="", **points):
    sides = tuple((name, str(count)) for name, count in (points or {"Able": 12, "Baker": 8}).items())
    return door.enter(PaperBattle(title="The Ford", sides=sides, lines={}, by="Able", campaign=campaign))


def stands(door):
    """What a file has of the results, but for their numbers."""
    return [
        replace(one, number=1, said=tuple(replace(w, number=1) for w in one.said)) for one in door.results()
    ]


def refused(door, code, words, **how):
    before = door.results()
    with pytest.raises(SquadlogError, match=words) as fault:
        door.take(code, **how)
    assert "\n" not in str(fault.value)
    assert door.results() == before


def test_a_claim_is_answered_from_another_machine_and_both_records_agree(machines):
    able, baker = machines
    baker.enter(PaperBattle(title="Another", sides=(("Baker", "1"), ("Carl", "2")), lines={}))
    one = claimed(able)
    there = baker.take(f"Look:\n{able.sent(1)}")
    assert (there.number, there.state, there.missing) == (2, "claimed", ("Baker",))
    baker.dispute(2, "Baker", "it was dark")
    assert able.take(baker.sent(2)).state == "disputed"
    baker.confirm(2, "Baker")
    assert able.take(baker.sent(2)).state == "confirmed"
    assert stands(able) == stands(baker)[1:]
    assert able.results()[0].number == one.number


def test_answers_of_several_sides_come_in_any_order(tmp_path, machines):
    able, baker = machines
    with contextlib.closing(Store(tmp_path / "carl.db")) as store:
        carl = CompanyLogAccess(Companies(store))
        claimed(able, Able=1, Baker=2, Carl=3)
        for door, name in ((baker, "Baker"), (carl, "Carl")):
            door.take(able.sent(1))
            door.confirm(1, name)
        assert able.take(carl.sent(1)).missing == ("Baker",)
        assert able.take(baker.sent(1)).state == "confirmed"
        refused(able, carl.sent(1), "older than result 1 as it is known here: Baker has spoken since")
        assert carl.take(able.sent(1)).state == "confirmed"


def test_a_claim_that_was_changed_repeated_or_is_older_is_refused(machines):
    able, baker = machines
    claimed(able)
    first = able.sent(1)
    baker.take(first)
    refused(baker, first, "stands here as result 1, and this says nothing new")
    baker.confirm(1, "Baker")
    refused(baker, first, "That is older than result 1 as it is known here: Baker has spoken since")
    (one,) = able.results()
    for change, words in (
        ({"title": "The Lake"}, "it calls the battle The Lake, here it is The Ford"),
        ({"by": "Baker"}, "claimed by Baker, here by Able"),
        ({"sides": (ResultSide(name="Able", points="99"), one.sides[1])}, "gives Able 99, here it is 12"),
        ({"sides": (*one.sides, ResultSide(name="Carl"))}, "Carl fought in it, here it did not"),
        ({"campaign": "Lakes"}, "belongs to the campaign Lakes, here to no campaign"),
    ):
        refused(baker, claims.claim_code(replace(one, **change)), words)
    code = baker.sent(1)
    refused(able, code[:-9] + ("A" if code[-9] != "A" else "B") + code[-8:], "not")
    other = replace(one, said=(told.Disputed(number=1, by="Baker", why="never"),))
    refused(baker, claims.claim_code(other), "is said to have said of The Ford is not what stands here")
    refused(able, codes.code("SQUAD", "{}"), "code of a squad, not of a claim")


def test_nobody_speaks_for_a_side_that_is_kept_here(machines):
    able, baker = machines
    one = claimed(able)
    forged = replace(one, said=(told.Confirmed(number=1, by="Baker"),))
    refused(baker, claims.claim_code(forged), "Baker is kept here, and its word is said here")
    refused(baker, claims.claim_code(replace(one, by="Baker")), "Baker is said to claim The Ford, but")
    refused(able, claims.claim_code(replace(one, mark="paper-0123456789ab")), "Able is said to claim")
    with pytest.raises(CareerError, match="entered by all sides together"):
        claims.claim_code(replace(one, by=""))


def test_a_claim_of_a_campaign_that_is_not_kept_here_or_of_another_is_refused(machines):
    able, baker = machines
    able.open_campaign("The River")
    claimed(able, campaign="the river")
    code = able.sent(1)
    refused(baker, code, 'campaign The River, which is not kept here; squadlog campaign new "The River"')
    baker.open_campaign("the RIVER")
    baker.open_campaign("Lakes")
    refused(baker, code, "belongs to the campaign The River", campaign="lakes")
    assert baker.take(code, campaign="The river").campaign == "the RIVER"
    refused(baker, code, "says nothing new")


def test_who_confirms_says_what_became_of_its_soldiers_and_takes_it_back_with_its_word(
    evening, companies, annals, machines
):
    able, _ = machines
    evening.found("Baker")
    before = companies.all()
    claimed(able)
    annals.take(able.sent(1))
    with pytest.raises(CareerError, match="Line 1 of Baker, '9 D': Baker has no soldier 9"):
        annals.confirm(1, "Baker", ["9 D"])
    annals.confirm(1, "baker", ["1 D; 2-3"])
    (baker,) = companies.all()
    assert (baker.member(1).wound, baker.standing) == ("D", (0, 0, 1))
    annals.take_back()
    assert companies.all() == before
    assert annals.results()[0].state == "claimed"


def test_mutated_claims_are_claims_or_refused_in_one_sentence(machines):
    """The whole of it: `python tests/large/imports.py --all`."""
    able, baker = machines
    claimed(able)
    baker.take(able.sent(1))
    baker.dispute(1, "Baker", "no")
    code = baker.sent(1)
    document = codes.read(code, "CLAIM")
    random = Random(15)
    for number in range(200):
        if number % 2:
            text = bytes_changed(code.encode(), random).decode(errors="replace")
        else:
            text = codes.code("CLAIM", json.dumps(value_changed(json.loads(document), random)))
        try:
            one = claims.claim_in(text)
        except SquadlogError as error:
            assert "\n" not in str(error), text  # noqa: PT017 - most are none
        else:
            assert claims.claim_in(claims.claim_code(one)) == one


def test_results_stand_in_one_order_on_every_machine_however_they_came(machines):
    able, baker = machines
    for points in (1, 2, 3):
        claimed(able, Able=points, Baker=2)
    for place, number in enumerate((3, 1, 2), 1):
        baker.take(able.sent(number))
        baker.confirm(place, "Baker")
        able.take(baker.sent(place))
    there, here = ([one.sides for one in results_that_count(door.results())] for door in (baker, able))
    assert there == here
    assert [sides[0].points for sides in here] == ["1", "2", "3"]
    pytest.importorskip("openskill.models")
    assert able.ladder() == baker.ladder()
