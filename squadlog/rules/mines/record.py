"""What is kept of mines: they lie with what else is laid out; and whose their commands are (MIN-09..MIN-11)."""

from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.rights import of_side
from squadlog.rules.mines.laid import FOLDS, KEY, MineIsDud, SpringMine, known, seen

STATE = ChapterState(
    key=KEY,
    folds=FOLDS,
    commands={SpringMine: of_side, MineIsDud: of_side},
    secrets=Redaction(known=known, redacted_event=seen, lays_in_secret=True),
)
