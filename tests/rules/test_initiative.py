"""Initiative: rolls, ties, modifiers, choices and the order (INI, AMB-10..12)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, skirmish, table

from squadlog.base.dice import DieNeeded
from squadlog.battle.commands import ChooseOrder, RollInitiative
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.turn import InitiativeRolled, OrderChosen, OrderSet, TurnBegun
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.state import Battle, Standing
from squadlog.battle.terms import Grouping
from squadlog.rules.desk.engine import ask
from squadlog.rules.turn import initiative


def opening(*groupings: Grouping, **soldiers: object) -> Battle:
    """A battle whose turn 1 waits for initiative; groupings as given, or red (1, 2) and blue (11, 12)."""
    groupings = groupings or (group("red", "red", 1, 2), group("blue", "blue", 11, 12))
    red = [number for entry in groupings if entry.side == "red" for number in entry.units]
    blue = [number for entry in groupings if entry.side == "blue" for number in entry.units]
    start = first_state(setup(red, blue, groupings=groupings, **soldiers))
    return evolve(start, TurnBegun(turn=1))


def group(name: str, side: str, *units: int, **changes: object) -> Grouping:
    return Grouping(id=name, name=name, side=side, units=units, **changes)


def rolled(battle: Battle, *faces: int, rulings: dict[str, str] | None = None) -> EventRecorder:
    recorder = EventRecorder(battle)
    using = table(faces, rulings=rulings)
    assert initiative.refusal_roll(battle, RollInitiative(), using) is None
    initiative.resolve_roll(recorder, RollInitiative(), using)
    assert using.dice.left == 0, "every face laid out is used"
    return recorder


def choose(recorder: EventRecorder, grouping: str, choice: str) -> None:
    command = ChooseOrder(grouping=grouping, choice=choice)
    assert initiative.refusal_choose(recorder.battle, command, table()) is None
    initiative.resolve_choose(recorder, command, table())


def ranking(recorder: EventRecorder) -> list[str]:
    return [entry.grouping for entry in recorder.battle.standings]


def four_groups() -> Battle:
    return opening(
        group("Renegade 1", "red", 1),
        group("TOG 1", "blue", 11),
        group("TOG 2", "blue", 12),
        group("Renegade 2", "red", 2),
    )


def test_one_roll_for_each_grouping_even_if_the_sides_have_different_numbers_ini_01_ini_04():
    """INI-01, INI-04."""
    battle = opening(group("a", "red", 1), group("b", "blue", 11), group("c", "blue", 12))
    assert len(rolled(battle, 7, 2, 5).battle.standings) == 3


def test_rolls_rank_from_low_to_high_ini_05():
    """INI-05."""
    assert ranking(rolled(four_groups(), 9, 3, 6, 1)) == ["Renegade 2", "TOG 1", "TOG 2", "Renegade 1"]


def test_the_lowest_roll_declares_first_ini_06():
    """INI-06."""
    recorder = rolled(four_groups(), 9, 3, 6, 1)
    assert initiative.next_to_choose(recorder.battle) == "Renegade 2"
    early = ChooseOrder(grouping="TOG 2", choice="MOVE")
    refused = initiative.refusal_choose(recorder.battle, early, table())
    assert refused
    assert (refused.code, refused.rule) == ("not-its-turn", "INI-06")
    choose(recorder, "Renegade 2", "MOVE")
    assert initiative.next_to_choose(recorder.battle) == "TOG 1"


def test_the_highest_roll_moves_without_being_asked_ini_07():
    """INI-07."""
    recorder = rolled(opening(), 4, 9)
    choose(recorder, "red", "COUNTERMOVE")
    forced = [event for event in recorder.events if isinstance(event, OrderChosen) and event.forced]
    assert [(event.grouping, event.choice) for event in forced] == [("blue", "MOVE")]


def test_the_highest_roll_may_not_countermove_ini_07():
    """INI-07."""
    recorder = rolled(opening(), 4, 9)
    refused = initiative.refusal_choose(
        recorder.battle, ChooseOrder(grouping="blue", choice="COUNTERMOVE"), table()
    )
    assert refused
    assert (refused.code, refused.rule) == ("forced", "INI-07")


def test_the_printed_example_gives_its_order_tx_03_ini_08_ini_09_ini_10():
    """TX-03, INI-08, INI-09, INI-10."""
    recorder = rolled(four_groups(), 1, 3, 6, 9)
    choose(recorder, "Renegade 1", "COUNTERMOVE")
    choose(recorder, "TOG 1", "MOVE")
    choose(recorder, "TOG 2", "COUNTERMOVE")
    assert recorder.battle.order == ("TOG 1", "Renegade 2", "TOG 2", "Renegade 1")


@pytest.mark.parametrize(("choice", "order"), [("MOVE", ("red", "blue")), ("COUNTERMOVE", ("blue", "red"))])
def test_of_two_groupings_the_lower_roller_goes_first_or_second_as_it_likes_ini_11(choice, order):
    """INI-11."""
    recorder = rolled(opening(), 4, 9)
    choose(recorder, "red", choice)
    assert recorder.battle.order == order


def test_a_lone_grouping_moves_at_once_ini_07():
    """INI-07."""
    recorder = rolled(opening(group("red", "red", 1)), 6)
    assert recorder.battle.order == ("red",)


def test_no_choice_is_made_twice_and_none_before_the_roll_ini_06():
    """INI-06."""
    battle = opening()
    command = ChooseOrder(grouping="red", choice="MOVE")
    early = initiative.refusal_choose(battle, command, table())
    assert early
    assert early.code == "not-now"
    recorder = rolled(four_groups(), 9, 3, 6, 1)
    choose(recorder, "Renegade 2", "MOVE")
    again = initiative.refusal_choose(
        recorder.battle, ChooseOrder(grouping="Renegade 2", choice="COUNTERMOVE"), table()
    )
    assert again
    assert again.code == "chosen"


def test_initiative_is_rolled_once_a_turn_ini_01():
    """INI-01."""
    refused = initiative.refusal_roll(rolled(opening(), 4, 9).battle, RollInitiative(), table())
    assert refused
    assert refused.rule == "INI-01"


def test_unknown_groupings_are_nonsense_not_a_matter_of_rules():
    recorder = rolled(opening(), 4, 9)
    refused = initiative.refusal_choose(
        recorder.battle, ChooseOrder(grouping="green", choice="MOVE"), table()
    )
    assert refused
    assert refused.code == "unknown-grouping"
    assert refused.subsystem is None


SSORA = {number: {"race": "Ssora"} for number in (11, 12)}


def test_the_majority_race_modifies_the_roll_ini_12_rac_03():
    """INI-12, RAC-03."""
    battle = opening(soldiers=SSORA)
    recorder = rolled(battle, 4, 5, 8, 3)
    tied = recorder.events[0]
    assert isinstance(tied, InitiativeRolled)
    assert {roll.grouping: roll.total for roll in tied.rolls} == {"red": 4, "blue": 4}


@pytest.mark.parametrize(("pick", "total"), [("Ssora", 4), ("Human", 5), (None, 5)])
def test_on_an_even_split_the_owner_picks_the_race_ini_12(pick, total):
    """INI-12."""
    groupings = (group("red", "red", 1), group("blue", "blue", 11, 12, race=pick))
    battle = opening(*groupings, soldiers={12: {"race": "Ssora"}})
    recorder = rolled(battle, 9, 5)
    assert recorder.battle.standings[0].roll == total


@pytest.mark.parametrize(
    ("pick", "race", "note"),
    [
        (None, "Ssora", "an even split: the owner picks"),
        ("Ssora", "Ssora", "an even split: the owner picked it"),
        (None, "Human", ""),
    ],
)
def test_the_ledger_tells_of_an_even_split_and_of_no_other_ini_12(pick, race, note):
    """INI-12: 11 is a Ssora, 12 of that race."""
    blue = group("blue", "blue", 11, 12, race=pick)
    other = "Human" if race == "Ssora" else "Ssora"
    battle = opening(blue, soldiers={11: {"race": race}, 12: {"race": other if note else race}})
    assert initiative.modifiers(battle, blue, table())[0].note == note


@pytest.mark.parametrize(("option", "total"), [("largest", 4), ("at_least_half", 5)])
def test_a_race_short_of_half_counts_as_the_table_reads_it_amb_11(option, total):
    """AMB-11."""
    soldiers = {
        11: {"race": "Ssora"}, 12: {"race": "Ssora"}, 14: {"race": "Zog"}, 15: {"race": "Naram"},
    }  # fmt: skip
    battle = opening(group("red", "red", 1), group("blue", "blue", 11, 12, 13, 14, 15), soldiers=soldiers)
    recorder = rolled(battle, 9, 5, rulings={"initiative.raceRule": option})
    assert recorder.battle.standings[0].roll == total


def test_exactly_half_is_at_least_half_amb_11():
    """AMB-11."""
    soldiers = {11: {"race": "Ssora"}, 12: {"race": "Ssora"}, 13: {"race": "Zog"}, 14: {"race": "Naram"}}
    battle = opening(group("red", "red", 1), group("blue", "blue", 11, 12, 13, 14), soldiers=soldiers)
    recorder = rolled(battle, 9, 5, rulings={"initiative.raceRule": "at_least_half"})
    assert recorder.battle.standings[0].roll == 4


@pytest.mark.parametrize(("option", "order"), [("all", ["blue", "red"]), ("strict_two", ["red", "blue"])])
def test_a_scenario_modifier_counts_unless_only_race_and_leader_do_ini_14_amb_12(option, order):
    """INI-14, AMB-12."""
    battle = opening(group("red", "red", 1), group("blue", "blue", 11, modifier=-2))
    assert ranking(rolled(battle, 5, 6, rulings={"initiative.modifierSources": option})) == order


def test_leader_and_quality_are_not_shown_where_they_are_not_played_ini_13():
    """INI-13, ADV-01."""
    battle = opening(soldiers={11: {"leader": -2, "quality": "elite"}, 12: {"quality": "elite"}})
    event = rolled(battle, 5, 4).events[0]
    blue = next(roll for roll in event.rolls if roll.grouping == "blue")
    assert [line.key for line in blue.lines] == ["race"]
    assert blue.total == 4


def test_naturals_mean_nothing_to_a_ranking_die_09():
    """DIE-09."""
    battle = opening(group("red", "red", 1), group("blue", "blue", 11, modifier=3))
    assert ranking(rolled(battle, 3, 1)) == ["red", "blue"]


def test_tied_groupings_roll_again_until_they_differ_ini_15_amb_10():
    """INI-15, AMB-10."""
    assert ranking(rolled(opening(), 5, 5, 2, 2, 8, 3)) == ["blue", "red"]


def test_whoever_types_dice_is_told_that_a_tie_is_broken_ini_15():
    with pytest.raises(DieNeeded) as first:
        rolled(opening(), 5)
    with pytest.raises(DieNeeded) as again:
        rolled(opening(), 5, 5)
    assert "tie" not in first.value.roll.needed
    assert again.value.roll.needed == "to break a tie: low chooses first"


def test_a_tie_may_last_as_long_as_it_likes_ini_15():
    assert ranking(rolled(opening(), *[5] * 3000, 4, 3)) == ["blue", "red"]


def test_a_tie_is_settled_among_the_tied_alone_amb_10():
    """The further rolls of the two fives rank between the three and the seven, whatever comes up (AMB-10)."""
    recorder = rolled(four_groups(), 5, 5, 3, 7, 10, 1)
    assert ranking(recorder) == ["TOG 2", "TOG 1", "Renegade 1", "Renegade 2"]


def test_the_grouping_with_fewer_units_ranks_lower_if_the_table_says_so_amb_10():
    """AMB-10."""
    battle = opening(group("red", "red", 1, 2), group("blue", "blue", 11))
    fewer = {"initiative.ties": "fewer_units"}
    assert ranking(rolled(battle, 5, 5, rulings=fewer)) == ["blue", "red"]
    assert ranking(rolled(opening(), 5, 5, 9, 4, rulings=fewer)) == ["blue", "red"]


def test_a_toss_leaves_modifiers_out_where_a_reroll_does_not_amb_10():
    """AMB-10."""
    battle = opening(soldiers=SSORA)
    assert ranking(rolled(battle, 4, 5, 6, 7, 2, 1)) == ["blue", "red"]
    assert ranking(rolled(battle, 4, 5, 6, 7, rulings={"initiative.ties": "coin_flip"})) == ["red", "blue"]


def test_groupings_may_be_of_any_size_the_players_agree_on_ini_02():
    """INI-02."""
    battle = opening(
        group("squad", "red", *range(1, 9)), group("scout", "blue", 11), group("team", "blue", 12, 13)
    )
    assert ranking(rolled(battle, 2, 3, 4)) == ["squad", "scout", "team"]


def test_casualties_still_speak_for_their_grouping_which_stays_as_set_up_ini_03():
    """INI-03."""
    soldiers = {11: {"race": "Ssora"}, 12: {"race": "Ssora"}}
    battle = opening(group("red", "red", 1), group("blue", "blue", 11, 12, 13), soldiers=soldiers)
    recorder = rolled(without(without(battle, 11), 12), 9, 5)
    assert recorder.battle.standings[0].roll == 4


def test_a_grouping_with_nobody_left_does_not_roll_and_has_no_place_in_the_order():
    battle = four_groups()
    gone = without(battle, 12)
    recorder = rolled(gone, 9, 3, 1)
    assert ranking(recorder) == ["Renegade 2", "TOG 1", "Renegade 1"]
    refused = initiative.refusal_choose(
        recorder.battle, ChooseOrder(grouping="TOG 2", choice="MOVE"), table()
    )
    assert refused
    assert refused.code == "no-roll"


def without(battle: Battle, number: int) -> Battle:
    units = {**battle.units, number: replace(battle.units[number], wound="D")}
    return replace(battle, units=units)


def test_with_nobody_left_at_all_the_turn_still_goes_on():
    battle = opening(group("red", "red", 1), group("blue", "blue", 11))
    recorder = rolled(without(without(battle, 1), 11), 3, 4)
    assert initiative.next_to_choose(recorder.battle) == "red"


def test_the_order_is_told_once_everybody_has_chosen_seq_02():
    """SEQ-02."""
    recorder = rolled(opening(), 4, 9)
    assert not any(isinstance(event, OrderSet) for event in recorder.events)
    choose(recorder, "red", "MOVE")
    assert isinstance(recorder.events[-1], OrderSet)


CHOICES = st.lists(st.sampled_from(["MOVE", "COUNTERMOVE"]), min_size=1, max_size=8)


@given(CHOICES)
def test_the_order_is_a_permutation_with_movers_before_countermovers_ini_08(choices):
    """INI-08."""
    standings = [
        Standing(grouping=str(place), roll=place, choice=choice) for place, choice in enumerate(choices)
    ]
    order = initiative.order_of(standings)
    assert sorted(order) == sorted(entry.grouping for entry in standings)
    said = [choices[int(grouping)] for grouping in order]
    assert said == sorted(said, reverse=True), "MOVE sorts after COUNTERMOVE"


@given(CHOICES)
def test_movers_rise_and_countermovers_fall_ini_09_ini_10(choices):
    """INI-09, INI-10."""
    standings = [
        Standing(grouping=str(place), roll=place, choice=choice) for place, choice in enumerate(choices)
    ]
    order = [int(grouping) for grouping in initiative.order_of(standings)]
    movers = [place for place in order if choices[place] == "MOVE"]
    countermovers = [place for place in order if choices[place] == "COUNTERMOVE"]
    assert movers == sorted(movers)
    assert countermovers == sorted(countermovers, reverse=True)


def test_the_owner_of_an_even_split_is_told_that_it_may_pick_ini_12():
    """INI-12: until it has."""
    battle = skirmish((1, 2), stage="initiative", order=(), soldiers={1: {"race": "Ssora"}})
    assert "Red squad is evenly split: its owner may pick Ssora or Human [INI-12]." in ask(battle).sentence
    red = replace(battle.groupings["red"], race="Human")
    picked = replace(battle, groupings={**battle.groupings, "red": red})
    assert ask(picked).sentence == "Turn 1: roll for initiative."
