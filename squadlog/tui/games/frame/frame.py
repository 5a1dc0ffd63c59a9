"""The frame that every game screen shares. A game adds its board and its words.

The contract
============
A screen of a game inherits `GameScreen`, sets its `HELP` (`f"... {FRAME_HELP}"`), and gives

- `board()`: the widget that shows the position, made once; the frame gives it the id `board`, all the room that the
  list of moves leaves, and the keys first. It should take the focus, and arrows, Enter and mouse within it.
- `lay_out()`: show `self.view` on it. `view` is what the seat that looks may see, None behind the curtain: then no
  card of any hand may stay in the widget, in its tool tip or in a line of the screen. Draw from `view`, from
  `self.open_view` what lies open to all, and from `self.others()`, which is empty until the game is over, the hands of
  the others; nothing else. Who is to move and how the game ended, `self.match` says.
- `next_step()`: one line, what the person to move can do next; asked only when that person looks (`self.mine`).
- `standing()`: lines above the moves: what every seat has, in points, cards or chips.
- `example()`: a move as it is written, such as `4S>C`.
- `choices()`, if it wants to: every legal move as notation and words, for the list of `m`; by default each move of
  `view` in its notation.
- `busy()`: whether that person has begun to choose here, so that Enter means the board also in a game that was over.
- `pointing()`: what the person points at, so that a hint leaves the keys to somebody who is busy on the board.
- `play_written(text)`, if it wants to ask for more than was written (captures, a target), before it plays.
- bindings of its own. Ids begin with `game.` if the frame has it, with the game's own short word if not.

What it does with a move that somebody chose: `self.play("4S>C")`. The frame asks the record, shows a refusal with its
rule, hands over behind the curtain, lets the computer think, and calls `lay_out()` again. `self.ask(sheet, then)`
opens a sheet for part of a move (a target, a captures prompt); `self.answer(...)` shows a line under the board.

What it finds here: `self.match` (the game as the whole table sees it), `self.seat` (who looks; None behind the curtain), `self.view`,
`self.mine` (a person looks and is to move), `self.who(seat)`, `self.people`, `self.last_move()` (as the one who looks
may know it), `self.made_last()` (the move itself), `self.thinking` and `self.resting`; `self.over` (the game has
ended, also for who has gone back in it: every hand may be shown) and `self.replaying` (somebody walks through it: ask
and tell nothing on the way); `self.walks` (it was over, somebody has gone back in it, and Enter leads on to the next
move). When that is so, or another is to move, whatever is chosen on the board goes to `self.go_or_say()`. Style:
`CSS_PATH = [FRAME_LOOKS, "<own>.tcss"]` (from `table`), rules nested under the class name; `#panel` is the column
with the moves (30 cells), `#board` has the rest; `-narrow` below 120 columns. A screen is opened with
`app.show("game", match)`; `tables.py` says which class shows which game.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList

from squadlog.games.catalogue import words_of
from squadlog.lazily import lazily
from squadlog.tui.chrome.confirm import ConfirmSheet
from squadlog.tui.chrome.places import places
from squadlog.tui.games.frame.hints import HintList
from squadlog.tui.games.frame.moving import GameMoving
from squadlog.tui.games.frame.table import MoveList
from squadlog.tui.games.frame.words import linked, offered

with lazily():
    from squadlog.tui.games.frame import sheets

if TYPE_CHECKING:
    from squadlog.shell.match_seat import MatchSeat

FRAME_HELP = (
    "A colon opens a line to write a move, m lists every legal move. h thinks about the best moves for you; "
    "Escape or s stops that. It "
    "shows the line of the move it would make itself, then the next best, with what each is worth to you: "
    "Enter or its number plays the first move of a line. u takes back your last move with everything after "
    "it, z brings it "
    "forward again; comma and full stop step through the moves one by one, l goes to the list of moves, where "
    "Enter stands "
    "at any of them, b gives the place where the game stands a name. When you stepped back, the computer "
    "waits: Enter or g lets it "
    "move, and g makes one that thinks pause. s makes it move at once, t sets its time per move; o moves for "
    "one that could not. R (Shift+r) resigns.\n"
    "/ opens the rules of this game, i shows what was agreed, e writes the record into a file, k counts who "
    "won what so far, "
    "v looks through a finished game for the moves that lost it. In a game that is over every hand lies open, "
    "and you can step through it: "
    "Enter leads on to its end, and before another move begins it again from there you are asked. Escape "
    "twice leaves; every move is kept."
)


class GameScreen(GameMoving):
    """A side game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", "Hint", id="game.hint"),
        Binding("u", "undo", "Undo", id="game.undo"),
        Binding("z", "redo", "Redo", id="game.redo", show=False),
        Binding("colon", "write", "Write a move", id="game.write", show=False),
        Binding("m", "list_moves", "Moves", id="game.moves"),
        Binding("comma", "step(-1)", "Step back", id="game.back", show=False),
        Binding("full_stop", "step(1)", "Step forward", id="game.forward", show=False),
        Binding("l", "log", "Log", id="game.log", show=False),
        Binding("b", "name_place", "Name this place", id="game.branch", show=False),
        Binding("g", "let_go", "Go on, pause", id="game.go"),
        Binding("s", "stop", "Move now", id="game.stop"),
        Binding("o", "take_over", "Move for it", id="game.over"),
        Binding("t", "time", "Time per move", id="game.time", show=False),
        Binding("slash", "rules", "Rules", id="game.rules"),
        Binding("i", "agreed", "Agreed", id="game.agreed", show=False),
        Binding("R", "resign", "Resign", id="game.resign", show=False),
        Binding("v", "review", "Review", id="game.review"),
        Binding("v", "review_waits", "Review, when it is over", show=False),
        Binding("k", "count", "Statistics", id="game.count", show=False),
        Binding("e", "export", "Export", id="game.export", show=False),
    ]

    def __init__(self, match: "MatchSeat") -> None:
        super().__init__(match)
        self._leaving = False

    # For a game to give, beside board, lay_out, next_step and standing

    def example(self) -> str:
        """A move of this game, as it is written."""
        raise NotImplementedError

    def choices(self) -> Sequence[tuple[str, str]]:
        """Every legal move of the seat that looks: notation, and what it is in words."""
        return offered(words_of(self.match.game).offers(self.view)) if self.mine else ()

    # For a game to use

    @property
    def walks(self) -> bool:
        """Whether Enter leads on through a game that was over: somebody has gone back in it and has not begun to choose."""
        return self.over and self.match.to_move is not None and not (self.mine and self.busy())

    def busy(self) -> bool:
        """Whether the person to move has begun to choose at this position. A game says it."""
        return False

    def play(self, move: str) -> None:
        """Make a move, in notation, for the person who looks, or show why not.

        In a game that was over it is asked first.
        """
        if not self.mine:
            self.answer(self.not_yours())
            self.app.bell()
        elif self.over:
            self._begin_again(lambda: self._play(move))
        else:
            self._play(move)

    def _begin_again(self, then: Callable[[], object]) -> None:
        """Ask before a game that was over goes on from here."""
        sheet = ConfirmSheet(
            "The game is over. Begin it again from here? What came after stays in the list of moves."
        )
        self.ask(sheet, lambda yes: then() if yes else None)

    def _play(self, move: str) -> None:
        self.made(self.door.say(move))

    def not_yours(self) -> str:
        """Why the one who looks cannot move now."""
        to_move = self.match.to_move
        if to_move is None:
            return "The game is over. u takes back, v looks where it was lost."
        return f"{self.who(to_move)} {self.waiting()}"

    def go_or_say(self) -> None:
        """Somebody chose something while another is to move: a computer that waits is let go, else it is said who is.

        In a game that was over, the next move of it is shown instead.
        """
        if self.walks:
            self.action_step(1)
        elif self.resting and self.match.to_move is not None:
            self.action_let_go()
        else:
            self.tell(self.not_yours())

    def ask(self, sheet: ModalScreen[Any], then: Callable[[Any], object]) -> None:
        """Open a sheet; `then` is not called when it is put aside."""

        def answered(said: object) -> None:
            if said is not None:
                then(said)

        self.app.push_screen(sheet, answered)

    def last_move(self) -> str:
        """The last move, as the one who looks may know it; empty at the start."""
        entry = self.log_entries()[-1]
        return entry.words if entry.seat is not None else ""

    def next_words(self) -> Content:
        """What to do next, or that one more Escape leaves."""
        if self._leaving:
            return Content.assemble(
                ("▶ Escape once more ", "bold reverse"),
                " leaves the game. Every move is kept: go on at any time.",
            )
        if self.walks:
            return Content.assemble(
                ("▶ The game is over ", "bold reverse"),
                " and you have gone back: Enter walks on, another move or g begins it again here.",
            )
        return super().next_words()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Any other key, and nobody leaves."""
        if self._leaving and event.key != "escape":
            self._leaving = False
            self.draw_next()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Keys that do nothing now are not shown."""
        match action:
            case "hint" | "write" | "list_moves":
                return self.mine
            case "resign":
                return self.mine and not self.over
            case "take_over":
                return self.stuck
            case "stop":
                return self.thinking is not None
            case "review":
                return self.over or not self.hidden
            case "review_waits":
                return self.hidden and not self.over
            case "let_go":
                paused = self.resting and self.match.to_move is not None
                return paused or (self.thinking is not None and self.thinking.purpose == "move")
        return True

    def action_back(self) -> None:
        """Stop thinking of a hint, else back from the list of moves to the board, else leave when asked once more."""
        if self.thinking is not None and self.thinking.purpose == "hint":
            self.stop_thinking()
        elif isinstance(self.focused, HintList):
            self.answer("")
        elif isinstance(self.focused, MoveList):
            self.query_one("#board").focus()
        elif self._leaving:
            super().action_back()
        else:
            # One Escape too many, meant for a hint or a chosen card, must not throw anybody out of the game.
            self._leaving = True
            self.answer("")
            self.draw_next()

    def action_hint(self) -> None:
        """Think about the best moves for you, as long as the time per move allows; choose among those already shown."""
        hints = self.query_one(HintList)
        if hints.display:
            self.set_focus(hints)
        elif self.mine and self.seat is not None:
            self.think("hint", self.seat)

    def action_stop(self) -> None:
        """A computer that thinks moves at once; a hint is given as it stands."""
        self.stop_thinking()

    def action_take_over(self) -> None:
        """Move for a computer that could not."""
        self.take_over()

    def action_let_go(self) -> None:
        """Let the computer move on from here; while it thinks, make it pause."""
        if self.over and self.resting:
            self._begin_again(self._go_or_pause)
        else:
            self._go_or_pause()

    def _go_or_pause(self) -> None:
        self.resting = not self.resting
        self.answer("")
        self.go_on()

    def action_log(self) -> None:
        """To the list of moves."""
        self.query_one(MoveList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Stand at the chosen move, or play the first one of a hint's line."""
        if event.option_list.id == "hints":
            event.stop()
            self.play(self.query_one(HintList).moves[int(event.option.id or 0)])
        elif event.option_list.id == "moves":
            event.stop()
            self.jump_to(int(event.option.id or 0))

    def action_resign(self) -> None:
        """Give the game up, once that is confirmed."""
        more = len(self.match.seats) > 2
        ends = " The game ends, and of the others whoever has most wins." if more else " The other one wins."
        sheet = ConfirmSheet(f"Resign?{ends}")
        self.ask(sheet, lambda yes: self.play("resign") if yes else None)

    def action_list_moves(self) -> None:
        """List every legal move; Enter makes one."""
        self.ask(sheets.MovesSheet("Every move you can make", self.choices()), self.play)

    def action_write(self) -> None:
        """Write a move as it is noted; what is wrong with it is said, and it can be mended."""

        def refusal(text: str) -> Content | None:
            refused = self.door.refusal(text)
            return None if refused is None else Content.assemble(("✗ ", "bold $error"), linked(str(refused)))

        self.ask(sheets.WriteSheet(f"Your move, such as {self.example()}:", refusal), self.play_written)

    def play_written(self, text: str) -> None:
        """Make a move that was written and can be made; a game may ask for more."""
        self.play(text)

    def action_rules(self) -> None:
        """Open the rules of this game in words."""
        places(self.app).show("game_rules", self.match.game.key)

    def action_agreed(self) -> None:
        """Show what was agreed for this game."""
        places(self.app).show("reading", "What was agreed", sheets.agreed_words(self.match))

    def action_review(self) -> None:
        """Look through the game for the moves that lost it."""
        self.drop_thinking()
        self.resting = True
        places(self.app).show("game_review", self.match, self.seat, then=self._reviewed)

    def action_review_waits(self) -> None:
        """Say when the game can be reviewed."""
        self.tell("A review tells every hand, so it waits until the game is over: v looks through it then.")

    def _reviewed(self, chosen: tuple[int, str] | None) -> None:
        if chosen is not None:
            self.jump_to_move(chosen[0])
            self.answer(Content(f"Before move {chosen[0]}. {chosen[1]}"))

    def action_count(self) -> None:
        """Count the stored games: who played, won, drew and lost how many."""
        places(self.app).show("game_statistics", self.match.game.key)
