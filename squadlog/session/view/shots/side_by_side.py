"""All that a soldier could fire, side by side, and what could be done back: the page that every face lays out."""

from collections.abc import Mapping, Sequence
from math import atan2, degrees

from squadlog.base.records import record
from squadlog.battle.commands import Declare, Fire
from squadlog.battle.state import Known, ShotPlan, Unit
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import Position, StatedSighting
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.parse import Misread, parse
from squadlog.reports.soldier import odds
from squadlog.rules.desk.considered.values import OddsTable

HEADS, HEADS_IN_SHORT = ("with", "how", "stance", "AP"), ("with", "how", "as", "AP")
BACK_HEADS = ("who", "with", "how")
Row = tuple[str, ...]


@record
class OddsPage:
    """Odds side by side: tables, each with its head first, and what is said of them, in the order they stand in.

    `own` is what the soldier could do, `best` the best of it, `back` the return fire (empty: none), `harmless` those
    who could do nothing; `notes` belong to the signs in the tables.
    """

    own: tuple[Row, ...]
    best: tuple[str, ...]
    back: tuple[Row, ...]
    harmless: tuple[str, ...]
    notes: tuple[str, ...]
    remarks: tuple[str, ...]


def odds_page(found: OddsTable, battle: Known, *, short: bool = False, cells: int | None = None) -> OddsPage:
    """The page of these odds; `short` for a narrow one, where the names of targets have so many `cells` together."""
    notes = odds.Footnotes()
    own = [
        (odds.brief(one.weapon), one.way, odds.initials(one.stances), one.ap, *one.cells)
        if short
        else (one.weapon, one.way, one.stances, one.ap, *one.cells)
        for one in odds.own_lines(found, battle, notes, short=short)
    ]
    room = None if cells is None else max(_LEAST_NAME, cells // max(len(found.targets), 1) - 1)
    heads = (*(HEADS_IN_SHORT if short else HEADS), *(one[:room] for one in odds.heads(found, battle)))
    back = list(odds.back_lines(found, battle, notes, short=short))
    harmless = tuple(odds.harmless(found, battle, notes))
    return OddsPage(
        own=(heads, *own),
        best=tuple(odds.best_words(found, battle)),
        back=((*BACK_HEADS, *found.stances), *back) if back else (),
        harmless=harmless,
        notes=(odds.MARKS, *notes.lines()),
        remarks=tuple(odds.remarks(found, battle)),
    )


_LEAST_NAME = 9
"""Cells of the shortest name of a target."""


def stand_at(battle: Known, unit: Unit, spot: Spot, targets: Sequence[int]) -> Position:
    """Where a unit would stand there, facing the first target that is on the map, or as it faces now."""
    first = next((battle.units[one].position for one in targets[:1]), None)
    facing = 0.0 if unit.position is None else unit.position.facing_deg
    if first is not None and (first.x, first.y) != (spot.x, spot.y):
        facing = degrees(atan2(first.x - spot.x, first.y - spot.y)) % 360
    return Position(x=spot.x, y=spot.y, facing_deg=facing)


def stated_of_lines(
    battle: Known, unit: int, targets: Sequence[int], words: str
) -> Mapping[int, StatedSighting]:
    """What those words, which are those of `fire`, state of the line to each target; nothing for none.

    Raises ValueError, in a sentence, for words that state nothing of a line.
    """
    stated = {}
    for target in targets if words else ():
        said = parse(f"fire {unit} at {target} {words}", battle, book_of(battle.setup))
        if isinstance(said, Misread):
            raise ValueError(str(said))  # noqa: TRY004 - the typed words are at fault
        aimed = said.shot if isinstance(said, Declare) else said  # before the fire step it is declared
        if not isinstance(aimed, Fire | ShotPlan):
            raise ValueError(f"{words!r} does not describe a line of fire.")  # noqa: TRY004 - as above
        stated[target] = aimed.stated
    return stated
