"""What a battle costs in things: by the record, by what was entered, and nothing while the house rules are off."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, soldier
from support.careers import squad
from support.golden_battles import golden_session
from support.laws import law

from squadlog.battle.evolve import first_state
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.after import read_lines
from squadlog.extras.careers.folding import company
from squadlog.extras.careers.gear import list_used_up
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.session.company_log import PaperBattle
from squadlog.extras.careers.words import company_lines, entry_words
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.rules.ammunition.record import RoundsFired
from squadlog.rules.grenades.record import belt

DEAD = "correct 1 wound=D because a wall fell"


def ruled(companies, one, **rules):
    for rule, option in rules.items():
        one = companies.write(one, told.HouseRuleChosen(rule=rule, option=option))
    return one


@pytest.mark.parametrize("name", ["raid", "mined"])
def test_what_a_record_used_up_is_what_its_last_state_lacks(name, tmp_path):
    """AMO-09, AMO-12, MIN-09: counted once more from the belts and from what lies there no longer."""
    with golden_session(name, tmp_path) as session:
        seat = session.seat(Speaker(seat=REFEREE))
        battle, events = seat.known, [event for line in seat.log.entries() for event in line.events]
    there = {number: unit.soldier for number, unit in battle.units.items()}
    found = Counter(list_used_up(battle, events, there, alone=True))
    expected = Counter()
    for number, unit in battle.units.items():
        for kind in ("fragmentation", "smoke"):
            expected[number, f"{kind} grenade"] += belt(unit).used(kind)
    gone = {
        (e.thing.side, e.thing.id): e.thing.item or e.thing.kind
        for e in events
        if e.kind in ("mine_sprung", "mine_dud", "thing_gone")
    }
    laid = Counter({key: count for key, count in found.items() if "grenade" not in key[1]})
    assert sorted(item for _, item in laid.elements()) == sorted(gone.values())
    found -= laid
    assert found == +expected
    assert found or laid
    few = {number: one for number, one in there.items() if number == 1}
    assert all(member == 1 for member, _ in list_used_up(battle, events, few, alone=False))


def test_a_magazine_is_used_up_when_it_is_empty():
    """AMO-09: its box is crossed off then, and by whom it was fired."""
    shots = [
        RoundsFired(unit=unit, weapon="SR", rounds=5, left=left, boxes=3)
        for unit, left in ((7, 5), (7, 0), (8, 0), (7, 5), (7, 0))
    ]
    assert Counter(list_used_up(first_state(setup()), shots, {2: soldier(7)}, alone=True)) == {
        (2, "SR magazine"): 2
    }


def test_nothing_becomes_of_things_while_the_house_rules_are_off(evening):
    able = evening.found()
    seat = evening.battle(evening.mustered(able, (1, 2), "A"), squad("B"), after=[DEAD])
    (took,) = evening.take_in(seat)
    assert took.entry.gear == ()
    assert took.company.stash == {}


@pytest.mark.parametrize(
    ("option", "points", "fate"),
    [("lost", 90, "fallen"), ("salvaged", 90, "salvaged"), ("salvaged", 3, "fallen")],
)
def test_what_the_fallen_bore_goes_with_them_or_comes_back_with_the_winner(
    evening, annals, option, points, fate
):
    companies = evening.companies
    ruled(companies, evening.found(), gear=option)
    sides = (("Able", str(points)), ("Baker", "20"))
    annals.enter(PaperBattle(title="The Ford", sides=sides, lines={"Able": ["1 D", "2 U"]}))
    (able,) = companies.all()
    assert [(one.item, one.count, one.member, one.fate) for one in able.battles[0].gear] == [
        ("SR", 1, 1, fate), ("BI", 1, 1, fate)
    ]  # fmt: skip
    assert able.stash == ({"SR": 1, "BI": 1} if fate == "salvaged" else {})
    assert "house rule, ours" in entry_words(able.battles[0])
    annals.take_back()
    assert companies.all()[0].stash == {}


def test_of_the_fallen_of_a_record_what_they_still_had_is_lost(evening, companies):
    able = ruled(companies, evening.found(), gear="lost", supplies="stash")
    seat = evening.battle(
        evening.mustered(able, (3, 2), "A"),
        squad("B"),
        after=["correct 1 weapons=LP in_hand=LP because he swapped", DEAD],
    )
    (took,) = evening.take_in(seat)
    assert [(one.item, one.member, one.fate) for one in took.entry.gear] == [
        ("LP", 3, "fallen"), ("BI", 3, "fallen")
    ]  # fmt: skip


def test_what_is_entered_goes_out_of_the_stash_and_into_it_as_far_as_it_is_there(evening, companies, annals):
    able = evening.found()
    companies.write(
        able, *(told.Stashed(item=item, count=count) for item, count in (("Mine", 3), ("tarp", 1)))
    )
    lines = [
        "used 2 mine, 4 tarp",
        "1 W M, used 1 SR magazine, 2 kills",
        "2-3: found 1 laser pistol",
        "lost 1 car",
    ]
    annals.enter(PaperBattle(title="The Ford", sides=(("Able", "1"), ("B", "2")), lines={"Able": lines}))
    (able,) = companies.all()
    assert able.stash == {"Mine": 1, "laser pistol": 2}
    assert able.gear["used"] == {"Mine": 2, "tarp": 4, "SR magazine": 1}
    assert (able.member(1).kills, able.member(1).wound) == (2, "M")
    told_ = list(company_lines(able))
    assert "used up: 2 Mine, 1 SR magazine, 4 tarp" in told_
    assert "lost: 1 car" in told_


@pytest.mark.parametrize(
    "line", ["used mine", "used 0 mine", "used 99999 mine", "lost", "1 used", "found 2 \x1b[31m"]
)
def test_what_became_of_nothing_is_told_with_its_line(line):
    one = company("0" * 8, [told.Founded(name="Able"), told.Enlisted(member=1, plan="{}")])
    with pytest.raises((CareerError, ValueError)) as fault:
        told.write_entry(told.TookPart(battle="1", title="x", served=(), gear=read_lines(one, [line]).gear))
    assert "\n" not in str(fault.value)
    assert "\x1b" not in str(fault.value)


def test_what_of_the_stash_goes_along_is_bought_for_the_squad_and_stays_until_it_is_used_up(
    evening, companies
):
    """BLD-08: what somebody must carry is in the keeping of the first."""
    able = evening.found()
    for item, count in (("Mine", 3), ("ecm_jammer", 1), ("boots", 2)):
        able = companies.write(able, told.Stashed(item=item, count=count))
    how = {"book": evening.book, "rulings": evening.rulings, "instead": True}
    squad_ = companies.muster(able, (2, 1), "A", along="1 mine, ecm jammer, 2 MINE", **how)
    assert [(one.item, one.bearer) for one in squad_.equipment] == [
        *[("mine", None)] * 3,
        ("ecm_jammer", "Bob"),
    ]
    assert companies.called("Able").stash == able.stash
    for said, words in (
        ("3 mine, 1 mine", "no 4 Mine; it has 3 Mine, 2 boots, 1 ecm_jammer"),
        ("2 boots", "boots is nothing that goes with a whole squad; there are"),
        ("0 mine", "no 0 Mine"),
        ("car", "no 1 car"),
    ):
        with pytest.raises(CareerError, match=words):
            companies.muster(able, (1,), "A", along=said, **how)


WORDS = st.lists(
    st.sampled_from(
        [
            "1",
            "2-3",
            "W",
            "M",
            "D",
            "kills",
            "used",
            "lost",
            "found",
            "mine",
            ",",
            ":",
            ";",
            "0",
            "é",
            "\x07",
            "9" * 9,
        ]
    ),
    max_size=9,
).map(" ".join)


@law(200)
@given(st.lists(WORDS, max_size=3))
def test_any_lines_are_an_evening_or_refused_in_one_line(lines):
    one = company(
        "0" * 8, [told.Founded(name="Able"), *(told.Enlisted(member=n, plan="{}") for n in (1, 2, 3))]
    )
    try:
        found = read_lines(one, lines)
        text = told.write_entry(told.TookPart(battle="1", title="x", served=found.who, gear=found.gear))
    except CareerError as error:
        assert "\n" not in str(error)  # noqa: PT017 - most lines are none
        assert "\x07" not in str(error)  # noqa: PT017
    else:
        assert told.read(text).gear == found.gear
