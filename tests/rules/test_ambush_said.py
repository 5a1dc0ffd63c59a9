"""What the table says of an ambush, and what is told of it to whom: AMS-01..AMS-07, GEN-06."""

from dataclasses import replace

import pytest
from support.ambushes import BLUE, PLACES, RED, ambushed, fires, frozen, in_blues_slot, lying, misses
from support.battles import table

from squadlog.battle.chapter_state import as_written, replace_state
from squadlog.battle.commands import Correct, CorrectTurn, Declare, Done, Fire, Hold, SetAssist
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Position, StatedMove
from squadlog.facts.seats import NOBODY
from squadlog.reports.reminders import reminders
from squadlog.rules.ambush.record import (
    KEY,
    AmbushNoticed,
    AmbushSprung,
    Freeze,
    SayAmbush,
    freeze,
    out_of_hiding,
)
from squadlog.rules.ambush.words import WORDS
from squadlog.rules.common.advanced import signs, states
from squadlog.rules.desk.chapters import on_track
from squadlog.rules.hiding.piles import PileFound, Reveal


def dialled(level):
    played = in_blues_slot(lying())
    played.do(SetAssist(subsystem="initiative", level=level))
    misses(played, (11, 1), (12, 1), (13, 2))
    return played


def test_where_the_table_has_the_last_word_the_ambush_is_noticed_and_the_table_says_it():
    """GEN-06, AMS-03: the freeze counts from the attack on, whenever it is said."""
    played = dialled("suggest")
    assert (len(played.of_kind("ambush_noticed")), frozen(played)) == (1, set())
    played.do(SayAmbush(grouping="blue"))
    assert frozen(played) == set(RED)
    assert freeze(played.unit(1)).last == Moment(1, 4)
    assert played.battle.active.id == "blue"
    assert played.refused(SayAmbush(grouping="blue")).rule == "AMS-07"


def test_a_grouping_whose_name_has_a_space_is_named_as_it_is_said():
    """AMS-01."""
    noticed = AmbushNoticed(grouping="the late", at=Moment(1, 1))
    assert 'ambush "the late" has it count' in WORDS.tells[AmbushNoticed](noticed, lying().battle)


def test_where_the_program_only_keeps_track_it_says_nothing_of_it():
    """GEN-06."""
    played = dialled("track")
    assert not {"ambush_noticed", "ambush_sprung"} & set(played.kinds())
    played.do(SayAmbush(grouping="blue", units=(1,)))
    assert frozen(played) == {1}


@pytest.mark.parametrize(
    ("rule", "by", "stands"), [("HID-17", None, True), ("HID-24", None, False), ("DET-16", 1, False)]
)
def test_who_was_brought_to_light_does_not_attack_out_of_hiding(rule, by, stands):
    """AMS-01, HID-24: neither who was found nor whom a blast has revealed is undetected."""
    played = in_blues_slot(lying())
    found = PileFound(
        pile=1, side="blue", unit=11, rule=rule, by=by, position=Position(x=25.0, y=8.0, facing_deg=270.0)
    )
    assert out_of_hiding(evolve(played.battle, found), 11) == stands


def test_a_later_ambush_holds_for_longer_and_an_earlier_one_for_no_less():
    """AMS-03."""
    played = in_blues_slot(lying())
    for unit, last in ((1, "T1.s9"), (2, "T1.s2")):
        played.do(Correct(unit=unit, changes=(("ambush", last),), reason="agreed"))
    misses(played, (11, 1), (12, 2), (13, 2))
    assert [freeze(played.unit(unit)).last.subphase for unit in RED] == [9, 4, 4]


def test_a_frozen_unit_is_refused_for_that_reason_in_any_step():
    """AMS-03."""
    played = ambushed()
    played.do(Declare(unit=11, action="aimed_fire", target=1))
    while played.battle.stage != "fire":
        played.do(Done())
    assert played.refused(Declare(unit=1, action="reload")).rule == "AMS-03"


def test_who_is_not_there_is_told_nothing():
    """ACT-16."""
    assert in_blues_slot(lying()).refused(Declare(unit=99, action="reload")).code == "unknown-unit"


