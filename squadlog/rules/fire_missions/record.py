"""What is kept of fire missions, whose its commands are, and what a seat may not know of it (FMS-09)."""

from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction
from squadlog.battle.rights import of_side, of_unit
from squadlog.rules.fire_missions import missions
from squadlog.rules.fire_missions.eyes import proves, redact_battle, redact_event, unsaid

STATE = ChapterState(
    key=missions.KEY,
    of_battle=OfTheBattle(begins=missions.first_missions, read=missions.read_missions),
    folds=missions.FOLDS,
    commands={missions.PlotMission: of_side, missions.CallIsDud: of_unit},
    secrets=Redaction(known=redact_battle, redacted_event=redact_event, hides_command=unsaid, proves=proves),
)
