"""Companies: soldiers are known again by what they bear, a battle is taken in once, and undone by one word."""

from dataclasses import replace
from fractions import Fraction

import pytest
from support.battles import setup, soldier
from support.careers import squad

from squadlog.base.errors import StoreError
from squadlog.battle.evolve import first_state
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.after import fighters_of, read_lines
from squadlog.extras.careers.company_events import read, write_entry
from squadlog.extras.careers.folding import company
from squadlog.extras.careers.house import CareerError, house_rules
from squadlog.extras.careers.session.companies import names_of
from squadlog.extras.careers.words import member_lines, roster_rows
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session
from squadlog.squads import edit
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.store.faults import GoneOn

FALL = "correct 1 wound=S because a wall fell"


def test_a_battle_is_taken_into_the_careers_of_all_who_fought_and_nobody_else_once(evening, companies):
    able, baker = evening.found("Able"), evening.found("Baker", side="TOG")
    seat = evening.battle(
        evening.mustered(able, (2, 3), "A"), evening.mustered(baker, (4, 1), "B"), after=[FALL]
    )
    took = evening.take_in(seat)
    assert [one.company.name for one in took] == ["Able", "Baker"]
    able, baker = companies.called("able"), companies.called("baker")
    assert {number: one.battles for number, one in able.members.items()} == {1: 0, 2: 1, 3: 1, 4: 0}
    # Counter 1 was soldier 2 of Able, whatever stands in which place.
    assert {number: one.wound for number, one in able.members.items()} == {
        1: "none",
        2: "S",
        3: "none",
        4: "none",
    }
    known = seat.known.units
    assert baker.member(4).wound == known[3].wound
    assert [one.attempts for one in able.members.values()] == [0, 1, 0, 0]
    (shot,) = (
        event
        for line in seat.log.entries()
        for event in line.events
        if event.kind == "shot_fired" and event.unit == 1
    )
    assert able.member(2).expected == Fraction(shot.check.ledger.successes, 10)
    with pytest.raises(CareerError, match="The Ford has been taken into Able already"):
        evening.take_in(seat)


def test_the_result_of_two_companies_stands_in_the_annals_and_goes_with_the_battle(
    evening, companies, annals
):
    able, baker = evening.found("Able"), evening.found("Baker")
    before = companies.all()
    seat = evening.battle(evening.mustered(able, (1,), "A"), evening.mustered(baker, (1,), "B"), after=[FALL])
    evening.take_in(seat)
    (result,) = annals.results()
    assert (result.state, result.winner) == ("confirmed", "Baker")
    companies.take_back(companies.called("Baker"))
    assert annals.results() == ()
    assert companies.all() == before
    evening.take_in(seat)  # and can be taken in again
    companies.write(companies.called("Able"), told.Decorated(member=1, medal="Cross"))
    with pytest.raises(CareerError, match="Able has gone on since The Ford; take that back first"):
        companies.take_back(companies.called("Baker"))
    companies.take_back(companies.called("Able"))
    annals.take_back()
    assert companies.all() == before


def test_a_battle_that_goes_on_is_not_taken_in_nor_one_without_anybody_of_a_company(evening):
    able = evening.found()
    mine = evening.mustered(able, (1,), "A")
    with pytest.raises(CareerError, match="is not over yet"):
        evening.take_in(evening.battle(mine, squad(), over=False))
    with pytest.raises(CareerError, match="Nobody of a company fought"):
        evening.take_in(evening.battle(squad(), squad("Others")))


def test_a_name_alone_makes_nobody_a_soldier_of_a_company(evening):
    able = evening.found()
    people = [
        soldier(1, name="Ann", squad="Able"),
        soldier(2, career=able.token(2)),
        soldier(3, career="0" * 8 + "-1"),
    ]
    assert {number: one.id for number, one in fighters_of(able, people).items()} == {2: 2}
    twice = [soldier(1, career=able.token(2)), soldier(2, career=able.token(2))]
    with pytest.raises(CareerError, match="both are soldier 2 of Able"):
        fighters_of(able, twice)


def test_whoever_is_copied_in_the_builder_is_nobody_of_a_company(evening):
    mine = evening.mustered(evening.found(), (1,), "A")
    copied = edit.add_soldier(mine, like=0)
    assert [bool(one.career) for one in copied.soldiers] == [True, False]
    again = import_squad(export_squad(mine).encode(), evening.book)
    assert again.soldiers[0].career == mine.soldiers[0].career
    plain = squad()
    assert "career" not in export_squad(plain)


