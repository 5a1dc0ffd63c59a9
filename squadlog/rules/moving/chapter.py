"""Movement as one chapter (ACT-21..ACT-48, MOV, BNC)."""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.moving import bounce, details, movement

CHAPTER = Chapter(
    key="moving",
    actions=ActionHooks(
        handlers={
            "move": ActionHandler(effect=bounce.flown, details=details.of_move),
            "jump": ActionHandler(details=details.of_leap),
            "dive": ActionHandler(details=details.of_dive),
            "change_facing": ActionHandler(details=details.of_turn),
            "position_change": ActionHandler(effect=movement.change_position),
        }
    ),
)
