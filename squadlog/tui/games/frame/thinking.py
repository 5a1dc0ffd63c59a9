"""Thinking that never holds up the screen: a computer's move, or a hint, in a thread of its own."""

import time
from dataclasses import dataclass, field
from threading import Event
from typing import TYPE_CHECKING, Literal

from textual import work
from textual.content import Content

from squadlog.battle.refusal import Refusal
from squadlog.errors import SquadlogError
from squadlog.games.catalogue import words_of
from squadlog.lazily import lazily
from squadlog.shell.mishaps import noted
from squadlog.shell.pace import USUAL_HOPE, USUAL_S, pace, resigns_below
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.words import lines
from squadlog.tui.games.frame.hints import HOW, HintList, best_lines, line_rows, looked
from squadlog.tui.games.frame.table import GameTable
from squadlog.tui.games.frame.words import per_move, refused

with lazily():
    from squadlog.games.players import player as players

if TYPE_CHECKING:
    from squadlog.games.players.player import Thought
    from squadlog.shell.match_seat import MatchSeat

LOOK_EVERY_S = 0.2
READ_S = 4.0
"""How long an answer stands before the progress of somebody who thinks takes its place."""


@dataclass(slots=True, eq=False)
class Thinking:
    """One piece of thinking: what for, since when, and the best of it so far."""

    purpose: Literal["move", "hint"]
    seat: int
    head: int
    began: float
    seconds: float
    resigns_below: float = 0.0
    stop: Event = field(default_factory=Event)
    best: "Thought | None" = None
    pointing: object = None
    """What was pointed at when it began."""