def test_wounds_are_brought_by_the_house_rule_alone_and_bring_the_enemy_no_points(evening, companies):
    """LEG-19 in spirit: what somebody brought along nobody here inflicted."""
    able = evening.found()
    able = companies.write(able, told.Healed(member=1, wound="M"))
    assert evening.companies.squad_of(able, (1,), "A").soldiers[0].wound == "none"
    able = companies.write(able, told.HouseRuleChosen(rule="wounds", option="kept"))
    mine = companies.squad_of(able, (1, 2), "A")
    assert [one.wound for one in mine.soldiers] == ["M", "none"]
    said = read_lines(able, ["1-2", "3 W L"]).who
    assert [one.wound for one in said] == ["M", "none", "L"], "a line without a wound heals nobody"
    seat = evening.battle(mine, squad("Others"), over=False)
    assert seat.known.units[1].wound in ("M", "S", "U", "D")
    first = seat.log.stood_at(1)
    assert (first.units[1].wound, first.units[2].wound) == ("M", "none")
    able = companies.write(able, told.Healed(member=2, wound="U"))
    with pytest.raises(CareerError, match="Soldier 2 of Able is unconscious and must heal first"):
        companies.squad_of(able, (2,), "A")
    able = companies.write(able, told.Healed(member=2, wound="D"))
    with pytest.raises(CareerError, match="Soldier 2 of Able is dead"):
        companies.squad_of(able, (2,), "A")


def test_a_wound_from_an_earlier_battle_is_in_the_state_from_the_first_and_scores_nothing(store):
    session = Session.create(store, setup(soldiers={1: {"hurt": "M"}}))
    seat = session.seat(Speaker(seat=REFEREE))
    assert seat.known.units[1].wound == "M"
    assert [one.points for one in seat.victory.score()] == [0, 0]
    assert first_state(setup(soldiers={1: {"hurt": "L"}})).units[1].wound == "L"


def chronicle(*entries):
    people = [told.Enlisted(member=number, plan="{}") for number in (1, 2, 3)]
    return company("0" * 8, [told.Founded(name="Able"), *people, *entries])


def battle(number, *served, **changes):
    return told.TookPart(battle=str(number), title=f"Fight {number}", served=served, **changes)


def test_every_house_rule_is_off_until_chosen_and_off_is_the_first_it_offers():
    assert [next(iter(rule.options)) for rule in house_rules()] == ["off"] * 8
    hurt = told.Served(member=1, wound="S", outs=5)
    plain = chronicle(battle(1, hurt), battle(2, told.Served(member=2)))
    assert (plain.member(1).wound, plain.member(1).medals, plain.points) == ("S", (), 0)


def test_battles_one_after_the_other_that_went_alike_stand_in_one_line():
    fights = [
        battle(n, told.Served(member=1, wound=wound))
        for n, wound in enumerate(("none", "none", "L", "none"), 1)
    ]
    lines = list(member_lines(chronicle(*fights), 1, "Ilse"))
    assert lines[2:] == [
        "  Fight 1; Fight 2: left each unhurt",
        "  Fight 3: left it light",
        "  Fight 4: left it unhurt",
    ]


def test_a_battle_whose_row_was_moved_before_the_soldiers_is_told_all_the_same():
    """Somebody edited the number of an entry: the career knows less than the company."""
    fight, joined = battle(1, told.Served(member=1, wound="L")), told.Enlisted(member=1, plan="{}")
    moved = company("0" * 8, [told.Founded(name="Able"), fight, joined])
    assert list(member_lines(moved, 1, "Ilse"))[2:] == ["  Fight 1: left it light"]


@pytest.mark.parametrize(("option", "wounds"), [("off", "SSS"), ("level", "SML"), ("all", "S  ")])
def test_whoever_sits_a_battle_out_heals_by_the_house_rule(option, wounds):
    rule = told.HouseRuleChosen(rule="healing", option=option)
    fights = [
        battle(1, told.Served(member=1, wound="S")),
        *(battle(n, told.Served(member=2)) for n in (2, 3)),
    ]
    found = [chronicle(rule, *fights[: n + 1]).member(1).wound for n in range(3)]
    assert found == ["none" if one == " " else one for one in wounds]
    dead = chronicle(rule, battle(1, told.Served(member=1, wound="D")), *fights[1:])
    assert dead.member(1).dead


def test_medals_by_the_tally_are_given_when_the_tally_is_reached():
    rule = told.HouseRuleChosen(rule="medals", option="tally")
    fights = [battle(n, told.Served(member=1, outs=2)) for n in range(1, 11)]
    found = [len(chronicle(rule, *fights[:n]).member(1).medals) for n in range(11)]
    assert found == [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 5]  # a star at 5, 10, 15, 20; the ribbon with the tenth


def test_luck_of_a_career_is_judged_by_all_its_chances_together():
    one = told.Served(member=1, attempts=2, hits=2, chances=(("1/2", 1), ("1/5", 1)))
    who = chronicle(battle(1, one), battle(2, replace(one, hits=0))).member(1)
    assert (who.expected, who.hits) == (Fraction(7, 5), 2)
    # At least two of four, of chances 1/2, 1/5, 1/2, 1/5, by hand.
    assert who.lucky == Fraction(44, 100)
    paper = chronicle(battle(1, replace(one, chances=()))).member(1)
    assert (paper.lucky, paper.hits) == (None, 2)


