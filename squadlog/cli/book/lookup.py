"""Looking things up: rules, rulings, glossary, printed tables, the command language."""

import re
from argparse import Namespace
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence
from squadlog.base.plugs import answers
from squadlog.book.load import book_with, load_paragraphs, load_rulebook, load_rulings
from squadlog.cli.choosing import battle_number, open_store
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_listed, print_text, table, tell
from squadlog.facts.seats import Speaker
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.cli.book import packs
    from squadlog.language import reference, verbs
    from squadlog.language.chapters import verbs as chapter_verbs
    from squadlog.session import battle_session, usual

if TYPE_CHECKING:
    from squadlog.book.paragraphs import Paragraph
    from squadlog.book.rulings import Ruling, Rulings


def run(name: str, words: list[str]) -> int:
    """`rules`, `rulings`, `glossary`, `tables` and `language`."""
    made = parser(name, battle=name == "rulings")
    what = {
        "rules": "a rule id such as FIR-07, FIR-07..09 or words to look for",
        "rulings": "the name or id of a ruling",
        "glossary": "a word",
        "tables": "a table by name or number, such as to_hit or T-07",
        "language": "a verb",
    }
    made.add_argument("what", nargs="*", help=what[name])
    if name == "rulings":
        made.add_argument(
            "--usual", action="store_true", help="your own answers, the defaults of new battles"
        )
        made.add_argument("--keep", metavar="OPTION", help="make this the answer of all new battles")
        made.add_argument(
            "--forget", action="store_true", help="return to the book's answer in all new battles"
        )
    if name == "tables":
        made.add_argument(
            "--pack", metavar="NAME", help="with the rows of this pack (squadlog pack list), or file.toml"
        )
    options = read(made, words)
    options.what = " ".join(options.what)
    return _READERS[name](options)


def _rules(options: Namespace) -> int:
    paragraphs = load_paragraphs()
    if not options.what:
        chapters: dict[str, list[str]] = {}
        for paragraph in paragraphs:
            chapters.setdefault(paragraph.chapter, [paragraph.chapter_title, paragraph.edition, "0"])
            chapters[paragraph.chapter][2] = str(int(chapters[paragraph.chapter][2]) + 1)
        if options.json:
            print_listed(
                "rule-chapters",
                options.json,
                [
                    {"chapter": key, "title": row[0], "edition": row[1], "rules": int(row[2])}
                    for key, row in chapters.items()
                ],
            )
        else:
            print_lines(
                table(
                    [(key, *row) for key, row in chapters.items()], head=("chapter", "title", "game", "rules")
                )
            )
        return OK
    if options.what.upper() in (rulings := load_rulings()):
        return _ruling(rulings, options)
    if re.fullmatch(r"TA?-\d\d", options.what.upper()):
        return _tables(options)
    for look_up in answers("look_up"):
        if (code := look_up(options.what, options.json)) is not None:
            done: int = code
            return done
    try:
        found = paragraphs.expand(options.what)
    except (ValueError, KeyError):
        found = paragraphs.search(options.what) or tuple(
            paragraph for paragraph in paragraphs if paragraph.chapter == options.what.upper()
        )
    if options.json:
        print_listed("rules", options.json, found)
    for paragraph in () if options.json else found:
        print_lines(_paragraph(paragraph))
    if not found:
        tell(f"No rule is called {options.what} or has these words.")
        return NOTHING
    return OK


def _paragraph(paragraph: "Paragraph") -> list[str]:
    marks = ["advanced"] if paragraph.advanced or paragraph.edition == "advanced" else []
    marks += [paragraph.status] if paragraph.status != "printed" else []
    marks += [f"see {', '.join(paragraph.rulings)}"] if paragraph.rulings else []
    return [f"{paragraph.id}  {paragraph.text}" + (f" ({'; '.join(marks)})" if marks else "")]


