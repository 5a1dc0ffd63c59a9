"""What a review says, told from one side: what each move changed for it, what gave most away. Pure."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.records import record
from squadlog.extras.games.screens.frame.graph import Course
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.words import cut

if TYPE_CHECKING:
    from squadlog.extras.games.game import Kind
    from squadlog.extras.games.players.review import Verdict
    from squadlog.extras.games.telling import Measure

LOST, DEAR = 20, 5
"""What is marked ?? and ?: how many of the per cent shown a move gave away."""
MOST_TOLD = 8
"""Moves of a seat that are told, the worst ones."""
GRAVE, SLIGHT = "▼", "▽"
"""The marks under the graph of moves that gave away much, and some."""


PER_CENT = "%"
"""What a chance is counted in."""


def as_chance(_verdict: "Verdict", value: float) -> str:
    """What a value is worth in a game that is won or lost."""
    return f"{round(value * 100)} {PER_CENT} to win"


@record
class Viewed:
    """A review as one side sees it: whose seat, what the seats are called, what kind of game it is, what it counts.

    `tell` says what a value at a move is worth in the words of the game, a number first: `+3 cards`; `unit` is one of
    what it counts.
    """

    seat: int
    names: tuple[str, ...]
    kind: "Kind"
    measure: "Measure"
    tell: "Callable[[Verdict, float], str]" = as_chance
    unit: str = PER_CENT

    @property
    def heading(self) -> str:
        """What stands over the moves: what the figures beside them are."""
        counted = "chance to win" if self.unit == PER_CENT else f"{self.unit}s over an even share"
        return f"moves: {counted} before → after"

    def figure(self, verdict: "Verdict", value: float) -> str:
        """The number of what a value is worth: `62%`, `+3`."""
        number = self.tell(verdict, value).split()[0]
        return f"{number}%" if self.unit == PER_CENT else number

    def told(self, verdict: "Verdict", value: float) -> str:
        """What a value is worth, in a sentence: `62%`, `+3 cards`."""
        return self.figure(verdict, value) if self.unit == PER_CENT else self.tell(verdict, value)

    def given(self, verdict: "Verdict") -> int:
        """How many of the units that are shown a move gave away."""
        before, after = (int(self.tell(verdict, one).split()[0]) for one in (verdict.before, verdict.after))
        return max(0, before - after) if verdict.loss else 0

    def amount(self, number: int) -> str:
        """A number with its unit: `33%`, `3 cards`."""
        return f"{number}%" if self.unit == PER_CENT else count_of(number, self.unit)

    def lost(self, verdict: "Verdict", sign: str = "") -> str:
        """What a move gave away; empty for nothing worth a word."""
        if given := self.given(verdict):
            return f"{sign}{self.amount(given)}"
        return f"less than a {self.unit}" if percent_lost(verdict) >= DEAR else ""

    def worth(self, verdict: "Verdict", value: float) -> float | None:
        """What something is worth to this side that is worth `value` to whoever moved; None where that says nothing."""
        if verdict.seat == self.seat:
            return value
        return 1 - value if len(self.names) == 2 else None

    def row(self, verdict: "Verdict") -> Content:
        """A move with what it changed for this side."""
        given, mine = percent_lost(verdict), verdict.seat == self.seat
        mark = "??" if given >= LOST else "? " if given >= DEAR else "  "
        before, after = (self.worth(verdict, value) for value in (verdict.before, verdict.after))
        change = ""
        if before is not None and after is not None:
            change = f"{self.figure(verdict, before):>4} → {self.figure(verdict, after):>4}"
        lost = self.lost(verdict, "-" if mine else "+") or verdict.excuse(self.kind)
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
            given = percent_lost(verdict)
            if given >= DEAR and verdict.seat == self.seat:
                marks[place] = GRAVE if given >= LOST else SLIGHT
        values = tuple(self.worth(verdict, verdict.after) for verdict in verdicts)
        return Course(values=values, even=self.measure.even, marks=marks, ends=self.measure.ends, here=here)

    def better(self, verdict: "Verdict") -> list[str]:
        """What whoever moved could have hoped for, and how."""
        who, excuse = self.names[verdict.seat], verdict.excuse(self.kind)
        less = f" The value still fell: it was {excuse}." if excuse else ""
        hoped, was = self.told(verdict, verdict.before), self.told(verdict, verdict.after)
        return [
            f"With the best move {who} could hope for {hoped}; after this one it was {was}.",
            f"{better(verdict)}{less}",
        ]

    def tally(self, verdicts: "Sequence[Verdict]") -> list[str]:
        """What each seat gave away over the whole game, the own one first; then the moves that cost this side most."""
        order = sorted(range(len(self.names)), key=lambda seat: (seat != self.seat, seat))
        found = []
        for seat in order:
            given = [percent_lost(verdict) for verdict in verdicts if verdict.seat == seat]
            much, dear = sum(one >= LOST for one in given), sum(DEAR <= one < LOST for one in given)
            in_all = sum(self.given(verdict) for verdict in verdicts if verdict.seat == seat)
            found.append(
                f"{self.names[seat]}: {count_of(len(given), 'move')}, {much} ??, {dear} ?, "
                f"{self.amount(in_all)} given away"
            )
        mine = [one for one in verdicts if one.seat == self.seat and percent_lost(one) >= DEAR]
        worst = sorted(mine, key=lambda one: -percent_lost(one))[:MOST_TOLD]
        if worst:
            found += ["", f"Costliest moves of {self.names[self.seat]}:"]
        found += [
            f"{one.number:>3}. {one.move}  {self.lost(one, '-')}  better {one.best.moves[0]}" for one in worst
        ]
        return found

    def next_blunder(self, verdicts: "Sequence[Verdict]", here: int) -> int | None:
        """The place of the next move that gave much away, of whichever side; after the last, the first again."""
        marked = [place for place, verdict in enumerate(verdicts) if percent_lost(verdict) >= DEAR]
        return next((place for place in marked if place > here), marked[0] if marked else None)


def summary(viewed: Viewed, verdicts: "Sequence[Verdict]", hope: str) -> str:
    """Who gave most away, and where, and what the figures stand for; `hope` says what they estimate."""
    if not verdicts:
        return "No move was reviewed."
    measure = f"%: {hope}."
    if viewed.unit != PER_CENT:
        measure = f"{viewed.unit.capitalize()}s are more or less than an even share; the graph: {hope}."
    worst = max(verdicts, key=percent_lost)
    if percent_lost(worst) < DEAR:
        return f"{count_of(len(verdicts), 'move')} reviewed: no blunders. {measure}"
    lost = viewed.lost(worst)
    told = f"{viewed.names[worst.seat]} gave most away with move {worst.number}, {worst.move}: {lost}."
    return f"{told} Better: {worst.best.moves[0]}. {measure}"


def percent_lost(verdict: "Verdict") -> int:
    """What a move gave away, in the per cent that are shown before and after it."""
    return max(0, round(verdict.before * 100) - round(verdict.after * 100)) if verdict.loss else 0


def better(verdict: "Verdict") -> str:
    """What would have been better, and how it might have gone on."""
    if not verdict.loss:
        return "It was the only move." if verdict.is_only else "No better move."
    return f"Better: {verdict.best.words}"
