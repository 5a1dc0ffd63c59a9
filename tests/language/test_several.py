"""Sentences about several units, and several orders in one sentence."""

from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.battle import commands as said
from squadlog.battle.moment import Moment
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import Declaration, Ongoing, QueuedShot
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedMove, Turn, Waypoint
from squadlog.language.parse import one_by_one, parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions
from squadlog.language.words import Meta, Misread

BOOK = load_rulebook()
RELOADS = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 4))
NAMES = {3: {"name": "John Doe"}, 4: {"name": "Mara Quill"}, 11: {"name": "Vex"}}
FIELD = skirmish(red=(3, 4, 5, 6, 7), blue=(11, 12), soldiers=NAMES)


def read(sentence, battle=FIELD):
    return parse(sentence, battle, BOOK)


def told(sentence, battle=FIELD):
    """The numbers of the units that a sentence tells something."""
    command = read(sentence, battle)
    assert not isinstance(command, Misread), command
    return [one.unit for one in (command.orders if isinstance(command, said.Orders) else (command,))]


@pytest.mark.parametrize(
    ("sentence", "units"),
    [
        ("walk 3-5", [3, 4, 5]),
        ("walk 3 4 5", [3, 4, 5]),
        ("walk 3, 5 and 4", [3, 5, 4]),
        ("kneel 3,5-7", [3, 5, 6, 7]),
        ("kneel 3 5-7", [3, 5, 6, 7]),
        ("walk 3 3 4", [3, 4]),
        ("watch all", [3, 4, 5, 6, 7]),
        ("hold rest", [3, 4, 5, 6, 7]),
        ("3-5 run", [3, 4, 5]),
        ("all walk 1m", [3, 4, 5, 6, 7]),
        ("hold John, Mara", [3, 4]),
        ("hold 1-99", [3, 4, 5, 6, 7, 11, 12]),
        ("cancel 3 4", [3, 4]),
        ("face 3 4", [3, 4]),
        ("continue 3 4", [3, 4]),
        ("hold 3,40", [3, 40]),
        ("walk 3", [3]),
    ],
)
def test_who_is_meant(sentence, units):
    assert told(sentence) == units


def test_the_same_is_told_to_each_of_them():
    move = StatedMove(distance_m=4.0)
    assert read("run 3 4 4m") == said.Orders(
        orders=tuple(said.Declare(unit=unit, action="move", mode="run", move=move) for unit in (3, 4))
    )


@pytest.mark.parametrize(
    ("sentence", "command"),
    [
        (
            "standing 11 12 run 40m",
            GiveStandingOrder(units=(11, 12), task=Task(what="go", mode="run", metres=40.0)),
        ),
        ("stand-down 11 12", EndStandingOrder(units=(11, 12))),
        ("hold 11 12", said.Orders(orders=(said.Hold(unit=11), said.Hold(unit=12)))),
    ],
)
def test_several_may_be_named_whose_slot_it_is_not(sentence, command):
    assert read(sentence) == command


def test_degrees_are_no_unit():
    turn = StatedMove(turns=(Turn(degrees=4.0),))
    assert read("turn 3 4") == said.Declare(unit=3, action="change_facing", move=turn)
    assert told("turn 3-4 45") == [3, 4]


def test_an_enemy_behind_a_unit_is_no_second_one():
    assert "Write at 11 for a target" in read("fire 3 11").instead
    assert told("fire 3 4 at 11") == [3, 4]


def test_whom_it_engages_is_no_second_unit():
    assert read("engage 3 11") == said.Engage(unit=3, target=11)


def test_the_rest_are_those_who_lack_orders():
    busy = skirmish(
        red=(1, 2, 3, 4, 5, 6, 7, 8),
        units={
            1: {"declaration": Declaration(choice="nothing")},
            2: {"action": RELOADS},
            3: {"opportunity": "SR"},
            4: {"wound": "U"},
            5: {"performed": True},
            6: {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)},
        },
    )
    assert told("hold rest", busy) == [7, 8]
    assert told("hold all", busy) == [1, 2, 3, 6, 7, 8]
    assert told("hold 1-5", busy) == [1, 2, 3, 5]


def test_the_dazed_are_the_rest_where_nobody_else_lacks_orders():
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    units = {3: dazed, 4: {"declaration": Declaration(choice="nothing")}, 5: dazed}
    assert told("prone rest", skirmish(red=(3, 4, 5), units=units, now=Moment(1, 2))) == [3, 5]


def test_nobody_is_left_to_be_told():
    held = skirmish(units={1: {"declaration": Declaration(choice="nothing")}})
    assert str(read("walk rest", held)) == "No unit lacks orders now. Name the units by their numbers."
    before = skirmish(stage="setup")
    assert read("walk all", before).problem == "It is not the time for orders."
    assert read("walk 40-45").problem == "No unit who can take orders is among 40-45."


def test_once_it_is_over_all_are_told_so_by_the_rules():
    """SEQ-07: and not by the sentence, which means everybody."""
    assert told("hold all", replace(FIELD, stage="over")) == [3, 4, 5, 6, 7, 11, 12]


def test_in_the_fire_step_all_are_those_of_the_side_that_fires():
    shots = tuple(QueuedShot(unit=unit, weapon="SR") for unit in (3, 4, 11))
    battle = skirmish(red=(3, 4), blue=(11,), stage="fire", fire_queue=shots)
    assert told("withhold all", battle) == [3, 4]
    assert read("fire 3, 4", battle).problem == "This command takes one unit at a time."


