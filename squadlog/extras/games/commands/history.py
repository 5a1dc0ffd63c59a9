"""Back and forth in a side game from the shell: its log, undo and redo, places with a number or a name."""

import re
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.battle.refusal import Refusal
from squadlog.cli import current
from squadlog.cli.choosing import open_store, remember
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import print_json, print_lines, print_listed, print_wrapped, table
from squadlog.extras.games.commands.choosing import open_game, seat_of, viewer
from squadlog.extras.games.commands.moves import print_refusal, refusal
from squadlog.extras.games.game import GameError
from squadlog.extras.games.words import count_of

if TYPE_CHECKING:
    from squadlog.battle.outcome import Moved
    from squadlog.extras.games.session.match_log import MoveEntry
    from squadlog.extras.games.session.match_seat import MatchSeat

_UNDONE = re.compile(r"~?#(\d{1,9})")
"""A move that was taken back, as the log marks it."""


def undo(options: Namespace) -> int:
    """Take moves back: the last one if it is not said how many, but never what a computer began with."""
    with open_game(options) as match:
        moved = {entry.seat for entry in match.view.log()[1:]}
        if (
            options.steps is None
            and moved
            and match.seating.people
            and moved.isdisjoint(match.seating.people)
        ):
            told = "No person has moved yet, and a computer's opening is taken back only by number: undo 1."
            return _went(refusal("nothing-to-undo", told), options)
        return _went(match.undo(_count(options.steps or "1"), at=options.at, key=options.key), options)


def redo(options: Namespace) -> int:
    """Go forward along what was taken back."""
    with open_game(options) as match:
        return _went(match.redo(_count(options.steps), at=options.at, key=options.key), options)


def jump(options: Namespace) -> int:
    """Stand at a move of the line that the log shows, at a move that was taken back, or at a named place."""
    with open_game(options) as match:
        place = " ".join(options.place)
        entry = _entry(match, place)
        if entry is None:
            return _went(refusal("no-such-entry", _nowhere(match, place)), options)
        return _went(match.jump(entry, at=options.at, key=options.key), options)


def name(options: Namespace) -> int:
    """Give the place where the game stands a name."""
    with open_game(options) as match:
        return _went(match.name_branch(" ".join(options.name), at=options.at, key=options.key), options)


def again(options: Namespace) -> int:
    """Begin a new game at the place before a move, against the same players; it is the current one then."""
    with open_store() as store:
        match, number = seat_of(store, options), _count(options.number)
        try:
            begun = match.again(number)
        except GameError as error:
            return _went(refusal("not-now", error.sentence), options)
        remember(store, current.GAME, "Game", begun.id)
    if options.json:
        print_json("game-begun", {"game": begun.id, "key": begun.game.key, "moves": begun.progress.length})
    else:
        print_lines([f"Game {begun.id}: {begun.title}, {count_of(begun.progress.length, 'move')}."])
    return OK


def _entry(match: "MatchSeat", said: str) -> int | None:
    """The log entry that is meant, None for the number of no move.

    Raises NotUnderstoodError for what is no place at all.
    """
    named = match.branches()
    if said in named:
        return named[said]
    if undone := _UNDONE.fullmatch(said):
        return int(undone[1])
    if _is_number(said):
        return match.progress.entry_at(int(said))
    raise NotUnderstoodError(_nowhere(match, said))


def _nowhere(match: "MatchSeat", said: str) -> str:
    named = match.branches()
    names = f"a name: {', '.join(named)}" if named else "a name that squadlog games name gave"
    return (
        f"There is no place {clean_text(said, limit=40)!r}: say the number of a move, 0 to "
        f"{match.progress.length_ahead}; {names}; "
        "or '#' and a number, in quotes, as log --undone marks a move that was taken back."
    )


def _is_number(said: str) -> bool:
    return said.isascii() and said.isdigit() and len(said) < 10


def _count(said: str) -> int:
    if _is_number(said):
        return int(said)
    raise NotUnderstoodError(f"{clean_text(said, limit=40)!r} should be a whole number.")


def _went(outcome: "Moved | Refusal", options: Namespace) -> int:
    if isinstance(outcome, Refusal):
        return print_refusal(outcome, options.task, as_json=options.json)
    if options.json:
        print_json("game-done", {"done": outcome.sentence}, line=True)
    else:
        print_lines([outcome.sentence])
    return OK


def log(options: Namespace) -> int:
    """The moves as a seat may read them."""
    with open_game(options) as match:
        entries = viewer(match, options.seat).view.log(undone=options.undone)
        if options.json:
            print_listed("game-log", options.json, entries)
        else:
            print_wrapped(table([tuple(_row(match, entry)) for entry in entries]))
    return OK


def _row(match: "MatchSeat", entry: "MoveEntry") -> Iterator[str]:
    """A line of the log: how it stands, the number of the move, who made it, the move, its names."""
    yield f"~#{entry.id}" if entry.undone else ">" if entry.current else ""
    yield f"{entry.number}."
    yield "" if entry.seat is None else match.seating.called(entry.seat)
    yield entry.words
    yield f"[{entry.branch}]" if entry.branch else ""
