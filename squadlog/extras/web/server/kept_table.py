"""A table as the server keeps it: its pages know its number where there are several, and it may be gone for a while.

A record that is deleted or damaged while it is served says so on its own pages, and all other tables go on. It is tried
again now and then, for what was deleted can be brought back.
"""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Any

from aiohttp import web

from squadlog.base.errors import SquadlogError
from squadlog.base.records import replace
from squadlog.extras.web.pages.templates_of import render
from squadlog.extras.web.server.served_map import ServedMap
from squadlog.extras.web.server.tables import PageShown, SeatAsked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from squadlog.extras.web.server.guest import SeatPlace
    from squadlog.extras.web.server.tables import Answered, Said, SeatTold, Table

_ALL = '<a class="button tables" href="/?tables">All tables</a>'
_SEALED = "This battle is sealed: the password of {} is wanted."
_BEATS = 8
"""Beats between two tries to open what is gone."""
_ADDRESS = re.compile(r'((?:href|action)=")(/(?!page/static/|\?)[^"?#]*)(?:\?([^"#]*))?(?=["#])')
_FORM = re.compile(r'(<form [^>]*method="get"[^>]*>)', re.IGNORECASE)


def address_html(html: str, battle: int) -> str:
    """A page whose links and forms say at which of several tables they are meant, where they did not."""
    said = f"battle={battle}"

    def named(found: re.Match[str]) -> str:
        before, path, query = found.groups()
        if query is not None and "battle=" in query:
            return found.group()
        return f"{before}{path}?{said}{f'&amp;{query}' if query else ''}"

    hidden = f'<input type="hidden" name="battle" value="{battle}">'
    return _FORM.sub(lambda form: form.group() + hidden, _ADDRESS.sub(named, html))


class KeptTable:
    """A table that is served; `several`: beside others. It does what a `Table` does, or has the one it keeps do it."""

    def __init__(self, number: int, make: Callable[[], Table], file: Path, *, several: bool) -> None:
        self._make, self._file, self._several = make, file, several
        self._table = make()
        self.number, self.title = number, self._table.title
        self.gone = ""
        """Why it cannot be used now, in a sentence."""
        self.private = False
        """Whether nobody can read along between here and the devices."""
        self._beats = 0
        self._sat: tuple[SeatTold, ...] = ()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever its table has
        """What else the table itself can do."""
        return getattr(self._table, name)

    def seats(self) -> tuple[SeatTold, ...]:
        """Who may sit here: of a battle by mail nobody of the other home; while it is gone who could before."""
        with contextlib.suppress(SquadlogError):
            there = self._table.seats()
            self._sat = tuple(one for one in there if not self._table.is_elsewhere(one.name))
        return self._sat

    def changed(self) -> bool:
        """Whether it has gone on, is gone, or is there again."""
        before = self.gone
        if self.gone:
            self._beats += 1
            if self._beats % _BEATS:
                return False
        try:
            if self.gone:
                self._table.close()
                self._table = self._make()
            gone_on = self._table.changed()
            self.gone = ""
        except SquadlogError as error:
            self.gone = f"{self.title} is not served at present: {self._told(error)}"
            return self.gone != before
        return gone_on or bool(before)

    def tick(self) -> bool:
        """Let time pass where play is timed; never where it is gone or sealed."""
        with contextlib.suppress(SquadlogError):
            return not self.gone and self._table.tick()
        return False

    def clock(self, place: SeatPlace) -> str:
        """The clock of timed play as that seat reads it."""
        return "" if self.gone or self._table.locked(place) else self._table.clock(place)

    def commands(self) -> Mapping[str, str]:
        """Whom each seat commands, as the referee reads it."""
        return {} if self.gone else self._table.commands()

    def shown(self, place: SeatPlace) -> PageShown:
        """What that seat sees now: its page, the sentence why there is none, or whose word is wanted first."""
        try:
            if not self.gone and (locked := self._table.locked(place)):
                piece = render("locked", locked=locked, private=self.private)
                return self._addressed(PageShown(0, {"asked": str(piece)}))
            if not self.gone:
                return self._addressed(self._table.shown(place))
        except SquadlogError as error:
            self.gone = f"{self.title} is not served at present: {self._told(error)}"
        return PageShown(0, {"asked": str(render("gone", told=self.gone))})

    def asked(self, place: SeatPlace) -> SeatAsked:
        """What that seat is asked, in a sentence."""
        if self.gone:
            return SeatAsked(self.gone, mine=False)
        if locked := self._table.locked(place):
            return SeatAsked(_SEALED.format(locked), mine=True)
        return self._table.asked(place)

    def locked(self, place: SeatPlace) -> str:
        """Whose word is wanted before that seat is open, by name; empty where it is open."""
        return "" if self.gone else self._table.locked(place)

    def value(self, place: SeatPlace) -> dict[str, Any]:
        """All that it knows and is asked."""
        with self._opened(place):
            return self._table.value(place)

    def say(self, place: SeatPlace, said: Said) -> Answered:
        """Say something from there."""
        with self._opened(place):
            return self._table.say(place, said)

    def fragment(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> str:
        """A piece that is opened by a tap."""
        with self._opened(place):
            return self.addressed(self._table.fragment(place, name, asked))

    def thought(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> Callable[[], str]:
        """What works out a piece that must be thought of, without this table."""
        with self._opened(place):
            think = self._table.thought(place, name, asked)
        return lambda: self.addressed(think())

    def paper(self, place: SeatPlace) -> str:
        """Its squads on paper; empty where there are none."""
        with self._opened(place):
            return self._table.paper(place)

    def addressed(self, html: str) -> str:
        """A piece of a page of this table, with its links."""
        return address_html(html, self.number) if self._several else html

    def data(self, place: SeatPlace, name: str, asked: Mapping[str, str]) -> dict[str, Any]:
        """Such a piece as JSON carries it."""
        with self._opened(place):
            return self._table.data(place, name, asked)

    def mapped(self, place: SeatPlace) -> ServedMap:
        """What that seat may ask of the map of the table. 404 where it can have none; 403 and 410 while it is shut."""
        self._require(place)
        found = getattr(self._table, "map", None)
        if not isinstance(found, ServedMap):
            raise web.HTTPNotFound
        return found

    def page(self, html: str) -> str:
        """A whole page of this table with its links, among several with one to all of them."""
        whole = self.addressed(html)
        return whole.replace("</header>", f"{_ALL}</header>", 1) if self._several else whole

    def _addressed(self, shown: PageShown) -> PageShown:
        return replace(shown, pieces={name: self.addressed(html) for name, html in shown.pieces.items()})

    @contextlib.contextmanager
    def _opened(self, place: SeatPlace) -> Iterator[None]:
        """Have something done at an open table; what the file refuses is told in its sentence."""
        self._require(place)
        try:
            yield
        except SquadlogError as error:
            raise web.HTTPInternalServerError(text=self._told(error)) from None

    def _told(self, error: SquadlogError) -> str:
        """What went wrong, without where the file is: that is nothing for devices."""
        return str(error).replace(str(self._file), "the record").replace(str(self._file.parent), "its folder")

    def _require(self, place: SeatPlace) -> None:
        if self.gone:
            raise web.HTTPGone(text=self.gone)
        if locked := self._table.locked(place):
            raise web.HTTPForbidden(text=_SEALED.format(locked))
