"""What a commander would do with one's own soldiers, why, and rather than what: one value that all faces show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import as_sentence, clean_text
from squadlog.base.plugs import answers, is_answered
from squadlog.base.records import record, value
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.rules.common.ask import watches_on

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.rules.common.ask import Ask
    from squadlog.session.seat import Seat

QUESTION = "advises"
_NOBODY_ASKED = "Nobody of yours lacks an order now, or waits ready for opportunity fire."
_NOTHING_TO_ADVISE = "Advice is on orders and on shots, and this is another question."
_OVER = "The battle is over: nobody is given orders any more."


@value
class TermAdvised:
    """A number that was weighed: what it is called, how much, in what unit; and all that in words."""

    name: str
    amount: float
    unit: str
    words: str


@record
class OrderAdvised:
    """An order that was weighed: what the soldier does, in words; why, in a line; and its terms."""

    says: Command
    words: str
    why: str
    terms: tuple[TermAdvised, ...] = ()

    @property
    def sentence(self) -> str:
        """The order as it is typed."""
        return say(self.says)


@record
class SoldierAdvised:
    """The advice on a soldier, `by` whom (level and version): the best order, and the runner-up; None for none."""

    unit: int
    by: str
    best: OrderAdvised | None
    instead: OrderAdvised | None = None


def can_advise() -> bool:
    """Whether anybody gives advice; nothing is loaded for that."""
    return is_answered(QUESTION)


def own_soldiers(seat: Seat) -> tuple[int, ...]:
    """The soldiers whom whoever sits there may be advised on: those of its side; at one keyboard those of all."""
    units, sides = seat.known.units.values(), seat.known.side_ids()
    return tuple(one.id for one in units if one.side == seat.who.seat or seat.who.seat not in sides)


def why_nobody(seat: Seat) -> str:
    """Why there is nobody to advise on unless a soldier is named, in a sentence."""
    kind = seat.due.ask().kind
    if kind == "over":
        return _OVER
    return _NOTHING_TO_ADVISE if kind != "declare" and seat.asked() else _NOBODY_ASKED


def awaiting_orders(seat: Seat) -> tuple[int, ...]:
    """Those of them who are asked for orders now."""
    own = own_soldiers(seat)
    return tuple(one for one in seat.due.undecided() if one in own) if seat.asked() else ()


def asked_to_fire(ask: Ask) -> tuple[int, ...]:
    """Who is asked now whether he fires, as his shot falls due or an enemy moves past (FIR-01, ACT-55); else nobody."""
    return ask.units[:1] if ask.kind in ("fire", "opportunity") else ()


def to_advise_on(seat: Seat, named: Collection[int] = ()) -> tuple[int, ...]:
    """Those whom advice is on: who are `named` of those who are asked for orders, else all of these.

    Where all have theirs, those who wait ready for opportunity fire (ACT-54): they may be given another. Where a shot
    is asked for, who may fire it.
    """
    asked = awaiting_orders(seat)
    if not asked and seat.asked():
        own, units, ask = own_soldiers(seat), seat.known.units, seat.due.ask()
        ready = [one for one in ask.units if ask.kind == "declare" and watches_on(seat.known, units[one])]
        asked = tuple(one for one in (*ready, *asked_to_fire(ask)) if one in own)
    return tuple(one for one in named if one in asked) or asked


def adviser_of(seat: Seat, level: str = "") -> Callable[[int], SoldierAdvised]:
    """Who says what a commander of that level would do with a soldier, by what a seat knows now; empty: the usual one.

    He holds no seat: he may be asked in another thread. Of several soldiers ask one adviser: he keeps what he has
    worked out. He thinks as long as that takes, and not for ever: then he raises SquadlogError. SquadlogError too for
    a level that there is not.
    """
    adviser: Callable[[int], SoldierAdvised] = next(answers(QUESTION))(seat, level)
    return adviser


def advise_on(seat: Seat, unit: int, level: str = "") -> SoldierAdvised:
    """The advice on one soldier. Raises as `adviser_of` and the adviser do."""
    return adviser_of(seat, level)(unit)


def advise_or_say_why(adviser: Callable[[int], SoldierAdvised], unit: int) -> SoldierAdvised | str:
    """The advice on a soldier, or why there is none: whatever an adviser fails by is told, and play goes on."""
    try:
        return adviser(unit)
    except SquadlogError as error:
        return f"No advice: {error}"
    except Exception as error:  # noqa: BLE001 - a mind that fails is told
        return clean_text(f"No advice: {type(error).__name__}: {error}", limit=300)


def format_advice(known: Known, advised: SoldierAdvised) -> tuple[str, ...]:
    """Give the advice in lines: whom it is on and the order, why, and rather than what."""
    who = name_of(known, advised.unit)
    if advised.best is None:
        return (f"{who} can be given no order now.",)
    told = (
        f"{who}: {advised.best.words}.",
        *_reasons(advised.best),
        f"    To say it: {advised.best.sentence}",
    )
    if advised.instead is None:
        return told
    return (*told, f"    Rather than: {advised.instead.words}.", *_reasons(advised.instead))


def terms_beside(order: OrderAdvised) -> str:
    """The terms in a line, where the reason does not tell them already; else empty."""
    told = ", ".join(term.words for term in order.terms)
    return told if told not in order.why else ""


def _reasons(order: OrderAdvised) -> tuple[str, ...]:
    return tuple(f"      {told}" for told in (as_sentence(order.why), terms_beside(order)) if told)
