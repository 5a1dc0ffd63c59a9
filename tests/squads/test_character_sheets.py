"""Character sheets, read and made soldiers of, and back: LEG-01, LEG-02, LEG-07..LEG-12, LEG-19."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.squads.conversion.recruiting import recruit, return_character
from squadlog.squads.conversion.sheet import (
    MAX_BYTES,
    CharacterError,
    CharacterSheet,
    read_sheets,
    sheets_as,
)
from squadlog.squads.conversion.words import read_traits, traits_in_words
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SoldierPlan, SquadPlan

PASTE = """Name: Ada Quill
Race: KessRith
Player character
Spike rifle 7
* Handgun: 2
Melee = 3
Piloting 5
Land movement: 13
Reaction 11
Weapons: TAR-15 Spike Rifle, service laser pistol
Melee weapon: vibro knife
Armour: Light infantry battle armour
she owes Bix money
Wound: light
"""


def ada(**changes):
    return read_sheets(PASTE.encode())[0].sheet.model_copy(update=changes)


def soldier_of(sheet, book, **answers):
    return recruit(sheet, book, answers).soldier


def test_a_paste_is_read_line_by_line_and_what_is_not_understood_is_told_and_kept():
    """LEG-01."""
    (read,) = read_sheets(PASTE.encode())
    sheet = read.sheet
    assert (sheet.name, sheet.race, sheet.player, sheet.combat) == ("Ada Quill", "KessRith", True, True)
    assert sheet.skills == {"Spike rifle": 7, "Handgun": 2, "Melee": 3, "Piloting": 5}
    assert (sheet.movement, sheet.reaction, sheet.charisma) == (13, 11, None)
    assert sheet.weapons == ("TAR-15 Spike Rifle", "service laser pistol")
    assert (sheet.melee_weapon, sheet.armour, sheet.wound) == (
        "vibro knife",
        "Light infantry battle armour",
        "L",
    )
    assert [(one.line, one.text) for one in read.unread] == [(13, "she owes Bix money")]
    assert sheet.note == "she owes Bix money"


def test_another_name_begins_another_character():
    """LEG-01."""
    both = read_sheets(f"{PASTE}\nName: Bix\nMedic\nCombat: no\nFirst aid 9\n".encode())
    assert [(one.sheet.name, one.sheet.combat) for one in both] == [("Ada Quill", True), ("Bix", False)]


@pytest.mark.parametrize("form", ["toml", "json", "text"])
def test_every_form_says_the_same_again(form):
    """LEG-19: one sheet, and several."""
    one, two = ada(note="", equipment=("rope",)), CharacterSheet(name='"Bix" [x]', combat=False, wound="D")
    alone = sheets_as((one,), form)
    assert [read.sheet for read in read_sheets(alone.encode())] == [one]
    assert "[[character]]" not in alone
    assert '"character"' not in alone
    assert [read.sheet for read in read_sheets(sheets_as((one, two), form).encode())] == [one, two]


words = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")), max_size=30)


@given(st.lists(words, max_size=8), st.integers(0, 3))
@law(60)
def test_no_paste_is_read_otherwise_than_as_sheets_or_a_sentence(lines, names):
    """LEG-01: and nothing of it is lost without a word."""
    with suppress(CharacterError):
        found = read_sheets("\n".join([*lines, *["Name: A"] * names]).encode())
        assert all(one.sheet.name for one in found)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff\xfe", "byte 0 is not UTF-8"),
        (b"x" * (MAX_BYTES + 1), "at most"),
        (b"", "nothing of a character"),
        (b"{", "is not JSON"),
        (b'{"name": "A", "skils": {}}', "skils is not a known key"),
        (b'{"name": "A", "skills": {"melee": -1}}', "skills.melee should be greater than or equal to 0"),
        (b'name = "A"\nskills = 3\n', "skills should be"),
        (b'{"character": []}', "list of 1 to 16"),
        (b'[[character]]\nname = "A"\n[[character]]\nrace = "Zog"\n', "character 2.name is missing"),
        (b"Spike rifle 4", "name is missing"),
        (b"Name: A\nWound: sick", "wound should be"),
        (b"{" + b'"a": {' * 5000, "is not JSON"),
        (b"Name: A\n" + b"Name: B\n" * 30, "1 to 16"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(data, why):
    """LEG-01."""
    with pytest.raises(CharacterError, match="ada") as refused:
        read_sheets(data, source="ada.txt")
    assert why in str(refused.value)
    assert str(refused.value).count(". ") == 0


def test_a_skill_without_end_and_a_line_without_end_are_told_and_not_believed():
    """LEG-01: 256 KB of it at once."""
    (read,) = read_sheets(b"Name: A\nMelee 999999\n" + b" a" * 100_000)
    assert [one.line for one in read.unread] == [2, 3]


def test_a_sheet_becomes_a_soldier_with_generic_things(book):
    """LEG-02, LEG-07, LEG-11."""
    found = recruit(ada(), book)
    soldier = found.soldier
    assert (soldier.name, soldier.race, soldier.troop) == ("Ada Quill", "Kessrith", "combat_arms")
    assert (soldier.weapons, soldier.armour) == (("SR", "LP"), "LI")
    assert soldier.character.skills == {"spike_rifle": 7, "handgun": 2, "melee": 3}
    assert soldier.character.other == {"Piloting": 5}
    assert {one.rule for one in found.remarks} == {"LEG-02", "LEG-07", "LEG-11"}


def test_its_log_has_its_skills_in_place_of_a_troop_type(book, rulings):
    """LEG-03, LEG-09, LEG-10, LOG-07."""
    plan = SquadPlan(name="S", soldiers=(soldier_of(ada(melee_weapon=""), book),))
    assert log_values(plan, 0, book, rulings).modifiers == ("SR -2/-1", "LP 0/-1")
    kept = rulings.with_choice("legionnaire.troop_mods", "true")
    assert log_values(plan, 0, book, kept).modifiers == ("SR -2/-2", "LP 0/-2")
    assert log_values(plan, 0, book, rulings).zero_g == 0


def test_which_melee_weapon_it_has_does_not_matter(book, rulings):
    """LEG-08, LEG-09."""
    plans = [
        SquadPlan(name="S", soldiers=(soldier_of(ada(melee_weapon=one), book),)) for one in ("axe", "pin", "")
    ]
    assert [log_values(plan, 0, book, rulings).melee.value for plan in plans] == [-2, -2, -1]


@pytest.mark.parametrize(
    ("armour", "helmet", "suit"),
    [
        ("", "", "No"),
        ("Marine armour", "", "M"),
        ("Marine Zero-G suit", "closed", "MZG"),
        ("flak vest", "", "TS"),
        ("", "steel pot", "TS"),
        ("partial bounce infantry armour", "", "TS"),
        ("bi", "", "BI"),
    ],
)
def test_armour_and_helmet_are_one_suit_and_part_of_one_is_a_tanker_suit(armour, helmet, suit, book):
    """LEG-11, LEG-12."""
    assert soldier_of(ada(armour=armour, helmet=helmet), book).armour == suit


@pytest.mark.parametrize(
    ("changes", "kind", "options"),
    [
        ({"weapons": ("10 mm pistol",)}, "weapon", ("LP", "SP", "P")),
        (
            {"weapons": ("crossbow",)},
            "weapon",
            ("LP", "LR", "SAR", "SP", "SC", "SR", "OR", "SMG", "P", "none"),
        ),
        ({"armour": "robe"}, "armour", ("LI", "BI", "M", "TS", "RS", "SNF", "SSS", "MZG", "No")),
        ({"race": "Elf"}, "race", None),
    ],
)
def test_what_has_no_one_equivalent_is_asked_for_and_never_guessed(changes, kind, options, book):
    """LEG-02, LEG-11, LEG-10."""
    sheet = ada(**changes)
    found = recruit(sheet, book)
    assert found.soldier is None
    (asked,) = found.asked
    assert asked.kind == kind
    assert asked.options == (options or tuple(book.races))
    again = recruit(sheet, book, {asked.written.upper(): "rubbish"})
    assert again.asked == found.asked
    answered = recruit(sheet, book, {asked.written: asked.options[0]}).soldier
    assert asked.options[0] in (answered.armour, answered.race, *answered.weapons)


def test_a_weapon_may_stay_behind_and_is_taken_home_again(book, rulings):
    """LEG-02, LEG-19."""
    soldier = soldier_of(ada(weapons=("crossbow", "SR")), book, crossbow="none")
    assert soldier.weapons == ("SR",)
    back = return_character(soldier, soldier.weapons, (), "S", soldier.character, book, rulings)
    assert (back.weapons, back.wound) == (("crossbow", "SR"), "S")


def test_the_dead_are_not_fielded(book):
    """LEG-01, WND-18."""
    found = recruit(ada(wound="D"), book)
    assert (found.soldier, found.asked) == (None, ())
    assert "WND-18" in {one.rule for one in found.remarks}


def test_a_character_goes_back_as_it_came_but_for_its_wounds(book, rulings):
    """LEG-19."""
    sheet = ada(race="Kessrith")
    soldier = soldier_of(sheet, book)
    back = return_character(soldier, soldier.weapons, (), "M", soldier.character, book, rulings)
    assert back == sheet.model_copy(update={"wound": "M"})


@pytest.mark.parametrize(("option", "none"), [("1", 1), ("2", 2)])
def test_a_soldier_of_phalanx_goes_home_with_three_levels_for_each_point(option, none, book, rulings):
    """LEG-19, A-136: each option."""
    ruled = rulings.with_choice("legionnaire.zero_skill", option)
    soldier = SoldierPlan(name="Jo", troop="counter_insurgency", armour="LI", weapons=("SR", "OR"))
    back = return_character(soldier, soldier.weapons, (), "none", None, book, ruled)
    assert back.skills == {"Spike rifle": none, "OMNI rifle": none, "Melee": 6}
    assert (back.weapons, back.armour, back.combat) == (("Spike Rifle", "OMNI Rifle"), "Light Infantry", True)
    tech = SoldierPlan(name="Jo", troop="tech", weapons=("P",))
    assert return_character(tech, tech.weapons, (), "none", None, book, ruled).skills == {
        "Caseless pistol": 0,
        "Melee": 0,
    }


def test_a_squad_with_a_character_is_exchanged_like_any_other(book):
    """LEG-01."""
    plan = SquadPlan(name="S", soldiers=(soldier_of(ada(), book),))
    assert import_squad(export_squad(plan).encode(), book) == plan
    wrong = json.loads(export_squad(plan))
    wrong["squad"]["soldiers"][0]["character"]["skills"] = {"juggling": 3}
    with pytest.raises(Exception, match="skills is juggling"):
        import_squad(json.dumps(wrong).encode(), book)


def test_what_counts_of_a_character_can_be_said_in_one_line(book):
    """LEG-03, GEN-06."""
    who = soldier_of(ada(charisma=12), book).character
    assert read_traits(traits_in_words(who, book), book) == {
        "skills": tuple(who.skills.items()), "player": True, "combat": True, "movement": 13, "reaction": 11,
        "charisma": 12, "melee_weapon": "vibro knife",
    }  # fmt: skip
    for wrong in ("spike rifle", "melee 4000", "Name: Bo", "piloting 3"):
        with pytest.raises(ValueError, match=wrong.split(" ")[0]):
            read_traits(wrong, book)
