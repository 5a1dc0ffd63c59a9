"""What is chosen for a squad on paper counts where its chapter is played: QUA-02, QUA-08, QUA-10, LDR-08."""

import pytest

from squadlog.battle.evolve import first_state
from squadlog.rules.common import chapter_states  # noqa: F401 - chapters keep theirs in these battles
from squadlog.rules.common.advanced import ADVANCED
from squadlog.rules.quality.record import quality_of
from squadlog.setup.battle import muster
from squadlog.setup.doubts import doubts
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import muster_scene
from squadlog.squads.cost import bill
from squadlog.squads.edit import set_soldiers, set_squad
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.in_play import CHAPTERS, as_played
from squadlog.squads.ready import load_squad
from squadlog.squads.scene_files import load_scene


def forces(book, **squad):
    """John Doe's squad, changed so, against a TOG squad."""
    blue = set_squad(load_squad("john_doe", book), **squad)
    return (Force("blue", "Commonwealth", blue), Force("red", "TOG", load_squad("tog_line", book)))


def over_budget(found):
    return any(one.rule == "BLD-10" for one in found)


@pytest.mark.parametrize(("chapters", "broken"), [((), False), (("quality",), True)])
def test_its_price_counts_where_it_is_played_and_nowhere_else(chapters, broken, book, rulings):
    """QUA-10, A-57, ADV-01."""
    priced = rulings.with_choice("cost.quality", "5")
    met = forces(book, quality="elite", budget=368)
    plan = BattlePlan(title="T", forces=met, chapters=chapters)
    assert over_budget(muster(plan, book, priced).remarks) is broken
    assert over_budget(one for _, one in doubts(met, book, priced, chapters=chapters)) is broken
    assert not over_budget(muster(plan, book, rulings).remarks)


def test_a_squad_as_played_has_what_those_chapters_count_and_its_sheet_keeps_all(book, rulings):
    """QUA-08, LDR-08, LDR-10."""
    plan = set_soldiers(set_squad(load_squad("john_doe", book), quality="veteran"), [0], leader=2)
    basic = as_played(plan, ())
    assert (basic.quality, {one.leader for one in basic.soldiers}) == ("regular", {None})
    assert as_played(plan, ("quality",)).quality == "veteran"
    assert as_played(plan, ("leadership",)).soldiers[0].leader == 2
    assert as_played(plan, CHAPTERS) == plan
    assert bill(plan, book, rulings).total == bill(basic, book, rulings).total - 20
    soldiers = muster(
        BattlePlan(title="T", forces=(Force("b", "B", plan), forces(book)[1])), book, rulings
    ).soldiers
    assert (soldiers[0].leader, soldiers[0].quality) == (2, "veteran")


def test_what_a_leader_costs_is_in_his_value_only_where_leaders_are_played(book, rulings):
    """LDR-08, A-111."""
    counted = rulings.with_choice("value.include_leader", "true")
    plan = set_soldiers(load_squad("john_doe", book), [0], leader=-2)
    met = (Force("b", "B", plan), forces(book)[1])
    assert muster(BattlePlan(title="T", forces=met), book, counted).soldiers[0].value == 46


@pytest.mark.parametrize(
    ("chapters", "told"), [((), set()), (("quality",), set()), (("leadership",), {"LDR-01"})]
)
def test_where_leaders_are_played_each_squad_names_one(chapters, told, book, rulings):
    """LDR-01: before play at the latest, so that it stands on no sheet of the battle."""
    blue, red = forces(book)
    led = Force("red", "TOG", set_soldiers(red.plan, [0], leader=0))
    found = doubts((blue, led), book, rulings, chapters=chapters)
    assert {one.rule for _, one in found} == told
    assert {name for name, _ in found} <= {blue.plan.name}
    plan = BattlePlan(title="T", forces=(blue, led), chapters=chapters)
    assert muster(plan, book, rulings).remarks == ()


def test_a_squad_brings_its_quality_from_its_file_to_each_of_its_soldiers(book, rulings):
    """QUA-02."""
    (blue, red) = forces(book, quality="veteran")
    read = import_squad(export_squad(blue.plan).encode(), book)
    plan = BattlePlan(title="T", forces=(blue._replace(plan=read), red), chapters=("quality",))
    units = first_state(muster(plan, book, rulings)).units.values()
    assert {quality_of(unit) for unit in units if unit.side == "blue"} == {"veteran"}
    assert {quality_of(unit) for unit in units if unit.side == "red"} == {"regular"}


def test_a_scene_says_what_a_squad_is(book, rulings):
    """QUA-08, ADV-02."""
    scene = load_scene("newcomer")
    (blue, red) = scene.sides

    def met(quality):
        call = blue.squads[0].model_copy(update={"quality": quality})
        sides = (blue.model_copy(update={"squads": (call,)}), red)
        changed = scene.model_copy(update={"sides": sides, "chapters": ("quality",)})
        return muster_scene(changed, book, rulings)

    assert {one.quality for one in met("green").soldiers if one.side == blue.id} == {"green"}
    with pytest.raises(MusterError, match="bored"):
        met("bored")


def test_every_chapter_that_a_plan_names_is_one_of_the_book():
    """ADV-01."""
    assert set(CHAPTERS) <= set(ADVANCED)
