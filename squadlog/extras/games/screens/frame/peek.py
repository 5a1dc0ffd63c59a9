"""A stored side game at a glance: who plays, whose move it is, what lies open, the last moves."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from textual.content import Content

from squadlog.extras.games.catalogue import GAMES, words_of
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.screens.frame.words import gist_of
from squadlog.extras.games.session.match_seat import at_the_table
from squadlog.extras.games.words import count_of

if TYPE_CHECKING:
    from squadlog.extras.games.game import Game, Seen, State
    from squadlog.extras.games.session.match_seat import MatchSeat
    from squadlog.extras.games.telling import Rows, Who
    from squadlog.store.record_file import Store

    Glimpse = Callable[[Any, Who, tuple[int, int]], Sequence[Content | str]]

LAST_MOVES = 8
"""Moves that are told, the last ones."""
LEAST = 10
"""Lines below which only the last moves are told."""
LEAST_BOARD = 20
"""Lines from which on a board is drawn beside other words."""


def peek(match: "MatchSeat", room: tuple[int, int]) -> list[Content | str]:
    """What anybody may know of a game who passes its table, in a `room` of cells and lines; no hand."""
    table = match.at(ONLOOKER)
    if 0 < room[1] < LEAST:
        return list(_short(match, room[1]))
    found: list[Content | str] = [Content.styled(match.title, "bold")]
    found += [match.game.name, ""] if match.game.name != match.title else [""]
    for seat, _ in enumerate(match.seating.names):
        mark = "▶" if match.progress.to_move == seat else " "
        found.append(Content.styled(f"{mark} {match.seating.called(seat)}", "bold" if mark == "▶" else ""))
    found.append(f"  {count_of(match.progress.length, 'move')}{_ending(match)}")
    wide, high = room
    found += ["", *lay_open(match, table.view.now, (wide, high - len(found) - LAST_MOVES - 4))]
    entries = [entry for entry in table.view.log() if entry.seat is not None][-LAST_MOVES:]
    if entries:
        found += ["", Content.styled("Last moves", "bold")]
        found += [
            f"{entry.number:>4}. {match.seating.own[entry.seat or 0]} {entry.words}" for entry in entries
        ]
    return found


def _short(match: "MatchSeat", rows: int) -> Iterator[Content | str]:
    """A game in a few rows: whose move it is, and the last ones."""
    yield Content.styled(match.title, "bold")
    turns = "  ".join(
        f"{'▶ ' if match.progress.to_move == seat else ''}{match.seating.called(seat)}"
        for seat, _ in enumerate(match.seating.names)
    )
    yield f"{turns} · {count_of(match.progress.length, 'move')}{_ending(match)}"
    entries = [entry for entry in match.at(ONLOOKER).view.log() if entry.seat is not None]
    for entry in entries[len(entries) - max(0, rows - 2) :]:
        yield f"{entry.number:>4}. {match.seating.own[entry.seat or 0]} {entry.words}"


def glimpse_of(key: str) -> "Glimpse | None":
    """How a game draws what lies open for an onlooker, in a room of cells and lines; None: in plain words."""
    found: Glimpse | None = getattr(
        import_module(f"squadlog.extras.games.screens.{GAMES[key].folder}.screen"), "GLIMPSE", None
    )
    return found


def lay_open(match: "MatchSeat", seen: "Seen", room: tuple[int, int]) -> "Sequence[Content | str]":
    """What lies open at a position, as the game draws it, else in plain words."""
    glimpse = glimpse_of(match.game.key)
    if glimpse is not None:
        return glimpse(seen, match.seating.called, room)
    return list(_page(words_of(match.game).page(seen, match.seating.called)))


def opening_lines(
    game: "Game", state: "State", names: "Sequence[str]", room: tuple[int, int], *, below: int
) -> "Sequence[Content | str]":
    """The board before the first move, in a `room` of cells and lines, then how the game is played.

    `below` parts of other words follow, and are left room for. No board where all begins with hidden hands.
    """
    wide, high = room[0], room[1] - 2 * below - 2
    glimpse = None if game.kind.hidden or high < LEAST_BOARD else glimpse_of(game.key)
    seen = state.seen_by(ONLOOKER)
    board = [] if glimpse is None else ["", *glimpse(seen, lambda seat: names[seat], (wide, high))]
    return [*board, "", *gist_of(game.key)]


def _ending(match: "MatchSeat") -> str:
    ending = match.progress.ending
    if ending is None:
        return ""
    asked = match.hint_words().removesuffix(".")
    return f"; over: {ending.reason}{asked and f'; {asked[:1].lower()}{asked[1:]}'}"


def _page(parts: "Iterable[str | Rows]") -> Iterator[str]:
    """Lines as they are, tables with their columns under each other."""
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            rows = [[f"{cell}" for cell in row] for row in part]
            wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
            for row in rows:
                yield "  ".join(cell.ljust(room) for cell, room in zip(row, wide, strict=True)).rstrip()


def glimpse(store: "Store", number: int, room: tuple[int, int]) -> list[Content | str]:
    """A stored side game at a glance, in a `room` of cells and lines; no hand. Raises StoreError."""
    return peek(at_the_table(store, number), room)
