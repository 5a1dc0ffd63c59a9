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
from squadlog.facts.seats import key_of
from squadlog.session.battle_record import roll_of

with lazy_imports():
    from squadlog.rules.desk import engine
    from squadlog.session import deciding
    from squadlog.session.secrecy import chosen, said_alone
    from squadlog.store import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.base.dice import Roll
    from squadlog.battle.record.steps import Step
    from squadlog.session.asking.rules import RulesAsked
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.sealed import Sealed
    from squadlog.session.secrecy.terminals import OpenTerminals
    from squadlog.session.writer import Statement, Writer


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

    def done(self, key: str, seat: str) -> Outcome | None:
        """What came of the command that was kept with this key; None when there is none."""
        record = self._record
        if key and record.half is not None and has_key(record.half.command, key, key_of(seat)):
            return self._waiting() if record.waits else DieAsked(roll=roll_of(record.half))
        step = record.kept_with(key, key_of(seat), seat)
        return step if step is None or isinstance(step, Refusal) else self.accepted(step, seat)

    def accepted(self, step: Step, seat: str) -> Accepted:
        """What came of a step, as a seat may know it, with what the disk had to say while it was kept."""
        remark, logbook = self._record.store.remark(), self._record.logbook
        events = tuple(seen for seen in logbook.seen(step.id, seat) if seen)
        lines = logbook.told(step.id, seat)
        return Accepted(events=events, lines=(*lines, remark) if remark else lines)

    def lay(self, face: int, seat: str) -> Outcome:
        """A face that a seat lays down for a die, where a judge decides what comes of it."""
        record = self._record
        half, seal = record.half, record.seal
        assert half is not None and seal is not None  # noqa: S101, PT018 - a die is awaited, in a sealed battle
        try:
            record.keep_half(seal.half_laid(record.tree.head, half, face, seat))
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
            record.keep_half(half)
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
