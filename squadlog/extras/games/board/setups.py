"""Where the pieces stand at the start (A.4): two set-ups as data, and any other from a text of the same kind.

A set-up is words: a side, then shapes, each followed by the squares it stands on. `Black: turned` gives Black what Red
has, after half a turn of the board. `AUX` on `a1.NW` is `AUX_NW` on `a1`. A text that begins with `Position` comes from
the middle of a game: pieces in it may stand where they can be taken.
"""

import re
from collections.abc import Iterable

from squadlog.base.names import clean_text
from squadlog.base.records import record
from squadlog.extras.games.board.captures import held_pieces
from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.geometry import Parity, read_square, square_name
from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.pieces import KINDS, SHAPES
from squadlog.extras.games.board.position import Armies
from squadlog.extras.games.board.tables import BoardPlace, tables
from squadlog.extras.games.game import GameError
from squadlog.extras.games.words import count_of

SETUPS: dict[str, str] = {
    "A": "Red: SYN_U d2, HOP_UW c1, HOP_UE f1, ARCHER b1 d1 e1 g1,"
    " AUX_NW a1, AUX_NE h1, AUX_SW h1 a2 g2, AUX_SE a1 b2 h2; Black: turned",
    "B": "Red: SYN_U d1, HOP_UE c1, HOP_UW f1, ARCHER a1 b1 g1 h1,"
    " AUX_NW d1, AUX_NE e1, AUX_SW b2 d2 h2, AUX_SE a2 e2 g2; Black: turned",
}
LONGEST = 4000
"""Characters of the longest set-up that is read."""
_SHAPES = (*(key for key in SHAPES if not key.startswith("ARCHER")), "ARCHER", "AUX")
_PARITIES: tuple[Parity, Parity] = ("dark_slash", "light_slash")
_Standing = tuple[list[tuple[str, int, int]], list[tuple[str, int, int]]]


@record
class BoardSetup:
    """Pieces on a board cut in a certain way, and what is unusual about them (A.3), in clauses without a full stop."""

    parity: Parity
    armies: Armies
    mid_game: bool
    warnings: tuple[str, ...]


def read_setup(text: str, parity: str = "fitting") -> BoardSetup:
    """The set-up that a text describes, on the board it fits or on the one named.

    Raises GameError for words that mean nothing, shapes that do not fit their square, and pieces that overlap. Other
    than fifteen pieces of the usual kinds a side are only warned about.
    """
    words = text.split(maxsplit=1)
    mid_game = bool(words) and words[0].casefold().rstrip(",;:|") == "position"
    pieces = _read(words[1] if mid_game and len(words) > 1 else text)
    cuts = [cut for cut in _PARITIES if parity in ("fitting", cut)]
    faults = []
    for cut in cuts:
        placed = _place_pieces(pieces, cut)
        if isinstance(placed, GameError):
            faults.append(placed)
            continue
        return BoardSetup(
            parity=cut, armies=_armies(placed), mid_game=mid_game, warnings=tuple(_unusual(placed))
        )
    raise faults[0]


def check_nothing_held(rules: BoardRules, armies: Armies) -> None:
    """Raises GameError if a piece could be taken before anybody has moved."""
    for seat in (0, 1):
        by = armies[1 - seat]
        cells = sum(rules.tables.masks[place] for place in by)
        for victim in held_pieces(rules, armies[seat], cells, by):
            place = rules.tables.places[victim]
            raise GameError(
                f"{SEATS[seat]}'s {place.kind.name} on {place.name} could be taken before anybody moves;"
                " nothing may stand covered on two sides at the start, but in a deal that begins with Position",
                rule="A.4",
            )


def _read(text: str) -> _Standing:
    if len(text) > LONGEST:
        raise GameError(f"a set-up of {len(text)} characters is too long; the limit is {LONGEST}")
    found: _Standing = ([], [])
    seat: int | None = None
    shape = ""
    for word in re.split(r"[\s,;:|]+", text.strip()):
        if (lower := word.casefold()) in ("red", "black"):
            seat, shape = ("red", "black").index(lower), ""
        elif word.upper() in _SHAPES:
            shape = word.upper()
        elif lower == "turned" and seat is not None:
            if not found[1 - seat]:
                raise GameError(
                    f"turned needs the pieces of {SEATS[1 - seat]} first, and gives {SEATS[seat]} the same"
                )
            found[seat].extend(_turn_board(found[1 - seat]))
        elif word:
            if seat is None or not shape:
                raise GameError(
                    f"{clean_text(word, limit=40)!r} in the set-up: first comes Red or Black, then a shape"
                    f" ({', '.join(_SHAPES)}), then its squares"
                )
            found[seat].append(_piece(shape, word))
    if not found[0] and not found[1]:
        raise GameError(
            "the set-up is empty; it is written such as: Red: ARCHER c5 e3, AUX_NW b6; Black: turned"
        )
    return found


def _piece(shape: str, word: str) -> tuple[str, int, int]:
    square, _, half = word.partition(".")
    file, rank = read_square(clean_text(square, limit=40))
    if shape == "AUX":
        if f"AUX_{half.upper()}" not in SHAPES:
            raise GameError(f"AUX on {square_name(file, rank)}: its half is needed, such as {square}.NW")
        return f"AUX_{half.upper()}", file, rank
    if half and shape != f"AUX_{half.upper()}":
        raise GameError(
            f"{shape} on {clean_text(word, limit=40)}: the square alone is right, {square_name(file, rank)}"
        )
    return shape, file, rank


def _turn_board(pieces: list[tuple[str, int, int]]) -> Iterable[tuple[str, int, int]]:
    for cut in _PARITIES:
        board = tables(cut)
        places = [board.place(*piece) for piece in pieces]
        if None not in places:
            turned = [board.places[board.turned[place.id]] for place in places if place]
            return [(place.shape.key, place.file, place.rank) for place in turned]
    return []


def _place_pieces(pieces: _Standing, cut: Parity) -> tuple[list[BoardPlace], list[BoardPlace]] | GameError:
    """The pieces on a board of that cut, or what is wrong with them there."""
    board = tables(cut)
    taken: dict[int, str] = {}
    placed: tuple[list[BoardPlace], list[BoardPlace]] = ([], [])
    for seat, wanted in enumerate(pieces):
        for shape, file, rank in wanted:
            place = board.place(shape, file, rank)
            if place is None:
                fits = [p.square for p in board.places if p.shape.key.startswith(shape)]
                return GameError(
                    f"{shape} does not fit on {square_name(file, rank)} where {cut.replace('_', ' ')} squares are"
                    f" cut /; it fits on {' '.join(fits)}",
                    rule="A.3",
                )
            name = f"{SEATS[seat]}'s {place.kind.name} on {place.name}"
            for cell in place.cells:
                if cell in taken:
                    return GameError(
                        f"{taken[cell]} and {name} overlap on {board.cell_names[cell]}", rule="A.3"
                    )
            taken.update(dict.fromkeys(place.cells, name))
            placed[seat].append(place)
    return placed


def _armies(placed: tuple[list[BoardPlace], list[BoardPlace]]) -> Armies:
    red, black = (tuple(sorted(place.id for place in army)) for army in placed)
    return red, black


def _unusual(placed: tuple[list[BoardPlace], list[BoardPlace]]) -> Iterable[str]:
    for seat, army in zip(SEATS, placed, strict=True):
        for kind in KINDS:
            count = sum(place.kind is kind for place in army)
            if count != kind.count:
                usual = count_of(kind.count, "is", "are")
                yield f"{seat} has {count_of(count, kind.name, kind.many)}, where {usual} usual"
