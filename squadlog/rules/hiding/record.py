"""What is kept of hiding, whose its commands are, and what a seat may not know of it (HID-02, HID-08)."""

from squadlog.battle.by_hand import read_yes_no
from squadlog.battle.chapter_state import ChapterState, OfAUnit, OfTheBattle, Redaction
from squadlog.battle.rights import of_all, of_anybody, of_side, of_unit
from squadlog.rules.hiding import chance, honour, piles
from squadlog.rules.hiding.commitment import proves
from squadlog.rules.hiding.eyes import redact_battle, redact_event, unsaid
from squadlog.rules.hiding.folds import FOLDS, FOLLOWS, read_search

STATE = ChapterState(
    key=piles.KEY,
    unit=OfAUnit(begins=piles.begins, later=lambda _soldier: False, read=read_yes_no),
    of_battle=OfTheBattle(begins=lambda _battle: piles.Hiding(), read=read_search),
    folds={**FOLDS, **honour.FOLDS, **chance.FOLDS},
    follows=FOLLOWS,
    commands={
        piles.Hide: of_unit,
        piles.LayDecoy: of_side,
        piles.LiftPile: of_side,
        piles.PlacementOver: of_side,
        piles.SearchPiles: of_unit,
        piles.SearchNoMore: of_side,
        piles.Reveal: of_unit,
        piles.CallDishonest: of_all,
        honour.MarkPile: of_side,
        chance.DrawLots: of_anybody,
        chance.BlastPiles: of_all,
        honour.SayFound: honour.of_pile,
        honour.SayMissed: honour.of_pile,
    },
    secrets=Redaction(known=redact_battle, redacted_event=redact_event, hides_command=unsaid, proves=proves),
)
