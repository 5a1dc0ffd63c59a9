"""Characters of Legionnaire and counters of Centurion: into a squad, and back."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.read_files import MissingError, read_file
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of, load_rulebook
from squadlog.cli.choosing import open_battle, open_store
from squadlog.cli.commands import MISREAD, NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.plans import own_name, plan_called
from squadlog.cli.options import pairs, parser, read
from squadlog.cli.printing import tell, write_out
from squadlog.cli.streams import stdin_bytes
from squadlog.session.usual import usual_rulings
from squadlog.squads import edit
from squadlog.squads.conversion import counter, recruiting, sheet
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.plan import SoldierPlan, SquadPlan

with lazy_imports():
    from squadlog.setup import going_back

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

_LARGEST = 1_000_000
"""The most bytes that are read."""
_FORMS = ("toml", "json", "text")


def run(name: str, words: list[str]) -> int:
    """`convert FILE`, `convert --back [BATTLE|FILE|SQUAD]`, `convert --centurion [BATTLE] [SQUAD]`."""
    made = parser(name, battle=True)
    made.add_argument(
        "what",
        nargs="?",
        default="",
        help="a sheet or a counter as a file, - for stdin; a battle, a squad of it",
    )
    made.add_argument(
        "squad", nargs="?", default="", help="only this squad of the battle, or counter of the file"
    )
    made.add_argument(
        "--back", action="store_true", help="write character sheets of a battle, a squad or its file"
    )
    made.add_argument("--all", action="store_true", dest="everybody", help="with --back: of soldiers too")
    made.add_argument("--centurion", action="store_true", help="the squads of a battle as infantry counters")
    made.add_argument("--into", metavar="SQUAD", help="add the soldiers to this squad of yours, or create it")
    made.add_argument(
        "--name", metavar="NAME", default="Characters", help="name of the squad that is written"
    )
    made.add_argument(
        "--is",
        dest="answers",
        action="append",
        default=[],
        metavar="THING=KEY",
        help='choose an equivalent: --is "crossbow=SR", --is "crossbow=none"',
    )
    made.add_argument("--form", choices=_FORMS, help="format of sheets and counters (else toml)")
    made.add_argument("--to", metavar="FILE", type=Path, help="write it there instead of on stdout")
    options = read(made, words)
    options.form = options.form or ("json" if options.json else "toml")
    if options.back and options.centurion:
        raise NotUnderstoodError("Choose one of --back and --centurion.")
    if options.centurion:
        return _to_centurion(options)
    return _back(options) if options.back else _forth(options)


def _data(what: str) -> bytes:
    try:
        return stdin_bytes(_LARGEST) if what == "-" else read_file(Path(what), _LARGEST)
    except MissingError as error:
        raise NotFoundError(str(error)) from None


# Into a squad


def _forth(options: Namespace) -> int:
    if not options.what:
        raise NotUnderstoodError(
            "Name the file of a character sheet, or - for stdin; --back writes sheets, --centurion writes counters."
        )
    data, source = _data(options.what), "stdin" if options.what == "-" else options.what
    book = load_rulebook()
    if counter.is_counter(data[:400].decode("utf-8", "replace")):
        return _keep_or_print(
            _come_back(counter.read_counters(data, book, source=source), options.squad), options
        )
    answers = pairs("--is", options.answers)
    soldiers: list[SoldierPlan] = []
    open_questions = False
    for one in sheet.read_sheets(data, source=source):
        for line in one.unread:
            tell(f"Line {line.line} cannot be read and is kept as a note: {line.text}")
        found = recruiting.recruit(one.sheet, book, answers)
        for remark in found.remarks:
            tell(f"{one.sheet.name}: {remark.sentence} [{remark.rule}]")
        for asked in found.asked:
            open_questions = True
            keys = ", ".join(asked.options)
            tell(
                f'{one.sheet.name}: {asked.question} Say --is "{asked.written}=KEY", one of {keys} [{asked.rule}].'
            )
        if found.soldier is not None:
            soldiers.append(found.soldier)
    if open_questions:
        return MISREAD
    if not soldiers:
        tell("None of these characters can fight.")
        return NOTHING
    return _keep_or_print(_squad_of(soldiers, options.name), options)


def _come_back(counters: tuple[counter.InfantryCounter, ...], name: str) -> SquadPlan:
    """The squad of the one counter, or of the one of that name."""
    found = [one for one in counters if name.casefold() in ("", one.name.casefold())]
    if len(found) != 1:
        known = ", ".join(one.name for one in counters)
        raise NotFoundError(f"Name one of the counters in the file behind it: {known}.")
    return counter.come_back(found[0])


def _squad_of(soldiers: list[SoldierPlan], name: str) -> SquadPlan:
    plan = SquadPlan(name="Characters", soldiers=(soldiers[0],))
    for one in soldiers[1:]:
        plan = edit.recruit(plan, one)
    return edit.set_squad(plan, name=name)


def _keep_or_print(plan: SquadPlan, options: Namespace) -> int:
    if options.into is None:
        return write_out(export_squad(plan), options.to)
    with open_store() as store:
        _into(store, plan, options.into)
    return OK


def _into(store: "Store", plan: SquadPlan, name: str) -> None:
    known = own_name(store, name)
    whole = edit.set_squad(plan, name=name)
    if known is not None:
        whole = plan_called(store, known)
        for soldier in plan.soldiers:
            whole = edit.recruit(whole, soldier)
    store.squads.save(whole.name, export_squad(whole))
    come = whole.soldiers[-len(plan.soldiers) :]
    tell(f"Now in {whole.name}: {', '.join(one.name for one in come)}.")
    for one, brought in zip(come, plan.soldiers, strict=True):
        if one.name != brought.name:
            tell(f"{brought.name} was already in it: this one is {one.name}.")


# Back


def _is_battle(what: str) -> bool:
    return not what or (what.isascii() and what.isdecimal() and not Path(what).exists())


def _back(options: Namespace) -> int:
    if _is_battle(options.what):
        options.battle = options.what or options.battle
        with open_battle(options) as seat:
            rulings = rulings_of(seat.known.rulings, seat.known.setup.version)
            found = going_back.sheets_of(
                seat.known, book_of(seat.known.setup), rulings, everybody=options.everybody
            )
        if not found:
            tell("No soldier there is a character; --all writes sheets of all soldiers.")
            return NOTHING
        return write_out(sheet.sheets_as(found, options.form), options.to)
    with open_store() as store:
        rulings = usual_rulings(store.settings)
        if options.what == "-" or Path(options.what).exists():
            plan = import_squad(_data(options.what), load_rulebook(), source=options.what)
        else:
            plan = plan_called(store, options.what)
    found = tuple(
        recruiting.return_character(
            one,
            one.weapons,
            one.equipment,
            "none" if one.character is None else one.character.wound,
            one.character,
            book_of(plan),
            rulings,
        )
        for one in plan.soldiers
    )
    return write_out(sheet.sheets_as(found, options.form), options.to)


def _to_centurion(options: Namespace) -> int:
    if options.what and not _is_battle(options.what):
        if options.squad:
            raise NotFoundError(
                f"{options.what!r} is not the number of a battle; squadlog battles lists them."
            )
        options.what, options.squad = "", options.what
    options.battle = options.what or options.battle
    with open_battle(options) as seat:
        rulings = rulings_of(seat.known.rulings, seat.known.setup.version)
        try:
            found = going_back.counters_of(seat.known, book_of(seat.known.setup), rulings, options.squad)
        except KeyError:
            known = ", ".join(going_back.squads_of(seat.known).values())
            raise NotFoundError(f"There is no squad {options.squad}; there are {known}.") from None
    if not found:
        tell("No soldier is left who counts (CEN-05).")
        return NOTHING
    return write_out(counter.counters_as(found, options.form), options.to)
