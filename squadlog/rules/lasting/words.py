"""Lasting effects in words."""

from collections.abc import Iterator
from typing import Any

from squadlog.battle.state import Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.words import ChapterWords
from squadlog.rules.lasting.record import lasting_of
from squadlog.squads.lasting import lasting_words


def _marks(unit: Unit, _book: Rulebook, _rulings: Rulings) -> Iterator[str]:
    return map(lasting_words, lasting_of(unit))


def _state(kept: Any) -> str:  # noqa: ANN401 - what the chapter keeps
    return ", ".join(one.name for one in kept)


WORDS = ChapterWords(name="Lasting effects", state=_state, marks=_marks)
