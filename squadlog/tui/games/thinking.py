"""Thinking that never holds up the screen: a computer's move, or a hint, in a thread of its own."""

import time
from dataclasses import dataclass, field
from threading import Event
from typing import TYPE_CHECKING, Literal

from textual import work
from textual.content import Content

from squadlog.battle.refusal import Refusal
from squadlog.errors import SquadlogError
from squadlog.names import as_sentence
from squadlog.tui.games.table import GameTable
from squadlog.tui.games.words import linked, per_move, percent, refused
from squadlog.tui.places import places
from squadlog.tui.words import cut, lines

if TYPE_CHECKING:
    from squadlog.games.players.player import Line, Thought
    from squadlog.match import Match

SECONDS = 3.0
LEAST_S, MOST_S = 0.1, 600.0
LOOK_EVERY_S = 0.2
TIME = "game_seconds"
"""The setting that keeps the time per move."""


def read_seconds(text: str) -> float | None:
    """A time per move that somebody typed, None if it is none."""
    try:
        seconds = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    return seconds if LEAST_S <= seconds <= MOST_S else None


@dataclass(slots=True, eq=False)
class Thinking:
    """One piece of thinking: what for, since when, and the best of it so far."""

    purpose: Literal["move", "hint"]
    seat: int
    head: int
    began: float
    seconds: float
    stop: Event = field(default_factory=Event)
    best: "Thought | None" = None


class GameThinking(GameTable):
    """A table at which the program thinks: for its own seats, and for people who ask for a hint."""

    def __init__(self, match: "Match") -> None:
        super().__init__(match)
        self.thinking: Thinking | None = None
        self.resting = False
        """The computer waits, because somebody stepped through the moves; `g` lets it go on."""

    def on_mount(self) -> None:
        """Look at the thinking now and then."""
        self.set_interval(LOOK_EVERY_S, self._look)

    def on_unmount(self) -> None:
        """Nobody waits for an answer any more."""
        self.drop_thinking()

    def seconds(self) -> float:
        """The time per move that this user has set."""
        desk = places(self.app).desk
        try:
            chosen = float(desk.store.settings.get(TIME, str(SECONDS))) if desk is not None else SECONDS
        except (SquadlogError, ValueError):
            return SECONDS
        return min(max(chosen, LEAST_S), MOST_S)

    def status_more(self) -> str:
        """The time per move, where anybody uses it."""
        return (
            f" · computer {per_move(self.seconds())} a move"
            if len(self.people) < len(self.match.seats)
            else ""
        )

    def waiting(self) -> str:
        """What is said while the seat to move is not the one who looks."""
        if self.resting:
            return "is to move. Enter or g lets it."
        return "thinks. s makes it move at once, g pauses it." if self.thinking else "is to move."

    def go_on(self) -> None:
        """After anything changed: draw, and let a computer think if it is its turn."""
        self.drop_thinking()
        super().go_on()
        to_move = self.state.to_move
        curtain = self.hidden and self.seat is None and len(self.people) > 1
        if to_move is None or to_move in self.people or self.resting or curtain:
            return
        self.think("move", to_move)

    def think(self, purpose: Literal["move", "hint"], seat: int) -> None:
        """Begin to think for a seat, in place of any thinking that goes on."""
        self.drop_thinking()
        self.thinking = Thinking(
            purpose=purpose, seat=seat, head=self.match.head, began=time.monotonic(), seconds=self.seconds()
        )
        self._think(self.thinking)
        self.draw_next()
        self._look()

    def drop_thinking(self) -> None:
        """End the thinking and do nothing with it."""
        if self.thinking is not None:
            self.thinking.stop.set()
            self.thinking = None

    def stop_thinking(self) -> None:
        """End the thinking with what it has found: a computer moves at once, a hint is given."""
        if self.thinking is not None:
            self.thinking.stop.set()

    @work(thread=True, group="thinking")
    def _think(self, thinking: Thinking) -> None:
        from squadlog.games.players.player import Budget  # noqa: PLC0415 - start-up cost

        def better(thought: "Thought") -> None:
            thinking.best = thought

        budget = Budget(
            seconds=thinking.seconds, clock=time.monotonic, stopped=thinking.stop.is_set, progress=better
        )
        told: Thought | str
        try:
            told = self.match.thought(budget)
        except SquadlogError as error:
            told = as_sentence(error)
        if self.thinking is thinking:
            self.app.call_from_thread(self._thought, thinking, told)

    def _thought(self, thinking: Thinking, told: "Thought | str") -> None:
        if self.thinking is not thinking or not self.is_attached:
            return
        self.thinking = None
        if isinstance(told, str) or thinking.head != self.match.head:
            self.answer(told if isinstance(told, str) else "")
            self.resting = isinstance(told, str)
            self.draw()
        elif thinking.purpose == "hint":
            self.answer(self.hint_words(told))
            self.draw()
        else:
            self.made(self.match.say(self.state.notation(told.move), by=self.match.seats[thinking.seat]))

    def made(self, outcome: object) -> None:
        """Show what came of a move."""
        if isinstance(outcome, Refusal):
            self.resting = True
            self.answer(refused(outcome))
            self.app.bell()
            self.draw()
            return
        self.resting = False
        self.answer("")
        self.go_on()
        self.tell_last()

    def tell_last(self) -> None:
        """Say the last move, as the seat that looks may know it."""
        entries = self.log_entries()
        if entries[-1].seat is not None:
            self.answer(f"{entries[-1].number}. {self.who(entries[-1].seat)}: {entries[-1].words}")

    # What is shown of it

    def _look(self) -> None:
        thinking = self.thinking
        if thinking is None or not self.is_attached:
            return
        spent = min(time.monotonic() - thinking.began, thinking.seconds)
        bar = "█" * round(10 * spent / thinking.seconds)
        told = f"{self.who(thinking.seat)} thinks" if thinking.purpose == "move" else "Thinking of a hint"
        best = thinking.best
        looked = (
            f", {best.depth} deep, {best.searched} looked at" if best is not None and best.searched else ""
        )
        line = f"{told} [{bar:<10}] {spent:.1f} of {per_move(thinking.seconds)}{looked}"
        if thinking.purpose == "hint" and best is not None and best.lines:
            self.answer(lines([Content(line), *self._lines(best.lines)]))
        else:
            # What a computer has in mind is as secret as what a person has.
            self.answer(Content(line))

    def hint_words(self, thought: "Thought") -> Content:
        """A hint: the best lines, best first, with what they are worth to the one who asked."""
        if not thought.lines:
            return Content.assemble(("Hint: ", "bold"), self.state.notation(thought.move))
        looked = (
            f"Hint ({thought.depth} deep, {thought.searched} looked at; % is what the line is worth to you):"
        )
        return lines([Content.styled(looked, "bold"), *self._lines(thought.lines)])

    def _lines(self, found: "tuple[Line, ...]") -> list[Content | str]:
        width = max(self.app.size.width - 14, 20)
        return [
            Content.assemble(
                (f" {place}. {percent(line.value):>4}  ", "bold"), linked(cut("  ".join(line.moves), width))
            )
            for place, line in enumerate(found[:3], start=1)
        ]
