"""Squads: reading, judging, keeping and exchanging them."""

from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import shown_in
from squadlog.base.names import so_many
from squadlog.book.load import book_of, book_with, load_rulebook
from squadlog.cli import deleting, labelling
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.map.plans import READY, own_name, plan_called
from squadlog.cli.options import DELETES, DELETING, RESTORES, Listed, Parser, add_json, parser, read
from squadlog.cli.printing import print_json, print_lines, print_listed, table, tell, write_out
from squadlog.session.usual import usual_rulings, usual_scale
from squadlog.squads.compare import compare
from squadlog.squads.cost import bill, bills
from squadlog.squads.exchange import export_squad
from squadlog.squads.in_play import NOT_IN_PLAY, as_played, idle
from squadlog.squads.lasting import lasting_words, read_lasting
from squadlog.squads.legality import violations
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SquadPlan
from squadlog.squads.ready import load_squad, ready_squads

with lazy_imports():
    from squadlog.book.packs import own_rows
    from squadlog.cli.book import sharing, squad_fight, squad_value
    from squadlog.reports import sheet
    from squadlog.session.packs import kept
    from squadlog.setup import chapters
    from squadlog.squads import edit
    from squadlog.squads.sharing import codes, pasted, spreadsheet, taking

if TYPE_CHECKING:
    from squadlog.book.rulings import Rulings
    from squadlog.store.record_file import Store


def run(name: str, words: list[str]) -> int:
    """`squads list|show|cost|check|copy|rename|tag|move|delete|restore|compare|value|import|export|share|sheet`."""
    made = parser(name)
    does = made.add_subparsers(dest="what", metavar="|".join(_DOES), parser_class=Parser)
    for word, (summary, arguments, _) in _DOES.items():
        sub = does.add_parser(word, help=summary, description=summary)
        add_json(sub)
        for argument in arguments:
            sub.add_argument(argument, **_ARGUMENTS[argument])
    options = read(made, words)
    with open_store() as store:
        return _DOES[options.what or "list"][2](store, options)


def _list(store: "Store", options: Namespace) -> int:
    if getattr(options, "deleted", False):
        return deleting.list_deleted(store, options, "squad")
    rulings = usual_rulings(store.settings)
    names = (*store.squads.names(), *(READY + key for key in ready_squads()))
    found = labelling.labelled(store, options, "squad", names, str)
    if not found and not options.json:
        return labelling.none_fits(store, "squad")
    plans = [(name, plan_called(store, name)) for name, _ in found]
    rows: list[tuple[object, ...]] = []
    for name, plan in plans:
        own = book_of(plan)
        spent = bill(plan, own, rulings)
        faults = sum(fault.forbids for fault in violations(plan, own, rulings))
        rows.append((name, plan.name, plan.side, len(plan.soldiers), spent.total, plan.budget, faults))
    head = ("id", "name", "side", "soldiers", "points", "budget", "faults")
    if options.json:
        told = [
            dict(zip(head, row, strict=True)) | {"folder": label.folder, "tags": label.tags}
            for row, (_, label) in zip(rows, found, strict=True)
        ]
        print_listed("squads", options.json, told)
    else:
        rows, heads = labelling.with_label_columns(rows, head, [label for _, label in found])
        print_lines(table(rows, head=heads))
    return OK


def _show(store: "Store", options: Namespace) -> int:
    plan, rulings = plan_called(store, options.squad), usual_rulings(store.settings)
    book = book_of(plan)
    values = [log_values(plan, place, book, rulings) for place in range(len(plan.soldiers))]
    if options.json:
        print_json("squad-shown", {"plan": plan, "soldiers": values})
        return OK
    spent = bill(plan, book, rulings)
    print_lines(
        [
            f"{plan.name}, {plan.side}: {spent.total} of {plan.budget} points, {spent.left} left, {plan.quality}"
        ]
    )
    rows = [
        (
            soldier.name, value.race, book.troops[soldier.troop].name, soldier.armour, " ".join(value.modifiers),
            " ".join(soldier.weapons), value.points, " ".join((*soldier.equipment, *plan.entrusted(soldier.name))),
        )
        for soldier, value in zip(plan.soldiers, values, strict=True)
    ]  # fmt: skip
    head = ("name", "race", "troop", "armour", "modifiers", "weapons", "points", "equipment")
    print_lines(table(rows, head=head))
    print_lines(own_rows.own_lines(plan.soldiers, book, (thing.item for thing in plan.equipment)))
    print_lines(
        f"{soldier.name} has {lasting_words(one)}."
        for soldier in plan.soldiers
        for one in read_lasting(soldier.lasting)
    )
    print_lines(f"{NOT_IN_PLAY}: {one.sentence} [{one.rule}]" for one in idle(plan, book))
    return OK


