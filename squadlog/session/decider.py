"""Decides what is said, by the rules; where not all that counts is known here, it is left to a terminal that may."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from squadlog.base.dice import DieNeeded
from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import NOTHING, Accepted, DieAsked, Outcome
from squadlog.battle.record.upcasting import has_key
from squadlog.battle.refusal import Refusal
from squadlog.session.battle_record import roll_of
from squadlog.session.said.answers import mark_of

with lazy_imports():
    from squadlog.battle.record import codec
    from squadlog.rules.desk import engine
    from squadlog.session import deciding
    from squadlog.session import writer as writing
    from squadlog.session.secrecy import chosen, said_alone
    from squadlog.store import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.base.dice import Roll
    from squadlog.battle.record.steps import Step
    from squadlog.session.asking.rules import RulesAsked
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.said.answers import KeptAnswer, Voice
    from squadlog.session.sealed import Sealed
    from squadlog.session.secrecy.terminals import OpenTerminals
    from squadlog.session.writer import Statement, Writer
    from squadlog.store.records import Half

_DROPPED = "The number was used; the command that it was rolled for was withdrawn or undone since."


class Decider:
    """Decides commands and has what comes of them written. A refusal changes nothing, in memory or in the file."""

    def __init__(
        self,
        record: RecordOfBattle,
        die: AwaitedDie,
        rules: Mapping[str, RulesAsked],
        writer: Writer,
        terminals: OpenTerminals,
    ) -> None:
        self._record, self._die, self._rules = record, die, rules
        self._writer, self._terminals = writer, terminals

    def decide(self, said: Statement) -> Outcome:
        """What comes of a command, which is kept; a die that it needs is asked for."""
        record = self._record
        if record.seal is not None and not record.seal.judges:
            return self._leave_to_a_judge(record.seal, said)
        try:
            told = engine.decide(record.battle, said.command, deciding.table_at(record.battle, said.faces))
        except DieNeeded as needed:
            return self._ask_for(needed.roll, said)
        if isinstance(told, Refusal):
            return self._rules[said.seat].as_known(told)
        if not told:
            return Accepted(events=(), lines=NOTHING)
        try:
            return self.accepted(self._writer.write(said, told), said.seat)
        except StoreError as error:
            return record.not_saved(error)

    def ask_again(self, half: Half, seat: str) -> None:
        """Decide again what a seat had half said before a step that changes nothing of it: the same die is awaited."""
        command = codec.command_from_json(half.command)
        self.decide(writing.Statement(command, half.command, half.by, seat, half.faces))

    def done(self, voice: Voice) -> Outcome | None:
        """What came of the same said before with the key of this voice; None when there is none."""
        record, (key, by, seat) = self._record, (voice.key, voice.by, voice.seat)
        if not key:
            return None
        if (half := record.half) is not None and half.by == by and has_key(half.command, key, voice.whose):
            return self._asks(half)
        step = record.kept_with(key, voice.whose, seat, by=by)
        if step is not None:
            return step if isinstance(step, Refusal) else self.accepted(step, seat)
        if told := record.answered(voice):
            return told
        face = next((one for one in record.answers(voice) if one.key == key and one.die), None)
        if face is None:
            return None
        record.changed()  # it may have been typed in another program
        return self.came_of(face, seat)

    def came_of(self, answer: KeptAnswer, seat: str) -> Outcome:
        """What came of a face, by what was kept as it was used."""
        record, half = self._record, self._record.half
        if half is not None and record.tree.head.id == answer.head and _is_marked(half.command, answer.said):
            return self._asks(half)
        aside = record.tree.aside
        for step in reversed(record.tree.steps):
            if step.id <= answer.last:
                break
            if step.parent == answer.head and step.id not in aside and _is_marked(step.command, answer.said):
                stands = record.still_stands(step, seat)
                return stands if isinstance(stands, Refusal) else self.accepted(stands, seat)
        return Refusal(code="taken-back", sentence=_DROPPED, rule="", instead="Look at the present state.")

    def _asks(self, half: Half) -> Outcome:
        """What half a command waits for."""
        return self._waiting() if self._record.waits else DieAsked(roll=roll_of(half))

    def accepted(self, step: Step, seat: str) -> Accepted:
        """What came of a step, as a seat may know it, with what the disk had to say while it was kept."""
        remark, logbook = self._record.store.remark(), self._record.logbook
        events = tuple(seen for seen in logbook.seen(step.id, seat) if seen)
        lines = logbook.told(step.id, seat)
        return Accepted(events=events, lines=(*lines, remark) if remark else lines)

    def lay(self, face: int, seat: str, answer: str = "") -> Outcome:
        """A face that a seat lays down for a die, where a judge decides what comes of it."""
        record = self._record
        half, seal = record.half, record.seal
        assert half is not None and seal is not None  # noqa: S101, PT018 - a die is awaited, in a sealed battle
        try:
            record.keep_half(seal.half_laid(record.tree.head, half, face, seat), answer)
        except StoreError as error:
            return record.not_saved(error)
        return self._waiting()

    def _ask_for(self, roll: Roll, said: Statement) -> Outcome:
        record = self._record
        half = records.Half(command=said.text, by=said.by, faces=said.faces, roll=json.dumps(asdict(roll)))
        if record.seal is not None:
            record.half_seat = said.seat if record.half is None else record.half_seat
            half = record.seal.half_asks(record.tree.head, half, record.half_seat)
        try:
            record.keep_half(half, said.answer)
        except StoreError as error:
            return record.not_saved(error)
        if record.seal is not None:
            chosen.remember(record.seal.opened, record.tree, said.command, record.half_seat)
        return DieAsked(roll=roll)

    def _leave_to_a_judge(self, seal: Sealed, said: Statement) -> Outcome:
        """What a side's terminal says: by itself where that is wholly secret, else half, for a judge."""
        record = self._record
        if not seal.opened.may_sit(said.seat):
            return Refusal(code="sealed", sentence=f"The word of {said.seat} was not given here.", rule="")
        if (orders := record.orders) is not None and orders.home.orders:
            return orders.order(record.tree.battle(), said.command, said.text, said.by)
        told = () if said.faces else said_alone.decided(record.battle, said.command, said.seat)
        alone = () if isinstance(told, str) else told
        if not alone and said.beside and (waits := self._die.first()):
            return waits
        try:
            if alone:
                return self.accepted(self._writer.write_secretly(seal, said, alone), said.seat)
            if orders is not None:
                return orders.order(record.tree.battle(), said.command, said.text, said.by)
            half = records.Half(command=said.text, by=said.by, faces=said.faces, roll="")
            record.keep_half(seal.half(record.tree.head, half, said.seat))
        except StoreError as error:
            return record.not_saved(error)
        record.half_seat = said.seat
        self._terminals.lend()
        return self._waiting()

    def _waiting(self) -> Accepted:
        waits = self._die.first()
        return Accepted(events=(), lines=(waits.sentence,) if waits is not None else ())


def _is_marked(command: str, said: str) -> bool:
    """Whether it is the command of that mark, as far as it can be read here."""
    mark = mark_of(command)
    return mark == said or "" in (mark, said)
