"""Each kind of condition of a scenario in play, and in odd cases (SCN-12)."""

import pytest
from support.scenarios import (
    STARTS,
    OnField,
    Written,
    answer,
    condition,
    duel,
    slot,
    stands,
)

from squadlog.facts.seats import Speaker
from squadlog.rules.common.advanced import bonds_of
from squadlog.rules.scenario.progress import binds, page_of

# Conditions


def test_who_holds_fire_throws_nothing_and_sets_nothing_off_but_moves(store):
    """SCN-12."""
    played = Written(store, duel(condition("hold_fire")), typed=False)
    for sentence in ("fire 1 at 3 range 10", "aim 1 at 3 range 10", "overwatch 1"):
        told = answer(played, 1, sentence)
        assert "holds fire until Commonwealth is attacked by anybody" in told, sentence
    assert stands(answer(played, 1, "walk 1 1m"))


def test_only_an_attack_by_those_named_lifts_it(store):
    """SCN-12."""
    page = condition("hold_fire", 'by = ["blue"]')
    played = Written(store, duel(page), typed=False)
    played.plays("T1.s1 | fire 3 at 1 range 10\nT1.s2 |")
    assert "holds fire" in answer(played, 1, "fire 1 at 3 range 10")


def test_who_engages_nobody_does_not_fight_hand_to_hand(store):
    """SCN-12."""
    for bars, refused in (("fire", False), ("fight", True)):
        played = Written(store, duel(condition("hold_fire", f'bars = "{bars}"')), typed=False)
        told = answer(played, 1, "engage 1 with 3 in reach")
        assert ("engages no enemy" in told) == refused


@pytest.mark.parametrize(("lifts", "free"), [("side", True), ("grouping", False)])
def test_an_attack_lifts_it_for_all_or_for_the_grouping_attacked(store, lifts, free):
    """A-119, holdfire.lift."""
    more = f'lifts = "{lifts}"\n'
    page = '\n[[groupings]]\nside = "blue"\nname = "Second"\nmembers = ["Mara Quill"]\n'
    for rulings in ((), (("holdfire.lift", lifts),)):
        text = duel(page + condition("hold_fire", "" if rulings else more))
        played = Written(store, text, typed=False, rulings=rulings)
        played.plays("T1.s1 | fire 3 at 1 range 10\nT1.s2 |")
        assert stands(answer(played, 1, "fire 1 at 3 range 10"))
        assert stands(answer(played, 2, "fire 2 at 3 range 10")) == free
        seen = played.session.seat(Speaker()).known
        told = [(one.told, one.units) for one in bonds_of(seen, played.session.rules["referee"].rulings)]
        assert [units for _, units in told] == ([] if free else [(2,)])


def test_it_stays_lifted_when_groupings_change(store):
    """SCN-12, A-119."""
    played = Written(store, duel(condition("hold_fire")), typed=False)
    played.plays("T1.s1 | fire 3 at 1 range 10\nT1.s2 |")
    while played.session.due["referee"].ask().kind != "roll_initiative":
        played._goes_on([])
    played.says("group Wing 1 because they part")
    assert stands(answer(played, 2, "fire 2 at 3 range 10"))


def test_a_shot_that_was_readied_before_is_not_taken_once_fire_is_held(store):
    """SCN-12: a condition that begins in the middle."""
    page = condition("hold_fire", 'starts = "hush"') + '\n[[triggers]]\nid = "hush"\nkind = "by_hand"\n'
    played = Written(store, duel(page), typed=False)
    slot(played, 1)
    played.says("fire 1 at 3 range 10", "scenario fire hush")
    while played.session.due["referee"].ask().kind != "fire":
        played.says("done")
    assert "holds fire" in str(played.session.say("fire 1"))
    assert stands(str(played.session.say("withhold 1")))


def test_actions_are_barred_until_their_turn_and_the_table_may_let_them_stand(store):
    """SCN-12."""
    page = condition("no_action", 'actions = ["run", "melee"]\nuntil_turn = 2')
    played = Written(store, "packs_on = false\n" + duel(page), typed=False)
    told = answer(played, 1, "run 1 2m")
    assert "The rule: 1 John Doe may not run now." in told
    assert "may not melee" in answer(played, 1, "engage 1 with 3 in reach")
    assert stands(answer(played, 1, "run 1 2m overrule because we agreed"))
    played.plays("T2.s1 |")
    assert not binds(played.battle, page_of(played.battle).conditions[0])


def test_a_condition_binds_from_a_trigger_to_a_trigger(store):
    """SCN-12."""
    page = condition("no_action", 'actions = ["run"]\nstarts = "on"\nends = "off"')
    page += "".join(f'\n[[triggers]]\nid = "{name}"\nkind = "by_hand"\n' for name in ("on", "off"))
    played = Written(store, duel(page), typed=False)
    one = page_of(played.battle).conditions[0]
    seen = [binds(played.battle, one)]
    for name in ("on", "off"):
        played.says(f"scenario fire {name}")
        seen.append(binds(played.battle, one))
    assert seen == [False, True, False]


def test_nobody_enters_what_is_closed_and_who_is_there_may_go(store):
    """SCN-12, on the map."""
    east = '\n[[areas]]\nid = "east"\npoints = [[14, 0.5], [39, 0.5], [39, 19.5], [14, 19.5]]\n'
    played = OnField(
        store, east + condition("keep_out", 'area = "east"'), starts=STARTS.replace("1 at 10,5", "1 at 13,5")
    )
    told = answer(played, 1, "run 1 toward 17,5 3m")
    assert "would enter east after 1.0 m" in told
    assert "[SCN-12]" in told
    assert stands(answer(played, 1, "run 1 toward 11,5 2m"))
    assert "would enter east" in answer(played, 1, "run 1 toward 17,5 3m")


def test_who_stays_may_not_leave_not_even_on_the_way(store):
    """SCN-12."""
    area = '\n[[areas]]\nid = "post"\ncentre = [10, 5]\nradius_m = 1.5\n'
    played = OnField(store, area + condition("stay_in", 'area = "post"\nsquads = ["John Doe"]'))
    assert "would leave post" in answer(played, 1, "run 1 toward 14,5 3m")
    assert stands(answer(played, 1, "walk 1 toward 11,5 1m"))
    assert stands(answer(played, 2, "run 2 toward 14,8 3m"))


def test_two_who_go_together_into_a_limit_are_one_too_many(store):
    """SCN-12."""
    area = '\n[[areas]]\nid = "lock"\npoints = [[12, 1], [20, 1], [20, 18], [12, 18]]\n'
    more = 'area = "lock"\ncount = 1'
    played = OnField(
        store,
        area + condition("limit", more),
        starts=STARTS.replace("1 at 10", "1 at 11.5").replace("2 at 10", "2 at 11.5"),
    )
    assert stands(answer(played, 1, "run 1 toward 14,5 2m"))
    assert "where the limit is 1 unit" in answer(played, 2, "run 2 toward 14,8 2m")
    played.plays("T1.s2 |")
    assert "where the limit is 1 unit" in answer(played, 2, "run 2 toward 14,8 2m")


def test_what_nobody_but_the_players_can_see_to_is_only_told(store):
    """SCN-12."""
    played = Written(store, duel(condition("said", 'text = "Whisper."')), typed=False)
    assert stands(answer(played, 1, "fire 1 at 3 range 10"))
