"""The board game to be tapped: the triangles, the pieces on them, where each can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.games.board.geometry import SIZE, is_slash
from squadlog.extras.games.board.page import format_offer, strength
from squadlog.extras.games.board.position import name_of
from squadlog.extras.games.board.turn import STAY, BoardTurn
from squadlog.extras.games.board.words import WORDS, format_deed
from squadlog.extras.games.served.laid_out import GameLaidOut
from squadlog.session.served_record import BoardShape, RecordMove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.games.board.state import BoardSeen, BoardState
    from squadlog.extras.games.board.tables import BoardPlace
    from squadlog.extras.games.telling import Who
    from squadlog.session.served_record import Ring

_OVERLOOKED = "x"
_SIDES = ("first", "second")


def lay_out(seen: BoardSeen, who: Who) -> GameLaidOut:
    """The board as a seat sits at it, Black's with its own pieces near."""
    position, places = seen.state, seen.state.rules.tables.places
    turned = seen.seat == 1
    turns = [one for one in seen.moves() if isinstance(one, BoardTurn)]
    said = [RecordMove(position.notation(one), _deed(position, one), _taps(places, one)) for one in turns]
    words = [
        RecordMove(one.move, one.does or one.move, () if one.move in ("accept", "decline") else (one.move,))
        for one in WORDS.offers(seen)[len(turns) :]
    ] + [
        RecordMove(seen.notation(one), seen.notation(one))
        for one in seen.moves()
        if not isinstance(one, BoardTurn)
    ]
    marks = {places[one.start].name: name_of(places[one.start]) for one in turns if one.start != STAY}
    marks |= {_goal(places[one.end]): f"to {places[one.end].name}" for one in turns if one.start != STAY}
    marks |= {one.taps[0]: one.means for one in words if one.taps} | {_OVERLOOKED: "take what was overlooked"}
    hint = "Tap a piece, then where it goes." if turns else ""
    return GameLaidOut(
        moves=tuple(said + words),
        marks=tuple(marks.items()),
        board=tuple(_shapes(position, turns, turned=turned)),
        size=(SIZE, SIZE),
        hint=f"{format_offer(position, who)}: accept or decline?" if position.offer == "open" else hint,
        lines=tuple(
            f"{who(seat)}: {strength(position, seat)}; lost {position.lost[seat]}." for seat in (0, 1)
        ),
    )


def _deed(position: BoardState, turn: BoardTurn) -> str:
    deed = format_deed(position, turn)
    if turn.start == STAY:
        return deed
    kind, _, takes = deed.partition(", ")
    return f"{kind} to {position.rules.tables.places[turn.end].name}{takes and f', {takes}'}"


def _goal(place: BoardPlace) -> str:
    return f">{place.name}:{place.shape.key}"


def _taps(places: tuple[BoardPlace, ...], turn: BoardTurn) -> tuple[str, ...]:
    return (_OVERLOOKED,) if turn.start == STAY else (places[turn.start].name, _goal(places[turn.end]))


def _shapes(position: BoardState, turns: list[BoardTurn], *, turned: bool) -> Iterator[BoardShape]:
    """The squares and their cuts, the pieces, and last what can be reached, which is drawn when a piece is chosen."""
    parity, places = position.rules.parity, position.rules.tables.places
    every = [(file, rank) for file in range(SIZE) for rank in range(SIZE)]
    dark = [(x, y) for x, y in every if (x + y) % 2 == 0]
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    yield BoardShape("ground", (_ring([(SIZE * a, SIZE * b) for a, b in corners], turned=turned),))
    yield BoardShape(
        "ground dark", tuple(_ring([(x + a, y + b) for a, b in corners], turned=turned) for x, y in dark)
    )
    cuts = [
        ((x, y), (x + 1, y + 1)) if is_slash(parity, x + 1, y + 1) else ((x, y + 1), (x + 1, y))
        for x, y in every
    ]
    yield BoardShape("ground cut", tuple(_ring(list(cut), turned=turned) for cut in cuts))
    can = {one.start for one in turns}
    for seat, place in position.pieces():
        mark = place.name if place.id in can else ""
        yield BoardShape(
            f"piece {_SIDES[seat]}",
            (_outline(place, turned=turned),),
            mark,
            name_of(place),
            place.kind.letter.upper(),
        )
    for place in dict.fromkeys(places[one.end] for one in turns if one.start != STAY):
        yield BoardShape("goal", (_outline(place, turned=turned),), _goal(place), f"to {place.name}")


def _outline(place: BoardPlace, *, turned: bool) -> Ring:
    following = dict(place.shape.edges)
    corners = [next(iter(following))]
    while (corner := following[corners[-1]]) != corners[0]:
        corners.append(corner)
    return _ring([(x + place.file - 1, y + place.rank - 1) for x, y in corners], turned=turned)


def _ring(corners: list[tuple[int, int]], *, turned: bool) -> Ring:
    return tuple((SIZE - x, y) if turned else (x, SIZE - y) for x, y in corners)
