"""What is kept of smoke: the clouds, where each stands, since when and until when (SMK-01, SMK-04, SMK-05)."""

from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import BattleState, ChapterState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Cloud, Waypoint

KEY = "smoke"


@record
class SmokeCloud:
    """A sphere of smoke: its middle on the map, or where it is said to be; `until` is the first moment without it."""

    id: int
    spot: Waypoint | None = None
    told: str = ""
    radius_m: float
    since: Moment
    until: Moment


@record
class Smoke:
    """The clouds that stand, and the number of the last there was."""

    clouds: tuple[SmokeCloud, ...] = ()
    last: int = 0


@record
class CloudRisen(ChapterEvent):
    """Smoke has risen (SMK-01)."""

    cloud: SmokeCloud


@record
class CloudLifted(ChapterEvent):
    """Smoke has lifted (SMK-04), or was taken away by hand."""

    cloud: int
    why: str = ""


@record
class CloudCarried(ChapterEvent):
    """Smoke whose middle is in an elevator's car has come to another floor with it (STO-07)."""

    cloud: int
    floor: int


smoke = BattleState(KEY, Smoke(), always=True)
"""The clouds of a battle."""


def _apply_risen(battle: Battle, event: CloudRisen) -> Battle:
    last = max(smoke(battle).last, event.cloud.id)
    return smoke.change(smoke.add(battle, clouds=event.cloud), last=last)


def _apply_lifted(battle: Battle, event: CloudLifted) -> Battle:
    return smoke.drop(battle, clouds=lambda one: one.id == event.cloud)


def _apply_carried(battle: Battle, event: CloudCarried) -> Battle:
    moved = (
        replace(one, spot=replace(one.spot, floor=event.floor)) if one.id == event.cloud and one.spot else one
        for one in smoke(battle).clouds
    )
    return smoke.change(battle, clouds=tuple(moved))


def clouds(battle: Battle) -> tuple[Cloud, ...]:
    """The spheres of smoke on the map, as a line of sight meets them (SMK-03)."""
    return tuple(
        Cloud(one.spot.x, one.spot.y, one.spot.floor or 1, one.radius_m, f"smoke {one.id}")
        for one in smoke(battle).clouds
        if one.spot is not None
    )


STATE = ChapterState(
    key=KEY,
    folds=by_event(_apply_risen, _apply_lifted, _apply_carried),
    always=True,
    clouds=clouds,
)
