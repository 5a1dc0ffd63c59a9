"""What is kept of the sides that are ready, until play begins."""

from squadlog.battle.chapter_state import ChapterState
from squadlog.battle.events.chapter import by_event
from squadlog.battle.rights import of_anybody
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.readiness import KEY, SayReady, SideReady, ready_sides


def _apply_ready(battle: Battle, event: SideReady) -> Battle:
    others = tuple(side for side in ready_sides(battle) if side != event.side)
    return ready_sides.put(battle, (*others, event.side) if event.ready else others)


STATE = ChapterState(key=KEY, folds=by_event(_apply_ready), commands={SayReady: of_anybody}, always=True)
