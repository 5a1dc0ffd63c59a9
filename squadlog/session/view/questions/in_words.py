"""An answer that asks for words, said with what was typed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.language.say import say
from squadlog.session.view.questions.placing import list_things
from squadlog.session.view.questions.question import question

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


def answer_in_words(seat: Seat, sentence: str, words: str) -> str:
    """The sentence of what is offered now with what was typed for it. ValueError where nothing of it is asked for."""
    offered = (*question(seat).answers, *(one for thing in list_things(seat) for one in thing.answers))
    found = next((one for one in offered if one.say == sentence and one.asks), None)
    said = None if found is None else found.typed(words)
    if said is None:
        raise ValueError("That is not asked for any more.")
    return say(said)
