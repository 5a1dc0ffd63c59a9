"""What soldiers and squads cost: BLD-03..08, BLD-10, BLD-11, BLD-14, LDR-08..10, QUA-10."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.squads.cost import bill, soldier_items, unit_value
from squadlog.squads.edit import add_equipment, set_soldiers
from squadlog.squads.plan import SoldierPlan, SquadPlan


def test_tx_01_the_squad_of_the_example_costs_368_of_400(eight, book, rulings):
    """TX-01, BLD-10."""
    spent = bill(eight, book, rulings)
    assert (spent.total, spent.left) == (368, 32)


def test_tx_01_each_of_its_soldiers_is_worth_46(eight, book, rulings):
    """TX-01, BLD-11."""
    assert [unit_value(eight, place, book, rulings) for place in range(8)] == [46] * 8


def test_amb_06_the_ruling_can_make_him_worth_the_printed_47_at_the_same_price(eight, book, rulings):
    printed = rulings.with_choice("log.pointValueFormula", "sum_plus_1")
    assert unit_value(eight, 0, book, printed) == 47
    assert bill(eight, book, printed).total == 368


@pytest.mark.parametrize(
    ("troop", "cost"),
    [
        ("combat_arms", 20),
        ("marines", 20),
        ("counter_insurgency", 15),
        ("tech", 5),
        ("civilian", 1),
        ("penal", 4),
    ],
)
def test_bld_03_each_soldier_pays_for_his_troop_type(troop, cost, book, rulings):
    bare = SoldierPlan(name="A", troop=troop)
    assert sum(item.points for item in soldier_items(bare, book, rulings)) == cost


@pytest.mark.parametrize(
    "race", ["Human", "Naram", "Baufrin", "Vauvusar", "Ssora", "Kessrith", "Zog", "Menevagorean"]
)
def test_bld_04_a_race_costs_nothing(race, eight, book, rulings):
    assert bill(set_soldiers(eight, race=race), book, rulings).total == 368


@pytest.mark.parametrize(
    ("armour", "cost"),
    [
        ("LI", 10),
        ("BI", 20),
        ("M", 20),
        ("TS", 10),
        ("RS", 40),
        ("SNF", 5),
        ("SSS", 10),
        ("MZG", 25),
        ("No", 0),
    ],
)
def test_bld_05_and_bld_14_each_soldier_pays_for_his_suit_and_no_suit_is_free(armour, cost, book, rulings):
    worn = SoldierPlan(name="A", troop="civilian", armour=armour)
    assert sum(item.points for item in soldier_items(worn, book, rulings)) == 1 + cost


@pytest.mark.parametrize(
    ("weapons", "cost"),
    [
        (("LP",), 1),
        (("LR",), 3),
        (("SAR",), 10),
        (("SP",), 1),
        (("SC",), 3),
        (("SR",), 5),
        (("SMG",), 1),
        (("P",), 0),
        (("SR", "SP", "P"), 6),
    ],
)
def test_bld_06_and_bld_14_every_weapon_carried_is_paid_and_the_caseless_pistol_is_free(
    weapons, cost, book, rulings
):
    armed = SoldierPlan(name="A", troop="civilian", weapons=weapons)
    assert sum(item.points for item in soldier_items(armed, book, rulings)) == 1 + cost


def test_wpn_02_the_omni_rifle_is_paid_once_for_both_modes(book, rulings):
    armed = SoldierPlan(name="A", troop="civilian", weapons=("OR",))
    assert [item.points for item in soldier_items(armed, book, rulings) if item.rule == "BLD-06"] == [6]


def test_bld_07_the_knife_that_everybody_has_is_on_no_bill(book, rulings):
    unarmed = SoldierPlan(name="A", troop="civilian")
    assert [item.rule for item in soldier_items(unarmed, book, rulings)] == ["BLD-03", "BLD-05"]


def test_bld_11_a_squad_item_counts_in_the_value_of_its_bearer_alone(eight, book, rulings):
    """BLD-08, BLD-11."""
    plan = add_equipment(eight, "ecm_jammer", "John Doe 3")
    values = [unit_value(plan, place, book, rulings) for place in range(8)]
    assert values == [46, 46, 66, 46, 46, 46, 46, 46]


def test_bld_11_own_equipment_counts_in_the_value(eight, book, rulings):
    """BLD-11, GLA-02, SHP-01."""
    plan = set_soldiers(eight, [0], equipment=("grenade_launcher", "shaped_charge"))
    assert unit_value(plan, 0, book, rulings) == 46 + 2 + 10


def test_a_thing_without_a_bearer_is_paid_but_in_nobodys_value(eight, book, rulings):
    plan = add_equipment(eight, "camo_tinter")
    assert bill(plan, book, rulings).total == 378
    assert {unit_value(plan, place, book, rulings) for place in range(8)} == {46}


def test_a_bearer_who_is_not_there_does_not_make_a_thing_free(eight, book, rulings):
    assert bill(add_equipment(eight, "holotarp", "Nobody"), book, rulings).total == 383


def test_two_soldiers_of_one_name_do_not_pay_twice_for_the_thing_entrusted_to_it(eight, book, rulings):
    twins = set_soldiers(add_equipment(eight, "ecm_jammer", "John Doe"), [1], name="John Doe")
    assert bill(twins, book, rulings).total == 388


@pytest.mark.parametrize(("rating", "left"), [(2, 420), (1, 410), (0, 400), (-1, 390), (-2, 380)])
def test_nx_39_a_leader_leaves_so_much_of_400(rating, left, book, rulings):
    """LDR-08, LDR-09: a bad leader enlarges the budget."""
    leader = SquadPlan(
        name="A", budget=400 + 1, soldiers=(SoldierPlan(name="A", troop="civilian", leader=rating),)
    )
    assert bill(leader, book, rulings).left == left


def test_ldr_10_a_soldier_who_is_no_leader_pays_nothing_for_it(john, book, rulings):
    assert all(item.rule != "LDR-08" for item in soldier_items(john, book, rulings))


def test_the_price_of_leadership_is_in_the_value_only_if_the_ruling_says_so(eight, book, rulings):
    led = set_soldiers(eight, [0], leader=-2)
    counted = rulings.with_choice("value.include_leader", "true")
    assert unit_value(led, 0, book, rulings) == 46
    assert unit_value(led, 0, book, counted) == 66


def test_qua_10_quality_is_free_unless_the_ruling_prices_it(eight, book, rulings):
    veterans = eight.model_copy(update={"quality": "elite"})
    priced = rulings.with_choice("cost.quality", "5")
    assert bill(veterans, book, rulings).total == 368
    assert bill(veterans, book, priced).total == 368 + 8 * 10


def test_a_key_the_tables_do_not_have_costs_nothing_and_breaks_nothing(eight, book, rulings):
    odd = set_soldiers(eight, [0], troop="wizard", armour="Cloak", weapons=("OR_slug", "Wand"))
    assert bill(odd, book, rulings).total == 368 - 46


@given(
    places=st.sets(st.integers(0, 7)), weapons=st.lists(st.sampled_from(["LP", "SR", "OR", "P"]), max_size=4)
)
def test_the_bill_is_the_sum_of_the_unit_values_when_nobody_leads(places, weapons, eight, book, rulings):
    """BLD-11: values and prices are one sum."""
    plan = set_soldiers(eight, places, weapons=tuple(weapons))
    values = [unit_value(plan, place, book, rulings) for place in range(8)]
    assert sum(values) == bill(plan, book, rulings).total
