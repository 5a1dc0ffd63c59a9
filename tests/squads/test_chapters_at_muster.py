"""Advanced chapters chosen before play, and who begins in a state of theirs: ADV-01..03, STL-04, ADV-15."""

from dataclasses import replace

import pytest

from squadlog.battle.evolve import first_state
from squadlog.rules.common import chapter_states  # noqa: F401 - chapters keep theirs in these battles
from squadlog.rules.stealth.record import in_stealth
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import muster_scene
from squadlog.squads.edit import set_soldiers
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.ready import load_squad
from squadlog.squads.scene_files import load_scene


def forces(book, *begins, armour="BI"):
    """John Doe's squad, whose first soldier begins so and wears that, against a TOG squad."""
    squad = set_soldiers(load_squad("john_doe", book), [0], begins=begins, armour=armour)
    return (Force("blue", "Commonwealth", squad), Force("red", "TOG", load_squad("tog_line", book)))


def test_a_soldier_who_is_to_begin_veiled_does_in_a_battle_of_that_chapter(book, rulings):
    """STL-04."""
    setup = muster(
        BattlePlan(title="T", forces=forces(book, "stealth"), chapters=("stealth",)), book, rulings
    )
    assert (setup.chapters, setup.remarks) == (("stealth",), ())
    units = first_state(setup).units
    assert [number for number, unit in units.items() if in_stealth(unit)] == [1]


def test_in_a_basic_battle_it_is_nothing(book, rulings):
    """ADV-01, ADV-04."""
    setup = muster(BattlePlan(title="T", forces=forces(book, "stealth")), book, rulings)
    assert not any(unit.held for unit in first_state(setup).units.values())


def test_who_has_no_power_suit_is_told_on_the_sheet_of_the_battle(book, rulings):
    """STL-04, ADV-15."""
    plan = BattlePlan(title="T", forces=forces(book, "stealth", armour="TS"), chapters=("stealth",))
    remarks = [remark for remark in muster(plan, book, rulings).remarks if remark.rule == "STL-04"]
    assert [(one.soldier, "no stealth power mode" in one.sentence) for one in remarks] == [("John Doe", True)]


@pytest.mark.parametrize(("begins", "chapters"), [(("asleep",), ()), ((), ("magic",))])
def test_a_state_or_a_chapter_that_there_is_not_is_refused_with_those_that_there_are(
    begins, chapters, book, rulings
):
    """ADV-01."""
    with pytest.raises(MusterError, match="stealth"):
        muster(BattlePlan(title="T", forces=forces(book, *begins), chapters=chapters), book, rulings)


def test_a_squad_is_exchanged_with_the_state_its_soldiers_begin_in(book):
    """STL-04."""
    (blue, _) = forces(book, "stealth")
    assert import_squad(export_squad(blue.plan).encode(), book).soldiers[0].begins == ("stealth",)


def test_a_scene_names_its_chapters_and_who_begins_how(book, rulings):
    """ADV-02, STL-04."""
    scene = load_scene("newcomer")
    (blue, red) = scene.sides
    call = blue.squads[0].model_copy(update={"begins": {"Mara Quill": ("stealth",)}})
    sides = (blue.model_copy(update={"squads": (call,)}), red)
    setup = muster_scene(scene.model_copy(update={"chapters": ("stealth",), "sides": sides}), book, rulings)
    assert [soldier.name for soldier in setup.soldiers if soldier.begins] == ["Mara Quill"]
    stranger = call.model_copy(update={"begins": {"Nobody": ("stealth",)}})
    sides = (blue.model_copy(update={"squads": (stranger,)}), red)
    with pytest.raises(MusterError, match="Nobody"):
        muster_scene(scene.model_copy(update={"sides": sides}), book, rulings)


def test_a_soldier_who_joins_begins_as_it_is_said_of_him(book, rulings):
    """STL-04."""
    setup = muster(
        BattlePlan(title="T", forces=forces(book, "stealth"), chapters=("stealth",)), book, rulings
    )
    unveiled = replace(setup, soldiers=tuple(replace(one, begins=()) for one in setup.soldiers))
    assert not any(in_stealth(unit) for unit in first_state(unveiled).units.values())
