"""What a seat may not know of hiding: who is hidden, what lies beneath a pile, what its owner adds to a roll.

HID-02, HID-08, HID-13, DET-13. A hidden unit is to another seat as if it were not there. Where its place would leave a
hole it is left out: of the roster, its grouping, the set-up, the orders that are carried out.
"""

from collections.abc import Mapping

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.base.remember_last import remember_last
from squadlog.battle.changed import changed
from squadlog.battle.commands import Command
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.events.referee import Overruled, TurnCorrected
from squadlog.battle.events.turn import BattleCreated, GroupingRoll, InitiativeRolled
from squadlog.battle.events.union import Event
from squadlog.battle.known import without_soldiers
from squadlog.battle.ledger import Check
from squadlog.battle.state import Battle, Standing, Unit
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import sees
from squadlog.rules.hiding.piles import (
    HidesOnPaper,
    Hiding,
    Pile,
    PileLaid,
    PileLifted,
    PileSearched,
    PilesNumbered,
    SearchPiles,
    hiding_of,
    is_hidden,
)
from squadlog.rules.hiding.untold import may_be_sensed, there, untold
from squadlog.rules.regroup.record import SquadsMerged
from squadlog.rules.rout.record import RallyRolled, RoutTested

with lazy_imports():  # a record is read without the desk that fills in a test
    from squadlog.rules.common import checks

_OTHERS_KNOW = "What its side knows."


def redact_battle(battle: Battle, seat: str) -> Battle:
    """The battle without the hidden units of other sides, and with nothing beneath their piles."""
    away = _away(battle, seat)
    standings = tuple(_standing(one, battle, seat) for one in battle.standings)
    battle = hiding_of.put(battle, _piles(hiding_of(battle), seat))
    if not away:
        return battle if standings == battle.standings else changed(battle, standings=standings)
    return changed(
        battle,
        standings=standings,
        setup=without_soldiers(battle.setup, away),
        units={number: unit for number, unit in battle.units.items() if number not in away},
        groupings={
            key: replace(one, units=tuple(number for number in one.units if number not in away))
            for key, one in battle.groupings.items()
        },
        resolving=tuple(number for number in battle.resolving if number not in away),
    )


def _away(battle: Battle, seat: str) -> frozenset[int]:
    """The units that this seat does not know to be there."""
    return _unknown(battle.units, seat)


@remember_last
def _unknown(units: Mapping[int, Unit], seat: str) -> frozenset[int]:
    return frozenset(
        number for number, unit in units.items() if is_hidden(unit) and not sees(seat, unit.side)
    )


def _is_away(battle: Battle, number: int) -> bool:
    """Whether somebody hides by now, or is not known to be there."""
    unit = battle.units.get(number)
    return unit is None or is_hidden(unit)


def _piles(hiding: Hiding, seat: str) -> Hiding:
    """The piles as a seat knows them: of others none before placement is over, and then only where they are."""
    told = (
        one if one.paper or sees(seat, one.side) else _cover(one)
        for one in hiding.piles
        if sees(seat, one.side) or (not one.veiled and (one.paper or one.side in hiding.numbered))
    )
    return replace(hiding, piles=tuple(told))


def _cover(pile: Pile) -> Pile:
    """A pile as it looks from outside: there is no telling over which way somebody looks."""
    at = pile.position
    covered = None if at is None else Position(x=at.x, y=at.y)
    return replace(pile, unit=None, thing="", position=covered, looks_round=False)


def redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event as a seat may read it."""
    match event:
        case PileLaid():
            return event if sees(seat, event.pile.side) else None
        case HidesOnPaper():
            return event if sees(seat, battle.units[event.unit].side) else None
        case PileLifted():
            return event if sees(seat, event.side) else None
        case PilesNumbered():
            return event if sees(seat, event.side) else replace(event, numbers=(), veiled=(), apart=0)
        case PileSearched():
            return _redact_search(event, battle, seat)
        case BattleCreated():
            others = [one for one in event.setup.soldiers if not sees(seat, one.side)]
            away = frozenset(one.id for one in others if _is_away(battle, one.id))
            return replace(event, setup=without_soldiers(event.setup, away)) if away else event
        case InitiativeRolled():
            return replace(event, rolls=tuple(_redact_roll(one, battle, seat) for one in event.rolls))
        case TurnCorrected(standings=standings) if standings is not None:
            told = tuple(_standing(one, battle, seat) for one in standings)
            return event if told == standings else replace(event, standings=told)
        case Overruled() if _speaks_of_untold(event.sentence, battle, seat):
            return replace(event, sentence=_OTHERS_KNOW)
        case SquadsMerged():
            units = there(battle, event.units, seat)
            return replace(event, units=units) if event.leader in units else None
        case RoutTested() if event.unit not in _away(battle, seat):
            check = _redact_check(event.check, battle, event.side, seat)
            return replace(event, check=check, routed=there(battle, event.routed, seat))
        case RallyRolled() if event.unit not in _away(battle, seat):
            check = _redact_check(event.check, battle, battle.units[event.unit].side, seat)
            return replace(event, check=check, rallied=there(battle, event.rallied, seat))
        case _:
            return _of_the_known(event, battle, seat)


def _speaks_of_untold(sentence: str, battle: Battle, seat: str) -> bool:
    """Whether an event names a hidden unit, or a grouping with units that may hide, as what a squad has left."""
    names = [one.name for one in battle.groupings.values() if untold(battle, one.side, seat)]
    names += [battle.units[number].called for number in _away(battle, seat)]
    return any(name in sentence for name in names)


def _redact_roll(roll: GroupingRoll, battle: Battle, seat: str) -> GroupingRoll:
    """A roll for initiative without the hidden leader and the race of most units."""
    side = next((face.side for face in roll.faces), "")
    return replace(roll, lines=(), total=None) if untold(battle, side, seat) else roll


def _standing(standing: Standing, battle: Battle, seat: str) -> Standing:
    """The place of a grouping in the order; what it rolled in all is not told with it."""
    grouping = battle.groupings.get(standing.grouping)
    side = "" if grouping is None else grouping.side
    return replace(standing, roll=None) if untold(battle, side, seat) else standing


def _redact_check(check: Check, battle: Battle, side: str, seat: str) -> Check:
    """The roll of a squad with units that may hide, redacted."""
    return checks.untold(check) if untold(battle, side, seat) else check


def _redact_search(event: PileSearched, battle: Battle, seat: str) -> PileSearched:
    """The owner of the pile alone knows what he adds, and the searcher's side what a covered sensor adds (DET-13)."""
    pile = hiding_of(battle).pile(event.pile)
    told = event if pile is not None and sees(seat, pile.side) else replace(event, secret=())
    if sees(seat, battle.units[event.unit].side) or not may_be_sensed(battle):
        return told
    return replace(told, check=checks.untold(told.check))


def _of_the_known(event: Event, battle: Battle, seat: str) -> Event | None:
    """An event of units that a seat knows; one of somebody hidden is none to it."""
    away = _away(battle, seat)
    if not away:
        return event
    if isinstance(event, ResolutionOrdered):
        return replace(event, order=tuple(number for number in event.order if number not in away))
    return None if getattr(event, "unit", None) in away and not hasattr(event, "pile") else event


def unsaid(command: Command, battle: Battle, seat: str) -> bool:
    """Whether a command is for or names a hidden unit this seat knows nothing of (HID-02).

    The words of a search may state that a covered sensor helps it (SEN-10).
    """
    if isinstance(command, SearchPiles) and may_be_sensed(battle):
        unit = battle.units.get(command.unit)
        if unit is not None and not sees(seat, unit.side):
            return True
    away = _away(battle, seat)
    return bool(away) and not away.isdisjoint(
        (getattr(command, "unit", -1), *(getattr(command, "units", ()) or ()))
    )
