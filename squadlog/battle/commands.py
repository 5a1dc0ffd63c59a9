"""What somebody at the table says. A command is an order or an answer; the engine replies with events or a refusal.

`overrule` on a command gives the reason why the table lets it stand although a rule refuses it.
"""

from collections.abc import Callable, Iterable
from dataclasses import field

from squadlog.base.records import HasKind, record
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Adjustment
from squadlog.battle.pending import Intent
from squadlog.battle.saying import ChapterCommand, Note, PrivateNote
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder
from squadlog.battle.state import Assist, Choice, Deed, Mode, Subsystem
from squadlog.battle.terms import Soldier
from squadlog.facts.ground_facts import Position, Sector, StatedMove, StatedSighting, Target


@record
class Begin(HasKind):
    """Set-up is finished: turn 1 opens with its initiative step. `overrule`: it stands as it is, for a reason."""

    overrule: str = ""


@record
class RollInitiative(HasKind):
    """Roll for every grouping; ties are rolled again (SEQ-02, AMB-10)."""


@record
class ChooseOrder(HasKind):
    """The owner of a grouping declares MOVE or COUNTERMOVE (INI-06)."""

    grouping: str
    choice: Choice
    overrule: str = ""


@record
class Declare(Deed, HasKind):
    """A unit starts a new action, which cancels an unfinished one (ACT-15, ACT-16).

    `action` is a key of the action table. `engage` names an enemy to be fought hand to hand after the move (MEL-03).
    `pack` switches the bounce pack on or off before any move (BNC-11).
    """

    unit: int
    action: str
    move: StatedMove = field(default_factory=StatedMove)
    engage: int | None = None
    pack: bool | None = None
    overrule: str = ""


@record
class Continue(HasKind):
    """A busy unit goes on with its action, moving as declared if its action is combined with a move (CMB-15).

    `mode` is a slower way of moving in this subphase; None is the one declared (AMB-25).
    """

    unit: int
    mode: Mode | None = None
    move: StatedMove = field(default_factory=StatedMove)
    engage: int | None = None
    overrule: str = ""


@record
class Hold(HasKind):
    """A unit does nothing this subphase (ACT-20)."""

    unit: int
    overrule: str = ""


@record
class Cancel(HasKind):
    """The owner gives up a unit's action in progress, or its held opportunity fire (ACT-15)."""

    unit: int
    overrule: str = ""


@record
class Engage(HasKind):
    """A unit attacks an enemy within 1 m hand to hand, free of cost (MEL-02, MEL-03, AMB-140)."""

    unit: int
    target: int
    in_reach: bool | None = None
    overrule: str = ""


@record
class FaceAttacker(HasKind):
    """An engaged unit that has not yet acted turns to its attacker and will fight (MEL-07)."""

    unit: int
    overrule: str = ""


@record
class Done(HasKind):
    """The acting grouping is declared: resolve it, in `order` (then the rest by place) (ACT-16, AMB-13)."""

    order: tuple[int, ...] = ()
    overrule: str = ""


@record
class Fire(HasKind):
    """Take a queued shot (FIR-01), at the target it was declared at unless another is named.

    `beyond` are the units a breach lets it reach (OBS-13). `manner` and `sector` are as in a plan; None: as planned.
    """

    unit: int
    target: Target | None = None
    stated: StatedSighting = field(default_factory=StatedSighting)
    adjust: tuple[Adjustment, ...] = ()
    beyond: tuple[int, ...] = ()
    manner: str | None = None
    sector: Sector | None = None
    overrule: str = ""


@record
class WithholdFire(HasKind):
    """Let a queued shot go: its AP are spent, no shot is counted (AMB-83)."""

    unit: int


@record
class OpportunityShot(HasKind):
    """A ready watcher fires at the mover after `at_m` metres of its move; None: as it comes into view (ACT-55..58)."""

    unit: int
    at_m: float | None = None
    stated: StatedSighting = field(default_factory=StatedSighting)
    adjust: tuple[Adjustment, ...] = ()
    manner: str | None = None
    sector: Sector | None = None
    overrule: str = ""


@record
class DeclineShot(HasKind):
    """A ready watcher lets the mover pass, or could not see it, and stays ready (ACT-56)."""

    unit: int


@record
class GiveIntent(HasKind):
    """A fighter's secret choice as a melee opens: attack, parry, avoid, or be out of it (MEL-10, MEL-16, MEL-28)."""

    unit: int
    intent: Intent
    overrule: str = ""


@record
class Escape(HasKind):
    """The move that a successful avoidance owes: it must end beyond 1 m of the attacker (MEL-12)."""

    unit: int
    mode: Mode = "walk"
    move: StatedMove = field(default_factory=StatedMove)
    overrule: str = ""


