"""A cell of a lab: a kind of battle, which differs from the others of the cell in its dice alone."""

from __future__ import annotations

from squadlog.base.records import record


@record
class Cell:
    """Who meets where: two contenders, `first` and `second`, each led by a commander of its level.

    `scenario` is a ready battle by its key or a scenario file by its path; with `points` a kind of ground or a map for
    battles drawn at random.
    `exchanged`: battles 0 and 1, 2 and 3 ... are a pair with sides exchanged; else the first contender is the first
    side. `whole`: battles are not ended after six turns. `called` names the contenders.
    """

    key: str
    scenario: str
    levels: tuple[str, str]
    called: tuple[str, str]
    points: int = 0
    chapters: tuple[str, ...] = ()
    exchanged: bool = False
    whole: bool = False

    def deal(self, number: int) -> int:
        """The number by which the dice of a battle are chosen: one for both of a pair."""
        return number // 2 if self.exchanged else number
