"""What is kept of leadership: under whose command a unit stands, and whether it leads (LDR-01..LDR-03)."""

import re
from typing import Literal

from squadlog.battle.events.chapter import Happened
from squadlog.battle.holding import Holding, units_holding
from squadlog.battle.rights import of_unit
from squadlog.battle.saying import Said
from squadlog.battle.setup import Soldier
from squadlog.battle.state import Battle, Unit
from squadlog.records import record, replace
from squadlog.seats import TABLE

KEY = "leadership"
_UNNUMBERED = re.compile(r" \d+$")
Office = Literal["", "leader", "acting", "former"]
"""What a unit is in its squad: nothing, a leader, one who took charge, or one who has been replaced."""


@record
class Post:
    """Where a unit stands in the chain of command.

    `squad` are all who stand under one leader, several fire teams it may be (LDR-03). `rating` is that of a leader,
    minus being good (LDR-07).
    """

    squad: str
    office: Office = ""
    rating: int = 0

    @property
    def leads(self) -> bool:
        """Whether it is named a leader, or has taken charge, and has not been replaced; it may have fallen."""
        return self.office in ("leader", "acting")


@record
class NameLeader(Said):
    """A unit is named the leader of its squad, or with `team` of its fire team besides (LDR-01, LDR-02).

    `rating` None: that of its log, 0 where it has none there (LDR-10).
    """

    unit: int
    rating: int | None = None
    team: bool = False
    kind: Literal["name_leader"] = "name_leader"


@record
class LeaderNamed(Happened):
    """The table has named the leader of a squad, or of a fire team besides (LDR-01, LDR-02)."""

    unit: int
    rating: int
    team: bool = False
    kind: Literal["leader_named"] = "leader_named"


def post(unit: Unit) -> Post:
    """Where a unit stands. Where nothing is kept, in the squad of its log, with the rating of its log."""
    kept: Post | None = unit.holds(KEY)
    return _begins(unit.soldier) if kept is None else kept


def posted(battle: Battle, posts: dict[int, Post]) -> Battle:
    """The battle with these units at these posts."""
    return units_holding(battle, KEY, posts)


def _begins(soldier: Soldier) -> Post:
    if soldier.leader is None:
        return Post(squad=soldier.squad)
    return Post(squad=soldier.squad, office="leader", rating=soldier.leader)


def of_squad(battle: Battle, number: int) -> tuple[Unit, ...]:
    """All who stand under the same leader as a unit, itself and the fallen included, by their numbers."""
    one = battle.units[number]
    squad = post(one).squad
    return tuple(
        unit
        for _, unit in sorted(battle.units.items())
        if unit.side == one.side and post(unit).squad == squad
    )


def called(battle: Battle, side: str, squad: str) -> str:
    """What people call a squad: by the groupings that it consists of, of numbered ones by what they share."""
    of = (unit.grouping for unit in battle.units.values() if unit.side == side and post(unit).squad == squad)
    names = [battle.groupings[grouping].name for grouping in dict.fromkeys(of)]
    shared = {_UNNUMBERED.sub("", name) for name in names}
    alike = [one for one in battle.groupings.values() if _UNNUMBERED.sub("", one.name) in shared]
    if len(shared) == 1 and len(alike) == len(names):  # another squad of the same name has its own numbers
        return shared.pop()
    return " and ".join(names) or squad


def _named(battle: Battle, event: LeaderNamed) -> Battle:
    """Whoever led the squad until now, or for a team leader the fire team, is its leader no more."""
    grouping = battle.units[event.unit].grouping
    posts = {
        unit.id: replace(post(unit), office="")
        for unit in of_squad(battle, event.unit)
        if post(unit).office and (not event.team or unit.grouping == grouping)
    }
    own = replace(post(battle.units[event.unit]), office="leader", rating=event.rating)
    return posted(battle, posts | {event.unit: own})


def _whose(battle: Battle, command: NameLeader) -> str:
    """Its side's; a rating that its log has not is the whole table's to agree upon."""
    return TABLE if command.rating is not None else of_unit(battle, command)


_READ = "leadership is written as SQUAD, or as SQUAD leader RATING, acting RATING or former RATING"


def _read(text: str) -> Post:
    """`Alpha`, `Alpha leader -1`, `Alpha acting +2`: all before the office is the squad."""
    words = text.split()
    if len(words) >= 3 and words[-2].lower() in ("leader", "acting", "former"):
        rating = words[-1].removeprefix("+")
        if not (rating.removeprefix("-").isdecimal() and -2 <= int(rating) <= 2):
            raise ValueError("a leader's rating runs from -2 to +2")
        office: Office = words[-2].lower()  # type: ignore[assignment]
        return Post(squad=" ".join(words[:-2]), office=office, rating=int(rating))
    if not words:
        raise ValueError(_READ)
    return Post(squad=" ".join(words))


HOLDING = Holding(key=KEY, begins=_begins, read=_read, folds={LeaderNamed: _named}, says={NameLeader: _whose})
