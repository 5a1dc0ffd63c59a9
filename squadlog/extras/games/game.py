"""What every side game is: options, a state that is frozen, moves with a notation, and what a seat may see.

A state never changes; `play` gives the next one. Chance is dealt from a `Chance` when a game starts and again, for
the games that shuffle on the way, from the seed that the state carries, so that options, seed and moves are the whole
record. A player is handed what its seat sees (`Seen`) and nothing else.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Protocol

from squadlog.base.dice import Chance
from squadlog.base.errors import SquadlogError
from squadlog.base.names import as_sentence, end_sentence
from squadlog.base.records import record

ONLOOKER = -1
"""The seat of somebody who sees what lies open, and no hand."""
Move = Hashable
"""A move is any hashable value of its game; people see its notation."""


class GameError(SquadlogError):
    """An option, a move or a record of a game is wrong: one sentence with what, where, and what would be right.

    `said` is the bare clause. `rule` is the id of the rule that says so, "" where none does. `where` is the place in a
    record, such as `line 3`, "" for what was not read from one. As text it is all of them.
    """

    def __init__(self, said: str, *, rule: str = "", where: str = "") -> None:
        place, cited = f"{where}: " if where else "", f" [{rule}]" if rule else ""
        super().__init__(f"{place}{said}{cited}")
        self.said, self.rule, self.where = said, rule, where

    @property
    def sentence(self) -> str:
        """What is wrong, as a sentence; a name, square or card that comes first stays as it is."""
        return as_sentence(self.said) if self.said.partition(" ")[0].isalpha() else end_sentence(self.said)

    @property
    def cited(self) -> str:
        """The sentence with its rule, and the place before it if it has one."""
        told = as_sentence(f"{self.where}: {self.said}") if self.where else self.sentence
        return f"{told} [{self.rule}]" if self.rule else told

    def at(self, where: str) -> "GameError":
        """This error with the place where it was found."""
        return GameError(self.said, rule=self.rule, where=where)


@record
class Choice:
    """One value an option can take, in words."""

    key: str
    words: str


@record
class Option:
    """Something to agree before the game. `choices` empty: a whole number from `least` to `most`.

    `name` is what commands and records call it, `title` what people read in a list. `rule` is the id of the rule or
    ruling that it settles.
    """

    name: str
    title: str
    question: str
    default: str
    rule: str
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def cited(self) -> str:
        """The question, with the rule that it settles."""
        return f"{self.question} [{self.rule}]"

    @property
    def span(self) -> str:
        """What it can be where it has no choices."""
        return f"a whole number from {self.least} to {self.most}"

    def words(self, value: str) -> str:
        """What a value means, in words; a number is nothing more than that."""
        return next((choice.words for choice in self.choices if choice.key == value), "")


@record
class Outcome:
    """How a game ended: what it is worth to every seat (1 won, 0 lost, shares in between), and why in a sentence."""

    shares: tuple[float, ...]
    reason: str
    rule: str = ""


def resign_for_two(names: Sequence[str], seat: int) -> Outcome:
    """The end of a game for two that a seat has given up; `names` are those of the seats."""
    return Outcome(
        shares=tuple(float(other != seat) for other in range(len(names))), reason=f"{names[seat]} resigns"
    )


class Seen(Protocol):
    """What one seat knows of a state, without a field for what it does not."""

    @property
    def seat(self) -> int:
        """The seat whose view it is, ONLOOKER for nobody's."""
        ...

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        ...

    def moves(self) -> Sequence[Move]:
        """The moves that seat may make, if it is to move; nothing otherwise."""
        ...

    def words(self) -> Sequence[Move]:
        """What that seat may say besides a move, if it is to move; see `State.words`."""
        ...

    def notation(self, move: Move, /) -> str:
        """A move that this seat may make as it stands in the record."""
        ...

    def guess(self, chance: Chance, /) -> "State":
        """A whole state that agrees with everything seen, what is hidden dealt at random."""
        ...


class State(Protocol):
    """A position of a game. Frozen and hashable."""

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        ...

    def moves(self) -> Sequence[Move]:
        """Every legal move, in a fixed order; empty only when the game is over."""
        ...

    def words(self) -> Sequence[Move]:
        """What may be said besides a move and is played like one: that one resigns, or an offer to stop.

        In every game `resign` is written so, and `accept` and `decline`, which are the moves of who has such an offer.
        """
        ...

    def play(self, move: Move, /) -> "State":
        """The position after a move. Raises GameError, in one sentence, for one that is not legal."""
        ...

    def outcome(self) -> Outcome | None:
        """How it ended, None while it goes on."""
        ...

    def seen_by(self, seat: int, /) -> Seen:
        """What a seat may know, or ONLOOKER."""
        ...

    def notation(self, move: Move, /) -> str:
        """A legal move as it stands in the record."""
        ...

    def told(self, move: Move, seat: int, now: "State", /) -> str:
        """A move made here as another seat may read it at the later position `now`: a secret once it has come out."""
        ...

    def read(self, text: str, /) -> Move:
        """The move that somebody wrote. Raises GameError with what would be right."""
        ...


@record
class Kind:
    """What a player must be able to cope with: chance after the start, hands that others do not see."""

    chance: bool
    hidden: bool


class Game(Protocol):
    """The rules of one game, and what can be agreed about them."""

    @property
    def key(self) -> str:
        """The name of the game in commands and records, such as `phalanx-board`."""
        ...

    @property
    def name(self) -> str:
        """The name of the game for people."""
        ...

    @property
    def kind(self) -> Kind:
        """Chance and hidden hands."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that can be agreed, with defaults."""
        ...

    def seats(self, options: Mapping[str, str], /) -> tuple[str, ...]:
        """The names of the seats, in turn order."""
        ...

    def start(self, options: Mapping[str, str], seed: int, deal: str = "", /) -> State:
        """The first position.

        `deal` fixes in words what the seed would have dealt. GameError for impossible options.
        """
        ...

    def warnings(self, options: Mapping[str, str], deal: str = "", /) -> tuple[str, ...]:
        """What is unusual about such a start but allowed, in clauses without a full stop. GameError as for `start`."""
        ...
