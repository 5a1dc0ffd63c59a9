"""Where a battle stands, in the words that lessons depend on: what is asked, who is asked, and what was seen so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.battle.events.action import ActionDeclared
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.moment import Moment
from squadlog.reports.wording import name_of
from squadlog.rules.common.ask import units_awaited

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from squadlog.battle.events.union import Event
    from squadlog.battle.state import Known, Unit
    from squadlog.rules.common.ask import Ask
    from squadlog.session.seat import Seat


@value
class Meant:
    """A soldier in a lesson: by number and name, and `n`, the number alone, for sentences."""

    n: int
    words: str

    def __str__(self) -> str:
        """Number and name."""
        return self.words


NOBODY = Meant(0, "nobody")


def situation(seat: Seat) -> frozenset[str]:
    """Every word that is true now: `asks declare`, `past T1.s3`, `did unit_moved`, `undone shot opportunity`."""
    battle, ask = seat.known, seat.due.ask()
    log = seat.log.entries(undone=True)
    standing = [event for entry in log if not entry.undone for event in entry.events]
    undone = [event for entry in log if entry.undone for event in entry.events]
    return frozenset((
        *_now(battle, ask, die=seat.die.roll is not None),
        *_list_seen(standing),
        *(f"undone {seen}" for seen in _list_seen(undone)),
    ))  # fmt: skip


def _now(battle: Known, ask: Ask, *, die: bool) -> Iterator[str]:
    yield "asks die" if die else f"asks {ask.kind}"
    yield f"side {ask.side}"
    yield f"turn {battle.now.turn}"
    yield f"moment {battle.now}"
    yield from (f"past {Moment.at(index)}" for index in range(battle.now.index))
    free = able(battle, ask)
    yield from (f"free {unit.id}" for unit in free)
    if ask.kind == "declare":
        yield "somebody free" if free else "nobody free"
        yield "orders lacking" if units_awaited(battle, ask) else "orders complete"
        acting = battle.members(ask.grouping) if ask.grouping else ()
        if any(unit.declaration is not None and unit.declaration.choice == "start" for unit in acting):
            yield "under orders"
    if any(unit.opportunity for unit in battle.units.values()):
        yield "watched"
    for fight in battle.engagements:
        yield f"fight {fight.status}"
        if fight.status == "declared" and fight.defender in ask.units:
            yield "may face"


def _list_seen(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        yield f"did {event.kind}"
        if isinstance(event, ActionDeclared) and event.action is not None:
            yield f"ordered {event.action.kind}"
        if isinstance(event, ShotFired):
            yield f"shot {event.sort}"
            if event.check is not None:
                yield "hit" if event.check.success else "missed"


def able(battle: Known, ask: Ask) -> tuple[Unit, ...]:
    """Who is asked for orders and could take one, neither busy nor dazed; those who stand before the others."""
    if ask.kind != "declare":
        return ()
    units = [battle.units[number] for number in ask.units]
    free = [unit for unit in units if unit.action is None and not unit.dazed(battle.now)]
    return tuple(sorted(free, key=lambda unit: unit.posture != "standing"))


def people(seat: Seat) -> Mapping[str, Meant]:
    """Who is meant in a lesson: `me` and `last`, the first and last who can act, or the one who is asked; the `foe`.

    `fighter` is who was attacked hand to hand, `side` whoever is asked.
    """
    battle, ask = seat.known, seat.due.ask()
    asked = able(battle, ask) or tuple(battle.units[number] for number in ask.units)
    side = ask.side or battle.setup.sides[0].id
    foes = [unit for unit in battle.units.values() if unit.side != side and not unit.out]
    foes.sort(key=lambda unit: unit.dazed(battle.now))
    fighters = [fight.defender for fight in battle.engagements if fight.defender in ask.units]
    names = {one.id: one.name for one in battle.setup.sides}
    return {
        "me": _name_unit(battle, asked[0].id if asked else 0),
        "last": _name_unit(battle, asked[-1].id if asked else 0),
        "foe": _name_unit(battle, _target(battle, asked) or (foes[0].id if foes else 0)),
        "fighter": _name_unit(battle, fighters[0] if fighters else 0),
        "side": Meant(0, names.get(ask.side, "the table")),
    }


def _target(battle: Known, asked: tuple[Unit, ...]) -> int:
    """The target that the shot falling now was meant for."""
    for shot in battle.fire_queue:
        if asked and shot.unit == asked[0].id and shot.plan is not None and isinstance(shot.plan.target, int):
            return shot.plan.target
    return 0


def _name_unit(battle: Known, number: int) -> Meant:
    return Meant(number, name_of(battle, number)) if number in battle.units else NOBODY
