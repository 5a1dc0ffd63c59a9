"""Where it happened: the places of those who fired, were attacked and fell, read off the events of a battle."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.moment import Moment
from squadlog.battle.state import OUT, Known, Unit
from squadlog.facts.ground_facts import Position
from squadlog.facts.heat import HeatKind
from squadlog.reports.fought.following import Happening
from squadlog.rules.common.reported import AttackMade


class PlaceMet(NamedTuple):
    """What happened to a unit that stood on the map, as it stood just before, and in which battle."""

    kind: HeatKind
    unit: Unit
    at: Position
    moment: Moment
    battle: Known


def list_places(attacks: Iterable[AttackMade], happened: Iterable[Happening]) -> Iterator[PlaceMet]:
    """The places of the attacks and then of the falls among what happened, each in their order.

    A shot is one fired, whatever it was fired at; who is not on the map is nowhere.
    """
    for made in attacks:
        battle = made.before()
        yield from _place("fired", made.by if made.kind == "shot" else None, battle, made.moment)
        yield from _place("struck", made.target, battle, made.moment)
    for told in happened:
        match told.event:
            case UnitWounded() as wound if wound.after in OUT and wound.before not in OUT:
                yield from _place("fell", wound.unit, told.before(), told.moment)


def _place(kind: HeatKind, number: int | None, battle: Known, moment: Moment) -> Iterator[PlaceMet]:
    unit = None if number is None else battle.units.get(number)
    if unit is not None and unit.position is not None:
        yield PlaceMet(kind, unit, unit.position, moment, battle)