class GameThinking(GameTable):
    """A table at which the program thinks: for its own seats, and for people who ask for a hint."""

    def __init__(self, match: "MatchSeat") -> None:
        super().__init__(match)
        self.thinking: Thinking | None = None
        self.resting = self.over
        """The computer waits, because somebody stepped through the moves; `g` lets it go on."""
        self.stuck = False
        """The computer to move could not: it can be asked again, or a person moves for it."""
        self._stands_until = 0.0

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
            return USUAL_S if desk is None else pace(desk.store.settings)
        except SquadlogError:
            return USUAL_S

    def resigns_below(self) -> float:
        """Below which hope the computers of this user resign."""
        desk = places(self.app).desk
        try:
            return USUAL_HOPE if desk is None else resigns_below(desk.store.settings)
        except SquadlogError:
            return USUAL_HOPE

    def status_more(self) -> str:
        """The time per move, where anybody uses it."""
        if len(self.people) == len(self.match.seats):
            return ""
        whose = "computer " if self.has_class("-wide") else ""
        return f" · {whose}{per_move(self.seconds())} a move"

    def waiting(self) -> str:
        """What is said while the seat to move is not the one who looks."""
        if self.stuck:
            return "could not move. Enter or g asks it again, o lets you move for it, u takes back."
        if self.resting:
            return "is to move. Enter or g lets it."
        return "thinks. s makes it move at once, g pauses it." if self.thinking else "is to move."

    def go_on(self) -> None:
        """After anything changed: draw, and let a computer think if it is its turn."""
        self.drop_thinking()
        self.stuck = False
        super().go_on()
        to_move = self.match.to_move
        curtain = self.hidden and self.seat is None and len(self.people) > 1
        if to_move is None or to_move in self.people or self.resting or curtain:
            return
        self.think("move", to_move)

    def think(self, purpose: Literal["move", "hint"], seat: int) -> None:
        """Begin to think for a seat, in place of any thinking that goes on."""
        self.drop_thinking()
        self.thinking = Thinking(
            purpose=purpose,
            seat=seat,
            head=self.match.head,
            began=time.monotonic(),
            seconds=self.seconds(),
            resigns_below=self.resigns_below(),
            pointing=self.pointing(),
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
        def better(thought: "Thought") -> None:
            thinking.best = thought

        budget = players.Budget(
            seconds=thinking.seconds, clock=time.monotonic, stopped=thinking.stop.is_set, progress=better
        )
        told: Thought | str
        try:
            if thinking.purpose == "move":
                told = self.match.at(thinking.seat).decided(budget, resigns_below=thinking.resigns_below)
            else:
                told = self.match.at(thinking.seat).thought(budget)
        except SquadlogError as error:
            told = error.cited
        except Exception as error:  # noqa: BLE001 - whatever a player does, the people at the table play on
            told = (
                f"✗ {self.who(thinking.seat)} stumbled over a fault in the program ({type(error).__name__}); "
                "nothing was "
                f"changed. Details: {noted(error, f'a player of {self.match.game.key} thinks')}"
            )
        if self.thinking is thinking:
            self.app.call_from_thread(self._thought, thinking, told)

    def _thought(self, thinking: Thinking, told: "Thought | str") -> None:
        if self.thinking is not thinking or not self.is_attached:
            return
        self.thinking = None
        if isinstance(told, str):
            self.resting = self.stuck = thinking.purpose == "move"
            self.answer(Content(told))
            self.draw()
        elif thinking.head != self.match.head:
            self.answer("")
            self.draw()
        elif thinking.purpose == "hint":
            self._offer(told, at_rest=thinking.pointing == self.pointing())
        else:
            player = self.match.at(thinking.seat)
            self.made(player.say(player.notation(told.move), hope=told.hope))

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
        again = self.was_over and not self.over
        self.go_on()
        self.tell_last()
        if again:
            self.tell("Begun again from here. l, then Enter on the last line marked ~, leads back.")

    def tell_last(self) -> None:
        """Say the last move, as the seat that looks may know it."""
        entries = self.log_entries()
        if entries[-1].seat is not None:
            self.answer(f"{entries[-1].number}. {self.who(entries[-1].seat)}: {entries[-1].words}")

    def tell(self, told: str) -> None:
        """An answer that can be read although somebody thinks."""
        self.answer(told)
        self._stands_until = time.monotonic() + READ_S

    # What is shown of it

    def _look(self) -> None:
        thinking = self.thinking
        if thinking is None or not self.is_attached or time.monotonic() < self._stands_until:
            return
        spent = min(time.monotonic() - thinking.began, thinking.seconds)
        bar = "█" * round(10 * spent / thinking.seconds)
        told = f"{self.who(thinking.seat)} thinks" if thinking.purpose == "move" else "Thinking of a hint"
        best = thinking.best
        far = f", {looked(best)}" if best is not None and best.searched else ""
        line = f"{told} [{bar:<10}] {spent:.1f} of {per_move(thinking.seconds)}{far}"
        if thinking.purpose == "hint" and best is not None and best.lines:
            self.answer(lines([Content(line), *line_rows(best_lines(best), self._room)]))
        else:
            # What a computer has in mind is as secret as what a person has.
            self.answer(Content(line))

    @property
    def _room(self) -> int:
        """The cells that a line of a hint may have."""
        return max(self.size.width - 2, 32)

    def pointing(self) -> object:
        """What the person points at on the board: if that has changed, somebody is busy there. A game may say more."""
        return None

    def _offer(self, thought: "Thought", *, at_rest: bool) -> None:
        """Show a hint: lines with what they are worth to the one who asked, to be played from there.

        It takes the keys only where nobody has done anything since he asked: Enter must not mean something else at
        once.
        """
        if not thought.lines:
            self.answer(Content.assemble(("Hint: ", "bold"), self.door.notation(thought.move)))
            self.draw()
            return
        takes = at_rest and self.app.screen is self and self.focused is self.query_one("#board")
        how = "Hint, its choice first" if takes else "Hint (h again to choose a line)"
        worth = words_of(self.match.game).hope(self.match.agreed.options).partition(", judged")[0]
        self.answer(Content.styled(f"{how}; % is {worth} ({looked(thought)}):", "bold"))
        hints = self.query_one(HintList)
        hints.offer(best_lines(thought), self._room)
        if takes:
            self.set_focus(hints)
        self.draw()

    def next_words(self) -> Content:
        """What to do next; while a hint has the keys, what can be done with it."""
        hints = self.query_one(HintList)
        if self.mine and hints.display and hints.has_focus:
            return Content.assemble((f"▶ {self.who(self.seat or 0)} ", "bold reverse"), f" {HOW}")
        return super().next_words()

    def on_descendant_focus(self) -> None:
        """Other keys, another line that says what is next."""
        self.draw_next()

    def on_descendant_blur(self) -> None:
        """Likewise."""
        self.draw_next()

    def take_over(self) -> None:
        """Let people move for the computer that could not, until the game is left."""
        seat = self.match.to_move
        if self.stuck and seat is not None:
            self.people = tuple(sorted((*self.people, seat)))
            self.resting = False
            self.go_on()
            self.answer(Content(f"You move for {self.who(seat)} from here, until you leave the game."))
