"""A record, entered from a seat: what battles and side games have in common there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypedDict, TypeVar, Unpack

from squadlog.battle.refusal import Refusal
from squadlog.session.said.answers import Voice

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from squadlog.base.errors import StoreError
    from squadlog.battle.outcome import Moved
    from squadlog.facts.seats import Speaker
    from squadlog.session.record import Record
    from squadlog.store.record_file import Store


class VoiceWords(TypedDict):
    """A `Voice` by its words."""

    by: str
    seat: str
    at: int | None
    key: str


class RecordInUse(Protocol):
    """A battle or a side game in use."""

    @property
    def record(self) -> Record[Any, Any]:
        """The record of the battle or side game in use."""

    def changed(self) -> bool:
        """Whether another program has gone on with the record."""

    def undo(self, steps: int = 1, *, why: str = "", **voice: Unpack[VoiceWords]) -> Moved | Refusal:
        """Go back by steps."""

    def redo(self, steps: int = 1, *, why: str = "", **voice: Unpack[VoiceWords]) -> Moved | Refusal:
        """Go forward again."""

    def jump(self, entry: int, *, why: str = "", **voice: Unpack[VoiceWords]) -> Moved | Refusal:
        """Stand at an entry of the log."""


PlayedT = TypeVar("PlayedT", bound=RecordInUse)
SaidT = TypeVar("SaidT")


class Eyes:
    """How far those who share a screen or a keyboard have seen a record go."""

    def __init__(self, seen: object) -> None:
        self.seen = seen


class SeatAccess(Generic[PlayedT]):
    """Somebody at a record: `who` speaks, and hears what that seat may know.

    `eyes` are of whoever sits at the same screen: what is said at one of their seats has been seen at all.
    """

    def __init__(self, played: PlayedT, who: Speaker, eyes: Eyes | None = None) -> None:
        self._played, self._record, self.who = played, played.record, who
        self._eyes = eyes or Eyes(played.record.extent())
        self.id = played.record.id
        """The number of the record in the file."""
        self.store: Store = played.record.store
        """The file that it is kept in."""

    @property
    def title(self) -> str:
        """The name of the battle in the list."""
        return self._record.title

    @property
    def head(self) -> int:
        """The log entry where the battle stands."""
        return self._record.head_of(self.who.seat)

    @property
    def went_on_elsewhere(self) -> bool:
        """Whether something else of the file was changed last, since this record was."""
        return self.store.went_on_elsewhere(self.id)

    def changed(self) -> bool:
        """Whether the record has gone on, in this process or another, since anybody at this screen looked or spoke.

        To be asked several times a second: while nobody writes to the file it costs some hundredths of a millisecond.
        Raises StoreError when the record or the file is gone.
        """
        self._played.changed()
        before, self._eyes.seen = self._eyes.seen, self._record.extent()
        return before != self._eyes.seen

    def sound(self) -> AbstractContextManager[None]:
        """What goes wrong inside for damage of the record is told as that, as StoreError."""
        return self._record.sound()

    def damage(self) -> StoreError | None:
        """What of the record was changed from outside, where something is."""
        return self._record.damage()

    # Back and forth, for the whole table; `at` is the log entry at which the speaker saw it stand. With the `key` of
    # what was said before it is not done again: the answer is what came of it then.

    def undo(self, steps: int = 1, *, why: str = "", at: int | None = None, key: str = "") -> Moved | Refusal:
        """Go back by steps, whatever they were; a command that waits for a die is withdrawn instead.

        Where others must agree first, that they are asked is what comes of it.
        """
        voice = self._voice(at, key)
        return self._refused("undo") or self._spoken(self._played.undo(steps, why=why, **voice))

    def redo(self, steps: int = 1, *, why: str = "", at: int | None = None, key: str = "") -> Moved | Refusal:
        """Go forward along the line that was left last."""
        voice = self._voice(at, key)
        return self._refused("redo") or self._spoken(self._played.redo(steps, why=why, **voice))

    def jump(self, entry: int, *, why: str = "", at: int | None = None, key: str = "") -> Moved | Refusal:
        """Stand at any entry of the log, undone or not."""
        voice = self._voice(at, key)
        return self._refused("jump") or self._spoken(self._played.jump(entry, why=why, **voice))

    def name_branch(self, name: str, *, at: int | None = None, key: str = "") -> Moved | Refusal:
        """Give the place where the record stands a name to come back to."""
        voice = Voice(**self._voice(at, key))
        return self._refused("branch") or self._spoken(self._record.name_branch(name, voice))

    def branches(self) -> dict[str, int]:
        """The named places, with the number of the log entry of each."""
        return self._record.branches(self.who.seat)

    # Inside

    def _refused(self, word: str) -> Refusal | None:
        return self._looks() or self._not_my_word(word)

    def _not_my_word(self, word: str) -> Refusal | None:
        """Why a word to the record is not for this seat to say; None when it may."""
        raise NotImplementedError

    def _voice(self, at: int | None, key: str) -> VoiceWords:
        """Who says so, from where, what they saw and with which key."""
        return {"by": self.who.name, "seat": self.who.seat, "at": at, "key": key}

    def _looks(self) -> Refusal | None:
        """Why nothing is said from a display; None where somebody speaks."""
        told = "This is a read-only display: it shows what everybody may see."
        return Refusal(code="not-yours", sentence=told, rule="") if self.who.looks else None

    def _spoken(self, outcome: SaidT) -> SaidT:
        """Whoever spoke has seen what came of it."""
        self._eyes.seen = self._record.extent()
        return outcome
