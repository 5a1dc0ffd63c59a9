"""The whole score of a battle with a page, line by line, its levels, and the result that stays: VIC-01..VIC-13."""

from dataclasses import replace
from fractions import Fraction

import pytest
from support.battles import setup, table
from support.playing import Played
from support.scored import LOSSES, ROUT, board, counted, fought, page, points

from squadlog.battle.chapter_state import keep_state, opening_under, replace_battle_state
from squadlog.battle.commands import EndBattle
from squadlog.battle.events.turn import BattleEnded
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.record.codec import event_to_json, events_from_json
from squadlog.battle.scored import level_lines, side_lines
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.deployment import Spending
from squadlog.facts.scenario.objective import Objective
from squadlog.reports.narrate import tell
from squadlog.rules.after_the_end.record import PlayOn
from squadlog.rules.common.scoring.victory import reckoning
from squadlog.rules.hiding.piles import UnitForfeited
from squadlog.rules.scenario.objectives import by_number
from squadlog.rules.scenario.progress import GroundHeld, Left, PageProgress, ResultTold, progress_of


def with_progress(battle, **told):
    """The battle with this kept of its page."""
    return replace_battle_state(battle, "scenario", replace(progress_of(battle), **told))


def further(battle, side, rulings=None):
    """What a side has besides casualties: rule and points of each line."""
    (one,) = (one for one in counted(battle, rulings).scores if one.side == side)
    return [(part.rule, part.points) for part in one.further]


def test_scenario_1_as_the_digest_counts_it_nx_23():
    """NX-23: VIC-02, VIC-04, VIC-05, VIC-08, VIC-10."""
    battle = fought(page(ROUT), wounds=LOSSES, routed=(12, 13))
    assert points(battle) == {"red": Fraction("167.5"), "blue": Fraction("82.05")}
    (level,) = counted(battle).levels
    assert (level.higher, level.level, level.lower_level) == (
        "red",
        "Substantial Victory",
        "Substantial Defeat",
    )
    assert (round(level.ratio, 3), level.rule) == (Fraction("2.041"), "VIC-10")


@pytest.mark.parametrize(
    ("worth", "rule", "earned"), [("primary", "VIC-02", 100), ("secondary", "VIC-03", 50)]
)
def test_an_objective_that_is_met_is_worth_the_points_of_its_sort(worth, rule, earned):
    """VIC-02, VIC-03: nothing as long as it is not met."""
    wanted = page(replace(ROUT, worth=worth))
    assert further(fought(wanted, routed=(11, 12, 13)), "red") == [(rule, earned)]
    assert further(fought(wanted, routed=(11, 12)), "red") == [(rule, 0)]
    assert further(fought(wanted, routed=(11, 12, 13)), "blue") == []


def test_points_not_spent_count_one_each_and_nobody_owes_any():
    """VIC-06."""
    left = page(
        spending=(Spending(side="red", points=365, spent=355), Spending(side="blue", points=40, spent=45))
    )
    assert further(fought(left), "red") == [("VIC-06", 10)]
    assert further(fought(left), "blue") == [("VIC-06", 0)]


def test_who_left_the_map_counts_as_he_left():
    """VIC-05, CAS-04: also of three sides, to the one that had wounded him."""
    battle = fought(page(ROUT), third=True)
    gone = Left(
        soldier=battle.units[12].soldier, grouping="blue", area="road", wound="S", hurt_by=(("green", "S"),)
    )
    units = {number: unit for number, unit in battle.units.items() if number != 12}
    battle = with_progress(replace(battle, units=units), left=(gone,))
    assert points(battle) == {"red": 0, "blue": 0, "green": Fraction("22.5")}
    (line,) = (line for one in counted(battle).scores for line in one.lines if line.gone and line.points)
    assert (line.unit, line.rule) == (12, "CAS-04")


BRIDGE = NamedArea(id="bridge", name="the bridge")


def holding(side, counts, rulings=None, *, per_enemy=-10, **more):
    """Scenario 3 at its end: who was on the bridge in the last turns, the last of it as it is now."""
    wanted = Objective(id="hold", side=side, kind="hold", area="bridge", last=3, per_enemy=per_enemy, **more)
    battle = fought(page(wanted, areas=(BRIDGE,)), turn=30, turns=30)
    held = tuple(
        GroundHeld(objective="hold", turn=turn, counts=(("blue", tog), ("red", cw)))
        for turn, (tog, cw) in enumerate(counts, 31 - len(counts))
    )
    tog, cw = counts[-1]
    inside = ("bridge", (*(11, 12, 13)[:tog], *(1, 2, 3, 4)[:cw]))
    return further(with_progress(battle, held=held, inside=(inside,)), side, rulings)


