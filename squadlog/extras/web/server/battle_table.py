"""A battle that is served: its seats, what each sees, and what it says."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from squadlog.base.lengths import shown_in
from squadlog.base.names import numbers
from squadlog.base.plugs import answers, stop_beside
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.whose.seats import person_named, seats_of
from squadlog.extras.web.pages import page
from squadlog.extras.web.pages.once import once_for_side
from squadlog.extras.web.pages.pieces import happened
from squadlog.extras.web.pages.pieces.orders import prepared_piece
from squadlog.extras.web.server.served_map import ServedMap
from squadlog.extras.web.server.tables import Answered, PageShown, Said, SeatAsked, SeatTold, refuse
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.said import others
from squadlog.session.view.orders.prepared import PreparedOrders
from squadlog.session.view.questions.in_words import answer_in_words
from squadlog.session.view.questions.question import question
from squadlog.session.view.seat_value import seat_value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from squadlog.battle.outcome import Outcome
    from squadlog.battle.state import Known
    from squadlog.battle.whose.seats import TableSeat
    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.session.seat import Seat
    from squadlog.store.record_file import Store


class BattleTable:
    """A battle in use for all its seats. Raises StoreError for one that the file does not have.

    Where nothing else was agreed on, the others are asked before anything is taken back; `taking_back` says otherwise.
    """

    def __init__(self, store: Store, number: int, taking_back: str = "") -> None:
        self._session = Session.open(store, number)
        agreed = self._session.record.battle.setup.taking_back
        self._session.agree_on_undo(taking_back or ("consent" if agreed == "anybody" else agreed))
        self._seats: dict[Speaker, Seat] = {}
        self.prepared: defaultdict[SeatPlace, PreparedOrders] = defaultdict(PreparedOrders)
        self._eyes = self._session.seat(Speaker(seat=NOBODY))
        self._eyes.clock.measure(monotonic, apart=True)
        self.number, self.title = number, self._eyes.title
        self.map = ServedMap(self)
        self._has_others = others.have_others_beside(self._eyes)

    def seats(self) -> tuple[SeatTold, ...]:
        """Who may sit here, as everybody knows it: the seats of the record."""
        return tuple(_told(self._eyes.known, one) for one in seats_of(self._eyes.known))

    def commands(self) -> dict[str, str]:
        """Whom each seat commands, as the referee reads it; nothing while his seat is locked."""
        if self._session.passwords.wanted(REFEREE) is not None:
            return {}
        known = self._sit(Speaker(seat=REFEREE)).known
        return {one.name: ", ".join(_told(known, one).commands) for one in seats_of(known)}

    def tick(self) -> bool:
        """Let time pass where play is timed, and decide for whoever has none left (TIM-01).

        Whoever was seated meanwhile in a person's place speaks from now on.
        """
        self._has_others |= others.have_others_beside(self._eyes)
        if not self._eyes.clock.is_timed:
            return False
        sides = (self._sit(Speaker(seat=side)) for side in self._eyes.known.side_ids())
        return any(seat.time_out() is not None for seat in sides)

    def clock(self, place: SeatPlace) -> str:
        """The clock of timed play as that seat reads it, and who commands or thinks of those who are no people."""
        seat = self.seat(place)
        timing = seat.clock.timing() if seat.clock.is_timed else None
        return happened.clock(seat, timing, others.format_beside(self.number))

    def is_elsewhere(self, seat: str) -> bool:
        """Whether that seat is at another home: a battle by mail has here its own side and displays."""
        orders = self._session.record.orders
        speaks = self._session.views.speaker(Speaker(seat=seat)).seat
        return orders is not None and speaks not in (orders.home.side, TABLE, NOBODY)

    def changed(self) -> bool:
        """Whether it has gone on, here or in another program, since this was asked last."""
        return self._eyes.changed()

    def seat(self, place: SeatPlace) -> Seat:
        """Whoever sits there; one who looks on where the record has no such seat any more."""
        return self._sit(self._speaks(place))

    def _sit(self, who: Speaker) -> Seat:
        if who.looks:
            return self._eyes
        if who not in self._seats:
            self._seats[who] = self._eyes.of(who)
        return self._seats[who]

    def shown(self, place: SeatPlace) -> PageShown:
        """What that seat sees now."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            pieces = page.pieces(seat, place)
            if "prepared" in pieces:
                pieces["prepared"] = prepared_piece(seat, place, self.prepared[place].listed(seat))
            return PageShown(seat.head, pieces)

    def asked(self, place: SeatPlace) -> SeatAsked:
        """What that seat is asked."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            found = question(seat)
        return SeatAsked(found.asks, found.mine and place.kind != "display")

    def locked(self, place: SeatPlace) -> str:
        """Whose password is wanted before that seat of a sealed battle is open."""
        wanted = self._session.passwords.wanted(self._speaks(place).seat)
        return "" if wanted is None else wanted[1]

    def unlock(self, place: SeatPlace, word: str) -> None:
        """Open that seat with its password, while this process lasts."""
        wanted = self._session.passwords.wanted(self._speaks(place).seat)
        if wanted is not None:
            self._session.passwords.unlock(wanted[0], word)
            self._seats.clear()

    def _speaks(self, place: SeatPlace) -> Speaker:
        known, who = self._eyes.known, Speaker(seat=NOBODY)
        if place.kind != "display" and place.seat in (REFEREE, *known.side_ids()):
            who = Speaker(seat=place.seat)
        elif place.kind != "display":
            found = person_named(known, place.seat)
            if found is not None and found.kind == place.kind and not found.left:
                who = found.speaker
        return self._session.record.at_home(who)

    def value(self, place: SeatPlace) -> dict[str, Any]:
        """All that it knows and is asked."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            return seat_value(seat)

    def say(self, place: SeatPlace, said: Said) -> Answered:
        """Say something from there."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            return self._say(place, seat, said)

    def fragment(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> str:
        """A piece that is opened by a tap, as HTML."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            return page.fragment(seat, place, name, asked)

    def thought(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> Callable[[], str]:
        """What works out such a piece, where that takes a while: it uses neither the session nor the file."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            return page.THOUGHTS[name](seat, place, asked)

    def data(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """Such a piece as JSON carries it."""
        seat = self.seat(place)
        with shown_in(seat.scale):
            return page.data(seat, name, asked)

    def paper(self, place: SeatPlace) -> str:
        """Its squads on paper, where an extra draws them and its libraries are there."""
        draw = next(answers("squad_page"), None)
        with suppress(ImportError):
            return "" if draw is None else once_for_side(self.seat(place), draw)
        return ""

    def close(self) -> None:
        """Those who are no people speak no more, if they did so for this table."""
        if self._has_others:
            stop_beside(self.number, others.BESIDE)

    def _say(self, place: SeatPlace, seat: Seat, said: Said) -> Answered:
        if said.undo:
            return self._answered(seat, seat.undo(at=said.at, key=said.key))
        if said.face:
            face = seat.die.rolled() or "0" if said.face == "roll" else said.face
            return self._answered(seat, seat.answer(face, die=said.die, at=said.at, key=said.key))
        if said.later:
            return self._prepared(place, seat, said)
        sentence = said.sentence
        if said.words:
            try:
                sentence = answer_in_words(seat, sentence, said.words)
            except ValueError as error:
                return self._answered(seat, nonsense("not-asked", str(error)))
        outcome, left = seat.say_all(sentence, at=said.at, key=said.key)
        self.prepared[place].drop(sentence.removesuffix(left).removesuffix("; "))
        return self._answered(seat, outcome, left)

    def _prepared(self, place: SeatPlace, seat: Seat, said: Said) -> Answered:
        """An order that is kept for the slot of its soldiers, or forgotten again."""
        if said.later == "drop":
            self.prepared[place].drop(said.sentence)
            return Answered(200, {"entry": seat.head, "lines": []})
        kept = self.prepared[place]
        refused = kept.keep(seat, said.sentence)
        if refused is not None:
            return self._answered(seat, refused)
        told = f"Kept for your turn. {kept.listed(seat)[-1].means}."
        return Answered(200, {"entry": seat.head, "lines": [told]})

    @staticmethod
    def _answered(seat: Seat, outcome: Outcome, left: str = "") -> Answered:
        """What came of it; `left` is what of a line was not said after one that was refused."""
        match outcome:
            case Accepted() | DieAsked():
                return Answered(200, {"entry": seat.head, "lines": list(outcome.lines)})
            case Moved():
                status = 202 if outcome.waits else 200
                return Answered(status, {"entry": seat.head, "lines": [outcome.sentence]})
            case Refusal():
                misread = seat.sentences.misread(left) if outcome.code == "misread" and left else None
                more: dict[str, Any] = {"left": left}
                if misread is not None:
                    text = " ".join(filter(None, (str(outcome), misread.unread)))
                    more |= {"text": text, "position": misread.position}
                return refuse(outcome, lambda: seat_value(seat), **more)


def _told(known: Known, one: TableSeat) -> SeatTold:
    """A seat in words."""
    side = known.setup.side_name(one.side) if one.side else ""
    commands: tuple[str, ...] = (side,) if side else ()
    if isinstance(one.commands, tuple) and side:
        commands = (f"{side}: {numbers(one.commands) if one.commands else 'nobody'}",)
    return SeatTold(
        name=one.name, kind=one.kind, commands=commands, side=one.side,
        person=one.name not in (one.side, REFEREE, TABLE), acting_for=one.acting_for, left=one.left,
    )  # fmt: skip
