"""Sentences about several units: who is meant by `9-16`, `1,3-5`, `rest` and `all`, and orders one after the other."""

import re
from collections.abc import Callable, Container, Iterator
from itertools import groupby
from typing import get_args

from squadlog.battle.commands import Command, Order, Orders
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder
from squadlog.battle.state import Known
from squadlog.language.naming import maybe_unit, take_named
from squadlog.language.verb import Verb
from squadlog.language.words import Meta, Misread, Reader, Stuck, Token, is_within_quotes
from squadlog.rules.common.slot import of_the_slot, without_orders

MANY = frozenset(
    {
        "declare", "continue", "hold", "cancel", "engage", "face_attacker", "withhold_fire", "decline_shot", "shoot",
        "jump", "onward",
    }
)  # fmt: skip
"""What several units can be told in one sentence."""
WORDS = ("all", "rest")
_ONE = r"#?[0-9]{1,6}(?:-#?[0-9]{1,6})?"
_LIST = re.compile(rf"{_ONE}(?:,{_ONE})*")
_ORDERS = get_args(Order)
SAID_TOGETHER = (Misread, Orders, GiveStandingOrder, EndStandingOrder, *_ORDERS)
"""What opens no line of sentences that are said one after the other: orders are one sentence together."""
_SEVERAL = "Only orders go one after the other: walk 9 2m; hold 10. Say anything else on a line of its own."


def is_list(token: Token) -> bool:
    """Whether a word names more than one unit: `9-16`, `1,3-5`."""
    return not token.quoted and _LIST.fullmatch(token.text) is not None and not token.text.isdigit()


def takes_many(verb: Verb) -> bool:
    """Whether it can be said of several units."""
    return verb.subject and verb.build in MANY


def take_units(reader: Reader, battle: Known, verb: Verb) -> tuple[int, ...]:
    """The units of a sentence that names several; empty, with nothing read, where it names one or none."""
    if not takes_many(verb) or not reader.more() or reader.metres_next():
        return ()
    before, all_of_them = reader.place, reader.peek().key in WORDS
    found = units_named(reader, battle, verb)
    if not all_of_them and len(found) < 2 and not (found and is_list(reader.tokens[before])):
        reader.place = before
        return ()
    return found


def units_named(reader: Reader, battle: Known, verb: Verb) -> tuple[int, ...]:
    """The units that come next, be they one or several; empty where none is named."""
    if reader.more() and reader.peek().key in WORDS:
        return _units_meant(reader, battle, verb)
    found = list(_first(reader, battle)) if reader.more() else []
    while found and (more := _next(reader, battle, verb, found[0])):
        found += more
    return tuple(dict.fromkeys(found))


def _units_meant(reader: Reader, battle: Known, verb: Verb) -> tuple[int, ...]:
    """Those whom `all` and `rest` mean at this point of the battle."""
    rest = reader.take().key == "rest"
    offer = battle.pending
    if verb.build == "decline_shot" and isinstance(offer, OpportunityOffer):
        units = offer.watchers
    elif verb.build in ("withhold_fire", "shoot") and battle.stage == "fire":
        sides = [battle.units[shot.unit].side for shot in battle.fire_queue]
        units = tuple(
            shot.unit for shot, side in zip(battle.fire_queue, sides, strict=True) if side == sides[0]
        )
    elif battle.stage == "over":  # that it is says the engine, whoever is meant
        units = tuple(battle.units)
    else:
        units = without_orders(battle) if rest else of_the_slot(battle)
    if not units:
        reader.fail(
            "No unit lacks orders now." if rest and of_the_slot(battle) else "It is not the time for orders.",
            "Name the units by their numbers.",
            back=1,
        )
    return units


def _first(reader: Reader, battle: Known) -> tuple[int, ...]:
    if is_list(reader.peek()):
        return _units_listed(reader, battle)
    before = reader.place
    try:
        unit = maybe_unit(reader, battle)
    except Stuck:
        unit = None
    if unit is None:
        reader.place = before
        return ()
    return (unit,)


def _next(reader: Reader, battle: Known, verb: Verb, first: int) -> tuple[int, ...]:
    """The next of them: behind a comma or `and`, or a bare number where it cannot mean anything else."""
    before = reader.place
    joined = reader.take_words(",") or reader.take_words("and")
    bare = not verb.bare and verb.build != "engage" and not reader.metres_next()
    if is_list(reader.peek()) and (joined or bare):
        return _units_listed(reader, battle)
    number = int(reader.peek().text.removeprefix("#")) if reader.number_next() else None
    if number is not None and (joined or bare) and number in battle.units and not reader.metres_next():
        if joined or _one_side(battle, first, number):
            reader.take()
            return (number,)
    elif joined and number is None and (found := _first(reader, battle)):
        return found
    reader.place = before
    return ()


def _one_side(battle: Known, first: int, number: int) -> bool:
    """Whether a unit may be meant beside the first, and not as somebody to shoot at."""
    return first not in battle.units or battle.units[number].side == battle.units[first].side


