"""Battles of which one side is kept here and the other keeps its squad log on paper."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from support.battles import setup
from support.playing import Played

from squadlog.battle.commands import Begin, ChooseOrder, RollInitiative
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.terms import Setup
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE
from squadlog.language.parse import Meta, Misread, parse
from squadlog.rules.common.ask import Ask
from squadlog.rules.desk.engine import ask
from squadlog.setup.on_paper import keep_on_paper


def set_up_beside_paper(
    kept: Sequence[int] = (1, 2),
    figures: Sequence[int] = (11, 12),
    *,
    chapters: Sequence[str] = (),
    **changes: Any,
) -> Setup:
    """Red is kept here, blue is so many figures of which nothing is known."""
    whole = setup(kept, figures, **changes)
    whole = replace(whole, chapters=tuple(chapters))
    return keep_on_paper(whole, {"blue": len(figures)}, load_rulebook())


class BesidePaper(Played):
    """A battle beside a side on paper, at the first subphase; blue acts first."""

    def __init__(
        self,
        kept: Sequence[int] = (1, 2),
        figures: Sequence[int] = (11, 12),
        *,
        blue_first: bool = True,
        rulings: Mapping[str, str] | None = None,
        **changes: Any,
    ) -> None:
        super().__init__(first_state(set_up_beside_paper(kept, figures, **changes)), rulings)
        self.do(Begin())
        self.do(RollInitiative(), *((9, 2) if blue_first else (2, 9)))
        self.do(ChooseOrder(grouping="blue" if blue_first else "red", choice="MOVE"))

    def say(self, sentence: str, *faces: int) -> list[Any]:
        """Play what a sentence means, with these faces."""
        said = parse(sentence, known(self.battle, REFEREE), load_rulebook())
        assert not isinstance(said, Misread | Meta), said
        return self.do(said, *faces)

    @property
    def asked(self) -> Ask:
        """What is asked now."""
        return ask(self.battle)