def test_the_bridge_of_scenario_3_is_held_in_the_last_three_turns_nx_43():
    """NX-43: SCN-10, A-130: a tie in turn 28 is no majority; each enemy left there costs ten points."""
    assert holding("blue", [(3, 1), (3, 1), (3, 1), (2, 1)]) == [("VIC-02", 100), ("SCN-10", -10)]
    assert holding("blue", [(3, 0), (2, 2), (3, 1), (3, 1)]) == [("VIC-02", 0), ("SCN-10", -10)]
    assert holding("blue", [(3, 0), (3, 0), (3, 0)]) == [("VIC-02", 100)]


def test_the_penalty_is_mirrored_where_both_sides_have_it_in_their_objective():
    """A-130: whether the other side pays too is said by the file, under its ruling."""
    assert holding("red", [(1, 3), (1, 3), (2, 3)]) == [("VIC-02", 100), ("SCN-10", -20)]
    assert holding("red", [(1, 3), (1, 3), (2, 3)], per_enemy=0) == [("VIC-02", 100)]


def test_charges_are_worth_what_the_table_has_for_their_number():
    """A-127, SCN-10."""
    book = table().book.victory
    wanted = Objective(
        id="relay",
        side="blue",
        kind="charges",
        worth="points",
        table=book.by_charges,
        each=book.each_further_charge,
    )
    for count, worth in enumerate((0, 25, 70, 100, 125, 150, 175)):
        battle = with_progress(fought(page(wanted)), counted=(("relay", count),))
        assert further(battle, "blue") == [("SCN-10", worth)]
    assert by_number((), 30, 2) == 60


def test_what_was_met_once_says_in_which_turn():
    """A-120: ever."""
    battle = fought(page(replace(ROUT, when="ever")))
    battle = with_progress(battle, met=(("rout", 7),))
    (line,) = counted(battle).scores[0].further
    assert (line.told, line.points) == ("met (in turn 7)", 100)


def test_of_three_sides_each_is_compared_with_the_first():
    """VIC-08, A-113."""
    found = counted(fought(page(ROUT), wounds=LOSSES | {21: "L"}, routed=(12, 13), third=True))
    assert [(one.higher, one.lower) for one in found.levels] == [("red", "green"), ("red", "blue")]
    assert "side with the most points is compared with" in next(level_lines(found, _setup(found)))


def _setup(found):
    return fought(page(ROUT), third=len(found.scores) == 3).setup


@pytest.mark.parametrize(("option", "level"), [("decisive", "Decisive Victory"), ("clamp_1", "Draw")])
def test_a_low_score_of_nothing_is_read_by_the_ruling_of_the_table_a_113(option, level):
    """A-113: each option, in a battle. VIC-09, VIC-12."""
    wanted = Objective(id="relay", side="red", kind="judged", worth="points", each=1)
    battle = with_progress(fought(page(wanted)), judged=(("relay", 1),))
    (found,) = counted(battle, {"victory.zero": option}).levels
    assert found.level == level


def test_a_battle_without_a_page_has_casualties_and_no_level():
    """CAS-07."""
    plain = first_state(setup())
    found = reckoning(plain, board(plain))
    assert (found.levels, [one.further for one in found.scores]) == ((), [(), ()])


def test_every_point_is_told_with_its_rule():
    """VIC-02, VIC-05."""
    found = counted(fought(page(ROUT), wounds=LOSSES, routed=(12, 13)))
    lines = [line for one in found.scores for line in side_lines(one, _setup(found))]
    assert lines == [
        "Commonwealth: 167.5 points",
        "  11 Trooper 11, dead: 1 of 45 = 45 [CAS-06]",
        "  12 Trooper 12, seriously wounded: 0.5 of 45 = 22.5 [CAS-04]",
        "  primary objective the rout of the TOG, met (2 routed of 2 who can fight): 100 [VIC-02]",
        "TOG: 82.05 points",
        "  1 Trooper 1, dead: 1 of 28 = 28 [CAS-06]",
        "  2 Trooper 2, dead: 1 of 28 = 28 [CAS-06]",
        "  3 Trooper 3, unconscious: 0.75 of 31 = 23.25 [CAS-05]",
        "  4 Trooper 4, lightly wounded: 0.1 of 28 = 2.8 [CAS-02]",
    ]
    (level,) = level_lines(found, _setup(found))
    assert level.startswith("Commonwealth: Substantial Victory; TOG: Substantial Defeat")
    assert level.endswith(" (167.5 against 82.05, 2.04 times as much) [VIC-10]")


