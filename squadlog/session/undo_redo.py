"""Going back and forth in a record: where undo, redo and jump lead, and going there. Knows no kind of record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import unfit
from squadlog.base.records import value
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal

with lazy_imports():
    from squadlog.session.said import answers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.record.steps import Step
    from squadlog.session.record import Record
    from squadlog.session.said.answers import Voice


@value
class Destination:
    """A goal in the record: the step to stand after; `lead` and what was `told` in some make the sentence."""

    step: Step
    lead: str
    told: tuple[Step, ...]


class UndoRedo:
    """The ways through a record, and going them."""

    def __init__(self, record: Record[Any, Any]) -> None:
        self._record = record

    def back(self, steps: int, seat: str) -> Destination | Refusal:
        """Back by steps that a seat knows of, whatever they were, and what has come after them in secret."""
        tree = self._record.tree
        line = [tree.step(number) for number in tree.line()]
        back = self._record.counted(line[1:], seat)
        if not back:
            told = f"This is where the {self._record.what} begins."
            return Refusal(code="nothing-to-undo", sentence=told, rule="")
        if not 1 <= steps <= len(back):
            return self._too_far(len(back), "undone")
        before = tree.step(back[-steps].parent or line[0].id)
        return Destination(before, "Undone", tuple(back[: -steps - 1 : -1]))

    def forth(self, steps: int, seat: str) -> Destination | Refusal:
        """Forward along the line that was left last, by steps that a seat knows of and what is secret after them."""
        way = self._record.tree.ahead()
        ahead = self._record.counted(way, seat)
        if not ahead:
            return Refusal(code="nothing-to-redo", sentence="There is nothing to redo.", rule="")
        if not 1 <= steps <= len(ahead):
            return self._too_far(len(ahead), "done again")
        told = tuple(ahead[:steps])
        return Destination(self._with_secrets(told[-1], way, seat), "Redone", told)

    def to(self, entry: int, seat: str) -> Destination | Refusal:
        """Move to any entry of the log of a seat, undone or not."""
        record = self._record
        step = record.numbered(entry, seat)
        if step is None:
            return Refusal(code="no-such-entry", sentence=f"The log has no entry {entry}.", rule="")
        step = record.tree.taken_at(step)
        if record.number(step.id, seat) == record.head_of(seat):
            stands = f"The {record.what} is already at {record.place(record.tree.head, seat)}."
            return Refusal(code="already-there", sentence=stands, rule="")
        try:
            with record.sound():
                stands = f"The {record.what} is at {record.place(step, seat)}"
        except StoreError as error:
            return record.not_saved(error)
        return Destination(step, stands, (step,))

    def steps_on(self, way: Destination) -> tuple[list[Step], list[Step]]:
        """The steps that stand no longer once it is gone, and those that stand again."""
        tree = self._record.tree
        here, there = tree.line(), tree.line(way.step.id)
        return (
            [tree.step(one) for one in here if one not in frozenset(there)],
            [tree.step(one) for one in there if one not in frozenset(here)],
        )

    def go(self, way: Destination, voice: Voice, why: str) -> Moved | Refusal:
        """Stand there; whatever was half said is dropped. Refused where it cannot be kept."""
        record = self._record
        if fault := unfit([voice.by, why, voice.key]):
            return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
        left = record.tree.head.last
        try:
            with record.sound():
                moment = record.moment(way.step)
            with record.signs(None) as end:
                move = record.store.move_head(
                    record.id,
                    left,
                    way.step.last,
                    by=voice.by,
                    why=why,
                    moment=moment,
                    awaited=record.half,
                    end=end,
                    answer=answers.to_a_word(voice, way.lead, (step.id for step in way.told)),
                )
        except StoreError as error:
            return record.not_saved(error)
        record.move(move)
        # Said from where the record stands now: what was taken back has told nothing.
        return Moved(sentence=record.with_remark_of_disk(record.sentence_of(way.lead, way.told)))

    def _with_secrets(self, step: Step, way: Sequence[Step], seat: str) -> Step:
        """A step of the way ahead, or the last in secret after it that was taken back with it."""
        number = self._record.number
        for later in way[way.index(step) + 1 :]:
            if step.id == self._record.tree.left_last or number(later.id, seat) != number(step.id, seat):
                return step
            step = later
        return step

    def _too_far(self, most: int, done: str) -> Refusal:
        name = self._record.step
        steps = f"1 {name}" if most == 1 else f"1 to {most} {name}s"
        return Refusal(code="too-far", sentence=f"From here {steps} can be {done}.", rule="")
