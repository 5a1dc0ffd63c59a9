"""Who is hidden, the piles on the map, and who has searched this turn: state, words and events (HID, DET).

A hidden unit stands on no map: its place is that of its pile, which looks like any other.
"""

from typing import ClassVar, Literal

from squadlog.base.dice import Face
from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.ledger import Check, Line
from squadlog.battle.moment import Moment
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Soldier
from squadlog.facts.ground_facts import Position, Waypoint

KEY = "hiding"
BEGINS = "hidden"
"""The word for a soldier who begins hidden."""


@record
class Pile:
    """A counter on the map: `unit` is who hides under it, None under a decoy (HID-10, HID-11).

    `thing` is the id of what a side has laid out under it (DET-37). `veiled`: it lies under a tarp of its side, so that
    nobody else knows that it is there (HOL-04).

    `position` None: no map, its facts are stated. It looks out over its facing, or all round, as a decoy does without a
    stated facing (A-22). `paper`: what is beneath stands on paper (HID-14).
    """

    number: int
    side: str
    unit: int | None = None
    position: Position | None = None
    floor: int = 1
    looks_round: bool = False
    paper: bool = False
    thing: str = ""
    veiled: bool = False

    @property
    def is_decoy(self) -> bool:
        """Whether nothing is beneath, as far as is known."""
        return self.unit is None and not self.thing


@record
class Unanswered:
    """A pile on paper whose owner must say what lies beneath: the searcher, and the rule."""

    pile: int
    by: int
    rule: str


@record
class Hiding:
    """The piles, and the search for them.

    `numbered` are the sides whose placement is over: all may see that their piles are there. `searched` are who has
    searched in the turn `turn`, `tried` who has rolled for which pile in it, `enough` the sides that search no more in
    it. `rose` are those who have come out by themselves, and when. `owed` are the answers that owners of piles on paper
    owe. `order` is that of the sides as they hide, where dice decided it. `forfeited` are the units that left the game
    by HID-15.
    """

    piles: tuple[Pile, ...] = ()
    numbered: tuple[str, ...] = ()
    turn: int = 0
    searched: tuple[int, ...] = ()
    tried: tuple[tuple[int, int], ...] = ()
    enough: tuple[str, ...] = ()
    rose: tuple[tuple[int, Moment], ...] = ()
    owed: tuple[Unanswered, ...] = ()
    order: tuple[str, ...] = ()
    forfeited: tuple[int, ...] = ()

    def pile(self, number: int) -> Pile | None:
        """The pile of that number."""
        return next((one for one in self.piles if one.number == number), None)

    def seen_by_all(self) -> tuple[Pile, ...]:
        """The piles that everybody knows are there."""
        return tuple(one for one in self.piles if not one.veiled and (one.paper or one.side in self.numbered))

    def of(self, side: str) -> tuple[Pile, ...]:
        """The piles of one side."""
        return tuple(one for one in self.piles if one.side == side)

    def over(self, unit: int) -> Pile | None:
        """The pile that a unit hides under; None: none."""
        return next((one for one in self.piles if one.unit == unit), None)


@record
class Hide(ChapterCommand):
    """A unit begins hidden, with a place and a facing, or is laid elsewhere (HID-01, HID-09)."""

    secret: ClassVar[bool] = True
    unit: int
    at: Waypoint | None = None
    facing_deg: float = 0.0
    overrule: str = ""


@record
class LayDecoy(ChapterCommand):
    """A side lays a decoy, or lays `pile` elsewhere (HID-11, HID-12); `facing_deg` None: it looks out all round."""

    secret: ClassVar[bool] = True
    side: str
    at: Waypoint | None = None
    facing_deg: float | None = None
    pile: int | None = None
    overrule: str = ""


@record
class LiftPile(ChapterCommand):
    """A pile is taken up again before play; its unit does not hide then."""

    secret: ClassVar[bool] = True
    side: str
    pile: int


@record
class PlacementOver(ChapterCommand):
    """A side has placed whom it hides: its piles are numbered as they lie, and stay (HID-13)."""

    side: str
    kind: Literal["placed"] = "placed"


@record
class SearchPiles(ChapterCommand):
    """A unit searches the piles in its field of view (DET-02..DET-08).

    `piles`: those alone. The rest is what the table states of the lines to them: the weather, smoke, a ground
    sensor of its own side, a tarp, and that the hiding side has a tinter or a jammer; on no map also what a unit sees
    and through what.
    """

    unit: int
    piles: tuple[int, ...] = ()
    rain: bool = False
    snow: bool = False
    smoke: bool = False
    sensor: bool = False
    range_m: float | None = None
    cover: Literal["", "half", "full"] = ""
    light_m: float | None = None
    heavy_m: float | None = None
    marsh: bool = False
    tarp: bool = False
    tinter: bool = False
    jammer: bool = False
    kind: Literal["search"] = "search"


