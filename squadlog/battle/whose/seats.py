"""The seats of a battle: who sits there by name, what each is, and what he commands.

A side of which nobody present has a seat has one by its own id, so the table has one that looks on, and the referee
where one was agreed on. `command Ann 1-3` of a record made before seats were given counts as a seat of her side.
"""

from typing import Literal

from squadlog.base.names import fold_name, safe_name
from squadlog.base.records import record
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import People, PersonSeated, SeatKind, people_of
from squadlog.facts.seats import NOBODY, ONLOOKERS, REFEREE, TABLE, Speaker

Commands = tuple[int, ...] | Literal["all", "untold"]
"""Soldiers by number, none of them for nothing; the whole side; or what is not known here."""
MOST_SEATS = 60
"""Seats that a battle has at most."""
_ANYBODY = "anybody"
"""What `command` calls nobody in particular."""


@record
class TableSeat:
    """Who sits at a battle: a person by name, or a whole side, the referee or a display that no person was named for.

    `side` is empty but for a player. A player commands these soldiers, `all` of the side whom nobody has by number, or
    what is `untold` to this reader. `acting_for` are the people for whom he speaks too; `left`: he has gone.
    """

    name: str
    kind: SeatKind
    side: str = ""
    commands: Commands = ()
    acting_for: tuple[str, ...] = ()
    left: bool = False

    @property
    def speaker(self) -> Speaker:
        """Who speaks there: of a side, as its referee, or nobody."""
        if self.kind == "display":
            return Speaker(seat=NOBODY)
        seat = self.side or REFEREE
        return Speaker(seat=seat, name="" if self.name == seat else self.name)


def seats_of(battle: Battle) -> tuple[TableSeat, ...]:
    """Every seat of a battle, as far as its reader knows: side by side, then referee and displays."""
    people, found = people_of(battle), list[TableSeat]()
    for side in battle.setup.kept_sides:
        own = [_of_person(people, one) for one in people.seated if one.side == side]
        named = {one.name for one in own}
        own += [
            TableSeat(name=one.name, kind="player", side=side, commands="all" if one.whole else one.units)
            for one in people.commanders
            if one.side == side and one.name not in named
        ]
        if all(one.left for one in own):
            found.append(TableSeat(name=side, kind="player", side=side, commands="all"))
        found += own
    for kind, usual in (("referee", REFEREE if battle.setup.referee else ""), ("display", TABLE)):
        of_kind = [_of_person(people, one) for one in people.seated if one.sits == kind]
        if usual and all(one.left for one in of_kind):
            found.append(TableSeat(name=usual, kind="referee" if kind == "referee" else "display"))
        found += of_kind
    return tuple(found)


def _of_person(people: People, one: PersonSeated) -> TableSeat:
    held = next((it for it in people.commanders if (it.side, it.name) == (one.side, one.name)), None)
    commands: Commands = "untold" if one.side in people.untold else ()
    if held is not None:
        commands = "all" if held.whole else held.units
    return TableSeat(
        name=one.name,
        kind=one.sits,
        side=one.side,
        commands=commands,
        acting_for=one.acting_for,
        left=one.left,
    )


def seat_named(battle: Battle, name: str) -> TableSeat | None:
    """The seat of that name, in capitals or not: one that all know of before one that its side alone knows of."""
    asked = fold_name(name)
    found = [one for one in seats_of(battle) if fold_name(one.name) == asked]
    public = {one.name for one in people_of(battle).seated}
    return next((one for one in found if one.name in public), found[0] if found else None)


def person_named(battle: Battle, name: str) -> TableSeat | None:
    """The seat of a person of that name, as far as all know of it: what is said of it tells nothing of another."""
    seat = seat_named(battle, name)
    public = {one.name for one in people_of(battle).seated} - {REFEREE}
    return None if seat is None or seat.name not in public else seat


def is_person(battle: Battle, seat: TableSeat) -> bool:
    """Whether somebody was named for a seat; else it is that of a side, the referee or the table as such."""
    return seat.name not in (REFEREE, TABLE, *battle.side_ids())


def referee_sits(battle: Battle) -> bool:
    """Whether a referee sits there: else what is the whole table's is a wish that every side answers."""
    named = (one.sits == "referee" and not one.left for one in people_of(battle).seated)
    return battle.setup.referee or any(named)


def speaker_at(battle: Battle, who: Speaker) -> Speaker:
    """Who speaks, where he names a seat by a person's name; whoever names a side, the referee or the table stays."""
    if who.seat in (NOBODY, TABLE, REFEREE, *battle.side_ids()):
        return who
    seat = seat_named(battle, who.seat)
    return who if seat is None else seat.speaker


def why_no_name(battle: Battle, name: str) -> str:
    """Why no seat can have such a name, in a sentence; empty where it can. Another seat's name is asked elsewhere."""
    try:
        fit = safe_name(name) == name
    except ValueError:
        fit = False
    if not fit:
        return "The name of a seat has 1 to 40 characters that can be shown, without blanks at its ends."
    taken = [text for side in battle.setup.sides for text in (side.id, side.name)]
    if fold_name(name) in {fold_name(text) for text in (*taken, REFEREE, TABLE, ONLOOKERS, _ANYBODY)}:
        return f"{name} is no name for a person here: it means another seat."
    return ""
