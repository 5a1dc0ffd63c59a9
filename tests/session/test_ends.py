"""Whatever ends a battle, that turn is its last: each kind of objective by each kind of end (SCN-10, SEQ-07)."""

import json
from dataclasses import replace

import pytest
from support.battles import setup
from support.playing import Played
from support.scenarios import BRIDGE, Written, duel
from support.scored import board, fought, page

from squadlog.battle.chapter_state import replace_battle_state
from squadlog.battle.commands import Correct, EndBattle
from squadlog.battle.events.turn import BattleEnded
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.folds.ranks import without
from squadlog.battle.moment import Moment
from squadlog.battle.outcome import Accepted
from squadlog.battle.record.codec import normalize_command
from squadlog.battle.terms import Feature
from squadlog.book.mended import mended_since
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.trigger import Trigger
from squadlog.reports.audit import _again, _explaining
from squadlog.reports.narrate import tell
from squadlog.reports.occasions import Occasion
from squadlog.rules.after_the_end.record import PlayOn
from squadlog.rules.common.scoring.victory import reckoning
from squadlog.rules.desk.engine import decide
from squadlog.rules.scenario.progress import AreaHeld, DirectScenario, GroundHeld, Left, progress_of
from squadlog.session.battle_session import Session

RED, BLUE = (1, 2, 3, 4), (11, 12, 13)
GATE = (NamedArea(id="gate"), NamedArea(id="road"))
END, SIGN = Trigger(id="flare", kind="by_hand", ends=True), Trigger(id="sign", kind="by_hand")


def wanted(name, kind, side="blue", **more):
    return Objective(id=name, side=side, kind=kind, worth="primary", **more)


WANTED = (
    wanted("last", "hold", area="gate"),
    wanted("last two", "hold", area="gate", last=2),
    wanted("last three", "hold", area="gate", last=3),
    wanted("named", "hold", area="gate", turns=(2, 9)),
    wanted("named in vain", "hold", area="gate", turns=(1, 9)),
    wanted("in a row", "hold", area="gate", in_a_row=2),
    wanted("once", "hold", area="gate", last=2, when="ever"),
    wanted("theirs", "hold", "red", area="gate"),
    wanted("prevented", "prevent", "red", of="last two"),
    wanted("not prevented", "prevent", of="theirs"),
    wanted("casualties", "casualties", whose="red", count=2),
    wanted("all of them", "casualties", whose="red", count=4),
    wanted("rout", "rout", whose="red"),
    wanted("charges", "charges", count=2),
    wanted("carried", "carried", items=("papers",)),
    wanted("leave", "leave", area="road"),
    wanted("reach", "reach", area="gate", count=2),
    wanted("destroy", "destroy", features=("D1",)),
    wanted("survive", "survive", count=3),
    wanted("trigger", "trigger", trigger="sign"),
    wanted("judged", "judged"),
)
MET = {
    "last", "last two", "named", "in a row", "once", "not prevented", "casualties", "charges", "carried", "leave",
    "reach", "destroy", "survive", "trigger", "judged",
}  # fmt: skip
"""Blue held the gate in turns 2 and 3, not in 1; two of red are down, one of blue has left with the papers."""


def stood(*, turns=10, wounds=None, fired=("sign",)):
    """That battle in the last second of turn 3, when nobody has anything left to do."""
    door = Feature(id="D1", kind="door", name="the door", state="destroyed")
    battle = fought(
        page(*WANTED, areas=GATE, triggers=(END, SIGN)),
        wounds={1: "D", 2: "U"} | (wounds or {}),
        turn=3,
        turns=turns,
        features=(door,),
    )
    gone = Left(
        soldier=battle.units[13].soldier, grouping="blue", area="road", wound="none", items=("papers",)
    )
    battle = replace(without(battle, 13), acting=len(battle.order))
    held = [(1, 0, 2), (2, 2, 1)]
    kept = replace(
        progress_of(battle),
        fired=fired,
        judged=(("judged", 1),),
        counted=(("charges", 2),),
        left=(gone,),
        inside=(("gate", (3, 11, 12)),),
        held=tuple(
            GroundHeld(objective=one.id, turn=turn, counts=(("red", red), ("blue", blue)))
            for one in WANTED
            if one.kind == "hold"
            for turn, blue, red in held
        ),
    )
    return replace_battle_state(battle, "scenario", kept)


def told(battle, command):
    """The events of a command, and the battle after them."""
    events = decide(battle, command, board(battle))
    assert isinstance(events, tuple), events
    for event in events:
        battle = evolve(battle, event)
    return events, battle


def won(battle):
    """The objectives that brought something."""
    scores = reckoning(battle, board(battle)).scores
    return {part.part for one in scores for part in one.further if part.points > 0}


