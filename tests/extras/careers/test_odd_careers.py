"""What an adversary does to companies: copies, allies, civil war, the dead in battle, two terminals, absurd numbers."""

import unicodedata
from fractions import Fraction

import pytest

from squadlog.base.errors import StoreError
from squadlog.book.load import load_rulebook
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.after import battle_entry
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.results import points_said
from squadlog.extras.careers.session.companies import ANNALS
from squadlog.extras.careers.session.company_log import PaperBattle
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session
from squadlog.squads.ready import load_squad
from squadlog.store.chronicles import NewEntries
from squadlog.store.faults import GoneOn


def test_a_copy_of_a_battle_that_came_back_as_a_file_is_taken_in_but_once(evening, store):
    seat = evening.battle(
        evening.mustered(evening.found(), (1, 2), "A"), evening.mustered(evening.found("B"), (1,), "B")
    )
    copy = Session.open(store, store.put_in(store.packed(seat.id))).seat(Speaker(seat=REFEREE))
    evening.take_in(copy)
    with pytest.raises(CareerError, match="taken into Able already; company undo takes that back"):
        evening.take_in(seat)


def test_companies_on_one_side_stand_together_and_none_is_left_out_of_the_result(evening, annals):
    able, baker, carl = (evening.found(name) for name in ("Able", "Baker", "Carl"))
    allies = evening.mustered(able, (1,), "A")
    more = evening.mustered(baker, (2,), "B").soldiers
    allies = allies.model_copy(update={"soldiers": allies.soldiers + more})
    evening.take_in(evening.battle(allies, evening.mustered(carl, (1,), "C")))
    (result,) = annals.results()
    assert [one.name for one in result.sides] == ["Able & Baker", "Carl"]


def test_a_company_that_fights_itself_neither_wins_nor_loses_nor_is_paid(evening, companies):
    able = companies.write(evening.found(), told.HouseRuleChosen(rule="pay", option="fifty"))
    (took,) = evening.take_in(
        evening.battle(evening.mustered(able, (1,), "A"), evening.mustered(able, (2,), "B"))
    )
    assert (took.entry.result, took.entry.scored, took.company.standing) == ("", "0", (0, 0, 0))
    assert [one.battles for one in took.company.members.values()] == [1, 1, 0, 0]


def test_a_side_that_is_called_as_the_company_against_it_does_not_bar_the_result(evening, annals):
    annals.open_campaign("River")
    strangers = evening.mustered(evening.found("Other"), (1,), "X")
    mine = evening.mustered(evening.found("One"), (1,), "Y")
    evening.take_in(evening.battle(strangers, mine), campaign="River")  # the sides are called One and Other
    evening.companies.found("Third")
    plain = mine.model_copy(update={"soldiers": tuple(edit(one) for one in mine.soldiers)})
    evening.take_in(evening.battle(strangers, plain, title="II"), campaign="River")
    assert [[side.name for side in one.sides] for one in annals.results()] == [
        ["Other", "One"],
        ["Other", "Other (2)"],
    ]


def edit(soldier):
    return soldier.model_copy(update={"career": ""})


def test_who_fell_stays_dead_in_whatever_order_his_battles_are_taken_in(evening, companies):
    able = evening.found()
    squad, other = evening.mustered(able, (1, 2), "A"), evening.mustered(evening.found("B"), (1,), "B")
    first = evening.battle(squad, other)
    last = evening.battle(squad, other, title="II", after=["correct 1 wound=D because a wall fell"])
    evening.take_in(last)
    evening.take_in(first)
    able = companies.called("Able")
    assert (able.member(1).wound, able.member(1).there, able.member(1).battles) == ("D", False, 2)


def test_what_was_taken_back_and_written_anew_elsewhere_has_gone_on(companies):
    able = companies.write(companies.found("Able"), told.PointsMoved(points=50, why="loot"))
    companies.take_back(companies.called("Able"))
    companies.write(
        companies.called("Able"), told.Remembered(text="broke")
    )  # under the number that was set free
    with pytest.raises(GoneOn):
        companies.write(able, told.PointsMoved(points=-50, why="a car"))
    with pytest.raises(GoneOn):
        companies.take_back(able)
    assert (companies.called("Able").points, companies.called("Able").notes) == (0, ("broke",))


def test_a_company_whose_squads_cannot_be_had_is_not_founded_at_all(companies):
    """And with all of them each soldier has a number of his own."""
    squads = [load_squad(key, load_rulebook()) for key in ("john_doe", "tog_line")]

    def lost():
        yield squads[0]
        raise CareerError("The second squad is gone.")

    with pytest.raises(CareerError, match="gone"):
        companies.found("Able", squads=lost())
    assert companies.all() == ()
    able = companies.found("Able", squads=squads)
    assert list(able.members) == list(range(1, 1 + sum(len(one.soldiers) for one in squads)))


