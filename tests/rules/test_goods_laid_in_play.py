"""A chapter that comes into force in play lays its goods out before the roll, and sets goods right (ADV-03, TA-14)."""

import pytest
from support.battles import setup, table
from support.matches import hasty_store
from support.playing import Played

from squadlog.base.records import replace
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.commands import Begin, RollInitiative
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Goods
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.language.words import Misread
from squadlog.rules.common.kept.laid_things import (
    LayingOver,
    LayThing,
    SetGoods,
    count_bought,
    laid_out,
    late,
)
from squadlog.rules.desk.asking import ask
from squadlog.rules.desk.chapters import placeables
from squadlog.rules.desk.flow import begin_turn
from squadlog.rules.fire_missions.missions import PlotMission, missions
from squadlog.session.battle_session import Session

GOODS = (
    Goods(side="red", item="mine", count=2, secret=True),
    Goods(side="red", item="mortar_mission"),
    Goods(side="blue", item="holotarp"),
)
ANYWHERE = Waypoint(x=3.0, y=4.0)


def in_turn_two(*chapters, goods=GOODS, at_first=("ammunition",)):
    """Turn 2 begins, these chapters in force from it on; red has mines and a strike, blue a tarp."""
    played = Played(first_state(setup((1, 2), (11,), chapters=at_first, goods=goods, salt="chance")))
    played.do(Begin())
    recorder = EventRecorder(replace(played.battle, switched=tuple((key, True) for key in chapters)))
    begin_turn(recorder, 2, table())
    played.battle = recorder.battle
    played.told.extend(recorder.events)
    return played


def lay(side="red", what="mine", **said):
    """Something of a side lies somewhere, in words."""
    return LayThing(side=side, what=what, where="by the gate", **said)


def test_mines_are_laid_as_the_turn_begins_in_which_their_chapter_comes_into_force():
    """ADV-03, MIN-01: before initiative is rolled, and never again."""
    played = in_turn_two("mines")
    assert late(played.battle) == ("mines",)
    assert "places the objects that come with mines" in ask(played.battle).sentence
    played.do(lay())
    played.do(LayingOver(side="red"))
    assert played.refused(lay()).code == "bound"
    played.do(RollInitiative(), 3, 7)
    assert [one.side for one in played.of_kind("side_bound")] == ["red", "blue"]
    assert played.refused(lay()).code == "begun"
    assert not late(played.battle)


def test_whoever_rolls_binds_the_sides_that_have_not_spoken():
    """ADV-03, HID-09: by commitments that are proved, and not like those of another turn."""
    played = in_turn_two("mines", at_first=("ground_sensor",))
    played.do(lay())
    battle = played.battle
    first, *_ = played.of_kind("side_bound")
    for event in played.do(RollInitiative(), 3, 7):
        if event.kind == "side_bound":
            assert event.commitment != first.commitment or event.side != first.side
            proof = CHAPTER_STATES["laid_out"].secrets.proves(event, battle)
            assert proof is not None
            assert proof.holds


def test_a_side_that_lays_nothing_twice_is_bound_by_different_words():
    """HID-09: that nothing was laid is not told by two commitments that are alike."""
    played = in_turn_two("mines", at_first=("ground_sensor",))
    played.do(RollInitiative(), 3, 7)
    told = [one.commitment for one in played.of_kind("side_bound") if one.side == "blue"]
    assert len(set(told)) == 2


def test_only_what_has_just_come_is_laid():
    """ADV-03: what there was before play stays where it lies."""
    played = in_turn_two("mines", goods=(*GOODS,), at_first=("holotarp",))
    refused = played.refused(lay("blue", "tarp"))
    assert (refused.code, refused.instead) == ("begun", "Place now: mine.")


@pytest.mark.parametrize("chapter", ["explosives", "jammer", "stealth", "camo_tinter"])
def test_nothing_waits_for_a_chapter_that_brings_nothing_to_lay(chapter):
    """ADV-03: what is carried is there at once."""
    assert not late(in_turn_two(chapter).battle)


def test_a_chapter_whose_goods_all_know_waits_only_where_somebody_has_some():
    """HOL-02, FMS-02."""
    assert late(in_turn_two("holotarp", "fire_missions").battle) == ("holotarp", "fire_missions")
    assert not late(in_turn_two("holotarp", "fire_missions", goods=()).battle)


def test_missions_are_plotted_in_the_same_pause_for_turns_to_come():
    """SEQ-05, ADV-03."""
    played = in_turn_two("fire_missions", "mines")
    offered = [one.words for one in placeables(played.battle, "red", table())]
    assert "mortar strike in turn 2" in offered
    assert "mortar strike in turn 1" not in offered
    assert played.refused(PlotMission(side="red", where="the gate")).sentence == "Turn 1 is over."
    played.do(PlotMission(side="red", where="the gate", turn=3))
    played.do(PlotMission(side="red", done=True))
    bound = played.told[-1]
    assert CHAPTER_STATES["fire_missions"].secrets.proves(bound, played.battle).holds
    assert played.refused(PlotMission(side="red", where="the gate", turn=3)).code == "bound"
    played.do(RollInitiative(), 3, 7)
    assert [one.side for one in played.of_kind("plots_bound")] == ["red"]
    assert [one.turn for one in missions(played.battle).plotted] == [3]


@pytest.fixture
def evening(tmp_path):
    """A battle at whose turn 1 mines come into force; red has two."""
    store = hasty_store(tmp_path / "squadlog.db")
    session = Session.create(store, setup((1, 2), (11,), goods=GOODS, salt="chance"))
    said(session, TABLE, "chapter mines on", "begin")
    yield session
    store.close()


