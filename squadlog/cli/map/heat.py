"""`squadlog heat`: what happened where on a map, in one battle or in several, in words or as a drawing."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.cli.choosing import number, open_battle
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_text, tell
from squadlog.facts.heat import HEAT_KINDS
from squadlog.facts.seats import TABLE
from squadlog.ground.drawing.looks.palette import LOOKS

with lazy_imports():
    from squadlog.ground.checking import load
    from squadlog.ground.drawing.figures import map_scene, overlays
    from squadlog.ground.drawing.looks import draw_look
    from squadlog.reports.heat import map_heat, words

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Iterable

    from squadlog.reports.heat.map_heat import MapHeat

LAYERS = (*HEAT_KINDS, "ways", "looks")


def run(name: str, words: list[str]) -> int:
    """`heat [BATTLE ...]`; code 5 where nothing happened yet."""
    made = parser(name, battle=True)
    made.add_argument(
        "battles", nargs="*", metavar="BATTLE", help="battles on one map, by number (else the one in use)"
    )
    add_drawing(made, LAYERS)
    options = read(made, words)
    heat = map_heat.join_heats(
        [_heat_of(options, one) for one in dict.fromkeys(options.battles) or [options.battle]]
    )
    if options.svg:
        print_text(draw_heat(heat, options))
    elif options.json:
        print_json("heat", _data(heat))
    else:
        print_lines(_lines(heat))
    happened = bool(heat.spots or heat.ways or heat.looks)
    if options.svg and not happened:
        tell("Nothing happened on this map yet; it is drawn as it is.")
    return OK if happened else NOTHING


def add_drawing(made: "ArgumentParser", layers: "Iterable[str]") -> None:
    """Add the options of how heat is drawn, and which of its layers."""
    made.add_argument("--svg", action="store_true", help="draw it as SVG, on stdout")
    made.add_argument("--look", choices=LOOKS, default="table", help="the look of the map (table)")
    made.add_argument("--floor", type=int, default=1, metavar="N", help="the floor that is drawn (1)")
    made.add_argument(
        "--layer",
        action="append",
        choices=tuple(layers),
        help="draw this layer alone; say it again for another (all)",
    )


def _lines(heat: "MapHeat") -> list[str]:
    return list(words.heat_lines(heat))


def _heat_of(options: Namespace, battle: str | None) -> "MapHeat":
    if battle is not None:
        number(battle)
    with open_battle(Namespace(**{**vars(options), "battle": battle}), TABLE) as seat:
        return seat.exports.heat()


def _data(heat: "MapHeat") -> dict[str, object]:
    return {
        "title": heat.title,
        "battles": heat.battles,
        "sides": heat.sides,
        "spots": heat.spots,
        "ways": heat.ways,
        "looks": heat.looks,
    }


def draw_heat(heat: "MapHeat", options: Namespace) -> str:
    """The heat over its map as SVG, as the options of `add_drawing` say. NotFoundError for a floor it does not have."""
    drawn = load.map_agreed_on(heat.map)
    if not 1 <= options.floor <= drawn.floors:
        raise NotFoundError(f"{drawn.title} has {so_many(drawn.floors, 'floor')}, not {options.floor}.")
    shown = frozenset(options.layer or LAYERS)
    laid = overlays.HeatLaid(
        heat.sides,
        tuple(one for one in heat.spots if one.kind in shown),
        heat.ways if "ways" in shown else (),
        heat.looks if "looks" in shown else (),
        battles=heat.battles,
    )
    scene = map_scene.MapScene(drawn, overlays=(laid,))
    return draw_look.draw_look(drawn, options.look, floor=options.floor, figures=scene)
