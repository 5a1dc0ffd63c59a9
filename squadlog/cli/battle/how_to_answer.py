"""How a question is answered in words, where it has answers to choose from: for who types one sentence at a time."""

import re
from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.language.say import say
from squadlog.session.seat import Seat

with lazy_imports():
    from squadlog.session.view.questions import question

_QUOTED = re.compile(r'"([A-Za-z0-9_-]+)"')
"""A word that needs no quotes, which a shell would take away."""
_LISTED = ("choose_order", "fire", "opportunity", "escape", "shares", "step", "place")
"""What is asked with answers that no secret hangs on."""
_OF_ALL = ("begin", "roll_initiative", "place")
"""What all are asked before a turn, with one answer that goes without saying."""


def usual_answer(seat: Seat) -> str:
    """The likeliest answer as it is typed, with what it means; empty where the question itself says what to type."""
    ask = seat.due.ask()
    if ask.kind != "step" or not ask.options or not ask.hint or not seat.asked():
        return ""
    usual = ask.options[max(ask.enter, 1) - 1]
    others = " squadlog next lists the others." if len(ask.options) > 1 else ""
    return f"Usual answer: {_typed(say(usual.says))} ({usual.words}).{others}"


def list_answers(seat: Seat) -> Iterator[str]:
    """Every answer of a seat to choose from as it is typed, one a line, then how else it is answered."""
    if not seat.asked():
        return
    asked = question.question(seat)
    if asked.kind in _OF_ALL:
        yield from (f"  {_typed(one.say)}: {one.means}" for one in asked.answers if one.enter)
    if asked.kind not in _LISTED:
        return
    for choice in asked.listed:
        usual = ", the usual answer" if choice.say == asked.enter and len(asked.listed) > 1 else ""
        yield f"  {_typed(choice.say)}: {choice.means}{usual}"
    if asked.hint:
        yield f"  {asked.hint}"


def _typed(sentence: str) -> str:
    return _QUOTED.sub(r"\1", sentence)