def _cost(store: "Store", options: Namespace) -> int:
    rulings = usual_rulings(store.settings)
    names = (*options.beside, options.squad)
    plans = [_as_asked(plan_called(store, name), options, rulings)[0] for name in names]
    spent = bills(plans, book_with(text for plan in plans for text in plan.packs), rulings)[-1]
    if options.json:
        print_json(
            "squad-cost",
            {"total": spent.total, "budget": spent.budget, "left": spent.left, "items": spent.items},
        )
        return OK
    rows = [(item.soldier or "the squad", item.what, item.points, item.rule) for item in spent.items]
    print_lines(table(rows, head=("for", "what", "points", "rule")))
    print_lines([f"{spent.total} of {spent.budget} points, {spent.left} left"])
    return OK


def _check(store: "Store", options: Namespace) -> int:
    """Code 1 when a rule forbids the squad."""
    rulings = usual_rulings(store.settings)
    plan, played = _as_asked(plan_called(store, options.squad), options, rulings)
    book = book_of(plan)
    found = (
        *violations(plan, book, rulings), *chapters.faults_by_chapters(plan, played, book), *idle(plan, book),
    )  # fmt: skip
    if options.json:
        print_listed("squad-faults", options.json, found)
    for fault in () if options.json else found:
        sort = "agreed" if fault.waived else "advice" if fault.warning else "fault"
        sort = NOT_IN_PLAY if fault.code == "not-in-play" else sort
        why = f" (agreed: {fault.waived})" if fault.waived else ""
        print_lines([f"{sort}: {fault.sentence} [{fault.rule}]{why}"])
    forbidden = sum(fault.forbids for fault in found)
    tell(f"{so_many(forbidden, 'fault')}." if forbidden else f"{plan.name} is legal.")
    return REFUSED if forbidden else OK


def _as_asked(plan: SquadPlan, options: Namespace, rulings: "Rulings") -> tuple[SquadPlan, tuple[str, ...]]:
    """The squad as a battle by these chapters has it, and the chapters; all that is on its sheet if none are named."""
    if options.chapters is None:
        return plan, ()
    played = chapters.chapters_in_force(chapters.chapters_said(options.chapters), (), rulings)
    return as_played(plan, played), played


def _copy(store: "Store", options: Namespace) -> int:
    plan = _rename_plan(plan_called(store, options.squad), options.new)
    if own_name(store, plan.name) is not None:
        raise SquadlogError(f"There is a squad called {plan.name} already.")
    store.squads.save(plan.name, export_squad(plan))
    tell(f"{plan.name} is now one of your squads.")
    return OK


def _rename_plan(plan: SquadPlan, name: str) -> SquadPlan:
    return edit.set_squad(plan, name=name)


def _own(store: "Store", name: str) -> str:
    own = own_name(store, name)
    if own is None:
        raise NotFoundError(f"You have no squad called {name}; you can copy the program's squads.")
    return own


def _rename(store: "Store", options: Namespace) -> int:
    own = _own(store, options.squad)
    plan = _rename_plan(plan_called(store, own), options.new)
    store.squads.rename(own, plan.name, export_squad(plan))
    tell(f"{own} is now called {plan.name}.")
    return OK


def _tag(store: "Store", options: Namespace) -> int:
    return labelling.tag(store, options, "squad", _known(store, options.squad))


def _move(store: "Store", options: Namespace) -> int:
    return labelling.move(store, options, "squad", _known(store, options.squad))


def _known(store: "Store", name: str) -> str:
    """The squad of that name as the list has it, one's own or the program's. Raises NotFoundError."""
    if not name.startswith(READY) and (own := own_name(store, name)) is not None:
        return own
    plan_called(store, name)
    key = name.removeprefix(READY).casefold()
    return READY + next(
        ready for ready in ready_squads() if key in (ready, ready.replace("_", " "), _ready_name(ready))
    )


def _ready_name(key: str) -> str:
    return load_squad(key, load_rulebook()).name.casefold()


def _delete(store: "Store", options: Namespace) -> int:
    def drop() -> None:
        store.squads.delete(_own(store, options.squad), for_good=options.for_good)

    return deleting.delete(store, options, options.squad, ("squad",), drop)


def _restore(store: "Store", options: Namespace) -> int:
    return deleting.restore(store, options, options.squad, "squad")


def _compare(store: "Store", options: Namespace) -> int:
    first, second = plan_called(store, options.squad), plan_called(store, options.other)
    if options.fight:
        with shown_in(usual_scale(store.settings)):
            return squad_fight.run(first, second, usual_rulings(store.settings), options)
    rows = compare(first, second, (book_of(first), book_of(second)), usual_rulings(store.settings))
    if options.json:
        print_json(
            "squad-comparison",
            {
                "squads": [first.name, second.name],
                "rows": [{**asdict(row), "differs": row.differs} for row in rows],
            },
        )
        return OK
    shown = [("*" if row.differs else "", row.what, row.first, row.second) for row in rows]
    print_lines(table(shown, head=("", "", first.name, second.name)))
    return OK


