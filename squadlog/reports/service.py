"""What each soldier did and suffered in a battle, counted from its events: attacks with their chances, hits, wounds.

Nothing is counted twice: what hangs on it (reports, careers) asks here. A wound that was set right by hand counts as it
was set, and takes back what led to it.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.events.fire import UnitDazed, UnitWounded
from squadlog.battle.events.referee import UnitAdded, UnitCorrected
from squadlog.battle.events.union import Event
from squadlog.battle.ledger import Check
from squadlog.battle.state import OUT, WOUNDS, Wound
from squadlog.battle.terms import Setup
from squadlog.facts.ground_facts import unit_of
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.distribution import Distribution
from squadlog.reports.fought.following import of_events
from squadlog.rules.common.reported import AttackMade, chance_of

_NOTHING = Fraction(0)


@record
class Attempt:
    """One shot or blow that was rolled for: its exact chance by the ledger of the record, and whether it hit.

    `target` is the unit that it was at, None for anything else.
    """

    how: Literal["shot", "strike"]
    chance: Fraction
    hit: bool
    target: int | None = None


@record
class WoundTaken:
    """A wound that stands: the level it led to, whose hand it was (None: nobody's, or nobody knows), and how."""

    after: Wound
    by: int | None = None
    cause: str = "fire"


@record
class Service:
    """One soldier's part in a battle.

    `kills` are the enemies that died by its hand, `outs` those it put out of the fight (dead ones too), `hurt` all that
    it wounded; `own` are those of its own side. `wounds` are what it suffered itself, `brought` what it came with.
    """

    unit: int
    attempts: tuple[Attempt, ...] = ()
    kills: tuple[int, ...] = ()
    outs: tuple[int, ...] = ()
    hurt: tuple[int, ...] = ()
    own: tuple[int, ...] = ()
    wounds: tuple[WoundTaken, ...] = ()
    brought: Wound = "none"
    dazed: int = 0

    @property
    def wound(self) -> Wound:
        """How it left the battle."""
        return self.wounds[-1].after if self.wounds else self.brought

    @property
    def hits(self) -> int:
        """How many of its attacks hit."""
        return sum(one.hit for one in self.attempts)

    @property
    def expected(self) -> Fraction:
        """How many were to be expected to."""
        return sum((one.chance for one in self.attempts), _NOTHING)

    @property
    def lucky(self) -> Fraction:
        """The chance to hit as often or more with these very chances."""
        return as_many(tuple(one.chance for one in self.attempts), self.hits)


def spread(chances: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """The exact chances that 0, 1, 2 ... of independent tests succeed, each test with its own chance."""
    hits = _hits(chances)
    return tuple(map(hits.chance, range(len(chances) + 1)))


def as_many(chances: Sequence[Fraction], successes: int) -> Fraction:
    """The exact chance that at least `successes` of these tests succeed."""
    return _hits(chances).at_least(successes)


def _hits(chances: Sequence[Fraction]) -> Distribution:
    return Distribution((1,) * one.numerator + (0,) * (one.denominator - one.numerator) for one in chances)


def services(setup: Setup, events: Iterable[Event]) -> dict[int, Service]:
    """The part of each unit in a battle, by number, from the events that stand, in their order."""
    people = {one.id: one for one in setup.soldiers}
    people |= {one.id: one for reserve in setup.reserves for one in reserve.soldiers}
    events = tuple(events)
    tried: dict[int, list[Attempt]] = {}
    for one in list_attacks(of_events(events)):
        if one.by is not None and one.harms and one.check is not None:
            tried.setdefault(one.by, []).append(_attempt(one, one.check))
    wounds: dict[int, list[WoundTaken]] = {}
    dazed: dict[int, int] = {}
    for event in events:
        match event:
            case UnitAdded():
                people[event.soldier.id] = event.soldier
            case UnitWounded():
                hurt = WoundTaken(after=event.after, by=event.by, cause=event.cause)
                wounds.setdefault(event.unit, []).append(hurt)
            case UnitDazed():
                dazed[event.unit] = dazed.get(event.unit, 0) + 1
            case UnitCorrected():
                wounds[event.unit] = _set_right(wounds.get(event.unit, []), dict(event.changes).get("wound"))
            case _:
                pass
    brought: dict[int, Wound] = {number: one.brought for number, one in people.items()}
    sides = {number: one.side for number, one in people.items()}
    suffered = {number: tuple(found) for number, found in wounds.items() if found}
    return {
        number: Service(
            unit=number,
            attempts=tuple(tried.get(number, ())),
            wounds=suffered.get(number, ()),
            brought=brought[number],
            dazed=dazed.get(number, 0),
            **_by_hand(number, sides, suffered),
        )
        for number in people
    }


def _attempt(one: AttackMade, check: Check) -> Attempt:
    how: Literal["shot", "strike"] = "strike" if one.kind == "melee" else "shot"
    return Attempt(how=how, chance=chance_of(check), hit=check.success, target=unit_of(one.at))


def _set_right(found: list[WoundTaken], said: str | None) -> list[WoundTaken]:
    """The wounds after one was set by hand: what is worse than that is taken back, what it adds is nobody's."""
    if said not in WOUNDS:
        return found
    level = WOUNDS.index(said)
    kept = [one for one in found if WOUNDS.index(one.after) <= level]
    reached = kept[-1].after if kept else "none"
    if reached == said:
        return kept
    taken_back = next((one for one in found if WOUNDS.index(one.after) > level), None)
    by, cause = (None, "by hand") if taken_back is None else (taken_back.by, taken_back.cause)
    return [*kept, WoundTaken(after=said, by=by, cause=cause)]


def _by_hand(
    number: int, sides: Mapping[int, str], suffered: Mapping[int, tuple[WoundTaken, ...]]
) -> dict[str, tuple[int, ...]]:
    """Whom one soldier wounded, put out and killed; its own side apart."""
    told: dict[str, list[int]] = {"kills": [], "outs": [], "hurt": [], "own": []}
    for victim, wounds in suffered.items():
        mine = [one for one in wounds if one.by == number]
        if not mine:
            continue
        if sides.get(victim) == sides[number]:
            told["own"].append(victim)
            continue
        told["hurt"].append(victim)
        if next((one.by for one in wounds if one.after in OUT), None) == number:
            told["outs"].append(victim)
        if next((one.by for one in wounds if one.after == "D"), None) == number:
            told["kills"].append(victim)
    return {name: tuple(sorted(who)) for name, who in told.items()}
