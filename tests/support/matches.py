"""Side games with a record: one of each kind, and a table that plays them at random."""

from squadlog.base.dice import Chance
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.battle_session import open_store

BOARD = Score(game="phalanx-board", seed=5, options={"first_player": "red"}, seats=("Ann", "Bob"))
CARDS = Score(game="phalanx-cards", seed=5, seats=("Ann", "Bob"))
GENERALS = Score(game="generals", seed=5, seats=("Ann", "Bob"))
TIMID = Score(game="phalanx-cards", seed=9, options={"gambling": "true", "players": "3"})
EVERY = (BOARD, CARDS, GENERALS, TIMID)


def at_random(match: Match, chance: Chance, moves: int) -> Match:
    """Make that many moves, or as many as there are, and now and then say a word that is no move; nobody resigns."""
    for _ in range(moves):
        state = whole(match).state
        if state.to_move is None:
            break
        words = [word for word in state.words() if state.notation(word) != "resign"]
        move = chance.pick(words) if words and chance.below(12) == 0 else chance.pick(state.moves())
        match.moves.say(state.notation(move), by="tester")
    return match


def seated(match, name=TABLE, who=""):
    """Somebody at a match: the seat of that name, and who speaks there."""
    return MatchSeat(match, Speaker(seat=name, name=who))


def at_move(match):
    """Whoever is to move; the table once a game is over."""
    seat = match.progress.to_move
    return seated(match) if seat is None else seated(match).at(seat)


def referee(match):
    """The seat that may read everything."""
    return seated(match, REFEREE)


def whole(match, *, ahead=False):
    """A match, or one seen from a seat, with all that is hidden in it; `ahead`: where its line was left last."""
    record = getattr(match, "_record", None) or match.record
    return record.left if ahead else record.standing


def hasty_store(path):
    """A store that does not wait for the disk: for tests that write thousands of times and pull no plug."""
    store = open_store(path)
    store._file._connection.execute("PRAGMA synchronous=OFF")
    return store
