"""Leadership as one chapter: naming leaders, and what they add to the roll for initiative (LDR)."""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, one_objection
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.leadership import naming
from squadlog.rules.leadership.chain import initiative_lines
from squadlog.rules.leadership.record import KEY

CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(one_objection(naming.refusal_name), naming.resolve_name, goes_on=False)
        ),
        offers=naming.offers,
    ),
    turn=TurnHooks(unready=naming.unready),
    soldiers=SoldierHooks(modifiers={"initiative": initiative_lines}, unfit=naming.refusal_post),
)
