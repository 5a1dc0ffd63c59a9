"""The record of one battle: where it stands, going back and forth in it, its log. Decides nothing.

What the store, the rules and pydantic's adapters cost to import is paid when a battle is opened, not before.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.dice import Roll
from squadlog.errors import StoreError
from squadlog.names import unfit

if TYPE_CHECKING:
    from squadlog.battle.outcome import Outcome
    from squadlog.battle.record import Step
    from squadlog.battle.state import Battle
    from squadlog.reports.entries import LogEntry
    from squadlog.store.records import Half
    from squadlog.store.store import Store


_ONLOOKER = ""
"""The seat of nobody: it hears what everybody may hear."""


class Recorded:
    """A battle as it is kept. `id` is its number in the store, `title` its name in the list."""

    def __init__(self, store: Store, battle: int) -> None:
        self._store = store
        self.id = battle
        self.refresh()

    def refresh(self) -> None:
        """Read the battle again, in case somebody else has gone on with it. Raises StoreError."""
        from squadlog.battle.timeline import Timeline, uncollected  # noqa: PLC0415 - start-up cost
        from squadlog.reports.logbook import Logbook  # noqa: PLC0415 - likewise
        from squadlog.store.bodies import read_steps  # noqa: PLC0415 - start-up cost (pydantic)

        with uncollected():
            record = self._store.load(self.id)
            self._timeline = Timeline(record.steps, record.head, record.moves, partial(read_steps, record))
        self.title = record.title
        self._half: Half | None = record.half
        self._branches = dict(record.branches)
        self._logbook = Logbook(self._timeline)

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""
        return self._timeline.battle()

    @property
    def head(self) -> int:
        """The number of the log entry at which the battle stands."""
        return self._timeline.head.id

    @property
    def awaiting(self) -> Roll | None:
        """The die somebody must roll and type, or None."""
        return None if self._half is None else Roll(**json.loads(self._half.roll))

    # Where the battle stands

    def undo(self, steps: int = 1, *, by: str = "", why: str = "") -> Outcome:
        """Go back by commands, dice and turns included; a half-answered command is withdrawn instead."""
        if self._half is not None:
            return self.withdraw()
        line = self._timeline.line()
        if len(line) == 1:
            return Refusal(code="nothing-to-undo", sentence="This is where the battle begins.", rule="")
        if not 1 <= steps < len(line):
            return _too_far(len(line) - 1, "undone")
        undone = "; ".join(self._said(self._timeline.step(number)) for number in reversed(line[-steps:]))
        return self._go(self._timeline.step(line[-steps - 1]), f"Undone: {undone}.", by=by, why=why)

    def redo(self, steps: int = 1, *, by: str = "", why: str = "") -> Outcome:
        """Go forward along the line that was left last."""
        if refused := self._awaits():
            return refused
        ahead = self._timeline.ahead()
        if not ahead:
            return Refusal(code="nothing-to-redo", sentence="Nothing has been undone here.", rule="")
        if not 1 <= steps <= len(ahead):
            return _too_far(len(ahead), "done again")
        again = "; ".join(self._said(step) for step in ahead[:steps])
        return self._go(ahead[steps - 1], f"Done again: {again}.", by=by, why=why)

    def jump(self, entry_id: int, *, by: str = "", why: str = "") -> Outcome:
        """Stand at any entry of the log, undone or not; a half-answered command is dropped."""
        if entry_id not in self._timeline:
            return Refusal(code="no-such-entry", sentence=f"The log has no entry {entry_id}.", rule="")
        if entry_id == self.head:
            return Refusal(
                code="already-there", sentence=f"The battle stands at entry {entry_id} already.", rule=""
            )
        step = self._timeline.step(entry_id)
        return self._go(step, f"The battle stands at entry {step.id}: {self._said(step)}.", by=by, why=why)

    def _go(self, step: Step, sentence: str, *, by: str, why: str) -> Outcome:
        if fault := unfit([by, why]):
            return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
        moment = moment_of(self._timeline.battle(step.id))
        left = self._timeline.head.last
        try:
            move = self._store.move_head(self.id, left, step.last, by=by, why=why, moment=moment)
        except StoreError as error:
            return self._not_saved(error)
        self._timeline.move(move)
        self._half = None
        return Moved(sentence=sentence)

    def name_branch(self, name: str) -> Outcome:
        """Give the place where the battle stands a name to come back to."""
        try:
            name = self._store.name_branch(self.id, name, self._timeline.head.last)
        except StoreError as error:
            return self._not_saved(error)
        self._branches[name] = self._timeline.head.last
        return Moved(sentence=f"This place is called {name} now.")

    def branches(self) -> dict[str, int]:
        """The named places, with the number of the log entry of each."""
        return {name: self._timeline.at(event).id for name, event in self._branches.items()}

    def withdraw(self) -> Outcome:
        """Drop the half-answered command with the faces typed for it."""
        if self._half is None:
            return Refusal(code="no-die-awaited", sentence="No command waits for a die.", rule="")
        try:
            self._store.keep_half(self.id, self._timeline.head.last, None)
        except StoreError as error:
            return self._not_saved(error)
        self._half = None
        return Moved(sentence="The command that waited for a die is withdrawn; its faces are gone.")

    # What was said

    def log(self, seat: str | None = None, *, undone: bool = False) -> tuple[LogEntry, ...]:
        """The log as a side may read it (None: the referee), oldest first; with `undone`, the lines left as well."""
        return self._logbook.entries(self.branches(), seat, undone=undone)

    def export(self, form: str, *, seat: str | None = None) -> str:
        """The record as `json`, `csv`, `story` or `sql`; for a seat, only what it may know. SquadlogError otherwise."""
        from squadlog.reports.export import export  # noqa: PLC0415 - start-up cost

        if form == "sql" and seat is None:
            return self._store.dump(self.id)
        entries = self.log(seat, undone=True)
        return export(
            form, title=self.title, battle=self.battle, entries=entries, branches=self.branches(), seat=seat
        )

    # Inside

    def _said(self, step: Step) -> str:
        """A step in the words an onlooker hears, so that no secret is told by taking it back."""
        lines = self._logbook.told(step.id, _ONLOOKER)
        return lines[0].rstrip(".") if lines else step.label.replace("_", " ")

    def _awaits(self) -> Refusal | None:
        roll = self.awaiting
        if roll is None:
            return None
        return Refusal(
            code="die-awaited",
            sentence=f"A d{roll.die} is waited for: {roll.name} {roll.who}".rstrip() + ".",
            rule="DIE-07",
            instead="Type its face, or withdraw the command.",
        )

    def _not_saved(self, error: StoreError) -> Refusal:
        """What could not be written is refused; when somebody else went on, the battle is read again."""
        from squadlog.store.store import GoneOn  # noqa: PLC0415 - start-up cost

        if isinstance(error, GoneOn):
            self.refresh()
            return Refusal(
                code="gone-on",
                sentence=str(error),
                rule="",
                instead="Look where it stands, and say it again.",
            )
        return Refusal(code="not-saved", sentence=str(error), rule="")


def _too_far(most: int, what: str) -> Refusal:
    commands = "1 command" if most == 1 else f"1 to {most} commands"
    return Refusal(code="too-far", sentence=f"From here {commands} can be {what}.", rule="")


def moment_of(battle: Battle) -> str:
    """When a step was taken, as the log shows it."""
    if battle.stage == "setup":
        return "set-up"
    return "over" if battle.stage == "over" else str(battle.now)
