"""`result`, `campaign` and `ladder`: what companies come to between themselves."""

from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.base.write_files import write_new
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.options import Parser, add_json, pairs, parser, read
from squadlog.cli.printing import print_json, print_lines, print_listed, print_wrapped, table, tell
from squadlog.cli.streams import stdin_bytes
from squadlog.extras.careers.after import HOW
from squadlog.extras.careers.commands import afterwards, linked
from squadlog.extras.careers.ends import HOW as HOW_ENDED
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.ladder import EXTRA
from squadlog.extras.careers.own_files import sentences_of
from squadlog.extras.careers.results import BattleResult
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess, PaperBattle, lines_by_company
from squadlog.extras.careers.words import LADDER, LADDER_TOLD, entry_words, ladder_rows, result_words

with lazy_imports():
    from squadlog.cli.book import sharing

_LARGEST = 100_000
"""Bytes of the largest input that is read."""


def run(name: str, words: list[str]) -> int:
    """`result list|enter|claim|confirm|dispute|send|take|undo`, `campaign list|new|show|tell|...`, `ladder`."""
    made = parser(name)
    tasks = _DOES[name]
    if len(tasks) > 1:
        does = made.add_subparsers(dest="what", metavar="|".join(tasks), parser_class=Parser)
        for word, (summary, arguments, _) in tasks.items():
            sub = does.add_parser(word, help=summary, description=summary)
            add_json(sub)
            _add(sub, arguments)
    else:
        _add(made, tasks["list"][1])
    options = read(made, words)
    with open_store() as store:
        companies = Companies(store, by=getattr(options, "by", ""))
        what = getattr(options, "what", None) or "list"
        brings_battle = what in ("enter", "claim", "confirm")
        before = {one.id: len(one.owed) for one in companies.all()} if brings_battle else {}
        try:
            code = tasks[what][2](CompanyLogAccess(companies), options)
        except CareerError as error:
            for sentence in sentences_of(error):
                tell(sentence)
            return REFUSED
        for one in companies.all() if brings_battle else ():
            if len(one.owed) > before.get(one.id, 0):
                afterwards.after(companies, one, by_program=False)
        return code


def _add(sub: Parser, arguments: str) -> None:
    for argument in arguments.split():
        sub.add_argument(argument, **_ARGUMENTS[argument])


def _list(log: CompanyLogAccess, options: Namespace) -> int:
    return _print_results(log.results(getattr(options, "campaign", "")), options)


def _print_results(results: tuple[BattleResult, ...], options: Namespace) -> int:
    if options.json:
        print_listed(
            "results",
            options.json,
            [{"state": one.state, "places": one.places, "result": one} for one in results],
        )
    elif results:
        print_wrapped(map(result_words, results))
    else:
        tell("There is no result yet; squadlog result enter, or company after, brings one.")
    return OK


def _enter(log: CompanyLogAccess, options: Namespace) -> int:
    sides = tuple(pairs("--side", options.side).items())
    said = list(options.lines)
    if options.stdin:
        said += stdin_bytes(_LARGEST).decode(errors="replace").splitlines()
    lines = lines_by_company(said, [name for name, _ in sides])
    by = options.claimant if options.what == "claim" else ""
    battle = PaperBattle(
        title=options.title, sides=sides, lines=lines, by=by, campaign=options.campaign, ended=options.ended
    )
    tell(f"{result_words(log.enter(battle))}.")
    return OK


def _confirm(log: CompanyLogAccess, options: Namespace) -> int:
    if options.what == "confirm":
        one = log.confirm(options.number, options.speaks, options.fought)
    else:
        one = log.dispute(options.number, options.speaks, options.why)
    tell(f"{result_words(one)}.")
    return OK


def _send(log: CompanyLogAccess, options: Namespace) -> int:
    code = log.sent(options.number)
    if options.to is not None:
        one = next(one for one in log.results() if one.number == options.number)
        write_new(options.to, f"{result_words(one)}\n{code}\n".encode())
        tell(f"Written to {options.to}.")
        return OK
    return sharing.print_code(code, options.qr)


def _take(log: CompanyLogAccess, options: Namespace) -> int:
    one = log.take(sharing.read_bytes(options.code).decode(errors="replace"), options.campaign)
    tell(f"{result_words(one)}.")
    for who in one.missing:
        tell(f'If {who} agrees: squadlog result confirm {one.number} --for "{who}"; else dispute.')
    return OK


def _undo(log: CompanyLogAccess, _options: Namespace) -> int:
    tell(f"Taken back: {entry_words(log.take_back())}.")
    return OK


def _campaigns(log: CompanyLogAccess, options: Namespace) -> int:
    pages = log.campaigns()
    if options.json:
        print_listed("campaigns", options.json, pages)
    elif pages:
        counts = Counter(one.campaign for one in log.results())
        print_wrapped(f"{one.name}: {so_many(counts[one.name], 'result')}" for one in pages)
    else:
        tell("There is no campaign yet; squadlog campaign new NAME begins one.")
    return OK


