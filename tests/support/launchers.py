"""Battles in which launchers are fired, for tests."""

from typing import Any

from support.battles import skirmish
from support.grenades import FIELD
from support.playing import Played
from support.playing_on_maps import OnMap, play

from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedSighting, Target, Waypoint

CHAPTERS = ("ammunition", "grenades", "launchers")
WITH_ONE = {1: {"equipment": ("grenade_launcher",)}}


def stated(*, rulings: Any = None, chapters: Any = CHAPTERS, soldiers: Any = None, **more: Any) -> Played:
    """1 of red has a launcher; on no map."""
    battle = skirmish(
        (1, 2), (11, 12), soldiers=soldiers or WITH_ONE, setup_changes={"chapters": chapters}, **more
    )
    return Played(battle, rulings)


def on_ground(places: Any, *, rulings: Any = None, drawn: Any = None, **more: Any) -> OnMap:
    """The same on a map."""
    return play(
        drawn or FIELD,
        places,
        rulings=rulings,
        setup_changes={"chapters": CHAPTERS},
        soldiers=WITH_ONE,
        **more,
    )


def launch(
    count: str = "1", at: Target | None = None, *, adjust: int = 0, unit: int = 1, **said: Any
) -> Declare:
    """A launch at a point, or on no map 30 m away."""
    told = "" if at is not None else "the gate"
    line = said if isinstance(at, Waypoint) else {"distance_m": 30.0, **said}
    plan = ShotPlan(
        weapon=count,
        target=at,
        told=told,
        stated=StatedSighting(**line),
        adjust=(Adjustment(reason="test", value=adjust),) if adjust else (),
    )
    return Declare(unit=unit, action="launch", shot=plan)
