"""Battles in which grenades are thrown, for tests: in the action step, everybody with a grenade in hand."""

from typing import Any

from support.battles import skirmish
from support.playing import Played
from support.playing_on_maps import OnMap, field_of, play

from squadlog.base.records import replace
from squadlog.battle.chapter_state import replace_state
from squadlog.battle.commands import Declare, Done
from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import Battle, ShotPlan
from squadlog.facts.ground_facts import StatedSighting, Target, Waypoint
from squadlog.rules.grenades.record import KEY, belt

CHAPTERS = ("ammunition", "grenades")
FIELD = field_of("")


def ready(battle: Battle, kind: str = "fragmentation") -> Battle:
    """Everybody has a grenade of that kind in hand."""
    units = {
        number: replace_state(unit, KEY, replace(belt(unit), ready=kind))
        for number, unit in battle.units.items()
    }
    return replace(battle, units=units)


def stated(
    kind: str = "fragmentation", *, rulings: Any = None, chapters: Any = CHAPTERS, **more: Any
) -> Played:
    """A battle without a map: 1 and 2 of red, 11 and 12 of blue."""
    battle = skirmish(
        (1, 2), (11, 12), setup_changes={"chapters": chapters, **more.pop("setup_changes", {})}, **more
    )
    return Played(ready(battle, kind), rulings)


def on_ground(
    places: Any,
    kind: str = "fragmentation",
    *,
    drawn: Any = None,
    rulings: Any = None,
    chapters: Any = CHAPTERS,
    **more: Any,
) -> OnMap:
    """A battle on a map, measured."""
    played = play(drawn or FIELD, places, rulings=rulings, setup_changes={"chapters": chapters}, **more)
    played.battle = ready(played.battle, kind)
    return played


def throw(
    unit: int = 1,
    at: Target | None = 11,
    *,
    item: str | None = None,
    adjust: int = 0,
    mode: Any = None,
    move: Any = None,
    overrule: str = "",
    told: str = "",
    **said: Any,
) -> Declare:
    """A throw as it is declared; `said` of the line."""
    plan = ShotPlan(
        weapon=item or "",
        target=at,
        told="" if at is not None else told,
        stated=StatedSighting(**_of_line(at, said)),
        adjust=(Adjustment(reason="test", value=adjust),) if adjust else (),
    )
    more = {} if move is None else {"move": move}
    return Declare(unit=unit, action="throw", shot=plan, mode=mode, overrule=overrule, **more)


def _of_line(at: Target | None, said: dict[str, Any]) -> dict[str, Any]:
    """Twelve metres, unless it is said otherwise or measured."""
    known = isinstance(at, Waypoint) or said.pop("measured", False)
    return said if known else {"distance_m": 12.0, **said}


def thrown(played: Played, command: Declare, *faces: int) -> Any:
    """Declare it, and let it land with these faces: the event."""
    played.do(command)
    played.do(Done())
    played.do(Done(), *faces)
    return played.of_kind("grenade_landed")[-1]


def on_the_point(x: float, y: float, floor: int | None = None) -> Waypoint:
    """A point of the map."""
    return Waypoint(x=x, y=y, floor=floor)
