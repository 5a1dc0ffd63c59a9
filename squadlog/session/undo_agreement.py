"""Who goes back and forth in a battle: whoever was agreed on, or all who were asked (`Setup.taking_back`).

So are all asked for what is the whole table's, where no referee sits (`Setup.referee`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.record.upcasting import seat_of
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, for_all

with lazy_imports():
    from squadlog.battle.record import codec
    from squadlog.battle.whose import people, words
    from squadlog.language import say as saying
    from squadlog.rules.common.kept import undo_wish
    from squadlog.session import undo_redo
    from squadlog.session.said import answers
    from squadlog.session.telling import noting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.outcome import Moved
    from squadlog.battle.record.steps import Step
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.said.answers import Voice
    from squadlog.session.undo_redo import Destination, UndoRedo

_FEW = 3
"""How many of the entries to be undone are told."""


class UndoAgreement:
    """Whether a seat goes where it wants to, must ask others first, or may not."""

    def __init__(self, record: RecordOfBattle, undo_redo: UndoRedo) -> None:
        self._record, self._undo_redo = record, undo_redo
        self.agreed = ""
        """Who takes what back here, where that is not what was agreed on with the battle: as in `Setup.taking_back`."""

    @property
    def _policy(self) -> str:
        return self.agreed or self._record.battle.setup.taking_back

    def go(self, way: Destination, voice: Voice, why: str) -> Moved | Refusal | Command:
        """Go there where the seat may; else what it says to those who must agree, which is to be submitted."""
        record, seat = self._record, voice.seat
        if seat == REFEREE:
            return self._undo_redo.go(way, voice, why)
        if (wish := undo_wish.wish_of(record.battle)) is not None and (for_all(seat) or wish.seat == seat):
            return undo_wish.Consent(answer="no")
        left, gained = self._undo_redo.steps_on(way)
        if refused := self._not_its_own((*left, *gained), voice):
            return refused
        ask = self._ask_back(way, seat, by=voice.by, why=why)
        public = record.counted((*left, *gained), NOBODY)
        if not public or not (ask.wish.reveals or self._policy == "consent"):
            return self._undo_redo.go(way, voice, why)
        return ask

    def filled_in(self, command: Command, by: str, seat: str) -> Command | Refusal:
        """What another terminal has said, where the session fills something in filled in here, for who decides it."""
        if not isinstance(command, undo_wish.AskBack):
            return noting.from_seat(self._record, command, seat, by, again=True)
        if command.wish.says:
            return self.ask_all(codec.command_from_json(command.wish.says), seat, by=by)
        step = self._record.tree.numbered(command.wish.entry)
        if step is None:
            return Refusal(code="no-such-entry", sentence="There is no such entry to go back to.", rule="")
        return self._ask_back(undo_redo.Destination(step, "", ()), seat, by=by, why=command.wish.why)

    def granted(self) -> Moved | Refusal | None:
        """What comes of a consent that was the last: what all agree on is done. None: it is waited for another."""
        wish = undo_wish.wish_of(self._record.battle)
        if wish is None or wish.waits or wish.says:
            return None
        step = self._record.tree.numbered(wish.entry)
        if step is None:
            return None
        left, _ = self._undo_redo.steps_on(undo_redo.Destination(step, "", ()))
        told = tuple(self._record.counted(left, NOBODY)[-_FEW:])
        way = undo_redo.Destination(step, "Undone, as all agree", told)
        return self._undo_redo.go(way, answers.Voice(wish.by), wish.why or "all agreed")

    def ask_all(self, command: Command, seat: str, *, by: str) -> undo_wish.AskBack | Refusal:
        """What asks every other side whether all say something that is the whole table's."""
        kept = noting.kept_as(command, by, "", "", None)
        if isinstance(kept, Refusal):
            return kept
        wish = undo_wish.Wish(
            seat=seat,
            entry=0,
            told=saying.say(command),
            waits=self._sides_asked(seat, by),
            by=by,
            says=kept[0],
            agreed=self._agree_at_once(seat, by),
        )
        return undo_wish.AskBack(wish=wish)

    def _ask_back(self, way: Destination, seat: str, *, by: str, why: str) -> undo_wish.AskBack:
        """What asks whoever must agree whether a seat goes back, or forth, to a step."""
        left, gained = self._undo_redo.steps_on(way)
        wish = undo_wish.Wish(
            seat=seat,
            entry=self._record.tree.number(way.step.id),
            told=self._in_few_words(self._record.counted((*left, *gained), NOBODY)),
            reveals=self._made_known(left, seat),
            waits=self._asked_whether(seat, by),
            by=by,
            why=why,
            agreed=self._agree_at_once(seat, by),
        )
        return undo_wish.AskBack(wish=wish)

    def _not_its_own(self, steps: Sequence[Step], voice: Voice) -> Refusal | None:
        """Why a seat cannot take these steps back where each takes back its own; None where it can.

        Where a side has people each of them takes back what he said, or who acts for him.
        """
        seat, battle = voice.seat, self._record.battle
        if self._policy != "own" or for_all(seat):
            return None
        others = [
            one
            for one in self._record.counted(steps, seat)
            if seat_of(one.command) != seat or not words.takes_back(battle, seat, voice.by, one.by)
        ]
        if not others:
            return None
        last = self._record.words(others[-1])
        sentence = f"Who said it takes it back here: this is not yours alone, {last}."
        own = seat_of(others[-1].command) == seat
        instead = f"It is for {others[-1].by}, or who acts for {others[-1].by}." if own else ""
        return Refusal(code="not-yours", sentence=sentence, rule="", instead=instead)

    def _from_seats(self) -> bool:
        """Whether anything in the battle was said from the seat of a side."""
        return any(seat_of(step.command) for step in self._record.tree.steps)

    def _sides_asked(self, seat: str, by: str) -> tuple[str, ...]:
        """Every other side, and that of a person who asks, where others of it have seats."""
        battle = self._record.battle
        own = bool(by) and bool(people.yet_to_agree(battle, seat, self._agree_at_once(seat, by)))
        return tuple(side for side in battle.setup.voices() if side != seat or own)

    def _agree_at_once(self, seat: str, by: str) -> tuple[str, ...]:
        """The person who asks, and those for whom he acts, where his side has people with seats."""
        battle = self._record.battle
        speaks = people.voices(battle, seat, by)
        return tuple(one for one in people.yet_to_agree(battle, seat, ()) if one in speaks)

    def _asked_whether(self, seat: str, by: str) -> tuple[str, ...]:
        """The seats that must agree: every other side, or those who sit at the one table."""
        if seat == TABLE and not self._from_seats():
            return (TABLE,)
        return self._sides_asked(seat, by)

    def _made_known(self, steps: Sequence[Step], seat: str) -> tuple[str, ...]:
        """What has become known in these steps by a secret that was opened, in words.

        Where all sit at one keyboard, what was chosen in a melee has been seen by all who would take it back.
        """
        tree, whole = self._record.tree, seat != TABLE or self._from_seats()
        found = [
            step
            for step in steps
            if any(
                getattr(type(event), "reveals", False) and (whole or isinstance(event, ChapterEvent))
                for event in tree.events(step.id)
            )
        ]
        told = [line for step in found for line in self._record.logbook.told(step.id, NOBODY)]
        heard = tuple(line.rstrip(".") for line in told if not line.startswith("—"))[: _FEW + 1]
        return heard or ("something that was found in secret",) if found else ()

    def _in_few_words(self, steps: Sequence[Step]) -> str:
        told = [self._record.words(step) for step in steps]
        more = [f"and {len(told) - _FEW} more"] if len(told) > _FEW else []
        return "; ".join((*told[-_FEW:], *more))
