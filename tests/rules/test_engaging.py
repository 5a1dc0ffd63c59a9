"""Engaging, what it costs the defender, answering in time, and how engagements end (MEL-02..09, MEL-16..18)."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.melees import Bout, engaged, fighting, swinging

from squadlog.battle.commands import Engage, Escape
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.melee import ChoiceAsked
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked
from squadlog.battle.state import Declaration, Ongoing, QueuedShot, Trace
from squadlog.facts.ground_facts import Metres, Position, Sighting, StatedMove, YesNo
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.common.arriving import turn_toward
from squadlog.rules.melee import engaging

NOW = Moment(1, 3)


def action(kind: str, end: int, start: int = 1) -> Ongoing:
    return Ongoing(kind=kind, start=Moment(1, start), end=Moment(1, end))


def facing(red=None, blue=None, **battle):
    """T1.s3, red's slot: 1 beside 11, 2 beside 12."""
    values = {"red": (1, 2), "blue": (11, 12), "now": NOW}
    return skirmish(**(values | battle), units={1: red or {}, 11: blue or {}})


def refused(battle, *, rulings=None, surveyor=None, unit=1, target=11, in_reach=None, starting=False):
    using = table(rulings=rulings, surveyor=surveyor)
    command = Engage(unit=unit, target=target, in_reach=in_reach)
    answer = engaging.refusal_engage(battle, command, using, starting=starting)
    return answer and (answer.code, answer.rule)


def attacked(battle, *, rulings=None):
    recorder = EventRecorder(battle)
    engaging.engage(recorder, 1, 11, table(rulings=rulings))
    return recorder


class Ground(StatedSurveyor):
    """A measured map: one sighting for everybody."""

    def __init__(self, distance_m=0.8, *, in_arc=True, in_sight=True):
        self.distance_m, self.in_arc, self.in_sight = distance_m, in_arc, in_sight

    def sighting(self, viewer, target, stated, /):  # noqa: ARG002 - the map answers alike for all
        return Sighting(
            distance=Metres(value=self.distance_m, origin="measured"),
            in_arc=YesNo(value=self.in_arc, origin="measured"),
            in_sight=YesNo(value=self.in_sight, origin="measured"),
        )

    def faces(self, unit, other, degrees, /):  # noqa: ARG002 - the map answers alike for all
        return YesNo(value=self.in_arc, origin="measured")


def test_an_enemy_within_a_metre_and_in_front_may_be_engaged_mel_02_mel_03():
    """MEL-02, MEL-03."""
    assert refused(facing()) is None
    assert refused(facing(), surveyor=Ground(1.0)) is None


@pytest.mark.parametrize(
    ("ground", "code"),
    [
        (Ground(1.01), "out-of-reach"),
        (Ground(in_arc=False), "not-in-front"),
        (Ground(in_sight=False), "something-between"),
    ],
)
def test_not_out_of_reach_nor_behind_nor_through_a_wall_mel_02_amb_102(ground, code):
    """MEL-02, AMB-102."""
    assert refused(facing(), surveyor=ground) == (code, "MEL-02")


def test_the_table_has_the_last_word_on_the_distance_mel_02():
    """MEL-02."""
    assert refused(facing(), in_reach=False) == ("out-of-reach", "MEL-02")
    assert refused(facing(), surveyor=Ground(1.4), in_reach=True) is None


@pytest.mark.parametrize("width", ["180", "90"])
def test_the_way_out_names_the_front_that_the_table_plays_with_amb_102(width):
    """AMB-102."""
    using = table(rulings={"melee.engageGeometry": width}, surveyor=Ground(in_arc=False))
    answer = engaging.refusal_engage(facing(), Engage(unit=1, target=11), using)
    assert answer
    assert width in answer.instead


def test_friends_and_the_fallen_are_not_engaged_mel_02_amb_96():
    """MEL-02, AMB-96."""
    assert refused(facing(), target=2) == ("friend", "MEL-02")
    assert refused(facing(blue={"wound": "U"})) == ("needs-no-melee", "WND-17")


def test_the_dazed_do_not_attack_wnd_04():
    """WND-04."""
    assert refused(facing(red={"dazed_at": NOW, "dazed_until": NOW.later(3)})) == ("unable", "WND-04")


