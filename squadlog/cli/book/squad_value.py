"""What the points of a squad are worth at the table, soldier by soldier and weapon by weapon."""

from argparse import Namespace
from fractions import Fraction
from math import isfinite
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.lengths import format_length
from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.load import book_of
from squadlog.book.packs.own_rows import own_lines
from squadlog.cli.commands import OK
from squadlog.cli.map.plans import plan_called
from squadlog.cli.printing import print_json, print_lines, table
from squadlog.reports.soldier.worth import (
    COVERS,
    Encounter,
    Fighter,
    Worth,
    dealt,
    fighter,
    worst,
    worth_of_foe,
)
from squadlog.session.usual import usual_rulings
from squadlog.squads.cost import unit_value
from squadlog.squads.goods import weapons_for_sale

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

_FARTHEST_M = 100_000


@record
class _Row:
    """A soldier, its points, what it does with each of its weapons, and the worst that is done to it."""

    name: str
    points: int
    shots: tuple[Worth, ...]
    worst: Worth | None


def run(store: "Store", options: Namespace) -> int:
    """`squads value NAME [--against SUIT] [--cover CLASS] [--range M]`."""
    plan, rulings = plan_called(store, options.squad), usual_rulings(store.settings)
    book = book_of(plan)
    trial = _trial(options, book)
    every = [row.key for row in weapons_for_sale(book)]
    rows = []
    for place, soldier in enumerate(plan.soldiers):
        own = fighter(soldier)
        rows.append(
            _Row(
                name=soldier.name,
                points=unit_value(plan, place, book, rulings),
                shots=dealt(own, soldier.weapons, trial, book, rulings),
                worst=worst(worth_of_foe(own, every, trial, book, rulings)),
            )
        )
    if options.json:
        print_json("squad-value", _json(trial, rows))
        return OK
    cover = trial.cover.replace("_", " cover, ") or "no cover"
    print_lines(
        [f"{plan.name} against marines in {book.armours[trial.foe.armour].name}: {cover}, nobody moves"]
    )
    print_lines(
        [f"range {format_length(trial.range_m)}: 0, no line of the to-hit table asks for it [FIR-02]"]
    )
    head = ("name", "points", "weapon", "price", "to hit", "hits", "hurts", "out", "boxes", "is hurt most by")
    print_lines(table([line for alike in _alike(rows) for line in _lines(alike)], head=head))
    print_lines(own_lines(plan.soldiers, book))
    print_lines(
        ["boxes: wound boxes per shot on average, misses included; the last column is behind the same cover"]
    )
    return OK


def _alike(rows: list[_Row]) -> list[list[_Row]]:
    """Soldiers who differ in nothing but their names are told once."""
    found: dict[object, list[_Row]] = {}
    for row in rows:
        found.setdefault((row.points, row.shots, row.worst), []).append(row)
    return list(found.values())


def _trial(options: Namespace, book: Rulebook) -> Encounter:
    suits = {key.casefold(): key for key in book.armours}
    if options.against.casefold() not in suits:
        raise SquadlogError(f"{options.against} is not a suit; there are {', '.join(suits.values())}.")
    classes = {one.replace("_", "-") or "none": one for one in COVERS}
    if options.cover not in classes:
        raise SquadlogError(f"{options.cover} is not a class of cover; there are {', '.join(classes)}.")
    if not (isfinite(options.range) and 0 <= options.range <= _FARTHEST_M):
        raise SquadlogError(f"The range is metres, 0 to {_FARTHEST_M}.")
    foe = Fighter(armour=suits[options.against.casefold()])
    return Encounter(foe=foe, cover=classes[options.cover], range_m=options.range)


def _lines(alike: list[_Row]) -> list[tuple[object, ...]]:
    row, others = alike[0], len(alike) - 1
    name = f"{row.name} and {others} alike" if others else row.name
    harm = (
        "-"
        if row.worst is None
        else f"{row.worst.label} {_percent(row.worst.hurt)}, {_tenths(row.worst.boxes)}"
    )
    return [
        (
            name, row.points, one.label, one.price, f"{one.ledger.last_success} or less",
            _percent(one.hit), _percent(one.hurt), _percent(one.out), _tenths(one.boxes), harm,
        )
        for one in row.shots
    ] or [(name, row.points, "-", "", "", "", "", "", "", harm)]  # fmt: skip


def _tenths(boxes: Fraction) -> str:
    return f"{float(boxes):.1f}"


def _percent(chance: Fraction) -> str:
    return f"{round(chance * 100)}%"


def _json(trial: Encounter, rows: list[_Row]) -> dict[str, Any]:
    return {
        "against": trial.foe.armour,
        "cover": trial.cover,
        "range_m": trial.range_m,
        "soldiers": [
            {
                "name": row.name,
                "points": row.points,
                "shots": [_figures(one) for one in row.shots],
                "worst": None if row.worst is None else _figures(row.worst),
            }
            for row in rows
        ],
    }


def _figures(one: Worth) -> dict[str, Any]:
    return {
        "weapon": one.weapon, "price": one.price, "pf": one.pf, "af": one.af, "faces": one.ledger.successes,
        "hit": float(one.hit), "hurt": float(one.hurt), "out": float(one.out),
        "boxes": float(one.boxes),
    }  # fmt: skip
