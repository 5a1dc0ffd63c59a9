"""The panel of a guide beside a battle, which an extra brings: what the battle screen asks of it."""

from textual.containers import Vertical

from squadlog.base.plugs import answers
from squadlog.session.guiding import guide_at
from squadlog.session.seat import Seat


class GuidePanel(Vertical):
    """Tells what to do next, in the same room whatever it tells: nothing around it jumps."""

    def rows_at(self, width: int) -> int:
        """How high the panel is on a screen of that width, with its frame."""
        raise NotImplementedError

    def show(self, *, aside: bool = False) -> None:
        """Tell what fits this moment. `aside`: what is asked was put aside, its keys mean other things now."""
        raise NotImplementedError

    def unknown(self, key: str) -> None:
        """Hear that a key was pressed that means nothing now."""

    def refused(self) -> None:
        """Hear that what was tried was refused."""


def guide_panel(seat: Seat) -> GuidePanel | None:
    """The panel beside the battle of that seat; None where nothing guides it."""
    guide = guide_at(seat)
    if guide is None:
        return None
    panels: list[GuidePanel] = [made(guide, seat) for made in answers("guide_panel")]
    return next(iter(panels), None)
