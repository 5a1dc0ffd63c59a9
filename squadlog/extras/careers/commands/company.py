"""`company`: companies of soldiers who live on from battle to battle."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import end_sentence, numbers, so_many
from squadlog.base.read_files import read_file
from squadlog.book.load import load_rulebook
from squadlog.cli import deleting
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import DELETES, DELETING, RESTORES, Parser, add_json, parser, read, task_first
from squadlog.cli.printing import print_json, print_lines, print_listed, print_wrapped, table, tell
from squadlog.cli.streams import stdin_bytes
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.commands import afterwards
from squadlog.extras.careers.commands.members import one_said, who_said
from squadlog.extras.careers.house import OFF, OURS, CareerError, house_rules
from squadlog.extras.careers.own_files import sentences_of
from squadlog.extras.careers.session.companies import Companies, names_of
from squadlog.extras.careers.words import (
    ROSTER,
    borne_lines,
    company_line,
    company_lines,
    entry_words,
    member_lines,
    out_words,
    roster_rows,
)
from squadlog.session.usual import usual_rulings

with lazy_imports():
    from squadlog.cli.map import plans
    from squadlog.extras.careers.session import changed, mustering

_LARGEST_PICTURE = 20_000
"""Bytes of the largest picture that is read."""
_LONGEST_NUMBER = 7
"""Digits of the longest number that is taken."""


def run(name: str, words: list[str]) -> int:
    """`company list|new|show|enlist|muster|after|outfit|heal|spend|gain|medal|note|picture|stash|...`."""
    made = parser(name)
    does = made.add_subparsers(dest="what", metavar="|".join(_DOES), parser_class=Parser)
    for word, (summary, arguments, _) in _DOES.items():
        sub = does.add_parser(word, help=summary, description=summary)
        add_json(sub)
        for argument in arguments.split():
            sub.add_argument(argument, **_ARGUMENTS[argument])
        sub.add_argument("--by", default="", metavar="NAME", help="who says it")
    options = read(made, task_first(words, _DOES))
    with open_store() as store:
        try:
            return _DOES[options.what or "list"][2](Companies(store, by=getattr(options, "by", "")), options)
        except CareerError as error:
            for sentence in sentences_of(error):
                tell(sentence)
            return REFUSED


def _one_or_more(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER and int(text)):
        raise ValueError
    return int(text)


_one_or_more.__name__ = "number from 1 on"


def _delete(companies: Companies, options: Namespace) -> int:
    def drop() -> None:
        try:
            companies.delete(companies.called(options.company), for_good=options.for_good)
        except CareerError as error:
            raise NotFoundError(str(error)) from None

    return deleting.delete(companies.store, options, options.company, ("company",), drop)


def _restore(companies: Companies, options: Namespace) -> int:
    return deleting.restore(companies.store, options, options.company, "company")


def _list(companies: Companies, options: Namespace) -> int:
    if getattr(options, "deleted", False):
        return deleting.list_deleted(companies.store, options, "company")
    found = companies.all()
    if options.json:
        print_listed("companies", options.json, found)
    elif found:
        print_wrapped(
            line
            for one in found
            for line in (company_line(one), *(battle.told for battle in changed.find_changed(companies, one)))
        )
    else:
        tell("There is no company yet; squadlog company new NAME --squad SQUAD creates one.")
    return OK


def _new(companies: Companies, options: Namespace) -> int:
    squads = [plans.plan_called(companies.store, squad) for squad in options.squad]
    side = options.side or (squads[0].side if squads else "Commonwealth")
    one = companies.found(options.name, side, options.points, squads)
    tell(f"{company_line(one)}.")
    return OK


def _show(companies: Companies, options: Namespace) -> int:
    one = companies.called(options.company)
    if options.member:
        number = one_said(options.member, one)
        name = names_of(one, (number,))[number]
        if options.json:
            print_json("member", one.member(number))
        else:
            print_wrapped(member_lines(one, number, name, changed.numbers_of(companies)), hanging=4)
        return OK
    if options.json:
        print_json("company", one)
        return OK
    print_wrapped([company_line(one), *(battle.told for battle in changed.find_changed(companies, one))])
    names = names_of(one)
    print_lines(table(roster_rows(one, names), head=ROSTER))
    print_wrapped(out_words(one, names))
    print_wrapped(borne_lines(one, names))
    print_wrapped(company_lines(one, changed.numbers_of(companies)))
    return OK


def _enlist(companies: Companies, options: Namespace) -> int:
    squad, rulings = (
        plans.plan_called(companies.store, options.squad_named),
        usual_rulings(companies.store.settings),
    )
    who = who_said(options.who) if options.who else ()
    joined = companies.enlist(companies.called(options.company), squad, who, load_rulebook(), rulings)
    tell(f"{so_many(len(joined), 'soldier')} of {squad.name} joined, with the numbers {numbers(joined)}.")
    return OK


def _muster(companies: Companies, options: Namespace) -> int:
    one = companies.called(options.company)
    who = who_said(options.numbers, one)
    squad = companies.muster(
        one,
        who,
        options.squad_as or one.name,
        load_rulebook(),
        usual_rulings(companies.store.settings),
        instead=options.replace,
        along=", ".join(options.along),
    )
    tell(f"{squad.name} is saved as a squad: {so_many(len(squad.soldiers), 'soldier')}.")
    if hurt := [f"{soldier.name} {soldier.wound}" for soldier in squad.soldiers if soldier.wound != "none"]:
        tell(f"They begin wounded ({OURS}): {', '.join(hurt)}.")
    for line in afterwards.brought_lines(one, squad):
        tell(line)
    return OK


def _outfit(companies: Companies, options: Namespace) -> int:
    squad = plans.plan_called(companies.store, options.squad_named)
    changed = companies.reoutfit(companies.called(options.company), squad)
    tell(f"{numbers(changed)} are on record as {squad.name} has them.")
    return OK


def _members(companies: Companies, options: Namespace) -> tuple[int, ...]:
    return who_said(options.numbers, companies.called(options.company))


def _write(companies: Companies, options: Namespace, entries: Iterable[told.ChronicleEntry]) -> int:
    made = tuple(entries)
    one = companies.write(companies.called(options.company), *made)
    for entry in made:
        tell(end_sentence(f"{one.name}: {entry_words(entry)}"))
    return OK


def _heal(companies: Companies, options: Namespace) -> int:
    if options.of:
        return afterwards.heal(companies, options, _members(companies, options))
    made = (
        told.Healed(member=number, wound=options.to, why=options.why)
        for number in _members(companies, options)
    )
    return _write(companies, options, made)


def _points(companies: Companies, options: Namespace) -> int:
    points = options.points_said if options.what == "gain" else -options.points_said
    return _write(companies, options, [told.PointsMoved(points=points, why=" ".join(options.text))])


def _medal(companies: Companies, options: Namespace) -> int:
    medal = " ".join(options.text)
    made = (told.Decorated(member=number, medal=medal) for number in _members(companies, options))
    return _write(companies, options, made)


def _note(companies: Companies, options: Namespace) -> int:
    number = (
        None
        if options.member_or == "company"
        else one_said(options.member_or, companies.called(options.company))
    )
    return _write(companies, options, [told.Remembered(member=number, text=" ".join(options.text))])


def _picture(companies: Companies, options: Namespace) -> int:
    if options.file is None:
        data = b""
    elif str(options.file) == "-":
        data = stdin_bytes(_LARGEST_PICTURE)
    else:
        data = read_file(options.file, _LARGEST_PICTURE)
    lines = tuple(data.decode(errors="replace").rstrip().splitlines())
    number = one_said(options.numbers, companies.called(options.company))
    return _write(companies, options, [told.Portrayed(member=number, lines=lines)])


def _stash(companies: Companies, options: Namespace) -> int:
    one = companies.called(options.company)
    if not options.way:
        if options.json:
            print_listed("stash", options.json, one.stash)
            return OK
        if not one.stash:
            tell(f"{one.name} has nothing in store.")
        print_lines(f"{count} {item}" for item, count in sorted(one.stash.items()))
        return OK
    if not options.item:
        raise NotUnderstoodError("Say what: squadlog company stash COMPANY add|take ITEM [COUNT].")
    things = mustering.things_said(options.item)
    if options.count is not None and [many for _, many in things] != [None]:
        raise NotUnderstoodError("Say how many once: before the thing or behind it.")
    sign = 1 if options.way == "add" else -1
    made = (
        told.Stashed(item=item, count=sign * (many or options.count or 1), why=options.why)
        for item, many in things
    )
    return _write(companies, options, made)


def _discharge(companies: Companies, options: Namespace) -> int:
    made = (told.Discharged(member=number, why=options.why) for number in _members(companies, options))
    return _write(companies, options, made)


def _house(companies: Companies, options: Namespace) -> int:
    if options.rule and options.option:
        rule, option = options.rule.casefold(), options.option.casefold()
        return _write(companies, options, [told.HouseRuleChosen(rule=rule, option=option)])
    one = companies.called(options.company)
    if options.json:
        print_json("house-rules", {rule.key: one.rule(rule.key) for rule in house_rules()})
        return OK
    for rule in house_rules():
        if options.rule in (None, rule.key):
            print_wrapped([f"{rule.key}: {rule.question} ({OURS}; now {one.rule(rule.key)})"])
            print_wrapped(f"  {option}: {words}" for option, words in rule.options.items())
    return OK


def _log(companies: Companies, options: Namespace) -> int:
    entries = companies.chronicle(companies.called(options.company))
    if options.json:
        print_listed("company-log", options.json, entries)
    else:
        numbered = changed.numbers_of(companies)
        print_wrapped(
            f"{one.at[:10]} {entry_words(one.entry, numbered)}{f' ({one.by})' if one.by else ''}"
            for one in entries
        )
    return OK


def _undo(companies: Companies, options: Namespace) -> int:
    one = companies.called(options.company)
    entry = companies.take_back(one)
    tell(end_sentence(f"Undone for {one.name}: {entry_words(entry, changed.numbers_of(companies))}"))
    if isinstance(entry, told.TookPart) and entry.battle:
        tell(
            "With it goes what the battle left for all others who fought there, its result, and its step in a campaign."
        )
    return OK


_ARGUMENTS: dict[str, Mapping[str, Any]] = {
    **DELETING,
    **afterwards.ARGUMENTS,
    "company": {"help": "the name of the company"},
    "name": {"help": "title"},
    "member": {"nargs": "?", "help": "a soldier by number or name: the whole career"},
    "numbers": {"help": "soldiers of the company by number or name, such as 1-4,7,Anna"},
    "member_or": {"metavar": "SOLDIER|company", "help": "a soldier of it by number or name, or company"},
    "squad_named": {"metavar": "squad", "help": "a squad of one's own, or ready:KEY"},
    "fight": {"nargs": "?", "metavar": "BATTLE", "help": "the battle, else the current one"},
    "--battle": {"metavar": "N", "help": "the same"},
    "text": {"nargs": "+", "help": "the words: which medal, what for, what is noted"},
    "points_said": {"type": _one_or_more, "metavar": "points", "help": "how many"},
    "file": {
        "nargs": "?",
        "type": Path,
        "help": "a text file of up to 24 lines, - for stdin, none: no picture",
    },
    "way": {"nargs": "?", "choices": ("add", "take"), "help": "into it, or out of it"},
    "item": {"nargs": "?", "help": "what: mine, or '2 mine, 1 holotarp'"},
    "count": {"nargs": "?", "type": _one_or_more, "help": "how many (1)"},
    "rule": {"nargs": "?", "help": "a house rule"},
    "option": {"nargs": "?", "help": f"what it is set to; {OFF}: it does not hold"},
    "--side": {"default": "", "help": "whom its squads fight for"},
    "--points": {"type": int, "default": 0, "help": "points to begin with (0)"},
    "--squad": {
        "action": "append",
        "default": [],
        "metavar": "SQUAD",
        "help": "enlist this squad, all of it",
    },
    "--who": {"default": "", "metavar": "1-4,7", "help": "these soldiers of the squad alone"},
    "--as": {"dest": "squad_as", "default": "", "metavar": "SQUAD", "help": "what the squad is called"},
    "--with": {
        "dest": "along",
        "action": "append",
        "default": [],
        "metavar": "THINGS",
        "help": "what of the stash goes along, such as '2 mine, 1 holotarp'",
    },
    "--replace": {"action": "store_true", "help": "in place of the squad that is called so"},
    "--campaign": {"default": "", "metavar": "NAME", "help": "the campaign that it belongs to"},
    "--to": {"choices": ("none", "L", "M", "S", "U", "D"), "default": "none", "help": "to this level (none)"},
    "--why": {"default": "", "metavar": "TEXT", "help": "why"},
}
_DOES: dict[str, tuple[str, str, Callable[[Companies, Namespace], int]]] = {
    "list": ("every company in a line", "--deleted", _list),
    "new": ("create a company from saved squads", "name --squad --side --points", _new),
    "show": ("a company, or the career of one soldier", "company member", _show),
    "enlist": ("soldiers of a squad join", "company squad_named --who", _enlist),
    "muster": ("save these soldiers as a squad", "company numbers --as --with --replace", _muster),
    "after": (
        "enter a finished battle in the careers of all who fought",
        "fight --battle --campaign --roll",
        afterwards.enter,
    ),
    **afterwards.DOES,
    "outfit": ("enter the names and outfits of a mustered squad", "company squad_named", _outfit),
    "heal": (
        "set a wound by hand, or heal a lasting effect",
        "company numbers --to --of --free --why",
        _heal,
    ),
    "spend": ("spend points", "company points_said text", _points),
    "gain": ("gain points", "company points_said text", _points),
    "medal": ("a medal for soldiers", "company numbers text", _medal),
    "note": ("a note on a soldier or the company", "company member_or text", _note),
    "picture": ("a soldier's picture, drawn in characters", "company numbers file", _picture),
    "stash": ("what the company has in store", "company way item count --why", _stash),
    "discharge": ("soldiers leave", "company numbers --why", _discharge),
    "house": ("house rules: ours, off until you choose them", "company rule option", _house),
    "log": ("every entry about a company", "company", _log),
    "undo": ("undo the last entry", "company", _undo),
    "delete": (DELETES, "company --yes --for-good", _delete),
    "restore": (RESTORES, "company", _restore),
}
