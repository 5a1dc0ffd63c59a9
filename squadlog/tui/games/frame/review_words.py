"""What a review says, told from one side: what each move changed for it, what gave most away. Pure."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.games.words import count_of
from squadlog.records import record
from squadlog.tui.chrome.words import cut
from squadlog.tui.games.frame.graph import Course
from squadlog.tui.games.frame.words import percent

if TYPE_CHECKING:
    from squadlog.games.game import Kind
    from squadlog.games.players.review import Verdict
    from squadlog.games.telling import Measure

LOST, DEAR = 20, 5
"""What is marked ?? and ?: how many of the per cent shown a move gave away."""
MOST_TOLD = 8
GRAVE, SLIGHT = "▼", "▽"
"""The same under the graph."""


@record
class Viewed:
    """A review as one side sees it: whose seat, what the seats are called, what kind of game it is, what it counts."""

    seat: int
    names: tuple[str, ...]
    kind: "Kind"
    measure: "Measure"

    def worth(self, verdict: "Verdict", value: float) -> float | None:
        """What something is worth to this side that is worth `value` to whoever moved; None where that says nothing."""
        if verdict.seat == self.seat:
            return value
        return 1 - value if len(self.names) == 2 else None

    def row(self, verdict: "Verdict") -> Content:
        """A move with what it changed for this side."""
        given, mine = given_away(verdict), verdict.seat == self.seat
        mark = "??" if given >= LOST else "? " if given >= DEAR else "  "
        before, after = (self.worth(verdict, value) for value in (verdict.before, verdict.after))
        change = "" if before is None or after is None else f"{percent(before):>4} → {percent(after):>4}"
        lost = f"{'-' if mine else '+'}{given}%" if given else verdict.excuse(self.kind)
        words = (
            f"{mark} {verdict.number:>3}. {cut(self.names[verdict.seat], 6):<6} {cut(verdict.move, 18):<18} "
            f"{change:<11}  {lost}"
        ).rstrip()
        style = "" if not mark.strip() else "bold $out" if mine else "bold"
        return Content.styled(words, style)

    def course(self, verdicts: "Sequence[Verdict]", here: int) -> Course:
        """The graph of the game, the cursor on the move of that place."""
        marks: dict[int, str] = {}
        for place, verdict in enumerate(verdicts):
            given = given_away(verdict)
            if given >= DEAR and verdict.seat == self.seat:
                marks[place] = GRAVE if given >= LOST else SLIGHT
        values = tuple(self.worth(verdict, verdict.after) for verdict in verdicts)
        return Course(values=values, even=self.measure.even, marks=marks, ends=self.measure.ends, here=here)

    def better(self, verdict: "Verdict") -> list[str]:
        """What whoever moved could have hoped for, and how."""
        who, excuse = self.names[verdict.seat], verdict.excuse(self.kind)
        less = f" Less is left all the same: it was {excuse}." if excuse else ""
        hoped, was = percent(verdict.before), percent(verdict.after)
        return [
            f"With the best move {who} could hope for {hoped}; after this one it was {was}.",
            f"{better(verdict)}{less}",
        ]

    def tally(self, verdicts: "Sequence[Verdict]") -> list[str]:
        """What each seat gave away over the whole game, the own one first; then the moves that cost this side most."""
        order = sorted(range(len(self.names)), key=lambda seat: (seat != self.seat, seat))
        found = []
        for seat in order:
            given = [given_away(verdict) for verdict in verdicts if verdict.seat == seat]
            much, dear = sum(one >= LOST for one in given), sum(DEAR <= one < LOST for one in given)
            found.append(
                f"{self.names[seat]}: {count_of(len(given), 'move')}, {much} that gave much away (??), "
                f"{dear} dear (?), {sum(given)}% in all"
            )
        mine = [one for one in verdicts if one.seat == self.seat and given_away(one) >= DEAR]
        worst = sorted(mine, key=lambda one: -given_away(one))[:MOST_TOLD]
        if worst:
            found += ["", f"What cost {self.names[self.seat]} most:"]
        found += [
            f"{one.number:>3}. {one.move}  -{given_away(one)}%  better {one.best.moves[0]}" for one in worst
        ]
        return found

    def next_blunder(self, verdicts: "Sequence[Verdict]", here: int) -> int | None:
        """The place of the next move that gave much away, of whichever side; after the last, the first again."""
        marked = [place for place, verdict in enumerate(verdicts) if given_away(verdict) >= DEAR]
        return next((place for place in marked if place > here), marked[0] if marked else None)


def summary(verdicts: "Sequence[Verdict]", names: Sequence[str], measure: str) -> str:
    """Who gave most away, and where; and what the per cent stand for."""
    if not verdicts:
        return "No move was weighed."
    worst = max(verdicts, key=given_away)
    if given_away(worst) < DEAR:
        return f"{count_of(len(verdicts), 'move')} weighed: none gave much away. {measure}"
    told = f"{names[worst.seat]} gave most away with move {worst.number}, {worst.move}: {given_away(worst)}%."
    return f"{told} Better: {worst.best.moves[0]}. {measure}"


def given_away(verdict: "Verdict") -> int:
    """What a move gave away, in the per cent that are shown before and after it."""
    return max(0, round(verdict.before * 100) - round(verdict.after * 100)) if verdict.loss else 0


def better(verdict: "Verdict") -> str:
    """What would have been better, and how it might have gone on."""
    if not verdict.loss:
        return "There was no other move." if verdict.is_only else "As good as any."
    return f"Better: {verdict.best.words}"
