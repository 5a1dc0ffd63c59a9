"""A chapter of the rules as one plug. Between the chapters stands the desk, which is a loop over those in force.

What a chapter has no part in it leaves empty. It knows the core beneath it and the chapters it needs, nothing else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Literal

from squadlog.base.records import record, value
from squadlog.battle.commands import Command, Declare, Order
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.facts.ground_facts import MoveFacts
from squadlog.rules.common.ask import Ask, AskOption, DieAhead, Placeable
from squadlog.rules.common.context import (
    Blasted,
    BlastKind,
    BroughtToLight,
    Counts,
    Hurt,
    Laid,
    Lays,
    Manner,
    Modified,
    Modifier,
    OfUnit,
    Rate,
    Result,
    RulesContext,
    Senses,
    SetsOff,
    SetsUp,
    Shields,
    ShotAt,
    Strides,
    Trained,
    WeaponFired,
    WeaponObjection,
    WeaponRemarks,
)
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.on_track import Bar, OnTrack

Objections = Callable[[Battle, Any, RulesContext], Iterator[Refusal]]
Resolve = Callable[[EventRecorder, Any, RulesContext], None]
Resolution = Callable[[EventRecorder, RulesContext], None]
Objection = Callable[[Battle, Declare, RulesContext], Refusal | None]
ComesTo = Callable[[Battle, Any, RulesContext], Iterable[Command]]
WHATEVER = "*"
"""Of `Chapter.objects`: speaks against every action, whatever it is."""


@value
class CommandHandler:
    """How one kind of command is answered: what speaks against it, and what it does.

    `goes_on`: the battle then goes on by itself. `at_once`: an order to a unit, which groups that act unit by unit
    carry out at once (AMB-13). `sets_right`: the table changes what stands, so that what is asked is asked anew.
    `comes_to` are commands of others that it stands for: after what it tells itself, the first that the rules allow is
    done as if it had been said; where they allow none it is refused with what speaks against the first.
    """

    objections: Objections
    resolve: Resolve
    goes_on: bool = True
    at_once: bool = False
    sets_right: bool = False
    comes_to: ComesTo | None = None


def no_objection(battle: Battle, command: object, ctx: RulesContext) -> Iterator[Refusal]:
    """Nothing ever speaks against it."""
    del battle, command, ctx
    yield from ()


def one_objection(refusal_of: Callable[[Battle, Any, RulesContext], Refusal | None]) -> Objections:
    """At most the one objection that this function finds."""

    def objections(battle: Battle, command: object, ctx: RulesContext) -> Iterator[Refusal]:
        if refused := refusal_of(battle, command, ctx):
            yield refused

    return objections


@record
class ActionHandler:
    """What a chapter has to say of a row of the action table, beyond its price (ACT-01).

    `refusal` speaks against its declaration, `extras` are further lines of its cost, `begins` is what comes of it as it
    is declared, `effect` what it does in its last subphase. A row of an advanced chapter is sold where a chapter in
    force has an act of its key.

    `details` are what can be said with it, in the order in which it is asked, for the declaration as far as it is said.
    `serves` is whether this unit can ever have a use for it, `here` whether this table has what it is done with (a
    door, an elevator); None: always.

    Of an action that is aimed at a place `aims` are the orders that a unit could give, each without its aim, the
    likeliest first: the map has a hand for them, which fills in `ShotPlan.target`. `foresees` is what such an order
    would come to, None while nobody says where; without it whatever goes off is taken to lie where it is aimed.
    `readies` is the battle once the unit has in hand what such an order needs, with the orders by which it would; None
    where it has.
    """

    refusal: Objection | None = None
    extras: Callable[[Battle, Declare, RulesContext], Iterable[Line]] | None = None
    begins: Callable[[EventRecorder, int, Ongoing, RulesContext], None] | None = None
    effect: Callable[[EventRecorder, int, Ongoing, RulesContext], None] | None = None
    details: Callable[[Battle, Declare, RulesContext], Iterable[Detail]] | None = None
    serves: Callable[[Battle, Unit, RulesContext], bool] | None = None
    here: Callable[[Battle, RulesContext], bool] | None = None
    aims: Callable[[Battle, Unit, RulesContext], Iterable[Declare]] | None = None
    foresees: Callable[[Battle, Declare, RulesContext], Foreseen | None] | None = None
    readies: Callable[[Battle, Declare, RulesContext], tuple[Battle, tuple[Declare, ...]] | None] | None = (
        None
    )


PHASES = ("initiative", "detection", "actions", "fire_mission", "rout_rally", "end")
"""The phases of a turn in their order (ADV-05). The action phase is its ten subphases."""
Phase = Literal["detection", "fire_mission", "rout_rally"]
"""Those that consist of the steps of advanced chapters, and are none where none is in force."""


@record
class TurnStep:
    """A step of the turn or of a subphase.

    `runs` goes on by itself, by one event or more, and is False where somebody must speak first; `asks` says who.
    A chapter's own step stands in a `phase` of the turn, and goes on to the next when it is `over`; it is passed by
    where it is so beforehand. `foretold` is what a seat should know of what is about to be rolled,
    `ahead` the dice of one answer, in their order, for who knows as much of the battle as is handed in.
    """

    asks: Callable[[Battle], Ask]
    runs: Callable[[EventRecorder, RulesContext], bool]
    phase: Phase | None = None
    over: Callable[[Battle], bool] = lambda _battle: False
    foretold: Callable[[Battle, RulesContext, str], Iterable[str]] | None = None
    ahead: Callable[[Battle, Any, RulesContext], Iterable[DieAhead]] | None = None


ScheduledPart = Literal["opens", "slot", "closes", "rally"]


@record
class ScheduledEffect:
    """What comes about by itself at a moment: as that subphase opens, in a slot of it, as it closes, or as a rally.

    Rallies come after all other actions of the subphase (RAL-02): after what is due as it closes.
    `at` no later than the present: as soon as its part of a subphase comes round. `of` is the unit or the feature,
    `what` says what comes about. `happens` None: nothing has to be told, it is so from then on. `track` is
    how it stands on the subphase track until then, from `since` on or from now; None for what does not stand there.
    """

    at: Moment
    of: int | str
    what: str
    part: ScheduledPart = "opens"
    happens: Resolution | None = None
    track: Bar | None = None
    since: Moment | None = None


@record
class PathEncounter:
    """Something that meets a unit on its way, after so many metres: the doing of the unit or thing of this number."""

    at_m: float
    who: int


@record
class PathTrigger:
    """What a chapter has come about along a way.

    `finds` tells what a unit is about to meet on its move, less what has come about already. `comes` has it come
    about, all that nothing of another chapter lies between, or where they come `one_by_one` each by itself; it is True
    where somebody must be asked first: the move then waits. Who can do nothing more by it stays there.
    """

    finds: Callable[[Battle, int, MoveFacts, RulesContext], Iterable[PathEncounter]]
    comes: Callable[[EventRecorder, int, tuple[PathEncounter, ...], RulesContext], bool]
    one_by_one: bool = False


@record
class Autopilot:
    """What a chapter has units do by themselves, whenever they are asked for orders.

    `leads` is whether it has a word for that unit. `orders` is what it would have it do now, the first that the rules
    allow being carried out as an ordinary order; none: nothing now. `refused` is what becomes of it when they allow
    none, for what speaks against the first, `overtaken` when somebody gives the unit another order by hand.
    """

    leads: Callable[[Unit], bool]
    orders: Callable[[EventRecorder, int, RulesContext], Sequence[Order]]
    refused: Callable[[EventRecorder, int, Refusal], None]
    overtaken: Callable[[EventRecorder, int], None]


Schedules = Callable[[Battle], Iterable[ScheduledEffect]]
StandsOnTrack = Callable[[Battle], Iterable[OnTrack]]
Forbids = Callable[[Battle, object, RulesContext], Refusal | None]
AsksFirst = Callable[[Battle], Ask | None]
Placing = Callable[[Battle, str, RulesContext], Iterable[Placeable]]
Offers = Callable[[Battle, RulesContext], Iterable[AskOption]]
Performs = Callable[[EventRecorder, int, RulesContext], None]
AsTold = Callable[[Battle, object, RulesContext], Battle]
Unready = Callable[[Battle, RulesContext], Iterable[Refusal]]
Unfit = Callable[[Battle, Unit, RulesContext], Refusal | None]
Ending = Callable[[Battle], str]
Telling = Callable[[Battle], str]
Awaited = Callable[[Battle], Iterable[str]]


@record
class Chapter:
    """One chapter.

    `key` is the word for it in `Setup.chapters`; the basic chapters are in force always and are named there by
    nobody.

    What is said: `answers` to commands. `acts` are its actions; `objects` speak against declarations of actions that
    are not its own, by the action; what speaks against `move` is asked about a move beside another action too, what
    stands under `WHATEVER` about all of them, an attack hand to hand among them (`engage`). `forbids` speaks against
    any command whatever, before that is judged: who may not be known to be there, and can do nothing. `as_told` is the
    battle in which a command is judged, if that is not as it stands. `asks_first` is what must be answered before
    anything else goes on, in whatever step. `directs` is what the referee may do with it now, `sets_up_now`
    says before play whose word it is, its option what ends the set-up of that side. `offers` is what may be said
    now beside what is asked: who leads a squad, who takes charge; what is refused is left out of it. `placing` is
    what a side may still lay down in secret, behind a curtain where all sit at one machine, `in_secret` whether it is
    so in this battle (None: in any), `unready` what must be settled before turn 1 can begin (SET-05). `unfit` is why
    what it keeps of a unit cannot be so, asked of one as the referee would have it.

    What comes about: `due` is what of its own does so by itself; it is asked as each subphase opens and closes.
    `along` is what meets a unit on its way, `steps` are those that it adds, by the stage of the battle in which they
    are. `leads` is what it has units do by themselves, `performs` what comes about as a unit is about to carry out its
    part of a subphase, `slot_over` as a slot ends, `opens` as play begins, `binds` as initiative is rolled: who has
    laid out in play what had just come is bound to it (ADV-03); `turn_begins` as a turn does, `turn_ends` in
    the End Phase, before it is asked whether the battle ends; `ending` is why it does, `awaited` the sides for whom
    somebody may still come. `counts` is what it counts for a side, as things stand; `over` is told once the battle has
    ended, and `result` is what it was then told to have come to; with `levels` scores are compared (VIC-08).
    `leaves` as the chapter is played by no longer (ADV-01). `track` is what stands on the subphase track besides what
    is due: what has no end yet, or ends with something else.

    What is rolled and fired: `modifiers` are the lines that it adds to a test or to the roll for initiative. `weapons`
    is what keeps a weapon in hand from firing, `fired` what comes of its having fired so many rounds, `remarks` what is
    good to know of it before it does. `hurt` is what comes of levels that a unit has taken from anything. `manners`
    are ways of firing by their words, `single_rate` is what becomes of the rate of ordinary shots beside them,
    `hides` whom no sweep of fire engages,
    `untold` whether a seat does not know who of a side there is. `volleys` is what of its own is rolled with the shots
    of a subphase, after them, before any of it takes effect (ACT-04).

    Who somebody is: `trained` is what stands in the place of the figure of its troop type in a test, `strides` what it
    covers more on foot, `rallies` whether it rallies others without leading them, `steadfast` whether it cannot rout.

    What goes off: `blasts` are its kinds of explosions by their words. `brings_to_light` is what of the hidden an
    explosion of any kind lays open, `blasted` what it then does to the chapter's own things: destroys them, sets them
    off; `sets_off` is which it may set off, before it comes about.

    What lies on the ground, by its kind (`LaidKind`): `lays` speak against its being laid out so, `laid` is what comes
    of it, `shot_at` how it is shot at; of a kind that has none of these nobody shoots at it. `senses` is whether one of
    them has a place in sight for its side, `shields` why a unit is not to be fired at by another. `sets_up` is whether
    a unit may still be set up once play has begun.
    """

    key: str
    answers: Mapping[type, CommandHandler] = field(default_factory=dict)
    acts: Mapping[str, ActionHandler] = field(default_factory=dict)
    objects: Mapping[str, Objection] = field(default_factory=dict)
    forbids: Forbids | None = None
    modifiers: Mapping[Modified, Modifier] = field(default_factory=dict)
    due: Schedules | None = None
    track: StandsOnTrack | None = None
    along: PathTrigger | None = None
    leads: Autopilot | None = None
    steps: Mapping[str, TurnStep] = field(default_factory=dict)
    weapons: WeaponObjection | None = None
    fired: WeaponFired | None = None
    hurt: Hurt | None = None
    remarks: WeaponRemarks | None = None
    unready: Unready | None = None
    leaves: Resolution | None = None
    unfit: Unfit | None = None
    placing: Placing | None = None
    in_secret: Callable[[Battle], bool] | None = None
    offers: Offers | None = None
    directs: Offers | None = None
    sets_up_now: Callable[[Battle], Ask | None] | None = None
    performs: Performs | None = None
    as_told: AsTold | None = None
    manners: Mapping[str, Manner] = field(default_factory=dict)
    single_rate: Rate | None = None
    hides: Callable[[Unit], bool] | None = None
    untold: Callable[[Battle, str, str], bool] | None = None
    slot_over: Resolution | None = None
    turn_begins: Resolution | None = None
    turn_ends: Resolution | None = None
    ending: Ending | None = None
    awaited: Awaited | None = None
    counts: Counts | None = None
    over: Resolution | None = None
    result: Result | None = None
    levels: bool = False
    opens: Resolution | None = None
    binds: Resolution | None = None
    senses: Senses | None = None
    sets_up: SetsUp | None = None
    shields: Shields | None = None
    lays: Mapping[str, Lays] = field(default_factory=dict)
    laid: Mapping[str, Laid] = field(default_factory=dict)
    shot_at: Mapping[str, ShotAt] = field(default_factory=dict)
    asks_first: AsksFirst | None = None
    volleys: Resolution | None = None
    blasts: Mapping[str, BlastKind] = field(default_factory=dict)
    brings_to_light: BroughtToLight | None = None
    blasted: Blasted | None = None
    sets_off: SetsOff | None = None
    trained: Trained | None = None
    strides: Strides | None = None
    rallies: OfUnit | None = None
    steadfast: OfUnit | None = None