@pytest.mark.parametrize(
    ("book", "entry", "said"),
    [
        (
            ANNALS,
            told.Founded(name="Able"),
            "chronicle annals is damaged, entry 2: it belongs to another book",
        ),
        (ANNALS, told.Confirmed(number=7, by="Able"), "annals are damaged: There is no result 7"),
        (
            ANNALS,
            told.CampaignTold(name="Hills", told="Rain."),
            "annals are damaged: There is no campaign Hills",
        ),
        ("", told.CampaignOpened(name="Hills"), "is damaged, entry 2: it belongs to another book"),
        ("", told.HouseRuleChosen(rule="healing", option="x"), "is damaged, entry 2: healing can be"),
    ],
)
def test_what_the_program_would_never_have_written_is_told_in_a_sentence(
    companies, annals, book, entry, said
):
    able = companies.found("Able")
    whose = book or f"company:{able.id}"
    last = companies.store.chronicles.of(whose)[-1:]
    page = NewEntries(whose, last[0].mark if last else 0, (told.write_entry(entry),))
    companies.store.chronicles.write([page])
    with pytest.raises(StoreError, match=said):
        annals.results() if book else companies.called("Able")


def test_two_who_take_back_the_founding_are_told_who_was_late(companies):
    able = companies.found("Able")
    companies.take_back(able)
    with pytest.raises(GoneOn):
        companies.take_back(able)


@pytest.mark.parametrize(
    "text", ["1e99999999", "1e-99999999", "nan", "inf", "1_0", "٣", "0x1", "1/" + "9" * 4000, "=1", ""]
)
def test_points_are_plain_numbers_and_none_takes_the_evening_to_read(text):
    with pytest.raises(CareerError, match="are no points"):
        points_said(text)


@pytest.mark.parametrize(
    ("text", "shown"), [("1/1000000", "0"), ("-0.00001", "0"), ("105/4", "26.25"), ("7.50", "7.5")]
)
def test_points_are_kept_as_one_would_write_them(annals, text, shown):
    one = annals.enter(PaperBattle(title="x", sides=(("Able", text), ("Baker", "80")), lines={}))
    assert one.sides[0].points.removeprefix("-") == shown.removeprefix("-")


def test_whoever_is_written_otherwise_once_is_nobody_else_on_the_ladder(annals):
    pytest.importorskip("openskill")
    for able, baker in (("Able", "Baker"), ("ABLE", "baker")):
        annals.enter(PaperBattle(title="x", sides=((able, "2"), (baker, "1")), lines={}))
    assert [(one.name, one.battles) for one in annals.ladder()] == [("Able", 2), ("Baker", 2)]


@pytest.mark.parametrize(
    ("points", "other", "result", "pay"),
    [(5, 5, "drawn", 5), (6, 5, "won", 6), (4, 5, "lost", 4), (-7, 5, "lost", 0)],
)
def test_as_many_points_are_a_draw_and_nobody_pays_for_a_score_below_nothing(points, other, result, pay):
    able = Company(id="a", house={"pay": "score"})
    took = battle_entry(able, ("mark", "II"), (), Fraction(points), Fraction(other))
    assert (took.result, took.pay) == (result, pay)


def test_a_name_is_the_same_however_its_letters_are_composed(evening, companies, annals):
    typed = unicodedata.normalize("NFD", "Café")
    kept = unicodedata.normalize("NFC", typed)
    assert kept != typed
    evening.found(typed)
    assert companies.called(typed.upper()).name == kept
    annals.open_campaign(typed)
    with pytest.raises(CareerError, match="There is a campaign called"):
        annals.open_campaign(typed)
    sides = ((typed, "3"), ("Baker", "1"))
    one = annals.enter(PaperBattle(title="t", sides=sides, lines={typed: ["1 L"]}, by=typed, campaign=typed))
    assert (one.by, one.campaign, one.sides[0].name) == (kept,) * 3
    assert companies.called(kept).member(1).battles == 1
    with pytest.raises(CareerError, match="own claim"):
        annals.confirm(one.number, typed)


def test_a_word_about_a_result_without_a_mark_takes_nothing_else_back(evening, annals, store):
    """Results that were written before there were marks."""
    evening.found()
    sides = (told.ResultSide(name="Able", points="1"), told.ResultSide(name="Baker"))
    claimed = told.Claimed(number=1, title="t", sides=sides, by="Baker")
    store.chronicles.write([NewEntries(ANNALS, 0, (told.write_entry(claimed),))], by="")
    annals.confirm(1, "Able")
    assert annals.take_back() == told.Confirmed(number=1, by="Able")
    assert len(evening.companies.called("Able").members) == 4


def test_a_word_that_is_taken_back_takes_back_only_what_was_written_with_it(evening, companies, annals):
    evening.found()
    sides = (("Able", "1"), ("Baker", "2"))
    number = annals.enter(PaperBattle(title="t", sides=sides, lines={}, by="Baker")).number
    annals.confirm(number, "Able", ["1 L"])
    annals.dispute(number, "Able", "not so")
    annals.confirm(number, "Able")
    annals.take_back()
    assert companies.called("Able").member(1).battles == 1, "it came with the first word"
    annals.take_back()
    annals.take_back()
    assert companies.called("Able").member(1).battles == 0
    assert annals.results()[0].agreed == ()