def test_it_is_said_while_shots_still_wait():
    """AMS-03: as the subphase closes it is not told again."""
    played = in_blues_slot(lying())
    fires(played, (11, 1), (12, 1), (13, 2))
    played.do(Fire(unit=11), 10)
    played.do(SayAmbush(grouping="blue"))
    assert frozen(played) == set(RED)
    played.do(Fire(unit=12), 10)
    played.do(Fire(unit=13), 10)
    assert len(played.of_kind("ambush_sprung")) == 1


def test_it_is_said_in_the_subphase_of_the_attack_or_in_the_next():
    """AMS-03: later the freeze would have begun long since."""
    played = dialled("track")
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    assert played.refused(SayAmbush(grouping="blue")).code == "nobody-attacked"


def test_what_is_none_by_the_rules_the_table_may_have_count():
    """AMS-01, AMS-02, GEN-06."""
    played = ambushed((11, 1), (12, 2))
    refused = played.refused(SayAmbush(grouping="blue"))
    assert (refused.rule, refused.subsystem) == ("AMS-01", "initiative")
    assert refused.sentence == "Blue squad cannot spring an ambush: not all of it attacks out of hiding."
    played.do(SayAmbush(grouping="blue", overrule="13 threw a stone"))
    assert frozen(played) == set(RED)
    alone = ambushed((11, 1), hidden=(11,), places={number: PLACES[number] for number in (*RED, 11)})
    refused = alone.refused(SayAmbush(grouping="blue"))
    assert (refused.rule, refused.sentence) == (
        "AMS-02", "Blue squad cannot spring an ambush: one lone soldier attacks.",
    )  # fmt: skip


def test_who_stood_by_is_named_once_he_is_seen():
    """AMS-01, HID-02: and not before."""
    played = in_blues_slot(lying())
    for unit in (12, 13):
        played.do(Reveal(unit=unit))
    misses(played, (11, 1))
    assert played.refused(SayAmbush(grouping="blue")).sentence == (
        "Blue squad cannot spring an ambush: 12 Trooper 12, 13 Trooper 13 do not attack out of hiding."
    )
    played = in_blues_slot(lying())
    played.do(Reveal(unit=13))
    misses(played, (11, 1), (12, 1))
    assert played.refused(SayAmbush(grouping="blue")).sentence.endswith(
        "13 Trooper 13 does not attack out of hiding."
    )


def test_an_ambush_is_said_of_groupings_that_have_attacked_on_enemies():
    """AMS-01."""
    played = in_blues_slot(lying())
    codes = {
        "unknown-grouping": SayAmbush(grouping="green"),
        "nobody-attacked": SayAmbush(grouping="blue"),
        "unknown-unit": SayAmbush(grouping="blue", units=(7,)),
        "friend": SayAmbush(grouping="red", units=(1,)),
    }
    assert played.refused(SayAmbush(grouping="red", units=(11,))).code == "unknown-unit"
    assert {code: played.refused(said).code for code, said in codes.items()} == {code: code for code in codes}
    strange = played.refused(SayAmbush(grouping="blue", units=(1,)))
    assert (strange.code, strange.subsystem) == ("no-ambush", "initiative")


def test_the_referee_freezes_and_frees_by_hand():
    """LOG-02, AMS-04: what was under way is lost then too."""
    played = lying()
    played.do(Declare(unit=1, action="reload"))
    played.do(Correct(unit=1, changes=(("ambush", "T1.s3"),), reason="forgotten"))
    assert (played.unit(1).action, as_written(played.unit(1), KEY)) == (None, "T1.s3")
    refused = played.refused(Declare(unit=1, action="reload"))
    assert (refused.rule, "by an ambush and" in refused.sentence) == ("AMS-03", True)
    assert any(
        "ambushed; they do nothing up to and with T1.s3 [AMS-03]" in line for line in told_to(played, "red")
    )
    played.do(Correct(unit=1, changes=(("ambush", "none"),), reason="not so"))
    assert as_written(played.unit(1), KEY) == "none"
    played.do(Declare(unit=1, action="reload"))


