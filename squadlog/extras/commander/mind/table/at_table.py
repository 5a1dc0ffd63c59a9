"""A commander at a real table: it plays by what it is told of the lines, and asks for what decides.

Where nobody says ranges, and on a map, it plays as its level does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from squadlog.battle.commands import Declare, DeclineShot, Fire, Hold, OpportunityShot, WithholdFire
from squadlog.battle.pending import OpportunityOffer
from squadlog.extras.commander.mind.choosing import best_of, end_slot, shoot
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered, MindView
from squadlog.extras.commander.mind.safe import answer_safely
from squadlog.extras.commander.mind.shooting import LEAST
from squadlog.extras.commander.mind.table.asking import (
    ask_before_order,
    ask_before_shot,
    may_ask,
    not_understood,
    question,
    waits,
)
from squadlog.extras.commander.mind.table.choices import (
    nearest_foe,
    shot_now,
    shots_across,
    stated_now,
    stays,
    ways,
)
from squadlog.extras.commander.mind.table.figures import figure_note
from squadlog.extras.commander.mind.table.lines import line_known

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import ShotPlan
    from squadlog.extras.commander.mind.posed import Mind, Posed
    from squadlog.extras.commander.mind.table.asking import Asking
    from squadlog.extras.commander.mind.table.told import TableTold

_WAITS = "it waits to be told a range"
_OF_LINES = ("declare", "fire", "opportunity")
"""What is answered by lines: else words that were not understood wait, as while all are asked to take back."""


@runtime_checkable
class WeighsAtTable(Protocol):
    """A mind that weighs its orders at a table too, in the points that it weighs on a map."""

    def choices_at_table(
        self, view: MindView, told: TableTold | None, unit: int
    ) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do, by what was `told` of the lines, the best first."""
        ...

    def to_order(self, view: MindView) -> tuple[int, ...]:
        """The soldiers who are thought of now."""
        ...


class TableMind:
    """A commander of any level where people move figures; `mind` answers what is not about lines."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    @property
    def name(self) -> str:
        """That of its level."""
        return self._mind.name

    def think(self, posed: Posed) -> Considered:
        """What it would say now; a question to the table is a word like another, a note that all read."""
        table = posed.table
        if table is None or not table.asks:
            return self._mind.think(posed)
        view = MindView(posed)
        if view.now.asked():
            asked = view.now.due.ask().kind
            if table.unread and not table.quiet and asked in _OF_LINES:
                return Considered(
                    says=not_understood(table.unread), why="it did not understand what it was told"
                )
            match asked:
                case "declare":
                    return self._order(view, table)
                case "fire":
                    return _fire(view, table)
                case "opportunity":
                    return _watch(view, table)
        return self._mind.think(posed)

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do now that stands, the best first. KeyError for one that is not known."""
        table = posed.table
        if table is None or not table.asks:
            return self._mind.weigh(posed, unit)
        view = MindView(posed)
        view.known.units[unit]
        return tuple(one for one in self._choices(view, table, unit) if view.stands(one.says))

    def _choices(self, view: MindView, table: TableTold, unit: int) -> tuple[ChoiceWeighed, ...]:
        """What a soldier might do, the best first, as his level weighs it."""
        mind = self._mind
        weighs = mind.choices_at_table if isinstance(mind, WeighsAtTable) else _choices
        return weighs(view, table, unit)

    def _order(self, view: MindView, table: TableTold) -> Considered:
        """How a figure goes that was just ordered to; an order; what must be asked first; or that the slot is done."""
        if (told := _figure(view, table)) is not None:
            return told
        waiting, asking = False, list["Asking"]()
        weighs, undecided = isinstance(self._mind, WeighsAtTable), view.undecided()
        for unit in self._mind.to_order(view) if isinstance(self._mind, WeighsAtTable) else undecided:
            if waits(view.known, table, unit):
                waiting = True
                continue
            shots = shots_across(view, table, unit)
            ask = ask_before_order(view, table, unit, shots) if may_ask(view.known, table, unit) else None
            if ask is not None:
                asking.append(ask)
                continue
            best = best_of(view, self._choices(view, table, unit), tells_holding=weighs)
            if best is not None and (unit in undecided or not isinstance(best.says, Hold)):
                return best
        if asking:
            return Considered(
                says=question(view, asking), why="the ends of what it knows would change its orders"
            )
        if waiting:
            return Considered(says=None, why=_WAITS)
        return end_slot(view)


