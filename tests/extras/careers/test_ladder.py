"""Results are claimed and confirmed; the ladder is the library's own figures, reckoned anew in a fixed order."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.extras.careers import company_events as told
from squadlog.extras.careers import results as kept_results
from squadlog.extras.careers.company_events import ResultSide
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.results import BattleResult, claim, confirm, dispute
from squadlog.extras.careers.session.company_log import PaperBattle
from squadlog.extras.careers.words import result_words


def result(number, **points):
    sides = tuple(ResultSide(name=name, points=str(count)) for name, count in points.items())
    return BattleResult(number=number, title=f"Fight {number}", sides=sides)


def paper(by="", lines=None, **points):
    sides = tuple((name, str(count)) for name, count in points.items())
    return PaperBattle(title="The Ford", sides=sides, lines=lines or {}, by=by)


def test_a_claim_counts_once_the_other_side_has_confirmed_it(annals):
    one = annals.enter(paper(by="able", Able=10, Baker=20))
    assert (one.state, one.missing, one.winner) == ("claimed", ("Baker",), "Baker")
    with pytest.raises(CareerError, match="Able's own claim"):
        annals.confirm(1, "Able")
    with pytest.raises(CareerError, match="Carl is no side of it; there are Able, Baker"):
        annals.confirm(1, "Carl")
    assert annals.dispute(1, "baker", "he cheats").state == "disputed"
    assert "disputed by Baker: he cheats" in result_words(annals.results()[0])
    assert annals.confirm(1, "Baker").state == "confirmed"
    with pytest.raises(CareerError, match="confirmed by Baker already"):
        annals.confirm(1, "Baker")
    annals.take_back()
    assert annals.results()[0].state == "disputed"


def test_a_result_of_three_sides_needs_the_word_of_both_others():
    kept = annals_of()
    one = claim(kept, "Toll", [("A", "1"), ("B", "2"), ("C", "1/2")], by="A")
    kept = annals_of(one, told.Confirmed(number=1, by="B"))
    assert (kept.results[0].state, kept.results[0].missing) == ("claimed", ("C",))
    assert kept.results[0].places == (2, 1, 3)
    both = annals_of(one, told.Confirmed(number=1, by="B"), told.Confirmed(number=1, by="C"))
    assert kept_results.results_that_count(both.results) == list(both.results)
    with pytest.raises(CareerError, match="already"):
        dispute(annals_of(one, dispute(kept.results[0], "B", "")).results[0], "B", "")
    assert confirm(kept.results[0], "c").by == "C"


def annals_of(*entries):
    return kept_results.annals(entries)


@pytest.mark.parametrize(
    ("sides", "words"),
    [
        ([("A", "1")], "two sides or more"),
        ([("A", "1"), ("a ", "2")], "a name of its own"),
        ([("A", "many"), ("B", "2")], "'many' are no points"),
        ([("A", "1/0"), ("B", "2")], "are no points"),
        ([("A", "9" * 30), ("B", "2")], "too many points"),
    ],
)
def test_what_is_no_result_is_refused_in_one_sentence(sides, words):
    with pytest.raises(CareerError, match=words):
        claim(annals_of(), "Toll", sides)


def test_an_evening_on_paper_is_entered_in_one_pass_and_taken_back_in_one_word(evening, companies, annals):
    evening.found("Able"), evening.found("Baker")
    before = companies.all()
    lines = {"Able": ["1 W M, 2 kills", "2-3"], "baker": ["4 D"]}
    annals.enter(paper(lines=lines, Able=120, Baker=80))
    able, baker = companies.all()
    assert (able.standing, baker.standing) == ((1, 0, 0), (0, 0, 1))
    assert (able.member(1).wound, able.member(1).kills, able.member(4).battles) == ("M", 2, 0)
    assert [one.number for one in baker.losses] == [4]
    annals.take_back()
    assert companies.all() == before
    with pytest.raises(CareerError, match="Line 2 of Baker, '9': Baker has no soldier 9"):
        annals.enter(paper(lines={"Able": ["1"], "Baker": ["1", "9"]}, Able=1, Baker=2))
    assert annals.results() == ()
    with pytest.raises(CareerError, match="theirs to say"):
        annals.enter(paper(by="Able", lines={"Baker": ["1"]}, Able=1, Baker=2))
    assert companies.all() == before


def test_the_page_of_a_campaign_has_its_results_alone(annals):
    annals.open_campaign("The River", "who holds the ford")
    annals.tell_campaign("the river", "It rains.")
    annals.enter(paper(Able=1, Baker=2))
    annals.enter(PaperBattle(title="II", sides=(("A", "1"), ("B", "1")), lines={}, campaign="the RIVER"))
    assert [one.title for one in annals.results("The River")] == ["II"]
    assert annals.campaign("the river").told == ("who holds the ford", "It rains.")
    with pytest.raises(CareerError, match="There is a campaign called The River already"):
        annals.open_campaign("the river")
    with pytest.raises(CareerError, match="There is no campaign Lake; there are The River"):
        annals.results("Lake")


models = pytest.importorskip("openskill.models")
ladder = pytest.importorskip("squadlog.extras.careers.ladder")


def test_the_ladder_has_the_figures_of_the_library_itself():
    model = models.PlackettLuce()
    able, baker, carl = model.rating(), model.rating(), model.rating()
    [[able], [baker]] = model.rate([[able], [baker]], ranks=[1, 2])
    [[carl], [able]] = model.rate([[carl], [able]], ranks=[1, 1])
    [[baker], [able], [carl]] = model.rate([[baker], [able], [carl]], ranks=[3, 1, 2])
    told_ = ladder.ladder([
        result(1, Able=9, Baker=3), result(2, Carl=5, Able=5), result(3, Baker=1, Able=9, Carl=5)
    ])  # fmt: skip
    for name, rating in (("Able", able), ("Baker", baker), ("Carl", carl)):
        (rung,) = (one for one in told_ if one.name == name)
        assert (rung.rating, rung.unsure) == (rating.mu, rating.sigma)
        assert rung.floor == pytest.approx(rating.mu - 3 * rating.sigma)
    assert [(one.name, one.won, one.drawn, one.lost) for one in told_] == [
        ("Able", 2, 1, 0), ("Carl", 0, 1, 1), ("Baker", 0, 0, 2)
    ]  # fmt: skip
    assert all(one.floor >= other.floor for one, other in pairwise(told_))


@law(60)
@given(
    played=st.lists(
        st.tuples(st.sampled_from("ABCD"), st.sampled_from("ABCD"), st.integers(0, 3)), max_size=12
    )
)
def test_a_win_never_lowers_and_a_loss_never_raises_and_names_are_all_there(played):
    results = [
        result(n, **{one: 1, other: points}) for n, (one, other, points) in enumerate(played) if one != other
    ]
    for n, last in enumerate(results):
        before, after = ({rung.name: rung for rung in ladder.ladder(results[:many])} for many in (n, n + 1))
        fresh = models.PlackettLuce().rating().mu
        for side, place in zip(last.sides, last.places, strict=True):
            was = before[side.name].rating if side.name in before else fresh
            if last.winner:
                assert (after[side.name].rating >= was) if place == 1 else (after[side.name].rating <= was)
            assert after[side.name].unsure > 0
    assert ladder.ladder(results) == ladder.ladder(tuple(results))
