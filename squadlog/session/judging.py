"""Who decides in a sealed battle: whoever has the key of the whole; what others say waits for such a terminal.

A battle that is not sealed is decided by whoever opens it, and nothing of this page is asked about it.
"""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import Accepted, Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import key_of
from squadlog.session.kept import is_gone_on
from squadlog.session.recorded import moment_of
from squadlog.session.secrecy.seen_here import SeenHere

with lazy_imports():
    from squadlog.battle import known, saying
    from squadlog.battle.record import codec, timeline, upcasting
    from squadlog.session import sealed as sealing
    from squadlog.session.secrecy import chosen, said_alone
    from squadlog.session.sitting import noting
    from squadlog.store import records
    from squadlog.store.seal import lending as lenders
    from squadlog.store.seal import pages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.outcome import Outcome
    from squadlog.battle.record.steps import Step
    from squadlog.battle.state import Battle
    from squadlog.store.records import Half, StoredEvent

_PAUSE_S = 0.05
_TERMINALS: dict[tuple[str, str], lenders.Lending] = {}
"""What this process lends and is lent, by battle and side: however often it opens the record, it is one terminal."""


class SealedPlay(SeenHere):
    """A battle that may be sealed."""

    _lent_at: object = None
    _answers = False
    """Whether what is decided is what waited for a judge."""

    def changed(self) -> bool:
        """Whether somebody else has gone on; what waits for a judge is decided meanwhile where this is one."""
        gone_on = super().changed()
        if self._replaced:
            self._look_at_place()
        if self._seal is None:
            return gone_on
        if self._lends():
            self.refresh()
            gone_on = True
        if self._seal.far.doubted:
            self._seal.far.compare()
        return self._judge() or gone_on

    def _decide(self, command: Command, text: str, by: str, faces: tuple[int, ...], seat: str) -> Outcome:
        raise NotImplementedError

    def _accepted(self, step: Step, seat: str) -> Accepted:
        raise NotImplementedError

    def _judge(self) -> bool:
        """Decide what another terminal has said, where this one may; whether it did.

        What is refused after all is dropped, as if it had been withdrawn.
        """
        half, seal = self._half, self._seal
        if half is None or not self.waits or not self._decides:
            return False
        if seal is None or seal.far.doubted or self._replaced:
            return False
        seat = self._half_seat
        said = None if seal.far.put_back or seal.strange else self._said_again(half, seat)
        is_anew = said is not None and self._is_chosen_anew(said[1], seat)
        if is_anew:
            chosen.keep_warning(seal.opened, self._battle.setup.side_name(seat))
        if said is None or is_anew:
            super().withdraw()
            return True
        text, command = said
        self._answers = True
        try:
            outcome = self.not_for(seat, command) or self._decide(command, text, half.by, half.faces, seat)
        except (ValueError, ArithmeticError) as error:
            # Numbers that no parser lets pass; where faces are signed by nobody, one that no such die has.
            outcome = Refusal(code="no-such-number", sentence=f"{error}.", rule="")
        finally:
            self._answers = False
        if isinstance(outcome, Accepted):
            self._granted()
        elif isinstance(outcome, Refusal) and not is_gone_on(outcome) and outcome.code != "not-saved":
            super().withdraw()
        return True

    def _is_chosen_anew(self, command: Command, seat: str) -> bool:
        """Whether a side says something else than what it chose in secret before a die was asked for that."""
        if self._seal is None or seat not in self._seal.ring.sides:
            return False
        return chosen.is_anew(self._seal.opened, self._tree, command)

    def withdraw(self) -> Moved | Refusal:
        """See `Recorded.withdraw`; what the table takes back may be chosen anew."""
        outcome = super().withdraw()
        if isinstance(outcome, Moved) and self._seal is not None and self._seal.judges:
            chosen.forget(self._seal.opened)
        return outcome

    def not_your_word(self, seat: str, word: str) -> Refusal | None:
        """See `Kept.not_your_word`; nor is a face taken where this computer has seen otherwise what waits for it."""
        if word == "die" and self._replaced:
            return self._another()
        if word != "die" or self._seal is None or not self._seal.far.seen_otherwise.remarks:
            return super().not_your_word(seat, word)
        instead = "Withdraw it." if self._seal.far.put_back else sealing.check_first(self.id)
        return Refusal(code="seen-otherwise", sentence=self._seal.far.remarks[0], rule="", instead=instead)

    def _not_saved(self, error: StoreError) -> Refusal:
        if isinstance(error, pages.TooLongError):
            # What waits is withdrawn then, instead of being tried for ever.
            return Refusal(code="too-long", sentence=str(error), rule="")
        return super()._not_saved(error)

    def _said_again(self, half: Half, seat: str) -> tuple[str, Command] | None:
        """What waits as it would be kept if it were said here from that seat; None where its terminal lied of that.

        What a terminal fills in or refuses as something is said, it may have filled in otherwise, or let pass.
        """
        if not upcasting.is_of(half.command, key_of(seat)):
            return None
        key, took_s = upcasting.key_of_text(half.command), upcasting.took_of(half.command)
        command = self._filled_in(codec.command_from_json(half.command), half.by, seat)
        kept = (
            command if isinstance(command, Refusal) else noting.kept_as(command, half.by, key, seat, took_s)
        )
        return None if isinstance(kept, Refusal) else kept

    def _left_to_a_judge(
        self, command: Command, text: str, by: str, faces: tuple[int, ...], seat: str
    ) -> Outcome:
        """What a side's terminal says: by itself where that is wholly secret, else half, for a judge."""
        seal, head = self._seal, self._tree.head
        assert seal is not None  # noqa: S101 - asked of sealed battles alone
        if not seal.opened.may_sit(seat):
            return Refusal(code="sealed", sentence=f"The word of {seat} was not given here.", rule="")
        told = () if faces else self._secret(command, seat)
        if not told and self._beside(command) and (waits := self._awaits()):
            return waits
        try:
            if told:
                before, after = self._battle, timeline.folded(self._battle, told)
                decided = sealing.Decided(
                    command=command, text=text, by=by, events=told, before=before, after=after, at=records.now()
                )  # fmt: skip
                return self._accepted(self._keep_secret(head, decided, seat), seat)
            half = seal.half(head, records.Half(command=text, by=by, faces=faces, roll=""), seat)
            with self._signs(half.stored) as end:
                self._half = self._store.keep_half(self.id, head.last, half, awaited=self._half, end=end)
        except StoreError as error:
            return self._not_saved(error)
        self._half_seat = seat
        self._lends()
        return self._waiting()

    def _faces_left(self, face: int, seat: str) -> Outcome:
        """A face that a seat lays down for a die, where a judge decides what comes of it."""
        half, seal = self._half, self._seal
        assert half is not None and seal is not None  # noqa: S101, PT018 - a die is awaited, in a sealed battle
        try:
            again = seal.half_laid(self._tree.head, half, face, seat)
            with self._signs(again.stored) as end:
                self._half = self._store.keep_half(
                    self.id, self._tree.head.last, again, awaited=half, end=end
                )
        except StoreError as error:
            return self._not_saved(error)
        return self._waiting()

    def _waiting(self) -> Accepted:
        waits = self._awaits()
        return Accepted(events=(), lines=(waits.sentence,) if waits is not None else ())

    def _patiently(self, outcome: Outcome, head: int, seat: str, patience_s: float) -> Outcome:
        """What came of a command after a while, if an open terminal has decided it meanwhile."""
        until = monotonic() + patience_s
        while self.waits and monotonic() < until:
            sleep(_PAUSE_S)
            self.changed()
        if self.waits or self.awaiting is not None:
            return outcome
        if self._tree.head.id == head:
            told = "It was not done: it was withdrawn, or does not stand by what only a judge knows."
            return Refusal(
                code="not-done", sentence=told, rule="", instead="Look how it stands, and say it again."
            )
        return self._accepted(self._tree.head, seat)

    def _secret(self, command: Command, seat: str) -> tuple[Event, ...]:
        """What comes of a command of which nobody else learns anything, by what this seat knows; else nothing."""
        told = said_alone.decided(self._battle, command, seat)
        return () if isinstance(told, str) else told

    def _keep_secret(self, head: Step, decided: sealing.Decided, seat: str) -> Step:
        """Write a step that is said wholly in secret."""
        seal = self._seal
        assert seal is not None  # noqa: S101 - asked of sealed battles alone
        rows, told = seal.secretly(self._tree, decided, seat, beside=self._beside(decided.command))
        step = self._written(head, decided, rows, pages.UNHEARD)
        after = known.known(decided.after, seat)
        self._tree.add(step, told, after, beside=self._beside(decided.command))
        return step

    def _keep_sealed(self, head: Step, decided: sealing.Decided) -> Step:
        """Write a step that was decided here for all eyes."""
        seal = self._seal
        assert seal is not None  # noqa: S101 - asked of sealed battles alone
        rows, read = seal.judged(self._tree, decided, beside=self._beside(decided.command))
        step = self._written(head, decided, rows, read[None].label)
        self._tree.add(step, decided.events, decided.after, beside=self._beside(decided.command))
        seal.added(step, read)
        return step

    def _written(self, head: Step, decided: sealing.Decided, rows: Sequence[StoredEvent], label: str) -> Step:
        step = self._appended(
            head, decided.command, sealing.SAID, rows, by=decided.by, label=label, after=decided.after,
            at=decided.at,
        )  # fmt: skip
        return step._replace(command=decided.text, label=decided.command.kind)

    def _appended(
        self, head: Step, command: Command, text: str, rows: Sequence[StoredEvent], *, by: str, label: str,
        after: Battle, at: str = "",
    ) -> Step:  # fmt: skip
        """Write a step at the head, or beside the line: then what waits goes on waiting."""
        beside = self._tree.last if self._beside(command) else None
        moment = moment_of(after)
        waits = self._half.stored if beside is not None and self._half is not None else None
        with self._signs(waits, beside=beside is not None) as end:
            step = self._store.append(
                self.id, head, text, rows, by=by, label=label, moment=moment, awaited=self._half, beside=beside,
                at=at, end=end,
            )  # fmt: skip
        if beside is None:
            self._half = None
        return step

    def _beside(self, command: Command) -> bool:
        """Whether it is written beside the line of the record: a note is no action, and answers nothing.

        In a sealed battle who cannot decide leaves a note for all to a judge, as whatever all are to hear: a line.
        """
        if self._answers or not isinstance(command, saying.Noting) or not command.beside:
            return False
        return self._decides or isinstance(command, saying.PrivateNote)

    def _not_now(self, command: Command, at: int | None, seat: str) -> Refusal | None:
        """Why nothing of that kind is said as things stand: the record stands elsewhere, or waits for a die."""
        return self._another() or (
            None if self._beside(command) else self.not_there(at, seat) or self._awaits()
        )

    def _lends(self) -> bool:
        """Lend and be lent what the open terminals of all sides can decide together with; True when it can do more."""
        seal, version = self._seal, self._store.version()
        side = None if seal is None or seal.opened.sees_all else seal.opened.side
        if seal is None or side is None or version == self._lent_at:
            return False
        self._lent_at = version
        at = (seal.ring.id, side)
        terminal = _TERMINALS.get(at) or _TERMINALS.setdefault(at, lenders.Lending(seal.opened, side))
        rows = self._store.settings.all()
        opened = terminal.borrowed(seal.opened, rows)
        if (offer := terminal.offer(seal.opened, rows)) is not None:
            self._store.settings.set(terminal.row, offer)
        for left in terminal.stale(rows):
            self._store.settings.drop(left)
        if opened is seal.opened:
            return False
        sealing.GIVEN[seal.ring.id] = opened
        return opened.judges != seal.judges
