"""What every chapter shares whose things lie on the ground and belong to a side.

Shared machinery, in force always; a chapter of its own since it has commands, events and a state.
"""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.kept.laid_things import KEY
from squadlog.rules.laid_out import laying
from squadlog.rules.laid_out.mending import objections_goods, resolve_goods

CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(laying.objections_lay, laying.resolve_lay, goes_on=False),
            CommandHandler(laying.objections_over, laying.resolve_over, goes_on=False),
            CommandHandler(objections_goods, resolve_goods, goes_on=False),
        )
    ),
    turn=TurnHooks(opens=laying.opens),
    secrets=SecretHooks(placing=laying.placeables, binds=laying.opens),
)
