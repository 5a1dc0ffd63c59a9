"""What can be said with an order, whatever it orders: the chapters say it of their actions, the desk of the rest."""

from collections.abc import Iterator

from squadlog.battle.commands import Continue, Declare, Engage, Order
from squadlog.battle.detail import Detail, foes
from squadlog.battle.state import Battle, Mode
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.actions import COMBINING_MODES, MOVEMENTS, may_combine, row_of
from squadlog.rules.desk.chapters import add_chapters, desk
from squadlog.rules.moving.details import ON_THE_SPOT, on_the_way


def modes_beside(battle: Battle, action: str, ctx: RulesContext) -> tuple[Mode, ...]:
    """The moves that the action may be combined with (CMB-01..CMB-14)."""
    row = row_of(battle, action, ctx)
    if row is None or action in MOVEMENTS or row.is_move or not may_combine(row, ctx):
        return ()
    modes = tuple(mode for mode in COMBINING_MODES if mode != "stairs")
    return (*modes, "sprint", "jump") if row.sprint else modes


def details(battle: Battle, said: Order, ctx: RulesContext) -> Iterator[Detail]:
    """The details an order may still be given, as far as it is said, in the order they are asked.

    `battle` is what the asking seat knows of it, and has the unit.
    """
    match said:
        case Declare():
            yield from _of_action(battle, said, add_chapters(ctx, battle))
        case Continue():
            yield from on_the_way(battle, battle.units[said.unit])
        case Engage():
            targets = foes(battle, battle.units[said.unit])
            yield Detail(slot="target", label="attacks", options=targets or (None,))
            yield Detail(slot="reach", label="within 1 m", options=(None, "yes", "no"))


def _of_action(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    act = desk(battle.chapters).actions.handlers.get(said.action)
    if act is not None and act.details is not None:
        yield from act.details(battle, said, ctx)
    if modes := modes_beside(battle, said.action, ctx):
        yield Detail(slot="mode", label="while moving", options=(None, *modes))
        if said.mode == "turn":
            yield ON_THE_SPOT
        elif said.mode not in (None, "kneel"):
            yield from on_the_way(battle, battle.units[said.unit])
