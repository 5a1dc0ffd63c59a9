"""What lies under every tool on the map: what the chosen unit sees, where it has gone, what went off."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from squadlog.ground.drawing.figures.overlays import Overlay, Walked
from squadlog.session.seat import Seat
from squadlog.session.view.map.best_places import BestFound, work_out_best
from squadlog.session.view.map.in_hand_tools import Hand, spot_of
from squadlog.session.view.map.lying import draw_areas, levels_struck, trail_of
from squadlog.session.view.map.map_now import Work, seen_if_known, work_out_seen
from squadlog.tui.map.glyphs import STRUCK

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.ground.sight.visible import SeenGround

Apart = Callable[[Work], None]


class Laid:
    """What is worked out once for many keys. `apart` has something worked out without keeping anybody waiting."""

    def __init__(self, apart: Apart) -> None:
        self._apart = apart
        self._working = False
        self._best: tuple[tuple[Known, int, str] | None, BestFound | None] = (None, None)
        self._shown: tuple[tuple[int, int], SeenGround] | None = None
        self._trail: tuple[tuple[object, ...], tuple[Walked, ...]] = ((), ())
        self._areas: tuple[object, tuple[Overlay, ...], Mapping[int, str]] = (None, (), {})
        self._over: tuple[tuple[int, ...], int | None] = ((), None)

    def seen(self, seat: Seat, hand: Hand, floor: int) -> "SeenGround | None":
        """What the chosen unit sees of a floor, as it was before until it is known anew; None if nobody asks."""
        if not hand.seeing or hand.chosen is None or spot_of(seat.known, hand.chosen) is None:
            self._shown = None
            return None
        asked = hand.chosen, floor
        known = seen_if_known(seat, *asked)
        if known is not None:
            self._shown = asked, known
        elif not self._working:
            self._working = True
            self._apart(self._once(work_out_seen(seat, *asked)))
        return self._shown[1] if self._shown is not None and self._shown[0] == asked else None

    def best(self, seat: Seat, hand: Hand) -> BestFound | None:
        """The best places of the chosen unit and the danger over its reach, while a tool asks for them.

        None until they are known.
        """
        if hand.tool != "danger" or hand.chosen is None or spot_of(seat.known, hand.chosen) is None:
            return None
        asked = seat.known, hand.chosen, hand.mode(seat.known)
        known, found = self._best
        if known is not None and known[0] is asked[0] and known[1:] == asked[1:]:
            return found
        if not self._working:
            self._working = True

            def learn(best: BestFound) -> None:
                self._best = asked, best

            self._apart(self._once(work_out_best(seat, asked[1], asked[2], learn)))
        return None

    def _once(self, work: Work) -> Work:
        """The work, after which more may be begun."""

        def done() -> Callable[[], None]:
            learn = work()

            def take_over() -> None:
                self._working = False
                learn()

            return take_over

        return done

    def walked(self, seat: Seat, hand: Hand) -> tuple[Walked, ...]:
        """Where the chosen unit has gone, as far as the hand asks for it; worked out once for a state of the record."""
        if not hand.trail or hand.chosen is None:
            return ()
        asked = (seat.head, hand.chosen, hand.trail)
        if self._trail[0] != asked:
            self._trail = asked, trail_of(seat, hand.chosen, hand.trail)
        return self._trail[1]

    def areas(self, seat: Seat) -> tuple[tuple[Overlay, ...], Mapping[int, str]]:
        """Smoke, squares, rings of what is about to go off, and those of what went off until the next order is given.

        With the signs of those whom it struck. Worked out once for a state of the battle.
        """
        known, head = seat.known, seat.head
        if not known.held:
            return (), {}
        if self._areas[0] is not known:
            over = seat.blasts.gone_off()
            gone = tuple(one.fused.id for one, _ in over)
            if gone != self._over[0]:
                self._over = gone, head
            shown = over if head == self._over[1] else ()
            signs = {unit: f"{STRUCK}{levels}" for unit, levels in levels_struck(shown).items()}
            self._areas = known, draw_areas(seat, shown), signs
        return self._areas[1:]
