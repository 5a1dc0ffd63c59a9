"""The battle as it stands, and what it waits for."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.state import Known
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import DIE_AWAITED, MISREAD, OK, REFUSED
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import read
from squadlog.cli.printing import is_narrow, print_json, print_lines, print_listed, print_wrapped, table, tell
from squadlog.reports.track import track, track_lines
from squadlog.reports.track_drawn import picture
from squadlog.session.seat import Seat
from squadlog.session.view.fields import Form
from squadlog.session.view.seat_value import next_value, seat_value
from squadlog.session.view.words.bonds import bond_lines

with lazy_imports():
    from squadlog.cli.battle import how_to_answer, record, telling
    from squadlog.reports.story import minutes
    from squadlog.session.said import commanding
    from squadlog.session.view.questions import question
    from squadlog.session.view.words import aloud
    from squadlog.session.view.words import battle_page as pages
    from squadlog.session.view.words import card as cards

if TYPE_CHECKING:
    from squadlog.session.view.questions.question_value import Question


def run(name: str, words: list[str]) -> int:
    """`show` and `next`."""
    options = read(call(name), words)
    with open_battle(options) as seat:
        return _next(seat, options) if name == "next" else _show(seat, options)


def _next(seat: Seat, options: Namespace) -> int:
    """What is waited for; code 3 when it is a die."""
    ask, roll = seat.due.ask(), seat.die.roll
    said = dict(one.partition("=")[::2] for one in options.field)
    if options.json:
        asked = question.question(seat, said)
        print_json("next", next_value(seat, asked))
        if said:
            return _how_filled(_filled(asked, said))
    elif said:
        return _fill(seat, said)
    else:
        around = [f"{told}." for told in pages.conditions(seat.known)]
        print_lines(
            [
                *around,
                ask.sentence,
                *filter(None, (commanding.format_who_answers(seat),)),
                *(how_to_answer.list_answers(seat) if roll is None else ()),
                *bond_lines(seat, ask.units),
                *([f"Waiting for a d{roll.die}: {roll.name} {roll.who}"] if roll else []),
            ]
        )
    return OK if roll is None else DIE_AWAITED


def _filled(asked: "Question", said: Mapping[str, str]) -> Form:
    """The form that has the fields which are said. Raises NotUnderstoodError where none has them all."""
    forms = [form for form in asked.forms if said.keys() <= {field.name for field in form.fields}]
    if not forms:
        names = ", ".join(field.name for form in asked.forms for field in form.fields) or "no fields"
        raise NotUnderstoodError(f"There is no such field here; the question has {names}.")
    return forms[0]


def _how_filled(form: Form) -> int:
    """Code 2 for what cannot stand there, 1 for what is refused."""
    if any(field.wrong for field in form.fields):
        return MISREAD
    return OK if form.refusal is None else REFUSED


def _fill(seat: Seat, said: Mapping[str, str]) -> int:
    """The sentence of what is filled in; code 2 for what cannot stand there, 1 for what is refused."""
    form = _filled(question.question(seat, said), said)
    wrong = {field.name: f"{field.label}: {field.wrong}" for field in form.fields if field.wrong}
    for told in wrong.values():
        tell(told)
    if not form.say:
        if left := [name for name in form.lacking if name not in wrong]:
            tell(f"Still to be said: {', '.join(left)}.")
        return MISREAD
    print_lines([form.say])
    if form.refusal is not None:
        tell(str(form.refusal))
        return REFUSED
    return OK


def _show(seat: Seat, options: Namespace) -> int:
    seen = seat.known
    if options.unit:
        return _soldier(seat, " ".join(options.unit), options)
    if options.time or options.gap is not None:
        return _time(seat, seen, options)
    if options.track:
        return _track(seat, seen, options.json)
    if options.json:
        print_json("seat", seat_value(seat))
        return OK
    print_lines(_page(seat))
    return OK


def _soldier(seat: Seat, text: str, options: Namespace) -> int:
    """The card of a soldier."""
    card = cards.soldier_card(seat, telling.unit_called(seat.known, text).id)
    lines = tuple(aloud.card(seat.known, card))
    if options.json:
        print_json("soldier", {"unit": card.unit, "told": lines, "card": card})
    else:
        print_wrapped(lines)
    return OK


def _track(seat: Seat, seen: Known, asked: int) -> int:
    """The subphase track in words, a soldier a line, and drawn where there is room for it (LOG-14, LOG-18)."""
    if asked:
        print_listed("track", asked, track(seen, seat.who.seat))
        return OK
    drawn = () if is_narrow() else ("", *picture(seen, seat.who.seat, count=12))
    print_lines([*track_lines(seen, seat.who.seat), *drawn])
    return OK


_LONGEST_GAP = 24 * 60


def _time(seat: Seat, seen: Known, options: Namespace) -> int:
    """How long was played: by turn, by side and by player."""
    gap = options.gap
    if gap is not None and not 1 <= gap <= _LONGEST_GAP:
        raise NotUnderstoodError(f"--gap takes minutes, 1 to {_LONGEST_GAP}.")
    played = seat.log.time_played(60 * (gap or 0))
    if options.json:
        print_json(
            "time", {"battle": seat.id, **{one.name: getattr(played, one.name) for one in fields(played)}}
        )
        return OK
    print_lines([minutes.time_told(played)])
    names = {side.id: side.name for side in seen.setup.sides}
    print_lines("  " + line for line in table(minutes.time_rows(played, names)))
    return OK


def _page(seat: Seat) -> Iterator[str]:
    page = pages.battle_page(seat)
    yield from page.above
    if seat.apart:
        yield from filter(None, (record.shared_dice(seat)[0],))
    for side in page.sides:
        yield from ("", side.name, *side.lines)
        if is_narrow():
            yield from (f"  {aloud.soldier(seat.known, seat.known.units[unit])}" for unit in side.units)
        else:
            yield from ("  " + line for line in table(side.rows, head=pages.HEAD))
    if page.features:
        yield ""
        head = ("feature", "", "state", "levels lost")
        yield from ("  " + line for line in table(page.features, head=head))
    yield from page.below