def test_the_result_is_told_once_opens_what_was_hidden_and_stays_when_the_table_plays_on():
    """SCN-13, VIC-08: what comes after the end is not counted again."""
    hidden = Objective(
        id="papers", side="blue", kind="judged", worth="secondary", name="the papers", hidden=True
    )
    played = Played(
        with_progress(fought(page(ROUT, hidden), wounds=LOSSES, routed=(12, 13)), judged=(("papers", 1),))
    )
    before = played.battle
    told = played.do(EndBattle(reason="enough"))
    assert [event.kind for event in told] == ["battle_ended", "objective_shown", "result_told"]
    assert isinstance(told[0], BattleEnded)
    assert [one.points for one in told[0].scores] == ["335/2", "2641/20"]
    lines = tell(before, told)
    assert lines[2] == f"The result in turn 24, subphase {before.now.subphase}, point by point:"
    assert any(
        "secondary objective the papers, met (as the table says): 50 [VIC-03]" in line for line in lines
    )
    assert lines[-1].startswith(
        "Commonwealth and TOG: Draw (167.5 against 132.05, 1.27 times as much) [VIC-12]"
    )
    played.do(PlayOn(turns=2))
    worse = {**played.battle.units, 13: replace(played.unit(13), wound="D")}
    played.battle = replace(played.battle, units=worse)
    again = counted(played.battle)
    assert (again.turn, again.scores[0].points) == (24, Fraction("167.5"))
    later = played.do(EndBattle(reason="done"))
    assert [event.kind for event in later] == ["battle_ended"]
    assert later[0].scores == told[0].scores
    assert "The result stands: " in tell(before, later)[0]


def test_a_result_is_kept_in_the_record_as_it_was_told():
    """SCN-13."""
    played = Played(fought(page(ROUT), wounds=LOSSES, routed=(12, 13)))
    (event,) = (one for one in played.do(EndBattle(reason="")) if isinstance(one, ResultTold))
    (back,) = events_from_json([event_to_json(event).encode()])
    assert back == event
    kept = evolve(with_progress(fought(page(ROUT)), result=None), back)
    assert counted(kept) == counted(played.battle)
    assert PageProgress().result is None


@pytest.mark.parametrize("points", ['"1e999999"', '"1/0"', '"half"', "1"])
def test_a_fraction_in_the_record_is_two_whole_numbers(points):
    """SCN-13: whatever else stands there is refused, and soon."""
    played = Played(fought(page(ROUT), wounds=LOSSES, routed=(12, 13)))
    (event,) = (one for one in played.do(EndBattle(reason="")) if isinstance(one, ResultTold))
    text = event_to_json(event)
    assert '"335/2"' in text
    with pytest.raises(ValueError, match="points"):
        events_from_json([text.replace('"335/2"', points, 1).encode()])


def test_of_three_sides_a_forfeited_unit_brings_all_its_value_to_its_enemies_together():
    """VIC-13, HID-15, AMB-143: what somebody had inflicted before stays his."""
    battle = fought(page(ROUT), third=True)
    battle = replace(battle, chapters=("hiding", *battle.chapters))
    hurt = {n: keep_state(unit, "hiding", False) for n, unit in battle.units.items()}
    hurt[12] = replace(hurt[12], wound="S", hurt_by=(("green", "S"),))
    battle = evolve(opening_under(replace(battle, units=hurt)), UnitForfeited(unit=12))
    assert points(battle) == {"red": Fraction("11.25"), "blue": 0, "green": Fraction("33.75")}
    rules = [line.rule for one in counted(battle).scores for line in one.lines if line.points]
    assert rules == ["VIC-13", "VIC-13"]


def test_nobody_wins_a_draw_by_the_level_whatever_the_points():
    """VIC-12, A-113: 0 against -40 is a draw, and 40 points more are no victory."""
    wanted = Objective(id="hold", side="blue", kind="hold", area="bridge", per_enemy=-20)
    battle = fought(page(wanted, areas=(BRIDGE,)))
    came = counted(with_progress(battle, inside=(("bridge", (1, 2)),)))
    assert ({one.side: one.points for one in came.scores}, came.leader) == ({"red": 0, "blue": -40}, None)
    assert counted(fought(page(), wounds={11: "D"})).leader == "red"
    assert counted(fought(page())).leader is None
