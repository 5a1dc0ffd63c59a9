"""What is kept of fire missions: the calls under way, what is spent, what is plotted, where rounds came down (FMS)."""

from collections.abc import Mapping
from typing import ClassVar

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import BattleState, Fold
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.ledger import Check
from squadlog.battle.moment import Moment
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Ongoing
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.common.kept.explosions import FuseLit, fuse_lit_event

KEY = "fire_missions"
CALL = "call_fire_mission"
"""The action that calls one (ACT-80)."""
MISSIONS = ("mortar", "missile")
"""The kinds of missions by their words, which are their rows in TA-12."""


def item_of(mission: str) -> str:
    """The row of the cost table for missions of a kind (TA-14)."""
    return f"{mission}_mission"


@record
class Call:
    """A call under way since `since`; `dud`: something is irregular, and no round will come (FMS-13)."""

    unit: int
    side: str
    mission: str
    since: Moment
    dud: str = ""


@record
class Plotted:
    """A mission that comes down in the fire mission phase of a turn: plotted before play, or called (SEQ-05, A-89).

    `by` is who called it. It comes down at `spot` on the map, or where `told` says.
    """

    side: str
    mission: str
    turn: int
    spot: Waypoint | None = None
    told: str = ""
    by: int | None = None


@record
class Impact:
    """Where a round came down (FMS-22)."""

    side: str
    mission: str
    at: Moment
    spot: Waypoint


@record
class Missions:
    """All that is kept of them; `spent` are side and kind, one for each that was used up.

    `bound` are the sides that have plotted what they plot: they are bound to it.
    """

    calls: tuple[Call, ...] = ()
    spent: tuple[tuple[str, str], ...] = ()
    plotted: tuple[Plotted, ...] = ()
    impacts: tuple[Impact, ...] = ()
    bound: tuple[str, ...] = ()

    def call_of(self, unit: int) -> Call | None:
        """The call that a unit has begun; None: none."""
        return next((one for one in self.calls if one.unit == unit), None)

    def has_spent(self, side: str, mission: str | None = None) -> int:
        """How many a side has used up, of a kind or of both."""
        return sum(one == side and mission in (None, kind) for one, kind in self.spent)


@record
class PlotMission(ChapterCommand):
    """Before play a side writes down a mission for a turn (SEQ-05, A-89); `off` takes all of its own back.

    `where` is written on no map. `done`: it has plotted what it plots, and is bound to it.
    """

    secret: ClassVar[bool] = True
    side: str
    mission: str = "mortar"
    at: Waypoint | None = None
    turn: int = 1
    where: str = ""
    off: bool = False
    done: bool = False
    overrule: str = ""


@record
class CallIsDud(ChapterCommand):
    """The table finds something irregular about a call under way: its round is a dud (FMS-13)."""

    unit: int
    reason: str = ""


@record
class MissionCalled(ChapterEvent):
    """A unit calls a mission; the point is written down and bound by a `commitment` (FMS-09)."""

    unit: int
    mission: str
    commitment: str = ""


@record
class MissionSent(ChapterEvent):
    """A call is complete, and the mission used up; what comes of it is told besides. `dud`: nothing does, and why."""

    unit: int
    dud: str = ""


@record
class CallLost(ChapterEvent):
    """A call was broken off: no round will come; `spent` if the mission is used up all the same (FMS-23, A-92)."""

    unit: int
    spent: bool = False


@record
class CallCalledDud(ChapterEvent):
    """The table has found something irregular about a call (FMS-13)."""

    unit: int
    reason: str


@record
class MissionPlotted(ChapterEvent):
    """A mission was written down for the fire mission phase of a turn; nobody else is told where."""

    plotted: Plotted


@record
class PlotsTaken(ChapterEvent):
    """A side has taken its plotted missions back before play."""

    side: str


@record
class PlotsBound(ChapterEvent):
    """A side is bound to what it has plotted, by a commitment; empty in a battle without a salt.

    `early`: by its own word before the battle begins, after which it plots nothing more.
    """

    side: str
    commitment: str = ""
    early: bool = False


@record
class PlottedFired(ChapterEvent):
    """What was plotted for this turn is on its way."""

    plotted: Plotted


@record
class MissionLanded(ChapterEvent):
    """The point is revealed, and where the round comes down was rolled (FMS-12).

    `fused` is its number among what goes off. It was aimed at `aim`, or where `told` says; `faces` are all that were
    rolled, `astray` how it missed in words, empty if it did not, along the axis `axis_deg`. It comes down at `spot`, or
    is lost for the reason `lost`.
    """

    fused: int
    side: str
    mission: str
    check: Check
    faces: tuple[Face, ...]
    aim: Waypoint | None = None
    told: str = ""
    astray: str = ""
    axis_deg: float | None = None
    spot: Waypoint | None = None
    lost: str = ""
    lost_rule: str = ""


