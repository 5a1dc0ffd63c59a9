"""Every attack that was rolled for: by whom, at whom, with which odds, and what its face brought.

The odds are those of the ledger that was rolled by, worked out by the code that shows them before a shot.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Literal

from squadlog.battle.events.fire import ShotFired, UnitWounded, WeaponJammed
from squadlog.battle.events.melee import MeleeStruck
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Known, Unit, Wound
from squadlog.dice import ScriptedDice
from squadlog.facts import Lying, Target, Waypoint, unit_of
from squadlog.lately import lately
from squadlog.records import record, replace
from squadlog.reports.entries import LogEntry
from squadlog.reports.story.chronicle import Chronicle, moments_of
from squadlog.reports.story.distribution import DieValues
from squadlog.reports.wording import laid_thing, thing
from squadlog.rulebook.in_force import rulings_of
from squadlog.rulebook.load import load_rulebook
from squadlog.rules.automatic_fire.odds import concentrated_levels, concentrated_odds
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED, BurstFired
from squadlog.rules.chances import Odds
from squadlog.rules.fire.gunnery import weapon_row
from squadlog.rules.fire.odds import shot_odds
from squadlog.rules.fire.shot import can_jam
from squadlog.rules.table import Table
from squadlog.rules.wounds import armour_factor, wound_levels
from squadlog.stated import StatedSurveyor

HAND_TO_HAND = "hand to hand"
_SORTS = {"plain": "", "aimed": "aimed", "opportunity": "opportunity", "beyond": "through the breach"}
_MANNERS = {CONCENTRATED: "burst", AREA: "burst, sector"}


@record
class AttackMade:
    """An attack with its test. `target` None: it was at no unit, but at what `aimed_at` says.

    `levels` are those that the hit inflicts by the tables, whatever is left to tick. `by_face` is what each way in
    which the dice can fall would have brought, `odds` what it could come to, both None or empty where nobody can tell.
    """

    entry: int
    moment: Moment
    how: Literal["shot", "blow"]
    unit: int
    side: str
    target: int | None
    aimed_at: str
    weapon: str
    sort: str
    range_m: float | None
    check: Check
    levels: int
    by_face: DieValues = ()
    odds: Odds | None = None
    jams: bool = False

    @property
    def hit(self) -> bool:
        """Whether it hit."""
        return self.check.success

    @property
    def chance(self) -> Fraction:
        """How likely it was to hit (DIE-02..DIE-05)."""
        return Fraction(self.check.ledger.successes, self.check.ledger.scale.die)

    @property
    def hit_values(self) -> DieValues:
        """A hit or none for each face of its die."""
        return hit_values(self.check.ledger)


def hit_values(ledger: Ledger) -> DieValues:
    """1 for each face that succeeds, 0 for the others."""
    return tuple(int(ledger.succeeds(face)) for face in range(1, ledger.scale.die + 1))


def attacks(chronicle: Chronicle) -> tuple[AttackMade, ...]:
    """Every attack with a test that the seat knows of, in the order in which they were rolled."""
    found: list[AttackMade] = []
    for entry in chronicle.entries:
        if any(isinstance(event, ShotFired | MeleeStruck) for event in entry.events):
            found.extend(_of_entry(chronicle, entry))
    return tuple(found)


def _of_entry(chronicle: Chronicle, entry: LogEntry) -> Iterator[AttackMade]:
    before = None if entry.parent is None else chronicle.stood_at(entry.parent)
    wounds: dict[int, Wound] = {}  # those told earlier in the same entry count already
    rounds: dict[int, int] = {}
    jammed = {(event.unit, event.weapon) for event in entry.events if isinstance(event, WeaponJammed)}
    for now, event in moments_of(entry):
        match event:
            case UnitWounded():
                wounds[event.unit] = event.after
            case BurstFired():
                rounds[event.unit] = event.rounds
            case ShotFired(check=Check() as check):
                jams = (
                    event.unit,
                    event.weapon,
                ) in jammed and check.face == check.ledger.scale.natural_success
                shot = _shot(chronicle, entry, event, check, jams=jams)
                target = None if before is None or shot.target is None else before.units.get(shot.target)
                if before is not None and target is not None and shot.unit in before.units:
                    target = replace(target, wound=wounds.get(target.id, target.wound))
                    shot = _with_odds(shot, event, before, target, rounds.get(event.unit))
                yield shot
            case MeleeStruck():
                yield _blow(chronicle, entry, event, now)
            case _:
                pass


def _shot(chronicle: Chronicle, entry: LogEntry, event: ShotFired, check: Check, *, jams: bool) -> AttackMade:
    sorts = (_SORTS[event.sort], _MANNERS.get(event.manner, event.manner))
    return AttackMade(
        entry=entry.id,
        moment=event.moment,
        how="shot",
        unit=event.unit,
        side=chronicle.side_of(event.unit),
        target=unit_of(event.target),
        aimed_at=_aimed_at(event.target, chronicle),
        weapon=event.weapon,
        sort=", ".join(filter(None, sorts)),
        range_m=None if event.sighting is None else event.sighting.distance.value,
        check=check,
        levels=event.levels,
        jams=jams,
    )


def _blow(chronicle: Chronicle, entry: LogEntry, event: MeleeStruck, now: Moment) -> AttackMade:
    """A hit is one level, whatever the armour (MEL-25)."""
    return AttackMade(
        entry=entry.id,
        moment=now,
        how="blow",
        unit=event.unit,
        side=chronicle.side_of(event.unit),
        target=event.target,
        aimed_at=chronicle.called(event.target),
        weapon=HAND_TO_HAND,
        sort="free attack" if event.free else "",
        range_m=None,
        check=event.check,
        levels=int(event.check.success),
        by_face=hit_values(event.check.ledger),
    )


def _with_odds(
    shot: AttackMade, event: ShotFired, battle: Known, target: Unit, rounds: int | None
) -> AttackMade:
    """With what it could come to, against that target in its armour and as hurt as it was (DMG-02, AUT-27)."""
    table, ledger = _reading(battle), shot.check.ledger
    pf, af = weapon_row(battle.units[shot.unit], shot.weapon, table).pf, armour_factor(target, table)
    jams = can_jam(event.sort, table)
    if event.manner == CONCENTRATED:
        if rounds is None:
            return shot
        ways = concentrated_levels(ledger, pf, af, rounds, table)
        odds = concentrated_odds(ledger, pf, rounds, target, table, can_jam=jams)
        return replace(shot, by_face=tuple(levels or 0 for levels in ways), odds=odds)
    beyond = event.sort == "beyond"
    plain, natural = (
        wound_levels(pf, af, natural_one=one, table=table, through_breach=beyond) for one in (False, True)
    )
    scale = ledger.scale
    by_face = tuple(
        (natural if face == scale.natural_success else plain) if ledger.succeeds(face) else 0
        for face in range(1, scale.die + 1)
    )
    odds = shot_odds(
        ledger.successes, pf, af, target.wound, table, through_breach=beyond, can_jam=jams, die=scale.die
    )
    return replace(shot, by_face=by_face, odds=odds)


def _reading(battle: Battle) -> Table:
    """The book as it was read then; nothing here is measured or rolled."""
    return _table(battle.rulings, battle.setup.version)


@lately
def _table(rulings: Mapping[str, str], version: str) -> Table:
    book = load_rulebook()
    return Table(
        book=book, rulings=rulings_of(rulings, version), surveyor=StatedSurveyor(), dice=ScriptedDice(())
    )


def _aimed_at(target: Target, chronicle: Chronicle) -> str:
    match target:
        case int():
            return chronicle.called(target)
        case str():
            return thing(chronicle.battle, target)
        case Lying():
            return laid_thing(chronicle.battle, str(target.id))
        case Waypoint():
            return target.words
