"""What a rule may consult: the book, the readings in force, the ground and the dice."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from fractions import Fraction
from typing import Any, Literal, NamedTuple, Self

from squadlog.base.dice import Dice, ScriptedDice
from squadlog.base.records import record, replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Adjustment, Ledger, Line
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import Earned, ScoreLine, VictoryReckoning
from squadlog.battle.state import Battle, Subsystem, Trace, Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import (
    InReach,
    MoveFacts,
    Sector,
    Sighting,
    StatedMove,
    StatedSighting,
    Whereabouts,
)
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.facts.surveyor import Surveyor
from squadlog.rules.common.explosive import Caught, Fused, SetOff, Struck
from squadlog.rules.common.previews import RolledFor


class BookReading(NamedTuple):
    """The book as a table reads it. The same from command to command, so that what it says may be remembered by it."""

    book: Rulebook
    rulings: Rulings


@record
class MetreLine:
    """One part of an allowance: metres added (or the base itself), why, and which rule says so.

    A line that was looked at and does not count stays in the list with `applied` false and a `note`.
    """

    key: str
    label: str
    metres: Fraction
    rule: str
    applied: bool = True
    note: str = ""


Modified = Literal["ranged", "melee", "avoid", "zero_g", "initiative", "leader"]
"""What chapters may add to: tests by their row in `tables/targets.toml`, the roll for initiative (INI-12), and the
rating of who leads or rallies, in points of a d10 (LDR-04)."""
Modifier = Callable[[Battle, int, int | None, "RulesContext"], Iterator[Line]]
"""Lines that a chapter adds: of the battle, the unit that rolls, and the one it rolls against, if any.

A grouping rolls for initiative; the unit is then its first.
"""
Trained = Callable[[Unit, Modified, str, Line, "RulesContext"], tuple[Line, ...] | None]
"""What stands in the place of the line of a unit's troop type in a test, with a weapon or without one (LEG-03).

