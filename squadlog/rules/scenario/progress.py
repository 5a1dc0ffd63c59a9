"""How far the page of a scenario has come in a battle: what is kept, what is said of it, and what happens.

What the page says stands in `Setup.page`; the referee may change it in play. What has become of it stands here.
"""

from typing import ClassVar, Literal

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.moment import Moment
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.scored import HurtBy, VictoryReckoning
from squadlog.battle.state import Battle, Wound
from squadlog.battle.terms import Environment, Grouping, Soldier, Start
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.facts.scenario.trigger import Trigger
from squadlog.facts.seats import sees

KEY = "scenario"
Part = Condition | Trigger | Objective


@record
class UnitAttacked:
    """A unit of a side was attacked: its grouping at that time, the attacking side, the first attack's moment."""

    unit: int
    side: str
    grouping: str
    by: str
    at: Moment


@record
class WentOff:
    """Something has gone off: what kind, whose, where on the map (None: on none), how many of it."""

    what: str
    side: str
    spot: Waypoint | None
    count: int = 1


@record
class Left:
    """Who has left the map, with what he carried, and how he stood then: he scores and is scored as he left.

    `hurt_by` is who had inflicted his wounds.
    """

    soldier: Soldier
    grouping: str
    area: str
    wound: Wound
    items: tuple[str, ...] = ()
    hurt_by: HurtBy = ()

    @property
    def side(self) -> str:
        """Whose he was."""
        return self.soldier.side


@record
class GroundHeld:
    """How many conscious units each side had in the area of an objective in the last moment of a turn.

    `hidden` counts those among them that no other side knew of (HID-02).
    """

    objective: str
    turn: int
    counts: tuple[tuple[str, int], ...]
    hidden: tuple[tuple[str, int], ...] = ()

    def known_to(self, seat: str) -> "GroundHeld":
        """The counts as a seat may read them: without the hidden units of other sides."""
        if not self.hidden:
            return self
        gone = {side: count for side, count in self.hidden if not sees(seat, side)}
        counts = tuple((side, count - gone.get(side, 0)) for side, count in self.counts)
        return GroundHeld(
            objective=self.objective,
            turn=self.turn,
            counts=counts,
            hidden=tuple(pair for pair in self.hidden if pair[0] not in gone),
        )


@record
class PageProgress:
    """How far the page of the scenario has come.

    `fired` are triggers, `stopped` parts that the referee has put out of force, `shown` hidden objectives that are
    known. `met` pairs objectives met once with their turn, `judged` those the table has ruled on with a count (0: not
    met). `attacks` are the units attacked, `attacked` the sides that have attacked. `off` is what has gone off and is
    not counted yet, `counted` how much of it each objective or trigger has, `held` who held what. `inside` is who is in
    an area as stated. `deployed` are the sides that have set up, `arrived` the arrivals that have come, `come` those of
    this turn, `left` the units that have gone. `result` is the result told at the end, None before. `outside` are units
    that the table lets be set up outside of their areas. `over` are the triggers that had fired when play went on after
    the end; `ended` is the turn of the first end, None before.
    """

    fired: tuple[str, ...] = ()
    stopped: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    met: tuple[tuple[str, int], ...] = ()
    judged: tuple[tuple[str, int], ...] = ()
    attacks: tuple[UnitAttacked, ...] = ()
    attacked: tuple[str, ...] = ()
    off: tuple[WentOff, ...] = ()
    counted: tuple[tuple[str, int], ...] = ()
    held: tuple[GroundHeld, ...] = ()
    inside: tuple[tuple[str, tuple[int, ...]], ...] = ()
    deployed: tuple[str, ...] = ()
    outside: tuple[int, ...] = ()
    arrived: tuple[str, ...] = ()
    come: tuple[str, ...] = ()
    left: tuple[Left, ...] = ()
    result: VictoryReckoning | None = None
    over: tuple[str, ...] = ()
    ended: int | None = None

    def count(self, part: str) -> int:
        """How much an objective or a trigger has counted so far."""
        return dict(self.counted).get(part, 0)

    def holding(self, held: GroundHeld) -> "PageProgress":
        """The progress with who holds that ground in that turn, in place of what was counted there before."""
        others = (one for one in self.held if (one.objective, one.turn) != (held.objective, held.turn))
        return replace(self, held=(*others, held))


