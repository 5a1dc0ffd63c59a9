"""What stands on the subphase track, as values: chapters give it, screens and paper draw it and know no chapter."""

from typing import Literal

from squadlog.base.records import value
from squadlog.battle.moment import Moment

Look = Literal["bar", "double", "hatched", "barred", "open", "point"]
"""An action under way, a fight, what keeps from acting for a while or for good, what waits, a moment."""


@value
class Bar:
    """How something is shown on the track.

    `word` stands in the bar, `short` instead where room is short, `says` is the predicate of a sentence (the word,
    where it is empty). `glyph` is its sign: where it ends, or all there is of it where it has but one cell; empty: that
    of its look. `eyes` is the one side that may see it besides the referee, empty for everybody. `row` is what its row
    is called where it is the row of neither a unit nor a feature.
    """

    word: str
    look: Look = "bar"
    glyph: str = ""
    says: str = ""
    eyes: str = ""
    row: str = ""
    short: str = ""


@value
class OnTrack:
    """A bar in the row of a unit (its number), of a feature or of anything else (its id), both subphases included.

    `until` None: it has no end yet.
    """

    of: int | str
    start: Moment
    until: Moment | None
    bar: Bar
