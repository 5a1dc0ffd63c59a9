"""Getting away from an attacker: in time, by the roll, under fire, from several at once."""

from support.battles import skirmish
from support.melees import engaged, opened
from support.playing import Played

from squadlog.battle.commands import (
    Correct,
    Declare,
    DeclineShot,
    Done,
    Engage,
    Escape,
    FaceAttacker,
    GiveIntent,
    Hold,
    OpportunityShot,
)
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import Glimpse, StatedMove

CLEAR = StatedMove(clears=True, seen_by=())


def test_one_avoidance_of_two_succeeds_and_the_free_blow_comes_from_that_attacker_alone_mel_13_mel_18():
    play = opened(engaged(), engaged(2, 11), red=(1, 2), blue=(11,))
    play.do(GiveIntent(unit=11, intent="avoid"))
    play.do(GiveIntent(unit=1, intent="attack"))
    play.do(GiveIntent(unit=11, intent="avoid"))
    play.do(GiveIntent(unit=2, intent="attack"), 5, 9, 10)
    assert [(event.unit, event.target) for event in play.of_kind("melee_struck")] == [(1, 11)]
    assert isinstance(play.battle.pending, IntentAsked), "the failed avoider must choose how it fights 2"
    play.do(GiveIntent(unit=11, intent="attack"))
    assert [e.key for e in play.battle.engagements] == [(2, 11)]
    assert play.unit(11).action.target == 2
    assert not play.unit(1).fighting


def runner(**units):
    """11 has just avoided 1 and owes its move; red 2 holds opportunity fire."""
    states = {2: {"opportunity": "SR"}} | units
    play = opened(red=(1, 2), blue=(11,), units=states)
    play.do(GiveIntent(unit=11, intent="avoid"))
    play.do(GiveIntent(unit=1, intent="attack"), 5, 10)
    assert isinstance(play.battle.pending, EscapeAsked)
    return play


def test_watchers_may_fire_at_an_escape_act_55_mel_12():
    """ACT-55: any movement of an enemy can trigger the shot, the one after an avoidance too."""
    play = runner()
    play.do(
        Escape(unit=11, mode="run", move=StatedMove(clears=True, seen_by=(Glimpse(watcher=2, at_m=1.0),)))
    )
    assert play.battle.pending == OpportunityOffer(mover=11, watchers=(2,))
    play.do(OpportunityShot(unit=2, at_m=2.0), 3)
    assert (play.unit(11).moved.metres, play.unit(11).wound) == (2.0, "M")
    assert play.unit(11).performed
    assert play.battle.engagements == ()


def test_an_escape_that_watchers_let_pass_goes_its_whole_way_act_56_mel_12():
    play = runner()
    play.do(
        Escape(unit=11, mode="run", move=StatedMove(clears=True, seen_by=(Glimpse(watcher=2, at_m=1.0),)))
    )
    play.do(DeclineShot(unit=2))
    assert play.unit(11).moved.metres == 3.0, "4 m at 1.25 each are 3 whole metres"
    assert play.unit(11).performed
    assert play.unit(11).action is None
    assert play.unit(2).opportunity == "SR"
    assert (play.battle.stage, play.battle.engagements) == ("actions", ())


def test_who_kneels_by_the_time_of_its_escape_stays_and_nobody_is_stuck_act_25_mel_12():
    """ACT-25, AMB-104: no way of moving is open to it, so it is asked for none; nobody holds it either."""
    play = runner()
    refused = play.refused(Escape(unit=11, mode="kneel"))
    assert refused.rule == "MEL-12"
    play.do(Correct(unit=11, changes=(("posture", "kneeling"),), reason="it was on its knees"))
    assert play.battle.engagements == ()
    assert play.unit(11).performed
    assert play.unit(11).moved.metres == 0
    assert not isinstance(play.battle.pending, EscapeAsked)


def test_nobody_kneels_down_to_escape_who_is_not_there_mel_12():
    play = runner()
    assert play.refused(Escape(unit=99, mode="kneel")).code == "no-escape"


def test_an_escape_that_nobody_sees_is_not_offered_act_55():
    play = runner()
    play.do(Escape(unit=11, mode="run", move=CLEAR))
    assert play.battle.pending is None
    assert play.unit(11).performed


def test_a_free_blow_that_fells_the_runner_ends_the_escape_mel_13_amb_106():
    play = opened(red=(1,), blue=(11,), units={11: {"wound": "S"}})
    play.do(GiveIntent(unit=11, intent="avoid"))
    play.do(GiveIntent(unit=1, intent="attack"), 5, 1)
    assert play.unit(11).wound == "U"
    assert play.battle.pending is None
    assert play.battle.engagements == ()


def test_both_want_out_and_both_are_free_in_that_very_subphase_mel_16():
    play = opened(red=(1,), blue=(11,))
    play.do(GiveIntent(unit=11, intent="avoid"))
    play.do(GiveIntent(unit=1, intent="out"))
    assert play.battle.engagements == ()
    assert play.of_kind("avoidance_rolled") == []
    play.do(Declare(unit=1, action="reload"))


def test_who_escapes_one_enemy_leaves_the_one_it_has_just_attacked_too_mel_12_mel_17():
    """1 attacked 11; 12 attacked 1, which had acted. Avoiding 12 owes a move at once: 11 does not hold 1."""
    mine, theirs = engaged(1, 11, late=False), engaged(12, 1)
    play = opened(theirs, mine, red=(1,), blue=(11, 12))
    play.do(GiveIntent(unit=1, intent="avoid"))
    play.do(GiveIntent(unit=12, intent="attack"), 5, 10)
    assert play.battle.pending == EscapeAsked(unit=1, attacker=12)
    play.do(Escape(unit=1, mode="walk", move=CLEAR))
    assert play.battle.engagements == ()