None: that line.
"""
Strides = Callable[[Unit, str, "RulesContext"], tuple[MetreLine, ...]]
"""What a unit covers more or less on foot than others in a mode of the movement table, a line each."""
OfUnit = Callable[[Unit], bool]
WeaponObjection = Callable[[Battle, Unit, str, "RulesContext"], Refusal | None]
"""What a chapter has against a weapon of a unit being fired now."""
WeaponFired = Callable[[EventRecorder, int, str, int, "RulesContext"], None]
"""What comes of a unit having fired so many rounds with a weapon."""
Hurt = Callable[[EventRecorder, int, int, str, "RulesContext"], None]
"""What comes of a unit having taken so many levels from something of that cause."""
WeaponRemarks = Callable[[Battle, Unit, str, "RulesContext"], Iterator[str]]
"""What is good to know of a weapon of a unit before it fires."""


@record
class ShotTaken:
    """A shot in a manner of its own as it is about to be taken: by whom, with what, at whom or into which sector.

    `sort` is that of the shot otherwise: plain, aimed or opportunity. `sighting` and `moving` are of its target, where
    it has one and they are known. `declared`: it is only declared as yet, and what is not said may still be.
    `overruled`: the table lets it stand as it is said; `let_stand` is what it let stand as the fire was declared.
    """

    unit: int
    weapon: str
    sort: Literal["plain", "aimed", "opportunity"]
    manner: str
    target: int | None = None
    sector: Sector | None = None
    stated: StatedSighting = field(default_factory=StatedSighting)
    sighting: Sighting | None = None
    moving: Trace | None = None
    adjust: tuple[Adjustment, ...] = ()
    at_m: float | None = None
    declared: bool = False
    overruled: bool = False
    let_stand: tuple[str, ...] = ()


@record
class Manner:
    """A way of firing beyond the ordinary shot.

    `label` is what it is called, `aims` whether it has one target, as a shot has. `fits` is whether a weapon of a unit
    can fire so, `objections` what speaks against it besides what speaks against any shot, `resolve` takes it.
    `preview` tells whom it would be rolled for, in their order. `rate` is its rate of fire. `sector_deg` is how wide a
    sector it sweeps, None for what sweeps none.
    """

    label: str
    aims: bool
    fits: Callable[[Unit, str, "RulesContext"], bool]
    rate: Callable[[Unit, Moment, "RulesContext"], Refusal | None]
    objections: Callable[[Battle, ShotTaken, "RulesContext"], Iterator[Refusal]]
    resolve: Callable[[EventRecorder, ShotTaken, "RulesContext"], None]
    preview: Callable[[Battle, ShotTaken, "RulesContext"], tuple[RolledFor, ...]]
    sector_deg: Callable[["RulesContext"], float] | None = None


Lays = Callable[[Battle, Any, "RulesContext"], Iterator[Refusal]]
"""What a chapter has against a thing of its own being laid out so; asked with the command."""
Laid = Callable[[EventRecorder, Any, Any, "RulesContext"], None]
"""What comes of a thing being laid out: the thing as it was, and as it is now; None: it does not lie there."""


@record
class ShotAt:
    """How things of a kind are shot at, each by its id.

    `refused` speaks against a unit shooting at it. A hit needs no roll (OBS-02) unless there is a `test`, of the unit,
    its weapon, the thing, how it is seen and the sort of shot, and an `armour` that the hit must wear out. `hit` is
    what it does as it takes effect: of the thing, by whom, with which weapon. `told` says that before the shot.
    """

    refused: Callable[[Battle, int, str, "RulesContext"], Refusal | None]
    hit: Callable[[EventRecorder, str, int, str, "RulesContext"], None]
    test: Callable[[Battle, int, str, str, Sighting, Any, "RulesContext"], Ledger] | None = None
    armour: Callable[["RulesContext"], int] | None = None
    told: str = ""


Shields = Callable[[Battle, int, int, "RulesContext"], Refusal | None]
"""Why a chapter has a unit not be fired at by another."""
Senses = Callable[[Battle, str, Whereabouts, "RulesContext"], bool]
"""Whether something of a chapter's has a place in sight for a side, beside its units."""
SetsUp = Callable[[Battle, int], bool]
"""Whether a unit may still be set up once play has begun."""
Counts = Callable[[Battle, str, "RulesContext"], Iterable[ScoreLine | Earned]]
"""What a chapter counts for a side: a unit's line in place of what its wound brings, and what it has earned besides."""
Result = Callable[[Battle], VictoryReckoning | None]
"""What the battle was told to have come to, and stays; None as long as that is open."""
Rate = Callable[[Unit, Moment, "RulesContext"], Refusal | None]
"""What the rate of fire has against a shot of a unit at a moment."""


@record
class PowerRing:
    """What an explosion has up to so many whole metres from it: its penetration."""

    to_m: int
    pf: int


@record
class Wedge:
    """Zones beyond a hole, each from the one to the other depth and so far to each side, in metres (SHP-09).

    They lie along `axis_deg`, the nearer first, as many as there are rings; none where nothing is pierced.
    """

    hole: Whereabouts
    axis_deg: float
    zones: tuple[tuple[float, float, float], ...] = ()


@record
class BlastKind:
    """A kind of thing that goes off.

    `label` is what it is called, `rings` what it has at which distance, nearest first; none: it attacks nobody.
    `catches` is whom it reaches where that is no matter of distance, None where nobody can tell. `spares` is why it
    does nothing to a unit whatever its cover, in a sentence, with the rule. `comes` is what it does besides, after the
    units have been struck: smoke that rises, a wall that falls. `lands` is what must come about before it goes off,
    such as a roll for where it comes down; it is False once nothing must. Like `catches` for units `reaches` tells for
    places where something lies whether it gets there. `beyond` is where it does, if that is not all around it; it is
    None where nobody can tell. `thrown`: who threw it is where the table may judge cover from.
    """

    label: str
    rule: str
    rings: Callable[[Fused, "RulesContext"], tuple[PowerRing, ...]]
    catches: Callable[[Battle, Fused, "RulesContext"], tuple[Caught, ...] | None] | None = None
    spares: Callable[[Battle, Fused, Unit, "RulesContext"], tuple[str, str] | None] | None = None
    comes: Callable[[EventRecorder, Fused, "RulesContext"], None] | None = None
    lands: Callable[[EventRecorder, Fused, "RulesContext"], bool] | None = None
    reaches: (
        Callable[[Battle, Fused, Sequence[Whereabouts], "RulesContext"], tuple[InReach | None, ...]] | None
    ) = None
    beyond: Callable[[Battle, Fused, "RulesContext"], Wedge | None] | None = None
    thrown: bool = False