def test_the_referee_has_attacks_out_of_hiding_forgotten():
    """LOG-02."""
    played = in_blues_slot(lying())
    fires(played, (11, 1), (12, 1), (13, 2))
    for unit in BLUE[:2]:
        played.do(Fire(unit=unit), 10)
    assert (
        "not none"
        in played.refused(CorrectTurn(changes=(("ambush", "yes"),), reason="they shouted")).sentence
    )
    played.do(CorrectTurn(changes=(("ambush", "none"),), reason="they shouted"))
    played.do(Fire(unit=13), 10)
    assert frozen(played) == set()


def test_an_ambush_that_the_table_alone_knows_of_is_one_of_now():
    """AMS-03, GEN-06."""
    played = in_blues_slot(lying())
    played.do(SayAmbush(grouping="blue", units=(1,), overrule="a trap"))
    assert freeze(played.unit(1)).at == played.battle.now


def test_nobody_of_another_side_learns_of_a_hidden_victim():
    """HID-02, AMS-03: who hides in the grouping that is struck is named to his own side alone."""
    played = ambushed()
    sprung = replace(played.of_kind("ambush_sprung")[0], units=RED, struck=(11,), frozen=BLUE, grouping="red")
    battle = lying().battle
    assert redact_event(sprung, battle, "red").frozen == ()
    assert redact_event(sprung, battle, "blue").frozen == BLUE


def told_to(played, seat):
    return reminders(known(played.battle, seat), table(rulings=played.rulings).reading, seat)


def test_the_hidden_side_is_told_what_an_ambush_takes_and_who_lacks_it():
    """AMS-01: and nobody else is."""
    played = in_blues_slot(lying())
    assert told_to(played, "red") == ()
    (first,) = told_to(played, "blue")
    assert "all 3 of Blue squad" in first
    assert "11 Trooper 11, 12 Trooper 12, 13 Trooper 13" in first
    for unit in (11, 12):
        played.do(Reveal(unit=unit))
        played.do(Declare(unit=unit, action="fire_throw", target=1))
    assert any(line.endswith("not yet in T1.s1: 13 Trooper 13.") for line in told_to(played, "blue"))
    assert not any("ambush" in line for line in told_to(played, "red"))
    assert not any("ambush" in line for line in told_to(played, NOBODY))


def test_whoever_attacks_hand_to_hand_or_has_acted_already_lacks_nothing():
    """AMS-01, AMB-13: also where a soldier acts as soon as it is told to."""
    near = PLACES | {1: (24, 8, 90)}
    played = in_blues_slot(lying(places=near, rulings={"action.groupingMode": "unit_by_unit"}))
    played.do(Reveal(unit=11))
    played.do(Declare(unit=11, action="change_facing", move=StatedMove(facing_deg=260.0), engage=1))
    assert told_to(played, "blue")[0].endswith("not yet in T1.s1: 12 Trooper 12, 13 Trooper 13.")
    played.do(Reveal(unit=12))
    played.do(Declare(unit=12, action="fire_throw", target=2))
    assert told_to(played, "blue")[0].endswith("not yet in T1.s1: 13 Trooper 13.")


def test_who_is_to_attack_hand_to_hand_after_his_move_lacks_nothing():
    """AMS-01."""
    played = in_blues_slot(lying(places=PLACES | {1: (24, 8, 90)}))
    for unit in (11, 12):
        played.do(Reveal(unit=unit))
    assert told_to(played, "blue")[0].endswith(": 11 Trooper 11, 12 Trooper 12, 13 Trooper 13.")
    played.do(Declare(unit=11, action="change_facing", move=StatedMove(facing_deg=260.0), engage=1))
    for idle in (
        Hold(unit=12),
        Declare(unit=12, action="move", mode="walk", move=StatedMove(distance_m=1.0)),
    ):
        played.do(idle)
        assert told_to(played, "blue")[0].endswith("not yet in T1.s1: 12 Trooper 12, 13 Trooper 13.")


def test_one_alone_is_told_of_no_ambush():
    """AMS-02."""
    alone = in_blues_slot(lying(hidden=(11,), places={number: PLACES[number] for number in (*RED, 11)}))
    assert told_to(alone, "blue") == ()


