"""Moves over drawn maps at the prices of the rulebook."""

from fractions import Fraction

from support.battles import table

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import footing_of
from squadlog.ground.moving.moves_route import route_ahead, route_through
from squadlog.ground.moving.moves_stops import Mover
from squadlog.rules.moving.path import Gait, price_of, walk_metres
from squadlog.rules.moving.turning import turn_allowed

BOOK = table()


def metre_cost(effects, *, suit_cost, pack_on, mode, table):
    """Metres of allowance that one metre takes, None if it cannot be passed (MOV-05..12)."""
    return price_of(tuple(effects), Gait(mode, suit_cost, pack_on), table.reading).cost


def price(*, mode="walk", suit="1", pack_on=False, board=BOOK):
    """What a metre costs by the rulebook."""

    def cost(effects):
        return metre_cost(effects, suit_cost=Fraction(suit), pack_on=pack_on, mode=mode, table=board)

    return cost


def charged(ground, allowance, *, mode="walk", suit="1", pack_on=False, board=BOOK, limit=None):
    """What the rules make of measured ground."""
    return walk_metres(
        ground,
        Fraction(allowance),
        mode=mode,
        ctx=board,
        suit_cost=Fraction(suit),
        pack_on=pack_on,
        limit=limit,
    )


def pace(allowance, **how):
    """How far an allowance carries by the rulebook."""

    def carried(ground):
        return float(charged(ground, allowance, **how).moved)

    return carried


def gate(mode, board=BOOK):
    """Which turns the mode allows after standing still."""

    def allowed(degrees, since_m, made):
        return turn_allowed(mode, mode if made else None, since_m, degrees, board)

    return allowed


def strip(kind, west, east, *, high=40.0, name=""):
    """A strip of terrain from south to north over the whole map."""
    points = [(west, 0.0), (east, 0.0), (east, high), (west, high)]
    return {"id": name or f"{kind}{int(west * 10)}", "kind": kind, "points": points}


def line(x, up, *, high=40.0):
    """A contour line from south to north over the whole map, up to the `left` (west) or the `right` (east)."""
    return {"id": f"line{int(x * 100)}", "points": [(x, 0.0), (x, high)], "closed": False, "up": up}


def footing(drawn, readings=None, **conditions):
    """The ground of a drawing under these conditions."""
    return footing_of(drawn.map, Conditions(**conditions), readings)


def east(
    drawn,
    metres,
    *,
    edge=True,
    letter="A",
    cost=None,
    readings=None,
    mover=None,
    gait="forward",
    **conditions,
):
    """A move due east of a letter: from the east edge of its square, so that squares are metres, or from its middle."""
    spot = drawn.spots[letter]
    start = Spot(spot.x + 0.5, spot.y) if edge else spot
    facing = 270.0 if gait == "backward" else 90.0
    route = route_ahead(start, facing, 90.0, float(metres), gait=gait)
    return measure(
        footing(drawn, readings, **conditions), route, cost=cost or price(), mover=mover or Mover()
    )


def through(drawn, *places, facing=0.0, letter="A", cost=None, readings=None, mover=None, **conditions):
    """A move from the middle of a letter's square through places (x, y) or (x, y, floor)."""
    waypoints = [Spot(*place) for place in places]
    route = route_through(drawn.spots[letter], facing, waypoints)
    return measure(
        footing(drawn, readings, **conditions), route, cost=cost or price(), mover=mover or Mover()
    )


def unit(number, x, y, *, side="", facing=0.0, floor=1):
    """A unit standing somewhere."""
    return Figure(number, Spot(x, y, floor), facing, "standing", side)
