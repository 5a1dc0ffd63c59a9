"""How the players of Generals and Majors think: what greedy goes by, and what a search leaves out."""

from dataclasses import replace

from support.generals import at, written

from squadlog.extras.games.generals.cards import pack
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.levels import player_of
from squadlog.extras.games.players.ismcts import Ismcts
from squadlog.extras.games.players.player import Budget

FOREVER = Budget(seconds=1e9, clock=lambda: 0.0)


def greedy(state):
    thought = player_of(GENERALS, "greedy", 1).think(state.seen_by(0), FOREVER)
    return state.notation(thought.move)


def tried(state):
    """The first steps of a search."""
    sampler = GENERALS.sampler(state.seen_by(0))
    return {state.notation(sampler.move(step)) for step in sampler._first}


def test_greedy_lays_the_army_that_raises_the_lead_most_and_a_commander_only_without_one():
    assert greedy(at(hand="KR 1R 3R", commanders="AR", foe_hand="KG")) == "3R"
    assert greedy(at(hand="KR 8R", commanders="AR", foe_hand="KG")) == "KR"
    assert greedy(at(hand="8R 9B", commanders="AR", foe_hand="KG")) == "end"


def test_greedy_throws_away_the_army_that_is_hardest_to_pay_for():
    state = at(hand="KR KY KG KB 4R 9R 10Y 7B", foe_hand="QG")
    state = replace(state, table=replace(state.table, promoted=True, dropping=True))
    assert greedy(state) == "drop 10Y"


def test_a_search_lays_a_commander_first_and_looks_only_at_which():
    """GM-21."""
    state = at(hand="KR QY ?GB 3R", commanders="AR", foe_hand="KG")
    assert tried(state) == {"KR", "QY", "?GB commander"}
    assert len(state.moves()) > 3


def test_a_search_does_not_end_a_turn_in_which_an_army_can_be_laid_unless_command_stands():
    """GM-01."""
    assert tried(at(hand="2R 3R 9B", commanders="AR", foe_hand="KG")) == {"2R", "3R"}
    assert "end" in tried(at(hand="2R 3R 9B", commanders="AR", foe_hand="KG", command_mode="standing"))


def test_a_search_discards_what_no_command_pays_for():
    state = at(hand="KR KY 2R 3R 9R 10Y 7B 1B", commanders="AR JB", foe_hand="QG")
    state = replace(state, table=replace(state.table, promoted=True, dropping=True))
    assert tried(state) == {"drop 9R", "drop 10Y", "drop 7B"}


def test_a_leader_ends_the_game_when_no_card_is_left():
    """GM-18: nothing to draw, nothing laid for two turns; who lays a commander instead goes on."""
    laid = {"hand": "KY", "armies": "9R", "commanders": "AR", "foe_hand": "8G 7G 6G", "foe_commanders": "JG"}
    used = " ".join(laid.values()).split()
    down = " ".join(name for name in pack("kalosi").names if name not in used)
    state = at(**laid, down=down, draw="")
    state = replace(state, table=replace(state.table, drew=False, idle=1))
    assert set(written(state)) == {"KY", "end"} == tried(state)
    ended = state.play(state.read("end"))
    assert (ended.to_move, ended.table.over.rule, ended.table.over.shares) == (None, "GM-18", (1.0, 0.0))
    thought = Ismcts(GENERALS, 1, rounds=60).think(state.seen_by(0), FOREVER)
    worth = {line.moves[0]: line.value for line in thought.lines}
    assert worth["end"] == 1.0


def test_a_single_sensible_move_is_not_thought_about_for_long():
    state = at(hand="KR 3R 9B", commanders="AR", foe_hand="KG")
    thought = Ismcts(GENERALS, 1).think(state.seen_by(0), FOREVER)
    assert (state.notation(thought.move), thought.searched) == ("KR", 64)


def test_a_reason_is_the_plan_for_the_whole_turn():
    """GM-21: the commander first, then the army that he pays for; nobody else moves in between."""
    state = at(hand="4R 9B KR", commanders="AR", foe_hand="KG", foe_commanders="JG")
    best = Ismcts(GENERALS, 1, rounds=200).think(state.seen_by(0), FOREVER).lines[0]
    assert best.is_plan
    assert best.words == "KR then 4R then end"
