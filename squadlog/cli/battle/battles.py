"""The list of battles, and which one is current."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli import current, deleting, labelling
from squadlog.cli.calls import call
from squadlog.cli.choosing import battle_number, number, open_store
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.options import read
from squadlog.cli.printing import print_lines, print_listed, table, tell
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.session import battle_session
    from squadlog.session.view.words import seats
    from squadlog.squads import scene_files
    from squadlog.store import records

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.store.record_file import Store


def run(name: str, words: list[str]) -> int:
    """`battles [list|ready|rename|tag|move|delete|restore]` and `use`."""
    options = read(call(name), words)
    if name == "use":
        with open_store() as store:
            battle = battle_number(store, options.id)
            current.keep(store, current.BATTLE, battle)
        tell(f"Battle {battle} is the current one.")
        return OK
    if options.what == "ready":
        return _ready(options)
    with open_store() as store:
        match options.what:
            case "rename":
                store.rename_record(battle_number(store, options.id), options.title)
            case "tag" | "move":
                labels = labelling.tag if options.what == "tag" else labelling.move
                return labels(store, options, "battle", str(battle_number(store, options.id)))
            case "delete":
                return _delete(store, options)
            case "restore":
                return deleting.restore(store, options, options.id, "battle")
            case "list" if options.deleted:
                return deleting.list_deleted(store, options, "battle")
            case _:
                return _list(store, options)
    return OK


def _delete(store: "Store", options: Namespace) -> int:
    def drop() -> None:
        store.delete_record(battle_number(store, str(number(options.id))), for_good=options.for_good)

    return deleting.delete(store, options, options.id, ("battle",), drop)


def _list(store: "Store", options: Namespace) -> int:
    meant = current.current(store, current.BATTLE)
    every = store.battles()
    found = labelling.labelled(store, options, "battle", every, lambda one: str(one.id))
    if options.json:
        print_listed(
            "battles",
            options.json,
            [
                {
                    **json_value(battle),
                    "current": battle.id == meant,
                    "folder": label.folder,
                    "tags": label.tags,
                    **(
                        {"seats": json_value(seats.seats_value(_known(store, battle.id)))}
                        if options.seats
                        else {}
                    ),
                }
                for battle, label in found
            ],
        )
        return OK
    rows: list[tuple[object, ...]] = [
        (
            ">" if battle.id == meant else "",
            battle.id,
            battle.title,
            battle.moment + (", waiting for a die" if battle.awaiting else ""),
            battle.modified[:16].replace("T", " "),
        )
        for battle, _ in found
    ]
    rows, head = labelling.with_label_columns(
        rows, ("", "id", "title", "moment", "last played (UTC)"), [label for _, label in found]
    )
    print_lines(table(rows, head=head))
    for battle, _ in found if options.seats else ():
        print_lines([f"{battle.id} {line}" for line in seats.seat_lines(_known(store, battle.id))])
    if said := records.say_misfiled(every):
        tell(said)
    if every and not found:
        return labelling.none_fits(store, "battle")
    if not found:
        tell("There are no battles yet; squadlog new newcomer begins one.")
        return NOTHING
    return OK


def _known(store: "Store", number: int) -> "Known":
    """A battle as everybody knows it."""
    seat = battle_session.Session.open(store, number).seat(Speaker(seat=NOBODY))
    return seat.known


def _ready(options: Namespace) -> int:
    scenes = [(key, scene_files.load_scene(key)) for key in scene_files.ready_battles()]
    if options.json:
        print_listed(
            "ready-battles",
            options.json,
            [{"key": key, "title": scene.title, "briefing": scene.briefing} for key, scene in scenes],
        )
        return OK
    for key, scene in scenes:
        print_lines([f"{key}: {scene.title}", f"  {scene.briefing}"])
    return OK
