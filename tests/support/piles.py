"""Piles on the map for tests of hiding: two of red against two of blue, one of whom hides."""

from support.on_maps import on_map
from support.playing_on_maps import OnMap, field_of

from squadlog.battle.commands import Begin, ChooseOrder, RollInitiative
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver, SearchNoMore, hiding_of

FIELD = field_of("")
SHADED = field_of('[[wall]]\nid = "w"\nkind = "external_wall"\nline = [[37, 0.5], [37, 8]]\n')
"""The same with a wall in the east: what lies behind it, as at 38,3, has nothing of the west in sight."""
IN_FORCE = {"chapters": ("hiding",)}
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 11: (35, 10, 270), 12: (35, 14, 270)}


def at(x, y, floor=1):
    return Waypoint(x=float(x), y=float(y), floor=floor)


def before(ground=FIELD, places=PLACES, rulings=None, soldiers=None, setup=None):
    """Two of red and two of blue on the map, nobody hidden yet."""
    return OnMap(
        on_map(
            ground, places, stage="setup", order=(), setup_changes=IN_FORCE | (setup or {}), soldiers=soldiers
        ),
        rulings,
    )


def hidden(*decoys, rulings=None, where=(20, 10), facing=270.0, **more):
    """Unit 11 of blue hides, with decoys where they are said, and everything is placed."""
    played = before(rulings=rulings, **more)
    played.do(Hide(unit=11, at=at(*where), facing_deg=facing))
    for place in decoys:
        played.do(LayDecoy(side="blue", at=at(*place), facing_deg=270.0))
    played.do(PlacementOver(side="blue"))
    return played


def searching(*decoys, **more):
    """The same, in the detection step of turn 1."""
    played = hidden(*decoys, **more)
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    assert played.battle.stage == "initiative"
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    return played


def acting(*decoys, **more):
    """The same, in red's slot of T1.s1."""
    played = searching(*decoys, **more)
    if played.battle.stage == "detection":
        played.do(SearchNoMore(side="red"))
    return played


def piles(played):
    return {pile.number: pile for pile in hiding_of(played.battle).piles}
