"""`squadlog pack`: own weapons, suits, troops, equipment and features, checked, kept and given to others."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, fold_name, so_many
from squadlog.book.packs.pack import CheckedPack
from squadlog.cli.book import sharing
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.map.plans import plan_called
from squadlog.cli.options import DELETED, DELETES, RESTORES, add_delete, add_json, parser, read
from squadlog.cli.printing import print_json, print_lines, print_wrapped, table, tell, write_out
from squadlog.session.packs.carried import carried_packs
from squadlog.session.packs.kept import (
    KeptPack,
    example_packs,
    keep_pack,
    kept_packs,
    pack_of_bytes,
)

with lazy_imports():
    from squadlog.book.packs import effects
    from squadlog.cli import deleting
    from squadlog.session.deleting import files
    from squadlog.squads import exchange, packed
    from squadlog.squads.sharing import codes

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

_NAMED = "a pack of `squadlog pack list` by its name, or a file.toml"


def run(name: str, words: list[str]) -> int:
    """`pack list`, `check|show|take|share|export|delete|restore PACK`, `give PACK SQUAD`."""
    made = parser(name)
    tasks = made.add_subparsers(dest="task", required=True, metavar="TASK")
    listing = tasks.add_parser(
        "list", help="the packs you keep, those that squads and battles carry, examples"
    )
    listing.add_argument("--deleted", action="store_true", help=DELETED)
    add_json(listing)
    _task(
        tasks.add_parser("check", help="all faults of a pack, a sentence each; exit code 1 if there is one")
    )
    _task(tasks.add_parser("show", help="the rows of a pack with their costs, and how these come about"))
    taken = tasks.add_parser(
        "take", help="keep a pack: from a file, a share code, an example or what is carried"
    )
    add_json(taken)
    taken.add_argument(
        "pack", metavar="FILE|CODE|NAME", help="a file, a share code, a name of the list, or - for stdin"
    )
    given = _task(tasks.add_parser("share", help="a pack as a share code, or as QR"))
    given.add_argument("--qr", metavar="FILE", help="draw it: FILE.svg, FILE.png, or - on the terminal")
    written = _task(tasks.add_parser("export", help="the file of a pack"))
    written.add_argument("--to", metavar="FILE.toml", type=Path, help="write it there instead of on stdout")
    carries = _task(
        tasks.add_parser("give", help="let a squad of yours carry a pack whole, with what it replaces")
    )
    carries.add_argument("squad", help="the name of the squad")
    add_delete(_own(tasks.add_parser("delete", help=DELETES)))
    _own(tasks.add_parser("restore", help=RESTORES))
    options = read(made, words)
    with open_store() as store:
        return _TASKS[options.task](store, options)


def _task(made: ArgumentParser) -> ArgumentParser:
    add_json(made)
    made.add_argument("pack", metavar="PACK", help=_NAMED)
    return made


def _own(made: ArgumentParser) -> ArgumentParser:
    add_json(made)
    made.add_argument("pack", metavar="PACK", help="the name of a pack that you keep")
    return made


def pack_called(store: "Store", said: str) -> KeptPack:
    """The pack of a file, a code, or a name: one that is kept, carried, or an example. Raises NotFoundError."""
    wanted = fold_name(said)
    kept = kept_packs()
    if (own := next((one for one in kept if wanted in _names(one)), None)) is not None:
        return own
    if codes.is_code(said):
        return pack_of_bytes(codes.read(said, "PACK").encode(), Path("the code"), "the code")
    if said == "-" or Path(said).is_file():
        data = sharing.read_bytes(said, codes.LONGEST_CODE)
        if codes.looks_like(text := data.decode(errors="replace")):
            return pack_of_bytes(codes.read(text, "PACK").encode(), Path("the code"), "the code")
        return pack_of_bytes(data, Path(said), "stdin" if said == "-" else Path(said).name)
    carried = [one.pack for one in carried_packs(store)]
    for pack in carried:
        if fold_name(pack.name) == wanted:
            return KeptPack(path=Path(pack.name), text=pack.text, pack=pack)
    examples = example_packs()
    if (found := next((one for one in examples if wanted in _names(one)), None)) is not None:
        return found
    at_hand = (*(one.name for one in kept), *(pack.name for pack in carried))
    known = ", ".join(dict.fromkeys((*at_hand, *(one.path.stem for one in examples))))
    raise NotFoundError(f"There is no pack {clean_text(said, limit=80)}; there are {known}, or name a file.")


def _names(one: KeptPack) -> tuple[str, ...]:
    return fold_name(one.name), fold_name(one.path.stem)


def _sound(store: "Store", said: str) -> CheckedPack:
    """A pack that can be used. Raises SquadlogError with what is wrong with it."""
    return pack_called(store, said).sound


def pack_data(pack: CheckedPack) -> dict[str, Any]:
    """A pack as JSON tells it: what is said of it whole, and each row with its cost in words."""
    return {
        "name": pack.name, "by": pack.by, "version": pack.version, "notes": pack.notes,
        "rows": [
            {"section": one.section, "key": one.key, "name": one.row.name, "replaces": one.replaces,
             "cost": getattr(one.row, "cost", None), "price": one.price, "remark": one.row.remark}
            for one in pack.rows
        ],
    }  # fmt: skip


def _check(store: "Store", options: Namespace) -> int:
    found = pack_called(store, options.pack)
    if options.json:
        told = {} if found.pack is None else pack_data(found.pack)
        print_json("pack", {"sound": found.pack is not None, "faults": found.faults} | told)
        return OK if found.pack is not None else REFUSED
    if found.pack is None:
        print_lines(found.faults)
        tell(f"{so_many(len(found.faults), 'fault')}: the pack cannot be used like this.")
        return REFUSED
    pack = found.pack
    tell(f"{pack.name} by {pack.by}, version {pack.version}: {so_many(len(pack.rows), 'row')}, no faults.")
    return OK


def _show(store: "Store", options: Namespace) -> int:
    pack = _sound(store, options.pack)
    if options.json:
        print_json("pack", {"sound": True, "faults": []} | pack_data(pack))
        return OK
    print_lines([f"{pack.name} by {pack.by}, version {pack.version}"])
    print_wrapped([pack.notes] if pack.notes else [])
    for one in pack.rows:
        said = (
            one.row.name,
            one.price,
            effects.format_effects(getattr(one.row, "effects", "")),
            one.row.remark,
        )
        print_wrapped([f"{one.section}.{one.key}: {'; '.join(filter(None, said))}"])
    return OK


def _list(store: "Store", options: Namespace) -> int:
    if options.deleted:
        return deleting.list_deleted(store, options, "pack")
    rows: list[dict[str, Any]] = []
    carried = carried_packs(store)
    bearers = {held.pack.text: list(held.by) for held in carried}
    own = set()
    for one in kept_packs():
        own.add(one.text)
        rows.append(_listed(one, "kept") | {"carried_by": bearers.get(one.text, [])})
    for held in carried:
        if held.pack.text not in own:
            entry = KeptPack(path=Path(held.pack.name), text=held.pack.text, pack=held.pack)
            rows.append(_listed(entry, "carried") | {"carried_by": list(held.by)})
    rows += [
        _listed(one, "example") | {"file": one.path.stem} for one in example_packs() if one.text not in own
    ]
    if options.json:
        print_json("packs", {"packs": rows})
        return OK
    told = [
        (row["name"], row["by"], row["version"], row["rows"], _where(row))
        for row in rows
    ]  # fmt: skip
    print_lines(table(told, head=("name", "by", "version", "rows", "")))
    for row in rows:
        for fault in row["faults"]:
            tell(fault)
    return OK


def _where(row: dict[str, Any]) -> str:
    if row["faults"]:
        return f"kept, {so_many(len(row['faults']), 'fault')}: it cannot be used"
    if row["is"] == "carried":
        return f"carried by {', '.join(row['carried_by'])}; pack take keeps it"
    if row["is"] == "example":
        return f"example; squadlog pack take {row['file']} keeps it"
    return "kept" + (f"; carried by {', '.join(row['carried_by'])}" if row["carried_by"] else "")


def _listed(one: KeptPack, kind: str) -> dict[str, Any]:
    pack = one.pack
    return {
        "name": one.name, "by": "" if pack is None else pack.by, "version": "" if pack is None else pack.version,
        "rows": 0 if pack is None else len(pack.rows), "is": kind, "carried_by": [], "file": one.path.stem,
        "faults": list(one.faults),
    }  # fmt: skip


def _take(store: "Store", options: Namespace) -> int:
    """Nothing is written unless the whole pack can be used."""
    pack = _sound(store, options.pack)
    path = keep_pack(pack)
    if options.json:
        print_json("pack", {"sound": True, "faults": [], "file": str(path)} | pack_data(pack))
        return OK
    print_lines([str(path)])
    tell(f"{pack.name} is kept: squads can be built with its {so_many(len(pack.rows), 'row')}.")
    return OK


def _share(store: "Store", options: Namespace) -> int:
    return sharing.print_code(codes.code("PACK", _sound(store, options.pack).text), options.qr)


def _export(store: "Store", options: Namespace) -> int:
    return write_out(_sound(store, options.pack).text, options.to)


def _give(store: "Store", options: Namespace) -> int:
    pack, plan = _sound(store, options.pack), plan_called(store, options.squad)
    if plan.name not in store.squads.names():
        raise NotFoundError(f"You have no squad called {clean_text(options.squad, limit=80)}.")
    given = packed.give_pack(plan, pack.text)
    store.squads.save(plan.name, exchange.export_squad(given))
    changed = [one.row.name for one in pack.rows if one.replaces]
    tell(f"{plan.name} carries {pack.name}." + (f" For it holds: {'; '.join(changed)}." if changed else ""))
    return OK


def _delete(store: "Store", options: Namespace) -> int:
    wanted = fold_name(options.pack)

    def drop() -> None:
        found = next((one for one in kept_packs() if wanted in _names(one)), None)
        if found is None:
            raise NotFoundError(
                f"You keep no pack {clean_text(options.pack, limit=80)}; squadlog pack list lists them."
            )
        files.delete_file(store, "pack", found.path, for_good=options.for_good)

    return deleting.delete(store, options, options.pack, ("pack",), drop)


def _restore(store: "Store", options: Namespace) -> int:
    path = next(
        (one for one in store.deleted.all("pack") if fold_name(one.name) == fold_name(options.pack)), None
    )
    said = options.pack if path is not None else fold_name(options.pack).replace(" ", "_")
    return deleting.restore(store, options, said, "pack")


_TASKS = {
    "list": _list, "check": _check, "show": _show, "take": _take, "share": _share, "export": _export, "give": _give,
    "delete": _delete, "restore": _restore,
}  # fmt: skip
