"""Who hides where, and the decoys: HID-01, HID-03..HID-06, HID-08..HID-13, A-09, A-13."""

from dataclasses import replace

from support.battles import setup
from support.piles import acting, at, before, hidden, piles
from support.playing import Played
from support.playing_on_maps import field_of

from squadlog.battle.changed import changed
from squadlog.battle.evolve import first_state
from squadlog.battle.terms import MayHide
from squadlog.rules.hiding.piles import Hide, LayDecoy, LiftPile, PlacementOver, hiding_of, is_hidden


def test_who_hides_is_on_no_map_but_under_a_pile_with_place_and_facing():
    """HID-01, HID-08, HID-09, HID-10."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10), facing_deg=270.0))
    unit, (pile,) = played.unit(11), hiding_of(played.battle).piles
    assert (is_hidden(unit), unit.position) == (True, None)
    assert (pile.unit, pile.position.x, pile.position.facing_deg) == (11, 20.0, 270.0)
    played.do(Hide(unit=11, at=at(22, 10), facing_deg=180.0))
    assert [(one.position.x, one.number) for one in hiding_of(played.battle).piles] == [(22.0, 1)]


def test_two_decoys_go_with_each_hidden_unit():
    """HID-11, AX-01."""
    played = before()
    assert played.refused(LayDecoy(side="blue", at=at(20, 2))).rule == "HID-11"
    played.do(Hide(unit=11, at=at(20, 10)))
    for y in (2, 4):
        played.do(LayDecoy(side="blue", at=at(20, y)))
    assert played.refused(LayDecoy(side="blue", at=at(20, 6))).code == "too-many-decoys"
    assert played.refused(LiftPile(side="blue", pile=1)).rule == "HID-11"
    played.do(LiftPile(side="blue", pile=2))
    played.do(LayDecoy(side="blue", at=at(20, 6)))


def test_a_pile_lies_a_metre_from_any_other_that_its_owner_knows_of():
    """HID-12, A-09."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10)))
    near = LayDecoy(side="blue", at=at(20.98, 10))
    assert (played.refused(near).code, played.refused(near).rule) == ("near-a-pile", "HID-12")
    played.do(LayDecoy(side="blue", at=at(20.995, 10)))
    played.do(Hide(unit=1, at=at(20.5, 10)))


def test_decoys_lie_anywhere_unless_the_table_keeps_them_to_the_start_zone():
    """HID-12, A-09."""
    zoned = field_of(
        '[[zone]]\nid = "home"\nside = "blue"\npoints = [[30, 0], [40, 0], [40, 20], [30, 20]]\n'
    )
    played = before(zoned)
    assert played.refused(Hide(unit=11, at=at(20, 10))).code == "not-there"
    played.do(Hide(unit=11, at=at(32, 10)))
    played.do(LayDecoy(side="blue", at=at(20, 10)))
    kept = before(zoned, rulings={"decoy.placement": "start_zone"})
    kept.do(Hide(unit=11, at=at(32, 10)))
    assert kept.refused(LayDecoy(side="blue", at=at(20, 10))).code == "not-there"


def test_hiding_is_chosen_before_play_and_before_the_side_has_placed():
    """HID-01, HID-13."""
    played = hidden()
    assert played.refused(Hide(unit=12, at=at(21, 12))).rule == "HID-13"
    assert acting().refused(Hide(unit=12, at=at(21, 12))).rule == "HID-01"


def test_whole_squads_hide_or_none_where_the_table_says_so():
    """HID-01, A-13."""
    played = before(rulings={"hiding.granularity": "squad"})
    played.do(Hide(unit=11, at=at(20, 10)))
    assert played.refused(PlacementOver(side="blue")).code == "torn"
    played.do(Hide(unit=12, at=at(20, 14)))
    played.do(PlacementOver(side="blue"))


def test_piles_are_numbered_by_where_they_lie_and_not_by_who_laid_them_when():
    """HID-13."""
    played = hidden((10, 4), (25, 4))
    assert [(n, one.position.x, one.unit) for n, one in sorted(piles(played).items())] == [
        (1, 10.0, None),
        (2, 20.0, 11),
        (3, 25.0, None),
    ]


def test_on_no_map_a_pile_has_its_number_by_lot():
    """HID-10, HID-13: who hides the soldiers first and lays the decoys then gives nothing away."""
    under_first = set()
    for salt in "abcdefgh":
        played = Played(first_state(setup((1,), (11,), chapters=("hiding",), salt=salt)))
        played.do(Hide(unit=11))
        played.do(LayDecoy(side="blue"))
        played.do(LayDecoy(side="blue"))
        played.do(PlacementOver(side="blue"))
        found = piles(played)
        assert sorted(found) == [1, 2, 3]
        under_first.add(found[1].unit)
    assert under_first == {11, None}


def test_a_side_hides_that_may_and_where_nobody_said_anything_both_do():
    """HID-03, HID-04, HID-06: the right stands in the set-up; another side has neither piles nor decoys."""
    for side, rule in (("blue", None), ("red", "HID-03")):
        played = before()
        setup = replace(played.battle.setup, may_hide=(MayHide(side=side, source="percent"),))
        played.battle = changed(played.battle, setup=setup)
        for command in (Hide(unit=11, at=at(20, 10)), LayDecoy(side="blue", at=at(20, 4))):
            if rule is None:
                played.do(command)
            else:
                assert played.refused(command).rule == rule
