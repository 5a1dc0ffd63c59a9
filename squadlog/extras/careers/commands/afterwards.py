"""`company tables|roll|memorial`, and what `company after` and `company heal` do with what a battle leaves behind."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from squadlog.base.dice import read_face
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import end_sentence, so_many
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import print_json, print_listed, print_wrapped, tell
from squadlog.extras.careers.afterwards.words import owed_words, set_lines
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.house import OFF, OURS
from squadlog.extras.careers.own_files import FaultyFileError
from squadlog.extras.careers.session import afterwards
from squadlog.extras.careers.session.companies import Companies, names_of
from squadlog.extras.careers.session.linked import AfterBattle, LinkedBattles, take_on
from squadlog.extras.careers.words import entry_words
from squadlog.facts.seats import REFEREE
from squadlog.squads.lasting import lasting_words, read_lasting

with lazy_imports():
    from squadlog.cli import lines
    from squadlog.extras.careers.afterwards import graves, listing, tables
    from squadlog.extras.careers.commands import linked
    from squadlog.extras.careers.session import changed

if TYPE_CHECKING:
    from squadlog.squads.plan import SquadPlan

_LET_BE = ("-", "none")
"""What is typed for a roll that the group lets be."""
Does = Callable[[Companies, Namespace], int]


def choose(companies: Companies, options: Namespace) -> int:
    """`company tables COMPANY [SET|FILE|off] [--check]`."""
    one = companies.called(options.company)
    if options.set is None:
        now = one.tables
        if options.json:
            print_listed("after-tables", options.json, [] if now is None else [tables.read_set(now.text)])
        elif now is not None:
            print_wrapped(set_lines(tables.read_set(now.text)), hanging=9)
        else:
            ready = ", ".join(tables.ready_sets())
            tell(
                f"{one.name} has no after-battle tables. Sets of ours: {ready}."
                f" squadlog company tables {options.company} SET chooses one, or a file of your own."
            )
        return OK
    if options.check:
        return _check(options)
    one = afterwards.choose_tables(companies, one, options.set)
    tell(f"{one.name}: {entry_words(one.chosen[-1])}.")
    return OK


def _check(options: Namespace) -> int:
    """What is in a set of tables; code 1 with what is wrong with it."""
    found: tables.AfterSet | None = None
    faults: tuple[str, ...] = ()
    try:
        found = tables.read_set(tables.text_of(options.set)[1])
    except FaultyFileError as error:
        faults = error.faults
    if options.json:
        print_json("after-check", {"sound": not faults, "faults": faults, "set": found})
    elif found is not None:
        print_wrapped(set_lines(found), hanging=9)
    for fault in faults:
        tell(fault)
    return REFUSED if faults else OK


def roll(companies: Companies, options: Namespace) -> int:
    """`company roll COMPANY [FACE ...] [--dice]`: what is owed, or its faces in order."""
    one = companies.called(options.company)
    if options.dice:
        made = afterwards.roll_by_program(companies, one)
        return _tell_rolled(one, made, companies, as_json=options.json)
    if options.faces:
        made = afterwards.roll_faces(companies, one, _faces(one, options.faces))
        return _tell_rolled(one, made, companies, as_json=options.json)
    if options.json:
        print_listed("owed-rolls", options.json, one.owed)
        return OK
    print_wrapped(_owed_lines(one))
    if not one.owed:
        tell(f"{one.name} owes no roll.")
    return OK


def _faces(one: Company, said: Iterable[str]) -> tuple[int, ...]:
    typed = [face for part in said for face in part.replace(",", " ").split()]
    dice = [owed.die for owed in one.owed]
    return tuple(
        _face(text, die) for text, die in zip(typed, [*dice, *[10] * (len(typed) - len(dice))], strict=False)
    )


def _face(text: str, die: int) -> int:
    if text.casefold() in _LET_BE:
        return afterwards.LET_BE
    try:
        return read_face(text, die)
    except ValueError as error:
        raise NotUnderstoodError(f"{end_sentence(str(error))} - lets a roll be.") from None


def _owed_lines(one: Company) -> Iterable[str]:
    names = names_of(one)
    return (owed_words(owed, names.get(owed.member or 0, "")) for owed in one.owed)


def _tell_rolled(
    one: Company, made: tuple[afterwards.Rolled, ...], companies: Companies, *, as_json: int = 0
) -> int:
    now = companies.called(one.id)
    if as_json:
        print_json("rolls", listing.list_rolls(now, made))
        return OK
    for entry in made:
        tell(end_sentence(f"{one.name}: {entry_words(entry)}"))
    if now.owed:
        many = so_many(len(now.owed), "roll")
        tell(f"{many} more: squadlog company roll {changed.quote(one.name)} lists them.")
    return OK


def enter(companies: Companies, options: Namespace) -> int:
    """`company after`: a battle into all careers; its campaign goes on, and the rolls that it leaves are made."""
    options.battle, options.seat = options.fight or options.battle, None
    with open_battle(options, REFEREE) as seat:
        done = take_on(companies, seat, campaign=options.campaign)
    if options.json:
        return _print_entered(companies, done, by_program=options.roll)
    for one in done.took:
        tell(f"{one.company.name}: {entry_words(one.entry, changed.numbers_of(companies))}.")
    if done.took[0].claimed:
        tell(f"It is result {done.took[0].claimed}.")
    if done.standing is not None:
        for line in linked.told_lines(LinkedBattles(companies), done.standing):
            tell(line)
    for one in done.took:
        after(companies, one.company, by_program=options.roll)
    return OK


def _print_entered(companies: Companies, done: AfterBattle, *, by_program: bool) -> int:
    """What a battle did, as JSON; the rolls are made where the program is to roll, and else owed."""
    took = []
    for one in done.took:
        made = afterwards.roll_by_program(companies, one.company) if by_program else ()
        took.append({"entry": one.entry, **listing.list_rolls(companies.called(one.company.id), made)})
    standing = None if done.standing is None else linked.list_at(LinkedBattles(companies), done.standing)
    print_json("after-battle", {"companies": took, "result": done.took[0].claimed, "campaign": standing})
    return OK


def after(companies: Companies, one: Company, *, by_program: bool) -> None:
    """Make the rolls that a battle left: with the program's dice, face by face at a terminal, or say how."""
    if not one.owed:
        return
    if by_program:
        _tell_rolled(one, afterwards.roll_by_program(companies, one), companies)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _ask(companies, one)
    else:
        print_wrapped(_owed_lines(one))
        many, name = so_many(len(one.owed), "roll"), changed.quote(one.name)
        faces = " ".join(["7", "3", "5"][: len(one.owed)])
        tell(
            f"{one.name} owes {many}: squadlog company roll {name} {faces} types faces in this order, --dice rolls"
            " them."
        )


