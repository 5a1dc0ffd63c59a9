"""Movement as one chapter (ACT-21..ACT-48, MOV, BNC)."""

from squadlog.rules.common.chapter import Act, Chapter
from squadlog.rules.moving import bounce, details, movement

CHAPTER = Chapter(
    key="moving",
    acts={
        "move": Act(effect=bounce.flown, details=details.of_move),
        "jump": Act(details=details.of_leap),
        "dive": Act(details=details.of_dive),
        "change_facing": Act(details=details.of_turn),
        "position_change": Act(effect=movement.change_position),
    },
)
