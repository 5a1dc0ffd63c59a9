"""Who of a side commands which of its soldiers. A side of which nobody is named commands as one."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.state import Battle

KEY = "people"
SeatKind = Literal["player", "referee", "display"]
"""What a seat is: somebody of a side, who judges, or who only looks on."""


@record
class PersonInCommand:
    """A person of a side and the soldiers that he commands; the `whole` side: all of it whom nobody has by number.

    With neither he commands nobody; whoever is not told of orders whom nobody has, like all of the side.
    """

    side: str
    name: str
    units: tuple[int, ...]
    whole: bool = False


@record
class PersonSeated:
    """A person at the table, as all know of him: the side he plays, and for whom he acts. `left`: he has gone.

    The referee as such, of no name, stands here while he acts for somebody.
    """

    name: str
    sits: SeatKind = "player"
    side: str = ""
    acting_for: tuple[str, ...] = ()
    left: bool = False


@record
class People:
    """The people of all sides; `done` are those who have nothing more to order in the slot of that name.

    Of the sides that are `untold` it is not known here who commands whom.
    """

    commanders: tuple[PersonInCommand, ...] = ()
    done: tuple[str, ...] = ()
    slot: str = ""
    seated: tuple[PersonSeated, ...] = ()
    untold: tuple[str, ...] = ()


people_of: BattleState[People] = BattleState(KEY, People(), always=True)
"""Who sits there, and who commands whom, as far as it was said."""


def has_people(battle: Battle, side: str) -> bool:
    """Whether anybody of a side is named: else it commands as one."""
    return bool(people_by_name(battle, side))


def people_by_name(battle: Battle, side: str) -> frozenset[str]:
    """Who of a side is named, whether or not he has gone."""
    people = people_of(battle)
    commanders = {one.name for one in people.commanders if one.side == side}
    return frozenset(commanders.union(one.name for one in people.seated if one.side == side))


def seated(battle: Battle, side: str, name: str) -> PersonSeated | None:
    """The seat of that person of a side, where one was given."""
    return next((one for one in people_of(battle).seated if (one.side, one.name) == (side, name)), None)


def has_left(battle: Battle, side: str, name: str) -> bool:
    """Whether that person of a side has gone."""
    seat = seated(battle, side, name)
    return seat is not None and seat.left


def commanders_of(battle: Battle, unit: int) -> tuple[str, ...]:
    """Who may order a soldier, by name: who has it by number, else any of those who command its whole side.

    Nobody: whoever of its side likes. Whoever has left commands nobody until he is back.
    """
    people = people_of(battle)
    if not people.commanders or unit not in battle.units:
        return ()
    side = battle.units[unit].side
    there = [one for one in people.commanders if one.side == side and not has_left(battle, side, one.name)]
    of_it = tuple(one.name for one in there if unit in one.units)
    return of_it or tuple(one.name for one in there if one.whole)


def commanders_of_most(battle: Battle, units: Iterable[int]) -> tuple[str, ...]:
    """Who commands most of some soldiers, the first of them where that is as many; nobody: whoever likes."""
    there = [one for one in units if one in battle.units]
    alive = [one for one in there if not battle.units[one].out]
    counts = Counter(commanders_of(battle, one) for one in alive or there)
    return counts.most_common(1)[0][0] if counts else ()


def voices(battle: Battle, side: str, name: str) -> frozenset[str]:
    """In whose names a person of a side speaks: his own, and of those for whom he acts, and so on."""
    found, look = {name}, [name]
    while look:
        seat = seated(battle, side, look.pop())
        further = (
            () if seat is None or seat.left else tuple(one for one in seat.acting_for if one not in found)
        )
        found.update(further)
        look.extend(further)
    return frozenset(found)


def yet_to_agree(battle: Battle, side: str, agreed: Collection[str]) -> tuple[str, ...]:
    """The people who play a side, have a seat and not left, and are none of those who have `agreed`, by name."""
    return tuple(
        one.name
        for one in people_of(battle).seated
        if one.sits == "player" and one.side == side and not one.left and one.name not in agreed
    )


def acting_for(battle: Battle, side: str, name: str) -> tuple[str, ...]:
    """Who of a side acts for a person of it, or as the referee, by name."""
    there = (one for one in people_of(battle).seated if one.side == side or one.sits == "referee")
    return tuple(one.name for one in there if name in one.acting_for)


def commands_nobody(battle: Battle, side: str, name: str) -> bool:
    """Whether it was said that a person of a side, and each for whom he acts, commands nobody."""
    held = {one.name: one for one in people_of(battle).commanders if one.side == side}
    if name not in held:
        return False
    return all(
        has_left(battle, side, one) or (one in held and not held[one].units and not held[one].whole)
        for one in voices(battle, side, name)
    )


def slot_of(battle: Battle) -> str:
    """The name of the slot that is declaring; empty for none."""
    return "" if battle.active is None else f"{battle.now} {battle.active.id}"


def done_in_slot(battle: Battle) -> tuple[str, ...]:
    """Who has said done in the slot that is declaring."""
    people = people_of(battle)
    return people.done if people.slot == slot_of(battle) else ()
