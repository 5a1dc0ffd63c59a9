"""What holds around a battle on paper, and who may not be fielded in it: ENV-15, ENV-16, ENV-22, A-98."""

import pytest

from squadlog.battle.terms import Environment
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import load_battle, muster_scene
from squadlog.squads.plan import Agreement
from squadlog.squads.ready import load_squad
from squadlog.squads.scene_files import load_scene

VACUUM = Environment(vacuum=True)


def forces(book, *, suit="SNF", passed=()):
    techs, marines = load_squad("naval_techs", book), load_squad("ship_marines", book)
    one, *others = techs.soldiers
    changed = techs.model_copy(
        update={"soldiers": (one.model_copy(update={"armour": suit}), *others), "agreements": passed}
    )
    return Force("red", "Red", marines), Force("blue", "Blue", changed)


def mustered(book, rulings, environment=VACUUM, **more):
    return muster(BattlePlan(title="T", forces=forces(book, **more), environment=environment), book, rulings)


def test_vacuum_brings_its_chapter_along_and_the_chapter_alone_no_vacuum_env_15(book, rulings):
    """ENV-15, ADV-01."""
    setup = mustered(book, rulings)
    assert (setup.chapters, setup.environment.told) == (("vacuum",), ("vacuum",))
    assert [one.rule for one in setup.remarks if one.rule == "ENV-15"] == []
    plan = BattlePlan(title="T", forces=forces(book), chapters=("vacuum",))
    assert muster(plan, book, rulings).environment == Environment()


def test_who_wears_no_suit_that_holds_may_not_be_fielded_in_a_vacuum_env_15_env_16(book, rulings):
    """ENV-15, ENV-16, A-98: but where it is let pass, in a scenario, and in hostile air, where there are houses."""
    name = forces(book)[1].plan.soldiers[0].name
    with pytest.raises(MusterError, match=rf"{name} wears .*only BI, M, SNF, SSS, MZG .*ENV-15"):
        mustered(book, rulings, suit="TS")
    with pytest.raises(MusterError, match="ENV-15"):
        mustered(book, rulings, suit="LI")
    assert mustered(book, rulings.with_choice("vacuum.suits", "list_and_power"), suit="LI").chapters
    passed = (Agreement(rule="ENV-15", soldier=name, reason="stays aboard"),)
    assert mustered(book, rulings, suit="TS", passed=passed).environment == VACUUM
    hostile = mustered(book, rulings, Environment(hostile="toxic"), suit="TS")
    assert [(one.soldier, one.rule) for one in hostile.remarks if one.rule == "ENV-15"] == [(name, "ENV-15")]


def test_a_scenario_fields_whom_it_will_and_that_is_remarked_env_15(book, rulings):
    """ENV-15: of the ship that is boarded one technician has no suit that holds."""
    scene = load_scene("boarding").model_copy(update={"vacuum": True, "chapters": ("vacuum",)})
    setup = muster_scene(scene, book, rulings)
    assert [one.rule for one in setup.remarks if one.rule == "ENV-15"] == []
    listed = muster(
        BattlePlan(title="T", forces=forces(book, suit="No"), environment=VACUUM, listed=("vacuum",)),
        book,
        rulings,
    )
    assert [one.rule for one in listed.remarks if one.rule == "ENV-15"] == ["ENV-15"]


def test_around_a_ship_there_is_space_where_vacuum_is_played_env_17(book, rulings):
    """ENV-15, ENV-17, ENV-24: scenario 3 lists it; what the table adds holds besides."""
    setup = load_battle("pest_control", book, rulings, around=Environment(zero_g=True))
    assert setup.environment.told == ("zero-G", "vacuum")
    assert not setup.packs_on


def test_what_the_table_adds_holds_beside_what_the_scene_has_env_02(book, rulings):
    """ENV-01, ENV-02, ENV-07."""
    around = Environment(rain=True, snow=True)
    setup = load_battle("definitely_not_camping", book, rulings, around=around)
    assert setup.environment.told == ("night", "rain", "snow")
