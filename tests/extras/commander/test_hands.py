"""The referee's hands: what each kind of instruction has a soldier do, by what his side knows and no more."""

import pytest
from support.piles import SHADED

from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.mind.hands import HandsMind
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import Posed
from squadlog.ground.map.dump import dump_map
from squadlog.rules.scenario.progress import progress_of
from squadlog.setup.scenes import load_battle, muster_scene
from squadlog.squads.scene_files import read_scene

GROUND = """
title = "A field"
briefing = "Two against two."
turns = 2
packs_on = false

[[areas]]
id = "west"
points = [[1, 1], [2.5, 1], [2.5, 18], [1, 18]]
[[areas]]
id = "middle"
points = [[6, 8], [11, 8], [11, 14], [6, 14]]
[[areas]]
id = "north"
points = [[1, 15], [39, 15], [39, 19], [1, 19]]

[[triggers]]
id = "bell"
kind = "turn"
turn = 2

[[sides]]
id = "blue"
name = "Commonwealth"
[[sides.squads]]
squad = "john_doe"
only = ["John Doe", "Mara Quill"]
[sides.squads.starts]
"John Doe" = { x = 38, y = 2, facing = 90 }
"Mara Quill" = { x = 38, y = 4, facing = 90 }

[[sides]]
id = "red"
name = "TOG"
[[sides.squads]]
squad = "tog_line"
only = ["Varro", "Cassia"]
[sides.squads.starts]
"Varro" = { x = 2, y = 10, facing = 270 }
"Cassia" = { x = 2, y = 13, facing = 270 }

[[instructions]]
id = "task"
side = "red"
"""


class Kept(Bout):
    """A bout that keeps why each order was given."""

    def __init__(self, *told):
        super().__init__(*told)
        self.whys = []

    def _thought(self, side, posed):
        thought = super()._thought(side, posed)
        if side == "red" and posed.known.stage == "actions":
            self.whys.append((str(self.battle.now), thought.why, thought.says))
        return thought


def played(task, until, bell=2):
    """The field to that second of turn 1: red does its task, blue nothing; the bell rings as turn `bell` begins."""
    page = f"{GROUND}{task}\n".replace("turn = 2", f"turn = {bell}")
    setup = muster_scene(
        read_scene(page.encode(), "field.toml"), load_rulebook(), load_rulings(), ground=dump_map(SHADED)
    )
    bout = Kept(setup, {"blue": commander_of("cautious"), "red": commander_of("hands")})
    while bout.battle.now < Moment(1, until) and bout.step():
        pass
    assert bout.refused == 0
    return bout


def places(bout):
    return {number: bout.battle.units[number].position for number in (3, 4)}


def whys(bout, unit=None):
    """Why orders were given, to all or to a soldier, without what was weighed."""
    told = [why for _, why, says in bout.whys if hasattr(says, "unit") and unit in (None, says.unit)]
    return [*dict.fromkeys(why.split(":")[0].rstrip(".") for why in told)]


def test_a_guard_stays_in_his_area_with_his_weapon_ready():
    bout = played('kind = "guard"\narea = "west"\nalarm = "bell"\nthen = "middle"', 4)
    assert {at.x for at in places(bout).values()} == {2}
    assert {unit.opportunity for unit in bout.battle.units.values() if unit.side == "red"} == {"SR"}
    assert whys(bout) == ["guards west"]


def test_at_the_alarm_a_guard_who_watched_comes_to_the_other_area():
    bout = played('kind = "guard"\narea = "west"\nalarm = "bell"\nthen = "middle"', 2)
    bout.battle = progress_of.add(bout.battle, fired="bell")
    while bout.battle.now < Moment(1, 6) and bout.step():
        pass
    assert bout.refused == 0
    assert whys(bout) == ["guards west", "comes to middle at the alarm", "guards middle"]
    assert all(at.x > 5 for at in places(bout).values())


def test_a_patrol_goes_from_area_to_area_by_the_clock_and_rests_between():
    bout = played('kind = "patrol"\nround = ["west", "middle"]', 10)
    assert whys(bout) == [
        "is on its round to middle",
        "rests on its round at middle",
        "is on its round to west",
        "rests on its round at west",
    ]


def test_a_patrol_stops_at_the_alarm():
    bout = played('kind = "patrol"\nround = ["west", "middle"]\nalarm = "bell"', 2, bell=1)
    assert whys(bout) == ["guards where it stands"]


def test_who_attacks_waits_for_his_alarm_and_then_goes():
    task = 'kind = "attack"\narea = "middle"\nalarm = "bell"'
    assert whys(played(task, 2)) == ["waits for the alarm"]
    assert whys(played(task, 2, bell=1)) == ["attacks toward middle"]


def test_who_attacks_without_an_area_goes_at_the_enemy():
    bout = played('kind = "attack"', 3)
    assert whys(bout) == ["attacks"]
    assert all(at.x > 2 for at in places(bout).values())


@pytest.mark.parametrize(
    ("task", "told"),
    [('kind = "cower"', ["cowers"]), ('kind = "flee"\narea = "north"', ["flees to north", "hides at north"])],
)
def test_civilians_go_about_their_business_until_the_alarm_and_attack_nobody(task, told):
    task = f'{task}\nalarm = "bell"'
    assert whys(played(task, 2)) == ["minds its own business"]
    bout = played(task, 7, bell=1)
    assert whys(bout) == told
    assert {one.posture for one in bout.battle.units.values() if one.side == "red"} == {"prone"}


def test_whom_no_instruction_names_plays_as_a_recruit():
    bout = played('kind = "guard"\nsquads = ["Varro"]\narea = "west"', 2)
    assert whys(bout, 3) == ["guards west"]
    assert whys(bout, 4)[0].startswith("goes ")


def test_the_night_round_is_walked_until_somebody_is_seen_and_then_the_relief_comes():
    """The ready scenario: the patrol sees the raiders, the bell rings, guards, clerks and relief do as told."""
    setup = load_battle("night_round", load_rulebook(), rulings_with(()))
    bout = Kept(setup, {"green": commander_of("cautious"), "red": commander_of("hands")})
    while bout.battle.now < Moment(3, 2) and bout.step():
        pass
    assert bout.refused == 0
    assert progress_of(bout.battle).fired == ("seen", "alarm", "shot")
    assert progress_of(bout.battle).arrived == ("relief",)
    told = whys(bout)
    assert [why for why in told if "round" in why] == [
        "is on its round to the east side", "rests on its round at the east side", "is on its round to the shop front",
    ]  # fmt: skip
    assert {
        "guards the hall", "comes to the office at the alarm", "comes to the hall at the alarm",
        "minds its own business", "flees to the kitchen", "attacks toward the office",
    } <= {*told}  # fmt: skip


def test_hands_sit_where_the_scenario_has_instructions_and_nowhere_else(call):
    call("new", "newcomer")
    code, _, err = call("commander", "red", "hands")
    assert (code, "The scenario has no instructions for TOG" in err) == (2, True)
    call("new", "night_round")
    code, out, _ = call("commander", "red", "hands", "--only", "Hall Watch, Clerks")
    assert (code, out.splitlines()[-1]) == (0, "TOG: hands, for 9, 10, 13, 14; a person for the rest.")


def test_the_same_question_has_the_same_answer_whatever_was_asked_before():
    bout = played('kind = "patrol"\nround = ["west", "middle"]', 3)
    seen = known(bout.battle, "red")
    posed, fresh = Posed(known=seen, side="red", alone=True), HandsMind()
    assert bout.minds["red"].think(posed) == fresh.think(posed) == fresh.think(posed)
