"""Movement as one chapter (ACT-21..ACT-48, MOV, BNC)."""

from squadlog.rules.chapter import Act, Chapter
from squadlog.rules.moving import bounce, movement

CHAPTER = Chapter(
    key="moving",
    acts={"move": Act(effect=bounce.flown), "position_change": Act(effect=movement.change_position)},
)
