"""What a sergeant makes of smoke: for the way that it opens under fire, by the odds that the rules give through it."""

from dataclasses import replace

import pytest
from support.asked_minds import changed
from support.in_the_yard import MINE, amount, best, placed, situation, yard

from squadlog.battle.state import Arm, Ongoing
from squadlog.extras.commander.mind.chapters.screens import Screened
from squadlog.extras.commander.mind.chapters.smoke import SMOKE
from squadlog.extras.commander.mind.orders_weighed import OrdersWeighed
from squadlog.extras.commander.mind.weights import Weights
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.grenades.record import Belt
from squadlog.rules.launchers.record import Loaded
from squadlog.rules.smoke.record import SmokeCloud, smoke

OPEN = '[map]\ntitle = "A Field"\nwidth_m = 44\nheight_m = 10\nsurface = "grass"\n'
WALL = '[[wall]]\nid = "W1"\nkind = "external_wall"\nline = [[20, 0], [20, 8.5]]\n'
DRAWN = Weights(pull=0.6)
"""As an objective draws."""


def holding(posed, unit, **kept):
    """With these states of chapters."""
    held = tuple((key, kept.get(key, state)) for key, state in posed.known.units[unit].held)
    return changed(posed, unit, held=held)


def with_cloud(posed, x, y):
    """With smoke that stands there."""
    now = posed.known.now
    cloud = SmokeCloud(id=1, spot=Waypoint(x=x, y=y, floor=1), radius_m=3.0, since=now, until=now.later(100))
    return replace(posed, known=smoke.add(posed.known, clouds=cloud))


def places(posed):
    """Where everybody stands."""
    return [(unit, one.position) for unit, one in posed.known.units.items()]


@pytest.fixture(scope="module")
def crossing():
    """Two who can fire nothing cross a field toward two rifles that are readied; one has a smoke grenade in hand."""
    posed = placed(yard(ground=OPEN), u3=(7.4, 4.6, 90), u4=(7.4, 5.6, 90), u1=(34, 4, 270), u2=(34, 6, 270))
    for unit in (1, 2):
        posed = changed(posed, unit, opportunity="SR")
    for unit in (3, 4):
        posed = changed(posed, unit, in_hand=None)
    return holding(posed, MINE, grenades=Belt(ready="smoke"))


def smokes(posed, weights=DRAWN):
    return [*SMOKE.orders(OrdersWeighed(situation(posed, weights), MINE))]


def test_who_walks_over_open_ground_before_readied_fire_lays_smoke_first(crossing):
    """SMK-01..03: it is worth more than to hold, and to walk on without."""
    first = best(crossing, weights=DRAWN)[0]
    assert (first.says.action, first.says.shot.weapon) == ("throw", "smoke")
    assert amount(first, "lets") == 2
    now = situation(crossing, DRAWN)
    what = now.view.now.blasts.foreseen(first.says)
    assert amount(first, "lies there") == round(100 * float(what.on_point))
    screened = Screened(OrdersWeighed(now, MINE))
    there = [(float(one.chance), one.at) for one in what.falls if one.at is not None]
    gains = sum(chance * screened.gains(Spot(at.x, at.y, at.floor)) for chance, at in there)
    assert amount(first, "smoke is worth") == round(gains, 1)


def test_smoke_is_taken_in_hand_before_it_is_thrown(crossing):
    """AMO-11."""
    bare = holding(crossing, MINE, grenades=Belt())
    (one,) = smokes(bare)
    assert (one.says.action, one.says.item) == ("pick_up_object", "smoke")
    assert smokes(holding(crossing, MINE, grenades=Belt(smoke=2))) == []


def test_nobody_lays_smoke_for_a_walk_at_which_nobody_looks(crossing):
    """They are behind a wall; or there is nobody any more."""
    at = {f"u{unit}": (one.x, one.y, one.facing_deg) for unit, one in places(crossing)}
    behind_a_wall = holding(placed(yard(ground=OPEN + WALL), **at), MINE, grenades=Belt(ready="smoke"))
    assert smokes(behind_a_wall) == []
    gone = changed(changed(crossing, 1, wound="D"), 2, wound="D")
    assert smokes(gone) == []


def test_who_wants_to_be_nowhere_else_or_fires_better_lays_none(crossing):
    assert smokes(crossing, Weights(pull=0.0)) == []
    armed = changed(changed(crossing, 3, in_hand="SR"), 4, in_hand="SR")
    assert best(armed, weights=DRAWN)[0].says.action == "fire_throw"


def test_where_smoke_rises_already_no_more_is_laid(crossing):
    first = best(crossing, weights=DRAWN)[0]
    now = crossing.known.now
    throws = Ongoing(kind="throw", start=now, end=now, shot=first.says.shot)
    again = smokes(changed(crossing, 4, action=throws))
    assert all(amount(one, "smoke is worth") < amount(first, "smoke is worth") / 2 for one in again)


def test_a_shot_through_smoke_is_worth_what_the_rules_say_of_one_through_a_cloud(crossing):
    """FIR-35: a cloud that will stand is reckoned with as one that does."""
    now = situation(crossing)
    line = Screened(OrdersWeighed(now, MINE))._here[MINE].lines[1]
    assert line.takes[0] == pytest.approx(now.shot_now(1, MINE).points)
    clouded = situation(with_cloud(crossing, 20.0, 5.0))
    assert line.takes[1] == pytest.approx(clouded.shot_now(1, MINE).points)
    assert line.takes[1] < line.takes[0] / 2


def test_to_screen_one_of_two_who_are_seen_spares_little(crossing):
    """Whoever sees the other in the clear fires at him."""
    apart = placed(crossing, u3=(7.4, 1.0, 90), u4=(7.4, 9.0, 90), u1=(34, 1, 270))
    one_foe = changed(apart, 2, wound="D")
    now = situation(one_foe, Weights(pull=0.0, goal=0.0))
    screened = Screened(OrdersWeighed(now, MINE))
    both, one = screened.gains(Spot(33.0, 1.0, 1)), screened.gains(Spot(10.0, 1.0, 1))
    assert both > 2 * one


def test_a_launcher_with_smoke_lays_it_too():
    """GLA-03, GLA-05."""
    loaded = holding(yard(launchers=(MINE,), ground=OPEN), MINE, launchers=Loaded(grenade="smoke"))
    there = placed(loaded, u3=(7.4, 4.6, 90), u4=(7.4, 5.6, 90), u1=(34, 4, 270), u2=(34, 6, 270))
    there = changed(changed(there, 4, in_hand=None), MINE, arms=(Arm(code="SR", jammed=True),))
    (one,) = smokes(there)
    assert (one.says.action, one.says.shot.weapon) == ("launch", "1")
    assert isinstance(one.says.shot.target, Waypoint)
