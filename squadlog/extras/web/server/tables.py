"""What is served: a battle, or whatever an extra brings, in use on the worker's thread, by the seats that it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from squadlog.base.records import record, value
from squadlog.session.record import is_gone_on

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.battle.refusal import Refusal
    from squadlog.extras.web.server.guest import GuestKind, SeatPlace


@value
class SeatTold:
    """A seat of a table: its name, what it is (`player`, `display`, `referee`), and in words what it commands.

    `person`: somebody by name, of that `side`; `acting_for` are those for whom he speaks too, `left`: he has gone.
    """

    name: str
    kind: GuestKind
    commands: tuple[str, ...] = ()
    side: str = ""
    person: bool = False
    acting_for: tuple[str, ...] = ()
    left: bool = False


@record
class Said:
    """What a page says: a sentence, or the `face` of a die, or that something is taken back (`undo`).

    `at` is the entry that the page showed, `key` what makes it the only one of its kind, `die` the die of the face.
    `words` are those that an answer asks for, whose sentence it is. The face `roll` is rolled here. `later`: the
    sentence is not said, but kept (`keep`) for the slot of its soldiers, or forgotten (`drop`).
    """

    sentence: str = ""
    words: str = ""
    face: str = ""
    die: str = ""
    undo: bool = False
    later: str = ""
    at: int | None = None
    key: str = ""


@value
class Answered:
    """What came of it: 200 done, 202 others are asked first, 409 the battle has gone on, 422 refused; and in words."""

    status: int
    body: dict[str, Any]

    @property
    def told(self) -> str:
        """The sentence of a refusal; empty for none."""
        return str(self.body["refused"]["text"]) if "refused" in self.body else ""


def refuse(refusal: Refusal, state: Callable[[], dict[str, Any]], **more: Any) -> Answered:  # noqa: ANN401 - as JSON
    """The answer of a refusal: 409 with the state where the battle has gone on, else 422; `more` is told beside it."""
    refused = {"code": refusal.code, "text": str(refusal), "rule": refusal.rule, **more}
    if is_gone_on(refusal):
        return Answered(409, {"refused": refused, "state": state()})
    return Answered(422, {"refused": refused})


@value
class PageShown:
    """What a seat sees: the entry where it stands, and the pieces of its page by name.

    Equal where it sees nothing new.
    """

    entry: int
    pieces: Mapping[str, str]


@value
class SeatAsked:
    """What a seat is asked, in a sentence; `mine`: it is this seat that is asked."""

    sentence: str
    mine: bool


class Table(Protocol):
    """One record that is served. All of it is called on the worker's thread."""

    number: int
    title: str

    def seats(self) -> tuple[SeatTold, ...]:
        """Who may sit here."""

    def is_elsewhere(self, seat: str) -> bool:
        """Whether that seat is at another home: a battle by mail."""

    def commands(self) -> Mapping[str, str]:
        """Whom each seat commands, as the referee reads it, by its name; nothing where no referee sits."""

    def tick(self) -> bool:
        """Let time pass where play is timed; whether somebody's time is up, and what came of it is done."""

    def clock(self, place: SeatPlace) -> str:
        """The clock of timed play as that seat reads it, as HTML; empty where nobody's time runs."""

    def changed(self) -> bool:
        """Whether it has gone on, here or in another program, since this was asked last; asked every beat."""

    def shown(self, place: SeatPlace) -> PageShown:
        """What that seat sees now."""

    def asked(self, place: SeatPlace) -> SeatAsked:
        """What that seat is asked, or who is asked instead."""

    def locked(self, place: SeatPlace) -> str:
        """Whose password is wanted before that seat of a sealed battle is open, by name; empty where it is open."""

    def unlock(self, place: SeatPlace, word: str) -> None:
        """Open that seat with its password, while this process lasts. StoreError for a wrong one."""

    def value(self, place: SeatPlace) -> dict[str, Any]:
        """All that it knows and is asked, as JSON carries it."""

    def say(self, place: SeatPlace, said: Said) -> Answered:
        """Say something from there. A display says nothing."""

    def fragment(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> str:
        """A piece that is opened by a tap, as HTML.

        KeyError for a name that there is not, ValueError for what is wrong.
        """

    def thought(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> Callable[[], str]:
        """What works out a piece that must be thought of: on another thread, for it uses neither session nor file.

        KeyError and ValueError likewise.
        """

    def paper(self, place: SeatPlace) -> str:
        """Its squads on paper, as a document of HTML by itself; empty where there are none."""

    def data(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """Such a piece as JSON carries it. KeyError and ValueError likewise."""

    def close(self) -> None:
        """Let whatever it does by itself end."""
