"""What a chapter has to do with fire: weapons that cannot, ways of firing of its own, what is rolled with the shots."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Generic, Literal

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Adjustment
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Trace, Unit
from squadlog.facts.ground_facts import Sector, Sighting, StatedSighting
from squadlog.rules.common.joining import ContextT, does_nothing, gives_none, no_answer
from squadlog.rules.common.previews import RolledFor

Rate = Callable[[Unit, Moment, ContextT], Refusal | None]
"""What the rate of fire has against a shot of a unit at a moment."""


@record
class ShotTaken:
    """A special shot about to be taken: the firer, the weapon, and the target or sector.

    `sort` is the sort of the shot otherwise: plain, aimed or opportunity. `sighting` and `moving` tell of its target,
    where it has one and they are known. `declared`: it is only declared as yet, and what is not said may still be.
    `overruled`: the table lets it stand as it is said; `let_stand` is what it let stand as the fire was declared.
    """

    unit: int
    weapon: str
    sort: Literal["plain", "aimed", "opportunity"]
    manner: str
    target: int | None = None
    sector: Sector | None = None
    stated: StatedSighting = field(default_factory=StatedSighting)
    sighting: Sighting | None = None
    moving: Trace | None = None
    adjust: tuple[Adjustment, ...] = ()
    at_m: float | None = None
    declared: bool = False
    overruled: bool = False
    let_stand: tuple[str, ...] = ()


@record
class Manner(Generic[ContextT]):
    """A way of firing beyond the ordinary shot.

    `label` is what it is called, `aims` whether it has one target, as a shot has. `fits` is whether a weapon of a unit
    can fire so, `objections` what speaks against it besides what speaks against any shot, `resolve` takes it.
    `preview` tells whom it would be rolled for, in their order. `rate` is its rate of fire. `sector_deg` is how wide a
    sector it sweeps, None for what sweeps none.
    """

    label: str
    aims: bool
    fits: Callable[[Unit, str, ContextT], bool]
    rate: Rate[ContextT]
    objections: Callable[[Battle, ShotTaken, ContextT], Iterator[Refusal]]
    resolve: Callable[[EventRecorder, ShotTaken, ContextT], None]
    preview: Callable[[Battle, ShotTaken, ContextT], tuple[RolledFor, ...]]
    sector_deg: Callable[[ContextT], float] | None = None


@record
class FireHooks(Generic[ContextT]):
    """Shots, and what is rolled with them."""

    weapon_vetoes: Callable[[Battle, Unit, str, ContextT], Refusal | None] = no_answer
    """What keeps a weapon of a unit from firing now; None: nothing. Asked of every shot, said or only looked at."""

    target_vetoes: Callable[[Battle, int, int, ContextT], Refusal | None] = no_answer
    """Why the second unit is not to be fired at by the first; None: it may be."""

    fired: Callable[[EventRecorder, int, str, int, ContextT], None] = does_nothing
    """React to rounds that a unit has fired with a weapon."""

    remarks: Callable[[Battle, Unit, str, ContextT], Iterable[str]] = gives_none
    """What is good to know of a weapon of a unit before it fires, a sentence each."""

    manners: Mapping[str, Manner[ContextT]] = field(default_factory=dict)
    """Ways of firing beyond the ordinary shot, by their words."""

    single_rate: Rate[ContextT] | None = None
    """What becomes of the rate of fire of ordinary shots beside them; None: it is the usual one."""

    volleys: Callable[[EventRecorder, ContextT], None] = does_nothing
    """What is rolled with the shots of a subphase, after them, before any of it takes effect (ACT-04)."""
