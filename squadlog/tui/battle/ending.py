"""The ends of a battle as lines to choose from, each asked once more before it is said; once it is over: play on."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.content import Content

from squadlog.battle.commands import Command, EndBattle
from squadlog.tui.chrome.places import ask_sure
from squadlog.tui.chrome.strip_list import ListRow

if TYPE_CHECKING:
    from squadlog.session.seat import Seat

_WORD = "by_word"


def ask_to_end(app: App[Any], then: Callable[[Command], object]) -> None:
    """Ask whether the battle is to end; `then` hears the command that ends it, if it is."""
    question = "End the battle and score the points as they stand?"
    ask_sure(app, question, lambda: then(EndBattle(reason="ended by agreement")))


def end_rows(seat: "Seat") -> Iterator[ListRow]:
    """What this seat may say of the end; the end that is scored comes last."""
    for place, one in enumerate(seat.due.ends()):
        yield ListRow(f"{_WORD}:{place}", Content(f"{one.words[:1].upper()}{one.words[1:]}"))
    if seat.known.stage != "over" and seat.may(EndBattle):
        yield ListRow("end", Content("End and score: the battle ends with the points as they stand"))


def choose_end(app: App[Any], seat: "Seat", key: str, then: Callable[[Command], object]) -> bool:
    """Ask for a second word on that row, then say it; False for a row that is no end."""
    sort, _, place = key.partition(":")
    if sort == "end":
        ask_to_end(app, then)
    elif sort == _WORD:
        chosen = seat.due.ends()[int(place)]
        question = f"{chosen.words[:1].upper()}{chosen.words[1:]}?"
        ask_sure(app, question, lambda: then(chosen.says))
    return sort in ("end", _WORD)
