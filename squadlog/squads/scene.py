"""A ready battle as it stands in its file: sides, squads, features of the place, and how long it lasts."""

from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    Strict,
    StringConstraints,
    model_validator,
)

from squadlog.base.names import SafeName, safe_name, safe_text
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.instruction import Instruction
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.trigger import Trigger
from squadlog.facts.scenario.words import MOST
from squadlog.ground.map.shape import MOST_FLOORS, FeatureId
from squadlog.squads.plan import BUDGET, ITEMS, WEAPONS, SquadPlan, TableKey

ShortId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,15}$")]
GroupingMode = Literal["squad", "teams"]
Command = Literal["squad", "teams", "side"]
Briefing = Annotated[str, AfterValidator(lambda text: safe_text(text, limit=2000))]
Words = Annotated[tuple[ShortId, ...], Strict(strict=False), Field(max_length=40)]
Keys = Annotated[tuple[TableKey, ...], Strict(strict=False), Field(max_length=60)]
Things = Annotated[tuple[SafeName, ...], Strict(strict=False), Field(max_length=8)]


class SceneSheet(BaseModel):
    """What all parts of the file share: frozen, exact about types, closed to unknown fields."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, allow_inf_nan=False, hide_input_in_errors=True
    )


class SceneStart(SceneSheet):
    """Where a member begins: metres from the south-west corner of the map, and the floor.

    `facing` is in degrees clockwise from north, `None` toward the nearest enemy.
    """

    x: Annotated[float, Field(ge=0, le=1_000)]
    y: Annotated[float, Field(ge=0, le=1_000)]
    floor: Annotated[int, Field(ge=1, le=MOST_FLOORS)] = 1
    facing: Annotated[float, Field(ge=0, lt=360)] | None = None


class SceneArrival(SceneSheet):
    """When and where a squad comes that is not there at first; as in `Arrival` of the page. No `id`: its squad's."""

    id: ShortId
    turn: Annotated[int, Field(ge=1, le=500)] | None = None
    on: ShortId | None = None
    face: Annotated[int, Field(ge=1, le=10)] | None = None
    areas: Words = ()
    by_die: Annotated[
        tuple[Annotated[tuple[Annotated[int, Field(ge=1, le=10)], SafeName], Strict(strict=False)], ...],
        Strict(strict=False),
        Field(max_length=10),
    ] = ()
    secret: bool = False


class Refit(SceneSheet):
    """What a scenario makes of a member of a squad; what it does not say is as on the member's own sheet."""

    troop: TableKey | None = None
    race: TableKey | None = None
    armour: TableKey | None = None
    weapons: Annotated[tuple[TableKey, ...], Strict(strict=False), Field(max_length=WEAPONS)] | None = None
    equipment: Annotated[tuple[TableKey, ...], Strict(strict=False), Field(max_length=ITEMS)] | None = None
    leader: Annotated[int, Field(ge=-2, le=2)] | None = None


class SquadCall(SceneSheet):
    """A squad that takes part; `only` names the members who do (all when empty).

    `squad` is a ready squad by its key or a squad file in the folder of the scenario; `force` is one written out in
    the file itself; `name` is what it is called here. `members` are who of it is otherwise than on its sheet, by
    name, `*` everybody. On a map it is set up in the areas that it `deploys` in, or its side does, with `one_area`
    all of it in the same of them, and with `together_m` nobody farther than that from the next of his grouping;
    `arrives` is for one that comes later. `player` is who plays it, where several play a side.

    `command` is what stands under one leader: the squad, each of its fire teams for itself, or with all squads of its
    side that say so too the `side` (LDR-03, ROU-02).

    `quality` is what the scenario makes of the squad, None its own (QUA-08). `race` is the one that the owner picks on
    an even split (INI-12), `modifier` what the scenario adds to its initiative (INI-14). `keys` and `carries` give keys
    and other objects to members by name, `*` to all (SET-09, LOG-12), `begins` the states of advanced chapters they
    begin in. On a map `starts` says where members begin, by name; the others begin in `zones`, names of zones or rooms
    of the map, or else in those of their side.
    """

    squad: Annotated[str, AfterValidator(lambda text: safe_text(text, limit=200))] = ""
    force: SquadPlan | None = None
    name: SafeName | None = None
    members: Annotated[dict[str, Refit], Field(max_length=16)] = Field(default_factory=dict)
    command: Command = "squad"
    deploys: Words = ()
    one_area: bool = False
    together_m: Annotated[float, Field(gt=0, le=1_000)] | None = None
    arrives: SceneArrival | None = None
    player: SafeName | None = None
    grouping: GroupingMode = "squad"
    quality: TableKey | None = None
    race: TableKey | None = None
    modifier: Annotated[int, Field(ge=-20, le=20)] = 0
    only: Annotated[tuple[SafeName, ...], Strict(strict=False), Field(max_length=16)] = ()
    keys: Annotated[dict[str, Things], Field(max_length=16)] = Field(default_factory=dict)
    carries: Annotated[dict[str, Things], Field(max_length=16)] = Field(default_factory=dict)
    begins: Annotated[dict[str, Things], Field(max_length=16)] = Field(default_factory=dict)
    starts: Annotated[dict[str, SceneStart], Field(max_length=16)] = Field(default_factory=dict)
    zones: Annotated[tuple[SafeName, ...], Strict(strict=False), Field(max_length=16)] = ()


