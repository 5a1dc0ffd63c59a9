"""Faces typed for the die that is awaited: each falls once, to the die that it was rolled for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.dice import read_face
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.session.record import is_gone_on
from squadlog.session.said.answers import KeptAnswer, Voice, keys_of, mark_of, to_text
from squadlog.session.writer import Statement

with lazy_imports():
    from squadlog.battle.record import codec
    from squadlog.battle.whose import words as whose_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.outcome import Outcome
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.decider import Decider

_LATE = "The battle no longer waits for that die; the number was not used."


class Faces:
    """Answers the die that a battle waits for; `changed` catches up with what other programs did."""

    def __init__(
        self, record: RecordOfBattle, awaited: AwaitedDie, decider: Decider, changed: Callable[[], bool]
    ) -> None:
        self._record, self._awaited, self._decider, self._changed = record, awaited, decider, changed

    def answer(self, face_text: str, die: str, voice: Voice) -> Outcome:
        """Give the face, or a row of faces with blanks between; see `Session.answer`."""
        face_text, *row = face_text.split() or [face_text]
        said = self.said_again(voice, die, face_text)
        if said is not None:
            return said
        first, keys = self._awaited.roll, keys_of(voice.key)
        outcome = self._answer(face_text, die, replace(voice, key=next(keys)))
        while row and isinstance(outcome, DieAsked) and first is not None:
            if first.row and outcome.roll.name != first.name:
                break
            outcome = self._answer(row.pop(0), "", replace(voice, at=None, key=next(keys)))
        if row and isinstance(outcome, Accepted | DieAsked):
            return replace(outcome, lines=(*outcome.lines, f"Not needed, and not used: {' '.join(row)}."))
        return outcome

    def said_again(self, voice: Voice, die: str, face: str) -> Outcome | None:
        """What came of the same face said before by who speaks here, by its key or by the die; None: it was not."""
        if voice.key and (done := self._decider.done(voice)):
            return done
        if not die or die == self._awaited.name:
            return None
        found = (one for one in self._record.answers(voice) if one.die == die)
        answer = next(found, None)
        if answer is None or answer.face != face:
            return None
        self._changed()
        return self._decider.came_of(answer, voice.seat)

    def _answer(self, face_text: str, die: str, voice: Voice) -> Outcome:
        record, awaited = self._record, self._awaited
        half, roll = record.half, awaited.roll
        if die and die != awaited.name:
            self._changed()
            return self.said_again(voice, die, face_text) or self._late()
        if half is None or roll is None:
            return Refusal(code="no-die-awaited", sentence="The battle waits for no die.", rule="DIE-07")
        refused = record.not_there(voice.at, voice.seat) or awaited.not_your_word(voice.seat, "die")
        refused = refused or whose_words.not_your_die(record.battle, voice.seat, voice.by, roll.who)
        if refused:
            return refused
        try:
            face = read_face(face_text, roll.die)
        except ValueError as error:
            return Refusal(code="no-such-face", sentence=f"{error}.", rule="DIE-07")
        answer = self._answer_to(face_text, die, voice)
        if not record.decides:
            return self._decider.lay(face, voice.seat, answer)
        command = codec.command_from_json(half.command)
        said = Statement(command, half.command, half.by, voice.seat, (*half.faces, face), answer=answer)
        outcome = self._decider.decide(said)
        if not is_gone_on(outcome):
            return outcome
        # Whoever was quicker may have been the same speaker.
        return self.said_again(voice, die, face_text) or replace(outcome, sentence=_LATE)

    def _late(self) -> Refusal:
        return replace(self._record.elsewhere(), sentence=_LATE)

    def _answer_to(self, face: str, die: str, voice: Voice) -> str:
        """What is kept so that this face is answered again; nothing where neither die nor key tells it from others."""
        if not die and not voice.key:
            return ""
        tree, half = self._record.tree, self._record.half
        return to_text(
            KeptAnswer(
                key=voice.key, whose=voice.whose, by=voice.by, die=die or self._awaited.name, face=face,
                head=tree.head.id, last=tree.last, said=mark_of(half.command if half is not None else ""),
            )
        )  # fmt: skip
