"""What a squad may be: BLD-01, BLD-02, BLD-08..10, BLD-12, BLD-13, TRP-03, LDR-01, GLA-01, GLA-02, EXP-03."""

import pytest

from squadlog.book.load import load_paragraphs
from squadlog.squads.edit import add_equipment, add_soldier, agree, set_soldiers, set_squad
from squadlog.squads.legality import illegal, violations
from squadlog.squads.plan import SoldierPlan, SquadPlan


def codes(plan, book, rulings, **kwargs):
    return [violation.code for violation in illegal(plan, book, rulings, **kwargs)]


def warnings(plan, book, rulings):
    return [violation.code for violation in violations(plan, book, rulings) if violation.warning]


def one(side="Commonwealth", **soldier):
    return SquadPlan(name="S", side=side, soldiers=(SoldierPlan(name="A", **soldier),))


def test_the_squad_of_the_example_is_legal_and_raises_no_eyebrow(eight, book, rulings):
    assert violations(eight, book, rulings) == ()


def test_bld_10_the_last_point_may_be_spent_and_not_one_more(eight, book, rulings):
    assert codes(set_squad(eight, budget=368), book, rulings) == []
    assert codes(set_squad(eight, budget=367), book, rulings) == ["over-budget"]


def test_bld_10_the_sentence_says_by_how_much(eight, book, rulings):
    (violation,) = illegal(set_squad(eight, budget=360), book, rulings)
    assert "8 too many" in violation.sentence
    assert violation.rule == "BLD-10"


def test_bld_01_nine_soldiers_are_too_many(eight, book, rulings):
    nine = set_squad(add_soldier(eight), budget=999)
    assert codes(nine, book, rulings) == ["too-many-soldiers"]


def test_amb_03_with_fire_teams_of_eight_a_squad_has_sixteen(eight, book, rulings):
    """AMB-03."""
    nine = set_squad(add_soldier(eight), budget=999)
    assert codes(nine, book, rulings.with_choice("squad.fireTeamSize", "8")) == []


def test_set_03_fewer_than_eight_are_welcome(book, rulings):
    assert codes(one(armour="BI", weapons=("SR",)), book, rulings) == []


@pytest.mark.parametrize(
    ("changes", "code", "rule"),
    [
        ({"troop": "wizard"}, "unknown-troop", "BLD-03"),
        ({"race": "Elf"}, "unknown-race", "BLD-04"),
        ({"armour": "Mail"}, "unknown-armour", "BLD-05"),
        ({"weapons": ("Bow",)}, "unknown-weapon", "BLD-06"),
        ({"weapons": ("OR_slug",)}, "unknown-weapon", "BLD-06"),
        ({"equipment": ("rope",)}, "unknown-equipment", "BLD-02"),
        ({"equipment": ("ecm_jammer",)}, "unknown-equipment", "BLD-02"),
    ],
)
def test_bld_02_what_the_tables_do_not_have_cannot_be_chosen(*, changes, code, rule, eight, book, rulings):
    found = illegal(set_soldiers(eight, [0], **changes), book, rulings)
    assert [(violation.code, violation.rule) for violation in found] == [(code, rule)]


def test_an_unknown_choice_cannot_be_let_pass_by_agreement(eight, book, rulings):
    odd = agree(set_soldiers(eight, [0], troop="wizard"), "BLD-03", "we like wizards")
    assert codes(odd, book, rulings) == ["unknown-troop"]


def test_bld_09_a_suit_other_than_the_usual_only_draws_a_warning(eight, book, rulings):
    light = set_soldiers(eight, [0], armour="LI")
    assert codes(light, book, rulings) == []
    assert warnings(light, book, rulings) == ["unusual-suit"]
    techs = set_soldiers(eight, [0], troop="tech", armour="M")
    (told,) = (one.sentence for one in violations(techs, book, rulings) if one.code == "unusual-suit")
    assert "Tech Troops usually wear" in told


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"troop": "civilian", "armour": "TS"}, "Civilians usually wear no suit, not Tanker Suit."),
        ({"troop": "marines", "armour": "No"}, "Marines usually wear the suit Marine (M), not none."),
        (
            {"troop": "combat_arms", "armour": "LI"},
            "Combat Arms troops usually wear the suit Bounce Infantry (BI)",
        ),
    ],
)
def test_bld_09_the_warning_about_a_suit_is_english_for_whoever_wears_none(
    changes, told, eight, book, rulings
):
    """`Civilians troops usually wear the suit No Suit (No)` was none."""
    odd = set_soldiers(eight, [0], **changes)
    assert any(told in one.sentence for one in violations(odd, book, rulings))


