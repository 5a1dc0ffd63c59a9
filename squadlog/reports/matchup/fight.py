"""Two squads against each other: what each does to the other in a turn, how soon it finds who hides, what points buy.

Every figure is a sum of the rules' own odds; nothing is rolled or tried out.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache

from squadlog.base.records import record, replace
from squadlog.battle.terms import Environment
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.reports.matchup.finding import Finding, finding, hidden_of, searchers_of
from squadlog.reports.matchup.fire import OUT, levels_a_turn
from squadlog.reports.soldier.worth import Encounter, Fighter, dealt, fighter, worst
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import boxes
from squadlog.squads.cost import bill
from squadlog.squads.plan import SquadPlan

METRES = (5, 10, 20, 40)
OPEN, COVER = "", "half_hard"
COVERS = (OPEN, COVER)
"""In the open, and behind the cover that is met most: half and hard."""


@record
class FireCell:
    """What all of a squad do in a turn to the other at so many metres, in the open or in cover, in wound levels."""

    metres: int
    cover: str
    levels: Fraction


@record
class FindingCell:
    """How soon the other squad finds one who hides at so many metres, in the open or in cover, by day or by night."""

    metres: int
    cover: str
    night: bool
    found: Finding


@record
class SquadInFight:
    """One of two squads. `stands` are the wound levels that put all of it out of the fight, each soldier unhurt now."""

    name: str
    points: int
    soldiers: int
    stands: int
    fire: tuple[FireCell, ...]
    hides: tuple[FindingCell, ...]

    def levels(self, metres: int, cover: str) -> Fraction:
        """What it does to the other in a turn. Raises KeyError for metres or cover that were not asked for."""
        return {(one.metres, one.cover): one.levels for one in self.fire}[metres, cover]

    def bought(self, metres: int, cover: str) -> Fraction:
        """The levels a turn that a hundred of its points buy; 0 for a squad that costs nothing."""
        return self.levels(metres, cover) * 100 / self.points if self.points else Fraction(0)


@record
class Fight:
    """Two squads, what is `around` them, and how often each soldier fires in a turn.

    `packs` are the texts of the packs that they carry: both go by all of them, as in a battle.
    """

    squads: tuple[SquadInFight, SquadInFight]
    around: Environment
    shots: int
    packs: tuple[str, ...] = ()

    def lasts(self, place: int, metres: int, cover: str) -> Fraction | None:
        """The turns after which a squad has taken the levels that it stands, all going on as in the first turn.

        None where the other does it no harm.
        """
        harm = self.squads[1 - place].levels(metres, cover)
        return self.squads[place].stands / harm if harm else None

    @property
    def alike(self) -> bool:
        """Whether the metres change nothing of it, as in fair weather (FIR-02)."""
        return all(
            len({cell.levels for cell in one.fire if cell.cover == cover}) == 1
            for one in self.squads
            for cover in COVERS
        ) and all(
            len({cell.found for cell in one.hides if (cell.cover, cell.night) == (cover, night)}) == 1
            for one in self.squads
            for cover in COVERS
            for night in (False, True)
        )


def fight(
    first: SquadPlan, second: SquadPlan, book: Rulebook, rulings: Rulings, around: Environment | None = None
) -> Fight:
    """Two squads by what they do to each other. `book` has the rows of both; `around` is night and weather.

    Raises KeyError for keys the tables do not have.
    """
    around = around or Environment()
    measure = _Measure(book, rulings, around)
    return Fight(
        squads=(measure.squad(first, second), measure.squad(second, first)),
        around=around,
        shots=measure.shots,
        packs=tuple(dict.fromkeys((*first.packs, *second.packs))),
    )


class _Measure:
    """What is asked of the rules for one comparison; soldiers who differ in nothing are asked about once."""

    def __init__(self, book: Rulebook, rulings: Rulings, around: Environment) -> None:
        self.book, self.rulings, self.around = book, rulings, around
        self.ctx = RulesContext.of_book(book, rulings)
        self.shots = book.figure("shots")
        self._levels = cache(self._levels_of)
        self._found = cache(self._finding)

    def squad(self, plan: SquadPlan, other: SquadPlan) -> SquadInFight:
        """One of the two against the other."""
        row = boxes(self.ctx)
        to_be_out = min(row.index(wound) for wound in OUT if wound in row)
        return SquadInFight(
            name=plan.name,
            points=bill(plan, self.book, self.rulings).total,
            soldiers=len(plan.soldiers),
            stands=to_be_out * len(plan.soldiers),
            fire=tuple(self._fire(plan, other)),
            hides=tuple(self._hides(plan, other)),
        )

    def _fire(self, plan: SquadPlan, other: SquadPlan) -> Iterator[FireCell]:
        foes = [fighter(one) for one in other.soldiers]
        for cover in COVERS:
            for metres in METRES:
                met = self._nearest_alike(metres)
                levels = sum(
                    (
                        self._levels(fighter(one), one.weapons, foe, cover, met)
                        for one in plan.soldiers
                        for foe in foes
                    ),
                    Fraction(0),
                )
                yield FireCell(metres=metres, cover=cover, levels=levels / len(foes))

    def _levels_of(
        self, soldier: Fighter, weapons: Sequence[str], foe: Fighter, cover: str, metres: int
    ) -> Fraction:
        """What a soldier does in a turn to a foe with the best of his weapons."""
        met = Encounter(foe=foe, cover=cover, range_m=float(metres), around=self.around)
        best = worst(dealt(soldier, weapons, met, self.book, self.rulings))
        return Fraction(0) if best is None else levels_a_turn(best, self.ctx)

    def _hides(self, plan: SquadPlan, other: SquadPlan) -> Iterator[FindingCell]:
        for night in (False, True):
            for cover in COVERS:
                for metres in METRES:
                    found = self._found(plan, other, cover, self._nearest_alike(metres), night)
                    yield FindingCell(metres=metres, cover=cover, night=night, found=found)

    def _finding(self, plan: SquadPlan, other: SquadPlan, cover: str, metres: int, night: bool) -> Finding:
        around = replace(self.around, night=night)
        behind = "half" if cover else ""
        return finding(hidden_of(plan), searchers_of(other), metres, behind, around, self.ctx)

    def _nearest_alike(self, metres: int) -> int:
        """The nearest of the distances at which the rules tell nothing else: only rain and snow ask for metres."""
        return metres if self.around.rain or self.around.snow else METRES[0]


def around_of(*, night: bool = False, rain: bool = False, snow: bool = False) -> Environment:
    """Night and weather around two squads."""
    return replace(Environment(), night=night, rain=rain, snow=snow)
