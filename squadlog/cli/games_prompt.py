"""A side game at the prompt, in words: one seat's view at a time, and a curtain between hidden hands."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.cli.commands import OK
from squadlog.cli.game_rules import print_rules
from squadlog.cli.games_moves import legal_moves
from squadlog.cli.games_thinking import computers_move, hint_for, hint_lines, searched
from squadlog.cli.games_words import page
from squadlog.cli.printing import print_wrapped, tell, terminal_width
from squadlog.errors import SquadlogError
from squadlog.match import ONLOOKER
from squadlog.names import cells
from squadlog.seated import called, people, redo_to, undo_own

if TYPE_CHECKING:
    from squadlog.battle.outcome import Moved
    from squadlog.match import Match

HELP = (
    "Write a move as it is noted, or one of these:",
    "  ?        every legal move          undo     take back your last move and what came after it",
    "  show     the game once more        redo     bring it forward again",
    "  hint     the best moves for you    log      the moves so far",
    "  rules    the rules; rules PC-04    quit     leave; the game is kept",
)
_LINE = 2_000
_WIDTH = 100
"""Cells of a line where there is no terminal."""


def play(match: "Match", seconds: float) -> int:
    """Play until the game is over or somebody leaves. What is typed comes from stdin, line by line."""
    table = _Prompt(match, seconds)
    while table.turn():
        pass
    return OK


class _Prompt:
    """Who looks now, and what was typed."""

    def __init__(self, match: "Match", seconds: float) -> None:
        self.match, self.seconds = match, seconds
        self.people = people(match)
        self.looks = ONLOOKER
        """The seat that sees the screen."""
        self.words: dict[str, Callable[[str], None]] = {
            "?": self._moves,
            "moves": self._moves,
            "help": self._help,
            "show": lambda _: self._page(),
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "log": self._log,
            "rules": self._rules,
        }

    def turn(self) -> bool:
        """Until the next move of a person; False when nobody plays on."""
        match = self.match
        for words in computers_move(match, self.seconds):
            print_wrapped([words])
        seat = match.state.to_move
        if seat is None:
            if match.game.kind.hidden:
                self.looks = ONLOOKER
            self._page()
            return False
        first = self.looks == ONLOOKER
        if self._hands_over(seat) and not self._curtain(seat):
            return False
        self.looks = seat
        self._page()
        if first:
            tell("? lists every legal move, help tells the rest.")
        head = match.head
        while match.head == head:
            typed = self._asked(f"{match.seats[seat]}> ")
            if typed is None or typed.casefold() in ("quit", "exit"):
                tell(f"Game {match.id} is kept: squadlog play --game {match.id} --as text goes on with it.")
                return False
            self._said(typed)
        return True

    def _said(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        known = self.words.get(word.casefold())
        if known is not None:
            known(rest.strip())
        elif typed:
            seat = self.looks
            outcome = self.match.say(typed, by=self.match.seats[seat])
            print_wrapped(
                [
                    str(outcome)
                    if isinstance(outcome, Refusal)
                    else f"{called(self.match, seat)}: {outcome.move}"
                ]
            )

    def _asked(self, prompt: str) -> str | None:
        """A line that was typed, None when there will be no more."""
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(_LINE)
        if not line:
            sys.stdout.write("\n")
            return None
        return line.strip()

    def _hands_over(self, seat: int) -> bool:
        """Somebody else may sit there still: who moved last, or whoever goes on with a game that was left."""
        if not self.match.game.kind.hidden or len(self.people) < 2:
            return False
        return self.looks != seat if self.looks != ONLOOKER else bool(self.match.score.moves)

    def _curtain(self, seat: int) -> bool:
        """Between two people with hidden hands: nothing of the one before stays on the screen."""
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
        self.looks = seat
        return self._asked(f"{called(self.match, seat)} takes over. Enter shows that hand. ") is not None

    def _page(self) -> None:
        print_wrapped(["", *page(self.match, self.looks)])

    def _help(self, _: str) -> None:
        print_wrapped(HELP)

    def _moves(self, _: str) -> None:
        print_wrapped(columns(legal_moves(self.match)))

    def _hint(self, _: str) -> None:
        thought = hint_for(self.match, self.seconds)
        print_wrapped(hint_lines(self.match, thought))
        searched(thought)

    def _undo(self, _: str) -> None:
        """Back to the last position in which the one who looks was to move."""
        outcome = undo_own(self.match, (self.looks,), by=self._by())
        if outcome is None:
            print_wrapped(["You have not moved yet."])
        else:
            self._went(outcome)

    def _redo(self, _: str) -> None:
        self._went(redo_to(self.match, self.people, by=self._by()))

    def _by(self) -> str:
        return self.match.seats[self.looks]

    def _went(self, outcome: "Moved | Refusal") -> None:
        print_wrapped([str(outcome) if isinstance(outcome, Refusal) else outcome.sentence])

    def _log(self, _: str) -> None:
        entries = self.match.log(self.looks)[1:]
        print_wrapped(
            f"{entry.number}. {called(self.match, entry.seat or 0)}: {entry.words}" for entry in entries
        )
        if not entries:
            print_wrapped(["No move yet."])

    def _rules(self, what: str) -> None:
        try:
            print_rules(self.match.game.key, what, as_json=False)
        except SquadlogError as error:
            print_wrapped([str(error)])


def columns(words: list[str]) -> list[str]:
    """Words side by side, as many as fit into a line."""
    wide = max((cells(word) for word in words), default=0) + 2
    across = max(terminal_width(_WIDTH) // wide, 1)
    return [
        "".join(word + " " * (wide - cells(word)) for word in words[start : start + across]).rstrip()
        for start in range(0, len(words), across)
    ]
