"""Looks through all that this user has for what has every word: `find ford sniper`."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.names import clean_text
from squadlog.facts.seats import NOBODY, TABLE
from squadlog.session.finding import shelves
from squadlog.session.finding.battle_text import READING_S, BattleTexts
from squadlog.session.finding.hits import Found, Hit, WantedWords, fold
from squadlog.store.labels import NO_LABEL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from squadlog.session.finding.battle_text import BattleText, LineRead
    from squadlog.store.labels import Label
    from squadlog.store.record_file import Store
    from squadlog.store.records import BattleSummary

LINES_OF_A_BATTLE = 5
"""Lines of one battle that are listed, unless all are asked for."""


class _OfBattle(NamedTuple):
    """What was found in one battle: itself, if it is a hit, then its lines."""

    itself: Hit | None
    lines: tuple[Hit, ...]


def find(
    store: Store,
    text: str,
    *,
    seat: str = TABLE,
    every: bool = False,
    within_s: float = READING_S,
    tells: Callable[[int, int], bool] = lambda _done, _of: True,
) -> Found:
    """Everything that has every word, as that seat may know it. Raises SquadlogError for no words.

    So too for a seat that no battle has. Battles come first, the one last played before the others;
    lines of one are limited unless `every` one is wanted.
    `tells` is called with how many battles are read and how many there are, and ends the search by False.
    """
    wanted = WantedWords(text)
    labels = store.labels.of("battle")
    texts, hits, left_off = BattleTexts(store, seat), list[Hit](), 0
    for battle, read in texts.each(within_s, tells):
        found = _in_battle(wanted, battle, read, labels.get(str(battle.id), NO_LABEL), seat)
        if found.itself is not None:
            hits.append(found.itself)
        shown = found.lines if every else found.lines[:LINES_OF_A_BATTLE]
        hits += shown
        left_off += len(found.lines) - len(shown)
    unread = texts.unread
    hits += shelves.in_squads(store, wanted, unread)
    hits += shelves.in_files(store, wanted)
    return Found(hits=tuple(hits), left_off=left_off, unread=tuple(unread))


def _in_battle(
    wanted: WantedWords, battle: BattleSummary, read: BattleText | None, label: Label, seat: str
) -> _OfBattle:
    sides = () if read is None else read.sides
    title = clean_text(battle.title)
    head = wanted.within(*map(fold, (title, *sides, label.folder, *label.tags)))
    met = f"{title}: {' - '.join(sides)}" if sides else title
    as_seat = "" if read is None or seat in (TABLE, NOBODY) else f" --seat {shlex.quote(seat)}"

    def hit(kind: str, line: str, opens: str, moment: str, entry: int | None = None) -> Hit:
        return Hit(
            kind=kind, where=f"battle {battle.id}, {moment}", title=title, line=line,
            opens=f"squadlog {opens}{as_seat}",
            battle=battle.id, entry=entry, folder=label.folder, tags=label.tags, name=str(battle.id),
        )  # fmt: skip

    lines = tuple(
        hit(line.of, line.text, f"log --battle {battle.id} --around {line.entry}", line.moment, line.entry)
        for line in _lines(wanted, read, head)
    )
    itself = hit("battle", met, f"play {battle.id}", battle.moment) if wanted.all_in(head) else None
    if (
        itself is None
        and not lines
        and read is not None
        and wanted.all_in(head | wanted.within(*read.folded))
    ):
        itself = hit(
            "battle", f"{met} (the words stand in several lines)", f"play {battle.id}", battle.moment
        )
    return _OfBattle(itself, lines)


def _lines(wanted: WantedWords, read: BattleText | None, head: frozenset[str]) -> Iterator[LineRead]:
    """The lines that have every word, or every one that what is above them has not."""
    if read is None:
        return
    needed = wanted.all_in(head)
    for line, folded in zip(read.lines, read.folded, strict=True):
        here = wanted.within(folded)
        if here and wanted.all_in(here if needed else here | head):
            yield line
