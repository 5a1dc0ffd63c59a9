"""What a chapter has to do with actions of units: its own rows of the action table, vetoes, what meets a move."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import Generic

from squadlog.base.records import record
from squadlog.battle.commands import Declare, Order
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.facts.ground_facts import MoveFacts
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.joining import SEVERAL, ContextT, does_nothing, no_answer

Objection = Callable[[Battle, Declare, ContextT], Refusal | None]
WHATEVER = "*"
"""Of `ActionHooks.vetoes`: speaks against every action, whatever it is."""


@record
class ActionHandler(Generic[ContextT]):
    """What a chapter has to say of a row of the action table, beyond its price (ACT-01).

    A row of an advanced chapter is sold where a chapter in force has an act of its key.
    """

    refusal: Objection[ContextT] | None = None
    """What speaks against its declaration; None: nothing."""

    extras: Callable[[Battle, Declare, ContextT], Iterable[Line]] | None = None
    """Further lines of its cost."""

    begins: Callable[[EventRecorder, int, Ongoing, ContextT], None] | None = None
    """What comes of it as the unit of that number declares it."""

    effect: Callable[[EventRecorder, int, Ongoing, ContextT], None] | None = None
    """What the unit of that number has done by it in its last subphase."""

    details: Callable[[Battle, Declare, ContextT], Iterable[Detail]] | None = None
    """The details of a declaration as far as it is said, in the order they are asked."""

    serves: Callable[[Battle, Unit, ContextT], bool] | None = None
    """Whether this unit can ever have a use for it; None: always."""

    here: Callable[[Battle, ContextT], bool] | None = None
    """Whether this table has what it is done with, such as a door or an elevator; None: always."""

    aims: Callable[[Battle, Unit, ContextT], Iterable[Declare]] | None = None
    """The orders that a unit could give of an action aimed at a place, each without its aim, the likeliest first.

    The map has a tool for them, which fills in `ShotPlan.target`.
    """

    foresees: Callable[[Battle, Declare, ContextT], Foreseen | None] | None = None
    """What such an order would come to, None while nobody says where.

    Without it, what goes off is taken to lie where it is aimed.
    """

    readies: Callable[[Battle, Declare, ContextT], tuple[Battle, tuple[Declare, ...]] | None] | None = None
    """The battle once the unit has in hand what such an order needs, with the orders for that; None where it has."""


@record
class PathEncounter:
    """A unit or thing, by its number, that meets a mover on its way after `at_m` metres."""

    at_m: float
    who: int


@record
class PathTrigger(Generic[ContextT]):
    """What a chapter has come about along a way.

    `finds` tells what a unit is about to meet on its move, less what has come about already. `comes` has it come
    about, all that nothing of another chapter lies between, or where they come `one_by_one` each by itself; it is True
    where somebody must be asked first: the move then waits. Who can do nothing more by it stays there.
    """

    finds: Callable[[Battle, int, MoveFacts, ContextT], Iterable[PathEncounter]]
    comes: Callable[[EventRecorder, int, tuple[PathEncounter, ...], ContextT], bool]
    one_by_one: bool = False


@record
class Autopilot(Generic[ContextT]):
    """What a chapter has units do by themselves, whenever they are asked for orders.

    `leads` is whether it has a word for that unit. `orders` is what it would have it do now, the first that the rules
    allow being carried out as an ordinary order; none: nothing now. `refused` is what becomes of it when they allow
    none, for what speaks against the first, `overtaken` when somebody gives the unit another order by hand.
    """

    leads: Callable[[Unit], bool]
    orders: Callable[[EventRecorder, int, ContextT], Sequence[Order]]
    refused: Callable[[EventRecorder, int, Refusal], None]
    overtaken: Callable[[EventRecorder, int], None]


@record
class ActionHooks(Generic[ContextT]):
    """What units do, and what meets them as they do it."""

    handlers: Mapping[str, ActionHandler[ContextT]] = field(default_factory=dict)
    """Its own actions, by their key in the action table. Asked of every declaration, and as it takes effect."""

    vetoes: Mapping[str, Objection[ContextT]] = field(default_factory=dict, metadata={SEVERAL: no_answer})
    """What speaks against declarations of actions that are not its own, by the action; None: nothing.

    That of `move` is asked about a move beside another action too, that of `WHATEVER` about all actions, and about an
    attack hand to hand (`engage`).
    """

    part_begins: Callable[[EventRecorder, int, ContextT], None] = does_nothing
    """What comes about as the unit of that number is about to carry out its part of a subphase."""

    path_triggers: tuple[PathTrigger[ContextT], ...] = ()
    """What meets a unit on its way. Asked of every move before it is made."""

    autopilots: tuple[Autopilot[ContextT], ...] = ()
    """What units do by themselves. Asked for units with something kept, when their orders are due."""
