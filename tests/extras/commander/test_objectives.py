"""What draws the soldiers of a sergeant: the objectives of the page, locked doors on the way, charges that wait."""

from dataclasses import replace

import pytest
from support.asked_minds import asked, moved, with_nobody_left

from squadlog.extras.commander.mind.aims.objectives import aims, points_of
from squadlog.extras.commander.mind.aims.wanted import features_of, places_wanted
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import MindView
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.tasks import SoldierTask
from squadlog.extras.commander.mind.weights import Weights
from squadlog.facts.scenario.trigger import Trigger
from squadlog.rules.scenario.progress import GroundHeld, progress_of
from squadlog.survey.walking.walking_net import walking_net


@pytest.fixture(scope="module")
def boarders():
    return asked("pest_control", "red")


@pytest.fixture(scope="module")
def raiders():
    return asked("blow_the_damn_thing_up", "red")


def task_of(posed, unit):
    view = MindView(posed)
    return SoldierTask(view, view.now.rules.survey(), unit, Weights())


def test_a_soldier_is_drawn_through_locked_doors_to_the_ground_that_is_to_be_held(boarders):
    """SCN-10, A-130: the bridge; who has a shaped charge and is nearest opens the door, the others wait."""
    doing = {unit: task_of(boarders, unit) for unit in boarders.known.units if unit <= 8}
    assert {one.area.id for one in doing.values()} == {"bridge"}
    assert {one.door.id for one in doing.values()} == {"D1"}
    assert [unit for unit, one in doing.items() if not one.waits] == [4]


def test_who_stands_at_a_locked_door_with_a_shaped_charge_lays_it(boarders):
    """EXP-04."""
    best = commander_of("sergeant").weigh(moved(boarders, 4, 7.5, 7.5), 4)[0]
    assert (best.says.action, best.says.shot.target) == ("install_charge", "D1")


def test_who_stands_at_what_is_to_be_blown_up_lays_his_charge_there_for_what_the_page_gives(raiders):
    """EXP-22, A-127: 25 points for the first charge."""
    view = MindView(raiders)
    net = walking_net(raiders.known.setup.map)
    relay = raiders.known.setup.page.area("relay")
    spot = net.spot(net.nodes_in(view.now.rules.survey().world, relay)[0])
    unit = next(one for one in view.undecided() if "plastic_charge" in raiders.known.units[one].items)
    there = with_nobody_left(moved(raiders, unit, spot.x, spot.y), "blue")
    best = commander_of("sergeant").weigh(there, unit)[0]
    assert (best.says.action, best.says.shot.weapon) == ("install_charge", "plastic_charge")
    assert ("lays a charge that is worth", 25) in [(term.name, term.amount) for term in best.terms]
    units = {**there.known.units, unit: replace(there.known.units[unit], items=("grenades",))}
    bare = replace(there, known=replace(there.known, units=units))
    weighed = commander_of("sergeant").weigh(bare, unit)
    assert "install_charge" not in [getattr(one.says, "action", "") for one in weighed]


def test_those_without_a_charge_cover_him_who_has_one_and_the_enemy_keeps_near(raiders):
    """SCN-10."""
    view, units = MindView(raiders), raiders.known.units
    (lays,), (covers,) = (places_wanted(view, units[unit]) for unit in (2, 1))
    (defends,) = places_wanted(view, units[9])
    assert {one.area.id for one in (lays, covers, defends)} == {"relay"}
    assert (lays.within_m, covers.within_m > 0, defends.within_m > 0) == (0, True, True)
    assert (lays.defends, defends.defends) == (False, True)


def test_an_objective_counts_by_the_points_of_the_page(raiders, boarders):
    """TA-16, A-127."""
    assert [points_of(one) for one in raiders.known.setup.page.objectives] == [100]
    assert {points_of(one) for one in boarders.known.setup.page.objectives} == {100}


def test_the_nearer_the_turns_in_which_ground_must_be_held_the_more_it_draws(boarders):
    """A-130: the bridge is to be held in the last three turns."""
    known, draws = boarders.known, []
    for turn in (1, 27):
        then = replace(known, setup=replace(known.setup, turns=30), now=replace(known.now, turn=turn))
        draws.append(task_of(replace(boarders, known=then), 4).a_metre)
    assert draws[1] > 1.5 * draws[0] > 0


def test_those_who_go_for_an_objective_together_share_the_fire_of_who_sees_them():
    """Nobody waits for another to be the first."""
    posed = asked("tutorial_map", "blue")
    view = MindView(posed)
    now = Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())
    unit, foe = view.undecided()[0], now.stand(now.foes[0].id)
    there = foe._replace(spot=replace(foe.spot, x=foe.spot.x - 2))
    alone, together = (now.weigh_places(unit, [there], along=[many])[0] for many in (0, 3))
    assert alone.takes > together.takes > 0


def waiting_for(posed, trigger, **how):
    """Asked where the one objective of red waits for a trigger."""
    page = posed.known.setup.page
    objective = replace(page.objectives[0], kind="trigger", trigger=trigger.id, area="", **how)
    page = replace(page, objectives=(objective,), triggers=(trigger,))
    return replace(posed, known=replace(posed.known, setup=replace(posed.known.setup, page=page)))


@pytest.mark.parametrize("kind", ["destroyed", "opened"])
@pytest.mark.parametrize("named", ["D7", "d7", "Bridge door"])
def test_what_a_trigger_waits_for_is_named_by_its_id_or_its_name(boarders, kind, named):
    """SCN-10: as pages may write it, in capitals or not."""
    posed = waiting_for(boarders, Trigger(id="gone", kind=kind, features=(named,)))
    (aim,) = aims(posed.known)
    assert (features_of(posed.known, aim), aim.points) == (["D7"], 100)


def test_a_trigger_brings_the_points_of_its_objective_once_however_many_it_counts(boarders):
    """SCN-10: 20 points once two of three doors are gone, not 20 for each of them."""
    doors = Trigger(id="gone", kind="destroyed", features=("D5", "D6", "D7"), count=2)
    (aim,) = aims(waiting_for(boarders, doors, worth="points", each=20).known)
    assert (aim.left, aim.each, aim.points) == (2, 10, 20)


def test_ground_that_both_sides_want_is_worth_what_it_brings_and_what_it_denies(boarders):
    """A-130: 100 points for either side, and one alone can hold the bridge."""
    (place,) = places_wanted(MindView(boarders), boarders.known.units[4])
    assert (place.area.id, place.points) == ("bridge", 200)


@pytest.mark.parametrize(("red", "wanted"), [(2, 1), (1, 0)])
def test_ground_that_was_lost_in_a_turn_in_which_it_must_be_held_draws_nobody_any_more(boarders, red, wanted):
    """A-130: held is more than any other has there, in each of the turns 28 to 30."""
    known = boarders.known
    known = replace(known, setup=replace(known.setup, turns=30), now=replace(known.now, turn=29))
    held = GroundHeld(objective="bridge_red", turn=28, counts=(("red", red), ("blue", 1)))
    known = progress_of.put(known, replace(progress_of(known), held=(held,)))
    assert sum(one.objective.id == "bridge_red" for one in aims(known)) == wanted
