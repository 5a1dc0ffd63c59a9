"""`squadlog scenario`: the files of scenarios checked, shown part by part, listed, and shared."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.book.load import load_rulebook
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import NOTHING, OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import DELETED, DELETES, RESTORES, add_delete, add_json, add_tasks, parser, read
from squadlog.cli.printing import print_json, print_lines, print_listed, print_wrapped, table, tell
from squadlog.facts.seats import NOBODY, REFEREE, TABLE

with lazy_imports():
    from squadlog.cli import deleting, labelling
    from squadlog.cli.battle import dice, scene_sharing
    from squadlog.session import usual
    from squadlog.session.deleting import files
    from squadlog.setup import eight_parts, scene_report, scenes
    from squadlog.setup.own import scenes as keeping
    from squadlog.squads import scene_files

if TYPE_CHECKING:
    from squadlog.book.rulings import Rulings
    from squadlog.squads.scene import Scene


def run(name: str, words: list[str]) -> int:
    """`scenario check|show|share KEY|FILE`, `take CODE`, `list`, `delete NAME`, `restore NAME`."""
    made = parser(name)
    tasks = made.add_subparsers(dest="task", required=True, metavar="TASK")
    listing = tasks.add_parser("list", help="the scenarios that come with the program")
    listing.add_argument("--deleted", action="store_true", help=DELETED)
    add_json(listing)
    listing.add_argument("--own", action="store_true", help="the scenarios of your own instead")
    labelling.add_words(
        _named(tasks.add_parser("tag", help=labelling.TAGS)),
        _named(tasks.add_parser("move", help=labelling.MOVES)),
        listing,
    )
    add_delete(_own(tasks.add_parser("delete", help=DELETES)))
    _own(tasks.add_parser("restore", help=RESTORES))
    _task(tasks.add_parser("check", help="all errors of a scenario, with their lines"))
    shown = _task(tasks.add_parser("show", help="its eight parts, A to H, in order"))
    shown.add_argument(
        "--seat",
        default=REFEREE,
        metavar="NAME",
        help="a side: what it may know; table: what all may know",
    )
    won = tasks.add_parser("record", help="who won it how often, by how much, in how many turns")
    add_json(won)
    won.add_argument(
        "scenario", nargs="?", metavar="KEY|FILE", help="a scenario; without it all that were played"
    )
    given = _task(tasks.add_parser("share", help="a scenario as a code for others, with its map, or as QR"))
    given.add_argument("--qr", metavar="FILE", help="draw it: FILE.svg, FILE.png, or - on the terminal")
    taken = tasks.add_parser(
        "take", help="import a scenario from a code, as a file of your own, if it can be played"
    )
    taken.add_argument("code", help="the code, a file that holds it, or - for stdin")
    taken.add_argument("--to", metavar="FILE.toml", type=Path, help="write it there")
    added = add_tasks(name, tasks)
    options = read(made, words)
    return (added | _TASKS)[options.task](options)


def _task(made: ArgumentParser) -> ArgumentParser:
    add_json(made)
    made.add_argument(
        "scenario", metavar="KEY|FILE", help="a key of `squadlog scenario list`, or a file.toml"
    )
    return made


def _named(made: ArgumentParser) -> ArgumentParser:
    add_json(made)
    made.add_argument("scenario", metavar="KEY", help="a key of `squadlog scenario list`, also with --own")
    return made


def _own(made: ArgumentParser) -> ArgumentParser:
    add_json(made)
    made.add_argument("scenario", metavar="NAME", help="the name of the file of a scenario of yours")
    return made


def _rulings() -> "Rulings":
    with open_store() as store:
        return usual.usual_rulings(store.settings)


def _check(options: Namespace) -> int:
    name = options.scenario
    path = file_named(name)
    if not scenes.is_file(name):
        if name not in scene_files.ready_battles():
            raise NotFoundError(
                f"There is no scenario {clean_text(name, limit=80)}; name a file that ends in .toml."
            )
        path = scenes.folder_of_ready() / f"{name}.toml"
    found = scene_report.report_of(path, load_rulebook(), _rulings())
    if options.json:
        print_json(
            "scenario-check",
            {"file": found.shown, "sound": found.sound, "title": found.title, "faults": found.faults},
        )
        return OK if found.sound else REFUSED
    for fault in found.faults:
        print_lines([found.told(fault)])
    wrong = sum(not fault.odd for fault in found.faults)
    if wrong:
        tell(f"{wrong} {'error' if wrong == 1 else 'errors'}: it cannot be played like this.")
        return REFUSED
    tell(f"{found.title}: no errors. squadlog new {name} begins it.")
    return OK


def _show(options: Namespace) -> int:
    rulings = _rulings()
    try:
        found = scenes.scene_called(options.scenario, rulings)
    except scene_files.NoSceneError as error:
        raise NotFoundError(str(error)) from None
    seat = _seat(options.seat, found.scene)
    parts = eight_parts.eight_parts(found.scene, load_rulebook(), rulings, found.beside, seat)
    if options.json:
        print_json("scenario", {"title": found.scene.title, "seat": seat or TABLE, "parts": parts})
        return OK
    print_lines([found.scene.title])
    print_wrapped(eight_parts.lines_of(parts))
    return OK


def _seat(said: str, scene: "Scene") -> str:
    """The seat meant: a side by id or name, the referee, or what all may know."""
    seats = {TABLE: NOBODY, REFEREE: REFEREE}
    seats |= {key.casefold(): side.id for side in scene.sides for key in (side.id, side.name)}
    if said.casefold() not in seats:
        known = ", ".join((*(side.id for side in scene.sides), REFEREE, TABLE))
        raise NotUnderstoodError(f"There is no seat {said!r}; there are {known}.")
    return seats[said.casefold()]


def _delete(options: Namespace) -> int:
    def drop() -> None:
        path = {own.stem: own for own in keeping.own_scenes()}.get(options.scenario.removesuffix(".toml"))
        if path is None:
            raise NotFoundError(
                f"You have no scenario {clean_text(options.scenario, limit=80)} in {keeping.own_folder()}."
            )
        files.delete_file(store, "scenario", path, for_good=options.for_good)

    with open_store() as store:
        return deleting.delete(store, options, options.scenario, ("scenario",), drop)


def _restore(options: Namespace) -> int:
    with open_store() as store:
        return deleting.restore(store, options, options.scenario.removesuffix(".toml"), "scenario")


def _list(options: Namespace) -> int:
    if options.deleted:
        with open_store() as store:
            return deleting.list_deleted(store, options, "scenario")
    kept = {path.stem: path for path in keeping.own_scenes()} if options.own else {}
    with open_store() as store:
        keys = tuple(kept) if options.own else scene_files.ready_battles()
        labels_of = dict(labelling.labelled(store, options, "scenario", keys, str))
        if keys and not labels_of and not options.json:
            return labelling.none_fits(store, "scenario")
    found = [(key, _scene(key, kept.get(key))) for key in labels_of]
    if options.own and not found and not options.json:
        tell("You have no scenarios of your own yet; squadlog scenario edit NAME begins one.")
        return NOTHING
    if options.json:
        print_listed(
            "scenarios",
            options.json,
            [
                {
                    "key": key,
                    "title": one.title,
                    "sides": [side.name for side in one.sides],
                    "turns": one.turns,
                    "map": one.map,
                    "objectives": len(one.objectives),
                    "chapters": one.chapters,
                    "folder": labels_of[key].folder,
                    "tags": labels_of[key].tags,
                }
                for key, one in found
                if one is not None
            ],
        )
        return OK
    rows: list[tuple[object, ...]] = [
        (
            key,
            one.title,
            " - ".join(side.name for side in one.sides),
            one.turns or "",
            len(one.objectives) or "",
        )
        if one is not None
        else (key, f"it has errors: scenario check {kept[key]}", "", "", "")
        for key, one in found
    ]
    heads = ("key", "title", "sides", "turns", "objectives")
    rows, heads_told = labelling.with_label_columns(rows, heads, list(labels_of.values()))
    print_lines(table(rows, head=heads_told))
    return OK


def _scene(key: str, path: Path | None) -> "Scene | None":
    """A scenario of the program, or of this user in a file; None for a file that cannot be played."""
    if path is None:
        return scene_files.load_scene(key)
    try:
        return scenes.scene_called(str(path), _rulings()).scene
    except SquadlogError:
        return None


def _label(options: Namespace) -> int:
    name = options.scenario.removesuffix(".toml")
    if name not in scene_files.ready_battles() and name not in {path.stem for path in keeping.own_scenes()}:
        raise NotFoundError(
            f"There is no scenario {clean_text(name, limit=80)}; squadlog scenario list and list --own have their keys."
        )
    with open_store() as store:
        return (labelling.tag if options.task == "tag" else labelling.move)(store, options, "scenario", name)


def _share(options: Namespace) -> int:
    return scene_sharing.share(options, _rulings())


def _record(options: Namespace) -> int:
    if options.scenario is None:
        return dice.tell_records(options)
    try:
        found = scenes.scene_called(options.scenario, _rulings())
    except scene_files.NoSceneError as error:
        raise NotFoundError(str(error)) from None
    return dice.tell_records(options, found.key, found.scene.title)


def _take(options: Namespace) -> int:
    return scene_sharing.take(options, _rulings())


_TASKS = {
    "list": _list, "check": _check, "show": _show, "share": _share, "take": _take,
    "delete": _delete, "restore": _restore, "tag": _label, "move": _label,
    "record": _record,
}  # fmt: skip
