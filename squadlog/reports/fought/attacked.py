"""Every attack of a record, whatever its kind: read off its events once, for tables, reports and careers alike.

An attack is at one target: a shot, each of whom a burst is rolled for, a blow hand to hand, a grenade or a mission
that is rolled for at a point, and each whom an explosion reaches. What came of it is told with it.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.events.fire import ShotFired, UnitWounded, WeaponJammed
from squadlog.battle.events.melee import MeleeStruck
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.state import Wound
from squadlog.facts.ground_facts import Target, unit_of
from squadlog.reports.fought.distribution import DieValues
from squadlog.reports.fought.following import Happening
from squadlog.rules.automatic_fire.record import BurstFired
from squadlog.rules.blasts.record import Exploded
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.explosive import Struck
from squadlog.rules.fire_missions.missions import MissionLanded
from squadlog.rules.grenades.record import GrenadeLanded
from squadlog.rules.grenades.scattering import vector_words

AttackKind = Literal["shot", "melee", "throw", "mission", "blast"]
HAND_TO_HAND = "hand to hand"
"""With what a blow is told, which has no weapon."""
_SMOKE = "smoke"


@record
class AttackMade:
    """One attack: by whom (None: by nobody, or nobody knows), at what, and what came of it.

    `told` is the event that tells it, `at` None what is at nothing that has a number. A `check` None: nothing was
    rolled, as for a shot at an obstacle, or for whom an explosion reaches, which is `struck`. `levels` are those of
    the tables, `wound` what was ticked of them. `rounds` are those of the burst that it is of.

    The report of a battle adds what it was `aimed_at` in words, of which `sort` it was, over how many metres, what each
    way in which the dice can fall would have brought (`by_face`), and what it could come to (`odds`); the last two are
    empty or None where nobody can tell.
    """

    told: Happening
    kind: AttackKind
    by: int | None
    at: Target | None
    weapon: str
    moment: Moment
    side: str = ""
    check: Check | None = None
    faces: tuple[Face, ...] = ()
    levels: int = 0
    half_levels: int = 0
    struck: Struck | None = None
    wound: UnitWounded | None = None
    jammed: bool = False
    rounds: int | None = None
    aimed_at: str = ""
    sort: str = ""
    range_m: float | None = None
    by_face: DieValues = ()
    odds: Odds | None = None

    @property
    def entry(self) -> int:
        """The entry of the log that tells it."""
        return self.told.entry

    @property
    def target(self) -> int | None:
        """The unit that it is at; None where it is at none."""
        return unit_of(self.at)

    @property
    def after(self) -> Wound | None:
        """How the target was from then on; None where no wound was ticked."""
        return None if self.wound is None else self.wound.after

    @property
    def tested(self) -> bool:
        """Whether it was a shot or a blow that was rolled for: what can hit or miss somebody or something."""
        return self.check is not None and self.harms

    @property
    def chance(self) -> Fraction:
        """How likely it was to hit (DIE-02..DIE-05)."""
        return Fraction(1) if self.check is None else chance_of(self.check)

    @property
    def hit_values(self) -> DieValues:
        """A hit or none for each face of its die; nothing where none was rolled."""
        return () if self.check is None else hit_values(self.check.ledger)

    @property
    def harms(self) -> bool:
        """Whether it is an attack on whoever it is at, and not where something comes down."""
        return self.kind not in ("throw", "mission")

    @property
    def hit(self) -> bool:
        """Whether it hit, or came down where it was meant; what is not rolled for does."""
        return self.check is None or self.check.success

    @property
    def landed(self) -> str:
        """Where a throw or a mission came down, seen from where it was meant; empty for anything else."""
        match self.told.event:
            case GrenadeLanded(off=True):
                return "off the map"
            case GrenadeLanded() as one:
                return vector_words(one.direction, one.metres)
            case MissionLanded() as one:
                return one.lost.removeprefix("it comes down ") or one.astray or vector_words(None, 0.0)
            case _:
                return ""


def chance_of(check: Check) -> Fraction:
    """The chance that a test had before its die fell (DIE-02..DIE-05)."""
    return Fraction(check.ledger.successes, check.ledger.scale.die)


def hit_values(ledger: Ledger) -> DieValues:
    """1 for each face that succeeds, 0 for the others."""
    return tuple(int(ledger.succeeds(face)) for face in range(1, ledger.scale.die + 1))


def attacked(happened: Iterable[Happening]) -> tuple[AttackMade, ...]:
    """Every attack that is told, in the order in which it is."""
    found: list[AttackMade] = []
    waiting: list[int] = []
    """Those that hit somebody just now, of which no wound is told yet."""
    rounds: dict[int, tuple[Moment, int]] = {}
    for told in happened:
        match told.event:
            case BurstFired() as burst:
                rounds[burst.unit] = burst.moment, burst.rounds
            case UnitWounded() as wound:
                _wounded(found, waiting, wound, told.moment)
            case WeaponJammed() as jam:
                _jammed(found, jam)
            case event if type(event) in _ATTACKS:
                made = _told(told, rounds)
                waiting[:] = [place for place in waiting if found[place].moment == told.moment]
                waiting += (
                    place
                    for place, one in enumerate(made, len(found))
                    if one.harms and one.hit and one.levels and one.target is not None
                )
                found += made
            case _:
                pass
    return tuple(found)


_ATTACKS = frozenset({ShotFired, MeleeStruck, GrenadeLanded, MissionLanded, Exploded})


def _told(told: Happening, rounds: dict[int, tuple[Moment, int]]) -> list[AttackMade]:
    match told.event:
        case ShotFired() as shot:
            when, many = rounds.get(shot.unit, (None, None))
            return [
                AttackMade(
                    told=told, kind="shot", by=shot.unit, at=shot.target, weapon=shot.weapon, moment=shot.moment,
                    check=shot.check, faces=shot.faces, levels=shot.levels, half_levels=shot.half_levels,
                    rounds=many if shot.manner and when == shot.moment else None,
                )
            ]  # fmt: skip
        case MeleeStruck() as blow:
            return [
                AttackMade(
                    told=told, kind="melee", by=blow.unit, at=blow.target, weapon="", moment=told.moment,
                    check=blow.check, faces=(blow.face,), levels=int(blow.check.success),
                )
            ]  # fmt: skip
        case GrenadeLanded() as landed if landed.grenade != _SMOKE:
            return [
                AttackMade(
                    told=told, kind="throw", by=landed.unit, at=landed.volley.feature or landed.volley.aim,
                    weapon=landed.grenade, moment=told.moment, check=landed.check, faces=landed.faces,
                )
            ]  # fmt: skip
        case MissionLanded() as landed:
            return [
                AttackMade(
                    told=told, kind="mission", by=None, at=landed.aim, weapon=landed.mission, moment=told.moment,
                    side=landed.side, check=landed.check, faces=landed.faces,
                )
            ]  # fmt: skip
        case Exploded(attacks=True) as blast:
            return [
                AttackMade(
                    told=told, kind="blast", by=blast.fused.by, at=struck.unit, weapon=blast.fused.what,
                    moment=told.moment, side=blast.fused.side, levels=struck.levels, struck=struck,
                )
                for struck in blast.struck
                if struck.levels is not None  # the others are out of its reach, or behind what keeps it off
            ]  # fmt: skip
        case _:
            return []


def _wounded(found: list[AttackMade], waiting: list[int], wound: UnitWounded, now: Moment) -> None:
    """A wound belongs to the attack that did it: the first of its hand that waits for one, of so many levels."""
    mine = [
        place
        for place in waiting
        if found[place].at == wound.unit and found[place].by == wound.by and found[place].moment == now
    ]
    mine = [place for place in mine if found[place].levels == wound.levels] or mine  # fewer boxes were left
    if mine:
        found[mine[0]] = replace(found[mine[0]], wound=wound)
        waiting.remove(mine[0])


def _jammed(found: list[AttackMade], jam: WeaponJammed) -> None:
    """A weapon jams by the natural 1 of a shot (FIR-41), the last that there was."""
    for place in range(len(found) - 1, -1, -1):
        one, check = found[place], found[place].check
        if (one.kind, one.by, one.weapon) != ("shot", jam.unit, jam.weapon) or check is None:
            continue
        if check.face == check.ledger.scale.natural_success:
            found[place] = replace(one, jammed=True)
            return
