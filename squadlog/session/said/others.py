"""What is said at a battle by others than people, as commanders: by whoever an extra has sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.base.plugs import answers, has_ended_beside, mark_beside, rests_beside, run_beside, runs_beside
from squadlog.base.records import record
from squadlog.session.said.who_sits import others_sit, speakers_kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from squadlog.session.seat import Seat

BESIDE = "others"
"""The key under which they run beside a battle."""
THINKS, WAITS, ASKS, STOPS = "thinks", "waits", "asks", "stops"
"""How somebody stands who is asked: he thinks what to say; he waits to be told to go on, or what he asked; he has said
so much in a row that somebody should look."""

MOMENT_S = 0.5
"""How long somebody thinks before it is told."""

_BEGUN: dict[int, str] = {}
"""Who was seated when those beside a battle were begun, by its number."""


def _tells_nobody(_side: str, _stands: str) -> None:
    """Hear how they stand, and tell it nobody."""


@record
class OtherSaid:
    """A word of somebody who is no person: for which side, under what name, the sentence, and why.

    `lines` are what the table heard of it. `fault` is why he has left the side to people, empty while he sits there;
    then he has said nothing.
    """

    side: str
    name: str
    sentence: str = ""
    why: str = ""
    lines: tuple[str, ...] = ()
    fault: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """What is told of it, a line each."""
        if self.fault:
            return (f"The {self.name} has left {self.side} to you: {self.fault}.",)
        return self.lines


def others_speak(seat: Seat, tells: Callable[[str, str], object] = _tells_nobody) -> Iterator[OtherSaid]:
    """What others say now, as they say it, until a person is asked. Raises StoreError.

    `tells` hears meanwhile how which side's stands (THINKS, WAITS, ASKS, STOPS), and that nobody does (empty).
    """
    if others_sit(seat):
        for speaks in answers("speaks"):
            yield from speaks(seat, tells)


def format_stands(seat: Seat, side: str, stands: str) -> str:
    """Give how one who is no person stands: `TOG thinks: 4 of 8 soldiers have orders.`, as far as a seat knows it.

    Of one who waits, or of those who stop, what is typed so that they go on.
    """
    told, _ = stands_words(seat, side, stands)
    if stands not in (STOPS, WAITS):
        return f"{told}."
    return f"{': '.join((told, *answers('goes_on')))}{' has them play on' if stands == STOPS else ''}."


def stands_words(seat: Seat, side: str, stands: str) -> tuple[str, str]:
    """How one who is no person stands, in a sentence without its end, and in a few words of it."""
    if stands == STOPS:
        return "The commanders stop after so many words in a row; have a look", "The commanders stop"
    known = seat.known
    name = known.setup.side_name(side)
    if stands == WAITS:
        return f"{name} waits, since something was undone", f"{name} waits"
    if stands == ASKS:
        return f"{name} asks how far it is: told 3 9 12m", f"{name} asks how far it is"
    ask, slot, thinks = seat.due.ask(), known.active, f"{name} thinks"
    if ask.kind != "declare" or ask.side != side or slot is None:
        return thinks, thinks
    soldiers = [one.id for one in known.members(slot.id) if not one.out]
    ordered = len(set(soldiers) - set(seat.due.undecided()))
    have = "has" if ordered == 1 else "have"
    return f"{thinks}: {ordered} of {so_many(len(soldiers), 'soldier')} {have} orders", thinks


def format_beside(battle: int) -> str:
    """Give how those stand who are no people and run beside a battle, with what is typed so that they go on."""
    told = mark_beside(battle, BESIDE)
    return ": ".join((told, *answers("goes_on"))) if told and rests_beside(battle, BESIDE) else told


def have_others_beside(seat: Seat) -> bool:
    """Have those who speak there do so beside the battle, in a process of their own, as long as it is open here.

    False where nobody does, or where they do so already for another screen of this program. Those who have ended begin
    again once others were seated since. Raises StoreError.
    """
    kept = speakers_kept(seat)
    if not kept or (runs_beside(seat.id, BESIDE) and not _is_another(seat.id, kept)):
        return False
    _BEGUN[seat.id] = kept
    begun = [runs for begins in answers("beside") if (runs := begins(seat)) is not None]
    for runs in begun:
        run_beside(seat.id, runs)
    return bool(begun)


def _is_another(battle: int, kept: str) -> bool:
    """Whether those who were begun have ended, and others are seated than then."""
    return has_ended_beside(battle, BESIDE) and kept != _BEGUN.get(battle)
