"""Characters of Legionnaire at a Phalanx table: LEG-01..LEG-19, A-134..A-136."""

import pytest
from support.battles import table

from squadlog.squads.conversion.brought import Character
from squadlog.squads.conversion.skills import best_skill, level_of, modifier, skill_called, weapons_in

BOOK = table().book


@pytest.mark.parametrize(
    ("level", "combat", "medic"),
    [(0, 1, 2), (1, 0, 0), (2, 0, 0), (3, -1, -1), (5, -1, -1), (6, -2, -2), (9, -3, -3), (11, -3, -3)],
)
def test_a_skill_is_a_point_for_each_three_full_levels_and_worse_without_any(level, combat, medic):
    """LEG-03, LEG-04, LEG-05, LEG-06."""
    assert modifier(level, BOOK, combat=True) == combat
    assert modifier(level, BOOK, combat=False) == medic


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("TAR-15 Spike Rifle", ("SR",)),
        ("Imperial laser pistol, engraved", ("LP",)),
        ("Omni Rifle Mk II", ("OR",)),
        ("sr", ("SR",)),
        ("10 mm pistol", ("LP", "SP", "P")),
        ("hunting rifle", ("LR", "SAR", "SR", "OR")),
        ("crossbow", ()),
    ],
)
def test_a_specific_weapon_is_the_generic_one_of_its_kind_or_is_asked_for(written, kind):
    """LEG-02: what may be several, or is none, is told as that."""
    assert weapons_in(written, BOOK) == kind


@pytest.mark.parametrize(
    ("written", "key"),
    [("Spike Rifle", "spike_rifle"), ("SR", "spike_rifle"), ("Pistol", "handgun"), ("hand-to-hand", "melee"),
     ("Medic", None), ("Piloting", None), ("rifle drill", None)],
)  # fmt: skip
def test_skills_for_no_weapon_and_not_for_melee_are_none_that_count(written, key):
    """LEG-07."""
    assert skill_called(written, BOOK) == key


@pytest.mark.parametrize(("option", "none"), [("1", 1), ("2", 2)])
def test_a_modifier_goes_back_as_three_levels_for_each_point(option, none):
    """LEG-19, A-136: each option."""
    rulings = table(rulings={"legionnaire.zero_skill": option}).rulings
    assert [level_of(change, BOOK, rulings) for change in (-3, -1, 0, 1, 2)] == [9, 3, none, 0, 0]


@pytest.mark.parametrize(("pistol", "handgun", "counts"), [(7, 2, "laser_pistol"), (2, 9, "handgun")])
def test_of_several_skills_for_a_weapon_the_highest_counts(pistol, handgun, counts):
    """LEG-03."""
    who = Character(skills=(("laser_pistol", pistol), ("handgun", handgun)))
    assert best_skill(who, "LP", BOOK) == (counts, max(pistol, handgun))
