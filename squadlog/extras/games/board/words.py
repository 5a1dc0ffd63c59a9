"""What the board game says: what a turn does, what either side has, what each kind of piece is worth."""

from collections.abc import Iterator, Mapping

from squadlog.extras.games.board.page import page, pieces_left
from squadlog.extras.games.board.setups import SETUPS
from squadlog.extras.games.board.state import BoardSeen, BoardState
from squadlog.extras.games.board.turn import STAY, BoardMove, BoardTurn, BoardWord
from squadlog.extras.games.telling import GameWords, Offer, Told, Who
from squadlog.extras.games.words import count_of

_SAID = {BoardWord.OFFER: "offer to stop and count points", BoardWord.RESIGN: "give the game up"}


def format_deed(position: BoardState, turn: BoardMove) -> str:
    """The kind of piece that moves, and what it takes; empty for an answer."""
    if not isinstance(turn, BoardTurn):
        return ""
    places = position.rules.tables.places
    prey = " and ".join(f"{places[taken].kind.name} on {places[taken].name}" for taken in turn.taken)
    if turn.start == STAY:
        return f"takes what was overlooked: {prey}"
    return f"{places[turn.start].kind.name}{f', takes {prey}' if prey else ''}"


def _offers(seen: BoardSeen) -> list[Offer]:
    """Every legal turn, then what may be said."""
    position = seen.state
    turns = [Offer(move=position.notation(turn), does=format_deed(position, turn)) for turn in seen.moves()]
    return turns + [Offer(move=word.value, does=_SAID[word]) for word in seen.words()]


def _account(seen: BoardSeen, seat: int, who: Who) -> Iterator[Told]:
    position = seen.state
    points = count_of(position.points(seat), "point")
    yield Told(words=f"{who(seat)}: {points} left, {position.lost[seat]} lost", rule="A.3", strong=True)
    for kind, pieces in pieces_left(position, seat).items():
        worth = position.rules.points[pieces[0].id]
        names = " ".join(piece.name for piece in pieces)
        yield Told(words=f"{kind}: {len(pieces)} at {worth} = {len(pieces) * worth}   {names}", depth=1)


def _points_taken(state: BoardState, seat: int) -> int:
    return state.lost[1 - seat]


def _hope(_options: Mapping[str, str]) -> str:
    return "your chance to win, judged by the pieces"


WORDS = GameWords(
    scored_in="points taken",
    score=_points_taken,
    hope=_hope,
    deal="A set-up says side, shapes and squares: Red: SYN_U d2, HOP_UW c1, HOP_UE f1, ARCHER b1 d1, AUX a1.NW; "
    "Black: turned. turned gives Black what Red has, after half a turn of the board. Shapes are AUX on a half such as "
    "a1.NW, ARCHER, SYN_U and SYN_D (pointing north or south), HOP_UW, HOP_UE, HOP_DW and HOP_DE (its small triangle "
    "up or down, its long side west or east). Nothing may stand covered on two sides, but in a text that begins with "
    "Position [A.4].",
    page=page,
    account=_account,
    offers=_offers,
    deals={f"set-up {name}": text for name, text in SETUPS.items()},
)