Blasted = Callable[[EventRecorder, Fused, tuple[Struck, ...], "RulesContext"], None]
"""What an explosion does to what a chapter keeps: it has struck these units, and is at its place."""
SetsOff = Callable[[Battle, Fused, "RulesContext"], Iterable[SetOff]]
"""What of a chapter's things an explosion may set off, told before it comes about."""
BroughtToLight = Callable[[EventRecorder, Fused, float, "RulesContext"], None]
"""What of a chapter an explosion that reaches so many metres brings to light, before anybody is struck."""


@record
class InForce:
    """The advanced chapters in force as far as other chapters must know: which, and what they add to theirs."""

    chapters: frozenset[str] = frozenset()
    modifiers: Mapping[Modified, tuple[Modifier, ...]] = field(default_factory=dict)
    weapons: tuple[WeaponObjection, ...] = ()
    fired: tuple[WeaponFired, ...] = ()
    hurt: tuple[Hurt, ...] = ()
    remarks: tuple[WeaponRemarks, ...] = ()
    manners: Mapping[str, Manner] = field(default_factory=dict)
    single_rate: Rate | None = None
    hides: tuple[Callable[[Unit], bool], ...] = ()
    untold: tuple[Callable[[Battle, str, str], bool], ...] = ()
    blasts: Mapping[str, BlastKind] = field(default_factory=dict)
    blasted: tuple[Blasted, ...] = ()
    sets_off: tuple[SetsOff, ...] = ()
    brings_to_light: tuple[BroughtToLight, ...] = ()
    senses: tuple[Senses, ...] = ()
    shields: tuple[Shields, ...] = ()
    sets_up: tuple[SetsUp, ...] = ()
    lays: Mapping[str, tuple[Lays, ...]] = field(default_factory=dict)
    laid: Mapping[str, tuple[Laid, ...]] = field(default_factory=dict)
    shot_at: Mapping[str, ShotAt] = field(default_factory=dict)
    trained: tuple[Trained, ...] = ()
    strides: tuple[Strides, ...] = ()
    rallies: tuple[OfUnit, ...] = ()
    steadfast: tuple[OfUnit, ...] = ()
    binds: tuple[Callable[[EventRecorder, "RulesContext"], None], ...] = ()
    counts: tuple[Counts, ...] = ()
    result: tuple[Result, ...] = ()
    levels: bool = False


BASIC_ALONE = InForce()


