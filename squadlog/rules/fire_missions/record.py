"""What is kept of fire missions, whose its commands are, and what a seat may not know of it (FMS-09)."""

from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction
from squadlog.battle.rights import of_side, of_unit
from squadlog.rules.fire_missions.eyes import known, proves, seen, unsaid
from squadlog.rules.fire_missions.missions import (
    FOLDS,
    KEY,
    CallIsDud,
    PlotMission,
    plotted_at_first,
    read_missions,
)

STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=plotted_at_first, read=read_missions),
    folds=FOLDS,
    commands={PlotMission: of_side, CallIsDud: of_unit},
    secrets=Redaction(known=known, redacted_event=seen, hides_command=unsaid, proves=proves),
)
