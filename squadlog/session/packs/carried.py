"""The packs that squads and battles of this file carry, whether or not they are kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record
from squadlog.book.load import load_rulebook
from squadlog.book.packs.pack import CheckedPack, PackError
from squadlog.book.packs.reading import pack_in
from squadlog.session.packs.kept import texts_at_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.store.record_file import Store


@record
class CarriedPack:
    """A pack, and what carries it: `the squad Third Watch`, `battle 3`."""

    pack: CheckedPack
    by: tuple[str, ...]


def carried_packs(store: Store) -> tuple[CarriedPack, ...]:
    """Every pack that a squad or an open battle of the file carries, each text once; what cannot be read has none."""
    found: dict[str, list[str]] = {}
    for who, text in (*_of_squads(store), *_of_battles(store)):
        found.setdefault(text, []).append(who)
    read = []
    for text, by in found.items():
        try:
            read.append(CarriedPack(pack=pack_in(text, load_rulebook()), by=tuple(by)))
        except PackError:
            continue
    return tuple(read)


def _of_squads(store: Store) -> Iterator[tuple[str, str]]:
    for name in store.squads.names():
        try:
            body = store.squads.load(name)
        except SquadlogError:
            continue
        yield from ((f"the squad {name}", text) for text in _texts(body, "squad"))


def _of_battles(store: Store) -> Iterator[tuple[str, str]]:
    for battle in store.battles():
        try:
            first, _ = store.ends(battle.id)
        except SquadlogError:
            continue
        if b'"packs"' in first:
            yield from ((f"battle {battle.id}", text) for text in _texts(first, "setup"))


def _texts(body: str | bytes, within: str) -> tuple[str, ...]:
    try:
        document: Any = json.loads(body)
        packs = document[within].get("packs", ())
    except (ValueError, KeyError, TypeError, AttributeError):
        return ()
    return tuple(text for text in packs if isinstance(text, str)) if isinstance(packs, list) else ()


def known_texts(store: Store) -> tuple[str, ...]:
    """The texts of all packs that this home has: those kept, then those carried by its squads and battles."""
    return tuple(dict.fromkeys((*texts_at_hand(), *(one.pack.text for one in carried_packs(store)))))
