"""How those who attack by the page get through a locked door, and set off charges where they are wanted."""

from dataclasses import replace
from math import hypot

from support.asked_minds import asked, moved
from support.playing_on_maps import field_of

from squadlog.battle.changed import changed
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.doors import LockedDoor, opens, waits
from squadlog.extras.commander.mind.hands import HandsMind
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.moving import doors_of
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.mind.tasks import SoldierTask
from squadlog.extras.commander.mind.weights import Weights
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.dump import dump_map
from squadlog.language.say import say
from squadlog.rules.scenario.progress import progress_of
from squadlog.setup.scenes import muster_scene
from squadlog.squads.scene_files import read_scene

DOOR = (
    '[[wall]]\nid = "w"\nkind = "external_wall"\nline = [[12, 0], [12, 20]]\n'
    '[[door]]\nid = "D1"\nkind = "external_door"\nends = [[12, 9.5], [12, 10.5]]\nstate = "locked"\n'
)
WALLED = field_of(DOOR)
PAGE = """
title = "A door"
briefing = "Two before a door."
turns = 3
packs_on = false
chapters = ["explosives", "ammunition"]

[[areas]]
id = "beyond"
points = [[15, 8], [18, 8], [18, 12], [15, 12]]
[[areas]]
id = "pit"
points = [[4, 8], [6, 8], [6, 12], [4, 12]]

[[sides]]
id = "blue"
name = "Commonwealth"
[[sides.squads]]
squad = "john_doe"
only = ["John Doe"]
starts = { "John Doe" = { x = 38, y = 2, facing = 90 } }

[[sides]]
id = "red"
name = "TOG"
[[sides.squads]]
squad = "tog_line"
only = ["Varro", "Cassia"]
members = { "*" = MEMBERS }
starts = { "Varro" = { x = 9, y = 10, facing = 90 }, "Cassia" = { x = 9, y = 12, facing = 90 } }

[[objectives]]
id = "blown"
side = "red"
kind = "charges"
area = "pit"

[[instructions]]
id = "errand"
side = "red"
kind = "attack"
area = "AREA"
"""


def fought(page, ground, level):
    """The battle of a page on that ground, red's commander of that level against one who does nothing."""
    setup = muster_scene(
        read_scene(page.encode(), "door.toml"), load_rulebook(), load_rulings(), ground=dump_map(ground)
    )
    return Bout(setup, {"blue": commander_of("cautious"), "red": commander_of(level)})


def attacked(members, area, until):
    bout = fought(PAGE.replace("MEMBERS", members).replace("AREA", area), WALLED, "hands")
    while bout.battle.now < until and bout.step():
        pass
    assert bout.refused == 0
    return bout, [say(command) for side, command in bout.said if side == "red"]


def test_a_locked_door_is_shot_down_and_gone_through():
    """OBS-06: a spike rifle (PF 5) takes two levels of an external door (AF 3) with each hit."""
    bout, said = attacked('{ weapons = ["SR"], armour = "LI" }', "beyond", Moment(2, 1))
    assert any(one.startswith('shot 2 at feature "D1"') for one in said)
    assert bout.battle.features["D1"].state == "destroyed"
    assert all(bout.battle.units[unit].position.x > 12 for unit in (2, 3))


def test_where_no_shot_can_one_lays_a_shaped_charge_and_another_waits():
    """SHP-03, EXP-06: a laser pistol never destroys the door."""
    members = '{ weapons = ["SP"], armour = "LI", equipment = ["shaped_charge"] }'
    bout, said = attacked(members, "beyond", Moment(2, 6))
    assert len([one for one in said if one.startswith("install")]) == 1
    assert len([one for one in said if one.startswith("detonate")]) == 1
    assert bout.battle.features["D1"].state == "destroyed"


def test_charges_are_laid_where_they_are_wanted_and_go_off_when_nobody_is_near():
    """EXP-22: both are seven metres and more away."""
    members = '{ weapons = ["SR"], armour = "LI", equipment = ["plastic_charge"] }'
    bout, said = attacked(members, "pit", Moment(3, 5))
    assert len([one for one in said if one.startswith("install")]) == 2
    assert any(one.startswith("detonate") for one in said)
    assert progress_of(bout.battle).count("blown") >= 1
    assert not any(bout.battle.units[unit].wound != "none" for unit in (2, 3))


