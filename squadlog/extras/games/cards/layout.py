"""The zones of a battle: which there are, who plays where, and which lie beside each other (C.1, PC-27)."""

from functools import lru_cache

from squadlog.base.records import record

SEATS = "ABCDEFG"


@record
class Layout:
    """The zones between the players who are in the game.

    Two have L, C and R. More have a zone with each neighbour and a centre that all share; an outer zone lies beside
    the centre alone.
    """

    alive: tuple[int, ...]
    """The seats in the game, clockwise."""
    names: tuple[str, ...]
    centre: int
    beside: tuple[tuple[int, ...], ...]
    players: tuple[tuple[int, ...], ...]
    """Who plays in each zone."""
    zones: tuple[tuple[int, ...], ...]
    """The zones of each seat; none for a seat that is out."""
    seats: int
    """How many seats the game began with."""

    def after(self, seat: int) -> int:
        """The next seat clockwise that is in the game (PC-27)."""
        return self.alive[(self.alive.index(seat) + 1) % len(self.alive)]

    def order_from(self, seat: int) -> tuple[int, ...]:
        """Everybody clockwise from a seat."""
        place = self.alive.index(seat)
        return self.alive[place:] + self.alive[:place]


@lru_cache(maxsize=512)
def layout_of(alive: tuple[int, ...], seats: int) -> Layout:
    """The zones for those still in the game, of `seats` who began it."""
    if len(alive) == 2:
        everyone = (alive,) * 3
        zones = tuple((0, 1, 2) if seat in alive else () for seat in range(seats))
        return Layout(
            alive=alive,
            names=("L", "C", "R"),
            centre=1,
            beside=((1,), (0, 2), (1,)),
            players=everyone,
            zones=zones,
            seats=seats,
        )
    count = len(alive)
    pairs = tuple((seat, alive[(place + 1) % count]) for place, seat in enumerate(alive))
    of_seat: list[tuple[int, ...]] = [()] * seats
    for place, seat in enumerate(alive):
        of_seat[seat] = (place, count, (place - 1) % count)
    return Layout(
        alive=alive,
        names=(*(SEATS[one] + SEATS[other] for one, other in pairs), "centre"),
        centre=count,
        beside=(*((count,) for _ in pairs), tuple(range(count))),
        players=(*pairs, alive),
        zones=tuple(of_seat),
        seats=seats,
    )
