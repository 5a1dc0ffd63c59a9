"""What a rule may consult: the book, the readings in force, the ground and the dice."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple, Self

from squadlog.base.dice import Dice, ScriptedDice
from squadlog.base.records import record, replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Subsystem, Unit
from squadlog.battle.terms import Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import InReach, MoveFacts, StatedMove, Whereabouts
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.facts.surveyor import Surveyor
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.families import Hooks
from squadlog.rules.common.hooks.ground import ShotAt
from squadlog.rules.common.hooks.soldiers import MetreLine, Modified
from squadlog.rules.common.joining import gives_none

MM_IN_INCH = 25.4


class BookReading(NamedTuple):
    """The book as a table reads it. The same from command to command, so that what it says may be remembered by it."""

    book: Rulebook
    rulings: Rulings

    def base_m(self, soldier: Soldier) -> float:
        """The radius of the base from whose edge a soldier's distances run, at the scale; 0: they run from its centre.

        AMB-145, AMB-01, T-17.
        """
        if not self.rulings.is_("measure.from", "base"):
            return 0.0
        across_mm = self.book.base_mm(soldier.race, soldier.armour)
        return across_mm / MM_IN_INCH * self.rulings.number("scale.metersPerInch") / 2


@record
class InForce(Hooks["RulesContext"]):
    """What the chapters in force do, joined: each hook asks those of them that have filled it (`joining`)."""

    chapters: frozenset[str] = frozenset()
    """The keys of the advanced ones among them."""


BASIC_ALONE = InForce()
"""What stands in for the chapters until the desk puts those of a battle in its place."""


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
        """A context to ask only what the book says: it measures nothing and rolls no die."""
        return cls(book=book, rulings=rulings, surveyor=StatedSurveyor(), dice=ScriptedDice(()))

    def has(self, chapter: str) -> bool:
        """Whether an advanced chapter is in force (ADV-01)."""
        return chapter in self.in_force.chapters

    def added(self, test: Modified, battle: Battle, unit: int, other: int | None = None) -> Iterable[Line]:
        """The lines that the advanced chapters in force add to a test of that name."""
        return self.in_force.soldiers.modifiers.get(test, gives_none)(battle, unit, other, self)

    def trained(self, unit: Unit, test: Modified, figure: Line, weapon: str = "") -> tuple[Line, ...]:
        """The line of a unit's troop type in a test, or what a chapter in force has in its place (LEG-03)."""
        lines = self.in_force.soldiers.trained(unit, test, weapon, figure, self)
        return (figure,) if lines is None else lines

    def strides(self, unit: Unit, mode: str) -> tuple[MetreLine, ...]:
        """What the chapters in force add to what a unit covers on foot in a mode."""
        return tuple(self.in_force.soldiers.strides(unit, mode, self))

    def heroic(self, unit: Unit) -> bool:
        """Whether a unit may rally others without leading a squad (LEG-17), and never routs (ROU-26, LEG-18)."""
        return self.in_force.soldiers.heroic(unit)

    def against_weapon(self, battle: Battle, unit: Unit, weapon: str) -> Refusal | None:
        """What the advanced chapters in force have against a weapon being fired; the first of it, or None."""
        return self.in_force.fire.weapon_vetoes(battle, unit, weapon, self)

    def has_fired(self, recorder: EventRecorder, unit: int, weapon: str, rounds: int = 1) -> None:
        """Let the advanced chapters in force react to `rounds` fired from `weapon`."""
        self.in_force.fire.fired(recorder, unit, weapon, rounds, self)

    def was_hurt(self, recorder: EventRecorder, unit: int, levels: int, cause: str) -> None:
        """Let the advanced chapters in force react to a unit that took `levels` wound levels from `cause`."""
        self.in_force.soldiers.hurt(recorder, unit, levels, cause, self)

    def hides_unit(self, unit: Unit) -> bool:
        """Whether a unit is there for nobody of another side, so that no sweep of fire engages it (HID-18, AUT-28)."""
        return self.in_force.secrets.hides_unit(unit)

    def chance_to_find(
        self, battle: Battle, searcher: int, hidden: int, metres: float, cover: str
    ) -> Fraction | None:
        """The chance that one try of a unit finds another that hides; None where nobody hides (DET-09)."""
        return self.in_force.secrets.chance_to_find(battle, searcher, hidden, metres, cover, self)

    def hides_side(self, battle: Battle, side: str, seat: str) -> bool:
        """Whether a seat does not know who of a side there is, and may not be told it by what counts (HID-02)."""
        return self.in_force.secrets.hides_side(battle, side, seat)

    def how_shot_at(self, kind: str) -> "ShotAt[RulesContext] | None":
        """How things of a kind are shot at where they lie; None: nobody shoots at them."""
        rules = self.in_force.ground.kinds.get(kind)
        return None if rules is None else rules.shot_at

    def sensed(self, battle: Battle, side: str, place: Whereabouts) -> bool:
        """Whether something of a side, as a ground sensor, has a place in sight for it (SEN-08, SEN-10)."""
        return self.in_force.ground.senses(battle, side, place, self)

    def remarks(self, battle: Battle, unit: Unit, weapon: str) -> tuple[str, ...]:
        """What the advanced chapters in force have to say of a weapon before it fires."""
        return tuple(self.in_force.fire.remarks(battle, unit, weapon, self))

    def reached(
        self, battle: Battle, fused: Fused, places: Sequence[Whereabouts], metres: float
    ) -> tuple[InReach | None, ...] | None:
        """Whether an explosion that reaches so far gets to places where something lies, one by one, and their cover.

        None where nobody can tell.
        """
        spot, kind = fused.spot, self.in_force.blasts.kinds.get(fused.what)
        if spot is None:
            return None
        if kind is not None and kind.reaches is not None:
            return kind.reaches(battle, fused, places, self)
        return self.surveyor.reached(spot.whereabouts, places, metres)

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