def said(session, seat, *sentences):
    """Say what must stand at a seat."""
    for sentence in sentences:
        outcome = session.seat(Speaker(seat=seat)).say(sentence)
        assert not isinstance(outcome, Refusal), (sentence, outcome)


def read(session, seat):
    """The log of a seat as text."""
    return " ".join(
        line for one in session.seat(Speaker(seat=seat)).log.entries(undone=True) for line in one.lines
    )


def test_a_side_waits_with_its_roll_for_the_other_and_the_table_does_not(evening):
    """ADV-03, SET-05: blue is not told whether red has anything; undo takes it back."""
    said(evening, "blue", "laid blue")
    refused = evening.seat(Speaker(seat="blue")).say("initiative")
    assert (refused.code, refused.sentence) == ("not-ready", "Turn 1 waits for Red.")
    assert refused.instead == "Red says laid red. Or the referee rolls."
    said(evening, "red", 'lay red mine where "by the gate"')
    assert "gate" in read(evening, "red")
    assert "gate" not in read(evening, "blue")
    assert not laid_out(evening.views.seen("blue")).things
    said(evening, "red", "laid red")
    said(evening, TABLE, "undo")
    assert laid_out(evening.views.seen(REFEREE)).bound == ("blue",)
    said(evening, TABLE, "initiative")
    assert set(laid_out(evening.views.seen(REFEREE)).bound) == {"red", "blue"}


def test_goods_that_are_set_right_in_secret_are_told_to_their_side_alone(evening):
    """TA-14, MIN-01: by words, line and set-up."""
    said(evening, REFEREE, "correct red goods mine=3 because forgotten")
    assert count_bought(evening.views.seen(REFEREE).setup, "red", "mine") == 3
    line = "Referee: Red has 3 mines from the start. Reason: forgotten."
    assert line in read(evening, "red")
    for seat in ("blue", NOBODY):
        assert "forgotten" not in read(evening, seat)
        assert not count_bought(evening.views.seen(seat).setup, "red", "mine")
        assert "mine=3" not in evening.seat(Speaker(seat=seat)).exports.export("json")
        assert "forgotten" not in evening.seat(Speaker(seat=seat)).exports.export("json")
    said(evening, REFEREE, "undo")
    assert count_bought(evening.views.seen(REFEREE).setup, "red", "mine") == 2


def test_goods_that_all_may_know_are_set_right_before_all(evening):
    """TA-14, HOL-02."""
    said(evening, REFEREE, "correct blue goods holotarp=0 because sold")
    assert "Blue has no holotarp from the start. Reason: sold." in read(evening, "red")
    assert not count_bought(evening.views.seen("red").setup, "blue", "holotarp")


def test_a_side_sets_no_goods_right(evening):
    """GEN-06."""
    refused = evening.seat(Speaker(seat="red")).say("correct red goods mine=9 because so")
    assert refused.code == "not-yours"


def test_goods_are_set_right_in_two_ways_that_mean_the_same():
    """What is said back is understood again."""
    battle = known(in_turn_two("mines").battle, TABLE)
    command = parse("correct Red goods mine=3 because forgotten", battle, load_rulebook())
    assert command == SetGoods(side="red", item="mine", count=3, reason="forgotten")
    assert parse(say(command), battle, load_rulebook()) == command
    for said_wrong in (
        "correct red goods because so",
        "correct red goods mine=x because so",
        "correct red goods mine=3",
    ):
        assert isinstance(parse(said_wrong, battle, load_rulebook()), Misread)


@pytest.mark.parametrize(
    ("word", "item"),
    [
        ("jammer", "ecm_jammer"),
        ("sensor", "ground_sensor"),
        ("Tinter", "camo_tinter"),
        ("ECM jammer", "ecm_jammer"),
    ],
)
def test_a_thing_is_called_by_the_word_by_which_it_is_laid_or_picked_up(word, item):
    """TA-14, ECM-07."""
    game = in_turn_two("mines")
    game.do(SetGoods(side="red", item=word, count=1, reason="forgotten"))
    assert count_bought(game.battle.setup, "red", item) == 1


def test_a_word_that_two_things_have_means_neither():
    """TA-14."""
    refused = in_turn_two().refused(SetGoods(side="red", item="mission", count=1, reason="so"))
    assert refused.code == "unknown-thing"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (SetGoods(side="green", item="mine", count=1, reason="so"), "unknown-side"),
        (SetGoods(side="red", item="rope", count=1, reason="so"), "unknown-thing"),
        (SetGoods(side="red", item="mine", count=100, reason="so"), "bad-correction"),
        (SetGoods(side="red", item="mine", count=2, reason="so"), "nothing-changes"),
        (SetGoods(side="red", item="mine", count=3), "no-reason"),
    ],
)
def test_goods_are_set_right_to_what_can_be(command, code):
    """TA-14."""
    assert in_turn_two().refused(command).code == code


def test_a_strike_that_was_forgotten_can_be_plotted_once_its_goods_are_set_right():
    """FMS-02."""
    played = in_turn_two("fire_missions")
    assert played.refused(PlotMission(side="blue", where="the gate", turn=2)).code == "mission-spent"
    played.do(SetGoods(side="blue", item="mortar_mission", count=1, reason="forgotten"))
    played.do(PlotMission(side="blue", where="the gate", turn=2))
