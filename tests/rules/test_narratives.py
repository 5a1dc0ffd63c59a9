"""Whole fights played through the engine, each a case where several rules meet."""

from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import (
    Continue,
    Declare,
    DeclineShot,
    Done,
    Escape,
    Fire,
    GiveIntent,
    OpportunityShot,
    WithholdFire,
)
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Trace
from squadlog.facts.ground_facts import StatedMove, StatedSighting

TECH = {"troop": "tech", "armour": "LI", "weapons": ("SC",), "value": 18}


def test_opportunity_fire_interrupts_a_run_act_52_to_58_wnd_01_to_04_amb_16_amb_17():
    """W declares opportunity fire in s3, is ready at its slot in s4, and stops R after 2 m of its run."""
    play = Played(skirmish(red=(1,), blue=(11,), soldiers={1: TECH}, now=Moment(1, 3)))
    play.do(Declare(unit=1, action="opportunity_fire"))
    play.do(Done())
    play.do(Done())
    assert play.battle.now == Moment(1, 4)
    assert play.unit(1).opportunity == "SC"
    play.do(Declare(unit=11, action="move", mode="run", move=StatedMove(distance_m=3.0)))
    play.do(Done())
    assert play.battle.pending.watchers == (1,)
    shot = play.do(OpportunityShot(unit=1, at_m=2.0, stated=StatedSighting()), 2)
    fired = next(event for event in shot if event.kind == "shot_fired")
    assert (fired.check.ledger.total, fired.check.net, fired.check.success) == (5, 7, True)
    runner = play.unit(11)
    assert (runner.wound, runner.before.metres, runner.action) == ("L", 2, None)
    assert [runner.dazed(Moment(1, s)) for s in (5, 6, 7, 8)] == [True, True, True, False]
    assert play.unit(1).opportunity is None
    assert play.unit(1).shots == (Moment(1, 4),)
    assert play.battle.now == Moment(1, 5)
    assert play.refused(Declare(unit=1, action="fire_throw")).rule == "FIR-39"


def test_simultaneous_shots_both_count_amb_84():
    """A's hit takes B from S to U; B's shot of the same subphase is still rolled, at B's old wound level."""
    wounded = {11: {"wound": "S"}}
    play = Played(skirmish(units=wounded, soldiers={1: {"weapons": ("LR",)}, 11: {"weapons": ("SR",)}}))
    play.do(Declare(unit=1, action="fire_throw", target=11))
    play.do(Done())
    play.do(Declare(unit=11, action="fire_throw", target=1))
    play.do(Done())
    play.do(Fire(unit=1), 3)
    assert play.unit(11).wound == "S"
    told = play.do(Fire(unit=11), 6)
    shot = next(event for event in told if event.kind == "shot_fired")
    assert shot.check.ledger.total == -2 + 3
    assert play.unit(11).wound == "U"
    assert play.unit(1).wound == "M"


def test_shots_in_order_can_silence_each_other_amb_84():
    """With shots taking effect one by one, B's shot vanishes with B."""
    play = Played(skirmish(units={11: {"wound": "S"}}), {"fire.simultaneity": "in_order"})
    play.do(Declare(unit=1, action="fire_throw", target=11))
    play.do(Done())
    play.do(Declare(unit=11, action="fire_throw", target=1))
    play.do(Done())
    play.do(Fire(unit=1), 3)
    assert play.unit(11).out
    assert play.unit(1).wound == "none"
    assert [event.unit for event in play.of_kind("shot_fired")] == [1]


def _fighting(**changes):
    """X (1) and Y (11) fight, both attacking; both melee actions end in s8. Z (2) stands by."""
    from squadlog.battle.pending import Engagement  # noqa: PLC0415 - only these scripts need it

    melee = {
        number: {
            "action": Ongoing(kind="melee", start=Moment(1, 4), end=Moment(1, 8), target=foe, stance="attack")
        }
        for number, foe in ((1, 11), (11, 1))
    }
    engagement = Engagement(attacker=11, defender=1, declared=Moment(1, 3), late=True, status="fighting")
    return Played(
        skirmish(
            red=(1,),
            blue=(11, 12),
            units=melee,
            now=Moment(1, 8),
            order=("blue", "red"),
            engagements=(engagement,),
            **changes,
        )
    )


def test_a_ranged_hit_before_the_melee_roll_cancels_it_mel_21_amb_110():
    """X is dazed by Z in s8, so only Y rolls in the melee step of s8."""
    play = _fighting(soldiers={12: {"weapons": ("SP",)}})
    play.do(Declare(unit=12, action="fire_throw", target=1))
    play.do(Done())
    told = play.do(Fire(unit=12), 5, 4)
    assert play.unit(1).wound == "L"
    strikes = [event for event in told if event.kind == "melee_struck"]
    assert [event.unit for event in strikes] == [11]
    assert [event.unit for event in play.of_kind("unit_dazed")] == [1]


