"""A record that is kept: where it stands, and its named places. Knows no kind of record, decides and moves nothing."""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Generic, TypeGuard, TypeVar

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import Moved
from squadlog.battle.record.upcasting import has_key
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import OF_THE_TABLE, REFEREE, for_all

with lazy_imports():
    from squadlog.session.said import answers
    from squadlog.store import faults, records

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from squadlog.battle.record.steps import HeadMove, Step
    from squadlog.battle.record.tree import Tree
    from squadlog.session.said.answers import Voice
    from squadlog.store.record_file import Store
    from squadlog.store.records import EndMark, Half

GONE_ON = "gone-on"
"""The code of a refusal because somebody else was quicker. The record has been read again by then: show it anew."""


def is_gone_on(outcome: object) -> TypeGuard[Refusal]:
    """Whether a refusal says that another program was quicker."""
    return isinstance(outcome, Refusal) and outcome.code == GONE_ON


def for_the_table(seat: str, word: str) -> Refusal | None:
    """Why a word to the record is not for this seat to say; None when it may."""
    if for_all(seat) or word not in OF_THE_TABLE:
        return None
    told = "Only all players together can undo and redo here."
    return Refusal(code="not-yours", sentence=told, rule="")


EventT = TypeVar("EventT")
StateT = TypeVar("StateT")


