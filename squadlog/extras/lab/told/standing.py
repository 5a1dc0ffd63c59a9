"""How a lab stands: a value that is taken while battles are played, and shown wherever somebody looks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.base.records import record
from squadlog.extras.lab.told.compared import say_together
from squadlog.extras.lab.told.findings import (
    count_rest,
    round_up,
    say_ruled_out,
    say_verdict,
    tell_cell,
)
from squadlog.extras.lab.told.lengths import list_spreads, tell_spread
from squadlog.reports.story.minutes import format_time

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.lab.deciding.claims import Claim
    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.trials.cell import Measure
    from squadlog.extras.lab.trials.running import RunningLab, WhyStopped


@record
class CellStanding:
    """How a cell stands: its claim as a value and in words, and all that is told of it in `lines`.

    `battles` count, at most `most` are played; `rest` more would settle it, 0 where it is settled or nobody can say.
    """

    key: str
    called: tuple[str, str]
    claim: Claim
    battles: int
    most: int
    rest: int
    settled: bool
    verdict: str
    ruled_out: str
    lines: tuple[str, ...]
    why_stopped: WhyStopped
    by: Measure = "won"


@record
class LabStanding:
    """How a lab stands: `within` from 0 to 1 is called even.

    `together` is what all cells tell together, a line each: what things are worth, who is strongest.
    `now` battles were played since it was opened, one every `seconds_each` seconds, those of all processes together.
    """

    title: str
    within: float
    cells: tuple[CellStanding, ...]
    now: int
    seconds_each: float
    together: tuple[str, ...] = ()

    @property
    def by(self) -> Measure:
        """What the lines of all cells measure."""
        return self.cells[0].by if self.cells else "won"

    @property
    def battles(self) -> int:
        """How many battles count."""
        return sum(one.battles for one in self.cells)

    @property
    def settled(self) -> int:
        """How many cells are settled."""
        return sum(one.settled for one in self.cells)

    @property
    def share(self) -> float:
        """How much is done of what is played at most, from 0 to 1: it never falls, and is 1 once all is settled."""
        most = sum(one.battles if one.settled else one.most for one in self.cells)
        return self.battles / most if most else 1.0


def stand(lab: RunningLab) -> LabStanding:
    """How a lab stands now."""
    return LabStanding(
        title=lab.lab.title or f"A lab: {lab.lab.question}",
        within=lab.lab.within / 100,
        cells=tuple(_stand(lab, so_far) for so_far in lab.cells.values()),
        now=lab.now,
        seconds_each=lab.seconds_each,
        together=say_together(lab),
    )


def _stand(lab: RunningLab, so_far: CellSoFar) -> CellStanding:
    claim, is_played = lab.claim(so_far), bool(so_far.rows)
    verdict = say_verdict(lab, claim, *so_far.cell.called) if is_played else "Not played yet."
    return CellStanding(
        key=so_far.cell.key, called=so_far.cell.called, claim=claim, battles=len(so_far.rows), most=lab.lab.battles,
        rest=count_rest(lab, so_far), settled=so_far.settled, verdict=verdict,
        ruled_out=say_ruled_out(claim, so_far.cell.by) if is_played else "", lines=tuple(_tell(lab, so_far)),
        why_stopped=lab.why_stopped(so_far), by=so_far.cell.by,
    )  # fmt: skip


def _tell(lab: RunningLab, so_far: CellSoFar) -> Iterator[str]:
    """What a cell has shown, and what its battles were like."""
    yield from tell_cell(lab, so_far)
    for spread in list_spreads(so_far.rows, so_far.cell.called):
        yield from ("", *tell_spread(spread))


def say_done(standing: LabStanding) -> str:
    """How many battles and cells are done: `337 battles, 1 of 2 cells settled`."""
    cells = so_many(len(standing.cells), "cell")
    battles = f"{standing.battles:,} {'battle' if standing.battles == 1 else 'battles'}"
    return f"{battles}, {standing.settled} of {cells} settled"


def say_to_go(standing: LabStanding) -> str:
    """How many battles are to go until all is settled, or until all that may be played are; empty for none."""
    left = [one for one in standing.cells if not one.settled]
    most = sum(one.most - one.battles for one in left)
    wanted = sum(min(one.rest or one.most, one.most - one.battles) for one in left)
    if not wanted:
        return ""
    took = (
        f", about {format_time(wanted * standing.seconds_each, to_come=True)}"
        if standing.seconds_each
        else ""
    )
    if wanted >= most:
        return f"at most {most:,} battles to go{took}"
    return f"some {round_up(wanted):,} battles to go{took}"


def say_why_stopped(standing: LabStanding) -> str:
    """Why no more is played, as a sentence."""
    whys = {one.why_stopped for one in standing.cells}
    if whys == {"settled"}:
        return "It is settled: no more battles are needed."
    if whys <= {"settled", "all battles played"}:
        return "All its battles are played."
    if not standing.battles:
        return "No battle has been played yet."
    if "asked to stop" in whys:
        return "It was asked to stop; what is missing can be played."
    if "time is up" in whys:
        return "Its time was up; what is missing can be played."
    return "Not all its battles are played."


def say_so_far(standing: LabStanding) -> str:
    """What a lab has come to in one line: `124 battles, 2 of 2 cells settled: 1 fair, 1 unfair`."""
    if not standing.battles:
        return "not played yet"
    claims = Counter(one.claim.verdict for one in standing.cells)
    told = ", ".join(f"{count} {verdict}" for verdict, count in claims.items())
    return f"{say_done(standing)}{f': {told}' if standing.settled else ''}"
