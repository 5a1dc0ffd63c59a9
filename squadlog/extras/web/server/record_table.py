"""A record of another extra that is served, such as a side game: its values on the pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.battle.refusal import Refusal
from squadlog.extras.web.pages.pieces import of_record
from squadlog.extras.web.server.tables import Answered, PageShown, Said, SeatAsked, SeatTold, refuse
from squadlog.facts.seats import TABLE
from squadlog.session.served_record import ONLOOKER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.served_record import ServedRecord


class RecordTable:
    """A record in use for all its seats; see `Table`."""

    def __init__(self, served: ServedRecord) -> None:
        self._served, self.number, self.title = served, served.number, served.title

    def seats(self) -> tuple[SeatTold, ...]:
        """Who plays, and a display."""
        people = tuple(SeatTold(one.name, "player", one.plays) for one in self._served.seats())
        return (*people, SeatTold(TABLE, "display"))

    def is_elsewhere(self, _seat: str) -> bool:
        """Never: everybody sits at one table."""
        return False

    def changed(self) -> bool:
        """Whether it has gone on since this was asked last."""
        return self._served.changed()

    def shown(self, place: SeatPlace) -> PageShown:
        """What that seat sees now."""
        view = self._served.view(_seat(place))
        return PageShown(view.entry, of_record.pieces(view, place))

    def asked(self, place: SeatPlace) -> SeatAsked:
        """What that seat is asked."""
        view = self._served.view(_seat(place))
        return SeatAsked(view.sentence, view.mine)

    def locked(self, _place: SeatPlace) -> str:
        """Empty: nothing is sealed."""
        return ""

    def unlock(self, place: SeatPlace, word: str) -> None:
        """Nothing is sealed."""

    def commands(self) -> dict[str, str]:
        """Nothing: each plays his own."""
        return {}

    def tick(self) -> bool:
        """Nobody's time runs."""
        return False

    def clock(self, _place: SeatPlace) -> str:
        """Nobody's time runs."""
        return ""

    def value(self, place: SeatPlace) -> dict[str, Any]:
        """All that it knows and is asked."""
        return self._served.value(_seat(place))

    def say(self, place: SeatPlace, said: Said) -> Answered:
        """Say something from there."""
        seat = _seat(place)
        if said.undo:
            outcome = self._served.undo(seat, at=said.at, key=said.key)
        else:
            outcome = self._served.say(seat, said.sentence or said.face, at=said.at, key=said.key)
        if not isinstance(outcome, Refusal):
            return Answered(200, {"entry": self._served.view(seat).entry, "lines": [outcome.sentence]})
        return refuse(outcome, lambda: self._served.value(seat))

    def fragment(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> str:
        """A piece that is opened by a tap, as HTML: what can be said with what was tapped."""
        if name != "choose":
            raise KeyError(name)
        return of_record.chosen(self._served.view(_seat(place)), place, asked)

    def thought(self, _place: SeatPlace, name: str, _asked: Mapping[str, str]) -> Callable[[], str]:
        """Nothing: whoever plays here thinks by himself."""
        raise KeyError(name)

    def paper(self, _place: SeatPlace) -> str:
        """Nothing."""
        return ""

    def data(self, _place: SeatPlace, name: str, _asked: Mapping[str, str]) -> dict[str, Any]:
        """Nothing: what can be said stands in the value."""
        raise KeyError(name)

    def close(self) -> None:
        """Let whatever plays by itself end."""
        self._served.close()


def _seat(place: SeatPlace) -> str:
    return ONLOOKER if place.kind == "display" else place.seat
