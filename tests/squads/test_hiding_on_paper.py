"""Hiding on paper: who begins hidden, at what price, by which right: HID-01, HID-03..07, A-05, A-07, A-08, A-13."""

import pytest
from support.playing_on_maps import field_of

from squadlog.battle.terms import MayHide, Side
from squadlog.ground.map.dump import dump_map
from squadlog.setup.battle import muster
from squadlog.setup.hiding import doubtful_rights, rights
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import muster_scene
from squadlog.squads.cost import bill, unit_value
from squadlog.squads.edit import add_equipment, set_soldiers
from squadlog.squads.hiding import FLAT, hidden_places, nobody_hidden, with_hidden
from squadlog.squads.in_play import as_played
from squadlog.squads.scene_files import load_scene

SIDES = (Side(id="blue", name="Blue"), Side(id="red", name="Red"))


def met(*plans, **terms):
    """Squads of blue and red by turns, on paper."""
    forces = tuple(Force(side.id, side.name, plan) for side, plan in zip(SIDES * 2, plans, strict=False))
    return BattlePlan(title="T", forces=forces, **terms)


def hiding(plan, many):
    return set_soldiers(plan, range(many), begins=("hidden",))


@pytest.mark.parametrize(("many", "points"), [(0, 368), (3, 368 + 35), (8, 368 + 92)])
def test_a_squad_pays_a_quarter_of_those_who_begin_hidden(many, points, eight, book, rulings):
    """HID-01, HID-04, NX-21: unit by unit, rounded up once."""
    assert bill(hiding(eight, many), book, rulings).total == points


def test_the_bill_tells_how_many_decoys_go_with_whom_it_hides(eight, book, rulings):
    """HID-11."""
    (line,) = [item for item in bill(hiding(eight, 3), book, rulings).items if item.rule == "HID-04"]
    assert line.what == "3 hidden, up to 6 decoys"


def test_one_price_for_all_takes_the_place_of_the_quarter(eight, book, rulings):
    """HID-05, HID-07."""
    plan = add_equipment(hiding(eight, 8), FLAT)
    assert bill(plan, book, rulings).total == 368 + 150
    flat = rulings.with_choice("hiding.price", "flat")
    assert bill(hiding(eight, 3), book, flat).total == 368 + 150


def test_what_is_paid_for_hiding_is_in_nobodys_value(eight, book, rulings):
    """A-08, VIC-07: it is neither troop nor armour, weapon or equipment."""
    assert unit_value(hiding(eight, 3), 0, book, rulings) == 46
    counted = rulings.with_choice("hiding.surcharge_in_value", "true")
    assert [unit_value(hiding(eight, 1), place, book, counted) for place in (0, 1)] == [58, 46]
    assert unit_value(add_equipment(hiding(eight, 1), FLAT), 0, book, counted) == 46
    assert bill(hiding(eight, 3), book, counted).total == 368 + 35


def test_in_a_battle_without_hiding_nothing_is_paid_for_it(eight):
    """ADV-01."""
    plan = add_equipment(hiding(eight, 3), FLAT)
    assert as_played(plan, ()) == nobody_hidden(plan) == eight
    assert as_played(plan, ("hiding",)) == plan


def test_a_soldier_begins_hidden_or_does_not(eight):
    """HID-01."""
    plan = with_hidden(set_soldiers(eight, [2], begins=("stealth",)), 2, hides=True)
    assert (hidden_places(plan), plan.soldiers[2].begins) == ((2,), ("stealth", "hidden"))
    assert with_hidden(plan, 2, hides=True) == plan
    assert with_hidden(plan, 2, hides=False).soldiers[2].begins == ("stealth",)


def test_a_side_hides_by_what_is_said_else_by_what_it_pays(eight, rulings):
    """HID-03..06, A-05."""
    bought = met(add_equipment(eight, FLAT), eight)
    assert rights(bought, ("hiding",), rulings) == (
        MayHide(side="blue", source="flat"),
        MayHide(side="red", source="percent"),
    )
    said = (MayHide(side="red", source="scenario"),)
    assert rights(met(eight, eight, may_hide=said), ("hiding",), rulings) == said
    assert rights(bought, (), rulings) == ()
    flat = rulings.with_choice("hiding.price", "flat")
    assert {one.source for one in rights(met(eight, eight), ("hiding",), flat)} == {"flat"}


