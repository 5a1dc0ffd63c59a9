"""What waits for a seat beside the sentence that asks it: a panel, a secret of one side, word that a side is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import EndBattle
from squadlog.battle.pending import IntentAsked
from squadlog.facts.seats import for_all
from squadlog.session.view.shots.of_seat import asked_shot

if TYPE_CHECKING:
    from squadlog.session.seat import Seat
    from squadlog.session.view.questions.question_value import Question


def waits(seat: Seat) -> bool:
    """Whether something waits that has a panel of its own: a die, a shot, a question."""
    asks = ("choose_order", "intent", "escape", "shares", "step")
    return seat.die.roll is not None or seat.due.ask().kind in asks or asked_shot(seat) is not None


def in_secret(seat: Seat) -> str:
    """The side that is asked for a secret choice at a machine that all share; empty where there is none.

    Beside sides on paper one side sits there alone, and hides nothing.
    """
    pending = seat.known.pending
    if for_all(seat.who.seat) and isinstance(pending, IntentAsked) and len(seat.known.setup.kept_sides) > 1:
        return seat.known.units[pending.unit].side
    return ""


def format_gone(seat: Seat) -> tuple[str, ...]:
    """The words that nobody of a side is in action any more, and what to do then, the longest first; empty for none.

    Whoever may ends the battle at once; otherwise it is looked at as the turn ends (SEQ-07).
    """
    if not (gone := seat.due.sides_gone()):
        return ()
    nobody = f"No soldier of {' or '.join(gone)} is in action"
    if not seat.may(EndBattle):
        return f"{nobody}: give orders until the turn ends.", f"{nobody}."
    return (
        f"{nobody}: T, its last line, ends the battle and scores it; or give orders until the turn ends.",
        f"{nobody}: T ends the battle; or play the turn out.",
        f"{nobody}: T ends the battle.",
        f"{nobody}: T ends.",
    )


def waited_lines(asked: Question) -> tuple[str, ...]:
    """What others are asked, where it stands beside their name: a line each, without keys."""
    return (asked.asks.removeprefix(f"Waits for {asked.side}. "), *asked.facts)