@record
class DirectScenario(ChapterCommand):
    """The referee fires a trigger, stops or resumes a part, says that an objective is met or not, shows it, counts.

    `set` changes a field of a part: `words` is the field and what it is from then on.
    """

    deed: Literal["fire", "stop", "resume", "met", "unmet", "show", "count", "set"]
    part: str
    words: str = ""
    reason: str = ""


@record
class SayInside(ChapterCommand):
    """Who is in an area, where no map tells or the table knows better; nobody: it is empty."""

    area: str
    units: tuple[int, ...] = ()


@record
class SayDeployed(ChapterCommand):
    """A side has set up its units (SET-05)."""

    side: str
    overrule: str = ""
    kind: Literal["deploy"] = "deploy"


@record
class LeaveMap(ChapterCommand):
    """A unit leaves the map through an area where an objective counts it."""

    unit: int
    area: str = ""
    overrule: str = ""


@record
class TriggerFired(ChapterEvent):
    """A trigger has fired; by the referee's word with his `reason`, by a die with its face.

    `tells` is what is told then, to the sides `to`; none: to all.
    """

    trigger: str
    tells: str = ""
    to: tuple[str, ...] = ()
    face: Face | None = None
    by_hand: bool = False
    reason: str = ""


@record
class TriggerMissed(ChapterEvent):
    """The die of a trigger or an arrival did not come up."""

    part: str
    face: Face


@record
class SkyChanged(ChapterEvent):
    """A trigger has changed what holds around everybody."""

    environment: Environment


@record
class PartDirected(ChapterEvent):
    """The referee has a part stopped, resumed, judged, shown or counted; `count` goes with that and with judging."""

    deed: Literal["stop", "resume", "judge", "show", "count"]
    part: str
    count: int = 0
    reason: str = ""


@record
class PartChanged(ChapterEvent):
    """A part of the page is otherwise from here on."""

    before: Part
    part: Part
    reason: str = ""


@record
class ObjectiveShown(ChapterEvent):
    """A hidden objective becomes known to all."""

    reveals: ClassVar[bool] = True
    objective: str


@record
class ObjectiveMet(ChapterEvent):
    """What counts once it was met is met."""

    objective: str


@record
class OffCounted(ChapterEvent):
    """What has gone off was counted: how much more for each objective and trigger."""

    counts: tuple[tuple[str, int], ...]


@record
class AreaHeld(ChapterEvent):
    """Who held the area of an objective in an End Phase, or as the battle ended."""

    held: GroundHeld


@record
class InsideSaid(ChapterEvent):
    """Who is in an area, as the table has it."""

    area: str
    units: tuple[int, ...]


@record
class SideDeployed(ChapterEvent):
    """A side has set up."""

    side: str


@record
class ReserveArrived(ChapterEvent):
    """A reserve has come, in these groupings; soldiers with a start stand on the map.

    `face` is the roll for when it comes, `where` the roll for its area.
    """

    arrival: str
    side: str
    soldiers: tuple[Soldier, ...]
    groupings: tuple[Grouping, ...]
    starts: tuple[Start, ...] = ()
    area: str = ""
    face: Face | None = None
    where: Face | None = None


@record
class UnitLeft(ChapterEvent):
    """A unit has left the map."""

    unit: int
    left: Left


@record
class ResultTold(ChapterEvent):
    """What the battle has come to is told, point by point; it stays, however long the table plays on (SCN-13).

    Of units it has those alone that have brought something.
    """

    timeless: ClassVar[bool] = True
    result: VictoryReckoning


progress_of = BattleState(KEY, PageProgress())
"""How far the page has come; nothing where there is none."""


def page_of(battle: Battle) -> ScenarioPage:
    """What the scenario of a battle lays down."""
    return battle.setup.page


def binds(battle: Battle, one: Condition) -> bool:
    """Whether a condition is in force now: by its turns, its triggers and the referee."""
    progress, turn = progress_of(battle), max(battle.now.turn, 1)
    return (
        one.id not in progress.stopped
        and turn >= (one.from_turn or 1)
        and (one.until_turn is None or turn < one.until_turn)
        and (not one.starts or one.starts in progress.fired)
        and (not one.ends or one.ends not in progress.fired)
    )


def name_apart(battle: Battle, one: Part) -> str:
    """A part as people call it; with its side where another part has the same words, as both sides want one bridge."""
    alike = [other for other in page_of(battle).parts() if other.called == one.called]
    if len(alike) < 2 or not one.side:
        return one.called
    return f"{one.called} ({battle.setup.side_name(one.side)})"
