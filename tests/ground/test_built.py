"""One compile of what is built, for sight and for moves, made again only where play has changed it.

MAP-08..22, OBS-01.
"""

from hypothesis import given
from hypothesis import strategies as st
from support.drawn import draw
from support.laws import law
from support.random_maps import maps

from squadlog.ground.compiled.built import Built
from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.moving.moves_ground import MoveGround

often = law(80)


def standing(plan):
    """Everything on a floor, and whose every line is."""
    lines = set()
    for chains in (plan.solid, plan.soft):
        p, q, owner = chains.edges()
        ids = [(plan.things[place].id, plan.things[place].role) for place in owner.tolist()]
        lines |= set(zip(map(tuple, p.tolist()), map(tuple, q.tolist()), ids, strict=True))
    things = [(thing.id, thing.kind, thing.role, thing.state, thing.paths) for thing in plan.things]
    return things, lines, {(way.id, way.kind, way.paths) for way in plan.ways}


@st.composite
def plays(draw_):
    """A map and several states of play, one after the other."""
    drawn, first = draw_(maps())
    states = st.sampled_from(["open", "closed", "locked", "destroyed"])
    ids = [thing.id for thing in (*drawn.walls, *drawn.doors, *drawn.windows, *drawn.obstacles)]
    found = [first]
    for _ in range(draw_(st.integers(1, 4))):
        breaches = tuple(
            Breach(wall.id, wall.line[draw_(st.integers(0, 1))])
            for wall in drawn.walls
            if draw_(st.integers(0, 3)) == 0
        )
        found.append(
            Conditions(
                doors={door.id: draw_(states) for door in drawn.doors if draw_(st.booleans())},
                destroyed=frozenset(name for name in ids if draw_(st.integers(0, 4)) == 0),
                breaches=breaches,
            )
        )
    return drawn, found


@often
@given(plays())
def test_a_floor_made_again_after_changes_is_the_floor_made_at_once(play):
    drawn, states = play
    kept = Built(drawn)
    for conditions in (*states, *states[::-1]):
        for through in (True, False):
            again = kept.plan(1, conditions, through_breaches=through)
            assert standing(again) == standing(Built(drawn).plan(1, conditions, through_breaches=through))


@often
@given(plays())
def test_a_mover_meets_the_very_walls_and_doors_that_sight_meets(play):
    """Shafts apart: whoever is in one with doors may pass these, while sight never leaves it (STO-05, STO-08)."""
    drawn, states = play
    shafts = {shaft.id for shaft in (*drawn.stairs, *drawn.elevators)}
    ground = Ground(drawn)
    moves = MoveGround(drawn, built=ground.built)
    for conditions in states:
        plan = ground.with_conditions(conditions).plan(1, Readings())
        _things, lines, ways = standing(plan)
        storey = moves.under(conditions).storey(1)
        met = set()
        for barriers in (storey.solid, storey.shafts, storey.low):
            edges = barriers.edges
            ids = [barriers.blockers[owner].id for owner in edges.owner.tolist()]
            met |= set(
                zip(
                    zip(edges.ax, edges.ay, strict=True),
                    zip(edges.bx, edges.by, strict=True),
                    ids,
                    strict=True,
                )
            )
        walls = {line for line in met if line[2] not in shafts}
        assert walls == {(p, q, name) for p, q, (name, _role) in lines if name not in shafts}
        named = {(kind, name) for kind, name in storey.openings.named}
        assert {(kind, name) for name, kind, _paths in ways} <= named


def test_only_the_floor_that_changed_is_made_again():
    """A door on the first floor is opened: the second is as it was."""
    drawn = draw("..|..\n..D..\n..|..", floors=2).map
    ground = Ground(drawn)
    other = ground.with_conditions(Conditions(doors={"D0": "open"}))
    assert other.plan(2, Readings()) is ground.plan(2, Readings())
    assert other.plan(1, Readings()) is not ground.plan(1, Readings())
    back = other.with_conditions(Conditions())
    assert back.plan(1, Readings()) is ground.plan(1, Readings())


def test_a_door_that_opens_leaves_the_lines_of_everything_else_alone():
    drawn = draw("..|..t\n..D..t\n..|..t").map
    built = Built(drawn)
    shut, opened = (built.plan(1, Conditions(doors={"D0": state})) for state in ("closed", "open"))
    assert standing(shut)[1] - standing(opened)[1] == {((2.5, 1.0), (2.5, 2.0), ("D0", "door"))}
    assert [way.id for way in opened.ways] == ["D0"]
    assert shut.ways == ()
