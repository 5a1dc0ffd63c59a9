"""What soldiers can be told to do from now on by themselves: to wait, to go, to keep firing, and to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.base.records import value
from squadlog.battle.detail import foes
from squadlog.battle.moment import Moment
from squadlog.battle.standing import STANDING, Task
from squadlog.reports.wording import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import StatedMove

METRES = (10.0, 20.0, 40.0)
"""How far somebody may go who stands on no map; other metres are said in words."""
IN_WORDS = "words"
STOP = "stop"


@value
class StandingOffer:
    """A line of the panel: what it says, and the task; None for the line that calls off, or says it in words."""

    key: str
    words: str
    task: Task | None = None


def standing_offers(battle: Known, units: Sequence[int], ruler: StatedMove | None) -> Iterator[StandingOffer]:
    """What can be told these soldiers: to wait, to go somewhere, to keep firing at somebody, and to stop."""
    first = battle.units[units[0]]
    on_map = first.position is not None
    yield StandingOffer(
        "hold",
        "Hold until an enemy comes into sight" if on_map else "Hold until told otherwise",
        Task(what="hold"),
    )
    end = Moment(battle.now.turn + 1, 1)
    yield StandingOffer(
        "turn", f"Hold until turn {end.turn}, subphase {end.subphase}", Task(what="hold", until=end)
    )
    if ruler is not None and ruler.path:
        for mode in ("run", "walk"):
            yield StandingOffer(
                f"{mode}:ruler",
                f"{mode.capitalize()} along the ruler",
                Task(what="go", mode=mode, path=ruler.path),
            )
    for metres in () if on_map else METRES:
        yield StandingOffer(
            f"run:{metres:g}",
            f"Run {format_length(metres)} in all",
            Task(what="go", mode="run", metres=metres),
        )
    for foe in foes(battle, first):
        aimed = Task(what="fire", target=int(foe))
        yield StandingOffer(f"fire:{foe}", f"Keep firing at {name_of(battle, int(foe))}", aimed)
    if on_map:
        for friend in battle.units.values():
            if friend.side == first.side and friend.id not in units and not friend.out:
                go = Task(what="go", mode="run", beside=friend.id)
                yield StandingOffer(f"beside:{friend.id}", f"Run up to {name_of(battle, friend.id)}", go)
    yield StandingOffer(IN_WORDS, "Go to a place: say where" if on_map else "Something else: in words")
    if any(battle.units[number].holds(STANDING) for number in units):
        yield StandingOffer(STOP, "Cancel the standing order")
