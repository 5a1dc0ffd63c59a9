"""A cell of a lab: a kind of battle, which differs from the others of the cell in its dice alone."""

from typing import Literal

from squadlog.base.records import record

Measure = Literal["won", "strength"]


@record
class Cell:
    """Who meets where: two contenders, `first` and `second`, each led by a commander of its level.

    `scenario` is a ready battle by its key or a scenario file by its path; with `points` a kind of ground or a map for
    battles drawn at random. With `squads`, those of the first and of the second contender as the text of their files,
    it is the ground on which these two meet.
    `exchanged`: battles 0 and 1, 2 and 3 ... are a pair with sides exchanged; else the first contender is the first
    side. `whole`: battles are not ended after six turns. `called` names the contenders. `by` is what they are measured
    by: who has won, or what each took of the other's strength. Cells of one `dice` have the same grounds and dice; else
    each has its own.
    """

    key: str
    scenario: str
    levels: tuple[str, str]
    called: tuple[str, str]
    points: int = 0
    chapters: tuple[str, ...] = ()
    exchanged: bool = False
    whole: bool = False
    squads: tuple[str, ...] = ()
    by: Measure = "won"
    dice: str = ""

    def swaps(self, number: int) -> bool:
        """Whether the first contender has the second side in a battle."""
        return self.exchanged and number % 2 == 1

    def deal(self, number: int) -> int:
        """The number by which the dice of a battle are chosen: one for both of a pair."""
        return number // 2 if self.exchanged else number
