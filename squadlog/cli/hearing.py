"""What others than people say at a battle, and meanwhile, on a line of the terminal that is wiped, who thinks."""

from collections.abc import Callable, Iterator
from threading import Lock, Timer
from types import TracebackType
from typing import TYPE_CHECKING

from squadlog.cli.printing import tell
from squadlog.cli.progress import Progress
from squadlog.session.said.others import ASKS, MOMENT_S, STOPS, THINKS, WAITS, format_stands, others_speak

if TYPE_CHECKING:
    from squadlog.session.said.others import OtherSaid
    from squadlog.session.seat import Seat


def hear_others(
    seat: "Seat", *, tells: bool = True, waits: "Callable[[str], object] | None" = None
) -> "Iterator[OtherSaid]":
    """What others say now, as they say it, until a person is asked. Raises StoreError.

    `tells`: stderr tells who waits, or stops, once they have said it. `waits` hears then in a sentence that one of them
    waits for an answer to what he asked of the table; empty where none does.
    """
    tells_of = {WAITS, ASKS, STOPS}
    with ThinkingLine(seat) as line:
        try:
            for one in others_speak(seat, line.tell):
                line.rest()
                tells_of = {WAITS, STOPS}  # its question is among its words
                yield one
        except KeyboardInterrupt:
            line.rest()
            tell(_STOPPED)
            raise
    if waits is not None:
        waits(line.stands_words if line.stands == ASKS else "")
    if tells and line.stands in tells_of:
        tell(line.stands_words)


_STOPPED = "Stopped. What was said stands; what commanders have to say yet comes before your next order."


class ThinkingLine(Progress):
    """Who thinks, once that takes longer than a moment."""

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat, self._thinks = seat, ""
        self.stands, self.stands_words = "", ""
        """How somebody stands who thinks no more, and that in a sentence; empty for nobody."""
        self._timer: Timer | None = None
        self._lock = Lock()

    def tell(self, side: str, stands: str) -> None:
        """Hear how somebody stands: he thinks, or not any more."""
        self.rest()
        self.stands = stands
        self.stands_words = format_stands(self._seat, side, stands) if stands in (ASKS, WAITS, STOPS) else ""
        if stands == THINKS and self.shown:
            self._thinks = format_stands(self._seat, side, stands)
            self._timer = Timer(MOMENT_S, self._draw)
            self._timer.daemon = True
            self._timer.start()

    def rest(self) -> None:
        """Wipe the line: nobody thinks."""
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            self._thinks = ""
            self.wipe()

    def _draw(self) -> None:
        with self._lock:
            if self._thinks:
                self.show(self._thinks)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the line empty."""
        self.rest()
