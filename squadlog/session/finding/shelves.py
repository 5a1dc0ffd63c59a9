"""Squads, maps and scenarios of this user that have every word looked for."""

from __future__ import annotations

import shlex
import tomllib
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.session.finding.hits import Hit, fold
from squadlog.store.labels import NO_LABEL

with lazy_imports():
    from squadlog.book import load
    from squadlog.setup.own import maps, scenes
    from squadlog.squads import exchange, ready

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from squadlog.session.finding.hits import WantedWords
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.record_file import Store

_MOST_BYTES = 1_000_000
_HEADS = ("title", "name", "briefing", "text")


def in_squads(store: Store, wanted: WantedWords, unread: list[str]) -> Iterator[Hit]:
    """The squads, one's own and the program's, by their names and soldiers; `unread` says which could not be read."""
    labels = store.labels.of("squad")
    for name, plan in _plans(store, unread):
        label = labels.get(name, NO_LABEL)
        soldiers = [_soldier(plan, place) for place in range(len(plan.soldiers))]
        head = wanted.within(*map(fold, (name, plan.name, plan.side, label.folder, *label.tags)))
        each = [(wanted.within(fold(soldier)), soldier) for soldier in soldiers]
        every = head.union(*(words for words, _ in each))
        if wanted.all_in(every):
            best = max(each, key=lambda one: len(one[0] - head), default=(frozenset[str](), ""))
            line = best[1] if best[0] - head else f"{len(soldiers)} soldiers, {plan.side}"
            yield Hit(
                kind="squad", where=f"squad {name}", title=plan.name, line=line, name=name,
                opens=f"squadlog squads show {shlex.quote(name)}", folder=label.folder, tags=label.tags,
            )  # fmt: skip


def _plans(store: Store, unread: list[str]) -> Iterator[tuple[str, SquadPlan]]:
    book = load.load_rulebook()
    for name in store.squads.names():
        try:
            yield name, exchange.import_squad(store.squads.load(name).encode(), book, source=name)
        except SquadlogError as error:
            unread.append(f"The squad {clean_text(name)} was not looked through: {error}")
    for key in ready.ready_squads():
        yield f"ready:{key}", ready.load_squad(key, book)


def _soldier(plan: SquadPlan, place: int) -> str:
    """A soldier with what there is to find of him: `Mara Quill, leader, MBA, sniper rifle, scope`."""
    soldier = plan.soldiers[place]
    goods = (*soldier.equipment, *plan.entrusted(soldier.name))
    book = load.book_of(plan)
    troop = book.troops[soldier.troop].name if soldier.troop in book.troops else soldier.troop
    arms = [f"{book.weapons[one].name} ({one})" if one in book.weapons else one for one in soldier.weapons]
    return ", ".join(filter(None, (soldier.name, troop, soldier.armour, *arms, *goods)))


def in_files(store: Store, wanted: WantedWords) -> Iterator[Hit]:
    """The maps and scenarios of one's own, by all words that stand in their files."""
    for path in maps.own_maps():
        yield from _in_file(store, wanted, "map", path, f"map show {shlex.quote(path.stem)}")
    for path in scenes.own_scenes():
        yield from _in_file(store, wanted, "scenario", path, f"scenario show {shlex.quote(str(path))}")


def _in_file(store: Store, wanted: WantedWords, kind: str, path: Path, opens: str) -> Iterator[Hit]:
    text = ""
    with suppress(OSError, UnicodeDecodeError):
        if path.stat().st_size <= _MOST_BYTES:
            text = path.read_text(encoding="utf-8-sig")
    label = store.labels.get(kind, path.stem)
    raw: dict[str, Any] = {}
    with suppress(tomllib.TOMLDecodeError, RecursionError):
        raw = tomllib.loads(text)
    texts = list(_texts(raw)) if raw else text.splitlines()
    headed = raw["map"] if isinstance(raw.get("map"), dict) else raw
    title = clean_text(str(headed.get("title", path.stem)))
    head = wanted.within(
        *map(fold, (path.stem, path.stem.replace("_", " "), title, label.folder, *label.tags))
    )
    each = [(wanted.within(fold(one)), one) for one in texts]
    if wanted.all_in(head.union(*(words for words, _ in each))):
        best = max(each, key=lambda one: len(one[0] - head), default=(frozenset[str](), ""))
        line = best[1] if best[0] - head else title
        yield Hit(
            kind=kind, where=f"{kind} {path.stem}", title=title, line=clean_text(" ".join(line.split())),
            name=path.stem, opens=f"squadlog {opens}", folder=label.folder, tags=label.tags,
        )  # fmt: skip


def _texts(held: object) -> Iterator[str]:
    """Every text in a file, those that people read before the rest."""
    if isinstance(held, str):
        yield held
    elif isinstance(held, dict):
        for key in sorted(held, key=lambda one: one not in _HEADS):
            yield from _texts(held[key])
    elif isinstance(held, list):
        for one in held:
            yield from _texts(one)
