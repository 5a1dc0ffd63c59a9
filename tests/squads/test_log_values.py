"""The figures of the squad log: LOG-02..08, TRP-04, RAC-04..09, TRP-01..03, WPN-01..03, ARM-01, ARM-02, BNC-13."""

import pytest

from squadlog.squads.edit import set_soldiers, set_squad
from squadlog.squads.goods import race_key, race_name
from squadlog.squads.log_values import armour_factor, has_pack, log_values, melee, ranged_figure, zero_g
from squadlog.squads.plan import SoldierPlan, SquadPlan


def soldier(**changes):
    return SoldierPlan(name="A", **changes)


def of_one(book, rulings, **changes):
    return log_values(SquadPlan(name="S", soldiers=(soldier(**changes),)), 0, book, rulings)


def test_tx_02_john_doe_is_written_0_and_minus_1(eight, book, rulings):
    """TX-02, LOG-07."""
    values = log_values(eight, 0, book, rulings)
    assert values.modifiers == ("SR 0/-1", "SP 0/-1")


def test_log_03_to_log_06_points_race_armour_and_weapons_are_on_the_log(eight, book, rulings):
    values = log_values(eight, 0, book, rulings)
    assert (values.points, values.race, values.armour, values.weapons) == (46, "Human", "BI", ("SR", "SP"))


@pytest.mark.parametrize(
    ("who", "weapon", "figure"),
    [
        ({"troop": "combat_arms", "race": "Human"}, "SAR", 2),
        ({"troop": "tech", "race": "Human"}, "SR", 1),
        ({"troop": "tech", "race": "Zog"}, "SMG", 1),
        ({"troop": "civilian", "race": "Human"}, "P", 3),
        ({"troop": "civilian", "race": "Zog"}, "SAR", 3),
        ({"troop": "marines", "race": "Zog"}, "LR", -1),
    ],
)
def test_log_07_ranged_adds_troop_race_and_weapon(who, weapon, figure, book, rulings):
    """TRP-01, RAC-04, WPN-01."""
    assert ranged_figure(soldier(**who), weapon, book, rulings).value == figure


@pytest.mark.parametrize(
    ("troop", "race", "figure"),
    [
        ("combat_arms", "Human", -1),
        ("combat_arms", "Kessrith", -2),
        ("counter_insurgency", "Zog", -3),
        ("tech", "Vauvusar", 2),
        ("civilian", "Menevagorean", 1),
        ("marines", "Ssora", 1),
    ],
)
def test_log_07_melee_adds_troop_and_race(troop, race, figure, book, rulings):
    """TRP-01, RAC-05."""
    assert melee(soldier(troop=troop, race=race), book, rulings).value == figure


def test_log_07_every_addend_names_its_rule(book, rulings):
    assert [part.rule for part in ranged_figure(soldier(), "SR", book, rulings).parts] == [
        "TRP-01",
        "RAC-04",
        "WPN-01",
    ]


def test_log_08_an_omni_rifle_has_a_figure_for_each_mode(book, rulings):
    """WPN-02: spike 0 with PF 4, slug +1 with PF 6."""
    values = of_one(book, rulings, troop="marines", weapons=("OR",))
    assert values.modifiers == ("OR spike 0/0", "OR slug +1/0")
    assert [figure.pf for figure in values.figures] == [4, 6]


def test_log_08_each_weapon_has_its_own_figure(book, rulings):
    values = of_one(book, rulings, troop="tech", weapons=("SAR", "P"))
    assert values.modifiers == ("SAR +3/+1", "P +2/+1")


def test_a_soldier_with_his_knife_alone_has_a_melee_figure(book, rulings):
    """BLD-07."""
    assert of_one(book, rulings, troop="civilian").modifiers == ("-/+2",)


@pytest.mark.parametrize(
    ("weapon", "rounds"),
    [("LP", None), ("LR", None), ("SAR", 6), ("SP", 25), ("SC", 15), ("SR", 10), ("SMG", 30), ("P", 12)],
)
def test_wpn_03_rounds_per_magazine_are_written_and_lasers_have_none(weapon, rounds, book, rulings):
    assert of_one(book, rulings, weapons=(weapon,)).figures[0].magazine == rounds


@pytest.mark.parametrize(
    ("armour", "race", "af"),
    [
        ("BI", "Human", 3),
        ("MZG", "Menevagorean", 5),
        ("LI", "Kessrith", 1),
        ("No", "Kessrith", -1),
        ("SSS", "Baufrin", 2),
    ],
)
def test_arm_01_and_rac_08_the_race_is_added_to_the_armour_factor(armour, race, af, book, rulings):
    assert armour_factor(soldier(armour=armour, race=race), book, rulings).value == af


def test_amb_40_the_other_reading_takes_it_away(book, rulings):
    other = rulings.with_choice("race.armorSign", "subtract")
    assert armour_factor(soldier(armour="BI", race="Kessrith"), book, other).value == 4


