"""Why a move of the board game is refused, in one sentence that says what would be legal."""

from squadlog.extras.games.board.captures import covered_sides
from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.position import BoardPosition, list_places, name_place, reach
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.board.turn import STAY, BoardTurn, BoardWord
from squadlog.extras.games.game import GameError, Move


def why_not(position: BoardPosition, move: Move) -> GameError | None:
    """What is wrong with a move, None if it is legal (A.5, A.6, A.7)."""
    if position.over is not None:
        return GameError(f"the game is over: {position.over.reason}", rule=position.over.rule)
    if isinstance(move, BoardWord):
        return _word(position, move)
    if position.offer == "open":
        return GameError(
            f"{SEATS[1 - position.mover]} has an offer to answer first: accept or decline", rule="A.7"
        )
    places = range(STAY, len(position.rules.tables.places))
    if not isinstance(move, BoardTurn) or not all(p in places for p in (move.start, move.end, *move.taken)):
        return GameError(f"{move!r} is no move of the board game; a move is written such as e1-e3, or x d5")
    if move.start == STAY:
        return _check_overlooked(position, move)
    return _check_move(position, move)


def _word(position: BoardPosition, word: BoardWord) -> GameError | None:
    if word in position.words() or (word is not BoardWord.OFFER and position.offer == "open"):
        return None
    if word is not BoardWord.OFFER:
        said = f"there is no offer to answer; {SEATS[position.mover]} is to move, or may say: {BoardWord.OFFER.value}"
    elif not position.rules.agreement:
        said = "it was agreed that nobody stops the game by agreement (agreement)"
    elif position.offer == "open":
        said = f"{SEATS[1 - position.mover]} has that offer to answer: accept or decline"
    else:
        said = "that offer was refused in this turn already; move a piece or take what was overlooked"
    return GameError(said, rule="A.7")


def _check_overlooked(position: BoardPosition, turn: BoardTurn) -> GameError | None:
    if not position.rules.overlooked:
        return GameError(
            "it was agreed that a turn is always a move: overlooked captures are off (overlooked_captures)",
            rule="A.6",
        )
    if turn.end != STAY:
        return GameError("a piece that moves must come from somewhere; a move is written such as e1-e3")
    prey = position.prey(STAY, STAY)
    if not turn.taken:
        return GameError(
            f"nobody may pass: a turn of overlooked captures takes something, here from {_all(position, prey)}",
            rule="A.6",
        )
    return _not_taken(position, turn, prey, "now")


def _check_move(position: BoardPosition, turn: BoardTurn) -> GameError | None:
    tables, mover = position.rules.tables, position.mover
    place = tables.places[turn.start]
    if turn.start not in position.armies[mover]:
        owner = SEATS[1 - mover] if turn.start in position.armies[1 - mover] else None
        whose = (
            f"{name_place(place)} is {owner}'s" if owner else f"no {place.kind.name} stands on {place.name}"
        )
        return GameError(
            f"{whose}; {SEATS[mover]} is to move, with pieces on {_all(position, position.armies[mover])}",
            rule="A.5",
        )
    path = tables.paths_from(turn.start).get(turn.end)
    if path is None or path & (position.cells[0] | position.cells[1]):
        return _out_of_reach(position, turn, path)
    prey = position.prey(turn.start, turn.end)
    return _not_taken(position, turn, prey, f"after {place.name}-{tables.places[turn.end].square}")


def _out_of_reach(position: BoardPosition, turn: BoardTurn, path: int | None) -> GameError:
    tables = position.rules.tables
    place, free = tables.places[turn.start], reach(position, turn.start)
    if turn.end == STAY:
        return GameError(f"{name_place(place)} must move somewhere: {_squares(free)}", rule="A.5")
    if path is None:
        why = "no straight slide ends there on its own outline"
    else:
        why = f"{_in_the_way(position, path)} in the way"
    return GameError(
        f"{name_place(place)} cannot go to {tables.places[turn.end].square}: {why}; it can go to {_squares(free)}",
        rule="A.5",
    )


def _not_taken(
    position: BoardPosition, turn: BoardTurn, prey: tuple[int, ...], when: str
) -> GameError | None:
    """What is wrong with the pieces named as captured."""
    tables, foe = position.rules.tables, 1 - position.mover
    if turn.taken == prey:
        return None
    for taken in turn.taken:
        place = tables.places[max(taken, 0)]
        if taken not in position.armies[foe]:
            said = f"{SEATS[foe]} has no {place.kind.name} on {place.name}; {when} {_all(position, prey)} may be taken"
            return GameError(said, rule="A.6")
        if taken not in prey:
            sides = _sides(position, turn, taken)
            said = f"{name_place(place)} cannot be taken {when}: {sides}; {_all(position, prey)} may be taken"
            return GameError(said, rule="A.6")
    if not position.rules.manual:
        said = f"everything that may be taken is taken (declare auto): {_all(position, prey)}"
        return GameError(said, rule="A.6")
    if turn.taken == tuple(place for place in prey if place in turn.taken):
        return None
    return GameError(
        f"captures are named once each and in the order of the places: {_all(position, prey)}", rule="A.6"
    )


def _sides(position: BoardPosition, turn: BoardTurn, victim: int) -> str:
    tables, mover = position.rules.tables, position.mover
    army, cells = list(position.armies[mover]), position.cells[mover]
    if turn.start != STAY:
        army[army.index(turn.start)] = turn.end
        cells ^= tables.masks[turn.start] | tables.masks[turn.end]
    count = len(covered_sides(position.rules, victim, cells, army))
    if count >= 2:
        return "the piece that moved does not help to hold it"
    return f"{'no side' if not count else 'only one side'} of it is wholly covered, and two are needed"


def _in_the_way(position: BoardPosition, path: int) -> str:
    tables = position.rules.tables
    found = [tables.places[place] for army in position.armies for place in army if tables.masks[place] & path]
    return f"{' and '.join(name_place(place) for place in found)} {'is' if len(found) == 1 else 'are'}"


def _all(position: BoardPosition, places: tuple[int, ...]) -> str:
    return list_places([position.rules.tables.places[place] for place in places])


def _squares(places: tuple[BoardPlace, ...]) -> str:
    ordered = sorted(places, key=lambda place: (place.file, place.rank))
    return " ".join(place.square for place in ordered) or "no square at present"
