"""The ground and the light between searcher and pile: DET-21, DET-30, DET-33, ENV-04, ENV-06, A-22, A-95."""

import pytest
from support.on_maps import measured_table
from support.piles import PLACES, at, before, piles, searching
from support.playing_on_maps import field_of

from squadlog.battle.terms import Environment
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    PlacementOver,
    SearchPiles,
)
from squadlog.rules.hiding.viewing import views

COUNTER = (
    '[[obstacle]]\nid = "c"\nkind = "furniture"\ncover = "full_hard"\n'
    "points = [[18.6, 8], [19, 8], [19, 12], [18.6, 12]]\n"
)


def rolled_for(played, face=9, **stated):
    """The lines that count, by key, of the one roll of unit 1."""
    played.do(SearchPiles(unit=1, **stated), face)
    return {line.key: line for line in played.of_kind("pile_searched")[0].check.ledger.lines}


MARSH = '[[terrain]]\nid = "m"\nkind = "marsh"\npoints = [[18, 8], [22, 8], [22, 12], [18, 12]]\n'


def test_a_pile_in_a_marsh_is_measured_and_the_marsh_is_no_cover_besides():
    """DET-33, DET-36."""
    lines = rolled_for(searching(ground=field_of(MARSH)))
    assert {key: line.value for key, line in lines.items()} == {"suit_sensor": -2, "marsh": 1}


ROOM = """
[[wall]]
id = "w"
kind = "external_wall"
line = [[18, 8], [22, 8], [22, 12], [18, 12], [18, 8]]
[[window]]
id = "n"
ends = [[18, 9], [18, 11]]
"""
NIGHT, BLACKOUT = Environment(night=True), Environment(night=True, blackout=True)


@pytest.mark.parametrize(
    ("environment", "decides", "where", "counts"),
    [
        (NIGHT, "target", (19, 10), False),
        (BLACKOUT, "target", (19, 10), True),
        (NIGHT, "target", (15, 10), True),
        (NIGHT, "both", (15, 10), True),
    ],
)
def test_night_counts_where_the_pile_is_in_the_dark(environment, decides, where, counts):
    """DET-21, ENV-04, ENV-06, A-95."""
    played = searching(
        ground=field_of(ROOM),
        where=where,
        setup={"environment": environment},
        rulings={"night.decided_by": decides},
    )
    line = rolled_for(played)["night_power"]
    assert (line.applied, line.note) == (counts, "" if counts else "the pile is in the light [ENV-06]")


@pytest.mark.parametrize(("decides", "counts"), [("target", True), ("both", False)])
def test_a_searcher_in_the_light_finds_in_the_dark_as_the_table_reads_it(decides, counts):
    """ENV-06, A-95."""
    places = {**PLACES, 1: (21, 10, 270)}
    played = searching(
        ground=field_of(ROOM), where=(10, 10), places=places, facing=90.0,
        setup={"environment": NIGHT}, rulings={"night.decided_by": decides},
    )  # fmt: skip
    assert rolled_for(played)["night_power"].applied is counts


def test_a_decoy_looks_out_all_round_unless_its_owner_says_how_it_faces():
    """A-22, HID-09, DET-30: a decoy that faces as a man would is seen as he would be."""
    for facing, searched in ((None, True), (90.0, False), (270.0, True)):
        played = before(ground=field_of(COUNTER))
        played.do(Hide(unit=11, at=at(30, 2), facing_deg=0.0))
        played.do(LayDecoy(side="blue", at=at(20, 10), facing_deg=facing))
        played.do(PlacementOver(side="blue"))
        decoy = next(pile for pile in piles(played).values() if pile.unit is None)
        seen = views(played.battle, SearchPiles(unit=1, piles=(decoy.number,)), measured_table(played.battle))
        assert bool(seen) is searched
