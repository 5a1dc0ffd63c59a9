"""Squads as infantry counters of Centurion: CEN-01..CEN-07, A-138."""

import pytest
from support.battles import table

from squadlog.squads.conversion.centurion import counted, counts_as

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
    assert "".join(wound for wound in "LMSUD" if counted(wound, rulings)) == strong