def attacked():
    """11 has not acted and is attacked; it is its slot."""
    play = Played(skirmish())
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    return play


def test_standing_actions_do_not_count_as_moving_clear_mel_05_mel_08():
    for action in ("reload", "dive", "change_facing"):
        assert attacked().refused(Declare(unit=11, action=action, move=CLEAR)).code == "engaged"


def test_a_move_of_no_metres_is_not_clear_mel_08():
    still = StatedMove(clears=True, distance_m=0.0, seen_by=())
    assert attacked().refused(Declare(unit=11, action="move", mode="walk", move=still)).code == "engaged"


def test_a_move_that_turned_out_to_cover_nothing_leaves_nobody_behind_mel_08():
    play = attacked()
    stuck = StatedMove(clears=True, ground=(("clear",),), distance_m=0.0, seen_by=())
    play.do(Declare(unit=11, action="move", mode="walk", move=stuck, overrule="it edges back"))
    play.do(Done())
    assert [e.key for e in play.battle.engagements] == [(1, 11)]


def test_a_jump_takes_one_clear_mel_08():
    play = attacked()
    play.do(Declare(unit=11, action="jump", move=CLEAR))
    play.do(Done())
    assert play.battle.engagements == ()


def test_a_unit_walks_clear_and_fires_mel_08_cmb_05():
    play = attacked()
    play.do(Declare(unit=11, action="fire_throw", mode="walk", move=CLEAR))
    play.do(Done())
    assert play.battle.engagements == ()
    assert [shot.unit for shot in play.battle.fire_queue] == [11]


def test_who_says_nothing_when_attacked_fights_in_the_next_subphase_mel_07():
    play = attacked()
    play.do(Done())
    assert isinstance(play.battle.pending, IntentAsked)
    assert "avoid" not in play.battle.pending.options


def test_an_attacked_unit_may_not_pause_or_go_about_its_business_mel_05():
    play = attacked()
    assert play.refused(Hold(unit=11)).code == "engaged"
    assert play.refused(Engage(unit=11, target=1)).code in ("must-answer", "engaged-already")


def test_a_dazed_unit_that_is_attacked_may_still_go_down_amb_133_wnd_04():
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    play = Played(skirmish(units={11: dazed}, now=Moment(1, 2)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(Declare(unit=11, action="position_change", posture="prone"))
    play.do(Done())
    play.do(GiveIntent(unit=1, intent="attack"))
    assert play.unit(11).posture == "prone"
    assert (play.unit(1).fighting, play.unit(11).fighting) == (True, False)


def test_a_freed_victim_walks_away_and_the_attack_on_it_ends_amb_133():
    dazed = {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}
    play = Played(skirmish(units={11: dazed}, now=Moment(1, 3)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(Done())
    play.do(GiveIntent(unit=1, intent="attack"))
    play.until_subphase(5)
    play.do(Declare(unit=11, action="move", mode="walk", move=CLEAR))
    play.do(Done())
    assert not play.unit(1).fighting
    assert play.battle.engagements == ()
    assert play.of_kind("melee_struck") == []


def test_an_attacker_that_has_acted_may_still_get_away_where_fights_open_at_the_defenders_place_amb_141():
    """Fought out, and 1 has had its slot when the fight opens anew in that of 11: its escape ends in this subphase."""
    fought = engaged(1, 11, status="fighting")
    play = Played(skirmish(now=Moment(1, 9), engagements=(fought,)), {"melee.openingStep": "slot"})
    play.do(Done())
    play.do(GiveIntent(unit=11, intent="attack"))
    play.do(GiveIntent(unit=1, intent="avoid"), 5, 10)
    play.do(Escape(unit=1, mode="walk", move=CLEAR))
    assert play.battle.engagements == ()
    assert play.unit(1).declaration is None
    assert play.battle.now == Moment(1, 10)


def test_of_two_that_get_away_from_one_enemy_only_the_first_is_struck_at_mel_13_amb_106():
    """The free attack is all that 11 does in this subphase."""
    play = opened(
        engaged(1, 11, status="fighting"), engaged(2, 11, status="fighting"), red=(1, 2), blue=(11,)
    )
    for unit, intent in ((11, "attack"), (1, "avoid"), (11, "attack")):
        play.do(GiveIntent(unit=unit, intent=intent))
    play.do(GiveIntent(unit=2, intent="avoid"), 5, 10)
    play.do(Escape(unit=1, mode="walk", move=CLEAR), 5)
    play.do(Escape(unit=2, mode="walk", move=CLEAR))
    assert [(event.unit, event.target) for event in play.of_kind("melee_struck")] == [(11, 1)]
    assert play.battle.engagements == ()


def test_what_a_unit_began_while_its_fight_was_put_off_is_lost_as_it_avoids_mel_04_zrg_03():
    aims = Ongoing(kind="aimed_fire", start=Moment(1, 3), end=Moment(1, 5), weapon="SR")
    play = opened(red=(1,), blue=(11,), units={11: {"action": aims}})
    play.do(GiveIntent(unit=11, intent="avoid"))
    play.do(GiveIntent(unit=1, intent="attack"), 5, 10)
    assert [event.action for event in play.of_kind("action_lost")] == ["aimed_fire"]


def test_a_unit_dazed_after_it_was_attacked_cannot_even_face_its_attacker_wnd_04_mel_07():
    play = Played(skirmish((1,), (11, 12)))
    play.do(Engage(unit=1, target=11))
    play.do(Done())
    play.do(Correct(unit=11, changes=(("dazed", "T1.s4"),), reason="a stray shot"))
    assert play.refused(FaceAttacker(unit=11)).code == "dazed"
