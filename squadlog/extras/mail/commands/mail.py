"""`mail`: one file for the other side, its answer back, and how it stands with that."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import MissingError, read_file
from squadlog.base.write_files import write_new
from squadlog.cli import current
from squadlog.cli.choosing import battle_number, open_store, remember, seat_called
from squadlog.cli.commands import NOTHING, OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.hearing import hear_others
from squadlog.cli.options import Parser, add_json, parser, read, task_first
from squadlog.cli.printing import print_json, print_lines, print_listed, tell
from squadlog.cli.words import ask_password
from squadlog.extras.mail.packet import MOST_BYTES, MailError
from squadlog.facts.seats import Speaker
from squadlog.store.record_file import Store

with lazy_imports():
    from squadlog.extras.mail import sending, state, taking, words

if TYPE_CHECKING:
    from squadlog.session.seat import Seat

_MOST_LINES = 30
"""Lines of what has happened that are shown as a packet is taken."""
_TASKS = ("list", "send", "take", "check")


def run(name: str, words_: list[str]) -> int:
    """`mail list|send|take|check`. Code 1, and nothing changed, where a packet is not sent or not taken."""
    made = parser(name)
    does = made.add_subparsers(dest="what", metavar="|".join(_TASKS), parser_class=Parser)
    for task, told in (
        ("list", "where each battle by mail stands"),
        ("send", "write the packet for the other side; again, the one that was lost"),
        ("take", "take a packet that came"),
        ("check", "whether the dice of both homes hold"),
    ):
        sub = does.add_parser(task, help=told, description=told)
        add_json(sub)
        if task in ("send", "check"):
            sub.add_argument("--battle", "-b", metavar="N", help="the battle to use")
        if task == "send":
            sub.add_argument("--seat", metavar="NAME", help="the side that it is for, in the first packet")
            sub.add_argument("--to", type=Path, metavar="FILE", required=True, help="the file to write")
            sub.add_argument("--yes", action="store_true", help="send it though something is undone or asked")
        if task == "take":
            sub.add_argument("file", metavar="FILE", help="the packet")
    options = read(made, task_first(words_, _TASKS))
    with open_store() as store:
        try:
            return _DOES[options.what or "list"](store, options)
        except MailError as error:
            if options.json:
                print_json("mail-refused", {"refused": {"code": "mail", "text": str(error), "rule": ""}})
            tell(str(error))
            return REFUSED


def _list(store: Store, options: Namespace) -> int:
    found = state.mailed(store)
    titles = {battle.id: battle.title for battle in store.battles()}
    if options.json:
        rows = [
            {
                "battle": number, "title": titles[number], "side": one.side, "other": one.other, "judges": one.judges,
                "ours": one.ours, "packet": one.number, "signs": one.signs,
                "packets": [{"number": mark.number, "sent": mark.sent, "at": mark.at} for mark in one.marks],
            }
            for number, one in found.items()
        ]  # fmt: skip
        print_listed("mail-list", options.json, rows)
        return OK
    if not found:
        tell("No battle is played by mail here; squadlog mail send --to FILE begins that.")
        return NOTHING
    for number, one in found.items():
        print_lines([words.format_stands(store, number, titles[number], one)])
        for mark in one.marks:
            print_lines([words.format_mark(mark)])
        if one.signs:
            print_lines([f"  Signs of both homes: {one.signs}. {words.format_dice(one)}"])
    return OK


def _send(store: Store, options: Namespace) -> int:
    number = battle_number(store, options.battle)
    if options.to.exists():
        raise MailError(f"{clean_text(str(options.to), limit=80)} already exists; nothing was sent.")
    to = None
    if options.seat is not None:
        to = seat_called(sending.setup_of(store, number), options.seat)
    drops = options.yes or _is_sure(store, number)
    sent = sending.send(store, number, to, ask_password, drops=drops)
    write_new(options.to, sent.text.encode())
    if options.json:
        _print_packet(number, sent.number, sent.other, sent=True, again=sent.again)
        return OK
    for line in words.format_sent(sent):
        tell(line)
    tell(f"Written to {clean_text(str(options.to), limit=200)}.")
    return OK


def _is_sure(store: Store, number: int) -> bool:
    """Whether nothing is against it, or whoever sits at the terminal says yes; else MailError says what there is."""
    careful = sending.why_careful(store, number) or sending.why_early(store, number, ask_password)
    if not careful:
        return False
    if sys.stdin.isatty():
        tell(f"{careful} Send it? (y/N)")
        if sys.stdin.readline().strip().casefold() in ("y", "yes"):
            return True
        raise MailError("Nothing was sent.")
    raise MailError(f"{careful} Nothing was sent: mail send --yes does it.")


def _take(store: Store, options: Namespace) -> int:
    try:
        data = read_file(Path(options.file), MOST_BYTES)
    except MissingError as error:
        raise NotFoundError(str(error)) from None
    taken = taking.take(store, data, options.file, ask_password)
    if taken.begun:
        remember(store, current.BATTLE, "Battle", taken.battle)
    if options.json:
        _print_packet(
            taken.battle,
            taken.packet.number,
            taken.packet.side,
            dice=taken.fallen,
            orders=taken.settled.done,
            refused_orders=[*words.format_refused(taken)],
            lines=taken.lines,
            question=taken.packet.question,
        )
        return OK
    print_lines(words.format_taken(taken))
    if before := len(taken.lines[:-_MOST_LINES]):
        print_lines([f"  ({before} lines before these: squadlog log)"])
    print_lines(f"  {line}" for line in taken.lines[-_MOST_LINES:])
    if (seat := _own_seat(store, taken.battle)) is not None:
        for one in hear_others(seat):
            print_lines(one.told)
        print_lines([seat.due.ask().sentence])
    return OK


def _own_seat(store: Store, number: int) -> "Seat | None":
    """The seat of the side that plays here; None for a battle that is not by mail."""
    stands = state.state_of(store, number)
    if stands is None:
        return None
    return sending.opened_session(store, number, stands, ask_password).seat(Speaker())


def _print_packet(battle: int, packet: int, side: str, **more: object) -> None:
    """A packet for programs; `side` is the one that it is from, or for where it was sent."""
    usual = {
        "sent": False,
        "again": False,
        "dice": 0,
        "orders": 0,
        "refused_orders": [],
        "lines": [],
        "question": "",
    }
    print_json("mail-packet", {"battle": battle, "packet": packet, "side": side, **usual, **more})


def _check(store: Store, options: Namespace) -> int:
    number = battle_number(store, options.battle)
    stands = state.state_of(store, number)
    if stands is None:
        raise MailError(f"Battle {number} is not played by mail.")
    faults = words.dice_faults(store, number, ask_password)
    if options.json:
        print_json("mail-check", {"battle": number, "faults": faults, "verified": words.format_dice(stands)})
    else:
        print_lines(faults or [words.format_dice(stands)])
    return REFUSED if faults else OK


_DOES = {"list": _list, "send": _send, "take": _take, "check": _check}