def soldiers_named(reader: Reader, battle: Known, verb: Verb, side: str) -> tuple[int, ...]:
    """The soldiers that are named one by one, and all of the groupings that are, as far as they are known by now.

    Of a `side` its own groupings alone are meant. Raises Stuck where what comes next is neither.
    """
    names = {key: one.name for key, one in battle.groupings.items() if side in ("", one.side)}
    found: list[int] = []
    while reader.more() or not found:
        _split_commas(reader, names)
        if reader.peek().key in WORDS or is_list(reader.peek()) or reader.number_next():
            found += units_named(reader, battle, verb)
            continue
        either = {**names, **{str(one.id): one.soldier.name for one in battle.units.values()}}
        key = take_named(reader, either, "soldier or grouping", must=True) or ""
        if key in names and not battle.groupings[key].units:
            reader.fail(
                f"Nobody of {names[key]} can be named here.", "Name soldiers by their numbers.", back=1
            )
        found += battle.groupings[key].units if key in names else (int(key),)
    return tuple(dict.fromkeys(found))


def _split_commas(reader: Reader, names: Container[str]) -> None:
    """Read `line,7` as `line, 7`."""
    word = reader.peek()
    if word.quoted or "," not in word.text or is_list(word) or word.text in names:
        return
    starts = (word.at + found.start() for found in re.finditer(r"[^,]+", word.text))
    apart = tuple(
        Token(text, at) for text, at in zip(filter(None, word.text.split(",")), starts, strict=True)
    )
    reader.tokens = (*reader.tokens[: reader.place], *apart, *reader.tokens[reader.place + 1 :])


def units_of_list(reader: Reader, battle: Known) -> tuple[int, ...]:
    """The units of a list that comes next; empty, with nothing read, where none does."""
    return _units_listed(reader, battle) if reader.more() and is_list(reader.peek()) else ()


def _units_listed(reader: Reader, battle: Known) -> tuple[int, ...]:
    """The units of a list: those that it names one by one, and of its ranges those who are there and not out."""
    found: list[int] = []
    for part in reader.peek().text.replace("#", "").split(","):
        first, dash, last = part.partition("-")
        if not dash:
            found.append(int(first))
            continue
        low, high = sorted((int(first), int(last)))
        found += [unit.id for unit in battle.units.values() if low <= unit.id <= high and not unit.out]
    if not found:
        reader.fail(
            f"No unit who can take orders is among {reader.peek().text}.", "Name units by their numbers."
        )
    reader.take()
    return tuple(found)


def of_each(reader: Reader, units: tuple[int, ...], read: Callable[[Reader], Command | Meta]) -> Command:
    """The rest of the sentence, read once for each unit."""
    at, rest = reader.peek(-1).at, reader.tokens[reader.place :]
    orders: list[Order] = []
    for unit in units:
        one = Reader(reader.sentence, reader.chapters)
        one.tokens, one.place = (Token(str(unit), at), *rest), 0
        command = read(one)
        if not isinstance(command, _ORDERS):
            reader.fail("This command takes one unit at a time.", back=1)
        orders.append(command)
    return together(tuple(orders))


def together(orders: tuple[Order, ...]) -> Command:
    """Orders as one command: a single one is itself."""
    return orders[0] if len(orders) == 1 else Orders(orders=orders)


def one_after_the_other(
    sentence: str, read: Callable[[str], Command | Meta | Misread]
) -> Command | Meta | Misread | None:
    """Orders with semicolons between them; None for a sentence without one, or that does not open with an order."""
    parts = list(_parts(sentence))
    if not parts or parts == [sentence]:
        return None
    orders: list[Order] = []
    for number, part in enumerate(parts):
        said = read(part)
        if isinstance(said, Orders):
            orders += said.orders
        elif isinstance(said, _ORDERS):
            orders.append(said)
        elif number == 0 and not isinstance(said, GiveStandingOrder | EndStandingOrder):
            return None
        elif isinstance(said, Misread):
            return Misread(
                sentence=sentence,
                position=said.position,
                problem=said.problem,
                instead=said.instead,
                near=said.near,
            )
        else:
            at = len(part) - len(part.lstrip())
            alone = isinstance(said, GiveStandingOrder | EndStandingOrder)
            problem = "Give a standing order by itself." if alone else "This is not an order to a unit."
            return Misread(sentence=sentence, position=at, problem=problem, instead=_SEVERAL)
    return together(tuple(orders))


def parts_of(line: str) -> list[str]:
    """What stands between the semicolons of a line, by itself."""
    return [part.strip() for part in _parts(line)]


def _parts(sentence: str) -> Iterator[str]:
    """What stands between semicolons outside quotation marks, each at the place where it stands."""
    start = 0
    for at, sign in enumerate(sentence + ";"):
        if at == len(sentence) or (sign == ";" and not is_within_quotes(sentence[:at])):
            if sentence[start:at].strip():
                yield " " * start + sentence[start:at]
            start = at + 1


def join_sentences(sentences: list[str]) -> str:
    """Sentences of one order each as one: what is said alike of several is said once."""
    split = [sentence.split(" ", 2) for sentence in sentences]
    alike = groupby(split, key=lambda words: (words[0], words[2:]))
    return "; ".join(" ".join([verb, ",".join(one[1] for one in run), *tail]) for (verb, tail), run in alike)