class Buys(SceneSheet):
    """What a side with points to spend may buy, each by keys of its table; empty: whatever there is.

    `most` is how many of a thing all squads together may have, `soldiers` how many men; `leaders` are the ratings.
    """

    troops: Keys = ()
    races: Keys = ()
    suits: Keys = ()
    weapons: Keys = ()
    equipment: Keys = ()
    qualities: Keys = ()
    leaders: Annotated[tuple[int, ...], Strict(strict=False), Field(max_length=5)] | None = None
    most: Annotated[dict[TableKey, Annotated[int, Field(ge=0, le=99)]], Field(max_length=40)] = Field(
        default_factory=dict
    )
    soldiers: Annotated[int, Field(ge=1, le=64)] | None = None


class ScenePlot(SceneSheet):
    """A fire mission that a side has plotted before play, as in `Plot` of the page."""

    mission: TableKey
    turn: Annotated[int, Field(ge=1, le=500)] = 1
    at: Annotated[tuple[float, float], Strict(strict=False)] | None = None
    floor: Annotated[int, Field(ge=1, le=MOST_FLOORS)] = 1
    where: Annotated[str, AfterValidator(safe_text)] = ""


class SceneDeployment(SceneSheet):
    """How sides are set up, as in `Deployment` of the page."""

    order: Words = ()
    secret: bool = False
    together_m: Annotated[float, Field(gt=0, le=1_000)] | None = None


Seconds = Annotated[int, Field(ge=0, le=600)]
"""For each decision, where play is timed (TIM-02); 0 is no limit, none said is as the book says."""


class SceneSide(SceneSheet):
    """One side and its squads; `hides` is why it may hide, where hiding is played (HID-03..HID-06).

    `goods` is what the scenario gives the whole side: rows of the cost table, and how many. `clock` is its own time for
    each decision in seconds, where play is timed. Its `briefing` is for its own eyes, `deploys` are the areas where it
    is set up, `plots` its fire missions plotted before play. `points` are what it may spend on squads that are brought
    along, beyond those listed, which may be left out then; `buys` is what may be bought.
    """

    id: ShortId
    name: SafeName
    briefing: Briefing = ""
    points: Annotated[int, Field(ge=1, le=BUDGET)] | None = None
    buys: Buys | None = None
    deploys: Words = ()
    plots: Annotated[tuple[ScenePlot, ...], Strict(strict=False), Field(max_length=16)] = ()
    hides: Literal["scenario", "percent", "flat", "agreement"] | None = None
    goods: Annotated[dict[TableKey, Annotated[int, Field(ge=1, le=99)]], Field(max_length=16)] = Field(
        default_factory=dict
    )
    clock: Seconds | None = None
    squads: Annotated[tuple[SquadCall, ...], Strict(strict=False), Field(max_length=8)] = ()

    @model_validator(mode="after")
    def _somebody(self) -> Self:
        if not self.squads and self.points is None:
            raise ValueError("give it squads, or points to spend")
        return self


class SceneFeature(SceneSheet):
    """A door, wall, elevator or stairway. A door is closed and not locked unless the file says otherwise (SET-08).

    `kind` is a row of the obstacle table, or `elevator` or `stairs`. `car` is the floor of an elevator's car, `None`
    until it is first called (STO-09). `key` opens the lock. Of a feature that is drawn on the map, `id` alone must be
    said, and what is otherwise than drawn; any other needs a kind.
    """

    id: FeatureId
    kind: Annotated[str, StringConstraints(pattern=r"^([a-z][a-z_]{0,39})?$")] = ""
    name: SafeName | None = None
    state: Literal["closed", "open", "locked", "destroyed", "intact"] | None = None
    key: SafeName | None = None
    airlock: FeatureId | None = None
    pressure: bool = True
    floors: Annotated[int, Field(ge=0, le=40)] = 0
    car: Annotated[int, Field(ge=1, le=40)] | None = None