@record
class RulesContext:
    """Everything outside the battle that a decision depends on. Dice are the one part that is used up.

    `surveyor` knows the ground of the battle as the decision begins; `survey` finds one for a later state of it. None
    where facts are only stated: nothing changes then. `let_stand` are the parts of the rules that speak against what is
    being decided, and that the table has overruled or turned down; `waived` are the codes of those
    objections. `in_force` is what advanced chapters have to say.
    """

    book: Rulebook
    rulings: Rulings
    surveyor: Surveyor
    dice: Dice
    let_stand: frozenset[Subsystem] = frozenset()
    waived: frozenset[str] = frozenset()
    survey: Callable[[Battle], Surveyor] | None = None
    in_force: InForce = BASIC_ALONE

    @classmethod
    def of_book(cls, book: Rulebook, rulings: Rulings) -> Self:
        """For whoever only asks what the book says: nothing is measured, and no die is rolled."""
        return cls(book=book, rulings=rulings, surveyor=StatedSurveyor(), dice=ScriptedDice(()))

    def has(self, chapter: str) -> bool:
        """Whether an advanced chapter is in force (ADV-01)."""
        return chapter in self.in_force.chapters

    def added(self, test: Modified, battle: Battle, unit: int, other: int | None = None) -> Iterator[Line]:
        """The lines that the advanced chapters in force add to a test of that name."""
        for lines in self.in_force.modifiers.get(test, ()):
            yield from lines(battle, unit, other, self)

    def trained(self, unit: Unit, test: Modified, figure: Line, weapon: str = "") -> tuple[Line, ...]:
        """The line of a unit's troop type in a test, or what a chapter in force has in its place (LEG-03)."""
        for trained in self.in_force.trained:
            if (lines := trained(unit, test, weapon, figure, self)) is not None:
                return lines
        return (figure,)

    def strides(self, unit: Unit, mode: str) -> tuple[MetreLine, ...]:
        """What the chapters in force add to what a unit covers on foot in a mode."""
        return tuple(one for strides in self.in_force.strides for one in strides(unit, mode, self))

    def may_rally(self, unit: Unit) -> bool:
        """Whether a unit may rally others whether or not it leads a squad (LEG-17)."""
        return any(rallies(unit) for rallies in self.in_force.rallies)

    def steadfast(self, unit: Unit) -> bool:
        """Whether no result of a rout test touches a unit (ROU-26, LEG-18)."""
        return any(steadfast(unit) for steadfast in self.in_force.steadfast)

    def against_weapon(self, battle: Battle, unit: Unit, weapon: str) -> Refusal | None:
        """What the advanced chapters in force have against a weapon being fired; the first of it, or None."""
        against = (objects(battle, unit, weapon, self) for objects in self.in_force.weapons)
        return next(filter(None, against), None)

    def has_fired(self, recorder: EventRecorder, unit: int, weapon: str, rounds: int = 1) -> None:
        """What the advanced chapters in force make of so many rounds that were fired."""
        for fired in self.in_force.fired:
            fired(recorder, unit, weapon, rounds, self)

    def was_hurt(self, recorder: EventRecorder, unit: int, levels: int, cause: str) -> None:
        """What the advanced chapters in force make of a unit having taken so many levels, whatever they came from."""
        for hurt in self.in_force.hurt:
            hurt(recorder, unit, levels, cause, self)

    def hides(self, unit: Unit) -> bool:
        """Whether a unit is there for nobody of another side, so that no sweep of fire engages it (HID-18, AUT-28)."""
        return any(hides(unit) for hides in self.in_force.hides)

    def untold(self, battle: Battle, side: str, seat: str) -> bool:
        """Whether a seat does not know who of a side there is, and may not be told it by what counts (HID-02)."""
        return any(untold(battle, side, seat) for untold in self.in_force.untold)

    def sensed(self, battle: Battle, side: str, place: Whereabouts) -> bool:
        """Whether something of a side, as a ground sensor, has a place in sight for it (SEN-08, SEN-10)."""
        return any(senses(battle, side, place, self) for senses in self.in_force.senses)

    def remarks(self, battle: Battle, unit: Unit, weapon: str) -> tuple[str, ...]:
        """What the advanced chapters in force have to say of a weapon before it fires."""
        return tuple(
            said for remarks in self.in_force.remarks for said in remarks(battle, unit, weapon, self)
        )

    def reached(
        self, battle: Battle, fused: Fused, places: Sequence[Whereabouts], metres: float
    ) -> tuple[InReach | None, ...] | None:
        """Whether an explosion that reaches so far gets to places where something lies, one by one, and their cover.

        None where nobody can tell.
        """
        spot, kind = fused.spot, self.in_force.blasts.get(fused.what)
        if spot is None:
            return None
        if kind is not None and kind.reaches is not None:
            return kind.reaches(battle, fused, places, self)
        return self.surveyor.reached(Whereabouts(x=spot.x, y=spot.y, floor=spot.floor or 1), places, metres)

    @property
    def reading(self) -> BookReading:
        """The book with the readings in force, without ground and dice."""
        return BookReading(self.book, self.rulings)

    def meets(self, unit: int, mode: str, stated: StatedMove) -> MoveFacts:
        """What a move meets, for judging it.

        Who comes to see it does not matter before it is made, and takes long to tell.
        """
        asked = stated if self.survey is None or stated.seen_by is not None else replace(stated, seen_by=())
        return self.surveyor.move(unit, mode, asked)

    def at(self, battle: Battle) -> Self:
        """The table with the ground as it is in `battle`: others may have moved since the decision began."""
        return self if self.survey is None else replace(self, surveyor=self.survey(battle))

    def ruled(self, battle: Battle) -> Self:
        """The table with the readings that the battle has by now: one may have been switched in this decision."""
        rulings = self.rulings
        for name, option in battle.rulings.items():
            rulings = rulings.with_choice(name, option)
        return (self if rulings == self.rulings else replace(self, rulings=rulings)).at(battle)
