"""One sentence as it is read: what its clauses have said so far, and the ways of moving that any part may name."""

from dataclasses import dataclass, field

from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import Known, Mode, Posture
from squadlog.book.book import Rulebook
from squadlog.facts.ground_facts import Glimpse, Sector, StatedMove, StatedSighting, Target, Turn, Waypoint
from squadlog.language.chart import Goal
from squadlog.language.words import Reader

MODES: tuple[tuple[str, Mode], ...] = (
    ("walking", "walk"), ("walk", "walk"), ("running", "run"), ("run", "run"), ("sprinting", "sprint"),
    ("sprint", "sprint"), ("crawling", "crawl"), ("crawl", "crawl"), ("backward", "backward"),
    ("backing", "backward"), ("crawling_back", "crawl_back"), ("crawl_back", "crawl_back"),
    ("sideways", "sideways"), ("turning", "turn"), ("kneeling", "kneel"), ("climbing", "stairs"),
    ("jumping", "jump"), ("leaping", "jump"),
)  # fmt: skip
MODE_WORDS = dict(MODES)


@dataclass(slots=True)
class Slots:
    """Filled clause by clause; None, empty or zero where nothing was said.

    `toward` is said of a way that goes only as far as it can unless metres are said; `facing_at` waits until the way
    is known. `manner` is how it is fired, `axis_deg` and `swept`
    what is swept. `rounds` are what can be thrown or called down at a point, which on no map is `aim_told`. `topic`
    is what bare metres belong to; `literal` says that the object stood between quotation marks.
    """

    unit: int | None = None
    action: str | None = None
    mode: Mode | None = None
    weapon: str | None = None
    shot_weapon: str | None = None
    aim: Target | None = None
    aim_told: str = ""
    rounds: tuple[str, ...] = ()
    target: int | None = None
    feature: str | None = None
    item: str | None = None
    literal: bool = False
    partner: int | None = None
    posture: Posture | None = None
    extras: tuple[str, ...] = ()
    floors: int | None = None
    engage: int | None = None
    pack: bool | None = None
    overrule: str = ""
    reach: bool | None = None
    at_m: float | None = None
    adjust: tuple[Adjustment, ...] = ()
    beyond: tuple[int, ...] = ()
    distance_m: float | None = None
    ground: tuple[tuple[str, ...], ...] = ()
    turns: tuple[Turn, ...] = ()
    seen_by: tuple[Glimpse, ...] | None = None
    clears: bool | None = None
    into: str | None = None
    path: tuple[Waypoint, ...] = ()
    toward: bool = False
    as_far: bool = False
    facing_deg: float | None = None
    facing_at: Goal | None = None
    aim_at: tuple[float, float] | None = None
    range_m: float | None = None
    in_arc: bool | None = None
    in_sight: bool | None = None
    covers: tuple[str, ...] | None = None
    depths: dict[str, float] = field(default_factory=dict)
    spotted: bool | None = None
    manner: str | None = None
    axis_deg: float | None = None
    swept: tuple[int, ...] = ()
    swept_seen: tuple[tuple[int, StatedSighting], ...] = ()
    topic: str = ""
    said: list[str] = field(default_factory=list)

    def move(self) -> StatedMove:
        """What was said of the ground a unit moves over."""
        return StatedMove(
            distance_m=self.distance_m,
            ground=self.ground,
            turns=self.turns,
            seen_by=self.seen_by,
            clears=self.clears,
            into=self.into,
            path=self.path,
            facing_deg=self.facing_deg,
            as_far=self.as_far or (self.toward and self.distance_m is None),
        )

    def sector(self) -> Sector | None:
        """What was said of the sector that is swept."""
        if self.axis_deg is None and not self.swept:
            return None
        return Sector(axis_deg=self.axis_deg, units=self.swept, seen=self.swept_seen)

    def stated(self) -> StatedSighting:
        """What was said of the line of fire."""
        return StatedSighting(
            distance_m=self.range_m,
            in_arc=self.in_arc,
            in_sight=self.in_sight,
            covers=self.covers,
            depths=tuple(self.depths.items()),
            at=self.aim_at,
            spotted=self.spotted,
        )


@dataclass(slots=True)
class Reading:
    """One sentence being read: the cursor, what it has said, and what its words are looked up in."""

    reader: Reader
    slots: Slots
    battle: Known
    book: Rulebook


def metres_follow(reader: Reader) -> bool:
    """Whether metres stand behind the next word."""
    reader.place += 1
    metres = reader.metres_next()
    reader.place -= 1
    return metres
