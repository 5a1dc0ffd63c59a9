"""Who goes back and forth in a battle: whoever was agreed on, or all who were asked (`Setup.taking_back`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.outcome import Moved, Outcome
from squadlog.battle.record.upcasting import seat_of
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, for_all
from squadlog.session.sitting.awaiting import AwaitingDie

with lazy_imports():
    from squadlog.rules.taking_back import record as taking_back
    from squadlog.session.sitting import noting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.record.steps import Step

_FEW = 3


class GoingBack(AwaitingDie):
    """A battle in which going back is agreed on."""

    def submit(
        self, command: Command, *, by: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Outcome:
        """Decide a command, see `Session.submit`."""
        raise NotImplementedError

    def _counted(self, steps: Sequence[Step], seat: str) -> Sequence[Step]:
        return [step for step in super()._counted(steps, seat) if step.label not in taking_back.TALK]

    def _going(
        self, step: Step, lead: str, told: Sequence[Step], *, by: str, why: str, seat: str
    ) -> Moved | Refusal:
        if seat == REFEREE:
            return self._go(step, lead, told, by=by, why=why)
        if (wish := taking_back.wish_of(self._battle)) is not None and (for_all(seat) or wish.seat == seat):
            return self._asked_for(taking_back.Consent(answer="no"), by, seat)
        left, gained = self._way_to(step)
        if refused := self._not_its_own((*left, *gained), seat):
            return refused
        ask = self._ask_back(step, by=by, why=why, seat=seat)
        public = self._counted((*left, *gained), NOBODY)
        if not public or not (ask.wish.reveals or self._battle.setup.taking_back == "consent"):
            return self._go(step, lead, told, by=by, why=why)
        return self._asked_for(ask, by, seat)

    def _ask_back(self, step: Step, *, by: str, why: str, seat: str) -> taking_back.AskBack:
        """What asks whoever must agree whether a seat goes back, or forth, to a step."""
        left, gained = self._way_to(step)
        wish = taking_back.Wish(
            seat=seat,
            entry=self._tree.number(step.id),
            told=self._in_few_words(self._counted((*left, *gained), NOBODY)),
            reveals=self._made_known(left, seat),
            waits=self._asked_whether(seat),
            by=by,
            why=why,
        )
        return taking_back.AskBack(wish=wish)

    def _filled_in(self, command: Command, by: str, seat: str) -> Command | Refusal:
        """What another terminal has said, where the shell fills something in filled in here, for who decides it."""
        if not isinstance(command, taking_back.AskBack):
            return noting.from_seat(self, command, seat, again=True)
        step = self._tree.numbered(command.wish.entry)
        if step is None:
            return Refusal(code="no-such-entry", sentence="There is no such entry to go back to.", rule="")
        return self._ask_back(step, by=by, why=command.wish.why, seat=seat)

    def _not_its_own(self, steps: Sequence[Step], seat: str) -> Refusal | None:
        """Why a seat cannot take these steps back where each takes back its own; None where it can."""
        if self._battle.setup.taking_back != "own" or for_all(seat):
            return None
        others = [one for one in self._counted(steps, seat) if seat_of(one.command) != seat]
        if not others:
            return None
        sentence = f"Who said it takes it back here: this is not yours alone, {self._said(others[-1])}."
        return Refusal(code="not-yours", sentence=sentence, rule="")

    def _asked_for(self, command: Command, by: str, seat: str) -> Moved | Refusal:
        outcome = self.submit(command, by=by, seat=seat)
        if isinstance(outcome, Refusal | Moved):
            return outcome
        return Moved(sentence=" ".join(getattr(outcome, "lines", ())), waits=True)

    def _way_to(self, step: Step) -> tuple[list[Step], list[Step]]:
        """The steps that stand no longer there, and those that stand again."""
        here, there = self._tree.line(), self._tree.line(step.id)
        return (
            [self._tree.step(one) for one in here if one not in frozenset(there)],
            [self._tree.step(one) for one in there if one not in frozenset(here)],
        )

    def _from_seats(self) -> bool:
        """Whether anything in the battle was said from the seat of a side."""
        return any(seat_of(step.command) for step in self._tree.steps)

    def _asked_whether(self, seat: str) -> tuple[str, ...]:
        """The seats that must agree: every other side, or those who sit at the one table."""
        if seat == TABLE and not self._from_seats():
            return (TABLE,)
        return tuple(side for side in self._battle.side_ids() if side != seat)

    def _made_known(self, steps: Sequence[Step], seat: str) -> tuple[str, ...]:
        """What has become known in these steps by a secret that was opened, in words.

        Where all sit at one keyboard, what was chosen in a melee has been seen by all who would take it back.
        """
        whole = seat != TABLE or self._from_seats()
        found = [
            step
            for step in steps
            if any(
                getattr(type(event), "reveals", False) and (whole or isinstance(event, ChapterEvent))
                for event in self._tree.events(step.id)
            )
        ]
        told = [line for step in found for line in self._logbook.told(step.id, NOBODY)]
        heard = tuple(line.rstrip(".") for line in told if not line.startswith("—"))[: _FEW + 1]
        return heard or ("something that was found in secret",) if found else ()

    def _in_few_words(self, steps: Sequence[Step]) -> str:
        told = [self._said(step) for step in steps]
        more = [f"and {len(told) - _FEW} more"] if len(told) > _FEW else []
        return "; ".join((*told[-_FEW:], *more))

    def _granted(self) -> Moved | Refusal | None:
        """What comes of a consent that was the last: what all agree on is done. None: it is waited for another."""
        wish = taking_back.wish_of(self._battle)
        if wish is None or wish.waits:
            return None
        step = self._tree.numbered(wish.entry)
        if step is None:
            return None
        told = list(self._counted(self._way_to(step)[0], NOBODY)[-_FEW:])
        return self._go(step, "Taken back, as all agree", told, by=wish.by, why=wish.why or "all agreed")