def test_who_hides_on_paper_is_not_to_be_seen_from_the_right(eight, rulings):
    """HID-02, HID-08."""
    assert rights(met(hiding(eight, 2), eight), ("hiding",), rulings) == rights(
        met(eight, eight), ("hiding",), rulings
    )


def test_a_scene_says_which_side_hides_and_a_battle_is_begun_so(book, rulings):
    """HID-03, ADV-02."""
    scene = load_scene("newcomer")
    sides = (scene.sides[0].model_copy(update={"hides": "scenario"}), scene.sides[1])
    told = scene.model_copy(update={"sides": sides, "chapters": ("hiding",)})
    assert [(one.side, one.source) for one in muster_scene(told, book, rulings).may_hide] == [
        ("blue", "scenario")
    ]
    basic = told.model_copy(update={"chapters": ()})
    assert muster_scene(basic, book, rulings).may_hide == ()


def test_a_side_that_there_is_not_is_refused(eight, rulings):
    """HID-03."""
    with pytest.raises(MusterError, match="green"):
        rights(met(eight, eight, may_hide=(MayHide(side="green", source="agreement"),)), ("hiding",), rulings)


@pytest.mark.parametrize(
    ("name", "option", "sources", "told"),
    [
        ("hiding.price", "choice", ("flat", "percent"), []),
        ("hiding.price", "percent", ("flat", "percent"), ["Blue HID-04"]),
        ("hiding.price", "flat", ("flat", "percent"), ["Red HID-04"]),
        ("hiding.price", "percent", ("scenario", "agreement"), []),
        ("hiding.flat_for", "any", ("flat", "flat"), []),
        ("hiding.flat_for", "defender", ("flat", "percent"), []),
        ("hiding.flat_for", "defender", ("flat", "flat"), ["Red HID-07"]),
    ],
)
def test_a_table_reads_who_may_buy_what(name, option, sources, told, rulings):
    """A-05, A-07, HID-07: where the one price is for the defender, one side alone is that."""
    said = tuple(MayHide(side=side.id, source=source) for side, source in zip(SIDES, sources, strict=True))
    found = doubtful_rights(said, SIDES, rulings.with_choice(name, option))
    assert [f"{one.sentence.split()[0]} {one.rule}" for one in found] == told


@pytest.mark.parametrize(
    ("sources", "told"),
    [(("flat", "flat"), "Blue"), (("flat", "percent"), "Blue"), (("percent", "flat"), "")],
)
def test_who_defends_may_be_said_by_the_scenario(sources, told, rulings):
    """A-07, HID-07: whoever else pays flat may not, be he the first."""
    said = tuple(MayHide(side=side.id, source=source) for side, source in zip(SIDES, sources, strict=True))
    ruled = rulings.with_choice("hiding.flat_for", "defender")
    found = doubtful_rights(said, SIDES, ruled, defender="red")
    assert "".join(one.sentence.split()[0] for one in found if one.rule == "HID-07") == told


GROUND = '[[zone]]\nid = "{0}"\nside = "{0}"\npoints = [[{1}, 1], [{2}, 1], [{2}, 19], [{1}, 19]]\n'


@pytest.mark.parametrize(("chapters", "placed"), [(("hiding",), 7), ((), 8)])
def test_who_begins_hidden_has_no_place_on_the_map_and_leaves_no_gap(eight, chapters, placed, book, rulings):
    """HID-02, HID-08: the others stand as if it were not there."""
    ground = dump_map(field_of(GROUND.format("blue", 1, 9) + GROUND.format("red", 31, 39)))
    ticked = set_soldiers(eight, [1], begins=("hidden",))
    forces = (Force("blue", "Blue", ticked), Force("red", "Red", eight))
    setup = muster(BattlePlan(title="T", forces=forces, chapters=chapters, map=ground), book, rulings)
    blue = {one.id for one in setup.soldiers if one.side == "blue"}
    assert len([start for start in setup.starts if start.unit in blue]) == placed
