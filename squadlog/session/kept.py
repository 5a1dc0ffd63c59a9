"""A record that is kept: where it stands, going back and forth in it, its named places. Knows no kind of record."""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Generic, TypeGuard, TypeVar

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import unfit
from squadlog.battle.outcome import Moved
from squadlog.battle.record.upcasting import has_key
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import OF_THE_TABLE, REFEREE, for_all

with lazy_imports():
    from squadlog.store import faults, records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.tree import Tree
    from squadlog.store.record_file import Store
    from squadlog.store.records import EndMark, Half

GONE_ON = "gone-on"
"""The code of a refusal because somebody else was quicker. The record has been read again by then: show it anew."""


def is_gone_on(outcome: object) -> TypeGuard[Refusal]:
    """Whether somebody else was quicker."""
    return isinstance(outcome, Refusal) and outcome.code == GONE_ON


EventT = TypeVar("EventT")
StateT = TypeVar("StateT")


class Kept(Generic[EventT, StateT]):
    """A battle or a side game in the file. `id` is its number in the store, `title` its name in the list.

    `_what` and `_step` are what people call it and a step of it. Whoever inherits fills `_tree` and `_branches` in
    `refresh`, and says what a step was (`_said`) and when (`_moment`).
    """

    _what, _step = "record", "step"
    _tree: Tree[EventT, StateT]
    _branches: dict[str, int]
    title: str

    def __init__(self, store: Store, number: int) -> None:
        self._store = store
        self.id = number
        self._version = store.version()
        self.refresh()

    @property
    def store(self) -> Store:
        """The file that it is kept in."""
        return self._store

    def refresh(self) -> None:
        """Read the record again, in case somebody else has gone on with it. Raises StoreError."""
        raise NotImplementedError

    @contextmanager
    def sound(self) -> Iterator[None]:
        """What goes wrong inside for damage of the record is told as that, as StoreError; every other error passes.

        The record is whole and every event reads well, but it tells what cannot be: only its hash knows.
        """
        try:
            yield
        except (SquadlogError, OSError):
            raise
        except Exception as error:
            if (damage := self.damage()) is None:
                raise
            raise damage from error

    def damage(self) -> StoreError | None:
        """What of the record was changed from outside, where something is: its hash does not fit."""
        broken = self._store.first_broken(self.id)
        if broken is None:
            return None
        return records.broken_record(self.id, broken.what, game=self._what, entry=broken.entry)

    def changed(self) -> bool:
        """Whether somebody else, in this program or another, has gone on with the record; it is read again then.

        To be asked several times a second: while nobody writes to the file it costs some hundredths of a millisecond.
        Raises StoreError, with what to do, when the record or the file is gone. A refusal with the code GONE_ON has
        caught up already.
        """
        version = self._store.version()
        if version == self._version:
            return False
        if self._store.extent(self.id) != self.extent():
            self.refresh()
            self._version = version
            return True
        self._version = version
        return False

    def went_on_elsewhere(self) -> bool:
        """Whether something else of the file was changed last, since this record was."""
        return self._store.went_on_elsewhere(self.id)

    def extent(self) -> records.Extent:
        """How far the record goes in memory."""
        half = self._awaited()
        return records.Extent(
            head=self._tree.head.last, awaiting=half.stored if half else None, title=self.title,
            last_step=self._tree.last, moves=self._tree.moved, branches=len(self._branches),
        )  # fmt: skip

    def _said(self, step: Step) -> str:
        """A step in the words an onlooker hears, so that no secret is told by taking it back."""
        raise NotImplementedError

    def _place(self, step: Step, seat: str = REFEREE) -> str:
        """Where a step is, as people find it in the log of a seat."""
        return f"entry {self._number(step.id, seat)}"

    def _number(self, step: int, _seat: str) -> int:
        """What a step is called in the log of a seat, which counts what that seat knows of."""
        return self._tree.number(step)

    def _numbered(self, number: int, _seat: str) -> Step | None:
        """The step that is called so there; None: none is."""
        return self._tree.numbered(number)

    def _counted(self, steps: Sequence[Step], _seat: str) -> Sequence[Step]:
        """Those of these steps that a seat counts as it goes back or forth."""
        return steps

    def _moment(self, step: Step) -> str:
        """When a step is, as the list of records shows it once the record stands there."""
        raise NotImplementedError

    def not_your_word(self, seat: str, word: str) -> Refusal | None:
        """Why a word to the record is not for this seat to say; None when it may."""
        if for_all(seat) or word not in OF_THE_TABLE:
            return None
        told = "Going back and forth in the record is for the whole table."
        return Refusal(code="not-yours", sentence=told, rule="")

    def not_there(self, at: int | None, seat: str = REFEREE) -> Refusal | None:
        """Why nothing is decided for who saw the record stand at that log entry; None where it still does."""
        return None if at is None or at == self.head_of(seat) else self._elsewhere()

    def _kept_with(self, key: str, whose: str, seat: str = REFEREE) -> Step | Refusal | None:
        """The step that was said with this key of that side, or that it was taken back since; None if there is none."""
        if not key:
            return None
        said = (one for one in reversed(self._tree.steps) if has_key(one.command, key, whose))
        step = next(said, None)
        if step is None or self._tree.taken_at(step).id in self._tree.line():
            return step
        entry = self._number(step.id, seat)
        sentence = f"This was said and done as entry {entry}, and has been taken back since."
        return Refusal(code="taken-back", sentence=sentence, rule="", instead="Say it anew.")

    def _awaits(self) -> Refusal | None:
        """What must be answered before anything else; nothing by default."""
        return None

    def _awaited(self) -> Half | None:
        """What is half said and waits for a die; nothing by default."""
        return None

    def _dropped(self) -> None:
        """The head has moved: whatever was half said is gone."""

    @property
    def head(self) -> int:
        """The number of the log entry at which the record stands; those of a record go from 1 without gaps."""
        return self._tree.number(self._tree.head.id)

    def head_of(self, seat: str) -> int:
        """The number of that entry in the log of a seat."""
        return self._number(self._tree.head.id, seat)

    def undo(self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Go back by steps that a seat knows of, whatever they were, and what has come after them in secret."""
        line = [self._tree.step(number) for number in self._tree.line()]
        back = self._counted(line[1:], seat)
        if not back:
            return Refusal(
                code="nothing-to-undo", sentence=f"This is where the {self._what} begins.", rule=""
            )
        if not 1 <= steps <= len(back):
            return self._too_far(len(back), "undone")
        before = self._tree.step(back[-steps].parent or line[0].id)
        return self._going(before, "Undone", back[: -steps - 1 : -1], by=by, why=why, seat=seat)

    def redo(self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Go forward along the line that was left last, by steps that a seat knows of and what is secret after them."""
        if refused := self._awaits():
            return refused
        way = self._tree.ahead()
        ahead = self._counted(way, seat)
        if not ahead:
            return Refusal(code="nothing-to-redo", sentence="Nothing has been undone here.", rule="")
        if not 1 <= steps <= len(ahead):
            return self._too_far(len(ahead), "done again")
        told = ahead[:steps]
        return self._going(
            self._with_secrets(told[-1], way, seat), "Done again", told, by=by, why=why, seat=seat
        )

    def _with_secrets(self, step: Step, way: Sequence[Step], seat: str) -> Step:
        """A step of the way ahead, or the last in secret after it that was taken back with it."""
        for later in way[way.index(step) + 1 :]:
            if step.id == self._tree.left_last or self._number(later.id, seat) != self._number(step.id, seat):
                return step
            step = later
        return step

    def jump(self, entry: int, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Stand at any entry of the log, undone or not; whatever was half said is dropped."""
        step = self._numbered(entry, seat)
        if step is None:
            return Refusal(code="no-such-entry", sentence=f"The log has no entry {entry}.", rule="")
        step = self._tree.taken_at(step)
        if self._number(step.id, seat) == self.head_of(seat):
            return Refusal(
                code="already-there",
                sentence=f"The {self._what} stands at {self._place(self._tree.head, seat)} already.",
                rule="",
            )
        try:
            with self.sound():
                stands = f"The {self._what} stands at {self._place(step, seat)}"
        except StoreError as error:
            return self._not_saved(error)
        return self._going(step, stands, (step,), by=by, why=why, seat=seat)

    def _going(
        self, step: Step, lead: str, told: Sequence[Step], *, by: str, why: str, seat: str
    ) -> Moved | Refusal:
        """Go there, if whoever says so may."""
        del seat
        return self._go(step, lead, told, by=by, why=why)

    def _go(self, step: Step, lead: str, told: Sequence[Step], *, by: str, why: str) -> Moved | Refusal:
        """Stand after a step; `lead` and what was `told` in some steps make the sentence."""
        if fault := unfit([by, why]):
            return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
        left = self._tree.head.last
        try:
            with self.sound():
                moment = self._moment(step)
            with self._signs(None) as end:
                move = self._store.move_head(
                    self.id, left, step.last, by=by, why=why, moment=moment, awaited=self._awaited(), end=end
                )
        except StoreError as error:
            return self._not_saved(error)
        self._tree.move(move)
        self._dropped()
        # Said from where the record stands now: what was taken back has told nothing.
        return Moved(sentence=self._remarked(f"{lead}: {'; '.join(self._said(one) for one in told)}."))

    def _signs(self, half: str | None, *, beside: bool = False) -> AbstractContextManager[EndMark | None]:
        """What says beside a signed record how far it goes, once a change is written after which that `half` waits."""
        del half, beside
        return nullcontext()

    def _remarked(self, sentence: str) -> str:
        """What was said, with what the disk had to say while it was kept."""
        return " ".join(filter(None, (sentence, self._store.remark())))

    def name_branch(self, name: str) -> Moved | Refusal:
        """Give the place where the record stands a name to come back to."""
        try:
            name = self._store.name_branch(self.id, name, self._tree.head.last)
        except StoreError as error:
            return self._not_saved(error)
        self._branches[name] = self._tree.head.last
        return Moved(sentence=f"This place is called {name} now.")

    def branches(self, seat: str = REFEREE) -> dict[str, int]:
        """The named places, with the number of the log entry of each."""
        return {name: self._number(self._tree.at(event).id, seat) for name, event in self._branches.items()}

    def _not_saved(self, error: StoreError) -> Refusal:
        """What could not be written is refused; when somebody else went on, the record is read again."""
        if isinstance(error, faults.GoneOn):
            try:
                self.refresh()
            except StoreError as gone:
                return Refusal(code="not-saved", sentence=str(gone), rule="")
            return self._elsewhere()
        return Refusal(code="not-saved", sentence=str(error), rule="")

    def _elsewhere(self) -> Refusal:
        """Whoever spoke saw the record stand where it stands no longer."""
        return Refusal(
            code=GONE_ON,
            sentence=f"The {self._what} has gone on elsewhere; nothing was changed here.",
            rule="",
            instead="Look where it stands, and say it again.",
        )

    def _too_far(self, most: int, done: str) -> Refusal:
        steps = f"1 {self._step}" if most == 1 else f"1 to {most} {self._step}s"
        return Refusal(code="too-far", sentence=f"From here {steps} can be {done}.", rule="")
