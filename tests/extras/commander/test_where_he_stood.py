"""Where soldiers stood in the last seconds: what is kept of it, and that nobody goes back there for little."""

from dataclasses import replace
from math import hypot

import pytest
from support.matches import hasty_store

from squadlog.battle.commands import Declare
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.mind.goals import end_of_way, spots_along
from squadlog.extras.commander.mind.memory.steps import STEPS_S, StoodThen, leads_back
from squadlog.extras.commander.mind.recruit import RecruitMind
from squadlog.extras.commander.mind.sergeant import SergeantMind
from squadlog.extras.commander.mind.weights import Weights
from squadlog.extras.commander.seated.remembering import stood_at
from squadlog.extras.commander.told.judging import decisions
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import Speaker
from squadlog.ground.compiled.conditions import Spot
from squadlog.session.battle_session import Session

WORDS = 200
"""So many words are some seconds of eight against eight."""
TRIED = 3
TURNS_BACK = "turns back, which costs"


@pytest.fixture(scope="module")
def fought():
    """The first words of two recruits: what each was asked, and what he said."""
    heard = []

    class Heard(RecruitMind):
        def think(self, posed):
            considered = super().think(posed)
            heard.append((posed, considered))
            return considered

    setup = setup_of(BattleMatch(scenario="counting_house", levels=("recruit", "recruit"), seed=5), 0)
    bout = Bout(setup, {side.id: Heard() for side in setup.sides})
    while bout.commands < WORDS and bout.step():
        pass
    return bout, heard


def test_at_a_table_is_kept_what_a_battle_in_memory_keeps(fought, tmp_path):
    """Before each word, after an undo, and as it is weighed afterwards."""
    bout, heard = fought
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), bout.battle.setup).seat(Speaker())
    asked = iter([posed for posed, considered in heard if considered.says is not None])
    kept = []
    for side, command in bout.said:
        own = seat.of(Speaker(seat=side))
        kept.append(next(asked).stood)
        assert stood_at(own, side) == kept[-1]
        own.submit(command)
    assert max(len({one.index for one in stood}) for stood in kept) == STEPS_S
    seat.undo()
    assert stood_at(seat, bout.said[-1][0]) == kept[-1]
    told = [one.stood for one in decisions(seat) if one.stood]
    assert told
    assert {*told} <= {*kept}


@pytest.mark.parametrize(
    ("came_m", "goes_m", "is_back"),
    [(2.0, 2.0, True), (2.0, 1.0, True), (2.0, 0.9, False), (1.0, 1.0, False), (5.0, 4.0, True), (5.0, 3.9, False)],
)  # fmt: skip
def test_who_is_nearer_than_half_way_and_than_a_metre_is_back(came_m, goes_m, is_back):
    """`came_m` he has come since, and goes so many toward where he stood."""
    stood = [StoodThen(unit=1, index=0, spot=Spot(10.0, 10.0))]
    here, there = Spot(10.0, 10.0 + came_m), Spot(10.0, 10.0 + came_m - goes_m)
    assert leads_back(stood, 1, here, [there]) == is_back
    assert not leads_back(stood, 2, here, [there])
    assert not leads_back(stood, 1, replace(here, floor=2), [replace(there, floor=2)])


@pytest.mark.parametrize(
    ("ends", "is_back"), [((9.5, 4.0), True), ((8.0, 5.2), False), ((8.08, 4.48), False)]
)
def test_who_comes_back_in_two_steps_is_back(ends, is_back):
    """He went 3 m and back past where he stood: by the farthest that he was, not by where he is now."""
    walked = ((6, 8.93, 3.54), (7, 8.5, 0.5), (8, 8.08, 4.48))
    stood = [StoodThen(unit=1, index=index, spot=Spot(x, y)) for index, x, y in walked]
    assert leads_back(stood, 1, stood[-1].spot, [Spot(*ends)]) == is_back


@pytest.mark.parametrize(("ends", "is_back"), [((0.4, 0.5), False), ((0.4, 0.0), False), ((0.1, 0.0), True)])
def test_who_has_come_back_is_not_back_once_more_unless_he_comes_nearer(ends, is_back):
    stood = [
        StoodThen(unit=1, index=6 + second, spot=Spot(x, 0.0)) for second, x in enumerate((0.0, 3.0, 0.4))
    ]
    assert leads_back(stood, 1, stood[-1].spot, [Spot(*ends)]) == is_back


def test_who_runs_past_where_he_stood_is_back():
    """He gets no farther in this second than that, though his way leads on."""
    here = Spot(16.24, 38.79)
    stood = [StoodThen(unit=12, index=7, spot=Spot(17.5, 35.0)), StoodThen(unit=12, index=8, spot=here)]
    way = [*spots_along(here, [Waypoint(x=17.5, y=32.5)])]
    assert leads_back(stood, 12, here, way)
    assert not leads_back(stood, 12, here, way[-1:])


def test_the_places_of_a_way_lie_half_a_metre_apart_and_end_where_it_ends():
    here, path = Spot(1.0, 1.0, 2), [Waypoint(x=3.0, y=1.0), Waypoint(x=3.0, y=2.2, floor=1)]
    way = [*spots_along(here, path)]
    assert way[3] == Spot(3.0, 1.0, 2)
    assert way[-1] == end_of_way(here, path)
    legs = [hypot(one.x - other.x, one.y - other.y) for one, other in zip([here, *way], way, strict=False)]
    assert legs == pytest.approx([0.5, 0.5, 0.5, 0.5, 0.6, 0.6])


def test_a_way_back_to_where_he_stood_is_worth_so_much_less_and_says_so(fought):
    """As if each had stood a second ago where a sergeant would send him."""
    costs, tried = 5.0, 0
    sergeant = SergeantMind(Weights(back=costs))
    ordered = [(posed, one.says.unit) for posed, one in fought[1] if isinstance(one.says, Declare)]
    for posed, number in ordered[::3]:
        unit, asked = posed.known.units[number], replace(posed, stood=())
        plain = sergeant.weigh(asked, number)
        ways = [one for one in plain if isinstance(one.says, Declare) and one.says.move.path]
        for before in ways:
            end = before.says.move.path[-1]
            if hypot(end.x - unit.position.x, end.y - unit.position.y) <= 1:
                continue
            was = StoodThen(unit=number, index=posed.known.now.index - 1, spot=Spot(end.x, end.y, unit.floor))
            weighed = sergeant.weigh(replace(asked, stood=(was,)), number)
            after = next((one for one in weighed if one.says == before.says), None)
            if after is not None:
                assert after.worth == pytest.approx(before.worth - costs)
                assert [one.amount for one in after.terms if one.name == TURNS_BACK] == [costs]
                tried += 1
            else:
                assert weighed[0].worth >= before.worth - costs
        if tried >= TRIED:
            return
    pytest.fail(f"only {tried} ways back")
