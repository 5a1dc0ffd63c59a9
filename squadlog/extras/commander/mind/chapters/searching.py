"""Detection: whoever has a pile in view looks for who lies beneath it, which costs him nothing (DET-01, DET-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.chapters.chapter_weighed import ChapterWeighed
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.rules.hiding.piles import KEY, SearchPiles
from squadlog.rules.hiding.searching import STAGE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.mind.situation import Situation


def _searches(now: Situation) -> Iterator[ChoiceWeighed]:
    """A search of each soldier who may, by how many piles he finds on average; none by whoever sees no pile."""
    view = now.view
    if view.known.stage != STAGE:
        return
    one_pile = view.now.rules.rulings.is_("detection.rolls", "one_pile")
    piles = [one.pile for one in now.unseen.ghosts if one.pile is not None]
    for unit in view.now.due.ask().units:
        if not view.commands(unit):
            continue
        for says in (
            [SearchPiles(unit=unit, piles=(one,)) for one in piles] if one_pile else [SearchPiles(unit=unit)]
        ):
            odds = [
                one.ledger.successes / one.ledger.scale.die
                for one in view.now.due.ahead(says)
                if one.ledger is not None
            ]
            if odds:
                finds = float(sum(odds))
                yield ChoiceWeighed(
                    says=says, worth=finds,
                    terms=(
                        WorthTerm("has in view", len(odds), "piles"),
                        WorthTerm("finds", round(finds, 1), "of them"),
                    ),
                )  # fmt: skip


SEARCHING = ChapterWeighed(key=KEY, answers=_searches)
"""What a commander makes of detection."""
