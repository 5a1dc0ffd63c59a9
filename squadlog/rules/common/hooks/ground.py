"""What a chapter has to do with things that lie on the ground: its own kinds of them, and what they see."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any, Generic

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Ledger
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Sighting, Whereabouts
from squadlog.rules.common.joining import ContextT, says_no


@record
class ShotAt(Generic[ContextT]):
    """How things of a kind are shot at, each by its id.

    `refused` gives the refusal of a shot by a unit at a thing, None for none. A hit needs no roll (OBS-02) unless there
    is a `test`, given the unit, its weapon, the thing, how it is seen and the sort of shot, and an `armour` that the
    hit must wear out. `hit` applies a hit, given the thing, the firer and the weapon. `told` says before the shot what
    a hit does.
    """

    refused: Callable[[Battle, int, str, ContextT], Refusal | None]
    hit: Callable[[EventRecorder, str, int, str, ContextT], None]
    test: Callable[[Battle, int, str, str, Sighting, Any, ContextT], Ledger] | None = None
    armour: Callable[[ContextT], int] | None = None
    told: str = ""


@record
class LaidRules(Generic[ContextT]):
    """What a chapter has to say of a kind of thing that lies on the ground (`LaidKind`)."""

    lays: Callable[[Battle, Any, ContextT], Iterator[Refusal]] | None = None
    """What speaks against its being laid out so. Asked with the command; None: nothing does."""

    laid: Callable[[EventRecorder, Any, Any, ContextT], None] | None = None
    """What comes of its being laid out: the thing as it was, and as it is now; None: it does not lie there."""

    shot_at: ShotAt[ContextT] | None = None
    """How it is shot at; None: nobody shoots at it."""


@record
class GroundHooks(Generic[ContextT]):
    """What lies on the ground."""

    kinds: Mapping[str, LaidRules[ContextT]] = field(default_factory=dict)
    """Its kinds of things, by the key of their `LaidKind`."""

    senses: Callable[[Battle, str, Whereabouts, ContextT], bool] = says_no
    """Whether one of them has a place in sight for its side, beside its units (SEN-08, SEN-10)."""
