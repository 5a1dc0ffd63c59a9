"""The form behind the action panel: which facts an action needs, what they may hold, and the command they make."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import cast

from squadlog.battle.commands import Cancel, Command, Continue, Declare, Engage, FaceAttacker, Hold
from squadlog.battle.state import SHOOTING, Deed, Known, Mode, Posture, ShotPlan, Unit, done_with
from squadlog.facts import Glimpse, StatedMove, Turn, Waypoint, feature_of, unit_of
from squadlog.records import record

GO_ON, HOLD, ENGAGE, FACE, CANCEL = "go_on", "hold", "engage", "face_attacker", "cancel"
GROUND: tuple[str, ...] = ("clear", "light", "heavy", "stream", "marsh", "up1", "down1")
TURNS: tuple[str, ...] = ("0", "45", "90", "135", "180")
MOVING = ("move", "jump", "dive")
ALONG_RULER, STRAIGHT_ON, MEASURED = "along the ruler", "straight on", "as measured"
NEXT = {"closed": "open", "open": "close", "locked": "unlock"}
"""What is most likely wanted of a door, by how it stands."""
BY_FLOORS = ("stairs_floor", "elevator_floor")
STEPS = {"open_close_door", "open_airlock", "call_elevator"}


@record
class OrderField:
    """One fact of an order: the key that changes it, its label, and what it may hold (none: a number is typed)."""

    name: str
    key: str
    label: str
    options: tuple[str, ...] = ()


@record
class Order:
    """An order being filled in: the action and the facts given so far, all as text.

    `mode` and `posture` are set where the action table has a line for each; `beside` are the moves it combines with.
    `said` is a move given in words; distance, ground, turns and watchers are then taken from it. `ruler` is the path
    laid on the map, if any; `ways` are the ways over the map that can be chosen, by the words of the form.
    """

    unit: int
    action: str
    mode: Mode | None = None
    posture: Posture | None = None
    beside: tuple[str, ...] = ()
    values: Mapping[str, str] = field(default_factory=dict)
    plan: ShotPlan | None = None
    said: StatedMove | None = None
    ruler: StatedMove | None = None
    ways: Mapping[str, StatedMove] = field(default_factory=dict)
    overrule: str = ""

    def value(self, name: str) -> str:
        """A fact, or an empty text."""
        return self.values.get(name, "")

    def having(self, name: str, value: str) -> "Order":
        """The order with one fact changed."""
        return replace(self, values={**self.values, name: value})


def enemies(battle: Known, unit: Unit) -> tuple[str, ...]:
    """Numbers of enemies that are still in the fight."""
    return tuple(str(other.id) for other in battle.in_order() if other.side != unit.side and not other.out)


def friends(battle: Known, unit: Unit) -> tuple[str, ...]:
    """Numbers of everybody else on the same side."""
    return tuple(
        str(other.id) for other in battle.in_order() if other.side == unit.side and other.id != unit.id
    )


def things(battle: Known, unit: Unit, action: str) -> tuple[str, ...]:
    """What can be dropped, used, exchanged or picked up, the likeliest first."""
    if action == "pick_up_object":
        fallen = [other for other in battle.in_order() if other.out]
        lying = [item.name for item in battle.things]
        carried = [thing for body in fallen for thing in (*body.weapons, *body.items)]
        return tuple(dict.fromkeys((*lying, *carried)))
    if action == "use_device":
        return unit.items
    if action == "reload":
        return unit.weapons
    spare = [weapon for weapon in unit.weapons if weapon != unit.in_hand]
    held = [weapon for weapon in unit.weapons if weapon == unit.in_hand]
    return (*spare, *held, *unit.items, *unit.keys)


def fitting(battle: Known, action: str) -> tuple[str, ...]:
    """The features that an action can be done at; all of them where there is none of its kind."""
    found = tuple(
        key
        for key, feature in battle.features.items()
        if (action == "open_airlock" and feature.airlock)
        or (action == "open_close_door" and feature.kind.endswith("door"))
        or (action.startswith("stairs") and feature.kind == "stairs")
        or ("elevator" in action and feature.kind == "elevator")
    )
    return found or tuple(battle.features)


def bodies(battle: Known) -> tuple[str, ...]:
    """Numbers of those who lie unconscious or dead."""
    return tuple(str(other.id) for other in battle.in_order() if other.out)


def fields(battle: Known, unit: Unit, order: Order) -> Iterator[OrderField]:
    """The facts that an order can take, in the order in which they are shown."""
    action = order.action
    foes = ("none", *enemies(battle, unit))
    if action in MOVING or action == GO_ON:
        yield OrderField(name="metres", key="0-9", label="metres")
        yield from _way(order)
        yield from _ground(battle, foes, order)
        if action != GO_ON and not battle.setup.environment.zero_g:
            yield OrderField(name="pack", key="b", label="bounce pack", options=("as it is", "on", "off"))
        return
    if action == ENGAGE:
        yield OrderField(name="target", key="t", label="attacks", options=foes[1:] or ("none",))
        yield OrderField(name="reach", key="c", label="within 1 m", options=("not said", "yes", "no"))
        return
    if action in (HOLD, FACE, CANCEL, "position_change"):
        return
    if action == "change_facing":
        yield OrderField(name="metres", key="0-9", label="degrees, 0 to 180")
        return
    yield from _details(battle, unit, action)
    if order.beside:
        yield OrderField(name="mode", key="m", label="while moving", options=("none", *order.beside))
    if order.value("mode") == "turn":
        yield OrderField(name="metres", key="0-9", label="degrees, 0 to 180")
    elif order.value("mode") not in ("", "none", "kneel"):
        yield OrderField(name="metres", key="0-9", label="metres")
        yield from _way(order)
        yield from _ground(battle, foes, order)


def _details(battle: Known, unit: Unit, action: str) -> Iterator[OrderField]:
    if action in SHOOTING or action == "clear_weapon":
        yield OrderField(name="weapon", key="w", label="weapon", options=unit.weapons or ("none",))
    if action in ("exchange", "drop_object", "pick_up_object", "reload", "use_device"):
        yield OrderField(name="item", key="i", label="what", options=(*things(battle, unit, action), "none"))
    if action == "exchange":
        yield OrderField(name="partner", key="t", label="with unit", options=("none", *friends(battle, unit)))
    if action == "pick_up_object":
        yield OrderField(name="target", key="t", label="from the body of", options=("none", *bodies(battle)))
        yield OrderField(name="extras", key="x", label="search for a key", options=("none", "key"))
    if action in STEPS or action.startswith(("stairs", "elevator")):
        yield OrderField(name="feature", key="f", label="where", options=(*fitting(battle, action), "none"))
    if action == "open_close_door":
        yield OrderField(
            name="extras", key="x", label="does what", options=("none", "open", "close", "lock", "unlock")
        )
    if action in BY_FLOORS:
        yield OrderField(name="metres", key="0-9", label="floors")
        yield OrderField(name="down", key="d", label="going", options=("up", "down"))


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


def _way(order: Order) -> Iterator[OrderField]:
    if order.ways:
        yield OrderField(name="way", key="p", label="goes", options=tuple(order.ways))


def _ground(battle: Known, foes: tuple[str, ...], order: Order) -> Iterator[OrderField]:
    action, unsaid = order.action, MEASURED if order.ways else "not said"
    yield OrderField(
        name="ground", key="g", label="ground", options=(MEASURED, *GROUND) if order.ways else GROUND
    )
    yield OrderField(name="turn", key="u", label="turns, degrees", options=TURNS)
    if battle.features and action == "move":
        yield OrderField(name="feature", key="f", label="through", options=("none", *battle.features))
    if battle.setup.environment.zero_g and action == "dive":
        yield OrderField(name="into", key="i", label="dive ends at", options=("none", "cover", *foes[1:]))
    yield OrderField(name="seen", key="v", label="seen by", options=(unsaid, "nobody"))
    yield OrderField(name="clears", key="l", label="ends clear", options=(unsaid, "yes", "no"))
    yield OrderField(name="engage", key="e", label="then attacks", options=foes)


def filled(battle: Known, unit: Unit, order: Order) -> Order:
    """The order with the first option of every fact that holds nothing yet, and the weapon in hand."""
    order = replace(order, ways=ways(battle, unit, order.ruler))
    values = {entry.name: entry.options[0] for entry in fields(battle, unit, order) if entry.options}
    if "weapon" in values and unit.in_hand in unit.weapons:
        values["weapon"] = unit.in_hand or ""
    if (
        "clears" in values
        and not order.ways
        and any(unit.id == fight.defender for fight in battle.engagements)
    ):
        values["clears"] = "yes"
    if order.action == "open_close_door":
        door = battle.features.get(order.value("feature") or values.get("feature", ""))
        values["extras"] = NEXT.get(door.state, "none") if door else "none"
    if order.action == "clear_weapon" and unit.jammed:
        values["weapon"] = unit.jammed[0]
    return replace(order, values={**values, **order.values})


IN_WORDS = frozenset({"metres", "way", "ground", "turn", "seen"})
"""Facts that a move given in words says instead of the form."""


def moves(order: Order) -> bool:
    """Whether the order has a move whose ground and watchers can be stated."""
    if order.action in MOVING or order.action == GO_ON:
        return True
    return bool(order.beside) and order.value("mode") not in ("", "none", "kneel", "turn")


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def stated_move(order: Order) -> StatedMove:
    """The move as the form has it. Ground is the same for every metre of it, unless the move is given in words."""
    if order.said is not None:
        clears = {"yes": True, "no": False}.get(order.value("clears"))
        return replace(order.said, clears=clears, into=_chosen(order, "into"))
    metres = _number(order.value("metres"))
    ground = order.value("ground")
    covered = round(metres) if metres is not None and metres >= 1 else 12
    seen: tuple[Glimpse, ...] | None = () if order.value("seen") == "nobody" else None
    clears = {"yes": True, "no": False}.get(order.value("clears"))
    laid: tuple[tuple[str, ...], ...] = (
        ((ground,),) * covered if ground not in ("", "clear", MEASURED) else ()
    )
    if ground == "clear" and order.ways:
        laid = ((),) * covered
    degrees = _number(order.value("turn")) or 0.0
    turns = (Turn(degrees=degrees),) if degrees else ()
    into = _chosen(order, "into")
    if (way := order.ways.get(order.value("way"))) is not None and way.path:
        return replace(
            way,
            distance_m=metres,
            as_far=way.as_far and metres is None,
            ground=laid,
            seen_by=seen,
            clears=clears,
            into=into,
        )
    return StatedMove(distance_m=metres, ground=laid, turns=turns, seen_by=seen, clears=clears, into=into)


def _chosen(order: Order, name: str) -> str | None:
    value = order.value(name)
    return None if value in ("", "none", "as it is") else value


def _unit_chosen(order: Order, name: str) -> int | None:
    value = _chosen(order, name)
    return int(value) if value is not None else None


def command(order: Order) -> Command:
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
        move, foe = stated_move(order), _unit_chosen(order, "engage")
        return Continue(unit=unit, move=move, engage=foe, overrule=order.overrule)
    return _declare(order)


def _deed(order: Order) -> Deed:
    """What the action is done with, as the form says."""
    floors = 0
    if order.action in BY_FLOORS:
        floors = int(_number(order.value("metres")) or 1) * (-1 if order.value("down") == "down" else 1)
    return Deed(
        mode=order.mode or cast(Mode | None, _chosen(order, "mode")),
        weapon=_chosen(order, "weapon"),
        target=unit_of(order.plan.target) if order.plan else _unit_chosen(order, "target"),
        feature=feature_of(order.plan.target) if order.plan else _chosen(order, "feature"),
        item=_chosen(order, "item"),
        partner=_unit_chosen(order, "partner"),
        posture=order.posture,
        extras=tuple(part for part in (_chosen(order, "extras"),) if part),
        floors=floors,
        shot=order.plan,
    )


def _declare(order: Order) -> Declare:
    move, deed = stated_move(order), _deed(order)
    if order.action == "change_facing" or order.value("mode") == "turn":
        degrees = _number(order.value("metres")) or 0.0
        move = StatedMove(distance_m=0.0, turns=(Turn(degrees=degrees),))
    if order.action in BY_FLOORS or (deed.mode is None and order.action not in (*MOVING, "change_facing")):
        move = StatedMove()
    return Declare(
        unit=order.unit,
        action=order.action,
        **done_with(deed),
        move=move,
        engage=_unit_chosen(order, "engage"),
        pack={"on": True, "off": False}.get(order.value("pack")),
        overrule=order.overrule,
    )
