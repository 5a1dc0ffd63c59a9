"""When each kind of objective is met, and how much of it there is: SCN-10, VIC-02, VIC-03."""

from dataclasses import replace

import pytest
from support.scenarios import Written, duel
from support.scored import board, fought, page

from squadlog.battle.chapter_state import replace_battle_state
from squadlog.battle.terms import Feature
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.seats import Speaker
from squadlog.rules.scenario.objectives import standings
from squadlog.rules.scenario.progress import Left, progress_of

AREAS = (NamedArea(id="gate"), NamedArea(id="road"))


def stands(*objectives, inside=(), left=(), features=(), changes=None, **kept):
    """Whether each objective is met and how much of it there is; `left` are unit, area, wound, things."""
    battle = fought(page(*objectives, areas=AREAS), **(changes or {}))
    gone = tuple(
        Left(soldier=battle.units[n].soldier, grouping="red", area=area, wound=wound, items=items)
        for n, area, wound, items in left
    )
    units = {n: unit for n, unit in battle.units.items() if n not in {one[0] for one in left}}
    battle = replace(battle, units=units, features={one.id: one for one in features})
    progress = replace(progress_of(battle), left=gone, inside=inside, **kept)
    battle = replace_battle_state(battle, "scenario", progress)
    return [(one.met, one.count) for one in standings(battle, board(battle))]


def wanted(kind, side="red", **more):
    return Objective(id=kind, side=side, kind=kind, **more)


@pytest.mark.parametrize(("count", "met"), [(2, True), (3, False)])
def test_who_reaches_an_area_is_conscious_and_of_the_side(count, met):
    """SCN-10."""
    inside = (("gate", (1, 2, 3, 11)),)
    there = stands(wanted("reach", area="gate", count=count), inside=inside, changes={"wounds": {3: "U"}})
    assert there == [(met, 2)]


GONE = ((1, "road", "S", ("papers",)), (2, "gate", "none", ("papers", "rope")), (3, "road", "none", ()))


@pytest.mark.parametrize(
    ("objective", "found"),
    [
        (wanted("leave", area="road", count=2), (True, 2)),
        (wanted("leave", area="road", count=3), (False, 2)),
        (wanted("leave", count=3), (True, 3)),
        (wanted("leave", side="blue"), (False, 0)),
        (wanted("carried", items=("papers",), area="road"), (True, 1)),
        (wanted("carried", items=("papers", "rope")), (True, 3)),
        (wanted("carried", items=("rope",), area="road"), (False, 0)),
    ],
)
def test_who_has_left_and_what_he_carried_counts_through_the_area_that_is_named(objective, found):
    """SCN-10."""
    assert stands(objective, left=GONE) == [found]


def test_who_survives_is_conscious_on_the_map_or_was_as_he_left():
    """SCN-10: 1 has left on his feet, 2 was carried, 3 and 4 stand."""
    left = ((1, "road", "S", ()), (2, "road", "U", ()))
    for count, met in ((3, True), (4, False)):
        assert stands(wanted("survive", count=count), left=left) == [(met, 3)]
    assert stands(wanted("survive", count=3), left=left, changes={"wounds": {3: "D"}}) == [(False, 2)]


def door(number, state, part_of=None):
    return Feature(id=f"D{number}", kind="door", name=f"Door {number}", state=state, part_of=part_of)


def test_features_are_destroyed_by_id_or_name_and_no_other_state_will_do():
    """SCN-10."""
    features = (door(1, "destroyed"), door(2, "open"), door(3, "destroyed"))
    for count, met in ((2, True), (3, False)):
        objective = wanted("destroy", features=("d1", "door 3", "D2"), count=count)
        assert stands(objective, features=features) == [(met, 2)]


def test_casualties_are_the_dead_and_unconscious_of_the_side_that_is_named():
    """SCN-10: also who has left so."""
    wounds = {11: "D", 12: "U", 13: "S", 1: "D"}
    assert stands(wanted("casualties", whose="blue", count=2), changes={"wounds": wounds}) == [(True, 2)]
    assert stands(wanted("casualties", whose="blue", count=3), changes={"wounds": wounds}) == [(False, 2)]
    left = ((3, "road", "U", ()), (4, "road", "S", ()))
    lost = wanted("casualties", side="blue", whose="red", count=2)
    assert stands(lost, left=left, changes={"wounds": {1: "D"}}) == [(True, 2)]


def test_what_is_prevented_is_what_the_other_side_has_not_met():
    """SCN-10, A-128."""
    kept = wanted("prevent", side="blue", of="leave")
    assert stands(wanted("leave"), kept) == [(False, 0), (True, 1)]
    assert stands(wanted("leave"), kept, left=GONE[:1]) == [(True, 1), (False, 0)]


@pytest.mark.parametrize(("fired", "met"), [(("alarm",), True), (("other",), False)])
def test_an_objective_is_met_by_its_trigger(fired, met):
    """SCN-10."""
    assert stands(wanted("trigger", trigger="alarm"), fired=fired) == [(met, int(met))]


def test_what_the_referee_has_stopped_is_no_objective():
    """SCN-10, SCN-12."""
    assert stands(wanted("leave"), wanted("judged"), stopped=("leave",)) == [(False, 0)]
    assert stands(wanted("judged"), judged=(("judged", 1),)) == [(True, 1)]


def test_nobody_routs_a_side_of_which_somebody_has_left_fit():
    """SCN-10, A-120."""
    rout = wanted("rout", side="blue", whose="red")
    changes = {"routed": (1, 2, 3, 4)}
    assert stands(rout, changes=changes) == [(True, 1)]
    assert stands(rout, changes=changes, left=GONE[2:]) == [(False, 0)]


LEAVE = """
[[areas]]
id = "road"

[[objectives]]
id = "away"
side = "blue"
kind = "leave"
area = "road"

[[objectives]]
id = "papers"
side = "blue"
kind = "carried"
items = ["papers"]
worth = "points"
each = 30
"""


def points(played):
    return {one.side: one.points for one in played.session.seat(Speaker(seat="red")).victory.score()}


def test_a_unit_leaves_where_its_side_may_and_is_taken_back(store):
    """SCN-10: it counts as it went."""
    text = duel(LEAVE).replace('"Mara Quill"]', '"Mara Quill"]\ncarries = { "John Doe" = ["papers"] }')
    played = Written(store, text, typed=False)
    assert "can leave when they may act" in played.refused("leave 1")
    assert "No objective lets units of TOG" in played.refused("leave 3")
    played.plays("T1.s1 |")
    while not (
        played.session.due["referee"].ask().kind == "declare"
        and 1 in played.session.due["referee"].ask().units
    ):
        played._goes_on([])
    assert "is not in road" in played.refused("leave 1")
    assert "Units cannot leave through 'bridge'" in played.refused("leave 1 bridge")
    played.says("inside road 1", "leave 1")
    assert 1 not in played.battle.units
    (gone,) = progress_of(played.battle).left
    assert (gone.soldier.id, gone.area, "papers" in gone.items) == (1, "road", True)
    assert points(played) == {"blue": 130, "red": 0}
    played.session.undo(1)
    assert 1 in played.battle.units
    assert points(played) == {"blue": 0, "red": 0}
    assert played.session.exports["referee"].audit() == ()
