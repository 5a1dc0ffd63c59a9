"""What every chapter shares whose things lie on the ground and belong to a side.

Shared machinery, in force always; a chapter of its own since it has commands, events and a state.
"""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.laid_out.laying import (
    objections_lay,
    objections_over,
    opens,
    placeables,
    resolve_lay,
    resolve_over,
)
from squadlog.rules.laid_out.mending import objections_goods, resolve_goods
from squadlog.rules.laid_out.things import KEY, LayingOver, LayThing, SetGoods

CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers={
            LayThing: CommandHandler(objections_lay, resolve_lay, goes_on=False),
            LayingOver: CommandHandler(objections_over, resolve_over, goes_on=False),
            SetGoods: CommandHandler(objections_goods, resolve_goods, goes_on=False),
        }
    ),
    turn=TurnHooks(opens=opens),
    secrets=SecretHooks(placing=placeables, binds=opens),
)
