"""The frame of a battle as one chapter: set-up, initiative, groupings, moments (SET, INI, SEQ)."""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, one_objection
from squadlog.rules.turn import initiative, placing, ranks, timekeeping

CHAPTER = Chapter(
    key="turn",
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(one_objection(initiative.refusal_roll), initiative.resolve_roll),
            CommandHandler(one_objection(initiative.refusal_choose), initiative.resolve_choose),
            CommandHandler(one_objection(placing.refusal_place), placing.resolve_place, goes_on=False),
            CommandHandler(
                one_objection(timekeeping.refusal_correct_turn),
                timekeeping.resolve_correct_turn,
                sets_right=True,
            ),
            CommandHandler(one_objection(ranks.refusal_regroup), ranks.resolve_regroup, sets_right=True),
            CommandHandler(one_objection(ranks.refusal_add_action), ranks.resolve_add_action, goes_on=False),
            CommandHandler(one_objection(ranks.refusal_add), ranks.resolve_add, sets_right=True),
            CommandHandler(one_objection(ranks.refusal_remove), ranks.resolve_remove, sets_right=True),
        )
    ),
)
