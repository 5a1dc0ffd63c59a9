"""Fire missions for tests: red has two mortar strikes and a missile, and a leader who sees blue."""

from support.battles import skirmish
from support.on_maps import on_map
from support.playing import Played
from support.playing_on_maps import OnMap, field_of

from squadlog.battle.commands import Declare, Done
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import StatedSighting, Waypoint
from squadlog.rules.fire_missions.missions import CALL

FIELD = field_of("", size="width_m = 60\nheight_m = 60")
HOUSE = field_of(
    """
[[wall]]
id = "w"
kind = "external_wall"
line = [[26, 26], [34, 26], [34, 34], [26, 34], [26, 26]]
[[room]]
name = "Hall"
points = [[26, 26], [34, 26], [34, 34], [26, 34]]
""",
    size="width_m = 60\nheight_m = 60",
)
GOODS = (
    Goods(side="red", item="mortar_mission", count=2),
    Goods(side="red", item="missile_mission"),
    Goods(side="blue", item="mortar_mission"),
)
IN_FORCE = {"chapters": ("ammunition", "fire_missions"), "goods": GOODS, "salt": "chance"}
PLACES = {1: (30, 5, 0), 2: (50, 5, 0), 11: (30, 45, 180), 12: (50, 55, 180)}


def at(x, y, floor=None):
    return Waypoint(x=float(x), y=float(y), floor=floor)


AIM = at(30, 44)


def call(unit=1, mission="mortar", point=AIM, **more):
    stated = more.pop("stated", StatedSighting())
    shot = ShotPlan(weapon=mission, target=point, stated=stated, told=more.pop("told", ""))
    return Declare(unit=unit, action=CALL, shot=shot, **more)


def field(ground=FIELD, places=PLACES, *, rulings=None, setup=None, **more):
    return OnMap(on_map(ground, places, setup_changes=IN_FORCE | (setup or {}), **more), rulings)


def without_map(**more):
    return Played(
        skirmish((1, 2), (11, 12), setup_changes=IN_FORCE, **more.pop("battle", {})), more.get("rulings")
    )


def called(played, *faces, command=None):
    """The call is made and nine subphases go by; its round lands with these faces."""
    played.do(command or call())
    while played.battle.now.index < 9 and played.battle.stage == "actions":
        played.do(Done())
    played.do(Done())
    played.do(Done(), *faces)
    return played
