"""Timed play: what is agreed on, which decisions are timed, and what comes of a time that is up: TIM-01..04, A-110."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table
from support.laws import law
from support.melees import engaged, opened
from support.playing import Played

from squadlog.battle.commands import Correct, Declare, Done, FaceAttacker, Hold, Orders, SwitchChapter
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, SharesAsked
from squadlog.battle.record.codec import command_from_json, normalize_command
from squadlog.battle.record.upcasting import took_of
from squadlog.battle.refusal import Refusal
from squadlog.battle.rights import not_yours
from squadlog.battle.state import Ongoing
from squadlog.battle.terms import TimeLimit
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Glimpse, StatedMove
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.reports.narrate import narrate
from squadlog.rules.common.hooks.commands import CommandHandler
from squadlog.rules.desk import engine
from squadlog.rules.timed_play.chapter import CHAPTER
from squadlog.rules.timed_play.decision import decision_of
from squadlog.rules.timed_play.record import PauseClock, SetClock, TimeOut, chosen_of, clock_of, limit_s

NO = Refusal(code="no", sentence="It cannot.", rule="ACT-20")
TIMED = {"chapters": ("timed_play",)}
LAST = {"timed.expiry": "repeat_last"}
KNEEL = Declare(unit=1, action="position_change", posture="kneeling")
PLAIN = {"armour": "No", "troop": "marines"}


def timed(red=(1, 2), blue=(11,), *, clock=(), rulings=None, **battle):
    changes = {**TIMED, "clock": clock, **battle.pop("setup_changes", {})}
    return Played(skirmish(red, blue, setup_changes=changes, **battle), rulings)


def limits(played):
    return [limit_s(played.battle, side, load_rulebook()) for side in ("red", "blue")]


# What is agreed on


def test_ten_seconds_are_suggested_and_more_or_less_may_be_agreed_on_of_all_or_of_a_side():
    """TIM-02."""
    assert load_rulebook().figure("decision") == 10
    assert limits(timed()) == [10, 10]
    assert limits(timed(clock=(TimeLimit(seconds=20),))) == [20, 20]
    both = timed(clock=(TimeLimit(seconds=20), TimeLimit(side="blue", seconds=5)))
    assert limits(both) == [20, 5]
    both.do(SetClock(seconds=15, side="red"))
    assert limits(both) == [15, 5]
    both.do(SetClock(side="blue"))
    assert limits(both) == [15, None]
    both.do(SetClock(seconds=8))
    assert limits(both) == [8, 8]


@pytest.mark.parametrize("seconds", [0, -3, 601])
def test_a_time_that_nobody_can_mean_is_refused_tim_02(seconds):
    """TIM-02."""
    assert timed().refused(SetClock(seconds=seconds)).rule == "TIM-02"
    assert timed().refused(SetClock(seconds=5, side="green")).rule == "TIM-02"


def test_the_clock_stands_and_goes_on():
    """TIM-01."""
    played = timed()
    assert played.refused(PauseClock(paused=False)).rule == "TIM-01"
    played.do(PauseClock(paused=True))
    assert clock_of(played.battle).paused
    assert played.refused(PauseClock(paused=True)).rule == "TIM-01"
    played.do(PauseClock(paused=False))
    assert not clock_of(played.battle).paused


def test_without_the_chapter_nothing_is_timed_tim_01():
    """TIM-01, ADV-01: optional, by agreement."""
    played = Played(skirmish())
    assert clock_of(played.battle) is None
    assert {played.refused(one).rule for one in (TimeOut(), SetClock(seconds=5))} == {"ADV-01"}
    played.do(SwitchChapter(chapter="timed_play", on=True))
    assert played.battle.switched == (("timed_play", True),)


def test_the_table_sets_the_time_and_anybody_stops_the_clock_and_only_the_awaited_side_is_out_of_time():
    """TIM-01."""
    battle = timed().battle
    assert not_yours(battle, "red", SetClock(seconds=5)) is not None
    assert not_yours(battle, "blue", PauseClock(paused=True)) is None
    assert not_yours(battle, "red", TimeOut()) is None
    assert not_yours(battle, "blue", TimeOut()) is not None
    assert not_yours(battle, "referee", TimeOut()) is None


# Which decisions are timed


def test_the_next_action_of_each_unit_is_timed_one_after_the_other():
    """TIM-01: orders are given in any order, and each has a time of its own."""
    played = timed((1, 2, 3))
    assert decision_of(played.battle).units == (1, 2, 3)
    played.do(Hold(unit=2))
    assert (decision_of(played.battle).asked, decision_of(played.battle).units) == ("orders", (1, 3))
    played.do(Orders(orders=(Hold(unit=1), Hold(unit=3))))
    assert decision_of(played.battle) is None
    assert played.refused(TimeOut()).rule == "TIM-03"


def test_who_is_busy_watches_or_is_dazed_is_not_waited_for():
    """TIM-01, ACT-54, WND-02: the dazed, who may but go prone, come last."""
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    units = {1: dazed, 2: {"opportunity": "SR"}}
    assert decision_of(timed((1, 2, 3), units=units, now=Moment(1, 2)).battle).units == (3, 1)


def test_dice_resolving_and_set_up_are_not_timed():
    """TIM-03."""
    played = timed((1,))
    played.do(Declare(unit=1, action="fire_throw", weapon="SR", target=11))
    played.do(Done())
    played.do(Hold(unit=11))
    played.do(Done())
    assert played.battle.stage == "fire"
    assert decision_of(played.battle) is None
    assert played.refused(TimeOut()).rule == "TIM-03"
    begins = replace(played.battle, stage="setup")
    assert decision_of(begins) is None


def test_a_question_charges_the_side_that_is_asked():
    """TIM-01."""
    soldiers = {1: PLAIN, 11: PLAIN | {"weapons": ("SR",)}}
    played = timed((1,), soldiers=soldiers, units={11: {"opportunity": "SR"}})
    seen = StatedMove(seen_by=(Glimpse(watcher=11, at_m=1.0),))
    played.do(Declare(unit=1, action="move", mode="run", move=seen))
    played.do(Done())
    decision = decision_of(played.battle)
    assert (decision.asked, decision.side, decision.units) == ("opportunity", "blue", (11,))
    played.do(TimeOut())
    assert played.of_kind("time_ran_out")[0].unit == 11
    assert played.battle.pending is None
    assert played.unit(11).opportunity == "SR"
    assert chosen_of(played.unit(11)).ran_out is None


def test_a_secret_intent_is_timed_and_whose_time_is_up_parries():
    """TIM-01, MEL-28, A-110."""
    played = opened(setup_changes=TIMED)
    assert (decision_of(played.battle).asked, decision_of(played.battle).side) == ("intent", "blue")
    played.do(TimeOut())
    (given_,) = played.of_kind("intent_given")
    assert (given_.unit, given_.intent) == (11, "parry")
    assert decision_of(played.battle).side == "red"


def test_where_no_parry_is_offered_it_fights():
    """A-110, AMB-108."""
    played = opened(setup_changes=TIMED, rulings={"melee.parryDeclaration": "resolution"})
    played.do(TimeOut())
    assert played.of_kind("intent_given")[0].intent == "attack"


def test_who_owes_a_move_walks_clear_and_a_parry_goes_against_the_first():
    """TIM-01, MEL-12, MEL-30."""
    owed = skirmish(setup_changes=TIMED, pending=EscapeAsked(unit=11, attacker=1), engagements=(engaged(),))
    assert decision_of(owed).asked == "escape"
    asked = [one.kind for one in CHAPTER.commands.handlers[TimeOut].comes_to(owed, TimeOut(), table())]
    assert asked == ["escape"] * 4
    split = replace(owed, pending=SharesAsked(unit=11, attackers=(2, 1), left=2))
    (share,) = CHAPTER.commands.handlers[TimeOut].comes_to(split, TimeOut(), table())
    assert (decision_of(split).asked, share.shares) == ("shares", ((2, 2),))


# What comes of it


def test_whose_time_is_up_starts_nothing_new_in_this_subphase():
    """TIM-04, A-110."""
    played = timed()
    (ran_out, declared) = played.do(TimeOut(unit=1))
    assert (ran_out.unit, ran_out.seconds, ran_out.expiry) == (1, 10, "idle")
    assert declared.declaration.choice == "nothing"
    refused = played.refused(KNEEL)
    assert (refused.rule, refused.subsystem) == ("TIM-04", "timing")
    played.do(replace(KNEEL, overrule="he had said so"))
    assert played.unit(1).action.kind == "position_change"
    assert played.refused(TimeOut(unit=1)).rule == "TIM-01"


def test_in_the_next_subphase_it_chooses_anew_and_the_referee_may_give_its_time_back():
    """TIM-04."""
    played = timed()
    played.do(TimeOut(unit=1))
    played.do(TimeOut(unit=2))
    played.do(Correct(unit=2, changes=(("timed_play", "none"),), reason="the lamp fell"))
    played.do(replace(KNEEL, unit=2))
    played.do(Done())
    played.do(Done())
    assert played.battle.now == Moment(1, 2)
    played.do(KNEEL)


def test_what_is_under_way_goes_on():
    """TIM-04, A-110: a combined action goes on without moving."""
    busy = Ongoing(kind="position_change", mode="walk", start=Moment(1, 1), end=Moment(1, 4))
    played = timed((1,), units={1: {"action": busy}}, now=Moment(1, 2))
    played.do(TimeOut())
    assert played.unit(1).action == busy


def test_who_must_answer_an_attacker_faces_it():
    """TIM-04, MEL-05, MEL-07."""
    attacked = engaged(2, 1, declared=Moment(1, 3), late=False)
    battle = skirmish((1,), (2,), setup_changes=TIMED, now=Moment(1, 3), engagements=(attacked,))
    played = Played(battle)
    assert played.refused(Hold(unit=1)).rule == "MEL-05"
    assert played.do(TimeOut())[1].declaration.choice == "face"


def test_a_time_out_for_which_the_rules_can_do_nothing_is_refused_with_the_reason(monkeypatch):
    """TIM-04."""
    played = timed()
    nobody = {
        Hold: CommandHandler(lambda *_: iter([NO]), None),
        FaceAttacker: CommandHandler(lambda *_: iter([NO]), None),
    }
    monkeypatch.setattr(engine, "_OWN", {**engine._OWN, **nobody})
    assert played.refused(TimeOut()) == NO


def test_where_the_table_plays_so_it_does_once_more_what_it_did_last():
    """TIM-04, A-110."""
    played = timed((1,), rulings=LAST)
    walk = Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1, facing_deg=90))
    played.do(walk)
    played.do(Done())
    played.do(Done())
    told = played.do(TimeOut())
    assert told[1].action.mode == "walk"
    assert told[1].declaration.move == walk.move
    assert played.refused(KNEEL).rule == "TIM-04"


def test_what_is_no_longer_legal_is_not_done_once_more():
    """TIM-04, A-110: else it starts nothing new."""
    played = timed((1,), rulings=LAST)
    played.do(KNEEL)
    played.do(Done())
    played.do(Done())
    while played.unit(1).posture != "kneeling":
        played.do(Done())
    assert played.do(TimeOut())[1].declaration.choice == "nothing"


def test_who_did_nothing_yet_repeats_nothing():
    """A-110."""
    assert timed(rulings=LAST).do(TimeOut())[1].declaration.choice == "nothing"


def test_who_has_no_limit_is_never_out_of_time():
    """TIM-02."""
    assert timed(clock=(TimeLimit(side="red"),)).refused(TimeOut()).rule == "TIM-02"


def test_the_log_says_whose_time_was_up_and_what_came_of_it():
    """TIM-01, A-110."""
    played = timed()
    (ran_out, _) = played.do(TimeOut())
    assert narrate(ran_out, played.battle) == (
        "The time of 1 Trooper 1 is up (10 s): they start nothing new in this subphase; actions under way continue "
        "[TIM-01, A-110]."
    )
    (said,) = played.do(SetClock(seconds=15, side="blue"))
    assert narrate(said, played.battle) == "Blue: 15 s for each decision [TIM-02]."


# What was measured is a fact beside what is said


def test_the_seconds_that_a_decision_took_stand_beside_the_command_and_decide_nothing():
    """TIM-01."""
    plain, _ = normalize_command(KNEEL)
    text, command = normalize_command(KNEEL, "k", "red", 4.2)
    assert (took_of(text), took_of(plain), command) == (4.2, None, KNEEL)
    assert command_from_json(text) == KNEEL


@law(40)
@given(st.lists(st.sampled_from(["hold", "kneel", "done", "out", "clock", "pause", "go"]), max_size=12))
def test_a_clock_changes_nothing_but_itself(said):
    """TIM-01: with every word of the clock left out, and a pause said for each time out, the battle is the same."""
    with_clock, without = timed((1,)), timed((1,))
    clock = {"clock": SetClock(seconds=7), "pause": PauseClock(paused=True), "go": PauseClock(paused=False)}
    for word in said:
        battle = with_clock.battle
        if word in clock:
            if word == "clock" or clock_of(battle).paused != (word == "pause"):
                with_clock.do(clock[word])
            continue
        decision = decision_of(battle)
        if word == "done":
            commands = (Done(), Done())
        elif decision is None or (chosen_of(battle.units[decision.units[0]]).ran_out == battle.now):
            continue
        else:
            unit = decision.units[0]
            pause = Hold(unit=unit)
            kneels = battle.units[unit].posture == "standing"
            commands = {
                "hold": (pause, pause),
                "kneel": (replace(KNEEL, unit=unit),) * 2 if kneels else (pause, pause),
                "out": (TimeOut(), pause),
            }[word]
        if battle.stage == "actions":
            with_clock.do(commands[0])
            without.do(commands[1])
    assert _bare(with_clock.battle) == _bare(without.battle)


def _bare(battle):
    units = {number: replace(unit, held=()) for number, unit in battle.units.items()}
    return replace(battle, held=(), units=units)


def test_what_a_clock_keeps_is_public_and_goes_with_the_unit():
    """TIM-01."""
    played = timed()
    events = played.do(TimeOut())
    assert all(redact_event(event, played.battle, "blue") for event in events)
    assert known(played.battle, "blue").holds("timed_play") == clock_of(played.battle)


def test_what_a_unit_was_told_last_is_for_its_own_side_since_an_order_may_name_a_secret_point():
    """FMS-09, A-110."""
    played = timed()
    played.do(Hold(unit=1))
    assert {
        seat: chosen_of(known(played.battle, seat).units[1]).last is not None
        for seat in ("red", "blue", TABLE, NOBODY, REFEREE)
    } == {"red": True, "blue": False, TABLE: False, NOBODY: False, REFEREE: True}
