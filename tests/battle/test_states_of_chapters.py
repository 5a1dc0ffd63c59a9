"""What a chapter keeps is changed field by field, and only where it keeps something, or else always. ADV-01."""

import pytest
from support.battles import skirmish

from squadlog.base.records import record
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import BattleState, UnitState, keep_battle_state, keep_state

KEY = "made_up"


@record
class Flags:
    """What the made-up chapter keeps."""

    flown: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()
    wind: str = "calm"


flags, flags_always = BattleState(KEY, Flags()), BattleState(KEY, Flags(), always=True)
of_unit, of_unit_always = UnitState(KEY, Flags()), UnitState(KEY, Flags(), always=True)


def flying():
    battle = keep_battle_state(skirmish(), KEY, Flags(flown=(1, 2)))
    return changed(battle, units={n: keep_state(unit, KEY, Flags()) for n, unit in battle.units.items()})


def test_some_fields_are_otherwise_and_the_others_stay():
    assert flags(flags.change(flying(), wind="gale")) == Flags(flown=(1, 2), wind="gale")
    assert of_unit(of_unit.change(flying(), 1, wind="gale").units[1]) == Flags(wind="gale")


def test_who_is_added_comes_last_in_each_field():
    assert flags(flags.add(flying(), flown=11, struck=3)) == Flags(flown=(1, 2, 11), struck=(3,))


def test_who_is_dropped_is_gone_from_each_field():
    there = flags.drop(flying(), flown=lambda one: one == 1, struck=lambda _one: True)
    assert flags(there) == Flags(flown=(2,))


def test_nothing_is_kept_where_nothing_was_unless_it_is_kept_always():
    bare = skirmish()
    assert flags.add(bare, flown=1).held == bare.held
    assert flags_always(flags_always.add(bare, flown=1)) == Flags(flown=(1,))
    assert of_unit.change(bare, 1, wind="gale").units[1].held == bare.units[1].held
    assert of_unit_always(of_unit_always.change(bare, 1, wind="gale").units[1]) == Flags(wind="gale")


def test_nothing_any_more_is_kept_where_it_is_taken_away():
    assert flags_always.put(flying(), None).held == ()
    assert of_unit_always.put(flying(), 1, None).units[1].held == ()


def test_a_field_that_there_is_not_is_no_field():
    with pytest.raises(TypeError):
        flags.change(flying(), mast=1)