GOES_ON = Correct(unit=3, changes=(("posture", "prone"),), reason="the second is over")
FALLS = Correct(unit=3, changes=(("wound", "D"),), reason="it was a hit")
ALL_RED = {"all of them", "rout"}
ENDS = {
    "the last turn": (stood(turns=3), GOES_ON, set()),
    "a trigger": (stood(fired=("sign", "flare")), GOES_ON, set()),
    "nobody is left": (stood(wounds={4: "U"}), FALLS, ALL_RED),
    "the table": (stood(), EndBattle(reason="TOG gives up"), set()),
}


@pytest.mark.parametrize("end", ENDS)
def test_a_battle_is_counted_by_the_turn_in_which_it_ended_whatever_ended_it(end):
    """SCN-10, SEQ-07, A-130: of ten turns the third was the last, and the ground was counted as it ended."""
    battle, command, more = ENDS[end]
    events, after = told(battle, command)
    assert (after.stage, after.now.turn) == ("over", 3)
    assert won(after) == MET | more
    (ended,) = (one for one in events if one.kind == "battle_ended")
    assert {one.side: one.points for one in ended.scores} == {
        one.side: f"{one.points.numerator}/{one.points.denominator}"
        for one in reckoning(after, board(after)).scores
    }


def test_a_battle_that_one_side_has_left_is_counted_by_the_turn_in_which_the_last_of_it_went():
    """SCN-10."""
    battle = stood(wounds={4: "U"})
    gone = Left(soldier=battle.units[3].soldier, grouping="red", area="road", wound="none")
    battle = replace_battle_state(
        battle, "scenario", replace(progress_of(battle), left=(*progress_of(battle).left, gone))
    )
    _, after = told(without(battle, 3), replace(GOES_ON, unit=11))
    assert (after.stage, after.now.turn) == ("over", 3)
    assert won(after) == MET


def test_the_count_in_play_is_what_it_would_be_if_the_battle_ended_now():
    """SCN-10: and nothing is met by that which waits for its turns, such as a trigger."""
    battle = stood()
    _, after = told(battle, EndBattle(reason="TOG gives up"))
    assert won(battle) == won(after) == MET
    assert progress_of(after).met == ()


def test_ground_is_told_once_as_the_battle_ends_and_not_twice_in_an_end_phase():
    """SCN-10."""
    events, after = told(stood(), EndBattle(reason="TOG gives up"))
    held = [one for one in events if isinstance(one, AreaHeld) and one.held.objective == "last"]
    assert tell(after, held) == (
        "T3.s20 last, as the battle ends in turn 3: Commonwealth 1, TOG 2 [SCN-10].",
    )
    events, _ = told(*ENDS["the last turn"][:2])
    assert sum(isinstance(one, AreaHeld) and one.held.objective == "last" for one in events) == 1


def test_the_turn_in_which_it_ended_stays_the_last_when_the_table_plays_on():
    """SCN-13."""
    _, after = told(stood(), EndBattle(reason="TOG gives up"))
    _, later = told(after, PlayOn(turns=5))
    _, again = told(later, EndBattle(reason="it is late"))
    assert again.now.turn == 4
    assert won(after) == won(later) == won(again) == MET
    assert progress_of(again).ended == 3


def plain(*ends, wounds=None):
    """A battle without a page, one of red against one of blue, after these commands."""
    played = Played(opened({1: {"value": 30}, 11: {"value": 20}}, wounds or {}))
    for command in ends:
        played.do(command)
    return played


def opened(soldiers, wounds):
    battle = first_state(setup(soldiers=soldiers))
    units = {n: replace(unit, wound=wounds.get(n, "none")) for n, unit in battle.units.items()}
    return replace(battle, units=units, stage="actions", now=Moment(2, 20), order=("red", "blue"), acting=2)


def points_of(events):
    """What each end among these told."""
    return [[one.points for one in event.scores] for event in events if event.kind == "battle_ended"]


DIES = Correct(unit=11, changes=(("wound", "D"),), reason="it was a hit")
LIVES = Correct(unit=11, changes=(("wound", "S"),), reason="it was none")
KNEELS = Correct(unit=1, changes=(("posture", "kneeling"),), reason="it knelt")


def test_what_is_set_right_after_the_end_is_counted_and_told_again():
    """SEQ-07, CAS-07: and what changes no count tells none."""
    played = plain(EndBattle(reason="it is late"))
    assert points_of(played.told) == [["0/1", "0/1"]]
    assert points_of(played.do(DIES)) == [["20/1", "0/1"]]
    assert points_of(played.do(KNEELS)) == []
    assert (played.battle.stage, played.battle.result) == ("over", "it is late")