@pytest.mark.parametrize(("policy", "found"), [("mandatory", ["unusual-suit"]), ("scenario", [])])
def test_amb_05_the_policy_on_suits_can_be_switched(policy, found, eight, book, rulings):
    """AMB-05."""
    light = set_soldiers(eight, [0], armour="LI")
    policy = rulings.with_choice("build.suitPolicy", policy)
    assert codes(light, book, policy) == found
    assert warnings(light, book, policy) == []


@pytest.mark.parametrize(
    ("naval", "option", "suit"),
    [(True, "snf_li", "SNF"), (False, "snf_li", "LI"), (True, "sss", "SSS"), (False, "sss", "LI")],
)
def test_amb_63_naval_techs_have_a_suit_of_their_own(naval, option, suit, book, rulings):
    """AMB-63."""
    plan = set_squad(one(troop="tech", armour=suit, weapons=("P",)), naval=naval)
    strict = rulings.with_choice("build.suitPolicy", "mandatory").with_choice("troops.techSuit", option)
    assert codes(plan, book, strict) == []
    assert codes(set_soldiers(plan, armour="BI"), book, strict) == ["unusual-suit"]


def test_bld_12_only_the_commonwealth_wears_ranger_suits(book, rulings):
    assert codes(one(armour="RS", weapons=("SR",)), book, rulings) == []
    assert codes(one(side="TOG", armour="RS", weapons=("SR",)), book, rulings) == ["suit-side"]
    assert codes(one(side="Renegade", armour="RS", weapons=("SR",)), book, rulings) == ["suit-side"]


def test_bld_12_two_of_a_squad_may_wear_one_and_a_third_may_not(eight, book, rulings):
    rich = set_squad(eight, budget=999)
    assert codes(set_soldiers(rich, [0, 1], armour="RS"), book, rulings) == []
    (violation,) = illegal(set_soldiers(rich, [0, 1, 2], armour="RS"), book, rulings)
    assert (violation.code, violation.rule) == ("too-many-suits", "BLD-12")


def test_bld_13_penal_troops_serve_the_tog_only(book, rulings):
    convict = {"troop": "penal", "armour": "LI", "weapons": ("SMG",)}
    assert codes(one(side="TOG", **convict), book, rulings) == []
    assert codes(one(side="Commonwealth", **convict), book, rulings) == ["troop-side"]


@pytest.mark.parametrize(
    ("weapons", "found"), [((), True), (("SR",), True), (("SMG", "P"), True), (("SMG",), False)]
)
def test_bld_13_penal_troops_carry_the_smg(weapons, found, book, rulings):
    plan = one(side="TOG", troop="penal", armour="LI", weapons=weapons)
    assert codes(plan, book, rulings) == (["troop-weapon"] if found else [])


def test_amb_64_the_other_reading_lets_penal_troops_carry_more_and_enter_zero_g(book, rulings):
    plan = one(side="TOG", troop="penal", armour="LI", weapons=("SMG", "P"))
    lenient = rulings.with_choice("troops.penal", "2")
    assert codes(plan, book, lenient, zero_g=True) == []


def test_trp_03_penal_troops_are_barred_from_zero_g(book, rulings):
    plan = one(side="TOG", troop="penal", armour="LI", weapons=("SMG",))
    assert codes(plan, book, rulings, zero_g=True) == ["no-zero-g"]


def test_trp_03_everybody_else_may_enter_zero_g(eight, book, rulings):
    assert codes(eight, book, rulings, zero_g=True) == []


def test_bld_07_a_soldier_without_a_firearm_is_only_warned_about(book, rulings):
    plan = one(armour="BI")
    assert codes(plan, book, rulings) == []
    assert warnings(plan, book, rulings) == ["unarmed"]


def test_bld_06_two_weapons_of_one_kind_are_refused(book, rulings):
    assert codes(one(armour="BI", weapons=("SP", "SP")), book, rulings) == ["weapon-twice"]


def test_bld_08_two_soldiers_of_one_name_are_refused(eight, book, rulings):
    assert codes(set_soldiers(eight, [3], name="John Doe"), book, rulings) == ["name-twice"]


