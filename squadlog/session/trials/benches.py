"""The bench: an extra that plays a whole battle in memory, without people, and hands back what came of it."""

from typing import TYPE_CHECKING, Protocol

from squadlog.base.plugs import answers
from squadlog.base.records import record
from squadlog.facts.heat import HeatKind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.terms import Setup

QUESTION = "bench"
LUCK_TOLD = 4
"""So many hits apart the luck of two sides is told; what comes after the one that leads beyond it counts no more.

So its mean is 0 whatever commanders do, and it is never more than 5 hits.
"""


@record
class SpotMarked:
    """Something that happened to a unit of a side (its id) at a place: metres east and north, the second it was.

    Seconds are counted from the beginning of the battle, the first is 0.
    """

    kind: HeatKind
    side: str
    x: float
    y: float
    floor: int
    second: int


@record
class BattleFought:
    """What came of a battle: each side's victory points (VIC-01), and what it took.

    `first_contact` is the second of the first attack, None where there was none. `attacks` were made and `hits` of them
    hit; `fallen` of each side are out. `luck` is how many hits each side had beyond its chances, up to `LUCK_TOLD`.
    `spots` are places on a map; without one there are none. `cut`: it had not ended after so many commands. `fault` is
    how it failed, and `loser` the side whose commander did, empty for neither.
    """

    points: tuple[tuple[str, float], ...]
    turns: int
    commands: int
    first_contact: int | None
    attacks: int
    hits: int
    fallen: tuple[tuple[str, int], ...]
    luck: tuple[tuple[str, float], ...] = ()
    spots: tuple[SpotMarked, ...] = ()
    cut: bool = False
    fault: str = ""
    loser: str = ""


@record
class BattlePlayed:
    """A battle with every command that was carried out, and the side that said it."""

    fought: BattleFought
    said: "tuple[tuple[str, Command], ...]"


class BattleBench(Protocol):
    """Who plays battles in memory.

    `rooms` are the folders of the program, below its own, whose code decides how they play, as `extras/name/mind`.
    """

    @property
    def rooms(self) -> tuple[str, ...]:
        """Those folders."""
        ...

    def mind(self, level: str) -> str:
        """The commander that is meant by a level, with its version: `recruit/1`.

        Raises SquadlogError with the nearest for another word.
        """
        ...

    def play(
        self,
        setup: "Setup",
        levels: "Mapping[str, str]",
        hear: "Callable[[], object]" = ...,
        *,
        whole: bool = False,
    ) -> "BattlePlayed":
        """A battle to its end, commanders of these levels by side; the same set-up and levels play it again the same.

        It ends as a turn ends with half of a side lost, unless it is to be fought `whole`.
        `hear` is called after each command; an error that it raises leaves the battle.
        Raises SquadlogError for what cannot be played.
        """
        ...


def bench() -> "BattleBench | None":
    """Who plays battles in memory; None where no extra does."""
    return next(answers(QUESTION), None)
