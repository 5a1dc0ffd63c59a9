"""What is read of a sealed battle of which nothing is signed: no word says that its pages are as they were written.

Whoever has the file may have edited them, so each is held to what can stand there before anything is shown of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.battle.moment import Moment
from squadlog.battle.record import codec
from squadlog.battle.record.upcasting import NewerError
from squadlog.facts.seats import NOBODY
from squadlog.store import bodies
from squadlog.store.seal.ciphers import NONSENSE
from squadlog.store.seal.kinds import field_misfit
from squadlog.store.strangers import Everybody, find_misplaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.record.steps import Step
    from squadlog.battle.state import Battle
    from squadlog.session.secrecy.viewed_log import ViewedLogbook
    from squadlog.store.records import BattleRecord
    from squadlog.store.seal.pages import SealedPage, ViewedTimeline


class _Credible:
    """Goes through the entries in their order, and knows who has been named so far."""

    def __init__(self, view: ViewedTimeline, read: Mapping[int, SealedPage]) -> None:
        self._view, self._read = view, read
        self._met = Everybody()

    def wrong(self, step: Step) -> str:
        """What is wrong with an entry; empty for nothing. StoreError, or what else nonsense may come to, likewise."""
        page = self._read[step.id]
        if page.command and (why := _no_command(page.command)):
            return why
        try:
            told = bodies.read([event.encode() for event in page.events])
        except bodies.UnreadError as error:
            return f"an event cannot be read: {error.why}"
        battle = self._view.battle(step.id)
        paths = _paths(page.changes) if step.parent is not None else [(name,) for name in vars(battle)]
        held = [_find_record(battle, path) for path in paths]
        for record, name, way in held:
            if why := field_misfit(record, name):
                return " ".join([*way, why])
        self._met.meet(battle)
        changed = ((" ".join([*way, name]), name, getattr(record, name)) for record, name, way in held)
        whys = [why for at, name, what in changed for why in self._met.strangers(at, name, what)]
        whys += self._met.strangers_of(told)
        return next(iter((*find_misplaced(battle), *whys)), "")


def require_credible(
    record: BattleRecord, view: ViewedTimeline, log: ViewedLogbook, read: Mapping[int, SealedPage], seat: str
) -> None:
    """Raise StoreError, with entry and fault, for what no program writes on the pages of a seat.

    The `view` stands at the first entry, so that none is read before its turn comes.
    """
    credible = _Credible(view, read)
    for step in view.steps:
        try:
            why = credible.wrong(step)
            for reads in () if why else {seat, NOBODY}:
                log.told_each(step.id, reads)
        except (*NONSENSE, StoreError):
            why = "what is told there cannot be"
        if why:
            raise record.damaged(why, step.id)


def _paths(changes: str) -> Sequence[Sequence[object]]:
    return [tuple(path) for path, _ in json.loads(changes)]


def _no_command(text: str) -> str:
    try:
        codec.command_from_json(text)
    except NewerError:
        return "what was said is of a newer squadlog; upgrade squadlog to read it"
    except NONSENSE:
        return "what was said there is no command"
    return ""


def _find_record(battle: Battle, path: Sequence[object]) -> tuple[object, str, list[str]]:
    """Where something was changed: the last record on the way there, its field, and the way to that record."""
    whole: object = battle
    record, name, way = whole, str(path[0]), list[str]()
    for place, at in enumerate(path):
        if isinstance(whole, Moment):  # which is a turn and a second together
            break
        if hasattr(whole, "__dataclass_fields__"):
            record, name, way = whole, str(at), [str(one) for one in path[:place]]
            whole = getattr(whole, name)
        elif isinstance(whole, tuple | list) and isinstance(at, int):
            whole = whole[at] if at < len(whole) else None
        elif isinstance(whole, Mapping):
            whole = whole.get(at)
    return record, name, way