@pytest.mark.parametrize(
    ("bearer", "found"), [("John Doe", []), (None, ["no-bearer"]), ("Nobody", ["bearer-unknown"])]
)
def test_bld_08_squad_equipment_needs_a_bearer_who_is_a_member(bearer, found, eight, book, rulings):
    assert codes(add_equipment(eight, "ecm_jammer", bearer), book, rulings) == found


@pytest.mark.parametrize("item", ["mine", "ground_sensor", "camo_tinter", "mortar_mission"])
def test_what_is_set_up_before_play_or_off_the_board_needs_no_bearer(item, eight, book, rulings):
    assert codes(add_equipment(eight, item), book, rulings) == []


def test_equipment_the_tables_do_not_have_is_refused(eight, book, rulings):
    assert codes(add_equipment(eight, "tank", "John Doe"), book, rulings) == ["unknown-equipment"]


def test_ecm_01_a_second_jammer_is_too_many(eight, book, rulings):
    rich = set_squad(eight, budget=999)
    two = add_equipment(add_equipment(rich, "ecm_jammer", "John Doe"), "ecm_jammer", "John Doe 2")
    assert codes(two, book, rulings) == ["too-many-items"]


def test_ldr_01_a_squad_has_one_leader(eight, book, rulings):
    assert codes(set_soldiers(eight, [0], leader=0), book, rulings) == []
    assert codes(set_soldiers(eight, [0, 1], leader=0), book, rulings) == ["two-leaders"]


@pytest.mark.parametrize(
    ("weapons", "equipment", "found"),
    [
        (("SR",), ("grenade_launcher",), []),
        (("SC",), ("grenade_launcher",), ["launcher-without-rifle"]),
        (("SP",), ("grenade_launcher",), ["launcher-without-rifle"]),
        (("SR",), ("grenade_launcher", "grenades"), ["launcher-and-grenades"]),
        (("SR",), ("grenade_launcher", "grenade_launcher"), ["too-many-items"]),
        (("SR",), ("plastic_charge", "shaped_charge"), []),
        (("SR",), ("plastic_charge", "plastic_charge", "shaped_charge"), ["too-many-charges"]),
    ],
)
def test_gla_01_gla_02_exp_03_what_one_soldier_may_carry(weapons, equipment, found, book, rulings):
    assert codes(one(armour="BI", weapons=weapons, equipment=equipment), book, rulings) == found


def test_qua_08_a_quality_the_table_does_not_have_is_refused(eight, book, rulings):
    assert codes(set_squad(eight, quality="bored"), book, rulings) == ["unknown-quality"]


def test_an_agreement_lets_a_violation_stand_and_stays_visible(eight, book, rulings):
    over = agree(set_squad(eight, budget=300), "BLD-10", "the handicap of this evening")
    (violation,) = violations(over, book, rulings)
    assert not violation.forbids
    assert violation.waived == "the handicap of this evening"
    assert codes(over, book, rulings) == []


def test_an_agreement_about_one_soldier_covers_him_alone(eight, book, rulings):
    tog = set_squad(set_soldiers(eight, [0, 1], armour="RS"), side="TOG", budget=999)
    agreed = agree(tog, "BLD-12", "captured suit", "John Doe")
    assert [violation.soldier for violation in illegal(agreed, book, rulings)] == ["John Doe 2"]


def test_an_agreement_covers_its_own_rule_only(eight, book, rulings):
    assert codes(agree(set_squad(eight, budget=1), "BLD-01", "for fun"), book, rulings) == ["over-budget"]


def test_every_violation_cites_a_paragraph_that_exists_and_ends_in_a_full_stop(book, rulings):
    worst = SquadPlan(
        name="Worst",
        side="Pirates",
        budget=0,
        soldiers=(
            SoldierPlan(name="A", troop="penal", armour="RS", weapons=("SP", "SP"), leader=1),
            SoldierPlan(name="A", troop="civilian", leader=1, equipment=("grenade_launcher", "grenades")),
            *(SoldierPlan(name=f"B{n}", armour="RS", equipment=("shaped_charge",) * 3) for n in range(8)),
        ),
    )
    worst = add_equipment(add_equipment(worst, "holotarp"), "ecm_jammer", "Ghost")
    found = violations(worst, book, rulings, zero_g=True)
    paragraphs = load_paragraphs()
    assert len({violation.code for violation in found}) >= 14
    assert [v.rule for v in found if v.rule not in paragraphs] == []
    assert [v.sentence for v in found if not v.sentence.endswith(".")] == []
