"""How a device comes to a seat: a code that is used once becomes a token, which the device keeps in a cookie.

Of a token only its hash is kept, in the settings of the file beside the record: a host that was killed knows its guests
again when it serves the same battle on the same port, and whoever reads the file can sit nowhere by it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.extras.web.server.guest import Guest, SeatPlace
from squadlog.extras.web.server.limits import Limits
from squadlog.facts.seats import ONLOOKERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.extras.web.server.limits import Clock
    from squadlog.store.record_file import Store

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters of a code: none that is taken for another."""
LENGTH, LASTS_S = 8, 600.0
"""How many of them a code has, and for how many seconds it is good."""
SETTING = "guests"
"""How the setting of a battle's guests begins."""
_SERVER = "served"
"""The setting with the name of this file among servers, which their cookies bear."""


def onlookers(battle: int) -> SeatPlace:
    """Where those sit who look on at a battle: they see what its display sees."""
    return SeatPlace(battle, ONLOOKERS, "display")


@record
class Code:
    """A code that is free: what it opens, and until when by the clock; None: for good, and for any number (a link)."""

    text: str
    place: SeatPlace
    until: float | None


class Codes:
    """The free codes, at most one a seat."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._free: dict[SeatPlace, Code] = {}

    def make(self, place: SeatPlace) -> str:
        """A new code for a seat, in the place of the one it had."""
        text = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        self._free[place] = Code(text=text, place=place, until=self._clock() + LASTS_S)
        return text

    def link(self, battle: int) -> str:
        """What lets any number look on at a battle until its place is dropped: as long as a token."""
        place = onlookers(battle)
        if place not in self._free:
            self._free[place] = Code(text=secrets.token_hex(16).upper(), place=place, until=None)
        return self._free[place].text

    def current(self, place: SeatPlace) -> str:
        """The code that is free for a seat; a new one where it has none, or an old one."""
        return self.free(place) or self.make(place)

    def free(self, place: SeatPlace) -> str:
        """The code that was made for a seat and is good; empty for none."""
        found = self._free.get(place)
        return found.text if found is not None and self._is_good(found) else ""

    def clear(self) -> None:
        """Let none of the codes be good any more; links stay."""
        self._free = {place: code for place, code in self._free.items() if code.until is None}

    def drop(self, place: SeatPlace) -> None:
        """Let nobody join there until a new code is made."""
        self._free.pop(place, None)

    def redeem(self, typed: str) -> Code | None:
        """Use a code up; None for a wrong, used or late one. Small letters, spaces and hyphens do not matter."""
        text = "".join(typed[:100].upper().split()).replace("-", "").encode(errors="replace")
        found = None
        for code in tuple(self._free.values()):  # all of them, so that the time tells nothing
            if hmac.compare_digest(code.text.encode(), text) and self._is_good(code):
                found = code
        if found is not None and found.until is not None:
            self.drop(found.place)
        return found

    def _is_good(self, code: Code) -> bool:
        return code.until is None or self._clock() < code.until


class Tokens:
    """The guests of some battles of a file. All but `guest` and `sits` is called on the thread of the store."""

    def __init__(self, store: Store, battles: Iterable[int], limits: Limits | None = None) -> None:
        self._settings, self._limits = store.settings, Limits() if limits is None else limits
        self._guests: dict[str, Guest] = {}
        self._kept: dict[int, str] = {}
        for battle in battles:
            self.open(battle)
        if not (name := self._settings.get(_SERVER)):
            self._settings.set(_SERVER, name := secrets.token_hex(4))
        self.name = name
        """What tells the cookies of this file from those of another."""

    def open(self, battle: int) -> None:
        """Know the guests of one more battle."""
        self._kept[battle] = ""
        self.read_again(battle)

    def read_again(self, battle: int) -> bool:
        """Know who was seated or sent away by another server of the file; whether anybody was."""
        if (text := self._settings.get(f"{SETTING}.{battle}") or "") == self._kept[battle]:
            return False
        self._kept[battle], there = text, dict(_read(battle, text))
        for token, guest in tuple(self._guests.items()):
            if guest.at(battle) is not None and token not in there:
                self._rise(token, battle)
        for token, place in there.items():
            self._sit(token, place)
        return True

    def guest(self, secret: str) -> Guest | None:
        """Who holds that token; None for nobody."""
        return self._guests.get(hash_of(secret)) if 0 < len(secret) < 100 else None

    def give(self, place: SeatPlace, held: str = "", *, onlooker: bool = False) -> str:
        """A new token for a device that joined there, in the place of the one it held (its hash).

        It keeps its seats at other tables. Never the old one again, which somebody may have laid under it.
        """
        for battle in self._kept:
            self.read_again(battle)
        secret = secrets.token_urlsafe(16)
        token = hash_of(secret)
        before = self._guests.pop(held, None)
        for one in () if before is None else before.places:
            self._sit(token, one)
        self._sit(token, place)
        most = self._limits.onlookers if onlooker else self._limits.devices
        for old in self._at(place.battle, place.seat)[:-most]:
            self._rise(old, place.battle)
        for battle in {place.battle} | {one.battle for one in self._guests[token].places}:
            self._keep(battle)
        return secret

    def revoke(self, battle: int, seat: str) -> tuple[str, ...]:
        """Send away all who sit at that seat: the hashes of their tokens."""
        self.read_again(battle)
        gone = self._at(battle, seat)
        for token in gone:
            self._rise(token, battle)
        self._keep(battle)
        return gone

    def sits(self, token: str, place: SeatPlace) -> bool:
        """Whether the device of that token (its hash) sits there still; on any thread."""
        guest = self._guests.get(token)
        return guest is not None and guest.at(place.battle) == place

    def sitting(self, battle: int, seat: str) -> int:
        """How many devices sit at that seat."""
        return len(self._at(battle, seat))

    def _at(self, battle: int, seat: str) -> tuple[str, ...]:
        found = ((token, guest.at(battle)) for token, guest in self._guests.items())
        return tuple(token for token, place in found if place is not None and place.seat == seat)

    def _sit(self, token: str, place: SeatPlace) -> None:
        guest = self._guests.get(token, Guest(token=token, places=()))
        others = tuple(one for one in guest.places if one.battle != place.battle)
        self._guests[token] = replace(guest, places=(*others, place))

    def _rise(self, token: str, battle: int) -> None:
        guest = self._guests.pop(token)
        if left := tuple(one for one in guest.places if one.battle != battle):
            self._guests[token] = replace(guest, places=left)

    def _keep(self, battle: int) -> None:
        placed = {token: guest.at(battle) for token, guest in self._guests.items()}
        told = {token: [place.seat, place.kind] for token, place in placed.items() if place is not None}
        self._kept[battle] = json.dumps(told)
        self._settings.set(f"{SETTING}.{battle}", self._kept[battle])


def _read(battle: int, text: str) -> Iterable[tuple[str, SeatPlace]]:
    """The guests that a setting tells; none of one that somebody else has written."""
    try:
        found = json.loads(text or "{}")
        told = [(token, str(seat), kind) for token, (seat, kind) in found.items()]
    except (ValueError, TypeError, AttributeError):
        return
    for token, seat, kind in told:
        if kind in {"player", "display", "referee"}:
            yield token, SeatPlace(battle=battle, seat=seat, kind=kind)


def hash_of(secret: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def cookie_name(tokens: Tokens, hosts: Iterable[str], *, secure: bool) -> str:
    """The name of the cookie: of this file and port, for a browser sends all cookies of a host to each of its ports."""
    ends = (host.rpartition(":")[2] for host in hosts)
    port = min((end for end in ends if end.isdigit()), default="")
    return f"{'__Host-' if secure else ''}squadlog-{tokens.name}-{port}"