class SceneGrouping(SceneSheet):
    """Members of a side who share an initiative roll, whatever their squads (INI-02); the rest as `SquadCall`."""

    side: ShortId
    name: SafeName
    members: Annotated[tuple[SafeName, ...], Strict(strict=False), Field(min_length=1, max_length=64)]
    race: TableKey | None = None
    modifier: Annotated[int, Field(ge=-20, le=20)] = 0


class SceneAction(SceneSheet):
    """An action that the scenario adds to the action table (ACT-19); `combines`: it goes beside a move."""

    name: SafeName
    ap: Annotated[int, Field(ge=1, le=100)]
    combines: bool = False


class Scene(SceneSheet):
    """A whole ready battle. `turns` `None` is no limit; `typed_dice` are the sides that roll at the table.

    `hostile` is the word for air that nobody can breathe, such as toxic; empty: it is good (ENV-22). `chapters` are the
    advanced ones in force (ADV-02). `map` is the key of a map that comes with the program, or a
    map file named from the folder of the scene; empty for a battle without one. `taking_back` is who may take back what
    was said, besides the referee. `clock` are the seconds for each decision, where play is timed. What the page lays
    down besides stands in `areas`, `conditions`, `triggers`, `objectives`, `instructions` and `deployment` (SCN-02).
    `rulings` come with it, `terrain` is what all of the map is covered with, whatever is drawn but its elevation.
    `start` is how a battle stands that begins in the middle, as `battle.start` reads it; empty: it begins before play.
    """

    title: SafeName
    briefing: Briefing
    turns: Annotated[int, Field(ge=1, le=500)] | None = None
    zero_g: bool = False
    night: bool = False
    blackout: bool = False
    rain: bool = False
    snow: bool = False
    vacuum: bool = False
    hostile: Annotated[str, AfterValidator(lambda text: text and safe_name(text))] = ""
    chapters: Annotated[tuple[TableKey, ...], Strict(strict=False), Field(max_length=32)] = ()
    packs_on: bool = True
    taking_back: Literal["anybody", "own", "consent"] = "anybody"
    clock: Seconds | None = None
    map: Annotated[str, AfterValidator(lambda text: safe_text(text, limit=200))] = ""
    seed: Annotated[int, Field(ge=0, le=2**53)] = 1
    typed_dice: Annotated[tuple[ShortId, ...], Strict(strict=False), Field(max_length=8)] = ()
    sides: Annotated[tuple[SceneSide, ...], Strict(strict=False), Field(min_length=2, max_length=8)]
    features: Annotated[tuple[SceneFeature, ...], Strict(strict=False), Field(max_length=200)] = ()
    groupings: Annotated[tuple[SceneGrouping, ...], Strict(strict=False), Field(max_length=16)] = ()
    actions: Annotated[tuple[SceneAction, ...], Strict(strict=False), Field(max_length=16)] = ()
    rulings: Annotated[dict[str, str], Field(max_length=100)] = Field(default_factory=dict)
    terrain: Literal["clear", "light", "heavy"] | None = None
    defender: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,16}$")] = ""
    hides_first: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,16}$")] = ""
    areas: Annotated[tuple[NamedArea, ...], Strict(strict=False), Field(max_length=MOST)] = ()
    conditions: Annotated[tuple[Condition, ...], Strict(strict=False), Field(max_length=MOST)] = ()
    triggers: Annotated[tuple[Trigger, ...], Strict(strict=False), Field(max_length=MOST)] = ()
    objectives: Annotated[tuple[Objective, ...], Strict(strict=False), Field(max_length=MOST)] = ()
    instructions: Annotated[tuple[Instruction, ...], Strict(strict=False), Field(max_length=MOST)] = ()
    deployment: SceneDeployment = SceneDeployment()
    start: Annotated[dict[str, Any], Field(max_length=16)] = Field(default_factory=dict)

    @property
    def spending(self) -> tuple[SceneSide, ...]:
        """The sides with points to spend, beyond what they have by the scenario or for all that they bring."""
        return tuple(side for side in self.sides if side.points is not None)

    @property
    def to_bring(self) -> tuple[SceneSide, ...]:
        """The sides with points to spend that have no squad yet (SCN-06)."""
        return tuple(side for side in self.spending if not side.squads)
