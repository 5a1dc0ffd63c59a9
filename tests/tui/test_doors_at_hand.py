"""The action panel offers the doors within reach; where there is none it says how far off the nearest is."""

import pytest

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.session.view.orders.at_hand import at_hand, metres_away, nearest_words
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order import ENGAGE, Order, command, fields
from squadlog.tui.chrome.desk import Desk

DOOR = "open_close_door"


@pytest.fixture
def seat(mapped, tmp_path):
    """Pest Control in its first second."""

    number = mapped("pest_control", turn=17)
    desk = Desk.open(tmp_path / "squadlog.db")
    yield desk.resume(number)
    desk.store.close()


def doors(rules, order):
    return [one for one in next(iter(fields(rules, order))).options if one != "none"]


def test_a_door_within_reach_is_proposed_and_no_other_is_offered(seat):
    """ACT-68, AMB-127."""
    rules = seat
    while 9 not in rules.due.ask().units:
        rules.say("done")
    order = at_hand(rules.rules, Order(unit=9, action=DOOR))
    offered = doors(rules.rules, order)
    assert order.value("feature") in offered
    assert rules.rules.refusal(command(order)) is None
    assert "D1" not in offered
    refused = (rules.rules.refusal(Declare(unit=9, action=DOOR, feature=door)) for door in offered)
    assert not [one for one in refused if one is not None and one.code == "out-of-reach"]


def test_where_no_door_is_within_reach_the_nearest_is_proposed_and_how_far_it_is(seat):
    """ACT-68: the first door of the ship was proposed, 22 m away, while one was a metre and a half off."""
    rules = seat
    order = at_hand(rules.rules, Order(unit=17, action=DOOR))
    refused = rules.rules.refusal(command(order))
    all_doors = doors(rules.rules, order)
    others = (rules.rules.refusal(Declare(unit=17, action=DOOR, feature=door)) for door in all_doors)
    apart = [metres for one in others if one is not None and (metres := metres_away(one)) is not None]
    assert len(apart) > 5
    assert metres_away(refused) == min(apart)
    name = order.value("feature")
    assert nearest_words(refused) == f"the nearest, {name}, is {min(apart):.2f} m away: go there first"


@pytest.mark.parametrize(
    ("state", "name", "ap"),
    [("locked", "Open door with key", 5), ("closed", "Open door", 1), ("open", "Close door", 1)],
)
def test_the_row_of_the_door_says_what_its_letter_does_and_what_that_costs(seat, state, name, ap):
    """ACT-68, ACT-70: the row of a locked door said 1 AP, the form behind it 5."""
    while 9 not in seat.due.ask().units:
        seat.say("done")
    door = at_hand(seat.rules, Order(unit=9, action=DOOR)).value("feature")
    assert not isinstance(seat.say(f"correct {door} state={state} because so it stands"), Refusal)
    row = menu(seat, (9,)).offer(DOOR)
    assert (row.name, row.cost_ap) == (name, ap)


def test_an_enemy_on_another_floor_is_not_the_one_that_is_proposed_to_be_fought(mapped, tmp_path):
    """MEL-02: the first of the enemy was proposed, who stood on the floor above, and not the nearest."""
    number = mapped("counting_house", turn=1)
    desk = Desk.open(tmp_path / "squadlog.db")
    rules = desk.resume(number)
    order = at_hand(rules.rules, Order(unit=1, action=ENGAGE))
    refused = rules.rules.refusal(command(order))
    assert refused.code == "out-of-reach"
    assert nearest_words(refused).startswith("the nearest, ")
    desk.store.close()


def test_what_is_on_another_floor_or_refused_otherwise_has_no_distance():
    above = Refusal(code="out-of-reach", sentence="D8 is on floor 2, not here.", rule="ACT-68")
    locked = Refusal(code="locked", sentence="D8 is 1.50 m away, farther than 1 m.", rule="ACT-71")
    for refused in (above, locked):
        assert metres_away(refused) is None
        assert nearest_words(refused) == ""


def test_the_row_of_the_door_says_in_one_sentence_how_far_it_is_and_that_one_goes_there_first(play, mapped):
    async def steps(table):
        await table.press("1", "7", "a", "d")
        rows = " ".join(row.words.plain for row in table.panel.query_one("#actions").rows if row.key == DOOR)
        shown = " ".join(rows.split())
        assert shown == "d ✗ Open or close door: the nearest, D7, is 1.50 m away: go there first [ACT-68]"

    play(steps, battle=mapped("pest_control", turn=17))


def test_a_shaped_charge_that_reaches_nothing_says_which_obstacle_is_nearest_and_how_far_it_is(
    mapped, tmp_path
):
    """SHP-03, EXP-04: the boarder stands before the airlock's door and was told to name one alone."""
    number = mapped("pest_control", turn=2)
    desk = Desk.open(tmp_path / "squadlog.db")
    seat = desk.resume(number)
    order = at_hand(seat.rules, Order(unit=2, action="install_charge"))
    refused = seat.rules.refusal(command(order))
    assert order.value("feature") == "hull"
    assert nearest_words(refused).startswith("the nearest, hull, is ")
    at_the_door = seat.rules.refusal(command(order.having("feature", "D1")))
    assert nearest_words(at_the_door) == "the nearest, D1, is 2.55 m away: go there first"
    desk.store.close()
