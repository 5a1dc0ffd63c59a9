"""A side whose squad log is paper: figures that are there and of which little is known (LOG-01)."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from squadlog.base.records import replace
from squadlog.battle.terms import Fact, Grouping, Setup, Soldier
from squadlog.book.book import Rulebook
from squadlog.setup.plan import Force, MusterError
from squadlog.squads.plan import SoldierPlan, SquadPlan

KEY = "on_paper"
MOST = 16
"""Figures that a side on paper may begin with."""
_UNKNOWN: tuple[Fact, ...] = ("race", "troop", "armour", "weapons", "value")
_PLAIN = ("Human", "marines", "No")
"""Race, troop and suit that add nothing to a roll: what stands where nothing is known."""


def usual_af(book: Rulebook) -> int:
    """The armour factor that most suits of the book have: what is taken of a figure of which none is said."""
    return Counter(row.af for key, row in book.armours.items() if key != _PLAIN[2]).most_common(1)[0][0]


def unknown_figure(soldier: Soldier, af: int) -> Soldier:
    """A soldier of whom nothing is known but his number, his name and his side."""
    race, troop, armour = _PLAIN
    return replace(
        soldier, race=race, troop=troop, armour=armour, weapons=(), value=0, equipment=(), leader=None, keys=(),
        begins=(), character=None, quality="regular", paper=True, unknown=_UNKNOWN, af=af,
    )  # fmt: skip


def count_said(text: str) -> int | None:
    """How many figures were said: a number, or nothing (None). MusterError for another word."""
    if not text.strip():
        return None
    if not (text.strip().isdecimal() and 1 <= int(text) <= MOST):
        raise MusterError(
            f"A side on paper has 1 to {MOST} figures, not {text.strip()!r}, such as --paper Red=5."
        )
    return int(text)


def paper_force(side: str, name: str, count: int) -> Force:
    """A side on paper as it takes part in a new battle."""
    race, troop, armour = _PLAIN
    figures = tuple(
        SoldierPlan(name=f"{name} {number}", race=race, troop=troop, armour=armour)
        for number in range(1, count + 1)
    )
    return Force(side, name, SquadPlan(name=name, soldiers=figures))


def keep_on_paper(setup: Setup, paper: Mapping[str, int | None], book: Rulebook) -> Setup:
    """The set-up with these sides on paper, by their id: so many figures of which nothing is known.

    None: those that a scenario lists, as it lists them. MusterError where no side is kept here, where a side is none
    of the battle's, or where it has fewer figures than are said.
    """
    names = {side.id for side in setup.sides}
    if strange := [side for side in paper if side not in names]:
        known = ", ".join(side.name for side in setup.sides)
        raise MusterError(f"There is no side {strange[0]!r} to keep on paper; there are {known}.")
    if not names - {*paper}:
        raise MusterError("One side at least is kept here; the others may be on paper.")
    gone = {number for side, count in paper.items() for number in _beyond(setup, side, count)}
    unknown = {side for side, count in paper.items() if count is not None}
    soldiers = tuple(_figures(setup, paper, unknown, gone, usual_af(book)))
    squads = {one.squad for one in setup.soldiers if one.side in paper}
    groupings = (
        replace(one, name=_call(setup, one, unknown), units=tuple(n for n in one.units if n not in gone))
        for one in setup.groupings
    )
    return replace(
        setup,
        paper=tuple(side.id for side in setup.sides if side.id in paper),
        chapters=setup.chapters if KEY in setup.chapters else (*setup.chapters, KEY),
        typed_dice=tuple(side.id for side in setup.sides if side.id in (*setup.typed_dice, *paper)),
        soldiers=soldiers,
        groupings=tuple(one for one in groupings if one.units),
        starts=tuple(start for start in setup.starts if start.unit not in gone),
        remarks=tuple(one for one in setup.remarks if one.squad not in squads and one.side not in paper),
        goods=tuple(one for one in setup.goods if one.side not in paper),
        may_hide=tuple(one for one in setup.may_hide if one.side not in paper),
    )


def _call(setup: Setup, grouping: Grouping, unknown: Collection[str]) -> str:
    """A grouping of which nothing is known is called after its side, where it is the only one of it."""
    alone = sum(one.side == grouping.side for one in setup.groupings) == 1
    return setup.side_name(grouping.side) if alone and grouping.side in unknown else grouping.name


def _beyond(setup: Setup, side: str, count: int | None) -> Sequence[int]:
    """The numbers of those of a side that are not there, where fewer were said."""
    there = [soldier.id for soldier in setup.soldiers if soldier.side == side]
    if count is not None and count > len(there):
        name = setup.side_name(side)
        raise MusterError(
            f"{name} has {len(there)} figures here, not {count}; more can turn up in play: more {side}."
        )
    return there[len(there) if count is None else count :]


def _figures(
    setup: Setup, paper: Collection[str], unknown: set[str], gone: set[int], af: int
) -> Iterator[Soldier]:
    """The soldiers with those of unknown sides as figures, called after their side and numbered."""
    numbers: Counter[str] = Counter()
    for soldier in setup.soldiers:
        if soldier.id in gone:
            continue
        if soldier.side not in unknown:
            yield replace(soldier, paper=soldier.side in paper)
            continue
        numbers[soldier.side] += 1
        name = f"{setup.side_name(soldier.side)} {numbers[soldier.side]}"
        yield replace(unknown_figure(soldier, af), name=name)