def _choices(view: MindView, table: TableTold, unit: int) -> tuple[ChoiceWeighed, ...]:
    """What a soldier might do, in the order of preference: the worth of a shot is that of its worse end."""
    shots = [one.far for one in shots_across(view, table, unit) if one.far.worth >= LEAST]
    others = (*stays(view, table, unit), *ways(view, table, unit))
    return (*shots, *others, ChoiceWeighed(says=Hold(unit=unit), worth=0.0))


def _figure(view: MindView, table: TableTold) -> Considered | None:
    """How the figure of a soldier goes whom it has just ordered to; None where all have been told."""
    for unit in view.known.units.values():
        said = unit.declaration
        if not view.commands(unit.id) or said is None or said.choice != "start" or unit.id in table.placed:
            continue
        if unit.action is None:
            continue
        _, toward = nearest_foe(view, table, unit.id, behind=unit.action.kind == "change_facing")
        order = Declare(unit=unit.id, action=unit.action.kind, mode=said.mode or unit.action.mode, move=said.move,
                        posture=unit.action.posture)  # fmt: skip
        note = figure_note(view.known, order, toward)
        if note is not None and view.stands(note):
            return Considered(says=note, why="somebody moves the figure")
    return None


def _fire(view: MindView, table: TableTold) -> Considered:
    """The shot that falls, at whom it was planned or a better one, with what was told of the line (FIR-01)."""
    unit = view.question.units[0]
    shots = [one for one in shots_across(view, table, unit) if one.near.worth >= LEAST]
    queued = view.known.queued(unit)
    plan = None if queued is None else queued.plan
    untold = _untold(table, unit, plan)
    if untold is not None and (asked := _asks(view, table, unit, untold)) is not None:
        return asked
    planned = [one for one in shots if plan is not None and one.target == plan.target]
    for shot in (*planned, *shots):
        if (asked := _asks(view, table, unit, ask_before_shot(unit, shot))) is not None:
            return asked
        says = Fire(unit=unit, target=shot.target, stated=stated_now(shot))
        if (falls := shot_now(view, says, shot.target, shot.line)) is not None and falls.worth >= LEAST:
            return shoot(view, (falls,), WithholdFire(unit=unit))
    return shoot(view, (), WithholdFire(unit=unit))


def _watch(view: MindView, table: TableTold) -> Considered:
    """Fires at whoever moves past where the line to him is known, and that takes anything (ACT-55)."""
    pending = view.known.pending
    if not isinstance(pending, OpportunityOffer):
        return answer_safely(view)
    watcher = pending.watchers[0]
    shots = [one for one in shots_across(view, table, watcher) if one.target == pending.mover]
    for shot in shots:
        if (asked := _asks(view, table, watcher, ask_before_shot(watcher, shot))) is not None:
            return asked
        says = OpportunityShot(unit=watcher, stated=stated_now(shot))
        if (falls := shot_now(view, says, shot.target, shot.line)) is not None and falls.worth >= LEAST:
            return shoot(view, (falls,), DeclineShot(unit=watcher))
    return shoot(view, (), DeclineShot(unit=watcher))


def _untold(table: TableTold, unit: int, plan: ShotPlan | None) -> Asking | None:
    """The line of an ordered shot of which nobody has said anything: it was ordered before ranges were said."""
    target = None if plan is None else plan.target
    return (unit, target) if isinstance(target, int) and line_known(table, unit, target) is None else None


def _asks(view: MindView, table: TableTold, unit: int, ask: Asking | None) -> Considered | None:
    """The ranges of the shots that fall are asked, or waited for; None where they are known well enough."""
    if waits(view.known, table, unit):
        return Considered(says=None, why=_WAITS)
    if ask is None or not may_ask(view.known, table, unit):
        return None
    asking = [ask, *_of_others(view, table, unit)]
    found = [one for one in asking if one is not None]
    return Considered(says=question(view, found), why="how far a shot goes decides whether it hits")


def _of_others(view: MindView, table: TableTold, unit: int) -> Iterator[Asking | None]:
    """What is to be asked of the other shots of its side that fall in this second."""
    for one in view.known.units.values():
        queued = view.known.queued(one.id)
        if one.id == unit or not view.commands(one.id) or queued is None or queued.plan is None:
            continue
        if may_ask(view.known, table, one.id) and not waits(view.known, table, one.id):
            yield _untold(table, one.id, queued.plan)
            shots = [shot for shot in shots_across(view, table, one.id) if shot.target == queued.plan.target]
            yield from (ask_before_shot(one.id, shot) for shot in shots)
