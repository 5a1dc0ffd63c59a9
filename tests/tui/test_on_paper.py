"""A side on paper at the screen: chosen in a new battle, and asked in its slot with few keys (LOG-01)."""

from types import SimpleNamespace

import pytest
from support.battles import setup
from support.paper_sides import set_up_beside_paper

from squadlog.base.records import replace
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.pending import IntentAsked
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import TABLE, Speaker
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.session.view.questions.on_paper import (
    ConcernSaid,
    continue_number,
    list_units,
    next_other,
    sentence,
    what_lacks,
)
from squadlog.session.view.questions.waiting import in_secret
from squadlog.setup.on_paper import keep_on_paper
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.new_battle import OWN
from squadlog.tui.new_own import PAPER
from squadlog.tui.new_terms import (
    next_on_paper,
    next_typed,
    paper_words,
    typed_sides,
    typed_words,
    with_paper,
)

BESIDE = known(first_state(set_up_beside_paper()), "table")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (ConcernSaid(concern="hit", unit=2, digits="5"), "hit 2 pf 5"),
        (ConcernSaid(concern="hit", unit=2, digits="5", turn=1, other=11), "hit 2 pf 5 by 11 natural"),
        (ConcernSaid(concern="hit", unit=2, digits="4", turn=2), "hit 2 pf 4 blast"),
        (ConcernSaid(concern="miss", unit=1), "miss 1"),
        (ConcernSaid(concern="move", unit=11, digits="8", turn=1), "run 11 8m"),
        (ConcernSaid(concern="move", unit=11, digits="8", turn=4), "prone 11"),
        (ConcernSaid(concern="watch", unit=11), "watching 11"),
        (ConcernSaid(concern="engage", unit=11, other=2), "engage 11 with 2 in reach"),
        (ConcernSaid(concern="admit", unit=12, turn=0), "admit 12 dead"),
    ],
)
def test_each_form_says_a_sentence_that_is_understood(said: ConcernSaid, told: str) -> None:
    assert sentence(said) == told
    assert hasattr(parse(told, BESIDE, load_rulebook()), "kind")


@pytest.mark.parametrize(
    "told",
    [
        "next", "quiet", "hit 2 pf 5 by 11 after 2m", "hit 2 with SR", "miss 2 by 11", "af 11 3", "af 11 unknown",
        "their 11 with SR af 3 range 12m where behind the wall", "their 11 ranged +1 melee -2 value 38",
        "admit 11 surrendered", "more blue 2", "their-initiative blue -1", "watching 11", "watching-off 11",
        "values-unknown",
    ],
)  # fmt: skip
def test_what_is_said_for_them_is_said_back_as_it_was_meant(told: str) -> None:
    command = parse(told, BESIDE, load_rulebook())
    assert parse(say(command), BESIDE, load_rulebook()) == command


def test_forms_list_ours_or_theirs_and_go_through_the_others() -> None:
    assert [unit.id for unit in list_units(BESIDE, "hit")] == [1, 2]
    assert [unit.id for unit in list_units(BESIDE, "admit")] == [11, 12]
    said = ConcernSaid(concern="hit", unit=1)
    assert next_other(BESIDE, said) == 0 or next_other(BESIDE, said) in (11, 12)
    assert next_other(BESIDE, ConcernSaid(concern="engage", unit=11, other=2)) == 1


def test_a_hit_is_not_said_before_its_penetration() -> None:
    """DMG-02: the form stays open, so that nothing of it is lost."""
    assert what_lacks(BESIDE, ConcernSaid(concern="hit", unit=1, other=11)).startswith("Type the PF")
    assert not what_lacks(BESIDE, ConcernSaid(concern="hit", unit=1, digits="5"))
    assert not what_lacks(BESIDE, ConcernSaid(concern="miss", unit=1))


@pytest.mark.parametrize(
    ("typed", "digit", "told"),
    [("", "1", "1"), ("1", "2", "12"), ("12", "1", "1"), ("1", "9", ""), ("", "7", "")],
)
def test_a_number_chooses_the_soldier_where_no_number_is_asked(typed: str, digit: str, told: str) -> None:
    assert continue_number(typed, digit, [1, 11, 12]) == told


def test_a_blast_is_not_the_rifle_of_whoever_threw_it() -> None:
    """DMG-02: its penetration is typed."""
    whole = first_state(keep_on_paper(setup((1,), (11,)), {"blue": None}, load_rulebook()))
    seen = known(whole, "table")
    assert not what_lacks(seen, ConcernSaid(concern="hit", unit=1, other=11))
    assert what_lacks(seen, ConcernSaid(concern="hit", unit=1, other=11, turn=2)).startswith("Type the PF")


def test_a_ready_battle_goes_through_its_sides() -> None:
    setup = set_up_beside_paper()
    assert [next_typed(one) for one in (-1, 0, 3)] == [0, 1, -1]
    assert typed_sides(2, setup) == ("red",)
    assert typed_sides(-1, setup) == setup.typed_dice
    assert typed_words(0) == "the app rolls for everybody"
    assert [paper_words(one) for one in (0, next_on_paper(1))] == ["no side", "side 2"]
    assert with_paper(setup, 0, load_rulebook()) is setup
    assert with_paper(setup, 2, load_rulebook()).paper == ("blue",)


def test_a_side_on_paper_is_chosen_in_a_new_battle(play) -> None:
    """With a count of its figures."""

    async def steps(table):
        await table.press("b")
        screen = table.app.screen
        screen.query_one("#ready").choose(OWN)
        await table.pilot.pause()
        screen.query_one("#squad-blue").value = PAPER
        screen.query_one("#count-blue").value = "3"
        await table.press("f2")
        setup = table.seat.known.setup
        assert setup.paper == ("blue",)
        assert [one.name for one in setup.soldiers if one.paper] == ["Blue 1", "Blue 2", "Blue 3"]

    play(steps, (160, 48))


def test_a_hit_of_theirs_is_four_keys_and_nothing_more_is_enter(tmp_path, play) -> None:
    """Soldier 2 is hit with PF 5: h, down, 5, Enter; then Enter again passes their slot."""
    desk = Desk.open(tmp_path / "squadlog.db")
    paper = keep_on_paper(desk.ready_setup("newcomer"), {"red": 3}, load_rulebook())
    session = desk.begin(replace(paper, seed=6))
    for said in ("begin", "initiative", "1", "move red"):
        assert not isinstance(session.say(said), Refusal)
    desk.store.close()

    async def steps(table):
        assert "TOG acts. What of it concerns you?" in table.text()
        await table.press("h", "down", "5")
        assert "says: hit 2 pf 5" in table.text()
        await table.press("enter", "o", "5")
        assert "says: watching 5" in table.text()
        await table.press("escape")
        assert [(one.target, one.levels) for one in table.seat.known.effects] == [(2, 2)]
        await table.press("enter")
        assert table.seat.known.active.id == "blue"

    play(steps, (80, 24), battle=session.id)


def test_the_curtain_hides_a_choice_in_a_melee_only_where_somebody_else_sits_there() -> None:
    """MEL-19."""
    asked = IntentAsked(unit=1, attacker=11, defender=1, options=("attack", "parry"))
    both = known(first_state(setup((1,), (11,))), TABLE)
    for battle, side in ((BESIDE, ""), (both, "red")):
        seat = SimpleNamespace(known=replace(battle, pending=asked), who=Speaker(seat=TABLE))
        assert in_secret(seat) == side
