"""The rules for who prepares orders while others act: as they would be if the slot of a soldier came now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known
from squadlog.session.asking.rules import RulesAsked
from squadlog.session.said import persons

with lazy_imports():
    from squadlog.battle import evolve, rights
    from squadlog.battle.events import turn
    from squadlog.rules.common import refusing
    from squadlog.rules.desk import engine
    from squadlog.session import deciding

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.battle.state import Battle
    from squadlog.rules.common.context import RulesContext
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews


class RulesAhead(RulesAsked):
    """The rules by what a seat knows alone, as if the slot of a soldier came now; see `slot_ahead`."""

    def __init__(
        self, record: RecordOfBattle, views: SeatViews, die: AwaitedDie, seat: str, *, name: str, unit: int
    ) -> None:
        super().__init__(record, views, die, seat, name)
        self._unit = unit
        self._ahead: tuple[Known, Known, RulesContext] | None = None

    @property
    def known(self) -> Known:
        """The battle as this seat knows it, when the slot of that soldier comes."""
        return self._look()[1]

    def refusal(self, command: Command) -> Refusal | None:
        """Why a command would be refused then, or None."""
        own = persons.as_person(self, command)
        if isinstance(own, Refusal):
            return own
        _, seen, table = self._look()
        refused = rights.not_yours(seen, self.seat, own) or engine.refusal(seen, own, table)
        return None if refused is None else refusing.in_names(refusing.in_unit_of_table(refused), seen.units)

    def _whole_table(self) -> RulesContext:
        return self._look()[2]

    def _look(self) -> tuple[Known, Known, RulesContext]:
        seen = self._views.seen(self.seat)
        if self._ahead is None or self._ahead[0] is not seen:
            ahead = Known(slot_ahead(seen, self._unit))
            self._ahead = seen, ahead, deciding.table_at(ahead)
        return self._ahead


def rules_ahead(rules: RulesAsked, unit: int) -> RulesAhead:
    """The rules of a seat as if the slot of that soldier came now. KeyError for one that it does not know."""
    rules.known.units[unit]
    return rules.as_kind(
        lambda record, views, die, seat, name: RulesAhead(record, views, die, seat, name=name, unit=unit)
    )


def slot_ahead(battle: Battle, unit: int) -> Battle:
    """The battle as if the next slot of a soldier came at once, with everybody as they are now.

    It is the slot of this subphase while that is still to come, else that of the next one. What others do until then
    nobody knows: so it tells what is likely to stand, and no more.
    """
    grouping = battle.units[unit].grouping
    order = battle.order if grouping in battle.order else (*battle.order, grouping)
    place = order.index(grouping)
    acted = all(one.performed or one.out for one in battle.members(grouping))
    comes = battle.stage == "initiative" or (
        battle.stage in ("openings", "actions") and place >= battle.acting
    )
    if not comes or acted or (place == battle.acting and battle.resolving):
        moment = battle.now.later(1)
        battle = evolve.evolve(battle, turn.SubphaseOpened(moment=moment))
        ended = {
            one.id: replace(one, action=None)
            for one in battle.units.values()
            if one.action is not None and one.action.end < moment
        }
        battle = replace(battle, units={**battle.units, **ended})
    return replace(battle, stage="actions", order=order, acting=place, resolving=(), mover=None, pending=None)
