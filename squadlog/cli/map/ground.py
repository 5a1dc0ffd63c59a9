"""`squadlog map`: maps checked, judged, drawn, brought in from a drawing, and lines of sight measured on them."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import MapError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import in_metres
from squadlog.base.names import key_meant
from squadlog.base.user_paths import maps_folder
from squadlog.book.places import data_dir
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.map import at_random, importing, look_words, places
from squadlog.cli.options import DELETED, DELETES, RESTORES, add_delete, add_json, add_tasks, parser, read
from squadlog.cli.printing import print_json, print_lines, print_listed, print_text, table, tell
from squadlog.setup.maps import own_maps

with lazy_imports():
    from squadlog.cli import choosing, deleting, labelling
    from squadlog.cli.map import sharing_maps
    from squadlog.ground.checking import load as map_files
    from squadlog.ground.drawing import draw_svg, draw_text
    from squadlog.ground.drawing.looks import draw_look
    from squadlog.session.deleting import files
    from squadlog.session.view.map import bare_maps, map_data

_OWN = "the name of your map"
_FAULTY = "has a fault, see below"
MAP_MEANT = "a file, or the name of a map of `squadlog map list`"

if TYPE_CHECKING:
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.map.model import Map


def run(name: str, words: list[str]) -> int:
    """Every task of `map`, from `map list` to `map los`."""
    made = parser(name)
    tasks = made.add_subparsers(dest="task", required=True, metavar="TASK")
    listing = _task(tasks.add_parser("list", help="the program's maps and your own"), None)
    listing.add_argument("--deleted", action="store_true", help=DELETED)
    labelling.add_words(
        _task(tasks.add_parser("tag", help=labelling.TAGS)),
        _task(tasks.add_parser("move", help=labelling.MOVES)),
        listing,
    )
    add_delete(_task(tasks.add_parser("delete", help=DELETES), _OWN))
    _task(tasks.add_parser("restore", help=RESTORES), _OWN)
    _task(tasks.add_parser("check", help="the errors and oddities of a map"))
    _task(tasks.add_parser("fair", help="check whether a map is fair to two sides, point by point"))
    shown = _task(tasks.add_parser("show", help="a floor of a map as text"))
    shown.add_argument("--floor", type=int, default=1, metavar="N", help="the floor (1)")
    shown.add_argument("--fine", action="store_true", help="two characters for a metre")
    shown.add_argument("--zones", action="store_true", help="mark the start zones")
    drawn = _task(tasks.add_parser("svg", help="a floor of a map as SVG, on stdout"))
    drawn.add_argument("--floor", type=int, default=1, metavar="N", help="the floor (1)")
    look_words.add_words(drawn)
    at_random.add_words(
        _task(
            tasks.add_parser(
                "random", help="a map drawn at random, fair to two sides, as a file or on stdout"
            ),
            None,
        )
    )
    given = _task(tasks.add_parser("share", help="a map as a share code"))
    given.add_argument("--qr", metavar="FILE", help="draw it: FILE.svg, FILE.png, or - on the terminal")
    taken = _task(tasks.add_parser("take", help="import a map from a code, as one of yours"), None)
    taken.add_argument("code", help="the code, a file that holds it, or - for stdin")
    taken.add_argument("--to", metavar="FILE.toml", type=Path, help="write it there")
    importing.add_words(
        _task(
            tasks.add_parser(
                "import", help="an SVG drawing, or another map from elsewhere, as a map file, on stdout"
            ),
            "an SVG file drawn as in docs/maps.md, or another map from elsewhere",
        )
    )
    los = _task(
        tasks.add_parser("los", help="the line of sight between two places, with its reason and margin")
    )
    los.add_argument(
        "viewer", type=_spot, metavar="X,Y[,FLOOR]", help="where the viewer's head is, in metres"
    )
    los.add_argument("target", type=_spot, metavar="X,Y[,FLOOR]", help="where the target's head is")
    los.add_argument(
        "--posture", choices=("standing", "kneeling", "prone"), default="standing", help="of the target"
    )
    los.add_argument("--looks-out", action="store_true", help="the target fires or detects toward the viewer")
    added = add_tasks(name, tasks)
    options = read(made, words)
    return (added | _TASKS)[options.task](options)


def _task(made: ArgumentParser, what: str | None = MAP_MEANT) -> ArgumentParser:
    add_json(made)
    if what is not None:
        made.add_argument("map", metavar="MAP", help=what)
    return made


def _spot(text: str) -> "Spot":
    """`12,7.5` or `12,7.5,2` as a place."""
    found = places.spot_in(text)
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a place: write metres as X,Y or X,Y,FLOOR")
    return found


def ready_folder() -> Path:
    """The folder of the maps that come with the program."""
    return data_dir("scenarios") / "maps"


def _keys() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in ready_folder().glob("*.toml")))


def map_path(name: str) -> Path:
    """The file meant by a path or by the name of a map, the program's or this user's. Raises NotFoundError."""
    known_as = key_meant(name, _keys())
    if known_as in _keys():
        return ready_folder() / f"{known_as}.toml"
    if name in own_maps():
        return maps_folder() / f"{name}.toml"
    if not Path(name).is_file():
        if name.endswith(".toml"):
            raise NotFoundError(
                f"There is no map file {name} here; squadlog map list names the maps that there are."
            )
        raise NotFoundError(f"There is no map {name}; there are {', '.join(_keys())}, or name a file.")
    return Path(name)


def _load_map(options: Namespace) -> "Map":
    return map_files.load_map(map_path(options.map))


def _sound(options: Namespace) -> "Map":
    """A map fit to be drawn and measured on. Raises MapError for the first fault."""
    return map_files.load_sound_map(map_path(options.map))


def _delete(options: Namespace) -> int:
    def drop() -> None:
        if options.map not in own_maps():
            raise NotFoundError(f"There is no map {options.map} of yours; squadlog map list lists them.")
        files.delete_file(store, "map", maps_folder() / f"{options.map}.toml", for_good=options.for_good)

    with choosing.open_store() as store:
        return deleting.delete(store, options, options.map, ("map",), drop)


def _share(options: Namespace) -> int:
    return sharing_maps.share(map_path(options.map), options.qr)


def _take(options: Namespace) -> int:
    return sharing_maps.take(options)


def _restore(options: Namespace) -> int:
    with choosing.open_store() as store:
        return deleting.restore(store, options, options.map, "map")


def _list(options: Namespace) -> int:
    if options.deleted:
        with choosing.open_store() as store:
            return deleting.list_deleted(store, options, "map")
    with choosing.open_store() as store:
        found = labelling.labelled(store, options, "map", (*_keys(), *own_maps()), str)
        if not found and not options.json:
            return labelling.none_fits(store, "map")
    listed = [_listed(key) for key, _ in found]
    head = ("map", "title", "size", "floors")
    if options.json:
        told = [
            dict(zip(head, row, strict=True))
            | {"folder": label.folder, "tags": label.tags}
            | ({"fault": fault} if fault else {})
            for (row, fault), (_, label) in zip(listed, found, strict=True)
        ]
        print_listed("maps", options.json, told)
    else:
        rows: list[tuple[object, ...]] = [
            (row[0], _FAULTY, *row[2:]) if fault else row for row, fault in listed
        ]
        rows, heads = labelling.with_label_columns(rows, head, [label for _, label in found])
        print_lines(table(rows, head=heads))
        for fault in filter(None, (fault for _, fault in listed)):
            tell(fault)
    return OK


def _listed(key: str) -> tuple[tuple[str, str, str, int], str]:
    """A map as a row of the list, with what is wrong with its file, or nothing."""
    try:
        one = map_files.load_map(map_path(key))
    except (MapError, NotFoundError) as error:
        return (key, "", "", 0), str(error)
    return (key, one.title, f"{one.width_m:g} x {in_metres(one.height_m)}", one.floors), ""


def _label(options: Namespace) -> int:
    path = map_path(options.map)
    name = path.stem if path.parent in (ready_folder(), maps_folder()) else ""
    if not name:
        raise NotFoundError(f"{options.map} is no map of the list; map take keeps one there.")
    with choosing.open_store() as store:
        return (labelling.tag if options.task == "tag" else labelling.move)(store, options, "map", name)


def _check(options: Namespace) -> int:
    remarks = bare_maps.remark_on(map_files.load_map(map_path(options.map), every=True))
    if options.json:
        print_listed("map-faults", options.json, remarks)
    elif not remarks:
        print_lines([f"{options.map} is sound."])
    for remark in () if options.json else remarks:
        print_lines([f"{remark.severity}: {remark.sentence}" + (f" [{remark.rule}]" if remark.rule else "")])
    return REFUSED if any(remark.severity == "fault" for remark in remarks) else OK


def _fair(options: Namespace) -> int:
    found, told = bare_maps.judge_fairness(_sound(options))
    if options.json:
        print_json("fairness", found)
    else:
        print_lines(told)
    return OK if found.holds else REFUSED


def _floor_of(drawn: "Map", floor: int) -> int:
    if not 1 <= floor <= drawn.floors:
        raise NotFoundError(f"{drawn.title} has floors 1 to {drawn.floors}, not {floor}.")
    return floor


def _show(options: Namespace) -> int:
    drawn = _sound(options)
    floor = _floor_of(drawn, options.floor)
    page = draw_text.draw_text(drawn, floor=floor, cells_per_m=2 if options.fine else 1, zones=options.zones)
    if options.json:
        print_json("map-text", {"title": drawn.title, "floor": floor, "lines": page.split("\n")})
    else:
        print_text(page)
    return OK


def _svg(options: Namespace) -> int:
    drawn = _load_map(options)
    floor, look = _floor_of(drawn, options.floor), look_words.look_asked(options)
    if look is None:
        print_text(draw_svg.draw_svg(drawn, floor=floor))
    else:
        print_text(draw_look.draw_look(drawn, look, floor=floor, night=options.night))
    return OK


def _import(options: Namespace) -> int:
    return importing.run(map_path(options.map), options)


def _los(options: Namespace) -> int:
    found = bare_maps.sight_on(
        _sound(options), options.viewer, options.target, options.posture, looks_out=options.looks_out
    )
    if options.json:
        print_json("map-los", map_data.line_data(found.line))
    else:
        print_lines(found.page)
    return OK


_TASKS = {
    "list": _list, "check": _check, "fair": _fair, "show": _show, "svg": _svg, "import": _import,
    "los": _los, "random": at_random.run, "delete": _delete, "restore": _restore, "share": _share,
    "take": _take, "tag": _label, "move": _label,
}  # fmt: skip