def _ask(companies: Companies, one: Company) -> None:
    reader = lines.Lines(lambda _typed: ())
    tell("Type each face; Enter rolls the app's die, - lets it be, . leaves the rest for later.")
    while one.owed:
        owed = one.owed[0]
        said = reader.asked(f"{owed_words(owed, names_of(one).get(owed.member or 0, ''))}: ")
        if said in (None, "."):
            tell(f"Later: squadlog company roll {changed.quote(one.name)}.")
            return
        try:
            made = (
                afterwards.roll_faces(companies, one, (_face(said, owed.die),))
                if said
                else afterwards.roll_by_program(companies, one, only=1)
            )
        except NotUnderstoodError as error:
            tell(str(error))
            continue
        for entry in made:
            tell(end_sentence(f"{one.name}: {entry_words(entry)}"))
        one = companies.called(one.id)


def heal(companies: Companies, options: Namespace, numbers: Iterable[int]) -> int:
    """`company heal COMPANY SOLDIERS --of NAME [--free] [--why]`: a lasting effect."""
    one = companies.called(options.company)
    made = afterwards.heal_lasting(companies, one, numbers, options.of, free=options.free, why=options.why)
    for entry in made:
        tell(end_sentence(f"{one.name}: {entry_words(entry)}"))
    return OK


def memorial(companies: Companies, options: Namespace) -> int:
    """`company memorial [COMPANY]`: the dead of one company, or of all."""
    meant = (companies.called(options.of_company),) if options.of_company else companies.all()
    found = [(one, graves.graves(one, names_of(one))) for one in meant]
    if options.json:
        print_listed("memorial", options.json, [{"company": one.name, "graves": dead} for one, dead in found])
        return OK
    for one, dead in found:
        print_wrapped([f"{one.name}: {so_many(len(dead), 'grave', none='no')}"])
        print_wrapped(graves.grave_lines(dead), hanging=4)
    return OK


def brought_lines(one: Company, squad: "SquadPlan") -> Iterable[str]:
    """What the soldiers of a mustered squad have from earlier battles, and whether it changes what they cost."""
    brings = [soldier for soldier in squad.soldiers if soldier.lasting]
    for soldier in brings:
        told = "; ".join(lasting_words(effect) for effect in read_lasting(soldier.lasting))
        yield f"{soldier.name} has {told} ({OURS})."
    if brings and one.rule("effects") == OFF:
        command = f"squadlog company house {changed.quote(one.name)} effects points"
        yield f"None of it changes what they cost; {command} has it count."


ARGUMENTS: Mapping[str, Mapping[str, Any]] = {
    "of_company": {"nargs": "?", "metavar": "company", "help": "the name of the company (all)"},
    "set": {"nargs": "?", "help": "a set of ours (gritty, heroic), a TOML file, or off"},
    "--check": {
        "action": "store_true",
        "help": "say what is in it, or what is wrong with it, and choose nothing",
    },
    "faces": {"nargs": "*", "metavar": "FACE", "help": "faces for the rolls in their order; - lets one be"},
    "--dice": {"action": "store_true", "help": "the app rolls all that is owed"},
    "--roll": {"action": "store_true", "help": "the app rolls on the after-battle tables at once"},
    "--of": {"default": "", "metavar": "NAME", "help": "heal this lasting effect instead of a wound"},
    "--free": {"action": "store_true", "help": "without the points that its row asks"},
}
DOES: Mapping[str, tuple[str, str, Does]] = {
    "tables": ("after-battle tables: show, choose or check a set", "company set --check", choose),
    "roll": ("rolls that a battle left: list, type faces, or --dice", "company faces --dice", roll),
    "memorial": ("the dead: in which battle, when, by whom, and what they had done", "of_company", memorial),
}
