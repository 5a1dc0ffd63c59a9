"""What a seat knows of the hidden: HID-02, HID-08, HID-14, DET-13, A-10."""

import pytest
from support.piles import at, before, hidden, searching

from squadlog.battle.commands import Begin, ChooseOrder, RollInitiative
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.known import known, redact_event
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.rules.common.advanced import words_of
from squadlog.rules.desk.engine import ask
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    LiftPile,
    PileLaid,
    PilesNumbered,
    PlacementOver,
    SearchNoMore,
    SearchPiles,
    hiding_of,
)

OTHERS = pytest.mark.parametrize("seat", ["red", TABLE])


@OTHERS
def test_a_hidden_unit_is_to_others_as_if_it_were_not_there(seat):
    """HID-02, HID-08."""
    seen = known(hidden().battle, seat)
    assert sorted(seen.units) == [1, 2, 12]
    assert seen.groupings["blue"].units == (12,)
    assert [one.id for one in seen.setup.soldiers] == [1, 2, 12]
    assert seen.setup.groupings[1].units == (12,)


@pytest.mark.parametrize("seat", ["blue", REFEREE])
def test_its_owner_and_the_referee_know_all(seat):
    """HID-14."""
    seen = known(hidden((20, 4)).battle, seat)
    assert 11 in seen.units
    assert [pile.unit for pile in hiding_of(seen).piles] == [None, 11]


@OTHERS
def test_a_pile_is_a_number_and_a_place_whatever_is_beneath(seat):
    """HID-08, HID-10."""
    seen = hiding_of(known(hidden((20, 4), facing=90.0).battle, seat)).piles
    assert [(one.number, one.position.x, one.position.facing_deg, one.unit) for one in seen] == [
        (1, 20.0, 0.0, None),
        (2, 20.0, 0.0, None),
    ]


@OTHERS
def test_a_man_and_a_decoy_that_change_places_look_the_same(seat):
    """HID-10, DET-15: with what each would give away."""
    one = hidden((20, 4), where=(20, 10)).battle
    other = hidden((20, 10), where=(20, 4), soldiers={11: {"armour": "RS", "value": 60}}).battle
    assert known(one, seat) == known(other, seat)
    assert known(one, "blue") != known(other, "blue")


@OTHERS
def test_nothing_is_seen_of_placement_until_it_is_over(seat):
    """HID-08, HID-13, A-10."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(LayDecoy(side="blue", at=at(20, 4)))
    assert hiding_of(known(played.battle, seat)).piles == ()
    laid = [event for event in played.told if isinstance(event, PileLaid)]
    assert [redact_event(event, played.battle, seat) for event in laid] == [None, None]
    played.do(PlacementOver(side="blue"))
    assert len(hiding_of(known(played.battle, seat)).piles) == 2
    (numbered,) = [event for event in played.told if isinstance(event, PilesNumbered)]
    assert redact_event(numbered, played.battle, seat).numbers == ()
    assert redact_event(numbered, played.battle, "blue").numbers == (2, 1)


@OTHERS
def test_what_the_owner_adds_is_not_told(seat):
    """DET-13."""
    played = searching((20, 4))
    played.do(SearchPiles(unit=1), 10, 10)
    for event in played.of_kind("pile_searched"):
        told = redact_event(event, played.battle, seat)
        assert (told.secret, told.check) == ((), event.check)
        words = words_of("hiding").tells[type(told)]
        assert "secret" not in words(told, known(played.battle, seat))
        assert redact_event(event, played.battle, "blue") == event


def test_the_needed_face_is_told_with_the_public_modifiers_alone():
    """DET-12, DET-13: of a man and of a decoy the die asks for the same."""
    played = searching((20, 4))
    played.do(SearchPiles(unit=1), 10, 10)
    assert {rolled.check.ledger for rolled in played.of_kind("pile_searched")} == {
        played.of_kind("pile_searched")[0].check.ledger
    }


@OTHERS
def test_who_began_hidden_is_not_in_the_set_up_that_others_read(seat):
    """HID-02."""
    played = before(soldiers={11: {"begins": ("hidden",)}})
    created = BattleCreated(setup=played.battle.setup)
    assert [one.id for one in redact_event(created, played.battle, seat).setup.soldiers] == [1, 2, 12]
    assert len(redact_event(created, played.battle, "blue").setup.soldiers) == 4


@OTHERS
def test_the_order_in_which_a_grouping_acts_names_nobody_hidden(seat):
    """HID-02."""
    battle = hidden().battle
    told = redact_event(ResolutionOrdered(order=(12, 11)), battle, seat)
    assert told.order == (12,)


@OTHERS
def test_a_pile_that_is_taken_up_again_was_never_there_to_others(seat):
    """HID-08."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(LiftPile(side="blue", pile=1))
    (lifted,) = played.of_kind("pile_lifted")
    assert (redact_event(lifted, played.battle, seat), redact_event(lifted, played.battle, "blue")) == (
        None,
        lifted,
    )


def test_a_grouping_that_hides_to_the_last_man_is_asked_for_its_order_at_every_seat():
    """INI-06, HID-02: who rolled lowest declares first, whether or not anybody of it is known to be there."""
    played = hidden(places={1: (5, 10, 90), 11: (35, 10, 270)})
    played.do(Begin())
    played.do(RollInitiative(), 7, 3)
    asked = {seat: ask(known(played.battle, seat)) for seat in (REFEREE, TABLE, "blue", "red")}
    assert {(one.kind, one.side, one.grouping) for one in asked.values()} == {
        ("choose_order", "blue", "blue")
    }
    assert {seat: one.sentence for seat, one in asked.items()} == {
        **dict.fromkeys((REFEREE, "blue"), "Blue squad rolled 3: MOVE or COUNTERMOVE?"),
        **dict.fromkeys((TABLE, "red"), "Blue squad: MOVE or COUNTERMOVE?"),
    }
    assert asked["red"].units == ()


def test_others_are_told_that_nobody_is_known_of_a_grouping_that_is_given_orders():
    """ACT-02, HID-02."""
    played = hidden(places={1: (5, 10, 90), 11: (35, 10, 270)})
    played.do(Begin())
    played.do(RollInitiative(), 7, 3)
    played.do(ChooseOrder(grouping="blue", choice="MOVE"))
    while played.battle.stage == "detection":
        played.do(SearchNoMore(side="red"))
    assert played.battle.active.id == "blue"
    assert "give orders to 11" in ask(known(played.battle, "blue")).sentence
    assert "this seat does not know" in ask(known(played.battle, "red")).sentence