class Record(Generic[EventT, StateT]):
    """A battle or a side game in the file. `id` is its number in the store, `title` its name in the list.

    `what` and `step` are what people call it and a step of it. A kind of record fills `tree` and `named` in
    `refresh`, and says what a step was (`words`) and when (`moment`).
    """

    what, step = "record", "step"
    tree: Tree[EventT, StateT]
    """Its steps, with the events and the state of each."""
    named: dict[str, int]
    """The last event of each place that has a name."""
    title: str
    half: Half | None = None
    """What is half said and waits for a die."""

    def __init__(self, store: Store, number: int) -> None:
        self.store, self.id = store, number
        self._version = store.version()
        self.refresh()

    def refresh(self) -> None:
        """Read the record again, in case another program has gone on with it. Raises StoreError."""
        raise NotImplementedError

    def words(self, step: Step) -> str:
        """A step in the words an onlooker hears, so that no secret is told by taking it back."""
        raise NotImplementedError

    def moment(self, step: Step) -> str:
        """When a step is, as the list of records shows it once the record stands there."""
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
        broken = self.store.first_broken(self.id)
        if broken is None:
            return None
        return records.broken_record_error(self.id, broken.what, game=self.what, entry=broken.entry)

    def changed(self) -> bool:
        """Whether somebody else, in this program or another, has gone on with the record; it is read again then.

        To be asked several times a second: while nobody writes to the file it costs some hundredths of a millisecond.
        Raises StoreError, with what to do, when the record or the file is gone. A refusal with the code GONE_ON has
        caught up already.
        """
        version = self.store.version()
        if version == self._version:
            return False
        if self.store.extent(self.id) != self.extent():
            self.refresh()
            self._version = version
            return True
        self._version = version
        return False

    def extent(self) -> records.Extent:
        """How far the record goes in memory."""
        return records.Extent(
            head=self.tree.head.last, awaiting=self.half.stored if self.half else None, title=self.title,
            last_step=self.tree.last, moves=self.tree.moved, branches=len(self.named),
        )  # fmt: skip

    # Where it stands, and what a step is called there

    @property
    def head(self) -> int:
        """The number of the log entry where the record stands; entries go from 1 without gaps."""
        return self.tree.number(self.tree.head.id)

    def head_of(self, seat: str) -> int:
        """The number of that entry in the log of a seat."""
        return self.number(self.tree.head.id, seat)

    def place(self, step: Step, seat: str = REFEREE) -> str:
        """The place of a step, as people find it in the log of a seat."""
        return f"entry {self.number(step.id, seat)}"

    def number(self, step: int, _seat: str) -> int:
        """What a step is called in the log of a seat, which counts what that seat knows of."""
        return self.tree.number(step)

    def numbered(self, number: int, _seat: str) -> Step | None:
        """The step that is called so there; None: none is."""
        return self.tree.numbered(number)

    def counted(self, steps: Sequence[Step], _seat: str) -> Sequence[Step]:
        """The steps that a seat counts as it goes back or forth."""
        return steps

    def name_branch(self, name: str, voice: Voice | None = None) -> Moved | Refusal:
        """Give the place where the record stands a name to come back to."""
        voice = voice or answers.Voice()
        if refused := self.answered(voice) or self.not_there(voice.at, voice.seat):
            return refused
        told = f"This step is now called {name.strip()}."
        try:
            name = self.store.name_branch(
                self.id, name, self.tree.head.last, answer=answers.to_a_word(voice, told)
            )
        except StoreError as error:
            return self.not_saved(error)
        self.named[name] = self.tree.head.last
        return Moved(sentence=f"This step is now called {name}.")

    def branches(self, seat: str = REFEREE) -> dict[str, int]:
        """The named places, with the number of the log entry of each."""
        return {name: self.number(self.tree.at(event).id, seat) for name, event in self.named.items()}

    # What is written, and why nothing is

    def signs(self, half: str | None, *, beside: bool = False) -> AbstractContextManager[EndMark | None]:  # noqa: ARG002 - a sealed record asks
        """What says beside a signed record how far it goes, once a change is written after which that `half` waits."""
        return nullcontext()

    def move(self, move: HeadMove) -> None:
        """Move the head, and drop what was half said."""
        self.tree.move(move)
        self.half = None

    def with_remark_of_disk(self, sentence: str) -> str:
        """What was said, with what the disk had to say while it was kept."""
        return " ".join(filter(None, (sentence, self.store.remark())))

    def kept_with(
        self, key: str, whose: str, seat: str = REFEREE, *, by: str | None = None
    ) -> Step | Refusal | None:
        """The step that was said with this key of that side, or that it was taken back since; None if there is none.

        `by` is who has the key, by name; None: whoever speaks for that side.
        """
        if not key:
            return None
        said = (
            one
            for one in reversed(self.tree.steps)
            if has_key(one.command, key, whose) and by in (None, one.by)
        )
        step = next(said, None)
        return step if step is None else self.still_stands(step, seat)

    def answered(self, voice: Voice) -> Moved | Refusal | None:
        """What was answered to a word to the record that was said with the key of this voice; None for none."""
        found = self.answers(voice) if voice.key else ()
        answer = next((one for one in found if one.key == voice.key and one.told), None)
        if answer is None:
            return None
        self.changed()  # it may have been said in another program
        return Moved(sentence=self.sentence_of(answer.told, map(self.tree.step, answer.steps)))

    def sentence_of(self, lead: str, steps: Iterable[Step]) -> str:
        """Where a record went, in a sentence: how, and over which steps; of none the beginning is all of it."""
        told = "; ".join(map(self.words, steps))
        return f"{lead}: {told}." if told else lead

    def answers(self, voice: Voice) -> Iterator[answers.KeptAnswer]:
        """What is kept of what was answered to this voice, newest first."""
        return (one for one in answers.read(self.store.answers(self.id)) if one.is_of(voice))

    def still_stands(self, step: Step, seat: str) -> Step | Refusal:
        """A step, where it stands; refused where it was undone since."""
        if self.tree.taken_at(step).id in self.tree.line():
            return step
        entry = self.number(step.id, seat)
        sentence = f"This was carried out as entry {entry}, and undone since."
        return Refusal(code="taken-back", sentence=sentence, rule="", instead="Enter it again.")

    def not_there(self, at: int | None, seat: str = REFEREE) -> Refusal | None:
        """Why nothing is decided for who saw the record stand at that log entry; None where it still does."""
        return None if at is None or at == self.head_of(seat) else self.elsewhere()

    def not_saved(self, error: StoreError) -> Refusal:
        """What could not be written is refused; when somebody else went on, the record is read again."""
        if isinstance(error, faults.GoneOn):
            try:
                self.refresh()
            except StoreError as gone:
                return Refusal(code="not-saved", sentence=str(gone), rule="")
            return self.elsewhere()
        return Refusal(code="not-saved", sentence=str(error), rule="")

    def elsewhere(self) -> Refusal:
        """The refusal of a speaker who saw the record at another place than it is now."""
        return Refusal(
            code=GONE_ON,
            sentence=f"The {self.what} continued in another window; nothing changed here.",
            rule="",
            instead="Look at its present state, and try again.",
        )
