"""`squadlog exercise`: what would you do? A moment of a battle, an order, and its share of the best, with reasons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, so_many
from squadlog.battle.record.codec import command_from_json
from squadlog.cli.choosing import open_battle, open_store
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_text, print_wrapped, table, tell
from squadlog.extras.commander.commands.choices import choice_data
from squadlog.extras.commander.commands.level_asked import level_asked
from squadlog.facts.seats import REFEREE, Speaker

with lazy_imports():
    from squadlog.extras.commander.exercises import moment, scoring, shelf
    from squadlog.extras.commander.mind import levels, posed
    from squadlog.extras.commander.seated import remembering
    from squadlog.extras.commander.told import reading
    from squadlog.session import battle_session
    from squadlog.session.view.map import looking, pictures
    from squadlog.session.view.questions import read_sentence
    from squadlog.session.view.words import at_a_glance, battle_page

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.extras.commander.exercises.moment import Exercise
    from squadlog.extras.commander.exercises.scoring import AnswerScored
    from squadlog.extras.commander.mind.posed import Posed
    from squadlog.session.seat import Seat

_FROM = re.compile(r"(?:(?P<battle>[0-9]{1,9})@)?(?P<entry>[0-9]{1,9})")
_GIVE_UP = ("?", "give up")


def run(name: str, words: list[str]) -> int:
    """`exercise [KEY [ORDER]]`, `exercise --from BATTLE@LINE [--unit N] [--key KEY]`, `exercise KEY --play`."""
    made = parser(name, battle=True)
    made.add_argument("key", nargs="?", metavar="EXERCISE", help="an exercise by its key; none: lists them")
    made.add_argument(
        "order", nargs="*", metavar="ORDER", help="your answer, in the command language; ? gives up and looks"
    )
    made.add_argument(
        "--from", dest="start", metavar="BATTLE@LINE", help="keep the moment of an order of a battle as your own"
    )  # fmt: skip
    made.add_argument("--unit", type=int, metavar="N", help="with --from: whose order is asked for")
    made.add_argument("--as", dest="new", metavar="KEY", help="with --from: what it is called")
    made.add_argument("--level", metavar="LEVEL", help="whose opinion counts (the best level there is)")
    made.add_argument("--map", action="store_true", help="draw the floor as text, with the units on it")
    made.add_argument("--svg", action="store_true", help="draw it as SVG, on stdout")
    made.add_argument("--play", action="store_true", help="begin it as a battle, to look around and play on")
    options = read(made, words)
    try:
        if options.start is not None:
            return _keep(options)
        if options.key is None:
            return _list(as_json=options.json)
        return _ask(shelf.find_exercise(options.key), options)
    except moment.ExerciseError as error:
        raise NotFoundError(str(error)) from error


def _list(*, as_json: bool) -> int:
    every, wrong = shelf.list_exercises()
    if as_json:
        told = [
            {"key": key, "title": one["title"], "from": one["told"], "side": one["side"], "unit": one["unit"]}
            for key, one in every.items()
        ]
        print_json("exercises", {"exercises": told})
    else:
        print_lines(table([(key, clean_text(str(one["title"]), limit=60)) for key, one in every.items()]))
        tell("squadlog exercise KEY shows one, squadlog exercise KEY ORDER answers it.")
    for sentence in wrong:
        tell(sentence)
    return OK


def _asked(one: Exercise) -> dict[str, object]:
    return {"title": one.title, "from": one.told, "side": one.side, "unit": one.unit}


def _ask(one: Exercise, options: Namespace) -> int:
    """Show an exercise, or score the answer to it."""
    if options.play:
        with open_store() as store:
            begun = battle_session.Session.create(store, one.setup).seat(Speaker(seat=one.side))
        print_lines([f"Battle {begun.id} begins there: squadlog play {begun.id} --seat {one.side}"])
        return OK
    if options.order:
        return _score(one, " ".join(options.order), options)
    seat = _seat(one)
    if options.map or options.svg:
        if not one.known.setup.map:
            raise NotFoundError("This exercise is played without a map.")
        floor = one.known.units[one.unit].floor
        draw = pictures.draw_plan if options.svg else pictures.draw_page
        print_text(draw(seat, floor=floor))
    elif options.json:
        print_json("exercise", {"key": one.key, **_asked(one), "told": list(_situation(one, seat))})
    else:
        print_wrapped(_situation(one, seat))
        tell(
            f"What would you do? squadlog exercise {one.key} ORDER; --map draws it; ? for an order gives up."
        )
    return OK


def _seat(one: Exercise) -> Seat:
    view = posed.MindView(one.posed)
    seat: Seat = view.seat
    return seat


def _situation(one: Exercise, seat: Seat) -> Iterator[str]:
    """The moment in words: where the battle stands, who is there, what the soldier sees."""
    seen = one.known
    unit = seen.units[one.unit]
    yield f"{one.title} ({one.told})"
    yield f"{seen.setup.title}: {at_a_glance.where_words(seen)}"
    yield f"You command {seen.setup.side_name(one.side)}. What does {unit.called} do?"
    for side in seen.setup.sides:
        rows = [
            battle_page.unit_row(seen, of) for of in seen.units.values() if of.side == side.id and not of.out
        ]
        yield from ("", f"{side.name} ({side.id})", *table(rows, head=battle_page.HEAD))
    if seen.setup.map:
        yield ""
        yield from looking.look_around(seat, one.unit, None, looking.NEAR_M).page


def _score(one: Exercise, said: str, options: Namespace) -> int:
    """Score an order; code 1 for one that is refused, 2 for one that cannot be read."""
    order = None if said.casefold() in _GIVE_UP else _order(one, said)
    if order is not None and (refusal := posed.MindView(one.posed).rules.refusal(order)) is not None:
        tell(str(refusal))
        return REFUSED
    mind = levels.commander_of(level_asked(options.level))
    scored = scoring.score_answer(mind, one, order)
    if options.json:
        print_json("exercise-answer", {"key": one.key, "said": said, **_data(scored)})
    else:
        print_wrapped(_lines(scored, gave_up=order is None))
    return OK


def _order(one: Exercise, said: str) -> Command:
    """An order to the soldier who is asked. Raises NotUnderstoodError for anything else."""
    for words in (said, f"{said.partition(' ')[0]} {one.unit} {said.partition(' ')[2]}".strip()):
        order, wrong = read_sentence.read_sentence(one.known, words)
        if order is not None and getattr(order, "unit", None) == one.unit:
            return order
    unit = one.known.units[one.unit].called
    raise NotUnderstoodError(f"Say an order to {unit}. {wrong}".strip())


def _data(scored: AnswerScored) -> dict[str, object]:
    return {
        "by": scored.by,
        "share": None if scored.share is None else round(scored.share, 4),
        "weighed": choice_data(scored.said),
        "best": choice_data(scored.best),
        "others": [choice_data(one) for one in scored.others],
        "looked_at": scored.looked_at,
    }


def _lines(scored: AnswerScored, *, gave_up: bool) -> Iterator[str]:
    if scored.said is not None:
        if scored.share is not None:
            yield f"{100 * scored.share:.0f} of 100"
        yield f"You: {reading.choice_words(scored.said)}."
    elif not gave_up:
        yield f"{scored.by} has no idea what that order is worth."
    if scored.said is None or scored.said.order != scored.best.order:
        yield f"{scored.by}: {reading.choice_words(scored.best)}."
        yield f"  To say it: {scored.best.order}"
    yield from (f"It looked at: {reading.choice_words(one)}." for one in scored.others)
    yield f"{so_many(scored.looked_at, 'choice')} in all; 100 is the best of them, 0 the worst."


def _keep(options: Namespace) -> int:
    """Keep the moment of an order as an exercise of one's own."""
    said = _FROM.fullmatch(options.start.strip())
    if said is None:
        raise NotUnderstoodError(f"--from takes BATTLE@LINE, such as 3@41, not {options.start!r}.")
    options.battle = said["battle"] or options.battle
    with open_battle(options) as seat:
        asked, unit, line = _moment(seat, int(said["entry"]), options.unit)
        side, seen = asked.side, asked.known
        title = f"{seen.setup.title}, {seen.now}"
        told = f"line {line} of battle {seat.id}, as {seen.setup.side_name(side)} knew it"
        key = clean_text(options.new or f"own_{seat.id}_{line}_{unit}", limit=40)
        if re.fullmatch(r"[a-z0-9_-]{1,40}", key) is None:
            raise NotUnderstoodError("A key has up to 40 small letters, digits, _ and -.")
        try:
            made = shelf.keep_exercise(
                key,
                moment.write_exercise(seen, side, unit, title=title, told=told, remembered=asked.remembered),
            )
        except SquadlogError as error:
            raise NotUnderstoodError(str(error)) from error
    if options.json:
        print_json("exercise-kept", {"key": made.key, **_asked(made)})
    else:
        print_lines([f"Kept as {made.key}: squadlog exercise {made.key}"])
    return OK