@record
class SearchNoMore(ChapterCommand):
    """Nobody else of a side searches in this turn."""

    side: str


@record
class Reveal(ChapterCommand):
    """A hidden unit comes out of hiding, to act (HID-17): on paper from under a pile, and facing some way."""

    unit: int
    pile: int | None = None
    facing_deg: float = 0.0


@record
class CallDishonest(ChapterCommand):
    """A unit was declared hidden although it had been found (HID-15), on paper under a pile."""

    unit: int
    pile: int | None = None
    reason: str = ""


@record
class PileLaid(ChapterEvent):
    """A pile lies there, in secret (HID-08); `faces` are the dice that found its place, if they did."""

    pile: Pile
    faces: tuple[Face, ...] = ()


@record
class HidesOnPaper(ChapterEvent):
    """A unit hides, its place on paper (HID-14): off the map until it is found or comes out."""

    unit: int


@record
class PileLifted(ChapterEvent):
    """A pile was taken up before play."""

    number: int
    side: str


@record
class PilesNumbered(ChapterEvent):
    """The placement of a side is over, and its piles are known to be there.

    Pile `first` and those after it had the `numbers` before, in this order; only the owner knows them, since the order
    of laying might tell what is beneath. The `veiled` ones have numbers from `apart` on, which nobody else reads. The
    `commitment` binds the owner to what lies there; empty in records of before it, see `commitment`.
    """

    side: str
    first: int
    numbers: tuple[int, ...] = ()
    veiled: tuple[int, ...] = ()
    apart: int = 0
    commitment: str = ""


@record
class PileSearched(ChapterEvent):
    """A searcher has rolled for a pile (DET-07).

    `check` has the public modifiers alone; `secret` are those of the owner, who says whether it was `found` (DET-12,
    DET-13). For a pile on paper that is still open; `asks` is the rule for the question to its owner.
    """

    unit: int
    pile: int
    face: Face
    check: Check
    found: bool
    secret: tuple[Line, ...] = ()
    asks: str = ""


@record
class PileReached(ChapterEvent):
    """An enemy is within a metre of a pile on paper, so that it is found, whatever it is (DET-19)."""

    pile: int
    by: int


@record
class SearchMade(ChapterEvent):
    """A unit has searched in this turn, with `in_view` piles in view (DET-01)."""

    unit: int
    in_view: int = 0


@record
class SearchEnded(ChapterEvent):
    """Nobody else of a side searches in this turn."""

    side: str


@record
class PileFound(ChapterEvent):
    """A pile is gone: who was beneath stands there for all to see, or nobody (DET-16, DET-17).

    `by` is who found it, None where it came out by itself (HID-17); `rule` says by what.
    """

    reveals: ClassVar[bool] = True
    pile: int
    side: str
    unit: int | None
    rule: str
    by: int | None = None
    position: Position | None = None
    floor: int = 1
    thing: str = ""


@record
class UnitForfeited(ChapterEvent):
    """A unit leaves the game, and its whole value goes to the other side (HID-15)."""

    reveals: ClassVar[bool] = True
    wounds: ClassVar[bool] = True
    unit: int
    pile: int | None = None
    reason: str = ""


def is_hidden(unit: Unit) -> bool:
    """Whether a unit is hidden (HID-02)."""
    return bool(unit.held) and bool(unit.holds(KEY))


hiding_of = BattleState(KEY, Hiding())
"""The piles of a battle."""


def lair(battle: Battle, unit: Unit) -> Pile:
    """The pile that a unit hides under; one without number or place where there is none."""
    return hiding_of(battle).over(unit.id) or Pile(number=0, side=unit.side, unit=unit.id)


def owing(battle: Battle, one: Unanswered) -> Battle:
    """The battle with one more answer owed by an owner."""
    return hiding_of.add(battle, owed=one)


def has_searched(hiding: Hiding, unit: int, turn: int) -> bool:
    """Whether a unit has made its attempt of this turn (DET-01)."""
    return hiding.turn == turn and unit in hiding.searched


def has_tried(hiding: Hiding, unit: int, pile: int, turn: int) -> bool:
    """Whether a unit has rolled for that pile in this turn."""
    return hiding.turn == turn and (unit, pile) in hiding.tried


def has_enough(hiding: Hiding, side: str, turn: int) -> bool:
    """Whether a side searches no more in this turn."""
    return hiding.turn == turn and side in hiding.enough


def begins(soldier: Soldier) -> bool:
    """Whether a soldier begins hidden."""
    return BEGINS in soldier.begins
