"""Who decides in a sealed battle: whoever has the key of the whole; what others say waits for such a terminal.

A battle that is not sealed is decided by whoever opens it, and nothing of this page is asked about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import key_of
from squadlog.session.record import is_gone_on

with lazy_imports():
    from squadlog.battle.record import codec, upcasting
    from squadlog.session import writer as writing
    from squadlog.session.secrecy import chosen
    from squadlog.session.telling import noting
    from squadlog.store import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.outcome import Outcome
    from squadlog.session.asking.rules import RulesAsked
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.decider import Decider
    from squadlog.session.sealed import Sealed
    from squadlog.session.undo_agreement import UndoAgreement
    from squadlog.session.writer import Statement
    from squadlog.store.records import Half


class SealJudge:
    """A terminal that can decide what others have said."""

    def __init__(
        self,
        record: RecordOfBattle,
        die: AwaitedDie,
        rules: Mapping[str, RulesAsked],
        decider: Decider,
        agreement: UndoAgreement,
    ) -> None:
        self._record, self._die, self._rules = record, die, rules
        self._decider, self._agreement = decider, agreement

    def judge(self) -> bool:
        """Decide what another terminal has said, where this one may; whether it did.

        What is refused after all is dropped, as if it had been withdrawn.
        """
        record = self._record
        half, seal = record.half, record.seal
        if half is None or seal is None or not record.waits or not seal.judges:
            return False
        if seal.far.doubted or record.replaced:
            return False
        said = None if seal.far.put_back or seal.strange else self._said_again(half, record.half_seat)
        is_anew = said is not None and self._is_chosen_anew(seal, said)
        if is_anew:
            chosen.keep_warning(seal.opened, record.battle.setup.side_name(record.half_seat))
        if said is None or is_anew:
            self._die.drop()
            return True
        try:
            outcome = self._rules[said.seat].not_for(said.command) or self._decider.decide(said)
        except (ValueError, ArithmeticError) as error:
            # Numbers that no parser lets pass; where faces are signed by nobody, one that no such die has.
            outcome = Refusal(code="no-such-number", sentence=f"{error}.", rule="")
        if isinstance(outcome, Accepted):
            self._agreement.granted()
        elif isinstance(outcome, Refusal) and not is_gone_on(outcome) and outcome.code != "not-saved":
            self._die.drop()
        return True

    def decide_for(self, text: str, by: str, seat: str) -> Outcome:
        """Decide what a side has said at another home (the JSON of a command), as if it had been said here."""
        half = records.Half(command=text, by=by, faces=(), roll="")
        said = self._said_again(half, seat)
        if said is None:
            return Refusal(code="no-command", sentence="This is no command of that side.", rule="")
        try:
            return self._rules[seat].not_for(said.command) or self._decider.decide(said)
        except (ValueError, ArithmeticError) as error:
            return Refusal(code="no-such-number", sentence=f"{error}.", rule="")

    def _is_chosen_anew(self, seal: Sealed, said: Statement) -> bool:
        """Whether a side says something else than what it chose in secret before a die was asked for that."""
        if said.seat not in seal.ring.sides:
            return False
        return chosen.is_anew(seal.opened, self._record.tree, said.command)

    def _said_again(self, half: Half, seat: str) -> Statement | None:
        """What waits as it would be kept if it were said here from that seat; None where its terminal lied of that.

        What a terminal fills in or refuses as something is said, it may have filled in otherwise, or let pass. What
        waits is a line of the record, also where it is a note.
        """
        if not upcasting.is_of(half.command, key_of(seat)):
            return None
        key, took_s = upcasting.key_of_text(half.command), upcasting.took_of(half.command)
        command = self._agreement.filled_in(codec.command_from_json(half.command), half.by, seat)
        if isinstance(command, Refusal):
            return None
        kept = noting.kept_as(command, half.by, key, seat, took_s)
        if isinstance(kept, Refusal):
            return None
        text, command = kept
        return writing.Statement(command, text, half.by, seat, half.faces)
