"""An ambush in tests: three of red walk into three of blue, who lie hidden."""

from support.on_maps import on_map
from support.piles import FIELD
from support.playing_on_maps import OnMap

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Fire, RollInitiative
from squadlog.battle.terms import Grouping
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.ambush.record import freeze
from squadlog.rules.hiding.piles import Hide, PlacementOver, Reveal, SearchNoMore

PLACES = {
    1: (5, 8, 90), 2: (5, 10, 90), 3: (5, 12, 90),
    11: (25, 8, 270), 12: (25, 10, 270), 13: (25, 12, 270),
}  # fmt: skip
RED, BLUE = (1, 2, 3), (11, 12, 13)


def lying(
    *, hidden=BLUE, rulings=None, soldiers=None, chapters=("hiding", "ambush"), places=PLACES, teams=None
):
    """Those of blue who are named lie hidden where they stand; red's slot of T1.s1, then blue's.

    `teams` are the groupings of blue, where it has several.
    """
    agreed = {"chapters": chapters}
    if teams:
        agreed["groupings"] = (
            Grouping(id="red", name="Red squad", side="red", units=RED),
            *(Grouping(id=key, name=key, side="blue", units=units) for key, units in teams.items()),
        )
    played = OnMap(
        on_map(FIELD, places, stage="setup", order=(), soldiers=soldiers, setup_changes=agreed), rulings
    )
    for number in hidden:
        x, y, facing = places[number]
        played.do(Hide(unit=number, at=Waypoint(x=float(x), y=float(y)), facing_deg=float(facing)))
    played.do(PlacementOver(side="blue"))
    played.do(Begin())
    faces = (3, 7, *range(8, 7 + len(teams or "-")))
    played.do(RollInitiative(), *faces)
    for grouping in ("red", *list(teams or ())[:-1]):
        played.do(ChooseOrder(grouping=grouping, choice="MOVE"))
    if played.battle.stage == "detection":
        played.do(SearchNoMore(side="red"))
    return played


def fires(played, *pairs):
    """These come out of hiding and fire, each at whom it is paired with; their slot is over."""
    for unit, target in pairs:
        played.do(Reveal(unit=unit))
        played.do(Declare(unit=unit, action="fire_throw", target=target))
    played.do(Done())


def misses(played, *pairs):
    """All of them fire and miss."""
    fires(played, *pairs)
    while played.battle.stage == "fire":
        shot = played.battle.fire_queue[0]
        played.do(Fire(unit=shot.unit), 10)


def in_blues_slot(played):
    played.do(Done())
    assert played.battle.active.id == "blue"
    return played


def ambushed(*pairs, **more):
    """Blue has attacked so in T1.s1, and missed."""
    played = in_blues_slot(lying(**more))
    misses(played, *(pairs or ((11, 1), (12, 2), (13, 2))))
    return played


def frozen(played):
    return {number for number, unit in played.battle.units.items() if freeze(unit) is not None}
