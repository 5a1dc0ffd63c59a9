"""What has changed between two battles, as JSON: whatever stands in them, in its order, and nothing else."""

from fractions import Fraction
from importlib import import_module

import pytest
from support.battles import skirmish
from support.golden_battles import GOLDEN
from support.sealing import to_seal

from squadlog.base.errors import StoreError
from squadlog.battle.changed import changed
from squadlog.battle.evolve import first_state
from squadlog.battle.scored import VictoryReckoning
from squadlog.rules.common.advanced import ADVANCED, HOUSE
from squadlog.rules.hiding.piles import Hiding, Pile
from squadlog.store.seal.changes import _classes, difference, from_json, to_json, with_changes


def one_another(before, after):
    again = with_changes(before, difference(before, after))
    assert again == after
    assert list(again.units) == list(after.units)
    return difference(before, after)


def test_nothing_is_said_of_what_is_the_same():
    battle = skirmish()
    assert difference(battle, battle) == "[]"
    assert difference(battle, skirmish()) == "[]"


def test_two_battles_that_have_little_in_common_are_made_into_each_other():
    one, other = skirmish((1, 2), (11,)), first_state(to_seal())
    one_another(one, other)
    one_another(other, one)


def test_a_field_of_a_unit_is_all_that_is_said_of_it():
    before = skirmish((1, 2), (11,))
    unit = changed(before.units[2], wound="L", items=("rope", "torch"))
    after = changed(before, units={**before.units, 2: unit})
    assert one_another(before, after) == '[[["units",2,"wound"],"L"],[["units",2,"items"],["rope","torch"]]]'


def test_who_goes_comes_back_in_his_place():
    whole = skirmish((1, 2, 3), (11,))
    without = changed(whole, units={number: unit for number, unit in whole.units.items() if number != 2})
    one_another(whole, without)
    one_another(without, whole)


def test_what_chapters_keep_comes_back_as_what_it_is():
    before = first_state(to_seal())
    pile = Pile(number=1, side="blue", unit=11)
    after = changed(
        before, held=(("hiding", Hiding(piles=(pile,), numbered=("blue",))), ("shares", Fraction(1, 3)))
    )
    one_another(before, after)
    one_another(after, before)


@pytest.mark.parametrize(
    "one", [None, True, 1, 1.5, "a", (1, (2, "b")), frozenset({1, 2}), Fraction(2, 3), {1: ("x",)}, [1]]
)
def test_every_value_comes_back_as_itself(one):
    again = from_json(to_json(one))
    assert (again, type(again)) == (one, type(one))


def test_what_no_battle_is_made_of_is_not_said():
    with pytest.raises(TypeError, match="complex"):
        to_json(1j)


@pytest.mark.parametrize(
    "torn",
    [
        "",
        '[[["units",99,"wound"],"L"]]',
        '[[["nothing"],1]]',
        '[[["now"],{"~":"Popen","args":"x"}]]',
        "[[1]]",
    ],
)
def test_what_is_torn_is_told_as_damage_and_no_class_but_records_is_made(torn):
    with pytest.raises(StoreError, match="damaged"):
        with_changes(skirmish(), torn)


def test_a_class_that_was_renamed_is_called_in_pages_as_ever():
    told = to_json(VictoryReckoning(scores=()))
    assert told["~"] == "Reckoning"
    assert from_json(told) == VictoryReckoning(scores=())


def test_every_name_that_a_page_of_a_release_may_hold_is_known():
    for key in (*ADVANCED, *HOUSE):
        import_module(f"squadlog.rules.{key}.record")
    _classes.cache_clear()
    names = (GOLDEN / "sealed_names.txt").read_text(encoding="utf-8").split()
    missing = set(names) - _classes().keys()
    assert not missing