@record
class ShareParry(HasKind):
    """How a parrying fighter splits its +3: pairs of attacker and share (MEL-30)."""

    unit: int
    shares: tuple[tuple[int, int], ...]
    overrule: str = ""


Order = Declare | Continue | Hold | Cancel | Engage | FaceAttacker | WithholdFire | DeclineShot
"""What one unit can be told together with others."""


@record
class Orders(HasKind):
    """Several units are told something in one breath, one after the other: a single step of the record.

    Those who can take their order do; the others are named with the reason. It is refused when nobody can.
    """

    orders: tuple[Order, ...]

    @property
    def overrule(self) -> str:
        """Why the table lets any of them stand."""
        return next(filter(None, (getattr(one, "overrule", "") for one in self.orders)), "")


def order_for(units: Iterable[int], order_of: Callable[[int], Order]) -> Order | Orders:
    """The order for each of these units: for one its order, for more of them one step. ValueError for nobody."""
    orders = tuple(map(order_of, dict.fromkeys(units)))
    if not orders:
        raise ValueError("nobody was named")
    return orders[0] if len(orders) == 1 else Orders(orders=orders)


@record
class PlaceFeature(HasKind):
    """The table adds a door, wall, elevator ... to the battle, or replaces one."""

    feature: Feature


@record
class PlaceUnit(HasKind):
    """A unit is set on the map before play, in the start zone of its side. `position` None takes it off (SET-01)."""

    unit: int
    position: Position | None
    floor: int = 1
    overrule: str = ""


@record
class SetRuling(HasKind):
    """The table adopts another reading of the rules from here on."""

    name: str
    option: str
    reason: str = ""


@record
class SetAssist(HasKind):
    """How much the program insists, for one subsystem or (`None`) for all."""

    subsystem: Subsystem | None
    level: Assist


@record
class SetDice(HasKind):
    """A side types its own dice from here on, or leaves them to the program; `None` means every side."""

    side: str | None
    typed: bool


@record
class Correct(HasKind):
    """The referee sets a fact of one unit straight. `changes` pairs a field of the unit with its new value, as text."""

    unit: int
    changes: tuple[tuple[str, str], ...]
    reason: str


@record
class CorrectFeature(HasKind):
    """The referee sets the state or the damage of a feature straight."""

    feature: str
    changes: tuple[tuple[str, str], ...]
    reason: str


@record
class CorrectTurn(HasKind):
    """The referee sets the turn straight: `changes` pairs `moment`, `order`, `initiative` or `slot` with text."""

    changes: tuple[tuple[str, str], ...]
    reason: str


@record
class Regroup(HasKind):
    """Units come to share one initiative roll (INI-02), or a grouping's race or modifier is settled (INI-12, INI-14).

    `units` join the grouping, which is made if there is none of that id. What is empty or None stays as it is; the race
    `none` leaves an even split open again.
    """

    grouping: str
    units: tuple[int, ...] = ()
    name: str = ""
    race: str = ""
    modifier: int | None = None
    reason: str = ""


@record
class AddAction(HasKind):
    """Players or scenario add an action of their own to the action table (ACT-19, LOG-16)."""

    name: str
    ap: int
    combines: bool = False
    reason: str = ""


@record
class AddUnit(HasKind):
    """A soldier joins the battle, in one of its groupings; `position` None: it stands on no map."""

    soldier: Soldier
    grouping: str
    reason: str
    position: Position | None = None
    floor: int = 1


@record
class RemoveUnit(HasKind):
    """A soldier is taken out of the battle, as if it had not come; nobody scores it."""

    unit: int
    reason: str


@record
class SwitchChapter(HasKind):
    """The table takes an advanced chapter into play, or leaves it, from the next turn on (ADV-01, ADV-03)."""

    chapter: str
    on: bool
    reason: str = ""


@record
class EndBattle(HasKind):
    """The table ends the battle; the victory count is taken as it stands (SEQ-07)."""

    reason: str = ""


BasicCommand = (
    Begin | RollInitiative | ChooseOrder | Declare | Continue | Hold | Cancel | Engage | FaceAttacker | Done
    | Orders | GiveStandingOrder | EndStandingOrder
    | Fire | WithholdFire | OpportunityShot | DeclineShot | GiveIntent | Escape | ShareParry
    | PlaceFeature | PlaceUnit | SetRuling | SetAssist | SetDice | Correct | CorrectFeature | CorrectTurn | Regroup
    | AddAction | AddUnit | RemoveUnit | SwitchChapter | Note | PrivateNote
    | EndBattle
)  # fmt: skip
Command = BasicCommand | ChapterCommand
"""Of `ChapterCommand` only its kinds are ever said."""
