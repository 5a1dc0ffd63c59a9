"""`squadlog reach --danger` and `--best`: where a soldier would be shot at, and the best places in reach."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_kept
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.map import drawing
from squadlog.cli.printing import print_json, print_lines, tell

with lazy_imports():
    from squadlog.session.view.map import best_places, danger, danger_texts, map_data

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from squadlog.battle.state import Unit
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.danger import DangerFound


def add_danger(made: "ArgumentParser") -> None:
    """The options that ask for danger and for the best places."""
    made.add_argument(
        "--danger",
        action="store_true",
        help="who would see and shoot at the unit where it can get, and how hard",
    )
    made.add_argument(
        "--best",
        nargs="?",
        const=5,
        type=int,
        metavar="N",
        help="the N best places in reach, each with its reason (5)",
    )


def print_danger(seat: "Seat", unit: "Unit", options: Namespace) -> int:
    """The danger over the reach in words, as a picture or as JSON; code 1 where no such move is allowed."""
    found = danger.find_danger(seat, unit.id, options.mode)
    if drawing.print_look(seat, options, floor=found.floor, overlays=found.overlays):
        return OK
    if options.json:
        print_json("danger", map_data.danger_data(found))
    elif found.refusal is not None:
        print_lines(_refused(found))
    else:
        print_lines([found.who, *(f"  {line}" for line in danger_texts.summary_words(found))])
        tell(
            f"squadlog reach {unit.id} {options.mode} --best names places to go; --look table draws the danger."
        )
    return OK if found.refusal is None else REFUSED


def print_best(seat: "Seat", unit: "Unit", options: Namespace) -> int:
    """The best places in reach, each with its reason and the sentence that goes there."""
    found = best_places.find_best(seat, unit.id, options.mode, max(options.best, 1))
    overlays: tuple[Overlay, ...] = (*found.danger.overlays, *found.overlays)
    if drawing.print_look(seat, options, floor=found.danger.floor, overlays=overlays):
        return OK
    refused = found.danger.refusal
    if options.json:
        print_json("best", map_data.best_data(found))
    elif refused is not None:
        print_lines(_refused(found.danger))
    else:
        lines = [part for one in found.places for part in (one.text, f"   to say it: {one.say}")]
        print_lines([found.danger.who, *(f"  {line}" for line in lines or ["no place in reach"])])
    return OK if refused is None else REFUSED


def _refused(found: "DangerFound") -> list[str]:
    return [f"{found.who}: nowhere", f"refused: {format_kept(str(found.refusal))}"]
