"""What the answer of the other side leads to where the judge is: its share makes dice fall, its orders are decided.

Nobody chooses anything meanwhile. What waits gets its dice; then the orders come, one after the other as far as they
are not refused; and where nobody has anything to decide the battle goes on by itself, into the next turn as well.
"""

from collections.abc import Sequence
from typing import NamedTuple

from squadlog.battle.commands import RollInitiative
from squadlog.battle.outcome import Outcome
from squadlog.battle.record import codec
from squadlog.battle.refusal import Refusal
from squadlog.extras.mail.dice import SharedDice
from squadlog.facts.seats import REFEREE
from squadlog.language.say import say
from squadlog.session.battle_session import Session
from squadlog.session.writer import Statement
from squadlog.store.seal.ciphers import NONSENSE

_MOST = 2000
"""Steps that one packet leads to at most."""


class SettledOrders(NamedTuple):
    """How many orders were carried out; what is said of the others, for the side alone that gave them."""

    done: int
    refused: tuple[str, ...]


def settle(
    session: Session, side: str, orders: Sequence[tuple[str, str]], shared: SharedDice
) -> SettledOrders:
    """Let the dice fall that are awaited, and decide the orders of a side, each the JSON of a command and a name."""
    left, refused, done = list(orders), list[str](), 0
    for _ in range(_MOST):
        if session.record.half is not None:
            if isinstance(outcome := _let_fall(session, shared), Refusal):
                session.awaited.drop()
                refused.append("What waited for a die could not be done, and was dropped.")
        elif left and not refused:
            text, by = left.pop(0)
            outcome = _order(session, side, text, by)
            done += not isinstance(outcome, Refusal)
            if isinstance(outcome, Refusal):
                refused.append(f"The judge refused {_words(text)}: {outcome}")
        elif not _goes_on(session):
            break
    if left and refused:
        refused.append(f"Not tried after that, so give anew: {'; '.join(_words(text) for text, _ in left)}.")
    return SettledOrders(done, tuple(refused))


def go_on(session: Session) -> None:
    """Let the battle go on as far as nobody has anything to decide and no die is awaited."""
    for _ in range(_MOST):
        if session.record.half is not None or not _goes_on(session):
            return


def _goes_on(session: Session) -> bool:
    """Whether something was done by itself."""
    if session.due[REFEREE].ask().kind == "roll_initiative":
        return not isinstance(session.submit(RollInitiative()), Refusal)
    return not isinstance(session.go_on(), Refusal)


def _words(text: str) -> str:
    """An order as its player would type it."""
    try:
        return say(codec.command_from_json(text))
    except NONSENSE:
        return "what is no order"


def _order(session: Session, side: str, text: str, by: str) -> Outcome:
    try:
        return session.sealed_judge.decide_for(text, by, side)
    except NONSENSE:
        return Refusal(code="no-command", sentence="This is no order.", rule="")


def _let_fall(session: Session, shared: SharedDice) -> Outcome:
    """Decide what is half said, with one more die of both."""
    record, roll = session.record, session.awaited.roll
    half = record.half
    if half is None or roll is None:
        return Refusal(code="no-die-awaited", sentence="What waits there is no command.", rule="")
    faces = (*half.faces, shared.roll(roll))
    said = Statement(
        codec.command_from_json(half.command), half.command, half.by, record.half_seat or REFEREE, faces
    )
    return session.decider.decide(said)