def test_a_door_that_another_is_opening_already_is_left_to_him():
    page = PAGE.replace("MEMBERS", '{ weapons = ["SR"], armour = "LI" }').replace("AREA", "beyond")
    page = page.replace("x = 9, y = 10", "x = 11.3, y = 9.6").replace("x = 9, y = 12", "x = 11.3, y = 10.4")
    bout = fought(page, field_of(DOOR.replace("locked", "closed")), "cautious")
    while not MindView(Posed(known=known(bout.battle, "red"), side="red")).undecided():
        bout.step()
    seen = known(bout.battle, "red")
    opening = Ongoing(kind="open_close_door", feature="D1", start=Moment(1, 1), end=Moment(1, 1))
    units = {**seen.units, 2: changed(seen.units[2], action=opening)}
    view = MindView(Posed(known=changed(seen, units=units), side="red"))
    assert [one.says.feature for one in doors_of(view, 3)] == ["D1"]
    assert list(doors_of(view, 3, alone=True)) == []
    assert [one.says.feature for one in doors_of(MindView(Posed(known=seen, side="red")), 3, alone=True)] == [
        "D1"
    ]


def test_who_is_nearer_to_a_door_than_the_one_with_the_charge_stands_in_nobodys_way():
    """Eight waited in an airlock, and he who had the charge behind them."""
    page = PAGE.replace("MEMBERS", '{ weapons = ["SP"], armour = "LI", equipment = ["shaped_charge"] }')
    page = (
        page.replace("AREA", "beyond")
        .replace("x = 9, y = 10", "x = 6, y = 10")
        .replace("x = 9, y", "x = 3, y")
    )
    seen = known(fought(page, WALLED, "cautious").battle, "red")
    for empty, waiting in ((2, False), (3, True)):
        bare = changed(seen.units[empty], items=())
        view = MindView(Posed(known=changed(seen, units={**seen.units, empty: bare}), side="red"))
        at = bare.position
        door = LockedDoor("D1", 12.0, 10.0, hypot(12.0 - at.x, 10.0 - at.y))
        assert waits(view, empty, door) is waiting
        assert waits(view, empty, LockedDoor("D1", 12.0, 10.0, 2.0)), "near it he goes aside"


def boarded():
    """The boarders of Pest Control as they are first asked, with the airlock of the ship blown open."""
    posed = asked("pest_control", "red")
    breached = replace(posed.known.features["D1"], state="destroyed")
    known = changed(posed.known, features={**posed.known.features, "D1": breached})
    return Posed(known=known, side="red")


def task_of(posed, unit):
    view = MindView(posed)
    return SoldierTask(view, view.now.rules.survey(), unit, Weights())


def test_who_stands_in_an_airlock_before_the_one_with_the_charge_steps_beside_his_way():
    """He who has the charge stands in the doorway behind him, so that there is no way out (ACT-18, SHP-03)."""
    posed = moved(moved(boarded(), 1, 7.5, 8.5), 2, 7.34, 8.03)
    end = HandsMind().weigh(posed, 1)[0].says.move.path[-1]
    assert 8 < end.y < 10, "he stays in the airlock"
    assert abs(end.x - 7.5) >= 0.5
    task = task_of(posed, 1)
    assert (task.waits, task.is_there) == (True, False), "for the sergeant too"


def test_who_is_before_the_one_with_the_charge_and_far_from_the_door_goes_on_and_who_is_behind_makes_room():
    """ACT-18."""
    before, behind = ((11.2, 11.8), (11.8, 11.2))
    for (carrier_y, y), waiting in ((before, False), (behind, True)):
        task = task_of(moved(moved(boarded(), 2, 12.0, carrier_y), 1, 12.0, y), 1)
        assert (task.door.id, task.waits) == ("D5", waiting)


def test_who_hides_behind_the_one_with_the_charge_is_weighed_by_where_he_would_come_out():
    """He stands nowhere on the map (HID-09)."""
    posed = moved(moved(boarded(), 2, 12.0, 11.8), 1, 12.0, 11.2)
    stands = task_of(posed, 1)
    hides = replace(posed.known.units[1], position=None)
    view = MindView(Posed(known=changed(posed.known, units={**posed.known.units, 1: hides}), side="red"))
    survey = view.now.rules.survey()
    assert 1 not in survey.figures
    here = Spot(12.0, 11.2, posed.known.units[1].floor)
    task = SoldierTask(view, survey, 1, Weights(), here=here)
    assert (task.door.id, task.waits) == (stands.door.id, stands.waits) == ("D5", True)
    assert task.metres(here) == stands.metres(here)


def test_who_has_a_charge_lays_it_where_shots_would_take_longer():
    """OBS-07, SHP-03: half a level a shot, twice a turn; of eight who fire the door falls sooner."""
    posed = moved(asked("pest_control", "red"), 2, 12.0, 17.2)
    far = [one.says.action for one in opens(MindView(posed), 2, LockedDoor("D5", 12.0, 18.0, 0.8))]
    assert far == ["open_close_door", "install_charge", "fire_throw"]
    for unit in (1, 3, 4, 5, 6, 7, 8):
        posed = moved(posed, unit, 8.0 + unit, 16.0)
    near = [one.says.action for one in opens(MindView(posed), 2, LockedDoor("D5", 12.0, 18.0, 0.8))]
    assert near == ["open_close_door", "fire_throw", "install_charge"]
