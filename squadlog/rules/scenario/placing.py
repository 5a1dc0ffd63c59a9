"""Setting up where nobody sees it: behind the curtain, unit by unit, until the side has set up (SET-05, SCN-09)."""

from collections.abc import Iterator
from functools import partial

from squadlog.base.records import replace
from squadlog.battle.commands import PlaceUnit
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.context import RulesContext
from squadlog.rules.scenario.deploying import turn_of
from squadlog.rules.scenario.progress import SayDeployed, page_of, progress_of


def in_secret(battle: Battle) -> bool:
    """Whether sides are set up in secret, on a map."""
    return page_of(battle).deployment.secret and bool(battle.setup.map)


def placeables(battle: Battle, side: str, _ctx: RulesContext) -> Iterator[Placeable]:
    """The units of a side whose turn it is to be set up, and last that they all stand."""
    if not in_secret(battle) or battle.stage != "setup" or side in progress_of(battle).deployed:
        return
    if turn_of(battle) not in ("", side):
        return
    for unit in battle.units.values():
        if unit.side == side:
            at = unit.position
            yield Placeable(
                key=f"stands:{unit.id}",
                words=unit.called,
                state="not on the map" if at is None else f"at {at.x:g},{at.y:g}, floor {unit.floor}",
                laid=at is not None,
                lays=partial(_put, unit.id, at, unit.floor),
                lifts=None if at is None else PlaceUnit(unit=unit.id, position=None),
                at=at,
                floor=unit.floor,
            )
    yield Placeable(key="deployed", words="All placed: end the set-up", says=SayDeployed(side=side))


def _put(  # noqa: PLR0917 - whom, from where, to where
    unit: int, now: Position | None, floor: int, at: Waypoint | None, facing_deg: float | None, overrule: str
) -> PlaceUnit:
    """The unit stands there, facing as said or as it does; where nobody says, it stays."""
    faces = facing_deg if facing_deg is not None else now.facing_deg if now is not None else 0.0
    if at is None and now is not None:
        now = replace(now, facing_deg=faces)
    elif at is not None:
        now, floor = Position(x=at.x, y=at.y, facing_deg=faces), at.floor or 1
    return PlaceUnit(unit=unit, position=now, floor=floor, overrule=overrule)