def _rulings(options: Namespace) -> int:
    if options.keep is not None or options.forget:
        return _settle_ruling(options)
    rulings, whose, chapters = _in_force(options)
    if options.what:
        return _ruling(rulings, options, whose, chapters)
    found = [ruling for ruling in rulings if ruling.same_as is None]
    if options.json:
        print_listed("rulings", options.json, [_record(ruling, rulings) for ruling in found])
    else:
        rows = [(ruling.id, ruling.name, rulings.choice(ruling.name), ruling.question) for ruling in found]
        print_lines(table(rows, head=("id", "name", "in force", "question")))
        tell(f"In force: {whose}.")
    return OK


def _in_force(options: Namespace) -> tuple["Rulings", str, tuple[str, ...]]:
    """The rulings of the battle that is meant, or else of the table; whose they are; the chapters in force."""
    with open_store() as store:
        if options.usual or (options.battle is None and not store.battles()):
            return usual.usual_rulings(store.settings), "the default of new battles", ()
        seat = battle_session.Session.open(store, battle_number(store, options.battle)).seat(Speaker())
        return seat.rules.rulings, f"in battle {seat.id}, {seat.title}", seat.known.chapters


def _settle_ruling(options: Namespace) -> int:
    """Keep a table's own answer for its battles to come."""
    if not options.what:
        raise NotUnderstoodError("Name the ruling.")
    ruling = _find_ruling(load_rulings(), options.what)
    if ruling.retired and not options.forget:
        raise NotUnderstoodError(f"The ruling {ruling.name} is retired: {ruling.retired}.")
    option = ruling.default if options.forget or options.keep is None else options.keep
    with open_store() as store:
        try:
            rulings = usual.keep_usual(store.settings, ruling.name, option or "")
        except ValueError as error:
            raise NotUnderstoodError(as_sentence(error)) from None
    tell(
        f"New battles start with {ruling.name} = {rulings.choice(ruling.name)}; battles in progress keep theirs."
    )
    return OK


def _find_ruling(rulings: "Rulings", asked: str) -> "Ruling":
    """The ruling of that name or id. Raises NotFoundError with names that are near."""
    names = {key.casefold(): key for ruling in rulings.book for key in (ruling.name, ruling.id)}
    key = names.get(asked.casefold())
    if key is None:
        near = [name for folded, name in names.items() if asked.casefold() in folded]
        hint = f" Did you mean {', '.join(near[:5])}?" if near else ""
        raise NotFoundError(f"There is no ruling {asked}.{hint}")
    return rulings.ruling(key)


def _record(ruling: "Ruling", rulings: "Rulings") -> dict[str, object]:
    record: dict[str, object] = json_value(ruling)
    return {**record, "in_force": rulings.choice(ruling.name)}


def _ruling(
    rulings: "Rulings",
    options: Namespace,
    whose: str = "as the book has it",
    chapters: tuple[str, ...] = (),
) -> int:
    ruling = _find_ruling(rulings, options.what)
    if options.json:
        print_json("ruling", _record(ruling, rulings))
        return OK
    asked = options.what.upper()
    alike = (
        [f"{asked} is decided together with {ruling.id}."] if asked in rulings and asked != ruling.id else []
    )
    print_lines(
        [
            *alike,
            f"{ruling.id} {ruling.name}",
            ruling.question,
            f"Printed: {ruling.printed}",
            f"Rules: {', '.join(ruling.rules)}",
        ]
    )
    for option in ruling.options_with(rulings.choice(ruling.name)):
        mark = ">" if option.key == rulings.choice(ruling.name) else " "
        default = " (default)" if option.key == ruling.default else ""
        print_lines([f"{mark} {option.key}: {option.text}{default}"])
    if ruling.numbers is not None:
        print_lines([f"  N: any whole number from {ruling.numbers[0]} to {ruling.numbers[1]}"])
    print_lines([f"In force: {whose}.", f"Why the default: {ruling.reason}"])
    if idle := ruling.idle(chapters):
        print_lines([f"Note: {idle}."])
    other = next((row.key for row in ruling.options if row.key != rulings.choice(ruling.name)), None)
    if other is not None:
        tell(
            f'To change it in the current battle: squadlog do "rule {ruling.name} {other} because ..."; '
            f"in all new battles: squadlog rulings {ruling.id} --keep {other}"
        )
    return OK


