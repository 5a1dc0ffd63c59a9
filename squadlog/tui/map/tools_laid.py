"""What lies under every tool on the map: what the chosen unit sees, and where it has gone."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from squadlog.battle.state import Known
from squadlog.field.ground.conditions import Spot
from squadlog.lazily import lazily
from squadlog.shell.seat import Seat
from squadlog.tui.map.scene import Walked
from squadlog.tui.map.tools_hand import Hand, spot_of

with lazily():
    from squadlog.reports import trail

if TYPE_CHECKING:
    from squadlog.field.sight.visible import SeenGround
    from squadlog.survey.survey import Survey

Learn = Callable[[], None]
Apart = Callable[[Callable[[], Learn]], None]


class Laid:
    """What is worked out once for many keys. `apart` has something worked out without keeping anybody waiting."""

    def __init__(self, apart: Apart) -> None:
        self._apart = apart
        self._working = False
        self._shown: tuple[tuple[int, int], SeenGround] | None = None
        self._trail: tuple[tuple[object, ...], tuple[Walked, ...]] = ((), ())

    def seen(self, battle: Known, survey: "Survey", hand: Hand, floor: int) -> "SeenGround | None":
        """What the chosen unit sees of a floor, as it was before until it is known anew; None if nobody asks."""
        if not hand.seeing or hand.chosen is None or spot_of(battle, hand.chosen) is None:
            self._shown = None
            return None
        asked = hand.chosen, floor
        known = survey.known_seen(*asked)
        if known is not None:
            self._shown = asked, known
        elif not self._working:
            self._working = True
            self._apart(partial(self._work, survey, survey.apart(), asked))
        return self._shown[1] if self._shown is not None and self._shown[0] == asked else None

    def _work(self, survey: "Survey", apart: "Survey", asked: tuple[int, int]) -> Learn:
        found = apart.seen_ground(*asked)

        def learn() -> None:
            self._working = False
            survey.learn_seen(asked[0], found)

        return learn

    def walked(self, seat: Seat, hand: Hand) -> tuple[Walked, ...]:
        """Where the chosen unit has gone, as far as the hand asks for it; worked out once for a state of the record."""
        if not hand.trail or hand.chosen is None:
            return ()
        asked = (seat.head, hand.chosen, hand.trail)
        if self._trail[0] != asked:
            turn = seat.known.now.turn if hand.trail == "turn" else None
            gone = trail.trail(seat.log(), hand.chosen, turn=turn)
            ways = tuple(tuple(Spot(*spot) for spot in one.spots) for one in gone)
            walked = Walked(ways, tuple(str(one.moment) for one in gone))
            self._trail = asked, (walked,) if gone else ()
        return self._trail[1]
