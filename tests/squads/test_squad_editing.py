"""Changes to squads on paper, and two squads compared: BLD-02, BLD-08."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.squads.compare import compare
from squadlog.squads.edit import (
    EditError,
    add_equipment,
    add_soldier,
    agree,
    name_leader,
    remove_equipment,
    remove_soldier,
    revoke,
    set_soldiers,
    set_squad,
)
from squadlog.squads.plan import SOLDIERS


def test_a_choice_can_be_made_for_one_soldier(eight):
    changed = set_soldiers(eight, [2], armour="LI")
    assert [soldier.armour for soldier in changed.soldiers].count("LI") == 1
    assert changed.soldiers[2].armour == "LI"


def test_a_choice_can_be_made_for_all(eight):
    assert {soldier.armour for soldier in set_soldiers(eight, armour="LI").soldiers} == {"LI"}


def test_the_plan_changed_is_left_as_it_was(eight):
    before = eight.model_dump()
    add_equipment(set_soldiers(eight, [0], name="X", weapons=()), "mine")
    assert eight.model_dump() == before


def test_a_renamed_soldier_keeps_what_was_entrusted_to_him_and_agreed_about_him(eight):
    """BLD-08."""
    plan = agree(add_equipment(eight, "holotarp", "John Doe"), "BLD-12", "because", "John Doe")
    renamed = set_soldiers(plan, [0], name="Jane Roe")
    assert renamed.entrusted("Jane Roe") == ("holotarp",)
    assert renamed.agreements[0].soldier == "Jane Roe"


def test_two_soldiers_can_swap_names_in_two_steps_without_losing_equipment(eight):
    plan = add_equipment(eight, "holotarp", "John Doe 2")
    plan = set_soldiers(plan, [0], name="Zed")
    plan = set_soldiers(plan, [1], name="John Doe")
    assert plan.entrusted("John Doe") == ("holotarp",)


def test_a_removed_bearer_leaves_the_thing_without_one(eight):
    plan = remove_soldier(add_equipment(eight, "holotarp", "John Doe"), 0)
    assert len(plan.soldiers) == 7
    assert plan.equipment[0].bearer is None


def test_the_last_soldier_cannot_be_removed(eight):
    plan = eight
    for _ in range(7):
        plan = remove_soldier(plan, 0)
    with pytest.raises(EditError, match="at least one"):
        remove_soldier(plan, 0)


def test_a_squad_has_one_leader_and_another_takes_his_place(eight):
    """LDR-01, LDR-10."""
    led = name_leader(name_leader(eight, 0, -1), 2, 0)
    assert [soldier.leader for soldier in led.soldiers] == [None, None, 0] + [None] * 5
    assert name_leader(led, 0, None) == led
    assert name_leader(led, 2, None) == eight
    with pytest.raises(EditError, match="no soldier 9"):
        name_leader(eight, 8, 1)


def test_a_copy_has_the_same_outfit_a_name_of_its_own_and_no_leadership(eight):
    led = set_soldiers(eight, [0], leader=-1, race="Zog")
    copy = add_soldier(led, like=0).soldiers[-1]
    assert (copy.race, copy.weapons, copy.leader) == ("Zog", ("SR", "SP"), None)
    assert copy.name not in {soldier.name for soldier in led.soldiers}


def test_a_recruit_is_called_by_his_place_or_by_the_next_free_number(eight):
    nine = add_soldier(eight)
    assert nine.soldiers[8].name == "Soldier 9"
    taken = set_soldiers(eight, [0], name="Soldier 9")
    assert add_soldier(taken).soldiers[8].name == "Soldier 2"


def test_a_squad_sheet_is_full_with_sixteen(eight):
    plan = eight
    while len(plan.soldiers) < SOLDIERS:
        plan = add_soldier(plan, like=0)
    assert len({soldier.name for soldier in plan.soldiers}) == SOLDIERS
    with pytest.raises(EditError, match="room for 16"):
        add_soldier(plan)


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"name": ""}, "name"),
        ({"name": "a\x1b[31m"}, "U\\+001B"),
        ({"leader": 3}, "leader"),
        ({"weapons": ("SR",) * 7}, "weapons"),
        ({"rank": "major"}, "rank"),
        ({"leader": True}, "leader"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_in_a_sentence(change, word, eight):
    with pytest.raises(EditError, match=word):
        set_soldiers(eight, [0], **change)


@pytest.mark.parametrize(
    "change", [{"budget": -1}, {"budget": 10.5}, {"name": "\u202egnol"}, {"soldiers": ()}]
)
def test_a_squad_field_that_does_not_fit_is_refused(change, eight):
    with pytest.raises(EditError):
        set_squad(eight, **change)


@pytest.mark.parametrize("place", [-1, 8])
def test_a_soldier_who_is_not_there_cannot_be_changed_or_removed(place, eight):
    with pytest.raises(EditError, match="no soldier"):
        set_soldiers(eight, [place], armour="LI")
    with pytest.raises(EditError, match="no soldier"):
        remove_soldier(eight, place)


def test_a_thing_can_be_given_back(eight):
    plan = remove_equipment(add_equipment(add_equipment(eight, "mine"), "holotarp"), 0)
    assert [thing.item for thing in plan.equipment] == ["holotarp"]
    with pytest.raises(EditError, match="no squad item"):
        remove_equipment(plan, 1)


def test_an_agreement_needs_a_reason_and_is_replaced_by_the_next_about_the_same(eight):
    with pytest.raises(EditError, match="reason"):
        agree(eight, "BLD-10", " ")
    twice = agree(agree(eight, "BLD-10", "first"), "BLD-10", "second")
    assert [agreed.reason for agreed in twice.agreements] == ["second"]
    assert revoke(twice, "BLD-10").agreements == ()


@given(steps=st.lists(st.tuples(st.sampled_from("acr"), st.integers(0, 7)), max_size=20))
def test_however_soldiers_come_and_go_names_stay_different(steps, eight):
    plan = eight
    for step, place in steps:
        try:
            match step:
                case "a":
                    plan = add_soldier(plan)
                case "c":
                    plan = add_soldier(plan, like=place)
                case "r":
                    plan = remove_soldier(plan, place)
        except EditError:
            continue
    assert len({soldier.name for soldier in plan.soldiers}) == len(plan.soldiers)
    assert 1 <= len(plan.soldiers) <= SOLDIERS


def test_a_squad_compared_with_itself_differs_nowhere(eight, book, rulings):
    assert not any(row.differs for row in compare(eight, eight, book, rulings))


def test_a_comparison_shows_cost_make_up_and_averages(eight, book, rulings):
    other = set_soldiers(eight, [0], troop="tech", armour="LI", weapons=("SAR",))
    rows = {row.what: (row.first, row.second) for row in compare(eight, other, book, rulings) if row.differs}
    assert rows["Points"] == ("368", "347")
    assert rows["Troops"] == ("8 Combat Arms", "7 Combat Arms, 1 Tech Troops")
    assert rows["Average points"] == ("46.0", "43.4")
    assert rows["Average ranged modifier"] == ("0.0", "0.4")
    assert rows["Average melee modifier"] == ("-1.0", "-0.8")
    assert "Average strongest PF" in rows


def test_a_comparison_of_unarmed_squads_has_no_ranged_average(eight, book, rulings):
    unarmed = set_soldiers(eight, weapons=())
    rows = {row.what: row.first for row in compare(unarmed, eight, book, rulings)}
    assert rows["Average ranged modifier"] == "-"
    assert rows["Weapons"] == "-"
