"""A stored side game, opened for whoever sits at the table."""

from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.facts.seats import Speaker
from squadlog.store.record_file import Store


def at_the_table(store: Store, number: int) -> MatchSeat:
    """Go on with a stored side game, at the table. Raises StoreError."""
    return Match(store, number).seat(Speaker())
