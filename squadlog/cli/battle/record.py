"""Reading the record: log, branches, audit, score, reminders."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import decimal, so_many
from squadlog.base.plugs import answers
from squadlog.base.records import replace
from squadlog.battle.scored import format_earned, format_points, level_lines, side_lines
from squadlog.cli.battle.telling import for_the_ear
from squadlog.cli.calls import call
from squadlog.cli.choosing import is_seated, open_battle
from squadlog.cli.commands import NOTHING, OK, REFUSED
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import read
from squadlog.cli.printing import is_narrow, print_json, print_lines, print_listed, print_wrapped, table, tell
from squadlog.cli.streams import all_written
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.reports.came_about import player_lines, toll_lines
from squadlog.session.seat import Seat
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.session.view import seat_value
    from squadlog.session.view.words import entry as opening
    from squadlog.session.view.words import log_lines

if TYPE_CHECKING:
    from squadlog.battle.chapter_state import Proof
    from squadlog.reports.entries import LogEntry

AROUND = 5
"""Entries before and behind the one that `log --around` is about."""


def run(name: str, words: list[str]) -> int:
    """`log`, `branches`, `audit`, `check`, `reveal`, `score` and `reminders`."""
    options = read(call(name), words)
    options.battle = getattr(options, "id", None) or options.battle
    with open_battle(options, _USUAL.get(name, TABLE)) as seat:
        return _READERS[name](seat, options)


def _log(seat: Seat, options: Namespace) -> int:
    if options.entry is not None:
        return _entry_in_full(seat, options)
    entries: Sequence[LogEntry] = seat.log.entries(undone=options.undone)
    if options.last is not None:
        entries = entries[-options.last :] if options.last > 0 else ()
    if options.around is not None:
        if options.around not in {entry.id for entry in entries}:
            raise NotFoundError(f"There is no entry {options.around} in this log{_where_undone(options)}.")
        entries = [entry for entry in entries if abs(entry.id - options.around) <= AROUND]
    if options.json:
        print_listed("log", options.json, [_entry(entry) for entry in entries])
        return OK
    sides = {side.name for side in seat.known.setup.sides}
    for entry in entries:
        mark = ">" if entry.current else "x" if entry.undone else " "
        head = f"{mark}{entry.id:>5}  "
        who = [f"({entry.by})"] if entry.by and entry.by not in sides else []
        took = [] if entry.took_s is None else [f"(decided in {entry.took_s:g} s)"]
        named = [f"[{entry.branch}]"] if entry.branch else []
        why = [f"(undone because {entry.undone_why})"] if entry.undone_why else []
        lines = [
            *named,
            *(entry.lines or (f"{entry.moment} {log_lines.bare_words(entry)}",)),
            *who,
            *took,
            *why,
        ]
        print_lines(f"{head if place == 0 else ' ' * len(head)}{line}" for place, line in enumerate(lines))
    if options.around is None:
        rolled, wrong = shared_dice(seat)
        print_lines([*filter(None, (rolled,)), *wrong])
    return OK


def _entry_in_full(seat: Seat, options: Namespace) -> int:
    """A line of the log with all that stands behind it."""
    opened = opening.open_entry(seat, options.entry)
    if opened is None:
        raise NotFoundError(f"There is no entry {options.entry} in this log; squadlog log lists them.")
    if options.json:
        print_json("log-entry", opened)
    else:
        print_wrapped(opening.entry_lines(opened))
    return OK


def _where_undone(options: Namespace) -> str:
    return "" if options.undone else "; --undone has the undone lines too"


def _entry(entry: "LogEntry") -> dict[str, object]:
    """An entry for programs: everything but the events, which the export holds."""
    record: dict[str, object] = json_value(replace(entry, events=(), tells=()))
    del record["tells"]
    return record | {"events": [event.kind for event in entry.events]}


def _branches(seat: Seat, options: Namespace) -> int:
    named = seat.branches()
    if options.json:
        print_listed("branches", options.json, named)
    elif named:
        print_lines(table([(entry, name) for name, entry in named.items()], head=("entry", "name")))
    else:
        tell("This battle has no named steps; squadlog do 'branch NAME' names one.")
        return NOTHING
    return OK


def _audit(seat: Seat, options: Namespace) -> int:
    """Code 1 when the record and the rules part company; a fault mended since then is told and is none."""
    if seat.who.seat != REFEREE:
        raise NotUnderstoodError("An audit shows every secret: only the referee may run it, --seat referee.")
    found = seat.exports.audit()
    divergences = [difference for difference in found if not difference.earlier]
    if options.json:
        print_listed("audit", options.json, found)
    else:
        for difference in found:
            reading = f" Decided by an earlier reading ({difference.earlier})." if difference.earlier else ""
            print_lines([f"entry {difference.step}, {difference.moment}: {difference.what}.{reading}"])
    if divergences:
        tell(f"{so_many(len(divergences), 'divergence')}.")
        return REFUSED
    tell(
        "Deciding every command again gives the same battle"
        + (", except for decisions by an earlier reading." if found else ".")
    )
    return OK


def _check(seat: Seat, options: Namespace) -> int:
    """Code 1 when a step was changed from outside, or a placement is not what its side bound itself to."""
    broken, proofs, forged = seat.exports.broken(), seat.exports.proofs(), seat.seal.forged()
    stands, remarks = seat.seal.stands, seat.seal.remarks
    rolled, wrong = shared_dice(seat)
    remarks = (*remarks, *filter(None, (rolled,)), *wrong)
    if options.json:
        told = [{"side": one.side, "commitment": one.commitment, "holds": one.holds} for one in proofs]
        print_json(
            "check",
            {
                "broken": broken and {"entry": broken.entry, "what": broken.what},
                "commitments": told,
                "forged": [{"entry": entry, "what": what} for entry, what in forged],
                "stands": stands,
                "remarks": remarks,
            },
        )
    else:
        fits = (
            "Every step is as it was written." if broken is None else f"entry {broken.entry}: {broken.what}."
        )
        fits = "\n".join([fits, *(f"entry {entry}: {what}." for entry, what in forged)])
        sealed = (
            [f"It is at {stands}: every terminal that sees the same battle shows this."] if stands else []
        )
        if seat.seal.closed and not proofs:
            sealed.append(
                "It is sealed: --seat referee checks the commitments, and what each side has written alone."
            )
        sealed += [*filter(None, (rolled,)), *wrong]
        print_lines([*fits.split("\n"), *(_format_proof(seat, one) for one in proofs), *sealed])
    if all_written():  # else nobody was told
        seat.seal.accept()
    return OK if broken is None and not (forged or wrong) and all(one.holds for one in proofs) else REFUSED


def shared_dice(seat: Seat) -> tuple[str, tuple[str, ...]]:
    """What the dice come to that two homes rolled together, and what is wrong there; nothing of other battles."""
    told = [answer(seat) for answer in answers("shared_dice")] if seat.apart else []
    return " ".join(one for one, _ in told), tuple(why for _, wrong in told for why in wrong)


def _format_proof(seat: Seat, proof: "Proof") -> str:
    verdict = "fits" if proof.holds else "does not fit: the placement was changed after it"
    return f"{seat.known.setup.side_name(proof.side)}: the placement {verdict} its commitment {proof.commitment}."


def _reveal(seat: Seat, options: Namespace) -> int:
    """What each side placed, and the salt, so that anybody can hash it: only once the battle is over."""
    if seat.known.stage != "over" and options.seat != REFEREE:
        tell("The battle is not over; until then its placements are for --seat referee alone.")
        return REFUSED
    closed = seat.seal.reveal()
    opened = closed is None and seat.seal.closed
    if closed is not None and closed.code == "sealed":
        tell(closed.sentence)
        return REFUSED
    proofs = seat.exports.proofs()
    if opened:
        tell("The seal is open: from now on, anybody can read all of this battle in the file.")
    if options.json:
        print_listed("reveal", options.json, proofs)
    for one in () if options.json else proofs:
        print_lines(
            [
                _format_proof(seat, one),
                f"  salt {one.salt}",
                *(f"  {line}" for line in one.placed.split("\n")),
            ]
        )
    if not proofs and not opened:
        tell("No side has placed anything in secret in this battle.")
        return NOTHING
    return OK if all(one.holds for one in proofs) else REFUSED


def _score(seat: Seat, options: Namespace) -> int:
    reckoning = seat.victory.reckoning()
    if options.json:
        print_listed("score", options.json, seat_value.score_value(reckoning))
        return OK
    if reckoning.turn is not None:
        print_lines([f"The score {reckoning.told_at}."])
    elif reckoning.levels:
        print_lines(["If it ended now:"])
    for side in reckoning.scores:
        if is_narrow() or is_seated():  # at a prompt everything is told without columns
            print_wrapped(side_lines(side, seat.known.setup))
            continue
        print_lines([f"{seat.known.setup.side_name(side.side)}: {format_points(side)}"])
        hurt = [
            (
                f"#{line.unit}",
                line.name,
                line.wound,
                f"{line.value} x {decimal(line.share)}",
                decimal(line.points),
                line.rule,
                "has left the map" if line.gone else "",
            )
            for line in side.lines
            if line.points
        ]
        print_lines("  " + line for line in table(hurt))
        print_lines(f"  {format_earned(part)}" for part in side.further)
    print_lines(level_lines(reckoning, seat.known.setup))
    if reckoning.levels:
        until = reckoning.turn or seat.known.now.turn
        tolls = [toll for toll in seat.victory.tolls() if toll.moment.turn <= until]
        print_lines(player_lines(seat.known, tolls))
        print_lines(
            ["Reasons:", *(f"  {line}" for line in for_the_ear(toll_lines(seat.known, tolls)))]
            if tolls
            else ()
        )
    return OK


def _reminders(seat: Seat, options: Namespace) -> int:
    match options.words:
        case []:
            pass
        case ["all"]:
            return _all_reminders(seat, options)
        case ["again"]:
            hidden = seat.due.remind_again()
            tell(f"All reminders are told again{f', {hidden} of them now' if hidden else ''}.")
            return OK
        case ["dismiss", number] if number.isdigit():
            return _put_off(seat, options, int(number), None)
        case ["put", "off", number, *until] if number.isdigit():
            return _put_off(seat, options, int(number), " ".join(until))
        case _:
            raise NotUnderstoodError("Say reminders dismiss 2, put off 2 until T3.s1, all, or again.")
    found = seat.due.reminders()
    if options.json:
        print_listed("reminders", options.json, found)
    else:
        print_lines(found)
        if not found:
            hidden = len(seat.due.reminded())
            kept = f"; {hidden} dismissed or put off, reminders all tells them" if hidden else ""
            tell(f"No reminders now{kept}.")
        elif not sys.stdout.isatty():
            return OK
        else:
            tell("The first of them is 1: reminders dismiss 1, or reminders put off 1 until T3.s1.")
    return OK


def _all_reminders(seat: Seat, options: Namespace) -> int:
    found = seat.due.reminded()
    if options.json:
        print_listed("reminders-all", options.json, found)
        return OK
    for one in found:
        until = f"put off until {one.until}" if one.until else "dismissed"
        print_lines([one.sentence if one.told else f"({until}) {one.sentence}"])
    if not found:
        tell("No reminders now.")
    return OK


def _put_off(seat: Seat, options: Namespace, number: int, until: str | None) -> int:
    one = seat.due.put_off(number, until)
    if options.json:
        print_json("reminder-put-off", {"sentence": one.sentence, "until": one.until})
        return OK
    tell(
        f"{f'Put off until {one.until}' if one.until else 'Dismissed'}: {one.sentence} "
        "squadlog reminders again brings it back."
    )
    return OK


# To check asks for no word: of a sealed battle what is encrypted is checked as it lies there.
_USUAL = {"check": NOBODY, "audit": REFEREE, "reveal": REFEREE}
"""Who reads where no seat is named, if not the table, which is told nothing of whoever hides."""
_READERS = {
    "log": _log, "branches": _branches, "audit": _audit, "check": _check, "reveal": _reveal, "score": _score,
    "reminders": _reminders,
}  # fmt: skip
