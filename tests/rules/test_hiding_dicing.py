"""What dice decide of hiding where the table has them, and blasts: HID-12, HID-13, HID-24, HID-25, A-09, A-10, A-14."""

import pytest
from support.battles import skirmish
from support.piles import acting, at, before, hidden, piles
from support.playing import Played

from squadlog.base.dice import Roll
from squadlog.battle.known import known, redact_event
from squadlog.battle.terms import MayHide
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.rules.common.advanced import words_of
from squadlog.rules.hiding.chance import BlastPiles, DrawLots
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver, hiding_of, is_hidden
from squadlog.session.view.questions.die import roller

LOTS, RANDOM = {"hiding.order": "roll"}, {"decoy.placement": "random"}


def told_of(played, kind):
    (event,) = played.of_kind(kind)
    return words_of("hiding").tells[type(event)](event, played.battle)


def test_a_decoy_lies_where_two_dice_find_a_free_place():
    """HID-12, A-09: hundredths of the map east and north, rolled again where nobody could stand or a pile lies."""
    played = before(rulings=RANDOM)
    played.do(Hide(unit=11, at=at(20, 10)))
    assert played.refused(LayDecoy(side="blue", at=at(20, 4))).code == "dice-decide"
    played.do(LayDecoy(side="blue"), 50, 50, 25, 80)
    decoy = next(pile for pile in piles(played).values() if pile.unit is None)
    assert (decoy.position.x, decoy.position.y) == (24.5 / 100 * 40, 79.5 / 100 * 20)
    assert played.battle.rolls == 4
    laid = played.of_kind("pile_laid")[-1]
    assert ([face.value for face in laid.faces], redact_event(laid, played.battle, "red")) == (
        [50, 50, 25, 80],
        None,
    )


def test_without_a_map_no_dice_find_a_place():
    """HID-12."""
    played = Played(skirmish(setup_changes={"chapters": ("hiding",)}, stage="setup", order=()), RANDOM)
    played.do(Hide(unit=11))
    played.do(LayDecoy(side="blue"))
    assert played.of_kind("pile_laid")[-1].faces == ()


def test_low_hides_first_and_what_ties_rolls_again():
    """HID-13, A-10."""
    played = before(rulings=LOTS)
    for command in (Hide(unit=11, at=at(20, 10)), PlacementOver(side="red"), PlacementOver(side="blue")):
        assert played.refused(command).code == "no-lots"
    played.do(DrawLots(), 4, 4, 7, 2)
    assert hiding_of(played.battle).order == ("blue", "red")
    assert played.refused(DrawLots()).code == "drawn"
    assert told_of(played, "lots_drawn").endswith("Blue, then Red [HID-13].")
    refused = played.refused(Hide(unit=1, at=at(4, 4)))
    assert (refused.code, refused.sentence, refused.instead) == (
        "not-first",
        "Blue hides first.",
        "placed blue ends it.",
    )
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(PlacementOver(side="blue"))
    played.do(Hide(unit=1, at=at(4, 4)))


@pytest.mark.parametrize(
    ("rulings", "setup"), [(None, {}), (LOTS, {"may_hide": (MayHide(side="blue", source="agreement"),)})]
)
def test_where_no_dice_decide_or_one_side_alone_hides_nobody_waits(rulings, setup):
    """HID-03, HID-13, A-10."""
    played = before(rulings=rulings, setup=setup)
    assert played.refused(DrawLots()).code == "no-lots"
    played.do(Hide(unit=11, at=at(20, 10)))


def test_a_blast_brings_to_light_whom_it_reaches_and_leaves_a_decoy():
    """HID-24, A-14."""
    played = acting((20, 4))
    man = hiding_of(played.battle).over(11).number
    played.do(BlastPiles(piles=(1, 2)))
    assert (is_hidden(played.unit(11)), len(piles(played))) == (False, 1)
    assert [(one.pile, one.rule) for one in played.of_kind("pile_found")] == [(man, "HID-24")]
    assert told_of(played, "piles_blasted") == "A blast reaches piles 1 and 2 [HID-24]."


def test_at_another_table_a_blast_does_nothing_to_the_hidden():
    """HID-24, A-14."""
    assert acting(rulings={"hiding.blast": "immune"}).refused(BlastPiles(piles=(1,))).code == "immune"


def test_a_blast_reaches_piles_that_there_are_once_play_has_begun():
    """HID-24."""
    assert hidden().refused(BlastPiles(piles=(1,))).code == "not-now"
    assert acting().refused(BlastPiles(piles=(9,))).code == "unknown-pile"
    assert acting().refused(BlastPiles()).code == "unknown-pile"


def test_mines_and_charges_are_no_piles():
    """HID-25, DET-37: nothing but soldiers and decoys lies under a pile, however much somebody carries."""
    played = before(soldiers={11: {"equipment": ("mine", "plastic_charge")}})
    played.do(Hide(unit=11, at=at(20, 10)))
    for _ in range(2):
        played.do(LayDecoy(side="blue", at=at(10 + 4 * len(piles(played)), 4)))
    assert played.refused(LayDecoy(side="blue", at=at(30, 4))).rule == "HID-11"
    assert {pile.unit for pile in piles(played).values()} == {11, None}


def test_whom_the_scenario_names_hides_first_and_the_others_see_its_piles():
    """HID-13, A-10, SET-05: `hides_first` of the page; without it both hide at once."""
    rights = (MayHide(side="red", source="agreement"), MayHide(side="blue", source="agreement"))
    played = before(setup={"may_hide": rights, "page": ScenarioPage(hides_first="blue")})
    refused = played.refused(Hide(unit=1, at=at(4, 4)))
    assert (refused.code, refused.sentence) == ("not-first", "Blue hides first.")
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(PlacementOver(side="blue"))
    assert known(played.battle, "red").holds("hiding").piles
    assert played.do(Hide(unit=1, at=at(4, 4)))
    assert before().do(Hide(unit=1, at=at(4, 4)))


def test_a_side_is_named_once_where_its_die_is_asked_for():
    """A-10: `Red`, not `Red, Red`."""
    battle = known(before(rulings=LOTS).battle, "table")
    assert roller(battle, Roll(name="hides_first", who="Red", side="red")) == "Red"
