"""An order in the words of the menu and its form: whose it is, what they do, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.base.names import numbers
from squadlog.battle.commands import Cancel, Continue, Declare, Engage, FaceAttacker, Hold, Orders
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder
from squadlog.battle.state import SHOTS, THROWS
from squadlog.facts.ground_facts import Waypoint
from squadlog.language.say import say
from squadlog.reports.wording import name_of, plain
from squadlog.session.chapters import panel_label
from squadlog.session.view.orders.filling import choice_words
from squadlog.session.view.orders.letters import BY_ACTION
from squadlog.session.view.orders.order import CANCEL, ENGAGE, FACE, GO_ON, HOLD
from squadlog.session.view.orders.soldier_menu import AT_A_DOOR
from squadlog.session.view.questions.standing import standing_offers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.commands import Command, Order
    from squadlog.battle.standing import Task
    from squadlog.battle.state import Known, ShotPlan
    from squadlog.facts.ground_facts import StatedMove

_SAID_ALONE = {Hold: HOLD, Cancel: CANCEL, FaceAttacker: FACE}


def order_words(battle: Known, said: Command) -> str:
    """`1 John Doe: fire or throw with the SR`; soldiers with one order together; its sentence for what is no order."""
    match said:
        case Orders(orders=orders):
            whom: dict[str, list[int]] = {}
            for one in orders:
                whom.setdefault(_what(battle, one), []).append(one.unit)
            return "; ".join(f"{_who(battle, units)}: {what}" for what, units in whom.items())
        case GiveStandingOrder(units=units, task=task):
            return f"{_who(battle, units)}: standing order, {_task(battle, units, task)}"
        case EndStandingOrder(units=units):
            return f"{_who(battle, units)}: cancel the standing order"
        case Declare() | Continue() | Hold() | Cancel() | Engage() | FaceAttacker():
            return f"{_who(battle, (said.unit,))}: {_what(battle, said)}"
    return say(said)


def _who(battle: Known, units: Sequence[int]) -> str:
    return name_of(battle, units[0]) if len(units) == 1 else numbers(units)


def _task(battle: Known, units: Sequence[int], task: Task) -> str:
    """What they do by themselves, as it is offered; another goal or other metres likewise."""
    offers = standing_offers(battle, units, None) if units[0] in battle.units else ()
    offered = next((one.words for one in offers if one.task == task), "")
    if offered:
        return offered[:1].lower() + offered[1:]
    goal = task.path[-1].words if task.path else ""
    return f"{plain(task.mode)} {f'to {goal}' if goal else format_length(task.metres or 0)}"


def _called(battle: Known, action: str) -> str:
    """What the menu calls an action, within a sentence."""
    row = BY_ACTION.get(action)
    name = panel_label(battle.chapters, action) or (plain(action) if row is None else row.name)
    return name[:1].lower() + name[1:]


def _what(battle: Known, said: Order) -> str:
    match said:
        case Engage(target=target):
            return f"{_called(battle, ENGAGE).partition(',')[0]} with {name_of(battle, target)}"
        case Continue(move=move):
            return " ".join((_called(battle, GO_ON), *_move(move), *_attack(battle, said.engage)))
        case Declare():
            return "".join(_declared(battle, said))
    return _called(battle, _SAID_ALONE[type(said)])


def _declared(battle: Known, said: Declare) -> Iterator[str]:
    """An action, then what it is done with and at, then the move beside it."""
    moves = said.action == "move"
    work = next((AT_A_DOOR[word] for word in said.extras if word in AT_A_DOOR), "")
    key = f"move:{said.mode}" if moves else f"position:{said.posture}" if said.posture else said.action
    yield work or _called(battle, key).removesuffix(", one floor")
    if weapon := said.weapon or (said.shot.weapon if said.shot else ""):
        yield f" with the {plain(weapon)}"
    aims = said.action in SHOTS or said.action in THROWS
    if said.target is not None:
        yield f"{' at' if aims else ','} {name_of(battle, said.target)}"
    elif said.shot is not None:
        yield from _aim(battle, said.shot)
    if said.feature and not (aims and said.shot):
        yield f"{' at' if aims else ','} {choice_words(battle, 'feature', said.feature)}"
    yield from (f", {plain(one)}" for one in (said.item or "", *said.extras) if one and one not in AT_A_DOOR)
    if said.partner is not None:
        yield f", with {name_of(battle, said.partner)}"
    if said.floors:
        many = abs(said.floors)
        yield f", {many} floor{'s' if many > 1 else ''} {'up' if said.floors > 0 else 'down'}"
    if said.mode and not moves and not said.posture:
        yield f" and {_called(battle, f'move:{said.mode}')}"
    yield from (f" {one}" for one in (*_move(said.move), *_attack(battle, said.engage)))
    if said.pack is not None:
        yield f", bounce pack {'on' if said.pack else 'off'}"


def _aim(battle: Known, shot: ShotPlan) -> Iterator[str]:
    """At whom or what, and how."""
    at = shot.told
    match shot.target:
        case int() as unit:
            at = name_of(battle, unit)
        case Waypoint() as place:
            at = place.words
        case str() as feature:
            at = choice_words(battle, "feature", feature)
    yield from (f" at {at}",) if at else ()
    yield from (f", {plain(shot.manner)}",) if shot.manner else ()


def _move(move: StatedMove) -> Iterator[str]:
    """How far, which way, and how they face in the end."""
    if move.distance_m:
        yield format_length(move.distance_m)
    if move.path:
        yield f"to {move.path[-1].words}"
    yield from (f"turning {turn.degrees:g}°" for turn in move.turns if turn.degrees)
    if move.facing_deg is not None:
        yield f"facing {move.facing_deg:g}°"


def _attack(battle: Known, engage: int | None) -> Iterator[str]:
    if engage is not None:
        yield f"then melee with {name_of(battle, engage)}"
