"""Squads as infantry counters of Centurion: CEN-01..CEN-07, A-138."""

import pytest
from support.battles import skirmish, table

from squadlog.setup.going_back import counters_of, sheets_of
from squadlog.squads.conversion.centurion import counts, counts_as

BOOK = table().book


@pytest.mark.parametrize(
    ("troop", "kind"),
    [("combat_arms", "infantry"), ("marines", "infantry"), ("counter_insurgency", "infantry"), ("penal", "infantry"),
     ("tech", "tank crew"), ("civilian", "tank crew")],
)  # fmt: skip
def test_combat_units_count_as_infantry_and_everybody_else_as_a_crew(troop, kind):
    """CEN-06, CEN-07."""
    assert counts_as([troop], BOOK) == kind


def test_a_mixed_squad_is_what_half_of_it_is():
    """CEN-04, CEN-06, CEN-07: it becomes one counter."""
    assert counts_as(["marines", "tech"], BOOK) == "infantry"
    assert counts_as(["marines", "tech", "tech"], BOOK) == "tank crew"


@pytest.mark.parametrize(("option", "strong"), [("conscious", "LMS"), ("alive", "LMSU")])
def test_whoever_is_out_does_not_count(option, strong):
    """CEN-05, A-138: each option."""
    rulings = table(rulings={"centurion.count": option}).rulings
    assert "".join(wound for wound in "LMSUD" if counts(wound, rulings)) == strong


def test_no_vehicle_becomes_a_counter_or_a_sheet():
    """CEN-03: nor counts among the men of a squad."""
    board = table()
    battle = skirmish(red=(1, 2), soldiers={1: {"begins": ("vehicle",)}, 11: {"begins": ("vehicle",)}})
    (red,) = counters_of(battle, board.book, board.rulings)
    assert (red.ifw, [one.name for one in red.squad.soldiers]) == (1, [battle.units[2].soldier.name])
    sheets = sheets_of(battle, board.book, board.rulings, everybody=True)
    assert [one.name for one in sheets] == [battle.units[2].soldier.name]
