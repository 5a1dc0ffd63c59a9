"""What a seat asks of the rules, part by part."""

from support.battles import setup
from support.session_parts import parts

from squadlog.battle.commands import Begin, Declare, EndBattle, RollInitiative
from squadlog.session.asking.blasts import Blasts
from squadlog.session.asking.clock import ClockOfSeat
from squadlog.session.asking.sentences import Sentences
from squadlog.session.asking.timer import Timer
from squadlog.session.asking.victory import VictoryCount
from squadlog.session.repeating import EarlierOrders


def test_the_rules_refuse_a_seat_what_is_not_its_own_and_name_whom_it_knows(store):
    made = parts(store, setup(), Begin(), RollInitiative())
    assert made.rules["red"].refusal(Declare(unit=11, action="hold")).code == "not-yours"
    assert made.rules["referee"].refusal(Declare(unit=99, action="hold")).code == "unknown-unit"
    assert made.rules["red"].refusal(EndBattle()).code == "not-yours"
    assert made.rules["red"].survey() is None


def test_choices_and_prices_are_of_what_the_seat_knows(store):
    made = parts(store, setup(), Begin(), RollInitiative())
    assert "aimed_fire" in {one.key for one in made.rules["red"].choices(1)}
    assert made.rules["red"].quote(Declare(unit=1, action="change_facing")).cost_ap > 0
    assert made.rules["red"].shots_left(1)[1] >= 0


def test_what_is_due_is_asked_of_whose_word_it_is(store):
    made = parts(store, setup(), Begin())
    assert made.due["red"].ask().kind == "roll_initiative"
    assert made.due["red"].somebody().code == "asked"
    assert (made.due["red"].placeables(), made.due["red"].directs(), made.due["red"].has_secrets) == (
        (),
        (),
        False,
    )


def test_without_explosives_nothing_is_foreseen(store):
    made = parts(store, setup(), Begin())
    blasts = Blasts(made.views, "red")
    assert (blasts.kinds(), blasts.aimings(1), blasts.burning(), blasts.gone_off()) == ((), (), (), ())


def test_the_count_is_kept_while_nothing_changes(store):
    made = parts(store, setup(), Begin())
    count = VictoryCount(made.record, made.views, "red")
    assert count.reckoning() is count.reckoning()
    assert count.score() == count.reckoning().scores
    assert count.tolls() == ()


def test_a_sentence_goes_on_in_the_names_of_what_the_seat_knows(store):
    sentences = Sentences(parts(store, setup(), Begin()).views, "red")
    assert sentences.misread("initiative") is None
    assert sentences.misread("initative").near[0] == "initiative"
    assert sentences.one_by_one("note one") == ("note one",)
    assert "initiative" in sentences.completions("init")


def test_nobody_repeats_what_nobody_was_told(store):
    made = parts(store, setup(), Begin(), RollInitiative())
    earlier = EarlierOrders(made.record, made.views, "red")
    assert earlier.again((1,)).code == earlier.as_before((1,)).code == "nothing-to-repeat"
    assert (earlier.told_last(1), earlier.shot_at_last(1), earlier.told_last(11)) == (None, None, None)


def test_a_clock_stands_where_play_is_not_timed(store):
    made = parts(store, setup(), Begin())
    clock = ClockOfSeat(Timer(), made.views, made.awaited, made.due["red"], "red")
    clock.measure(lambda: 0.0)
    assert (clock.is_timed, clock.timing()) == (False, None)
