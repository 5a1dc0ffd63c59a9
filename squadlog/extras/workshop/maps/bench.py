"""The map table: what is in the hand, where the cursor is, and what each key makes of it.

All of it is a value, and `press` gives the next one: screens, tests and scripts draw by the same keys. Keys are one
character, or a name such as `enter`, `left`, `shift+left`, `delete`.
"""

from typing import Literal

from squadlog.base.records import record, replace
from squadlog.extras.workshop.maps.asking import TableAsks
from squadlog.extras.workshop.maps.beneath import PictureBeneath
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.extras.workshop.maps.pieces import Piece, PieceAt, Point, Points, Refused, check_size, piece
from squadlog.extras.workshop.maps.snapping import STEPS_M, first_grid
from squadlog.extras.workshop.maps.tools import CHOOSE, Tool
from squadlog.ground.map.model import Map
from squadlog.setup.own.kept import Trail

_MOST_STEPS = 2_000
"""Steps that can be taken back."""


@record
class InHand:
    """Chosen pieces in the hand: the cursor stood at `begun` as they were taken up; a `copy` leaves them there too."""

    begun: Point
    copy: bool = False


@record
class Bench:
    """A map on the table.

    `kinds`: what each tool laid last.
    `boxed`: the tool takes two corners, not all points.
    `laid`: the points of the piece under way.
    `typed`: figures that are not entered yet.
    `asked`: a question that waits for its answer; None for none.
    `grid`: the place of its step in `STEPS_M`.
    `reach_m`: how far from the cursor a piece may lie to be chosen.
    `picked`: where something was chosen last, and what.
    `rooms`: the outlines that wait for a name.
    `beneath`: the picture under the map; None for none.
    `wants`: the file of a picture that whoever has the table should look into.
    `told`: the last sentence.
    `amiss`: that sentence says why something was not done.
    """

    trail: Trail[Draft]
    floor: int = 1
    cursor: Point = (0.0, 0.0)
    tool: Tool = CHOOSE
    kinds: tuple[tuple[str, str], ...] = ()
    boxed: bool = True
    laid: Points = ()
    typed: str = ""
    asked: TableAsks | None = None
    carried: InHand | None = None
    turned: bool = False
    grid: int = STEPS_M.index(0.5)
    reach_m: float = 0.5
    last_key: str = ""
    picked: tuple[Point, tuple[PieceAt, ...]] | None = None
    rooms: tuple[Points, ...] = ()
    beneath: PictureBeneath | None = None
    wants: str = ""
    told: str = ""
    amiss: bool = False

    @property
    def draft(self) -> Draft:
        """The map as it is now, and what is chosen of it."""
        return self.trail.now

    @property
    def drawn(self) -> Map:
        """The map as it is now."""
        return self.trail.now.drawn

    @property
    def step_m(self) -> float:
        """Metres between two lines of the grid."""
        return STEPS_M[self.grid]

    @property
    def kind(self) -> str:
        """What the tool in the hand lays; empty where it says that itself."""
        return dict(self.kinds).get(self.tool.letter, "")

    @property
    def chosen(self) -> tuple[tuple[PieceAt, Piece], ...]:
        """The chosen pieces."""
        return tuple((at, piece(self.drawn, at)) for at in self.draft.chosen)

    @property
    def idle(self) -> bool:
        """Whether nothing is in the hand or under way: escape would leave the table."""
        return (
            self.tool is CHOOSE
            and not (self.laid or self.typed or self.draft.chosen)
            and self.asked is None
            and self.carried is None
        )

    @property
    def segment(self) -> tuple[Point, Point] | None:
        """The line from the last point that was laid to the cursor, while a piece is under way."""
        if self.carried is not None:
            return self.carried.begun, self.cursor
        return (self.laid[-1], self.cursor) if self.laid else None

    def say(self, sentence: str, *, amiss: bool = False) -> "Bench":
        """The bench with a sentence."""
        return replace(self, told=sentence, amiss=amiss)

    def with_draft(self, draft: Draft | Refused, told: str = "") -> "Bench":
        """A step on to another draft, or why not: then nothing else changes."""
        if isinstance(draft, Refused):
            return self.say(draft.sentence, amiss=True)
        if draft.drawn == self.drawn:
            trail = replace(self.trail, now=draft.kept())  # another choice of pieces alone is no step
        elif isinstance(fault := check_size(draft.drawn), Refused):
            return self.say(fault.sentence, amiss=True)
        else:
            trail = self.trail.on(draft.kept(), most=_MOST_STEPS)
        return replace(self, trail=trail, told=told, amiss=False).on_floor(self.floor)

    def on_floor(self, floor: int) -> "Bench":
        """The table with a floor of the map before one, the nearest that it has."""
        return replace(self, floor=min(max(floor, 1), self.drawn.floors), cursor=self.kept_in(self.cursor))

    def kept_in(self, point: Point) -> Point:
        """The point of the map that is nearest to another."""
        return min(max(point[0], 0.0), self.drawn.width_m), min(max(point[1], 0.0), self.drawn.height_m)


def begin_bench(drawn: Map) -> Bench:
    """A map laid on the table, the cursor in its middle."""
    middle = round(drawn.width_m / 2), round(drawn.height_m / 2)
    bench = Bench(trail=Trail(now=Draft(drawn)))
    return replace(bench, cursor=bench.kept_in((float(middle[0]), float(middle[1]))), grid=first_grid(drawn))


Direction = Literal["left", "right", "up", "down"]
WAYS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""East and north of the arrows."""
