"""What the record tells of single soldiers: their health, and notes on them, on turns and on lines."""

from argparse import Namespace

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import MissingError, file_named
from squadlog.base.records import replace
from squadlog.base.write_files import write_new
from squadlog.battle.refusal import Refusal
from squadlog.cli.battle.telling import for_the_ear
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError, code_of
from squadlog.cli.map.surveying import soldier_called
from squadlog.cli.options import Parser, add_at, add_key, parser, read
from squadlog.cli.printing import print_lines, print_listed, table, tell
from squadlog.session.seat import Seat

with lazy_imports():
    from squadlog.language.chapters import notes as language
    from squadlog.reports.soldier import health, notes
    from squadlog.session.telling import picturing


def run(name: str, words: list[str]) -> int:
    """`health [UNIT]` and `note [TEXT]`; code 5 where nothing is found."""
    made = parser(name, battle=True)
    return _noting(made, words) if name == "note" else _healthy(made, words)


def _healthy(made: Parser, words: list[str]) -> int:
    made.add_argument("unit", nargs="*", help="a soldier, by number or name; without it everybody")
    options = read(made, words)
    with open_battle(options) as seat:
        return _health(seat, options)


def _health(seat: Seat, options: Namespace) -> int:
    known = seat.known
    unit = soldier_called(known, " ".join(options.unit)).id if options.unit else None
    found = seat.log.health(unit)
    if options.json:
        print_listed("health", options.json, found)
        return OK
    for number in dict.fromkeys(line.unit for line in sorted(found, key=lambda line: line.unit)):
        print_lines(
            [
                health.format_heading(number, known),
                *for_the_ear(health.format_dated(line, known) for line in found if line.unit == number),
            ]
        )
    if not found:
        tell("No wounds or dazes yet." if unit is None else f"No wounds or dazes of unit {unit}.")
        return NOTHING
    return OK


def _noting(made: Parser, words: list[str]) -> int:
    made.add_argument("text", nargs="*", help="the text; without it, list the notes")
    made.add_argument("--on", default="", metavar="WHAT", help="a soldier, or turn 2, or line 14")
    made.add_argument(
        "--private",
        action="store_true",
        help="for this seat alone (and the referee); a text that begins with private does the same",
    )
    made.add_argument("--by", default="", metavar="WHO", help="the writer")
    add_at(made)
    add_key(made)
    made.add_argument(
        "--picture", default="", metavar="FILE", help="a photograph to put beside it, PNG or JPEG"
    )
    made.add_argument(
        "--picture-of", type=int, metavar="LINE", help="write the picture of that note into --to"
    )
    made.add_argument("--to", default="", metavar="FILE", help="a new file, with --picture-of")
    options = read(made, words)
    if (options.picture_of is None) is bool(options.to):
        raise NotUnderstoodError("To take a picture out: squadlog note --picture-of LINE --to FILE.jpg.")
    if options.picture_of is not None and (options.text or options.picture):
        raise NotUnderstoodError("--picture-of reads a note; write one by itself.")
    try:
        pictured = picturing.picture_in(options.picture) if options.picture else ""
    except MissingError as error:
        raise NotFoundError(str(error)) from None
    with open_battle(options, says=bool(options.text or pictured)) as seat:
        if options.picture_of is not None:
            return _take_picture(seat, options)
        text = " ".join(options.text) or (picturing.NOTE if pictured else "")
        options.picture = pictured
        return _write_note(seat, text, options) if text else _list_notes(seat, options)


def _about(seat: Seat, options: Namespace) -> "language.NoteAbout":
    """What it is on. Raises NotFoundError for a soldier whom this seat does not know."""
    about = language.note_about(f"on {options.on}: -" if options.on else ": -", seat.known)
    if options.on and (about.unit, about.turn, about.entry) == (None, None, None):
        soldier_called(seat.known, options.on)
        raise NotUnderstoodError("--on is a soldier, or turn 2, or line 14.")
    return about


def _write_note(seat: Seat, text: str, options: Namespace) -> int:
    text, private = language.private_first(text)
    private = private or options.private
    about = replace(
        _about(seat, options), text=text, private=private, aside=not private, picture=options.picture
    )
    outcome = seat.submit(language.note_of(about), name=options.by or None, at=options.at, key=options.key)
    if isinstance(outcome, Refusal):
        tell(str(outcome))
        return code_of(outcome)
    print_lines(getattr(outcome, "lines", ()))
    return OK


def _take_picture(seat: Seat, options: Namespace) -> int:
    picture = seat.log.picture_at(options.picture_of)
    if picture is None:
        raise NotFoundError(f"Line {options.picture_of} has no picture; squadlog note lists the notes.")
    write_new(file_named(options.to), picture.data)
    tell(f"Written to {clean_text(options.to, limit=200)}.")
    return OK


def _list_notes(seat: Seat, options: Namespace) -> int:
    about = _about(seat, options)
    asked = (about.unit, about.turn, about.entry)
    found = [
        note
        for note in seat.log.notes()
        if (not options.on or (note.unit, note.turn, note.line) == asked)
        and (note.private or not options.private)
    ]
    if options.json:
        print_listed("notes", options.json, found)
        return OK
    if not found:
        tell("There is no such note." if options.on or options.private else "There are no notes.")
        return NOTHING
    rows = [
        (note.entry, note.moment, notes.about_words(note, seat.known), notes.note_words(note))
        for note in found
    ]
    print_lines(table(rows, head=("line", "when", "on", "note")))
    return OK
