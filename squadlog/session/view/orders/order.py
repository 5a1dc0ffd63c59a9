"""An order being filled in: what an action can be given, what each fact may hold, and the command they make."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import cast

from squadlog.base.records import record, replace
from squadlog.battle.commands import Cancel, Command, Continue, Declare, Engage, FaceAttacker, Hold, order_for
from squadlog.battle.commands import Order as UnitOrder
from squadlog.battle.detail import Detail
from squadlog.battle.state import Known, Mode, Posture, ShotPlan, Unit
from squadlog.facts.ground_facts import Glimpse, StatedMove, Turn, Waypoint, feature_of, unit_of
from squadlog.session.view.asked_rules import OrderRules
from squadlog.session.view.shots.aim import metres_of, number_of

GO_ON, HOLD, ENGAGE, FACE, CANCEL = "go_on", "hold", "engage", "face_attacker", "cancel"
ALONG_RULER, STRAIGHT_ON, MEASURED = "along the ruler", "straight on", "as measured"
TYPED = frozenset({"metres", "degrees", "floors"})
"""Facts that are typed in digits."""
MEASURABLE = frozenset({"ground", "seen", "clears"})
NOT_SAID = "not said"
UNSAID = {"pack": "as it is", "reach": NOT_SAID}
"""What a fact that is left unsaid is called, where that is not "none"."""
NOTHING = frozenset({"", "none", *UNSAID.values()})
"""What a fact holds of which nothing is said."""
IN_WORDS = frozenset({"metres", "way", "ground", "turn", "seen", "facing"})
"""Facts that a move given in words says instead of the form."""


_NO_MOVE = StatedMove()


@record
class OrderField:
    """One fact of an order: its name, its label, and what it may hold (none: a number is typed)."""

    name: str
    label: str
    options: tuple[str, ...] = ()


@record
class Order:
    """An order being filled in: the action and the facts given so far, all as text.

    `mode`, `posture`: set where the action table has a line for each.
    `slots`: the details that it takes.
    `said`: a move given in words; distance, ground, turns and watchers are then taken from it.
    `facing_deg`: how the soldier faces in the end, on a map.
    `ways`: the ways over the map that can be chosen, by the words of the form.
    `ground`, `seen_by`: where these are said metre by metre, and by whom; else the facts of that name tell them.
    """

    unit: int
    action: str
    mode: Mode | None = None
    posture: Posture | None = None
    slots: frozenset[str] = frozenset()
    values: Mapping[str, str] = field(default_factory=dict)
    plan: ShotPlan | None = None
    said: StatedMove | None = None
    facing_deg: float | None = None
    ways: Mapping[str, StatedMove] = field(default_factory=dict)
    ground: tuple[tuple[str, ...], ...] = ()
    seen_by: tuple[Glimpse, ...] = ()
    overrule: str = ""

    def value(self, name: str) -> str:
        """A fact, or an empty text."""
        return self.values.get(name, "")

    def having(self, name: str, value: str) -> "Order":
        """The order with one fact changed."""
        return replace(self, values={**self.values, name: value})


def fields(rules: OrderRules, order: Order) -> tuple[OrderField, ...]:
    """The facts that an order can take, in the order they are shown in; what a move in words says is none of them."""
    return tuple(
        entry
        for entry in _fields_of(rules.details(command(order)), order)
        if order.said is None or entry.name not in IN_WORDS
    )


def _fields_of(details: Iterable[Detail], order: Order) -> Iterator[OrderField]:
    for detail in details:
        if detail.slot == "way":
            if order.ways:
                yield OrderField(name="way", label=detail.label, options=tuple(order.ways))
        elif detail.slot in TYPED:
            yield OrderField(name=detail.slot, label=detail.label)
            if detail.slot == "floors":
                yield OrderField(name="going", label="going", options=("up", "down"))
        elif detail.options:
            unsaid = UNSAID.get(detail.slot, "none")
            if detail.slot in MEASURABLE:
                unsaid = MEASURED if order.ways else NOT_SAID
            yield OrderField(
                name=detail.slot, label=detail.label, options=tuple(one or unsaid for one in detail.options)
            )


def ways(battle: Known, unit: Unit, ruler: StatedMove | None) -> dict[str, StatedMove]:
    """The ways over the map: along the ruler if it is laid, straight on, toward each other unit; none without a map."""
    if unit.position is None:
        return {}
    found = {ALONG_RULER: ruler} if ruler is not None else {}
    found[STRAIGHT_ON] = StatedMove()
    for other in sorted(battle.in_order(), key=lambda one: (one.side == unit.side, one.id)):
        at = other.position
        if at is not None and other.id != unit.id:
            floor = other.floor if other.floor != unit.floor else None
            to = Waypoint(x=at.x, y=at.y, floor=floor)
            found[f"toward {other.id}"] = StatedMove(path=(to,), as_far=True)
    return found


def fill_defaults(rules: OrderRules, order: Order) -> Order:
    """The order with the first option of every fact that holds nothing yet."""
    details = rules.details(command(order))
    values = {entry.name: entry.options[0] for entry in _fields_of(details, order) if entry.options}
    return replace(
        order, values={**values, **order.values}, slots=frozenset(detail.slot for detail in details)
    )


def moves(order: Order) -> bool:
    """Whether the order has a move whose ground and watchers can be stated."""
    return "ground" in order.slots


def move_as_stated(order: Order) -> StatedMove:
    """The move as the form has it. Ground is the same for every metre of it, unless the move is given in words."""
    if order.said is not None:
        clears = {"yes": True, "no": False}.get(order.value("clears"))
        return replace(order.said, clears=clears, into=_choice_of(order, "into"))
    metres = metres_of(order.value("metres"))
    ground = order.value("ground")
    covered = round(metres) if metres is not None and metres >= 1 else 12
    degrees = number_of(order.value("turn")) or 0.0
    way = order.ways.get(order.value("way"), StatedMove())
    stated = StatedMove(
        distance_m=metres,
        ground=order.ground or _ground_of(ground, covered, measured=bool(order.ways)),
        seen_by=order.seen_by or (() if order.value("seen") == "nobody" else None),
        clears={"yes": True, "no": False}.get(order.value("clears")),
        into=_choice_of(order, "into"),
        facing_deg=way.facing_deg if order.facing_deg is None else order.facing_deg,
    )
    if way.path:
        return replace(stated, turns=way.turns, path=way.path, as_far=way.as_far and metres is None)
    return replace(stated, turns=(Turn(degrees=degrees),) if degrees else ())


def _ground_of(ground: str, covered: int, *, measured: bool) -> tuple[tuple[str, ...], ...]:
    """The ground of every metre; none said of clear ground, unless a map would measure another."""
    if ground in ("", MEASURED, NOT_SAID) or (ground == "clear" and not measured):
        return ()
    return ((ground,),) * covered


def _choice_of(order: Order, name: str) -> str | None:
    value = order.value(name)
    return None if value in NOTHING else value


def _unit_chosen(order: Order, name: str) -> int | None:
    value = _choice_of(order, name)
    return int(value) if value is not None else None


def command(order: Order) -> UnitOrder:
    """The command that the form says."""
    unit = order.unit
    if order.action == HOLD:
        return Hold(unit=unit, overrule=order.overrule)
    if order.action == CANCEL:
        return Cancel(unit=unit, overrule=order.overrule)
    if order.action == FACE:
        return FaceAttacker(unit=unit, overrule=order.overrule)
    if order.action == ENGAGE:
        target = _unit_chosen(order, "target")
        reach = {"yes": True, "no": False}.get(order.value("reach"))
        return Engage(
            unit=unit, target=-1 if target is None else target, in_reach=reach, overrule=order.overrule
        )
    if order.action == GO_ON:
        move, foe = move_as_stated(order), _unit_chosen(order, "engage")
        return Continue(unit=unit, move=move, engage=foe, overrule=order.overrule)
    return _declare(order)


def command_for(order: Order, units: Iterable[int]) -> Command:
    """The order for each of these units, as one step of the record."""
    return order_for(units, lambda unit: command(replace(order, unit=unit)))


def _declare(order: Order) -> Declare:
    held = {name: value for name, value in order.values.items() if value not in NOTHING}
    plan = order.plan
    if (
        "aim" in order.slots and plan is not None
    ):  # what is aimed at a place has it, and its weapon, in the plan alone
        held = {name: value for name, value in held.items() if (name, value) != ("weapon", plan.weapon)}
        plan = None
    extra, floors = held.get("extras"), 0
    if "floors" in order.slots:
        floors = int(number_of(order.value("floors")) or 1) * (-1 if order.value("going") == "down" else 1)
    return Declare(
        unit=order.unit,
        action=order.action,
        mode=order.mode or cast("Mode | None", held.get("mode")),
        weapon=held.get("weapon"),
        target=unit_of(plan.target) if plan else _number_in(held, "target"),
        feature=feature_of(plan.target) if plan else held.get("feature"),
        item=held.get("item"),
        partner=_number_in(held, "partner"),
        posture=order.posture,
        extras=() if extra is None else (extra,),
        floors=floors,
        shot=order.plan,
        move=_move_of(order),
        engage=_number_in(held, "engage"),
        pack={"on": True, "off": False}.get(held.get("pack", "")),
        overrule=order.overrule,
    )


def _number_in(held: Mapping[str, str], name: str) -> int | None:
    return int(held[name]) if name in held else None


def _move_of(order: Order) -> StatedMove:
    """The move of a declaration, which may be a turn on the spot alone; none where nothing of one can be said."""
    if "degrees" in order.slots:
        degrees, facing = number_of(order.value("degrees")) or 0.0, order.facing_deg
        turns = (Turn(degrees=degrees),) if facing is None else ()
        return StatedMove(distance_m=0.0, turns=turns, facing_deg=facing)
    return move_as_stated(order) if moves(order) else _NO_MOVE
