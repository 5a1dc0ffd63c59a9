"""Odds laid side by side, in words: rows of a table for the command line, the same values for a screen."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from string import ascii_lowercase

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import cells
from squadlog.base.records import record
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.book.load import book_of
from squadlog.reports.foreseen import format_chance
from squadlog.reports.wording import as_equipped, name_of, plain, weapon_code
from squadlog.rules.desk.considered.values import OddsCell, OddsRow, OddsTable, can, rank

with lazy_imports():
    from squadlog.book.packs import own_rows

BEST, WORST = "*", "!"
_BRIEF = 7
"""The most characters of a weapon's code that is shown whole."""
_WAYS = {"plain": "fire", "aimed": "aimed", "opportunity": "opp. fire"}
WATCHED = "opp. fire: at a unit that walks into view; a running or sprinting unit is harder to hit."
ISSUED = "Items that the enemy has used up in secret count as still there."
MARKS = "* the best against each target, ! the worst from each: by points, then by the chance to hit."
READ = "chance to hit, then to put out of the fight"


@record
class OddsLine:
    """A line of the odds: the weapon, the way to fire, the stances, the AP, with a text for each target."""

    weapon: str
    way: str
    stances: str
    ap: str
    cells: tuple[str, ...]


class Footnotes:
    """Why some cells are barred, each reason once, under a letter."""

    def __init__(self) -> None:
        self._told: dict[str, str] = {}

    def mark(self, refusal: Refusal) -> str:
        """The letter of a reason."""
        told = refusal.sentence if not refusal.rule else f"{refusal.sentence.rstrip('.')} [{refusal.rule}]."
        letters = ascii_lowercase
        place = len(self._told)
        return self._told.setdefault(told, letters[place] if place < len(letters) else f"a{place}")

    def lines(self) -> Iterator[str]:
        """All of them."""
        yield from (f"{letter}  {told}" for told, letter in self._told.items())


def initials(stances: str) -> str:
    """Stances in short: `SK` for standing, kneeling."""
    return "".join(word[0].upper() for word in stances.split(", ") if word)


