"""What lies over the map of a battle: rings of what is about to go off, and of what went off just now (GRN-26..28)."""

import pytest
from support.battles import table
from support.drawn_maps import ground
from support.made_up import made_up
from support.on_maps import measured_table, on_map

from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import REFEREE
from squadlog.reports.track import track_lines
from squadlog.reports.track_drawn import picture
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.advanced import lying, standing_lines
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.kept.explosions import Exploded, exploding, fuse_lit_event
from squadlog.rules.desk.foreseeing import burning, over
from squadlog.survey.laid_over import rings

BANG = Chapter(
    key="made_up",
    blasts=BlastHooks(
        kinds={"bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _f, at: fragmentation(at.book))}
    ),
)
NOW = Moment(1, 4)


@pytest.fixture(autouse=True)
def _known():
    with made_up(chapter=BANG):
        yield


def _burning(**more):
    battle = on_map(ground(), {1: (5, 5), 11: (13, 5)}, chapters=("made_up",), now=NOW)
    spot = {"spot": Waypoint(x=12, y=5)} | more
    return evolve(
        battle, fuse_lit_event(battle, what="bang", at=NOW.later(2), since=NOW, side="red", by=1, **spot)
    )


def test_what_is_about_to_go_off_lies_under_its_subphases_grn_27():
    """GRN-27: counted down on the map, and told among what stands."""
    battle = _burning()
    assert [(one.text, one.position.x) for one in lying(battle)] == [("*2", 12)]
    assert list(standing_lines(battle)) == ["Bang at 12,5 (fuse 1) goes off in T1.s6, 2 subphases on."]
    seen = known(battle, REFEREE)
    assert track_lines(seen, REFEREE)[0] == "bang at 12,5: goes off in subphase 6"
    heads, *_, mark = picture(seen, REFEREE, count=4, cell=2)
    assert (mark.index("*") - 21) // 2 == (heads.index("6") - 21) // 2


def test_its_rings_stand_on_the_map_before_and_after_grn_38():
    """GRN-38."""
    battle = _burning()
    at = measured_table(battle)
    ((fused, what),) = burning(battle, at)
    shown = rings(what)
    assert [(one.word, one.look) for one in shown] == [
        ("2", "ring"),
        ("3", "ring"),
        ("4", "ring"),
        ("6", "ring"),
    ]
    assert shown[-1].holds(12.9, 5)
    assert not shown[-1].holds(13.1, 5)
    gone = evolve(battle, Exploded(fused=fused, struck=what.falls[0].struck))
    assert exploding(gone).fused == ()
    ((told, after),) = over(gone, at)
    assert [one.unit for one in told.struck] == [11]
    assert {one.look for one in rings(after, past=True)} == {"past"}


def test_one_that_is_only_told_has_no_place_on_the_map():
    battle = _burning(spot=None, told="behind the crates")
    ((_, what),) = burning(battle, table())
    assert rings(what) == ()
    assert lying(battle) == ()
