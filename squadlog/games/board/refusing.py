"""Why a move of the board game is refused, in one sentence that says what would be legal."""

from squadlog.games.board.captures import covered
from squadlog.games.board.endings import SEATS
from squadlog.games.board.standing import Standing, called, listed, reach
from squadlog.games.board.tables import Place
from squadlog.games.board.turn import STAY, Turn, Word
from squadlog.games.game import Move


def why_not(standing: Standing, move: Move) -> str:
    """Why a move that was not legal is not; the sections of the rules are named (A.5, A.6, A.7)."""
    if standing.over is not None:
        return f"the game is over: {standing.over.reason}"
    if isinstance(move, Word):
        return _word(standing, move)
    if standing.offer == "open":
        return f"{SEATS[1 - standing.mover]} has an offer to answer first: accept or decline"
    places = range(len(standing.rules.tables.places))
    if not isinstance(move, Turn) or not {move.start, move.end, *move.taken} <= {STAY, *places}:
        return f"{move!r} is no move of the board game; a move is written such as e1-e3, or x d5"
    if move.start == STAY:
        return _overlooked(standing, move)
    return _moved(standing, move)


def _word(standing: Standing, word: Word) -> str:
    if word is Word.OFFER:
        if not standing.rules.agreement:
            return "it was agreed that nobody stops the game by agreement (agreement, A.7)"
        if standing.offer == "open":
            return f"{SEATS[1 - standing.mover]} has that offer to answer: accept or decline"
        return "that offer was refused in this turn already; move a piece or take what was overlooked"
    return f"there is no offer to answer; {SEATS[standing.mover]} is to move, or may say: {Word.OFFER.value}"


def _overlooked(standing: Standing, turn: Turn) -> str:
    if not standing.rules.overlooked:
        return "it was agreed that a turn is always a move: overlooked captures are off (overlooked_captures, A.6)"
    if turn.end != STAY:
        return "a piece that moves must come from somewhere; a move is written such as e1-e3"
    prey = standing.prey(STAY, STAY)
    if not turn.taken:
        return f"nobody may pass: a turn of overlooked captures takes something, here from {_all(standing, prey)} (A.6)"
    return _not_taken(standing, turn, prey, "now")


def _moved(standing: Standing, turn: Turn) -> str:
    tables, mover = standing.rules.tables, standing.mover
    place = tables.places[turn.start]
    if turn.start not in standing.armies[mover]:
        owner = SEATS[1 - mover] if turn.start in standing.armies[1 - mover] else None
        whose = f"{called(place)} is {owner}'s" if owner else f"no {place.kind.name} stands on {place.name}"
        return f"{whose}; {SEATS[mover]} is to move, with pieces on {_all(standing, standing.armies[mover])}"
    free = reach(standing, turn.start)
    if turn.end == STAY:
        return f"{called(place)} must move somewhere: {_squares(free)}"
    end = tables.places[turn.end]
    if end not in free:
        path = tables.paths[turn.start].get(turn.end)
        if path is None:
            why = "no straight slide ends there on its own outline"
        else:
            why = f"{_in_the_way(standing, path)} in the way"
        return f"{called(place)} cannot go to {end.square}: {why} (A.5); it can go to {_squares(free)}"
    prey = standing.prey(turn.start, turn.end)
    return _not_taken(standing, turn, prey, f"after {place.name}-{end.square}")


def _not_taken(standing: Standing, turn: Turn, prey: tuple[int, ...], when: str) -> str:
    """What is wrong with the pieces named as captured."""
    tables, foe = standing.rules.tables, 1 - standing.mover
    for taken in turn.taken:
        place = tables.places[max(taken, 0)]
        if taken not in standing.armies[foe]:
            return f"{SEATS[foe]} has no {place.kind.name} on {place.name}; {when} {_all(standing, prey)} may be taken"
        if taken not in prey:
            sides = _sides(standing, turn, taken)
            return (
                f"{called(place)} cannot be taken {when}: {sides} (A.6); {_all(standing, prey)} may be taken"
            )
    if not standing.rules.manual:
        return f"everything that may be taken is taken (declare auto, A.6): {_all(standing, prey)}"
    return f"captures are named once each and in the order of the places: {_all(standing, prey)}"


def _sides(standing: Standing, turn: Turn, victim: int) -> str:
    tables, mover = standing.rules.tables, standing.mover
    army, cells = list(standing.armies[mover]), standing.cells[mover]
    if turn.start != STAY:
        army[army.index(turn.start)] = turn.end
        cells ^= tables.masks[turn.start] | tables.masks[turn.end]
    count = len(covered(standing.rules, victim, cells, army))
    if count >= 2:
        return "the piece that moved does not help to hold it"
    return f"{'no side' if not count else 'only one side'} of it is wholly covered, and two are needed"


def _in_the_way(standing: Standing, path: int) -> str:
    tables = standing.rules.tables
    found = [tables.places[place] for army in standing.armies for place in army if tables.masks[place] & path]
    return f"{' and '.join(called(place) for place in found)} {'is' if len(found) == 1 else 'are'}"


def _all(standing: Standing, places: tuple[int, ...]) -> str:
    return listed([standing.rules.tables.places[place] for place in places])


def _squares(places: tuple[Place, ...]) -> str:
    ordered = sorted(places, key=lambda place: (place.file, place.rank))
    return " ".join(place.square for place in ordered) or "no square at present"