def first_missions(battle: Battle) -> Missions:
    """The missions before play: those the scenario has plotted for its sides, and no others (SEQ-05, SCN-12)."""
    if battle.stage != "setup":
        return missions.at_first
    return Missions(
        plotted=tuple(
            Plotted(
                side=one.side,
                mission=one.mission,
                turn=one.turn,
                spot=None if one.at is None else Waypoint(x=one.at[0], y=one.at[1], floor=one.floor),
                told=one.where,
            )
            for one in battle.setup.page.plots
        )
    )


missions = BattleState(KEY, Missions(), always=True)
"""What is kept of fire missions."""


def calling(battle: Battle, unit: int) -> Ongoing | None:
    """The call that a unit has under way; None: none."""
    action = battle.units[unit].action if unit in battle.units else None
    return action if action is not None and action.kind == CALL else None


def goes_on(battle: Battle, call: Call) -> bool:
    """Whether a call is still under way."""
    action = calling(battle, call.unit)
    return action is not None and action.start == call.since


def on_its_way(battle: Battle, one: Plotted, *, since: Moment) -> FuseLit:
    """The event for a round that comes down now, unknown to the other sides before."""
    return fuse_lit_event(
        battle,
        what=one.mission,
        since=since,
        side=one.side,
        by=one.by,
        spot=one.spot,
        told=one.told,
        secret=True,
    )


def _without_call(battle: Battle, unit: int) -> Battle:
    return missions.drop(battle, calls=lambda one: one.unit == unit)


def _apply_called(battle: Battle, event: MissionCalled) -> Battle:
    call = Call(unit=event.unit, side=battle.units[event.unit].side, mission=event.mission, since=battle.now)
    return missions.add(_without_call(battle, event.unit), calls=call)


def _apply_done(battle: Battle, event: MissionSent | CallLost) -> Battle:
    call = missions(battle).call_of(event.unit)
    if call is not None and (isinstance(event, MissionSent) or event.spent):
        battle = missions.add(battle, spent=(call.side, call.mission))
    return _without_call(battle, event.unit)


def _apply_dud(battle: Battle, event: CallCalledDud) -> Battle:
    call = missions(battle).call_of(event.unit)
    if call is None:
        return battle
    return missions.add(_without_call(battle, event.unit), calls=replace(call, dud=event.reason))


def _apply_plotted(battle: Battle, event: MissionPlotted) -> Battle:
    return missions.add(battle, plotted=event.plotted)


def _apply_taken(battle: Battle, event: PlotsTaken) -> Battle:
    return missions.drop(battle, plotted=lambda one: one.side == event.side)


def _apply_bound(battle: Battle, event: PlotsBound) -> Battle:
    return missions.add(battle, bound=event.side) if event.early else battle


def _apply_fired(battle: Battle, event: PlottedFired) -> Battle:
    left, one = list(missions(battle).plotted), event.plotted
    left.remove(one)
    battle = missions.change(battle, plotted=tuple(left))
    return battle if one.by is not None else missions.add(battle, spent=(one.side, one.mission))


def _apply_landed(battle: Battle, event: MissionLanded) -> Battle:
    battle = replace(battle, rolls=battle.rolls + len(event.faces))
    if event.spot is None:
        return battle
    impact = Impact(side=event.side, mission=event.mission, at=battle.now, spot=event.spot)
    return missions.add(battle, impacts=impact)


FOLDS: Mapping[type[ChapterEvent], Fold] = by_event(
    _apply_called,
    _apply_done,
    _apply_dud,
    _apply_plotted,
    _apply_taken,
    _apply_bound,
    _apply_fired,
    _apply_landed,
)


def read_missions(battle: Battle, text: str) -> Missions:
    """What the referee sets: how many missions of a kind a side has used up, as `red mortar 2`.

    ValueError, in one sentence, for anything else.
    """
    words = text.split()
    if (
        len(words) != 3
        or words[0] not in battle.side_ids()
        or words[1] not in MISSIONS
        or not (words[2].isascii() and words[2].isdigit() and len(words[2]) < 4)
    ):
        raise ValueError(
            f"write side, mission and how many are used up, such as {battle.side_ids()[0]} mortar 1"
        )
    side, mission, many = words[0], words[1], min(int(words[2]), 99)
    now = missions(battle)
    others = tuple(one for one in now.spent if one != (side, mission))
    return replace(now, spent=(*others, *((side, mission),) * many))