def test_orders_one_after_the_other():
    command = read('walk 3 2m; hold 4-5; kneel 6 overrule because "well; why not"')
    assert [one.unit for one in command.orders] == [3, 4, 5, 6]
    assert command.overrule == "well; why not"
    assert say(command) == 'walk 3 moving 2m; hold 4,5; kneel 6 overrule because "well; why not"'


@pytest.mark.parametrize("sentence", ["hold 3;", "; hold 3", "hold 3 ; ;"])
def test_a_semicolon_too_many_says_nothing(sentence):
    assert read(sentence) == said.Hold(unit=3)


def test_what_is_wrong_behind_a_semicolon_is_pointed_at():
    wrong = read("walk 3 2m; hlod 4")
    assert (wrong.sentence, wrong.position) == ("walk 3 2m; hlod 4", 11)
    assert read("walk 3; done").problem == "This is not an order to a unit."
    assert read("note one; two") == said.Note(text="one; two")


def test_a_sentence_about_several_can_be_completed():
    assert {"hold all", "hold rest"} <= set(suggestions("hold ", FIELD))
    assert "walk 3-5 toward" in suggestions("walk 3-5 tow", FIELD)
    assert "walk 3; hold" in suggestions("walk 3; ho", FIELD)
    assert "all walk" in suggestions("all wa", FIELD)


def test_a_standing_order_can_be_completed_word_by_word():
    assert "standing all" in suggestions("standing al", FIELD)
    assert "standing 3-5 run" in suggestions("standing 3-5 r", FIELD)
    assert "standing 3 run beside 4" in suggestions("standing 3 run beside ", FIELD)
    assert suggestions("standing 3 fire at ", FIELD) == ("standing 3 fire at 11", "standing 3 fire at 12")
    assert suggestions("standing 3 hold until ", FIELD) == ("standing 3 hold until seen",)


@pytest.mark.parametrize(
    ("sentence", "command"),
    [
        (
            "standing 3,4 run to 14,8",
            GiveStandingOrder(
                units=(3, 4), task=Task(what="go", mode="run", path=(Waypoint(x=14.0, y=8.0),))
            ),
        ),
        ("standing 3-5 walk beside 7", GiveStandingOrder(units=(3, 4, 5), task=Task(what="go", beside=7))),
        (
            "standing 3 crawl-back 4m",
            GiveStandingOrder(units=(3,), task=Task(what="go", mode="crawl_back", metres=4.0)),
        ),
        ("standing 3 fire 11", GiveStandingOrder(units=(3,), task=Task(what="fire", target=11))),
        (
            "standing 3 fire at 11 with SP",
            GiveStandingOrder(units=(3,), task=Task(what="fire", target=11, weapon="SP")),
        ),
        ("standing rest hold", GiveStandingOrder(units=(3, 4, 5, 6, 7), task=Task(what="hold"))),
        (
            "standing 3 hold until T2.s3",
            GiveStandingOrder(units=(3,), task=Task(what="hold", until=Moment(2, 3))),
        ),
        ("stand down 3-4", EndStandingOrder(units=(3, 4))),
        ("stop 3", said.Cancel(unit=3)),
    ],
)
def test_standing_orders_as_people_say_them(sentence, command):
    assert read(sentence) == command
    assert read(say(command)) == command


@pytest.mark.parametrize(
    ("sentence", "problem"),
    [
        ("standing 3 dance", "'dance' is not a standing order."),
        ("standing 3 run", "Where does it go?"),
        ("standing 3 hold until noon", "'noon' is not a moment: write turn and subphase as T2.s7."),
    ],
)
def test_a_standing_order_that_is_not_understood(sentence, problem):
    assert read(sentence).problem == problem


def test_what_is_said_again_and_going_on():
    assert read("again 3-5") == Meta(kind="again", units=(3, 4, 5))
    assert read("as before") == Meta(kind="before")
    assert read("go on") == Meta(kind="onward")
    assert read("go on 3") == said.Continue(unit=3)


def test_a_standing_order_without_a_task_is_asked_for_one():
    misread = read("standing 3 4")
    assert misread.problem == "Which standing order?"
    assert "run METRES" in misread.instead


@pytest.mark.parametrize("sentence", ["standing 3-5 run 4m; hold 4", "hold 4; standing 3 run 4m"])
def test_a_standing_order_is_said_by_itself(sentence):
    assert read(sentence).problem == "Give a standing order by itself."


@pytest.mark.parametrize(
    ("line", "sentences"),
    [
        ("leader 3; leader 11", ("leader 3", "leader 11")),
        ("begin ; initiative", ("begin", "initiative")),
        ("hold 3; hold 4", ("hold 3; hold 4",)),
        ("hold 3; begin", ("hold 3; begin",)),
        ("note we wait; then we go", ("note we wait; then we go",)),
        ('note "one; two"; begin', ('note "one; two"; begin',)),
        ("nonsense; begin", ("nonsense; begin",)),
        ("begin", ("begin",)),
        ("leader 3,11", ("leader 3", "leader 11")),
        ("regroup 3-12 with 11", ("regroup 3 with 11", "regroup 11 with 11")),
        ("leader 3,11; begin", ("leader 3", "leader 11", "begin")),
        ("hold 3,11", ("hold 3,11",)),
        ("group scouts 3,11", ("group scouts 3,11",)),
        ("nonsense 3,11", ("nonsense 3,11",)),
        ("leader 50-60", ("leader 50-60",)),
    ],
)
def test_what_is_no_order_is_said_one_after_the_other(line, sentences):
    battle = skirmish(red=(3,), blue=(11,), setup_changes={"chapters": ("leadership", "regroup")})
    assert one_by_one(line, battle, BOOK) == sentences
