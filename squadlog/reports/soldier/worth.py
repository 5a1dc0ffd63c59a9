"""What a soldier's points are worth at the table: its chance to hit and to hurt, and to be hurt, before it is built.

Every figure is the preview of a shot that a battle would show (FIR-01, DMG-02): no odds are counted here.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.battle.arms import Arm
from squadlog.battle.commands import Fire
from squadlog.battle.ledger import Ledger
from squadlog.battle.state import WOUNDS, Battle
from squadlog.battle.terms import Environment
from squadlog.book.book import Rulebook
from squadlog.book.gear import Weapon
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import StatedSighting
from squadlog.reports.soldier import stand_in
from squadlog.rules.common import chapter_states  # noqa: F401 - a character keeps what it brings in such a battle too
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.preview import preview
from squadlog.squads.conversion.brought import Character, field_character
from squadlog.squads.goods import modes
from squadlog.squads.log_values import armour_factor

if TYPE_CHECKING:
    from squadlog.squads.plan import SoldierPlan

COVERS = ("", "half_soft", "half_hard", "full_soft", "full_hard")
"""What may stand on the line: nothing, or a class of the cover table; who is behind full cover looks over it."""
SUIT, RANGE_M = "BI", 12.0
"""The foe that is imagined until another is named, and how far away it is."""


@record
class Fighter:
    """A soldier as far as a shot asks: keys of its troop, race, suit and equipment, and what a character brings."""

    troop: str = "marines"
    race: str = "Human"
    armour: str = SUIT
    character: Character | None = None
    equipment: tuple[str, ...] = ()


def fighter(soldier: "SoldierPlan") -> Fighter:
    """A soldier of a squad as far as a shot asks."""
    who = None if soldier.character is None else field_character(soldier.character)
    return Fighter(
        troop=soldier.troop,
        race=soldier.race,
        armour=soldier.armour,
        character=who,
        equipment=soldier.equipment,
    )


@record
class Encounter:
    """An imagined shot: the target, and its cover (one of `COVERS`); both stand, and nobody moves.

    `range_m` is told and shown; in fair weather no rule makes a shot harder by it (FIR-02). `around` is night and
    weather.
    """

    foe: Fighter = Fighter()
    cover: str = ""
    range_m: float = RANGE_M
    around: Environment = Environment()


@record
class Worth:
    """One weapon, or one mode of it, in such a shot. `price` is its points: one for both modes of an OMNI rifle."""

    weapon: str
    label: str
    price: int
    pf: int
    af: int
    ledger: Ledger
    odds: Odds

    @property
    def hit(self) -> Fraction:
        """The chance to hit, which dazes (WND-01)."""
        return self.odds.hit

    @property
    def hurt(self) -> Fraction:
        """The chance to hit and tick at least one box."""
        return self.odds.hit - self.odds.no_wound

    @property
    def boxes(self) -> Fraction:
        """How many boxes such a shot ticks on average."""
        return sum((WOUNDS.index(level) * getattr(self.odds, level) for level in WOUNDS[1:]), Fraction(0))

    @property
    def out(self) -> Fraction:
        """The chance to put the target of this one shot out of the fight."""
        return self.odds.out


def dealt(
    soldier: Fighter, weapons: Iterable[str], trial: Encounter, book: Rulebook, rulings: Rulings
) -> tuple[Worth, ...]:
    """What a soldier does to the foe with each of these weapons. Keys that the tables do not have are left out."""
    return tuple(
        _worth(soldier, trial.foe, row, trial, book, rulings)
        for code in dict.fromkeys(weapons)
        for row in modes(code, book)
        if _is_known(soldier, book)
    )


def worth_of_foe(
    soldier: Fighter, weapons: Iterable[str], trial: Encounter, book: Rulebook, rulings: Rulings
) -> tuple[Worth, ...]:
    """What the foe does to this soldier with each of these weapons, behind the same cover."""
    turned = replace(trial, foe=soldier)
    return dealt(trial.foe, weapons, turned, book, rulings) if _is_known(soldier, book) else ()


def worst(worths: Sequence[Worth]) -> Worth | None:
    """The one that ticks most boxes, then hits most often; None of none."""
    return max(worths, key=lambda one: (one.boxes, one.hit), default=None)


def _is_known(fighter: Fighter, book: Rulebook) -> bool:
    return fighter.troop in book.troops and fighter.race in book.races and fighter.armour in book.armours


def _worth(  # noqa: PLR0917 - who, at whom, with what, how
    firer: Fighter, target: Fighter, row: Weapon, trial: Encounter, book: Rulebook, rulings: Rulings
) -> Worth:
    shot = preview(
        _duel(firer, target, row, trial.around),
        Fire(unit=stand_in.ONE, target=stand_in.OTHER, stated=_sighting(trial)),
        RulesContext.of_book(book, rulings),
    )
    if shot.ledger is None or shot.odds is None:
        raise ValueError(f"{row.key} is no weapon that a soldier fires")
    both = len(modes(row.code, book)) > 1
    return Worth(
        weapon=row.key,
        label=f"{row.code} {row.family}" if both else row.code,
        price=row.cost,
        pf=row.pf,
        af=armour_factor(target, book, rulings).value,
        ledger=shot.ledger,
        odds=shot.odds,
    )


def _duel(firer: Fighter, target: Fighter, row: Weapon, around: Environment) -> Battle:
    battle = stand_in.duel(
        {
            "troop": firer.troop,
            "race": firer.race,
            "armour": firer.armour,
            "weapons": (row.code,),
            "character": firer.character,
            "equipment": firer.equipment,
        },
        {"troop": target.troop, "race": target.race, "armour": target.armour},
        chapters=tuple(
            key for key, plays in (("legionnaire", firer.character), ("lasting", firer.equipment)) if plays
        ),
        environment=around,
    )
    return stand_in.with_state(battle, arms=(Arm(code=row.code, mode=row.family),))


def _sighting(trial: Encounter) -> StatedSighting:
    return StatedSighting(distance_m=trial.range_m, covers=(trial.cover,) if trial.cover else ())