@pytest.mark.parametrize(("option", "code"), [("yes", None), ("no", ("dazed-defender", "MEL-05"))])
def test_the_dazed_may_be_attacked_unless_the_table_says_no_amb_133(option, code):
    """AMB-133."""
    dazed = facing(blue={"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)})
    assert refused(dazed, rulings={"melee.dazedDefender": option}) == code


def test_a_fighter_has_one_target_mel_31():
    """MEL-31."""
    assert refused(facing(red={"action": swinging(12)})) == ("fighting", "MEL-31")


def test_who_is_attacked_answers_before_it_attacks_mel_05():
    """MEL-05."""
    battle = facing(engagements=(engaged(12, 1, late=False),))
    assert refused(battle) == ("must-answer", "MEL-05")


def test_two_that_are_engaged_are_not_engaged_again_mel_17():
    """MEL-17."""
    assert refused(facing(engagements=(engaged(11, 1),)))[0] == "engaged-already"


def test_melee_comes_after_a_move_or_nothing_not_after_a_shot_mel_03_amb_140():
    """MEL-03, AMB-140."""
    start = {"declaration": Declaration(choice="start")}
    walked = facing(red={"action": action("move", 3, 3), **start})
    fired = facing(red={"action": action("fire_throw", 3, 3), **start})
    busy = facing(red={"action": action("reload", 6, 2)})
    queued = facing(red={"performed": True}, fire_queue=(QueuedShot(unit=1, weapon="SR"),))
    assert refused(walked) is None
    assert refused(busy) is None, "it gives that up"
    assert refused(fired) == refused(queued) == ("engage-after-action", "MEL-03")


def test_a_move_declared_in_the_same_breath_replaces_what_ends_now_amb_140():
    """AMB-140."""
    ending = facing(red={"action": action("reload", 3)})
    assert refused(ending) == ("engage-after-action", "MEL-03")
    assert refused(ending, starting=True) is None


def test_declaring_may_take_the_whole_subphase_amb_140():
    """AMB-140."""
    whole = {"melee.declareCost": "uses_subphase"}
    assert refused(facing(), rulings=whole) is None
    assert refused(facing(), rulings=whole, starting=True) == ("takes-subphase", "MEL-03")
    assert refused(facing(), starting=True) is None


def test_stairways_are_closed_to_those_outside_sto_05_sto_06_amb_36():
    """STO-05, STO-06, AMB-36."""
    inside, outside = {"place": "stairs:S1"}, {}
    assert refused(facing(outside, inside)) == ("shut-off", "STO-06")
    assert refused(facing(inside, inside)) is None
    assert refused(facing(inside, outside)) == ("shut-off", "STO-06")
    assert refused(facing(inside, outside), rulings={"stairs.isolation": "one_way"}) is None
    assert refused(facing(blue={"floor": 2})) == ("other-floor", "MEL-02")


def test_the_attack_opens_in_the_next_subphase_mel_03_mel_06():
    """MEL-03, MEL-06."""
    recorder = attacked(facing(blue={"performed": True}))
    (fight,) = recorder.battle.engagements
    assert (fight.key, fight.declared, fight.status, fight.late) == ((1, 11), NOW, "declared", True)


def test_a_defender_yet_to_act_is_not_late_mel_07():
    """MEL-07."""
    assert not attacked(facing()).battle.engagements[0].late


def test_tx_29_a_reload_under_way_is_lost_at_once_mel_04_act_13():
    """TX-29, MEL-04, ACT-13."""
    recorder = attacked(facing(blue={"action": action("reload", 5, 1)}))
    assert recorder.battle.units[11].action is None
    assert [event.kind for event in recorder.events] == ["action_lost", "engaged"]


def test_an_action_due_now_whose_slot_has_not_come_is_lost_mel_04_amb_103():
    """MEL-04, AMB-103."""
    assert attacked(facing(blue={"action": action("reload", 3)})).battle.units[11].action is None


def test_held_opportunity_fire_is_lost_on_both_sides_amb_103_amb_124():
    """AMB-103, AMB-124."""
    recorder = attacked(facing({"opportunity": "SR"}, {"opportunity": "SR"}))
    assert [recorder.battle.units[number].opportunity for number in (1, 11)] == [None, None]


def test_an_unfinished_action_of_the_attacker_is_lost_amb_140():
    """AMB-140."""
    assert attacked(facing({"action": action("reload", 6, 2)})).battle.units[1].action is None


@pytest.mark.parametrize(("option", "shots"), [("keep", 1), ("lose", 0)])
def test_new_65_a_shot_already_performed_is_kept_or_lost_amb_103_act_13(option, shots):
    """NEW-65, AMB-103, ACT-13."""
    battle = facing(blue={"performed": True}, fire_queue=(QueuedShot(unit=11, weapon="SR"),))
    recorder = attacked(battle, rulings={"melee.dueActionKept": option})
    assert len(recorder.battle.fire_queue) == shots


@pytest.mark.parametrize(("option", "kept"), [("no", True), ("yes", False)])
def test_a_running_melee_action_survives_a_second_attacker_amb_107_act_13(option, kept):
    """AMB-107, ACT-13."""
    battle = facing(blue={"action": swinging(2)}, engagements=(engaged(2, 11, status="fighting"),))
    recorder = attacked(battle, rulings={"melee.multiple": option})
    assert recorder.battle.units[11].fighting is kept
    assert len(recorder.battle.engagements) == 2


def test_an_attacker_stopped_on_its_way_engages_nobody_mel_02():
    """MEL-02."""
    dazed = facing(red={"dazed_at": NOW, "dazed_until": NOW.later(3)})
    assert attacked(dazed).events == []
    assert attacked(facing(blue={"wound": "D"})).events == []


def test_the_dazed_are_helpless_amb_133():
    """AMB-133."""
    recorder = attacked(facing(blue={"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}))
    assert recorder.battle.engagements[0].helpless
    assert engaging.must_answer(recorder.battle, 11) == ()


def test_a_defender_yet_to_act_must_face_or_leave_now_mel_05_mel_07():
    """MEL-05, MEL-07."""
    recorder = attacked(facing())
    assert [e.attacker for e in engaging.must_answer(recorder.battle, 11)] == [1]


def test_a_defender_that_has_acted_answers_in_the_next_subphase_mel_06():
    """MEL-06."""
    assert engaging.must_answer(attacked(facing(blue={"performed": True})).battle, 11) == ()


def test_a_defender_held_by_another_melee_has_nothing_to_answer_amb_107():
    """AMB-107."""
    battle = facing(blue={"action": swinging(2)}, engagements=(engaged(2, 11, status="fighting"),))
    assert engaging.must_answer(attacked(battle).battle, 11) == ()


def test_facing_the_attacker_is_a_turn_on_the_spot_mel_07():
    """MEL-07."""
    recorder = attacked(facing())
    engaging.face(recorder, 11)
    assert recorder.battle.units[11].moved == Trace(mode="turn")
    assert recorder.battle.engagements[0].key == (1, 11), "the fight will open"


def test_new_n5_moving_clear_in_time_needs_no_roll_and_costs_no_blow_mel_08_mel_09():
    """The defender had been reloading: that is lost, but it walks off unharmed (MEL-08, MEL-09, NEW-N5)."""
    recorder = attacked(facing(blue={"action": action("reload", 8, 2)}))
    assert recorder.battle.units[11].action is None
    engaging.end_evaded(recorder, 11)
    assert recorder.battle.engagements == ()
    assert not {"avoidance_rolled", "melee_struck"} & {event.kind for event in recorder.events}


def test_moving_clear_leaves_every_attacker_behind_mel_18():
    """MEL-18."""
    battle = facing(engagements=(engaged(1, 11, late=False), engaged(2, 11, late=False)))
    recorder = EventRecorder(battle)
    engaging.end_evaded(recorder, 11)
    assert recorder.battle.engagements == ()


def test_leaving_reach_ends_the_action_of_who_attacked_a_helpless_unit_amb_133():
    """AMB-133."""
    recorder = EventRecorder(
        fighting({(1, 11): "attack"}, now=6, engagements=(engaged(status="fighting", helpless=True),))
    )
    engaging.end_evaded(recorder, 11)
    assert recorder.battle.units[1].action is None
    assert recorder.battle.engagements == ()


def test_after_getting_away_the_attacker_must_engage_from_scratch_mel_17():
    """MEL-17."""
    recorder = attacked(facing())
    engaging.end_evaded(recorder, 11)
    assert refused(recorder.battle) is None
    engaging.engage(recorder, 1, 11, table())
    assert recorder.battle.engagements[0].status == "declared"


def escaping():
    recorder = EventRecorder(facing(engagements=(engaged(status="opening"),)))
    recorder.emit(ChoiceAsked(asked=EscapeAsked(unit=11, attacker=1)))
    return recorder


def test_an_escape_must_end_beyond_reach_mel_12_amb_104():
    """MEL-12, AMB-104."""
    battle = escaping().battle
    short = Escape(unit=11, move=StatedMove(clears=False))
    answer = engaging.refusal_escape(battle, short, table())
    assert answer
    assert (answer.code, answer.rule) == ("still-in-reach", "MEL-12")
    tries = table(rulings={"melee.avoidMove": "as_far_as_possible"})
    assert engaging.refusal_escape(battle, short, tries) is None
    for move in (StatedMove(), StatedMove(clears=True)):
        assert engaging.refusal_escape(battle, Escape(unit=11, move=move), table()) is None


def test_only_the_unit_that_got_away_escapes_mel_12():
    """MEL-12."""
    answer = engaging.refusal_escape(escaping().battle, Escape(unit=1), table())
    assert answer
    assert answer.code == "no-escape"
    assert answer.subsystem is None


def test_after_the_escape_nobody_waits_and_the_runner_has_acted_mel_12_mel_17():
    """MEL-12, MEL-17."""
    recorder = escaping()
    engaging.end_escaped(recorder, 11)
    assert (recorder.battle.pending, recorder.battle.engagements) == (None, ())
    assert recorder.battle.units[11].performed


def test_the_end_of_one_engagement_does_not_silence_a_question_about_another():
    recorder = EventRecorder(facing(engagements=(engaged(), engaged(2, 12))))
    recorder.emit(ChoiceAsked(asked=EscapeAsked(unit=12, attacker=2)))
    engaging.end_evaded(recorder, 11)
    assert recorder.battle.pending == EscapeAsked(unit=12, attacker=2)


@pytest.mark.parametrize("wound", ["U", "D"])
def test_a_fight_with_nobody_left_to_fight_ends_amb_110(wound):
    """AMB-110."""
    battle = fighting({(1, 11): "attack", (11, 1): "attack"}, now=6, units={11: {"wound": wound}})
    recorder = EventRecorder(
        replace(battle, units={**battle.units, 11: replace(battle.units[11], action=None)})
    )
    engaging.cleanup(recorder, table())
    assert recorder.battle.units[1].action is None
    assert recorder.battle.engagements == ()


DAZED = {"dazed_at": Moment(1, 6), "dazed_until": Moment(1, 9)}


@pytest.mark.parametrize(("option", "goes_on"), [("other_rolls", True), ("cancelled", False)])
def test_a_fighter_dazed_in_mid_melee_loses_its_action_the_other_goes_on_amb_110(option, goes_on):
    """AMB-110."""
    battle = fighting({(1, 11): "attack", (11, 1): "attack"}, now=6, units={11: DAZED})
    bout = Bout(battle)
    engaging.cleanup(bout.story, table(rulings={"melee.incapacitated": option}))
    assert not bout.battle.units[11].fighting
    assert bout.battle.units[1].fighting is goes_on
    assert bool(bout.pairs()) is goes_on


def test_fights_end_when_the_two_are_on_different_floors_mel_02():
    """MEL-02."""
    recorder = EventRecorder(facing(blue={"floor": 2}, engagements=(engaged(),)))
    engaging.cleanup(recorder, table())
    assert recorder.battle.engagements == ()


def test_unknown_units_are_nonsense():
    assert refused(facing(), target=99) == ("unknown-unit", "GEN-11")


@pytest.mark.parametrize("east", [-1e-9, 0.0, 1e-9])
def test_whoever_turns_a_hair_west_of_north_faces_north_mel_06(east):
    """MEL-06: 0 degrees, never 360."""
    places = {
        1: {"position": Position(x=5.0, y=5.0, facing_deg=90.0)},
        11: {"position": Position(x=5.0 + east, y=6.0)},
    }
    recorder = EventRecorder(skirmish(units=places))
    turn_toward(recorder, 1, 11)
    assert recorder.battle.units[1].position.facing_deg == 0.0