def align(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows under each other, a cell between the columns."""
    widths = [max(cells(row[place]) for row in rows) for place in range(max(map(len, rows)))]
    return [
        " ".join(
            text + " " * (width - cells(text)) for text, width in zip(row, widths, strict=False)
        ).rstrip()
        for row in rows
    ]


def brief(weapon: str) -> str:
    """What is fired or thrown in few cells: `SR`, `mortar`, `frag`."""
    return weapon if len(weapon) <= _BRIEF else weapon[:4]


def way_words(way: str, manner: str, *, short: bool = False) -> str:
    """How it is fired: `aimed`, `fire, concentrated`, `throw`."""
    if way == "blast":
        return plain(manner)
    if short and manner:
        return f"{_WAYS[way]} {plain(manner)[:4]}"
    return f"{_WAYS[way]}, {plain(manner)}" if manner else _WAYS[way]


def cell_words(cell: OddsCell, best: tuple[Fraction, Fraction] | None, notes: Footnotes) -> str:
    """`60% 20%*`; a letter where a rule bars it, nothing where nobody can tell."""
    if cell.blocked is not None:
        return f"- {notes.mark(cell.blocked)}"
    if cell.odds is None:
        return ""
    star = BEST if best is not None and can(cell) and rank(cell) == best else ""
    return f"{format_chance(cell.odds.hit)} {format_chance(cell.odds.out)}{star}"


def own_lines(
    found: OddsTable, battle: Battle, notes: Footnotes, *, short: bool = False
) -> Iterator[OddsLine]:
    """What it can do: stances that come to the same for everybody share a line."""
    best = {target: found.best(target) for target in found.targets}
    alike: dict[tuple[object, ...], list[OddsRow]] = {}
    useful = [row for row in found.rows if any(cell.blocked is None for cell in row.cells)]
    for row in useful or found.rows[:1]:
        alike.setdefault((row.weapon, row.way, row.manner, row.cells), []).append(row)
    for rows in alike.values():
        first = min(rows, key=lambda row: (row.cost_ap is None, row.cost_ap or 0))
        yield OddsLine(
            weapon=plain(weapon_code(battle, first.weapon)),
            way=way_words(first.way, first.manner, short=short),
            stances="" if first.way == "blast" else ", ".join(row.posture for row in rows),
            ap="" if first.cost_ap is None else str(first.cost_ap),
            cells=tuple(cell_words(cell, best[cell.target], notes) for cell in first.cells),
        )


def back_lines(
    found: OddsTable, battle: Battle, notes: Footnotes, *, short: bool = False
) -> Iterator[tuple[str, ...]]:
    """What each enemy can do back: who (once), with what, how, and a text for each stance; the worst is marked."""
    worst = {
        posture: max(
            (rank(cell) for one in found.back for of, cell in one.cells if of == posture and can(cell)),
            default=None,
        )
        for posture in found.stances
    }
    told: set[int] = set()
    for one in found.back:
        if not any(can(cell) for _, cell in one.cells):
            continue
        of = dict(one.cells)
        texts = [
            cell_words(of[posture], worst[posture], notes).replace(BEST, WORST) if posture in of else ""
            for posture in found.stances
        ]
        first, weapon = one.unit not in told, plain(weapon_code(battle, one.weapon))
        told.add(one.unit)
        yield (
            name_of(battle, one.unit) if first else "",
            (brief(weapon) if short else weapon) or "nothing",
            way_words(one.way, one.manner, short=short),
            *texts,
        )


def harmless(found: OddsTable, battle: Battle, notes: Footnotes) -> Iterator[str]:
    """A line for each enemy that can do nothing back as it stands, with the reason."""
    for number in dict.fromkeys(one.unit for one in found.back):
        cells = [cell for one in found.back if one.unit == number for _, cell in one.cells]
        if not any(map(can, cells)):
            why = next((notes.mark(cell.blocked) for cell in cells if cell.blocked is not None), "")
            yield f"{name_of(battle, number)} cannot return fire{f': {why}' if why else ''}."


def best_words(found: OddsTable, battle: Battle) -> Iterator[str]:
    """The best against each target as a sentence."""
    for place, target in enumerate(found.targets):
        rated = [(row, row.cells[place]) for row in found.rows if can(row.cells[place])]
        if not rated:
            yield f"{name_of(battle, target)}: no weapon reaches them from here."
            continue
        best = found.best(target)
        row, cell = min(
            ((row, cell) for row, cell in rated if rank(cell) == best),
            key=lambda one: (one[0].cost_ap is None, one[0].cost_ap or 0),
        )
        stance = "" if row.way == "blast" else f", {row.posture}"
        yield (
            f"{name_of(battle, target)}: best {plain(weapon_code(battle, row.weapon))}, {way_words(row.way, row.manner)}{stance}: "
            f"takes {format_chance(cell.worth)} of their points on average."
        )


def heads(found: OddsTable, battle: Battle) -> tuple[str, ...]:
    """What stands over the targets."""
    return tuple(name_of(battle, target) for target in found.targets)


def remarks(found: OddsTable, battle: Battle) -> Sequence[str]:
    """What the chapters say of the weapons, each once, what is granted of the enemies, and what is of packs."""
    own = dict.fromkeys(told for row in found.rows for told in row.remarks)
    if battle.setup.packs:
        met = (found.unit, *found.targets)
        who = [as_equipped(battle.units[one]) for one in met if one in battle.units]
        own |= dict.fromkeys(own_rows.own_lines(who, book_of(battle.setup)))
    if any(row.way == "opportunity" and any(map(can, row.cells)) for row in found.rows):
        own[WATCHED] = None
    if any(one.way == "blast" for one in found.back):
        own[ISSUED] = None
    return tuple(own)