def test_a_battle_goes_on_where_what_ended_it_was_set_right():
    """SEQ-07, END-02: nobody was left, and somebody is."""
    played = plain(DIES)
    assert (played.battle.stage, played.battle.result) == ("over", "nobody is left to fight for Blue")
    told = played.do(LIVES)
    assert [event.kind for event in told] == ["unit_corrected", "end_undone", "turn_begun"]
    assert (played.battle.stage, played.battle.now.turn, played.battle.result) == ("initiative", 3, "")


def test_the_result_of_a_scenario_is_told_again_point_by_point_after_a_correction():
    """SCN-13: and it says when the battle ended, as it said before."""
    played = Played(stood())
    before = played.do(EndBattle(reason="TOG gives up"))[-1].result
    told = played.do(Correct(unit=4, changes=(("wound", "D"),), reason="it was a hit"))
    after = told[-1].result
    assert points_of(told) == [[f"{one.points.numerator}/{one.points.denominator}" for one in after.scores]]
    assert after != before
    assert after.told_at == before.told_at == "in turn 3, subphase 20"
    assert reckoning(played.battle, board(played.battle)) == after
    assert after.scores[1].points == sum(
        one.points for one in (*after.scores[1].lines, *after.scores[1].further)
    )


def test_a_scenario_goes_on_without_a_result_where_what_ended_it_was_set_right():
    """SCN-13."""
    played = Played(stood(wounds={4: "U"}))
    played.do(FALLS)
    assert progress_of(played.battle).result is not None
    played.do(Correct(unit=3, changes=(("wound", "S"),), reason="it was none"))
    assert (played.battle.stage, played.battle.now.turn) == ("initiative", 4)
    assert (progress_of(played.battle).result, progress_of(played.battle).ended) == (None, None)


def test_any_battle_is_played_on_and_what_it_came_to_stays():
    """SCN-13: also one without a page; it is told then, and no correction after it changes it."""
    played = plain(DIES)
    before = played.battle
    told = played.do(PlayOn(turns=1))
    assert tell(before, told)[0] == "The result in turn 2, subphase 20, point by point:"
    assert [event.kind for event in told[:3]] == ["result_told", "played_on", "turn_begun"]
    came = reckoning(played.battle, board(played.battle))
    assert ([one.points for one in came.scores], came.turn, came.levels) == ([20, 0], 2, ())
    assert points_of(played.do(EndBattle(reason="enough"))) == [["20/1", "0/1"]]
    assert [event.kind for event in played.do(LIVES)] == ["unit_corrected"]
    assert reckoning(played.battle, board(played.battle)) == came


def test_what_a_plain_battle_came_to_is_what_the_session_tells_once_it_is_played_on(store):
    """SCN-13: without any chapter too."""
    session = Session.create(store, setup((1, 2), (3, 4)))
    for said in ("begin", "end because enough", "play on", "correct 3 wound=D because forgotten"):
        assert isinstance(session.say(said), Accepted), said
    assert [one.points for one in session.victory["referee"].reckoning().scores] == [0, 0]


def test_nobody_is_sent_to_switch_on_what_only_a_set_up_brings():
    """ADV-01."""
    refused = plain().refused(DirectScenario(deed="fire", part="breach"))
    assert "set up without the scenario's own rules" in refused.sentence
    assert "chapter scenario on" not in refused.instead


def test_a_record_that_counted_by_the_turn_that_was_planned_is_told_as_an_earlier_reading():
    """SCN-10: by the entry in the table of mended faults."""
    battle = stood()
    events = (BattleEnded(reason="TOG gives up", scores=()),)
    command, _ = normalize_command(EndBattle(reason="TOG gives up"))
    occasion = Occasion(battle=battle, said=json.loads(command), events=events, overruled=False)
    (found,) = _again(command, events, battle, board)
    assert {one.version for one in _explaining(found, occasion, mended_since("0.8.0"))} == {"0.9"}
    assert not _explaining(found, replace(occasion, battle=fought(page())), mended_since("0.8.0"))


def test_who_gives_up_does_not_win_by_it(store):
    """SCN-10: of ten turns, in the first; blue stands there, red was to prevent it."""
    text = BRIDGE + '\n[[objectives]]\nid = "hold"\nside = "blue"\nkind = "hold"\narea = "bridge"\nlast = 2\n'
    text += '\n[[objectives]]\nid = "no"\nside = "red"\nkind = "prevent"\nof = "hold"\n'
    played = Written(store, duel(text, turns=10), typed=False)
    played.plays("T1.s2 |")
    played.says("inside bridge 1", "end because TOG gives up")
    assert played.told("hold, met (held in turn 1): 100 [VIC-02]")
    assert played.told("no, not met (it is met): 0 [VIC-02]")
    assert played.session.exports["referee"].audit() == ()
