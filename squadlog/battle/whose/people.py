"""Who of a side commands which of its soldiers. A side of which nobody is named commands as one."""

from collections import Counter
from collections.abc import Iterable

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.state import Battle

KEY = "people"


@record
class PersonInCommand:
    """A person of a side and the soldiers that he commands."""

    side: str
    name: str
    units: tuple[int, ...]


@record
class People:
    """The people of all sides; `done` are those who have nothing more to order in the slot of that name."""

    commanders: tuple[PersonInCommand, ...] = ()
    done: tuple[str, ...] = ()
    slot: str = ""


people_of: BattleState[People] = BattleState(KEY, People(), always=True)
"""Who commands whom, as far as it was said."""


def has_people(battle: Battle, side: str) -> bool:
    """Whether anybody of a side is named: else it commands as one."""
    return any(one.side == side for one in people_of(battle).commanders)


def commander_of(battle: Battle, unit: int) -> str:
    """The name of who commands a soldier; empty: whoever of its side likes."""
    return next((one.name for one in people_of(battle).commanders if unit in one.units), "")


def commander_of_most(battle: Battle, units: Iterable[int]) -> str:
    """Who commands most of some soldiers, the first of them where that is as many; empty: whoever likes."""
    alive = [one for one in units if one in battle.units and not battle.units[one].out]
    counts = Counter(commander_of(battle, one) for one in alive or units)
    return counts.most_common(1)[0][0] if counts else ""


def slot_of(battle: Battle) -> str:
    """The name of the slot that is declaring; empty for none."""
    return "" if battle.active is None else f"{battle.now} {battle.active.id}"


def done_in_slot(battle: Battle) -> tuple[str, ...]:
    """Who has said done in the slot that is declaring."""
    people = people_of(battle)
    return people.done if people.slot == slot_of(battle) else ()
