"""A sealed battle in a shell: what of its record can be read here, and how a step is written for all eyes."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from squadlog import __version__
from squadlog.base.errors import StoreError
from squadlog.base.records import record
from squadlog.battle.commands import Command
from squadlog.battle.evolve import begin_battle
from squadlog.battle.known import known, may_read, redact_event
from squadlog.battle.record.steps import HeadMove
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.record.upcasting import seat_of
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import SECRET
from squadlog.facts.seats import NOBODY, REFEREE, REFEREE_CALLED
from squadlog.reports.logbook import Logbook, corrects_secrets
from squadlog.reports.narrate import tell
from squadlog.rules.common import chapter_states  # noqa: F401 - events of the chapters are read from pages as well
from squadlog.session.secrecy import believed, said_alone
from squadlog.session.secrecy.half_said import HalfSaid
from squadlog.session.secrecy.how_far import HowFar, begins
from squadlog.session.secrecy.viewed_log import ViewedLogbook, at_its_seat
from squadlog.store.records import EndMark, StoredEvent
from squadlog.store.seal import keys, pages
from squadlog.store.seal.changes import difference, with_changes
from squadlog.store.seal.ciphers import SealError
from squadlog.store.seal.keys import KeyRing, Opened
from squadlog.store.seal.pages import UNHEARD, SealedPage, ViewedTimeline

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from contextlib import AbstractContextManager

    from squadlog.battle.events.union import Event
    from squadlog.battle.record.steps import Step
    from squadlog.battle.state import Battle, Known
    from squadlog.battle.terms import Setup
    from squadlog.store.records import BattleRecord

GIVEN: dict[str, Opened] = {}
"""What this process can open, by the name of the ring: the words it was given, and what was lent to it."""
SAID = json.dumps({"kind": UNHEARD})
"""What stands in the clear in the place of a command."""
_TRIED: set[str] = set()
"""Hashes of steps that a side wrote alone and that were decided again here, and found to be as they must."""
_SIGNED: dict[tuple[object, ...], str | None] = {}
"""Who has signed which rows, as far as that was looked at here."""
_REVEALED = "seal-opened"
OPEN_TO_ALL = (
    "The seal of this battle is open: anybody with its file can read all of it, and write in it as any side."
)

PagesBySide = dict[str | None, SealedPage]
"""What each side reads of a step; None is everybody."""


@record
class Decided:
    """A command that was decided and is to be kept: its JSON, who said it and when, the battle before and after it.

    `shown` is the battle that every seat is to know by it, where that is not the one after it.
    """

    command: Command
    text: str
    by: str
    events: tuple[Event, ...]
    before: Battle
    after: Battle
    at: str
    shown: Battle | None = None

    @property
    def whole(self) -> SealedPage:
        """What a judge reads of it."""
        return pages.page((), self.text, self.command.kind, self.events)


def setting_of(ring: KeyRing) -> str:
    """The name of the setting that holds an opened seal."""
    return f"{_REVEALED}.{ring.id}"


class Sealed(HalfSaid):
    """The record of a sealed battle as far as it can be opened here. SealError for what was changed from outside."""

    def __init__(self, record: BattleRecord, settings: Mapping[str, str]) -> None:
        self._bodies = record.events
        self._hashes: dict[int | None, str] = {None: ""}
        self._hashes.update((step.id, step.hash) for step in record.steps.values())
        self.ring = pages.ring_of(record.events[min(record.steps)])
        self.opened = GIVEN.get(self.ring.id) or Opened(ring=self.ring)
        whole = settings.get(setting_of(self.ring))
        revealed = keys.open_revealed(self.ring, whole) if whole else None
        self.open_to_all = revealed is not None
        """Whether the key of the whole lies in the file."""
        if revealed is not None and not self.opened.sees_all:
            self.opened = revealed
        self._record = record
        if self.opened.ring != self.ring:
            raise record.damaged("its keys are others than they were")
        entries, self._sides = pages.entries(record.steps.values()), dict[int, str]()
        self._read = dict[int, tuple[SealedPage, SealedPage]]()
        for number, entry in entries.items():
            try:
                if (side := _writer_of(record.events[number], self.ring, entry)) is not None:
                    self._sides[number] = side
                self._read[number] = pages.read(record.events[number], self.opened, entry)
            except SealError as error:
                raise record.damaged(str(error).rstrip("."), number) from None
        self.far = HowFar(record, self.ring)
        self._steps = {
            number: step._replace(command=page.command, label=page.label)
            for number, step in record.steps.items()
            for page in [self._read[number][0]]
        }
        self._views: dict[str | None, ViewedTimeline] = {}

    @property
    def id(self) -> int:
        """The number of the battle in the store."""
        return self._record.id

    @property
    def judges(self) -> bool:
        """Whether everything can be decided here."""
        return self.opened.judges

    def timeline(self) -> Timeline:
        """The record as it can be read here: whole by a judge, else the pages of a side, or what all read.

        StoreError for what is no event, or makes no battle.
        """
        record, judges = self._record, self.judges

        def read(asked: Sequence[int]) -> list[tuple[Event, ...]]:
            found = [self._read[step] for step in asked]
            try:
                return [
                    pages.events_of(page) if judges else pages.events_on_page(page, aloud)
                    for page, aloud in found
                ]
            except SealError:
                raise record.damaged("an event cannot be read") from None

        if judges:
            return Timeline(self._steps, record.head, record.moves, read)
        side = self.opened.side
        if not self.ring.signed:
            opens = ViewedTimeline(self._steps, record.steps[min(record.steps)].last, (), read)
            told = {number: page for number, (page, _) in self._read.items()}
            believed.require_credible(record, opens, ViewedLogbook(opens, side), told, side or NOBODY)
        view = ViewedTimeline(self._steps, record.head, record.moves, read)
        try:
            known(view.battle(), side or NOBODY)
        except (ValueError, LookupError, TypeError, AttributeError):
            raise record.damaged("what is told of it cannot be") from None
        return view

    def nonsense(self) -> StoreError | None:
        """What went wrong where pages are read that nobody has signed; None where they are signed, or not read."""
        if self.judges or self.ring.signed:
            return None
        return self._record.damaged("what is told of it cannot be")

    def try_sides(self, tree: Timeline) -> None:
        """Judge again what the sides wrote alone, where no seat has gone on from it. StoreError if wrong."""
        tried = self._judged_since()
        for number in self.by_sides() if self.judges else ():
            step = self._record.steps[number]
            if number in tried or step.hash in _TRIED:
                continue
            if why := self.wrong_of(tree, number):
                raise self._record.damaged(why, number)
            _TRIED.add(step.hash)

    def by_sides(self) -> Mapping[int, str]:
        """The steps that sides have written with their words alone, and which side each, as the record says."""
        return self._sides

    def wrong_of(self, tree: Timeline, number: int) -> str:
        """What is wrong with a step that a side has written alone, for a judge; empty for nothing."""
        side, parent = self._sides[number], self._steps[number].parent
        if parent is None:
            return "a side begins no battle"
        try:
            view = self._view(side, tree)
            stood = said_alone.Stood(tree.state(parent), view.battle(parent), view.battle(number))
            why = said_alone.fault(stood, self._read[number][0], side)
        except StoreError as error:
            why = str(error)[:1].lower() + str(error)[1:].rstrip(".")
        return f"it was written with the word of {side} alone, and {why}" if why else ""

    def _judged_since(self) -> set[int]:
        """The steps from which a judge has gone on: he decided again then what a side had written among them.

        Where it is signed which step was written last before his own, these are all of before.
        """
        if self.ring.signed:
            last = max(number for number in self._record.steps if number not in self._sides)
            return {number for number in self._record.steps if number < last}
        found: set[int] = set()
        for number, step in self._record.steps.items():
            walked = None if number in self._sides else step.parent
            while walked is not None and walked not in found:
                found.add(walked)
                walked = self._record.steps[walked].parent
        return found

    def logbook(self, tree: Timeline) -> Logbook:
        """The logbook that tells each seat what it may read, with the name and seat each command came from."""
        who = partial(self._said_by, tree)
        if isinstance(tree, ViewedTimeline):
            return ViewedLogbook(tree, self.opened.side, who)
        return Logbook(tree, who)

    def _said_by(self, tree: Timeline, said: Step | HeadMove) -> str:
        setup = tree.battle().setup
        if isinstance(said, HeadMove):
            side = self.far.moved_by(next(place for place, one in enumerate(tree.moves) if one is said))
            return at_its_seat(said.by, side, setup, always=True)
        return at_its_seat(said.by, seat_of(said.command), setup)

    # Writing

    def judged(
        self, tree: Timeline, decided: Decided, *, beside: bool
    ) -> tuple[tuple[StoredEvent, ...], PagesBySide]:
        """The rows of a step that was decided here, and what each side reads of it."""
        head = tree.head
        read = {
            side: _page(side or NOBODY, decided, self._view(side, tree).battle(head.id))
            for side in (None, *self.ring.sides)
        }
        sides = {side: read[side] for side in self.ring.sides}
        entry = self._entry(tree, decided, read[None].label, beside=beside)
        return _stored_rows(pages.rows(self.opened, entry, read[None], sides, decided.whole)), read

    def secretly(
        self, tree: Timeline, decided: Decided, seat: str, *, beside: bool
    ) -> tuple[tuple[StoredEvent, ...], tuple[Event, ...]]:
        """The rows of a step said wholly in secret by a side whose word alone is known here, and how it reads them."""
        own, aloud = _page(seat, decided, decided.before), SealedPage()
        sides = {side: own if side == seat else None for side in self.ring.sides}
        entry = self._entry(tree, decided, UNHEARD, beside=beside)
        written = pages.rows(self.opened, entry, aloud, sides, decided.whole, by=seat)
        return _stored_rows(written), pages.events_on_page(own, aloud)

    def _entry(self, tree: Timeline, decided: Decided, label: str, *, beside: bool) -> pages.StepPlace:
        """Where a step will stand that is written now."""
        last, parent, moved = tree.step(tree.last).hash, tree.head.hash, self.far.stand.moves
        return pages.StepPlace(
            tree.count + 1, last, parent, decided.by, decided.at, label, __version__, moved, beside
        )

    def signs(
        self, tree: Timeline, half: str | None, *, beside: bool
    ) -> AbstractContextManager[EndMark | None]:
        """What says beside the record how far it goes once something more is written, after which that `half` waits."""
        return self.far.signs(self.opened, tree, half, beside=beside)

    def added(self, step: Step, read: PagesBySide) -> None:
        """Take a step into the views of all sides."""
        for side, view in self._views.items():
            page = read[side]
            view.add(
                step,
                pages.events_on_page(page, read[None]),
                with_changes(view.battle(step.parent), page.changes),
            )

    def _view(self, side: str | None, tree: Timeline) -> ViewedTimeline:
        """The battle as a side has it, for a judge: what it must be told is what it does not have yet."""

        def read(asked: Sequence[int]) -> list[tuple[Event, ...]]:
            parents = [self._hashes[self._steps[step].parent] for step in asked]
            found = (
                pages.of_side(self._bodies[step], self.opened, side, parent)
                for step, parent in zip(asked, parents, strict=True)
            )
            return [pages.events_on_page(page, page) for page in found]

        if side not in self._views:
            self._views[side] = ViewedTimeline(self._steps, tree.head.last, (), read)
        return self._views[side]


def check_first(number: int) -> str:
    """What to do about a battle that this computer has seen otherwise."""
    return f"squadlog check {number} tells what was seen; from then on it is taken as it is."


def not_opened(number: int, setup: Setup, seat: str) -> SealError:
    """A seat whose word was not given."""
    name = next((side.name for side in setup.sides if side.id == seat), f"the {seat}")
    return SealError(
        f"Battle {number} is sealed: squadlog play {number} --seat {seat} asks for the password of {name}."
    )


def played_elsewhere(side: str) -> SealError:
    """A seat that nobody takes at a home which has the key of one side alone."""
    return SealError(f"That seat is not open at this home: here you play {side} (--seat {side}).")


def say_awaited(seal: Sealed, battle: Known) -> Refusal:
    """Whose terminal it is that what was said waits for."""
    if seal.judges and seal.far.doubted:
        told = "What was said waits, and is not decided here: this computer has seen the battle otherwise."
        return Refusal(code="judge-awaited", sentence=told, rule="", instead=check_first(seal.id))
    names = [side.name for side in battle.setup.sides if side.id not in seal.opened.keys]
    names += [REFEREE_CALLED] if REFEREE in seal.ring.salts else []
    return Refusal(
        code="judge-awaited",
        sentence=f"What was said waits for an open terminal of {' or of '.join(names)}.",
        rule="",
        instead=f"squadlog play {seal.id} --seat {seal.ring.sides[0]} opens one; or withdraw what was said.",
    )


def _page(seat: str, decided: Decided, was: Battle) -> SealedPage:
    """What a seat reads of a step, which knew the battle as it `was` for it."""
    command, after = decided.command, decided.shown or decided.after
    lines = tell(decided.before, decided.events, seat)
    secret = command.kind in SECRET and not lines
    seen = [redact_event(event, after, seat) for event in decided.events]
    readable = may_read(command, decided.before, seat) and not corrects_secrets(decided.events, seen)
    changes = difference(was, known(after, seat))
    label = UNHEARD if secret else command.kind
    return pages.page(lines, decided.text if readable else "", label, [one for one in seen if one], changes)


def _first_page(created: Event, battle: Battle, seat: str) -> SealedPage:
    """What a seat reads of the first step."""
    seen = redact_event(created, battle, seat)
    if seen is None:
        raise SealError("A battle that no seat may know cannot be sealed.")
    opens = begin_battle(seen)
    return pages.page(
        tell(None, [created], seat), "", "created", [seen], difference(opens, known(battle, seat))
    )


def seal_first_step(
    event: Event,
    words: Mapping[str, str],
    *,
    by: str,
    at: str,
    cost: Mapping[str, int] | None = None,
    shown: Battle | None = None,
) -> tuple[tuple[StoredEvent, ...], EndMark]:
    """The rows of the first step of a battle sealed by these words: its keys, and the set-up as each seat knows it.

    And what says beside the record how far it goes. `cost` as for `keys.new_ring`, `shown` as of a decided command.
    """
    battle = shown or begin_battle(event)
    sides = battle.side_ids()
    if missing := [side for side in sides if not words.get(side, "").strip()]:
        raise SealError(f"A sealed battle needs a password for each side: {', '.join(missing)} has none.")
    ring, opened = keys.new_ring(words, sides, cost=cost)
    GIVEN[ring.id] = opened
    read = {side: _first_page(event, battle, side) for side in sides}
    whole = pages.page((), "", "created", [event])
    entry = pages.StepPlace(1, "", "", by, at, "created", __version__)
    rows = _stored_rows(
        pages.rows(opened, entry, _first_page(event, battle, NOBODY), read, whole, first=True)
    )
    return rows, begins(opened)


def _writer_of(bodies: Sequence[bytes], ring: KeyRing, entry: pages.StepPlace) -> str | None:
    """See `pages.writer_of`; of what was looked at before it is known."""
    at = (ring.mark, entry, *map(hash, bodies))
    if at not in _SIGNED:
        _SIGNED[at] = pages.writer_of(bodies, ring, entry)
    return _SIGNED[at]


def _stored_rows(rows: Sequence[pages.SealedRow]) -> tuple[StoredEvent, ...]:
    return tuple(StoredEvent(kind=row.kind, version=row.version, body=row.body) for row in rows)
