"""The battle as it stands, and what it waits for."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import fields

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import decimal
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature
from squadlog.battle.scored import VictoryReckoning, below_lines, format_unknown, level_lines
from squadlog.battle.state import Known, Unit
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import DIE_AWAITED, MISREAD, OK, REFUSED
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import read
from squadlog.cli.printing import is_narrow, print_json, print_lines, print_listed, print_wrapped, table, tell
from squadlog.facts.scenario.page import BLANK
from squadlog.ground.compiled.bearings import compass
from squadlog.reports.came_about import list_players
from squadlog.reports.deeds import doing_words
from squadlog.reports.track import track, track_lines
from squadlog.reports.track_drawn import picture
from squadlog.reports.wording import rules_broken_by_side, weapon_code
from squadlog.session.chapters import marks, standing_lines, states
from squadlog.session.seat import Seat
from squadlog.session.view.seat_value import next_value, seat_value
from squadlog.session.view.words.bonds import bond_lines

with lazy_imports():
    from squadlog.book.packs import own_rows
    from squadlog.cli.battle import answers, record, telling
    from squadlog.reports.story import minutes
    from squadlog.session.view.questions import question
    from squadlog.session.view.words import aloud
    from squadlog.session.view.words import card as cards
    from squadlog.session.view.words import roster as rosters


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
        print_json("next", next_value(seat, said))
    elif said:
        return _fill(seat, said)
    else:
        around = [f"Conditions: {told}." for told in _around(seat.known)]
        print_lines(
            [
                *around,
                ask.sentence,
                *(answers.list_answers(seat) if roll is None else ()),
                *bond_lines(seat, ask.units),
                *([f"Waiting for a d{roll.die}: {roll.name} {roll.who}"] if roll else []),
            ]
        )
    return OK if roll is None else DIE_AWAITED


def _fill(seat: Seat, said: Mapping[str, str]) -> int:
    """The sentence of what is filled in; code 2 for what cannot stand there, 1 for what is refused."""
    asked = question.question(seat, said)
    forms = [form for form in asked.forms if said.keys() & {field.name for field in form.fields}]
    if not forms:
        names = ", ".join(field.name for form in asked.forms for field in form.fields) or "no fields"
        raise NotUnderstoodError(f"There is no such field here; the question has {names}.")
    form = forms[0]
    for field in form.fields:
        if field.wrong:
            tell(f"{field.label}: {field.wrong}")
    if not form.say:
        tell(f"Still to be said: {', '.join(form.lacking)}.")
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
    print_lines(_page(seat, seen))
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


def _page(seat: Seat, seen: Known) -> Iterator[str]:
    when = {"setup": "set-up", "over": "over"}.get(seen.stage, f"{seen.now} {seen.stage}")
    sealed = f"   signs {seat.seal.stands}" if seat.seal.stands else ""
    yield f"{seen.setup.title}   battle {seat.id}   {when}   entry {seat.head}{sealed}"
    if seen.setup.briefing and seen.stage == "setup":
        yield seen.setup.briefing
    yield from (f"Conditions: {told}" for told in _around(seen))
    yield from own_rows.pack_lines(seen.setup.packs) if seen.setup.packs else ()
    if order := _order(seen):
        yield f"Order: {order}"
    if played := minutes.minutes_told(seat.log.minutes_played()):
        yield f"{played} (show --time has sides and players)"
    yield f"Waits: {seat.due.ask().sentence}"
    if seat.die.roll is not None:
        yield f"Die: {seat.die.roll.name} {seat.die.roll.who}"
    if seat.apart:
        yield from filter(None, (record.shared_dice(seat)[0],))
    for side in seen.setup.sides:
        yield ""
        yield f"{side.name} ({side.id})"
        yield from list_players(seen.setup, side.id)
        yield from rules_broken_by_side(seen.setup, side.id)
        units = [unit for unit in seen.units.values() if unit.soldier.side == side.id]
        if is_narrow():
            yield from (f"  {aloud.soldier(seen, unit)}" for unit in units)
            continue
        yield from ("  " + line for line in table([_row(unit.id, unit, seen) for unit in units], head=_HEAD))
    on_map = bool(seen.setup.map)
    told = [one for one in seen.features.values() if not on_map or _worth_a_line(one)]
    if told:
        yield ""
        rows = [(feature.id, feature.name, feature.state, f"{feature.damage / 2:g}") for feature in told]
        yield from ("  " + line for line in table(rows, head=("feature", "", "state", "levels lost")))
    if seen.things:
        yield "On the ground: " + ", ".join(f"{thing.name} (by {thing.owner})" for thing in seen.things)
    yield from standing_lines(seen)
    yield from bond_lines(seat)
    if seen.setup.page != BLANK and seen.stage != "setup":
        yield from _if_it_ended_now(seat.victory.reckoning(), seen)


def _if_it_ended_now(reckoning: VictoryReckoning, seen: Known) -> Iterator[str]:
    """The running score of a scenario; a result that was told stands among what is kept (VIC-08)."""
    if reckoning.turn is None:
        scores = (
            f"{seen.setup.side_name(one.side)} {decimal(one.points)}{format_unknown(one.unknown)}"
            for one in reckoning.scores
        )
        yield f"If it ended now: {' : '.join(scores)}"
        yield from (f"  {line}" for line in below_lines(reckoning, seen.setup))
        yield from level_lines(reckoning, seen.setup)


def _around(seen: Known) -> Iterator[str]:
    """What is out of the ordinary around everybody, in one line; none in fair weather (ENV-01)."""
    if told := seen.setup.environment.told:
        yield ", ".join(told)


def _worth_a_line(feature: Feature) -> bool:
    """On a map walls, windows and furniture are told of once something has happened to them."""
    return feature.state != "intact" or bool(feature.damage) or feature.kind in (ELEVATOR, STAIRS)


_HEAD = ("no", "name", "grouping", "wound", "posture", "weapon", "doing", "remarks")


def _order(seen: Known) -> str:
    shown = []
    for key in seen.order or tuple(one.grouping for one in seen.standings):
        group = rosters.group_of(seen, key)
        face = "" if group.roll is None else f"rolled {group.roll}, "
        rolled = f" ({face}{group.choice.replace('?', 'undecided')})" if group.choice else ""
        mark = "> " if group.acts and seen.stage == "actions" else ""
        shown.append(f"{mark}{group.name}{rolled}{f' ({group.struck})' if group.struck else ''}")
    return ", ".join(shown)


def _where(unit: Unit) -> str:
    """Where it is on the map, in metres, and how it faces."""
    at = unit.position
    return "" if at is None else f"at {round(at.x, 2):g},{round(at.y, 2):g} facing {compass(at.facing_deg)}"


def _row(number: int, unit: Unit, seen: Known) -> tuple[str, ...]:
    doing = "-"
    if unit.action is not None:
        doing = f"{doing_words(unit.action)} to {unit.action.end}"
    remarks = [
        f"dazed to {unit.dazed_until}" if unit.dazed(seen.now) else "",
        "ready for opportunity fire" if unit.opportunity else "",
        f"{', '.join(unit.jammed)} jammed" if unit.jammed else "",
        _where(unit),
        f"floor {unit.floor}" if unit.floor != 1 else "",
        unit.place,
        *states(unit.held),
        *marks(unit, book_of(seen.setup), rulings_of(seen.rulings, seen.setup.version)),
        "declared" if unit.declaration is not None and seen.stage == "actions" else "",
    ]
    return (
        str(number), unit.soldier.name, unit.grouping, unit.wound if unit.wound != "none" else "-", unit.posture,
        weapon_code(seen, unit.in_hand or "-"), doing, ", ".join(remark for remark in remarks if remark),
    )  # fmt: skip
