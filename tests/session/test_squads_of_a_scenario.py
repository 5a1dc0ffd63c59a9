"""Squads as a scenario names, counts and places them: by name though they roll in teams, or some members alone."""

import pytest
from support.scenarios import Written, duel

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import REFEREE
from squadlog.rules.scenario.squads import of_squads
from squadlog.setup.eight_parts import eight_parts, lines_of
from squadlog.setup.scene_report import report
from squadlog.squads.scene_files import SceneError, checked_scene, read_scene

IN_TEAMS = duel("""
[[objectives]]
id = "alive"
side = "blue"
kind = "survive"
squads = ["john doe's squad"]
count = 2

[[objectives]]
id = "away"
side = "blue"
kind = "leave"
area = "road"

[[areas]]
id = "road"
""").replace('only = ["John Doe", "Mara Quill"]', 'grouping = "teams"')


def test_a_squad_in_teams_is_named_by_its_name(store):
    """SCN-12."""
    played = Written(store, IN_TEAMS)
    assert played.battle.groupings["blue-1"].name == "John Doe's Squad 1"
    assert of_squads(played.battle, "blue", ("John Doe's Squad",)) == {*range(1, 9)}


@pytest.mark.parametrize("name", ["john doe's squad", "John Doe's Squad 1", "blue-1"])
def test_who_has_left_is_still_of_his_squad(store, name):
    """SCN-10: by whatever name the objective has it."""
    played = Written(store, IN_TEAMS.replace('["john doe\'s squad"]', f'["{name}"]'), typed=False)
    played.says("inside road 1 2", "begin")
    played.plays("T1.s1 | leave 1; leave 2 |")
    alive = next(
        one
        for side in played.session.victory["referee"].score()
        for one in side.further
        if one.part == "alive"
    )
    assert alive.told == f"met ({4 if name.endswith(' 1') else 8} of 2 conscious)"


def test_the_parts_count_those_alone_who_take_part(tmp_path):
    """SCN-04, SCN-05: two of eight, 46 and 46 points against 46 and 45."""
    scene = read_scene(duel().encode(), "written.toml")
    parts = eight_parts(scene, load_rulebook(), load_rulings(), tmp_path, REFEREE)
    told = "\n".join(lines_of(parts))
    assert "2 combat arms in BI with SR; 92 points." in told
    assert "2 combat arms in BI with SR; 91 points." in told


def test_who_stays_at_home_is_not_odd(tmp_path):
    """SCN-05, BLD-09."""
    armed = duel().replace('"Mara Quill"]', '"Mara Quill"]\nmembers = { "*" = { armour = "LI" } }')
    found = report(armed.encode(), "my.toml", tmp_path, load_rulebook(), load_rulings())
    assert [one.sentence.split(": ")[1] for one in found.faults] == ["John Doe", "Mara Quill"]


UPSTAIRS = (
    'map = "the_counting_house"\n'
    + duel()
    + """
[deployment]
secret = true
together_m = 4
"""
)


def test_no_floor_is_told_of_who_is_set_up_in_secret(store):
    """SET-05, SCN-09."""
    played = Written(store, UPSTAIRS)
    played.says("put 3 5,5@2 facing north overrule because we play it so")
    seen = {seat: played.session.views.seen(seat).units[3].floor for seat in ("blue", "red")}
    assert seen == {"blue": 1, "red": 2}


def test_who_is_alone_on_a_floor_is_told_so(store):
    """SCN-09: no distance between floors is measured."""
    played = Written(store, UPSTAIRS)
    played.says("put 3 5,5@2 facing north overrule because we play it so")
    assert "3 Varro is on another floor than all others of" in played.refused("deployed red")


def test_a_list_with_something_wrong_in_it_is_not_called_too_short():
    """SCN-02: one fault, told once."""
    _, faults = checked_scene(duel().replace('id = "red"', "id = 7").encode(), "my.toml")
    assert len(faults) == 1
    with pytest.raises(SceneError, match="sides should have at least 2 items"):
        read_scene(b'title = "a"\nbriefing = "b"\nsides = [{ id = "a", name = "b", points = 9 }]', "my.toml")
