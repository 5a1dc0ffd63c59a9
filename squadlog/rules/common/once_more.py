"""What a unit was told, once more: the same order as the unit stands by now."""

from dataclasses import replace

from squadlog.base.records import value
from squadlog.battle.commands import Continue, Declare, Engage, Hold, Order
from squadlog.battle.state import MOVING, Unit
from squadlog.battle.way import rest_of_way, shift_way
from squadlog.facts.ground_facts import Position, StatedMove

Repeatable = Declare | Continue | Hold | Engage


@value
class LastOrder:
    """An order, and where the unit stood as it was given; `ago` counts the subphases since."""

    order: Repeatable
    at: Position | None
    ago: int = 0


def once_more(told: LastOrder, unit: Unit) -> Order | None:
    """A last order as the unit stands now; None where it has been carried out whole.

    A way to a place leads on to that place, any other the same way from where the unit is. An action that is still
    under way is gone on with. What the table stated of who sees it, or let stand, was of that second alone.
    """
    order = told.order
    if isinstance(order, Hold):
        return Hold(unit=order.unit)
    if isinstance(order, Engage):
        return replace(order, overrule="")
    move = _move_on(order.move, told.at, unit.position)
    if move is None:
        return None
    busy = unit.action is not None and (isinstance(order, Continue) or unit.action.kind == order.action)
    if isinstance(order, Continue) or (busy and order.action != "move"):
        mode = order.mode if isinstance(order, Continue) else None
        goes = unit.action is not None and unit.action.mode in MOVING
        return Continue(
            unit=order.unit,
            mode=mode,
            move=move if goes else StatedMove(),
            engage=order.engage if goes else None,
        )
    return replace(order, move=move, overrule="")


def _move_on(move: StatedMove, then: Position | None, now: Position | None) -> StatedMove | None:
    move = replace(move, seen_by=None if move.seen_by else move.seen_by)
    if not move.path or then is None or now is None:
        return move
    if not move.as_far:
        return replace(move, path=shift_way(move.path, then, now))
    left = rest_of_way(move.path, then, now)
    return replace(move, path=left) if left else None
