"""What dice decide of hiding where the table has them: who hides first, and where decoys lie (A-09, A-10); and blasts.

Grenades and charges are other chapters: that a blast reaches a pile the table says (HID-24, A-14).
"""

from squadlog.base.dice import Face
from squadlog.base.records import record
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import Fold
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.rules.hiding.piles import hiding_of


@record
class DrawLots(ChapterCommand):
    """Dice decide which side hides first (HID-13, A-10)."""


@record
class BlastPiles(ChapterCommand):
    """A blast reaches these piles, as the table has found (HID-24)."""

    piles: tuple[int, ...] = ()


@record
class LotsDrawn(ChapterEvent):
    """The sides hide in this order, low first; what ties is rolled again."""

    order: tuple[str, ...]
    faces: tuple[Face, ...]


@record
class PilesBlasted(ChapterEvent):
    """A blast has reached these piles; who was beneath is attacked by it, and so seen."""

    piles: tuple[int, ...]


def _apply_drawn(battle: Battle, event: LotsDrawn) -> Battle:
    battle = hiding_of.change(battle, order=event.order)
    return changed(battle, rolls=battle.rolls + len(event.faces))


FOLDS: dict[type[ChapterEvent], Fold] = {LotsDrawn: _apply_drawn, PilesBlasted: lambda battle, _event: battle}