def _glossary(options: Namespace) -> int:
    word = options.what.casefold()
    found = [term for term in load_paragraphs().glossary if word in term.name.casefold()]
    found = found or [term for term in load_paragraphs().glossary if word in term.text.casefold()]
    if options.json:
        print_listed("glossary", options.json, {term.name: term.text for term in found})
    else:
        print_lines(f"{term.name}: {term.text}" for term in found)
    if not found:
        tell(f"The glossary has no word {options.what}.")
        return NOTHING
    return OK


def _tables(options: Namespace) -> int:
    book = load_rulebook()
    if named_pack := getattr(options, "pack", None):
        with open_store() as store:
            book = book_with((packs.pack_called(store, named_pack).sound.text,))
    heads = book.headers
    if not options.what:
        rows = [(head.table, name, head.title) for name, head in heads.items()]
        if options.json:
            print_listed(
                "tables",
                options.json,
                [{"table": number, "name": name, "title": title} for number, name, title in rows],
            )
        else:
            print_lines(table(sorted(rows), head=("table", "name", "title")))
        return OK
    asked = options.what.casefold().replace("-", "_").replace(" ", "_")
    named = [
        name
        for name, head in heads.items()
        if asked in (name, *(number.casefold().replace("-", "_") for number in (head.table, *head.also)))
    ]
    if not named:
        raise NotFoundError(f"There is no table {options.what}; squadlog tables lists them.")
    data = {name: json_value(getattr(book, name)) for name in named}
    if options.json:
        print_json("table", data)
        return OK
    for name in named:
        print_lines([f"{heads[name].table} {heads[name].title}"])
        print_lines(_grid(data[name]))
    return OK


def _grid(rows: Mapping[str, Any]) -> list[str]:
    """Rows in columns, without those that say nothing; what is no table of rows is printed field by field."""
    if "rows" in rows and isinstance(rows["rows"], Mapping):
        rest = [f"{key}: {value}" for key, value in rows.items() if key != "rows"]
        return [*rest, *_grid(rows["rows"])]
    if not all(isinstance(row, Mapping) for row in rows.values()):
        return [f"{key}: {json_value(value)}" for key, value in rows.items()]
    columns = list(
        dict.fromkeys(column for row in rows.values() for column in row if column not in ("key", "status"))
    )
    told = [
        column
        for column in columns
        if any(row.get(column) not in (None, "", [], {}, False) for row in rows.values())
    ]
    return table(
        [(key, *(_cell(row.get(column)) for column in told)) for key, row in rows.items()],
        head=("key", *told),
    )


def _cell(value: object) -> str:
    match value:
        case None | "" | [] | {} | False:
            return "-"
        case True:
            return "yes"
        case Mapping():
            return " ".join(f"{key}={item}" for key, item in value.items())
        case list():
            return " ".join(map(str, value))
        case _:
            return str(value)


def _language(options: Namespace) -> int:
    if options.json:
        found = [
            verb
            for verb in (*verbs.VERBS, *chapter_verbs.ADVANCED_VERBS)
            if not options.what or options.what.lower() in verb.words
        ]
        print_listed(
            "language",
            options.json,
            [
                {
                    "verb": verb.word,
                    "also": verb.aliases,
                    "form": verb.form,
                    "meaning": verb.meaning,
                    "example": verb.example,
                }
                for verb in found
            ],
        )
        return OK if found else NOTHING
    if not options.what:
        print_text(reference.reference())
        return OK
    verb = chapter_verbs.verb_called(options.what.lower().replace("-", "_"))
    if verb is None:
        raise NotFoundError(f"The language has no verb {options.what}.")
    print_text(reference.help_on(verb))
    return OK


_READERS = {
    "rules": _rules,
    "rulings": _rulings,
    "glossary": _glossary,
    "tables": _tables,
    "language": _language,
}
