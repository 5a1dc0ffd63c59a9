"""What a chapter has to do with explosions: its own kinds, and what those of any kind do to its own things."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Generic

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import InReach, Whereabouts
from squadlog.rules.common.explosive import Caught, Fused, PowerRing, SetOff, Struck, Wedge
from squadlog.rules.common.joining import ContextT, does_nothing, gives_none


@record
class BlastKind(Generic[ContextT]):
    """A kind of thing that goes off."""

    label: str
    """What it is called."""

    rule: str

    rings: Callable[[Fused, ContextT], tuple[PowerRing, ...]]
    """Its penetration at each distance, nearest first; none: it attacks nobody."""

    catches: Callable[[Battle, Fused, ContextT], tuple[Caught, ...] | None] | None = None
    """Whom it reaches where that is no matter of distance, None where nobody can tell."""

    spares: Callable[[Battle, Fused, Unit, ContextT], tuple[str, str] | None] | None = None
    """Why it does nothing to a unit whatever its cover, in a sentence, with the rule."""

    comes: Callable[[EventRecorder, Fused, ContextT], None] | None = None
    """What it does besides, after the units have been struck: smoke that rises, a wall that falls."""

    lands: Callable[[EventRecorder, Fused, ContextT], bool] | None = None
    """What must come about before it goes off, as a roll for where it comes down; False once nothing must."""

    reaches: Callable[[Battle, Fused, Sequence[Whereabouts], ContextT], tuple[InReach | None, ...]] | None = (
        None
    )
    """Whether it gets to places where something lies, as `catches` tells of units."""

    beyond: Callable[[Battle, Fused, ContextT], Wedge | None] | None = None
    """Where it reaches, if that is not all around it; None where nobody can tell."""

    thrown: bool = False
    """Who threw it is where the table may judge cover from."""


@record
class BlastHooks(Generic[ContextT]):
    """What goes off."""

    kinds: Mapping[str, BlastKind[ContextT]] = field(default_factory=dict)
    """Its kinds of explosions, by their words."""

    sets_off: Callable[[Battle, Fused, ContextT], Iterable[SetOff]] = gives_none
    """Which of the chapter's things an explosion of any kind may set off. Asked before it comes about."""

    reveals: Callable[[EventRecorder, Fused, float, ContextT], None] = does_nothing
    """Reveal the hidden within the reach of an explosion, in metres, before anybody is struck."""

    blasted: Callable[[EventRecorder, Fused, tuple[Struck, ...], ContextT], None] = does_nothing
    """What an explosion, having struck these units, does to the chapter's own things: destroys them, sets them off."""