def test_amb_42_an_armour_factor_on_the_log_may_stop_at_0(book, rulings):
    floor = rulings.with_choice("damage.negativeAf", "floor")
    bare, suited = soldier(armour="No", race="Kessrith"), soldier(armour="LI", race="Kessrith")
    assert [armour_factor(who, book, floor).value for who in (bare, suited)] == [0, 1]
    assert armour_factor(bare, book, floor).parts[-1].rule == "AMB-42"


@pytest.mark.parametrize(("armour", "penalty"), [("LI", 1), ("BI", 2), ("MZG", 2), ("SNF", 0), ("No", 0)])
def test_arm_02_the_suit_hinders_strikers_and_not_the_wearers_own_melee(armour, penalty, book, rulings):
    values = of_one(book, rulings, armour=armour)
    assert (values.melee_protection, values.melee.value) == (penalty, -1)


@pytest.mark.parametrize(("naval", "figure"), [(True, 0), (False, 1)])
def test_trp_02_naval_techs_are_steadier_in_zero_g(naval, figure, book, rulings):
    assert zero_g(soldier(troop="tech"), book, rulings, naval=naval) == figure


@pytest.mark.parametrize(
    ("troop", "figure"), [("combat_arms", 1), ("marines", -1), ("counter_insurgency", 1), ("civilian", 2)]
)
def test_trp_01_zero_g_is_the_troops_and_naval_service_does_not_change_it(troop, figure, book, rulings):
    assert zero_g(soldier(troop=troop), book, rulings, naval=True) == figure


def test_trp_03_penal_troops_have_no_zero_g_value_unless_the_ruling_gives_one(book, rulings):
    """AMB-64."""
    convict = soldier(troop="penal")
    assert zero_g(convict, book, rulings, naval=False) is None
    assert zero_g(convict, book, rulings.with_choice("troops.penal", "2"), naval=False) == 2


@pytest.mark.parametrize(
    ("option", "marine", "trooper", "tech_in_bounce_suit", "trooper_in_light_suit"),
    [
        ("both", False, True, True, False),
        ("suit", True, True, True, False),
        ("troop", False, True, False, True),
    ],
)
def test_amb_55_who_may_use_a_bounce_pack(
    *, option, marine, trooper, tech_in_bounce_suit, trooper_in_light_suit, book, rulings
):
    """BNC-13."""
    chosen = rulings.with_choice("bounce.marines", option)
    asked = [("marines", "M"), ("combat_arms", "BI"), ("tech", "BI"), ("combat_arms", "LI")]
    found = [has_pack(soldier(troop=troop, armour=armour), book, chosen) for troop, armour in asked]
    assert found == [marine, trooper, tech_in_bounce_suit, trooper_in_light_suit]


def test_arm_07_a_zero_g_suit_has_no_bounce_pack(book, rulings):
    assert not has_pack(soldier(troop="combat_arms", armour="MZG"), book, rulings)


@pytest.mark.parametrize(
    ("written", "key"),
    [("Bauffrin", "Baufrin"), ("KessRith", "Kessrith"), (" human ", "Human"), ("Elf", "Elf")],
)
def test_amb_41_any_printed_spelling_of_a_race_is_understood(written, key, book):
    assert race_key(written, book) == key


def test_amb_41_the_ruling_chooses_the_spelling_shown(book, rulings):
    counters = rulings.with_choice("race.names", "components")
    assert (race_name("Baufrin", book, rulings), race_name("Baufrin", book, counters)) == (
        "Baufrin",
        "Bauffrin",
    )


def test_naval_service_is_the_squads_and_reaches_every_log(eight, book, rulings):
    techs = set_squad(set_soldiers(eight, troop="tech"), naval=True)
    assert {log_values(techs, place, book, rulings).zero_g for place in range(8)} == {0}


@pytest.mark.parametrize(
    ("column", "suits"),
    [
        ("power", {"LI", "BI", "M", "MZG", "RS"}),
        ("fire_control", {"BI", "M", "MZG", "RS"}),
        ("thrusters", {"MZG"}),
        ("sensor_helmet", {"LI", "BI", "M", "MZG", "RS"}),
    ],
)
def test_arm_05_to_arm_09_which_suits_have_what_built_in(column, suits, book):
    """ARM-05, ARM-06, ARM-07, ARM-09."""
    assert {key for key, suit in book.armours.items() if getattr(suit, column)} == suits


def test_arm_10_space_suits_keep_the_vacuum_out_and_light_ones_do_not(book):
    space = {key for key, suit in book.armours.items() if suit.space}
    assert {"SSS", "MZG", "SNF"} <= space
    assert not space & {"TS", "LI", "RS", "No"}


def test_trp_04_the_ambush_remark_changes_no_figure_on_the_log(book, rulings):
    """AMB-120: off in the basic game."""
    assert of_one(book, rulings, troop="counter_insurgency", weapons=("SC",)).modifiers == ("SC 0/-2",)
