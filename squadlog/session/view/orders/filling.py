"""What is said of an order, field by field: each text is taken as what it means, or it is told what is wrong."""

from collections.abc import Iterable, Mapping

from squadlog.base.names import safe_text
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.state import Known
from squadlog.reports.wording import name_of, plain, thing
from squadlog.session.view.field_text import (
    FULL_TURN_DEG,
    HALF_TURN_DEG,
    degrees_in,
    is_no_field,
    is_none_of,
    quoted,
    read_degrees,
    read_typed_length,
)
from squadlog.session.view.fields import FieldChoice
from squadlog.session.view.orders.asked_facts import AIM, IN_WORDS, SHOT
from squadlog.session.view.orders.asked_once import AskedOnce
from squadlog.session.view.orders.at_hand import at_hand
from squadlog.session.view.orders.move_words import read_aim, read_move
from squadlog.session.view.orders.order import Order, OrderField, command, fields, moves

FACING, OVERRULE = "facing", "overrule"
OF_UNITS = frozenset({"target", "partner", "engage", "into"})
"""Fields that hold the number of a soldier."""
IN_FREE_WORDS = frozenset({"way", "ground", "seen"})
"""Fields with choices that take other words as well: places and directions, ground by metres, who sees it where."""
MOST_FLOORS = 99
_MANY = 8
"""Choices that are named where something is none of them."""


def field_names(asked: AskedOnce, order: Order) -> tuple[str, ...]:
    """The fields of an order that is filled in, in the order they are asked."""
    names = [entry.name for entry in fields(asked, order)]
    if (moves(order) or "degrees" in order.slots) and asked.ways(order.unit, None) and order.said is None:
        names.append(FACING)
    if moves(order):
        names.append(IN_WORDS)
    names.extend(slot for slot in (AIM, SHOT) if slot in order.slots)
    return (*names, OVERRULE)


def fill(asked: AskedOnce, order: Order, said: Mapping[str, str]) -> tuple[Order, dict[str, str]]:
    """Take over what is said, in the order it is asked, and fill in the rest as it is proposed.

    Gives with it what is wrong with what is said, a sentence for each field that is left as it was.
    """
    left, wrong = {name: text.strip() for name, text in said.items()}, dict[str, str]()
    filled = at_hand(asked, order)
    while True:
        names = field_names(asked, filled)
        name = next((one for one in names if one in left), None)
        if name is None:
            break
        try:
            order = _take(asked, order, filled, name, left.pop(name))
        except ValueError as error:
            wrong[name] = str(error)
        else:
            filled = at_hand(asked, order)
    for name in left:
        wrong[name] = is_no_field(name, names)
    return filled, wrong


def _take(asked: AskedOnce, order: Order, filled: Order, name: str, text: str) -> Order:
    """The order with that field said; ValueError, in one sentence, for what it cannot hold."""
    battle = asked.known
    match name:
        case "in_words":
            return replace(order, said=read_move(text, order.unit, battle) if text else None)
        case "aim" | "shot":
            said = command(filled)
            if not text or not isinstance(said, Declare):
                return replace(order, plan=None)
            return replace(order, plan=read_aim(text, replace(said, shot=None), battle).shot)
        case "overrule":
            return replace(order, overrule=safe_text(text))
        case "facing":
            return replace(order, facing_deg=_facing_of(text, order.unit, battle))
    entry = next(one for one in fields(asked, filled) if one.name == name)
    if not text:
        return order
    match name:
        case "metres":
            return order.having(name, read_typed_length(name, text, such_as=2))
        case "degrees" | "turn":
            return order.having(name, f"{read_degrees(name, text, HALF_TURN_DEG):g}")
        case "floors":
            return order.having(name, _floors(text))
    chosen = _chosen(battle, entry, text)
    if chosen is None and name in IN_FREE_WORDS:
        return _freely(order.having(name, text), name, text, battle)
    if chosen is None:
        shown = ", ".join(entry.options[:_MANY]) + (" and more" if len(entry.options) > _MANY else "")
        raise is_none_of(name, [shown], text)
    return order.having(name, chosen)


def _freely(order: Order, name: str, text: str, battle: Known) -> Order:
    """The order with a way, the ground or who sees the soldier, in words that are none of the choices."""
    if name == "way":
        move = read_move(f"via {text}" if text[:1].isdigit() else text, order.unit, battle)
        return replace(order, ways={**order.ways, text: move})
    move = read_move(f"{'over' if name == 'ground' else 'seen by'} {text}", order.unit, battle)
    return replace(order, ground=move.ground or order.ground, seen_by=move.seen_by or order.seen_by)


def _floors(text: str) -> str:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_FLOORS):
        raise ValueError(f"floors is a number of floors, 1 or more, not {quoted(text)}.")
    return text


def _facing_of(text: str, unit: int, battle: Known) -> float | None:
    """Degrees from north, a point of the compass, or a unit or place to face; None for nothing said."""
    if not text:
        return None
    if degrees_in(text) is not None:
        text = f"{read_degrees(FACING, text, FULL_TURN_DEG):g}deg"
    return read_move(f"facing {text}", unit, battle).facing_deg


def _chosen(battle: Known, entry: OrderField, text: str) -> str | None:
    """Which of its options a text means: as it is written, by its words, or by the beginning of its name."""
    asked = plain(text.casefold()).lstrip("#")
    told = {option: plain(option.casefold()) for option in entry.options}
    exact = [option for option, words in told.items() if asked == words]
    if exact:
        return exact[0]
    named = {option: choice_words(battle, entry.name, option).casefold() for option in entry.options}
    found = [
        option
        for option, words in named.items()
        if asked == words or words.removeprefix(f"{told[option]} ").startswith(asked)
    ]
    return found[0] if len(found) == 1 else None


def choice_words(battle: Known, name: str, option: str) -> str:
    """An option of a field in words: soldiers by number and name, doors and walls by id and name."""
    if name in OF_UNITS and option.isdigit():
        return name_of(battle, int(option))
    if name == "way" and (goal := option.removeprefix("toward ")).isdigit():
        return f"toward {name_of(battle, int(goal))}"
    if name == "feature" and (called := thing(battle, option)) != option:
        return f"{option} {called}"
    return plain(option)


def choices_of(battle: Known, name: str, options: Iterable[str]) -> tuple[FieldChoice, ...]:
    """The options of a field with their words."""
    return tuple(FieldChoice(option, choice_words(battle, name, option)) for option in options)
