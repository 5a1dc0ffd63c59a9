"""`squadlog lab`: is a scenario fair, which commander is better; battles by the hundred, on every core."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.write_files import write_new
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import add_json, parser, read, task_first
from squadlog.cli.printing import print_json, print_lines, print_wrapped, tell, write_out
from squadlog.extras.lab.commands.asking import AnyOrder, ask_rest, asks_a_person, lacks

with lazy_imports():
    from squadlog.extras.lab.asked import cells, naming, places
    from squadlog.extras.lab.asked import lab as labs
    from squadlog.extras.lab.cluster import on
    from squadlog.extras.lab.commands import playing, reporting, spelling
    from squadlog.extras.lab.told import compared, findings, flat
    from squadlog.extras.lab.told import report as reports
    from squadlog.extras.lab.trials import replaying, running

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Mapping

    from squadlog.extras.lab.asked.lab import Lab, LabQuestion
    from squadlog.extras.lab.trials.running import RunningLab

_ASKS = {
    "fair": "whether a scenario is fair: lab fair long_ford",
    "levels": "which commander is better: lab levels tutorial_map",
    "rank": "which squad wins: lab rank john_doe tog_line",
    "worth": "what a weapon, a suit or troops are worth: lab worth SAR",
}
_TASKS = {
    "list": "your labs",
    **_ASKS,
    "new": "write the file of a lab: lab new ford.toml fair long_ford; at a terminal it asks for what is missing",
    "run": "play the battles of a lab that are missing",
    "resume": "the same, after a stop",
    "show": "what a lab has found",
    "report": "all of it on a page, or with --to as HTML, PDF, CSV, JSON",
    "heat": "where on the map its battles were fought: lab heat ford.toml 1 --svg > heat.svg",
    "rows": "its battles as CSV or SQLite, in the order of cells and numbers",
    "play": "one of its battles as a record to walk through: lab play ford.toml 1 12",
    "stop": "have the lab that runs elsewhere stop after the battles under way",
    "delete": "delete a lab with all its battles, for good",
}  # fmt: skip
_MINUTES = 10.0


def run(name: str, words: list[str]) -> int:
    """`lab TASK`. Code 4 where a process or a file failed, 5 for no such cell or battle, 130 after Ctrl+C."""
    made = parser(name)
    does = made.add_subparsers(dest="what", metavar="|".join(_TASKS), parser_class=AnyOrder)
    for task, told in _TASKS.items():
        sub = does.add_parser(task, help=told, description=told)
        _add_options(sub, task)
        if task not in ("stop", "delete"):
            add_json(sub)
    options = read(made, task_first(words, _TASKS))
    try:
        return _DOES[options.what or "list"](options)
    except labs.LabError as error:
        raise NotUnderstoodError(str(error)) from error


def _add_options(sub: ArgumentParser, task: str) -> None:
    if task == "new":
        sub.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the file to write")
        sub.add_argument("question", nargs="?", choices=_ASKS, help="what is asked")
        sub.set_defaults(refuse=sub.error)
    if task in _ASKS or task == "new":
        spelling.add_question(sub, task)
    if task in ("run", "resume", "show", "report", "heat", "rows", "play", "stop", "delete"):
        sub.add_argument("lab", metavar="LAB", help="a lab by its file, or by its name in lab list")
    if task == "delete":
        sub.add_argument("--yes", action="store_true", required=True, help="really")
    if task in _ASKS or task in ("run", "resume"):
        spelling.add_running(sub, _MINUTES if task in _ASKS else None)
    if task == "report":
        reporting.add_report(sub)
    if task == "heat":
        reporting.add_heat(sub)
    if task == "play":
        sub.add_argument("cell", metavar="CELL", help="a cell by its number or key, as lab show has it")
        sub.add_argument(
            "number", metavar="N", type=spelling.number_of, help="the number of the battle, from 0 on"
        )
    if task == "rows":
        sub.add_argument(
            "--to", type=Path, metavar="FILE", help="a new file, .csv or .sqlite (else on stdout)"
        )
        sub.add_argument("--spots", action="store_true", help="every shot and fall with its place instead")


def _list(options: Namespace) -> int:
    found = [(path.stem, _title(path)) for path in places.list_labs()]
    if options.json:
        print_json("labs", {"labs": [{"name": name, "title": title} for name, title in found]})
    elif found:
        print_lines(f"{name}  {clean_text(title, limit=200)}" for name, title in found)
    else:
        tell("There is no lab yet; squadlog lab fair long_ford asks whether The Long Ford is fair.")
    return OK if found else NOTHING


def _title(path: Path) -> str:
    """What a lab asks; of a file that is wrong, what is wrong with it."""
    try:
        return labs.read_lab(path).title
    except SquadlogError as error:
        return str(error)


def _new(options: Namespace) -> int:
    lacking = lacks(options)
    if (lacking or not (options.named or options.scenario)) and asks_a_person():
        ask_rest(options, _ASKS)
    elif lacking:
        options.refuse(f"the following arguments are required: {', '.join(lacking)}")
    lab = _asked(options.question, options)
    write_new(options.file, labs.format_lab(lab))
    tell(f"Written to {options.file}. squadlog lab run {options.file} plays it.")
    return OK


def _ask(options: Namespace) -> int:
    lab = _asked(options.what, options)
    return _play(_open(lab, places.keep_lab(lab, naming.stem_of(lab))), options)


def _asked(question: LabQuestion, options: Namespace) -> Lab:
    """The lab that is asked on the command line, whose battles can be played."""
    lab = spelling.lab_asked(question, options)
    try:
        cells.cells_of(lab)
    except SquadlogError as error:
        raise NotUnderstoodError(str(error)) from error
    return lab


def _run(options: Namespace) -> int:
    return _play(_found(options.lab), options)


def _play(lab: RunningLab, options: Namespace) -> int:
    if options.on:
        if options.plan:
            raise NotUnderstoodError(
                "A plan is made here: say --plan --processes N with the number of workers."
            )
        on.require_cluster(options.on)
    if options.plan:
        print_wrapped(playing.plan(lab, options.minutes, options.processes or 0))
        return OK
    code = playing.play(lab, options.minutes, options.processes or 0, options.on)
    _print(lab, as_json=options.json)
    return code


def _show(options: Namespace) -> int:
    lab = _found(options.lab)
    _print(lab, as_json=options.json)
    for line in reports.say_others(lab.rows.others()):
        tell(line)
    return OK if lab.was else NOTHING


def _print(lab: RunningLab, *, as_json: bool) -> None:
    if as_json:
        print_json(
            "lab",
            {
                "title": lab.lab.title,
                "questions": findings.list_findings(lab),
                **compared.describe_compared(lab),
            },
        )
    else:
        print_wrapped(findings.tell_findings(lab), hanging=3)


def _rows(options: Namespace) -> int:
    lab = _found(options.lab)
    if options.json and (options.spots or options.to):
        raise NotUnderstoodError("--json prints the battles; leave it out with --spots or --to.")
    if options.json:
        print_json("lab-rows", {"rows": list(flat.list_rows(lab.counted()))})
        return OK
    if options.to is not None:
        flat.require_ending(options.to)
    if options.to is not None and options.to.suffix.lower() in flat.SQLITE:
        return reporting.write_tables(lab, options.to)
    text = flat.write_spots(lab.counted()) if options.spots else flat.write_rows(lab.counted())
    return write_out(text, options.to)


def _heat(options: Namespace) -> int:
    return reporting.tell_heat(_found(options.lab), options)


def _report(options: Namespace) -> int:
    return reporting.tell_report(_found(options.lab), options)


def _replay(options: Namespace) -> int:
    lab = _found(options.lab)
    cell = reporting.find_cell(lab, options.cell).cell
    try:
        battle = replaying.keep_battle(lab, cell, options.number)
    except replaying.NoRowError as error:
        raise NotFoundError(str(error)) from error
    if options.json:
        print_json("lab-battle", {"battle": battle})
    else:
        print_lines(
            [f"Battle {battle}: squadlog replay {battle} shows it, squadlog log --battle {battle} tells it."]
        )
    return OK


def _stop(options: Namespace) -> int:
    places.ask_to_stop(places.find_lab(options.lab))
    tell("Where it is played, it stops after the battles that are under way.")
    return OK


def _delete(options: Namespace) -> int:
    path = places.find_lab(options.lab)
    places.delete_lab(path)
    tell(f"The lab {clean_text(path.stem, limit=60)} is deleted, with all its battles.")
    return OK


def _found(name: str) -> RunningLab:
    path = places.find_lab(name)
    return _open(labs.read_lab(path), path)


def _open(lab: Lab, path: Path) -> RunningLab:
    try:
        return running.RunningLab(lab, path)
    except StoreError:
        raise
    except SquadlogError as error:
        raise NotUnderstoodError(f"{path.name} cannot be played: {error}") from error


_DOES: Mapping[str, Callable[[Namespace], int]] = {
    **dict.fromkeys(_ASKS, _ask),
    "list": _list, "new": _new, "run": _run, "resume": _run, "show": _show, "heat": _heat, "report": _report,
    "rows": _rows, "play": _replay, "stop": _stop, "delete": _delete,
}  # fmt: skip
