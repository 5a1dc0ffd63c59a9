"""What one soldier may be given, priced in place: BLD-02 to BLD-07."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.packs import RIFLE, club, full, small

from squadlog.book.load import book_with, load_rulebook, load_rulings
from squadlog.squads.choices import ONE_OF, choose, in_hand, rating, tick
from squadlog.squads.cost import bill
from squadlog.squads.edit import change_soldiers
from squadlog.squads.goods import weapons_for_sale
from squadlog.squads.outfit_rows import outfit_rows
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.tui.builder.card import beginning
from squadlog.tui.builder.words import outfit_row

BOOK, RULINGS = load_rulebook(), load_rulings()
GUNS = [row.key for row in weapons_for_sale(BOOK)]
soldiers = st.builds(
    SoldierPlan,
    name=st.just("Ann"),
    troop=st.sampled_from(list(BOOK.troops)),
    race=st.sampled_from(list(BOOK.races)),
    armour=st.sampled_from(list(BOOK.armours)),
    weapons=st.lists(st.sampled_from(GUNS), unique=True, max_size=4).map(tuple),
    equipment=st.lists(st.sampled_from(["grenades", "plastic_charge"]), unique=True).map(tuple),
    leader=st.sampled_from([None, -1, 2]),
)


def rows(soldier):
    return {(row.field, row.key): row for row in outfit_rows(soldier, BOOK, RULINGS)}


def taken(soldier, row):
    if row.field in ONE_OF:
        return choose(row.field, row.key)
    if row.field == "leader":
        return {"leader": rating(row.key)}
    if row.field == "weapons":
        return in_hand(soldier, row.key)
    return tick(soldier, row.field, row.key, take=not row.has)


@law(100)
@given(soldier=soldiers, data=st.data())
def test_the_figure_behind_a_thing_is_what_taking_it_changes_in_the_bill(soldier, data):
    row = data.draw(st.sampled_from([row for row in rows(soldier).values() if row.change is not None]))
    plan = SquadPlan(name="Squad", soldiers=(soldier,))
    after = change_soldiers(plan, lambda one: taken(one, row))
    assert bill(after, BOOK, RULINGS).total - bill(plan, BOOK, RULINGS).total == row.change


def test_a_second_charge_goes_with_the_first_and_no_third_exp_03():
    """EXP-03, EXP-19: taken one after the other, then given back together."""
    soldier, told = SoldierPlan(name="Ann"), []
    for _ in range(3):
        row = rows(soldier)["equipment", "plastic_charge"]
        told.append((row.price, row.facts, row.more))
        change = tick(soldier, row.field, row.key, take=not row.has or row.more, most=row.most)
        soldier = soldier.model_copy(update=dict(change))
    assert told == [(5, "", False), (5, "has 1, Enter takes another", True), (10, "has 2", False)]
    assert soldier.equipment == ()
    mixed = SoldierPlan(name="Ann", equipment=("plastic_charge", "shaped_charge"))
    assert not rows(mixed)["equipment", "shaped_charge"].more


@law(50)
@given(soldier=soldiers, data=st.data())
def test_what_was_taken_is_had_and_nothing_else_of_its_field_is_lost_but_what_it_replaces(soldier, data):
    row = data.draw(st.sampled_from([row for row in rows(soldier).values() if row.field == "weapons"]))
    armed = soldier.model_copy(update=dict(in_hand(soldier, row.key)))
    assert rows(armed)["weapons", row.key].in_hand
    assert set(armed.weapons[1:]) >= set(soldier.weapons[1:]) - {row.key}
    both = soldier.model_copy(update=dict(tick(soldier, "weapons", row.key, take=True)))
    assert set(both.weapons) == {*soldier.weapons, row.key}
    assert row.key not in dict(tick(both, "weapons", row.key, take=False))["weapons"]


@law(50)
@given(soldier=soldiers, width=st.integers(20, 140))
def test_every_row_says_its_section_once_and_its_price(soldier, width):
    for row in rows(soldier).values():
        told = outfit_row(row, width, first=True).plain
        assert told[:7].strip() in ("Weapons", "Armour", "Troop", "Race", "Things", "Begins", "Leader")
        assert str(row.price if row.change is None else abs(row.change)) in told


def test_figures_of_a_weapon_stand_beside_its_price():
    """WPN-01, FIR-41: penetration, magazine, to hit; range and jam in the words."""
    told = rows(SoldierPlan(name="Ann", weapons=("SR",)))
    assert outfit_row(told["weapons", "SAR"], 80, first=True).plain == (
        "Weapons □ SAR Slug Assault Rifle     +5 PF 7    6 shots hit +2"
    )
    assert told["weapons", "OR"].facts == "PF 4/6 12 shots hit 0/+1"
    assert told["weapons", "LR"].facts == "PF 4   no limit hit 0"
    assert "at any range" in told["weapons", "SAR"].words
    assert "jams in 2 of 100 shots [WPN-01, FIR-41]" in told["weapons", "SAR"].words


def test_a_suit_says_its_factor_on_this_race():
    """RAC-08."""
    told = rows(SoldierPlan(name="Ann", race="Kessrith", armour="BI"))
    assert told["armour", "LI"].facts.startswith("AF 1")
    assert "armour factor 2, 1 on this race" in told["armour", "LI"].words


@pytest.mark.parametrize(
    ("letters", "key"),
    [("s", "SAR"), ("sr", "SR"), ("p", "P"), ("li", "LI"), ("civ", "civilian"), ("no", "No"), ("zo", "Zog"),
     ("rifle", "LR"), ("xyz", None)],
)  # fmt: skip
def test_letters_go_to_the_code_then_to_what_begins_so_then_to_a_word_of_it(letters, key):
    found = beginning(outfit_rows(SoldierPlan(name="Ann"), BOOK, RULINGS), letters)
    assert (found and found.key) == key


def test_what_comes_from_a_pack_says_whose_it_is_and_nothing_printed_does():
    book = book_with((), offered=(club(),))
    rows = outfit_rows(SoldierPlan(name="Ann"), book, load_rulings())
    own = {row.key for row in rows if row.whose}
    assert own == {"STR", "TUN", "SGL", "DW", "PW", "dockers", "field_kit"}
    assert {row.whose for row in rows if row.key in own} == {"Kettle Street club"}


def test_what_a_thing_of_a_pack_changes_and_how_many_may_wear_its_suit_stand_in_the_row():
    suit = full().split("[armours.DW]")[1].split("[")[0]
    text = small(
        ("armours.DW", f"{suit}max_per_squad = 2\n"),
        ("equipment.brace", 'name = "Brace"\ncost = 4\neffects = "to_hit -1"\n'),
        ("weapons.STX", RIFLE + 'remark = "the long barrel"\n'),
    )
    found = outfit_rows(SoldierPlan(name="Ann"), book_with((text,)), RULINGS)
    told = {row.key: row.words for row in found if row.whose}
    assert "; 2 a squad" in told["DW"]
    assert "4 points: to hit -1" in told["brace"]
    assert "the long barrel" in told["STX"]
