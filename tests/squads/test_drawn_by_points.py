"""Squads drawn at random for so many points (SCN-06, SCN-07, BLD-10)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from squadlog.base.dice import Chance
from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.squads.by_points import draw_by_points, flavours
from squadlog.squads.cost import bill
from squadlog.squads.legality import illegal

BOOK, RULINGS = load_rulebook(), load_rulings()


def _drawn(troops="combat_arms", points=400, seed=1, **more):
    return draw_by_points("First", points, troops, Chance(seed), book=BOOK, rulings=RULINGS, **more)


@settings(max_examples=15)
@given(
    st.sampled_from(flavours(BOOK)),
    st.integers(41, 900),
    st.integers(0, 10**6),
    st.sampled_from([(), ("grenades", "launchers", "leadership")]),
)
def test_scn_06_a_drawn_squad_is_legal_within_its_points_and_nothing_more_can_be_bought(
    troops, points, seed, chapters
):
    """SCN-06, BLD-10: what is left does not buy the next better weapon for anybody."""
    plan = _drawn(troops, points, seed, chapters=chapters)
    assert not illegal(plan, BOOK, RULINGS)
    left = bill(plan, BOOK, RULINGS).left
    assert left >= 0
    dearest = max(weapon.cost for weapon in BOOK.weapons.values())
    for soldier in plan.soldiers:
        held = BOOK.weapons[soldier.weapons[0]].cost
        dearer = [weapon.cost for weapon in BOOK.weapons.values() if held < weapon.cost]
        assert not dearer or BOOK.troops[soldier.troop].weapon or min(dearer) - held > left or held == dearest


def test_scn_07_a_squad_of_400_points_spends_nearly_all_of_them():
    """SCN-07: a squad, as the two sides of a usual battle have it."""
    spent = [bill(_drawn(seed=seed), BOOK, RULINGS).total for seed in range(10)]
    assert min(spent) >= 390
    assert max(spent) <= 400


def test_the_same_chance_draws_the_same_squad_and_leaves_out_names_that_others_have():
    one = _drawn("mixed")
    assert one == _drawn("mixed")
    names = tuple(soldier.name for soldier in one.soldiers)
    assert not set(names) & {soldier.name for soldier in _drawn("mixed", seed=2, taken=names).soldiers}


def test_leadership_brings_a_leader_grenades_their_grenades_and_penal_troops_serve_their_side():
    """LDR-01, GRN-03, BLD-13."""
    plan = _drawn(chapters=("leadership", "grenades"))
    assert plan.soldiers[0].leader is not None
    assert all("grenades" in soldier.equipment for soldier in plan.soldiers)
    penal = _drawn("penal")
    assert penal.side == "TOG"
    assert {soldier.weapons for soldier in penal.soldiers} == {("SMG",)}


@pytest.mark.parametrize(
    ("troops", "points", "sentence"),
    [
        ("combat_arms", 40, "40 points buy nobody of Combat Arms; one armed man costs 41."),
        ("pirates", 400, "There are no troops pirates; there are combat_arms"),
        ("marines", 0, "for 1 to 100,000 points, not 0"),
    ],
)
def test_points_that_buy_nobody_are_told_in_one_sentence(troops, points, sentence):
    with pytest.raises(SquadlogError, match=sentence):
        _drawn(troops, points)
