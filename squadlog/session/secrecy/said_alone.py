"""What a side has written with its own word alone: a judge takes the command of it, and decides that again.

So nobody but a judge makes events that others fold: whatever else stands in such a step, it is damaged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.dice import DieNeeded
from squadlog.battle import known, rights
from squadlog.battle.record import codec, timeline
from squadlog.battle.record.upcasting import is_of
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY
from squadlog.rules.desk import engine
from squadlog.session import deciding
from squadlog.store.seal import pages
from squadlog.store.seal.ciphers import NONSENSE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.base.dice import Face, Roll
    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.state import Battle
    from squadlog.store.seal.pages import SealedPage


class NoDice:
    """Dice of a terminal that does not know the seed: a roll waits for a judge."""

    def roll(self, roll: Roll, /) -> Face:
        """Never a face."""
        raise DieNeeded(roll)


class Stood(NamedTuple):
    """How the battle stood before such a step: the whole of it, and what its side knew; and what that knew after it."""

    whole: Battle
    known: Battle
    after: Battle


def decided(battle: Battle, command: Command, side: str) -> tuple[Event, ...] | str:
    """The events of a command that its side alone learns of; or the reason why a side cannot give it alone."""
    if command.kind not in rights.SECRET:
        return f"{command.kind} is nothing that a side says in secret"
    if rights.not_yours(battle, side, command) is not None:
        return f"{command.kind} is not for {battle.setup.side_name(side)} to say there"
    try:
        told = engine.decide(battle, command, deciding.table_for(battle, NoDice()))
    except DieNeeded:
        return f"{command.kind} needs a die"
    if isinstance(told, Refusal):
        return told.sentence.rstrip(".")
    return f"the others learn of {command.kind}" if _heard(battle, told, side) else told


def _heard(battle: Battle, told: Sequence[Event], side: str) -> bool:
    """Whether anybody but a side learns of these events."""
    after = timeline.apply_all(battle, told)
    others = (NOBODY, *(one for one in battle.side_ids() if one != side))
    return any(known.redact_event(event, after, seat) for event in told for seat in others)


def fault(stood: Stood, page: SealedPage, side: str) -> str:
    """What is wrong with a step that a side wrote alone; empty where all is as it must be.

    It must be a command of that side, of a kind that may be secret, which leads by what the side knew, without dice, to
    the very events that stand there, to what it knows from then on, and to nothing that anybody else learns.
    """
    try:
        command = codec.command_from_json(page.command)
        if not is_of(page.command, side) or page.label != command.kind:
            return f"{command.kind} is not for {stood.whole.setup.side_name(side)} to say as it stands there"
        told = decided(stood.known, command, side)
        if isinstance(told, str):
            return told
        same = told == pages.events_of(page)
        if (
            same
            and rights.not_yours(stood.whole, side, command) is None
            and not _heard(stood.whole, told, side)
        ):
            same = known.known(timeline.apply_all(stood.known, told), side) == stood.after
            return "" if same else f"{command.kind} does not lead to what its side knows after it"
    except NONSENSE as error:
        return f"what it says cannot be decided ({type(error).__name__})"
    return f"{command.kind} does not lead to what stands there"
