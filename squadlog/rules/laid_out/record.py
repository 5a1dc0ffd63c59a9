"""What is kept of things that sides lay out, whose its commands are, and what a seat may not know of them."""

from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction
from squadlog.battle.rights import of_all, of_side
from squadlog.rules.common.kept.laid_things import KEY, LaidOut, LayingOver, LayThing, SetGoods
from squadlog.rules.laid_out.commitment import proves
from squadlog.rules.laid_out.eyes import redact_battle, redact_event, unsaid
from squadlog.rules.laid_out.folds import FOLDS, read_thing

STATE = ChapterState(
    key=KEY,
    of_battle=OfTheBattle(begins=lambda _battle: LaidOut(), read=read_thing),
    folds=FOLDS,
    commands={LayThing: of_side, LayingOver: of_side, SetGoods: of_all},
    always=True,
    secrets=Redaction(
        known=redact_battle,
        redacted_event=redact_event,
        hides_command=unsaid,
        keeps_words_of=frozenset({"set_goods"}),
        proves=proves,
    ),
)