def _moment(seat: Seat, line: int, unit: int | None) -> tuple[Posed, int, int]:
    """What the side that gave an order at a line of the log was asked there, which soldier was, and the line.

    Raises NotFoundError for a line that is no order, NotUnderstoodError for one of another side while it is played.
    """
    entries = seat.log.entries(undone=True)
    if not 0 < line <= len(entries):
        raise NotFoundError(f"There is no line {line} in this log; squadlog log lists them.")
    entry = entries[line - 1]
    sides = seat.known.side_ids()
    for side in sides:
        own = seat.of(Speaker(seat=side))
        number = seat.log.line_at(line, side)
        seen = None if number is None else own.log.stood_before(number)
        if seen is None or number is None:
            continue
        asked = _units_asked(seen, side, entry.command, unit)
        if asked:
            if seat.known.stage != "over" and seat.who.seat not in (side, REFEREE):
                raise NotUnderstoodError(
                    f"{seen.setup.side_name(side)} alone keeps its moments while the battle goes on: --seat {side}."
                )
            remembered = remembering.remembered_before(own, number)
            return posed.Posed(known=seen, side=side, remembered=remembered), asked[0], line
    raise NotFoundError(f"Line {line} is no order of a soldier who was asked for one.")


def _units_asked(seen: Known, side: str, command: str, unit: int | None) -> list[int]:
    """The soldiers of a side of whom an order was asked there, the one that was ordered first."""
    view = posed.MindView(posed.Posed(known=seen, side=side))
    if view.now.due.ask().kind != "declare":
        return []
    own = [one for one in view.now.due.undecided() if seen.units[one].side == side]
    if unit is not None:
        return [one for one in own if one == unit]
    ordered = getattr(command_from_json(command), "unit", None) if command else None
    return sorted(own, key=lambda one: one != ordered)