def _open(log: CompanyLogAccess, options: Namespace) -> int:
    text = linked.sound_text(log, options.plot, options) if options.plot else ""
    tell(f"The campaign {log.open_campaign(options.name, options.told).name} begins.")
    return linked.follow(log, options.name, text, options) if text else OK


def _page(log: CompanyLogAccess, options: Namespace) -> int:
    sheet = log.sheet(options.name)
    if options.json:
        standing = linked.list_where(log, sheet.page)
        told = {"page": sheet.page, "results": sheet.results, "ladder": sheet.rungs, "standing": standing}
        print_json("campaign", told)
        return OK
    print_lines([sheet.page.name])
    print_wrapped(sheet.page.told)
    linked.show_plot(log, sheet.page.name)
    print_wrapped(map(result_words, sheet.results))
    if sheet.rungs is None:
        tell(f"{EXTRA}.")
    else:
        print_lines(table(ladder_rows(sheet.rungs), head=LADDER))
    return OK


def _tell(log: CompanyLogAccess, options: Namespace) -> int:
    log.tell_campaign(options.name, " ".join(options.text))
    return OK


def _ladder(log: CompanyLogAccess, options: Namespace) -> int:
    rungs = log.ladder(options.campaign)
    if options.json:
        print_listed("ladder", options.json, rungs)
    elif rungs:
        print_lines(table(ladder_rows(rungs), head=LADDER))
        tell(LADDER_TOLD)
    else:
        tell("Nobody has a confirmed result yet; squadlog result enter, or company after, brings one.")
    return OK


_ARGUMENTS: dict[str, Mapping[str, Any]] = {
    **linked.ARGUMENTS,
    "lines": {"nargs": "*", "metavar": "LINE", "help": f"COMPANY: and a line a soldier, {HOW}"},
    "number": {"type": int, "help": "the number of the result"},
    "name": {"help": "the campaign"},
    "code": {"help": "the code CLAIM1-..., a file that holds it, - for stdin"},
    "text": {"nargs": "+", "help": "the words"},
    "--title": {"required": True, "help": "the title of the battle"},
    "--side": {
        "action": "append", "default": [], "metavar": "NAME=POINTS", "help": "a company or anybody, and its points",
    },
    "--ended": {
        "default": "", "metavar": "HOW", "help": f"how it ended other than by points: {HOW_ENDED}",
    },
    "--stdin": {"action": "store_true", "help": "read lines from stdin as well"},
    "--as": {"dest": "claimant", "required": True, "metavar": "NAME", "help": "the side that says so"},
    "--to": {"type": Path, "metavar": "FILE", "help": "a new file"},
    "--qr": {"metavar": "FILE", "help": "drawn as QR: FILE.svg, FILE.png, or - for the terminal"},
    "--fought": {
        "action": "append", "default": [], "metavar": "LINE",
        "help": f"what became of one's own soldiers, {HOW}, with ; between lines",
    },
    "--for": {"dest": "speaks", "required": True, "metavar": "NAME", "help": "the side that speaks"},
    "--why": {"default": "", "metavar": "TEXT", "help": "why"},
    "--told": {"default": "", "metavar": "TEXT", "help": "what it is about"},
    "--campaign": {"default": "", "metavar": "NAME", "help": "the campaign that is meant"},
    "--by": {"default": "", "metavar": "NAME", "help": "who says it"},
}  # fmt: skip
_PAPER = "lines --title --side --ended --stdin --campaign --by"
_DOES: dict[str, dict[str, tuple[str, str, Callable[[CompanyLogAccess, Namespace], int]]]] = {
    "result": {
        "list": ("every result, and whether it counts", "--campaign", _list),
        "enter": ("the result of a battle on paper, all sides together", _PAPER, _enter),
        "claim": ("a result that one side claims, until another confirms it", f"{_PAPER} --as", _enter),
        "confirm": ("another side agrees with a claim", "number --for --fought --by", _confirm),
        "dispute": ("another side does not agree", "number --for --why --by", _confirm),
        "send": ("a claim and its answers as a code for others", "number --to --qr", _send),
        "take": ("a claim from others, or their answer", "code --campaign --by", _take),
        "undo": ("undo the last entry, with its effects on companies", "", _undo),
    },
    "campaign": {
        "list": ("every campaign", "", _campaigns),
        "new": ("begin a campaign", "name --told --plot --company --by", _open),
        "show": ("the page of a campaign: story, results, ladder", "name", _page),
        "tell": ("write a line on its page", "name text --by", _tell),
        **linked.DOES,
    },
    "ladder": {"list": ("the ladder", "--campaign", _ladder)},
}
