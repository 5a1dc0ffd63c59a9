"""What is kept of mines: they lie with what else is laid out; and whose their commands are (MIN-09..MIN-11)."""

from squadlog.battle.chapter_state import ChapterState, Redaction
from squadlog.battle.rights import of_side
from squadlog.rules.mines.laid import FOLDS, KEY, MineIsDud, SpringMine, redact_battle, redact_event

STATE = ChapterState(
    key=KEY,
    folds=FOLDS,
    commands={SpringMine: of_side, MineIsDud: of_side},
    secrets=Redaction(known=redact_battle, redacted_event=redact_event, lays_in_secret=True),
)
