"""A side game at the prompt, in words: one seat's view at a time, and a curtain between hidden hands."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from squadlog.base.errors import RulebookError
from squadlog.base.names import cells
from squadlog.battle.refusal import Refusal
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.lines import Lines, curtain
from squadlog.cli.printing import print_wrapped, tell, terminal_width
from squadlog.extras.games.commands.advice import print_verdicts, too_early, weigh_moves
from squadlog.extras.games.commands.rules import gist_lines, print_rules
from squadlog.extras.games.commands.thinking import computers_move, hint_for, hint_lines, print_search
from squadlog.extras.games.commands.words import explain_totals, format_options, page
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.session.pace import Pace
from squadlog.facts.seats import Speaker

if TYPE_CHECKING:
    from squadlog.battle.outcome import Moved
    from squadlog.extras.games.session.match_seat import MatchSeat

HELP = (
    "Write a move as it is noted, or one of these:",
    "  ?        every legal move           undo     undo the last move that a person made",
    "  show     the game once more         redo     redo it",
    "  hint     the best moves for you     log      the moves so far",
    "  1 2 3    the move in front of a     name     give this place a name: name before the queen",
    "           line of the last hint      options  the options of this game",
    "  explain  the position, card         rules    the rules; rules PC-04",
    "           by card; explain centre    resign   give the game up",
    "  review   where the game was lost    again    a new game from a move of this one: again 12",
    "                                      quit     leave; the game is kept",
)
OVER = "review tells where the game was lost, again 12 tries again from move 12, undo undoes a move, quit leaves."
_LEAVE = ("quit", "exit")
_LINES = ("1", "2", "3")
"""What plays the first move of a line of a hint."""
_WIDTH = 100
"""Cells of a line where there is no terminal."""


def play(match: "MatchSeat", pace: Pace) -> int:
    """Play until somebody leaves; one that is over can be looked through, gone back in and tried again.

    What is typed comes from stdin, line by line. A game that begins tells first how it is played.
    """
    table = _Prompt(match, pace)
    while table.turn():
        pass
    return OK


class _Prompt:
    """The seat that looks now, and what was typed."""

    def __init__(self, match: "MatchSeat", pace: Pace) -> None:
        self.match, self.pace = match, pace
        self.people = match.seating.people
        self._begins = not match.progress.length
        self._lines = Lines(self._completions)
        self.looks = ONLOOKER
        """The seat that sees the screen."""
        self.hinted: tuple[str, ...] = ()
        """The first move of each line of the hint that was given last in this turn."""
        self.words: dict[str, Callable[[str], Iterable[str]]] = {
            "?": self._moves,
            "moves": self._moves,
            "help": lambda _: HELP,
            "show": lambda _: self._page(),
            "hint": self._hint,
            "explain": lambda what: explain_totals(self.seat, what),
            "options": lambda _: format_options(self.match),
            "name": self._name,
            "undo": lambda _: self._undo(),
            "redo": lambda _: _came(self._table.redo_to(self.people)),
            "log": self._log,
            "rules": self._rules,
            "review": self._review,
            "again": self._again,
        }
        """What may be written beside a move, each with the lines that answer it, given what follows the word."""

    def _completions(self, typed: str) -> Iterator[str]:
        offers = self.seat.view.offers() if self.match.progress.to_move == self.looks else ()
        yield from (
            word for word in (*offers, *self.words, "quit") if word.casefold().startswith(typed.casefold())
        )

    def turn(self) -> bool:
        """Until the next move of a person, or until a game that is over goes on; False when nobody plays on."""
        match = self.match
        for words in computers_move(match, self.pace):
            print_wrapped([words])
        seat = match.progress.to_move
        if seat is None:
            if match.game.kind.hidden:
                self.looks = ONLOOKER
            print_wrapped(self._page())
            tell(OVER)
            return self._answered("over> ")
        first, self.hinted = self.looks == ONLOOKER, ()
        if self._hands_over(seat) and (said := self._curtain(seat)):
            return said == "undo"
        self.looks = seat
        if first and self._begins:
            print_wrapped(gist_lines(match.game.key))
            self._begins = False
        print_wrapped(self._page())
        if first:
            tell("? lists every legal move, help tells the rest.")
        return self._answered(f"{match.seating.names[seat]}> ")

    def _answered(self, asks: str) -> bool:
        """Answer what is typed until it stands elsewhere; False when somebody leaves."""
        match, head = self.match, self.match.head
        while self.match is match and match.head == head:
            typed = self._lines.asked(asks)
            if typed is None or typed.casefold() in _LEAVE:
                self._kept()
                return False
            self._said(typed)
        return True

    def _said(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        known = self.words.get(word.casefold())
        try:
            print_wrapped(known(rest.strip()) if known is not None else self._move(typed) if typed else ())
        except (NotFoundError, RulebookError) as error:
            print_wrapped([str(error)])

    def _move(self, typed: str) -> list[str]:
        if self.match.progress.to_move is None:
            return [f"The game is over: {OVER}"]
        if typed in _LINES:
            if int(typed) > len(self.hinted):
                return [f"No hint has a line {typed} now: hint asks for one."]
            typed = self.hinted[int(typed) - 1]
        outcome = self.seat.say(typed)
        if isinstance(outcome, Refusal):
            return [str(outcome)]
        return [f"{self.match.seating.called(self.looks)}: {outcome.move}"]

    def _hands_over(self, seat: int) -> bool:
        """Somebody else may sit there still: who moved last, or whoever began the game or opened it again."""
        return self.match.game.kind.hidden and len(self.people) > 1 and self.looks != seat

    def _curtain(self, seat: int) -> str:
        """Between two people with hidden hands: nothing of the one before stays on the screen.

        "" once somebody lifts it; else `undo` where the last move was taken back, or `quit`. Nothing else lifts it.
        """
        curtain()
        self.looks = ONLOOKER
        while typed := self._lines.asked(
            f"{self.match.seating.called(seat)} takes over. Enter shows that hand. "
        ):
            word = typed.casefold()
            if word == "undo":
                print_wrapped(self._undo())
                return word
            if word in _LEAVE:
                self._kept()
                return "quit"
            print_wrapped(["Enter alone lifts the curtain; undo takes the last move back, quit leaves."])
        return "quit" if typed is None else ""

    def _kept(self) -> None:
        number = self.match.id
        tell(f"Game {number} is kept: squadlog play --game {number} --as text continues it.")

    # What is answered

    def _page(self) -> list[str]:
        return ["", *page(self.seat)]

    def _moves(self, _: str) -> list[str]:
        return columns(self.seat.view.offers())

    def _hint(self, _: str) -> list[str]:
        if self.match.progress.to_move is None:
            return [f"The game is over: {OVER}"]
        thought = hint_for(self.seat, self.pace.seconds)
        self.hinted = tuple(line.moves[0] for line in thought.lines[: len(_LINES)])
        print_wrapped(
            f"{place}: {line}" for place, line in enumerate(hint_lines(self.seat, thought), start=1)
        )
        print_search(self.seat, thought)
        if self.hinted:
            *others, last = _LINES[: len(self.hinted)]
            which = f"{', '.join(others)} or {last}" if others else last
            tell(f"{which} plays the move in front of {'that' if others else 'the'} line.")
        return []

    def _name(self, words: str) -> list[str]:
        return (
            _came(self.match.name_branch(words))
            if words
            else ["Say the name too, such as: name before the queen"]
        )

    def _undo(self) -> list[str]:
        """Go back to before the last move that a person made: one's own, or that of whoever has just handed over."""
        stood = {entry.id for entry in self.match.view.log()}
        outcome = self._table.undo_own(self.people)
        if outcome is None:
            return ["Nobody here has moved yet: there is nothing to take back."]
        return _came(outcome) if isinstance(outcome, Refusal) else [format_taken_back(self.match, stood)]

    def _log(self, _: str) -> list[str]:
        called = self.match.seating.called
        entries = self.seat.view.log()[1:]
        return [f"{one.number}. {called(one.seat or 0)}: {one.words}" for one in entries] or ["No move yet."]

    def _rules(self, what: str) -> list[str]:
        print_rules(self.match.game.key, what, asked=0)
        return []

    def _review(self, _: str) -> list[str]:
        if early := too_early(self.match):
            return [str(early)]
        print_verdicts(self.match, weigh_moves(self.match, self.pace.seconds)[1], every=False)
        return []

    def _again(self, what: str) -> list[str]:
        if not (what.isascii() and what.isdigit()):
            return ["Say the move too, such as: again 12"]
        try:
            self.match = self.match.again(int(what))
        except GameError as error:
            return [error.sentence]
        self.people, self.looks = self.match.seating.people, ONLOOKER
        return [f"Game {self.match.id}: {self.match.title}."]

    @property
    def seat(self) -> "MatchSeat":
        """The seat that looks."""
        return self.match.at(self.looks)

    @property
    def _table(self) -> "MatchSeat":
        """All together, in the words of the one who looks."""
        looks = self.people[0] if self.looks == ONLOOKER and self.people else self.looks
        return self.match.of(Speaker(name="" if looks == ONLOOKER else self.match.seating.names[looks]))


def _came(outcome: "Moved | Refusal") -> list[str]:
    """What came of going back or forth."""
    return [str(outcome) if isinstance(outcome, Refusal) else outcome.sentence]


def format_taken_back(match: "MatchSeat", stood: set[int]) -> str:
    """Which of the log entries that `stood` do so no more, in a sentence; what was laid in secret is secret again."""
    gone = [entry for entry in match.view.log(undone=True) if entry.undone and entry.id in stood]
    told = (f"{match.seating.names[entry.seat or 0]}'s {entry.words.removeprefix('an ')}" for entry in gone)
    return f"Undone: {', '.join(told)}."


def columns(words: Sequence[str]) -> list[str]:
    """Words side by side, as many as fit into a line."""
    wide = max((cells(word) for word in words), default=0) + 2
    across = max(terminal_width(_WIDTH) // wide, 1)
    return [
        "".join(word + " " * (wide - cells(word)) for word in words[start : start + across]).rstrip()
        for start in range(0, len(words), across)
    ]
