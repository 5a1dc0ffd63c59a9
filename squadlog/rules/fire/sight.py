"""What a line of sight meets, judged: woods by their depth, ground by dead zones, cover by its table (LOS).

The one judge of all there is: of what is stated, of what is measured on a map, and of what the calculator is asked.
"""

from functools import lru_cache

from squadlog.base.records import value
from squadlog.rules.common.context import BookReading
from squadlog.rules.fire.cover import Cells
from squadlog.rules.fire.slopes import Slopes, slopes_of
from squadlog.rules.fire.woods import Depths, depths_of


@value
class BookJudge:
    """A `concealment.Judge` by the tables and the readings in force."""

    woods: Depths
    slopes: Slopes
    cover: Cells


@lru_cache(maxsize=32)
def judge_of(reading: BookReading) -> BookJudge:
    """Who judges sight under this reading of the book."""
    return BookJudge(depths_of(reading), slopes_of(reading), Cells(reading))
