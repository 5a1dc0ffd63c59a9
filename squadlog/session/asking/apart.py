"""A battle whose sides sit at homes of their own: which side is played at this one, and what it says for the other.

What a home knows of itself is a setting beside the record. A home that judges decides at once. At the other one a side
gives orders: they are tried by what the side knows, wait here, and are decided where the judge is.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, field
from typing import TYPE_CHECKING

from squadlog.base.dice import DieNeeded
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.base.records import record, replace
from squadlog.battle.outcome import Accepted, Moved
from squadlog.battle.refusal import Refusal
from squadlog.store.seal.ciphers import NONSENSE

with lazy_imports():
    from squadlog.battle.record import codec, timeline
    from squadlog.rules.desk import engine
    from squadlog.session import deciding
    from squadlog.session.secrecy import said_alone
    from squadlog.store.seal import keys

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.state import Battle
    from squadlog.store.record_file import Store
    from squadlog.store.seal.keys import KeyRing, Opened


@record
class ApartHome:
    """One of the homes at which a battle is played apart. `origin` is the hash of the battle's first step.

    `side` sits here, `other` is the name of the one elsewhere. `waits` is a sentence why nothing can be said now, empty
    where something can. `keys` (hex, by side) open the seal here without a password. `orders` are JSON and name.
    """

    origin: str
    side: str
    other: str
    waits: str = ""
    keys: Mapping[str, str] = field(default_factory=dict)
    orders: tuple[tuple[str, str], ...] = ()


SETTING = "apart"
"""How the name of the setting begins that tells of a battle's home."""


def setting_of(number: int) -> str:
    """The name of the setting of a battle's home."""
    return f"{SETTING}.{number}"


def home_to_text(home: ApartHome) -> str:
    """A home as its setting has it."""
    return json.dumps(asdict(home))


def home_in(text: str, origin: str) -> ApartHome | None:
    """The home that a setting tells of; None for none, or where it is of another battle than that of `origin`."""
    with suppress(*NONSENSE):
        content = json.loads(text or "{}")
        orders = tuple((str(order), str(by)) for order, by in content.pop("orders"))
        home = ApartHome(**content, orders=orders)
        return home if home.origin == origin else None
    return None


def open_home(ring: KeyRing, home: ApartHome) -> Opened | None:
    """What the keys of a home open; None where it has none, or others."""
    found = {side: bytes.fromhex(key) for side, key in home.keys.items()}
    if home.side not in found or not all(keys.of_the_side(ring, *pair) for pair in found.items()):
        return None
    return keys.with_keys(keys.Opened(ring=ring, words=frozenset({home.side}), last=home.side), found)


def why_silent(home: ApartHome, seat: str, side: str) -> Refusal | None:
    """Why nothing is said from a seat at a home where the side of this name sits; None where something may be."""
    if seat != home.side:
        told = f"{home.other} is played at another home: here you play {side}."
        return Refusal(
            code="apart", sentence=told, rule="", instead=f"Speak from that seat: --seat {home.side}."
        )
    if home.waits:
        return Refusal(code="apart", sentence=home.waits, rule="")
    return None


def say_whose_turn(home: ApartHome, asked: str, *, rolls: bool) -> str:
    """What waits for the other home, in a sentence; empty where this one may go on.

    `asked` is the side whose word is needed next, empty for anybody; `rolls`: a die is awaited.
    """
    if home.waits:
        return home.waits
    if rolls:
        return "Both homes roll it: send it by mail."
    return "" if asked in ("", home.side) else f"That is for {home.other}: send it by mail."


def die_of_both() -> Refusal:
    """Why nobody types a face or rolls alone in such a battle."""
    told = "Both homes roll this die together: it falls with the next packets."
    return Refusal(code="apart", sentence=told, rule="DIE-07", instead="squadlog mail send --to FILE")


class SentOrders:
    """What a side says at a home that does not judge: it waits there, tried by what its side knows."""

    def __init__(self, store: Store, number: int, home: ApartHome) -> None:
        self._store, self._number, self.home = store, number, home
        self._drawn: tuple[object, Battle, bool] | None = None

    def battle(self, stands: Battle) -> Battle:
        """The battle as the side would know it if all that it ordered were done; a die that would fall ends that."""
        if not self.home.orders:
            return stands
        if self._drawn is None or self._drawn[0] is not stands:
            after, rolls = stands, False
            for text, _ in self.home.orders:
                told = _try(after, codec.command_from_json(text))
                if not isinstance(told, tuple):
                    rolls = told is None
                    break
                after = timeline.apply_all(after, told)
            self._drawn = (stands, after, rolls)
        return self._drawn[1]

    def rolls(self, stands: Battle) -> bool:
        """Whether an order waits for a die of both homes."""
        self.battle(stands)
        return self._drawn is not None and self._drawn[2]

    def order(self, stands: Battle, command: Command, text: str, by: str) -> Accepted | Refusal:
        """Keep an order; refused where the side itself knows why it cannot be."""
        told = _try(self.battle(stands), command)
        if isinstance(told, Refusal):
            return told
        if told is None and any(text == order for order, _ in self.home.orders):
            sentence = "You ordered this already, and both homes roll for it: send it."
            return Refusal(code="apart", sentence=sentence, rule="", instead="squadlog mail send --to FILE")
        self._keep((*self.home.orders, (text, by)))
        rolls = " Both homes roll for it, with the next packets." if told is None else ""
        return Accepted(events=(), lines=(f"Order {len(self.home.orders)} for {self.home.other}.{rolls}",))

    def drop(self, steps: int) -> Moved | None:
        """Drop the last orders; None where there are none."""
        count = min(steps, len(self.home.orders))
        if not count:
            return None
        self._keep(self.home.orders[: len(self.home.orders) - count])
        return Moved(sentence=f"Dropped: {so_many(count, 'order')}, {len(self.home.orders)} left.")

    def _keep(self, orders: Sequence[tuple[str, str]]) -> None:
        self.home, self._drawn = replace(self.home, orders=tuple(orders)), None
        self._store.settings.set(setting_of(self._number), home_to_text(self.home))


def _try(battle: Battle, command: Command) -> tuple[Event, ...] | Refusal | None:
    """What a command leads to by what its side knows; None where that does not tell."""
    try:
        told = engine.decide(battle, command, deciding.table_for(battle, said_alone.NoDice()))
    except (DieNeeded, *NONSENSE):
        return None
    return told if isinstance(told, Refusal) else tuple(told)
