"""A side game at a served table: the people of it by their names, each with what they may see and say."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.commands.moves import record
from squadlog.extras.games.commands.words import news_lines, news_of, page_lines
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.served.computers import ComputersAtTable
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.said.answers import Voice
from squadlog.session.served_record import RecordSeat, RecordView
from squadlog.session.view.json_value import json_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.games.served.laid_out import GameLaidOut
    from squadlog.store.record_file import Store

_MOVES = 12
"""Moves that are told, the last ones."""


def serve(store: Store, number: int) -> ServedGame | None:
    """The side game of that number for a served table; None where it is no side game. Raises StoreError."""
    if all(one.id != number for one in store.games()):
        return None
    return ServedGame(Match(store, number))


class ServedGame:
    """A side game in use for all its seats; see `ServedRecord`."""

    def __init__(self, played: Match) -> None:
        match = self._match = MatchSeat(played, Speaker())
        self._record, self.number, self.title = played.record, match.id, match.title
        self._computers = ComputersAtTable(match)
        self._views: dict[int, tuple[object, RecordView]] = {}
        seating, taken = match.seating, {NOBODY, TABLE, REFEREE}
        self._places: dict[str, int] = {}
        for place in seating.people:
            names = (seating.names[place], seating.own[place], seating.called(place))
            name = next(one for one in names if one not in taken)
            self._places[name] = place
            taken.add(name)

    def seats(self) -> tuple[RecordSeat, ...]:
        """The people of the game; the computers play by themselves."""
        own = self._match.seating.own
        return tuple(RecordSeat(name, (own[place],)) for name, place in self._places.items())

    def changed(self) -> bool:
        """Whether it has gone on; what a computer has found is moved here."""
        fault = self._computers.fault
        gone_on = self._match.changed()
        head = self._match.head
        self._computers.beat()
        return gone_on or head != self._match.head or fault != self._computers.fault

    def view(self, seat: str) -> RecordView:
        """What that seat sees: its own hand, and no other."""
        place = self._places.get(seat, ONLOOKER)
        match = self._match.at(place)
        known = (match.head, len(match.branches()), match.progress.ending is not None, self._computers.fault)
        if place not in self._views or self._views[place][0] != known:
            self._views[place] = (known, self._seen(match))
        return self._views[place][1]

    def value(self, seat: str) -> dict[str, Any]:
        """The value of `games show --json`."""
        found: dict[str, Any] = json_value(record(self._at(seat)))
        return found

    def say(self, seat: str, sentence: str, *, at: int | None, key: str) -> Moved | Refusal:
        """Make a move, or say a word, from there."""
        made = self._at(seat).say(sentence, at=at, key=key)
        return made if isinstance(made, Refusal) else Moved(sentence=f"{made.move}.")

    def undo(self, seat: str, *, at: int | None, key: str) -> Moved | Refusal:
        """Take back the last move of that person, with what computers answered; nobody takes back another's."""
        name = self._match.seating.names[self._places[seat]]
        together = self._match.of(Speaker(name=name))
        if said := self._record.answered(Voice(name, TABLE, at, key)):
            return said
        steps = self._steps_back(self._places[seat])
        if not steps:
            told = "There is no move of yours that nobody has answered."
            return Refusal(code="nothing-to-undo", sentence=told, rule="")
        return together.undo(steps, at=at, key=key)

    def close(self) -> None:
        """Let the computers end."""
        self._computers.close()

    # Inside

    def _at(self, seat: str) -> MatchSeat:
        return self._match.at(self._places.get(seat, ONLOOKER))

    def _steps_back(self, place: int) -> int:
        """How many moves back that person's last one is; 0 where another person has moved since."""
        moved = [entry.seat for entry in self._match.view.log()[1:]]
        people = self._match.seating.people
        return next(
            (at if seat == place else 0 for at, seat in enumerate(reversed(moved), 1) if seat in people), 0
        )

    def _seen(self, match: MatchSeat) -> RecordView:
        seen, called = match.view.now, match.seating.called
        folder = GAMES[match.game.key].folder
        laid: GameLaidOut = import_module(f"squadlog.extras.games.served.{folder}").lay_out(seen, called)
        mine = match.place != ONLOOKER and match.progress.to_move == match.place
        lines = tuple(page_lines(match)) if laid.lines is None else laid.lines
        log = (entry for entry in reversed(match.view.log()[1:]))
        back = match.place != ONLOOKER and self._steps_back(match.place)
        return RecordView(
            entry=match.head,
            sentence=self._sentence(match, mine=mine),
            mine=mine,
            more=tuple(self._more(match, laid.hint if mine else "")),
            moves=laid.moves,
            marks=laid.marks,
            board=laid.board,
            size=laid.size,
            hand=laid.hand,
            lines=lines,
            log=tuple(
                f"{one.number}. {'' if one.seat is None else called(one.seat)}: {one.words}"
                for one, _ in zip(log, range(_MOVES), strict=False)
            ),
            moved=self._record.tree.moved,
            undo=match.view.log()[-back].words if back else "",
        )

    @staticmethod
    def _sentence(match: MatchSeat, *, mine: bool) -> str:
        ending, place = match.progress.outcome, match.progress.to_move
        if ending is not None:
            return f"The game is over: {ending.reason}{f' [{ending.rule}]' if ending.rule else ''}."
        if place is None or mine:
            return "It is your move."
        thinks = place not in match.seating.people
        return f"{match.seating.called(place)} {'thinks' if thinks else 'is to move'}."

    def _more(self, match: MatchSeat, hint: str) -> Iterator[str]:
        if self._computers.fault:
            yield self._computers.fault
        if hint:
            yield hint
        ending, news = match.progress.outcome, news_of(match)
        if ending is not None:
            shares = (f"{match.seating.called(place)} {share:g}" for place, share in enumerate(ending.shares))
            yield f"Score: {', '.join(shares)}."
        if news is not None and (news.fresh or ending is not None):
            yield from (line.strip() for line in news_lines(news))
        elif news is not None and news.short:
            yield f"{news.title}: {news.short}."