def test_where_an_action_reveals_as_it_takes_effect_an_ambush_is_sprung_out_of_hiding_all_the_same():
    """AMS-01, HID-17, A-12."""
    played = in_blues_slot(lying(rulings={"hiding.reveal_at": "resolve"}))
    for unit in BLUE:
        played.do(Declare(unit=unit, action="fire_throw", target=1))
        still = [f"{other} Trooper {other}" for other in BLUE if other > unit]
        assert told_to(played, "blue")[0].endswith(f": {', '.join(still)}." if still else ": so they do.")
        assert told_to(played, "red") == ()
    played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    assert frozen(played) == {1}


def test_who_can_spring_none_is_told_why():
    """AMS-01."""
    played = in_blues_slot(lying(hidden=(11, 12)))
    assert told_to(played, "blue") == (
        "Blue squad can spring no ambush: 13 Trooper 13 has been seen before [AMS-01].",
    )
    most = in_blues_slot(lying(hidden=(11, 12), rulings={"ambush.trigger": "majority"}))
    (told,) = told_to(most, "blue")
    assert "takes most of Blue squad" in told
    assert told.endswith(": 11 Trooper 11, 12 Trooper 12.")


def test_the_log_the_card_and_the_reminders_tell_of_it():
    """AMS-03: turn, subphase and cause."""
    played = ambushed()
    (sprung,) = played.of_kind("ambush_sprung")
    assert WORDS.tells[AmbushSprung](sprung, played.battle) == (
        "Blue squad has sprung an ambush on 1, 2 in T1.s1 [AMS-01]: "
        "1-3 are struck from the order and do nothing from T1.s2 through T1.s4 [AMS-03]."
    )
    gone = replace(sprung, grouping="gone", frozen=(3,))
    assert WORDS.tells[AmbushSprung](gone, played.battle) == (
        "gone has sprung an ambush on 1, 2 in T1.s1 [AMS-01]: "
        "3 is struck from the order and does nothing from T1.s2 through T1.s4 [AMS-03]."
    )
    assert WORDS.tells[AmbushSprung](replace(sprung, frozen=()), played.battle).endswith(
        "[AMS-01]; no unit is left to catch."
    )
    assert states(played.unit(1).held) == ("⊗ ambushed: does nothing through T1.s4",)
    assert signs(played.unit(1).held) == "f"
    assert any(
        "ambushed in T1.s1; they do nothing up to and with T1.s4 [AMS-03]" in line
        for line in told_to(played, "red")
    )
    bars = {(bar.of, bar.start, bar.until) for bar in on_track(played.battle) if bar.bar.word == "ambushed"}
    assert bars == {(unit, Moment(1, 2), Moment(1, 4)) for unit in RED}


def test_who_is_frozen_from_the_next_subphase_on_still_acts_in_this_one():
    """AMS-03, A-02."""
    played = lying()
    unit = replace_state(played.unit(1), KEY, Freeze(first=Moment(1, 2), last=Moment(1, 4)))
    played.battle = replace(played.battle, units={**played.battle.units, 1: unit})
    played.do(Declare(unit=1, action="reload"))


ALL, LED = ("hiding", "ambush", "leadership", "quality", "rout"), {1: {"leader": 0}, 11: {"leader": 0}}


def test_who_is_routed_need_not_attack():
    """AMS-01, A-01: every unrouted member."""
    played = in_blues_slot(lying(hidden=(11, 12), chapters=ALL, soldiers=LED))
    played.do(Correct(unit=13, changes=(("rout", "yes"),), reason="he ran"))
    misses(played, (11, 1), (12, 1))
    assert frozen(played) == {1}


def test_each_grouping_is_judged_by_itself():
    """AMS-01, AMS-02, INI-02: two lone soldiers of two teams spring none; one team that attacks as a whole does."""
    places = {number: PLACES[number] for number in (*RED, 11, 13)}
    lone = lying(hidden=(11, 13), places=places, teams={"blue": (11,), "late": (13,)})
    lone.do(Done())
    fires(lone, (11, 1))
    misses(lone, (13, 1))
    assert (frozen(lone), len(lone.of_kind("shot_fired"))) == (set(), 2)
    teams = lying(teams={"blue": (11, 12), "late": (13,)})
    teams.do(Done())
    fires(teams, (11, 1), (12, 1))
    misses(teams, (13, 2))
    (sprung,) = teams.of_kind("ambush_sprung")
    assert (sprung.grouping, sprung.units, sprung.struck, frozen(teams)) == ("blue", (11, 12), (1,), {1})