def test_moving_last_leaves_the_firer_without_a_target_act_04_amb_83():
    """F declares fire; E then walks out of sight; the shot is withheld and not counted, its AP are spent."""
    play = Played(skirmish(now=Moment(1, 5)))
    play.do(Declare(unit=1, action="fire_throw", target=11))
    play.do(Done())
    play.do(Declare(unit=11, action="move", mode="walk"))
    play.do(Done())
    refused = play.refused(Fire(unit=1, stated=StatedSighting(in_sight=False)))
    assert refused.rule.startswith("LOS")
    play.do(WithholdFire(unit=1))
    assert play.unit(1).shots == ()
    assert play.battle.now == Moment(1, 6)
    play.do(Declare(unit=1, action="fire_throw", target=11))


def test_avoiding_with_time_in_hand_mel_08_mel_09():
    """K engages D, who has been reloading since s4; D, still to act, walks clear: no roll, no free attack."""
    reload = Ongoing(kind="reload", start=Moment(1, 4), end=Moment(1, 8))
    play = Played(skirmish(units={11: {"action": reload}}, now=Moment(1, 6)))
    play.do(Declare(unit=1, action="move", mode="walk", engage=11))
    play.do(Done())
    assert play.unit(11).action is None
    assert [(e.action, e.rule) for e in play.of_kind("action_lost")] == [("reload", "ACT-13")]
    play.do(Declare(unit=11, action="move", mode="walk", move=StatedMove(clears=True)))
    play.do(Done())
    assert play.battle.engagements == ()
    assert play.battle.now == Moment(1, 7)
    assert not play.of_kind("melee_struck")


def test_escape_with_a_free_attack_mel_10_mel_12_mel_13():
    """A tech that had already acted avoids on net 4, takes the free attack at 0 and still runs its 4 m."""
    play = Played(skirmish(red=(1,), blue=(11,), soldiers={1: TECH}, now=Moment(1, 6)))
    play.do(Done())
    play.do(Declare(unit=11, action="move", mode="walk", engage=1))
    play.do(Done())
    assert play.battle.now == Moment(1, 7)
    play.do(GiveIntent(unit=1, intent="avoid"))
    told = play.do(GiveIntent(unit=11, intent="attack"), 2, 5)
    avoided = next(event for event in told if event.kind == "avoidance_rolled")
    free = next(event for event in told if event.kind == "melee_struck")
    assert (avoided.check.net, avoided.check.success) == (4, True)
    assert (free.free, free.check.ledger.total, free.check.success) == (True, 0, True)
    assert play.unit(1).wound == "L"
    assert not play.unit(1).dazed(play.battle.now)
    play.do(Escape(unit=1, mode="run", move=StatedMove(clears=True)))
    assert play.battle.engagements == ()
    assert play.battle.now == Moment(1, 8)
    assert play.unit(1).before == Trace(mode="run", metres=4)
    assert [event.unit for event in play.of_kind("unit_performed")][-2:] == [11, 1]


def test_a_dazed_unit_goes_prone_and_loses_it_to_a_new_daze_wnd_04_amb_93():
    """Going prone with a moderate wound costs 3: begun in the first dazed subphase, it ends with the daze."""
    dazed = {11: {"wound": "M", "dazed_at": Moment(1, 8), "dazed_until": Moment(2, 1)}}
    play = Played(skirmish(units=dazed, now=Moment(1, 9), order=("blue", "red")))
    play.do(Declare(unit=11, action="position_change", posture="prone"))
    assert play.unit(11).action.end == Moment(2, 1)
    assert play.refused(Declare(unit=11, action="move", mode="walk")).rule == "WND-04"
    assert play.refused(Declare(unit=11, action="position_change", posture="standing")).rule in (
        "WND-04",
        "ACT-22",
    )


def test_a_running_combination_may_stop_but_keeps_its_cost_cmb_12_cmb_15_fir_14():
    """Reloading on the run costs 9 and ends in s9; standing still in s5 makes a still target, not a shorter action."""
    play = Played(skirmish())
    play.do(Declare(unit=1, action="reload", mode="run"))
    assert play.unit(1).action.end == Moment(1, 9)
    for _ in range(4):
        play.do(Done())
        play.do(Done())
        if play.battle.now < Moment(1, 5):
            play.do(Continue(unit=1, move=StatedMove(distance_m=3.0)))
    assert play.battle.now == Moment(1, 5)
    play.do(Done())
    assert play.unit(1).moved.mode is None
    assert play.unit(1).action.end == Moment(1, 9)


def test_a_watcher_may_decline_and_stays_ready_act_56():
    """Declining keeps the readiness for the next mover."""
    ready = {1: {"opportunity": "SR"}}
    play = Played(skirmish(red=(1,), blue=(11, 12), units=ready, order=("blue", "red")))
    play.do(Declare(unit=11, action="move", mode="walk"))
    play.do(Declare(unit=12, action="move", mode="walk"))
    play.do(Done())
    play.do(DeclineShot(unit=1))
    assert play.unit(1).opportunity == "SR"
    assert play.battle.pending.mover == 12