def _import(store: "Store", options: Namespace) -> int:
    """Every squad of it or none."""
    plans = taking.squads_in(
        sharing.read_bytes(options.file, taking.MOST_BYTES),
        load_rulebook(),
        source=_source(options.file),
        packs=kept.texts_at_hand(),
    )
    if options.name:
        if len(plans) > 1:
            raise SquadlogError(f"There are {len(plans)} squads in it; --as names one.")
        plans = (_rename_plan(plans[0], options.name),)
    names = [plan.name for plan in plans]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise SquadlogError(f"It has two squads called {twice}; nothing was imported.")
    for name in names:
        if own_name(store, name) is not None:
            raise SquadlogError(f"There is a squad called {name} already; import it --as another name.")
    store.squads.save_all({plan.name: export_squad(plan) for plan in plans})
    print_lines(names)
    return OK


def _source(file: str) -> str:
    return "stdin" if file == "-" else "the code" if codes.is_code(file) else file


def _share(store: "Store", options: Namespace) -> int:
    return sharing.print_code(taking.squad_code(plan_called(store, options.squad)), options.qr)


def _export(store: "Store", options: Namespace) -> int:
    plan = plan_called(store, options.squad)
    if options.form == "code":
        return write_out(taking.squad_code(plan) + "\n", options.to)
    if options.form == "json":
        return write_out(export_squad(plan), options.to)
    text = spreadsheet.as_csv([plan]) if options.form == "csv" else pasted.as_text(plan)
    return write_out(text, options.to)


def _sheet(store: "Store", options: Namespace) -> int:
    if options.squad == "blank":
        text = sheet.blank_sheet(load_rulebook())
    else:
        plan = plan_called(store, options.squad)
        text = sheet.squad_sheet(plan, book_of(plan), usual_rulings(store.settings))
    return write_out(text, options.to)


def _value(store: "Store", options: Namespace) -> int:
    return squad_value.run(store, options)


_ARGUMENTS: dict[str, dict[str, Any]] = {
    "squad": {"help": "a squad by name, or ready:KEY for one of the program's squads"},
    "other": {"help": "the squad to compare it with"},
    "new": {"help": "the new name"},
    "file": {"help": "the file (JSON, CSV or text), a share code, or - for stdin"},
    "--form": {
        "choices": ("json", "csv", "text", "code"),
        "default": "json",
        "help": "json if none is named",
    },
    "--qr": {"metavar": "FILE", "help": "draw it as a QR code: FILE.svg, FILE.png, or - on the terminal"},
    "--with": {
        "action": Listed,
        "dest": "chapters",
        "metavar": "CHAPTER,...",
        "help": "by the prices and rules of these advanced chapters, or none (else those of its sheet)",
    },
    "--beside": {
        "action": "append",
        "default": [],
        "metavar": "SQUAD",
        "help": "another squad of its side, again for more: the bill counts once what is paid once a side",
    },
    "--as": {"dest": "name", "metavar": "NAME", "help": "under this name"},
    "--against": {"metavar": "SUIT", "default": "BI", "help": "the suit of the enemy, such as LI (else BI)"},
    "--range": {"metavar": "M", "type": float, "default": 12.0, "help": "metres to the enemy (else 12)"},
    "--fight": {
        "action": "store_true",
        "help": "by what they do to each other: levels a turn, who finds whom",
    },
    "--night": {"action": "store_true", "help": "by night, with --fight"},
    "--rain": {"action": "store_true", "help": "in rain, with --fight"},
    "--snow": {"action": "store_true", "help": "in snow, with --fight"},
    "--cover": {"metavar": "CLASS", "default": "none", "help": "none, or half- or full-, and soft or hard"},
    **DELETING,
    **labelling.LABELLING,
    **labelling.FILTERS,
    "--to": {"metavar": "FILE", "type": Path, "help": "write it there instead of on stdout"},
}
_DOES: dict[str, tuple[str, tuple[str, ...], Callable[["Store", Namespace], int]]] = {
    "list": ("your squads and the program's squads", ("--deleted", "--folder", "--tag"), _list),
    "show": ("a squad with its log values", ("squad",), _show),
    "cost": ("what a squad costs, item by item", ("squad", "--with", "--beside"), _cost),
    "check": ("the broken rules of a squad; exit code 1 if it is illegal", ("squad", "--with"), _check),
    "copy": ("copy a squad as one of your own", ("squad", "new"), _copy),
    "rename": ("rename a squad of your own", ("squad", "new"), _rename),
    "tag": (labelling.TAGS, ("squad", "tags", "--drop"), _tag),
    "move": (labelling.MOVES, ("squad", "folder", "--out"), _move),
    "delete": (DELETES, ("squad", "--yes", "--for-good"), _delete),
    "restore": (RESTORES, ("squad",), _restore),
    "compare": (
        "two squads side by side; with --fight by what they do to each other",
        ("squad", "other", "--fight", "--night", "--rain", "--snow"),
        _compare,
    ),
    "value": (
        "what its points are worth in play: chances to hit and to be hurt",
        ("squad", "--against", "--range", "--cover"),
        _value,
    ),
    "import": ("import squads from a file, a share code or stdin", ("file", "--as"), _import),
    "export": ("export a squad as JSON, CSV, text or share code", ("squad", "--form", "--to"), _export),
    "share": ("a squad as a share code, or as QR", ("squad", "--qr"), _share),
    "sheet": ("the squad sheet to print; blank for an empty one", ("squad", "--to"), _sheet),
}