def test_lines_of_an_evening_on_paper_say_what_became_of_whom():
    one = chronicle()
    first, second, third = read_lines(one, ["3 W M, 2 kills", "", "1-2"]).who
    assert (third.member, third.wound, third.kills, third.outs, third.hurt) == (3, "M", 2, 2, 2)
    assert (first, second) == (told.Served(member=1), told.Served(member=2))
    (shot,) = read_lines(one, ["1: dead, 9 shots, 4 hits, 1 out"]).who
    assert (shot.wound, shot.attempts, shot.hits, shot.outs) == ("D", 9, 4, 1)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("x", "Line 1 of Able, 'x': it does not begin with the number"),
        ("9 W M", "Able has no soldier 9"),
        ("1 W Q", "'W Q' is not understood"),
        ("1 2 kittens", "'2 kittens' is not understood"),
        ("1 L, M", "'M' is said twice"),
        ("3-1", "are no numbers"),
        ("99999999999999", "are no numbers"),
        ("1 99999 kills", "is not understood"),
        ("1 ٣ kills", "is not understood"),
        ("2\n", ""),
    ],
)
def test_a_line_that_is_none_is_told_with_its_number_in_one_sentence(line, words):
    if not words:
        assert read_lines(chronicle(), [line])
        return
    with pytest.raises(CareerError, match=words) as fault:
        read_lines(chronicle(), [line])
    assert "\n" not in str(fault.value)


def test_every_line_that_is_wrong_is_told_at_once():
    with pytest.raises(CareerError) as fault:
        read_lines(chronicle(), ["1 W Q", "2 D", "", "9", "2"])
    told_ = str(fault.value)
    for words in (
        "Line 1 of Able, '1 W Q'",
        "Line 3 of Able, '9'",
        "Line 4 of Able, '2': soldier 2 has a line",
    ):
        assert words in told_
    assert "Line 2" not in told_


HOSTILE = ["\x1b[31mred", "a\u202eb", "x" * 200, "a\nb", ""]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_that_cannot_be_shown_is_refused_in_one_sentence_and_nothing_is_kept(companies, name):
    with pytest.raises(CareerError, match="This cannot be kept: name"):
        companies.found(name)
    assert companies.all() == ()


@pytest.mark.parametrize(
    "name", ["[bold]Able[/]", "<b>&amp;", "=1+1", "שלום", "عربي", "火の鳥", "'; DROP TABLE chronicle; --"]
)
def test_any_name_that_can_be_shown_is_kept_as_it_is(evening, companies, name):
    one = evening.found(name)
    assert companies.called(name).name == name == one.name
    assert roster_rows(one, names_of(one))[0][1] == "Ann"


def test_a_picture_keeps_what_its_lines_begin_with(evening, companies):
    one = companies.write(evening.found(), told.Portrayed(member=1, lines=("  o", " /|\\ ")))
    assert list(member_lines(one, 1, "Ann"))[1:3] == ["  o", " /|\\"]
    with pytest.raises(CareerError, match="lines"):
        companies.write(one, told.Portrayed(member=1, lines=("x" * 61,)))


def test_two_who_write_at_once_do_not_write_over_each_other(evening, companies):
    able = evening.found()
    companies.write(able, told.PointsMoved(points=5, why="loot"))
    with pytest.raises(GoneOn):
        companies.write(able, told.PointsMoved(points=7, why="beer"))
    assert companies.called("able").points == 5


def test_nothing_is_spent_that_is_not_there_and_recruits_cost_their_value_by_the_house_rule(
    evening, companies
):
    able = evening.found(points=40)
    with pytest.raises(CareerError, match="cannot spend 41"):
        companies.write(able, told.PointsMoved(points=-41, why="a car"))
    with pytest.raises(CareerError, match="no 2 tarp"):
        companies.write(able, told.Stashed(item="tarp", count=-2))
    able = companies.write(
        able, told.HouseRuleChosen(rule="recruits", option="value"), battle(1, told.Served(member=1))
    )
    with pytest.raises(CareerError, match=r"They cost \d+ points and Able has 40"):
        companies.enlist(able, squad(), (1, 2), evening.book, evening.rulings)
    companies.enlist(
        companies.write(able, told.PointsMoved(points=60, why="pay")),
        squad(),
        (1,),
        evening.book,
        evening.rulings,
    )
    assert companies.called("Able").points < 100


def test_an_entry_of_a_chronicle_comes_back_as_it_was_and_a_damaged_one_is_told(evening, companies, store):
    for entry in (
        battle(1, told.Served(member=2, chances=(("3/10", 4),))),
        told.Founded(name="x", points=-3),
    ):
        assert read(write_entry(entry)) == entry
    able = evening.found()
    with store._file.writing(lambda: ("SELECT 1", ())) as pen:
        pen.execute('UPDATE chronicle SET body = \'{"kind": "founded"}\' WHERE id = 1')
    with pytest.raises(StoreError, match="is damaged, entry 1"):
        companies.called(able.id)
